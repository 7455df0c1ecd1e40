# Puts every file of words and every rules document (texts/README.md) into the library thwart_texts. Included, this file
# adds the step to the build; run by the build as a script (with root, list and output) it writes the C++ file.
function(write_texts)
    set(code "#include \"texts/sources.hpp\"\n\nnamespace thwart::texts {\nnamespace {\n\n")
    # With "sv" no compiler counts the letters of long texts, for which some have too little patience.
    string(APPEND code "using std::literals::operator\"\"sv;\n\nconstexpr Source kSources[] = {\n")
    file(STRINGS ${list} files)
    foreach(file IN LISTS files)
        string(REGEX MATCH "^(games/([^/]+)/)?texts/(rules\\.)?([^/]+)\\.(ftl|md)$" matched ${file})
        set(game "${CMAKE_MATCH_2}")
        set(language ${CMAKE_MATCH_4})
        set(kind words)
        if(CMAKE_MATCH_3)
            set(kind rules)
        endif()
        file(READ ${root}/${file} content)
        string(APPEND code "    {Source::Kind::${kind}, \"${game}\", \"${language}\", R\"~~(${content})~~\"sv},\n")
    endforeach()
    string(APPEND code "};\n\n}  // namespace\n\nstd::span<const Source> sources() { return kSources; }\n\n}  // namespace thwart::texts\n")
    file(WRITE ${output} "${code}")
endfunction()

if(CMAKE_SCRIPT_MODE_FILE)
    write_texts()
    return()
endif()

# Folders that begin with _ are models for games, not games.
file(GLOB text_files CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}
     texts/*.ftl games/[a-z]*/texts/*.ftl games/[a-z]*/texts/rules.*.md)

# The list is a file of its own, so that the build notices when a file has gone.
set(texts_list ${PROJECT_BINARY_DIR}/texts/files.txt)
set(texts_source ${PROJECT_BINARY_DIR}/texts/sources.cpp)
list(JOIN text_files "\n" text_lines)
file(CONFIGURE OUTPUT ${texts_list} CONTENT "${text_lines}\n" @ONLY)
list(TRANSFORM text_files PREPEND ${PROJECT_SOURCE_DIR}/)
add_custom_command(OUTPUT ${texts_source}
                   COMMAND ${CMAKE_COMMAND} -D root=${PROJECT_SOURCE_DIR} -D list=${texts_list}
                           -D output=${texts_source} -P ${CMAKE_CURRENT_LIST_FILE}
                   DEPENDS ${text_files} ${texts_list} ${CMAKE_CURRENT_LIST_FILE}
                   COMMENT "Gathering the words of all languages" VERBATIM)
target_sources(thwart_texts PRIVATE ${texts_source})
