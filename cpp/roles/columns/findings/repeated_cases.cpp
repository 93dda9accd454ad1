#include "roles/columns/findings/repeated_cases.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <span>
#include <string>
#include <vector>

#include "roles/columns/group_names.h"
#include "roles/comparison/columns.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "table/cells.h"
#include "table/class_index.h"
#include "table/column_traits.h"
#include "table/dates.h"
#include "table/name_list.h"
#include "table/queries.h"

namespace melon {
namespace {

/// Of rows that agree in a truth of two classes with an earlier row, so many
/// are no coincidence.
constexpr std::size_t kFewestRepeats = 10;

/// Whether the first cell has one of the words, as "Fold1.Rep2" has.
bool MentionsAny(const Column& column,
                 std::span<const std::string_view> words) {
  return IsCoded(column) && !column.labels.empty() &&
         std::any_of(words.begin(), words.end(), [&](std::string_view word) {
           return Simplify(column.labels.front()).find(word) !=
                  std::string::npos;
         });
}

/// Names of training and test sets, such as "Fold1" in a column called id.
constexpr std::string_view kSetWords[] = {"fold", "rep", "resample", "boot",
                                          "split"};
/// Those of them that tell repetitions.
constexpr std::string_view kRepeatWords[] = {"rep", "resample", "boot"};

bool TellsRepetitions(const Column& column) {
  return IsIn(kRunNames, column) || IsIn(kSeedNames, column) ||
         ((IsIn(kFoldNames, column) || IsIn(kCaseNames, column)) &&
          MentionsAny(column, kRepeatWords));
}

/// Where the cell is missing.
constexpr auto kNoCase = static_cast<std::uint32_t>(-1);

/// Rows with the same value of a column.
struct Cases {
  std::size_t column;
  /// Of each row, or kNoCase.
  std::vector<std::uint32_t> of_row;
  std::size_t count;
  /// That are of a case.
  std::size_t rows;

  [[nodiscard]] bool Repeat() const { return rows >= count + kFewestRepeats; }
};

bool IsMissing(const Column& column, std::size_t row) {
  return FlawAt({&column, QueryUse(column)}, row) != CellFlaw::none;
}

class RepeatFinder {
 public:
  RepeatFinder(const Table& table, const Roles& roles, bool drop_missing)
      : table_(table),
        roles_(roles),
        evaluated_(static_cast<std::size_t>(table.row_count), 1) {
    if (drop_missing) LeaveOutFlawed();
  }

  std::optional<Problem> Find() {
    std::optional<Cases> repeated;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (!MayTellCases(i)) continue;
      if (IsIdentifier(At(i))) {
        // pandas and R number the rows in front of the cases' own column.
        if (At(i).unnamed || IsIn(kRowNumberNames, At(i))) continue;
        repeated.reset();
        break;
      }
      Cases cases = CasesOf(i);
      const bool more = !repeated || cases.count > repeated->count;
      if (more && RepeatCases(cases)) repeated = std::move(cases);
    }
    if (repeated) return Repetition(*repeated);
    if (auto groups = Groups()) return groups;
    return GroupsByContent();
  }

 private:
  [[nodiscard]] const Column& At(std::size_t index) const {
    return table_.columns[index];
  }

  void LeaveOutFlawed() {
    std::vector<WantedColumn> wanted;
    const auto want = [&](std::size_t index) {
      const Column& column = At(index);
      if (column.storage == Storage::dropped) return;
      wanted.push_back(
          {&column, IsNumeric(column) ? CellUse::number : CellUse::label});
    };
    want(roles_.truth);
    std::for_each(roles_.predictions.begin(), roles_.predictions.end(), want);
    if (roles_.weight) want(*roles_.weight);
    const Result<UsableRows> rows = CheckCells(table_, wanted, true);
    if (rows && !rows.value().kept.empty()) evaluated_ = rows.value().kept;
  }

  /// Whether each row that is evaluated is of a case.
  [[nodiscard]] bool AreAllNamed(const Cases& cases) const {
    const auto count = std::count(evaluated_.begin(), evaluated_.end(), 1);
    return cases.rows == static_cast<std::size_t>(count);
  }

  [[nodiscard]] bool HasRole(std::size_t index) const {
    const auto& taken = roles_.predictions;
    return index == roles_.truth || roles_.weight == index ||
           std::find(taken.begin(), taken.end(), index) != taken.end();
  }

  [[nodiscard]] bool MayTellCases(std::size_t index) const {
    const Column& column = At(index);
    const bool named =
        IsIn(kCaseNames, column) || (index == 0 && column.unnamed);
    return named && !HasRole(index) && !MentionsAny(column, kSetWords) &&
           column.storage != Storage::dropped && !MergesNumbers(column);
  }

