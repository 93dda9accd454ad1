#include "tasks/comparison/advice/advice.h"

#include <utility>

namespace melon {
namespace {

constexpr Opinion kOrder[] = {Opinion::warning, Opinion::caution,
                              Opinion::fits};

std::string_view NameOf(Opinion opinion) {
  switch (opinion) {
    case Opinion::warning:
      return "warning";
    case Opinion::caution:
      return "caution";
    case Opinion::fits:
      return "fits";
  }
  return "fits";
}

Json BothJson(const Message& message) {
  Json json = Json::ObjectOf("en", Json(message.english));
  json.Put("zh", message.chinese);
  return json;
}

/// {"name", "value"}; null without an option.
Json OptionJson(const OptionHint& option) {
  if (option.name.empty()) return {};
  Json json = Json::ObjectOf("name", Json(option.name));
  json.Put("value", option.value.empty() ? Json() : Json(option.value));
  return json;
}

Json FindingJson(const Finding& finding) {
  Json json = Json::ObjectOf("code", Json(finding.code));
  json.Put("kind", NameOf(finding.opinion));
  json.Put("message", BothJson(finding.message));
  const bool has_instead = !finding.instead.english.empty();
  json.Put("instead", has_instead ? BothJson(finding.instead) : Json());
  json.Put("option", OptionJson(finding.option));
  json.Put("key", finding.key.empty() ? Json() : Json(finding.key));
  json.Put("reference", CitationText(finding.reference));
  return json;
}

}  // namespace

void Advice::Recommend(std::string_view test, std::string_view post_hoc) {
  test_ = test;
  post_hoc_ = post_hoc;
}

void Advice::Step(const Text& question, Message answer, Message because,
                  OptionHint option) {
  steps_.push_back(
      {Fill(question), std::move(answer), std::move(because), option});
}

void Advice::Add(Finding finding) { findings_.push_back(std::move(finding)); }

Json Advice::ToJson() const {
  Json steps = Json::EmptyArray();
  for (const Question& step : steps_) {
    Json json = Json::ObjectOf("question", BothJson(step.question));
    json.Put("answer", BothJson(step.answer));
    json.Put("because", BothJson(step.because));
    json.Put("option", OptionJson(step.option));
    steps.Add(std::move(json));
  }
  Json findings = Json::EmptyArray();
  for (const Opinion opinion : kOrder) {
    for (const Finding& finding : findings_) {
      if (finding.opinion == opinion) findings.Add(FindingJson(finding));
    }
  }
  Json json = Json::ObjectOf("test", test_.empty() ? Json() : Json(test_));
  json.Put("post_hoc", post_hoc_.empty() ? Json() : Json(post_hoc_));
  json.Put("steps", std::move(steps));
  json.Put("findings", std::move(findings));
  return json;
}

}  // namespace melon
