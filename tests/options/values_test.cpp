#include "options/values.h"

#include <gtest/gtest.h>

#include <cmath>
#include <optional>
#include <string>
#include <string_view>

#include "io/json/json_reader.h"

namespace melon {
namespace {

/// The options after one was read; nothing when it was refused.
std::optional<Options> Read(std::string_view name, const Json& value) {
  Options options;
  const Option* const option = FindOption(name);
  if (option == nullptr || ReadOption(*option, value, options))
    return std::nullopt;
  return options;
}

Json Text(std::string_view text) { return Json(text); }

TEST(AsNumber, ReadsNumbersAndTextsOfNumbers) {
  EXPECT_EQ(AsNumber(Json(0.5)), 0.5);
  EXPECT_EQ(AsNumber(Text("1e-3")), 0.001);
  EXPECT_FALSE(AsNumber(Text("many")));
  EXPECT_FALSE(AsNumber(Text("inf")));
  EXPECT_FALSE(AsNumber(Json(true)));
}

TEST(ShowJson, ShowsTextsWithoutQuotes) {
  EXPECT_EQ(ShowJson(Text("a\"b")), "a\"b");
  EXPECT_EQ(ShowJson(Json(0.5)), "0.5");
}

TEST(ReadOption, TakesFlagsAndNumbersAsTextToo) {
  EXPECT_EQ(Read("higher_is_better", Text("false"))->higher_is_better, false);
  EXPECT_EQ(Read("higher_is_better", Json(true))->higher_is_better, true);
  EXPECT_EQ(Read("standardize", Text("true"))->standardize, true);
  EXPECT_EQ(Read("eps0", Text("0.3"))->eps0, 0.3);
  EXPECT_EQ(Read("draws", Json(50000.0))->draws, 50000U);
  EXPECT_EQ(Read("seed", Json(0x1p53))->seed, 9007199254740992U);
  EXPECT_EQ(Read("rope", Json(0.0))->rope, 0);
  EXPECT_EQ(Read("test_train_ratio", Json(0.25))->test_train_ratio, 0.25);
  EXPECT_EQ(Read("tie_tolerance", Json(0.001))->tie_tolerance, 0.001);
}

TEST(ReadOption, TakesNamesVerbatim) {
  EXPECT_EQ(Read("control", Text("__proto__"))->control, "__proto__");
  EXPECT_EQ(Read("dataset", Text("数据集"))->dataset, "数据集");
  EXPECT_EQ(Read("tn", Text("a,b"))->tn, "a,b");
  EXPECT_EQ(Read("post_hoc", Text("holm"))->post_hoc, "holm");
}

TEST(ReadOption, SplitsLabelsButNoColumnsAtCommas) {
  EXPECT_EQ(Read("ordered", Text("a,b"))->ordered,
            (std::vector<std::string>{"a", "b"}));
  const std::optional<Options> columns = Read("predictions", Text("a,b"));
  EXPECT_EQ(columns->predictions_text, "a,b");
  EXPECT_FALSE(columns->predictions);
  EXPECT_EQ(Read("features", *ParseJson(R"(["x,1","z"])"))->features,
            (std::vector<std::string>{"x,1", "z"}));
}

TEST(ReadOption, TakesOneOfTheChoices) {
  EXPECT_EQ(Read("design", Text("5x2"))->design, "5x2");
  EXPECT_EQ(Read("task", Text("cv"))->task, "cv");
  EXPECT_TRUE(Read("missing", Text("drop"))->drop_missing);
  EXPECT_FALSE(Read("missing", Text("error"))->drop_missing);
  for (const char* const name : {"design", "distance", "missing", "task"}) {
    EXPECT_FALSE(Read(name, Text("3x4"))) << name;
    EXPECT_FALSE(Read(name, Json(1.0))) << name;
  }
}

TEST(ReadOption, TakesASquareOfCostsAlsoAsText) {
  const std::vector<std::vector<double>> costs{{0, 1}, {5, 0}};
  EXPECT_EQ(Read("cost_matrix", Text("[[0,1],[5,0]]"))->cost_matrix, costs);
  EXPECT_EQ(Read("cost_matrix", *ParseJson("[[0,1],[5,0]]"))->cost_matrix,
            costs);
  for (const char* const refused :
       {"[[0,1]]", "[[0,1],[2]]", "[[0,-1],[1,0]]", "[0]", "\"[[0]]\"", "x"})
    EXPECT_FALSE(Read("cost_matrix", Text(refused))) << refused;
}

TEST(ReadOption, TakesAThresholdForEachModelAndNullForNothingPositive) {
  const std::optional<Options> read =
      Read("thresholds", *ParseJson(R"({"a":0.25,"b":null,"c":"1"})"));
  EXPECT_EQ(read->thresholds.at("a"), 0.25);
  EXPECT_TRUE(std::isinf(read->thresholds.at("b")));
  EXPECT_EQ(read->thresholds.at("c"), 1);
  EXPECT_FALSE(Read("thresholds", *ParseJson(R"({"a":"x"})")));
  EXPECT_FALSE(Read("thresholds", Json(0.5)));
}

TEST(ReadOption, RefusesWhatIsOutsideOfTheLimits) {
  EXPECT_FALSE(Read("eps0", Json(1.5)));
  EXPECT_FALSE(Read("rope", Json(-0.1)));
  EXPECT_FALSE(Read("draws", Json(2.5)));
  EXPECT_FALSE(Read("draws", Json(1e8)));
  EXPECT_FALSE(Read("test_train_ratio", Json(0.0)));
  EXPECT_FALSE(Read("tie_tolerance", Json(-1.0)));
  EXPECT_FALSE(Read("quantile", Json(1.0)));
  EXPECT_FALSE(Read("higher_is_better", Text("up")));
  EXPECT_FALSE(Read("control", Json(1.0)));
}

TEST(SameValue, ComparesTheOptionAlone) {
  Options a;
  Options b;
  b.beta = 2;
  EXPECT_FALSE(SameValue(*FindOption("beta"), a, b));
  EXPECT_TRUE(SameValue(*FindOption("alpha"), a, b));
}

TEST(SameValue, IsTrueOfTwoThatAreNotKnown) {
  const Options a;
  Options b;
  const Option& option = *FindOption("n_features");
  EXPECT_TRUE(SameValue(option, a, b));
  b.n_features = 3;
  EXPECT_FALSE(SameValue(option, a, b));
}

TEST(SameValue, OfResamplingLooksAtTheColumnToo) {
  Options a;
  Options b;
  a.resample = b.resample = ResampleScheme::cluster;
  a.cluster = "patient";
  b.cluster = "patient";
  const Option& option = *FindOption("resample");
  EXPECT_TRUE(SameValue(option, a, b));
  b.cluster = "site";
  EXPECT_FALSE(SameValue(option, a, b));
}

TEST(SameValue, OfNamesLooksAtListAndText) {
  Options a;
  Options b;
  const Option& option = *FindOption("predictions");
  a.predictions_text = "x";
  EXPECT_FALSE(SameValue(option, a, b));
  b.predictions_text = "x";
  EXPECT_TRUE(SameValue(option, a, b));
  b.predictions = std::vector<std::string>{"x"};
  EXPECT_FALSE(SameValue(option, a, b));
}

}  // namespace
}  // namespace melon
