#include "tasks/comparison_options.h"

#include <gtest/gtest.h>

#include <optional>
#include <string_view>

#include "io/json.h"

namespace melon {
namespace {

/// The options after one was read; nothing when it was refused.
std::optional<ComparisonOptions> Read(std::string_view name, Json value) {
  ComparisonOptions options;
  const ComparisonOption* const option = FindComparisonOption(name);
  if (option == nullptr || option->read(value, options)) return std::nullopt;
  return options;
}

TEST(ComparisonOptions, TakeFlagsAndNumbersAsTextToo) {
  EXPECT_EQ(Read("higher_is_better", Json(std::string_view("false")))
                ->higher_is_better,
            false);
  EXPECT_EQ(Read("higher_is_better", Json(true))->higher_is_better, true);
  EXPECT_EQ(Read("eps0", Json(std::string_view("0.3")))->eps0, 0.3);
  EXPECT_EQ(Read("draws", Json(50000.0))->draws, 50000U);
  EXPECT_EQ(Read("rope", Json(0.0))->rope, 0);
  EXPECT_EQ(Read("test_train_ratio", Json(0.25))->test_train_ratio, 0.25);
  EXPECT_EQ(Read("tie_tolerance", Json(0.001))->tie_tolerance, 0.001);
}

TEST(ComparisonOptions, TakeNamesVerbatim) {
  EXPECT_EQ(Read("control", Json(std::string_view("__proto__")))->control,
            "__proto__");
  EXPECT_EQ(Read("dataset", Json(std::string_view("数据集")))->dataset,
            "数据集");
  EXPECT_EQ(Read("algorithm", Json(std::string_view("m")))->algorithm, "m");
  EXPECT_EQ(Read("run", Json(std::string_view("r")))->run, "r");
  EXPECT_EQ(Read("fold", Json(std::string_view("f")))->fold, "f");
  EXPECT_EQ(Read("post_hoc", Json(std::string_view("holm")))->post_hoc, "holm");
  EXPECT_EQ(Read("design", Json(std::string_view("5x2")))->design, "5x2");
}

TEST(ComparisonOptions, RefuseWhatIsNoRateNoCountAndNoDesign) {
  EXPECT_FALSE(Read("eps0", Json(1.5)));
  EXPECT_FALSE(Read("rope", Json(-0.1)));
  EXPECT_FALSE(Read("draws", Json(2.5)));
  EXPECT_FALSE(Read("draws", Json(1e8)));
  EXPECT_FALSE(Read("test_train_ratio", Json(0.0)));
  EXPECT_FALSE(Read("tie_tolerance", Json(-1.0)));
  EXPECT_FALSE(Read("design", Json(std::string_view("3x4"))));
  EXPECT_FALSE(Read("higher_is_better", Json(std::string_view("up"))));
  EXPECT_FALSE(Read("control", Json(1.0)));
}

TEST(ComparisonOptions, AreFoundByNameAndListed) {
  EXPECT_EQ(FindComparisonOption("threshold"), nullptr);
  const std::string names = ComparisonOptionNames();
  EXPECT_EQ(names.substr(0, 9), ", dataset");
  EXPECT_NE(names.find(", test_train_ratio"), std::string::npos);
}

}  // namespace
}  // namespace melon
