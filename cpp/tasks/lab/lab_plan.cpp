#include "tasks/lab/lab_plan.h"

#include <algorithm>

#include "options/values.h"

namespace melon {
namespace {

Json WithStratify(const Table& table, const Json& request,
                  const LabTarget& target) {
  Json with = request.Copy();
  if (request.Find("stratify") != nullptr) return with;
  if (target.is_classification())
    with.Put("stratify", table.columns[target.column].name);
  else
    with.Put("stratify", Json());
  return with;
}

}  // namespace

Result<SplitRequest> ReadLabPlan(const Table& table, const Json& request,
                                 const LabTarget& target) {
  Result<SplitRequest> plan =
      ReadSplitRequest(table, WithStratify(table, request, target));
  if (plan || request.Find("stratify") != nullptr) return plan;
  // A plan that cannot be stratified, or not together with groups, is made
  // without; any other problem comes again.
  Json plain = request.Copy();
  plain.Put("stratify", Json());
  return ReadSplitRequest(table, plain);
}

std::pair<std::size_t, std::size_t> ReadRange(const Json& json,
                                              std::size_t count) {
  const auto* const ends = json.As<Json::Array>();
  if (ends == nullptr || ends->size() != 2) return {0, 0};
  const auto read = [count](const Json& end) {
    return static_cast<std::size_t>(
        std::clamp(AsNumber(end).value_or(0), 0.0, static_cast<double>(count)));
  };
  return {read((*ends)[0]), read((*ends)[1])};
}

}  // namespace melon
