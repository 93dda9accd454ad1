#include "tasks/other_options.h"

#include <optional>
#include <utility>
#include <vector>

#include "io/json_reader.h"
#include "tasks/comparison_options.h"
#include "tasks/option_problem.h"
#include "tasks/option_values.h"

namespace melon {
namespace {

using Problems = std::optional<Problem>;

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

Problems ReadResample(const Json& json, Options& options) {
  constexpr std::string_view kCluster = "cluster=";
  const auto* const text = json.As<std::string>();
  const std::string_view wanted = text == nullptr ? std::string_view() : *text;
  if (wanted.starts_with(kCluster) && wanted.size() > kCluster.size()) {
    options.resample = ResampleScheme::cluster;
    options.cluster = wanted.substr(kCluster.size());
    return std::nullopt;
  }
  for (const ResampleScheme scheme :
       {ResampleScheme::plain, ResampleScheme::stratified}) {
    if (wanted != NameOf(scheme)) continue;
    options.resample = scheme;
    options.cluster.reset();
    return std::nullopt;
  }
  return InvalidOption(
      "resample", ShowJson(json),
      {"plain, stratified, or cluster= and the name of a column",
       " plain、stratified，或 cluster= 后接列名"});
}

/// A square of costs, as JSON or, from a command line, as its text.
Problems ReadCostMatrix(const Json& json, Options& options) {
  const Text expected{
      "a square matrix of costs from 0 to 1e12, as in [[0,1],[5,0]]",
      "由 0 到 1e12 之间的代价组成的方阵，如 [[0,1],[5,0]]"};
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
      if (cost != nullptr && *cost >= 0 && *cost <= 1e12)
        costs.push_back(*cost);
    }
    if (costs.size() != rows->size())
      return InvalidOption("cost_matrix", ShowJson(json), expected);
  }
  options.cost_matrix = std::move(matrix);
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

struct OtherOption {
  std::string_view name;
  Problems (*read)(const Json&, Options&);
};

constexpr OtherOption kOtherOptions[] = {
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
    {"tp",
     [](const Json& json, Options& options) {
       return ReadText("tp", json, options.counts[0]);
     }},
    {"fp",
     [](const Json& json, Options& options) {
       return ReadText("fp", json, options.counts[1]);
     }},
    {"fn",
     [](const Json& json, Options& options) {
       return ReadText("fn", json, options.counts[2]);
     }},
    {"tn",
     [](const Json& json, Options& options) {
       return ReadText("tn", json, options.counts[3]);
     }},
    {"distance", ReadDistance},
    {"standardize",
     [](const Json& json, Options& options) {
       return ReadFlag("standardize", json, options.standardize);
     }},
    {"cost_matrix", ReadCostMatrix},
    {"ordered", ReadOrdered},
    {"resample", ReadResample},
};

Problem UnknownOption(std::string_view name) {
  std::string known = OptionNames();
  for (const OtherOption& option : kOtherOptions)
    known.append(", ").append(option.name);
  known.append(ComparisonOptionNames());
  return {.code = "unknown_option",
          .message = Fill({"Unknown option: {0}. The options are {1}.",
                           "未知的选项 {0}。可用选项：{1}。"},
                          {Shorten(name), known}),
          .value = std::string(name)};
}

}  // namespace

std::optional<Problem> ReadOtherOption(std::string_view name, const Json& json,
                                       Options& options) {
  for (const OtherOption& option : kOtherOptions) {
    if (option.name == name) return option.read(json, options);
  }
  if (const auto* const option = FindComparisonOption(name))
    return option->read(json, options.comparison);
  return UnknownOption(name);
}

}  // namespace melon
