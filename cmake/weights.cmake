# Puts the network that a game has learned, games/NAME/weights.net, into the game's library. Included, this file offers the
# function that adds the step to the build; run by the build as a script (with game, file and output) it writes the C++ file.
function(write_weights)
    file(READ ${file} bytes HEX)
    string(REGEX REPLACE "................" "    0x\\0,\n" words ${bytes})
    file(WRITE ${output} "#include \"base/integers.hpp\"\n\n#include <span>\n\nnamespace thwart::${game} {\n\n"
                         "std::span<const u64> weights_file();\nstd::span<const u64> weights_file() {\n"
                         "    static constexpr u64 kWords[] = {\n${words}};\n    return kWords;\n}\n\n"
                         "}  // namespace thwart::${game}\n")
endfunction()

if(CMAKE_SCRIPT_MODE_FILE)
    write_weights()
    return()
endif()

function(thwart_weights game folder)
    set(file ${PROJECT_SOURCE_DIR}/games/${folder}/weights.net)
    if(NOT EXISTS ${file})
        return()
    endif()
    set(output ${PROJECT_BINARY_DIR}/weights/${game}.cpp)
    add_custom_command(OUTPUT ${output}
                       COMMAND ${CMAKE_COMMAND} -D game=${game} -D file=${file} -D output=${output}
                               -P ${CMAKE_CURRENT_FUNCTION_LIST_FILE}
                       DEPENDS ${file} ${CMAKE_CURRENT_FUNCTION_LIST_FILE}
                       COMMENT "Reading what ${game} has learned" VERBATIM)
    target_sources(thwart_${game} PRIVATE ${output})
endfunction()
