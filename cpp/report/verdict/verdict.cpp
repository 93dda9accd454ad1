#include "report/verdict/verdict.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include "base/sorted_indices.h"
#include "kernels/comparison/adjustment/holm.h"
#include "report/models/compared_models.h"

namespace melon {
namespace {

/// Two values of a metric that differ by so little of themselves differ by
/// rounding.
constexpr double kRounding = 1e-9;

/// Models from the best to the worst; those without a value left out.
std::vector<std::size_t> InOrder(std::span<const Value> headline,
                                 bool lower_is_better) {
  const double sign = lower_is_better ? -1 : 1;
  std::vector<std::size_t> order =
      SortedIndices(headline.size(), [&](std::size_t a, std::size_t b) {
        const Value& first = headline[a];
        const Value& second = headline[b];
        return first.defined() &&
               (!second.defined() ||
                sign * first.number() > sign * second.number());
      });
  std::erase_if(order, [&](std::size_t i) { return !headline[i].defined(); });
  return order;
}

/// Of many models only some meet each other.
void KeepCompared(const std::vector<PairResult>& pairs,
                  std::vector<std::size_t>& order) {
  std::erase_if(order, [&pairs](std::size_t model) {
    return std::none_of(pairs.begin(), pairs.end(),
                        [model](const PairResult& pair) {
                          return pair.a == model || pair.b == model;
                        });
  });
}

/// The best model and the next, as a pair of the contest: `sign` is 1 when the
/// best is the pair's a.
struct Meeting {
  std::size_t best;
  std::size_t other;
  std::size_t index;
  double sign;
};

/// Nothing for two that were not compared.
std::optional<Meeting> FindMeeting(const Contest& contest, std::size_t best,
                                   std::size_t other) {
  const std::vector<PairResult>& pairs = contest.pairs;
  const auto found =
      std::find_if(pairs.begin(), pairs.end(), [&](const PairResult& pair) {
        return pair.a == std::min(best, other) &&
               pair.b == std::max(best, other);
      });
  if (found == pairs.end()) return std::nullopt;
  return Meeting{best, other, static_cast<std::size_t>(found - pairs.begin()),
                 found->a == best ? 1.0 : -1.0};
}

Meeting MeetingOf(const Contest& contest, std::size_t best, std::size_t other) {
  const std::optional<Meeting> meeting = FindMeeting(contest, best, other);
  assert(meeting);
  return *meeting;
}

/// Of each pair the first of its p-values that is defined.
std::vector<Value> FirstDefined(const std::vector<PairResult>& pairs,
                                std::span<const std::string_view> keys) {
  std::vector<Value> p_values;
  p_values.reserve(pairs.size());
  for (const PairResult& pair : pairs) {
    p_values.push_back(ValueOf(pair, keys.front()));
    for (const std::string_view key : keys) {
      if (p_values.back().defined()) break;
      const Value& next = ValueOf(pair, key);
      if (next.defined()) p_values.back() = next;
    }
  }
  return p_values;
}

/// The p-values of all pairs, as they are and adjusted.
struct Judgement {
  std::vector<Value> p;
  std::vector<Value> adjusted;
};

Judgement Judge(const Contest& contest,
                std::span<const std::string_view> keys) {
  std::vector<Value> p = FirstDefined(contest.pairs, keys);
  std::vector<Value> adjusted = HolmAdjust(p, PairsOf(contest.names.size()));
  return {std::move(p), std::move(adjusted)};
}

/// Best less other by the basis; by the metric where the basis has none.
double DifferenceOf(const Contest& contest, const VerdictBasis& basis,
                    const Meeting& meeting) {
  const Value& difference =
      ValueOf(contest.pairs[meeting.index], basis.difference);
  if (difference.defined()) return meeting.sign * difference.number();
  return contest.headline[meeting.best].number() -
         contest.headline[meeting.other].number();
}

bool FavoursOther(const VerdictBasis& basis, double difference) {
  return basis.lower_is_better ? difference > 0 : difference < 0;
}

/// Of the two, the one that the basis favours is called the best: where they
/// are equal but for rounding the metric's order may be the other one.
Meeting TwoBest(const Contest& contest, const VerdictBasis& basis,
                std::span<const std::size_t> order) {
  const Meeting meeting = MeetingOf(contest, order[0], order[1]);
  const bool equal = AreEqualButForRounding(
      contest.headline[order[0]].number(), contest.headline[order[1]].number());
  if (!equal || !FavoursOther(basis, DifferenceOf(contest, basis, meeting)))
    return meeting;
  return {meeting.other, meeting.best, meeting.index, -meeting.sign};
}

struct Limits {
  Value low;
  Value high;

