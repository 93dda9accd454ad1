#include "report/bootstrap/replicates.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "report/parts/interval_json.h"

namespace melon {
namespace {

/// The method whose interval stands beside a value when several have one, best
/// first.
constexpr std::string_view kPreferredMethods[] = {
    "delong_logit",         "newcombe", "wilson", "bootstrap_bca",
    "bootstrap_percentile", "tango"};
constexpr std::string_view kDifferenceMethod = "bootstrap_percentile";
constexpr double kMostUndefined = 0.1;

bool Suffice(const Replicates& replicates) {
  return static_cast<double>(replicates.values.size()) >=
         (1 - kMostUndefined) * replicates.drawn;
}

/// Replicates of a difference on either side of zero, those at zero on both.
struct Sides {
  double at_most_zero = 0;
  double at_least_zero = 0;
};

Sides CountSides(const std::vector<double>& values) {
  Sides sides;
  for (const double value : values) {
    sides.at_most_zero += value <= 0 ? 1 : 0;
    sides.at_least_zero += value >= 0 ? 1 : 0;
  }
  return sides;
}

/// Twice the smaller share of replicates on either side of zero.
double TwoSidedP(const std::vector<double>& values) {
  const Sides sides = CountSides(values);
  return std::min(1.0,
                  2 * (std::min(sides.at_most_zero, sides.at_least_zero) + 1) /
                      (static_cast<double>(values.size()) + 1));
}

}  // namespace

Replicates ReplicateTable::Of(std::size_t model, std::size_t key) const {
  return Collect(model, std::nullopt, key);
}

Replicates ReplicateTable::DifferenceOf(std::size_t a, std::size_t b,
                                        std::size_t key) const {
  return Collect(a, b, key);
}

std::vector<double> ReplicateTable::Defined(std::size_t first_step,
                                            std::size_t count, std::size_t a,
                                            std::optional<std::size_t> b,
                                            std::size_t key) const {
  std::vector<double> defined;
  defined.reserve(count);
  for (std::size_t step = first_step; step < first_step + count; ++step) {
    const double value = values_[PlaceOf(a, key, step)] -
                         (b ? values_[PlaceOf(*b, key, step)] : 0);
    if (std::isfinite(value)) defined.push_back(value);
  }
  return defined;
}

Replicates ReplicateTable::Collect(std::size_t a, std::optional<std::size_t> b,
                                   std::size_t key) const {
  Replicates replicates;
  replicates.drawn = resampling_.replicate_count();
  replicates.resample = drawn_;
  replicates.values = Defined(0, replicates.drawn, a, b, key);
  const std::vector<double> left_out =
      Defined(replicates.drawn, resampling_.jackknife_count(), a, b, key);
  if (left_out.size() == resampling_.jackknife_count())
    replicates.acceleration = resampling_.AccelerationOf(left_out);
  return replicates;
}

DifferenceTest TestDifference(double difference, const Replicates& replicates,
                              double level) {
  return {
      .interval = DifferenceInterval(difference, replicates, level).interval,
      .p = Suffice(replicates) ? Value(TwoSidedP(replicates.values))
                               : Value(reasons::undefined_replicates)};
}

WorkedOut<Value> WorkOutDifferenceP(const Replicates& replicates) {
  if (!Suffice(replicates)) return {reasons::undefined_replicates, {}};
  const Sides sides = CountSides(replicates.values);
  Working working;
  const Term count =
      working.Line("B", static_cast<double>(replicates.values.size()),
                   {"replicates in which both models have the measure",
                    "两个模型的度量都有定义的重采样次数"});
  const Term at_most = working.Line(
      R"(B_{\le 0})", sides.at_most_zero,
      {"with a difference of at most 0", "其中差值不大于 0 的次数"});
  const Term at_least = working.Line(
      R"(B_{\ge 0})", sides.at_least_zero,
      {"with a difference of at least 0", "其中差值不小于 0 的次数"});
  working.Result(
      Smaller(1, 2 * (Smaller(at_most, at_least) + 1) / (count + 1)));
  return {TwoSidedP(replicates.values), std::move(working)};
}

MethodInterval DifferenceInterval(double difference,
                                  const Replicates& replicates, double level,
                                  Depth depth) {
  IntervalsByMethod methods;
  AddBootstrapIntervals(difference, replicates, level, methods, depth);
  const auto found = std::find_if(methods.begin(), methods.end(),
                                  [](const MethodInterval& one) {
                                    return one.method == kDifferenceMethod;
                                  });
  assert(found != methods.end());
  return std::move(*found);
}

Json DifferenceJson(double difference, const Replicates& replicates,
                    double level) {
  const DifferenceTest test = TestDifference(difference, replicates, level);
  Json json = Json::EmptyObject();
  json.Put("difference", difference);
  PutInterval(test.interval, level, kDifferenceMethod, json);
  json.Put("resample", replicates.resample);
  json.Put("p", test.p.defined() ? Json(test.p.number()) : Json());
  return json;
}

void AddBootstrapIntervals(double estimate, const Replicates& replicates,
                           double level, IntervalsByMethod& methods,
                           Depth depth) {
  const BootstrapEstimate bootstrap{estimate, replicates.values,
                                    replicates.acceleration};
  for (const IntervalMethod* method : IntervalMethods()) {
    if (method->from_bootstrap == nullptr) continue;
    if (Suffice(replicates)) {
      methods.push_back(MakeInterval(*method, method->from_bootstrap, depth,
                                     bootstrap, level));
    } else {
      methods.push_back(
          {method->id,
           {reasons::undefined_replicates, reasons::undefined_replicates}});
    }
    methods.back().resample = replicates.resample;
  }
}

void AddMissingBootstrap(const Reason& reason, IntervalsByMethod& methods) {
  for (const IntervalMethod* method : IntervalMethods()) {
    if (method->from_bootstrap != nullptr)
      methods.push_back({method->id, {reason, reason}});
  }
}

const MethodInterval* BestOf(const IntervalsByMethod& methods, bool in_groups) {
  for (const std::string_view preferred : kPreferredMethods) {
    for (const MethodInterval& one : methods) {
      if (in_groups && one.resample.empty()) continue;
      if (one.method == preferred && one.interval.low.defined()) return &one;
    }
  }
  return nullptr;
}

void PutMethods(const std::string& key, const IntervalsByMethod& methods,
                double level, Json& intervals, Json& other_intervals,
                bool in_groups) {
  Json others = Json::EmptyObject();
  const MethodInterval* const best = BestOf(methods, in_groups);
  for (const MethodInterval& one : methods) {
    Json json =
        IntervalJson(one.interval, level, &one == best ? one.method : "");
    if (!one.resample.empty()) json.Put("resample", one.resample);
    if (&one == best) {
      intervals.Put(key, std::move(json));
    } else {
      others.Put(one.method, std::move(json));
    }
  }
  if (methods.size() > (best == nullptr ? 0U : 1U))
    other_intervals.Put(key, std::move(others));
}

}  // namespace melon
