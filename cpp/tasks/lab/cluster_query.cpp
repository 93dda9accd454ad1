#include "tasks/lab/cluster_query.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "clusterers/clusterer.h"
#include "kernels/learning/prepare_features.h"
#include "options/option_problem.h"
#include "options/values.h"
#include "roles/role_problems.h"
#include "splitters/parameters.h"
#include "table/column_traits.h"
#include "table/row_names.h"
#include "tasks/lab/hyper_parameter_text.h"
#include "tasks/lab/lab_data.h"
#include "tasks/lab/request_number.h"

namespace melon {
namespace {

constexpr std::string_view kUsual[] = {"k_means", "agglomerative"};

/// A clusterer with its hyper-parameters.
struct AskedClusterer {
  const Clusterer* clusterer = nullptr;
  std::vector<double> values = {};
  /// As it was asked for.
  std::string name = {};

  [[nodiscard]] HyperParameters parameters() const {
    return {clusterer->parameters, values};
  }
  [[nodiscard]] std::size_t cluster_count() const {
    return parameters().Whole(*clusterer->parameters[0]);
  }
};

Problem UnknownClusterer(std::string_view id) {
  std::string names;
  for (const Clusterer* const one : Clusterers())
    names.append(names.empty() ? "" : ", ").append(one->id);
  return {.code = "unknown_clusterer",
          .message = Fill({"Unknown clusterer: \"{0}\". There are {1}.",
                           "未知的聚类算法“{0}”。现有：{1}。"},
                          {Shorten(id), names}),
          .value = std::string(id)};
}

std::optional<Problem> CheckSize(const AskedClusterer& asked,
                                 std::size_t row_count) {
  if (row_count < asked.cluster_count())
    return Problem{
        .code = "fewer_rows_than_clusters",
        .message = Fill({"{0} is to find {1} {1:cluster|clusters} in {2} "
                         "{2:row|rows}. Ask for fewer with n_clusters.",
                         "{0} 要在 {2} 行中找出 {1} 个簇。请减小 n_clusters。"},
                        {asked.name, std::to_string(asked.cluster_count()),
                         CountText(row_count)}),
        .value = std::to_string(asked.cluster_count()),
        .option = "n_clusters"};
  if (row_count > asked.clusterer->most_rows)
    return Problem{
        .code = "too_many_rows_to_cluster",
        .message =
            Fill({"{0} takes at most {1} rows, and there are {2}. "
                  "Choose k_means, or draw some of the rows.",
                  "{0} 至多可处理 {1} 行，现有 {2} 行。请选用 k_means，"
                  "或抽取部分行。"},
                 {std::string(asked.clusterer->id),
                  CountText(asked.clusterer->most_rows), CountText(row_count)}),
        .value = asked.name};
  return std::nullopt;
}

Result<AskedClusterer> ReadClusterer(std::string_view text,
                                     std::size_t row_count) {
  const std::string_view id = text.substr(0, text.find(':'));
  const auto all = Clusterers();
  const auto found =
      std::find_if(all.begin(), all.end(),
                   [id](const Clusterer* one) { return one->id == id; });
  if (found == all.end()) return UnknownClusterer(id);
  Result<std::vector<double>> values =
      ReadHyperParameters(text, (*found)->parameters);
  if (!values) return values.problem();
  AskedClusterer asked{.clusterer = *found,
                       .values = std::move(values.value()),
                       .name = std::string(text)};
  if (auto problem = CheckSize(asked, row_count)) return *std::move(problem);
  return asked;
}

Result<std::vector<AskedClusterer>> ReadClusterers(const Json& request,
                                                   std::size_t row_count) {
  std::vector<std::string> texts(std::begin(kUsual), std::end(kUsual));
  const Json* const given = request.Find("clusterers");
  if (given != nullptr) {
    texts.clear();
    const auto* const list = given->As<Json::Array>();
    if (list == nullptr || list->empty()) return UnknownClusterer("");
    texts.reserve(list->size());
    for (const Json& one : *list) texts.push_back(ShowJson(one));
  }
  std::vector<AskedClusterer> clusterers;
  clusterers.reserve(texts.size());
  for (const std::string& text : texts) {
    const bool twice = std::any_of(
        clusterers.begin(), clusterers.end(),
        [&](const AskedClusterer& other) { return other.name == text; });
    if (twice)
      return InvalidOption("clusterers", text,
                           Fill({"each clusterer once", "每个算法各一次"}));
    Result<AskedClusterer> one = ReadClusterer(text, row_count);
    if (!one) return one.problem();
    clusterers.push_back(std::move(one.value()));
  }
  return clusterers;
}

/// Of the column of true groups, which may be missing.
Result<std::optional<std::size_t>> ReadGroups(const Table& table,
                                              const Json& request) {
  const Json* const given = request.Find("target");
  if (given == nullptr) return FindTargetColumn(table);
  if (given->IsNull()) return std::optional<std::size_t>();
  const std::string name = ShowJson(*given);
  const std::optional<std::size_t> place = FindColumn(table, name);
  if (!place) return UnknownColumn(table, {"target", name});
  return place;
}

/// All rows, and which of their features are numbers of which name.
struct NamedFeatures {
  FeatureMatrix rows = {};
  std::vector<std::pair<std::size_t, std::string>> numbers = {};
};

NamedFeatures Prepare(const Table& table,
                      const std::vector<LabFeature>& features) {
  std::vector<std::uint32_t> all(static_cast<std::size_t>(table.row_count));
  std::iota(all.begin(), all.end(), 0U);
  const std::vector<FeatureColumn> views = ViewsOf(features);
  const FeaturePreparation preparation(views, all, true);
  NamedFeatures named{.rows = preparation.Apply(views, all)};
  std::size_t place = 0;
  for (std::size_t i = 0; i < views.size(); ++i) {
    const std::size_t parts =
        FeaturePreparation({&views[i], 1}, all, true).feature_count();
    if (!features[i].numbers.empty() && parts == 1)
      named.numbers.emplace_back(place, table.columns[features[i].column].name);
    place += parts;
  }
  return named;
}

Problem FewerClusters(const AskedClusterer& asked, std::size_t found) {
  return {.code = "fewer_clusters",
          .message =
              Fill({"{0} found {1} {1:cluster|clusters} and not {2}: so few "
                    "rows differ in the features.",
                    "{0} 只得到 {1} 个簇，而不是 {2} 个：属性互不相同的行只有"
                    "这么多。"},
                   {asked.name, std::to_string(found),
                    std::to_string(asked.cluster_count())}),
          .value = asked.name};
}

Problem NotConverged(const AskedClusterer& asked) {
  return {.code = "not_converged",
          .message = Fill({"{0} did not come to an end: it stopped at its last "
                           "permitted step.",
                           "{0} 没有收敛，在允许的最后一步停下。"},
                          {asked.name}),
          .value = asked.name};
}

Json OutputJson(const AskedClusterer& asked, const FeatureMatrix& rows,
                std::uint64_t seed, std::vector<Problem>& warnings) {
  const Clustering found =
      asked.clusterer->divide(rows, asked.parameters(), seed);
  if (!found.converged) warnings.push_back(NotConverged(asked));
  // Numbered as they come up in the file.
  std::vector<double> number_of(kMostClusters);
  double count = 0;
  Json::Numbers numbers;
  numbers.reserve(found.clusters.size());
  for (const std::uint16_t cluster : found.clusters) {
    if (number_of[cluster] == 0) number_of[cluster] = ++count;
    numbers.push_back(number_of[cluster]);
  }
  if (count < static_cast<double>(asked.cluster_count()))
    warnings.push_back(FewerClusters(asked, static_cast<std::size_t>(count)));
  Json output = Json::ObjectOf("clusterer", Json(asked.name));
  output.Put("clusters", Json(std::move(numbers)));
  return output;
}

Json FactsJson(const Table& table, std::optional<std::size_t> groups,
               const std::vector<AskedClusterer>& clusterers) {
  Json json = Json::ObjectOf(
      "target", groups ? Json(table.columns[*groups].name) : Json());
  Json list = Json::EmptyArray();
  for (const AskedClusterer& one : clusterers) {
    Json clusterer = Json::ObjectOf("id", Json(one.clusterer->id));
    clusterer.Put("name", one.name);
    clusterer.Put("parameters",
                  HyperParametersJson(one.clusterer->parameters, one.values));
    list.Add(std::move(clusterer));
  }
  json.Put("clusterers", std::move(list));
  return json;
}

Json TruthJson(const Table& table, std::size_t column) {
  Json list = Json::EmptyArray();
  for (std::size_t row = 0; row < table.row_count; ++row)
    list.Add(Json(CellText(table.columns[column], row)));
  return list;
}

Json FeaturesJson(const NamedFeatures& features) {
  Json list = Json::EmptyArray();
  for (const auto& [place, name] : features.numbers) {
    Json::Numbers values;
    values.reserve(features.rows.row_count);
    for (std::size_t row = 0; row < features.rows.row_count; ++row)
      values.push_back(features.rows.row(row)[place]);
    Json one = Json::ObjectOf("name", Json(name));
    one.Put("values", Json(std::move(values)));
    list.Add(std::move(one));
  }
  return list;
}

}  // namespace

Json ClustersAnswer(const Table& table, const Json& request) {
  const Result<std::optional<std::size_t>> groups = ReadGroups(table, request);
  if (!groups) return ErrorJson(groups.problem());
  Result<LabFeatures> features =
      ReadLabFeatures(table, request, groups.value());
  if (!features) return ErrorJson(features.problem());
  const Result<std::vector<AskedClusterer>> clusterers =
      ReadClusterers(request, static_cast<std::size_t>(table.row_count));
  if (!clusterers) return ErrorJson(clusterers.problem());
  const Result<double> seed =
      ReadWhole(request, "seed", splitters::kSeed.limits, 1);
  if (!seed) return ErrorJson(seed.problem());
  std::vector<Problem> warnings = std::move(features.value().warnings);
  Json json = Json::ObjectOf(
      "clusters", FactsJson(table, groups.value(), clusterers.value()));
  if (request.Find("check") != nullptr) return json;
  const NamedFeatures prepared = Prepare(table, features.value().columns);
  if (groups.value()) json.Put("truth", TruthJson(table, *groups.value()));
  json.Put("features", FeaturesJson(prepared));
  Json outputs = Json::EmptyArray();
  for (const AskedClusterer& one : clusterers.value())
    outputs.Add(OutputJson(one, prepared.rows,
                           static_cast<std::uint64_t>(seed.value()), warnings));
  json.Put("outputs", std::move(outputs));
  Json list = Json::EmptyArray();
  for (const Problem& warning : warnings) list.Add(ToJson(warning));
  json.Put("warnings", std::move(list));
  return json;
}

}  // namespace melon
