// The contract of store.hpp, for every store, plain and behind the wrapper that fails.
#include "store/faulty/faulty_store.hpp"
#include "store/memory/memory_store.hpp"
#include "store/sqlite/sqlite_store.hpp"
#include "store/test_kit.hpp"

#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace thwart::store {
namespace {

const std::string kOddText("a\0b\n\xff'\"", 7);

// A store of the kind under test, what it stands on, and a thread's worth of answers.
struct Fixture {
    explicit Fixture(const std::string& kind) {
        if (kind.starts_with("memory"))
            inner = std::make_unique<MemoryStore>(answers.post());
        else
            inner = open_store(folder.file(), answers);
        if (kind.ends_with("faulty")) faulty = std::make_unique<FaultyStore>(*inner);
    }
    Store& store() { return faulty ? static_cast<Store&>(*faulty) : *inner; }

    TestFolder folder;
    Answers answers;
    std::unique_ptr<Store> inner;
    std::unique_ptr<FaultyStore> faulty;
};

class Conformance : public testing::TestWithParam<const char*> {
protected:
    Fixture fixture{GetParam()};
    Calls calls{fixture.store(), fixture.answers};
};

INSTANTIATE_TEST_SUITE_P(Stores, Conformance,
                         testing::Values("memory", "sqlite", "memory_faulty", "sqlite_faulty"),
                         [](const auto& one) { return std::string(one.param); });

TEST_P(Conformance, AMatchIsLoadedAsItWasWritten) {
    ASSERT_TRUE(calls.create({"m1", "the header", {"anna", "ben"}, Time(1000)}));
    EXPECT_EQ(calls.append("m1", 0, {event("one", "a"), event("two")}), (Appended{2, false}));
    EXPECT_EQ(calls.append("m1", 2, {event(kOddText, "b")}), (Appended{3, false}));

    const auto loaded = calls.load("m1", 1);
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->info, (MatchInfo{1, "m1", "the header", std::nullopt, Time(1000), Time(0), 3}));
    EXPECT_EQ(loaded->events, (std::vector<Event>{numbered(1, event("one", "a")), numbered(2, event("two")),
                                                  numbered(3, event(kOddText, "b"))}));
}

TEST_P(Conformance, LoadingBeginsWhereItIsTold) {
    calls.create_with("m1", 3);
    for (const auto& [from, first, count] : std::vector<std::tuple<u64, u64, std::size_t>>{
             {0, 1, 3}, {1, 1, 3}, {2, 2, 2}, {3, 3, 1}, {4, 0, 0}, {~u64{0}, 0, 0}}) {
        const auto loaded = calls.load("m1", from);
        ASSERT_TRUE(loaded) << from;
        EXPECT_EQ(loaded->info.last_seq, 3U);
        ASSERT_EQ(loaded->events.size(), count) << from;
        if (count != 0) {
            EXPECT_EQ(loaded->events.front().seq, first);
        }
    }
}

TEST_P(Conformance, WhatIsNotThereIsNotFound) {
    EXPECT_EQ(kind_of(calls.load("none", 1)), Failure::not_found);
    EXPECT_EQ(kind_of(calls.append("none", 0, {event("one")})), Failure::not_found);
    EXPECT_EQ(kind_of(calls.finish("none", "won")), Failure::not_found);
    EXPECT_EQ(kind_of(calls.get("room", "none")), Failure::not_found);
    EXPECT_EQ(kind_of(calls.remove("room", "none", std::nullopt)), Failure::not_found);
    EXPECT_EQ(kind_of(calls.remove("room", "none", 7)), Failure::not_found);
}

TEST_P(Conformance, AnIdIsGivenOnce) {
    ASSERT_TRUE(calls.create({"m1", "first", {}, {}}));
    EXPECT_EQ(kind_of(calls.create({"m1", "second", {"anna"}, {}})), Failure::conflict);
    EXPECT_EQ(calls.load("m1", 1)->info.header, "first");
    EXPECT_TRUE(calls.list({MatchQuery::Which::all, "anna"})->empty());
}

TEST_P(Conformance, AnAppendNeedsTheLastNumber) {
    calls.create_with("m1", 2);
    for (const u64 wrong : {u64{0}, u64{1}, u64{3}, ~u64{0}}) {
        const auto refused = calls.append("m1", wrong, {event("x", "new")});
        ASSERT_EQ(kind_of(refused), Failure::conflict) << wrong;
        EXPECT_EQ(refused.error().actual, 2U);
    }
    EXPECT_EQ(calls.load("m1", 1)->events.size(), 2U);
    EXPECT_EQ(calls.append("m1", 2, {event("x", "new")}), (Appended{3, false}));
}

