#include "match/record.hpp"

#include "base/random.hpp"
#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "match/record_replay.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace thwart::match {
namespace {

using rules::Seat;
using rules::Turn;
using std::chrono::milliseconds;

std::string content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return std::move(content).str();
}

std::vector<Record> parsed(std::string_view text) {
    const auto records = parse_records(text);
    EXPECT_TRUE(records.ok()) << records.error().text();
    return records.ok() ? *records : std::vector<Record>{};
}

std::string all_text(const std::vector<Record>& records) {
    std::string text;
    for (const Record& record : records) text += format_record(record);
    return text;
}

// Text to JSON to text and the other way lose nothing, and neither does the model itself.
void expect_lossless(const std::vector<Record>& records) {
    const std::string text = all_text(records);
    const std::string json = format_records_json(records);
    const auto from_text = parse_records(text);
    ASSERT_TRUE(from_text.ok()) << from_text.error().text() << '\n' << text;
    EXPECT_EQ(*from_text, records) << text;
    const auto from_json = parse_records_json(json);
    ASSERT_TRUE(from_json.ok()) << from_json.error().text() << '\n' << json;
    EXPECT_EQ(*from_json, records) << json;
    EXPECT_EQ(all_text(*from_json), text);
    EXPECT_EQ(format_records_json(*from_text), json);
}

