#include "tasks/friedman/verdict.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "tasks/comparison/common_json.h"
#include "tasks/comparison/pairs.h"
#include "tasks/friedman/procedures_json.h"

namespace melon {
namespace {

constexpr Omnibus kExact{"friedman_exact", "friedman_chi2_tie_corrected",
                         "friedman_p_exact"};
constexpr Omnibus kPermutation{"friedman_permutation",
                               "friedman_chi2_tie_corrected",
                               "friedman_p_permutation"};
constexpr Omnibus kImanDavenport{"iman_davenport_tie_corrected",
                                 "iman_davenport_f_tie_corrected",
                                 "iman_davenport_p_tie_corrected"};

/// Into the verdict where a statistic favours the other one than a comparison
/// found: "opposed", of each {"better", "worse", "by"}.
class Opposition {
 public:
  Opposition(const FriedmanData& data, const Directions& directions,
             Statistic deciding)
      : data_(data), directions_(directions), deciding_(deciding) {}

  void Add(std::size_t better, std::size_t worse) {
    // Of too many algorithms no pairs were compared.
    if (directions_.mean_rank.empty()) return;
    const std::size_t pair =
        PairIndex(std::min(better, worse), std::max(better, worse),
                  data_.results.column_count());
    const std::vector<Statistic> by = directions_.Opposing(deciding_, pair);
    if (by.empty()) return;
    Json one = Json::ObjectOf("better", Json(data_.results.algorithms[better]));
    one.Put("worse", data_.results.algorithms[worse]);
    one.Put("by", NamesOf(by));
    list_.Add(std::move(one));
  }

  void Put(Json& verdict) && {
    if (!list_.As<Json::Array>()->empty())
      verdict.Put("opposed", std::move(list_));
  }