TEST_P(Conformance, AResendGetsTheFirstNumberAndChangesNothing) {
    calls.create_with("m1", 1);
    ASSERT_EQ(calls.append("m1", 1, {event("two", "a"), event("three", "b")}), (Appended{3, false}));
    ASSERT_EQ(calls.append("m1", 3, {event("four", "c")}), (Appended{4, false}));
    EXPECT_EQ(calls.append("m1", 1, {event("two", "a"), event("three", "b")}), (Appended{2, true}));
    EXPECT_EQ(calls.append("m1", 4, {event("other", "b")}), (Appended{3, true}));
    EXPECT_EQ(calls.append("m1", 99, {event("new", "d"), event("known", "c")}), (Appended{4, true}));
    EXPECT_EQ(calls.load("m1", 1)->info.last_seq, 4U);
    // The same message id in another match is another message.
    calls.create_with("m2", 0);
    EXPECT_EQ(calls.append("m2", 0, {event("one", "a")}), (Appended{1, false}));
}

TEST_P(Conformance, PipelinedAppendsKeepTheirOrder) {
    calls.create_with("m1", 0);
    std::vector<u64> answers;
    for (u64 at = 0; at < 100; ++at)
        fixture.store().append("m1", at, {event(std::to_string(at))}, [&](const Result<Appended>& appended) {
            answers.push_back(appended ? appended->seq : 0);
        });
    fixture.answers.run_until([&] { return answers.size() == 100; });
    for (u64 at = 0; at < 100; ++at) EXPECT_EQ(answers[at], at + 1);
    const auto loaded = calls.load("m1", 1);
    ASSERT_EQ(loaded->events.size(), 100U);
    for (u64 at = 0; at < 100; ++at) EXPECT_EQ(loaded->events[at].text, std::to_string(at));
}

TEST_P(Conformance, AFinishedMatchStaysAsItIs) {
    calls.create_with("m1", 1);
    ASSERT_EQ(calls.append("m1", 1, {event("two", "a")}), (Appended{2, false}));
    EXPECT_TRUE(calls.finish("m1", "1,2", Time(5000)));
    EXPECT_EQ(kind_of(calls.append("m1", 2, {event("late", "b")})), Failure::not_allowed);
    EXPECT_EQ(calls.append("m1", 1, {event("two", "a")}), (Appended{2, true}));
    EXPECT_TRUE(calls.finish("m1", "1,2", Time(6000)));
    EXPECT_EQ(kind_of(calls.finish("m1", "2,1", Time(7000))), Failure::conflict);
    const auto loaded = calls.load("m1", 1);
    EXPECT_EQ(loaded->info.summary, "1,2");
    EXPECT_EQ(loaded->info.finished_at, Time(5000));
    EXPECT_EQ(loaded->info.last_seq, 2U);
}

TEST_P(Conformance, AnEmptySummaryFinishesToo) {
    calls.create_with("m1", 0);
    ASSERT_TRUE(calls.finish("m1", ""));
    EXPECT_TRUE(calls.list({MatchQuery::Which::unfinished, ""})->empty());
}

TEST_P(Conformance, ListsAreNewestFirstAndTurnPages) {
    ASSERT_TRUE(calls.create({"m1", "", {"anna", "ben"}, {}}));
    ASSERT_TRUE(calls.create({"m2", "", {"anna"}, {}}));
    ASSERT_TRUE(calls.create({"m3", "", {"ben"}, {}}));
    ASSERT_TRUE(calls.create({"m4", "", {"anna"}, {}}));
    ASSERT_TRUE(calls.finish("m2", "won"));
    using Which = MatchQuery::Which;
    EXPECT_EQ(ids_of(calls.list({})), "m4 m3 m2 m1 ");
    EXPECT_EQ(ids_of(calls.list({Which::unfinished, ""})), "m4 m3 m1 ");
    EXPECT_EQ(ids_of(calls.list({Which::all, "anna"})), "m4 m2 m1 ");
    EXPECT_EQ(ids_of(calls.list({Which::unfinished, "anna"})), "m4 m1 ");
    EXPECT_EQ(ids_of(calls.list({Which::all, "carl"})), "");
    const auto page = calls.list({Which::all, "anna", 0, 2});
    EXPECT_EQ(ids_of(page), "m4 m2 ");
    EXPECT_EQ(ids_of(calls.list({Which::all, "anna", page->back().number, 2})), "m1 ");
    EXPECT_EQ(calls.list({})->at(2).summary, "won");
}

