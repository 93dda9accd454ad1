#include "tasks/comparison_options.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "tasks/option_problem.h"
#include "tasks/option_values.h"

namespace melon {
namespace {

using Problems = std::optional<Problem>;

constexpr double kMostDraws = 1e7;

constexpr std::array<std::string_view, 3> kAlternatives = {"greater", "less",
                                                           "two-sided"};
constexpr std::array<std::string_view, 3> kDesigns = {"kfold", "repeated",
                                                      "5x2"};

/// Takes over a number for which `allowed` holds.
Problems ReadNumber(std::string_view name, const Json& json,
                    bool (*allowed)(double), const Text& expected,
                    double& number) {
  const std::optional<double> given = AsNumber(json);
  if (!given || !allowed(*given))
    return InvalidOption(name, ShowJson(json), expected);
  number = *given;
  return std::nullopt;
}

bool IsNotNegative(double x) { return x >= 0 && std::isfinite(x); }

Problems ReadHigherIsBetter(const Json& json, ComparisonOptions& options) {
  bool flag = false;
  if (Problems problem = ReadFlag("higher_is_better", json, flag))
    return problem;
  options.higher_is_better = flag;
  return std::nullopt;
}

Problems ReadControl(const Json& json, ComparisonOptions& options) {
  return ReadText("control", json, options.control);
}

Problems ReadDesign(const Json& json, ComparisonOptions& options) {
  const auto* const design = json.As<std::string>();
  if (design == nullptr ||
      std::find(kDesigns.begin(), kDesigns.end(), *design) == kDesigns.end()) {
    return InvalidOption("design", ShowJson(json),
                         {"kfold, repeated or 5x2", " kfold、repeated 或 5x2"});
  }
  options.design = *design;
  return std::nullopt;
}

Problems ReadAlternative(const Json& json, ComparisonOptions& options) {
  const auto* const side = json.As<std::string>();
  if (side == nullptr || std::find(kAlternatives.begin(), kAlternatives.end(),
                                   *side) == kAlternatives.end()) {
    return InvalidOption(
        "alternative", ShowJson(json),
        {"greater, less or two-sided", " greater、less 或 two-sided"});
  }
  options.alternative = *side;
  return std::nullopt;
}

Problems ReadTestTrainRatio(const Json& json, ComparisonOptions& options) {
  return ReadNumber(
      "test_train_ratio", json,
      [](double x) { return x > 0 && std::isfinite(x); },
      {"a number above 0", "大于 0 的数"}, options.test_train_ratio);
}

Problems ReadErrorRate(const Json& json, ComparisonOptions& options) {
  return ReadNumber(
      "eps0", json, [](double x) { return x >= 0 && x <= 1; },
      {"an error rate from 0 to 1", "0 到 1 之间的错误率"}, options.eps0);
}

Problems ReadRope(const Json& json, ComparisonOptions& options) {
  return ReadNumber("rope", json, IsNotNegative,
                    {"a number that is not negative", "非负数"}, options.rope);
}

Problems ReadTolerance(const Json& json, ComparisonOptions& options) {
  return ReadNumber("tie_tolerance", json, IsNotNegative,
                    {"a number that is not negative", "非负数"},
                    options.tie_tolerance);
}

Problems ReadDraws(const Json& json, ComparisonOptions& options) {
  double draws = 0;
  Problems problem = ReadNumber(
      "draws", json,
      [](double x) { return x >= 0 && x <= kMostDraws && x == std::floor(x); },
      {"a whole number up to 10,000,000", "不超过 10000000 的非负整数"}, draws);
  if (!problem) options.draws = static_cast<std::uint32_t>(draws);
  return problem;
}

constexpr ComparisonOption kOptions[] = {
    {"dataset",
     [](const Json& json, ComparisonOptions& options) {
       return ReadText("dataset", json, options.dataset);
     }},
    {"algorithm",
     [](const Json& json, ComparisonOptions& options) {
       return ReadText("algorithm", json, options.algorithm);
     }},
    {"run",
     [](const Json& json, ComparisonOptions& options) {
       return ReadText("run", json, options.run);
     }},
    {"fold",
     [](const Json& json, ComparisonOptions& options) {
       return ReadText("fold", json, options.fold);
     }},
    {"higher_is_better", ReadHigherIsBetter},
    {"control", ReadControl},
    {"post_hoc",
     [](const Json& json, ComparisonOptions& options) {
       std::optional<std::string> id;
       Problems problem = ReadText("post_hoc", json, id);
       if (!problem) options.post_hoc = *id;
       return problem;
     }},
    {"design", ReadDesign},
    {"test_train_ratio", ReadTestTrainRatio},
    {"eps0", ReadErrorRate},
    {"alternative", ReadAlternative},
    {"rope", ReadRope},
    {"tie_tolerance", ReadTolerance},
    {"draws", ReadDraws},
};

}  // namespace

const ComparisonOption* FindComparisonOption(std::string_view name) {
  const auto* const found = std::find_if(
      std::begin(kOptions), std::end(kOptions),
      [name](const ComparisonOption& option) { return option.name == name; });
  return found == std::end(kOptions) ? nullptr : found;
}

std::string ComparisonOptionNames() {
  std::string names;
  for (const ComparisonOption& option : kOptions)
    names.append(", ").append(option.name);
  return names;
}

}  // namespace melon
