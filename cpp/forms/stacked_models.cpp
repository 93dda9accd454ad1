#include "forms/stacked_models.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "forms/stacked_columns.h"
#include "forms/stacked_problems.h"
#include "roles/columns/findings/list_of_measures.h"
#include "roles/comparison/columns.h"
#include "roles/comparison/roles.h"
#include "roles/names/metric_names.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "roles/names/truth_words.h"
#include "roles/roles.h"
#include "table/column_traits.h"
#include "table/row_names.h"
#include "table/table_rows.h"

namespace melon {
namespace {

class Spreader {
 public:
  Spreader(const Table& table, const Options& options)
      : table_(table), options_(options), any_names_case_(AnyNamesCase()) {
    by_content_ = !AnyTruthByName() && !AssignComparison(table, options);
    if (by_content_) predicted_ = FindPredicted();
    if (predicted_) by_content_ = false;
  }

  using Answer = Result<std::optional<Reshaped>>;

  Answer Spread() {
    if (IsListOfMeasures()) return Nothing();
    if (const std::optional<Answer> unpaired = Unpaired()) return *unpaired;
    if (model_count_ > kMostModels)
      return TooManyStacked(At(models_).name, model_count_);
    SortColumns();
    if (spread_.empty()) return Nothing();
    return {Made()};
  }

  /// The first model whose column of the rearranged table is so called, and
  /// the cases of which it has no row.
  std::optional<Problem> Absence(const std::string& column) {
    if (Unpaired() || model_count_ > kMostModels) return std::nullopt;
    SortColumns();
    for (const std::size_t i : spread_) {
      for (std::size_t model = 0; model < model_count_; ++model) {
        if (NameOf(model, i) == column) return Absent(model, column);
      }
    }
    return std::nullopt;
  }

 private:
  /// Pairs the cases of the models. What to answer where that fails.
  std::optional<Answer> Unpaired() {
    std::optional<Answer> why = UnpairedByName();
    if (why && PairByConfiguration()) return std::nullopt;
    return why;
  }

  std::optional<Answer> UnpairedByName() {
    if (!FindModels() || !AnyTruth()) return Nothing();
    if (by_content_ && AnyQuantityPredicted())
      return OnlyWarned(ModelsUnpaired(At(models_).name, model_count_));
    if (const std::optional<std::size_t> row = UnnamedModel())
      return OnlyWarned(ModelUnnamed(At(models_).name, table_.LineOfRow(*row)));
    if (Pair()) return std::nullopt;
    if (by_content_ && !AnyCalledEstimate()) return Nothing();
    return OnlyWarned(IsTruthOfOne()
                          ? TruthOfEachModel(At(models_).name, *options_.truth)
                          : ModelsUnpaired(At(models_).name, model_count_));
  }

  /// "system" may be anything, and "config" beside no model is a setting of
  /// one: they tell models apart only where each has every case, by its number,
  /// with a truth that is called one.
  bool PairByConfiguration() {
    if (options_.algorithm || by_content_) return false;
    const bool beside_models = models_ != kNoColumn;
    return PairBy(kSystemNames) ||
           (beside_models && PairBy(kConfigurationNames));
  }

  bool PairBy(std::span<const std::string_view> names) {
    return FindModelsCalled(names) && AnyTruth() && !UnnamedModel() && Pair() &&
           !by_order_;
  }

  /// Results of models, and no predictions of theirs.
  [[nodiscard]] bool IsListOfMeasures() const {
    const bool keys = options_.dataset || options_.run || options_.fold;
    return !options_.truth && !options_.task &&
           (ListsMeasures(table_) || (keys && HoldsMeasures(table_)) ||
            (by_content_ && HoldsThreeMeasures(table_)));
  }

  static Answer Nothing() { return {std::optional<Reshaped>()}; }

  static Answer OnlyWarned(Problem warning) {
    return {Reshaped{
        .table = std::nullopt, .warning = std::move(warning), .gone = {}}};
  }

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
    if (const auto& named = options_.algorithm)
      return FindModelsIf(
          [&](const Column& column) { return column.name == *named; });
    return FindModelsCalled(kAlgorithmNames);
  }

