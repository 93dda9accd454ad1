#include "tasks/cv/report.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/reasons.h"
#include "hypothesis/test.h"
#include "kernels/comparison/holm.h"
#include "report/envelope.h"
#include "tasks/comparison/advice_phrases.h"
#include "tasks/comparison/common_json.h"
#include "tasks/cv/advice.h"
#include "tasks/cv/deciding.h"

namespace melon {
namespace {

/// The p-values of all pairs in one column.
std::vector<Value> ColumnOf(const PairTable& pairs, std::size_t place) {
  std::vector<Value> column;
  column.reserve(pairs.rows.size());
  for (const PairTable::Row& row : pairs.rows)
    column.push_back(row.values[place]);
  return column;
}

const Test& CorrectedTest() {
  const auto tests = Tests();
  return **std::find_if(tests.begin(), tests.end(), [](const Test* test) {
    return test->id == "corrected_t_test";
  });
}

/// The corrected test of one learner's mean: its limits, and against the target
/// its statistic.
void AddCorrected(const CvData& data, std::vector<double> column,
                  const Parameters& parameters,
                  std::vector<std::pair<std::string, Value>>& values) {
  const auto test = [&] {
    return CorrectedTest().from_folds(
        {.difference = column, .test_train_ratio = data.test_train_ratio},
        parameters);
  };
  const KeyValues mean = test();
  for (double& value : column) value -= data.target;
  const KeyValues distance = std::isnan(data.target) ? mean : test();
  for (std::size_t i = 0; i < mean.size(); ++i) {
    const auto& [key, value] = mean[i];
    const bool tests_target = key == "corrected_t" || key == "corrected_t_p";
    if (!tests_target) {
      values.emplace_back(key, value);
    } else if (std::isnan(data.target) && value.defined()) {
      values.emplace_back(key, reasons::no_eps0);
    } else {
      values.emplace_back(key, distance[i].second);
    }
  }
}

class CvReporter {
 public:
  CvReporter(const Options& options, const CvData& data,
             const CvFindings& findings)
      : options_(options),
        data_(data),
        findings_(findings),
        test_(DecidingTestOf(data)) {}

