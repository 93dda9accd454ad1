#include "tasks/lab/learner_space.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "base/text.h"
#include "io/number_text.h"
#include "kernels/search/search_space.h"

namespace melon {
namespace {

Problem NothingToSearch(const LabLearner& learner) {
  const Text words =
      learner.values.empty()
          ? Text{"The learner {0} has no hyper-parameters to search. Choose "
                 "another one.",
                 "学习器 {0} 没有可搜索的超参数，请选择其他学习器。"}
          : Text{"All hyper-parameters of {0} are given, so there is nothing "
                 "to search. Leave one out.",
                 "{0} 的超参数已全部给出，没有可搜索的，请至少去掉一个。"};
  return {.code = "nothing_to_search",
          .message = Fill(words, {learner.name}),
          .value = learner.name};
}

/// Whether the learner's text sets the hyper-parameter.
bool IsGiven(std::string_view text, std::string_view name) {
  const std::string assignment = std::string(":").append(name).append("=");
  return text.find(assignment) != std::string_view::npos;
}

/// Of "decision_tree:max_depth=1|5|9" what has levels, and the rest.
struct LearnerText {
  std::string rest = {};
  /// "max_depth", "1|5|9".
  std::vector<std::pair<std::string_view, std::string_view>> levels = {};
};

LearnerText PartsOf(std::string_view text) {
  LearnerText parts;
  while (!text.empty()) {
    const std::string_view part = text.substr(0, text.find(':', 1));
    text.remove_prefix(part.size());
    const std::size_t equals = part.find('=');
    if (part.find('|') == std::string_view::npos ||
        equals == std::string_view::npos)
      parts.rest += part;
    else
      parts.levels.emplace_back(part.substr(1, equals - 1),
                                part.substr(equals + 1));
  }
  return parts;
}

/// The value that the learner reads in "max_depth", "5"; there may be no such
/// hyper-parameter.
Result<double> ReadLevel(const Learner& learner, std::string_view name,
                         std::string_view text) {
  const Result<LabLearner> read = ReadLabLearner(
      std::string(learner.id).append(":").append(name).append("=").append(text),
      learner.classifies());
  if (!read) return read.problem();
  std::size_t place = 0;
  while (learner.parameters[place]->name != name) ++place;
  return read.value().values[place];
}

/// Each as the learner takes it, ascending and once.
Result<std::vector<double>> ReadLevels(const Learner& learner,
                                       std::string_view name,
                                       std::string_view text) {
  std::vector<double> levels;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('|', begin), text.size());
    const Result<double> level =
        ReadLevel(learner, name, text.substr(begin, end - begin));
    if (!level) return level.problem();
    levels.push_back(level.value());
    begin = end + 1;
  }
  std::sort(levels.begin(), levels.end());
  levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
  return levels;
}

/// Whether the choice that it counts with was given, and is another one.
bool IsWithout(const LabLearner& learner, const HyperParameter& parameter) {
  const auto parameters = learner.learner->parameters;
  for (std::size_t i = 0; i < parameters.size(); ++i)
    if (parameters[i]->name == parameter.counts_with)
      return IsGiven(learner.name, parameter.counts_with) &&
             learner.values[i] != parameter.counts_at;
  return false;
}

/// All that is neither given nor without effect.
void AddSearched(LearnerSpace& space) {
  const auto parameters = space.learner.learner->parameters;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (IsGiven(space.learner.name, parameters[i]->name) ||
        IsWithout(space.learner, *parameters[i]))
      continue;
    space.searched.push_back(std::make_unique<SearchedParameter>(
        SearchedParameter{.parameter = *parameters[i], .place = i}));
    space.space.push_back(&space.searched.back()->parameter);
  }
}

void SetLevels(SearchedParameter& searched, std::vector<double> levels) {
  searched.levels = std::move(levels);
  searched.parameter.levels = searched.levels;
  searched.parameter.search_low = searched.levels.front();
  searched.parameter.search_high = searched.levels.back();
}

}  // namespace

std::string LearnerSpace::NameOf(std::span<const double> values) const {
  std::string name = learner.name;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!IsInEffect(space, values, i)) continue;
    const HyperParameter& parameter = *space[i];
    name.append(":").append(parameter.name).append("=");
    if (parameter.choices.empty())
      name += NumberText(values[i]);
    else
      name += parameter.choices[static_cast<std::size_t>(values[i])];
  }
  return name;
}

Result<LearnerSpace> ReadLearnerSpace(std::string_view text,
                                      bool classification) {
  const LearnerText parts = PartsOf(text);
  Result<LabLearner> learner = ReadLabLearner(parts.rest, classification);
  if (!learner) return learner.problem();
  LearnerSpace space{.learner = std::move(learner.value())};
  AddSearched(space);
  for (const auto& [name, all] : parts.levels) {
    Result<std::vector<double>> levels =
        ReadLevels(*space.learner.learner, name, all);
    if (!levels) return levels.problem();
    for (const auto& one : space.searched)
      if (one->parameter.name == name) SetLevels(*one, levels.value());
  }
  if (space.space.empty()) return NothingToSearch(space.learner);
  return space;
}

}  // namespace melon
