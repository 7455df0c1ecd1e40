# Headers under include/thwart/, libraries and a package file, so that find_package(Thwart) gives Thwart::thwart.
include(CMakePackageConfigHelpers)

add_library(thwart_all INTERFACE)
add_library(Thwart::thwart ALIAS thwart_all)
set_target_properties(thwart_all PROPERTIES EXPORT_NAME thwart)
target_link_libraries(thwart_all INTERFACE thwart_catalog)

get_property(libraries GLOBAL PROPERTY thwart_libraries)
get_property(folders GLOBAL PROPERTY thwart_folders)
install(TARGETS ${libraries} thwart_all EXPORT ThwartTargets)
foreach(folder IN LISTS folders)
    install(DIRECTORY ${folder}/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/thwart/${folder}
            FILES_MATCHING PATTERN "*.hpp" PATTERN "tests" EXCLUDE PATTERN "golden" EXCLUDE)
endforeach()
install(TARGETS thwart)
install(EXPORT ThwartTargets NAMESPACE Thwart:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Thwart)

configure_package_config_file(cmake/ThwartConfig.cmake.in ThwartConfig.cmake
                              INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Thwart)
write_basic_package_version_file(ThwartConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/ThwartConfig.cmake ${PROJECT_BINARY_DIR}/ThwartConfigVersion.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Thwart)
