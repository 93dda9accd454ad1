#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "roles/comparison/case_tables.h"

namespace melon {

/// Tells tables of learners' results from others, and which form they have.
class ComparisonForms : public CaseTables {
 public:
  using CaseTables::CaseTables;

 protected:
  /// The comparison that the table is for, if it is for any.
  std::optional<TaskKind> GuessKind();
  /// Where options name the column of the learners, data sets, runs or folds:
  /// that chooses a comparison, unless rows are predictions of cases.
  [[nodiscard]] std::optional<TaskKind> KindOfNamedKeys();
  /// Named rows of one result, or of several folds.
  [[nodiscard]] ResultsForm FormWithAlgorithms() const;
  void NameLearnersOfOneMeasure();
  /// In a chosen comparison of folds: rows that are named like learners, where
  /// no column is.
  void NameLearnersOfFolds();
  [[nodiscard]] bool IsLeaderboardRemark(std::size_t index) const;
  /// A row for each algorithm and a column for each data set.
  [[nodiscard]] bool IsTransposed(
      const std::vector<std::size_t>& results) const;
  /// Without the summaries, deviations and times beside them.
  [[nodiscard]] std::vector<std::size_t> WithoutByproducts(
      std::vector<std::size_t> results) const;
  /// A row for each algorithm and nothing but measures besides, or one result
  /// beside traits of the learner: what is left when the folds have been
  /// averaged. A measure beside other numbers makes no data set of them.
  [[nodiscard]] bool IsSummary() const;
  /// Whether the first column names the data sets, where none is called so: by
  /// texts, or by numbers of their own beside results that are not whole.
  [[nodiscard]] bool NamesDatasets() const;
  [[nodiscard]] bool NamesResultsOfLearners(std::size_t index) const;
  /// A mean and a deviation in one cell: "95.1±1.2".
  [[nodiscard]] std::optional<std::size_t> MeanWithDeviation() const;

 private:
  [[nodiscard]] bool AreSizesFarApart(
      const std::vector<std::size_t>& columns) const;
  [[nodiscard]] bool AreFarApart(const std::vector<std::size_t>& results) const;
  /// What a column beside the learners is in a table of summaries.
  enum class SummaryPart : unsigned char {
    measure,
    sum,
    number,
    remark,
    other
  };
  [[nodiscard]] SummaryPart PartOfSummary(
      std::size_t index, const std::vector<std::size_t>& results) const;
  [[nodiscard]] bool AreCharacteristics(
      const std::vector<std::size_t>& columns) const;
  /// Whether each row is a data set or a fold of its own and all else is
  /// numbers, none of them called a prediction: then "Y" is a learner.
  [[nodiscard]] bool IsTableOfResults() const;
  /// The same data set in all rows of runs or folds makes no table of data
  /// sets.
  void ForgetOneDataset();
  /// Two columns of the same few texts: a truth and predictions of it.
  [[nodiscard]] bool AnySameLabels() const;
  /// Of files with the results of one learner each.
  TaskKind KindOfJoined();
  std::optional<TaskKind> GuessByResults(
      const std::vector<std::size_t>& results);
  std::optional<TaskKind> GuessByFolds(const std::vector<std::size_t>& results);
  /// Numbers of errors in so many cases.
  [[nodiscard]] bool CountsErrors() const;
  /// What scikit-learn's cross_validate gives for one learner.
  [[nodiscard]] bool IsValidation() const;
  /// Where the rows of that have names, they are those of learners.
  void NameValidatedRows();
  /// A row for each algorithm and a column for each fold: then the first column
  /// of names is of the algorithms, whatever it is called.
  bool FindsFoldColumns(const std::vector<std::size_t>& results);
  /// A long table without a column for the fold.
  [[nodiscard]] bool IsUnnumbered(
      const std::vector<std::size_t>& results) const;
  [[nodiscard]] std::size_t ColumnsWithValues() const;
  [[nodiscard]] bool AreRates(const std::vector<std::size_t>& columns) const;
  /// Several columns of rates, but for numbers of cases.
  [[nodiscard]] bool HoldsRates(std::vector<std::size_t> columns) const;
  /// Probabilities of all classes, case by case.
  [[nodiscard]] bool AreProbabilities(
      const std::vector<std::size_t>& columns) const;
  /// "lm_rmse", "rf_rmse".
  [[nodiscard]] bool AreOfOneMeasure(
      const std::vector<std::size_t>& columns) const;
  /// "Adult-TestAcc_mean", "Bank-TestAcc_mean": what stands before the measure
  /// tells no part of the cases and no statistic, so it names data sets.
  [[nodiscard]] bool AreDatasetsOfOneMeasure(
      const std::vector<std::size_t>& columns) const;
  /// Whether the first column names learners, and no other column does.
  [[nodiscard]] bool AreLearnersInRows(
      const std::vector<std::size_t>& results) const;
  /// Whether the columns are called by well-known data sets, and no row is.
  [[nodiscard]] bool AreDatasetsInColumns(
      const std::vector<std::size_t>& results) const;
  /// The first column names learners or data sets: which, is said in doubt.
  void NameRows(const std::vector<std::size_t>& results);
  /// The column of the means over the others, as a row for each learner has it
  /// over the data sets, where no column is called a learner.
  [[nodiscard]] std::optional<std::size_t> MeanOfRows(
      const std::vector<std::size_t>& results) const;
  /// "image_id", "filename": what no data set is called.
  [[nodiscard]] bool IdentifiesCases(std::size_t index) const;
  /// A first column of names and nothing but numbers besides; or nothing but
  /// rates.
  std::optional<TaskKind> GuessUnnamedKind(
      const std::vector<std::size_t>& results);
};

}  // namespace melon
