// Everything that changes a SQLite store, on one connection, inside a transaction that the caller begins and commits.
// An operation that the contract refuses changes nothing. One that meets an error of SQLite may have changed something:
// then the transaction has to be rolled back.
#pragma once

#include "store/sqlite/database.hpp"
#include "store/store.hpp"

#include <string>
#include <unordered_map>
#include <vector>

namespace thwart::store {

class Writer {
public:
    explicit Writer(Database database);

    Result<Done> begin();
    Result<Done> commit();
    void roll_back();

    Result<Done> create(const NewMatch& match);
    Result<Appended> append(const std::string& match, u64 expected_seq, const std::vector<Event>& events);
    Result<Done> finish(const std::string& match, const std::string& summary, Time at);
    Result<std::vector<u64>> write(const std::vector<Change>& changes);

private:
    // What an append has to know of its match. Kept between appends: nobody else writes to the file.
    struct Live {
        u64 number = 0;
        u64 last_seq = 0;
        bool is_finished = false;
        std::vector<std::size_t> messages;  // hashes of the message ids: what is not here is new
    };

    Result<Live*> find(const std::string& match);
    Result<Live> read_live(const std::string& match);
    Result<u64> find_message(const Live& live, const std::vector<Event>& events);  // 0: none is known
    Result<Done> insert(Live& live, const Event& event);
    Result<u64> find_version(const Change& change);

    Database database_;
    Statement begin_, commit_, roll_back_;
    Statement insert_match_, insert_player_, select_match_, finish_match_;
    Statement insert_event_, select_message_, select_messages_;
    Statement put_document_, remove_document_, select_version_;
    std::unordered_map<std::string, Live> live_;
};

}  // namespace thwart::store
