#include "tasks/friedman/post_hoc_tests.h"

#include <cmath>
#include <limits>
#include <utility>

#include "special/normal.h"

namespace melon {
namespace {

/// Of each pair, the exact p-value where there is one.
std::vector<Value> WilcoxonPs(const PairTable& pairs) {
  const std::size_t exact = pairs.PlaceOf("wilcoxon_p_exact");
  const std::size_t approximate = pairs.PlaceOf("wilcoxon_p_approx");
  std::vector<Value> p_values;
  for (const PairTable::Row& row : pairs.rows) {
    p_values.push_back(row.values[exact].defined() ? row.values[exact]
                                                   : row.values[approximate]);
  }
  return p_values;
}

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

}  // namespace

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
  const std::size_t algorithms = data.results.column_count();
  const std::vector<Value> wilcoxon = WilcoxonPs(pairs);
  for (const PostHoc* procedure : PostHocs()) {
    if (!procedure->for_pairs) continue;
    const std::string id(procedure->id);
    const bool adjusts = procedure->adjust != nullptr;
    tests.procedures.push_back(
        {id, id + "_p", procedure, PValuesOf(*procedure, tests.p, data)});
    if (!adjusts) continue;
    tests.procedures.push_back(
        {"wilcoxon_" + id, "wilcoxon_" + id + "_p", procedure,
         AdjustDefined(*procedure, wilcoxon, algorithms)});
  }
  return tests;
}

ControlTests TestAgainst(std::size_t control, const FriedmanData& data) {
  const double error = RankStandardError(data);
  const std::size_t algorithms = data.results.column_count();
  ControlTests tests{.control = control, .z = {}, .p = {}, .procedures = {}};
  std::vector<double> others;
  for (std::size_t i = 0; i < algorithms; ++i) {
    const double z = (data.mean_rank[i] - data.mean_rank[control]) / error;
    const double p = NormalTwoSided(z);
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
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
    tests.procedures.push_back(
        {id, "control_" + id + "_p", procedure, std::move(p_values)});
  }
  return tests;
}

}  // namespace melon