TEST(RecordWriter, TurnsLastUntilAnotherSeatActs) {
    RecordWriter writer("barricade:players=2", 2);
    writer.add(Turn::chance(Seat(0)), "5");
    writer.add(Turn::decision(Seat(0)), "home-e3");
    writer.add(Turn::decision(Seat(0)), "*h13");
    writer.add_clock(milliseconds(299'000));
    writer.add(Turn::chance(Seat(1)), "4");
    writer.add(Turn::decision(Seat(1)), "g1-i2");
    writer.add_comment("well walked}");
    writer.add(Turn::chance(Seat(0)), "1");
    EXPECT_EQ(format_record(writer.record()),
              "[Game \"barricade:players=2\"]\n[Version \"1\"]\n\n"
              "1. 5,home-e3,*h13 {[%clk 0:04:59]} 4,g1-i2 {well walked } 2. 1\n\n");
}

TEST(RecordWriter, WhoPlaysAloneHasATurnForEachStep) {
    RecordWriter writer("halma:players=1,men=10", 1);
    writer.add(Turn::decision(Seat(0)), "d1-e1");
    writer.add(Turn::decision(Seat(0)), "c1-e2");
    EXPECT_EQ(format_record(writer.record()),
              "[Game \"halma:players=1,men=10\"]\n[Version \"1\"]\n\n1. d1-e1 2. c1-e2\n\n");
}

TEST(RecordWriter, ARetirementInterruptsTheTurn) {
    RecordWriter writer("barricade:players=3", 3);
    writer.retire(Seat(2));
    writer.add(Turn::chance(Seat(0)), "5");
    writer.retire(Seat(1));
    writer.add(Turn::decision(Seat(0)), "home-e3");
    EXPECT_EQ(format_record(writer.record()),
              "[Game \"barricade:players=3\"]\n[Version \"1\"]\n\n"
              "{[%event retire 3]} 1. 5 {[%event retire 2]} home-e3\n\n");
}

TEST(RecordWriter, HeadersAreReplacedAndCleaned) {
    RecordWriter writer("quoridor", 2);
    writer.set_header("Seat1", "Anna");
    writer.set_header("Seat1", "two\nlines \xff \x1b[31m");
    EXPECT_EQ(writer.record().header("Seat1"), "two lines    [31m");
    EXPECT_EQ(writer.record().headers.size(), 3U);
    expect_lossless({writer.record()});
}

TEST(RecordText, LongRecordsAreWrapped) {
    RecordWriter writer("quoridor", 2);
    for (unsigned i = 0; i < 300; ++i) {
        writer.add(Turn::decision(Seat(i % 2)), "e5h");
        if (i % 7 == 0) writer.add_comment("a comment\nof two lines");
    }
    const std::string text = format_record(writer.record());
    for (const std::string_view line : base::split(text, '\n')) EXPECT_LE(line.size(), 100U);
    expect_lossless({writer.record()});
}

TEST(RecordText, HeadersKeepQuotesAndBackslashes) {
    RecordWriter writer("quoridor", 2);
    writer.set_header("Seat1", R"(cmd=sh -c "x\y")");
    const auto read = parsed(format_record(writer.record()));
    EXPECT_EQ(read.front().header("Seat1"), R"(cmd=sh -c "x\y")");
    EXPECT_EQ(read.front().header("Seat2"), std::nullopt);
    expect_lossless(read);
}

TEST(RecordText, ReadsWhatPeopleWrite) {
    const auto read = parsed(
        "\n[Game \"quoridor\"]\r\n[Result   \"1-2\"]\n\n"
        "1. e2 {[%clk 0:04:59]} e8 {a comment\n over two lines} 2... e3,e7\n\n\n"
        "[Game \"halma\"]\n{first}1. e5-g5{close by}q1-p1\n");
    ASSERT_EQ(read.size(), 2U);
    const auto steps = read[0].steps();
    ASSERT_EQ(steps.size(), 4U);
    EXPECT_EQ(steps[1].text, "e8");
    EXPECT_EQ(steps[1].place.text(), "line 5, column 24");
    EXPECT_EQ(steps[3].text, "e7");
    EXPECT_EQ(steps[3].place.text(), "line 6, column 26");
    EXPECT_EQ(read[0].turns[1].comments.at(0).text, "a comment\n over two lines");
    EXPECT_EQ(read[0].header("Result"), "1-2");
    EXPECT_EQ(read[1].header("Game"), "halma");
    EXPECT_EQ(read[1].comments.at(0).text, "first");
    EXPECT_EQ(read[1].steps().size(), 2U);
    expect_lossless(read);
}

TEST(RecordText, AnEmptyLineEndsTheHeaders) {
    const auto read = parsed(
        "[Game \"quoridor\"]\n[Ending \"aborted\"]\n\n\n[Date \"today\"]\n[Game \"halma\"]\n\n1. a1-b1\n");
    ASSERT_EQ(read.size(), 2U);
    EXPECT_TRUE(read[0].turns.empty());
    EXPECT_EQ(read[1].header("Date"), "today");
    expect_lossless(read);
}

TEST(RecordText, ErrorsNameLineAndColumn) {
    for (const auto& [text, expected] : std::vector<std::pair<std::string_view, std::string_view>>{
             {"", "line 1, column 1: there is no record in it"},
             {"\n  \n", "line 3, column 1: there is no record in it"},
             {"{nothing}\n", "line 1, column 1: expected a header [Game \"...\"] first"},
             {"e2", "line 1, column 1: expected a header [Game \"...\"] first"},
             {"[Game quoridor]", "line 1, column 1: expected [Key \"value\"]"},
             {"[Game \"quoridor]\n\n1. e2", "line 1, column 1: expected [Key \"value\"]"},
             {"[Game \"x\"]\n[Game \"x\"]", "line 2, column 1: the header Game is given twice"},
             {"[G-e \"x\"]",
              "line 1, column 1: the key of a header is made of letters and digits, not 'G-e'"},
             {"[Game \"x\"]\n1. e2 {open", "line 2, column 7: the comment does not end"},
             {"[Game \"x\"]\n1. e2,,e3", "line 2, column 7: expected a step between the commas"},
             {"[Game \"x\"]\n1. e2,e]3", "line 2, column 7: this cannot be a step: 'e]3'"},
             {"[Game \"x\"]\n[Version \"2\"]\n\n???",
              "line 2, column 1: the record is of version 2, and this program reads up to version 1"},
             {"[Game \"x\"]\n[Version \"one\"]", "line 2, column 1: expected a version number, found 'one'"},
             {"[Game \"x\"]\n1. e2 {\xc3}", "line 2, column 8: the text is not UTF-8"},
             {"[Game \"x\"]\n1. e2 {\x1b[0m}", "line 2, column 8: a control character"},
         }) {
        const auto read = parse_records(text);
        ASSERT_FALSE(read.ok()) << text;
        EXPECT_EQ(read.error().text(), expected);
    }
}

TEST(RecordJson, Form) {
    const auto read = parsed(
        "[Game \"quoridor\"]\n[Seat1 \"\\\"J\xc3\xbcrg\\\\\"]\n\n{before} 1. e2 {[%clk 0:04:59.5]} e8 "
        "{a\n\tb} {[%event retire 2]}\n");
    EXPECT_EQ(format_records_json(read),
              "{\"version\":1,\"matches\":[{\"headers\":[[\"Game\",\"quoridor\"],[\"Seat1\","
              "\"\\\"J\xc3\xbcrg\\\\\"]],\"comments\":[\"before\"],\n"
              "\"turns\":[{\"steps\":[\"e2\"],\"comments\":[{\"clock_ms\":299500}]},\n"
              "{\"steps\":[\"e8\"],\"comments\":[\"a\\n\\u0009b\",{\"retire\":2}]}]}]}\n");
    expect_lossless(read);
}

TEST(RecordJson, ReadsWhatOthersWrite) {
    const auto read =
        parse_records_json(R"( { "matches" : [ { "turns" : [ { "comments" : [ "\u00e9\ud83c\udfb2\/" ],
        "steps" : [ "e2" , "e3" ] } ], "headers" : [ [ "Game" , "quoridor" ] ], "comments" : [ ] } ] , "version" : 1 } )");
    ASSERT_TRUE(read.ok()) << read.error().text();
    ASSERT_EQ(read->size(), 1U);
    const Record& record = read->front();
    EXPECT_EQ(record.turns.at(0).comments.at(0).text, "\xc3\xa9\xf0\x9f\x8e\xb2/");
    EXPECT_EQ(record.turns[0].steps.at(1).text, "e3");
    EXPECT_EQ(record.turns[0].steps.at(1).place.text(), "line 2, column 28");
    EXPECT_EQ(record.headers.at(0).place.text(), "line 2, column 54");
    expect_lossless(*read);
}

