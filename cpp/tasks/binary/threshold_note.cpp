#include "tasks/binary/threshold_note.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "table/name_list.h"
#include "tasks/binary/threshold_wish.h"
#include "thresholds/threshold_rule.h"

namespace melon {
namespace {

constexpr const char* kCode = "threshold_on_test_set";

/// Rules with a target can choose any score, so they tell nothing.
bool IsChosenByRule(const Options& options, const BinaryModel& model) {
  const auto rules = ThresholdRules();
  const ThresholdWish wish = WishOf(options);
  return std::any_of(rules.begin(), rules.end(), [&](const auto* rule) {
    if (rule->needs_target) return false;
    const auto outcome = rule->choose(model.groups.view(), wish);
    return outcome.undefined == nullptr &&
           outcome.choice.threshold == model.threshold;
  });
}

Problem ChosenHere(const std::vector<std::string>& names) {
  return WarningAbout(
      kCode,
      {"The threshold of {0} was chosen on these cases by a rule, so its "
       "errors "
       "and McNemar’s p are likely too favourable.",
       "{0}的阈值是按规则在同一批样例上选出的，其错误数与 McNemar 检验的 p 值"
       "多半偏乐观。"},
      {"The thresholds of {0} were chosen on these cases by a rule, so their "
       "errors and McNemar’s p are likely too favourable.",
       "{0}的阈值都是按规则在同一批样例上选出的，其错误数与 McNemar 检验的 p "
       "值多半偏乐观。"},
      names);
}

Problem IfChosenHere(const std::vector<std::string>& names) {
  return WarningAbout(
      kCode,
      {"If the threshold of {0} was chosen on these cases, its errors and "
       "McNemar’s p are likely too favourable.",
       "若{0}的阈值是在同一批样例上选出的，其错误数与 McNemar 检验的 p 值多半"
       "偏乐观。"},
      {"If the thresholds of {0} were chosen on these cases, their errors and "
       "McNemar’s p are likely too favourable.",
       "若{0}的阈值是在同一批样例上选出的，其错误数与 McNemar 检验的 p 值多半"
       "偏乐观。"},
      names);
}

}  // namespace

std::vector<Problem> ThresholdNotes(const Options& options,
                                    const BinaryData& data,
                                    const Json& verdict) {
  const Json* const second = verdict.Find("second");
  constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();
  if (second == nullptr || std::isnan(NumberOr(*second, "p", kUndefined)))
    return {};
  std::vector<std::string> chosen;
  std::vector<std::string> given;
  for (const BinaryModel& model : data.models) {
    const bool is_compared = model.name == TextOf(verdict, "best") ||
                             model.name == TextOf(verdict, "other");
    if (!is_compared || !options.SetsThresholdOf(model.name)) continue;
    if (options.thresholds.contains(model.name) &&
        IsChosenByRule(options, model)) {
      chosen.push_back(model.name);
    } else if (model.threshold != Options().threshold) {
      given.push_back(model.name);
    }
  }
  std::vector<Problem> notes;
  if (!chosen.empty()) notes.push_back(ChosenHere(chosen));
  if (!given.empty()) notes.push_back(IfChosenHere(given));
  return notes;
}

}  // namespace melon
