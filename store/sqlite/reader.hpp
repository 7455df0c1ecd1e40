// Everything that is read from a SQLite store, on a connection of its own: it sees what is committed.
#pragma once

#include "store/sqlite/database.hpp"
#include "store/store.hpp"

#include <string>
#include <vector>

namespace thwart::store {

class Reader {
public:
    explicit Reader(Database database);

    Result<StoredMatch> load(const std::string& match, u64 from_seq);
    Result<std::vector<MatchInfo>> list(const MatchQuery& query);
    Result<Document> get(const std::string& kind, const std::string& key);
    Result<std::vector<Document>> list_documents(const std::string& kind, const std::string& prefix,
                                                 const std::string& after, u32 limit);

private:
    Result<StoredMatch> load_inside(const std::string& match, u64 from_seq);

    Database database_;
    Statement begin_, end_;
    Statement match_, events_, all_, unfinished_, of_player_, document_, documents_;
};

}  // namespace thwart::store
