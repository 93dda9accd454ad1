// Beside mlxtend 0.25.0 and the formulas of the papers:
// tests/golden/bias_variance.py.
#include "tasks/lab/predicted_bias_variance_query.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

ReadJson Ask(std::string_view csv, const std::string& request = "") {
  Session session;
  LoadCsv(session, csv);
  return AskSession(session, R"({"type":"predicted_bias_variance")" +
                                 (request.empty() ? "" : "," + request) + "}");
}

ReadJson Expected() {
  return ReadJson::parse(GoldenText("bias_variance/expected.json"));
}

/// A key of an answer: its path in it.
struct Compared {
  const char* expected;
  const char* way;
  const char* part;
};

TEST(PredictedBiasVarianceQuery, OfClassesIsWhatThePapersAndMlxtendSay) {
  constexpr Compared kPapers[] = {
      {"bias_squared", "kohavi_wolpert", "bias_squared"},
      {"kw_variance", "kohavi_wolpert", "variance"},
      {"bias", "domingos", "bias"},
      {"variance", "domingos", "variance"},
      {"unbiased_variance", "domingos", "unbiased_variance"},
      {"biased_variance", "domingos", "biased_variance"},
      {"net_variance", "domingos", "net_variance"}};
  constexpr Compared kMlxtend[] = {{"bias", "domingos", "bias"},
                                   {"variance", "domingos", "variance"}};
  for (const char* const name :
       {"two_classes", "three_classes", "six_classes"}) {
    const ReadJson expected = Expected()[name];
    const ReadJson answer =
        Ask(GoldenText(std::string("bias_variance/") + name + ".csv"));
    ASSERT_TRUE(answer.contains("learners")) << answer.dump();
    const ReadJson& parts = answer["learners"][0];
    for (const Compared& one : kPapers)
      EXPECT_NEAR(parts[one.way][one.part].get<double>(),
                  expected["papers"][one.expected].get<double>(), 1e-14)
          << name << " " << one.expected;
    for (const Compared& one : kMlxtend)
      EXPECT_NEAR(parts[one.way][one.part].get<double>(),
                  expected["mlxtend"][one.expected].get<double>(), 1e-14)
          << name << " " << one.expected;
    EXPECT_NEAR(parts["error"].get<double>(),
                expected["mlxtend"]["error"].get<double>(), 1e-14);
  }
}

TEST(PredictedBiasVarianceQuery, OfNumbersIsWhatMlxtendSays) {
  const ReadJson expected = Expected()["numbers"]["mlxtend"];
  const ReadJson answer =
      Ask(GoldenText("bias_variance/numbers.csv"), R"("goal":"regression")");
  const ReadJson& parts = answer["learners"][0];
  EXPECT_NEAR(parts["error"].get<double>(), expected["error"].get<double>(),
              1e-14);
  EXPECT_NEAR(parts["squared_error"]["bias_squared_and_noise"].get<double>(),
              expected["bias"].get<double>(), 1e-14);
  EXPECT_NEAR(parts["squared_error"]["variance"].get<double>(),
              expected["variance"].get<double>(), 1e-14);
}

