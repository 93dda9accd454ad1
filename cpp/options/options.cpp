#include "options/options.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "options/option.h"
#include "options/option_problem.h"
#include "options/values.h"

namespace melon {

std::optional<TaskKind> Options::ChosenTask() const {
  if (!task) return std::nullopt;
  return TaskOfName(*task);
}

double Options::ThresholdOf(std::string_view model) const {
  const auto own = thresholds.find(model);
  return own == thresholds.end() ? threshold : own->second;
}

bool Options::SetsThresholdOf(std::string_view model) const {
  return thresholds.contains(model) || threshold != Options().threshold;
}

std::optional<double> Options::ByName(std::string_view option) const {
  const Option* const known = FindOption(option);
  if (known == nullptr) return std::nullopt;
  const auto* const member = std::get_if<double Options::*>(&known->member);
  return member == nullptr ? std::nullopt : std::optional(this->**member);
}

Parameters Options::ToParameters() const {
  Parameters parameters;
  parameters.cost_fn = cost_fn;
  parameters.cost_fp = cost_fp;
  parameters.calibration_bins = calibration_bins;
  parameters.level = 1 - alpha;
  parameters.n_features = n_features;
  parameters.eps0 = eps0;
  parameters.rope = rope;
  parameters.draws = draws;
  parameters.seed = seed;
  return parameters;
}

std::string Options::ResampleText() const {
  std::string text(NameOf(resample));
  return cluster ? text.append("=").append(*cluster) : text;
}

namespace {

/// "--weight=" on the command line.
bool NamesNoColumn(const Option& option, const Json& value) {
  const auto* const text = value.As<std::string>();
  return option.kind == OptionKind::column && text != nullptr && text->empty();
}

}  // namespace

Result<Options> ParseOptions(const Json& json) {
  Options options;
  const auto* const members = json.As<Json::Object>();
  if (members == nullptr)
    return InvalidOption("options", ShowJson(json),
                         {"a JSON object", " JSON 对象"});
  for (const auto& [name, value] : *members) {
    if (value.IsNull()) {
      options.unassigned.push_back(name);
      continue;
    }
    const Option* const option = FindOption(name);
    if (option == nullptr) return UnknownOption(name);
    if (NamesNoColumn(*option, value)) {
      options.unassigned.push_back(name);
      continue;
    }
    if (std::optional<Problem> problem = ReadOption(*option, value, options))
      return *std::move(problem);
    options.given.push_back(name);
  }
  return options;
}

}  // namespace melon
