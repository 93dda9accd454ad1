#include "kernels/splitting/row_sets.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace melon {
namespace {

using Rows = std::vector<std::uint32_t>;

Rows SetOf(const RowSets& sets, std::uint32_t set) {
  return {sets[set].begin(), sets[set].end()};
}

TEST(RowSets, HaveTheRowsOfEachClassInOrder) {
  const std::vector<std::uint16_t> stratum{1, 0, 1, 2};
  const RowSets strata = Strata({.count = 4, .stratum = stratum});
  ASSERT_EQ(strata.count(), 3U);
  EXPECT_EQ(SetOf(strata, 0), Rows{1});
  EXPECT_EQ(SetOf(strata, 1), (Rows{0, 2}));
  EXPECT_EQ(SetOf(strata, 2), Rows{3});
}

TEST(RowSets, AreOneSetWithoutClassesAndEachRowWithoutGroups) {
  EXPECT_EQ(Strata({.count = 3}).count(), 1U);
  EXPECT_EQ(SetOf(Strata({.count = 3}), 0), (Rows{0, 1, 2}));
  EXPECT_EQ(Groups({.count = 3}).count(), 3U);
  EXPECT_EQ(SetOf(Groups({.count = 3}), 2), Rows{2});
  EXPECT_EQ(Groups({}).count(), 0U);
}

TEST(SomeRows, NumberTheirOwnClassesAndGroups) {
  const std::vector<std::uint16_t> stratum{0, 1, 2, 1, 2};
  const Rows group{4, 3, 2, 1, 0};
  const Rows subset{1, 2, 4};
  const SomeRows some({.count = 5, .stratum = stratum, .group = group}, subset);
  EXPECT_EQ(some.rows().count, 3U);
  // Classes 1, 2, 2 and groups 3, 2, 0.
  EXPECT_EQ(std::vector<std::uint16_t>(some.rows().stratum.begin(),
                                       some.rows().stratum.end()),
            (std::vector<std::uint16_t>{0, 1, 1}));
  EXPECT_EQ(Rows(some.rows().group.begin(), some.rows().group.end()),
            (Rows{2, 1, 0}));
}

}  // namespace
}  // namespace melon
