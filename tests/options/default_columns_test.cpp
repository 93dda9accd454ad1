#include "options/default_columns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>

#include "options/option.h"

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

TEST(DefaultColumns, NameEachKeyOnce) {
  for (const DefaultColumns& one : AllDefaultColumns()) {
    EXPECT_FALSE(one.keys.empty()) << one.name;
    for (const auto list : {one.keys, one.control, one.pairs, one.procedures,
                            one.control_procedures}) {
      const std::set<std::string_view> once(list.begin(), list.end());
      EXPECT_EQ(once.size(), list.size()) << one.name;
    }
  }
}

TEST(DefaultColumns, HaveConditionsOnColumnsThatThereAreAndOptionsOfTheTask) {
  for (const DefaultColumns& one : AllDefaultColumns()) {
    for (const ColumnCondition& condition : one.conditions) {
      for (const std::string_view key : condition.keys) {
        EXPECT_NE(std::find(one.keys.begin(), one.keys.end(), key),
                  one.keys.end())
            << key;
      }
      if (condition.option.empty()) continue;
      const Option* option = FindOption(condition.option);
      ASSERT_NE(option, nullptr) << condition.option;
      EXPECT_TRUE(option->tasks.contains(one.kind)) << condition.option;
    }
  }
}

}  // namespace
}  // namespace melon
