#include "protocol/codec.hpp"

#include "base/text.hpp"
#include "protocol/describe.hpp"
#include "protocol/shapes.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace thwart::protocol {
namespace {

using from_server::Refused;

ClientMessage read(std::string_view text) {
    auto message = parse_client_message(text);
    EXPECT_TRUE(message.ok()) << text << ": "
                              << (message.ok() ? "" : message.error().where + " " + message.error().what);
    return message.ok() ? *message : ClientMessage{};
}
Refused refusal(std::string_view text) {
    const auto message = parse_client_message(text);
    EXPECT_FALSE(message.ok()) << text;
    return message.ok() ? Refused{} : message.error();
}

// ---- a message of every type; the texts are what travels, so changing one breaks clients ----

// One statement each: g++ needs gigabytes for one list of all of them.
template <class Check>
void for_client_samples(Check check) {
    using namespace from_client;  // NOLINT(google-build-using-namespace)
    check(Hello{1, {"snapshots"}}, R"({"t":"hello","version":1,"features":["snapshots"]})");
    check(Enter{"Ab3-_x", 17, "s3cret"}, R"({"t":"enter","room":"Ab3-_x","since":17,"key":"s3cret"})");
    check(Enter{"Ab3-_x", {}, {}}, R"({"t":"enter","room":"Ab3-_x"})");
    check(Leave{"r"}, R"({"t":"leave","room":"r"})");
    check(Sit{"r", Seat(2), "Zoë \"Z\""}, R"({"t":"sit","room":"r","seat":3,"name":"Zoë \"Z\""})");
    check(Stand{"r"}, R"({"t":"stand","room":"r"})");
    check(SetSeat{"r", Seat(0), SeatPlayer::computer, 8},
          R"({"t":"seat","room":"r","seat":1,"player":"computer","level":8})");
    check(SetSeat{"r", Seat(3), SeatPlayer::open, {}}, R"({"t":"seat","room":"r","seat":4,"player":"open"})");
    check(Ready{"r", true}, R"({"t":"ready","room":"r","on":true})");
    check(Start{"r"}, R"({"t":"start","room":"r"})");
    check(Move{"r", "m1", 0, "e8", {}}, R"({"t":"move","room":"r","id":"m1","seq":0,"step":"e8"})");
    check(Move{"r", "m1", kLargestNumber, "e8", Seat(1)},
          R"({"t":"move","room":"r","id":"m1","seq":9007199254740991,"step":"e8","seat":2})");
    check(Resign{"r", "m", {}}, R"({"t":"resign","room":"r","id":"m"})");
    check(OfferDraw{"r", "m", {}}, R"({"t":"offer_draw","room":"r","id":"m"})");
    check(AskTakeback{"r", "m", {}}, R"({"t":"ask_takeback","room":"r","id":"m"})");
    check(Abort{"r", "m", Seat(0)}, R"({"t":"abort","room":"r","id":"m","seat":1})");
    check(AnswerDraw{"r", "m", true, {}}, R"({"t":"answer_draw","room":"r","id":"m","yes":true})");
    check(AnswerTakeback{"r", "m", false, {}}, R"({"t":"answer_takeback","room":"r","id":"m","yes":false})");
    check(Rematch{"r", "m"}, R"({"t":"rematch","room":"r","id":"m"})");
    check(Chat{"r", "m", "<b>hello</b> \\o/"},
          R"({"t":"chat","room":"r","id":"m","text":"<b>hello</b> \\o/"})");
    check(Mute{"r", Seat(1), {}, true}, R"({"t":"mute","room":"r","seat":2,"on":true})");
    check(Mute{"r", {}, "Max", false}, R"({"t":"mute","room":"r","name":"Max","on":false})");
    check(ChatSwitch{"r", false}, R"({"t":"chat_switch","room":"r","on":false})");
    check(Nonce{"r", "00ff"}, R"({"t":"nonce","room":"r","hex":"00ff"})");
    check(Lobby{true}, R"({"t":"lobby","on":true})");
    check(Ping{7, Time{31}}, R"({"t":"ping","n":7,"lag":31})");
}

