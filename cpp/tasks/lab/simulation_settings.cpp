#include "tasks/lab/simulation_settings.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "options/option_problem.h"
#include "options/values.h"

namespace melon {

std::optional<Problem> ReadSetting(const Json& request, std::string_view name,
                                   const Limits& limits, bool whole,
                                   double& value) {
  const Json* const given = request.Find(name);
  if (given == nullptr) return std::nullopt;
  const std::optional<double> number = AsNumber(*given);
  if (!number || !limits.Allow(*number) ||
      (whole && *number != std::floor(*number)))
    return InvalidOption(name, ShowJson(*given), ExpectedNumber(limits, whole));
  value = *number;
  return std::nullopt;
}

PlaceRange ReadRepetitions(const Json& request, double count) {
  const auto all = static_cast<std::size_t>(count);
  return RangeIn(request, all).value_or(PlaceRange{.begin = 0, .end = all});
}

std::optional<std::vector<double>> JoinedNumbers(const Json& parts,
                                                 std::string_view key) {
  const auto* const list = parts.As<Json::Array>();
  if (list == nullptr) return std::nullopt;
  std::vector<double> all;
  for (const Json& part : *list) {
    const Json* const found = part.Find(key);
    const auto* const numbers =
        found == nullptr ? nullptr : found->As<Json::Array>();
    if (numbers == nullptr) return std::nullopt;
    for (const Json& one : *numbers) {
      const std::optional<double> number = AsNumber(one);
      if (!number) return std::nullopt;
      all.push_back(*number);
    }
  }
  return all;
}

Problem UnfitParts() {
  return {
      .code = "invalid_query",
      .message = Fill({"The parts of the simulation do not fit its settings: "
                       "give those that were computed with the same ones.",
                       "模拟的各部分与其设置不符：请给出用同样设置算得的"
                       "部分。"})};
}

}  // namespace melon
