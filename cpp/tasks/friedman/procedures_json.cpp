#include "tasks/friedman/procedures_json.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "base/sorted_indices.h"
#include "kernels/comparison/all_pairs/cliques.h"
#include "tasks/comparison/pairs.h"

namespace melon {
namespace {

/// Up to so many algorithms the cliques of every procedure are found, beyond
/// only those of the one that decides.
constexpr std::size_t kMostWithAllCliques = 30;

bool IsSignificant(const Value& p, double alpha) {
  return p.defined() && p.number() <= alpha;
}

/// Not when it adjusts other tests than those of mean ranks.
bool HasCriticalDifference(const Procedure& procedure) {
  return procedure.post_hoc->critical_difference != nullptr &&
         procedure.id == procedure.post_hoc->id;
}

std::size_t CountSignificant(const Procedure& procedure, double alpha) {
  return static_cast<std::size_t>(std::count_if(
      procedure.p_values.begin(), procedure.p_values.end(),
      [alpha](const Value& p) { return IsSignificant(p, alpha); }));
}

/// What all procedures say: id, key, critical difference and critical value,
/// number of significant comparisons; the reason when every p-value lacks.
Json ProcedureJson(const FriedmanData& data, const Procedure& procedure,
                   double alpha) {
  Json json = Json::ObjectOf("id", Json(procedure.id));
  json.Put("key", procedure.key);
  json.Put("statistic", NameOf(procedure.statistic));
  const bool has_difference = HasCriticalDifference(procedure);
  const auto critical = [&](auto find) -> Value {
    if (!has_difference) return reasons::no_critical_difference;
    return find(data.Summary(), alpha);
  };
  Json reasons = Json::EmptyObject();
  PutValue(json, reasons, "critical_difference",
           critical(procedure.post_hoc->critical_difference));
  PutValue(json, reasons, "critical_value",
           critical(procedure.post_hoc->critical_value));
  json.Put("significant", CountSignificant(procedure, alpha));
  json.Put("reasons", std::move(reasons));
  if (!procedure.HasPValues()) json.Put("reason", procedure.Obstacle().id);
  return json;
}

/// Groups of algorithms, the procedure's p-values joining those that do not
/// differ.
Cliques CliquesOf(const FriedmanData& data, const Procedure& procedure,
                  const std::vector<std::size_t>& order, double alpha) {
  const std::size_t count = order.size();
  if (HasCriticalDifference(procedure)) {
    std::vector<double> mean_rank;
    mean_rank.reserve(count);
    for (const std::size_t i : order) mean_rank.push_back(data.mean_rank[i]);
    const Value difference =
        procedure.post_hoc->critical_difference(data.Summary(), alpha);
    return difference.defined()
               ? MaximalIntervals(mean_rank, difference.number())
               : Cliques{};
  }
  std::vector<std::uint8_t> differ(count * count, 0);
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = i + 1; j < count; ++j) {
      const auto [a, b] = std::minmax(order[i], order[j]);
      const Value& p = procedure.p_values[PairIndex(a, b, count)];
      const std::uint8_t differs = IsSignificant(p, alpha) ? 1 : 0;
      differ[(i * count) + j] = differ[(j * count) + i] = differs;
    }
  }
  return MaximalCliques(differ, count);
}

/// Into a procedure's JSON: "cliques", and "cliques_complete" when the search
/// gave up. Without p-values there are none.
void PutCliques(const FriedmanData& data, const Procedure& procedure,
                double alpha, Json& json) {
  if (json.Find("reason") != nullptr) return;
  const std::vector<std::size_t> order = ByMeanRank(data);
  const Cliques cliques = CliquesOf(data, procedure, order, alpha);
  Json groups = Json::EmptyArray();
  for (const std::vector<std::size_t>& group : cliques.groups) {
    Json::Numbers places;
    for (const std::size_t place : group)
      places.push_back(static_cast<double>(order[place]));
    groups.Add(Json(std::move(places)));
  }
  json.Put("cliques", std::move(groups));
  if (!cliques.complete) json.Put("cliques_complete", Json(false));
}

}  // namespace

std::vector<std::size_t> ByMeanRank(const FriedmanData& data) {
  return SortedIndices(data.mean_rank.size(),
                       [&](std::size_t a, std::size_t b) {
                         return data.mean_rank[a] < data.mean_rank[b];
                       });
}

std::vector<std::size_t> SharingFirstRank(const FriedmanData& data) {
  std::vector<std::size_t> order = ByMeanRank(data);
  const double best = data.mean_rank[order.front()];
  std::erase_if(order,
                [&](std::size_t i) { return data.mean_rank[i] != best; });
  return order;
}

void PutProcedures(const std::vector<Procedure>& procedures, std::size_t pair,
                   Json& json, Json& reasons) {
  for (const Procedure& procedure : procedures)
    PutValue(json, reasons, procedure.key, procedure.p_values[pair]);
}

void PutControl(const ControlTests& control, std::size_t algorithm,
                Json& metrics, Json& reasons) {
  // All are undefined for the same reason, or none is.
  const Value& any = control.procedures.front().p_values[algorithm];
  PutValue(metrics, reasons, "control_z",
           any.defined() ? Value(control.z[algorithm]) : any);
  PutValue(metrics, reasons, "control_p",
           any.defined() ? Value(control.p[algorithm]) : any);
  for (const Procedure& procedure : control.procedures)
    PutValue(metrics, reasons, procedure.key, procedure.p_values[algorithm]);
}

Json ProceduresJson(const FriedmanData& data, const PostHocTests& tests,
                    const Procedure& deciding, double alpha) {
  const bool all = data.mean_rank.size() <= kMostWithAllCliques;
  Json list = Json::EmptyArray();
  for (const Procedure& procedure : tests.procedures) {
    Json json = ProcedureJson(data, procedure, alpha);
    if (all || &procedure == &deciding)
      PutCliques(data, procedure, alpha, json);
    list.Add(std::move(json));
  }
  return list;
}

Json ControlJson(const FriedmanData& data, const ControlTests& control,
                 const Procedure& deciding, bool any_differ, double alpha) {
  Json json =
      Json::ObjectOf("name", Json(data.results.algorithms[control.control]));
  json.Put("index", control.control);
  json.Put("procedure", deciding.id);
  Json better = Json::EmptyArray();
  Json worse = Json::EmptyArray();
  const double own = data.mean_rank[control.control];
  for (const std::size_t i : ByMeanRank(data)) {
    if (!any_differ || !IsSignificant(deciding.p_values[i], alpha)) continue;
    Json& group = data.mean_rank[i] < own ? better : worse;
    group.Add(data.results.algorithms[i]);
  }
  json.Put("better", std::move(better));
  json.Put("worse", std::move(worse));
  Json list = Json::EmptyArray();
  for (const Procedure& procedure : control.procedures)
    list.Add(ProcedureJson(data, procedure, alpha));
  json.Put("procedures", std::move(list));
  return json;
}

}  // namespace melon
