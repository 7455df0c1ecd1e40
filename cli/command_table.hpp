// All commands and options as plain data, taken from the command line itself (main.cpp): what shell completion and the
// manual page are made of, so that they cannot say anything else than --help.
#pragma once

#include <string>
#include <vector>

namespace thwart::cli {

struct OptionInfo {
    std::vector<std::string> names;  // "--colour", "--color"
    std::string value;               // what follows: "FILE", "N"; empty for a flag
    std::string what;
    std::vector<std::string> choices;  // of the value; empty when it is free
};

struct OperandInfo {
    std::string name;  // "SETUP"
    std::string what;
    std::vector<std::string> choices;
    bool required = false;
    bool repeats = false;
};

struct CommandInfo {
    std::string name;
    std::string what;
    std::vector<OptionInfo> options;
    std::vector<OperandInfo> operands;
};

struct CommandTable {
    std::string name;
    std::string what;
    std::string version;
    std::vector<OptionInfo> options;  // of the program itself
    std::vector<CommandInfo> commands;
};

// What a shell can offer for a value or an operand of this name.
enum class Offer { nothing, setups, files, setups_and_files };
inline Offer offer_for(const std::string& name) {
    if (name == "SETUP") return Offer::setups;
    if (name == "SUBJECT") return Offer::setups_and_files;
    return name == "FILE" || name == "RECORD" ? Offer::files : Offer::nothing;
}

std::string bash_completion(const CommandTable& table);
std::string zsh_completion(const CommandTable& table);
std::string fish_completion(const CommandTable& table);
std::string manual_page(const CommandTable& table);

// The setups that begin like this, up to the next sign that has to be typed: "quoridor:players=2".
std::vector<std::string> complete_setup(const std::string& beginning);

}  // namespace thwart::cli
