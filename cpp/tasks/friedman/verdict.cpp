#include "tasks/friedman/verdict.h"

#include <algorithm>
#include <string_view>

#include "tasks/comparison/pairs.h"
#include "tasks/friedman/procedures_json.h"

namespace melon {
namespace {

constexpr std::string_view kOmnibus = "iman_davenport_f_tie_corrected";
constexpr std::string_view kOmnibusP = "iman_davenport_p_tie_corrected";

const Value& Find(const FriedmanFindings& findings, std::string_view key) {
  return std::find_if(findings.tests.begin(), findings.tests.end(),
                      [key](const auto& one) { return one.first == key; })
      ->second;
}

/// The p-value of two algorithms by the procedure.
const Value& PairP(const Procedure& procedure, std::size_t a, std::size_t b,
                   std::size_t count) {
  return procedure.p_values[PairIndex(std::min(a, b), std::max(a, b), count)];
}

/// Into the verdict: who cannot be told from the first in rank, and whom it
/// beats.
void PutGroups(const FriedmanData& data, const Procedure& deciding,
               double alpha, Json& verdict) {
  const std::vector<std::size_t> order = ByMeanRank(data);
  Json best = Json::EmptyArray();
  Json beaten = Json::EmptyArray();
  best.Add(data.results.algorithms[order[0]]);
  for (std::size_t i = 1; i < order.size(); ++i) {
    const Value& p = PairP(deciding, order[0], order[i], order.size());
    const bool differs = p.defined() && p.number() <= alpha;
    (differs ? beaten : best).Add(data.results.algorithms[order[i]]);
  }
  verdict.Put("best", std::move(best));
  verdict.Put("beaten", std::move(beaten));
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

Json FriedmanVerdict(const FriedmanData& data, const FriedmanFindings& findings,
                     const Procedure& deciding, double alpha) {
  if (data.results.column_count() == 2)
    return TwoVerdict(data, findings, alpha);
  const Value& statistic = Find(findings, kOmnibus);
  const Value& p = Find(findings, kOmnibusP);
  const auto columns = static_cast<double>(data.results.column_count());
  const auto rows = static_cast<double>(data.results.row_count());
  Json verdict = Json::EmptyObject();
  const bool differ = p.defined() && p.number() <= alpha;
  std::string_view kind = "undefined";
  if (p.defined()) kind = differ ? "differ" : "no_difference";
  verdict.Put("kind", kind);
  verdict.Put("test", "iman_davenport_tie_corrected");
  Json reasons = Json::EmptyObject();
  PutValue(verdict, reasons, "statistic", statistic);
  PutValue(verdict, reasons, "p", p);
  verdict.Put("df1", columns - 1);
  verdict.Put("df2", (columns - 1) * (rows - 1));
  verdict.Put("level", 1 - alpha);
  verdict.Put("procedure", deciding.id);
  if (!p.defined()) verdict.Put("reason", p.reason().id);
  PutGroups(data, deciding, alpha, verdict);
  return verdict;
}

}  // namespace melon
