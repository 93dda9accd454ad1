#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "io/number_text.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

// Whatever finite numbers a table has, no number of a report is null without a
// reason beside it.

/// Powers of ten that the numbers of a column are multiplied by.
constexpr double kScales[] = {1e-320, 1e-308, 1e-200, 1e-160, 1,
                              1e154,  1e160,  1e200,  1e300,  1.7e308};
/// The same for weights and counts, which have bounds.
constexpr double kCountScales[] = {1e-12, 1, 1000, 1e10, 1e18};

/// Whether a null under this key says that there is no such thing, and not that
/// a number is undefined.
bool IsNone(const ReadJson& json, const std::string& key) {
  constexpr std::string_view kNames[] = {
      "adjustment", "components", "control", "favours", "name", "other_side"};
  return std::find(std::begin(kNames), std::end(kNames), key) !=
             std::end(kNames) ||
         (key == "threshold" && json.contains("metrics"));
}

/// Numbers that are null, without a reason of that key in `reasons`, of the
/// object or, for metrics and numbers of a curve, beside it; intervals without
/// a reason of their own. A null in an array is a gap of a drawing.
void FindFaults(const ReadJson& json, const ReadJson& reasons_beside,
                const std::string& path, std::vector<std::string>& faults) {
  if (json.is_array()) {
    for (std::size_t i = 0; i < json.size(); ++i)
      FindFaults(json[i], {}, path + "/" + std::to_string(i), faults);
  }
  if (!json.is_object()) return;
  const ReadJson own = json.value("reasons", ReadJson::object());
  for (const auto& [key, value] : json.items()) {
    const bool explained = own.contains(key) || reasons_beside.contains(key) ||
                           json.contains("reason") || IsNone(json, key);
    if (value.is_null() && !explained) faults.push_back(path + "/" + key);
    const bool beside = key == "metrics" || key == "numbers";
    FindFaults(value, beside ? own : ReadJson(), path + "/" + key, faults);
  }
}

/// The faults of the report with a bootstrap and the whole of its first parts.
void ExpectReasons(const std::string& csv, const std::string& options) {
  Session session;
  LoadCsv(session, csv);
  const ReadJson first = RunSession(session, options);
  ASSERT_FALSE(first.contains("error")) << first.dump() << "\n" << csv;
  AskSession(session, R"({"type":"step","steps":10000})");
  const ReadJson report = RunSession(session, options);
  std::vector<std::string> faults;
  for (const auto& [part, value] : report.items()) {
    // There null says that the user gave nothing.
    if (part != "input" && part != "options" && part != "advice")
      FindFaults(value, {}, part, faults);
  }
  for (const std::string& fault : faults)
    ADD_FAILURE() << fault << " is null without a reason: " << options << "\n"
                  << csv;
}

/// 12 rows of which each cell comes from `cell(row, column)`.
template <class Cell>
std::string Rows(std::string header, std::size_t columns, Cell&& cell) {
  std::string csv = std::move(header) + "\n";
  for (std::size_t row = 0; row < 12; ++row) {
    for (std::size_t column = 0; column < columns; ++column)
      csv += (column == 0 ? "" : ",") + cell(row, column);
    csv += "\n";
  }
  return csv;
}

/// A number of a few digits, of either sign, times the scale.
std::string Scaled(Random& random, double scale, bool positive = false) {
  const double digits = (random.Below(1000) + 1) / 1000.0;
  const bool minus = !positive && random.Below(2) == 0;
  return NumberText((minus ? -1 : 1) * digits * scale);
}

double ScaleIn(Random& random) {
  return kScales[random.Below(std::size(kScales))];
}

double CountScaleIn(Random& random) {
  return kCountScales[random.Below(std::size(kCountScales))];
}

const char* AlphaIn(Random& random) {
  constexpr const char* kAlphas[] = {"1e-15", "1e-9", "0.05", "0.5",
                                     "0.999999999999999"};
  return kAlphas[random.Below(std::size(kAlphas))];
}

