#include "cli/command_table.hpp"

#include <gtest/gtest.h>

namespace thwart::cli {
namespace {

using List = std::vector<std::string>;

TEST(CompleteSetup, Games) {
    EXPECT_EQ(complete_setup("quo"), List{"quoridor"});
    EXPECT_GE(complete_setup("").size(), 4U);
    EXPECT_EQ(complete_setup("chess"), List{});
}

TEST(CompleteSetup, Keys) {
    EXPECT_EQ(complete_setup("quoridor:"),
              (List{"quoridor:players=", "quoridor:sidestep=", "quoridor:first="}));
    EXPECT_EQ(complete_setup("quoridor:si"), List{"quoridor:sidestep="});
    EXPECT_EQ(complete_setup("quoridor:players=4,"),
              (List{"quoridor:players=4,sidestep=", "quoridor:players=4,first="}));
    EXPECT_EQ(complete_setup("halma:players=1,se"), List{}) << "one alone has no seating";
    EXPECT_EQ(complete_setup("quoridor:players=9,"), List{});
    EXPECT_EQ(complete_setup("chess:"), List{});
}

TEST(CompleteSetup, Values) {
    EXPECT_EQ(complete_setup("quoridor:players="), (List{"quoridor:players=2", "quoridor:players=4"}));
    EXPECT_EQ(complete_setup("quoridor:sidestep=ba"), List{"quoridor:sidestep=barred"});
    EXPECT_EQ(complete_setup("quoridor:first=").size(), 2U) << "two play unless told";
    EXPECT_EQ(complete_setup("quoridor:players=4,first=").size(), 4U);
    EXPECT_EQ(complete_setup("quoridor:players=4,players="), List{});
}

CommandTable small_table() {
    return {"thwart",
            "a 'test'",
            "1.2.3",
            {{{"-h", "--help"}, "", "Say it", {}}},
            {{"show",
              "Draw 'it'",
              {{{"--colour", "--color"}, "TEXT", "which", {"auto", "never"}},
               {{"-o"}, "FILE", ".where \\ to-go", {}}},
              {{"SETUP", "the game", {}, true, false}, {"STEP", "steps", {}, false, true}}}}};
}

TEST(Completion, Bash) {
    const std::string script = bash_completion(small_table());
    EXPECT_NE(script.find("        _thwart_words show -h --help\n"), std::string::npos) << script;
    EXPECT_NE(script.find("'show --colour' | 'show --color') _thwart_words auto never; return ;;"),
              std::string::npos);
    EXPECT_NE(script.find("'show -o') _thwart_files; return ;;"), std::string::npos);
    EXPECT_NE(script.find("show) options='--colour --color -o' valued='--colour --color -o' ;;"),
              std::string::npos);
    EXPECT_NE(script.find("'show 0') _thwart_setups ;;"), std::string::npos);
}

TEST(Completion, Zsh) {
    const std::string script = zsh_completion(small_table());
    EXPECT_TRUE(script.starts_with("#compdef thwart\n"));
    EXPECT_NE(script.find(R"('show:Draw '\''it'\''')"), std::string::npos) << script;
    EXPECT_NE(script.find("                '--color:which'\n"), std::string::npos);
}

TEST(Completion, Fish) {
    const std::string script = fish_completion(small_table());
    EXPECT_NE(script.find("complete -c thwart -n __fish_use_subcommand -a show -d 'Draw \\'it\\''\n"),
              std::string::npos)
        << script;
    EXPECT_NE(script.find(" -l colour -l color -x -a 'auto never' -d 'which'\n"), std::string::npos);
    EXPECT_NE(script.find(" -s o -r -F -d '.where \\ to-go'\n"), std::string::npos);
    EXPECT_NE(script.find(" -a '(thwart complete-setup (commandline -ct) 2>/dev/null)'\n"),
              std::string::npos);
}

TEST(Manual, Page) {
    const std::string page = manual_page(small_table());
    EXPECT_TRUE(page.starts_with(
        ".TH THWART 1 \"\" \"Thwart 1.2.3\" \"User Commands\"\n.SH NAME\nthwart \\- a 'test'\n"));
    EXPECT_NE(
        page.find(
            ".SS \\fBthwart show\\fR \\fISETUP\\fR [\\fISTEP\\fR...] [\\fIOPTION\\fR]...\nDraw 'it'.\n"),
        std::string::npos)
        << page;
    EXPECT_NE(page.find(".TP\n\\fB\\-o\\fR \\fIFILE\\fR\n\\&.where \\e to\\-go\n"), std::string::npos);
    EXPECT_NE(page.find("\\fB\\-\\-colour\\fR, \\fB\\-\\-color\\fR \\fBauto\\fR|\\fBnever\\fR\nwhich\n"),
              std::string::npos);
    EXPECT_NE(page.find(".SS \\fBquoridor\\fR\n.TP\n\\fBplayers\\fR=\\fB2\\fR|\\fB4\\fR\n"),
              std::string::npos);
}

}  // namespace
}  // namespace thwart::cli
