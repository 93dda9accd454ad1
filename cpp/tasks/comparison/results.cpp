#include "tasks/comparison/results.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include "base/sum.h"
#include "kernels/numbers/decimal_grid.h"
#include "kernels/numbers/rounding.h"
#include "roles/comparison/columns.h"
#include "roles/comparison/differences.h"
#include "roles/comparison/marked_numbers.h"
#include "roles/comparison/summary_rows.h"
#include "roles/names/metric_names.h"
#include "table/column_traits.h"
#include "table/name_list.h"
#include "table/row_names.h"
#include "table/warnings.h"
#include "tasks/comparison/measure_name.h"
#include "tasks/comparison/not_comparable.h"
#include "tasks/comparison/result_cells.h"
#include "tasks/comparison/results_direction.h"
#include "tasks/comparison/results_problems.h"
#include "tasks/comparison/row_measures.h"
#include "tasks/comparison/several_results.h"
#include "tasks/comparison/value_scale.h"

namespace melon {
namespace {

class ResultsReader {
 public:
  ResultsReader(const Table& table, const Roles& roles, const Options& options)
      : table_(table), roles_(roles), options_(options) {}

  Result<Results> Read() {
    Result<ResultCells> cells =
        ReadCells(table_, roles_, options_, results_.warnings);
    if (!cells) return cells.problem();
    cells_ = std::move(cells.value());
    results_.rows_dropped = cells_.rows_dropped;
    results_.folds = std::move(cells_.folds);
    results_.notes.summary_rows = std::move(cells_.summaries);
    if (std::optional<Problem> problem = Arrange()) return *problem;
    TakeNotes();
    results_.measure = MeasureName(table_, roles_, options_);
    FindDirection(table_, roles_, options_, results_);
    if (auto problem = NotComparable(table_, roles_, options_, results_))
      return *problem;
    return std::move(results_);
  }

 private:
  /// How many results there are of each row and algorithm.
  void Count() {
    const std::size_t size = cells_.rows.size() * cells_.algorithms.size();
    count_.assign(size, 0);
    for (std::size_t i = 0; i < cells_.value.size(); ++i) {
      ++count_[PlaceOf(cells_.row[i], cells_.column[i])];
    }
  }

  [[nodiscard]] std::size_t PlaceOf(std::size_t row, std::size_t column) const {
    return (row * cells_.algorithms.size()) + column;
  }

  std::optional<Problem> Arrange() {
    Count();
    // Repeated folds are named wrongly: that comes before what they lack.
    if (roles_.task == TaskKind::cv) {
      complete_.assign(cells_.rows.size(), true);
      if (std::optional<Problem> problem = CheckDoubled()) return problem;
    }
    if (std::optional<Problem> problem = DropIncompleteRows()) return problem;
    if (std::optional<Problem> problem = CheckDoubled()) return problem;
    Average();
    results_.algorithms = std::move(cells_.algorithms);
    if (roles_.task == TaskKind::friedman) {
      results_.datasets = std::move(cells_.rows);
      for (std::size_t row = 0; row < complete_.size(); ++row) {
        if (!complete_[row])
          results_.datasets_left_out.push_back(results_.datasets[row]);
      }
      KeepComplete(results_.datasets);
    } else {
      results_.table_folds = results_.folds;
      KeepComplete(results_.folds);
    }
    results_.complete = complete_;
    return std::nullopt;
  }

  template <class Items>
  void KeepComplete(Items& items) const {
    std::size_t next = 0;
    for (std::size_t row = 0; row < items.size(); ++row) {
      if (complete_[row]) std::swap(items[next++], items[row]);
    }
    items.resize(next);
  }

  /// The first row and algorithm without a result; marks the rows that are not
  /// complete.
  std::optional<std::size_t> FindGap() {
    complete_.assign(cells_.rows.size(), true);
    std::optional<std::size_t> gap;
    for (std::size_t place = 0; place < count_.size(); ++place) {
      if (count_[place] > 0) continue;
      if (!gap) gap = place;
      complete_[place / cells_.algorithms.size()] = false;
    }
    return gap;
  }

