#include "tasks/lab/lab_learners.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "base/text.h"
#include "options/option_problem.h"
#include "options/values.h"

namespace melon {
namespace {

constexpr std::string_view kUsualClassifiers[] = {
    "baseline", "k_nearest_neighbors", "gaussian_naive_bayes",
    "logistic_regression", "decision_tree"};
constexpr std::string_view kUsualRegressors[] = {
    "baseline", "k_nearest_neighbors", "linear_regression",
    "polynomial_regression", "decision_tree"};

/// Those that have the goal, separated by commas.
std::string LearnerNames(bool classification) {
  std::string names;
  for (const Learner* const learner : Learners()) {
    if (classification ? !learner->classifies() : !learner->regresses())
      continue;
    names.append(names.empty() ? "" : ", ").append(learner->id);
  }
  return names;
}

Problem UnknownLearner(std::string_view id, bool classification) {
  return {
      .code = "unknown_learner",
      .message = Fill({"Unknown learner: \"{0}\". Those for this target are "
                       "{1}.",
                       "未知的学习器“{0}”。可用于该目标的有：{1}。"},
                      {Shorten(id), LearnerNames(classification)}),
      .value = std::string(id)};
}

Problem OtherGoal(std::string_view id, bool classification) {
  const Text words =
      classification
          ? Text{"\"{0}\" predicts numbers, and the target has classes. Choose "
                 "among {1}, or ask for a regression with goal.",
                 "“{0}”预测数值，而目标是类别。请从 {1} 中选择，或用 goal 指定"
                 "回归。"}
          : Text{"\"{0}\" predicts classes, and the target is a number. Choose "
                 "among {1}, or ask for a classification with goal.",
                 "“{0}”预测类别，而目标是数值。请从 {1} 中选择，或用 goal 指定"
                 "分类。"};
  return {
      .code = "other_goal",
      .message = Fill(words, {std::string(id), LearnerNames(classification)}),
      .value = std::string(id)};
}

Problem UnknownHyperParameter(const Learner& learner, std::string_view name) {
  std::string names;
  for (const HyperParameter* const parameter : learner.parameters)
    names.append(names.empty() ? "" : ", ").append(parameter->name);
  const Text words =
      names.empty()
          ? Text{"The learner {0} has no hyper-parameters; \"{1}\" was given.",
                 "学习器 {0} 没有超参数，却给出了“{1}”。"}
          : Text{"The learner {0} has no hyper-parameter \"{1}\"; it has {2}.",
                 "学习器 {0} 没有超参数“{1}”；它有：{2}。"};
  return {
      .code = "unknown_hyper_parameter",
      .message = Fill(words, {std::string(learner.id), Shorten(name), names}),
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

std::optional<Problem> SetValue(std::string_view assignment,
                                LabLearner& learner) {
  const std::size_t equals = assignment.find('=');
  const std::string_view name = assignment.substr(0, equals);
  const std::string_view value = equals == std::string_view::npos
                                     ? std::string_view()
                                     : assignment.substr(equals + 1);
  const auto parameters = learner.learner->parameters;
  const auto found = std::find_if(
      parameters.begin(), parameters.end(),
      [&](const HyperParameter* one) { return one->name == name; });
  if (found == parameters.end())
    return UnknownHyperParameter(*learner.learner, name);
  const Result<double> read = ReadValue(**found, value);
  if (!read) return read.problem();
  learner.values[static_cast<std::size_t>(found - parameters.begin())] =
      read.value();
  return std::nullopt;
}

std::vector<std::string_view> AskedLearners(const Json& request,
                                            bool classification) {
  const Json* const given = request.Find("learners");
  const auto* const list =
      given == nullptr ? nullptr : given->As<Json::Array>();
  std::vector<std::string_view> asked;
  if (list == nullptr) {
    const std::span<const std::string_view> usual =
        classification ? std::span(kUsualClassifiers)
                       : std::span(kUsualRegressors);
    asked.assign(usual.begin(), usual.end());
    return asked;
  }
  asked.reserve(list->size());
  for (const Json& one : *list) {
    const auto* const text = one.As<std::string>();
    asked.push_back(text == nullptr ? std::string_view() : *text);
  }
  return asked;
}

}  // namespace

Result<LabLearner> ReadLabLearner(std::string_view text, bool classification) {
  const std::vector<std::string_view> parts = SplitText(text, ':');
  const auto all = Learners();
  const auto found =
      std::find_if(all.begin(), all.end(),
                   [&](const Learner* one) { return one->id == parts[0]; });
  if (found == all.end()) return UnknownLearner(parts[0], classification);
  if (classification ? !(*found)->classifies() : !(*found)->regresses())
    return OtherGoal(parts[0], classification);
  LabLearner learner{.learner = *found, .name = std::string(text)};
  learner.values.reserve(learner.learner->parameters.size());
  for (const HyperParameter* const parameter : learner.learner->parameters)
    learner.values.push_back(parameter->usual);
  for (std::size_t i = 1; i < parts.size(); ++i)
    if (auto problem = SetValue(parts[i], learner)) return *std::move(problem);
  return learner;
}

Result<std::vector<LabLearner>> ReadLabLearners(const Json& request,
                                                bool classification) {
  std::vector<LabLearner> learners;
  for (const std::string_view text : AskedLearners(request, classification)) {
    Result<LabLearner> learner = ReadLabLearner(text, classification);
    if (!learner) return learner.problem();
    const bool twice = std::any_of(
        learners.begin(), learners.end(),
        [&](const LabLearner& other) { return other.name == text; });
    if (twice)
      return InvalidOption("learners", text,
                           Fill({"each learner once", "每个学习器各一次"}));
    learners.push_back(std::move(learner.value()));
  }
  if (learners.empty()) return UnknownLearner("", classification);
  return learners;
}

}  // namespace melon
