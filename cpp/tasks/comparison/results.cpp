#include "tasks/comparison/results.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>

#include "base/sum.h"
#include "io/number_text.h"
#include "kernels/decimal_grid.h"
#include "kernels/rounding.h"
#include "tasks/cells.h"
#include "tasks/column_traits.h"
#include "tasks/comparison/marked_numbers.h"
#include "tasks/comparison/summary_rows.h"
#include "tasks/comparison/value_scale.h"
#include "tasks/fold_columns.h"
#include "tasks/role_names.h"
#include "tasks/row_names.h"
#include "tasks/warnings.h"

namespace melon {
namespace {

/// Results of one kind and their place: which row and which algorithm each is
/// of.
struct Cells {
  std::vector<std::size_t> row;
  std::vector<std::size_t> column;
  std::vector<double> value;
  /// 1-based line of the file.
  std::vector<std::uint64_t> line;

  void Add(std::size_t to_row, std::size_t to_column, double number,
           std::uint64_t at_line) {
    row.push_back(to_row);
    column.push_back(to_column);
    value.push_back(number);
    line.push_back(at_line);
  }
};

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

constexpr std::string_view kErrorWords[] = {
    "error", "loss",     "rmse", "mse",     "mae",        "brier", "incorrect",
    "rank",  "deviance", "mape", "logloss", "perplexity", "time",  "cost",
    "错误",  "误差",     "损失", "序值",    "秩"};
constexpr std::string_view kScoreWords[] = {
    "areaunder", "score",   "accuracy", "auc", "f1",   "precision", "recall",
    "kappa",     "correct", "r2",       "acc", "精度", "准确率",    "得分"};

/// In the header of what the rows are of: "Dataset (error rate)". Words that a
/// data set may be called by are left out.
constexpr std::string_view kTableErrorWords[] = {
    "error", "loss", "rmse", "brier", "错误", "误差", "损失"};
constexpr std::string_view kTableScoreWords[] = {
    "accuracy", "auc",   "f1",   "score",  "precision",
    "recall",   "kappa", "精度", "准确率", "得分"};

bool MentionsAny(std::span<const std::string_view> words,
                 const std::string& name) {
  const std::string simple = Simplify(name);
  return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
    return simple.find(word) != std::string::npos;
  });
}

/// scikit-learn's losses with a minus before them, where higher is better.
bool IsNegated(const std::string& name) {
  return name.substr(0, 4) == "neg_" || name.find("_neg_") != std::string::npos;
}

Problem NothingLeft() {
  return {
      .code = "no_rows",
      .message = Fill({"There are no rows of results: give at least one data "
                       "set or fold.",
                       "没有任何结果行：请至少给出一个数据集或一折。"})};
}

Problem TooManyAlgorithms(std::size_t count) {
  return {.code = "too_many_models",
          .message = Fill(
              {"{0} algorithms are too many to compare with each other: "
               "keep the rows of at most {1}.",
               "{0} 个算法太多，无法两两比较：请至多保留 {1} 个算法的行。"},
              {CountText(count), CountText(kMostModels)})};
}

Problem DoubledResult(const std::string& dataset, const std::string& algorithm,
                      std::uint64_t line) {
  Problem problem{
      .code = "doubled_result",
      .message = Fill(
          {"There are two results of \"{0}\" for \"{1}\", the second in line "
           "{2}. Leave one out; if they are folds, say which column numbers "
           "them (fold).",
           "“{0}”在“{1}”上有两个结果，第二个在第 {2} 行。请删去其一；若它们是"
           "不同的折，请指定编号所在的列（fold）。"},
          {Shorten(algorithm), Shorten(dataset), std::to_string(line)})};
  problem.line = line;
  return problem;
}

Problem DoubledDataset(const std::string& dataset, std::uint64_t line) {
  Problem problem{
      .code = "doubled_dataset",
      .message = Fill(
          {"The data set \"{0}\" appears a second time in line {1}, other data "
           "sets do not. Leave one row out; if they are folds, say which "
           "column numbers them (fold).",
           "数据集“{0}”在第 {1} 行再次出现，而其他数据集并非如此。请删去其一；"
           "若它们是不同的折，请指定编号所在的列（fold）。"},
          {Shorten(dataset), std::to_string(line)})};
  problem.line = line;
  problem.value = dataset;
  return problem;
}