TEST(PredictedBiasVarianceQuery, FourCasesByHand) {
  // Shares of wrong models 0, 1/3, 1, 2/3; the main predictions of the last two
  // are wrong, and a third of the last one's models are right.
  const ReadJson answer =
      Ask("id,truth,m1,m2,m3\n1,a,a,a,a\n2,b,b,b,a\n3,a,b,b,c\n4,c,c,a,a\n");
  const ReadJson& parts = answer["learners"][0];
  EXPECT_NEAR(parts["error"].get<double>(), 2.0 / 4, 1e-15);
  const ReadJson& domingos = parts["domingos"];
  EXPECT_NEAR(domingos["bias"].get<double>(), 2.0 / 4, 1e-15);
  EXPECT_NEAR(domingos["unbiased_variance"].get<double>(), 1.0 / 12, 1e-15);
  EXPECT_NEAR(domingos["biased_variance"].get<double>(), 1.0 / 12, 1e-15);
  EXPECT_NEAR(domingos["variance"].get<double>(), 3.0 / 12, 1e-15);
  // bias² of the cases: 0, 1/9, (1 + 4/9 + 1/9)/2 = 7/9, 4/9.
  EXPECT_NEAR(parts["kohavi_wolpert"]["bias_squared"].get<double>(), 12.0 / 36,
              1e-15);
  EXPECT_EQ(parts["worst"][0]["row"], 3);
  EXPECT_EQ(parts["worst"][0]["main"], "b");
  EXPECT_EQ(answer["bias_variance"]["predictions"],
            (ReadJson{"m1", "m2", "m3"}));
  EXPECT_EQ(answer["warnings"][0]["code"], "columns_left_out");
}

TEST(PredictedBiasVarianceQuery, AClassThatOnlyModelsKnowIsWrong) {
  const ReadJson answer =
      Ask("truth,m1,m2\na,a,z\nb,b,b\n", R"("predictions":["m1","m2"])");
  EXPECT_EQ(answer["bias_variance"]["classes"], (ReadJson{"a", "b", "z"}));
  EXPECT_DOUBLE_EQ(answer["learners"][0]["error"].get<double>(), 0.25);
}

TEST(PredictedBiasVarianceQuery, NumbersMayNameClasses) {
  const ReadJson answer = Ask("y_true,m1,m2\n0,0,0.0\n1,1,0\n1,1,1\n0,1,0\n",
                              R"("goal":"classification")");
  EXPECT_DOUBLE_EQ(answer["learners"][0]["error"].get<double>(), 0.25);
  EXPECT_EQ(answer["bias_variance"]["classes"], (ReadJson{"0", "1"}));
}

TEST(PredictedBiasVarianceQuery, MissingCellsAreRefusedUnlessTheyAreDropped) {
  const std::string_view csv = "truth,m1,m2\na,a,b\nb,,b\nb,b,b\n";
  const ReadJson refused = Ask(csv);
  EXPECT_EQ(ErrorCode(refused), "missing_cells");
  EXPECT_EQ(refused["error"]["line"], 3);
  const ReadJson dropped = Ask(csv, R"("missing":"drop")");
  EXPECT_EQ(dropped["bias_variance"]["cases"], 2);
  EXPECT_EQ(dropped["warnings"][0]["code"], "rows_dropped");
  EXPECT_EQ(dropped["learners"][0]["worst"][0]["row"], 1);
}

TEST(PredictedBiasVarianceQuery, RefusesWhatItCannotTakeApart) {
  EXPECT_EQ(ErrorCode(Ask("truth,m1\na,a\nb,b\n")), "one_training_set");
  EXPECT_EQ(ErrorCode(Ask("truth,m1,m2\na,a,b\na,b,a\n")), "single_class");
  EXPECT_EQ(ErrorCode(Ask("u,m1,m2\na,a,b\nb,b,a\n")), "no_truth_column");
  EXPECT_EQ(ErrorCode(Ask("truth,m1,m2\na,a,b\nb,b,a\n",
                          R"("predictions":["m1","m3"])")),
            "unknown_column");
  EXPECT_EQ(ErrorCode(Ask("truth,m1,m2\na,a,b\nb,b,a\n",
                          R"("predictions":["m1","m1"])")),
            "column_used_twice");
  EXPECT_EQ(ErrorCode(Ask("truth,m1,p\na,a,.3\nb,b,.7\n",
                          R"("predictions":["m1","p"])")),
            "other_labels");
  EXPECT_EQ(
      ErrorCode(Ask("truth,m1,m2\na,a,b\nb,b,a\n", R"("missing":"mean")")),
      "invalid_option");
}

}  // namespace
}  // namespace melon
