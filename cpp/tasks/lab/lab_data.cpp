#include "tasks/lab/lab_data.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

#include "base/column_access.h"
#include "base/text.h"
#include "options/option_problem.h"
#include "roles/names/role_names.h"
#include "roles/names/split_names.h"
#include "roles/role_problems.h"
#include "table/cells.h"
#include "table/class_index.h"
#include "table/column_traits.h"
#include "table/name_list.h"

namespace melon {
namespace {

/// A target of more different whole numbers than this is a number.
constexpr std::size_t kMostNumberedClasses = 20;
/// A category of more levels than this would be as many features.
constexpr std::size_t kMostLevels = 1000;

Problem NoTarget(const Table& table) {
  return AskForColumn(table, "no_target", "target",
                      {"Which column is to be predicted? Name it with target. "
                       "The columns are {0}.",
                       "要预测哪一列？请用 target 指定。现有的列：{0}。"});
}

/// The line of the first missing cell; among the first flawed ones, of numbers.
std::uint64_t FirstMissingLine(const Table& table, const Column& column) {
  const FlawSummary flaws =
      IsCoded(column) ? CategoryFlaws(column) : NumberFlaws(column);
  const auto first = std::find_if(
      flaws.first.begin(), flaws.first.end(),
      [](const FlawedCell& cell) { return cell.flaw == CellFlaw::missing; });
  return table.LineOfCell(column, first == flaws.first.end()
                                      ? flaws.first.front().row
                                      : first->row);
}

Problem MissingTarget(const Table& table, const Column& column,
                      std::uint64_t missing) {
  const std::uint64_t line = FirstMissingLine(table, column);
  return {.code = "missing_target",
          .message = Fill(
              {"The target \"{0}\" has no value in {1} of {2} rows "
               "({1:line|first in line} {3}), and nothing can be learnt from "
               "{1:that one|those}. Fill "
               "{1:it in, or leave the row|them in, or leave their rows} "
               "out of the file, or name another column with target.",
               "目标列“{0}”的 {2} 行中有 {1} 行没有取值（首见于第 {3} "
               "行），无法从中学习。请补全，或从文件中去掉这些行，或用 target "
               "指定另一列。"},
              {Shorten(column.name), CountText(missing),
               CountText(table.row_count), std::to_string(line)}),
          .line = line,
          .column = column.name,
          .option = "target"};
}

bool HoldsClasses(const Table& table, const Column& column) {
  if (!IsCoded(column)) return false;
  if (!IsNumeric(column)) return true;
  return HasWholeNumbersOnly(column) && HasFewValues(table, column) &&
         PresentLabels(column).size() <= kMostNumberedClasses;
}

Problem SingleClass(const Column& column) {
  return {
      .code = "single_class",
      .message = Fill({"The target \"{0}\" has the same value in every row, "
                       "so there is nothing to learn. Name another column "
                       "with target.",
                       "目标列“{0}”的每一行取值都相同，没有可学的内容。请用 "
                       "target 指定另一列。"},
                      {Shorten(column.name)}),
      .column = column.name,
      .option = "target"};
}

Result<LabTarget> ReadTarget(const Table& table, std::size_t place,
                             std::string_view goal) {
  const Column& column = table.columns[place];
  const Result<bool> classifies = IsClassification(table, column, goal);
  if (!classifies) return classifies.problem();
  const CellUse use = classifies.value() ? CellUse::label : CellUse::number;
  const std::uint64_t missing =
      CountFlawed(table, {&column, use}, CellFlaw::missing);
  if (missing > 0) return MissingTarget(table, column, missing);
  const Result<UsableRows> rows = CheckCells(table, {{&column, use}}, false);
  if (!rows) return rows.problem();
  LabTarget target{.column = place};
  if (!classifies.value()) {
    target.numbers = NumbersOf(column, rows.value());
    const auto [low, high] =
        std::minmax_element(target.numbers.begin(), target.numbers.end());
    if (*low == *high) return SingleClass(column);
    return target;
  }
  Result<std::vector<std::string>> labels = ClassLabels(column, rows.value());
  if (!labels) return labels.problem();
  if (labels.value().size() < 2) return SingleClass(column);
  target.labels = std::move(labels.value());
  target.classes = ClassIndex(target.labels).CodesOf(column, rows.value());
  return target;
}

Result<std::size_t> FindTarget(const Table& table, std::string_view name) {
  if (!name.empty()) {
    const std::optional<std::size_t> place = FindColumn(table, name);
    if (!place) return UnknownColumn(table, {"target", std::string(name)});
    return *place;
  }
  const std::optional<std::size_t> place = FindTargetColumn(table);
  if (!place) return NoTarget(table);
  return *place;
}

/// Why a column that was not named is no feature.
enum class LeftOut : unsigned char {
  no,
  too_many_texts,
  identifier,
  empty,
  constant
};

LeftOut ReasonToLeaveOut(const Table& table, const Column& column) {
  if (column.storage == Storage::dropped) return LeftOut::too_many_texts;
  if (HasNoValue(table, column)) return LeftOut::empty;
  if (IsCoded(column) && PresentLabels(column).size() < 2)
    return LeftOut::constant;
  const bool counts = IsNumeric(column);
  if (!counts && (NamesEachRow(table, column) ||
                  PresentLabels(column).size() > kMostLevels))
    return LeftOut::too_many_texts;
  if (counts &&
      (IsRowOrder(column) || (EndsInId(column.name) && IsIdentifier(column))))
    return LeftOut::identifier;
  return LeftOut::no;
}

Text ReasonWords(LeftOut reason) {
  switch (reason) {
    case LeftOut::too_many_texts:
      return {"nearly every row has a text of its own there",
              "几乎每一行的文本都不同"};
    case LeftOut::identifier:
      return {"it only counts or names the rows", "它只是行的编号"};
    case LeftOut::constant:
      return {"it never changes", "它的取值从不变化"};
    case LeftOut::empty:
    case LeftOut::no:
      break;
  }
  return {};
}

/// Of nothing no learner learns, whether the column is named or not.
Problem EmptyFeature(const Column& column) {
  return {.code = "feature_left_out",
          .message = Fill(
              {"Column \"{0}\" is no feature: every cell is missing or "
               "infinite. If it is to be learnt from, fill in its cells.",
               "列“{0}”不作为属性：所有单元格都缺失或为无穷。若要用它学习，请补"
               "全各单元格。"},
              {Shorten(column.name)}),
          .column = column.name,
          .option = "features"};
}

Problem LeftOutWarning(const Column& column, LeftOut reason) {
  if (reason == LeftOut::empty) return EmptyFeature(column);
  const Text words = ReasonWords(reason);
  return {
      .code = "feature_left_out",
      .message = {.english = "Column \"" + Shorten(column.name) +
                             "\" is no feature: " + std::string(words.english) +
                             ". To learn from it all the same, list the "
                             "columns with features.",
                  .chinese = "列“" + Shorten(column.name) + "”不作为属性：" +
                             std::string(words.chinese) +
                             "。若仍要使用，请用 features 列出各列。"},
      .column = column.name,
      .option = "features"};
}

LabFeature ReadFeature(const Column& column, std::size_t place) {
  LabFeature feature{.column = place};
  if (IsNumeric(column)) {
    feature.numbers = ToNumbers(column);
    return feature;
  }
  feature.level_count = column.labels.size();
  feature.levels.reserve(column.codes.size());
  for (const std::uint16_t code : column.codes)
    feature.levels.push_back(column.label_flaws[code] == CellFlaw::missing
                                 ? FeatureColumn::kMissing
                                 : code);
  return feature;
}

bool LacksCells(const LabFeature& feature) {
  return std::any_of(feature.numbers.begin(), feature.numbers.end(),
                     [](double number) { return std::isnan(number); }) ||
         std::find(feature.levels.begin(), feature.levels.end(),
                   FeatureColumn::kMissing) != feature.levels.end();
}

/// What is done about the missing cells of features.
std::optional<Problem> FilledIn(const Table& table,
                                const std::vector<LabFeature>& features) {
  std::vector<std::string> names;
  for (const LabFeature& feature : features)
    if (LacksCells(feature))
      names.push_back(table.columns[feature.column].name);
  if (names.empty()) return std::nullopt;
  constexpr Text kWords{
      "Missing cells of {0} are filled in, in each training set from its own "
      "rows: a number by their mean, a category by the most frequent one.",
      "{0} 中缺失的单元格已填补，每个训练集只用自己的样例：数值取均值，类别取"
      "出现最多的一类。"};
  return WarningAbout("missing_features_filled", kWords, kWords, names);
}

/// Text among the numbers of a column, which counts as missing.
std::optional<Problem> TextAmongNumbers(const Table& table,
                                        const Column& column) {
  if (!IsNumeric(column)) return std::nullopt;
  const FlawSummary flaws = NumberFlaws(column);
  const std::uint64_t odd = flaws.not_finite + flaws.not_a_number;
  if (odd == 0) return std::nullopt;
  const auto first = std::find_if(
      flaws.first.begin(), flaws.first.end(),
      [](const FlawedCell& cell) { return cell.flaw != CellFlaw::missing; });
  Problem problem{
      .code = "text_among_numbers",
      .message =
          Fill({"{1} {1:cell|cells} of the feature \"{0}\" {1:is no finite "
                "number and counts|are no finite numbers and count} as "
                "missing. Correct {1:it if it is a mistake|them if they "
                "are mistakes}.",
                "属性“{0}”有 {1} 个单元格不是有限的数，按缺失处理。若为"
                "错误，请更正。"},
               {Shorten(column.name), CountText(odd)}),
      .column = column.name};
  if (first != flaws.first.end()) {
    problem.line = table.LineOfCell(column, first->row);
    problem.value = first->text;
  }
  return problem;
}

/// Whether each value of the feature is of one class, and each class has one
/// value: the target under another name.
bool RepeatsClasses(const LabFeature& feature, const LabTarget& target) {
  std::map<double, std::uint16_t> class_of;
  for (std::size_t row = 0; row < target.classes.size(); ++row) {
    const double value = feature.numbers.empty()
                             ? static_cast<double>(feature.levels[row])
                             : feature.numbers[row];
    if (std::isnan(value)) return false;
    const auto [found, is_new] = class_of.emplace(value, target.classes[row]);
    if (!is_new && found->second != target.classes[row]) return false;
    if (class_of.size() > target.labels.size()) return false;
  }
  return true;
}

bool RepeatsTarget(const LabFeature& feature, const LabTarget& target) {
  if (target.is_classification()) return RepeatsClasses(feature, target);
  return feature.numbers == target.numbers;
}

Problem TargetAmongFeatures(const Column& feature, const Column& target) {
  return {
      .code = "target_among_features",
      .message = Fill({"The feature \"{0}\" tells the target \"{1}\" in "
                       "every row, as if it were a copy. Estimates with it "
                       "say how well a copy is read; leave it out if it is "
                       "not known when predictions are made.",
                       "属性“{0}”在每一行都直接给出目标“{1}”，如同其副本，"
                       "由此得到的估计没有意义。若预测时并不知道它，请将其去"
                       "掉。"},
                      {Shorten(feature.name), Shorten(target.name)}),
      .column = feature.name};
}

/// The columns that the request names.
Result<std::vector<std::size_t>> NamedFeatures(
    const Table& table, std::span<const std::size_t> named,
    std::optional<std::size_t> target) {
  std::vector<std::size_t> places;
  places.reserve(named.size());
  for (const std::size_t place : named) {
    if (place == target)
      return InvalidOption(
          "features", table.columns[place].name,
          Fill({"columns other than the target", "目标以外的列"}));
    if (table.columns[place].storage == Storage::dropped)
      return LeftOutWarning(table.columns[place], LeftOut::too_many_texts);
    if (HasNoValue(table, table.columns[place]))
      return EmptyFeature(table.columns[place]);
    places.push_back(place);
  }
  return places;
}

/// All columns but those that only name the rows, unless there are no others.
std::vector<std::size_t> UsualFeatures(const Table& table,
                                       std::optional<std::size_t> target,
                                       std::optional<std::size_t> group,
                                       std::vector<Problem>& warnings) {
  std::vector<std::size_t> places;
  std::vector<std::size_t> orders;
  places.reserve(table.columns.size());
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (i == target || i == group) continue;
    const LeftOut reason = ReasonToLeaveOut(table, table.columns[i]);
    if (reason == LeftOut::no) {
      places.push_back(i);
      continue;
    }
    if (reason == LeftOut::identifier) orders.push_back(i);
    warnings.push_back(LeftOutWarning(table.columns[i], reason));
  }
  if (!places.empty() || orders.empty()) return places;
  // A curve over 1, 2, 3, … is learnt from what counts its points.
  warnings.clear();
  return orders;
}

Problem NoFeaturesAtAll() {
  return {.code = "no_features",
          .message = Fill({"No column is left to learn from. Name some with "
                           "features.",
                           "没有可供学习的列，请用 features 指定。"}),
          .option = "features"};
}

Problem NoFeatures(const Column& target) {
  return {.code = "no_features",
          .message = Fill({"Beside the target \"{0}\" nothing is left to "
                           "learn from.",
                           "除目标列“{0}”外，没有可供学习的列。"},
                          {Shorten(target.name)}),
          .column = target.name};
}

}  // namespace

