#include "tasks/stacked_models.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tasks/column_traits.h"
#include "tasks/role_names.h"
#include "tasks/roles.h"
#include "tasks/table_rows.h"

namespace melon {
namespace {

/// What varies with the case in spite of its name.
constexpr std::string_view kByproducts[] = {"error", "time"};

/// A number that is the same for equal cells of a column and no others.
std::uint64_t KeyOf(const Column& column, std::size_t row) {
  if (column.storage == Storage::coded) return column.codes[row];
  std::uint64_t key = 0;
  if (column.storage == Storage::numbers)
    std::memcpy(&key, &column.numbers[row], sizeof key);
  return key;
}

class Spreader {
 public:
  Spreader(const Table& table, const Options& options)
      : table_(table), options_(options) {}

  std::variant<std::monostate, Reshaped, Problem> Spread() {
    if (!FindModels() || !AnyTruth()) return {};
    FindKeys();
    const auto rows = static_cast<std::size_t>(table_.row_count);
    PairCases();
    const bool paired = first_row_.size() < rows && IsComplete();
    if (!paired || !FindTruth()) return Unpaired();
    SortColumns();
    if (spread_.empty()) return {};
    return Made();
  }

 private:
  using Answer = std::variant<std::monostate, Reshaped, Problem>;

  [[nodiscard]] const Column& At(std::size_t index) const {
    return table_.columns[index];
  }

  [[nodiscard]] std::size_t CodeOf(std::size_t row) const {
    return At(models_).codes[row];
  }

  /// Labels of the truth: what a model predicted, not which model it was.
  [[nodiscard]] bool SharesLabels(std::size_t index) const {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const bool shared =
          i != index && MayBeTruth(i) &&
          (HasLabelsOf(At(index), At(i)) || HasLabelsOf(At(i), At(index)));
      if (shared) return true;
    }
    return false;
  }

  bool FindModels() {
    const auto& named = options_.comparison.algorithm;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const Column& column = At(i);
      const bool meant =
          named ? column.name == *named : IsIn(kAlgorithmNames, column);
      const std::size_t count = column.labels.size();
      if (!meant || !IsCoded(column) || (!named && IsNumeric(column)) ||
          count < 2 || count > kMostModels || 2 * count > table_.row_count)
        continue;
      if (std::find(column.label_flaws.begin(), column.label_flaws.end(),
                    CellFlaw::missing) != column.label_flaws.end())
        continue;
      if (SharesLabels(i)) continue;
      models_ = i;
      model_count_ = count;
      return true;
    }
    return false;
  }

  [[nodiscard]] bool MayBeTruth(std::size_t index) const {
    if (index == models_ || At(index).storage == Storage::dropped) return false;
    return options_.truth ? At(index).name == *options_.truth
                          : IsIn(kTruthNames, At(index));
  }

