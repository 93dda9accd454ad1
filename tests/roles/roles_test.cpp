#include "roles/roles.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

/// Roles with names instead of indices.
struct NamedRoles {
  TaskKind task = TaskKind::binary;
  std::string truth;
  Names predictions;
  std::string weight;
  std::vector<std::string_view> guessed;
  /// Codes of what is said of the roles.
  Names warnings;
};

NamedRoles Assign(std::string_view csv, const Options& options = {}) {
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, options);
  EXPECT_TRUE(roles) << roles.problem().message.english;
  NamedRoles named;
  named.task = roles.value().task;
  named.truth = table.columns[roles.value().truth].name;
  for (const std::size_t index : roles.value().predictions)
    named.predictions.push_back(table.columns[index].name);
  if (roles.value().weight)
    named.weight = table.columns[*roles.value().weight].name;
  named.guessed = roles.value().guessed;
  for (const Problem& warning : roles.value().warnings)
    named.warnings.push_back(warning.code);
  return named;
}

Problem Refusal(std::string_view csv, const Options& options = {}) {
  const Result<Roles> roles = AssignRoles(TableFromCsv(csv), options);
  EXPECT_FALSE(roles);
  return roles ? Problem{} : roles.problem();
}

/// A truth and `count` columns of scores m1, m2, ….
std::string WideCsv(std::size_t count) {
  std::string csv = "y";
  for (std::size_t i = 1; i <= count; ++i) csv += ",m" + std::to_string(i);
  for (const char* row : {"0", "1", "1"}) {
    csv += std::string("\n") + row;
    for (std::size_t i = 0; i < count; ++i)
      csv += ",0." + std::to_string(i + 2) + row;
  }
  return csv + "\n";
}

TEST(AssignRoles, FindsTheTruthByItsName) {
  for (const std::string name :
       {"y_true", "Y_TRUE", "y true", "truth", "Actual", "ground-truth", "gold",
        "target", "label", "class", "y", "真实标记", "标签", "类别"}) {
    const NamedRoles roles =
        Assign("flag,score," + name + "\n0,.1,0\n0,.2,1\n1,.9,1\n");
    EXPECT_EQ(roles.truth, name);
  }
}

TEST(AssignRoles, PrefersTheClearerName) {
  EXPECT_EQ(Assign("y,label,y_true,s\n0,1,1,.1\n1,0,1,.2\n1,0,0,.3\n").truth,
            "y_true");
  EXPECT_EQ(Assign("y,label,s\n0,1,.1\n1,0,.2\n1,0,.3\n").truth, "label");
}

TEST(AssignRoles, TakesAColumnOfTwoTextsWhenNoNameFits) {
  const NamedRoles roles =
      Assign("s,flag,diagnosis\n.1,0,ill\n.2,1,well\n.9,1,ill\n");
  EXPECT_EQ(roles.truth, "diagnosis");
}

TEST(AssignRoles, ElseAColumnOfTwoNumbers) {
  EXPECT_EQ(Assign("s,z\n.1,0\n.2,1\n.9,1\n").truth, "z");
}

TEST(AssignRoles, AColumnTakenAsPredictionIsNotGuessedAsTruth) {
  Options options;
  options.predictions = Names{"label"};
  EXPECT_EQ(Assign("label,z\n1,0\n0,1\n1,1\n", options).truth, "z");
}

TEST(AssignRoles, TakesEveryColumnOfNumbersAsScores) {
  const NamedRoles roles =
      Assign("LR,y,RF,note\n.1,0,.3,a\n.2,1,.4,b\n.9,1,.5,c\n");
  EXPECT_EQ(roles.task, TaskKind::binary);
  EXPECT_EQ(roles.predictions, (Names{"LR", "RF"}));
  EXPECT_EQ(roles.weight, "");
  EXPECT_EQ(roles.guessed,
            (std::vector<std::string_view>{"truth", "task", "predictions"}));
}

