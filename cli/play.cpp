// thwart play: a match in the terminal, on the full screen where that is possible, otherwise line by line.

#include "cli/common.hpp"
#include "cli/play_lines.hpp"
#include "cli/play_start.hpp"
#include "cli/tui/app.hpp"

#include <iostream>
#include <unistd.h>

namespace thwart::cli {
namespace {

bool has_full_screen(const Look& look) {
    const std::string terminal = environment("TERM");
    return !look.ascii && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !terminal.empty() &&
           terminal != "dumb";
}

base::Result<Resumed> table_for(const PlayWords& words) {
    if (words.resume) return resume_table(*words.resume, !words.seed);
    auto terms = terms_of(words);
    if (!terms) return terms.error();
    auto table = lay_table(std::move(*terms), words.seed);
    if (!table) return table.error();
    return Resumed{std::move(*table), false};
}

int play_in_lines(PlayWords words, const texts::Catalogue& catalogue) {
    if (words.setup.empty()) words.setup = catalog::modules().front()->name;
    auto opened = table_for(words);
    if (!opened) return refuse(opened.error());
    if (opened->was_torn)
        if (const int code =
                print(catalogue.text("file-damaged", {{"file", opened->table->file().path()}}) + '\n');
            code != kDone)
            return code;
    return play_lines(*opened->table, catalogue, words.look, std::cin, print);
}

}  // namespace

int play(const PlayWords& words) {
    const auto language = language_for(words.lang);
    if (!language) return refuse(language.error());
    if (!has_full_screen(words.look)) return play_in_lines(words, texts::Catalogue::of(*language));
    tui::App app(words, *language);
    if (words.setup.empty() && !words.resume) return app.run_menu();
    auto opened = table_for(words);
    if (!opened) return refuse(opened.error());
    return app.run(std::move(*opened));
}

}  // namespace thwart::cli
