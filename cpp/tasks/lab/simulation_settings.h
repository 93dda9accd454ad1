#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "base/problem.h"
#include "base/result.h"
#include "io/json/json.h"
#include "report/answers.h"
#include "tasks/lab/lab_working.h"

namespace melon {

/// A number of the settings of a simulation.
template <class Settings>
struct SimulationSetting {
  std::string_view name;
  double Settings::*member;
  Limits limits;
  bool whole = true;
};

/// Puts the number under the name of the request into `value`; without one it
/// stays as it is.
[[nodiscard]] std::optional<Problem> ReadSetting(const Json& request,
                                                 std::string_view name,
                                                 const Limits& limits,
                                                 bool whole, double& value);

/// All of them.
template <class Settings>
[[nodiscard]] std::optional<Problem> ReadSettings(
    const Json& request, std::span<const SimulationSetting<Settings>> list,
    Settings& settings) {
  for (const auto& one : list) {
    if (auto problem = ReadSetting(request, one.name, one.limits, one.whole,
                                   settings.*one.member))
      return problem;
  }
  return std::nullopt;
}

/// Puts each under its name.
template <class Settings>
void PutSettings(std::span<const SimulationSetting<Settings>> list,
                 const Settings& settings, Json& json) {
  for (const auto& one : list) json.Put(one.name, settings.*one.member);
}

inline constexpr Limits kSimulationSeeds{.low = 0, .high = 0x1p53 - 1};

/// "range" of a request, within the count; all repetitions without one.
[[nodiscard]] PlaceRange ReadRepetitions(const Json& request, double count);

/// The list of numbers under the key of each of "parts", one behind the other;
/// nothing where one of them is no such list.
[[nodiscard]] std::optional<std::vector<double>> JoinedNumbers(
    const Json& parts, std::string_view key);

/// The parts of a simulation do not fit its settings.
[[nodiscard]] Problem UnfitParts();

/// How a simulation is done in parts.
template <class Simulation, class Simulated>
struct SimulationSteps {
  Result<Simulated> (*simulate)(const Simulation& simulation, PlaceRange range);
  Json (*part)(Simulated simulated);
  /// Of the parts of an answer; nothing where they do not fit.
  std::optional<Simulated> (*join)(const Json& parts, double repetitions);
  Json (*summary)(const Simulation& simulation, const Simulated& simulated);
  /// How the number of the summary that "working" asks for comes about.
  std::optional<WorkedOut<Value>> (*work)(const Simulation& simulation,
                                          const Simulated& simulated,
                                          const Json& wanted);
};

/// The part of the repetitions in "range", the summary of "parts" that were
/// answers before, or without either the summary of all repetitions; with
/// "working" one of its numbers.
template <class Simulation, class Simulated>
[[nodiscard]] Json AnswerInParts(
    const Json& request, const Simulation& simulation,
    const SimulationSteps<Simulation, Simulated>& steps) {
  const double count = simulation.settings.repetitions;
  const auto summary = [&](const Simulated& simulated) {
    const Json* const wanted = AskedWorking(request);
    return wanted == nullptr
               ? steps.summary(simulation, simulated)
               : LabWorkingAnswer(request,
                                  steps.work(simulation, simulated, *wanted));
  };
  if (const Json* const parts = request.Find("parts")) {
    const std::optional<Simulated> simulated = steps.join(*parts, count);
    return simulated ? summary(*simulated) : ErrorJson(UnfitParts());
  }
  Result<Simulated> simulated =
      steps.simulate(simulation, ReadRepetitions(request, count));
  if (!simulated) return ErrorJson(simulated.problem());
  return request.Find("range") == nullptr
             ? summary(simulated.value())
             : steps.part(std::move(simulated.value()));
}

}  // namespace melon