TEST(RecordJson, ErrorsNameLineAndColumn) {
    for (const auto& [text, expected] : std::vector<std::pair<std::string, std::string_view>>{
             {"", "line 1, column 1: expected {, found the end"},
             {"[]", "line 1, column 1: expected {"},
             {"{", "line 1, column 2: expected a text in quotes"},
             {"{}", "line 1, column 3: there is no version in it"},
             {R"({"version":1})", "line 1, column 14: there is no record in it"},
             {R"({"version":1,"matches":[]})", "line 1, column 27: there is no record in it"},
             {R"({"version":2,"matches":[]})",
              "line 1, column 12: the records are of version 2, and this program reads version 1"},
             {R"({"version":01})", "line 1, column 12: expected a whole number"},
             {R"({"version":1.5})", "line 1, column 13: expected }"},
             {R"({"version":1,"version":1})", "line 1, column 14: 'version' is given twice"},
             {"{\"version\":1,\n\"games\":[]}", "line 2, column 1: unknown member 'games'"},
             {R"({"version":1,"matches":[{}]})", "line 1, column 25: a match needs a header"},
             {R"({"version":1,"matches":[{"headers":[["Game","x"]]},]})", "line 1, column 52: expected {"},
             {R"({"version":1,"matches":[{"headers":[["Game","x"]]}]} x)",
              "line 1, column 54: expected nothing behind the last brace"},
         }) {
        const auto read = parse_records_json(text);
        ASSERT_FALSE(read.ok()) << text;
        EXPECT_EQ(read.error().text(), expected) << text;
    }
}

