#include "tasks/comparison/result_cells.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>

#include "base/text.h"
#include "roles/comparison/fold_columns.h"
#include "roles/comparison/summary_rows.h"
#include "table/cells.h"
#include "table/column_traits.h"
#include "table/name_list.h"
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
  [[nodiscard]] bool Contains(const std::string& name) const {
    return index_.contains(name);
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
    const bool by_columns = roles_.form == ResultsForm::splits;
    if (auto problem = by_columns ? TakeColumns() : TakeRows()) return *problem;
    if (!times_.empty()) {
      if (auto unequal = UnequalCounts()) return *unequal;
      WarnOfOrder();
    }
    const std::size_t most = MostAlgorithms(roles_.task);
    if (algorithms_.size() > most)
      return TooManyAlgorithms(algorithms_.size(), most);
    cells_.rows = std::move(rows_.names());
    cells_.algorithms = std::move(algorithms_.names());
    return std::move(cells_);
  }

 private:
  /// A row with a flawed cell is left out.
  std::optional<Problem> TakeRows() {
    std::vector<WantedColumn> wanted;
    wanted.reserve(roles_.predictions.size());
    for (const std::size_t index : roles_.predictions)
      wanted.push_back({&table_.columns[index], CellUse::number});
    const Result<UsableRows> checked =
        CheckCells(table_, wanted, options_.drop_missing || ListsGaps(wanted));
    if (!checked) return checked.problem();
    kept_ = KeptRows(table_, checked.value());
    if (kept_.empty()) return NoRowsOfResults();
    for (const std::size_t index : roles_.predictions)
      numbers_.push_back(NumbersOf(table_.columns[index], checked.value()));
    cells_.rows_dropped = checked.value().dropped;
    if (auto unnamed = UnnamedAlgorithm()) return unnamed;
    WarnOfHeader(table_, warnings_);
    if (roles_.form == ResultsForm::long_list) {
      WarnOfNoNumber();
    } else {
      WarnOfDroppedRows(cells_.rows_dropped, table_.row_count, warnings_);
    }
    TakeCells();
    WarnOfResultless();
    return std::nullopt;
  }

  /// Whether a row of a list says of no algorithm that the result is its own.
  [[nodiscard]] bool IsOfNobody(std::size_t row) const {
    return roles_.form == ResultsForm::long_list && roles_.algorithm &&
           TextAt(roles_.algorithm, row).empty();
  }

  /// What to do about such rows; they are left out where gaps may be.
  std::optional<Problem> UnnamedAlgorithm() {
    const auto of_nobody = [this](std::size_t row) { return IsOfNobody(row); };
    const auto first = std::find_if(kept_.begin(), kept_.end(), of_nobody);
    if (first == kept_.end()) return std::nullopt;
    const auto count =
        static_cast<std::size_t>(std::count_if(first, kept_.end(), of_nobody));
    if (count == kept_.size()) return NoRowsOfResults();
    if (!options_.drop_missing)
      return NoAlgorithmNamed(table_.columns[*roles_.algorithm].name, count,
                              table_.LineOfRow(*first));
    warnings_.push_back(
        {.code = "rows_without_algorithm",
         .message = Fill({"{0} of {1} rows name no algorithm and are left out.",
                          "{1} 行中有 {0} 行没有写算法的名称，已略去。"},
                         {CountText(count), CountText(table_.row_count)})});
    return std::nullopt;
  }

  /// The learners of a list all of whose rows were left out.
  void WarnOfResultless() {
    if (roles_.form != ResultsForm::long_list || cells_.rows_dropped == 0)
      return;
    Names all;
    for (std::size_t row = 0; row < table_.row_count; ++row) {
      if (!IsOfNobody(row)) all.IndexOf(RowName(table_, roles_.algorithm, row));
    }
    std::vector<std::string> names = std::move(all.names());
    std::erase_if(names, [this](const std::string& name) {
      return algorithms_.Contains(name);
    });
    WarnOfLeftOut(names);
  }

  void WarnOfLeftOut(const std::vector<std::string>& names) {
    if (names.empty()) return;
    warnings_.push_back(WarningAbout(
        "learners_left_out",
        {"{0} has no result at all and is left out: see why it failed.",
         "{0} 没有任何结果，已略去：请查明失败的原因。"},
        {"{0} have no result at all and are left out: see why they failed.",
         "{0} 都没有任何结果，已略去：请查明失败的原因。"},
        names));
  }

  /// Whether a list has empty cells and no other flaws. A row that names its
  /// learner and fold and leaves the result empty says that there is none, as
  /// `melon lab` does of a metric that is undefined there.
  [[nodiscard]] bool ListsGaps(std::span<const WantedColumn> wanted) const {
    return roles_.form == ResultsForm::long_list &&
           std::all_of(wanted.begin(), wanted.end(),
                       [this](const WantedColumn& column) {
                         return HasNoFlawsButGaps(column);
                       });
  }

  /// A row is one result there, and no other learner loses it.
  void WarnOfNoNumber() {
    if (cells_.rows_dropped == 0) return;
    warnings_.push_back(
        {.code = "results_dropped",
         .message = Fill(
             {"{0} of {1} rows have a cell that is missing, infinite or not a "
              "number: these results count as missing.",
              "{1} 行中有 {0} "
              "行的单元格缺失、无穷或非数值：这些结果视为缺失。"},
             {CountText(cells_.rows_dropped), CountText(table_.row_count)})});
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
    return column ? NameText(table_.columns[*column], row) : std::string();
  }

  /// "average" among the data sets or folds of a list.
  [[nodiscard]] bool SumsUp(std::size_t row) {
    if (roles_.form != ResultsForm::long_list) return false;
    const bool by_datasets = roles_.task == TaskKind::friedman;
    std::string name = TextAt(by_datasets ? roles_.dataset : roles_.fold, row);
    if (!IsCalledAverage(name)) return false;
    std::vector<std::string>& known = cells_.summaries;
    if (std::find(known.begin(), known.end(), name) == known.end())
      known.push_back(std::move(name));
    return true;
  }

  /// The results of the row, which is the `kept`-th without flaws.
  void AddRow(std::size_t row, std::size_t place, std::size_t kept) {
    for (std::size_t j = 0; j < numbers_.size(); ++j) {
      const std::string name = roles_.form == ResultsForm::long_list
                                   ? RowName(table_, roles_.algorithm, row)
                                   : table_.columns[roles_.predictions[j]].name;
      Add(place, algorithms_.IndexOf(name), numbers_[j][kept], row);
    }
  }

  void TakeCells() {
    std::size_t i = 0;
    for (std::size_t row = 0; row < table_.row_count; ++row) {
      const bool is_kept = i < kept_.size() && kept_[i] == row;
      // A row without a result is a fold all the same.
      if (!is_kept && IsUnnamed(row)) continue;
      if (IsOfNobody(row) || SumsUp(row)) {
        i += is_kept ? 1 : 0;
        continue;
      }
      const std::size_t place = RowOf(row);
      if (!is_kept) continue;
      AddRow(row, place, i);
      ++i;
    }
  }

  /// Each row is an algorithm, each column a data set or a fold. A flawed cell
  /// leaves a gap in its column, so that no algorithm gets lost but those
  /// without any result.
  std::optional<Problem> TakeColumns() {
    WarnOfHeader(table_, warnings_);
    FindResultless();
    const std::vector<std::size_t> column_of = NameAlgorithms();
    for (std::size_t j = 0; j < roles_.predictions.size(); ++j) {
      const WantedColumn wanted = WantedAt(j);
      const Column& column = *wanted.column;
      if (auto problem = GapIn(wanted)) return problem;
      const Result<UsableRows> checked = CheckCells(
          table_, {wanted}, options_.drop_missing || HasNoFlawsButGaps(wanted));
      if (!checked) return checked.problem();
      rows_.IndexOf(column.name);
      const std::string number = std::to_string(j + 1);
      cells_.folds.push_back(IsRunColumn(column) ? FoldName{number, ""}
                                                 : FoldName{"", number});
      kept_ = KeptRows(table_, checked.value());
      const std::vector<double> numbers = NumbersOf(column, checked.value());
      for (std::size_t i = 0; i < kept_.size(); ++i)
        Add(j, column_of[kept_[i]], numbers[i], kept_[i]);
    }
    return std::nullopt;
  }

  [[nodiscard]] WantedColumn WantedAt(std::size_t prediction) const {
    return {&table_.columns[roles_.predictions[prediction]], CellUse::number};
  }

  [[nodiscard]] bool HasNoFlawsButGaps(const WantedColumn& wanted) const {
    return CountFlawed(table_, wanted, CellFlaw::not_a_number) == 0 &&
           CountFlawed(table_, wanted, CellFlaw::not_finite) == 0;
  }

  /// The rows of which all results are missing, as where every fit of a setting
  /// failed, if others have results.
  void FindResultless() {
    std::vector<std::uint8_t> empty(RowCount(), 1);
    for (std::size_t j = 0; j < roles_.predictions.size(); ++j) {
      const WantedColumn wanted = WantedAt(j);
      if (!HasNoFlawsButGaps(wanted)) return;
      for (std::size_t row = 0; row < table_.row_count; ++row) {
        if (FlawAt(wanted, row) == CellFlaw::none) empty[row] = 0;
      }
    }
    std::vector<std::string> names;
    for (std::size_t row = 0; row < table_.row_count; ++row) {
      if (empty[row] != 0)
        names.push_back(RowName(table_, roles_.algorithm, row));
    }
    if (names.empty() || names.size() == table_.row_count) return;
    resultless_ = std::move(empty);
    WarnOfLeftOut(names);
  }

  [[nodiscard]] std::size_t RowCount() const {
    return static_cast<std::size_t>(table_.row_count);
  }

  [[nodiscard]] bool IsResultless(std::size_t row) const {
    return !resultless_.empty() && resultless_[row] != 0;
  }

  /// The first gap that no option allows, of an algorithm with other results.
  [[nodiscard]] std::optional<Problem> GapIn(const WantedColumn& wanted) const {
    if (options_.drop_missing || !HasNoFlawsButGaps(wanted))
      return std::nullopt;
    for (std::size_t row = 0; row < table_.row_count; ++row) {
      if (FlawAt(wanted, row) == CellFlaw::none || IsResultless(row)) continue;
      return MissingInColumn(RowName(table_, roles_.algorithm, row),
                             wanted.column->name,
                             table_.LineOfCell(*wanted.column, row));
    }
    return std::nullopt;
  }

  /// Which algorithm each row is, but for those left out. One of several rows
  /// of the same name has its number behind it.
  std::vector<std::size_t> NameAlgorithms() {
    std::vector<std::size_t> column_of(RowCount());
    for (std::size_t row = 0; row < table_.row_count; ++row) {
      if (IsResultless(row)) continue;
      const std::string name = RowName(table_, roles_.algorithm, row);
      const std::size_t known = algorithms_.size();
      column_of[row] = algorithms_.IndexOf(name);
      if (column_of[row] != known)
        column_of[row] =
            algorithms_.IndexOf(name + " (" + std::to_string(row + 1) + ")");
    }
    return column_of;
  }

  void Add(std::size_t row, std::size_t column, double value,
           std::size_t table_row) {
    cells_.row.push_back(row);
    cells_.column.push_back(column);
    cells_.value.push_back(value);
    cells_.table_row.push_back(table_row);
  }

  /// Rows are paired by their order only where none can be missing.
  [[nodiscard]] std::optional<Problem> UnequalCounts() const {
    const auto by_count = [](const auto& a, const auto& b) {
      return std::pair(a.second, a.first) < std::pair(b.second, b.first);
    };
    const auto [fewest, most] =
        std::minmax_element(times_.begin(), times_.end(), by_count);
    if (fewest->second == most->second) return std::nullopt;
    return FoldsNotNumbered(fewest->first, fewest->second, most->first,
                            most->second);
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

  /// 1 where a row has no result at all; empty where none is left out for it.
  std::vector<std::uint8_t> resultless_;
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
