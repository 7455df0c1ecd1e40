# Headers under include/thwart/, libraries and a package file, so that find_package(Thwart) gives Thwart::thwart.
include(CMakePackageConfigHelpers)

add_library(thwart_all INTERFACE)
add_library(Thwart::thwart ALIAS thwart_all)
set_target_properties(thwart_all PROPERTIES EXPORT_NAME thwart)
target_link_libraries(thwart_all INTERFACE thwart_match)

get_property(libraries GLOBAL PROPERTY thwart_libraries)
get_property(folders GLOBAL PROPERTY thwart_folders)
install(TARGETS ${libraries} thwart_all EXPORT ThwartTargets)
foreach(folder IN LISTS folders)
    install(DIRECTORY ${folder}/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/thwart/${folder}
            FILES_MATCHING PATTERN "*.hpp" PATTERN "tests" EXCLUDE PATTERN "golden" EXCLUDE PATTERN "crypto" EXCLUDE)
endforeach()
install(TARGETS thwart)

# The program describes itself: shell completion and the manual page come from its own table of commands.
foreach(file IN ITEMS bash zsh fish man)
    set(words completion ${file})
    if(file STREQUAL man)
        set(words man)
    endif()
    add_custom_command(OUTPUT ${PROJECT_BINARY_DIR}/describe/${file}
                       COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/describe
                       COMMAND thwart ${words} > ${PROJECT_BINARY_DIR}/describe/${file} DEPENDS thwart VERBATIM)
    list(APPEND descriptions ${PROJECT_BINARY_DIR}/describe/${file})
endforeach()
add_custom_target(thwart_descriptions ALL DEPENDS ${descriptions})
install(FILES ${PROJECT_BINARY_DIR}/describe/bash RENAME thwart
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${PROJECT_BINARY_DIR}/describe/zsh RENAME _thwart DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${PROJECT_BINARY_DIR}/describe/fish RENAME thwart.fish
        DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(FILES ${PROJECT_BINARY_DIR}/describe/man RENAME thwart.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(EXPORT ThwartTargets NAMESPACE Thwart:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Thwart)

configure_package_config_file(cmake/ThwartConfig.cmake.in ThwartConfig.cmake
                              INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Thwart)
write_basic_package_version_file(ThwartConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/ThwartConfig.cmake ${PROJECT_BINARY_DIR}/ThwartConfigVersion.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Thwart)