from_server::Room whole_room() {
    from_server::Room room;
    room.code = "r";
    room.match = "m9";
    room.setup = "quoridor";
    room.terms.clock = "5:00+3";
    room.terms.leaving = match::Leaving::retire;
    room.seats = {{SeatPlayer::person, "Max", {}, true, true, true, 1512},
                  {SeatPlayer::computer, "", 3, true, true, false, {}}};
    room.host = "Max";
    room.status = RoomStatus::over;
    room.begins = Time{1000};
    room.seq = 1;
    room.events = {{1, Time{61500}, "61500 resign 1"}};
    room.snapshot = Snapshot{1, "e1 e9", Seat(1), {"e2", "d1"}};
    room.clocks = Clocks{Time{61500}, {Time{240000}, std::nullopt}, Time{5}, Seat(0)};
    room.commitment = "sha256=ab nonces=-";
    room.reveal = "sha256=ab nonces=- secret=cd";
    room.result = ResultView{match::Ending::resigned, {2, 1}, Seat(0), {{Seat(0), 1512, 1500}}};
    room.next = "r2";
    room.chat = {{"Max", Seat(0), "hello", Time{3}}, {"guest", {}, "hi", Time{4}}};
    room.is_chat_on = false;
    room.spectators = 2;
    room.you = {{Seat(0)}, "key", true};
    return room;
}

template <class Check>
void for_server_samples(Check check) {
    using namespace from_server;  // NOLINT(google-build-using-namespace)
    check(Welcome{1, {"snapshots"}, "Max", true, Time{5}});
    check(Room{});
    check(whole_room());
    check(Event{"r", 2, Time{61500}, "61500 move 2 e8", Clocks{}, "m1", Snapshot{}});
    check(Event{"r", 2, Time{61500}, "61500 move 2 e8", {}, {}, {}});
    check(Over{"r", 2, {match::Ending::agreed, {1, 1}, {}, {}}, "sha256=00"});
    check(Seats{"r", {{}, {}}, "Max", {}, ""});
    check(Presence{"r", {{true, {}}, {false, Time{90}}}, 3});
    check(Chat{"r", "Max", Seat(1), "hello", Time{1}});
    check(ChatSwitch{"r", true});
    check(Rematch{"r", {Seat(0), Seat(1)}, "r2"});
    check(Ack{"m1", 2});
    check(Ack{"m1", {}});
    check(Refused{"m1", "r", Refusal::out_of_date, "seq", "somebody was faster"});
    check(Lobby{{{"r", "halma players=3", "none", "Max", 3, 2, 0, false, RoomStatus::waiting}}});
    check(Notice{"restart", "back soon"});
    check(Pong{7, Time{8}});
    check(Bye{"restart", Time{2500}});
}

TEST(Codec, ClientMessagesAreWrittenAndReadAsDocumented) {
    std::set<std::size_t> types;
    for_client_samples([&](const ClientMessage& sample, std::string_view text) {
        EXPECT_EQ(format_message(sample), text);
        EXPECT_TRUE(read(text) == sample) << text;
        types.insert(sample.index());
    });
    EXPECT_EQ(types.size(), std::variant_size_v<ClientMessage>) << "a type without a sample";
}