  [[nodiscard]] bool cover_0() const {
    return low.defined() && high.defined() && low.number() <= 0 &&
           high.number() >= 0;
  }
};

/// What a pair has under the key, for best less other.
Value Turned(const Value& value, const Meeting& meeting) {
  return value.defined() ? Value(meeting.sign * value.number()) : value;
}

/// The interval of best less other, if there is one.
std::optional<Limits> LimitsOf(const Contest& contest,
                               const VerdictBasis& basis,
                               const Meeting& meeting) {
  if (basis.low.empty()) return std::nullopt;
  const PairResult& pair = contest.pairs[meeting.index];
  const bool in_order = meeting.sign > 0;
  return Limits{
      Turned(ValueOf(pair, in_order ? basis.low : basis.high), meeting),
      Turned(ValueOf(pair, in_order ? basis.high : basis.low), meeting)};
}

/// Why the second test does not judge these two; null: it does.
const Reason* NotJudged(const SecondTest& second, const Meeting& meeting) {
  if (second.not_judged.empty()) return nullptr;
  const Reason* const best = second.not_judged[meeting.best];
  return best != nullptr ? best : second.not_judged[meeting.other];
}

Json SecondJson(const Contest& contest, const VerdictBasis& basis,
                const SecondTest& second, const Meeting& meeting) {
  const Judgement judgement = Judge(contest, second.p);
  Value p = judgement.p[meeting.index];
  Value adjusted = judgement.adjusted[meeting.index];
  Value favours = ValueOf(contest.pairs[meeting.index], second.favours);
  if (const Reason* const why = NotJudged(second, meeting))
    p = adjusted = favours = *why;
  const double sign = meeting.sign * (basis.lower_is_better ? -1 : 1);
  Json json = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  json.Put("test", second.test);
  PutValue(json, reasons, "p", p);
  PutValue(json, reasons, "p_adjusted", adjusted);
  json.Put("kind", "untested");
  json.Put("favours", Json());
  if (favours.defined() && favours.number() != 0) {
    const bool best = sign * favours.number() > 0;
    json.Put("favours", contest.names[best ? meeting.best : meeting.other]);
  }
  if (adjusted.defined()) {
    const bool clear =
        adjusted.number() <= contest.alpha && !json.Find("favours")->IsNull();
    json.Put("kind", clear ? "better" : "no_difference");
  }
  json.Put("reasons", std::move(reasons));
  return json;
}

std::string_view KindOf(double p, double p_adjusted, bool interval_excludes_0,
                        double alpha) {
  if (!interval_excludes_0) return "no_difference";
  if (p_adjusted <= alpha) return "better";
  return p <= alpha ? "only_alone" : "no_difference";
}

/// By the basis, adjusted as its p-values beside the pairs are. A pair for
/// which it has none is judged by the other test, in the family of all pairs.
Judgement JudgeBy(const Contest& contest, const VerdictBasis& basis) {
  const std::string_view keys[] = {basis.p, basis.instead_p};
  Judgement judgement =
      Judge(contest, std::span(keys).first(basis.instead_p.empty() ? 1 : 2));
  const std::vector<Value> own =
      HolmOverPairs(contest.pairs, basis.p, contest.names.size());
  for (std::size_t i = 0; i < own.size(); ++i) {
    if (own[i].defined()) judgement.adjusted[i] = own[i];
  }
  return judgement;
}

/// Whether the one is better than the other by the adjusted p and the interval.
bool Beats(const Contest& contest, const VerdictBasis& basis,
           const Judgement& judgement, const Meeting& meeting) {
  const Value& p = judgement.p[meeting.index];
  const Value& adjusted = judgement.adjusted[meeting.index];
  const double difference = DifferenceOf(contest, basis, meeting);
  if (!adjusted.defined() || difference == 0 || FavoursOther(basis, difference))
    return false;
  const std::optional<Limits> limits = LimitsOf(contest, basis, meeting);
  return KindOf(p.number(), adjusted.number(), !limits || !limits->cover_0(),
                contest.alpha) == "better";
}

/// The models that have the best value, but for rounding.
std::span<const std::size_t> SharingFirst(const Contest& contest,
                                          std::span<const std::size_t> order) {
  const double best = contest.headline[order[0]].number();
  const auto end =
      std::find_if(order.begin(), order.end(), [&](std::size_t model) {
        return !AreEqualButForRounding(contest.headline[model].number(), best);
      });
  return order.first(static_cast<std::size_t>(end - order.begin()));
}

/// Into the verdict: which models share the best value, and which ones each of
/// them beats; where one is called better than the next, nothing.
void PutStanding(const Contest& contest, const VerdictBasis& basis,
                 const Judgement& judgement, std::span<const std::size_t> order,
                 Json& verdict) {
  const std::string_view kind = TextOf(verdict, "kind");
  const std::span<const std::size_t> first = SharingFirst(contest, order);
  const bool is_shared = first.size() > 1 && kind == "no_difference";
  if (!is_shared && kind != "untested") return;
  if (first.size() > 1) {
    Json shared = Json::EmptyArray();
    for (const std::size_t model : first) shared.Add(contest.names[model]);
    verdict.Put("shared", std::move(shared));
  }
  Json beaten = Json::EmptyArray();
  double largest = 0;
  for (const std::size_t other : order.subspan(first.size())) {
    double adjusted = 0;
    const bool by_all =
        std::all_of(first.begin(), first.end(), [&](std::size_t one) {
          const auto meeting = FindMeeting(contest, one, other);
          if (!meeting || !Beats(contest, basis, judgement, *meeting))
            return false;
          adjusted =
              std::max(adjusted, judgement.adjusted[meeting->index].number());
          return true;
        });
    if (!by_all) continue;
    beaten.Add(contest.names[other]);
    largest = std::max(largest, adjusted);
  }
  if (beaten.As<Json::Array>()->empty()) return;
  verdict.Put("beaten", std::move(beaten));
  verdict.Put("beaten_by", basis.test);
  verdict.Put("beaten_p", largest);
}

/// Into the verdict: whether the interval excludes 0 where p ≤ α and nowhere
/// else. Tango's limits and the mid-p, or percentiles and the p-value of the
/// bootstrap, may part close to α.
void PutAgreement(const std::optional<Limits>& limits, const Value& p,
                  double alpha, Json& verdict) {
  if (!limits || !limits->low.defined() || !limits->high.defined() ||
      !p.defined())
    return;
  verdict.Put("interval_agrees",
              Json(!limits->cover_0() == (p.number() <= alpha)));
}

void PutComparison(const Contest& contest, const VerdictBasis& basis,
                   const Judgement& judgement, const Meeting& meeting,
                   Json& verdict) {
  const PairResult& pair = contest.pairs[meeting.index];
  const Value& p = judgement.p[meeting.index];
  const Value& adjusted = judgement.adjusted[meeting.index];
  const bool is_instead = p.defined() && !ValueOf(pair, basis.p).defined();
  const double difference = DifferenceOf(contest, basis, meeting);
  const std::optional<Limits> limits = LimitsOf(contest, basis, meeting);
  verdict.Put("other", contest.names[meeting.other]);
  verdict.Put("other_value", contest.headline[meeting.other].number());
  verdict.Put("difference", difference);
  if (AreEqualButForRounding(contest.headline[meeting.best].number(),
                             contest.headline[meeting.other].number()))
    verdict.Put("equal", true);
  Json reasons = Json::EmptyObject();
  if (limits) {
    PutValue(verdict, reasons, "low", limits->low);
    PutValue(verdict, reasons, "high", limits->high);
    verdict.Put("level", 1 - contest.alpha);
  }
  if (!basis.statistic.empty()) {
    PutValue(verdict, reasons, "statistic",
             Turned(ValueOf(pair, basis.statistic), meeting));
  }
  verdict.Put("test", is_instead ? basis.instead : basis.test);
  PutValue(verdict, reasons, "p", p);
  PutValue(verdict, reasons, "p_adjusted", adjusted);
  PutAgreement(limits, p, contest.alpha, verdict);
  verdict.Put("adjustment", "holm");
  verdict.Put("pairs", PairsOf(contest.names.size()));
  verdict.Put("reasons", std::move(reasons));
  if (!adjusted.defined() || FavoursOther(basis, difference)) {
    verdict.Put("kind", "untested");
    verdict.Put("reason", adjusted.defined() ? reasons::other_cases.id
                                             : adjusted.reason().id);
    return;
  }
  const bool excludes_0 = !limits || !limits->cover_0();
  verdict.Put("kind",
              KindOf(p.number(), adjusted.number(), excludes_0, contest.alpha));
}

}  // namespace

bool AreEqualButForRounding(double a, double b) {
  return std::abs(a - b) <= kRounding * std::max(std::abs(a), std::abs(b));
}

const Value& ValueOf(const PairResult& pair, std::string_view key) {
  const auto found =
      std::find_if(pair.values.begin(), pair.values.end(),
                   [key](const auto& entry) { return entry.first == key; });
  assert(found != pair.values.end());
  return found->second;
}

std::vector<Value> HolmOverPairs(const std::vector<PairResult>& pairs,
                                 std::string_view key, std::size_t models) {
  std::vector<Value> p_values;
  p_values.reserve(pairs.size());
  for (const PairResult& pair : pairs) p_values.push_back(ValueOf(pair, key));
  return HolmAdjust(std::move(p_values), PairsOf(models));
}

Json Verdict(const Contest& contest, const VerdictBasis& basis,
             const SecondTest* second) {
  std::vector<std::size_t> order =
      InOrder(contest.headline, basis.lower_is_better);
  if (contest.pairs.size() < PairsOf(contest.names.size()))
    KeepCompared(contest.pairs, order);
  Json verdict = Json::EmptyObject();
  verdict.Put("kind", "undefined");
  verdict.Put("metric", basis.metric);
  if (order.empty()) {
    if (!contest.headline.empty())
      verdict.Put("reason", contest.headline.front().reason().id);
    return verdict;
  }
  if (order.size() == 1) {
    verdict.Put("kind", "single");
    verdict.Put("best", contest.names[order[0]]);
    verdict.Put("best_value", contest.headline[order[0]].number());
    return verdict;
  }
  const Judgement judgement = JudgeBy(contest, basis);
  const Meeting meeting = TwoBest(contest, basis, order);
  verdict.Put("best", contest.names[meeting.best]);
  verdict.Put("best_value", contest.headline[meeting.best].number());
  PutComparison(contest, basis, judgement, meeting, verdict);
  PutStanding(contest, basis, judgement, order, verdict);
  if (second != nullptr)
    verdict.Put(second->key, SecondJson(contest, basis, *second, meeting));
  return verdict;
}

}  // namespace melon
