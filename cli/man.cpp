// thwart man: the manual page, from the same table as --help.

#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "cli/command_table.hpp"
#include "cli/common.hpp"

namespace thwart::cli {
namespace {

// Text for roff: backslashes and hyphens mean themselves, and no line begins with a control character.
std::string plain(std::string_view text) {
    std::string out;
    for (const char letter : text) {
        if (letter == '\\')
            out += "\\e";
        else if (letter == '-')
            out += "\\-";
        else
            out += letter;
    }
    return out.starts_with('.') || out.starts_with('\'') ? "\\&" + out : out;
}
std::string bold(std::string_view text) { return base::cat("\\fB", plain(text), "\\fR"); }
std::string italic(std::string_view text) { return base::cat("\\fI", plain(text), "\\fR"); }

std::string operand_text(const OperandInfo& operand) {
    const std::string name = italic(operand.name) + (operand.repeats ? "..." : "");
    return operand.required ? name : base::cat('[', name, ']');
}

std::string value_text(const OptionInfo& option) {
    if (option.choices.empty()) return italic(option.value);
    std::string text;
    for (const std::string& choice : option.choices) text += (text.empty() ? "" : "|") + bold(choice);
    return text;
}

std::string option_text(const OptionInfo& option) {
    std::string text = ".TP\n";
    for (const std::string& name : option.names)
        text += (&name == &option.names.front() ? "" : ", ") + bold(name);
    if (!option.value.empty()) text += ' ' + value_text(option);
    return base::cat(text, '\n', plain(option.what), '\n');
}

std::string command_text(const CommandTable& table, const CommandInfo& command) {
    std::string text = base::cat(".SS ", bold(base::cat(table.name, ' ', command.name)));
    for (const OperandInfo& operand : command.operands) text += ' ' + operand_text(operand);
    if (command.options.size() > 1) text += " [" + italic("OPTION") + "]...";  // more than --help
    text += base::cat('\n', plain(command.what), ".\n");
    for (const OperandInfo& operand : command.operands)
        text += base::cat(".TP\n", italic(operand.name), '\n', plain(operand.what), '\n');
    for (const OptionInfo& option : command.options)
        if (option.names.back() != "--help") text += option_text(option);
    return text;
}

std::string game_text(const catalog::Module& module) {
    std::string text = base::cat(".SS ", bold(module.name), '\n');
    for (const rules::Key& key : module.keys.keys) {
        text += base::cat(".TP\n", bold(key.name), '=');
        for (std::size_t i = 0; i < key.values.size(); ++i)
            text += base::cat(i == 0 ? "" : "|", bold(key.values[i]));
        text += base::cat('\n', plain(key.meaning), " (default ", plain(key.values.front()), ")\n");
    }
    return text;
}

}  // namespace

std::string manual_page(const CommandTable& table) {
    std::string text =
        base::cat(".TH THWART 1 \"\" \"Thwart ", plain(table.version), "\" \"User Commands\"\n.SH NAME\n",
                  plain(table.name), " \\- ", plain(table.what), "\n.SH SYNOPSIS\n", bold(table.name), ' ',
                  italic("COMMAND"), " [", italic("OPTION"), "]...\n.SH DESCRIPTION\n", bold(table.name),
                  " plays Quoridor, Barricade, Halma and Shibuya in the terminal, against people and "
                  "computer players, and serves "
                  "other programs as a rules engine.\nEvery command explains itself with ",
                  bold("--help"), ".\n.SH OPTIONS\n");
    for (const OptionInfo& option : table.options) text += option_text(option);
    text += ".SH COMMANDS\n";
    for (const CommandInfo& command : table.commands) text += command_text(table, command);
    text += base::cat(
        ".SH SETUPS\nA setup is the name of a game, or the name, a colon and options separated by commas: ",
        bold("quoridor:players=4"), ".\n");
    for (const catalog::Module* module : catalog::modules()) text += game_text(*module);
    text +=
        ".SH EXIT STATUS\n.TP\n0\ndone\n.TP\n1\nrefused or failed, with one line on standard error that says "
        "why\n"
        ".TP\n2\nwrong usage\n.TP\n130\ninterrupted\n";
    return text;
}

int man(const CommandTable& table) { return print(manual_page(table)); }

}  // namespace thwart::cli
