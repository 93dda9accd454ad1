#include "apps/option_catalogue.h"

#include <cmath>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "options/option.h"

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
    case OptionKind::join:
      return "join";
  }
  return "";
}

/// What an option is when it is not given; null: guessed, or nothing.
class DefaultOf {
 public:
  explicit DefaultOf(const Option& option) : option_(option) {}

  template <class Number>
  requires(std::is_arithmetic_v<Number>) Json operator()(
      Number Options::*member) const {
    return Json(options_.*member);
  }
  Json operator()(bool Options::*member) const {
    if (option_.kind != OptionKind::choice) return Json(options_.*member);
    return Json(options_.*member ? option_.choices.back()
                                 : option_.choices.front());
  }
  Json operator()(std::string Options::*member) const {
    const std::string& text = options_.*member;
    return text.empty() ? Json() : Json(std::string_view(text));
  }
  Json operator()(ResampleScheme Options::* /*member*/) const {
    return Json(std::string_view(options_.ResampleText()));
  }
  template <class Member>
  Json operator()(const Member& /*member*/) const {
    return {};
  }

 private:
  const Option& option_;
  Options options_;
};

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

Json LimitsJson(const Limits& limits) {
  Json json = Json::EmptyObject();
  if (std::isfinite(limits.low))
    json.Put(limits.low_open ? "exclusiveMinimum" : "minimum", limits.low);
  if (std::isfinite(limits.high))
    json.Put(limits.high_open ? "exclusiveMaximum" : "maximum", limits.high);
  return json;
}

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
    json.Put("default", std::visit(DefaultOf(option), option.member));
    json.Put("tasks", TasksJson(option));
    json.Put("help", in(help));
    list.Add(std::move(json));
  }
  return list;
}

}  // namespace melon
