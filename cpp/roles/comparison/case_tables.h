#pragma once

#include <cstddef>
#include <vector>

#include "roles/comparison/keys.h"

namespace melon {

/// Tells tables of cases, with a prediction in each row, from learners'
/// results.
class CaseTables : public ComparisonKeys {
 public:
  using ComparisonKeys::ComparisonKeys;

 protected:
  [[nodiscard]] bool TellsPredictions() const;
  /// Columns of rankings or of confusion matrices.
  [[nodiscard]] bool TellsCases() const;
  [[nodiscard]] bool TellsOtherKind() const;
  /// "actual_price" beside a model, by their names.
  [[nodiscard]] bool AreTruthAndModels() const;
  /// Named points in clusters, as a table of results is not.
  [[nodiscard]] bool AreClusterings(
      const std::vector<std::size_t>& results) const;
  [[nodiscard]] bool GroupPoints(const std::vector<std::size_t>& results) const;
  [[nodiscard]] bool NamesPrediction() const;
  [[nodiscard]] bool PredictsTexts() const;
  /// Whether two rows are of the same learner, data set, run and fold, and have
  /// the same values in the other columns.
  [[nodiscard]] bool KeysRepeat(std::vector<std::size_t> keys = {}) const;
  [[nodiscard]] bool IsMeasure(std::size_t index) const;

 private:
  [[nodiscard]] bool IsLongListOfPredictions() const;
  [[nodiscard]] bool AreCasesOfFolds() const;
};

}  // namespace melon
