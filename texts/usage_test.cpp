// Every key of the catalogue is used, and every diagram of the rules can be drawn.
#include "base/text.hpp"
#include "catalog/registry.hpp"
#include "texts/catalogue.hpp"
#include "texts/document.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <set>

namespace thwart::texts {
namespace {

using Names = std::set<std::string, std::less<>>;

// What stands in quotes in the sources below a folder, tests aside.
void collect_literals(const std::string& folder, Names& literals) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const std::string path = entry.path().string();
        const bool is_source = path.ends_with(".cpp") || path.ends_with(".hpp") || path.ends_with(".ts") ||
                               path.ends_with(".tsx");
        if (!is_source || path.ends_with("_test.cpp")) continue;
        std::ifstream file(path);
        for (std::string line; std::getline(file, line);) {
            const auto parts = base::split(line, '"');
            for (std::size_t i = 1; i < parts.size(); i += 2) literals.emplace(parts[i]);
        }
    }
}

const Names& literals() {
    static const Names kFound = [] {
        Names found;
        for (const char* folder : {"cli", "match", "web/src"}) collect_literals(folder, found);
        return found;
    }();
    return kFound;
}

void collect_references(const Pattern& pattern, Names& found) {
    for (const Element& element : pattern.elements) {
        if (const auto* reference = std::get_if<Reference>(&element.content)) found.insert(reference->key);
        if (const auto* choice = std::get_if<Choice>(&element.content))
            for (const Case& one : choice->cases) collect_references(one.value, found);
    }
}

// What messages refer to, in any language.
Names references() {
    Names found;
    for (const Language language : kLanguages)
        for (const auto& [key, value] : Catalogue::of(language).messages()) collect_references(value, found);
    return found;
}

// The keys that a setup, its choices and its rules are looked up by.
Names keys_of(const catalog::Module& module) {
    const std::string game(module.name);
    Names keys;
    for (const auto& key : module.keys.keys) {
        keys.insert(base::cat(game, "-option-", key.name));
        for (const auto& value : key.values) keys.insert(base::cat(game, "-value-", key.name, '-', value));
    }
    Names said;
    collect_literals("games/" + game, said);
    for (const std::string& each : said)
        if (each.starts_with("rule ")) keys.insert(base::cat(game, "-rule-", each.substr(5)));
    return keys;
}

bool is_said(std::string_view text) { return literals().contains(text); }

// Named as it is, with an ending that tells the reader from others or says that a lesson is done, or after a beginning
// that the code puts in front.
bool is_named(std::string_view key) {
    if (is_said(key)) return true;
    for (const std::string_view ending : {"-you", "-seat", "-done"})
        if (key.ends_with(ending) && is_said(key.substr(0, key.size() - ending.size()))) return true;
    for (const std::string_view beginning : {"refuse-", "result-win-"})
        if (key.starts_with(beginning) && is_said(key.substr(beginning.size()))) return true;
    return false;
}

// ending-WHY-WHO
bool is_ending(std::string_view key) {
    const auto parts = base::split(key, '-');
    if (parts.size() < 3 || parts[0] != "ending") return false;
    return is_said(parts[1]) && is_said(key.substr(key.find(parts[1]) + parts[1].size() + 1));
}

TEST(Usage, NoKeyIsIdle) {
    ASSERT_TRUE(is_said("menu-title")) << "run the test in the root of the checkout";
    const Names referred = references();
    Names of_games;
    for (const auto* module : catalog::modules()) of_games.merge(keys_of(*module));
    for (const auto& [key, value] : Catalogue::of(Language::en).messages()) {
        bool is_used = is_named(key) || is_ending(key) || referred.contains(key) || of_games.contains(key);
        for (const auto* module : catalog::modules()) {
            const std::string game = base::cat(module->name, '-');
            if (!key.starts_with(game)) continue;
            const std::string rest = key.substr(game.size());
            is_used = is_used || is_said(rest) || is_said('-' + rest) || is_ending(rest);
        }
        EXPECT_TRUE(is_used) << key;
    }
}

// The other way round: what a setup and its rules look up is there.
TEST(Usage, NoKeyOfAGameIsMissing) {
    for (const auto* module : catalog::modules())
        for (const std::string& key : keys_of(*module))
            EXPECT_TRUE(Catalogue::of(Language::en).has(key)) << key;
}

bool shows(const rules::Canvas& drawing, const rules::Topology& board, const std::string& label) {
    const auto found = std::ranges::find(board.sites, label, &rules::Site::label);
    if (found == board.sites.end()) return false;
    const auto site = static_cast<rules::SiteId>(found - board.sites.begin());
    return std::ranges::any_of(drawing.rows(), [&](const auto& row) {
        return std::ranges::any_of(row, [&](const rules::Cell& cell) { return cell.site == site; });
    });
}

// Other languages have the same diagrams as English, which another test compares; here they are drawn.
TEST(Rules, EveryDiagramIsAPosition) {
    for (const auto* module : catalog::modules()) {
        const auto blocks = parse_document(rules_text(module->name, Language::en));
        ASSERT_TRUE(blocks.ok()) << module->name;
        for (const Block& block : *blocks) {
            const auto* diagram = std::get_if<Diagram>(&block);
            if (diagram == nullptr) continue;
            const auto session = catalog::start(diagram->setup);
            ASSERT_TRUE(session.ok()) << module->name << ' ' << diagram->setup;
            EXPECT_TRUE((*session)->setup().starts_with(base::cat(module->name, ':'))) << diagram->setup;
            if (!diagram->position.empty()) {
                const auto set = (*session)->set_position(diagram->position);
                EXPECT_TRUE(set.ok()) << diagram->position << ' ' << (set ? "" : set.error().text());
                EXPECT_EQ((*session)->position(), diagram->position);
            }
            const rules::Topology board = (*session)->topology();
            const rules::Canvas drawing = (*session)->draw();
            for (const std::string& mark : diagram->marks)
                EXPECT_TRUE(shows(drawing, board, mark)) << diagram->setup << ": " << mark;
        }
    }
}

}  // namespace
}  // namespace thwart::texts
