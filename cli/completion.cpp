// thwart completion: scripts that let a shell complete our commands, options and setups. The setups come from the
// program itself (complete-setup), which knows which values the choices before leave open.

#include "base/text.hpp"
#include "cli/command_table.hpp"
#include "cli/common.hpp"

#include <algorithm>

namespace thwart::cli {
namespace {

template <class Range, class Format>
std::string joined(const Range& range, std::string_view separator, Format format) {
    std::string text;
    for (const auto& item : range) text += base::cat(text.empty() ? "" : separator, format(item));
    return text;
}
std::string joined(const std::vector<std::string>& words, std::string_view separator = " ") {
    return joined(words, separator, [](const std::string& word) { return word; });
}

// In single quotes, as all three shells read them; fish wants its own escape for the quote itself.
std::string shell_quoted(std::string_view text, std::string_view quote = "'\\''") {
    std::string out = "'";
    for (const char letter : text) {
        if (letter == '\'')
            out += quote;
        else
            out += letter;
    }
    return out + "'";
}

bool takes_value(const OptionInfo& option) { return !option.value.empty(); }

std::vector<std::string> names_of(const std::vector<OptionInfo>& options, bool valued_only) {
    std::vector<std::string> names;
    for (const OptionInfo& option : options)
        if (!valued_only || takes_value(option))
            names.insert(names.end(), option.names.begin(), option.names.end());
    return names;
}

// The function of the scripts that offers something, with its arguments.
std::string offering(const std::string& name, const std::vector<std::string>& choices) {
    if (!choices.empty()) return "_thwart_words " + joined(choices);
    switch (offer_for(name)) {
        case Offer::setups: return "_thwart_setups";
        case Offer::files: return "_thwart_files";
        case Offer::setups_and_files: return "_thwart_setups; _thwart_files";
        case Offer::nothing: break;
    }
    return ":";  // nothing
}

// The patterns and answers of a case statement: what to offer after an option, where something is known of its value.
std::string value_cases(const CommandTable& table, std::string_view indent) {
    std::string text;
    for (const CommandInfo& command : table.commands)
        for (const OptionInfo& option : command.options) {
            const std::string offer = offering(option.value, option.choices);
            if (offer == ":") continue;
            const auto pattern = [&](const std::string& name) {
                return shell_quoted(command.name + ' ' + name);
            };
            text += base::cat(indent, joined(option.names, " | ", pattern), ") ", offer, "; return ;;\n");
        }
    return text;
}

// For an operand, by its number from 0; one that repeats is offered for all that follow.
std::string operand_cases(const CommandTable& table, std::string_view indent) {
    std::string text;
    for (const CommandInfo& command : table.commands)
        for (std::size_t i = 0; i < command.operands.size(); ++i) {
            const OperandInfo& operand = command.operands[i];
            const std::string offer = offering(operand.name, operand.choices);
            const std::string pattern = operand.repeats ? shell_quoted(command.name + ' ') + '*'
                                                        : shell_quoted(base::cat(command.name, ' ', i));
            if (offer != ":") text += base::cat(indent, pattern, ") ", offer, " ;;\n");
        }
    return text;
}

constexpr std::string_view kBashBegin = R"sh(# bash completion for thwart, made by `thwart completion bash`
# shellcheck shell=bash

# The part of the word that the shell will replace begins behind its last break.
_thwart_words() { # _thwart_words CANDIDATE...
    local tail=$word candidate
    [[ $COMP_WORDBREAKS != *:* ]] || tail=${tail##*:}
    [[ $COMP_WORDBREAKS != *=* ]] || tail=${tail##*=}
    for candidate; do
        [[ $candidate == "$word"* ]] || continue
        COMPREPLY+=("${candidate#"${word%"$tail"}"}")
        [[ $candidate != *= ]] || compopt -o nospace 2>/dev/null
    done
}
_thwart_setups() {
    local -a setups
    mapfile -t setups < <("$program" complete-setup "$word" 2>/dev/null)
    _thwart_words "${setups[@]}"
}
_thwart_files() {
    local -a files
    compopt -o filenames 2>/dev/null
    mapfile -t files < <(compgen -f -- "$word")
    _thwart_words "${files[@]}"
}

_thwart() {
    local program=$1 word='' command previous valued options operand=0 i
    local -a words
    COMPREPLY=()
    read -ra words <<<"${COMP_LINE:0:COMP_POINT}" # COMP_WORDS would be broken at : and =
    if [[ ${COMP_LINE:0:COMP_POINT} != *[[:space:]] ]]; then
        word=${words[-1]}
        unset 'words[-1]'
    fi
    command=${words[1]-}
    previous=${words[-1]-}
)sh";

constexpr std::string_view kBashEnd = R"sh(    for ((i = 2; i < ${#words[@]}; ++i)); do
        if [[ " $valued " == *" ${words[i]} "* ]]; then
            i=$((i + 1))
        elif [[ ${words[i]} != -* ]]; then
            operand=$((operand + 1))
        fi
    done
)sh";

constexpr std::string_view kZshBegin = R"sh(#compdef thwart
# zsh completion for thwart, made by `thwart completion zsh`

_thwart_words() { compadd -- "$@" }
_thwart_setups() {
    local -a setups
    setups=(${(f)"$(${words[1]} complete-setup "$PREFIX" 2>/dev/null)"})
    compadd -S '' -- $setups
}
_thwart_files() { _files }

_thwart() {
    local operand=0 i
    local -a commands options valued
)sh";

constexpr std::string_view kZshEnd = R"sh(    if (( ${valued[(Ie)${words[CURRENT-1]}]} )); then
        return
    fi
    if [[ $PREFIX == -* ]]; then
        _describe -o option options
        return
    fi
    for ((i = 3; i < CURRENT; ++i)); do
        if (( ${valued[(Ie)${words[i]}]} )); then
            i=$((i + 1))
        elif [[ ${words[i]} != -* ]]; then
            operand=$((operand + 1))
        fi
    done
)sh";

std::string described(std::string_view name, std::string_view what) {
    return shell_quoted(base::cat(name, ':', what));
}

std::string fish_option(const CommandInfo& command, const OptionInfo& option) {
    std::string text = base::cat("complete -c thwart -n '__fish_seen_subcommand_from ", command.name, '\'');
    for (const std::string& name : option.names)
        text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    if (!option.choices.empty())
        text += base::cat(" -x -a ", shell_quoted(joined(option.choices)));
    else if (takes_value(option))
        text += offer_for(option.value) == Offer::files ? " -r -F" : " -x";
    return base::cat(text, " -d ", shell_quoted(option.what, "\\'"), '\n');
}

std::string fish_operand(const CommandInfo& command, const OperandInfo& operand) {
    const std::string begin =
        base::cat("complete -c thwart -n '__fish_seen_subcommand_from ", command.name, "' ");
    if (!operand.choices.empty()) return base::cat(begin, "-a ", shell_quoted(joined(operand.choices)), '\n');
    const Offer offer = offer_for(operand.name);
    std::string text;
    if (offer == Offer::setups || offer == Offer::setups_and_files)
        text += begin + "-a '(thwart complete-setup (commandline -ct) 2>/dev/null)'\n";
    if (offer == Offer::files || offer == Offer::setups_and_files) text += begin + "-F\n";
    return text;
}

}  // namespace

std::string bash_completion(const CommandTable& table) {
    const auto name_of = [](const CommandInfo& command) { return command.name; };
    std::string text(kBashBegin);
    text += base::cat("    if ((${#words[@]} < 2)); then\n        _thwart_words ",
                      joined(table.commands, " ", name_of), ' ', joined(names_of(table.options, false)),
                      "\n        return\n    fi\n    case \"$command $previous\" in\n",
                      value_cases(table, "        "), "    esac\n    case $command in\n");
    for (const CommandInfo& command : table.commands)
        text += base::cat("        ", command.name, ") options='", joined(names_of(command.options, false)),
                          "' valued='", joined(names_of(command.options, true)), "' ;;\n");
    text += base::cat(
        "        *) return ;;\n    esac\n    [[ \" $valued \" != *\" $previous \"* ]] || return\n"
        "    if [[ $word == -* ]]; then\n"
        "        # shellcheck disable=SC2086  # a list of words\n        _thwart_words $options\n"
        "        return\n    fi\n",
        kBashEnd, "    case \"$command $operand\" in\n", operand_cases(table, "        "), "    esac\n}\n",
        "complete -F _thwart thwart\n");
    return text;
}

std::string zsh_completion(const CommandTable& table) {
    std::string text(kZshBegin);
    text += "    commands=(\n";
    for (const CommandInfo& command : table.commands)
        text += base::cat("        ", described(command.name, command.what), '\n');
    text += base::cat(
        "    )\n    if (( CURRENT == 2 )); then\n        _describe command commands\n        return\n    fi\n"
        "    case \"${words[2]} ${words[CURRENT-1]}\" in\n",
        value_cases(table, "        "), "    esac\n    case ${words[2]} in\n");
    for (const CommandInfo& command : table.commands) {
        text += base::cat("        ", command.name, ")\n            options=(\n");
        for (const OptionInfo& option : command.options)
            for (const std::string& name : option.names)
                text += base::cat("                ", described(name, option.what), '\n');
        text += base::cat("            )\n            valued=(", joined(names_of(command.options, true)),
                          ")\n            ;;\n");
    }
    text += base::cat("    esac\n", kZshEnd, "    case \"${words[2]} $operand\" in\n",
                      operand_cases(table, "        "),
                      "    esac\n}\n\n"
                      "if [[ ${funcstack[1]} == _thwart ]]; then\n    _thwart \"$@\"\nelse\n    compdef "
                      "_thwart thwart\nfi\n");
    return text;
}

std::string fish_completion(const CommandTable& table) {
    std::string text =
        "# fish completion for thwart, made by `thwart completion fish`\ncomplete -c thwart -f\n";
    for (const CommandInfo& command : table.commands)
        text += base::cat("complete -c thwart -n __fish_use_subcommand -a ", command.name, " -d ",
                          shell_quoted(command.what, "\\'"), '\n');
    for (const CommandInfo& command : table.commands) {
        for (const OptionInfo& option : command.options) text += fish_option(command, option);
        for (const OperandInfo& operand : command.operands) text += fish_operand(command, operand);
    }
    return text;
}

int completion(const std::string& shell, const CommandTable& table) {
    return print(shell == "bash"  ? bash_completion(table)
                 : shell == "zsh" ? zsh_completion(table)
                                  : fish_completion(table));
}

int print_setups(const std::string& beginning) {
    return print(
        joined(complete_setup(beginning), "", [](const std::string& setup) { return setup + '\n'; }));
}

}  // namespace thwart::cli