TEST(AssignRoles, SaysNothingWasGuessedWhenAllWasGiven) {
  Options options;
  options.task.emplace("binary");
  options.truth.emplace("y");
  options.predictions = Names{"LR"};
  options.weight.emplace("n");
  const NamedRoles roles =
      Assign("LR,y,n,RF\n.1,0,3,.4\n.2,1,2,.5\n.9,1,5,.6\n", options);
  EXPECT_EQ(roles.predictions, Names{"LR"});
  EXPECT_EQ(roles.weight, "n");
  EXPECT_TRUE(roles.guessed.empty());
}

TEST(AssignRoles, KeepsThePredictionsInTheOrderGiven) {
  Options options;
  options.predictions = Names{"b", "a"};
  EXPECT_EQ(Assign("y,a,b\n0,.1,.2\n1,.3,.4\n", options).predictions,
            (Names{"b", "a"}));
}

TEST(AssignRoles, IgnoresTheIndexColumnThatPandasWrites) {
  EXPECT_EQ(Assign(",y,s\n0,0,.1\n1,1,.2\n2,1,.7\n").predictions, Names{"s"});
  EXPECT_EQ(Assign(",y,s\n7,0,.1\n9,1,.2\n11,1,.7\n").predictions, Names{"s"});
  EXPECT_EQ(Assign("Unnamed: 0,y,s\n5,0,.1\n3,1,.2\n9,1,.7\n").predictions,
            Names{"s"});
}

TEST(AssignRoles, IgnoresIdentifiersAndFolds) {
  EXPECT_EQ(Assign("ID,fold,编号,y,s\n8,1,3,0,.1\n6,2,4,1,.2\n9,3,9,1,.7\n")
                .predictions,
            Names{"s"});
}

TEST(AssignRoles, IgnoresNumbersThatCountTheRows) {
  // More than 256 different numbers, so that the column is kept as numbers.
  for (const int first : {0, 1}) {
    std::string csv = "case number,y,s\n";
    for (int row = 0; row < 300; ++row) {
      csv += std::to_string(first + row) + "," + std::to_string(row % 2) +
             ",0." + std::to_string(row + 100) + "\n";
    }
    EXPECT_EQ(Assign(csv).predictions, Names{"s"}) << first;
  }
}

TEST(AssignRoles, FindsTheWeightByItsName) {
  for (const std::string name :
       {"weight", "Sample_Weight", "w", "count", "freq", "权重"}) {
    const NamedRoles roles = Assign(name + ",y,s\n3,0,.1\n1,1,.2\n2,1,.7\n");
    EXPECT_EQ(roles.weight, name);
    EXPECT_EQ(roles.predictions, Names{"s"});
  }
}

TEST(AssignRoles, TakesNoTextAsWeight) {
  EXPECT_EQ(Assign("weight,y,s\nhigh,0,.1\nlow,1,.2\nlow,1,.7\n").weight, "");
}

TEST(AssignRoles, TellsHardLabelsFromScores) {
  const NamedRoles roles = Assign("y,A,B\nyes,yes,no\nno,yes,no\nno,no,no\n");
  EXPECT_EQ(roles.task, TaskKind::labels);
  EXPECT_EQ(roles.truth, "y");
  EXPECT_EQ(roles.predictions, (Names{"A", "B"}));
}

TEST(AssignRoles, TakesNumbersOfTheTruthAsHardLabels) {
  const NamedRoles roles = Assign("y_true,y_pred\n0,1\n1,1\n1,0\n");
  EXPECT_EQ(roles.task, TaskKind::labels);
  EXPECT_EQ(roles.predictions, Names{"y_pred"});
}

TEST(AssignRoles, IgnoresPredictedLabelsBesideScores) {
  const NamedRoles roles =
      Assign("y_true,y_pred,y_prob\n0,1,.8\n1,1,.9\n1,0,.2\n");
  EXPECT_EQ(roles.task, TaskKind::binary);
  EXPECT_EQ(roles.predictions, Names{"y_prob"});
}