TEST_P(Conformance, DocumentsHaveVersions) {
    const auto first = calls.put("room", "r1", "one", kNoVersion);
    ASSERT_TRUE(first);
    const auto refused = calls.put("room", "r1", "two", kNoVersion);
    ASSERT_EQ(kind_of(refused), Failure::conflict);
    EXPECT_EQ(refused.error().actual, *first);
    const auto second = calls.put("room", "r1", "two", *first);
    ASSERT_TRUE(second);
    EXPECT_GT(*second, *first);
    EXPECT_EQ(kind_of(calls.put("room", "r1", "three", *first)), Failure::conflict);
    EXPECT_EQ(calls.get("room", "r1"), (Document{"r1", "two", *second}));
    EXPECT_TRUE(calls.put("room", "r1", "four", std::nullopt));
    EXPECT_EQ(calls.get("room", "r1")->value, "four");
    EXPECT_EQ(kind_of(calls.get("account", "r1")), Failure::not_found);
}

TEST_P(Conformance, AVersionIsNeverGivenTwice) {
    const auto first = calls.put("room", "r1", "one", kNoVersion);
    ASSERT_TRUE(first);
    EXPECT_EQ(kind_of(calls.remove("room", "r1", *first + 1)), Failure::conflict);
    ASSERT_TRUE(calls.remove("room", "r1", *first));
    EXPECT_EQ(kind_of(calls.get("room", "r1")), Failure::not_found);
    const auto again = calls.put("room", "r1", "two", kNoVersion);
    ASSERT_TRUE(again);
    EXPECT_GT(*again, *first);
    EXPECT_EQ(kind_of(calls.put("room", "r1", "three", *first)), Failure::conflict);
}

TEST_P(Conformance, AllChangesAreMadeOrNone) {
    const auto anna = calls.put("rating", "anna", "1500", kNoVersion);
    ASSERT_TRUE(anna);
    const auto done = calls.write({{"rating", "anna", "1510", *anna}, {"rating", "ben", "1490", kNoVersion}});
    ASSERT_TRUE(done);
    ASSERT_EQ(done->size(), 2U);
    // Ben's version is wrong, so Anna's stays, too.
    EXPECT_EQ(
        kind_of(calls.write({{"rating", "anna", "1520", done->at(0)}, {"rating", "ben", "1480", *anna}})),
        Failure::conflict);
    EXPECT_EQ(kind_of(calls.write({{"rating", "anna", "1520", {}}, {"rating", "carl", {}, {}}})),
              Failure::not_found);
    EXPECT_EQ(calls.get("rating", "anna"), (Document{"anna", "1510", done->at(0)}));
    const auto removed = calls.write({{"rating", "ben", {}, done->at(1)}, {"rating", "carl", "1500", {}}});
    ASSERT_TRUE(removed);
    EXPECT_EQ(removed->at(0), kNoVersion);
    EXPECT_EQ(kind_of(calls.get("rating", "ben")), Failure::not_found);
}

TEST_P(Conformance, DocumentsAreListedByPrefixAndTurnPages) {
    for (const char* key : {"b/2", "a/1", "b/10", "b/1", "c", "b"})
        ASSERT_TRUE(calls.put("token", key, key, kNoVersion));
    ASSERT_TRUE(calls.put("other", "b/3", "", kNoVersion));
    EXPECT_EQ(keys_of(calls.list_documents("token", "", "", 100)), "a/1 b b/1 b/10 b/2 c ");
    EXPECT_EQ(keys_of(calls.list_documents("token", "b/", "", 100)), "b/1 b/10 b/2 ");
    EXPECT_EQ(keys_of(calls.list_documents("token", "b/", "", 2)), "b/1 b/10 ");
    EXPECT_EQ(keys_of(calls.list_documents("token", "b/", "b/10", 2)), "b/2 ");
    EXPECT_EQ(keys_of(calls.list_documents("token", "b/", "a", 2)), "b/1 b/10 ");
    EXPECT_EQ(keys_of(calls.list_documents("token", "d", "", 2)), "");
    EXPECT_EQ(keys_of(calls.list_documents("none", "", "", 2)), "");
}

TEST_P(Conformance, SecretsAreNotListed) {
    ASSERT_TRUE(calls.put(std::string(kSecretKind), "m1", "5ec2e7", kNoVersion));
    EXPECT_EQ(kind_of(calls.list_documents(std::string(kSecretKind), "", "", 100)), Failure::not_allowed);
    EXPECT_EQ(calls.get(std::string(kSecretKind), "m1")->value, "5ec2e7");
}