  [[nodiscard]] bool AnyTruth() const {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (MayBeTruth(i)) return true;
    }
    return false;
  }

  /// A number or name of its own in each row of the file.
  [[nodiscard]] bool IsUnique(const Column& column) const {
    if (column.storage == Storage::coded)
      return column.labels.size() == table_.row_count;
    return column.storage == Storage::dropped || IsIdentifier(column);
  }

  void FindKeys() {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const Column& column = At(i);
      const bool names_case =
          (IsIn(kIgnoredNames, column) && !IsIn(kByproducts, column)) ||
          IsIn(kQueryNames, column) || EndsInId(column.name) ||
          (i == 0 && column.unnamed);
      if (!names_case || i == models_ || MayBeTruth(i)) continue;
      if (!IsUnique(column)) keys_.push_back(i);
    }
  }

  /// Rows with the same key are of one case; of several such rows of a model
  /// the first, the second and so on.
  void PairCases() {
    std::unordered_map<std::string, std::size_t> index_of;
    std::unordered_map<std::string, std::size_t> times;
    const auto rows = static_cast<std::size_t>(table_.row_count);
    for (std::size_t row = 0; row < rows; ++row) {
      std::string key;
      for (const std::size_t column : keys_)
        key += std::to_string(KeyOf(At(column), row)) + ' ';
      const std::size_t time = ++times[key + '/' + std::to_string(CodeOf(row))];
      by_order_ = by_order_ || time > 1;
      const auto [place, is_new] = index_of.try_emplace(
          key + '#' + std::to_string(time), first_row_.size());
      if (is_new) {
        first_row_.push_back(row);
        row_of_.resize(first_row_.size() * model_count_, kNoRow);
      }
      row_of_[(place->second * model_count_) + CodeOf(row)] = row;
    }
  }

  /// Paired by order only where nothing is missing.
  [[nodiscard]] bool IsComplete() const {
    return !by_order_ ||
           std::find(row_of_.begin(), row_of_.end(), kNoRow) == row_of_.end();
  }

  [[nodiscard]] bool IsConstant(std::size_t index) const {
    const Column& column = At(index);
    for (std::size_t i = 0; i < row_of_.size(); ++i) {
      const std::size_t row = row_of_[i];
      const std::size_t first = first_row_[i / model_count_];
      if (row != kNoRow && KeyOf(column, row) != KeyOf(column, first))
        return false;
    }
    return true;
  }

  bool FindTruth() {
    std::size_t best = std::size(kTruthNames) + 1;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (!MayBeTruth(i)) continue;
      const std::size_t place = PositionIn(kTruthNames, At(i));
      if (place >= best || !IsConstant(i)) continue;
      best = place;
      truth_ = i;
    }
    return truth_ != kNoColumn;
  }

  [[nodiscard]] bool IsKey(std::size_t index) const {
    return std::find(keys_.begin(), keys_.end(), index) != keys_.end();
  }

  [[nodiscard]] bool IsCalledEstimate(std::size_t index) const {
    const std::string name = Simplify(At(index).name);
    const auto mentions = [&name](std::string_view word) {
      return name.find(word) != std::string::npos;
    };
    return std::any_of(std::begin(kEstimateWords), std::end(kEstimateWords),
                       mentions) ||
           mentions("score") || mentions("prob");
  }

  void SortColumns() {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (i == models_) continue;
      const Column& column = At(i);
      if (i == truth_ || IsKey(i)) {
        kept_.push_back(i);
      } else if (column.storage == Storage::dropped || IsRowOrder(column) ||
                 (IsUnique(column) && !IsNearlyNumeric(column)) ||
                 IsIn(kIgnoredNames, column)) {
        gone_.push_back(i);
      } else if (IsCalledEstimate(i) || !IsConstant(i)) {
        spread_.push_back(i);
      } else {
        kept_.push_back(i);
      }
    }
  }

  [[nodiscard]] std::string NameOf(std::size_t model,
                                   std::size_t column) const {
    const std::string& name = At(models_).labels[model];
    const bool taken =
        std::any_of(kept_.begin(), kept_.end(),
                    [&](std::size_t i) { return At(i).name == name; });
    return spread_.size() == 1 && !taken ? name : name + " " + At(column).name;
  }

  Answer Made() {
    std::vector<Column> columns;
    for (const std::size_t i : kept_)
      columns.push_back(TakeRows(table_, At(i), first_row_, first_row_));
    for (const std::size_t i : spread_) {
      for (std::size_t model = 0; model < model_count_; ++model) {
        std::vector<std::size_t> rows;
        for (std::size_t at = model; at < row_of_.size(); at += model_count_)
          rows.push_back(row_of_[at]);
        columns.push_back(TakeRows(table_, At(i), rows, first_row_));
        columns.back().name = NameOf(model, i);
        columns.back().unnamed = false;
      }
    }
    Reshaped made{.table = TableOf(table_, std::move(columns), first_row_),
                  .warning = Spreading()};
    made.gone.push_back(At(models_).name);
    for (const std::size_t i : spread_) made.gone.push_back(At(i).name);
    for (const std::size_t i : gone_) made.gone.push_back(At(i).name);
    return made;
  }

  [[nodiscard]] Problem Spreading() const {
    const std::string models = Shorten(At(models_).name);
    const std::string count = std::to_string(model_count_);
    const std::string cases = CountText(first_row_.size());
    std::string keys;
    for (const std::size_t i : keys_)
      keys.append(keys.empty() ? "" : ", ").append(Shorten(At(i).name));
    Problem problem{.code = "models_spread", .message = {}};
    problem.column = At(models_).name;
    if (by_order_ || keys.empty()) {
      problem.message = Fill(
          {"The rows of {0} models stood below each other: each model of "
           "column \"{1}\" now has a column of its own. No column numbers the "
           "{2} cases, so they were paired by their order, in which the "
           "truths are the same for all models.",
           "{0} 个模型的各行上下相接：“{1}”列中的每个模型现在各成一列。没有"
           "编号样例的列，因此 {2} 个样例按次序配对，各模型的真实标记依此次序"
           "相同。"},
          {count, models, cases});
    } else {
      problem.message = Fill(
          {"The rows of {0} models stood below each other: each model of "
           "column \"{1}\" now has a column of its own, with its {2} cases "
           "paired by {3}.",
           "{0} 个模型的各行上下相接：“{1}”列中的每个模型现在各成一列，{2} "
           "个样例按 {3} 配对。"},
          {count, models, cases, keys});
    }
    return problem;
  }

  [[nodiscard]] Answer Unpaired() const {
    Problem problem{
        .code = "models_pooled",
        .message = Fill(
            {"Column \"{0}\" seems to name {1} models, but their cases cannot "
             "be paired, so that all rows are evaluated together, as those of "
             "one model. To compare the models, give each a column of its own, "
             "or add a column id with the number of the case. If it says "
             "something else of the cases, nothing need be done.",
             "“{0}”列像是 {1} 个模型的名称，但它们的样例无法配对，因此所有行"
             "当作一个模型一起评估。若要比较这些模型，请让每个模型各占一列，或"
             "加一列 id 写明样例编号。若该列另有含义，则无须改动。"},
            {Shorten(At(models_).name), std::to_string(model_count_)})};
    problem.column = At(models_).name;
    return problem;
  }

  const Table& table_;
  const Options& options_;
  std::size_t models_ = kNoColumn;
  std::size_t model_count_ = 0;
  std::size_t truth_ = kNoColumn;
  std::vector<std::size_t> keys_;
  bool by_order_ = false;
  /// Of each case the file's first row.
  std::vector<std::size_t> first_row_;
  /// Case by case, of each model; kNoRow where it has none.
  std::vector<std::size_t> row_of_;
  std::vector<std::size_t> kept_;
  std::vector<std::size_t> spread_;
  std::vector<std::size_t> gone_;
};

}  // namespace

std::variant<std::monostate, Reshaped, Problem> SpreadModels(
    const Table& table, const Options& options) {
  return Spreader(table, options).Spread();
}

}  // namespace melon
