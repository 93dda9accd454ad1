#include "tasks/regression/pairs.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <optional>

#include "base/sorted_indices.h"
#include "hypothesis/test.h"
#include "kernels/decimal_grid.h"

namespace melon {
namespace {

constexpr std::string_view kTest = "paired_t_test";
constexpr std::string_view kSecondTest = "wilcoxon_signed_rank";

KeyValues TestDifferences(const RegressionData& data, std::size_t a,
                          std::size_t b, const Parameters& parameters) {
  const std::vector<double> difference = AbsoluteErrorDifferences(data, a, b);
  const bool finite =
      std::all_of(difference.begin(), difference.end(),
                  [](double one) { return std::isfinite(one); });
  KeyValues all;
  for (const Test* test : Tests()) {
    if (test->from_differences == nullptr) continue;
    if (!finite) {
      for (const std::string_view key : test->keys)
        all.emplace_back(key, reasons::overflow);
      continue;
    }
    const KeyValues values = test->from_differences(
        {difference, data.weight, data.whole_weights}, parameters);
    all.insert(all.end(), values.begin(), values.end());
  }
  return all;
}

/// Models by ascending headline metric; undefined ones left out.
std::vector<std::size_t> ByHeadline(const std::vector<Value>& headline) {
  std::vector<std::size_t> order =
      SortedIndices(headline.size(), [&](std::size_t a, std::size_t b) {
        const Value& first = headline[a];
        const Value& second = headline[b];
        return first.defined() &&
               (!second.defined() || first.number() < second.number());
      });
  std::erase_if(order, [&](std::size_t i) { return !headline[i].defined(); });
  return order;
}

/// The exact p-value where there is one.
const Value& WilcoxonP(const PairResult& pair) {
  const Value& exact = ValueOf(pair, "wilcoxon_p_exact");
  return exact.defined() ? exact : ValueOf(pair, "wilcoxon_p_approx");
}

}  // namespace

std::vector<double> AbsoluteErrorDifferences(const RegressionData& data,
                                             std::size_t a, std::size_t b) {
  const std::span<const double> truth = data.truth;
  const std::span<const double> first = data.models[a].prediction;
  const std::span<const double> second = data.models[b].prediction;
  const std::optional<DecimalGrid> grid =
      DecimalGrid::Of({truth, first, second});
  std::vector<double> difference(truth.size());
  for (std::size_t i = 0; i < difference.size(); ++i) {
    if (grid) {
      const double steps = grid->Steps(truth[i]);
      difference[i] = grid->Number(std::abs(grid->Steps(first[i]) - steps) -
                                   std::abs(grid->Steps(second[i]) - steps));
    } else {
      difference[i] =
          std::abs(first[i] - truth[i]) - std::abs(second[i] - truth[i]);
    }
  }
  return difference;
}

RegressionPairs::RegressionPairs(const RegressionData& data,
                                 const Parameters& parameters)
    : data_(data), level_(parameters.level) {
  for (std::size_t a = 0; a < data.models.size(); ++a) {
    for (std::size_t b = a + 1; b < data.models.size(); ++b)
      pairs_.push_back({a, b, TestDifferences(data, a, b, parameters)});
  }
  for (const Test* test : Tests()) {
    if (test->from_differences == nullptr) continue;
    for (const std::string_view key : test->p_values) {
      adjusted_.emplace_back(std::string(key) + "_holm",
                             HolmOverPairs(pairs_, key));
    }
  }
}

Json RegressionPairs::PairJson(std::size_t index) const {
  const PairResult& pair = pairs_[index];
  Json json = Json::EmptyObject();
  json.Put("a", data_.models[pair.a].name);
  json.Put("b", data_.models[pair.b].name);
  Json reasons = Json::EmptyObject();
  for (const auto& [key, value] : pair.values)
    PutValue(json, reasons, key, value);
  for (const auto& [key, values] : adjusted_)
    PutValue(json, reasons, key, values[index]);
  json.Put("reasons", std::move(reasons));
  return json;
}

std::size_t RegressionPairs::IndexOf(std::size_t a, std::size_t b) const {
  const auto found = std::find_if(
      pairs_.begin(), pairs_.end(), [a, b](const PairResult& pair) {
        return pair.a == std::min(a, b) && pair.b == std::max(a, b);
      });
  assert(found != pairs_.end());
  return static_cast<std::size_t>(found - pairs_.begin());
}

void RegressionPairs::PutComparison(const std::vector<Value>& headline,
                                    std::size_t best, std::size_t other,
                                    Json& verdict) const {
  const std::size_t index = IndexOf(best, other);
  const PairResult& pair = pairs_[index];
  const double sign = pair.a == best ? 1 : -1;
  const Value& p = ValueOf(pair, "paired_t_p");
  const Value adjusted = HolmOverPairs(pairs_, "paired_t_p")[index];
  const double low = ValueOf(pair, "paired_t_low").number();
  const double high = ValueOf(pair, "paired_t_high").number();
  verdict.Put("other", data_.models[other].name);
  verdict.Put("other_value", headline[other].number());
  verdict.Put("difference", headline[best].number() - headline[other].number());
  verdict.Put("low", sign > 0 ? low : -high);
  verdict.Put("high", sign > 0 ? high : -low);
  verdict.Put("level", level_);
  verdict.Put("statistic", sign * ValueOf(pair, "paired_t").number());
  verdict.Put("test", kTest);
  verdict.Put("p", p.number());
  verdict.Put("p_adjusted", adjusted.number());
  verdict.Put("adjustment", "holm");
  verdict.Put("pairs", pairs_.size());
  if (!adjusted.defined()) {
    verdict.Put("kind", "untested");
    verdict.Put("reason", adjusted.reason().id);
  } else {
    verdict.Put("kind",
                adjusted.number() <= 1 - level_ ? "better" : "no_difference");
  }
  Json second = Json::EmptyObject();
  second.Put("test", kSecondTest);
  second.Put("p", WilcoxonP(pair).number());
  verdict.Put("ranks", std::move(second));
}

Json RegressionPairs::VerdictJson(const std::vector<Value>& headline) const {
  Json verdict = Json::EmptyObject();
  verdict.Put("kind", "undefined");
  verdict.Put("metric", kRegressionHeadline);
  const std::vector<std::size_t> order = ByHeadline(headline);
  if (order.empty()) {
    if (!headline.empty()) verdict.Put("reason", headline.front().reason().id);
    return verdict;
  }
  verdict.Put("best", data_.models[order.front()].name);
  verdict.Put("best_value", headline[order.front()].number());
  if (order.size() == 1) {
    verdict.Put("kind", "single");
  } else {
    PutComparison(headline, order[0], order[1], verdict);
  }
  return verdict;
}

}  // namespace melon
