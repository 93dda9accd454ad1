#include "tasks/binary/data.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Flags = std::vector<std::uint8_t>;

/// A table whose truth has these labels, one a row, and one score.
std::string TruthCsv(const std::vector<std::string>& labels) {
  std::string csv = "truth,s\n";
  for (std::size_t i = 0; i < labels.size(); ++i)
    csv += labels[i] + ",0." + std::to_string(i + 1) + "\n";
  return csv;
}

std::vector<std::string> WarningCodes(const BinaryData& data) {
  std::vector<std::string> codes;
  codes.reserve(data.warnings.size());
  for (const Problem& warning : data.warnings) codes.push_back(warning.code);
  return codes;
}

bool Warns(const BinaryData& data, std::string_view code) {
  const std::vector<std::string> codes = WarningCodes(data);
  return std::find(codes.begin(), codes.end(), code) != codes.end();
}

TEST(PositiveClass, IsOneOrTrueByConvention) {
  struct Convention {
    std::vector<std::string> labels;
    std::string positive;
    std::string negative;
  };
  const Convention conventions[] = {
      {{"0", "1"}, "1", "0"},
      {{"1", "0"}, "1", "0"},
      {{"1", "-1"}, "1", "-1"},
      {{"1.0", "0.0"}, "1.0", "0.0"},
      {{"+1", "-1"}, "+1", "-1"},
      {{"true", "false"}, "true", "false"},
      {{"True", "False"}, "True", "False"},
      {{"TRUE", "FALSE"}, "TRUE", "FALSE"},
  };
  for (const Convention& one : conventions) {
    const BinaryCase binary = PrepareCsv(TruthCsv(one.labels));
    EXPECT_EQ(binary.data.positive, one.positive);
    EXPECT_EQ(binary.data.negative, one.negative);
    EXPECT_TRUE(binary.data.positive_guessed);
    EXPECT_TRUE(WarningCodes(binary.data).empty()) << one.positive;
  }
}

TEST(PositiveClass, IsKnownByConventionWhenOnlyOneLabelOccurs) {
  const BinaryCase zeros = PrepareCsv(TruthCsv({"0", "0"}));
  EXPECT_EQ(zeros.data.positive, "1");
  EXPECT_EQ(zeros.data.negative, "0");
  EXPECT_EQ(zeros.data.positives, 0);
  EXPECT_EQ(zeros.data.negatives, 2);
  const BinaryCase ones = PrepareCsv(TruthCsv({"1", "1"}));
  EXPECT_EQ(ones.data.positive, "1");
  EXPECT_EQ(ones.data.negative, "");
  EXPECT_EQ(ones.data.positives, 2);
  const BinaryCase minus = PrepareCsv(TruthCsv({"-1", "-1"}));
  EXPECT_EQ(minus.data.positive, "1");
  EXPECT_EQ(minus.data.negative, "-1");
  EXPECT_EQ(PrepareCsv(TruthCsv({"False", "False"})).data.positives, 0);
}

TEST(PositiveClass, IsTheLabelThatSaysSo) {
  for (const auto& [positive, negative] :
       {std::pair{"malignant", "normal"}, std::pair{"yes", "no"},
        std::pair{"Pos", "unknown"}, std::pair{"阳性", "阴性"},
        std::pair{"+", "-"}}) {
    const BinaryCase binary =
        PrepareCsv(TruthCsv({positive, negative, positive}));
    EXPECT_EQ(binary.data.positive, positive);
    EXPECT_EQ(WarningCodes(binary.data), std::vector<std::string>{});
  }
}

TEST(PositiveClass, IsElseTheLastInSortedOrderWithoutAWordWhereItIsTheRarer) {
  const BinaryCase binary = PrepareCsv(TruthCsv({"east", "west", "east"}));
  EXPECT_EQ(binary.data.positive, "west");
  EXPECT_EQ(WarningCodes(binary.data), std::vector<std::string>{});
}

TEST(PositiveClass, IsElseTheLastInSortedOrderAndSaysSo) {
  const BinaryCase binary = PrepareCsv(TruthCsv({"west", "east", "west"}));
  EXPECT_EQ(binary.data.positive, "west");
  EXPECT_EQ(binary.data.negative, "east");
  ASSERT_EQ(WarningCodes(binary.data),
            std::vector<std::string>{"positive_class_guessed"});
  const Problem& warning = binary.data.warnings.front();
  EXPECT_EQ(warning.column, "truth");
  EXPECT_NE(warning.message.english.find("\"west\""), std::string::npos);
  EXPECT_NE(warning.message.english.find("east, west"), std::string::npos);
  EXPECT_NE(warning.message.chinese.find("“west”"), std::string::npos);
}