  std::optional<Problem> DropIncompleteRows() {
    const std::optional<std::size_t> gap = FindGap();
    const auto dropped = static_cast<std::uint64_t>(
        std::count(complete_.begin(), complete_.end(), false));
    if (dropped == cells_.rows.size()) return NoneComplete();
    // Where a list has empty cells, these results are known to be none.
    if (gap && !options_.drop_missing && cells_.rows_dropped == 0)
      return MissingResult(cells_.algorithms[*gap % cells_.algorithms.size()],
                           NameOfRow(*gap / cells_.algorithms.size()));
    results_.rows_incomplete = dropped;
    // Of a wide table the rows were named already.
    if (roles_.form == ResultsForm::long_list) WarnOfIncomplete(dropped);
    if (roles_.form == ResultsForm::splits)
      WarnOfDroppedColumns(dropped, cells_.rows.size(), results_.warnings);
    return std::nullopt;
  }

  /// Names the algorithms without a result of the row of which most have one.
  [[nodiscard]] Problem NoneComplete() const {
    if (cells_.rows.empty()) return NoRowsOfResults();
    const std::size_t k = cells_.algorithms.size();
    std::vector<std::string> without = cells_.algorithms;
    for (std::size_t row = 0; row < cells_.rows.size(); ++row) {
      std::vector<std::string> lacking;
      for (std::size_t column = 0; column < k; ++column) {
        if (count_[PlaceOf(row, column)] == 0)
          lacking.push_back(cells_.algorithms[column]);
      }
      if (lacking.size() < without.size()) without = std::move(lacking);
    }
    return k - without.size() > 1 ? NoRowComplete(without) : NoRowShared();
  }

  void WarnOfIncomplete(std::uint64_t dropped) {
    if (dropped == 0) return;
    constexpr Text kDatasets{
        "{0} of {1} data sets are left out, for all learners, because one of "
        "them has no result there: {2}.",
        "{1} 个数据集中有 {0} 个因某学习器没有结果，对所有学习器都被略去：{2}"
        "。"};
    constexpr Text kFolds{
        "{0} of {1} folds are left out, for all learners, because one of them "
        "has no result there: {2}.",
        "{1} 折中有 {0} 折因某学习器没有结果，对所有学习器都被略去：{2}。"};
    std::vector<std::string> names;
    for (std::size_t row = 0; row < complete_.size(); ++row) {
      if (!complete_[row]) names.push_back(NameOfRow(row));
    }
    const Message list = NameList(names);
    const auto fill = [&](const std::string& shown) {
      return Fill(roles_.task == TaskKind::friedman ? kDatasets : kFolds,
                  {CountText(dropped), CountText(complete_.size()), shown});
    };
    results_.warnings.push_back(
        {.code = "rows_dropped",
         .message = {fill(list.english).english, fill(list.chinese).chinese}});
  }

  [[nodiscard]] std::string NameOfRow(std::size_t row) {
    if (roles_.task == TaskKind::friedman) return cells_.rows[row];
    const std::string name = results_.folds[row].Text();
    return name.empty() ? std::to_string(row + 1) : name;
  }

  /// Of the rows that are not left out: the fewest results of an algorithm, and
  /// where there are most.
  [[nodiscard]] std::pair<std::size_t, std::size_t> FewestAndPlaceOfMost()
      const {
    const std::size_t k = cells_.algorithms.size();
    std::size_t fewest = std::numeric_limits<std::size_t>::max();
    std::size_t most = 0;
    for (std::size_t place = 0; place < count_.size(); ++place) {
      if (!complete_[place / k]) continue;
      fewest = std::min(fewest, count_[place]);
      if (!complete_[most / k] || count_[place] >= count_[most]) most = place;
    }
    return {fewest, most};
  }

  /// Several results of one data set are its folds when a column says so, or
  /// when all data sets have equally many.
  std::optional<Problem> CheckDoubled() {
    const bool folds =
        roles_.task == TaskKind::friedman && (roles_.fold || roles_.run);
    const auto [fewest, place] = FewestAndPlaceOfMost();
    const std::size_t most = count_[place];
    const bool equal = fewest == most && roles_.task == TaskKind::friedman &&
                       cells_.rows.size() > 1;
    if (folds || equal || most <= 1) return std::nullopt;
    const std::size_t row = place / cells_.algorithms.size();
    const std::vector<std::size_t> rows = RowsOf(place);
    const std::uint64_t second = table_.LineOfRow(rows[1]);
    if (roles_.form == ResultsForm::wide)
      return DoubledDataset(NameOfRow(row), second, most, fewest > 1);
    const ResultsOfOne several = {
        NameOfRow(row), cells_.algorithms[place % cells_.algorithms.size()],
        rows, fewest};
    // What the data sets are was said, so the rest is averaged, with a warning.
    if (roles_.task == TaskKind::friedman && options_.dataset &&
        AreToldApart(table_, roles_, several))
      return std::nullopt;
    return SeveralResults(table_, roles_, several);
  }