TEST(AssignRoles, TakesWholeNumbersAsScoresWhenAskedFor) {
  Options options;
  options.task.emplace("binary");
  const NamedRoles roles = Assign("y_true,y_pred\n0,1\n1,1\n1,0\n", options);
  EXPECT_EQ(roles.task, TaskKind::binary);
  EXPECT_EQ(roles.predictions, Names{"y_pred"});
}

TEST(AssignRoles, GuessesTheTaskFromTheChosenPredictions) {
  Options options;
  options.predictions = Names{"y_pred"};
  EXPECT_EQ(
      Assign("y_true,y_pred,y_prob\n0,1,.8\n1,1,.9\n1,0,.2\n", options).task,
      TaskKind::labels);
}

TEST(AssignRoles, SplitsATextOfNamesAtCommas) {
  Options options;
  options.predictions_text.emplace("LR,RF");
  EXPECT_EQ(Assign("y,LR,RF\n0,.1,.2\n1,.3,.4\n", options).predictions,
            (Names{"LR", "RF"}));
}

TEST(AssignRoles, FindsNamesThatHoldCommas) {
  Options options;
  options.predictions_text.emplace("SVM, C=1,SVM, C=10,LR");
  EXPECT_EQ(Assign("y,\"SVM, C=1\",\"SVM, C=10\",LR\n0,.1,.2,.3\n1,.3,.4,.5\n",
                   options)
                .predictions,
            (Names{"SVM, C=1", "SVM, C=10", "LR"}));
}

TEST(AssignRoles, PrefersTheLongerNameWhereSeveralFit) {
  Options options;
  options.predictions_text.emplace("a,b");
  EXPECT_EQ(
      Assign("y,a,b,\"a,b\"\n0,.1,.2,.3\n1,.3,.4,.5\n", options).predictions,
      Names{"a,b"});
}

TEST(AssignRoles, NamesAnUnknownColumnAndListsTheKnown) {
  constexpr std::string_view kCsv = "y,a\n0,.1\n1,.3\n";
  Options truth;
  truth.truth.emplace("z");
  Options predictions;
  predictions.predictions = Names{"a", "A"};
  Options text;
  text.predictions_text.emplace("a,A");
  Options weight;
  weight.weight.emplace("");
  for (const auto& [options, name] :
       {std::pair{truth, "z"}, std::pair{predictions, "A"},
        std::pair{text, "A"}, std::pair{weight, ""}}) {
    const Problem problem = Refusal(kCsv, options);
    EXPECT_EQ(problem.code, "unknown_column");
    EXPECT_EQ(problem.column, name);
    EXPECT_NE(problem.message.english.find("y, a"), std::string::npos);
    EXPECT_NE(problem.message.chinese.find("y, a"), std::string::npos);
  }
}

TEST(AssignRoles, RefusesAColumnInTwoRoles) {
  Options truth_again;
  truth_again.truth.emplace("y");
  truth_again.predictions = Names{"a", "y"};
  Options twice;
  twice.predictions = Names{"a", "a"};
  Options weight_again;
  weight_again.predictions = Names{"a"};
  weight_again.weight.emplace("a");
  for (const auto& [options, name] :
       {std::pair{truth_again, "y"}, std::pair{twice, "a"},
        std::pair{weight_again, "a"}}) {
    const Problem problem = Refusal("y,a\n0,.1\n1,.3\n", options);
    EXPECT_EQ(problem.code, "column_used_twice");
    EXPECT_EQ(problem.column, name);
  }
}

TEST(AssignRoles, SaysWhenNothingLooksLikeTheTruth) {
  EXPECT_EQ(Refusal("a,b\nk,u\nl,v\nm,w\n").code, "no_truth_column");
}

TEST(AssignRoles, SaysWhenNothingLooksLikeAPrediction) {
  EXPECT_EQ(Refusal("y,note\n0,a\n1,b\n1,c\n").code, "no_prediction_columns");
  EXPECT_EQ(Refusal("y\n0\n1\n1\n").code, "no_prediction_columns");
}

