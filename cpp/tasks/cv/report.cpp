#include "tasks/cv/report.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

#include "base/sorted_indices.h"
#include "hypothesis/test.h"
#include "kernels/holm.h"
#include "tasks/comparison/common_json.h"
#include "tasks/cv/advice.h"

namespace melon {
namespace {

/// The test that a verdict rests on; without limits it has no interval.
struct Deciding {
  std::string_view test;
  std::string_view statistic;
  std::string_view p;
  std::string_view low;
  std::string_view high;
};

constexpr Deciding kFiveByTwo{"cv5x2_t_test", "cv5x2_t", "cv5x2_t_p", "", ""};
constexpr Deciding kCorrected{"corrected_t_test", "corrected_t",
                              "corrected_t_p", "corrected_t_low",
                              "corrected_t_high"};
/// Where the sizes of the test and training sets are not known.
constexpr Deciding kPaired{"paired_t_test", "paired_t", "paired_t_p",
                           "paired_t_low", "paired_t_high"};

const Deciding& DecidingOf(const CvData& data) {
  if (data.design == "5x2") return kFiveByTwo;
  const bool known = data.test_train_ratio > 0;
  return known ? kCorrected : kPaired;
}

/// Holm over the pairs in which the test is defined.
std::vector<Value> HolmOverDefined(const PairTable& pairs, std::size_t place) {
  std::vector<double> p;
  for (const PairTable::Row& row : pairs.rows) {
    if (row.values[place].defined()) p.push_back(row.values[place].number());
  }
  const std::vector<double> holm = HolmAdjust(p);
  std::vector<Value> adjusted;
  auto next = holm.begin();
  for (const PairTable::Row& row : pairs.rows) {
    const Value& value = row.values[place];
    adjusted.push_back(value.defined() ? Value(*next++) : value);
  }
  return adjusted;
}

const Value& Find(const std::vector<std::pair<std::string, Value>>& values,
                  std::string_view key) {
  return std::find_if(values.begin(), values.end(),
                      [key](const auto& one) { return one.first == key; })
      ->second;
}

class CvReporter {
 public:
  CvReporter(const Options& options, const CvData& data,
             const CvFindings& findings)
      : options_(options), data_(data), findings_(findings) {}

  [[nodiscard]] Json Verdict() const {
    const std::vector<std::size_t> order = ByMean();
    Json verdict = Json::EmptyObject();
    verdict.Put("kind", "single");
    verdict.Put("best", data_.results.algorithms[order[0]]);
    verdict.Put("best_value", MeanOf(order[0]));
    verdict.Put("level", 1 - options_.alpha);
    if (order.size() > 1) PutComparison(order[0], order[1], verdict);
    return verdict;
  }

  [[nodiscard]] Json Models() const {
    Json models = Json::EmptyArray();
    for (std::size_t i = 0; i < data_.results.column_count(); ++i) {
      Json metrics = Json::EmptyObject();
      Json reasons = Json::EmptyObject();
      for (const auto& [key, value] : findings_.learners[i])
        PutValue(metrics, reasons, key, value);
      Json model = Json::ObjectOf("name", Json(data_.results.algorithms[i]));
      model.Put("metrics", std::move(metrics));
      model.Put("reasons", std::move(reasons));
      model.Put("results", FiveNumbersJson(data_.results.ColumnOf(i)));
      models.Add(std::move(model));
    }
    return models;
  }

  [[nodiscard]] Json Pairs() const {
    Json pairs = Json::EmptyArray();
    for (std::size_t i = 0; i < findings_.pairs.rows.size(); ++i) {
      Json reasons = Json::EmptyObject();
      Json pair = PairJson(data_.results, findings_.pairs, i, reasons);
      for (const auto& [key, values] : findings_.adjusted)
        PutValue(pair, reasons, key, values[i]);
      pair.Put("reasons", std::move(reasons));
      pairs.Add(std::move(pair));
    }
    return pairs;
  }

  [[nodiscard]] Json ValuesJson() const {
    Json json = Json::ObjectOf(
        "result", RowsJson(data_.results.result, data_.results.column_count()));
    Json runs = Json::EmptyArray();
    Json folds = Json::EmptyArray();
    for (const FoldName& name : data_.results.folds) {
      runs.Add(name.run);
      folds.Add(name.fold);
    }
    json.Put("run", std::move(runs));
    json.Put("fold", std::move(folds));
    return json;
  }

 private:
  [[nodiscard]] double MeanOf(std::size_t learner) const {
    return Find(findings_.learners[learner], "mean").number();
  }

  /// From the best mean to the worst.
  [[nodiscard]] std::vector<std::size_t> ByMean() const {
    const bool higher = data_.results.higher_is_better;
    return SortedIndices(
        data_.results.column_count(), [&](std::size_t a, std::size_t b) {
          return higher ? MeanOf(a) > MeanOf(b) : MeanOf(a) < MeanOf(b);
        });
  }

