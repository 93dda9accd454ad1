#include "apps/option_catalogue.h"

#include <cmath>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

namespace melon {
namespace {

std::string_view NameOf(OptionKind kind) {
  switch (kind) {
    case OptionKind::number:
      return "number";
    case OptionKind::whole_number:
      return "whole_number";
    case OptionKind::flag:
      return "flag";
    case OptionKind::choice:
      return "choice";
    case OptionKind::column:
      return "column";
    case OptionKind::columns:
      return "columns";
    case OptionKind::label:
      return "label";
    case OptionKind::labels:
      return "labels";
    case OptionKind::learner:
      return "learner";
    case OptionKind::procedure:
      return "procedure";
    case OptionKind::thresholds:
      return "thresholds";
    case OptionKind::cost_matrix:
      return "cost_matrix";
    case OptionKind::resample:
      return "resample";
  }
  return "";
}

Json LimitsJson(const Limits& limits) {
  Json json = Json::EmptyObject();
  if (std::isfinite(limits.low))
    json.Put(limits.low_open ? "exclusiveMinimum" : "minimum", limits.low);
  if (std::isfinite(limits.high))
    json.Put(limits.high_open ? "exclusiveMaximum" : "maximum", limits.high);
  return json;
}

/// What an option is when it is not given; null: guessed, or nothing.
Json DefaultJson(const Option& option) {
  const Options options;
  if (option.kind == OptionKind::resample)
    return Json(std::string_view(options.ResampleText()));
  return std::visit(
      [&](const auto& member) {
        using Member = std::remove_cvref_t<decltype(member)>;
        if constexpr (std::is_same_v<Member, bool Options::*>) {
          if (option.kind == OptionKind::choice)
            return Json(options.*member ? option.choices.back()
                                        : option.choices.front());
          return Json(options.*member);
        } else if constexpr (std::is_same_v<Member, std::string Options::*>) {
          const std::string& text = options.*member;
          return text.empty() ? Json() : Json(std::string_view(text));
        } else if constexpr (std::is_same_v<Member, double Options::*> ||
                             std::is_same_v<Member, std::uint32_t Options::*> ||
                             std::is_same_v<Member, std::uint64_t Options::*>) {
          return Json(options.*member);
        } else {
          return Json();
        }
      },
      option.member);
}

/// By the names of reports: labels of two classes and of many are one task.
Json TasksJson(const Option& option) {
  Json json = Json::EmptyArray();
  for (const std::string_view name : kTaskNames) {
    bool used = false;
    for (const TaskKind kind : kTaskKinds)
      used |= TaskName(kind) == name && option.tasks.contains(kind);
    if (used) json.Add(name);
  }
  return json;
}

}  // namespace

Json OptionCatalogue(std::string_view (*in)(const Text& text)) {
  Json list = Json::EmptyArray();
  for (const auto& [option, help] : DescribedOptions()) {
    Json json = Json::EmptyObject();
    json.Put("name", option.name);
    json.Put("kind", NameOf(option.kind));
    json.Put("limits", LimitsJson(option.limits));
    Json choices = Json::EmptyArray();
    for (const std::string_view choice : option.choices) choices.Add(choice);
    json.Put("choices", std::move(choices));
    json.Put("default", DefaultJson(option));
    json.Put("tasks", TasksJson(option));
    json.Put("help", in(help));
    list.Add(std::move(json));
  }
  return list;
}

}  // namespace melon
