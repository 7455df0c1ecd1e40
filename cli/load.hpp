// The measuring of a server. Apart from the other commands, because nothing else needs it.
#pragma once

#include <string>

namespace thwart::cli {

// How much a server is asked to carry.
struct LoadWords {
    std::string folder = ".";  // for the files of the run
    double seconds = 10;       // a step
    unsigned sockets = 10'000;
    unsigned matches = 1'000;
    unsigned storm = 5'000;  // sockets that come back
    double storm_seconds = 10;
    unsigned computer_matches = 1'000;
    double computer_rate = 200;  // moves of people a second
};

int load(const LoadWords& words);
int load_echo();  // a bare server to compare with

}  // namespace thwart::cli
