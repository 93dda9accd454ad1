#include "tasks/options.h"

#include <cmath>
#include <utility>

#include "io/json_reader.h"
#include "io/number.h"
#include "tasks/task_kind.h"

namespace melon {
namespace {

using Problems = std::optional<Problem>;

Problem InvalidOption(std::string_view name, std::string_view value,
                      const Text& expected) {
  const Message wanted = Fill(expected);
  const std::string shown = Shorten(value);
  Problem problem{
      .code = "invalid_option",
      .message = {Fill({"Invalid option {0}: \"{1}\". Give {2}.", ""},
                       {name, shown, wanted.english})
                      .english,
                  Fill({"", "选项 {0} 的值“{1}”无效：应为{2}。"},
                       {name, shown, wanted.chinese})
                      .chinese}};
  problem.value = std::string(value);
  return problem;
}

std::string ShowJson(const Json& json) {
  const auto* const text = json.As<std::string>();
  return text != nullptr ? *text : Serialize(json);
}

/// The number, whether it came as one or as text; nothing otherwise.
std::optional<double> AsNumber(const Json& json) {
  if (const auto* const number = json.As<double>()) return *number;
  const auto* const text = json.As<std::string>();
  if (text == nullptr) return std::nullopt;
  const ParsedNumber parsed = ParseNumber(*text, false);
  if (parsed.flaw != CellFlaw::none) return std::nullopt;
  return parsed.value;
}

struct NumberOption {
  std::string_view name;
  double Options::*member;
  bool (*allowed)(double);
  Text expected;
};

bool IsProbability(double x) { return x >= 0 && x <= 1; }
bool IsInside(double x) { return x > 0 && x < 1; }
bool IsRate(double x) { return x > 0 && x <= 1; }
bool IsPositive(double x) { return x > 0 && x <= 1e6; }
bool IsCost(double x) { return x >= 0 && x <= 1e12; }
bool IsRankCount(double x) { return x >= 1 && x == std::floor(x) && x <= 1e9; }
bool IsCount(double x) { return x >= 0 && x == std::floor(x) && x <= 1e9; }
bool IsAny(double /*x*/) { return true; }

constexpr NumberOption kNumberOptions[] = {
    {"threshold", &Options::threshold, IsAny, {"a number", "一个数"}},
    {"beta", &Options::beta, IsPositive, {"a number above 0", "大于 0 的数"}},
    {"cost_fn",
     &Options::cost_fn,
     IsCost,
     {"a number that is not negative", "非负数"}},
    {"cost_fp",
     &Options::cost_fp,
     IsCost,
     {"a number that is not negative", "非负数"}},
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
     {"a whole number of at least 1", "不小于 1 的整数"}},
    {"top_k",
     &Options::top_k,
     IsRankCount,
     {"a whole number of at least 1", "不小于 1 的整数"}},
    {"quantile",
     &Options::quantile,
     IsInside,
     {"a number between 0 and 1", "0 与 1 之间的数"}},
    {"n_features",
     &Options::n_features,
     IsCount,
     {"a whole number that is not negative", "非负整数"}},
    {"alpha",
     &Options::alpha,
     IsInside,
     {"a number between 0 and 1", "0 与 1 之间的数"}},
};

Problems ReadNumber(const NumberOption& option, const Json& json,
                    Options& options) {
  const std::optional<double> number = AsNumber(json);
  if (!number || !option.allowed(*number))
    return InvalidOption(option.name, ShowJson(json), option.expected);
  options.*option.member = *number;
  return std::nullopt;
}

Problems ReadText(std::string_view name, const Json& json,
                  std::optional<std::string>& text) {
  const auto* const given = json.As<std::string>();
  if (given == nullptr)
    return InvalidOption(name, ShowJson(json),
                         {"a column's name or a label", "列名或标记"});
  text = *given;
  return std::nullopt;
}

Problems ReadList(std::string_view name, const Json& json,
                  std::optional<std::vector<std::string>>& list) {
  const Text expected{"a list of names", "名称列表"};
  const auto* const items = json.As<Json::Array>();
  if (items == nullptr) return InvalidOption(name, ShowJson(json), expected);
  std::vector<std::string> names;
  for (const Json& item : *items) {
    const auto* const text = item.As<std::string>();
    if (text == nullptr) return InvalidOption(name, ShowJson(json), expected);
    names.push_back(*text);
  }
  list = std::move(names);
  return std::nullopt;
}

Problems ReadWhole(std::string_view name, const Json& json, double most,
                   double& whole) {
  const std::optional<double> number = AsNumber(json);
  if (!number || *number < 0 || *number > most ||
      *number != std::floor(*number)) {
    return InvalidOption(name, ShowJson(json),
                         {"a whole number that is not negative", "非负整数"});
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
  return Problem{.code = "unknown_task",
                 .message = Fill({"Unknown task: \"{0}\". The tasks are {1}.",
                                  "未知的任务“{0}”。可选任务：{1}。"},
                                 {Shorten(ShowJson(json)), TaskNames()}),
                 .value = ShowJson(json)};
}

Problems ReadDistance(const Json& json, Options& options) {
  const auto* const name = json.As<std::string>();
  if (name == nullptr ||
      (*name != "euclidean" && *name != "manhattan" && *name != "cosine")) {
    return InvalidOption(
        "distance", ShowJson(json),
        {"euclidean, manhattan or cosine", " euclidean、manhattan 或 cosine"});
  }
  options.distance = *name;
  return std::nullopt;
}

Problems ReadFlag(std::string_view name, const Json& json, bool& flag) {
  const auto* const text = json.As<std::string>();
  const auto* const given = json.As<bool>();
  const bool known = given != nullptr ||
                     (text != nullptr && (*text == "true" || *text == "false"));
  if (!known)
    return InvalidOption(name, ShowJson(json),
                         {"true or false", " true 或 false"});
  flag = given != nullptr ? *given : *text == "true";
  return std::nullopt;
}

/// A square of costs, as JSON or, from a command line, as its text.
Problems ReadCostMatrix(const Json& json, Options& options) {
  const Text expected{
      "a square matrix of costs that are not negative, as in [[0,1],[5,0]]",
      "由非负代价组成的方阵，如 [[0,1],[5,0]]"};
  if (const auto* const text = json.As<std::string>()) {
    const std::optional<Json> parsed = ParseJson(*text);
    if (!parsed || parsed->As<std::string>() != nullptr)
      return InvalidOption("cost_matrix", *text, expected);
    return ReadCostMatrix(*parsed, options);
  }
  const auto* const rows = json.As<Json::Array>();
  if (rows == nullptr)
    return InvalidOption("cost_matrix", ShowJson(json), expected);
  std::vector<std::vector<double>> matrix;
  for (const Json& row : *rows) {
    std::vector<double>& costs = matrix.emplace_back();
    const auto* const cells = row.As<Json::Array>();
    for (std::size_t i = 0; cells != nullptr && i < cells->size(); ++i) {
      const auto* const cost = (*cells)[i].As<double>();
      if (cost != nullptr && IsCost(*cost)) costs.push_back(*cost);
    }
    if (costs.size() != rows->size())
      return InvalidOption("cost_matrix", ShowJson(json), expected);
  }
  options.cost_matrix = std::move(matrix);
  return std::nullopt;
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

/// Names as a list, or as one text that is split when the columns are known.
Problems ReadNames(std::string_view name, const Json& json,
                   std::optional<std::vector<std::string>>& list,
                   std::optional<std::string>& list_text) {
  const auto* const text = json.As<std::string>();
  if (text == nullptr) return ReadList(name, json, list);
  list_text = *text;
  return std::nullopt;
}

Problems ReadCount(std::string_view name, const Json& json, Options& options) {
  double whole = 0;
  if (name == "bootstrap") {
    if (Problems problem = ReadWhole(name, json, 1e6, whole)) return problem;
    options.bootstrap = static_cast<std::uint32_t>(whole);
  } else {
    if (Problems problem = ReadWhole(name, json, 0x1p53, whole)) return problem;
    options.seed = static_cast<std::uint64_t>(whole);
  }
  return std::nullopt;
}

Problems ReadOrdered(const Json& json, Options& options) {
  const auto* const text = json.As<std::string>();
  if (text == nullptr) return ReadList("ordered", json, options.ordered);
  std::vector<std::string> labels(1);
  for (const char character : *text) {
    if (character == ',') {
      labels.emplace_back();
    } else {
      labels.back() += character;
    }
  }
  options.ordered = std::move(labels);
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
    {"features",
     [](const Json& json, Options& options) {
       return ReadNames("features", json, options.features,
                        options.features_text);
     }},
    {"query",
     [](const Json& json, Options& options) {
       return ReadText("query", json, options.query);
     }},
    {"experiment",
     [](const Json& json, Options& options) {
       return ReadText("experiment", json, options.experiment);
     }},
    {"distance", ReadDistance},
    {"standardize",
     [](const Json& json, Options& options) {
       return ReadFlag("standardize", json, options.standardize);
     }},
    {"cost_matrix", ReadCostMatrix},
    {"weight",
     [](const Json& json, Options& options) {
       return ReadText("weight", json, options.weight);
     }},
    {"positive",
     [](const Json& json, Options& options) {
       return ReadText("positive", json, options.positive);
     }},
    {"ordered", ReadOrdered},
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
  std::string known;
  for (const SpecialOption& option : kSpecialOptions)
    known.append(known.empty() ? "" : ", ").append(option.name);
  for (const NumberOption& option : kNumberOptions)
    known.append(", ").append(option.name);
  return Problem{.code = "unknown_option",
                 .message = Fill({"Unknown option: {0}. The options are {1}.",
                                  "未知的选项 {0}。可用选项：{1}。"},
                                 {Shorten(name), known}),
                 .value = name};
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
  return parameters;
}

Result<Options> ParseOptions(const Json& json) {
  Options options;
  const auto* const members = json.As<Json::Object>();
  if (members == nullptr)
    return InvalidOption("options", ShowJson(json),
                         {"a JSON object", " JSON 对象"});
  for (const auto& [name, value] : *members) {
    if (value.IsNull()) {
      options.nobody.push_back(name);
      continue;
    }
    if (Problems problem = ReadOption(name, value, options)) return *problem;
  }
  return options;
}

}  // namespace melon
