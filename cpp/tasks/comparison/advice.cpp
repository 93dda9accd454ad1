#include "tasks/comparison/advice.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "io/number_text.h"

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

/// p-values below are shown as "< .001", unless the level is smaller yet.
constexpr double kLeastShown = .001;
/// p-values from here on are 1 in three decimals.
constexpr double kShownAsOne = .9995;

/// The number in units of the last of so many decimals; halves go up, as
/// JavaScript's toFixed has it.
double InUnits(double number, int decimals) {
  const double scale = std::pow(10, decimals);
  const double units = std::floor(number * scale + .5);
  // The product is rounded; what it leaves is not.
  const double rest = std::fma(number, scale, .5 - units);
  if (rest < 0) return units - 1;
  return rest < 1 ? units : units + 1;
}

/// A number below 1 without the zero before the point: ".050".
std::string FixedText(double number, int decimals) {
  const std::string digits = NumberText(InUnits(number, decimals));
  const auto width = static_cast<std::size_t>(decimals);
  return "." + std::string(width - std::min(width, digits.size()), '0') +
         digits;
}

std::string WithoutZeros(std::string text) {
  text.erase(text.find_last_not_of('0') + 1);
  return text;
}

/// Decimals that show four significant digits.
int DigitsOf(double number) {
  return 3 - static_cast<int>(std::floor(std::log10(number)));
}

/// Three, or two digits of a smaller p-value, and more where those are on the
/// other side of `alpha`.
int DecimalsOf(double p, double alpha) {
  constexpr int kDecimals = 3;
  constexpr int kMore = 3;
  const int least = p < kLeastShown
                        ? 1 - static_cast<int>(std::floor(std::log10(p)))
                        : kDecimals;
  for (int decimals = least; decimals < least + kMore; ++decimals) {
    const double shown = InUnits(p, decimals) / std::pow(10, decimals);
    if ((shown <= alpha) == (p <= alpha)) return decimals;
  }
  return least + kMore;
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

std::string RoundedText(double number) {
  if (number == 0) return "0";
  constexpr int kDigits = 3;
  const double size = std::floor(std::log10(std::abs(number)));
  const double decimals = kDigits - 1 - size;
  if (decimals <= 0) return NumberText(std::round(number));
  // Powers of ten beyond this are not doubles.
  constexpr int kMostDecimals = 22;
  if (decimals > kMostDecimals) {
    const double half = std::floor(-size / 2);
    const double digits =
        number * std::pow(10, half) * std::pow(10, -size - half);
    return NumberText(std::round(100 * digits) / 100) + "e" + NumberText(size);
  }
  const double scale = std::pow(10, decimals);
  return NumberText(std::round(number * scale) / scale);
}

std::string PercentText(double share) {
  return NumberText(std::round(100 * share)) + " %";
}

std::string PValueText(double p, double alpha) {
  const double least = std::min(kLeastShown, alpha);
  if (p < least) return "< " + WithoutZeros(FixedText(least, DigitsOf(least)));
  if (p >= kShownAsOne) return "1.000";
  return FixedText(p, DecimalsOf(p, alpha));
}

std::string ProbabilityText(double p, double alpha) {
  const std::string text = PValueText(p, alpha);
  return text.front() == '<' ? "p " + text : "p = " + text;
}

}  // namespace melon
