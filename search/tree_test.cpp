#include "search/tree.hpp"

#include <gtest/gtest.h>

namespace thwart::search {
namespace {

const auto kNumbered = [](Node& node, u32 number) { node.move = number + 1; };

TEST(Proof, RemembersWinnerAndSteps) {
    EXPECT_FALSE(Proof().is_known());
    for (unsigned side = 0; side < rules::kMaxSeats; ++side)
        for (const unsigned steps : {0U, 1U, 999U}) {
            const Proof proof = Proof::won_by(side, steps);
            EXPECT_TRUE(proof.is_known());
            EXPECT_EQ(proof.winner(), side);
            EXPECT_EQ(proof.steps(), steps);
            EXPECT_EQ(Proof::from_raw(proof.raw()), proof);
            EXPECT_EQ(proof.score(side, 1), win_in(steps + 1));
            EXPECT_EQ(proof.score(side + 1, 1), loss_in(steps + 1));
        }
    EXPECT_TRUE(is_win(Proof::won_by(0, 5000).score(0, 300))) << "far away, but certain";
}

TEST(Tree, ChildrenLieSideBySide) {
    Tree tree(1U << 20U);
    Node& root = tree[Tree::kRoot];
    EXPECT_TRUE(tree.children(root).empty());
    EXPECT_TRUE(tree.grow(root, 5, kNumbered));
    EXPECT_EQ(tree.size(), 6U);
    const auto children = tree.children(root);
    ASSERT_EQ(children.size(), 5U);
    for (u32 i = 0; i < 5; ++i) {
        EXPECT_EQ(children[i].move, i + 1);
        EXPECT_EQ(children[i].visited(), 0U);
        EXPECT_TRUE(tree.children(children[i]).empty());
    }
    EXPECT_FALSE(tree.grow(root, 5, kNumbered)) << "only once";
    EXPECT_EQ(tree.children(root).size(), 5U);
}

TEST(Tree, StopsGrowingWhenMemoryIsUsedUp) {
    Tree tree(0);  // the least there is
    EXPECT_TRUE(tree.grow(tree[Tree::kRoot], 600, kNumbered));
    const auto children = tree.children(tree[Tree::kRoot]);
    EXPECT_FALSE(tree.is_full());
    EXPECT_FALSE(tree.grow(children[0], 600, kNumbered));
    EXPECT_TRUE(tree.is_full());
    EXPECT_TRUE(tree.children(children[0]).empty());
    EXPECT_TRUE(tree.grow(children[0], 100, kNumbered)) << "a failure leaves the node as it was";
}

TEST(Tree, ClearLeavesABareRoot) {
    Tree tree(0);
    tree[Tree::kRoot].visits = 7;
    tree.grow(tree[Tree::kRoot], 1000, kNumbered);
    tree.grow(tree.children(tree[Tree::kRoot])[0], 1000, kNumbered);
    EXPECT_TRUE(tree.is_full());
    tree.clear();
    EXPECT_FALSE(tree.is_full());
    EXPECT_EQ(tree.size(), 1U);
    EXPECT_EQ(tree[Tree::kRoot].visited(), 0U);
    EXPECT_TRUE(tree.children(tree[Tree::kRoot]).empty());
}

}  // namespace
}  // namespace thwart::search