Result<std::optional<std::vector<std::size_t>>> ListedColumns(
    const Table& table, const Json& request, std::string_view option) {
  using Places = std::optional<std::vector<std::size_t>>;
  const Json* const given = request.Find(option);
  if (given == nullptr) return Places();
  std::vector<std::string> names;
  if (const auto* const list = given->As<Json::Array>()) {
    names.reserve(list->size());
    for (const Json& one : *list) {
      const auto* const name = one.As<std::string>();
      names.push_back(name == nullptr ? "" : *name);
    }
  } else if (const auto* const text = given->As<std::string>()) {
    SplitNames split = SplitAtNames(*text, [&table](std::string_view name) {
      return FindColumn(table, name).has_value();
    });
    if (split.unknown) return UnknownColumn(table, {option, *split.unknown});
    names = std::move(split.names);
  } else {
    return Places();
  }
  std::vector<std::size_t> places;
  places.reserve(names.size());
  for (const std::string& name : names) {
    const std::optional<std::size_t> place = FindColumn(table, name);
    if (!place) return UnknownColumn(table, {option, name});
    places.push_back(*place);
  }
  return Places(std::move(places));
}

std::vector<FeatureColumn> ViewsOf(std::span<const LabFeature> features) {
  std::vector<FeatureColumn> views;
  views.reserve(features.size());
  for (const LabFeature& feature : features) views.push_back(feature.View());
  return views;
}