  bool FindModelsCalled(std::span<const std::string_view> names) {
    return FindModelsIf([names](const Column& column) {
      return IsIn(names, column) && !IsNumeric(column);
    });
  }

  bool FindModelsIf(const std::function<bool(const Column&)>& meant) {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const Column& column = At(i);
      const std::size_t count = column.labels.size();
      if (!meant(column) || !IsCoded(column) || count < 2 ||
          2 * count > table_.row_count || SharesLabels(i))
        continue;
      models_ = i;
      model_count_ = count;
      return true;
    }
    return false;
  }

  /// The first row in which no model is named.
  [[nodiscard]] std::optional<std::size_t> UnnamedModel() const {
    const Column& column = At(models_);
    for (std::size_t row = 0; row < column.codes.size(); ++row) {
      if (NameText(column, row).find_first_not_of(' ') == std::string::npos)
        return row;
    }
    return std::nullopt;
  }

  /// "actual_price" or "price" beside "predicted_price", if nothing else is
  /// named in that way.
  [[nodiscard]] std::optional<std::size_t> FindPredicted() const {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (NamesCase(table_, i) || !IsNamedInEstimate(At(i))) continue;
      if (found) return std::nullopt;
      found = i;
    }
    return found;
  }

  [[nodiscard]] bool IsNamedInEstimate(const Column& truth) const {
    if (!IsNumeric(truth) || IsCalledEstimate(truth)) return false;
    std::vector<std::string> what = WordsBesideTruth(truth.name);
    if (what.empty()) what = WordsOf(truth.name);
    return std::any_of(table_.columns.begin(), table_.columns.end(),
                       [&what](const Column& other) {
                         return IsCalledEstimate(other) && IsNumeric(other) &&
                                IsOfWhat(what, other.name);
                       });
  }

  [[nodiscard]] bool IsTruthByName(std::size_t index) const {
    if (At(index).storage == Storage::dropped) return false;
    if (predicted_) return predicted_ == index;
    return options_.truth ? At(index).name == *options_.truth
                          : IsIn(kTruthNames, At(index)) ||
                                IsIn(kRelevanceNames, At(index)) ||
                                (HasWordOf(kClearTruthWords, At(index).name) &&
                                 any_names_case_);
  }

  [[nodiscard]] bool AnyNamesCase() const {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (NamesCase(table_, i)) return true;
    }
    return false;
  }

  [[nodiscard]] bool AnyTruthByName() const {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (IsTruthByName(i)) return true;
    }
    return options_.truth.has_value();
  }

  [[nodiscard]] bool MayBeTruth(std::size_t index) const {
    if (index == models_) return false;
    return by_content_ ? HoldsClasses(table_, index) : IsTruthByName(index);
  }

  [[nodiscard]] bool AnyTruth() const {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (MayBeTruth(i)) return true;
    }
    return false;
  }

  void FindKeys() {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const bool names = NamesCase(table_, i) || IsIn(kQueryNames, At(i));
      if (!names || i == models_ || MayBeTruth(i)) continue;
      if (!IsUnique(table_, At(i))) keys_.push_back(i);
    }
    for (std::size_t i = 0; keys_.empty() && i < table_.columns.size(); ++i) {
      if (i != models_ && !MayBeTruth(i) && NumbersCasesOfModels(i))
        keys_.push_back(i);
    }
  }

  /// Whether each value stands once with each model, as the case's number does
  /// whatever it is called.
  [[nodiscard]] bool NumbersCasesOfModels(std::size_t index) const {
    const Column& column = At(index);
    if (column.storage == Storage::dropped || !HasWholeNumbersOnly(column) ||
        IsCalledEstimate(column))
      return false;
    const auto rows = static_cast<std::size_t>(table_.row_count);
    std::unordered_map<std::uint64_t, std::size_t> index_of;
    std::vector<bool> seen(rows);
    for (std::size_t row = 0; row < rows; ++row) {
      const auto [place, is_new] =
          index_of.try_emplace(CellKey(column, row), index_of.size());
      const std::size_t at = (place->second * model_count_) + CodeOf(row);
      if (at >= rows || seen[at]) return false;
      seen[at] = true;
    }
    return index_of.size() * model_count_ == rows;
  }

  /// Whether the rows of the models are of the same cases, with one truth.
  bool Pair() {
    by_order_ = false;
    truth_ = kNoColumn;
    for (std::vector<std::size_t>* const found :
         {&keys_, &first_row_, &case_of_, &row_of_})
      found->clear();
    FindKeys();
    PairCases();
    const auto rows = static_cast<std::size_t>(table_.row_count);
    const bool complete = first_row_.size() * model_count_ == rows;
    // Only a complete table has as many entries as rows, however many models.
    if (first_row_.size() == rows ||
        (!complete && (by_order_ || model_count_ > kMostModels)))
      return false;
    row_of_.assign(first_row_.size() * model_count_, kNoRow);
    for (std::size_t row = 0; row < rows; ++row)
      row_of_[(case_of_[row] * model_count_) + CodeOf(row)] = row;
    return FindTruth();
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
        key += std::to_string(CellKey(At(column), row)) + ' ';
      const std::size_t time = ++times[key + '/' + std::to_string(CodeOf(row))];
      by_order_ = by_order_ || time > 1;
      const auto [place, is_new] = index_of.try_emplace(
          key + '#' + std::to_string(time), first_row_.size());
      if (is_new) first_row_.push_back(row);
      case_of_.push_back(place->second);
    }
  }

  [[nodiscard]] bool IsConstant(std::size_t index) const {
    const Column& column = At(index);
    for (std::size_t i = 0; i < row_of_.size(); ++i) {
      const std::size_t row = row_of_[i];
      const std::size_t first = first_row_[i / model_count_];
      if (row != kNoRow && CellKey(column, row) != CellKey(column, first))
        return false;
    }
    return true;
  }

  bool FindTruth() {
    // That the rows below each other are of the same cases is certain where
    // they have a number, or else where a column is called a prediction.
    if (by_content_ && by_order_ && !AnyCalledEstimate()) return false;
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

  /// Whether the cases are paired by a column, and only the chosen truth
  /// differs between their rows.
  [[nodiscard]] bool IsTruthOfOne() const {
    return options_.truth && !keys_.empty() && !row_of_.empty() &&
           truth_ == kNoColumn;
  }

  [[nodiscard]] bool IsKey(std::size_t index) const {
    return std::find(keys_.begin(), keys_.end(), index) != keys_.end();
  }

  [[nodiscard]] bool AnyCalledEstimate() const {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (i != models_ && IsCalledEstimate(At(i))) return true;
    }
    return false;
  }

  /// "pred" of 1.07 and 2.3, beside which no column of classes is the truth.
  [[nodiscard]] bool AnyQuantityPredicted() const {
    return std::any_of(
        table_.columns.begin(), table_.columns.end(), [](const Column& column) {
          return IsCalledEstimate(column) && IsNumeric(column) &&
                 !HasWholeNumbersOnly(column) && !HoldsProportions(column);
        });
  }

  /// The same in all rows of a model: it describes the model, as its settings
  /// do.
  [[nodiscard]] bool DescribesModels(std::size_t index) const {
    const Column& column = At(index);
    std::vector<std::size_t> first(model_count_, kNoRow);
    for (std::size_t row = 0; row < case_of_.size(); ++row) {
      std::size_t& known = first[CodeOf(row)];
      if (known == kNoRow) known = row;
      if (CellKey(column, row) != CellKey(column, known)) return false;
    }
    return true;
  }

  /// Neither of the cases nor of what a model gives for them.
  [[nodiscard]] bool SaysNeither(std::size_t index) const {
    const Column& column = At(index);
    return column.storage == Storage::dropped || IsRowOrder(column) ||
           (IsUnique(table_, column) && !IsNearlyNumeric(column)) ||
           IsIn(kIgnoredNames, column) ||
           (SpeaksOfTime(column.name) && !IsCalledEstimate(column)) ||
           (!IsCalledEstimate(At(index)) && !IsConstant(index) &&
            DescribesModels(index));
  }

  void SortColumns() {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (i == models_) continue;
      if (i == truth_ || IsKey(i)) {
        kept_.push_back(i);
      } else if (SaysNeither(i)) {
        gone_.push_back(i);
      } else {
        const bool varies = IsCalledEstimate(At(i)) || !IsConstant(i);
        (varies ? spread_ : kept_).push_back(i);
      }
    }
  }

  [[nodiscard]] std::string NameOf(std::size_t model,
                                   std::size_t column) const {
    const Column& models = At(models_);
    // "mtry 2" rather than "2".
    const std::string name =
        (IsNumeric(models) ? models.name + " " : "") + models.labels[model];
    const bool taken =
        std::any_of(kept_.begin(), kept_.end(),
                    [&](std::size_t i) { return At(i).name == name; });
    return spread_.size() == 1 && !taken ? name : name + " " + At(column).name;
  }

  Reshaped Made() {
    std::vector<Column> columns;
    columns.reserve(kept_.size() + spread_.size() * model_count_);
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
    if (predicted_) made.truth = At(*predicted_).name;
    made.gone.push_back(At(models_).name);
    for (const std::size_t i : spread_) made.gone.push_back(At(i).name);
    for (const std::size_t i : gone_) made.gone.push_back(At(i).name);
    return made;
  }

  [[nodiscard]] Problem Spreading() const {
    std::vector<std::string> keys;
    keys.reserve(keys_.size());
    for (const std::size_t i : keys_) keys.push_back(At(i).name);
    if (by_order_) keys.clear();
    std::vector<std::string> gone;
    for (const std::size_t i : gone_) {
      if (!IsRowOrder(At(i))) gone.push_back(At(i).name);
    }
    return ModelsSpread(At(models_).name, model_count_, first_row_.size(), keys,
                        gone);
  }

  /// "id 39", or "fold 2, sample 7".
  [[nodiscard]] std::string CaseName(std::size_t row) const {
    std::string name;
    for (const std::size_t i : keys_) {
      name.append(name.empty() ? "" : ", ").append(Shorten(At(i).name, 30));
      name.append(" ").append(Shorten(CellText(At(i), row), 30));
    }
    return name;
  }

  /// The cases of which a model has no row.
  [[nodiscard]] std::optional<Problem> Absent(std::size_t model,
                                              const std::string& column) const {
    std::size_t count = 0;
    std::string first;
    for (std::size_t i = 0; i < first_row_.size(); ++i) {
      if (row_of_[(i * model_count_) + model] != kNoRow) continue;
      if (++count == 1) first = CaseName(first_row_[i]);
    }
    if (count == 0) return std::nullopt;
    return CasesAbsent(model_count_, At(models_).labels[model], first, count,
                       column);
  }

  const Table& table_;
  const Options& options_;
  /// Rows of confusion matrices have a class, and no number of a case.
  bool any_names_case_;
  /// No name tells the truth, and nothing that learners are compared.
  bool by_content_ = false;
  /// The truth that the name of a prediction tells.
  std::optional<std::size_t> predicted_;
  std::size_t models_ = kNoColumn;
  std::size_t model_count_ = 0;
  std::size_t truth_ = kNoColumn;
  std::vector<std::size_t> keys_;
  bool by_order_ = false;
  /// Of each case the file's first row.
  std::vector<std::size_t> first_row_;
  /// Of each row its case.
  std::vector<std::size_t> case_of_;
  /// Case by case, of each model; kNoRow where it has none.
  std::vector<std::size_t> row_of_;
  std::vector<std::size_t> kept_;
  std::vector<std::size_t> spread_;
  std::vector<std::size_t> gone_;
};

}  // namespace

Result<std::optional<Reshaped>> SpreadModels(const Table& table,
                                             const Options& options) {
  return Spreader(table, options).Spread();
}

std::optional<Problem> AbsentCases(const Table& table, const Options& options,
                                   const std::string& column) {
  return Spreader(table, options).Absence(column);
}

}  // namespace melon
