# Warnings are errors, in every build.
add_library(thwart_warnings INTERFACE)
target_compile_options(thwart_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Wcast-align -Wunused
    -Woverloaded-virtual -Wimplicit-fallthrough -Werror
    # False alarms of g++ 12, in its own strings (GCC bug 105651) and for loops over the seats; ASan watches instead.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict> $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow>)

# thwart_library(NAME [FOLDER path] [DEPENDS libraries...]): the library thwart_NAME (Thwart::NAME) of all sources
# in a folder except its tests; header-only where there is no source.
function(thwart_library name)
    cmake_parse_arguments(arg "" "FOLDER" "DEPENDS" ${ARGN})
    if(NOT arg_FOLDER)
        set(arg_FOLDER ${name})
    endif()
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${arg_FOLDER}/*.cpp)
    list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
    list(TRANSFORM arg_DEPENDS PREPEND thwart_)
    set(kind PUBLIC)
    if(sources)
        add_library(thwart_${name} STATIC ${sources})
        target_link_libraries(thwart_${name} PRIVATE $<BUILD_INTERFACE:thwart_warnings>)
    else()
        add_library(thwart_${name} INTERFACE)
        set(kind INTERFACE)
    endif()
    add_library(Thwart::${name} ALIAS thwart_${name})
    set_target_properties(thwart_${name} PROPERTIES EXPORT_NAME ${name})
    target_include_directories(thwart_${name} ${kind} $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>
                                                      $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>
                                                      $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/thwart>)
    target_compile_features(thwart_${name} ${kind} cxx_std_20)
    target_link_libraries(thwart_${name} ${kind} ${arg_DEPENDS})
    set_property(GLOBAL APPEND PROPERTY thwart_libraries thwart_${name})
    set_property(GLOBAL APPEND PROPERTY thwart_folders ${arg_FOLDER})
endfunction()