TEST(Codec, ServerMessagesAreReadAsTheyWereWritten) {
    std::set<std::size_t> types;
    for_server_samples([&](const ServerMessage& sample) {
        const std::string text = format_message(sample);
        const auto again = parse_server_message(text);
        ASSERT_TRUE(again.ok()) << text << ' ' << again.error().text();
        EXPECT_TRUE(*again == sample) << text;
        EXPECT_NE(text.find(base::cat(R"({"t":")", type_of(sample), '"')), std::string::npos);
        types.insert(sample.index());
    });
    EXPECT_EQ(types.size(), std::variant_size_v<ServerMessage>) << "a type without a sample";
}

TEST(Codec, ARoomAsItTravels) {
    EXPECT_EQ(
        format_message(whole_room()),
        R"({"t":"room","code":"r","match":"m9","setup":"quoridor","terms":{"position":"","clock":"5:00+3",)"
        R"("repetition":true,"standstill":true,"leaving":"retire","stand_in":4,"takebacks":true,"is_rated":false,)"
        R"("is_public":false},"seats":[{"player":"person","name":"Max","is_ready":true,"is_online":true,)"
        R"("is_you":true,"rating":1512},{"player":"computer","name":"","level":3,"is_ready":true,)"
        R"("is_online":true,"is_you":false}],"host":"Max","status":"over","begins":1000,"seq":1,)"
        R"("events":[{"seq":1,"at":61500,"text":"61500 resign 1"}],"snapshot":{"seq":1,"position":"e1 e9",)"
        R"("turn":2,"legal":["e2","d1"]},"clocks":{"at":61500,"left":[240000,null],"turn_left":5,"runs":1},)"
        R"("commitment":"sha256=ab nonces=-","reveal":"sha256=ab nonces=- secret=cd",)"
        R"("result":{"ending":"resigned","ranks":[2,1],"seat":1,"ratings":[{"seat":1,"before":1512,)"
        R"("after":1500}]},"next":"r2","chat":[{"from":"Max","seat":1,"text":"hello","at":3},)"
        R"({"from":"guest","text":"hi","at":4}],"is_chat_on":false,"spectators":2,)"
        R"("you":{"seats":[1],"key":"key","is_host":true}})");
}

TEST(Codec, OrderBlanksAndUnknownFieldsDoNotMatter) {
    const ClientMessage wanted = from_client::Ready{"r", false};
    EXPECT_TRUE(read(" {\n\"on\" : false,\t\"room\":\"r\",\"t\":\"ready\"} ") == wanted);
    EXPECT_TRUE(read(R"({"t":"ready","room":"r","on":false,"later":{"a":[1,2.5e3,null]},"":""})") == wanted);
    EXPECT_TRUE(read("{\"t\":\"\\u0072eady\",\"room\":\"r\",\"on\":false}") == wanted);
}

TEST(Codec, WhatIsNotAMessageIsRefused) {
    struct Bad {
        std::string_view text;
        std::string_view where;
    };
    static constexpr Bad kBad[] = {
        {"", "json"},
        {"move", "json"},
        {"[]", "json"},
        {"\"move\"", "json"},
        {"null", "json"},
        {R"({"t":"lobby","on":true)", "json"},
        {R"({"t":"lobby","on":true}})", "json"},
        {R"({"t":"lobby","on":true} {})", "json"},
        {R"({'t':"lobby","on":true})", "json"},
        {R"({"t":"lobby","on":true,})", "json"},
        {"{\"t\":\"chat\",\"room\":\"r\",\"id\":\"m\",\"text\":\"\xff\"}", "json"},
        {"{\"t\":\"chat\",\"room\":\"r\",\"id\":\"m\",\"text\":\"\xc0\x80\"}", "json"},
        {R"({"t":"chat","room":"r","id":"m","text":"\ud800"})", "json"},
        {R"({})", "t"},
        {R"({"t":1})", "t"},
        {R"({"t":"Move"})", "t"},
        {R"({"t":"welcome"})", "t"},
        {R"({"t":"lobby"})", "on"},
        {R"({"t":"lobby","on":1})", "on"},
        {R"({"t":"lobby","on":null})", "on"},
        {R"({"t":"lobby","on":"true"})", "on"},
        {R"({"t":"enter","room":7})", "room"},
        {R"({"t":"enter","room":""})", "room"},
        {R"({"t":"enter","room":"a b"})", "room"},
        {R"({"t":"enter","room":"../etc"})", "room"},
        {R"({"t":"enter","room":"r","since":-1})", "since"},
        {R"({"t":"enter","room":"r","since":1.0})", "since"},
        {R"({"t":"enter","room":"r","since":"1"})", "since"},
        {R"({"t":"enter","room":"r","since":null})", "since"},
        {R"({"t":"enter","room":"r","since":9007199254740992})", "since"},
        {R"({"t":"enter","room":"r","since":18446744073709551616})", "since"},
        {R"({"t":"enter","room":"r","since":1e400})", "since"},
        {R"({"t":"sit","room":"r","seat":0})", "seat"},
        {R"({"t":"sit","room":"r","seat":5})", "seat"},
        {R"({"t":"sit","room":"r","seat":1,"name":""})", "name"},
        {R"({"t":"sit","room":"r","seat":1,"name":"a\u0000b"})", "name"},
        {R"({"t":"sit","room":"r","seat":1,"name":"a\nb"})", "name"},
        {R"({"t":"sit","room":"r","seat":1,"name":"a\u0085b"})", "name"},
        {R"({"t":"sit","room":"r","seat":1,"name":"a\u202eb"})", "name"},
        {R"({"t":"sit","room":"r","seat":1,"name":"a\u2067b"})", "name"},
        {R"({"t":"seat","room":"r","seat":1,"player":"person"})", "player"},
        {R"({"t":"seat","room":"r","seat":1,"player":"Computer"})", "player"},
        {R"({"t":"seat","room":"r","seat":1,"player":"computer","level":0})", "level"},
        {R"({"t":"seat","room":"r","seat":1,"player":"computer","level":9})", "level"},
        {R"({"t":"seat","room":"r","seat":1,"player":"open","level":2})", "level"},
        {R"({"t":"mute","room":"r","on":true})", "seat"},
        {R"({"t":"mute","room":"r","seat":1,"name":"Max","on":true})", "seat"},
        {R"({"t":"nonce","room":"r","hex":""})", "hex"},
        {R"({"t":"nonce","room":"r","hex":"abc"})", "hex"},
        {R"({"t":"nonce","room":"r","hex":"AB"})", "hex"},
        {R"({"t":"hello","version":4294967296,"features":[]})", "version"},
        {R"({"t":"hello","version":1,"features":{}})", "features"},
        {R"({"t":"hello","version":1,"features":["a",2]})", "features[1]"},
        {R"({"t":"hello","version":1,"features":["a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q"]})",
         "features"},
    };
    for (const Bad& bad : kBad) {
        const Refused answer = refusal(bad.text);
        EXPECT_EQ(answer.where, bad.where) << bad.text;
        EXPECT_FALSE(answer.what.empty()) << bad.text;
        EXPECT_EQ(answer.code, Refusal::malformed);
        EXPECT_TRUE(parse_server_message(format_message(answer)).ok()) << bad.text;
    }
}

TEST(Codec, TheAnswerSaysWhatWasExpected) {
    EXPECT_EQ(refusal(R"({"t":"sit","room":"r","seat":9})").what, "expected a whole number from 1 to 4");
    EXPECT_EQ(refusal(R"({"t":"sit","room":"r"})").what, "is missing");
    EXPECT_EQ(refusal(R"({"t":"seat","room":"r","seat":1,"player":2})").what,
              "expected one of open person computer");
    EXPECT_EQ(refusal(R"({"t":"start","room":"?"})").what,
              "expected a text of 1 to 32 letters, digits, '-' or '_'");
    EXPECT_EQ(refusal(R"({"t":"fly\n"})").what.find('\n'), std::string::npos);
}

TEST(Codec, TheAnswerNamesTheMessageWhereItCan) {
    const Refused known = refusal(R"({"step":7,"seq":0,"id":"m1","room":"r","t":"move"})");
    EXPECT_EQ(known.id, "m1");
    EXPECT_EQ(known.room, "r");
    EXPECT_EQ(known.where, "step");
    EXPECT_EQ(refusal(R"({"t":"fly","id":"m2"})").id, "m2");
    const Refused unknown = refusal(R"({"t":"move","id":"m 1","room":["r"],"seq":0,"step":"e8"})");
    EXPECT_EQ(unknown.id, std::nullopt);
    EXPECT_EQ(unknown.room, std::nullopt);
}

TEST(Codec, SizeAndDepthAreLimited) {
    const auto padded = [](std::size_t size) {
        std::string text = R"({"t":"lobby","on":true,"pad":")";
        text.append(size - text.size() - 2, 'x');
        return text + "\"}";
    };
    EXPECT_TRUE(parse_client_message(padded(kLongestFrame)).ok());
    EXPECT_EQ(refusal(padded(kLongestFrame + 1)).where, "size");

    const auto nested = [](std::size_t depth) {  // the message itself is the first level
        return base::cat(R"({"t":"lobby","on":true,"deep":)", std::string(depth - 1, '['),
                         std::string(depth - 1, ']'), '}');
    };
    EXPECT_TRUE(parse_client_message(nested(kDeepest)).ok());
    EXPECT_EQ(refusal(nested(kDeepest + 1)).where, "json");
    EXPECT_EQ(refusal(std::string(4000, '[')).where, "json");
}

TEST(Codec, LengthsCountBytes) {
    const auto chat = [](std::string_view letter, std::size_t times) {
        std::string text;
        for (std::size_t i = 0; i < times; ++i) text += letter;
        return format_message(ClientMessage(from_client::Chat{"r", "m", text}));
    };
    EXPECT_TRUE(parse_client_message(chat("x", kChatText.most)).ok());
    EXPECT_EQ(refusal(chat("x", kChatText.most + 1)).where, "text");
    EXPECT_TRUE(parse_client_message(chat("ö", kChatText.most / 2)).ok());
    EXPECT_EQ(refusal(chat("ö", kChatText.most / 2 + 1)).where, "text");
}

TEST(Codec, ControlCharactersAreEscaped) {
    const from_server::Notice notice{"x", "a\n\t\x01\x7f\"\\/ö"};
    const std::string text = format_message(ServerMessage(notice));
    EXPECT_EQ(text, "{\"t\":\"notice\",\"code\":\"x\",\"text\":\"a\\n\\u0009\\u0001\\u007f\\\"\\\\/ö\"}");
    EXPECT_TRUE(*parse_server_message(text) == ServerMessage(notice));
}

TEST(Codec, AClientTellsWhereAServerIsWrong) {
    const auto error = [](std::string_view text) {
        const auto message = parse_server_message(text);
        return message.ok() ? "" : message.error().where;
    };
    EXPECT_EQ(error(R"({"t":"presence","room":"r","spectators":0,"seats":[{"is_online":true},{}]})"),
              "seats[1].is_online");
    EXPECT_EQ(error(R"({"t":"over","room":"r","seq":1,"result":{"ending":"luck"}})"), "result.ending");
    EXPECT_EQ(error(R"({"t":"move"})"), "t");
}

// ---- the tables ----

TEST(Shapes, EverythingAClientSendsIsLimited) {
    for (const ShapeInfo& shape : describe().from_client)
        for (const FieldInfo& field : shape.fields) {
            const bool is_list = field.type.kind == TypeInfo::Kind::list;
            const TypeInfo& type = is_list ? *field.type.item : field.type;
            if (type.kind == TypeInfo::Kind::text) {
                EXPECT_NE(type.limit.letters, Letters::any) << shape.name << '.' << field.name;
                EXPECT_LT(type.limit.most, kLongestFrame) << shape.name << '.' << field.name;
            }
            EXPECT_TRUE(!is_list || field.type.limit.most_items < 100) << shape.name << '.' << field.name;
        }
}

TEST(Shapes, NamesAreUnique) {
    const Description all = describe();
    std::set<std::string_view> types;
    for (const auto* shapes : {&all.from_client, &all.from_server, &all.bodies, &all.parts}) {
        std::set<std::string_view> tags;
        for (const ShapeInfo& shape : *shapes) {
            EXPECT_TRUE(types.insert(shape.name).second) << shape.name;
            EXPECT_TRUE(shape.tag.empty() || tags.insert(shape.tag).second) << shape.tag;
            EXPECT_FALSE(shape.about.empty() || shape.fields.empty()) << shape.name;
            std::set<std::string_view> fields = {"t"};
            for (const FieldInfo& field : shape.fields) {
                EXPECT_TRUE(fields.insert(field.name).second) << shape.name << '.' << field.name;
                EXPECT_FALSE(field.about.empty()) << shape.name << '.' << field.name;
            }
        }
    }
    for (const ChoiceInfo& choice : all.choices) EXPECT_TRUE(types.insert(choice.name).second) << choice.name;
}

TEST(Shapes, EndingsAreCalledAsInTheMatch) {
    EXPECT_EQ(kWords<match::Ending>.words.size(), match::kEndings.size());
    for (const auto& [ending, word] : kWords<match::Ending>.words)
        EXPECT_EQ(word, match::ending_name(ending));
}

}  // namespace
}  // namespace thwart::protocol
