find_package(GTest REQUIRED)

# The sample is no product, but every suite runs on it, too.
thwart_game(sample _sample)
target_link_libraries(thwart_sample PUBLIC thwart_catalog)

# thwart_test(NAME source...): a test program, one ctest entry.
function(thwart_test name)
    add_executable(${name} ${ARGN})
    target_link_libraries(${name} PRIVATE thwart_catalog thwart_warnings GTest::gtest_main)
    add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
endfunction()

# The unit tests that stand beside the code.
foreach(folder IN ITEMS base rules texts nets search bench catalog match protocol cli)
    file(GLOB sources CONFIGURE_DEPENDS ${folder}/*_test.cpp ${folder}/tui/*_test.cpp)
    if(sources)
        thwart_test(${folder}_test ${sources})
        target_link_libraries(${folder}_test PRIVATE thwart_sample)
    endif()
endforeach()
target_link_libraries(match_test PRIVATE thwart_match thwart_openssl)
target_link_libraries(protocol_test PRIVATE thwart_protocol)
target_link_libraries(cli_test PRIVATE thwart_cli)
file(GLOB_RECURSE sources CONFIGURE_DEPENDS store/*_test.cpp)
thwart_test(store_test ${sources})
target_link_libraries(store_test PRIVATE thwart_store)
file(GLOB sources CONFIGURE_DEPENDS server/*_test.cpp server/net/*_test.cpp)
thwart_test(server_test ${sources})
target_link_libraries(server_test PRIVATE thwart_server thwart_openssl)
target_link_libraries(texts_test PRIVATE thwart_texts)

# For every game its own tests, and the suite that all games share.
function(thwart_game_tests game folder)
    set(game_dir games/${folder})
    configure_file(tests/game_suite_test.cpp.in ${game}_suite_test.cpp @ONLY)
    thwart_test(${game}_suite ${PROJECT_BINARY_DIR}/${game}_suite_test.cpp)
    target_link_libraries(${game}_suite PRIVATE thwart_${game})
    configure_file(tests/search_suite_test.cpp.in ${game}_search_test.cpp @ONLY)
    thwart_test(${game}_search ${PROJECT_BINARY_DIR}/${game}_search_test.cpp)
    target_link_libraries(${game}_search PRIVATE thwart_${game})
    file(GLOB sources CONFIGURE_DEPENDS ${game_dir}/tests/*.cpp)
    thwart_test(${game}_rules ${sources})
    target_link_libraries(${game}_rules PRIVATE thwart_${game})
endfunction()
foreach(game IN LISTS games)
    thwart_game_tests(${game} ${game})
endforeach()
thwart_game_tests(sample _sample)

# What crosses folders.
thwart_test(players tests/players_test.cpp)
foreach(script IN ITEMS thwart_sh layers)
    add_test(NAME ${script} COMMAND bash ${PROJECT_SOURCE_DIR}/tests/${script}_test.sh)
endforeach()
foreach(script IN ITEMS commands completion engine match)
    add_test(NAME ${script} COMMAND bash ${PROJECT_SOURCE_DIR}/tests/${script}_test.sh $<TARGET_FILE:thwart>)
endforeach()
add_test(NAME trainer COMMAND bash ${PROJECT_SOURCE_DIR}/tests/trainer_test.sh $<TARGET_FILE:trainer>)
add_test(NAME protocol_types COMMAND protocol_types --check ${PROJECT_SOURCE_DIR})
add_test(NAME records COMMAND bash ${PROJECT_SOURCE_DIR}/tests/records_test.sh $<TARGET_FILE:thwart>
                               ${PROJECT_SOURCE_DIR}/records)
add_test(NAME consumer COMMAND bash ${PROJECT_SOURCE_DIR}/tests/consumer_test.sh ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
add_test(NAME new_game COMMAND bash ${PROJECT_SOURCE_DIR}/tests/new_game_test.sh ${PROJECT_SOURCE_DIR})

# Scripted sessions at the terminal. Debian's Python has the packages; another one may come first in the path.
find_program(THWART_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(THWART_PYTHON python3 REQUIRED)
add_test(NAME terminal COMMAND ${THWART_PYTHON} -B ${PROJECT_SOURCE_DIR}/tests/terminal/run.py $<TARGET_FILE:thwart>)
set_tests_properties(terminal PROPERTIES PROCESSORS 2)
# Whole matches, hostile clients and kills on a real port.
add_test(NAME server COMMAND ${THWART_PYTHON} -B ${PROJECT_SOURCE_DIR}/tests/server/run.py $<TARGET_FILE:thwart>)
set_tests_properties(server PROPERTIES PROCESSORS 2)