TEST(AssignRoles, GuessesTwoHundredModelsAndCountsTheOthers) {
  const Result<Roles> roles = AssignRoles(TableFromCsv(WideCsv(210)), {});
  ASSERT_TRUE(roles);
  EXPECT_EQ(roles.value().predictions.size(), 200U);
  EXPECT_EQ(roles.value().predictions.back(), 200U);
  ASSERT_EQ(roles.value().warnings.size(), 1U);
  EXPECT_EQ(roles.value().warnings[0].code, "predictions_limited");
  EXPECT_NE(roles.value().warnings[0].message.english.find("210 columns"),
            std::string::npos);
  EXPECT_EQ(Assign(WideCsv(200)).warnings, Names{});
}

TEST(AssignRoles, RefusesAnEmptyListOfModels) {
  Options none;
  none.predictions.emplace();
  EXPECT_EQ(Refusal("y,a\n0,.1\n1,.3\n", none).code, "no_prediction_columns");
}

TEST(AssignRoles, TakesNoIdentifierForAScore) {
  const NamedRoles labels = Assign(
      "PassengerId,actual,tree,knn\n17,0,0,1\n3,1,1,1\n25,1,0,1\n8,0,0,0\n");
  EXPECT_EQ(labels.task, TaskKind::labels);
  EXPECT_EQ(labels.predictions, (Names{"tree", "knn"}));
  const NamedRoles scores = Assign(
      "patient,y,age,model\n17,0,40,.1\n3,1,51,.8\n25,1,40,.4\n8,0,33,.3\n");
  EXPECT_EQ(scores.predictions, Names{"model"});
}

TEST(AssignRoles, TakesWholeScoresWhenThereAreNoOthers) {
  EXPECT_EQ(Assign("y,points\n0,3\n1,9\n1,9\n0,5\n").predictions,
            Names{"points"});
}

TEST(AssignRoles, TakesOneOfTwoColumnsOfProbabilitiesOfBothClasses) {
  EXPECT_EQ(Assign("y,proba_0,proba_1\n0,.9,.1\n1,.2,.8\n").predictions,
            Names{"proba_1"});
  EXPECT_EQ(Assign("obs,Yes,No\nYes,.9,.1\nNo,.2,.8\n").predictions,
            Names{"Yes"});
  Options options;
  options.positive.emplace("No");
  EXPECT_EQ(Assign("obs,Yes,No\nYes,.9,.1\nNo,.2,.8\n", options).predictions,
            Names{"No"});
  // They do not add up to 1: two models.
  EXPECT_EQ(Assign("y,m_0,m_1\n0,.9,.3\n1,.2,.8\n").predictions,
            (Names{"m_0", "m_1"}));
}

TEST(AssignRoles, KnowsThatWekaGivesTheProbabilityOfThePredictedClass) {
  const NamedRoles roles = Assign(
      "inst#,actual,predicted,error,prediction\n1,1:no,1:no,,0.9\n"
      "2,2:yes,1:no,+,0.6\n3,2:yes,2:yes,,0.7\n");
  EXPECT_EQ(roles.task, TaskKind::labels);
  EXPECT_EQ(roles.predictions, Names{"predicted"});
}

TEST(AssignRoles, TakesUpToAThousandModelsWhenNamed) {
  Options options;
  options.predictions.emplace();
  for (std::size_t i = 1; i <= 1000; ++i)
    options.predictions->push_back("m" + std::to_string(i));
  EXPECT_EQ(Assign(WideCsv(1001), options).predictions.size(), 1000U);
  options.predictions->emplace_back("m1001");
  EXPECT_EQ(Refusal(WideCsv(1001), options).code, "too_many_models");
}

TEST(AssignRoles, TakesNoMeasurementsOfLearnersForATruth) {
  // Each has a column of two different values.
  for (const std::string_view csv :
       {"dataset,C4.5,NB\niris,.9,.8\nwine,.8,.9\nzoo,.9,.7\n",
        "fold,A,B\n1,.8,.9\n2,.9,.9\n3,.8,.7\n",
        "A,B\n.8,.9\n.9,.9\n.8,.7\n"}) {
    const Result<Roles> roles = AssignRoles(TableFromCsv(csv), {});
    EXPECT_TRUE(!roles || IsComparison(roles.value().task)) << csv;
  }
}