 private:
  const FriedmanData& data_;
  const Directions& directions_;
  Statistic deciding_;
  Json list_ = Json::EmptyArray();
};

/// Into the verdict: which algorithms share the first rank, where several do.
void PutShared(const FriedmanData& data, Json& verdict) {
  const std::vector<std::size_t> first = SharingFirstRank(data);
  if (first.size() < 2) return;
  Json shared = Json::EmptyArray();
  for (const std::size_t one : first) shared.Add(data.results.algorithms[one]);
  verdict.Put("shared", std::move(shared));
}

/// Whom a comparison of the other one with all that share the first rank
/// favours: positive all of them, negative the other one.
double OfFirst(const FriedmanData& data, const PostHocTests& tests,
               const Procedure& deciding, double alpha,
               std::span<const std::size_t> first, std::size_t other) {
  double least = 1;
  for (const std::size_t one : first) {
    const std::size_t pair =
        PairIndex(std::min(one, other), std::max(one, other),
                  data.results.column_count());
    const double of_a = WinnerOf(tests, deciding, pair, alpha);
    least = std::min(least, one < other ? of_a : -of_a);
  }
  return least;
}

/// Into the verdict: which cannot be told from the first in rank, which it
/// beats, and which beat it though behind in rank; where the test over all
/// found no difference, none. Of several that share the first rank each beats
/// what is beaten.
void PutGroups(const FriedmanData& data, const PostHocTests& tests,
               const Procedure& deciding, bool any_differ, double alpha,
               Json& verdict) {
  const std::vector<std::size_t> order = ByMeanRank(data);
  const auto first = std::span(order).first(SharingFirstRank(data).size());
  Json best = Json::EmptyArray();
  Json beaten = Json::EmptyArray();
  Json ahead = Json::EmptyArray();
  Opposition opposition(data, tests.directions, deciding.statistic);
  for (const std::size_t one : first) best.Add(data.results.algorithms[one]);
  for (const std::size_t other : std::span(order).subspan(first.size())) {
    const double of_first =
        any_differ ? OfFirst(data, tests, deciding, alpha, first, other) : 0;
    Json& group = of_first > 0 ? beaten : of_first < 0 ? ahead : best;
    group.Add(data.results.algorithms[other]);
    if (of_first <= 0) continue;
    for (const std::size_t one : first) opposition.Add(one, other);
  }
  std::move(opposition).Put(verdict);
  verdict.Put("best", std::move(best));
  verdict.Put("beaten", std::move(beaten));
  verdict.Put("ahead", std::move(ahead));
}

/// {"name", "z", "p", "p_adjusted", "differs"} of a comparison with the
/// control.
Json ComparisonJson(const std::string& name, const ControlTests& control,
                    std::size_t algorithm, double adjusted, bool differs) {
  Json json = Json::ObjectOf("name", Json(name));
  json.Put("z", control.z[algorithm]);
  json.Put("p", control.p[algorithm]);
  json.Put("p_adjusted", adjusted);
  json.Put("differs", Json(differs));
  return json;
}

/// Into the verdict: which are worse than the control, which better, and which
/// cannot be told from it, with the comparisons that say so.
void PutAgainst(const FriedmanData& data, const Directions& directions,
                const ControlTests& control, const Procedure& deciding,
                bool any_differ, double alpha, Json& verdict) {
  Opposition opposition(data, directions, Statistic::mean_rank);
  const double own = data.mean_rank[control.control];
  Json best = Json::EmptyArray();
  Json beaten = Json::EmptyArray();
  Json ahead = Json::EmptyArray();
  Json comparisons = Json::EmptyArray();
  for (const std::size_t i : ByMeanRank(data)) {
    const std::string& name = data.results.algorithms[i];
    if (i == control.control) {
      best.Add(name);
      continue;
    }
    const double adjusted = deciding.p_values[i].number();
    const bool differs = any_differ && adjusted <= alpha;
    const bool is_before = data.mean_rank[i] < own;
    (!differs ? best : is_before ? ahead : beaten).Add(name);
    if (differs) {
      const auto [better, worse] = is_before ? std::pair{i, control.control}
                                             : std::pair{control.control, i};
      opposition.Add(better, worse);
    }
    comparisons.Add(ComparisonJson(name, control, i, adjusted, differs));
  }
  std::move(opposition).Put(verdict);
  Json json =
      Json::ObjectOf("name", Json(data.results.algorithms[control.control]));
  json.Put("comparisons", std::move(comparisons));
  verdict.Put("best", std::move(best));
  verdict.Put("beaten", std::move(beaten));
  verdict.Put("ahead", std::move(ahead));
  verdict.Put("control", std::move(json));
}

/// Into the verdict: the procedure that was asked for, if another decides.
void PutRefused(const FriedmanFindings& findings, const Procedure& deciding,
                bool against, const Options& options, Json& verdict) {
  const std::string& asked = options.post_hoc;
  // Of comparisons with a control Bonferroni's correction is Bonferroni and
  // Dunn's.
  const bool is_same =
      asked == "bonferroni" && deciding.id == "bonferroni_dunn";
  if (asked.empty() && against) return;
  const Procedure& wanted = WantedProcedure(findings.post_hoc, options);
  if (deciding.id == (against ? asked : wanted.id) || is_same) return;
  Json refused = Json::ObjectOf("procedure", Json(against ? asked : wanted.id));
  refused.Put("reason",
              against ? reasons::not_for_control.id : wanted.Obstacle().id);
  verdict.Put("refused", std::move(refused));
}

/// The Hodges–Lehmann estimate and its limits, turned where `in_order` is not.
void PutEstimate(const PairTable& pairs, bool in_order, Json& verdict,
                 Json& reasons) {
  constexpr std::string_view kEstimate = "hodges_lehmann";
  constexpr std::string_view kLow = "hodges_lehmann_low";
  constexpr std::string_view kHigh = "hodges_lehmann_high";
  const auto put = [&](std::string_view key, std::string_view from) {
    const Value* value = pairs.Find(0, from);
    if (value == nullptr) return;
    const bool turned = value->defined() && !in_order;
    PutValue(verdict, reasons, key,
             turned ? Value(0.0 - value->number()) : *value);
  };
  verdict.Put("effect", kEstimate);
  put("difference", kEstimate);
  put("low", in_order ? kLow : kHigh);
  put("high", in_order ? kHigh : kLow);
}

/// Into the verdict: whether the interval of the estimate excludes 0 where
/// p ≤ α and nowhere else; null where one of them is undefined.
void PutAgreement(const PairTable& pairs, const Value& p, double alpha,
                  Json& verdict, Json& reasons) {
  const Value& low = pairs.At(0, "hodges_lehmann_low");
  const Value& high = pairs.At(0, "hodges_lehmann_high");
  if (!p.defined() || !low.defined() || !high.defined()) {
    // The limits are undefined together.
    PutValue(verdict, reasons, "interval_agrees", p.defined() ? low : p);
    return;
  }
  const bool excludes = low.number() > 0 || high.number() < 0;
  verdict.Put("interval_agrees", Json(excludes == (p.number() <= alpha)));
}

/// Into the verdict on two: which is the first, whether it beats the other one,
/// and what favours the other one, because of which it does not.
void PutSides(const FriedmanData& data, std::size_t first, bool differs,
              Json opposed_by, Json& verdict) {
  const bool is_clear = opposed_by.As<Json::Array>()->empty();
  Json best = Json::EmptyArray();
  Json beaten = Json::EmptyArray();
  best.Add(data.results.algorithms[first]);
  (differs && is_clear ? beaten : best).Add(data.results.algorithms[1 - first]);
  const auto [wins, losses, ties] = RecordOf(data.View(), first, 1 - first);
  verdict.Put("wins", wins);
  verdict.Put("losses", losses);
  verdict.Put("ties", ties);
  verdict.Put("best", std::move(best));
  verdict.Put("beaten", std::move(beaten));
  verdict.Put("ahead", Json::EmptyArray());
  verdict.Put("opposed_by", std::move(opposed_by));
  verdict.Put("direction_unclear", Json(differs && !is_clear));
}

/// Two algorithms given as ranks: nothing but the signs is known, so the sign
/// test says what there is to say. Its statistic are the wins of the first.
Json SignVerdict(const FriedmanData& data, const FriedmanFindings& findings,
                 double alpha) {
  Json verdict = Json::ObjectOf("kind", Json(std::string_view("two")));
  const Value& p = findings.pairs.At(0, "sign_test_p");
  const double wins = findings.pairs.At(0, "wins").number();
  const double losses = findings.pairs.At(0, "losses").number();
  const std::size_t leading = ByMeanRank(data)[0];
  const std::size_t favourite = wins > losses ? 0 : 1;
  const std::size_t first = wins == losses ? leading : favourite;
  Json reasons = Json::EmptyObject();
  verdict.Put("test", "sign_test");
  verdict.Put("exact", Json(true));
  verdict.Put("statistic", first == 0 ? wins : losses);
  PutValue(verdict, reasons, "p", p);
  verdict.Put("level", 1 - alpha);
  PutSides(data, first, p.defined() && p.number() <= alpha && wins != losses,
           Json::EmptyArray(), verdict);
  if (!p.defined()) verdict.Put("reason", p.reason().id);
  verdict.Put("reasons", std::move(reasons));
  return verdict;
}

/// Two algorithms: Wilcoxon's signed-rank test says what there is to say.
Json WilcoxonVerdict(const FriedmanData& data, const FriedmanFindings& findings,
                     const Options& options) {
  const double alpha = options.alpha;
  Json verdict = Json::ObjectOf("kind", Json(std::string_view("two")));
  const bool exact = findings.pairs.At(0, "wilcoxon_p_exact").defined();
  const Value& p =
      findings.pairs.At(0, exact ? "wilcoxon_p_exact" : "wilcoxon_p_approx");
  verdict.Put("test", "wilcoxon_signed_rank");
  verdict.Put("exact", Json(exact));
  Json reasons = Json::EmptyObject();
  PutValue(verdict, reasons, "statistic",
           findings.pairs.At(0, "wilcoxon_statistic"));
  PutValue(verdict, reasons, "p", p);
  verdict.Put("level", 1 - alpha);
  const Directions& directions = findings.post_hoc.directions;
  const double favoured = directions.Of(Statistic::signed_ranks, 0);
  const std::size_t leading = ByMeanRank(data)[0];
  const std::size_t favourite = favoured > 0 ? 0 : 1;
  const std::size_t first = favoured == 0 ? leading : favourite;
  PutEstimate(findings.pairs, first == 0, verdict, reasons);
  PutWithinRope(options, verdict);
  PutAgreement(findings.pairs, p, alpha, verdict, reasons);
  Json opposed_by = NamesOf(directions.Opposing(Statistic::signed_ranks, 0));
  const Value& estimate = findings.pairs.At(0, "hodges_lehmann");
  const double better = data.results.higher_is_better ? 1 : -1;
  // Zeros count for the estimate and not for the test.
  if (estimate.defined() && better * favoured * estimate.number() < 0)
    opposed_by.Add("hodges_lehmann");
  const bool differs = p.defined() && p.number() <= alpha && favoured != 0;
  PutSides(data, first, differs, std::move(opposed_by), verdict);
  if (!p.defined()) verdict.Put("reason", p.reason().id);
  verdict.Put("reasons", std::move(reasons));
  return verdict;
}

Json TwoVerdict(const FriedmanData& data, const FriedmanFindings& findings,
                const Options& options) {
  Json verdict = data.results.are_ranks
                     ? SignVerdict(data, findings, options.alpha)
                     : WilcoxonVerdict(data, findings, options);
  const std::string& asked = options.post_hoc;
  if (!asked.empty()) {
    Json refused = Json::ObjectOf("procedure", Json(asked));
    refused.Put("reason", reasons::two_algorithms.id);
    verdict.Put("refused", std::move(refused));
  }
  return verdict;
}

}  // namespace

const Value& ValueOf(const FriedmanFindings& findings, std::string_view key) {
  const auto found =
      std::find_if(findings.tests.begin(), findings.tests.end(),
                   [key](const auto& one) { return one.first == key; });
  assert(found != findings.tests.end());
  return found->second;
}

Omnibus DecidingOmnibus(const FriedmanData& data,
                        const FriedmanFindings& findings) {
  const auto defined = [&](const Omnibus& one) {
    return ValueOf(findings, one.p_value).defined();
  };
  if (!defined(kImanDavenport)) return kImanDavenport;
  if (defined(kExact)) return kExact;
  const bool small =
      IsSmallTable(data.results.row_count(), data.results.column_count());
  return small && defined(kPermutation) ? kPermutation : kImanDavenport;
}

bool AnyDiffer(const FriedmanData& data, const FriedmanFindings& findings,
               double alpha) {
  if (data.results.column_count() == 2) return false;
  const Omnibus omnibus = DecidingOmnibus(data, findings);
  const Value& p = ValueOf(findings, omnibus.p_value);
  return p.defined() && p.number() <= alpha;
}

Json FriedmanVerdict(const FriedmanData& data, const FriedmanFindings& findings,
                     const Procedure& deciding,
                     const std::optional<ControlTests>& control,
                     const Options& options) {
  const double alpha = options.alpha;
  if (data.results.column_count() == 2)
    return TwoVerdict(data, findings, options);
  const Omnibus omnibus = DecidingOmnibus(data, findings);
  const Value& p = ValueOf(findings, omnibus.p_value);
  const auto columns = static_cast<double>(data.results.column_count());
  const auto rows = static_cast<double>(data.results.row_count());
  Json verdict = Json::EmptyObject();
  const bool differ = AnyDiffer(data, findings, alpha);
  std::string_view kind = "undefined";
  if (p.defined()) kind = differ ? "differ" : "no_difference";
  verdict.Put("kind", kind);
  verdict.Put("test", omnibus.test);
  Json reasons = Json::EmptyObject();
  PutValue(verdict, reasons, "statistic", ValueOf(findings, omnibus.statistic));
  PutValue(verdict, reasons, "p", p);
  const auto degrees = [&](double number) {
    return omnibus.has_f() ? Value(number) : Value(reasons::no_f_statistic);
  };
  PutValue(verdict, reasons, "df1", degrees(columns - 1));
  PutValue(verdict, reasons, "df2", degrees((columns - 1) * (rows - 1)));
  verdict.Put("level", 1 - alpha);
  verdict.Put("procedure", deciding.id);
  PutRefused(findings, deciding, control.has_value(), options, verdict);
  if (!p.defined()) verdict.Put("reason", p.reason().id);
  PutShared(data, verdict);
  if (control) {
    PutAgainst(data, findings.post_hoc.directions, *control, deciding, differ,
               alpha, verdict);
  } else {
    PutGroups(data, findings.post_hoc, deciding, differ, alpha, verdict);
  }
  verdict.Put("reasons", std::move(reasons));
  return verdict;
}

}  // namespace melon
