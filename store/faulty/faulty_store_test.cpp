#include "store/faulty/faulty_store.hpp"

#include "store/memory/memory_store.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace thwart::store {
namespace {

class Faulty : public testing::Test {
protected:
    void create(const std::string& id) {
        faulty.create({id, "", {}, {}}, [this](const Result<Done>& done) {
            heard.push_back(done                                        ? "made"
                            : done.error().kind == Failure::unavailable ? "unavailable"
                                                                        : "refused");
        });
    }
    bool is_there(const std::string& id) {
        bool found = false;
        memory.load(id, 1, [&found](const Result<StoredMatch>& loaded) { found = loaded.ok(); });
        return found;
    }

    MemoryStore memory;
    FaultyStore faulty{memory};
    std::vector<std::string> heard;
};

TEST_F(Faulty, TheNthOperationFailsOnce) {
    create("m0");
    faulty.fail(1);
    for (const char* id : {"m1", "m2", "m3"}) create(id);
    EXPECT_EQ(heard, (std::vector<std::string>{"made", "made", "unavailable", "made"}));
    EXPECT_FALSE(is_there("m2"));
    EXPECT_EQ(faulty.operations(), 4U);
}

TEST_F(Faulty, ALostAnswerHidesAWriteThatWasMade) {
    faulty.fail(0, FaultyStore::Loss::answer);
    create("m0");
    EXPECT_EQ(heard, std::vector<std::string>{"unavailable"});
    EXPECT_TRUE(is_there("m0"));
}

TEST_F(Faulty, AFullStoreReadsButDoesNotWrite) {
    create("m0");
    faulty.set_full(true);
    create("m1");
    bool is_loaded = false;
    faulty.load("m0", 1, [&](const Result<StoredMatch>& loaded) { is_loaded = loaded.ok(); });
    faulty.set_full(false);
    create("m1");
    EXPECT_EQ(heard, (std::vector<std::string>{"made", "unavailable", "made"}));
    EXPECT_TRUE(is_loaded);
}

TEST_F(Faulty, ASlowStoreAnswersInOrderWhenTold) {
    faulty.set_slow(true);
    for (const char* id : {"m0", "m1", "m0"}) create(id);
    EXPECT_TRUE(heard.empty());
    EXPECT_TRUE(is_there("m1"));
    EXPECT_EQ(faulty.waiting(), 3U);
    EXPECT_EQ(faulty.release(1), 1U);
    EXPECT_EQ(heard, std::vector<std::string>{"made"});
    // Quick again, but nobody is served before those who wait.
    faulty.set_slow(false);
    create("m2");
    EXPECT_EQ(heard.size(), 1U);
    EXPECT_EQ(faulty.release(), 3U);
    EXPECT_EQ(heard, (std::vector<std::string>{"made", "made", "refused", "made"}));
    create("m3");
    EXPECT_EQ(heard.size(), 5U);
}

}  // namespace
}  // namespace thwart::store
