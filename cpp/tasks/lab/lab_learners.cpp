#include "tasks/lab/lab_learners.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>

#include "base/text.h"
#include "options/option_problem.h"
#include "tasks/lab/hyper_parameter_text.h"

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
      .value = std::string(id),
      .option = "goal"};
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
  const std::string_view id = text.substr(0, text.find(':'));
  const auto all = Learners();
  const auto found =
      std::find_if(all.begin(), all.end(),
                   [id](const Learner* one) { return one->id == id; });
  if (found == all.end()) return UnknownLearner(id, classification);
  if (classification ? !(*found)->classifies() : !(*found)->regresses())
    return OtherGoal(id, classification);
  Result<std::vector<double>> values =
      ReadHyperParameters(text, (*found)->parameters);
  if (!values) return values.problem();
  return LabLearner{.learner = *found,
                    .values = std::move(values.value()),
                    .name = std::string(text)};
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