Result<LabFeatures> ReadLabFeatures(const Table& table, const Json& request,
                                    std::optional<std::size_t> target) {
  LabFeatures features;
  std::vector<std::size_t> places;
  const auto named = ListedColumns(table, request, "features");
  if (!named) return named.problem();
  if (named.value()) {
    Result<std::vector<std::size_t>> found =
        NamedFeatures(table, *named.value(), target);
    if (!found) return found.problem();
    places = std::move(found.value());
  } else {
    places = UsualFeatures(table, target,
                           FindColumn(table, TextOf(request, "group")),
                           features.warnings);
  }
  if (places.empty())
    return target ? NoFeatures(table.columns[*target]) : NoFeaturesAtAll();
  features.columns.reserve(places.size());
  for (const std::size_t column : places) {
    features.columns.push_back(ReadFeature(table.columns[column], column));
    if (auto warning = TextAmongNumbers(table, table.columns[column]))
      features.warnings.push_back(*std::move(warning));
  }
  return features;
}

std::optional<std::size_t> FindTargetColumn(const Table& table) {
  constexpr std::string_view kTargetNames[] = {
      "target", "class", "label", "y", "outcome", "目标", "类别", "标记"};
  const std::optional<std::size_t> place = FindColumnIn(table, kTruthNames);
  return place ? place : FindColumnIn(table, kTargetNames);
}

