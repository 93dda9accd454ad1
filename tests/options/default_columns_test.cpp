#include "options/default_columns.h"

#include <gtest/gtest.h>

#include <iterator>
#include <set>
#include <string_view>

namespace melon {
namespace {

TEST(DefaultColumns, AreThereForEveryKindOfTableInTheirOrder) {
  const auto all = AllDefaultColumns();
  ASSERT_EQ(all.size(), std::size(kTaskKinds));
  for (std::size_t i = 0; i < all.size(); ++i)
    EXPECT_EQ(all[i].kind, kTaskKinds[i]) << all[i].name;
}

TEST(DefaultColumns, HaveTheNameOfTheTaskButForLabelsOfManyClasses) {
  for (const DefaultColumns& one : AllDefaultColumns()) {
    const bool has_many_labels = one.kind == TaskKind::many_labels;
    EXPECT_EQ(one.name, has_many_labels ? "many_labels" : TaskName(one.kind));
  }
}

TEST(DefaultColumns, NameEachMetricOnce) {
  for (const auto& [kind, name, keys] : AllDefaultColumns()) {
    EXPECT_FALSE(keys.empty()) << name;
    const std::set<std::string_view> once(keys.begin(), keys.end());
    EXPECT_EQ(once.size(), keys.size()) << name;
  }
}

}  // namespace
}  // namespace melon