  [[nodiscard]] Json Verdict() const {
    const std::vector<std::size_t> order = ByMean(data_, findings_);
    Json verdict = Json::EmptyObject();
    if (order.size() > 1) {
      const std::size_t best = PutComparison(order[0], order[1], verdict);
      PutStanding(order, best, verdict);
      PutWithinRope(options_, verdict);
    } else {
      PutSingle(verdict);
    }
    verdict.Put("level", 1 - options_.alpha);
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
      PutWinner(i, pair);
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
  /// Null where it is undefined.
  [[nodiscard]] Json MeanOf(std::size_t learner) const {
    const auto mean = NumberOf(findings_.learners[learner], "mean");
    return mean ? Json(*mean) : Json();
  }

  /// One learner: the interval of its mean, and the test against eps0.
  void PutSingle(Json& verdict) const {
    verdict.Put("kind", "single");
    verdict.Put("best", data_.results.algorithms[0]);
    verdict.Put("best_value", MeanOf(0));
    verdict.Put("test", "corrected_t_test");
    verdict.Put("target", data_.target);
    Json reasons = Json::EmptyObject();
    for (const auto& [key, from] : {std::pair("low", "corrected_t_low"),
                                    std::pair("high", "corrected_t_high"),
                                    std::pair("statistic", "corrected_t"),
                                    std::pair("p", "corrected_t_p")}) {
      for (const auto& [name, value] : findings_.learners[0]) {
        if (name == from) PutValue(verdict, reasons, key, value);
      }
    }
    verdict.Put("reasons", std::move(reasons));
  }

  /// Of the best two by their means the one that the test favours is called the
  /// best, and returned: difference, limits and statistic are those of
  /// best − other.
  std::size_t PutComparison(std::size_t first, std::size_t second,
                            Json& verdict) const {
    const auto [a, b] = std::minmax(first, second);
    const std::size_t pair = PairIndex(a, b, data_.results.column_count());
    const double favoured = FavouredBy(test_, data_, findings_.pairs, pair);
    const bool is_a = favoured == 0 ? first == a : favoured > 0;
    const std::size_t best = is_a ? a : b;
    const std::size_t other = is_a ? b : a;
    const Value& p = findings_.pairs.At(pair, test_.p);
    verdict.Put("kind", KindOf(pair));
    verdict.Put("best", data_.results.algorithms[best]);
    verdict.Put("best_value", MeanOf(best));
    verdict.Put("other", data_.results.algorithms[other]);
    verdict.Put("other_value", MeanOf(other));
    Json reasons = Json::EmptyObject();
    verdict.Put("test", test_.test);
    verdict.Put("effect", test_.effect);
    const auto put = [&](std::string_view key, std::string_view from) {
      const Value& value = findings_.pairs.At(pair, from);
      const bool turned = value.defined() && !is_a;
      PutValue(verdict, reasons, key,
               turned ? Value(0.0 - value.number()) : value);
    };
    put("difference", test_.difference);
    if (!test_.low.empty()) {
      put("low", is_a ? test_.low : test_.high);
      put("high", is_a ? test_.high : test_.low);
    }
    put("statistic", test_.statistic);
    PutValue(verdict, reasons, "p", p);
    PutValue(verdict, reasons, "p_adjusted", AdjustedOf(pair));
    verdict.Put("pairs", findings_.pairs.rows.size());
    verdict.Put("opposed_by", OpposedBy(pair));
    if (!p.defined()) verdict.Put("reason", p.reason().id);
    verdict.Put("reasons", std::move(reasons));
    return best;
  }

  /// Of the pairs beside that of the best two: "beaten", whom the best beats,
  /// "beaten_p", the largest of their adjusted p-values, and "further", the
  /// other pairs in which one is better. Where the best two have no test, all
  /// with the best mean are the best, in "shared" if they are several, and
  /// "beaten" has whom each of them beats.
  void PutStanding(const std::vector<std::size_t>& order, std::size_t best,
                   Json& verdict) const {
    const bool tested = TextOf(verdict, "kind") != "undefined";
    const std::vector<std::size_t> first =
        tested ? std::vector{best} : SharingBestMean(data_, findings_);
    if (first.size() > 1) {
      Json shared = Json::EmptyArray();
      for (const std::size_t one : first)
        shared.Add(data_.results.algorithms[one]);
      verdict.Put("shared", std::move(shared));
    }
    const std::size_t next = order[best == order[0] ? 1 : 0];
    std::vector<std::size_t> beaten;
    Json names = Json::EmptyArray();
    double largest = 0;
    for (const std::size_t other : order) {
      if (Contains(first, other) || (tested && other == next)) continue;
      const auto p = LargestP(first, other);
      if (!p) continue;
      beaten.push_back(other);
      names.Add(data_.results.algorithms[other]);
      largest = std::max(largest, *p);
    }
    if (!beaten.empty()) {
      verdict.Put("beaten", std::move(names));
      verdict.Put("beaten_p", largest);
    }
    if (tested) beaten.push_back(next);
    PutFurther(first, beaten, verdict);
  }

  static bool Contains(const std::vector<std::size_t>& list, std::size_t one) {
    return std::find(list.begin(), list.end(), one) != list.end();
  }

  /// The pairs in which one is better, but for those of the first with the
  /// others that were named.
  void PutFurther(const std::vector<std::size_t>& first,
                  const std::vector<std::size_t>& named, Json& verdict) const {
    Json further = Json::EmptyArray();
    for (std::size_t pair = 0; pair < findings_.pairs.rows.size(); ++pair) {
      const double favoured = FavouredOf(pair);
      if (favoured == 0 || IsOpposed(pair)) continue;
      const PairTable::Row& row = findings_.pairs.rows[pair];
      const std::size_t better = favoured > 0 ? row.a : row.b;
      const std::size_t worse = favoured > 0 ? row.b : row.a;
      if (Contains(first, better) && Contains(named, worse)) continue;
      Json one =
          Json::ObjectOf("better", Json(data_.results.algorithms[better]));
      one.Put("worse", data_.results.algorithms[worse]);
      further.Add(std::move(one));
    }
    if (!further.As<Json::Array>()->empty())
      verdict.Put("further", std::move(further));
  }

  /// The largest adjusted p-value by which each of them beats the other one;
  /// nothing where one does not.
  [[nodiscard]] std::optional<double> LargestP(
      const std::vector<std::size_t>& first, std::size_t other) const {
    double largest = 0;
    for (const std::size_t one : first) {
      const std::size_t pair = PairOf(one, other);
      const double of_a = FavouredOf(pair);
      if ((one < other ? of_a : -of_a) <= 0 || IsOpposed(pair))
        return std::nullopt;
      largest = std::max(largest, AdjustedOf(pair).number());
    }
    return largest;
  }

  [[nodiscard]] std::size_t PairOf(std::size_t one, std::size_t other) const {
    return PairIndex(std::min(one, other), std::max(one, other),
                     data_.results.column_count());
  }

  [[nodiscard]] std::string_view KindOf(std::size_t pair) const {
    if (!AdjustedOf(pair).defined()) return "undefined";
    if (FavouredOf(pair) == 0) return "no_difference";
    return IsOpposed(pair) ? "direction_unclear" : "better";
  }

  /// Whom the test favours: positive a, negative b, 0 where no difference was
  /// found.
  [[nodiscard]] double FavouredOf(std::size_t pair) const {
    const Value& adjusted = AdjustedOf(pair);
    if (!adjusted.defined() || adjusted.number() > options_.alpha) return 0;
    return FavouredBy(test_, data_, findings_.pairs, pair);
  }

  /// Whether the mean of all rows favours the other one than the test does.
  [[nodiscard]] bool IsOpposed(std::size_t pair) const {
    const double own = FavouredBy(test_, data_, findings_.pairs, pair);
    const double mean = FavouredByMean(data_, findings_.pairs, pair);
    return (own > 0 && mean < 0) || (own < 0 && mean > 0);
  }

  [[nodiscard]] Json OpposedBy(std::size_t pair) const {
    Json names = Json::EmptyArray();
    if (IsOpposed(pair)) names.Add("mean");
    return names;
  }

  /// Into a pair's JSON where the test found a difference: "opposed_by", what
  /// favours the other one, and, where nothing does, "better", which is
  /// significantly so.
  void PutWinner(std::size_t pair, Json& json) const {
    const double favoured = FavouredOf(pair);
    if (favoured == 0) return;
    const PairTable::Row& row = findings_.pairs.rows[pair];
    if (!IsOpposed(pair))
      json.Put("better",
               data_.results.algorithms[favoured > 0 ? row.a : row.b]);
    json.Put("opposed_by", OpposedBy(pair));
  }

  [[nodiscard]] const Value& AdjustedOf(std::size_t pair) const {
    const std::string wanted = test_.holm();
    return std::find_if(
               findings_.adjusted.begin(), findings_.adjusted.end(),
               [&](const auto& adjusted) { return adjusted.first == wanted; })
        ->second[pair];
  }

  const Options& options_;
  const CvData& data_;
  const CvFindings& findings_;
  const DecidingTest& test_;
};

Json InputJsonOf(const Table& table, const Roles& roles, const CvData& data) {
  Json input = ComparisonInputJson(table, roles, data.results);
  input.Put("design", data.design);
  input.Put("runs", data.runs);
  input.Put("folds", data.folds == 0 ? Json() : Json(data.folds));
  if (!data.left_out.empty()) {
    Json left_out = Json::EmptyArray();
    for (const FoldName& name : data.left_out) {
      Json fold = Json::ObjectOf("run", Json(name.run));
      fold.Put("fold", name.fold);
      left_out.Add(std::move(fold));
    }
    input.Put("left_out", std::move(left_out));
  }
  return input;
}

Json OptionsJsonOf(const Table& table, const Roles& roles,
                   const Options& options, const CvData& data) {
  Json json = ComparisonOptionsJson(table, roles, options, data.results);
  json.Put("design", data.design);
  json.Put("design_guessed", Json(data.design_guessed));
  json.Put("test_train_ratio", data.test_train_ratio);
  json.Put("eps0", options.eps0);
  return json;
}

}  // namespace

CvFindings FindCv(const CvData& data, const Options& options) {
  Parameters parameters = options.ToParameters();
  parameters.eps0 = data.target;
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
    AddCorrected(data, column, parameters, values);
  }
  const FoldDifferences design = data.Design();
  const bool detailed = IsDetailed(data.results.column_count());
  findings.pairs = ComparePairs(
      data.results, {.design = &design, .all = detailed}, parameters);
  for (const std::size_t place : findings.pairs.p_values) {
    findings.adjusted.emplace_back(findings.pairs.keys[place] + "_holm",
                                   HolmAdjust(ColumnOf(findings.pairs, place),
                                              findings.pairs.rows.size()));
  }
  return findings;
}

Json CvReport(const Table& table, const Roles& roles, const Options& options,
              const CvData& data, const CvFindings& findings) {
  const CvReporter reporter(options, data, findings);
  Json tests = Json::ObjectOf("n_folds", Json(data.results.row_count()));
  tests.Put("reasons", Json::EmptyObject());
  Json report =
      BeginReport(roles, InputJsonOf(table, roles, data),
                  OptionsJsonOf(table, roles, options, data),
                  WarningsJson(data.results.warnings), reporter.Verdict());
  report.Put("models", reporter.Models());
  report.Put("pairs", reporter.Pairs());
  report.Put("tests", std::move(tests));
  report.Put("values", reporter.ValuesJson());
  report.Put("advice", CvAdvice(data, findings, options));
  return report;
}

}  // namespace melon