TEST(RecordJson, RefusesWhatTheTextFormCannotHold) {
    const auto error_of = [](std::string_view headers, std::string_view comments, std::string_view turns) {
        const auto read =
            parse_records_json(base::cat(R"({"version":1,"matches":[{"headers":[["Game","x"])", headers,
                                         "],\n\"comments\":[", comments, "],\n\"turns\":[", turns, "]}]}"));
        return read.ok() ? "none" : read.error().text();
    };
    EXPECT_EQ(error_of("", R"("good")", R"({"steps":["e2"]})"), "none");
    EXPECT_EQ(error_of(R"(,["Game","y"])", "", ""), "line 1, column 50: the header Game is given twice");
    EXPECT_EQ(error_of(R"(,["Seat1","a\nb"])", "", ""),
              "line 1, column 50: the value of a header is one line of printable characters");
    EXPECT_EQ(error_of("", R"("a}")", ""), "line 2, column 13: a comment cannot hold a closing brace");
    EXPECT_EQ(error_of("", R"("\u0000")", ""),
              "line 2, column 13: a comment is made of printable characters");
    EXPECT_EQ(error_of("", R"("\ud800")", ""), "line 2, column 14: half of a character");
    EXPECT_EQ(error_of("", R"("\udc00")", ""), "line 2, column 14: half of a character");
    EXPECT_EQ(error_of("", R"("\x")", ""), "line 2, column 14: unknown escape");
    EXPECT_EQ(error_of("", R"("\u12g4")", ""), "line 2, column 14: expected four hexadecimal digits");
    EXPECT_EQ(error_of("", R"({"retire":5})", ""), "line 2, column 23: the number is out of range");
    EXPECT_EQ(error_of("", R"({"retire":1,"clock_ms":1})", ""),
              "line 2, column 25: a comment says one thing");
    EXPECT_EQ(error_of("", "{}", ""), "line 2, column 13: the comment says nothing");
    EXPECT_EQ(error_of("", "[[[[", ""), "line 2, column 13: expected {");
    EXPECT_EQ(error_of("", "", R"({"steps":[]})"), "line 3, column 10: a turn needs a step");
    EXPECT_EQ(error_of("", "", R"({"steps":["a b"]})"), "line 3, column 20: this cannot be a step: 'a b'");
    EXPECT_EQ(error_of("", "", R"({"steps":["1."]})"),
              "line 3, column 20: this numbers a turn and cannot be a step");
    EXPECT_EQ(error_of("", "", R"({"steps":["e2"],"seat":1})"), "line 3, column 26: unknown member 'seat'");
}

TEST(RecordJson, EveryBeginningIsRefused) {
    const std::string json = format_records_json(parsed(content_of("match/golden/version1.txt")));
    for (std::size_t length = 0; length + 1 < json.size(); ++length)
        EXPECT_FALSE(parse_records_json(json.substr(0, length)).ok()) << length;
}

