#include "tasks/friedman/report.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <iterator>
#include <span>
#include <string_view>

#include "base/sorted_indices.h"
#include "hypothesis/test.h"
#include "kernels/comparison/ranks/rank_rows.h"
#include "report/envelope.h"
#include "table/column_traits.h"
#include "tasks/comparison/common_json.h"
#include "tasks/friedman/advice.h"
#include "tasks/friedman/procedures_json.h"
#include "tasks/friedman/summaries.h"
#include "tasks/friedman/verdict.h"

namespace melon {
namespace {

/// What decides where the wanted procedure has no p-values.
constexpr std::string_view kFallback = "shaffer";
constexpr std::string_view kWilcoxon = "wilcoxon_";

/// How many share a rank, data set by data set; null where the ranks are not
/// shown.
Json TieSizesJson(const std::vector<double>& rank, std::size_t columns) {
  if (!AreShown(rank)) return {};
  Json rows = Json::EmptyArray();
  for (std::size_t i = 0; i < rank.size(); i += columns)
    rows.Add(Json(TieSizes(std::span(rank).subspan(i, columns))));
  return rows;
}

std::vector<double> RanksOf(const FriedmanData& data, std::size_t algorithm) {
  const RankedResults view = data.View();
  std::vector<double> ranks;
  ranks.reserve(view.row_count);
  for (std::size_t row = 0; row < view.row_count; ++row)
    ranks.push_back(view.RankOf(row, algorithm));
  return ranks;
}

Json ModelsJson(const FriedmanData& data,
                const std::optional<ControlTests>& control) {
  const std::vector<double> wins = WinsOf(data.View());
  Json models = Json::EmptyArray();
  for (std::size_t i = 0; i < data.results.column_count(); ++i) {
    Json metrics = Json::EmptyObject();
    Json reasons = Json::EmptyObject();
    metrics.Put("average_rank", data.mean_rank[i]);
    metrics.Put("rank_sum", data.ranks.sums.rank_sum[i]);
    for (const auto& [key, value] : Summarize(data.results.ColumnOf(i)))
      PutValue(metrics, reasons, key, value);
    metrics.Put("wins", wins[i]);
    if (control) PutControl(*control, i, metrics, reasons);
    Json model = Json::ObjectOf("name", Json(data.results.algorithms[i]));
    model.Put("metrics", std::move(metrics));
    model.Put("reasons", std::move(reasons));
    model.Put("ranks", FiveNumbersJson(RanksOf(data, i)));
    model.Put("results", FiveNumbersJson(data.results.ColumnOf(i)));
    models.Add(std::move(model));
  }
  return models;
}

/// Into a pair's JSON: "better", which is significantly so, and "opposed_by",
/// what favours the other one. Neither where no difference was found.
void PutWinner(const FriedmanData& data, const FriedmanFindings& findings,
               const Procedure& deciding,
               const std::optional<ControlTests>& control, std::size_t pair,
               double alpha, Json& json) {
  const PostHocTests& tests = findings.post_hoc;
  const double winner = control ? WinnerAgainst(tests, *control, deciding,
                                                findings.pairs, pair, alpha)
                                : WinnerOf(tests, deciding, pair, alpha);
  if (winner == 0) return;
  const PairTable::Row& row = findings.pairs.rows[pair];
  json.Put("better", data.results.algorithms[winner > 0 ? row.a : row.b]);
  json.Put("opposed_by",
           NamesOf(tests.directions.Opposing(deciding.statistic, pair)));
}

/// Into a pair's JSON: "rank_wins", "rank_losses" and "rank_ties" of its first.
/// With a tie tolerance they differ from the sign test's "wins", "losses" and
/// "ties", which are those of the differences as they are.
void PutRecord(const FriedmanData& data, const PairTable::Row& row,
               Json& json) {
  const auto [wins, losses, ties] = RecordOf(data.View(), row.a, row.b);
  json.Put("rank_wins", wins);
  json.Put("rank_losses", losses);
  json.Put("rank_ties", ties);
}

/// `deciding`, of all pairs or against the control, is null where no difference
/// of all was found.
Json PairsJson(const FriedmanData& data, const FriedmanFindings& findings,
               const Procedure* deciding,
               const std::optional<ControlTests>& control, double alpha) {
  const PostHocTests& post_hoc = findings.post_hoc;
  Json pairs = Json::EmptyArray();
  for (std::size_t i = 0; i < findings.pairs.rows.size(); ++i) {
    Json reasons = Json::EmptyObject();
    Json pair = PairJson(data.results, findings.pairs, i, reasons);
    pair.Put("rank_diff", post_hoc.rank_difference[i]);
    pair.Put("z", post_hoc.z[i]);
    pair.Put("p_unadjusted", post_hoc.p[i]);
    PutRecord(data, findings.pairs.rows[i], pair);
    PutProcedures(post_hoc.procedures, i, pair, reasons);
    if (deciding != nullptr)
      PutWinner(data, findings, *deciding, control, i, alpha, pair);
    pair.Put("reasons", std::move(reasons));
    pairs.Add(std::move(pair));
  }
  return pairs;
}

/// Critical differences at the usual levels: nemenyi_cd_0.05 and so on.
void PutCriticalDifferences(const FriedmanData& data, Json& tests,
                            Json& reasons) {
  for (const PostHoc* procedure : PostHocs()) {
    if (procedure->critical_difference == nullptr) continue;
    for (const auto& [alpha, name] : kCriticalLevels) {
      const std::string key =
          std::string(procedure->id).append("_cd_").append(name);
      PutValue(tests, reasons, key,
               procedure->critical_difference(data.Summary(), alpha));
    }
  }
}

Json TestsJson(const FriedmanData& data, const FriedmanFindings& findings) {
  Json tests = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  for (const auto& [key, value] : findings.tests)
    PutValue(tests, reasons, key, value);
  PutCriticalDifferences(data, tests, reasons);
  tests.Put("reasons", std::move(reasons));
  return tests;
}

Json InputJsonOf(const Table& table, const Roles& roles,
                 const FriedmanData& data) {
  const Results& results = data.results;
  Json input = ComparisonInputJson(table, roles, results);
  Json names = Json::EmptyArray();
  for (const std::string& name : results.datasets) names.Add(name);
  input.Put("datasets", std::move(names));
  if (!results.datasets_left_out.empty()) {
    Json left_out = Json::EmptyArray();
    for (const std::string& name : results.datasets_left_out)
      left_out.Add(name);
    input.Put("left_out", std::move(left_out));
  }
  Json folds;
  if (results.most_folds > 1) {
    folds = Json::ObjectOf("min", Json(results.fewest_folds));
    folds.Put("max", results.most_folds);
    folds.Put("of", results.averaged);
  }
  input.Put("folds_averaged", std::move(folds));
  return input;
}

/// The column that calls the rows folds or runs, by its role or, where it was
/// chosen to name the data sets, by its own name.
std::string FoldsColumn(const Table& table, const Roles& roles) {
  static constexpr std::string_view kNames[] = {
      "fold", "folds", "split", "run", "repeat", "repetition", "折", "轮次"};
  if (roles.dataset) {
    const std::string& name = table.columns[*roles.dataset].name;
    const bool named = std::find(std::begin(kNames), std::end(kNames),
                                 Simplify(name)) != std::end(kNames);
    return named ? name : std::string();
  }
  const std::optional<std::size_t> column = roles.fold ? roles.fold : roles.run;
  return column ? table.columns[*column].name : std::string();
}

const Procedure* FindProcedure(const PostHocTests& tests, std::string_view id) {
  const auto found = std::find_if(
      tests.procedures.begin(), tests.procedures.end(),
      [id](const Procedure& procedure) { return procedure.id == id; });
  return found == tests.procedures.end() ? nullptr : &*found;
}

}  // namespace

FriedmanFindings FindFriedman(const FriedmanData& data,
                              const Options& options) {
  const Parameters parameters = options.ToParameters();
  FriedmanFindings findings;
  for (const Test* test : Tests()) {
    if (test->from_results == nullptr) continue;
    for (const auto& [key, value] : test->from_results(data.View(), parameters))
      findings.tests.emplace_back(key, value);
  }
  const bool detailed = IsDetailed(data.results.column_count());
  const bool effects =
      HasEffects(data.results.column_count(), data.results.row_count());
  findings.pairs = ComparePairs(
      data.results, {.design = nullptr, .all = detailed, .effects = effects},
      parameters);
  findings.post_hoc = TestAllPairs(data, findings.pairs);
  return findings;
}

const Procedure& WantedProcedure(const PostHocTests& tests,
                                 const Options& options) {
  const std::string& wanted = options.post_hoc;
  const bool of_pairs = !wanted.empty() && !IsForControlOnly(wanted);
  const Procedure* found =
      FindProcedure(tests, of_pairs ? wanted : kDefaultPostHoc);
  assert(found != nullptr);
  return *found;
}

const Procedure& DecidingProcedure(const PostHocTests& tests,
                                   const Options& options) {
  const Procedure& wanted = WantedProcedure(tests, options);
  if (wanted.HasPValues()) return wanted;
  const bool of_wilcoxon = wanted.id.starts_with(kWilcoxon);
  const Procedure* instead = FindProcedure(
      tests, std::string(of_wilcoxon ? kWilcoxon : "").append(kFallback));
  const bool serves = instead != nullptr && instead->HasPValues();
  return serves ? *instead : wanted;
}

Json FriedmanReport(const Table& table, const Roles& roles,
                    const Options& options, const FriedmanData& data,
                    const FriedmanFindings& findings, const Procedure& deciding,
                    const std::optional<ControlTests>& control) {
  const bool differ = AnyDiffer(data, findings, options.alpha);
  const bool against = control && data.results.column_count() > 2;
  const Procedure& judging =
      against ? DecidingAgainst(*control, deciding) : deciding;
  Json used = ComparisonOptionsJson(table, roles, options, data.results);
  const bool is_wanted = options.post_hoc == judging.id;
  used.Put("post_hoc", is_wanted ? judging.id : deciding.id);
  used.Put("control",
           control ? Json(data.results.algorithms[control->control]) : Json());
  const std::size_t columns = data.results.column_count();
  Json values =
      Json::ObjectOf("result", RowsJson(data.results.result, columns));
  values.Put("rank", RowsJson(data.ranks.rank, columns));
  values.Put("tie_sizes", TieSizesJson(data.ranks.rank, columns));

  Json report =
      BeginReport(roles, InputJsonOf(table, roles, data), std::move(used),
                  WarningsJson(data.results.warnings),
                  FriedmanVerdict(data, findings, judging, control, options));
  report.Put("models", ModelsJson(data, control));
  report.Put("pairs", PairsJson(data, findings, differ ? &judging : nullptr,
                                control, options.alpha));
  report.Put("tests", TestsJson(data, findings));
  report.Put("values", std::move(values));
  report.Put("procedures",
             ProceduresJson(data, findings.post_hoc, deciding, options.alpha));
  report.Put("control", against ? ControlJson(data, *control, judging, differ,
                                              options.alpha)
                                : Json());
  report.Put("advice", FriedmanAdvice(data, findings, deciding, control,
                                      options, FoldsColumn(table, roles)));
  return report;
}

}  // namespace melon
