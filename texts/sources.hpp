// The files of words as they lie in the checkout. cmake/texts.cmake writes the list's source, sources.cpp, into the
// build folder, so that the program opens no file and runs in a browser, too.
#pragma once

#include "texts/language.hpp"

#include <span>
#include <string_view>

namespace thwart::texts {

struct Source {
    enum class Kind : u8 { words, rules };
    Kind kind;
    std::string_view game;  // empty: the words of every game
    std::string_view language;
    std::string_view text;
};

std::span<const Source> sources();

}  // namespace thwart::texts
