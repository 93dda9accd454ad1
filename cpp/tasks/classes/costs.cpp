#include "tasks/classes/costs.h"

#include <cstddef>
#include <utility>

#include "base/reasons.h"
#include "base/sum.h"
#include "kernels/binary/probabilities.h"
#include "kernels/classes/joint_counts.h"
#include "kernels/classes/minimal_cost.h"
#include "tasks/classes/confusion_json.h"

namespace melon {
namespace {

/// About ten seconds of work.
constexpr double kMostOperations = 1e10;
constexpr Reason kTooLarge{
    "too_large",
    {"too many cases and classes to find the cheapest decision for each",
     "样例与类别太多，无法逐一按最小代价判决"}};

double MeanCost(const ConfusionMatrix& matrix, std::span<const double> costs) {
  const std::size_t classes = matrix.class_count();
  Sum cost;
  for (std::size_t truth = 0; truth < classes; ++truth) {
    for (std::size_t prediction = 0; prediction < classes; ++prediction) {
      cost.Add(costs[(truth * classes) + prediction] *
               matrix.At(truth, prediction));
    }
  }
  return cost.value() / matrix.Total();
}

/// The costs with rows and columns in the order of the model's columns.
std::vector<double> InColumnOrder(const ClassModel& model,
                                  std::span<const double> costs) {
  const std::size_t classes = model.class_of_column.size();
  std::vector<double> ordered;
  ordered.reserve(costs.size());
  for (const std::size_t truth : model.class_of_column) {
    for (const std::size_t prediction : model.class_of_column)
      ordered.push_back(costs[(truth * classes) + prediction]);
  }
  return ordered;
}

Json MinimalJson(const ClassData& data, const ClassModel& model,
                 std::span<const double> costs) {
  const ClassProbabilities probabilities = ProbabilitiesOf(data, model);
  const auto classes = static_cast<double>(data.class_count());
  if (!AreProbabilities(probabilities)) {
    return Json::ObjectOf("reason",
                          Json(reasons::scores_outside_unit_interval.id));
  }
  if (static_cast<double>(data.case_count()) * classes * classes >
      kMostOperations)
    return Json::ObjectOf("reason", Json(kTooLarge.id));
  MinimalCost minimal =
      DecideAtMinimalCost(probabilities, InColumnOrder(model, costs));
  Sum changed;
  for (std::size_t i = 0; i < minimal.decision.size(); ++i) {
    std::uint16_t& decision = minimal.decision[i];
    decision = model.class_of_column[decision];
    if (decision != model.predicted[i]) changed.Add(data.WeightOf(i));
  }
  const ConfusionMatrix matrix(
      data.class_count(), JointCounts(data.truth, minimal.decision, data.weight,
                                      data.class_count()));
  Json json = Json::EmptyObject();
  json.Put("cost", MeanCost(matrix, costs));
  json.Put("expected_cost", minimal.expected_cost);
  json.Put("accuracy", matrix.Correct() / matrix.Total());
  json.Put("changed", changed.value());
  json.Put("confusion", ConfusionJson(data, matrix));
  return json;
}

}  // namespace

Json CostsJson(const ClassData& data, const ClassModel& model,
               std::span<const double> costs) {
  Json json = Json::EmptyObject();
  json.Put("cost_sensitive_error", MeanCost(model.matrix, costs));
  if (model.has_probabilities())
    json.Put("minimal", MinimalJson(data, model, costs));
  return json;
}

}  // namespace melon
