#include "tasks/options.h"

#include <cmath>
#include <utility>

#include "tasks/option_problem.h"
#include "tasks/option_values.h"
#include "tasks/other_options.h"
#include "tasks/task_kind.h"

namespace melon {
namespace {

using Problems = std::optional<Problem>;

struct NumberOption {
  std::string_view name;
  double Options::*member;
  bool (*allowed)(double);
  Text expected;
};

bool IsProbability(double x) { return x >= 0 && x <= 1; }
bool IsInside(double x) { return x > 0 && x < 1; }
/// Such that quantiles of α/2, 1 − α/2 and (1 − α)/2 are finite and not 0.
bool IsSignificanceLevel(double x) { return x >= 1e-15 && x <= 1 - 1e-15; }
bool IsRate(double x) { return x > 0 && x <= 1; }
bool IsPositive(double x) { return x > 0 && x <= 1e6; }
bool IsCost(double x) { return x >= 0 && x <= 1e12; }
bool IsRankCount(double x) { return x >= 1 && x == std::floor(x) && x <= 1e9; }
bool IsCount(double x) { return x >= 0 && x == std::floor(x) && x <= 1e9; }
bool IsAny(double /*x*/) { return true; }

constexpr NumberOption kNumberOptions[] = {
    {"threshold", &Options::threshold, IsAny, {"a number", "一个数"}},
    {"beta",
     &Options::beta,
     IsPositive,
     {"a number above 0, at most 1,000,000", "大于 0 且不超过 1,000,000 的数"}},
    {"cost_fn",
     &Options::cost_fn,
     IsCost,
     {"a number from 0 to 1e12", "0 到 1e12 之间的数"}},
    {"cost_fp",
     &Options::cost_fp,
     IsCost,
     {"a number from 0 to 1e12", "0 到 1e12 之间的数"}},
    {"prior",
     &Options::prior,
     IsProbability,
     {"a number from 0 to 1", "0 到 1 之间的数"}},
    {"max_fpr",
     &Options::max_fpr,
     IsRate,
     {"a number above 0, at most 1", "大于 0 且不超过 1 的数"}},
    {"k",
     &Options::k,
     IsRankCount,
     {"a whole number from 1 to 1,000,000,000",
      "1 到 1,000,000,000 之间的整数"}},
    {"top_k",
     &Options::top_k,
     IsRankCount,
     {"a whole number from 1 to 1,000,000,000",
      "1 到 1,000,000,000 之间的整数"}},
    {"quantile",
     &Options::quantile,
     IsInside,
     {"a number between 0 and 1", "0 与 1 之间的数"}},
    {"n_features",
     &Options::n_features,
     IsCount,
     {"a whole number from 0 to 1,000,000,000",
      "0 到 1,000,000,000 之间的整数"}},
    {"alpha",
     &Options::alpha,
     IsSignificanceLevel,
     {"a number between 0 and 1, at least 1e-15 from either",
      "0 与 1 之间的数，且与两端至少相差 1e-15"}},
};

Problems ReadNumber(const NumberOption& option, const Json& json,
                    Options& options) {
  const std::optional<double> number = AsNumber(json);
  if (!number || !option.allowed(*number))
    return InvalidOption(option.name, ShowJson(json), option.expected);
  options.*option.member = *number;
  return std::nullopt;
}

Problems ReadWhole(std::string_view name, const Json& json, double most,
                   const Text& expected, double& whole) {
  const std::optional<double> number = AsNumber(json);
  if (!number || *number < 0 || *number > most ||
      *number != std::floor(*number)) {
    return InvalidOption(name, ShowJson(json), expected);
  }
  whole = *number;
  return std::nullopt;
}

Problems ReadTask(const Json& json, Options& options) {
  const auto* const task = json.As<std::string>();
  if (task != nullptr && IsTaskName(*task)) {
    options.task = *task;
    return std::nullopt;
  }
  return UnknownTask(ShowJson(json));
}

Problems ReadMissing(const Json& json, Options& options) {
  const auto* const way = json.As<std::string>();
  if (way == nullptr || (*way != "error" && *way != "drop"))
    return InvalidOption("missing", ShowJson(json),
                         {"error or drop", " error 或 drop"});
  options.drop_missing = *way == "drop";
  return std::nullopt;
}

Problems ReadThresholds(const Json& json, Options& options) {
  const Text expected{"an object of a number per model",
                      "每个模型一个数的对象"};
  const auto* const members = json.As<Json::Object>();
  if (members == nullptr)
    return InvalidOption("thresholds", ShowJson(json), expected);
  for (const auto& [model, threshold] : *members) {
    // null stands for "nothing is predicted positive".
    if (threshold.IsNull()) {
      options.thresholds[model] = std::numeric_limits<double>::infinity();
      continue;
    }
    const std::optional<double> number = AsNumber(threshold);
    if (!number) return InvalidOption("thresholds", ShowJson(json), expected);
    options.thresholds[model] = *number;
  }
  return std::nullopt;
}

Problems ReadCount(std::string_view name, const Json& json, Options& options) {
  double whole = 0;
  if (name == "bootstrap") {
    const Text expected{"a whole number from 0 to 1,000,000",
                        "0 到 1,000,000 之间的整数"};
    if (Problems problem = ReadWhole(name, json, 1e6, expected, whole))
      return problem;
    options.bootstrap = static_cast<std::uint32_t>(whole);
  } else {
    const Text expected{"a whole number from 0 to 2⁵³", "0 到 2⁵³ 之间的整数"};
    if (Problems problem = ReadWhole(name, json, 0x1p53, expected, whole))
      return problem;
    options.seed = static_cast<std::uint64_t>(whole);
  }
  return std::nullopt;
}

struct SpecialOption {
  std::string_view name;
  Problems (*read)(const Json&, Options&);
};

constexpr SpecialOption kSpecialOptions[] = {
    {"task", ReadTask},
    {"truth",
     [](const Json& json, Options& options) {
       return ReadText("truth", json, options.truth);
     }},
    {"predictions",
     [](const Json& json, Options& options) {
       return ReadNames("predictions", json, options.predictions,
                        options.predictions_text);
     }},
    {"weight",
     [](const Json& json, Options& options) {
       return ReadText("weight", json, options.weight);
     }},
    {"positive",
     [](const Json& json, Options& options) {
       return ReadText("positive", json, options.positive);
     }},
    {"missing", ReadMissing},
    {"thresholds", ReadThresholds},
    {"bootstrap",
     [](const Json& json, Options& options) {
       return ReadCount("bootstrap", json, options);
     }},
    {"seed", [](const Json& json,
                Options& options) { return ReadCount("seed", json, options); }},
};

Problems ReadOption(const std::string& name, const Json& json,
                    Options& options) {
  for (const NumberOption& option : kNumberOptions) {
    if (option.name == name) return ReadNumber(option, json, options);
  }
  for (const SpecialOption& option : kSpecialOptions) {
    if (option.name == name) return option.read(json, options);
  }
  return ReadOtherOption(name, json, options);
}

}  // namespace

double Options::ThresholdOf(std::string_view model) const {
  const auto own = thresholds.find(model);
  return own == thresholds.end() ? threshold : own->second;
}

std::optional<double> Options::ByName(std::string_view option) const {
  for (const NumberOption& known : kNumberOptions) {
    if (known.name == option) return this->*known.member;
  }
  return std::nullopt;
}

Parameters Options::ToParameters() const {
  Parameters parameters;
  parameters.cost_fn = cost_fn;
  parameters.cost_fp = cost_fp;
  parameters.level = 1 - alpha;
  parameters.n_features = n_features;
  parameters.eps0 = comparison.eps0;
  parameters.rope = comparison.rope;
  parameters.draws = comparison.draws;
  parameters.seed = seed;
  return parameters;
}

std::string Options::ResampleText() const {
  std::string text(NameOf(resample));
  return cluster ? text.append("=").append(*cluster) : text;
}

std::string OptionNames() {
  std::string names;
  for (const SpecialOption& option : kSpecialOptions)
    names.append(names.empty() ? "" : ", ").append(option.name);
  for (const NumberOption& option : kNumberOptions)
    names.append(", ").append(option.name);
  return names;
}

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
    if (Problems problem = ReadOption(name, value, options)) return *problem;
    options.given.push_back(name);
  }
  return options;
}

}  // namespace melon