TEST(PositiveClass, IsTheOneThatAWordSuggestsAndSaysSoWhereItIsNotTheRarer) {
  const BinaryCase common =
      PrepareCsv(TruthCsv({"asthma", "asthma", "control"}));
  EXPECT_EQ(common.data.positive, "asthma");
  ASSERT_EQ(WarningCodes(common.data),
            std::vector<std::string>{"positive_class_guessed"});
  const Message& said = common.data.warnings.front().message;
  EXPECT_NE(said.english.find("suggests"), std::string::npos);
  EXPECT_NE(said.chinese.find("“asthma”"), std::string::npos);
  const BinaryCase rare =
      PrepareCsv(TruthCsv({"asthma", "control", "control"}));
  EXPECT_EQ(rare.data.positive, "asthma");
  EXPECT_EQ(WarningCodes(rare.data), std::vector<std::string>{});
}

TEST(PositiveClass, OrdersNumbersByValueAndBeforeTexts) {
  EXPECT_EQ(PrepareCsv(TruthCsv({"10", "9"})).data.positive, "10");
  EXPECT_EQ(PrepareCsv(TruthCsv({"2", "1"})).data.positive, "2");
  EXPECT_EQ(PrepareCsv(TruthCsv({"-2", "-10"})).data.positive, "-2");
  EXPECT_EQ(PrepareCsv(TruthCsv({"A", "7"})).data.positive, "A");
}

TEST(PositiveClass, OrdersTextsByTheirBytes) {
  EXPECT_EQ(PrepareCsv(TruthCsv({"a", "B"})).data.positive, "a");
  // U+4E59 comes before U+7532, whatever the order of the words.
  EXPECT_EQ(PrepareCsv(TruthCsv({"乙", "甲"})).data.positive, "甲");
}

TEST(PositiveClass, IsTheOneGiven) {
  Options options;
  options.positive.emplace("no");
  const BinaryCase binary = PrepareCsv(TruthCsv({"yes", "no"}), options);
  EXPECT_EQ(binary.data.positive, "no");
  EXPECT_EQ(binary.data.negative, "yes");
  EXPECT_FALSE(binary.data.positive_guessed);
  EXPECT_TRUE(WarningCodes(binary.data).empty());
  EXPECT_EQ(binary.data.truth, (Flags{0, 1}));
}

TEST(PositiveClass, MayBeGivenAsAnotherTextOfTheSameNumber) {
  Options options;
  options.positive.emplace("0");
  const BinaryCase binary = PrepareCsv(TruthCsv({"0.0", "1.0"}), options);
  EXPECT_EQ(binary.data.positive, "0.0");
  EXPECT_EQ(binary.data.truth, (Flags{1, 0}));
}

TEST(PositiveClass, ThatIsNoLabelIsAProblemThatListsTheLabels) {
  Options options;
  options.positive.emplace("YES");
  const Problem problem = ProblemOfCsv(TruthCsv({"yes", "no"}), options);
  EXPECT_EQ(problem.code, "unknown_positive");
  EXPECT_EQ(problem.value, "YES");
  EXPECT_EQ(problem.column, "truth");
  EXPECT_NE(problem.message.english.find("no, yes"), std::string::npos);
}

TEST(PositiveClass, MayBeTheOneThatDoesNotOccur) {
  Options options;
  options.positive.emplace("ill");
  const BinaryCase binary = PrepareCsv(TruthCsv({"well", "well"}), options);
  EXPECT_EQ(binary.data.positive, "ill");
  EXPECT_EQ(binary.data.negative, "well");
  EXPECT_EQ(binary.data.positives, 0);
}

TEST(PrepareBinary, TakesEqualNumbersAsOneLabel) {
  const BinaryCase binary = PrepareCsv(TruthCsv({"1", "1.0", "0", "0.0"}));
  EXPECT_EQ(binary.data.truth, (Flags{1, 1, 0, 0}));
}

TEST(PrepareBinary, RefusesThreeClasses) {
  Options options;
  options.task.emplace("binary");
  const Problem problem = ProblemOfCsv(TruthCsv({"a", "b", "c", "a"}), options);
  EXPECT_EQ(problem.code, "too_many_classes");
  EXPECT_EQ(problem.column, "truth");
  EXPECT_NE(problem.message.english.find("3 different labels (a, b, c)"),
            std::string::npos);
}