  [[nodiscard]] Cases CasesOf(std::size_t index) const {
    const Column& column = At(index);
    const auto rows = static_cast<std::size_t>(table_.row_count);
    UsableRows named{std::vector<std::uint8_t>(rows)};
    for (std::size_t row = 0; row < rows; ++row)
      named.kept[row] = IsMissing(column, row) ? 0 : evaluated_[row];
    const QueryColumn found = ReadQueries(column, named);
    Cases cases{index, std::vector<std::uint32_t>(rows, kNoCase),
                found.names.size(), found.index.size()};
    auto next = found.index.begin();
    for (std::size_t row = 0; row < rows; ++row)
      if (named.kept[row] != 0) cases.of_row[row] = *next++;
    return cases;
  }

  /// Whether many rows are of a case that stood before, with the same truth.
  [[nodiscard]] bool RepeatCases(const Cases& cases) const {
    constexpr auto kNone = static_cast<std::size_t>(-1);
    if (!cases.Repeat()) return false;
    const std::vector<std::uint32_t> truth =
        ReadQueries(At(roles_.truth), {}).index;
    std::vector<std::size_t> first(cases.count, kNone);
    for (std::size_t row = 0; row < cases.of_row.size(); ++row) {
      if (cases.of_row[row] == kNoCase) continue;
      std::size_t& before = first[cases.of_row[row]];
      if (before == kNone) before = row;
      if (truth[row] != truth[before]) return false;
    }
    return true;
  }

  /// Whether each value of the column has a row of every case, as a value of a
  /// tuning grid has.
  [[nodiscard]] bool SplitsIntoRepetitions(std::size_t index,
                                           const Cases& cases) const {
    const Column& column = At(index);
    constexpr std::size_t kMostValues = 1000;
    if (!IsCoded(column) || column.labels.size() < 2 ||
        column.labels.size() > kMostValues ||
        column.labels.size() * cases.count > cases.rows)
      return false;
    std::vector<std::uint8_t> seen(column.labels.size() * cases.count);
    for (std::size_t row = 0; row < cases.of_row.size(); ++row) {
      if (cases.of_row[row] == kNoCase) continue;
      seen[(column.codes[row] * cases.count) + cases.of_row[row]] = 1;
    }
    return std::find(seen.begin(), seen.end(), 0) == seen.end();
  }

