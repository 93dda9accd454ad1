#include "tasks/verdict.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

#include "base/sorted_indices.h"
#include "kernels/holm.h"

namespace melon {
namespace {

/// The test that a verdict rests on, and its keys in the report.
struct Basis {
  std::string_view metric;
  std::string_view test;
  std::string_view p;
  /// Empty: the test has none.
  std::string_view statistic;
  std::string_view low;
  std::string_view high;
};

constexpr Basis kScores{"roc_auc",  "delong",          "delong_p",
                        "delong_z", "delong_diff_low", "delong_diff_high"};
constexpr Basis kLabels{"accuracy", "mcnemar_midp", "mcnemar_midp", "", "", ""};

const Basis& BasisOf(const BinaryData& data) {
  return data.task == TaskKind::binary ? kScores : kLabels;
}

/// Models by descending headline metric; undefined ones left out.
std::vector<std::size_t> ByHeadline(const std::vector<Value>& headline) {
  std::vector<std::size_t> order =
      SortedIndices(headline.size(), [&](std::size_t a, std::size_t b) {
        const Value& first = headline[a];
        const Value& second = headline[b];
        return first.defined() &&
               (!second.defined() || first.number() > second.number());
      });
  std::erase_if(order, [&](std::size_t i) { return !headline[i].defined(); });
  return order;
}

/// Which of the two makes fewer errors at the threshold, and McNemar's mid-p
/// for that.
Json ErrorsCompared(const BinaryData& data, const PairResult& pair) {
  const Counts& a = data.models[pair.a].counts;
  const Counts& b = data.models[pair.b].counts;
  const double right_a = a.true_positive + a.true_negative;
  const double right_b = b.true_positive + b.true_negative;
  Json json = Json::EmptyObject();
  json.Put("test", "mcnemar_midp");
  json.Put("p", ValueOf(pair, "mcnemar_midp").number());
  json.Put("favours", Json());
  if (right_a != right_b)
    json.Put("favours", data.models[right_a > right_b ? pair.a : pair.b].name);
  return json;
}

/// The interval and statistic of the difference, turned round for a `sign` of
/// −1.
void PutInterval(const Basis& basis, const PairResult& pair, double sign,
                 double level, Json& verdict) {
  const double low = ValueOf(pair, basis.low).number();
  const double high = ValueOf(pair, basis.high).number();
  verdict.Put("low", sign > 0 ? low : -high);
  verdict.Put("high", sign > 0 ? high : -low);
  verdict.Put("level", level);
  verdict.Put("statistic", sign * ValueOf(pair, basis.statistic).number());
}

}  // namespace

const Value& ValueOf(const PairResult& pair, std::string_view key) {
  const auto found =
      std::find_if(pair.values.begin(), pair.values.end(),
                   [key](const auto& entry) { return entry.first == key; });
  assert(found != pair.values.end());
  return found->second;
}

std::vector<Value> HolmOverPairs(const std::vector<PairResult>& pairs,
                                 std::string_view key) {
  std::vector<Value> adjusted;
  std::vector<double> family;
  for (const PairResult& pair : pairs) {
    const Value& p = ValueOf(pair, key);
    adjusted.push_back(p);
    if (p.defined()) family.push_back(p.number());
  }
  const std::vector<double> holm = HolmAdjust(family);
  auto next = holm.begin();
  for (Value& p : adjusted) {
    if (p.defined()) p = *next++;
  }
  return adjusted;
}

Json Verdict(const BinaryData& data, const std::vector<Value>& headline,
             const std::vector<PairResult>& pairs, double level) {
  const Basis& basis = BasisOf(data);
  const std::vector<std::size_t> order = ByHeadline(headline);
  Json verdict = Json::EmptyObject();
  verdict.Put("kind", "undefined");
  verdict.Put("metric", basis.metric);
  if (order.empty()) {
    if (!headline.empty()) verdict.Put("reason", headline.front().reason().id);
    return verdict;
  }
  const std::size_t best = order.front();
  verdict.Put("best", data.models[best].name);
  verdict.Put("best_value", headline[best].number());
  if (order.size() == 1) {
    verdict.Put("kind", "single");
    return verdict;
  }

  const std::size_t other = order[1];
  const auto found =
      std::find_if(pairs.begin(), pairs.end(), [&](const PairResult& pair) {
        return (pair.a == best && pair.b == other) ||
               (pair.a == other && pair.b == best);
      });
  assert(found != pairs.end());
  const PairResult& pair = *found;
  const double sign = pair.a == best ? 1 : -1;
  const Value adjusted = HolmOverPairs(
      pairs, basis.p)[static_cast<std::size_t>(found - pairs.begin())];
  verdict.Put("other", data.models[other].name);
  verdict.Put("other_value", headline[other].number());
  verdict.Put("difference", headline[best].number() - headline[other].number());
  if (!basis.low.empty()) PutInterval(basis, pair, sign, level, verdict);
  verdict.Put("test", basis.test);
  verdict.Put("p", ValueOf(pair, basis.p).number());
  verdict.Put("p_adjusted", adjusted.number());
  verdict.Put("adjustment", "holm");
  verdict.Put("pairs", pairs.size());
  if (!adjusted.defined()) {
    verdict.Put("kind", "untested");
    verdict.Put("reason", adjusted.reason().id);
  } else {
    verdict.Put("kind",
                adjusted.number() <= 1 - level ? "better" : "no_difference");
  }
  if (data.task == TaskKind::binary)
    verdict.Put("second", ErrorsCompared(data, pair));
  return verdict;
}

}  // namespace melon