TEST(PrepareBinary, RefusesATruthOfManyNumbers) {
  Options options;
  options.task.emplace("binary");
  std::string csv = "truth,s\n";
  for (int row = 0; row < 400; ++row)
    csv += "0." + std::to_string(row + 1000) + ",0.5\n";
  EXPECT_EQ(ProblemOfCsv(csv, options).code, "too_many_classes");
}

TEST(PrepareBinary, CountsClassesInTheRowsThatAreLeft) {
  Options options;
  options.task.emplace("binary");
  options.drop_missing = true;
  // The third class occurs in a row that is dropped only.
  const BinaryCase binary =
      PrepareCsv("y,s\n0,.1\n1,NA\nx,\n1,.4\n1,.5\n", options);
  EXPECT_EQ(binary.data.rows_dropped, 2U);
  EXPECT_EQ(binary.data.truth, (Flags{0, 1, 1}));
  EXPECT_EQ(std::vector<double>(binary.data.models[0].scores.begin(),
                                binary.data.models[0].scores.end()),
            (std::vector<double>{.1, .4, .5}));
  ASSERT_TRUE(Warns(binary.data, "rows_dropped"));
  EXPECT_NE(binary.data.warnings[0].message.english.find("2 of 5 rows"),
            std::string::npos);
}

TEST(PrepareBinary, PredictsAtTheThresholdAndAbove) {
  const BinaryCase binary = PrepareCsv("y,s\n0,.5\n1,.5\n1,.4999\n0,.1\n");
  const BinaryModel& model = binary.data.models[0];
  EXPECT_EQ(model.threshold, 0.5);
  EXPECT_EQ(model.predicted, (Flags{1, 1, 0, 0}));
  EXPECT_EQ(model.counts.true_positive, 1);
  EXPECT_EQ(model.counts.false_positive, 1);
  EXPECT_EQ(model.counts.false_negative, 1);
  EXPECT_EQ(model.counts.true_negative, 1);
}

TEST(PrepareBinary, AddsWeights) {
  const BinaryCase binary =
      PrepareCsv("y,s,w\n0,.9,2\n1,.8,3\n1,.1,5\n0,.2,0\n");
  EXPECT_EQ(binary.data.positives, 8);
  EXPECT_EQ(binary.data.negatives, 2);
  EXPECT_TRUE(binary.data.whole_weights);
  EXPECT_EQ(binary.data.models[0].counts.true_positive, 3);
  EXPECT_EQ(binary.data.models[0].counts.false_positive, 2);
  EXPECT_EQ(binary.data.models[0].counts.false_negative, 5);
  EXPECT_EQ(binary.data.models[0].counts.true_negative, 0);
}

TEST(PrepareBinary, NoticesFractionalWeights) {
  const BinaryCase binary = PrepareCsv("y,s,w\n0,.9,1.5\n1,.8,2\n");
  EXPECT_FALSE(binary.data.whole_weights);
  EXPECT_EQ(binary.data.negatives, 1.5);
}

TEST(PrepareBinary, RefusesANegativeWeightWithItsLine) {
  Options options;
  options.drop_missing = true;
  const Problem problem =
      ProblemOfCsv("y,s,w\n0,NA,1\n\n1,.3,2\n0,.4,-1.5\n1,.2,-2\n", options);
  EXPECT_EQ(problem.code, "invalid_weight");
  EXPECT_EQ(problem.column, "w");
  EXPECT_EQ(problem.line, 5U);
  EXPECT_EQ(problem.value, "-1.5");
}

TEST(PrepareBinary, RefusesWeightsThatDoNotAddUp) {
  EXPECT_EQ(ProblemOfCsv("y,s,w\n0,.1,0\n1,.2,0\n").code, "invalid_weight");
  EXPECT_EQ(ProblemOfCsv("y,s,w\n0,.1,1e308\n1,.2,1e308\n").code,
            "invalid_weight");
}

TEST(PrepareBinary, WarnsOfScoresThatAreNoProbabilities) {
  EXPECT_TRUE(Warns(PrepareCsv("y,s\n0,-3\n1,2.5\n").data,
                    "scores_outside_unit_interval"));
  EXPECT_FALSE(Warns(PrepareCsv("y,s\n0,.5\n1,1\n1,0\n").data,
                     "scores_outside_unit_interval"));
}

