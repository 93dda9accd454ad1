#include "tasks/lab/lab_basis.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace melon {
namespace {

/// What learners do with the basis.
constexpr std::string_view kNoPartOfIt[] = {
    "learners", "splits", "training_share", "with_training", "apparent"};

std::string BasisOf(const Json& request) {
  Json basis = Json::EmptyObject();
  for (const JsonMember& member : *request.As<Json::Object>()) {
    const bool counts =
        std::find(std::begin(kNoPartOfIt), std::end(kNoPartOfIt), member.key) ==
        std::end(kNoPartOfIt);
    if (counts) basis.PutNew(member.key, member.value.Copy());
  }
  return Serialize(basis);
}

Result<LabBasis> ReadBasis(const Table& table, const Json& request) {
  Result<LabData> data = ReadLabData(table, request);
  if (!data) return data.problem();
  Result<LabPlan> plan = ReadLabPlan(table, request, data.value().target);
  if (!plan) return plan.problem();
  std::erase_if(plan.value().plan.splits,
                [](const Split& split) { return split.inner_fold > 0; });
  return LabBasis{.data = std::move(data.value()),
                  .plan = std::move(plan.value())};
}

}  // namespace

Result<const LabBasis*> KeptLabBasis::Read(const Table& table,
                                           const Json& request) {
  std::string asked = BasisOf(request);
  if (!basis_ || asked != asked_) {
    basis_.reset();
    Result<LabBasis> read = ReadBasis(table, request);
    if (!read) return read.problem();
    basis_ = std::move(read.value());
    asked_ = std::move(asked);
  }
  return &*basis_;
}

}  // namespace melon