TEST(AssignRoles, TakesACodedColumnForATruthWhereNothingSpeaksOfMeasurements) {
  EXPECT_EQ(Assign("flag,A\n-1,.2\n1,.9\n1,.8\n").truth, "flag");
  EXPECT_EQ(Assign("ill,A\nyes,.2\nno,.9\nno,.8\n").truth, "ill");
}

TEST(SameLabel, IsTheSameTextOrTheSameNumber) {
  EXPECT_TRUE(SameLabel("yes", "yes"));
  EXPECT_FALSE(SameLabel("yes", "Yes"));
  EXPECT_TRUE(SameLabel("1", "1.0"));
  EXPECT_TRUE(SameLabel("-1", "-1e0"));
  EXPECT_TRUE(SameLabel("0", "-0"));
  EXPECT_FALSE(SameLabel("1", "1.5"));
  EXPECT_FALSE(SameLabel("NA", "nan"));
  EXPECT_FALSE(SameLabel("1", "one"));
}

TEST(AssignRoles, TakesProbabilitiesThatAreAllZeroOrOneForScores) {
  // A full-grown tree's predict_proba beside another model's.
  EXPECT_EQ(Assign("y,lr,tree\n0,.2,0.0\n1,.9,1.0\n1,.4,0.0\n").predictions,
            (Names{"lr", "tree"}));
  EXPECT_EQ(
      Assign("y,tree,lr\nno,0.0,.2\nyes,1.0,.9\nyes,0.0,.4\n").predictions,
      (Names{"tree", "lr"}));
}

/// What is said of columns that are left out: code and sentence.
std::string LeftOut(std::string_view csv) {
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, {});
  EXPECT_TRUE(roles) << csv;
  std::string said;
  for (const Problem& warning : roles.value().warnings) {
    said +=
        warning.code + ": " +
        warning.message.english.substr(0, warning.message.english.find('.'));
  }
  return said;
}

TEST(AssignRoles, NamesTheNumbersThatItDoesNotTakeForScores) {
  const auto said = [](std::string_view name) {
    return "numeric_columns_ignored: Numeric columns that were not evaluated "
           "as scores: \"" +
           std::string(name) + "\"";
  };
  // Labels beside scores, written as the truth's.
  EXPECT_EQ(LeftOut("y,lr,hard\n0,.2,0\n1,.9,1\n1,.4,0\n"), said("hard"));
  EXPECT_EQ(LeftOut("y,lr,hard\n0.0,.2,0.0\n1.0,.9,1.0\n1.0,.4,0.0\n"),
            said("hard"));
  EXPECT_EQ(LeftOut("y,lr,age\n0,.2,40\n1,.9,30\n1,.4,40\n"), said("age"));
  // Identifiers, weights and the other class's probabilities are known.
  EXPECT_EQ(LeftOut("id,y,p_0,p_1,weight\n7,0,.8,.2,1\n9,1,.1,.9,2\n"
                    "8,1,.6,.4,1\n"),
            "");
}

TEST(AssignRoles, TakesFoldsOfAGridForNothingElse) {
  for (const std::string_view csv :
       {"mean_fit_time,param_criterion,params,split0_test_score,"
        "split1_test_score,rank_test_score\n.1,gini,a,.9,.8,1\n"
        ".2,entropy,b,.8,.7,2\n.1,gini,c,.7,.9,3\n",
        "param_label,split0_test_score,split1_test_score\n"
        "0,.9,.8\n1,.8,.7\n0,.7,.9\n",
        // Of leave-one-out.
        "fit_time,score_time,test_score\n.1,.2,1.0\n.1,.2,0.0\n.1,.2,1.0\n"}) {
    const Result<Roles> roles = AssignRoles(TableFromCsv(csv), {});
    ASSERT_TRUE(roles) << csv;
    EXPECT_EQ(roles.value().task, TaskKind::cv) << csv;
  }
}

}  // namespace
}  // namespace melon