TEST(PrepareBinary, WarnsOfALabelThatAPipelinePredicted) {
  const auto warns = [](const std::string& csv, const Options& options = {}) {
    return Warns(PrepareCsv(csv, options).data, "label_may_be_predicted");
  };
  const std::string pipeline = "label,score\nPOS,.99\nNEG,.87\nPOS,.5\nNEG,1\n";
  EXPECT_TRUE(warns(pipeline));
  EXPECT_TRUE(warns("text,Label,Score\ngood,1,.99\nbad,0,.87\nso,1,.6\n"));
  Options truth;
  truth.truth.emplace("label");
  EXPECT_FALSE(warns(pipeline, truth));
  // A truth with the scores of a model.
  EXPECT_FALSE(warns("label,score\n1,.99\n0,.87\n1,.5\n0,.49\n"));
  EXPECT_FALSE(warns("label,score\n1,2.5\n0,.87\n1,.5\n0,.6\n"));
  EXPECT_FALSE(warns("truth,score\n1,.99\n0,.87\n1,.5\n0,1\n"));
  EXPECT_FALSE(warns("label,bert\n1,.99\n0,.87\n1,.5\n0,1\n"));
  EXPECT_FALSE(warns("label,score\n1,.5\n0,.5\n1,.5\n0,.5\n"));
}

TEST(PrepareBinary, WarnsOfAMissingHeader) {
  EXPECT_TRUE(
      Warns(PrepareCsv("0,.5\n1,.7\n1,.2\n0,.4\n").data, "header_missing"));
}

TEST(PrepareBinary, ReadsPredictedLabels) {
  const BinaryCase binary =
      PrepareCsv("y,A,B\nyes,yes,no\nno,yes,no\nyes,yes,no\nno,no,no\n");
  EXPECT_EQ(binary.data.task, TaskKind::labels);
  EXPECT_EQ(binary.data.models[0].predicted, (Flags{1, 1, 1, 0}));
  EXPECT_EQ(binary.data.models[0].counts.false_positive, 1);
  EXPECT_EQ(binary.data.models[1].predicted, (Flags{0, 0, 0, 0}));
  EXPECT_TRUE(binary.data.models[0].scores.empty());
  EXPECT_TRUE(binary.data.models[0].groups.score.empty());
}

TEST(PrepareBinary, RefusesAPredictedLabelThatTheTruthDoesNotHave) {
  Options options;
  options.task.emplace("labels");
  options.predictions = std::vector<std::string>{"A"};
  const Problem problem =
      ProblemOfCsv("y,A\nyes,yes\nno,maybe\nyes,no\n", options);
  EXPECT_EQ(problem.code, "unknown_label");
  EXPECT_EQ(problem.column, "A");
  EXPECT_EQ(problem.value, "maybe");
}

TEST(PrepareBinary, LearnsTheNegativeLabelFromThePredictions) {
  Options options;
  options.task.emplace("labels");
  options.predictions = std::vector<std::string>{"A"};
  options.truth.emplace("y");
  options.positive.emplace("yes");
  const BinaryCase binary = PrepareCsv("y,A\nyes,yes\nyes,no\n", options);
  EXPECT_EQ(binary.data.negative, "no");
  EXPECT_EQ(binary.data.models[0].counts.false_negative, 1);
}

TEST(ApplyThresholds, ChangesPredictionsAndCountsAlone) {
  BinaryCase binary = PrepareCsv("y,a,b\n0,.2,.6\n1,.4,.7\n1,.9,.3\n");
  Options options;
  options.threshold = 0.65;
  options.thresholds["a"] = 0.4;
  ApplyThresholds(options, binary.data);
  EXPECT_EQ(binary.data.models[0].predicted, (Flags{0, 1, 1}));
  EXPECT_EQ(binary.data.models[1].predicted, (Flags{0, 1, 0}));
  EXPECT_EQ(binary.data.models[1].counts.false_negative, 1);
  options.thresholds["a"] = std::numeric_limits<double>::infinity();
  ApplyThresholds(options, binary.data);
  EXPECT_EQ(binary.data.models[0].counts.predicted_positives(), 0);
}

TEST(ApplyThresholds, LeavesLabelsAlone) {
  BinaryCase binary = PrepareCsv("y,A\nyes,yes\nno,yes\nyes,no\n");
  Options options;
  options.threshold = 2;
  ApplyThresholds(options, binary.data);
  EXPECT_EQ(binary.data.models[0].predicted, (Flags{1, 1, 0}));
}

}  // namespace
}  // namespace melon
