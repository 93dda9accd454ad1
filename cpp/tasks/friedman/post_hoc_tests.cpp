#include "tasks/friedman/post_hoc_tests.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>

#include "special/normal.h"

namespace melon {
namespace {

/// An undefined comparison stays undefined and counts as one with p = 1, so
/// that the family is that of all pairs.
std::vector<Value> AdjustDefined(const PostHoc& procedure,
                                 const std::vector<Value>& p_values,
                                 std::size_t algorithms) {
  std::vector<double> p;
  p.reserve(p_values.size());
  for (const Value& value : p_values)
    p.push_back(value.defined() ? value.number() : 1);
  std::vector<Value> adjusted = procedure.adjust(p, algorithms);
  for (std::size_t i = 0; i < adjusted.size(); ++i) {
    if (!p_values[i].defined()) adjusted[i] = p_values[i];
  }
  return adjusted;
}

/// Of all pairs, from the unadjusted p-values, the ranks or the results.
std::vector<Value> PValuesOf(const PostHoc& procedure,
                             const std::vector<double>& p_values,
                             const FriedmanData& data) {
  if (procedure.adjust != nullptr)
    return procedure.adjust(p_values, data.results.column_count());
  if (procedure.from_ranks != nullptr)
    return procedure.from_ranks(data.Summary());
  return procedure.from_results(data.View());
}

/// Ranks decide but for what is computed from the results themselves.
Statistic StatisticOf(const PostHoc& procedure) {
  return procedure.from_results != nullptr ? Statistic::mean
                                           : Statistic::mean_rank;
}

const Procedure* FindIn(const std::vector<Procedure>& procedures,
                        std::string_view id) {
  const auto found = std::find_if(
      procedures.begin(), procedures.end(),
      [id](const Procedure& procedure) { return procedure.id == id; });
  return found == procedures.end() ? nullptr : &*found;
}

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/// A control of two algorithms: Wilcoxon's test of the pair is the only one.
ControlTests WithoutTests(std::size_t control) {
  ControlTests tests{.control = control,
                     .z = {kNone, kNone},
                     .p = {kNone, kNone},
                     .procedures = {},
                     .wanted = {}};
  for (const PostHoc* procedure : PostHocs()) {
    if (!procedure->for_control || procedure->adjust == nullptr) continue;
    const std::string id(procedure->id);
    tests.procedures.push_back(
        {id, "control_" + id + "_p", procedure, Statistic::mean_rank,
         std::vector<Value>(2, Value(reasons::two_algorithms))});
  }
  return tests;
}

}  // namespace

bool Procedure::HasPValues() const {
  return std::any_of(p_values.begin(), p_values.end(),
                     [](const Value& p) { return p.defined(); });
}

const Reason& Procedure::Obstacle() const {
  return p_values.empty() ? reasons::too_many_pairs : p_values.front().reason();
}

std::vector<Value> WilcoxonPs(const PairTable& pairs) {
  const std::size_t exact = pairs.PlaceOf("wilcoxon_p_exact");
  const std::size_t approximate = pairs.PlaceOf("wilcoxon_p_approx");
  std::vector<Value> p_values;
  p_values.reserve(pairs.rows.size());
  for (const PairTable::Row& row : pairs.rows) {
    p_values.push_back(row.values[exact].defined() ? row.values[exact]
                                                   : row.values[approximate]);
  }
  return p_values;
}

double RankStandardError(const FriedmanData& data) {
  const auto k = static_cast<double>(data.results.column_count());
  const auto rows = static_cast<double>(data.results.row_count());
  return std::sqrt(k * (k + 1) / (6 * rows));
}

PostHocTests TestAllPairs(const FriedmanData& data, const PairTable& pairs) {
  const double error = RankStandardError(data);
  PostHocTests tests;
  for (const PairTable::Row& row : pairs.rows) {
    const double difference = data.mean_rank[row.a] - data.mean_rank[row.b];
    tests.rank_difference.push_back(difference);
    tests.z.push_back(difference / error);
    tests.p.push_back(NormalTwoSided(difference / error));
  }
  tests.directions = DirectionsOf(data, pairs);
  const std::size_t algorithms = data.results.column_count();
  const std::vector<Value> wilcoxon = WilcoxonPs(pairs);
  const bool any = !pairs.rows.empty();
  for (const PostHoc* procedure : PostHocs()) {
    if (!procedure->for_pairs) continue;
    const std::string id(procedure->id);
    const bool adjusts = procedure->adjust != nullptr;
    tests.procedures.push_back(
        {id, id + "_p", procedure, StatisticOf(*procedure),
         any ? PValuesOf(*procedure, tests.p, data) : std::vector<Value>()});
    if (!adjusts) continue;
    tests.procedures.push_back(
        {"wilcoxon_" + id, "wilcoxon_" + id + "_p", procedure,
         Statistic::signed_ranks,
         any ? AdjustDefined(*procedure, wilcoxon, algorithms)
             : std::vector<Value>()});
  }
  return tests;
}

bool IsForControlOnly(std::string_view procedure) {
  const auto all = PostHocs();
  return std::any_of(all.begin(), all.end(), [&](const PostHoc* one) {
    return one->id == procedure && !one->for_pairs;
  });
}

ControlTests TestAgainst(std::size_t control, const FriedmanData& data,
                         std::string wanted) {
  if (data.results.column_count() == 2) return WithoutTests(control);
  const double error = RankStandardError(data);
  const std::size_t algorithms = data.results.column_count();
  ControlTests tests{.control = control,
                     .z = {},
                     .p = {},
                     .procedures = {},
                     .wanted = std::move(wanted)};
  std::vector<double> others;
  for (std::size_t i = 0; i < algorithms; ++i) {
    const double z = (data.mean_rank[i] - data.mean_rank[control]) / error;
    const double p = NormalTwoSided(z);
    tests.z.push_back(i == control ? kNone : z);
    tests.p.push_back(i == control ? kNone : p);
    if (i != control) others.push_back(p);
  }
  for (const PostHoc* procedure : PostHocs()) {
    if (!procedure->for_control || procedure->adjust == nullptr) continue;
    const std::string id(procedure->id);
    std::vector<Value> p_values = procedure->adjust(others, algorithms);
    p_values.insert(p_values.begin() + static_cast<std::ptrdiff_t>(control),
                    reasons::is_control);
    tests.procedures.push_back({id, "control_" + id + "_p", procedure,
                                Statistic::mean_rank, std::move(p_values)});
  }
  return tests;
}

const Procedure& DecidingAgainst(const ControlTests& control,
                                 const Procedure& of_pairs) {
  const bool is_one_step =
      of_pairs.id == "nemenyi" || of_pairs.id == "bonferroni";
  const std::string_view wanted = is_one_step
                                      ? std::string_view("bonferroni_dunn")
                                      : std::string_view(of_pairs.id);
  const Procedure* found =
      FindIn(control.procedures,
             IsForControlOnly(control.wanted) ? control.wanted : wanted);
  if (found == nullptr) found = FindIn(control.procedures, "holm");
  assert(found != nullptr);
  return *found;
}

double WinnerAgainst(const PostHocTests& tests, const ControlTests& control,
                     const Procedure& procedure, const PairTable& pairs,
                     std::size_t pair, double alpha) {
  const PairTable::Row& row = pairs.rows[pair];
  if (row.a != control.control && row.b != control.control) return 0;
  const std::size_t other = row.a == control.control ? row.b : row.a;
  const Value& p = procedure.p_values[other];
  if (!p.defined() || p.number() > alpha) return 0;
  return tests.directions.Of(procedure.statistic, pair);
}

double WinnerOf(const PostHocTests& tests, const Procedure& procedure,
                std::size_t pair, double alpha) {
  if (procedure.p_values.empty()) return 0;
  const Value& p = procedure.p_values[pair];
  if (!p.defined() || p.number() > alpha) return 0;
  return tests.directions.Of(procedure.statistic, pair);
}

}  // namespace melon