  /// Of the results of an algorithm for a data set or fold.
  [[nodiscard]] std::vector<std::size_t> RowsOf(std::size_t place) const {
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < cells_.value.size(); ++i) {
      if (PlaceOf(cells_.row[i], cells_.column[i]) == place)
        rows.push_back(cells_.table_row[i]);
    }
    return rows;
  }

  /// Mean over the folds of each row, rounded once where the numbers have few
  /// decimals: equal results stay equal whatever the order of their folds, and
  /// are those of a table that gives the means.
  void Average() {
    const std::optional<DecimalGrid> grid = DecimalGrid::Of({cells_.value});
    std::vector<Sum> total(count_.size());
    for (std::size_t i = 0; i < cells_.value.size(); ++i) {
      const double value = cells_.value[i];
      total[PlaceOf(cells_.row[i], cells_.column[i])].Add(
          grid ? grid->Steps(value) : value);
    }
    results_.fewest_folds = cells_.value.size();
    for (std::size_t place = 0; place < total.size(); ++place) {
      if (!complete_[place / cells_.algorithms.size()]) continue;
      const std::size_t count = count_[place];
      const double sum = total[place].value();
      const auto folds = static_cast<double>(count);
      results_.result.push_back(grid ? grid->Mean(sum, folds) : sum / folds);
      results_.fewest_folds = std::min(results_.fewest_folds, count);
      results_.most_folds = std::max(results_.most_folds, count);
    }
    if (roles_.fold.has_value() != roles_.run.has_value() && OncePerFold())
      results_.averaged = roles_.fold ? "folds" : "runs";
    if (results_.most_folds > 1) {
      WarnOfAverages();
      WarnOfBlankFolds();
      WarnOfGaps();
    }
    DropRounding();
  }

  /// Whether an algorithm has one result of each fold of a data set, and not
  /// several, as of settings that no column names.
  [[nodiscard]] bool OncePerFold() const {
    std::set<std::pair<std::size_t, std::string>> seen;
    for (std::size_t i = 0; i < cells_.value.size(); ++i) {
      const std::size_t place = PlaceOf(cells_.row[i], cells_.column[i]);
      if (!seen.emplace(place, NameOfFold(cells_.table_row[i])).second)
        return false;
    }
    return true;
  }

  /// Results of one row that differ by rounding alone are equal: sums of the
  /// same numbers in another order, say.
  void DropRounding() {
    const std::size_t k = cells_.algorithms.size();
    std::vector<double> sorted(k);
    for (std::size_t begin = 0; begin < results_.result.size(); begin += k) {
      const std::span row = std::span(results_.result).subspan(begin, k);
      std::copy(row.begin(), row.end(), sorted.begin());
      std::sort(sorted.begin(), sorted.end());
      for (std::size_t i = 1; i < k; ++i) {
        const double before = sorted[i - 1];
        const double difference = sorted[i] - before;
        if (difference == 0 || !IsRounding(difference, before)) continue;
        std::replace(row.begin(), row.end(), sorted[i], before);
        sorted[i] = before;
      }
    }
  }

  void WarnOfAverages() {
    const std::string fewest = std::to_string(results_.fewest_folds);
    const std::string most = std::to_string(results_.most_folds);
    const Text folds{"The mean of {0} folds stands for each data set. ",
                     "以 {0} 折的平均值代表每个数据集。"};
    const Text runs{"The mean of {0} runs stands for each data set. ",
                    "以 {0} 轮的平均值代表每个数据集。"};
    const Text any{"The mean of {0} results stands for each data set. ",
                   "以 {0} 个结果的平均值代表每个数据集。"};
    const Text& what = results_.averaged == "folds"  ? folds
                       : results_.averaged == "runs" ? runs
                                                     : any;
    Message message = Fill(what, {fewest == most ? most : fewest + "–" + most});
    message.english +=
        "Several results of one data set are not independent, so they do not "
        "count as data sets of their own.";
    message.chinese += "同一数据集的各个结果并不独立，不能当作不同的数据集。";
    results_.warnings.push_back(
        {.code = "folds_averaged", .message = std::move(message)});
  }

