#include "tasks/friedman/working.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hypothesis/test.h"
#include "kernels/comparison/all_pairs/rank_working.h"
#include "kernels/numbers/tail_terms.h"
#include "report/answers.h"
#include "report/models/adjusted_working.h"
#include "report/models/key_working.h"
#include "report/models/working_json.h"
#include "special/normal.h"
#include "tasks/comparison/family_working.h"
#include "tasks/comparison/pair_query.h"
#include "tasks/friedman/summaries.h"

namespace melon {
namespace {

using Found = std::optional<WorkedMeasure>;

/// "<procedure>_cd" at α, or "<procedure>_cd_<level>".
Found WorkCriticalDifference(const FriedmanData& data, double alpha,
                             std::string_view key) {
  for (const PostHoc* procedure : PostHocs()) {
    if (procedure->critical_difference == nullptr) continue;
    const std::string own = std::string(procedure->id) + "_cd";
    const auto* level =
        std::find_if(std::begin(kCriticalLevels), std::end(kCriticalLevels),
                     [&](const auto& one) {
                       return key == own + '_' + std::string(one.second);
                     });
    const bool is_usual = level != std::end(kCriticalLevels);
    if (!is_usual && key != own) continue;
    const double at = is_usual ? level->first : alpha;
    WorkedOut<Value> worked{procedure->critical_difference(data.Summary(), at),
                            {}};
    if (worked.result.defined())
      procedure->show_critical_difference(data.Summary(), at, worked.working);
    return worked;
  }
  return std::nullopt;
}

/// The difference of two mean ranks as a z-test.
Found WorkRankDifference(const FriedmanData& data, std::size_t a, std::size_t b,
                         std::string_view key) {
  WorkedOut<KeyValues> worked;
  const auto rows = static_cast<double>(data.results.row_count());
  const auto [difference, error] = ShowRankDifference(
      data.mean_rank, rows, a, b, worked.working, "rank_diff");
  const double of_ranks = data.mean_rank[a] - data.mean_rank[b];
  const double z = of_ranks / RankStandardError(data);
  const Term z_term = worked.working.Give("z", "z", difference / error);
  worked.working.Give("p_unadjusted", "p", NormalTwoSidedTerm(z_term));
  worked.result = {
      {"rank_diff", of_ranks}, {"z", z}, {"p_unadjusted", NormalTwoSided(z)}};
  const bool is_known =
      std::any_of(worked.result.begin(), worked.result.end(),
                  [key](const auto& value) { return value.first == key; });
  if (!is_known) return std::nullopt;
  return WorkedKey(std::move(worked), key);
}

std::vector<Value> Values(const std::vector<double>& numbers) {
  return {numbers.begin(), numbers.end()};
}

/// Of a procedure for all pairs.
Found WorkProcedure(const FriedmanData& data, const FriedmanFindings& findings,
                    std::size_t pair, std::string_view key) {
  const PostHocTests& tests = findings.post_hoc;
  const auto found =
      std::find_if(tests.procedures.begin(), tests.procedures.end(),
                   [key](const Procedure& one) { return one.key == key; });
  if (found == tests.procedures.end()) return std::nullopt;
  const PostHoc& procedure = *found->post_hoc;
  WorkedOut<Value> worked{found->p_values[pair], {}};
  if (!worked.result.defined()) return worked;
  const auto& [a, b, values] = findings.pairs.rows[pair];
  if (procedure.show_from_ranks != nullptr)
    procedure.show_from_ranks(data.Summary(), a, b, worked.working);
  if (procedure.show_from_results != nullptr)
    procedure.show_from_results(data.View(), a, b, worked.working);
  if (procedure.show_adjusted != nullptr) {
    worked.working = ShowInFamily(
        procedure.id,
        found->statistic == Statistic::signed_ranks ? WilcoxonPs(findings.pairs)
                                                    : Values(tests.p),
        pair, PairNames(data.results), data.results.column_count());
  }
  return worked;
}

/// Of a procedure against the control, and the tests that it adjusts.
Found WorkAgainst(const FriedmanData& data, const ControlTests& control,
                  std::size_t model, std::string_view key) {
  if (key == "control_z" || key == "control_p") {
    const Value& any = control.procedures.front().p_values[model];
    if (!any.defined()) return WorkedOut<Value>{any, {}};
    return WorkRankDifference(data, model, control.control,
                              key == "control_z" ? "z" : "p_unadjusted");
  }
  const auto found =
      std::find_if(control.procedures.begin(), control.procedures.end(),
                   [key](const Procedure& one) { return one.key == key; });
  if (found == control.procedures.end()) return std::nullopt;
  const Value& result = found->p_values[model];
  if (!result.defined()) return WorkedOut<Value>{result, {}};
  std::vector<Value> p_values;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < control.p.size(); ++i) {
    if (i == control.control) continue;
    p_values.emplace_back(control.p[i]);
    names.push_back(data.results.algorithms[i]);
  }
  const std::size_t place = model - (model > control.control ? 1 : 0);
  return WorkedOut<Value>{
      result, ShowInFamily(found->post_hoc->id, p_values, place, names,
                           data.results.column_count())};
}

/// Rank sum and mean rank of one algorithm.
Found WorkRanks(const FriedmanData& data, std::size_t model,
                std::string_view key) {
  const double sum = data.ranks.sums.rank_sum[model];
  const RankedResults view = data.View();
  WorkedOut<KeyValues> worked;
  const Term total = worked.working.Give(
      "rank_sum", "R_j",
      FoldedSum(R"(\sum_i r_{ij})", view.row_count,
                [&](std::size_t row) {
                  return Term("r_{ij}", view.RankOf(row, model));
                },
                sum));
  worked.working.Give("average_rank", R"(\bar R_j)",
                      total / Term("N", static_cast<double>(view.row_count)));
  worked.result = {{"rank_sum", sum}, {"average_rank", data.mean_rank[model]}};
  if (key != "rank_sum" && key != "average_rank") return std::nullopt;
  return WorkedKey(std::move(worked), key);
}

Found WorkModel(const FriedmanData& data,
                const std::optional<ControlTests>& control, std::size_t model,
                std::string_view key) {
  if (Found worked = WorkRanks(data, model, key)) return worked;
  if (auto worked = WorkOutSummary(data.View(), model, key))
    return std::move(*worked);
  if (!control) return std::nullopt;
  return WorkAgainst(data, *control, model, key);
}

Found WorkPair(const FriedmanData& data, const FriedmanFindings& findings,
               const Json& request, std::string_view key) {
  const std::size_t count = data.results.column_count();
  const auto pair = PairIn(request, count);
  if (!pair) return std::nullopt;
  if (Found worked = WorkProcedure(data, findings, *pair, key)) return worked;
  const std::size_t a = *PlaceIn(request, "a", count);
  const std::size_t b = *PlaceIn(request, "b", count);
  if (auto worked = WorkOutRecord(data.View(), a, b, key))
    return std::move(*worked);
  return WorkRankDifference(data, a, b, key);
}

}  // namespace

Result<Json> AnswerFriedmanWorking(const FriedmanData& data,
                                   const FriedmanFindings& findings,
                                   const std::optional<ControlTests>& control,
                                   const Options& options,
                                   const Json& request) {
  const std::string_view key = TextOf(request, "key");
  const std::size_t count = data.results.column_count();
  Found worked;
  if (PairIn(request, count)) {
    worked = WorkPair(data, findings, request, key);
    if (!worked)
      return AnswerPairWorking(data.results, nullptr, options, request);
  } else if (const auto model = PlaceIn(request, "model", count)) {
    worked = WorkModel(data, control, *model, key);
  } else {
    worked = WorkOutTest(&Test::from_results, data.View(),
                         options.ToParameters(), key);
    if (!worked) worked = WorkCriticalDifference(data, options.alpha, key);
  }
  if (!worked) return UnknownQuery(request);
  return MeasureJson(*worked, options.ToParameters().level);
}

}  // namespace melon