  void PutComparison(std::size_t best, std::size_t other, Json& verdict) const {
    const Deciding& test = DecidingOf(data_);
    const std::size_t pair =
        PairIndex(std::min(best, other), std::max(best, other),
                  data_.results.column_count());
    const Value& p = findings_.pairs.At(pair, test.p);
    const Value& adjusted = AdjustedOf(pair, test.p);
    Json reasons = Json::EmptyObject();
    verdict.Put("other", data_.results.algorithms[other]);
    verdict.Put("other_value", MeanOf(other));
    const double sign = best < other ? 1 : -1;
    verdict.Put("difference",
                sign * findings_.pairs.At(pair, "mean_diff").number());
    PutInterval(test, pair, best < other, verdict);
    verdict.Put("test", test.test);
    const Value& statistic = findings_.pairs.At(pair, test.statistic);
    PutValue(
        verdict, reasons, "statistic",
        statistic.defined() ? Value(sign * statistic.number()) : statistic);
    PutValue(verdict, reasons, "p", p);
    PutValue(verdict, reasons, "p_adjusted", adjusted);
    verdict.Put("pairs", findings_.pairs.rows.size());
    if (!p.defined()) {
      verdict.Put("kind", "undefined");
      verdict.Put("reason", p.reason().id);
    } else {
      const bool differs = adjusted.number() <= options_.alpha;
      verdict.Put("kind", differs ? "better" : "no_difference");
    }
  }

  /// The limits of best − other.
  void PutInterval(const Deciding& test, std::size_t pair, bool in_order,
                   Json& verdict) const {
    if (test.low.empty()) return;
    const Value& low = findings_.pairs.At(pair, test.low);
    const Value& high = findings_.pairs.At(pair, test.high);
    if (!low.defined() || !high.defined()) return;
    verdict.Put("low", in_order ? low.number() : -high.number());
    verdict.Put("high", in_order ? high.number() : -low.number());
  }

  [[nodiscard]] const Value& AdjustedOf(std::size_t pair,
                                        std::string_view key) const {
    const std::string wanted = std::string(key) + "_holm";
    return std::find_if(
               findings_.adjusted.begin(), findings_.adjusted.end(),
               [&](const auto& adjusted) { return adjusted.first == wanted; })
        ->second[pair];
  }

  const Options& options_;
  const CvData& data_;
  const CvFindings& findings_;
};

Json InputJsonOf(const Table& table, const Roles& roles, const CvData& data) {
  Json input = ComparisonInputJson(table, roles, data.results);
  input.Put("design", data.design);
  input.Put("runs", data.runs);
  input.Put("folds", data.folds == 0 ? Json() : Json(data.folds));
  return input;
}

Json OptionsJsonOf(const Table& table, const Roles& roles,
                   const Options& options, const CvData& data) {
  Json json = ComparisonOptionsJson(table, roles, options, data.results);
  json.Put("design", data.design);
  json.Put("design_guessed", Json(data.design_guessed));
  json.Put("test_train_ratio", data.test_train_ratio);
  json.Put("eps0", options.comparison.eps0);
  return json;
}

}  // namespace

CvFindings FindCv(const CvData& data, const Options& options) {
  const Parameters parameters = options.ToParameters();
  CvFindings findings;
  for (std::size_t i = 0; i < data.results.column_count(); ++i) {
    const std::vector<double> column = data.results.ColumnOf(i);
    auto& values = findings.learners.emplace_back();
    values.emplace_back("n", static_cast<double>(column.size()));
    for (const Test* test : Tests()) {
      if (test->from_sample == nullptr) continue;
      for (const auto& [key, value] :
           test->from_sample({.value = column}, parameters))
        values.emplace_back(key, value);
    }
  }
  const FoldDifferences design = data.Design();
  const bool detailed =
      IsDetailed(data.results.column_count(), parameters.draws);
  findings.pairs = ComparePairs(
      data.results, {.design = &design, .all = detailed}, parameters);
  for (const std::size_t place : findings.pairs.p_values) {
    findings.adjusted.emplace_back(findings.pairs.keys[place] + "_holm",
                                   HolmOverDefined(findings.pairs, place));
  }
  return findings;
}

Json CvReport(const Table& table, const Roles& roles, const Options& options,
              const CvData& data, const CvFindings& findings) {
  const CvReporter reporter(options, data, findings);
  Json tests = Json::ObjectOf("n_folds", Json(data.results.row_count()));
  tests.Put("reasons", Json::EmptyObject());
  Json report = Json::EmptyObject();
  report.Put("schema", 1);
  report.Put("melon", MELON_VERSION);
  report.Put("task", TaskName(roles.task));
  report.Put("input", InputJsonOf(table, roles, data));
  report.Put("options", OptionsJsonOf(table, roles, options, data));
  report.Put("warnings", WarningsJson(data.results.warnings));
  report.Put("verdict", reporter.Verdict());
  report.Put("models", reporter.Models());
  report.Put("pairs", reporter.Pairs());
  report.Put("tests", std::move(tests));
  report.Put("values", reporter.ValuesJson());
  report.Put("advice", CvAdvice(data, findings, options));
  return report;
}

}  // namespace melon
