#include "tasks/friedman/verdict.h"

#include <algorithm>
#include <cassert>
#include <string_view>

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

/// The p-value of two algorithms by the procedure.
const Value& PairP(const Procedure& procedure, std::size_t a, std::size_t b,
                   std::size_t count) {
  return procedure.p_values[PairIndex(std::min(a, b), std::max(a, b), count)];
}

/// Into the verdict: who cannot be told from the first in rank, and whom it
/// beats; where the test over all found no difference, nobody.
void PutGroups(const FriedmanData& data, const Procedure& deciding,
               bool any_differ, double alpha, Json& verdict) {
  const std::vector<std::size_t> order = ByMeanRank(data);
  Json best = Json::EmptyArray();
  Json beaten = Json::EmptyArray();
  best.Add(data.results.algorithms[order[0]]);
  for (std::size_t i = 1; i < order.size(); ++i) {
    const Value& p = PairP(deciding, order[0], order[i], order.size());
    const bool differs = any_differ && p.defined() && p.number() <= alpha;
    (differs ? beaten : best).Add(data.results.algorithms[order[i]]);
  }
  verdict.Put("best", std::move(best));
  verdict.Put("beaten", std::move(beaten));
}

/// Into the verdict: the procedure that was asked for, if another decides.
void PutRefused(const FriedmanFindings& findings, const Procedure& deciding,
                const Options& options, Json& verdict) {
  const Procedure& wanted = WantedProcedure(findings.post_hoc, options);
  if (wanted.id == deciding.id) return;
  Json refused = Json::ObjectOf("procedure", Json(wanted.id));
  refused.Put("reason", wanted.p_values.front().reason().id);
  verdict.Put("refused", std::move(refused));
}

/// Two algorithms: Wilcoxon's signed-rank test says what there is to say.
Json TwoVerdict(const FriedmanData& data, const FriedmanFindings& findings,
                double alpha) {
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
  const std::size_t first = ByMeanRank(data)[0];
  const bool differs = p.defined() && p.number() <= alpha;
  Json best = Json::EmptyArray();
  Json beaten = Json::EmptyArray();
  best.Add(data.results.algorithms[first]);
  (differs ? beaten : best).Add(data.results.algorithms[1 - first]);
  verdict.Put("best", std::move(best));
  verdict.Put("beaten", std::move(beaten));
  if (!p.defined()) verdict.Put("reason", p.reason().id);
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

Json FriedmanVerdict(const FriedmanData& data, const FriedmanFindings& findings,
                     const Procedure& deciding, const Options& options) {
  const double alpha = options.alpha;
  if (data.results.column_count() == 2)
    return TwoVerdict(data, findings, alpha);
  const Omnibus omnibus = DecidingOmnibus(data, findings);
  const Value& p = ValueOf(findings, omnibus.p_value);
  const auto columns = static_cast<double>(data.results.column_count());
  const auto rows = static_cast<double>(data.results.row_count());
  Json verdict = Json::EmptyObject();
  const bool differ = p.defined() && p.number() <= alpha;
  std::string_view kind = "undefined";
  if (p.defined()) kind = differ ? "differ" : "no_difference";
  verdict.Put("kind", kind);
  verdict.Put("test", omnibus.test);
  Json reasons = Json::EmptyObject();
  PutValue(verdict, reasons, "statistic", ValueOf(findings, omnibus.statistic));
  PutValue(verdict, reasons, "p", p);
  verdict.Put("df1", omnibus.has_f() ? Json(columns - 1) : Json());
  verdict.Put("df2",
              omnibus.has_f() ? Json((columns - 1) * (rows - 1)) : Json());
  verdict.Put("level", 1 - alpha);
  verdict.Put("procedure", deciding.id);
  PutRefused(findings, deciding, options, verdict);
  if (!p.defined()) verdict.Put("reason", p.reason().id);
  PutGroups(data, deciding, differ, alpha, verdict);
  return verdict;
}

}  // namespace melon
