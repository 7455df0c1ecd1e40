# games/games.def is the one list of games: a line there and a folder here make a game part of everything.
set(games_def ${PROJECT_SOURCE_DIR}/games/games.def)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${games_def})
file(STRINGS ${games_def} games REGEX "^GAME\\([a-z][a-z0-9_]*\\)$")
list(TRANSFORM games REPLACE "^GAME\\((.*)\\)$" "\\1")

include(cmake/weights.cmake)

# A game's library: its module.cpp instantiates the templates of search, bench and catalog.
function(thwart_game name folder)
    thwart_library(${name} FOLDER games/${folder} DEPENDS rules nets search bench)
    thwart_weights(${name} ${folder})
endfunction()

set(game_libraries)
foreach(game IN LISTS games)
    thwart_game(${game} ${game})
    list(APPEND game_libraries ${game})
endforeach()
