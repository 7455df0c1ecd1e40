#include "catalog/input_tree.hpp"

#include "base/random.hpp"
#include "catalog/registry.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace thwart::catalog {
namespace {

using Progress = InputTree::Progress;
using Sites = std::vector<rules::SiteId>;

std::unique_ptr<Session> open(std::string_view setup, std::string_view position = "") {
    auto session = start(setup);
    EXPECT_TRUE(session.ok()) << setup;
    EXPECT_TRUE(position.empty() || (*session)->set_position(position).ok()) << position;
    return std::move(*session);
}

rules::SiteId site(const Session& session, std::string_view label) {
    const auto sites = session.topology().sites;
    const auto found = std::ranges::find(sites, label, &rules::Site::label);
    EXPECT_NE(found, sites.end()) << label;
    return static_cast<rules::SiteId>(found - sites.begin());
}

TEST(InputTree, OneTouchIsAWholeMoveInQuoridor) {
    const auto session = open("quoridor");
    const InputTree tree(*session);
    EXPECT_EQ(tree.at({}).progress, Progress::empty);
    EXPECT_EQ(tree.at({}).next.size(), 131U);
    const auto e2 = tree.at(Sites{site(*session, "e2")});
    EXPECT_EQ(e2.progress, Progress::complete);
    EXPECT_EQ(e2.steps, std::vector<std::string>{"e2"});
    EXPECT_TRUE(e2.next.empty());
}

TEST(InputTree, TwoTouchesWalkInHalma) {
    const auto session = open("halma");
    const InputTree tree(*session);
    const auto d1 = tree.at(Sites{site(*session, "d1")});
    EXPECT_EQ(d1.progress, Progress::partial);
    EXPECT_TRUE(d1.steps.empty());
    ASSERT_FALSE(d1.next.empty());
    EXPECT_TRUE(std::ranges::is_sorted(d1.next));
    const auto done = tree.at(Sites{site(*session, "d1"), d1.next.front()});
    EXPECT_EQ(done.progress, Progress::complete);
    EXPECT_EQ(done.steps.size(), 1U);
}

TEST(InputTree, WhatBeginsNoMoveIsEmpty) {
    const auto session = open("halma");
    const InputTree tree(*session);
    for (const Sites& touched :
         {Sites{site(*session, "i5")}, Sites{9999}, Sites{site(*session, "d1"), 9999}}) {
        EXPECT_EQ(tree.at(touched).progress, Progress::empty);
        EXPECT_TRUE(tree.at(touched).next.empty());
        EXPECT_TRUE(tree.at(touched).steps.empty());
    }
    EXPECT_TRUE(tree.sites_of("nonsense").empty());
}

TEST(InputTree, NothingIsToBeTouchedWhereChanceActs) {
    const InputTree tree(*open("barricade"));
    EXPECT_EQ(tree.at({}).progress, Progress::empty);
    EXPECT_TRUE(tree.at({}).next.empty());
}

// A man shut in at the tip of the star.
TEST(InputTree, APassIsFinishedWithoutATouch) {
    const auto session = open("halma", "A/BB/BBB/4/13/12/11/10/9/10/11/12/13/4/3/2/1 1 -");
    const auto answer = InputTree(*session).at({});
    EXPECT_EQ(answer.progress, Progress::complete);
    EXPECT_EQ(answer.steps, std::vector<std::string>{"pass"});
    EXPECT_TRUE(answer.next.empty());
}

// Every move can be reached by its touches, and every touch leads on: over random play of all games.
void expect_whole(const Session& session) {
    const InputTree tree(session);
    std::set<std::string> reached;
    for (const Step& step : session.legal()) {
        const Sites sites = tree.sites_of(step.text);
        EXPECT_EQ(sites, session.touches(step.text)) << step.text;
        for (std::size_t length = 0; length < sites.size(); ++length) {
            const auto answer = tree.at(std::span(sites).first(length));
            EXPECT_TRUE(std::ranges::binary_search(answer.next, sites[length])) << step.text;
            EXPECT_NE(answer.progress, Progress::complete) << step.text;
        }
        const auto answer = tree.at(sites);
        EXPECT_EQ(answer.progress, answer.next.empty() ? Progress::complete : Progress::stoppable);
        EXPECT_NE(std::ranges::find(answer.steps, step.text), answer.steps.end()) << step.text;
        reached.insert(answer.steps.begin(), answer.steps.end());
    }
    EXPECT_EQ(reached.size(), session.legal().size());
}

TEST(InputTree, ReachesEveryMoveOfEveryGame) {
    for (const Module* module : modules())
        for (const rules::Options& options : rules::all_options(module->keys)) {
            const auto session = module->start(options);
            base::Random random(7);
            for (int i = 0; i < 60 && session->turn().kind != rules::Turn::Kind::over; ++i) {
                if (i % 6 == 5 && session->turn().kind == rules::Turn::Kind::decision) expect_whole(*session);
                session->play_random(random);
            }
        }
}

}  // namespace
}  // namespace thwart::catalog
