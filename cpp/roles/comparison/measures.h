#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "roles/comparison/forms.h"

namespace melon {

/// Chooses the columns of results: one measure of several, and no numbers of
/// cases.
class ComparisonMeasures : public ComparisonForms {
 public:
  using ComparisonForms::ComparisonForms;

 protected:
  void GuessResults();
  /// "mean_test_f1" stands for the splits that it averages, where they are in
  /// the table.
  void TakeSplitsOfMean();
  /// Says of which metric splits are compared where there are several.
  void NoteOtherSplits();
  void NoteNotCompared();
  [[nodiscard]] std::vector<std::size_t> UnusedTexts() const;
  /// Several texts in a column may be learners whose results are pooled.
  void NoteTexts();
  /// Whether the columns are called by metrics, so that none is a learner's.
  [[nodiscard]] bool AreMetrics(const std::vector<std::size_t>& columns) const;
  /// Whether the columns are means and deviations, and no results.
  [[nodiscard]] bool only_statistics() const { return only_statistics_; }
  /// Whether what was guessed is one metric of several of one learner.
  [[nodiscard]] bool only_metrics() const { return only_metrics_; }
  /// Of the columns of a list that may be the results, where no name says
  /// which; else none.
  [[nodiscard]] const std::vector<std::size_t>& unclear_results() const {
    return unclear_results_;
  }

 private:
  [[nodiscard]] bool AreMetricsOfBothWays(
      const std::vector<std::size_t>& columns) const;
  /// The columns of folds of the measure, of the first where none is said.
  void TakeSplits(std::string_view measure = {});
  /// Whether splits are compared, and the column has those of another metric or
  /// of the training sets.
  [[nodiscard]] bool IsOtherSplit(std::size_t index) const;
  /// Numbers of rows, and not the places of learners.
  [[nodiscard]] bool NumbersRows(std::size_t index) const;
  /// Where each algorithm has a column, numbers of cases are none of one. In
  /// other tables they are not a measure either, and not worth a word.
  void PutSizesAside();
  /// Deviations and times beside each learner; and where each learner has a
  /// row, the columns that sum up its results.
  void LeaveOutByproducts();
  /// Of several measures of the same learners the first: one where each row is
  /// of one algorithm, those of one kind in "rf~Accuracy", "rf~Kappa", or in
  /// what cross_validate gives for one learner.
  void KeepOneMeasure();
  /// Beside columns called by a metric ("gcn_r2", "lin_r2"), whole numbers that
  /// are not ("k").
  /// Of one metric of the parts of the data, that of the test.
  void KeepOnePart();
  void LeaveOutSettings();
  /// Of columns that are different measures of something, as "baseline_f1" is
  /// beside "baseline_recall", or "recall_pvc" and a time beside "accuracy",
  /// those of the first measure; all others otherwise.
  [[nodiscard]] std::vector<std::size_t> OfFirstMeasure(
      const std::vector<std::size_t>& columns) const;
  /// The one that WEKA's Experimenter compares unless told otherwise, or
  /// yardstick's estimate; else the
  /// first that is called by a metric, or at least by a word for measures. A
  /// number of correct answers depends on the size of the test set.
  [[nodiscard]] std::optional<std::size_t> MainMeasure(
      const std::vector<std::size_t>& columns) const;
  /// Whether all learners have the same number on a data set or day: it is not
  /// theirs, be it a size or a truth.
  [[nodiscard]] bool IsOfCases(std::size_t index) const;
  /// That one; without it the first, and the others are known to be as likely.
  void KeepMainMeasure();
  /// Numbers beside the results that somebody may miss: other metrics, times,
  /// results on training sets. Metrics come first. Not keys, parameters, ids of
  /// cases, and what sums up the splits.
  [[nodiscard]] std::vector<std::size_t> NotCompared() const;

  /// Whether all rows of a learner, or of a data set, have the same text, or
  /// each row of learners its own: neither names other learners or data sets.
  [[nodiscard]] bool IsToldByKey(std::size_t index) const;
  /// Texts that differ between rows, and of which nothing is known.
  [[nodiscard]] bool IsUnusedText(std::size_t index) const;

  /// Where no column names the learners, none is called "mean" or "SD".
  void LeaveOutStatistics();

  std::vector<std::size_t> unclear_results_;
  bool only_metrics_ = false;
  bool only_statistics_ = false;
};

}  // namespace melon