  /// The row of a final test, below those of the folds, has no number of one.
  void WarnOfBlankFolds() {
    std::vector<std::size_t> blank;
    for (const std::size_t row : cells_.table_row)
      if (NameOfFold(row).empty()) blank.push_back(row);
    if (blank.empty() || blank.size() == cells_.table_row.size()) return;
    const std::uint64_t line = table_.LineOfRow(blank.front());
    results_.warnings.push_back(
        {.code = "fold_blank",
         .message = Fill(
             {"{0} results have no fold or run, the first in line {1}: they "
              "are averaged with those that have one. If they are of other "
              "data, such as a final test, leave their rows out of the file.",
              "有 {0} 个结果未写明折或轮次，首个在第 {1} 行：这里与其他结果一"
              "起平均。若它们来自其他数据（如最终测试），请从文件中删去这些"
              "行。"},
             {CountText(blank.size()), std::to_string(line)}),
         .line = line});
  }

  [[nodiscard]] std::string NameOfFold(std::size_t table_row) const {
    const auto text = [&](const std::optional<std::size_t>& column) {
      return column ? NameText(table_.columns[*column], table_row)
                    : std::string();
    };
    return FoldName{text(roles_.run), text(roles_.fold)}.Text();
  }

  /// The names of folds of which others have a result there; none where nothing
  /// names them.
  [[nodiscard]] std::vector<std::string> FoldsWithout(std::size_t place) const {
    std::vector<std::string> names;
    std::set<std::string> seen = {""};
    for (const bool own : {true, false}) {
      for (std::size_t i = 0; i < cells_.value.size(); ++i) {
        const std::size_t at = PlaceOf(cells_.row[i], cells_.column[i]);
        const bool is_beside =
            cells_.row[i] == place / cells_.algorithms.size();
        if (!is_beside || (at == place) != own) continue;
        std::string name = NameOfFold(cells_.table_row[i]);
        if (seen.insert(name).second && !own) names.push_back(std::move(name));
      }
    }
    return names;
  }

  /// "3 of 5 on "iris" (missing: fold "2", "4")". Where no fold is missing,
  /// another learner has more rows of it.
  [[nodiscard]] Message GapAt(std::size_t place, std::size_t most) {
    const std::size_t k = cells_.algorithms.size();
    Message gap =
        Fill({R"("{0}" has {1} of {2} on "{3}")",
              "“{0}”在“{3}”上有 {2} 个中的 {1} 个"},
             {Shorten(cells_.algorithms[place % k]), CountText(count_[place]),
              CountText(most), Shorten(NameOfRow(place / k))});
    const std::vector<std::string> names = FoldsWithout(place);
    if (names.empty()) return gap;
    const Text both{"run/fold", "轮/折"};
    const Text fold{"fold", "折"};
    const Text run{"run", "轮"};
    const Text& what = roles_.run && roles_.fold ? both
                       : roles_.fold             ? fold
                                                 : run;
    const Message list = NameList(names);
    gap.english +=
        Fill({" (missing: {0} {1})", ""}, {what.english, list.english}).english;
    gap.chinese +=
        Fill({"", "（缺少：{0}{1}）"}, {what.chinese, list.chinese}).chinese;
    return gap;
  }

  /// An algorithm that has fewer results of a data set than another.
  void WarnOfGaps() {
    constexpr std::size_t kNamed = 3;
    const std::size_t k = cells_.algorithms.size();
    Message list;
    std::size_t gaps = 0;
    bool any_missing = false;
    for (std::size_t place = 0; place < count_.size(); ++place) {
      const std::size_t row = place / k;
      const auto first = count_.begin() + static_cast<std::ptrdiff_t>(row * k);
      const std::size_t most =
          *std::max_element(first, first + static_cast<std::ptrdiff_t>(k));
      if (!complete_[row] || count_[place] == most || ++gaps > kNamed) continue;
      const Message gap = GapAt(place, most);
      any_missing = any_missing || !(roles_.run || roles_.fold) ||
                    !FoldsWithout(place).empty();
      list.english.append(gaps == 1 ? "" : ", ").append(gap.english);
      list.chinese.append(gaps == 1 ? "" : "，").append(gap.chinese);
    }
    if (gaps == 0) return;
    if (gaps > kNamed) {
      list.english += ", …";
      list.chinese += "……";
    }
    if (!any_missing) {
      results_.warnings.push_back(
          {.code = "rows_unequal",
           .message = {
               "Not all learners have equally many rows of a fold or run: " +
                   list.english +
                   ". The mean of all was taken, so it may rest on other "
                   "settings than the means beside it. Keep the rows that "
                   "belong together.",
               "各学习器在同一折或同一轮的行数不同：" + list.chinese +
                   "。此处取全部行的平均值，因而它所依据的设置可能与旁边的不"
                   "同。请只保留相互对应的行。"}});
      return;
    }
    results_.warnings.push_back(
        {.code = "folds_missing",
         .message = {"Some results are missing: " + list.english +
                         ". The mean of those that are there was taken, so it "
                         "may rest on easier or harder folds than the means "
                         "beside it. Add what is missing.",
                     "缺少部分结果：" + list.chinese +
                         "。此处取现有结果的平均值，因而它所依据的折可能比旁边"
                         "的更易或更难。请补上缺少的结果。"}});
  }

