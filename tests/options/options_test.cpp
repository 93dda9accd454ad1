#include "options/options.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "io/json/json_reader.h"

namespace melon {
namespace {

Options Parsed(std::string_view json) {
  const Result<Options> options = ParseOptions(*ParseJson(json));
  EXPECT_TRUE(options) << json;
  return options ? options.value() : Options{};
}

/// "" where there is none.
std::string ProblemWith(std::string_view json) {
  const Result<Options> options = ParseOptions(*ParseJson(json));
  return options ? "" : std::string(options.problem().code);
}

TEST(Options, HaveTheDefaultsOfTheContract) {
  const Options options = Parsed("{}");
  EXPECT_FALSE(options.drop_missing);
  EXPECT_EQ(options.threshold, 0.5);
  EXPECT_TRUE(options.thresholds.empty());
  EXPECT_EQ(options.beta, 1);
  EXPECT_EQ(options.cost_fn, 1);
  EXPECT_EQ(options.cost_fp, 1);
  EXPECT_TRUE(std::isnan(options.prior));
  EXPECT_EQ(options.max_fpr, 0.1);
  EXPECT_EQ(options.k, 10);
  EXPECT_EQ(options.alpha, 0.05);
  EXPECT_EQ(options.bootstrap, 0U);
  EXPECT_EQ(options.seed, 1U);
}

TEST(Options, TakeNumbersAlsoAsTexts) {
  const Options options = Parsed(
      R"({"threshold":"0.25","beta":"2","k":"5","seed":"12","alpha":"1e-2"})");
  EXPECT_EQ(options.threshold, 0.25);
  EXPECT_EQ(options.beta, 2);
  EXPECT_EQ(options.k, 5);
  EXPECT_EQ(options.seed, 12U);
  EXPECT_EQ(options.alpha, 0.01);
}

TEST(Options, OfNullAreAsIfNotGiven) {
  const Options options = Parsed(R"({"threshold":null,"task":null})");
  EXPECT_EQ(options.threshold, 0.5);
  EXPECT_FALSE(options.task);
  EXPECT_TRUE(options.given.empty());
  EXPECT_EQ(options.unassigned,
            (std::vector<std::string>{"threshold", "task"}));
}

TEST(Options, KeepTheirLimits) {
  for (const std::string_view allowed :
       {R"({"prior":0})", R"({"prior":1})", R"({"max_fpr":1})", R"({"k":1})",
        R"({"cost_fn":0})", R"({"threshold":-1e300})", R"({"bootstrap":0})"}) {
    EXPECT_EQ(ProblemWith(allowed), "") << allowed;
  }
}

TEST(Options, OutsideTheirLimitsAreInvalid) {
  for (const std::string_view refused :
       {R"({"beta":0})",          R"({"beta":-1})",
        R"({"beta":1e7})",        R"({"cost_fn":-1})",
        R"({"cost_fp":"x"})",     R"({"prior":1.1})",
        R"({"prior":-0.1})",      R"({"max_fpr":0})",
        R"({"max_fpr":1.5})",     R"({"k":0})",
        R"({"k":2.5})",           R"({"alpha":0})",
        R"({"alpha":1})",         R"({"bootstrap":-1})",
        R"({"bootstrap":1.5})",   R"({"bootstrap":2e6})",
        R"({"seed":-1})",         R"({"seed":1e300})",
        R"({"threshold":"inf"})", R"({"threshold":"NaN"})",
        R"({"threshold":true})",  R"({"threshold":[0.5]})",
        R"({"threshold":""})",    R"({"truth":3})",
        R"({"weight":["w"]})",    R"({"positive":1})",
        R"({"predictions":3})",   R"({"predictions":["s",3]})",
        R"({"missing":"keep"})",  R"({"missing":1})",
        R"({"thresholds":0.5})",  R"({"thresholds":{"s":"x"}})",
        R"({"ordered":1})"}) {
    EXPECT_EQ(ProblemWith(refused), "invalid_option") << refused;
  }
}

TEST(Options, TheProblemWithANumberNamesBothLimits) {
  const auto expects = [](std::string_view json, const std::string& limits) {
    const Result<Options> options = ParseOptions(*ParseJson(json));
    ASSERT_FALSE(options) << json;
    const std::string& message = options.problem().message.english;
    EXPECT_NE(message.find(limits), std::string::npos) << message;
  };
  expects(R"({"beta":1e300})", "Give a number above 0, at most 1,000,000.");
  expects(R"({"cost_fn":1e300})", "Give a number from 0 to 1e12.");
  expects(R"({"cost_fp":-1})", "Give a number from 0 to 1e12.");
  expects(R"({"k":1e10})", "Give a whole number from 1 to 1,000,000,000.");
  expects(R"({"top_k":1e10})", "Give a whole number from 1 to 1,000,000,000.");
  expects(R"({"n_features":1e10})",
          "Give a whole number from 0 to 1,000,000,000.");
  expects(R"({"cost_matrix":[[0,1e13],[1,0]]})", "costs from 0 to 1e12");
}

TEST(Options, OfResamplingAreASchemeOrAColumn) {
  EXPECT_EQ(Parsed("{}").ResampleText(), "plain");
  EXPECT_EQ(Parsed(R"({"resample":"stratified"})").resample,
            ResampleScheme::stratified);
  const Options groups = Parsed(R"({"resample":"cluster=a = b"})");
  EXPECT_EQ(groups.resample, ResampleScheme::cluster);
  EXPECT_EQ(groups.cluster, "a = b");
  EXPECT_EQ(groups.ResampleText(), "cluster=a = b");
  for (const char* const refused :
       {R"({"resample":"cluster"})", R"({"resample":"cluster="})",
        R"({"resample":"queries"})", R"({"resample":1})"}) {
    EXPECT_EQ(ProblemWith(refused), "invalid_option") << refused;
  }
}

TEST(Options, OfAlphaLeaveRoomForQuantiles) {
  EXPECT_EQ(ProblemWith(R"({"alpha":1e-16})"), "invalid_option");
  EXPECT_EQ(ProblemWith(R"({"alpha":0.9999999999999999})"), "invalid_option");
  EXPECT_TRUE(ParseOptions(*ParseJson(R"({"alpha":1e-15})")));
}

TEST(Options, SayWhatIsInvalidAndWhatIsWanted) {
  const Result<Options> options = ParseOptions(*ParseJson(R"({"alpha":"5%"})"));
  ASSERT_FALSE(options);
  const Problem& problem = options.problem();
  EXPECT_EQ(problem.value, "5%");
  EXPECT_EQ(problem.message.english,
            "Invalid option alpha: \"5%\". Give a number between 0 and 1, "
            "at least 1e-15 from either.");
  EXPECT_EQ(problem.message.chinese,
            "选项 alpha 的值“5%”无效：应为 0 与 1 之间的数，且与两端至少相差 "
            "1e-15。");
}

TEST(Options, OfAnUnknownNameListTheKnownOnes) {
  const Result<Options> options = ParseOptions(*ParseJson(R"({"treshold":1})"));
  ASSERT_FALSE(options);
  EXPECT_EQ(options.problem().code, "unknown_option");
  EXPECT_EQ(options.problem().value, "treshold");
  const std::string& message = options.problem().message.english;
  for (const char* known : {"truth", "threshold", "max_fpr", "seed", "eps0"})
    EXPECT_NE(message.find(known), std::string::npos) << known;
}

TEST(Options, OfAnUnknownTaskNameTheTasks) {
  EXPECT_EQ(ProblemWith(R"({"task":"fortune_telling"})"), "unknown_task");
  EXPECT_EQ(ProblemWith(R"({"task":1})"), "unknown_task");
}

TEST(Options, MustBeAnObject) {
  EXPECT_EQ(ProblemWith("[]"), "invalid_option");
  EXPECT_EQ(ProblemWith("3"), "invalid_option");
}

TEST(Options, AColumnWithoutANameIsNone) {
  const Options options = Parsed(R"({"weight":""})");
  EXPECT_EQ(options.unassigned, std::vector<std::string>{"weight"});
  EXPECT_FALSE(options.weight);
}

TEST(Options, GiveTheThresholdOfAModelOrTheCommonOne) {
  Options options;
  options.threshold = 0.4;
  options.thresholds["RF"] = 0.7;
  EXPECT_EQ(options.ThresholdOf("RF"), 0.7);
  EXPECT_EQ(options.ThresholdOf("rf"), 0.4);
  EXPECT_EQ(options.ThresholdOf(""), 0.4);
}

TEST(Options, GiveTheValueThatAMetricDeclares) {
  Options options;
  options.beta = 3;
  options.max_fpr = 0.2;
  EXPECT_EQ(options.ByName("beta"), 3);
  EXPECT_EQ(options.ByName("max_fpr"), 0.2);
  EXPECT_EQ(options.ByName("k"), 10);
  EXPECT_FALSE(options.ByName("").has_value());
  EXPECT_FALSE(options.ByName("truth").has_value());
}

TEST(Options, BecomeParametersWithOneMinusAlphaAsLevel) {
  Options options;
  options.alpha = 0.1;
  options.cost_fn = 5;
  options.cost_fp = 2;
  const Parameters parameters = options.ToParameters();
  EXPECT_EQ(parameters.level, 1 - 0.1);
  EXPECT_EQ(parameters.cost_fn, 5);
  EXPECT_EQ(parameters.cost_fp, 2);
}

}  // namespace
}  // namespace melon
