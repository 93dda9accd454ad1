#include "forms/confusion_names.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <string>
#include <utility>

#include "roles/names/role_names.h"
#include "table/class_index.h"
#include "table/column_traits.h"
#include "table/labels.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

constexpr std::string_view kSums[] = {"all",  "total", "sum", "totals",
                                      "合计", "总计",  "总和"};
/// Beside those of algorithms.
constexpr std::string_view kResultNames[] = {
    "dataset",     "datasets", "data",   "problem", "task",       "fold",
    "folds",       "split",    "repeat", "run",     "trainedon",  "trainingon",
    "trainingset", "testedon", "models", "methods", "algorithms", "classifiers",
    "learners",    "数据集",   "数据",   "折",      "训练集",     "测试集"};

struct Mark {
  std::string_view text;
  Axis axis;
};

/// What may stand before a class.
constexpr Mark kMarks[] = {
    {"true", Axis::truth},           {"truth", Axis::truth},
    {"actual", Axis::truth},         {"real", Axis::truth},
    {"reference", Axis::truth},      {"真实", Axis::truth},
    {"predicted", Axis::predicted},  {"predict", Axis::predicted},
    {"prediction", Axis::predicted}, {"pred", Axis::predicted},
    {"预测", Axis::predicted},       {"gerçek", Axis::truth},
    {"gercek", Axis::truth},         {"tahmin", Axis::predicted},
    {"tatsächlich", Axis::truth},    {"vorhersage", Axis::predicted},
    {"réel", Axis::truth},           {"prédit", Axis::predicted},
    {"verdadero", Axis::truth},      {"predicho", Axis::predicted},
    {"verdadeiro", Axis::truth},     {"previsto", Axis::predicted},
    {"aktual", Axis::truth},         {"prediksi", Axis::predicted}};

bool IsAscii(char character) {
  return static_cast<unsigned char>(character) < 0x80;
}

bool StartsWith(std::string_view text, std::string_view start) {
  return text.size() >= start.size() &&
         std::equal(
             start.begin(), start.end(), text.begin(),
             [](char wanted, char character) {
               return IsAscii(character)
                          ? wanted ==
                                static_cast<char>(std::tolower(
                                    static_cast<unsigned char>(character)))
                          : wanted == character;
             });
}

/// "cat" of "pred_cat" or "Actual: cat"; empty without the mark.
std::string_view WithoutMark(std::string_view name, std::string_view mark) {
  if (!StartsWith(name, mark)) return {};
  const std::string_view rest = name.substr(mark.size());
  const std::size_t begin = rest.find_first_not_of("_-:. =");
  // Chinese words need no separator.
  const bool separated = begin != 0 || !IsAscii(mark.front());
  if (begin == std::string_view::npos || !separated) return {};
  return rest.substr(begin);
}

struct Reading {
  Names names;
  Axis axis = Axis::unknown;
};

/// "1" of "True", "0" of "False", as a crosstab of 0/1 and a comparison has
/// them; empty for other names.
Names NumbersOfTruthValues(const Names& names) {
  Names numbers;
  for (const std::string& name : names) {
    const std::string simple = Simplify(name);
    if (simple != "true" && simple != "false") return {};
    numbers.emplace_back(simple == "true" ? "1" : "0");
  }
  return numbers;
}

/// "red" of "Gerçek_red", "Gerçek_green": without the words in front that all
/// have, in any language. Numbers alone may be those of folds or clusters.
Names WithoutCommonWords(const Names& names) {
  constexpr std::string_view kSeparators = "_-:. =";
  const std::size_t end = names.front().find_first_of(kSeparators);
  if (end == 0 || end == std::string::npos) return {};
  const std::string_view words =
      std::string_view(names.front()).substr(0, end + 1);
  Names rest;
  for (const std::string& name : names) {
    const std::size_t begin = name.find_first_not_of(kSeparators, end);
    if (!name.starts_with(words) || begin == std::string::npos) return {};
    rest.push_back(name.substr(begin));
  }
  const bool numbers =
      std::all_of(rest.begin(), rest.end(), [](const std::string& name) {
        return name.find_first_not_of("0123456789") == std::string::npos;
      });
  return numbers ? Names() : rest;
}

/// The names as they are, as numbers where they are truth values, and without
/// each mark that all of them carry.
std::vector<Reading> ReadingsOf(const Names& names) {
  std::vector<Reading> readings{{names}};
  Names numbers = NumbersOfTruthValues(names);
  if (!numbers.empty()) readings.push_back({std::move(numbers)});
  for (const Mark& mark : kMarks) {
    Names classes;
    for (const std::string& name : names) {
      const std::string_view rest = WithoutMark(name, mark.text);
      if (rest.empty()) break;
      classes.emplace_back(rest);
    }
    if (classes.size() == names.size())
      readings.push_back({std::move(classes), mark.axis});
  }
  return readings;
}

bool AreDistinct(Names names) {
  std::sort(names.begin(), names.end(), LabelBefore);
  return std::adjacent_find(names.begin(), names.end(), SameLabel) ==
         names.end();
}

/// For each class the position of the same name.
std::vector<std::optional<std::size_t>> PositionsOf(const Names& classes,
                                                    const Names& names) {
  const ClassIndex index(names);
  std::vector<std::optional<std::size_t>> positions;
  for (const std::string& one : classes)
    positions.emplace_back(index.Find(one));
  return positions;
}

/// The names of the rows, then those of the columns that no row has.
Names ClassesOf(const Names& rows, const Names& columns) {
  const ClassIndex index(rows);
  Names classes = rows;
  std::copy_if(columns.begin(), columns.end(), std::back_inserter(classes),
               [&index](const std::string& name) { return !index.Find(name); });
  return classes;
}