std::string OptionsWith(Random& random, const std::string& more) {
  return std::string(R"({"bootstrap":20,"seed":3,"alpha":)") + AlphaIn(random) +
         "," + more + "}";
}

TEST(UndefinedValues, OfScoresHaveReasons) {
  Random random(1);
  for (int table = 0; table < 60; ++table) {
    const double a = ScaleIn(random);
    const double b = ScaleIn(random);
    ExpectReasons(
        Rows("y,A,B", 3,
             [&](std::size_t row, std::size_t column) {
               if (column == 0) return std::to_string(row % 3 == 0);
               return Scaled(random, column == 1 ? a : b, table % 2 == 0);
             }),
        OptionsWith(random,
                    R"("task":"binary","truth":"y","predictions":["A","B"])"));
  }
}

TEST(UndefinedValues, OfWeightedLabelsHaveReasons) {
  Random random(2);
  for (std::uint32_t table = 0; table < 80; ++table) {
    const double scale = CountScaleIn(random);
    const std::uint32_t classes = 2 + (table % 3);
    ExpectReasons(
        Rows("y,A,B,w", 4,
             [&](std::size_t row, std::size_t column) {
               if (column < 3)
                 return "c" + std::to_string(column == 0
                                                 ? row % classes
                                                 : random.Below(classes));
               return Scaled(random, scale, true);
             }),
        OptionsWith(random, R"("task":"labels","truth":"y","weight":"w",)"
                            R"("predictions":["A","B"])"));
  }
}

TEST(UndefinedValues, OfNumbersByClassHaveReasons) {
  Random random(3);
  for (int table = 0; table < 60; ++table) {
    const double scale = ScaleIn(random);
    ExpectReasons(Rows("y,A:x,A:y,A:z", 4,
                       [&](std::size_t row, std::size_t column) {
                         if (column == 0) return std::string(1, "xyz"[row % 3]);
                         return Scaled(random, scale, table % 2 == 0);
                       }),
                  OptionsWith(random, R"("task":"multiclass","truth":"y")"));
  }
}

TEST(UndefinedValues, OfCountsHaveReasons) {
  Random random(4);
  for (int table = 0; table < 60; ++table) {
    ExpectReasons(Rows("name,tp,fp,fn,tn", 5,
                       [&](std::size_t row, std::size_t column) {
                         if (column == 0) return "m" + std::to_string(row);
                         return Scaled(random, CountScaleIn(random), true);
                       }),
                  OptionsWith(random, R"("task":"counts")"));
  }
}

TEST(UndefinedValues, OfRegressionsHaveReasons) {
  Random random(5);
  for (int table = 0; table < 60; ++table) {
    const double truth = ScaleIn(random);
    const double a = table % 3 == 0 ? truth : ScaleIn(random);
    const double b = ScaleIn(random);
    ExpectReasons(
        Rows("y,A,B,x", 4,
             [&](std::size_t, std::size_t column) {
               const double scales[] = {truth, a, b, b};
               return Scaled(random, scales[column], table % 2 == 0);
             }),
        OptionsWith(random,
                    R"("task":"regression","truth":"y","predictions":["A",)"
                    R"("B"],"features":["x"],"n_features":1)"));
  }
}

TEST(UndefinedValues, OfRankingsHaveReasons) {
  Random random(6);
  for (int table = 0; table < 60; ++table) {
    const double relevance = ScaleIn(random);
    const double score = ScaleIn(random);
    ExpectReasons(
        Rows("rel,qid,A,B", 4,
             [&](std::size_t row, std::size_t column) {
               if (column == 1) return std::to_string(row / 4);
               return column == 0 ? Scaled(random, relevance, table % 2 == 0)
                                  : Scaled(random, score);
             }),
        OptionsWith(random, R"("task":"ranking","truth":"rel","query":"qid",)"
                            R"("predictions":["A","B"])"));
  }
}

}  // namespace
}  // namespace melon
