#include "search/logarithm.hpp"

#include "base/random.hpp"

#include <cmath>
#include <gtest/gtest.h>

namespace thwart::search {
namespace {

TEST(Logarithm, IsExactWhereItMatters) {
    static_assert(logarithm(1) == 0);
    static_assert(logarithm(2) == 0.6931471805599453);
    static_assert(logarithm(1024) == 10 * logarithm(2));
    static_assert(logarithm(0.5) == -logarithm(2));
}

TEST(Logarithm, AgreesWithTheLibrary) {
    for (u32 x = 1; x < 3000; ++x) EXPECT_NEAR(logarithm(x), std::log(x), 2e-15 * (1 + std::log(x))) << x;
    base::Random random(1);
    for (int i = 0; i < 10'000; ++i) {
        const double x =
            std::ldexp(1.0 + random.below(1U << 30U) * 0x1p-30, static_cast<int>(random.below(400)) - 200);
        EXPECT_NEAR(logarithm(x), std::log(x), 2e-15 * (1 + std::abs(std::log(x)))) << x;
    }
}

// The same bits on every machine and with every compiler; these were found with g++ on x86-64.
TEST(Logarithm, HasTheseVeryBits) {
    u64 all = 0;
    for (u32 x = 1; x <= 100'000; ++x) all = base::mix(all ^ std::bit_cast<u64>(logarithm(x)));
    EXPECT_EQ(all, 14363203051109264748U);
}

}  // namespace
}  // namespace thwart::search