Axis AxisOf(std::string_view corner) {
  const std::string simple = Simplify(corner);
  for (const Mark& mark : kMarks) {
    if (StartsWith(simple, mark.text)) return mark.axis;
  }
  return Axis::unknown;
}

/// What the rows are by the marks of both axes, else by the corner.
Axis RowsAre(Axis rows, Axis columns, std::string_view corner) {
  if (rows == columns) return AxisOf(corner);
  if (rows != Axis::unknown) return rows;
  return columns == Axis::truth ? Axis::predicted : Axis::truth;
}

/// Nothing unless the fewer names are all among the others.
std::optional<ConfusionNames> Match(const Reading& rows, const Reading& columns,
                                    std::string_view corner) {
  if (!AreDistinct(rows.names) || !AreDistinct(columns.names))
    return std::nullopt;
  Names classes = ClassesOf(rows.names, columns.names);
  const auto [fewer, more] =
      std::minmax({rows.names.size(), columns.names.size()});
  if (fewer < 2 || classes.size() != more) return std::nullopt;
  auto row_of = PositionsOf(classes, rows.names);
  auto column_of = PositionsOf(classes, columns.names);
  return ConfusionNames{std::move(classes), std::move(row_of),
                        std::move(column_of),
                        RowsAre(rows.axis, columns.axis, corner)};
}

/// "Actual / Predicted", "predicted vs true".
bool NamesBothAxes(std::string_view corner) {
  const Axis rows = AxisOf(corner);
  const std::string simple = Simplify(corner);
  return rows != Axis::unknown &&
         std::any_of(std::begin(kMarks), std::end(kMarks),
                     [&](const Mark& mark) {
                       return mark.axis != rows &&
                              simple.find(mark.text) != std::string::npos;
                     });
}

/// 0, 1, 2 or 1, 2, 3.
bool AreNumbered(const Names& names) {
  const std::size_t first = names.front() == "0" ? 0 : 1;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] != std::to_string(first + i)) return false;
  }
  return true;
}

/// The names of one axis in the order of the numbers of the other.
std::optional<ConfusionNames> MatchNumbered(const Names& rows,
                                            const Names& columns,
                                            std::string_view corner) {
  if (rows.size() != columns.size() || rows.size() < 2 ||
      !NamesBothAxes(corner))
    return std::nullopt;
  const bool rows_numbered = AreNumbered(rows);
  if (rows_numbered == AreNumbered(columns)) return std::nullopt;
  const Names& classes = rows_numbered ? columns : rows;
  if (!AreDistinct(classes)) return std::nullopt;
  const auto positions = PositionsOf(classes, classes);
  return ConfusionNames{.classes = classes,
                        .row_of = positions,
                        .column_of = positions,
                        .rows = AxisOf(corner),
                        .numbered = true};
}

/// "RS41-Radiosonde" before a row and "RS41_Radiosonde" above its column, as
/// MATLAB writes names that are no identifiers. The classes are called as the
/// rows are.
std::optional<ConfusionNames> MatchSimplified(const Names& rows,
                                              const Names& columns,
                                              std::string_view corner) {
  const auto simplified = [](const Names& names) {
    Names simple;
    for (const std::string& name : names) simple.push_back(Simplify(name));
    return simple;
  };
  auto found = Match({simplified(rows)}, {simplified(columns)}, corner);
  if (!found) return std::nullopt;
  for (std::size_t i = 0; i < found->classes.size(); ++i) {
    const std::optional<std::size_t> row = found->row_of[i];
    found->classes[i] = row ? rows[*row] : columns[*found->column_of[i]];
  }
  return found;
}

bool IsResultName(std::string_view name) {
  const std::string simple = Simplify(name);
  const auto is_same = [&simple](std::string_view one) {
    return one == simple;
  };
  return std::any_of(std::begin(kResultNames), std::end(kResultNames),
                     is_same) ||
         std::any_of(std::begin(kAlgorithmNames), std::end(kAlgorithmNames),
                     is_same);
}

/// "fold" of "fold 1", "model" of "model_a".
std::string_view FirstWord(std::string_view name) {
  return name.substr(0, name.find_first_of("0123456789_-:. =#"));
}

}  // namespace

std::optional<ConfusionNames> MatchNames(const Names& rows,
                                         const Names& columns,
                                         std::string_view corner) {
  const std::vector<Reading> column_readings = ReadingsOf(columns);
  for (const Reading& row : ReadingsOf(rows)) {
    for (const Reading& column : column_readings) {
      if (auto names = Match(row, column, corner)) return names;
    }
  }
  if (auto names = MatchNumbered(rows, columns, corner)) return names;
  if (auto names = MatchSimplified(rows, columns, corner)) return names;
  // "A:x", "A:y" beside "x" and "y" are scores, so both must have such words.
  const Names row_rest = WithoutCommonWords(rows);
  const Names column_rest = WithoutCommonWords(columns);
  if (row_rest.empty() || column_rest.empty()) return std::nullopt;
  return Match({row_rest}, {column_rest}, corner);
}

bool SpeaksOfResults(std::string_view corner, const Names& rows) {
  return IsResultName(corner) ||
         std::all_of(rows.begin(), rows.end(), [](const std::string& name) {
           return IsResultName(FirstWord(name));
         });
}

bool IsCalledSum(std::string_view name) {
  return std::find(std::begin(kSums), std::end(kSums), Simplify(name)) !=
         std::end(kSums);
}

}  // namespace melon
