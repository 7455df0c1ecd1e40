// The part of the contract that needs no stored data: what every store refuses at once, in the same words.
#pragma once

#include "store/store.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thwart::store {

std::optional<Error> check(const NewMatch& match);
std::optional<Error> check_append(std::string_view match, const std::vector<Event>& events);
std::optional<Error> check_finish(std::string_view match, std::string_view summary);
std::optional<Error> check(const MatchQuery& query);
std::optional<Error> check(const std::vector<Change>& changes);
std::optional<Error> check_document(std::string_view kind, std::string_view key);
std::optional<Error> check_list(std::string_view kind, u32 limit);

// The refusals that depend on what is stored.
Error no_match(std::string_view id);
Error no_document(std::string_view kind);
Error match_exists(std::string_view id);
Error match_finished(std::string_view id);
Error finished_otherwise(std::string_view id);
Error wrong_seq(u64 expected, u64 actual);
Error wrong_version(const Change& change, u64 actual);

}  // namespace thwart::store
