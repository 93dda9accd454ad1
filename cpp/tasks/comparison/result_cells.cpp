#include "tasks/comparison/result_cells.h"

#include <optional>
#include <unordered_map>
#include <utility>

#include "base/text.h"
#include "roles/comparison/fold_columns.h"
#include "table/cells.h"
#include "table/column_traits.h"
#include "table/row_names.h"
#include "table/warnings.h"
#include "tasks/comparison/results_problems.h"

namespace melon {
namespace {

/// Different names in order of first appearance.
class Names {
 public:
  std::size_t IndexOf(const std::string& name) {
    const auto [place, is_new] = index_.try_emplace(name, names_.size());
    if (is_new) names_.push_back(name);
    return place->second;
  }
  [[nodiscard]] std::size_t size() const { return names_.size(); }
  [[nodiscard]] std::vector<std::string>& names() { return names_; }

 private:
  std::unordered_map<std::string, std::size_t> index_;
  std::vector<std::string> names_;
};

class CellReader {
 public:
  CellReader(const Table& table, const Roles& roles, const Options& options,
             std::vector<Problem>& warnings)
      : table_(table), roles_(roles), options_(options), warnings_(warnings) {}

  Result<ResultCells> Read() {
    std::vector<WantedColumn> wanted;
    for (const std::size_t index : roles_.predictions)
      wanted.push_back({&table_.columns[index], CellUse::number});
    const Result<UsableRows> checked =
        CheckCells(table_, wanted, options_.drop_missing);
    if (!checked) return checked.problem();
    kept_ = KeptRows(table_, checked.value());
    if (kept_.empty()) return NoRowsOfResults();
    for (const std::size_t index : roles_.predictions)
      numbers_.push_back(NumbersOf(table_.columns[index], checked.value()));
    cells_.rows_dropped = checked.value().dropped;
    WarnOfHeader(table_, warnings_);
    WarnOfDroppedRows(cells_.rows_dropped, table_.row_count, warnings_);
    TakeCells();
    if (!times_.empty()) WarnOfOrder();
    if (algorithms_.size() > kMostModels)
      return TooManyAlgorithms(algorithms_.size());
    cells_.rows = std::move(rows_.names());
    cells_.algorithms = std::move(algorithms_.names());
    return std::move(cells_);
  }

 private:
  [[nodiscard]] std::uint64_t LineOf(std::size_t kept) const {
    return table_.LineOfRow(kept_[kept]);
  }

  /// Whether nothing says what the results of the row are of.
  [[nodiscard]] bool IsUnnamed(std::size_t row) const {
    const bool named = roles_.dataset || roles_.run || roles_.fold;
    return named && TextAt(roles_.dataset, row).empty() &&
           TextAt(roles_.run, row).empty() && TextAt(roles_.fold, row).empty();
  }

  /// What the results of a row are of: a data set, or a run and a fold.
  std::size_t RowOf(std::size_t row) {
    if (roles_.task == TaskKind::friedman)
      return rows_.IndexOf(RowName(table_, roles_.dataset, row));
    const FoldName name{TextAt(roles_.run, row), TextAt(roles_.fold, row)};
    const bool is_long = roles_.form == ResultsForm::long_list;
    const bool named = roles_.run || roles_.fold;
    // Without names each row is one of its own; in a long table the first of
    // each algorithm are one, and so on.
    std::string key = std::to_string(row);
    if (is_long && named) key = name.run + '\n' + name.fold;
    if (is_long && !named)
      key = std::to_string(++times_[RowName(table_, roles_.algorithm, row)]);
    const std::size_t index = rows_.IndexOf(key);
    if (index == cells_.folds.size()) cells_.folds.push_back(name);
    return index;
  }

  [[nodiscard]] std::string TextAt(const std::optional<std::size_t>& column,
                                   std::size_t row) const {
    return column ? CellText(table_.columns[*column], row) : std::string();
  }

  void TakeCells() {
    if (roles_.form == ResultsForm::splits) return TakeSplits();
    std::size_t i = 0;
    for (std::size_t row = 0; row < table_.row_count; ++row) {
      const bool is_kept = i < kept_.size() && kept_[i] == row;
      // A row without a result is a fold all the same.
      if (!is_kept && IsUnnamed(row)) continue;
      const std::size_t place = RowOf(row);
      if (!is_kept) continue;
      for (std::size_t j = 0; j < numbers_.size(); ++j) {
        const std::string name =
            roles_.form == ResultsForm::long_list
                ? RowName(table_, roles_.algorithm, row)
                : table_.columns[roles_.predictions[j]].name;
        Add(place, algorithms_.IndexOf(name), numbers_[j][i], LineOf(i));
      }
      ++i;
    }
  }

  /// Each row is an algorithm, each column a fold.
  void TakeSplits() {
    for (std::size_t j = 0; j < numbers_.size(); ++j) {
      rows_.IndexOf(table_.columns[roles_.predictions[j]].name);
      const bool run = IsRunColumn(table_.columns[roles_.predictions[j]]);
      const std::string number = std::to_string(j + 1);
      cells_.folds.push_back(run ? FoldName{number, ""} : FoldName{"", number});
    }
    for (std::size_t i = 0; i < kept_.size(); ++i) {
      std::string name = RowName(table_, roles_.algorithm, kept_[i]);
      const std::size_t known = algorithms_.size();
      std::size_t column = algorithms_.IndexOf(name);
      if (column != known)
        column = algorithms_.IndexOf(name + " (" + std::to_string(i + 1) + ")");
      for (std::size_t j = 0; j < numbers_.size(); ++j)
        Add(j, column, numbers_[j][i], LineOf(i));
    }
  }

  void Add(std::size_t row, std::size_t column, double value,
           std::uint64_t line) {
    cells_.row.push_back(row);
    cells_.column.push_back(column);
    cells_.value.push_back(value);
    cells_.line.push_back(line);
  }

  void WarnOfOrder() {
    warnings_.push_back(
        {.code = "folds_by_order",
         .message = Fill(
             {"No column numbers the folds: the first result of each algorithm "
              "was treated as the first fold, the second as the second, and so "
              "on. If that is wrong, add a column fold.",
              "没有编号各折的列：按出现次序，把每个算法的第一个结果当作第一折，"
              "第二个当作第二折，依此类推。若不对，请加上 fold 一列。"})});
  }

  const Table& table_;
  const Roles& roles_;
  const Options& options_;
  std::vector<Problem>& warnings_;
  std::vector<std::size_t> kept_;
  std::vector<std::vector<double>> numbers_;
  Names rows_;
  Names algorithms_;
  ResultCells cells_;
  /// Results of each algorithm so far, where nothing names the folds.
  std::unordered_map<std::string, std::size_t> times_;
};

}  // namespace

Result<ResultCells> ReadCells(const Table& table, const Roles& roles,
                              const Options& options,
                              std::vector<Problem>& warnings) {
  return CellReader(table, roles, options, warnings).Read();
}

}  // namespace melon
