#include "tasks/lab/lost_classes.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "tasks/splitting/plan_warnings.h"

namespace melon {
namespace {

using Counts = std::vector<std::uint32_t>;

Counts CountClasses(const LabTarget& target,
                    std::span<const std::uint32_t> rows) {
  Counts counts(target.labels.size());
  for (const std::uint32_t row : rows) ++counts[target.classes[row]];
  return counts;
}

bool MayHoldAllClasses(const SplitPlan& plan, std::size_t class_count) {
  return std::any_of(plan.splits.begin(), plan.splits.end(),
                     [class_count](const Split& split) {
                       return split.test.size() >= class_count;
                     });
}

/// Counts the sets of one split that have no row of a class.
void LookAt(const Split& split, const LabTarget& target, bool looks_at_test,
            std::vector<ClassRange>& classes) {
  const Counts test = CountClasses(target, split.test);
  const Counts train =
      split.train ? CountClasses(target, *split.train) : Counts();
  for (std::size_t i = 0; i < classes.size(); ++i) {
    const std::uint32_t learnt_from =
        split.train ? train[i] : classes[i].rows - test[i];
    if (learnt_from == 0) ++classes[i].without_train;
    if (looks_at_test && test[i] == 0) ++classes[i].without_test;
  }
}

}  // namespace

void WarnOfLostClasses(const LabTarget& target, const SplitPlan& plan,
                       std::vector<Problem>& warnings) {
  const std::size_t count = target.labels.size();
  if (count == 0) return;
  std::vector<ClassRange> classes(count);
  for (const std::uint16_t one : target.classes) ++classes[one].rows;
  const bool looks_at_tests = MayHoldAllClasses(plan, count);
  for (const Split& split : plan.splits)
    LookAt(split, target, looks_at_tests, classes);
  WarnOfMissingClasses(target.labels, classes, plan.splits.size(), false,
                       warnings);
}

}  // namespace melon
