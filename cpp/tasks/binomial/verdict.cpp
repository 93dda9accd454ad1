#include "tasks/binomial/verdict.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "special/binomial.h"

namespace melon {
namespace {

/// {"alternative", "p", "p_adjusted"} of the side that the data can speak for
/// where the test asks for the other one; else null.
Json OtherSideJson(const BinomialData& data, const BinomialAlternative& asked,
                   double eps0, const KeyValues& tests) {
  const std::size_t worst = data.Worst();
  const double error_rate = data.errors[worst] / data.cases[worst];
  const BinomialAlternative* const other = OppositeOf(asked, error_rate, eps0);
  if (other == nullptr) return {};
  Json json = Json::ObjectOf("alternative", Json(other->id));
  Json reasons = Json::EmptyObject();
  const Value& p = ValueOf(tests, other->p_value);
  PutValue(json, reasons, "p", p);
  PutValue(json, reasons, "p_adjusted", Adjusted(data, p));
  return json;
}

/// All that have the largest error rate.
Json SharedJson(const BinomialData& data, std::size_t worst) {
  Json names = Json::EmptyArray();
  for (std::size_t i = 0; i < data.names.size(); ++i) {
    if (data.errors[i] / data.cases[i] ==
        data.errors[worst] / data.cases[worst])
      names.Add(data.names[i]);
  }
  return names;
}

/// Whether the p-value of an experiment can be significant after adjustment,
/// which spares most of many experiments the whole test: of a two-sided test it
/// is at least the tail on its side.
bool CanBeFound(const BinomialAlternative& asked, double errors, double cases,
                const Options& options, double experiments) {
  const double rate = options.eps0;
  if (std::isnan(rate)) return false;
  constexpr double kRounding = 1 + 1e-9;
  const bool is_low =
      asked.id == "less" || (asked.id != "greater" && errors < cases * rate);
  const double many =
      errors > 0 ? BinomialSurvival(errors - 1, cases, rate) : 1;
  const double tail = is_low ? BinomialCdf(errors, cases, rate) : many;
  return experiments * tail <= options.alpha * kRounding;
}

/// The experiments beside the worst of which the same is found.
Json OthersJson(const BinomialData& data, std::size_t worst,
                const Options& options) {
  struct Other {
    std::size_t experiment;
    double p;
    double adjusted;
  };
  const BinomialAlternative& asked = BinomialAlternativeOf(options.alternative);
  const auto count = static_cast<double>(data.names.size());
  std::vector<Other> others;
  for (std::size_t i = 0; i < data.names.size(); ++i) {
    if (i == worst ||
        !CanBeFound(asked, data.errors[i], data.cases[i], options, count))
      continue;
    const Experiments one{.errors = {&data.errors[i], 1},
                          .cases = {&data.cases[i], 1}};
    const ExperimentTest test =
        TestOne(data, i, TestExperiments(one, options.ToParameters()), options);
    if (test.found)
      others.push_back({i, test.p.number(), test.adjusted.number()});
  }
  std::stable_sort(others.begin(), others.end(),
                   [](const Other& a, const Other& b) { return a.p < b.p; });
  Json list = Json::EmptyArray();
  for (const Other& other : others) {
    const double errors = data.errors[other.experiment];
    const double cases = data.cases[other.experiment];
    Json json = Json::ObjectOf("name", Json(data.names[other.experiment]));
    json.Put("errors", errors);
    json.Put("n", cases);
    json.Put("error_rate", errors / cases);
    json.Put("p", other.p);
    json.Put("p_adjusted", other.adjusted);
    list.Add(std::move(json));
  }
  return list;
}

/// Into the verdict: whether the interval excludes ε₀ where p ≤ α and nowhere
/// else. A two-sided p adds up the outcomes no likelier than the one observed,
/// while the interval has equal tails; of a one-sided test null.
void PutAgreement(const BinomialAlternative& asked, const Value& p,
                  const KeyValues& tests, const Options& options, Json& verdict,
                  Json& reasons) {
  const Value& low = ValueOf(tests, "clopper_pearson_low");
  const Value& high = ValueOf(tests, "clopper_pearson_high");
  if (asked.id != "two-sided" || !p.defined()) {
    PutValue(verdict, reasons, "interval_agrees",
             p.defined() ? Value(reasons::other_alternative) : p);
    return;
  }
  const double eps0 = options.eps0;
  const bool excludes = eps0 < low.number() || eps0 > high.number();
  verdict.Put("interval_agrees",
              Json(excludes == (p.number() <= options.alpha)));
}

/// Undefined where the test does not ask for it or no number would be
/// significant.
Value CriticalNumber(const KeyValues& tests, std::string_view key) {
  if (key.empty()) return reasons::other_alternative;
  return ValueOf(tests, key);
}

}  // namespace

KeyValues TestExperiments(const Experiments& experiments,
                          const Parameters& parameters) {
  KeyValues all;
  for (const Test* test : Tests()) {
    if (test->from_experiments == nullptr) continue;
    const KeyValues values = test->from_experiments(experiments, parameters);
    all.insert(all.end(), values.begin(), values.end());
  }
  return all;
}

Value Adjusted(const BinomialData& data, const Value& p) {
  if (!p.defined()) return p;
  return std::min(1.0, static_cast<double>(data.names.size()) * p.number());
}

double AdjustedLevel(const BinomialData& data, const Options& options) {
  return options.alpha / static_cast<double>(data.names.size());
}

ExperimentTest TestOne(const BinomialData& data, std::size_t experiment,
                       const KeyValues& tests, const Options& options) {
  const BinomialAlternative& asked = BinomialAlternativeOf(options.alternative);
  const Value& p = ValueOf(tests, asked.p_value);
  if (!p.defined()) return {p, p};
  const Value adjusted = Adjusted(data, p);
  const double rate = data.errors[experiment] / data.cases[experiment];
  // With an α above one half the rate may lie on the other side.
  const bool is_there = OppositeOf(asked, rate, options.eps0) == nullptr;
  return {p, adjusted, adjusted.number() <= options.alpha && is_there};
}

KeyValues TestAtOwnLevel(const BinomialData& data, const Options& options) {
  Parameters parameters = options.ToParameters();
  parameters.level = 1 - AdjustedLevel(data, options);
  return TestExperiments(data.View(), parameters);
}

Json BinomialVerdict(const BinomialData& data, const KeyValues& tests,
                     const Options& options) {
  const std::size_t worst = data.Worst();
  const double eps0 = options.eps0;
  const double error_rate = data.errors[worst] / data.cases[worst];
  const BinomialAlternative& asked = BinomialAlternativeOf(options.alternative);
  const auto [p, adjusted, found] = TestOne(data, worst, tests, options);
  std::string_view kind = "undefined";
  if (p.defined()) kind = found ? asked.found : asked.not_found;
  const KeyValues own = TestAtOwnLevel(data, options);
  Json verdict = Json::ObjectOf("kind", Json(kind));
  Json reasons = Json::EmptyObject();
  verdict.Put("name", data.names[worst]);
  verdict.Put("experiments", data.names.size());
  if (Json shared = SharedJson(data, worst);
      shared.As<Json::Array>()->size() > 1)
    verdict.Put("shared", std::move(shared));
  verdict.Put("errors", data.errors[worst]);
  verdict.Put("n", data.cases[worst]);
  verdict.Put("error_rate", error_rate);
  PutValue(verdict, reasons, "eps0",
           std::isnan(eps0) ? Value(reasons::no_eps0) : Value(eps0));
  verdict.Put("alternative", asked.id);
  PutValue(verdict, reasons, "p", p);
  PutValue(verdict, reasons, "p_adjusted", adjusted);
  verdict.Put("adjustment", data.names.size() > 1
                                ? Json(std::string_view("bonferroni"))
                                : Json());
  PutValue(verdict, reasons, "critical_few",
           CriticalNumber(own, asked.critical_few));
  PutValue(verdict, reasons, "critical_many",
           CriticalNumber(own, asked.critical_many));
  verdict.Put("critical_level", AdjustedLevel(data, options));
  PutAgreement(asked, p, tests, options, verdict, reasons);
  verdict.Put("other_side", OtherSideJson(data, asked, eps0, tests));
  verdict.Put("others", OthersJson(data, worst, options));
  verdict.Put("level", 1 - options.alpha);
  if (!p.defined()) verdict.Put("reason", p.reason().id);
  verdict.Put("reasons", std::move(reasons));
  return verdict;
}

}  // namespace melon
