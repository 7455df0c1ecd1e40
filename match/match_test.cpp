#include "match/match.hpp"

#include "tests/match_table.hpp"

namespace thwart::match {
namespace {

using namespace std::chrono_literals;
using tests::seat;
using tests::Table;
using tests::terms_of;
using Kind = Notice::Kind;
using Notices = std::vector<Notice>;

const std::string kShibuyaField =
    "BbWw,BbWw,BbWw,BbWw/BbWw,BbWw,BbWw,BbWw/BbWw,BbWw,BbWw,BbWw/BbWw,BbWw,BbWw,BbWw";
const std::string kBlockers = "a3,e3,g7,i3,i9,i10,i11,i13,k7,m3,q3";

Terms with_computers(std::string setup, unsigned people) {
    Terms terms = terms_of(std::move(setup));
    for (std::size_t i = people; i < terms.players.size(); ++i) terms.players[i] = Player::computer(3);
    return terms;
}

Terms retiring(std::string setup) {
    Terms terms = terms_of(std::move(setup));
    terms.leaving = Leaving::retire;
    return terms;
}

// --- the start ---

TEST(Match, BeginsWithCanonicalTerms) {
    const Table table(terms_of("quoridor", "e1,e9 10,10 - - 1"), 5s);
    EXPECT_EQ(table.match.terms().setup, "quoridor:players=2,sidestep=barred,first=1");
    EXPECT_EQ(table.match.terms().position, "");  // the usual start
    EXPECT_EQ(table.match.turn(), rules::Turn::decision(seat(1)));
    EXPECT_EQ(table.match.legal().size(), 131U);
    EXPECT_EQ(table.match.begins(), 5s);
    EXPECT_EQ(table.match.latest(), 5s);
    EXPECT_EQ(table.match.player(seat(2)), Player::person("P2"));
    EXPECT_FALSE(table.match.result());
}

TEST(Match, RefusesBadTerms) {
    const auto refusal = [](auto change, Time now = Time{0}) {
        Terms terms = terms_of("quoridor");
        change(terms);
        const auto made = Match::create(terms, now);
        return made ? "" : made.error().where;
    };
    EXPECT_EQ(refusal([](Terms&) {}), "");
    EXPECT_EQ(refusal([](Terms& t) { t.setup = "chess"; }), "setup");
    EXPECT_EQ(refusal([](Terms& t) { t.setup = "quoridor:players=3"; }), "players");
    EXPECT_EQ(refusal([](Terms& t) { t.position = "e1,e1 10,10 - - 1"; }), "pawns");
    EXPECT_EQ(refusal([](Terms& t) { t.position = "e9,e1 10,10 - - 2"; }), "pawns");
    EXPECT_EQ(refusal([](Terms& t) { t.position = "e9,a5 10,10 - - 2"; }), "position");  // over
    EXPECT_EQ(refusal([](Terms& t) { t.clock.increment = 3s; }), "clock");
    EXPECT_EQ(refusal([](Terms& t) { t.players.pop_back(); }), "players");
    EXPECT_EQ(refusal([](Terms& t) { t.players.push_back({}); }), "players");
    EXPECT_EQ(refusal([](Terms& t) { t.players[0] = Player::computer(0); }), "level");
    EXPECT_EQ(refusal([](Terms& t) { t.players[0] = Player::computer(9); }), "level");
    EXPECT_EQ(refusal([](Terms& t) { t.players[0].level = 1; }), "level");
    EXPECT_EQ(refusal([](Terms& t) { t.stand_in = 0; }), "level");
    EXPECT_EQ(refusal([](Terms& t) { t.players[0].name = "a\nb"; }), "name");
    EXPECT_EQ(refusal([](Terms& t) { t.players[0].name = std::string(65, 'a'); }), "name");
    EXPECT_EQ(refusal([](Terms&) {}, -1ms), "time");
    EXPECT_EQ(refusal([](Terms&) {}, kLatest + 1ms), "time");
}

TEST(Match, SeatsMayBeMissingFromTheStart) {
    Table table(terms_of("quoridor:players=4", "e5,x,a4,x 0,0,0,0 - - 1"));
    EXPECT_TRUE(table.match.is_retired(seat(2)));
    EXPECT_FALSE(table.match.is_retired(seat(3)));
    EXPECT_EQ(table.refused(OfferDraw{seat(4)}), "seat");
    table.does(OfferDraw{seat(1)});
    EXPECT_EQ(table.match.draw_offer(), (Offer{seat(1), 0b100}));
    const Table all(terms_of("halma:players=1"));
    EXPECT_FALSE(all.match.is_retired(seat(1)));
}

// --- steps ---

TEST(Match, PlaysToTheEndOfTheRules) {
    Table table(terms_of("quoridor", "e7,a7 10,10 - - 1"));
    EXPECT_EQ(table.does(Move{seat(1), "e8"}), (Notices{{Kind::played, seat(1)}}));
    table.plays("a6");
    EXPECT_EQ(table.does(Move{seat(1), "e9"}), (Notices{{Kind::played, seat(1)}, {Kind::ended, {}}}));
    EXPECT_EQ(table.result(), "rules 1,2");
    EXPECT_EQ(table.match.turn(), rules::Turn::over());
    EXPECT_TRUE(table.match.legal().empty());
    EXPECT_EQ(table.refused(Move{seat(2), "a5"}), "over");
}

TEST(Match, RefusesStepsOutOfTurn) {
    Table table(terms_of("quoridor"), 10s);
    EXPECT_EQ(table.refused(Move{seat(2), "e8"}), "turn");
    EXPECT_EQ(table.refused(Move{seat(3), "e8"}), "seat");
    EXPECT_EQ(table.refused(Deal{"1"}), "turn");
    EXPECT_EQ(table.refused(Move{seat(1), "e3"}), "rule 6");
    EXPECT_EQ(table.refused(Move{seat(1), "E2"}), "move");
    table.wait(5s).plays("e2");
    EXPECT_EQ(table.match.latest(), 15s);
    table.now -= 1ms;
    EXPECT_EQ(table.refused(Move{seat(2), "e8"}), "time");
    table.now = kLatest + 1ms;
    EXPECT_EQ(table.refused(Move{seat(2), "e8"}), "time");
    Table dice(terms_of("barricade"));
    EXPECT_EQ(dice.refused(Move{seat(1), "3"}), "chance");
    EXPECT_EQ(dice.refused(Deal{"7"}), "move");
}

TEST(Match, GroupsStepsIntoTurns) {
    Table table(terms_of("barricade:players=2"));
    table.plays("3 5 home-m3 *h13 2 home-b1");
    const auto turns = table.match.line().turns();
    ASSERT_EQ(turns.size(), 3U);
    EXPECT_EQ(turns[0], (PlayedTurn{seat(1), {"3"}, {}}));
    EXPECT_EQ(turns[1],
              (PlayedTurn{seat(2), {"5", "home-m3", "*h13"}, {}}));  // the throw that let it begin counts
    EXPECT_EQ(turns[2], (PlayedTurn{seat(1), {"2", "home-b1"}, {}}));
    EXPECT_EQ(table.match.deals(), 3U);
}

TEST(Match, KnowsWhatWasPlayed) {
    Table table(terms_of("quoridor"));
    table.plays("e2 e8 e3", 1500ms);
    EXPECT_EQ(table.match.line().last()->step, "e3");
    EXPECT_EQ(table.match.line().last()->at, 4500ms);
    EXPECT_EQ(table.match.line().before(1).position(), "e2,e9 10,10 - - 2");
    EXPECT_EQ(table.match.moves(seat(1)), 2U);
    EXPECT_EQ(table.match.moves(seat(2)), 1U);
    EXPECT_EQ(table.match.deals(), 0U);
    ASSERT_EQ(table.match.past().size(), 3U);
    EXPECT_EQ(table.match.past()[2], table.match.line().before(2).hash());
}

TEST(Match, EverybodyStuck) {
    Table table(terms_of("shibuya", kShibuyaField + " -;-;N1,N2 -;-;E1 0,0,0,0,0,0 move 0 1"));
    table.plays("pass pass");
    EXPECT_EQ(table.result(), "stuck 1,2");
}

// --- repetition ---

TEST(Match, TheThirdOccurrenceIsADraw) {
    Table table(terms_of("quoridor"));
    table.plays("e2 e8 e1 e9 e2 e8 e1");
    EXPECT_EQ(table.result(), "");
    table.plays("e9");
    EXPECT_EQ(table.result(), "repetition 1,1");
}

TEST(Match, StepsTakenBackDoNotCount) {
    Table table(with_computers("quoridor", 1));
    table.plays("e2 e8 e1 e9");
    for (int i = 0; i < 3; ++i) {
        table.does(AskTakeback{seat(1)});
        table.plays("e1 e9");
    }
    table.plays("e2 e8 e1");
    EXPECT_EQ(table.result(), "");
    table.plays("e9");
    EXPECT_EQ(table.result(), "repetition 1,1");
}

TEST(Match, RepetitionCanBeSwitchedOff) {
    Terms terms = terms_of("quoridor");
    terms.repetition = false;
    Table table(terms);
    for (int i = 0; i < 4; ++i) table.plays("e2 e8 e1 e9");
    EXPECT_EQ(table.result(), "");
}

TEST(Match, OnlyDecisionsCount) {
    Table table(terms_of("barricade:players=2", "4+a1 4+q1 " + kBlockers + " roll 1"));
    for (int i = 0; i < 2; ++i) table.plays("1 a1-b1 1 q1-p1 1 b1-a1 1 p1-q1");
    EXPECT_EQ(table.match.deals(), 8U);
    EXPECT_EQ(table.result(), "");
    table.plays("1");  // the third time that seat 1 has to move a one
    EXPECT_EQ(table.result(), "repetition 1,1");
}

TEST(Match, TheSoloHasNoRepetition) {
    Table table(terms_of("halma:players=1,men=10"));
    EXPECT_FALSE(table.match.terms().repetition);
    for (int i = 0; i < 3; ++i) table.plays("d1-e5 e5-d1");
    EXPECT_EQ(table.result(), "");
    EXPECT_EQ(table.match.moves(seat(1)), 6U);
}

// --- standstill ---

// Two pieces that walk to and fro, and what is in the goal and the pile.
Terms to_and_fro(const std::string& red_home, const std::string& yellow_home, std::string_view pile) {
    Terms terms = terms_of("shibuya", base::cat(kShibuyaField, " -;d5;", red_home, " -;f3;", yellow_home, ' ',
                                                pile, " move 0 1"));
    terms.repetition = false;
    return terms;
}
void walk_to_and_fro(Table& table, int rounds) {
    for (int i = 0; i < rounds; ++i) table.plays("d5-c5 f3-e3 c5-d5 e3-f3");
}

TEST(Match, FiftyTurnsWithoutProgressEndItAsItStands) {
    for (const auto& [red, yellow, result] : {std::tuple{"N1", "-", "standstill 1,2"},
                                              {"-", "E1,E2", "standstill 2,1"},
                                              {"N1", "E1", "standstill 1,1"}}) {
        Table table(to_and_fro(red, yellow, "0,0,0,0,0,0"));
        EXPECT_EQ(table.match.turns_to_standstill(), 50U);
        EXPECT_EQ(table.match.idle(), 0U);
        walk_to_and_fro(table, 12);
        table.plays("d5-c5");
        EXPECT_EQ(table.match.turns_to_standstill(), 1U);
        EXPECT_EQ(table.match.idle(), 49U);
        EXPECT_EQ(table.result(), "");
        table.plays("f3-e3");
        EXPECT_EQ(table.result(), result);
        EXPECT_EQ(table.match.turns_to_standstill(), std::nullopt);
    }
}

TEST(Match, ATileAndAGoalAreProgress) {
    Table table(to_and_fro("-", "-", "1,0,0,0,0,0"));
    walk_to_and_fro(table, 12);
    table.plays("draw");
    EXPECT_EQ(table.match.turns_to_standstill(), 2U) << "the turn is not over";
    table.plays("BWbw A1:BWbw");
    EXPECT_EQ(table.match.turns_to_standstill(), 50U);
    table.plays("f3-e3 d5-c5");
    EXPECT_EQ(table.match.turns_to_standstill(), 48U);
    table.plays("e3-E3");
    EXPECT_EQ(table.match.turns_to_standstill(), 50U);
    EXPECT_EQ(table.result(), "");
}

TEST(Match, TurnsTakenBackDoNotCountAsStandstill) {
    Terms terms = to_and_fro("N1", "-", "0,0,0,0,0,0");
    terms.players[1] = Player::computer(1);
    Table table(terms);
    walk_to_and_fro(table, 12);
    table.plays("d5-c5");
    table.does(AskTakeback{seat(1)});
    EXPECT_EQ(table.match.turns_to_standstill(), 2U);
    EXPECT_EQ(table.match.standstill_warning(), 2U);
}

TEST(Match, PlayersAreWarnedOfAStandstill) {
    Table table(to_and_fro("N1", "-", "0,0,0,0,0,0"));
    walk_to_and_fro(table, 7);
    EXPECT_EQ(table.match.standstill_warning(), std::nullopt);
    walk_to_and_fro(table, 1);
    EXPECT_EQ(table.match.standstill_warning(), 18U);
}

TEST(Match, RepetitionComesBeforeAStandstill) {
    Terms terms = to_and_fro("N1", "-", "0,0,0,0,0,0");
    terms.repetition = true;
    Table table(terms);
    walk_to_and_fro(table, 2);
    EXPECT_EQ(table.result(), "repetition 1,1");
}

TEST(Match, OlderMatchesAndOtherGamesKnowNoStandstill) {
    Terms terms = to_and_fro("N1", "-", "0,0,0,0,0,0");
    terms.standstill = false;
    Table table(terms);
    walk_to_and_fro(table, 14);
    EXPECT_EQ(table.result(), "");
    EXPECT_EQ(table.match.turns_to_standstill(), std::nullopt);
    EXPECT_EQ(table.match.idle(), 0U) << "turns that end nothing need not be counted";
    for (const char* setup : {"quoridor", "barricade", "halma"})
        EXPECT_FALSE(Table(terms_of(setup)).match.terms().standstill) << setup;
    EXPECT_TRUE(Table(terms_of("shibuya:mode=teams")).match.terms().standstill);
}

// --- draws ---

TEST(Match, AllAgreeToADraw) {
    Table table(with_computers("quoridor:players=4", 2));
    EXPECT_EQ(table.does(OfferDraw{seat(3)}), (Notices{{Kind::draw_offered, seat(3)}}));
    EXPECT_EQ(table.match.draw_offer(), (Offer{seat(3), 0b1011}));
    EXPECT_TRUE(table.does(AnswerDraw{seat(1), true}).empty());
    EXPECT_EQ(table.refused(AnswerDraw{seat(1), true}), "draw-unasked");  // has answered
    EXPECT_EQ(table.refused(AnswerDraw{seat(3), true}), "draw-unasked");  // the maker
    EXPECT_EQ(table.refused(OfferDraw{seat(2)}), "draw-pending");         // one at a time
    table.does(AnswerDraw{seat(4), true});
    EXPECT_EQ(table.does(AnswerDraw{seat(2), true}), (Notices{{Kind::ended, {}}}));
    EXPECT_EQ(table.result(), "agreed 1,1,1,1");
}

TEST(Match, OneRefusalEndsAnOffer) {
    Table table(terms_of("quoridor:players=4"));
    EXPECT_EQ(table.refused(AnswerDraw{seat(1), true}), "draw-unasked");
    table.does(OfferDraw{seat(1)});
    table.does(AnswerDraw{seat(2), true});
    EXPECT_EQ(table.does(AnswerDraw{seat(4), false}), (Notices{{Kind::draw_refused, seat(4)}}));
    EXPECT_EQ(table.refused(AnswerDraw{seat(3), true}), "draw-unasked");
    table.does(OfferDraw{seat(2)});
    EXPECT_EQ(table.does(AnswerDraw{seat(2), false}), (Notices{{Kind::draw_refused, seat(2)}}));  // withdrawn
}

TEST(Match, AnOfferLapsesWithTheNextTurnOfItsMaker) {
    Table table(terms_of("quoridor"));
    table.does(OfferDraw{seat(1)});
    EXPECT_EQ(table.does(Move{seat(1), "e2"}).size(), 1U);  // offered together with this move
    table.plays("e8");
    EXPECT_TRUE(table.match.draw_offer());
    EXPECT_EQ(table.does(Move{seat(1), "e3"}),
              (Notices{{Kind::played, seat(1)}, {Kind::draw_lapsed, seat(1)}}));
    EXPECT_FALSE(table.match.draw_offer());
}

TEST(Match, OneOfferPerTurn) {
    Table table(terms_of("quoridor"));
    table.does(OfferDraw{seat(1)});
    table.does(AnswerDraw{seat(2), false});
    EXPECT_EQ(table.refused(OfferDraw{seat(1)}), "draw-again");
    table.plays("e2");
    EXPECT_EQ(table.refused(OfferDraw{seat(1)}), "draw-again");
    table.does(OfferDraw{seat(2)});
    table.does(AnswerDraw{seat(1), false});
    table.plays("e8 e3");
    table.does(OfferDraw{seat(1)});
    EXPECT_EQ(table.match.draw_offer()->by, seat(1));
}

TEST(Match, AnOfferOutlivesTheStepsOfItsTurn) {
    Table table(terms_of("barricade:players=2", "5 5 " + kBlockers + " go5 1"));
    table.does(OfferDraw{seat(1)});
    table.plays("home-e3 *h13 2 home-n1");
    EXPECT_TRUE(table.match.draw_offer());
    table.plays("1");
    EXPECT_TRUE(table.match.draw_offer());  // a throw is no move
    table.plays("e3-d3");
    EXPECT_FALSE(table.match.draw_offer());
}

TEST(Match, NobodyToAgreeWith) {
    Table table(terms_of("halma:players=1"));
    EXPECT_EQ(table.refused(OfferDraw{seat(1)}), "draw-solo");
}

// --- breaking off ---

TEST(Match, SeatsMayAbortUntilAllHaveMoved) {
    Table table(terms_of("quoridor"));
    table.plays("e2");
    Table other = table;
    EXPECT_EQ(table.does(Abort{seat(1)}), (Notices{{Kind::ended, seat(1)}}));
    EXPECT_EQ(table.result(), "aborted none");
    other.plays("e8");
    EXPECT_EQ(other.refused(Abort{seat(1)}), "abort");
    EXPECT_EQ(other.refused(Abort{seat(3)}), "seat");
    other.does(Abort{});
    EXPECT_EQ(other.result(), "aborted none");
    EXPECT_EQ(other.match.result()->seat, std::nullopt);
}

// --- leaving ---

TEST(Match, OfTwoSidesTheOtherWins) {
    for (const Leaving leaving : {Leaving::takeover, Leaving::retire}) {
        Terms terms = terms_of("quoridor");
        terms.leaving = leaving;
        Table table(terms);
        EXPECT_EQ(table.refused(Resign{seat(3)}), "seat");
        Table gone = table;
        EXPECT_EQ(table.does(Resign{seat(2)}), (Notices{{Kind::ended, seat(2)}}));
        EXPECT_EQ(table.result(), "resigned 1,2");
        EXPECT_EQ(table.match.departures(), (std::vector<Departure>{{seat(2), Ending::resigned, false, 0}}));
        gone.does(Leave{seat(1)});
        EXPECT_EQ(gone.result(), "abandoned 2,1");
    }
}

TEST(Match, RetiredSeatsRankInTheOrderOfLeaving) {
    Table table(retiring("quoridor:players=4"));
    table.plays("e2");
    EXPECT_EQ(table.does(Resign{seat(3)}), (Notices{{Kind::retired, seat(3)}}));
    EXPECT_EQ(table.position(), "e2,a5,x,i5 5,5,5,5 - - 2");
    EXPECT_EQ(table.does(Leave{seat(2)}), (Notices{{Kind::retired, seat(2)}}));  // its turn passes on
    EXPECT_EQ(table.match.turn(), rules::Turn::decision(seat(4)));
    EXPECT_TRUE(table.match.is_retired(seat(2)));
    for (const Happening& what :
         {Happening{Resign{seat(2)}}, Happening{OfferDraw{seat(2)}}, Happening{Leave{seat(2)}},
          Happening{AskTakeback{seat(2)}}, Happening{Move{seat(2), "b5"}}, Happening{Abort{seat(2)}},
          Happening{TakeOver{seat(2), 1}}, Happening{Return{seat(2)}}, Happening{AnswerDraw{seat(2), true}}})
        EXPECT_EQ(table.refused(what), "seat");
    table.does(Resign{seat(1)});
    EXPECT_EQ(table.result(), "resigned 2,3,4,1");
}

TEST(Match, RetiredSeatsRankBehindTheOthers) {
    Terms terms = retiring("quoridor:players=4");
    terms.position = "e8,a5,e5,i5 5,5,5,5 - - 3";
    Table table(terms);
    table.does(Leave{seat(2)});
    table.does(Leave{seat(4)});
    Table drawn = table;
    table.plays("e4 e9");
    EXPECT_EQ(table.result(), "rules 1,4,2,3");
    drawn.does(OfferDraw{seat(1)});
    EXPECT_EQ(drawn.match.draw_offer()->awaited, 0b100);  // the retired are not asked
    drawn.does(AnswerDraw{seat(3), true});
    EXPECT_EQ(drawn.result(), "agreed 1,3,1,2");
}

TEST(Match, AComputerTakesOver) {
    Terms terms = terms_of("halma:players=3");
    terms.stand_in = 6;
    Table table(terms);
    EXPECT_EQ(table.does(Leave{seat(2)}), (Notices{{Kind::taken_over, seat(2)}}));
    EXPECT_EQ(table.match.player(seat(2)), Player::computer(6));
    EXPECT_TRUE(table.match.is_stand_in(seat(2)));
    EXPECT_EQ(table.refused(Leave{seat(2)}), "seat-computer");
    EXPECT_EQ(table.refused(Resign{seat(2)}), "seat-computer");
    EXPECT_EQ(table.refused(TakeOver{seat(2), 3}), "seat-computer");
    EXPECT_EQ(table.does(Return{seat(2)}), (Notices{{Kind::returned, seat(2)}}));
    EXPECT_EQ(table.match.player(seat(2)), Player::person("P2"));
    EXPECT_EQ(table.refused(Return{seat(2)}), "seat");
    table.does(Resign{seat(2)});
    EXPECT_FALSE(table.match.may_return(seat(2)));
    EXPECT_EQ(table.refused(Return{seat(2)}), "seat");
    EXPECT_EQ(table.result(), "");
}

TEST(Match, TheHostLetsAComputerWaitForSomebody) {
    Terms terms = with_computers("quoridor", 1);
    Table table(terms);
    EXPECT_EQ(table.refused(TakeOver{seat(1), 0}), "level");
    EXPECT_EQ(table.refused(TakeOver{seat(1), 9}), "level");
    EXPECT_EQ(table.refused(TakeOver{seat(2), 3}), "seat-computer");
    EXPECT_EQ(table.refused(Return{seat(1)}), "seat");
    table.does(TakeOver{seat(1), 3});
    EXPECT_EQ(table.match.player(seat(1)), Player::computer(3));
    EXPECT_TRUE(table.match.departures().empty());
    table.plays("e2 e8");
    table.does(Return{seat(1)});
    EXPECT_EQ(table.match.player(seat(1)), Player::person("P1"));
}

TEST(Match, ATeamGoesOnWhileAPartnerIsThere) {
    Table table(terms_of("shibuya:mode=teams"));
    EXPECT_EQ(table.does(Leave{seat(1)}), (Notices{{Kind::taken_over, seat(1)}}));
    table.does(Resign{seat(2)});
    EXPECT_EQ(table.result(), "");
    table.does(Leave{seat(3)});
    EXPECT_EQ(table.result(), "abandoned 2,1,2,1");
}

TEST(Match, ATeamLosesWhenNobodyTakesOver) {
    Table table(retiring("shibuya:mode=teams"));
    table.does(Resign{seat(4)});
    EXPECT_EQ(table.result(), "resigned 1,2,1,2");
}

TEST(Match, GivingUpASolo) {
    Table table(terms_of("halma:players=1"));
    table.does(Resign{seat(1)});
    EXPECT_EQ(table.result(), "resigned none");
}

TEST(Match, OffersLapseWhenSeatsChange) {
    Table table(retiring("quoridor:players=4"));
    table.plays("e2");
    table.does(OfferDraw{seat(1)});
    table.does(AskTakeback{seat(1)});
    EXPECT_EQ(table.does(TakeOver{seat(2), 1}), (Notices{{Kind::taken_over, seat(2)},
                                                         {Kind::draw_lapsed, seat(1)},
                                                         {Kind::takeback_lapsed, seat(1)}}));
    table.does(AskTakeback{seat(1)});
    EXPECT_EQ(table.match.takeback_question()->awaited, 0b1100);  // no computers
    EXPECT_EQ(table.does(Return{seat(2)}).back(), (Notice{Kind::takeback_lapsed, seat(1)}));
    table.does(AskTakeback{seat(1)});
    EXPECT_EQ(table.does(Resign{seat(4)}).back(), (Notice{Kind::takeback_lapsed, seat(1)}));
}

// --- takebacks ---

TEST(Match, EveryOtherPersonAgreesToATakeback) {
    Terms terms = terms_of("quoridor:players=4");
    terms.players[2] = Player::computer(1);
    Table table(terms);
    table.plays("e2 b5 e8 h5");
    EXPECT_EQ(table.refused(AnswerTakeback{seat(1), true}), "takeback-unasked");
    EXPECT_EQ(table.does(AskTakeback{seat(2)}), (Notices{{Kind::takeback_asked, seat(2)}}));
    EXPECT_EQ(table.match.takeback_question(), (Offer{seat(2), 0b1001}));
    EXPECT_EQ(table.refused(AnswerTakeback{seat(3), true}), "takeback-unasked");  // a computer is not asked
    EXPECT_EQ(table.refused(AnswerTakeback{seat(2), true}), "takeback-unasked");
    EXPECT_EQ(table.refused(AskTakeback{seat(1)}), "takeback-pending");
    table.does(AnswerTakeback{seat(1), true});
    EXPECT_EQ(table.does(AnswerTakeback{seat(4), true}), (Notices{{Kind::taken_back, seat(2)}}));
    EXPECT_EQ(table.position(), "e2,a5,e9,i5 5,5,5,5 - - 2");
    EXPECT_EQ(table.match.line().size(), 1U);
}

TEST(Match, ATakebackIsRefusedOrLapses) {
    Table table(terms_of("quoridor"));
    table.plays("e2");
    table.does(AskTakeback{seat(1)});
    EXPECT_EQ(table.does(AnswerTakeback{seat(2), false}), (Notices{{Kind::takeback_refused, seat(2)}}));
    table.does(AskTakeback{seat(1)});
    EXPECT_EQ(table.does(AnswerTakeback{seat(1), false}), (Notices{{Kind::takeback_refused, seat(1)}}));
    table.does(AskTakeback{seat(1)});
    EXPECT_EQ(table.does(Move{seat(2), "e8"}),
              (Notices{{Kind::played, seat(2)}, {Kind::takeback_lapsed, seat(1)}}));
    EXPECT_EQ(table.refused(AnswerTakeback{seat(2), true}), "takeback-unasked");
}

TEST(Match, AgainstComputersATakebackIsGrantedAtOnce) {
    Table table(with_computers("quoridor", 1));
    EXPECT_EQ(table.refused(AskTakeback{seat(1)}), "takeback-none");
    table.plays("e2 e8 e3 e7");
    table.does(OfferDraw{seat(1)});
    EXPECT_EQ(table.does(AskTakeback{seat(1)}),
              (Notices{{Kind::taken_back, seat(1)}, {Kind::draw_lapsed, seat(1)}}));
    EXPECT_EQ(table.position(), "e2,e8 10,10 - - 1");
    table.does(AskTakeback{seat(1)});
    EXPECT_EQ(table.position(), "e1,e9 10,10 - - 1");
    EXPECT_EQ(table.refused(AskTakeback{seat(1)}), "takeback-none");
}

TEST(Match, TakebacksCanBeRuledOut) {
    Terms terms = with_computers("quoridor", 1);
    terms.takebacks = false;
    Table table(terms);
    table.plays("e2");
    EXPECT_EQ(table.refused(AskTakeback{seat(1)}), "takeback-off");
}

TEST(Match, TheSoloIsTakenBackMoveByMove) {
    Table table(terms_of("halma:players=1,men=10"));
    const std::string start = table.position();
    table.plays("d1-e5 e5-f5");
    EXPECT_EQ(table.match.line().turns().size(), 2U);
    table.does(AskTakeback{seat(1)});
    EXPECT_EQ(table.match.moves(seat(1)), 1U);
    table.does(AskTakeback{seat(1)});
    EXPECT_EQ(table.position(), start);
}

TEST(Match, NeverPastAThrow) {
    Table table(with_computers("barricade:players=2", 1));
    table.plays("5 3 home-e3");  // seat 1 has thrown higher and begins
    const std::string after = "4+e3 5 a3,g7,i3,i9,i10,i11,i13,k7,m3,q3 place 1";
    EXPECT_EQ(table.position(), after);
    table.does(AskTakeback{seat(1)});
    EXPECT_EQ(table.position(), "5 5 " + kBlockers + " go5 1");  // the throw stays
    table.plays("home-e3 *h13");
    table.does(AskTakeback{seat(1)});
    EXPECT_EQ(table.position(), "5 5 " + kBlockers + " go5 1");  // both steps of the turn
    table.plays("home-g1 2");
    EXPECT_EQ(table.refused(AskTakeback{seat(1)}), "takeback-chance");
    EXPECT_EQ(table.match.deals(), 3U);
}

TEST(Match, NeverPastATurnedUpTile) {
    Table table(with_computers("shibuya:mode=open", 1));
    table.plays("draw");
    table.does(AskTakeback{seat(1)});  // no tile has been turned up yet
    table.plays("draw BWbw");
    EXPECT_EQ(table.refused(AskTakeback{seat(1)}), "takeback-chance");
    const std::string held = table.position();
    table.plays(table.match.legal().front().text);
    EXPECT_NE(table.position(), held);
    table.does(AskTakeback{seat(1)});
    EXPECT_EQ(table.position(), held);  // the laying is taken back, the tile stays up
}

TEST(Match, NeverPastARetirement) {
    Table table(retiring("quoridor:players=4"));
    table.plays("e2");
    table.does(Resign{seat(3)});
    EXPECT_EQ(table.refused(AskTakeback{seat(1)}), "takeback-retired");
    table.plays("b5");
    table.does(AskTakeback{seat(2)});
    table.does(AnswerTakeback{seat(1), true});
    table.does(AnswerTakeback{seat(4), true});
    EXPECT_EQ(table.position(), "e2,a5,x,i5 5,5,5,5 - - 2");
}

}  // namespace
}  // namespace thwart::match