Problem MissingResult(const std::string& algorithm, const std::string& row) {
  Problem problem{
      .code = "missing_cells",
      .message = Fill(
          {"There is no result of \"{0}\" for \"{1}\". Add it, or leave out "
           "what is not complete (missing=drop).",
           "缺少“{0}”在“{1}"
           "”上的结果。请补上，或略去不完整的行（missing=drop）。"},
          {Shorten(algorithm), Shorten(row)})};
  problem.value = algorithm;
  return problem;
}

class ResultsReader {
 public:
  ResultsReader(const Table& table, const Roles& roles, const Options& options)
      : table_(table), roles_(roles), options_(options) {}

  Result<Results> Read() {
    std::vector<WantedColumn> wanted;
    for (const std::size_t index : roles_.predictions)
      wanted.push_back({&table_.columns[index], CellUse::number});
    const Result<UsableRows> checked =
        CheckCells(table_, wanted, options_.drop_missing);
    if (!checked) return checked.problem();
    kept_ = KeptRows(table_, checked.value());
    if (kept_.empty()) return NothingLeft();
    for (const std::size_t index : roles_.predictions)
      numbers_.push_back(NumbersOf(table_.columns[index], checked.value()));
    results_.rows_dropped = checked.value().dropped;
    WarnOfHeader(table_, results_.warnings);
    WarnOfDroppedRows(checked.value().dropped, table_.row_count,
                      results_.warnings);
    TakeCells();
    if (!times_.empty()) WarnOfOrder();
    if (algorithms_.size() > kMostModels)
      return TooManyAlgorithms(algorithms_.size());
    if (std::optional<Problem> problem = Arrange()) return *problem;
    TakeNotes();
    FindDirection();
    return std::move(results_);
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
    if (index == results_.folds.size()) results_.folds.push_back(name);
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
        cells_.Add(place, algorithms_.IndexOf(name), numbers_[j][i], LineOf(i));
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
      results_.folds.push_back(run ? FoldName{number, ""}
                                   : FoldName{"", number});
    }
    for (std::size_t i = 0; i < kept_.size(); ++i) {
      std::string name = RowName(table_, roles_.algorithm, kept_[i]);
      const std::size_t known = algorithms_.size();
      std::size_t column = algorithms_.IndexOf(name);
      if (column != known)
        column = algorithms_.IndexOf(name + " (" + std::to_string(i + 1) + ")");
      for (std::size_t j = 0; j < numbers_.size(); ++j)
        cells_.Add(j, column, numbers_[j][i], LineOf(i));
    }
  }

  /// How many results there are of each row and algorithm, and the line of the
  /// last.
  void Count() {
    const std::size_t size = rows_.size() * algorithms_.size();
    count_.assign(size, 0);
    last_line_.assign(size, 0);
    for (std::size_t i = 0; i < cells_.value.size(); ++i) {
      const std::size_t place = PlaceOf(cells_.row[i], cells_.column[i]);
      ++count_[place];
      last_line_[place] = cells_.line[i];
    }
  }

  [[nodiscard]] std::size_t PlaceOf(std::size_t row, std::size_t column) const {
    return (row * algorithms_.size()) + column;
  }

  std::optional<Problem> Arrange() {
    Count();
    if (std::optional<Problem> problem = DropIncompleteRows()) return problem;
    if (std::optional<Problem> problem = CheckDoubled()) return problem;
    Average();
    results_.algorithms = std::move(algorithms_.names());
    if (roles_.task == TaskKind::friedman) {
      results_.datasets = std::move(rows_.names());
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

  std::optional<Problem> DropIncompleteRows() {
    complete_.assign(rows_.size(), true);
    std::uint64_t dropped = 0;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      for (std::size_t column = 0; column < algorithms_.size(); ++column) {
        if (count_[PlaceOf(row, column)] > 0) continue;
        if (!options_.drop_missing)
          return MissingResult(algorithms_.names()[column], NameOfRow(row));
        complete_[row] = false;
      }
      dropped += complete_[row] ? 0 : 1;
    }
    if (dropped == rows_.size()) return NothingLeft();
    results_.rows_incomplete = dropped;
    // Of a wide table the rows were named already.
    if (roles_.form != ResultsForm::wide)
      WarnOfDroppedRows(dropped, rows_.size(), results_.warnings);
    return std::nullopt;
  }

  [[nodiscard]] std::string NameOfRow(std::size_t row) {
    if (roles_.task == TaskKind::friedman) return rows_.names()[row];
    const FoldName& name = results_.folds[row];
    if (name.run.empty() && name.fold.empty()) return std::to_string(row + 1);
    return name.run.empty() || name.fold.empty() ? name.run + name.fold
                                                 : name.run + "/" + name.fold;
  }

  /// Several results of one data set are its folds when a column says so, or
  /// when all data sets have equally many.
  std::optional<Problem> CheckDoubled() {
    const bool folds =
        roles_.task == TaskKind::friedman && (roles_.fold || roles_.run);
    const auto [fewest, most] =
        std::minmax_element(count_.begin(), count_.end());
    const bool equal = *fewest == *most && roles_.task == TaskKind::friedman &&
                       rows_.size() > 1;
    if (folds || equal || *most <= 1) return std::nullopt;
    const auto place = static_cast<std::size_t>(most - count_.begin());
    const std::size_t row = place / algorithms_.size();
    if (roles_.form == ResultsForm::wide)
      return DoubledDataset(NameOfRow(row), last_line_[place]);
    return DoubledResult(NameOfRow(row),
                         algorithms_.names()[place % algorithms_.size()],
                         last_line_[place]);
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
      if (!complete_[place / algorithms_.size()]) continue;
      const std::size_t count = count_[place];
      const double sum = total[place].value();
      const auto folds = static_cast<double>(count);
      results_.result.push_back(grid ? grid->Mean(sum, folds) : sum / folds);
      results_.fewest_folds = std::min(results_.fewest_folds, count);
      results_.most_folds = std::max(results_.most_folds, count);
    }
    if (roles_.fold.has_value() != roles_.run.has_value())
      results_.averaged = roles_.fold ? "folds" : "runs";
    if (results_.most_folds > 1) WarnOfAverages();
    DropRounding();
  }

  /// Results of one row that differ by rounding alone are equal: sums of the
  /// same numbers in another order, say.
  void DropRounding() {
    const std::size_t k = algorithms_.size();
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

  void WarnOfOrder() {
    results_.warnings.push_back(
        {.code = "folds_by_order",
         .message = Fill(
             {"No column numbers the folds: the first result of each algorithm "
              "was taken for the first fold, the second for the second, and so "
              "on. If that is wrong, add a column fold.",
              "没有编号各折的列：按出现次序，把每个算法的第一个结果当作第一折，"
              "第二个当作第二折，依此类推。若不对，请加上 fold 一列。"})});
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

  /// Whether each row's numbers are ranks: between 1 and k, halves at most, and
  /// adding up to k(k + 1)/2.
  [[nodiscard]] bool AreRanks() const {
    const std::size_t k = results_.column_count();
    const auto count = static_cast<double>(k);
    for (std::size_t row = 0; row < results_.row_count(); ++row) {
      double sum = 0;
      for (std::size_t column = 0; column < k; ++column) {
        const double rank = results_.At(row, column);
        if (rank < 1 || rank > count || 2 * rank != std::floor(2 * rank))
          return false;
        sum += rank;
      }
      if (sum != count * (count + 1) / 2) return false;
    }
    return k > 1;
  }

  void TakeNotes() {
    results_.form = roles_.form;
    for (const std::size_t index : roles_.put_aside)
      results_.notes.put_aside.push_back(table_.columns[index].name);
    const auto& guessed = roles_.guessed;
    results_.notes.folds_unnamed =
        roles_.task == TaskKind::cv && roles_.form == ResultsForm::wide &&
        !roles_.run && !roles_.fold && !options_.design &&
        std::find(guessed.begin(), guessed.end(), "task") != guessed.end();
  }

  void FindDirection() {
    results_.are_ranks = roles_.task == TaskKind::friedman && AreRanks();
    const std::optional<bool>& given = options_.higher_is_better;
    results_.direction_guessed = !given.has_value();
    if (given) {
      results_.higher_is_better = *given;
      return;
    }
    std::optional<bool> found = DirectionByName();
    if (!found) found = DirectionByMetric();
    if (!found) found = DirectionByRows();
    results_.direction_named = found.has_value();
    if (!found) found = ScaleOf(results_.result).HigherIsBetter();
    results_.higher_is_better =
        found.value_or(roles_.task == TaskKind::friedman);
  }

  /// Ranks: 1 is the best. In a wide table the headers are names of algorithms,
  /// so a word must be in all of them.
  [[nodiscard]] std::optional<bool> DirectionByName() {
    if (results_.are_ranks) return false;
    const auto all = [this](auto&& says) {
      return std::all_of(
          roles_.predictions.begin(), roles_.predictions.end(),
          [&](std::size_t index) { return says(table_.columns[index].name); });
    };
    results_.direction_word = table_.columns[roles_.predictions.front()].name;
    if (all(IsNegated)) return true;
    if (all([](const std::string& name) {
          return MentionsAny(kErrorWords, name);
        }))
      return false;
    if (all([](const std::string& name) {
          return MentionsAny(kScoreWords, name);
        }))
      return true;
    results_.direction_word.clear();
    return std::nullopt;
  }

  /// By the one metric that a column names in every row.
  [[nodiscard]] std::optional<bool> DirectionByMetric() {
    for (const Column& column : table_.columns) {
      if (!IsIn(kMetricColumnNames, column) || !IsCoded(column) ||
          column.labels.size() != 1)
        continue;
      const std::string& metric = column.labels.front();
      const bool error = !IsNegated(metric) && MentionsAny(kErrorWords, metric);
      if (!error && !IsNegated(metric) && !MentionsAny(kScoreWords, metric))
        continue;
      results_.direction_word = metric;
      return !error;
    }
    return std::nullopt;
  }

  /// By the headers of what the rows are of, which may speak for all columns.
  [[nodiscard]] std::optional<bool> DirectionByRows() {
    for (const auto& column : {roles_.dataset, roles_.fold, roles_.run}) {
      if (!column) continue;
      const std::string& name = table_.columns[*column].name;
      const bool error = MentionsAny(kTableErrorWords, name);
      if (!error && !MentionsAny(kTableScoreWords, name)) continue;
      results_.direction_word = name;
      return !error;
    }
    return std::nullopt;
  }

  const Table& table_;
  const Roles& roles_;
  const Options& options_;
  std::vector<std::size_t> kept_;
  std::vector<std::vector<double>> numbers_;
  Names rows_;
  Names algorithms_;
  Cells cells_;
  /// Results of each algorithm so far, where nothing names the folds.
  std::unordered_map<std::string, std::size_t> times_;
  std::vector<std::size_t> count_;
  std::vector<std::uint64_t> last_line_;
  std::vector<bool> complete_;
  Results results_;
};

/// The column in which a row of sums would say so.
std::optional<std::size_t> NamesOfRows(const Roles& roles) {
  if (roles.form == ResultsForm::splits) return std::nullopt;
  if (roles.task == TaskKind::friedman) return roles.dataset;
  return roles.fold ? roles.fold : roles.run;
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
      SummaryRows(numbers, NamesOfRows(roles));
  const std::optional<Table> shorter =
      summaries.empty()
          ? std::nullopt
          : std::optional(WithoutLastRows(numbers, summaries.size()));
  Result<Results> results =
      ResultsReader(shorter ? *shorter : numbers, roles, options).Read();
  if (!results) return results;
  results.value().notes.summary_rows = summaries;
  if (plain) results.value().notes.remarks = ColumnsWithRemarks(table, roles);
  return results;
}

}  // namespace melon
