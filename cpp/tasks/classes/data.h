#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/data/class_probabilities.h"
#include "base/data/confusion_matrix.h"
#include "base/result.h"
#include "base/table.h"
#include "options/options.h"
#include "roles/roles.h"
#include "table/cells.h"

namespace melon {

/// One model on a truth of many classes.
struct ClassModel {
  std::string name;
  /// The predicted class of each case, by label or as the class with the
  /// largest number, of equal ones that of the first column.
  std::vector<std::uint16_t> predicted;
  ConfusionMatrix matrix{0};
  /// Models of probabilities: the columns in the order of the file, the class
  /// of each, and where each class stands among them.
  std::vector<std::span<const double>> columns;
  std::vector<std::uint16_t> class_of_column;
  std::vector<std::uint16_t> column_of_class;
  /// The truth as positions in `columns`; empty when those are the classes in
  /// their order.
  std::vector<std::uint16_t> truth;
  ClassRankings rankings;

  [[nodiscard]] bool has_probabilities() const { return !columns.empty(); }
};

/// A table with its roles, checked and reduced to what the tasks of many
/// classes compute with. Spans look into the table, which must outlive it.
struct ClassData {
  TaskKind task = TaskKind::many_labels;
  /// At most 1,000: as ordered by the user, else for probabilities in the order
  /// of the first model's columns, else sorted. Labels of the truth verbatim.
  std::vector<std::string> classes;
  /// Whether the order is the user's, so that distances in it mean something.
  bool ordered = false;
  /// One entry per case.
  std::vector<std::uint16_t> truth;
  /// Empty: every case counts once.
  std::vector<double> weight;
  bool whole_weights = true;
  /// The group of each case that is resampled as a whole; empty without such
  /// groups.
  std::vector<std::uint32_t> cluster;
  std::vector<ClassModel> models;
  UsableRows rows;
  std::vector<Problem> warnings;

  [[nodiscard]] std::size_t class_count() const { return classes.size(); }
  [[nodiscard]] std::size_t case_count() const { return truth.size(); }
  [[nodiscard]] double WeightOf(std::size_t i) const {
    return weight.empty() ? 1 : weight[i];
  }
  /// The index of the class of that name; class_count() if there is none.
  [[nodiscard]] std::size_t FindClass(std::string_view label) const;
  /// The index of the model of that name; their number if there is none.
  [[nodiscard]] std::size_t FindModel(std::string_view name) const;
  /// The row of the file that a case came from.
  [[nodiscard]] std::uint64_t RowOfCase(std::size_t wanted) const;

  /// Owns columns that could not be looked at in the table.
  std::vector<std::vector<double>> own_columns;
};

/// What the metrics of probabilities look at, with the rankings that are there.
[[nodiscard]] ClassProbabilities ProbabilitiesOf(const ClassData& data,
                                                 const ClassModel& model);

/// Checks the cells, finds the classes, counts.
[[nodiscard]] Result<ClassData> PrepareClasses(const Table& table,
                                               const Roles& roles,
                                               const Options& options);

}  // namespace melon