Problem AskForColumn(const Table& table, std::string_view code,
                     std::string_view option, const Text& words) {
  Problem problem{.code = std::string(code),
                  .message = Fill(words, {ColumnNames(table)}),
                  .option = std::string(option)};
  for (const Column& column : table.columns)
    problem.candidates.push_back(column.name);
  return problem;
}

Result<bool> IsClassification(const Table& table, const Column& column,
                              std::string_view goal) {
  if (goal == "classification") return true;
  if (goal == "regression") return false;
  if (goal.empty()) return HoldsClasses(table, column);
  return InvalidOption(
      "goal", goal,
      Fill({"classification or regression", " classification 或 regression"}));
}

Result<LabData> ReadLabData(const Table& table, const Json& request) {
  const Result<std::size_t> place =
      FindTarget(table, TextOf(request, "target"));
  if (!place) return place.problem();
  Result<LabTarget> target =
      ReadTarget(table, place.value(), TextOf(request, "goal"));
  if (!target) return target.problem();
  LabData data{.target = std::move(target.value())};
  Result<LabFeatures> features = ReadLabFeatures(table, request, place.value());
  if (!features) return features.problem();
  data.features = std::move(features.value().columns);
  data.warnings = std::move(features.value().warnings);
  if (auto filled = FilledIn(table, data.features))
    data.warnings.push_back(*std::move(filled));
  for (const LabFeature& feature : data.features)
    if (RepeatsTarget(feature, data.target))
      data.warnings.push_back(TargetAmongFeatures(
          table.columns[feature.column], table.columns[place.value()]));
  return data;
}

}  // namespace melon