  /// The columns by which one repetition can be kept.
  [[nodiscard]] std::vector<std::string> NamesOfRepetitions(
      const Cases& cases) const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const Column& column = At(i);
      if (HasRole(i) || i == cases.column || IsIn(kMomentNames, column) ||
          HoldsDates(column) || HasLabelsOf(column, At(roles_.truth)))
        continue;
      if (TellsRepetitions(column) || SplitsIntoRepetitions(i, cases))
        names.push_back(column.name);
    }
    return names;
  }

  /// "15", or "up to 15"; the Chinese with the blank in front of a number.
  static Message Times(const Cases& cases) {
    std::vector<std::size_t> times(cases.count);
    for (const std::uint32_t one : cases.of_row)
      if (one != kNoCase) ++times[one];
    const auto [low, high] = std::minmax_element(times.begin(), times.end());
    const std::string most = CountText(*high);
    if (*low == *high) return {most, " " + most};
    return {"up to " + most, "至多 " + most};
  }

  /// "30 rows", or "30 rows with a value" where cells are missing.
  [[nodiscard]] Message RowsOf(const Cases& cases) const {
    const bool all = AreAllNamed(cases);
    return Fill(all ? Text{"{0} rows", "{0} 行"}
                    : Text{"{0} rows with a value", "有值的 {0} 行"},
                {CountText(cases.rows)});
  }

  [[nodiscard]] Problem Warning(const Text& pattern, const Cases& cases,
                                const Message& remedy) const {
    const std::string& name = At(cases.column).name;
    const Message times = Times(cases);
    const Message rows = RowsOf(cases);
    // Rows that are of no group cannot be drawn with one.
    const bool all = AreAllNamed(cases);
    const Text drop =
        all ? Text{"", ""} : Text{", missing=drop", "、missing=drop"};
    const std::string count = CountText(cases.count);
    Problem warning{
        .code = "cases_repeat",
        .message = {Fill(pattern, {Shorten(name), rows.english, count,
                                   times.english, remedy.english, drop.english})
                        .english,
                    Fill(pattern, {Shorten(name), rows.chinese, count,
                                   times.chinese, remedy.chinese, drop.chinese})
                        .chinese}};
    warning.column = name;
    return warning;
  }

  [[nodiscard]] Problem Repetition(const Cases& cases) const {
    const std::vector<std::string> names = NamesOfRepetitions(cases);
    Message remedy =
        Fill({"Keep one row of each case", "请每个样例只保留一行"});
    if (!names.empty()) {
      const Message list = NameList(names);
      const Text one{
          "Keep the rows of one repetition or tuning value (see {0}; where "
          "these tell models apart, write them into one column called "
          "\"model\", and the models are compared)",
          "请只保留一次重复或一组参数的行（见{0}列；若它们区分的是模型，请合并"
          "写入名为“model”的一列，即可比较各模型）"};
      remedy = {Fill(one, {list.english}).english,
                Fill(one, {list.chinese}).chinese};
    }
    return Warning(
        {"The {1} are of only {2} cases: in column \"{0}\" each case "
         "occurs {3} times. They are evaluated as independent cases, so "
         "p-values are too small and intervals too narrow. {4}, or draw whole "
         "cases in the bootstrap (options resample=cluster={0}{5} and "
         "bootstrap=2000).",
         "{1}其实只有 {2} 个样例：“{0}”列中每个样例出现{3} 次。这里把各行"
         "当作相互独立的样例，因此 p 值偏小、区间偏窄。{4}，或在自助法中整组抽"
         "取样例（选项 resample=cluster={0}{5} 与 bootstrap=2000）。"},
        cases, remedy);
  }

  /// Several rows of a patient, or of a hospital.
  [[nodiscard]] std::optional<Problem> Groups() const {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const Column& column = At(i);
      if (!IsIn(kGroupNames, column) || HasRole(i) ||
          column.storage == Storage::dropped || IsIdentifier(column))
        continue;
      // The centre of a circle.
      if (IsNumeric(column) && !HasWholeNumbersOnly(column)) continue;
      const Cases cases = CasesOf(i);
      if (cases.count < 2 || !cases.Repeat()) continue;
      return Group(cases);
    }
    return std::nullopt;
  }

  [[nodiscard]] Problem Group(const Cases& cases) const {
    // Of fewer no test that takes whole groups shows a difference at .05: five
    // that all favour one model have a sign test of 2/2⁵ = .0625.
    constexpr std::size_t kFewestDrawn = 6;
    constexpr Text kMany{
        "The {1} have only {2} different values in column \"{0}\", "
        "each {3} times. If rows with the same value are alike, p-values "
        "are too small and intervals too narrow, since the rows are "
        "evaluated as independent cases: draw whole groups in the bootstrap "
        "(options resample=cluster={0}{5} and bootstrap=2000).",
        "{1}在“{0}”列中只有 {2} 种不同的值，每种出现{3} 次。若同值的各"
        "行彼此相近，则 p 值偏小、区间偏窄，因为各行当作相互独立的样例：请在"
        "自助法中整组抽取（选项 resample=cluster={0}{5} 与 bootstrap=2000）。"};
    constexpr Text kFew{
        "The {1} have only {2} different values in column \"{0}\", "
        "each {3} times. If rows with the same value are alike, p-values "
        "are too small and intervals too narrow, since the rows are "
        "evaluated as independent cases. So few groups do not show how results "
        "vary from group to group: what is found holds for these only. "
        "Evaluate each of them by itself, or add groups.",
        "{1}在“{0}”列中只有 {2} 种不同的值，每种出现{3} 次。若同值的各"
        "行彼此相近，则 p 值偏小、区间偏窄，因为各行当作相互独立的样例。组数"
        "这么少，看不出结果在各组之间如何变化：结论只适用于这几组。请分别评估"
        "每一组，或增加组数。"};
    constexpr Text kOfOneClass{
        "The {1} have only {2} different values in column \"{0}\", "
        "each {3} times. If rows with the same value are alike, p-values "
        "are too small and intervals too narrow, since the rows are "
        "evaluated as independent cases. All these rows are of one class: "
        "fill in the values of the others too, and whole groups can be drawn "
        "in the bootstrap (options resample=cluster={0} and bootstrap=2000).",
        "{1}在“{0}”列中只有 {2} 种不同的值，每种出现{3} 次。若同值的各"
        "行彼此相近，则 p 值偏小、区间偏窄，因为各行当作相互独立的样例。这些"
        "行都属于同一类：请补全其余各行的值，即可在自助法中整组抽取（选项 "
        "resample=cluster={0} 与 bootstrap=2000）。"};
    if (cases.count < kFewestDrawn) return Warning(kFew, cases, {});
    return Warning(LeavesOneClass(cases) ? kOfOneClass : kMany, cases, {});
  }

  /// Whether the column says the same as the truth or a prediction in other
  /// words, such as the numbers of the classes.
  [[nodiscard]] bool IsOfSameClasses(const Column& column) const {
    const auto is_same = [&](std::size_t i) {
      return IsCoded(At(i)) && !FirstOtherClass(column, At(i));
    };
    return is_same(roles_.truth) ||
           std::any_of(roles_.predictions.begin(), roles_.predictions.end(),
                       is_same);
  }

  /// Columns of which the name tells that they do not group cases, or that
  /// something else was said of them.
  [[nodiscard]] bool IsKnownOtherwise(const Column& column) const {
    constexpr std::string_view kCalendar[] = {
        "year", "month", "day", "weekday", "quarter", "week", "年", "月"};
    const std::span<const std::string_view> lists[] = {
        kCaseNames,      kFoldNames,   kRunNames,       kSeedNames,
        kTuningNames,    kInputNames,  kMomentNames,    kAlgorithmNames,
        kRelevanceNames, kWeightNames, kTrainingLabels, kMetricColumnNames,
        kTruthNames,     kCalendar};
    return column.input || HasWordOf(kTruthWords, column.name) ||
           std::any_of(std::begin(lists), std::end(lists),
                       [&column](std::span<const std::string_view> names) {
                         return IsIn(names, column);
                       }) ||
           HasLabelsOf(column, At(roles_.truth)) ||
           MentionsAny(column, kSetWords);
  }

  /// Whatever the column is called: groups of the same size or one after the
  /// other, or with the same truth within each, which is no chance.
  [[nodiscard]] bool FormsGroups(std::size_t index, const Cases& cases) const {
    constexpr std::size_t kFewestGroups = 5;
    const Column& column = At(index);
    if (cases.count < kFewestGroups || !cases.Repeat()) return false;
    if (CanNameGroups(column) &&
        (StandInBlocks(column) || StandEquallyOften(column)))
      return true;
    return RepeatCases(cases) && !MayAgreeByChance(cases);
  }

  /// Whether rows of each group may well have the same truth without being
  /// alike: more often than once in a million.
  [[nodiscard]] bool MayAgreeByChance(const Cases& cases) const {
    constexpr double kMillionth = 1e-6;
    const std::vector<std::uint32_t> truth =
        ReadQueries(At(roles_.truth), {}).index;
    const auto rows = static_cast<double>(truth.size());
    std::vector<double> share;
    for (const std::uint32_t one : truth) {
      if (one >= share.size()) share.resize(one + 1U);
      share[one] += 1 / rows;
    }
    double same = 0;
    for (const double one : share) same += one * one;
    const auto named = static_cast<double>(cases.rows);
    // The pairs of neighbours within groups, each of which agrees.
    return std::pow(same, named - static_cast<double>(cases.count)) >
           kMillionth;
  }

  /// "error_type" of the cases of one class only.
  [[nodiscard]] bool LeavesOneClass(const Cases& cases) const {
    const Column& truth = At(roles_.truth);
    if (AreAllNamed(cases) || !IsCoded(truth)) return false;
    std::vector<std::uint16_t> classes;
    for (std::size_t row = 0; row < cases.of_row.size(); ++row)
      if (cases.of_row[row] != kNoCase) classes.push_back(truth.codes[row]);
    return std::adjacent_find(classes.begin(), classes.end(),
                              std::not_equal_to<>()) == classes.end();
  }

  [[nodiscard]] std::optional<Problem> GroupsByContent() const {
    std::optional<Cases> found;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const Column& column = At(i);
      if (HasRole(i) || !IsCoded(column) || !HasWholeNumbersOnly(column) ||
          !HasFewValues(table_, column) || IsKnownOtherwise(column) ||
          IsOfSameClasses(column))
        continue;
      Cases cases = CasesOf(i);
      const bool more = !found || cases.count > found->count;
      if (more && FormsGroups(i, cases) && !LeavesOneClass(cases))
        found = std::move(cases);
    }
    if (!found) return std::nullopt;
    const bool again =
        RepeatCases(*found) && !NamesOfRepetitions(*found).empty();
    return again ? Repetition(*found) : Group(*found);
  }

  const Table& table_;
  const Roles& roles_;
  /// 1 where a row is evaluated.
  std::vector<std::uint8_t> evaluated_;
};

}  // namespace

std::optional<Problem> RepeatedCases(const Table& table, const Roles& roles,
                                     bool drop_missing) {
  if (!roles.has_truth() || roles.cluster || roles.experiment)
    return std::nullopt;
  return RepeatFinder(table, roles, drop_missing).Find();
}

}  // namespace melon