  void TakeNotes() {
    results_.form = roles_.form;
    for (const std::size_t index : roles_.put_aside)
      results_.notes.put_aside.push_back(table_.columns[index].name);
    if (roles_.task == TaskKind::friedman && !roles_.dataset)
      results_.notes.settings = CountSettings();
    const auto& guessed = roles_.guessed;
    results_.notes.folds_unnamed =
        roles_.task == TaskKind::cv && roles_.form == ResultsForm::wide &&
        !roles_.run && !roles_.fold && !options_.design &&
        std::find(guessed.begin(), guessed.end(), "task") != guessed.end();
  }

  /// How many different values the columns have that were put aside.
  [[nodiscard]] std::size_t CountSettings() const {
    if (roles_.put_aside.empty()) return 0;
    std::set<std::vector<std::string>> settings;
    for (std::size_t row = 0; row < table_.row_count; ++row) {
      std::vector<std::string> setting;
      setting.reserve(roles_.put_aside.size());
      for (const std::size_t index : roles_.put_aside)
        setting.push_back(NameText(table_.columns[index], row));
      settings.insert(std::move(setting));
    }
    return settings.size();
  }

  const Table& table_;
  const Roles& roles_;
  const Options& options_;
  ResultCells cells_;
  std::vector<std::size_t> count_;
  std::vector<bool> complete_;
  Results results_;
};

/// The column in which a row of sums would say so: without a role it is the
/// first, with texts below the numbers of the rows.
std::optional<std::size_t> NamesOfRows(const Table& table, const Roles& roles) {
  if (roles.form == ResultsForm::splits) return std::nullopt;
  if (roles.task == TaskKind::friedman) return roles.dataset;
  if (roles.fold || roles.run) return roles.fold ? roles.fold : roles.run;
  const Column& first = table.columns.front();
  return first.unnamed && IsCoded(first) && !IsNumeric(first)
             ? std::optional<std::size_t>(0)
             : std::nullopt;
}

std::vector<std::string> ColumnsWithRemarks(const Table& table,
                                            const Roles& roles) {
  std::vector<std::string> names;
  for (const std::size_t index : roles.predictions) {
    const Column& column = table.columns[index];
    if (HoldsRemarks(column, table.delimiter != ','))
      names.push_back(column.name);
  }
  return names;
}

}  // namespace

std::string FoldName::Text() const {
  return run.empty() || fold.empty() ? run + fold : run + "/" + fold;
}

bool Results::IsNegated() const {
  return never_negative && !result.empty() && ScaleOf(result).IsNegative();
}

std::vector<double> Results::ColumnOf(std::size_t column) const {
  std::vector<double> numbers;
  numbers.reserve(row_count());
  for (std::size_t row = 0; row < row_count(); ++row)
    numbers.push_back(At(row, column));
  return numbers;
}

Result<Results> ReadResults(const Table& table, const Roles& roles,
                            const Options& options) {
  const std::optional<Table> plain = WithoutMarks(table);
  const Table& numbers = plain ? *plain : table;
  const std::vector<std::string> summaries =
      roles.form == ResultsForm::splits
          ? DifferenceRows(numbers, roles.algorithm, roles.predictions)
          : SummaryRows(numbers, NamesOfRows(numbers, roles),
                        roles.predictions);
  const std::optional<Table> shorter =
      summaries.empty()
          ? std::nullopt
          : std::optional(WithoutLastRows(numbers, summaries.size()));
  Result<Results> results =
      ResultsReader(shorter ? *shorter : numbers, roles, options).Read();
  if (!results) return results;
  if (auto mixed = MixedMeasures(results.value(), options)) return *mixed;
  std::vector<std::string>& noted = results.value().notes.summary_rows;
  std::copy_if(summaries.begin(), summaries.end(), std::back_inserter(noted),
               [&noted](const std::string& name) {
                 return std::find(noted.begin(), noted.end(), name) ==
                        noted.end();
               });
  if (plain) results.value().notes.remarks = ColumnsWithRemarks(table, roles);
  return results;
}

}  // namespace melon