TEST_P(Conformance, WhatIsAgainstTheContractIsRefused) {
    calls.create_with("m1", 0);
    const std::string long_key(kMaxKey + 1, 'k');
    const std::string long_text(kMaxText + 1, 't');
    const auto refused = Failure::not_allowed;
    EXPECT_EQ(kind_of(calls.create({"", "", {}, {}})), refused);
    EXPECT_EQ(kind_of(calls.create({long_key, "", {}, {}})), refused);
    EXPECT_EQ(kind_of(calls.create({"m2", long_text, {}, {}})), refused);
    EXPECT_EQ(kind_of(calls.create({"m2", "", {"anna", "anna"}, {}})), refused);
    EXPECT_EQ(kind_of(calls.create({"m2", "", {""}, {}})), refused);
    EXPECT_EQ(kind_of(calls.append("m1", 0, {})), refused);
    EXPECT_EQ(kind_of(calls.append("m1", 0, {event("one", "a"), event("two", "a")})), refused);
    EXPECT_EQ(kind_of(calls.append("m1", 0, {event(std::string(kMaxEvent + 1, 'e'))})), refused);
    EXPECT_EQ(kind_of(calls.append("m1", 0, std::vector<Event>(kMaxBatch + 1))), refused);
    EXPECT_EQ(kind_of(calls.finish("m1", long_text)), refused);
    EXPECT_EQ(kind_of(calls.list({MatchQuery::Which::all, "", 0, 0})), refused);
    EXPECT_EQ(kind_of(calls.write({})), refused);
    EXPECT_EQ(kind_of(calls.write({{"room", "r", "1", {}}, {"room", "r", "2", {}}})), refused);
    EXPECT_EQ(kind_of(calls.write({{"room", "", "1", {}}})), refused);
    EXPECT_EQ(kind_of(calls.write({{"", "r", "1", {}}})), refused);
    EXPECT_EQ(kind_of(calls.write({{"room", "r", long_text, {}}})), refused);
    EXPECT_EQ(kind_of(calls.remove("room", "r", kNoVersion)), refused);
    EXPECT_EQ(ids_of(calls.list({})), "m1 ");
    EXPECT_EQ(calls.load("m1", 1)->info.last_seq, 0U);
}

// What a server does for a match, trying each operation until it is answered, with one of them failing: whichever it is, and
// whether the request or the answer is lost, the stored match is the same.
void play_stubbornly(Calls& calls) {
    const auto insist = [](auto operation) {
        for (int tries = 0; tries < 3; ++tries)
            if (operation()) return;
        FAIL() << "three tries failed";
    };
    insist([&] {
        const auto done = calls.create({"m1", "header", {"anna"}, {}});
        return done || done.error().kind == Failure::conflict;
    });
    for (u64 at = 0; at < 3; ++at)
        insist([&] {
            return bool{calls.append("m1", at, {event("e" + std::to_string(at), std::to_string(at))})};
        });
    insist([&] { return bool{calls.finish("m1", "won")}; });
    insist([&] {
        const auto done = calls.put("rated", "m1", "yes", kNoVersion);
        return done || done.error().kind == Failure::conflict;
    });
}

class FaultyConformance : public testing::TestWithParam<const char*> {};

INSTANTIATE_TEST_SUITE_P(Stores, FaultyConformance, testing::Values("memory_faulty", "sqlite_faulty"),
                         [](const auto& one) { return std::string(one.param); });

TEST_P(FaultyConformance, AMatchSurvivesAnySingleFailure) {
    for (const auto loss : {FaultyStore::Loss::request, FaultyStore::Loss::answer}) {
        for (u64 nth = 0; nth < 6; ++nth) {
            Fixture fresh(GetParam());
            Calls again(fresh.store(), fresh.answers);
            fresh.faulty->fail(nth, loss);
            play_stubbornly(again);
            EXPECT_EQ(fresh.faulty->operations(), 7U) << nth;
            const auto loaded = again.load("m1", 1);
            ASSERT_TRUE(loaded);
            ASSERT_EQ(loaded->events.size(), 3U);
            for (u64 at = 0; at < 3; ++at) EXPECT_EQ(loaded->events[at].text, "e" + std::to_string(at));
            EXPECT_EQ(loaded->info.summary, "won");
            EXPECT_EQ(again.get("rated", "m1")->value, "yes");
        }
    }
}

}  // namespace
}  // namespace thwart::store
