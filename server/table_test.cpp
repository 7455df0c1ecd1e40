#include "server/table.hpp"

#include <gtest/gtest.h>

namespace thwart::server {
namespace {

const Person kAnna{"Anna", "", "d1"};
const Person kBerta{"Berta B. - yes", "berta", "d2"};

protocol::http::NewRoom wish_for(std::string setup) {
    protocol::http::NewRoom wish;
    wish.setup = std::move(setup);
    return wish;
}

Table quoridor() {
    auto table = table_of(wish_for("quoridor:players=2"), kAnna, std::nullopt);
    EXPECT_TRUE(table.ok());
    table->code = "abc";
    table->match = "m1";
    table->host = kAnna;
    return *table;
}

TEST(Table, SurvivesTheStore) {
    Table table = quoridor();
    EXPECT_FALSE(sit(table, Seat(1), kBerta, 1620));
    EXPECT_FALSE(set_nonce(table, kBerta, "00ff"));
    EXPECT_FALSE(set_ready(table, kBerta, true));
    table.next = "xyz";
    const auto read = parse_table("abc", format_table(table));
    ASSERT_TRUE(read.ok()) << read.error().text();
    EXPECT_EQ(*read, table);
    EXPECT_FALSE(begin(table, kAnna, Time{5}));
    EXPECT_EQ(*parse_table("abc", format_table(table)), table);
    EXPECT_FALSE(parse_table("abc", "thwart room 2\n").ok());
}

TEST(Table, ALineEndInANameIsNoLine) {
    Table table = quoridor();
    table.chairs[0].person.name = "x\nhost - admin admin";
    const auto read = parse_table("abc", format_table(table));
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->host, kAnna);
}

TEST(Table, SeatsAreTakenOnce) {
    Table table = quoridor();
    EXPECT_EQ(sit(table, Seat(0), kBerta, {})->code, Refusal::taken);
    EXPECT_EQ(sit(table, Seat(2), kBerta, {})->code, Refusal::not_found);
    EXPECT_FALSE(sit(table, Seat(1), kBerta, {}));
    EXPECT_EQ(seats_of(table, {"", "berta", ""}), std::vector{Seat(1)});
    EXPECT_TRUE(seats_of(table, {"Berta B. - yes", "", ""}).empty());  // a name opens nothing
    EXPECT_FALSE(stand(table, kBerta));
    EXPECT_TRUE(stand(table, kBerta));
    EXPECT_EQ(open_seats(table), 1U);
}

TEST(Table, OnlyTheHostSetsSeatsAndStarts) {
    Table table = quoridor();
    EXPECT_TRUE(set_seat(table, kBerta, Seat(1), SeatPlayer::computer, 2));
    EXPECT_TRUE(begin(table, kAnna, Time{1}));  // a seat is open
    EXPECT_FALSE(sit(table, Seat(1), kBerta, {}));
    EXPECT_TRUE(begin(table, kBerta, Time{1}));
    EXPECT_TRUE(begin(table, kAnna, Time{1}));  // not ready
    EXPECT_FALSE(set_ready(table, kBerta, true));
    EXPECT_FALSE(begin(table, kAnna, Time{1}));
    EXPECT_TRUE(stand(table, kBerta));
    EXPECT_TRUE(set_seat(table, kAnna, Seat(1), SeatPlayer::open, {}));
}

TEST(Table, KnowsWhereChanceActs) {
    const auto has_chance = [](std::string setup) {
        const auto table = table_of(wish_for(std::move(setup)), kAnna, {});
        EXPECT_TRUE(table.ok());
        return table && table->has_chance;
    };
    EXPECT_FALSE(has_chance("quoridor"));
    EXPECT_FALSE(has_chance("halma"));
    EXPECT_TRUE(has_chance("barricade"));
    EXPECT_TRUE(has_chance("shibuya:mode=classic"));
}

TEST(Table, RotatesForARematch) {
    Table table = quoridor();
    EXPECT_FALSE(sit(table, Seat(1), kBerta, {}));
    EXPECT_FALSE(set_nonce(table, kBerta, "ab"));
    EXPECT_FALSE(set_ready(table, kBerta, true));
    EXPECT_FALSE(begin(table, kAnna, Time{9}));
    const Table next = rotated(table);
    EXPECT_EQ(next.chairs[0].person, kBerta);
    EXPECT_EQ(next.chairs[1].person, kAnna);
    EXPECT_TRUE(next.chairs[0].nonce.empty());
    EXPECT_FALSE(next.begins);
}

TEST(Table, CountsOnlyAmongAccounts) {
    Table table = quoridor();
    table.terms.is_rated = true;
    EXPECT_FALSE(sit(table, Seat(1), kBerta, {}));
    EXPECT_FALSE(is_rated(table));
    table.chairs[0].person.account = "anna";
    EXPECT_TRUE(is_rated(table));
    table.chairs[0].person.account = "berta";
    EXPECT_FALSE(is_rated(table));
}

TEST(Table, SaysWhatIsWrongWithAWish) {
    const auto trouble = [](const protocol::http::NewRoom& wish) {
        const auto table = table_of(wish, kAnna, {});
        return table ? "" : table.error().where;
    };
    EXPECT_NE(trouble(wish_for("chess")), "");
    auto wish = wish_for("quoridor:players=2");
    wish.clock = "5:0";
    EXPECT_EQ(trouble(wish), "clock");
    wish.clock = "5:00";
    wish.chairs.emplace(3);
    EXPECT_EQ(trouble(wish), "players");
}

}  // namespace
}  // namespace thwart::server