TEST(RecordComments, ClockTimes) {
    for (const auto& [time, text] :
         std::vector<std::pair<i64, std::string_view>>{{0, "[%clk 0:00:00]"},
                                                       {299'000, "[%clk 0:04:59]"},
                                                       {59'900, "[%clk 0:00:59.9]"},
                                                       {1'005, "[%clk 0:00:01.005]"},
                                                       {1'050, "[%clk 0:00:01.050]"},
                                                       {36'000'123, "[%clk 10:00:00.123]"}}) {
        EXPECT_EQ(clock_comment(milliseconds(time)), text);
        EXPECT_EQ(clock_in(text), milliseconds(time));
    }
    for (const std::string_view text :
         {"[%clk 0:4:59]", "[%clk 4:59]", "[%clk 0:00:61]", "[%clk 0:00:01.50]", "[%clk ]", "[%clk 0:00:0-1]",
          " [%clk 0:00:01]", "[%clk 0:00:01.]", "0:00:01"})
        EXPECT_EQ(clock_in(text), std::nullopt) << text;
}

TEST(RecordComments, Retirements) {
    EXPECT_EQ(retire_comment(Seat(2)), "[%event retire 3]");
    EXPECT_EQ(retired_in("[%event retire 3]"), Seat(2));
    for (const std::string_view text : {"[%event retire 0]", "[%event retire 5]", "[%event retire 03]",
                                        "[%event retire]", "[%event takeover 3]", "retire 3"})
        EXPECT_EQ(retired_in(text), std::nullopt) << text;
}

// What version 1 could say must be readable for ever. The file is never changed; a new version brings its own.
TEST(RecordVersions, VersionOne) {
    const std::string text = content_of("match/golden/version1.txt");
    const auto from_text = read_records(text);
    ASSERT_TRUE(from_text.ok()) << from_text.error().text();
    const auto from_json = read_records(content_of("match/golden/version1.json"));
    ASSERT_TRUE(from_json.ok()) << from_json.error().text();
    EXPECT_EQ(*from_text, *from_json);
    ASSERT_EQ(from_text->size(), 3U);
    EXPECT_EQ((*from_text)[0].header("Version"), std::nullopt) << "written before versions were";
    EXPECT_EQ((*from_text)[1].header("Version"), "1");
    for (const Record& record : *from_text) {
        const auto session = start_of(record);
        ASSERT_TRUE(session.ok()) << session.error().text();
        for (const RecordItem& item : items_of(record)) {
            const auto played = play(**session, item);
            ASSERT_TRUE(played.ok()) << played.error().text();
        }
    }
    expect_lossless(*from_text);
}

TEST(RecordReplay, RetirementsAreItems) {
    const Record record = parsed(
        "[Game \"quoridor:players=4\"]\n\n{[%event retire 3]} 1. e2 {note} {[%event retire 2]} h5\n")[0];
    const auto items = items_of(record);
    ASSERT_EQ(items.size(), 4U);
    EXPECT_EQ(items[0].retires, Seat(2));
    EXPECT_EQ(items[1].step, "e2");
    EXPECT_EQ(items[2].retires, Seat(1));
    EXPECT_EQ(items[2].turn, 0U);
    EXPECT_EQ(items[3].turn, 1U);
    const auto session = std::move(*start_of(record));
    for (const RecordItem& item : items) EXPECT_TRUE(play(*session, item).ok());
    EXPECT_EQ(session->position(), "e2,x,x,h5 5,5,5,5 - - 1");
    const auto again = play(*session, items[0]);
    ASSERT_FALSE(again.ok());
    EXPECT_EQ(again.error().text(), "line 3, column 1: seat: has retired already");
    EXPECT_EQ(session->position(), "e2,x,x,h5 5,5,5,5 - - 1");
}

// Whatever is accepted, however odd, survives the way there and back.
TEST(Record, DamagedFilesAreRefusedOrLossless) {
    constexpr std::string_view kLetters = "{}[]\"\\,:.1a \n\r\t%\xc3\xa9\x01";
    unsigned accepted = 0;
    for (const std::string& original :
         {content_of("match/golden/version1.txt"), content_of("match/golden/version1.json")}) {
        base::Random random(original.size());
        for (int i = 0; i < 3'000; ++i) {
            std::string text = original;
            for (u32 changes = 1 + random.below(3); changes > 0; --changes) {
                const std::size_t at = random.below(static_cast<u32>(text.size()));
                const char letter = kLetters[random.below(static_cast<u32>(kLetters.size()))];
                text.replace(at, random.below(4), random.below(2), letter);
            }
            const auto records = read_records(text);
            if (!records) continue;
            ++accepted;
            expect_lossless(*records);
        }
    }
    EXPECT_GT(accepted, 500U);
}

// Random matches with random comments, headers and retirements, several per file.
TEST(Record, EveryGameSurvivesTheWayThereAndBack) {
    constexpr std::array kWords = {"a",        "{", "[%clk 0:00:01]", "\"",          "\\", "\n",
                                   "\xc3\xa9", ".", "1. e2",          "[Key \"x\"]", ","};
    std::vector<Record> records;
    for (const catalog::Module* module : catalog::modules()) {
        for (const rules::Options& options : rules::all_options(module->keys)) {
            const auto session = module->start(options);
            base::Random random(records.size());
            RecordWriter writer(session->setup(), session->sides().seats);
            std::string words;
            for (unsigned i = random.below(5); i > 0; --i) words += kWords[random.below(kWords.size())];
            writer.set_header("Seat1", words);
            if (random.below(3) == 0) writer.add_comment(words);
            std::vector<std::string> played;
            for (unsigned i = random.below(60); i > 0 && session->turn().kind != Turn::Kind::over; --i) {
                const Turn turn = session->turn();
                played.push_back(session->play_random(random));
                writer.add(turn, played.back());
                if (random.below(4) == 0) writer.add_clock(milliseconds(random.below(100'000)));
                if (random.below(8) == 0) writer.add_comment(words);
                if (const Seat seat(random.below(session->sides().seats));
                    random.below(30) == 0 && session->retire(seat))
                    writer.retire(seat);
            }
            records.push_back(writer.record());
            std::vector<std::string> steps;
            for (const RecordText& step : writer.record().steps()) steps.push_back(step.text);
            EXPECT_EQ(steps, played);
            const auto again = start_of(writer.record());
            for (const RecordItem& item : items_of(writer.record())) ASSERT_TRUE(play(**again, item).ok());
            EXPECT_EQ((*again)->position(), session->position());
        }
    }
    EXPECT_GT(records.size(), 30U);
    expect_lossless(records);
}

}  // namespace
}  // namespace thwart::match
