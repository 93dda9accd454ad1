#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/problem.h"
#include "roles/assigners/truth_question.h"

namespace melon {

/// Finds the truth of a table of any kind. What a column contains weighs more
/// than what it is called: a name that other columns have too, such as y, gives
/// way to texts of few values, and a class with nearly as many values as rows
/// is asked about. So is whatever stays unclear.
class TruthAssigner : public TruthQuestion {
 public:
  using TruthQuestion::TruthQuestion;

 protected:
  [[nodiscard]] std::optional<Problem> FindTruth();
  /// Warns where the chosen truth may be exchanged with another column.
  void NoteExchangedTruth();
  /// "y_true", "actual_price": what only a truth is called.
  [[nodiscard]] bool IsClearTruthName(std::size_t index) const;

 private:
  [[nodiscard]] bool AreMetricsMostly() const;
  [[nodiscard]] bool IsModelNearNumbers() const;
  [[nodiscard]] bool IsOneOfModels(std::size_t labels) const;
  [[nodiscard]] bool AreNumbersPredicted(std::size_t texts) const;
  [[nodiscard]] bool MayBeRegression() const;
  [[nodiscard]] bool AreOthersPredicted(std::size_t labels) const;
  [[nodiscard]] bool RepeatsPrediction(std::size_t labels) const;
  [[nodiscard]] bool IsBehindAnotherTruth(std::size_t texts) const;
  [[nodiscard]] std::optional<std::size_t> TruthOfTwoLabels();
  /// Of three labels or more, that another column has as well.
  [[nodiscard]] std::optional<std::size_t> TruthOfManyLabels(bool called_model);
  [[nodiscard]] bool IsSharedByModels(std::size_t index) const;
  [[nodiscard]] std::optional<Problem> CorrectnessAlone();
  void LeaveOutOtherTruths();
  [[nodiscard]] bool SaysWhatIsRight() const;
  [[nodiscard]] bool IsUnlikelyTruth() const;
  [[nodiscard]] bool IsCalledTruthBesideChosen(std::size_t index) const;
  [[nodiscard]] bool IsPredictedByChosen(std::size_t index) const;
  [[nodiscard]] std::optional<std::size_t> MostLikeChosen(
      const Fits& fits) const;
  [[nodiscard]] std::optional<std::size_t> CalledTruthBesideChosen() const;
  [[nodiscard]] bool HasOwnConfidence(std::size_t index) const;
  [[nodiscard]] bool AreOfSureModels(
      const std::vector<std::size_t>& columns) const;
  [[nodiscard]] std::optional<std::size_t> FirstOf(
      std::vector<std::size_t> columns);
  [[nodiscard]] std::optional<std::size_t> TruthOfClassColumns() const;
  [[nodiscard]] std::optional<std::size_t> TruthOfChosen() const;
  [[nodiscard]] std::optional<std::size_t> TruthByNames();
  [[nodiscard]] bool IsFileOfResults() const;
  [[nodiscard]] bool ListsRuns() const;
  [[nodiscard]] bool NamesResults(std::size_t index) const;
  [[nodiscard]] bool AreFoldsOfMeasures() const;
  [[nodiscard]] std::optional<std::size_t> GuessTruth();
  void NoteRivals(const std::vector<std::size_t>& columns);
};

}  // namespace melon
