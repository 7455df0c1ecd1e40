#include "store/store.hpp"

#include <utility>

namespace thwart::store {

void Store::put(std::string kind, std::string key, std::string value, std::optional<u64> expected,
                Then<u64> then) {
    std::vector<Change> changes(1);
    changes[0] = {std::move(kind), std::move(key), std::move(value), expected};
    write(std::move(changes), [then = std::move(then)](const Result<std::vector<u64>>& versions) {
        then(versions ? Result<u64>(versions->front()) : Result<u64>(versions.error()));
    });
}

void Store::remove(std::string kind, std::string key, std::optional<u64> expected, Then<Done> then) {
    std::vector<Change> changes(1);
    changes[0] = {std::move(kind), std::move(key), std::nullopt, expected};
    write(std::move(changes), [then = std::move(then)](const Result<std::vector<u64>>& versions) {
        then(versions ? Result<Done>(Done{}) : Result<Done>(versions.error()));
    });
}

}  // namespace thwart::store
