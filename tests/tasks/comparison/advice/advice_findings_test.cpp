#include "tasks/comparison/advice/advice_findings.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "io/json/json_writer.h"
#include "tasks/comparison/report_findings.h"

namespace melon {
namespace {

/// Results of A, B, … row by row, without a word on which way is better.
Results Of(std::size_t columns, std::vector<double> result, bool higher) {
  Results results;
  for (std::size_t i = 0; i < columns; ++i)
    results.algorithms.emplace_back(1, static_cast<char>('A' + i));
  results.result = std::move(result);
  results.higher_is_better = higher;
  return results;
}

std::vector<std::string> Findings(const Results& results) {
  Advice advice;
  AddFindingsOnResults(results, advice);
  return FindingsOf({{"advice", ReadJson::parse(Serialize(advice.ToJson()))}});
}

using Codes = std::vector<std::string>;

/// The same, of data sets and with the direction said.
Results Said(std::size_t columns, std::vector<double> result, bool higher) {
  Results results = Of(columns, std::move(result), higher);
  results.direction_guessed = false;
  for (std::size_t i = 0; i < results.row_count(); ++i)
    results.datasets.push_back("x" + std::to_string(i));
  return results;
}

TEST(AddFindingsOnResults, DoubtsADirectionAgainstMostOfTheRates) {
  const Codes wrong = {"caution:direction_looks_wrong"};
  EXPECT_EQ(Findings(Said(2, {.1, .2, .2, .3}, true)), wrong);
  EXPECT_EQ(Findings(Said(2, {.1, .2, .2, .3}, false)), Codes{});
  EXPECT_EQ(Findings(Said(2, {.9, .8, .8, .7}, false)), wrong);
  EXPECT_EQ(Findings(Said(2, {.9, .8, .8, .7}, true)), Codes{});
  // Half on either side says nothing.
  EXPECT_EQ(Findings(Said(2, {.9, .2, .1, .8}, true)), Codes{});
  // In percent.
  EXPECT_EQ(Findings(Said(2, {90, 80, 82, 70}, false)), wrong);
  // Losses with a minus.
  EXPECT_EQ(Findings(Said(2, {-3, -2, -1, -4}, false)), wrong);
}

TEST(AddFindingsOnResults, DoubtsANameThatTheValuesSpeakAgainst) {
  Results results = Of(2, {.1, .2, .2, .3}, true);
  results.direction_named = true;
  results.direction_word = "accuracy";
  EXPECT_EQ(Findings(results), Codes{"caution:direction_looks_wrong"});
  // scikit-learn calls no error so.
  results.direction_word = "test_score";
  EXPECT_EQ(Findings(results), Codes{"fits:direction_guessed"});
}

TEST(AddFindingsOnResults, DoubtsNoLossAboveAHalf) {
  Results results = Of(2, {.68, .69, .7, .66}, false);
  results.direction_named = true;
  results.direction_word = "log_loss";
  EXPECT_EQ(Findings(results), Codes{"fits:direction_guessed"});
  results.direction_word = "error_rate";
  EXPECT_EQ(Findings(results), Codes{"caution:direction_looks_wrong"});
}

/// The same, of which neither names nor values say which way is better.
Results ByTask(std::size_t columns, std::vector<double> result, bool higher) {
  Results results = Of(columns, std::move(result), higher);
  results.direction_by_task = true;
  return results;
}

TEST(AddFindingsOnResults, SaysWhatAGuessedDirectionRestsOn) {
  const auto sentence = [](const Results& results) {
    Advice advice;
    AddFindingsOnResults(results, advice);
    return SentenceOf({{"advice", ReadJson::parse(Serialize(advice.ToJson()))}},
                      "direction_guessed");
  };
  const auto holds = [&](const Results& results, std::string_view words) {
    EXPECT_NE(sentence(results).find(words), std::string::npos)
        << sentence(results);
  };
  holds(Of(2, {.1, .2, .2, .3}, false), "100 % of the results lie below 0.5");
  holds(Of(2, {.9, .8, .8, .7}, true), "100 % of the results lie above 0.5");
  holds(Of(2, {12, 20, 20, 30}, false), "lie below 50");
  holds(Of(2, {-3, -2, -1, -4}, true), "no result is above 0");
  holds(ByTask(2, {310, 120, 140, 500}, true), "Neither names nor values");
  holds(ByTask(2, {.9, .2, .1, .8}, false), "Neither names nor values");
  Results named = Of(2, {310, 120, 140, 500}, false);
  named.direction_named = true;
  named.direction_word = "RMSE";
  holds(named, "\"RMSE\"");
}

TEST(AddFindingsOnResults, SaysThatErrorsWereNegated) {
  Results results = Of(2, {-3, -2, -1, -4}, true);
  results.direction_named = true;
  results.direction_word = "rmse";
  results.never_negative = true;
  EXPECT_EQ(Findings(results), Codes{"caution:direction_guessed"});
}

TEST(AddFindingsOnResults, WarnsOfErrorsOnBothSidesOfZero) {
  Results results = Of(2, {310, -120, 140, 500}, false);
  results.direction_named = true;
  results.direction_word = "rmse";
  const Codes named = {"fits:direction_guessed"};
  EXPECT_EQ(Findings(results), named);
  results.never_negative = true;
  const Codes both = {"warning:negative_results", "fits:direction_guessed"};
  EXPECT_EQ(Findings(results), both);
}

TEST(AddFindingsOnResults, CautionsWhereverTheDirectionIsAGuess) {
  Results folds = Of(2, {.1, .2, .2, .3}, false);
  Results scores = Of(2, {.9, .8, .8, .7}, true);
  for (const bool of_data_sets : {false, true}) {
    if (of_data_sets) folds.datasets = scores.datasets = {"x", "y"};
    EXPECT_EQ(Findings(folds), Codes{"caution:direction_guessed"});
    EXPECT_EQ(Findings(scores), Codes{"caution:direction_guessed"});
  }
  // Nothing but the task speaks for it.
  EXPECT_EQ(Findings(Of(2, {310, 120, 140, 500}, false)),
            Codes{"caution:direction_guessed"});
}

TEST(AddFindingsOnResults, CountsPairsOfEqualColumns) {
  EXPECT_EQ(Findings(Said(3, {.9, .9, .8, .7, .7, .6, .9, .9, .6}, true)),
            Codes{"warning:equal_columns"});
  // One row that is equal is not a copied column.
  EXPECT_EQ(Findings(Said(2, {.9, .9}, true)), Codes{});
}

TEST(AddFindingsOnResults, TellsNumberedRepetitionsOfFewAlgorithms) {
  Results results = Said(6, {.9, .8, .7, .6, .5, .4}, true);
  results.algorithms = {"knn-cv0", "knn-cv1", "knn-cv2",
                        "svm-cv0", "svm-cv1", "svm-cv2"};
  EXPECT_EQ(Findings(results), Codes{"warning:numbered_algorithms"});
  // One of its own is none.
  results.algorithms.back() = "tree";
  EXPECT_EQ(Findings(results), Codes{});
}

TEST(AddFindingsOnResults, RemembersRowsLeftOut) {
  Results results = Said(2, {.9, .8, .8, .7}, true);
  results.rows_incomplete = 1;
  EXPECT_EQ(Findings(results), Codes{"warning:missing_left_out"});
}

TEST(AddFindingsOnResults, CountsWhatIsLeftOutInItsOwnUnit) {
  const auto message = [](const Results& results) {
    Advice advice;
    AddFindingsOnResults(results, advice);
    return SentenceOf({{"advice", ReadJson::parse(Serialize(advice.ToJson()))}},
                      "missing_left_out");
  };
  Results results = Said(2, {.9, .8, .8, .7}, true);
  results.form = ResultsForm::long_list;
  results.rows_dropped = 3;
  results.rows_incomplete = 1;
  results.datasets = {"x", "y"};
  EXPECT_EQ(message(results).substr(0, 52),
            "Data sets left out because a result was missing: 1. ");
  // Rows of folds, of data sets that are all there.
  results.form = ResultsForm::wide;
  results.rows_incomplete = 0;
  results.most_folds = 3;
  EXPECT_EQ(message(results).find("remaining"), std::string::npos);
}

TEST(DecimalsOf, CountsThemAsWritten) {
  EXPECT_EQ(DecimalsOf(Of(2, {.9, .85}, true)), 2);
  EXPECT_EQ(DecimalsOf(Of(2, {9, 8}, true)), 0);
  EXPECT_EQ(DecimalsOf(Of(2, {1. / 3, .5}, true)), 15);
}

}  // namespace
}  // namespace melon
