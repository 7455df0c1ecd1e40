// Who is let in: addresses, proxies, origins, cookies; and how much is too much.

#include "server/net/gate.hpp"

#include "server/net/crowd.hpp"
#include "server/net/files.hpp"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>

namespace thwart::server::net {
namespace {

Address address(std::string_view text) {
    const auto parsed = Address::parse(text);
    EXPECT_TRUE(parsed) << text;
    return parsed.value_or(Address({}));
}

TEST(Address, PlacesAndNetworks) {
    EXPECT_EQ(address("192.0.2.1").place(), "192.0.2.1");
    EXPECT_EQ(address("::ffff:192.0.2.1"), address("192.0.2.1"));
    EXPECT_EQ(address("2001:db8::1").place(), address("2001:db8::ffff:1:2").place());
    EXPECT_NE(address("2001:db8::1").place(), address("2001:db8:0:1::1").place());
    EXPECT_TRUE(address("127.0.0.9").is_loopback());
    EXPECT_TRUE(address("::1").is_loopback());
    EXPECT_FALSE(address("::2").is_loopback());
    EXPECT_FALSE(Address::parse("1.2.3"));
    const auto network = Network::parse("10.1.0.0/16");
    ASSERT_TRUE(network);
    EXPECT_TRUE(network->contains(address("10.1.255.255")));
    EXPECT_FALSE(network->contains(address("10.2.0.0")));
    EXPECT_FALSE(network->contains(address("2001:db8::1")));
    EXPECT_FALSE(Network::parse("10.1.0.0/33"));
    EXPECT_FALSE(Network::parse("here"));
}

TEST(Address, OnlyOurProxiesAreBelieved) {
    const std::vector<Network> proxies = {*Network::parse("127.0.0.1"), *Network::parse("10.0.0.0/8")};
    EXPECT_EQ(client_behind(address("198.51.100.7"), "1.1.1.1", proxies), address("198.51.100.7"));
    EXPECT_EQ(client_behind(address("127.0.0.1"), "1.1.1.1", proxies), address("1.1.1.1"));
    // The client wrote the first one itself; our second proxy wrote the last.
    EXPECT_EQ(client_behind(address("127.0.0.1"), "6.6.6.6, 1.1.1.1, 10.0.0.3", proxies), address("1.1.1.1"));
    EXPECT_EQ(client_behind(address("127.0.0.1"), "nonsense", proxies), address("127.0.0.1"));
    EXPECT_EQ(client_behind(address("127.0.0.1"), "", proxies), address("127.0.0.1"));
}

Headers headers(std::string_view host, std::string_view origin, std::string_view cookie = "") {
    Headers given;
    given.host = host;
    given.origin = origin;
    given.cookie = cookie;
    return given;
}

TEST(Gate, OriginsOfThisMachine) {
    const Gate gate({{}, {"mill"}, {}});
    EXPECT_TRUE(gate.may_open_socket(headers("localhost:8080", "http://localhost:8080")));
    EXPECT_TRUE(gate.may_open_socket(headers("192.168.0.4:80", "http://192.168.0.4:80")));
    EXPECT_TRUE(gate.may_open_socket(headers("[::1]:80", "http://[::1]:80")));
    EXPECT_TRUE(gate.may_open_socket(headers("MILL:80", "http://mill:80")));
    EXPECT_FALSE(gate.may_open_socket(headers("localhost:8080", "http://localhost:9090")));
    EXPECT_FALSE(gate.may_open_socket(headers("localhost:8080", "https://evil.example")));
    EXPECT_FALSE(gate.may_open_socket(headers("localhost:8080", "null")));
    EXPECT_FALSE(gate.may_open_socket(headers("evil.example", "http://evil.example")));  // pointed at us
    EXPECT_FALSE(gate.may_open_socket(headers("", "http://")));
    // Programs have no origin; somebody else's cookie does not come with one.
    EXPECT_TRUE(gate.may_open_socket(headers("localhost:8080", "")));
    EXPECT_FALSE(gate.may_open_socket(headers("localhost:8080", "", "session=abc")));
}

TEST(Gate, ConfiguredOrigins) {
    const Gate gate({{"https://play.example.org"}, {}, {}});
    EXPECT_TRUE(gate.may_open_socket(headers("whatever", "https://play.example.org")));
    EXPECT_FALSE(gate.may_open_socket(headers("play.example.org", "http://play.example.org")));
    EXPECT_FALSE(gate.may_open_socket(headers("localhost", "http://localhost")));
}

TEST(Gate, ChangesOnlyFromOurOwnPages) {
    const Gate gate({});
    Headers given = headers("localhost", "http://localhost", "session=abc");
    EXPECT_TRUE(gate.may_change(given));
    given.fetch_site = "cross-site";
    EXPECT_FALSE(gate.may_change(given));
    given = headers("localhost", "http://evil.example", "session=abc");
    EXPECT_FALSE(gate.may_change(given));
    given = headers("localhost", "", "session=abc");
    EXPECT_FALSE(gate.may_change(given));
    given.fetch_site = "same-origin";
    EXPECT_TRUE(gate.may_change(given));
    EXPECT_TRUE(gate.may_change(headers("localhost", "")));  // a program
}

TEST(Gate, WhoThatIs) {
    const Gate gate({{}, {}, {*Network::parse("127.0.0.1")}});
    Headers given = headers("localhost", "", "a=b; session=abc; c=d");
    given.authorization = "Bearer token-1";
    given.forwarded_for = "192.0.2.9";
    given.forwarded_proto = "https";
    const Caller caller = gate.identify(address("127.0.0.1"), given);
    EXPECT_EQ(caller.visitor.address, "192.0.2.9");
    EXPECT_EQ(caller.visitor.session, "abc");
    EXPECT_EQ(caller.visitor.bearer, "token-1");
    EXPECT_TRUE(caller.is_secure);
    EXPECT_FALSE(gate.identify(address("192.0.2.1"), given).is_secure);
    EXPECT_EQ(session_cookie("abc", true),
              "session=abc; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure");
    EXPECT_EQ(session_cookie("", false), "session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
}

TEST(Crowd, HasLimits) {
    CrowdLimits limits;
    limits.connections_per_place = 2;
    limits.requests_a_minute = 2;
    Crowd crowd(limits);
    EXPECT_TRUE(crowd.admit("a"));
    EXPECT_TRUE(crowd.admit("a"));
    EXPECT_FALSE(crowd.admit("a"));
    EXPECT_TRUE(crowd.admit("b"));
    crowd.leave("a");
    EXPECT_TRUE(crowd.admit("a"));
    const match::Time now{1'000'000};
    EXPECT_TRUE(crowd.may_request("a", now));
    EXPECT_TRUE(crowd.may_request("a", now));
    EXPECT_FALSE(crowd.may_request("a", now));
    EXPECT_TRUE(crowd.may_request("a", now + match::Time{30'000}));
}

// A folder of files, removed at the end.
class FilesTest : public ::testing::Test {
protected:
    ~FilesTest() override { std::filesystem::remove_all(folder_); }

    void write(const std::string& name, std::string_view text) const {
        const auto path = folder_ / name;
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path) << text;
    }
    [[nodiscard]] base::Result<Files> read() const { return Files::read(folder_.string()); }

    std::filesystem::path folder_ =
        std::filesystem::temp_directory_path() / ("thwart_files_" + std::to_string(::getpid()));
};

TEST_F(FilesTest, OnlyWhatIsThere) {
    write("assets/a.js", "1");
    EXPECT_FALSE(read().ok());  // no page
    write("index.html", "<p>board</p>");
    const auto files = read();
    ASSERT_TRUE(files.ok());
    ASSERT_TRUE(files->find("/"));
    EXPECT_EQ(files->find("/")->body_for("").bytes, "<p>board</p>");
    EXPECT_EQ(files->find("/r/ABC"), files->find("/"));
    EXPECT_TRUE(files->find("/assets/a.js"));
    for (const char* path : {"/../etc/passwd.txt", "/assets/../index.html", "/%2e%2e/etc/passwd.txt",
                             "//index.html", "/missing.js", "/assets/missing"})
        EXPECT_FALSE(files->find(path)) << path;
    EXPECT_TRUE(Files().find("/"));
}

TEST_F(FilesTest, TypesAndHowLongTheyKeep) {
    struct Case {
        const char* path;
        const char* type;
        bool is_fixed;
    };
    constexpr Case kCases[] = {
        {"/index.html", "text/html; charset=utf-8", false},
        {"/sw.js", "text/javascript; charset=utf-8", false},
        {"/manifest.webmanifest", "application/manifest+json", false},
        {"/assets/index-DSDU1TKR.js", "text/javascript; charset=utf-8", true},
        {"/assets/de-D3M-X5hY.js", "text/javascript; charset=utf-8", true},  // a hash may have a '-'
        {"/assets/thwart-Ab_0-xyz.wasm", "application/wasm", true},
        {"/assets/open-document.css", "text/css; charset=utf-8", false},
        {"/assets/short-A1.js", "text/javascript; charset=utf-8", false},
        {"/index-DSDU1TKR.js", "text/javascript; charset=utf-8", false},
    };
    for (const Case& each : kCases) write(each.path + 1, "x");
    const auto files = read();
    ASSERT_TRUE(files.ok());
    for (const Case& each : kCases) {
        const File* const file = files->find(each.path);
        ASSERT_TRUE(file) << each.path;
        EXPECT_EQ(file->type, each.type) << each.path;
        EXPECT_EQ(file->is_fixed, each.is_fixed) << each.path;
    }
}

TEST_F(FilesTest, CompressedFormsForThoseWhoTakeThem) {
    write("index.html", "plain");
    write("index.html.br", "by brotli");
    write("index.html.gz", "by gzip");
    write("only.gz", "an archive");
    const auto files = read();
    ASSERT_TRUE(files.ok());
    const File& page = *files->find("/");
    const auto encoding = [&](std::string_view accepted) { return page.body_for(accepted).encoding; };
    EXPECT_EQ(encoding("gzip, deflate, br"), "br");
    EXPECT_EQ(encoding("gzip;q=0.5 , br;q=0"), "gzip");
    EXPECT_EQ(encoding("br;q=0.001"), "br");
    EXPECT_EQ(encoding("brotli, xgzip"), "");
    EXPECT_EQ(encoding(""), "");
    EXPECT_EQ(page.body_for("br").bytes, "by brotli");
    EXPECT_EQ(page.type, "text/html; charset=utf-8");
    EXPECT_NE(page.body_for("br").tag, page.body_for("gzip").tag);
    EXPECT_NE(page.body_for("br").tag, page.body_for("").tag);
    EXPECT_FALSE(files->find("/index.html.br"));
    EXPECT_TRUE(files->find("/only.gz"));
}

TEST(Files, WhoHasItAlready) {
    EXPECT_TRUE(is_known("\"1\"", "\"1\""));
    EXPECT_TRUE(is_known("\"0\", W/\"1\"", "\"1\""));
    EXPECT_TRUE(is_known("*", "\"1\""));
    EXPECT_FALSE(is_known("", "\"1\""));
    EXPECT_FALSE(is_known("\"11\"", "\"1\""));
}

}  // namespace
}  // namespace thwart::server::net
