#include "tasks/lab/hyper_parameter_text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>

#include "base/text.h"
#include "options/option_problem.h"
#include "options/values.h"

namespace melon {
namespace {

Problem UnknownHyperParameter(std::string_view id, std::string_view name,
                              std::span<const HyperParameter* const> all) {
  std::string names;
  for (const HyperParameter* const parameter : all)
    names.append(names.empty() ? "" : ", ").append(parameter->name);
  const Text words =
      names.empty() ? Text{"{0} has no hyper-parameters; \"{1}\" was given.",
                           "{0} 没有超参数，却给出了“{1}”。"}
                    : Text{"{0} has no hyper-parameter \"{1}\"; it has {2}.",
                           "{0} 没有超参数“{1}”；它有：{2}。"};
  return {.code = "unknown_hyper_parameter",
          .message = Fill(words, {std::string(id), Shorten(name), names}),
          .value = std::string(name)};
}

Result<double> ReadValue(const HyperParameter& parameter,
                         std::string_view text) {
  if (parameter.kind == HyperParameterKind::choice) {
    const auto found =
        std::find(parameter.choices.begin(), parameter.choices.end(), text);
    if (found != parameter.choices.end())
      return static_cast<double>(found - parameter.choices.begin());
    std::string names;
    for (const std::string_view choice : parameter.choices)
      names.append(names.empty() ? "" : ", ").append(choice);
    return InvalidOption(parameter.name, text, {names, names});
  }
  const bool whole = parameter.kind == HyperParameterKind::whole;
  const std::optional<double> number = AsNumber(Json(text));
  if (number && parameter.limits.Allow(*number) &&
      (!whole || *number == std::floor(*number)))
    return *number;
  return InvalidOption(parameter.name, text,
                       ExpectedNumber(parameter.limits, whole));
}

std::vector<std::string_view> SplitText(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(at);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

/// Sets the value of one of them: "max_depth=3".
std::optional<Problem> SetValue(
    std::string_view id, std::string_view assignment,
    std::span<const HyperParameter* const> parameters,
    std::vector<double>& values) {
  const std::size_t equals = assignment.find('=');
  const std::string_view name = assignment.substr(0, equals);
  const std::string_view value = equals == std::string_view::npos
                                     ? std::string_view()
                                     : assignment.substr(equals + 1);
  const auto found = std::find_if(
      parameters.begin(), parameters.end(),
      [&](const HyperParameter* one) { return one->name == name; });
  if (found == parameters.end())
    return UnknownHyperParameter(id, name, parameters);
  const Result<double> read = ReadValue(**found, value);
  if (!read) return read.problem();
  values[static_cast<std::size_t>(found - parameters.begin())] = read.value();
  return std::nullopt;
}

}  // namespace

Result<std::vector<double>> ReadHyperParameters(
    std::string_view text, std::span<const HyperParameter* const> parameters) {
  const std::vector<std::string_view> parts = SplitText(text, ':');
  std::vector<double> values;
  values.reserve(parameters.size());
  for (const HyperParameter* const parameter : parameters)
    values.push_back(parameter->usual);
  for (std::size_t i = 1; i < parts.size(); ++i)
    if (auto problem = SetValue(parts[0], parts[i], parameters, values))
      return *std::move(problem);
  return values;
}

Json HyperParametersJson(std::span<const HyperParameter* const> parameters,
                         std::span<const double> values) {
  Json json = Json::EmptyObject();
  for (std::size_t i = 0; i < values.size(); ++i) {
    const HyperParameter& parameter = *parameters[i];
    if (parameter.choices.empty())
      json.Put(parameter.name, values[i]);
    else
      json.Put(parameter.name,
               parameter.choices[static_cast<std::size_t>(values[i])]);
  }
  return json;
}

}  // namespace melon
