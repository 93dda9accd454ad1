#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/data/counts.h"
#include "base/result.h"
#include "base/table.h"
#include "kernels/binary/group_scores.h"
#include "options/options.h"
#include "roles/names/positive_class.h"
#include "roles/roles.h"

namespace melon {

/// One model on a truth of two classes.
struct BinaryModel {
  std::string name;
  /// One finite score per case; empty for a model of labels.
  std::span<const double> scores;
  GroupedScores groups;
  /// 1 where the case is predicted positive, at the model's threshold or by its
  /// label.
  std::vector<std::uint8_t> predicted;
  /// Predicted positive: score ≥ threshold. Without meaning for labels.
  double threshold = 0;
  /// Whether decisions at the threshold can be judged: it was set, or the
  /// scores are probabilities, for which the default of 0.5 is meant.
  bool is_threshold_meant = true;
  Counts counts;
};

/// A table with its roles, checked and reduced to what the two-class tasks
/// compute with. Spans may look into the table, which must outlive it.
struct BinaryData {
  TaskKind task = TaskKind::binary;
  std::string positive;
  /// Empty when the truth has the positive class alone.
  std::string negative;
  bool positive_guessed = false;
  /// Why that class was guessed.
  PositiveClass::Ground positive_ground = PositiveClass::Ground::known;
  /// One entry per case: 1 for the positive class.
  std::vector<std::uint8_t> truth;
  /// Empty: every case counts once.
  std::vector<double> weight;
  bool whole_weights = true;
  /// The group of each case that is resampled as a whole; empty without such
  /// groups.
  std::vector<std::uint32_t> cluster;
  double positives = 0;
  double negatives = 0;
  std::vector<BinaryModel> models;
  std::uint64_t rows_dropped = 0;
  std::vector<Problem> warnings;

  [[nodiscard]] std::size_t case_count() const { return truth.size(); }
  [[nodiscard]] double WeightOf(std::size_t row) const {
    return weight.empty() ? 1 : weight[row];
  }

  /// Owns scores that could not be looked at in the table.
  std::vector<std::vector<double>> own_scores;
};

/// Checks the cells, settles the positive class, sorts the scores.
[[nodiscard]] Result<BinaryData> PrepareBinary(const Table& table,
                                               const Roles& roles,
                                               const Options& options);

/// Sets the thresholds of `options` for models of scores, without sorting
/// anew.
void ApplyThresholds(const Options& options, BinaryData& data);

}  // namespace melon
