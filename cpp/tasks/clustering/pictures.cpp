#include "tasks/clustering/pictures.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include "base/random.h"
#include "base/reasons.h"
#include "base/sorted_indices.h"
#include "base/sum.h"
#include "kernels/clustering/principal_components.h"

namespace melon {
namespace {

constexpr std::size_t kMostGroups = 60;
constexpr std::size_t kSilhouettes = 600;
constexpr std::size_t kFewestSilhouettes = 8;
constexpr std::size_t kMostPoints = 2000;
constexpr std::size_t kMostFeatures = 500;
/// Products that a covariance matrix may cost; beyond, it looks at every second
/// point, every third, ….
constexpr double kMostProducts = 4e8;

Json LabelsJson(const Grouping& grouping, const ShownGroups& shown) {
  Json labels = Json::EmptyArray();
  for (const std::size_t group : shown.groups)
    labels.Add(grouping.labels[group]);
  return labels;
}

Json Picked(const std::vector<double>& all, const ShownGroups& shown) {
  Json::Numbers numbers;
  for (const std::size_t group : shown.groups) numbers.push_back(all[group]);
  return Json(std::move(numbers));
}

/// The points of each cluster, by descending silhouette.
std::vector<std::vector<std::size_t>> BySilhouette(
    const Grouping& clusters, const std::vector<double>& silhouette) {
  std::vector<std::vector<std::size_t>> points(clusters.group_count());
  for (std::size_t i = 0; i < clusters.codes.size(); ++i)
    points[clusters.codes[i]].push_back(i);
  for (std::vector<std::size_t>& cluster : points) {
    std::sort(cluster.begin(), cluster.end(),
              [&silhouette](std::size_t a, std::size_t b) {
                return silhouette[a] != silhouette[b]
                           ? silhouette[a] > silhouette[b]
                           : a < b;
              });
  }
  return points;
}

/// Evenly spaced quantiles, at the middle of equal shares of the weight.
Json::Numbers Thinned(const std::vector<std::size_t>& points, double size,
                      const ClusterGeometry& geometry, std::size_t count) {
  Json::Numbers values;
  double passed = 0;
  for (const std::size_t point : points) {
    passed += geometry.WeightOf(point);
    while (values.size() < count &&
           passed * static_cast<double>(count) >=
               (static_cast<double>(values.size()) + 0.5) * size)
      values.push_back(geometry.silhouette[point]);
  }
  return values;
}

/// Mean, and the weight of the negative ones.
void PutSilhouettes(const std::vector<std::size_t>& points, double size,
                    const ClusterGeometry& geometry, Json& json) {
  Sum sum;
  Sum negative;
  for (const std::size_t point : points) {
    const double weight = geometry.WeightOf(point);
    sum.Add(geometry.silhouette[point] * weight);
    if (geometry.silhouette[point] < 0) negative.Add(weight);
  }
  json.Put("silhouette", sum.value() / size);
  json.Put("negative_silhouettes", negative.value());
  const double share = static_cast<double>(points.size()) /
                       static_cast<double>(geometry.point_count);
  const auto wanted = static_cast<std::size_t>(
      std::ceil(share * static_cast<double>(kSilhouettes)));
  json.Put("silhouettes",
           Json(Thinned(
               points, size, geometry,
               std::min(points.size(), std::max(wanted, kFewestSilhouettes)))));
}

void PutPairs(const ClusterGeometry& geometry, std::size_t cluster,
              Json& json) {
  Json reasons = Json::EmptyObject();
  json.Put("diameter", geometry.diameter[cluster]);
  const double least = geometry.least_distance[cluster];
  PutValue(json, reasons, "least_distance",
           std::isinf(least) ? Value(reasons::one_cluster) : Value(least));
  PutValue(json, reasons, "mean_pair_distance",
           geometry.whole_weights ? Value(geometry.mean_pair_distance[cluster])
                                  : Value(reasons::fractional_weights));
  json.Put("reasons", std::move(reasons));
}

/// At most that many of the points at random, ascending: Knuth's selection
/// sampling.
std::vector<std::size_t> DrawPoints(std::size_t all, std::size_t most,
                                    std::uint64_t seed) {
  std::vector<std::size_t> drawn;
  const std::size_t wanted = std::min(all, most);
  Random random(seed);
  for (std::size_t i = 0; i < all && drawn.size() < wanted; ++i) {
    const auto left = static_cast<double>(all - i);
    if (left * random.Unit() < static_cast<double>(wanted - drawn.size()))
      drawn.push_back(i);
  }
  return drawn;
}

Json PlacesJson(const Grouping& grouping, const ShownGroups& shown,
                const std::vector<std::size_t>& points) {
  Json::Numbers places;
  for (const std::size_t point : points) {
    const std::size_t place = shown.place[grouping.codes[point]];
    places.push_back(
        place == ShownGroups::kNotShown ? -1 : static_cast<double>(place));
  }
  return Json(std::move(places));
}

Json NamesJson(const std::vector<std::string>& names) {
  Json json = Json::EmptyArray();
  for (const std::string& name : names) json.Add(name);
  return json;
}

void PutComponents(const ClusteringData& data,
                   const PrincipalComponents& components,
                   const std::vector<std::size_t>& points, Json& json) {
  constexpr std::string_view kAxes[] = {"x", "y"};
  for (std::size_t axis = 0; axis < std::size(kAxes); ++axis) {
    Json::Numbers positions;
    const bool exists = axis < components.direction.size();
    for (const std::size_t point : points) {
      positions.push_back(
          exists ? ProjectPoint(data.features, point, components, axis) : 0);
    }
    json.Put(kAxes[axis], Json(std::move(positions)));
  }
  json.Put("share", Json(Json::Numbers(components.share)));
  Json directions = Json::EmptyArray();
  for (const std::vector<double>& direction : components.direction)
    directions.Add(Json(Json::Numbers(direction)));
  json.Put("direction", std::move(directions));
  json.Put("mean", Json(Json::Numbers(components.mean)));
}

}  // namespace

ShownGroups LargestGroups(std::span<const double> sizes) {
  ShownGroups shown;
  shown.groups = SortedIndices(
      sizes.size(), [sizes](auto a, auto b) { return sizes[a] > sizes[b]; });
  shown.groups.resize(std::min(kMostGroups, sizes.size()));
  std::sort(shown.groups.begin(), shown.groups.end());
  shown.place.assign(sizes.size(), ShownGroups::kNotShown);
  for (std::size_t i = 0; i < shown.groups.size(); ++i)
    shown.place[shown.groups[i]] = i;
  return shown;
}

std::vector<double> SizesOf(const Grouping& grouping,
                            const ClusteringData& data) {
  std::vector<double> sizes(grouping.group_count());
  if (data.weight.empty()) {
    for (const std::uint16_t group : grouping.codes) ++sizes[group];
    return sizes;
  }
  std::vector<Sum> sums(sizes.size());
  for (std::size_t i = 0; i < grouping.codes.size(); ++i)
    sums[grouping.codes[i]].Add(data.weight[i]);
  std::transform(sums.begin(), sums.end(), sizes.begin(),
                 [](const Sum& sum) { return sum.value(); });
  return sizes;
}

Json ContingencyJson(const ClusteringData& data, const ClusterModel& model) {
  const ContingencyTable& table = model.contingency;
  const ShownGroups rows = LargestGroups(table.row_totals);
  const ShownGroups columns = LargestGroups(table.column_totals);
  std::vector<Json::Numbers> counts(rows.groups.size(),
                                    Json::Numbers(columns.groups.size()));
  for (const ContingencyTable::Cell& cell : table.cells) {
    const std::size_t row = rows.place[cell.row];
    const std::size_t column = columns.place[cell.column];
    if (row != ShownGroups::kNotShown && column != ShownGroups::kNotShown)
      counts[row][column] = cell.weight;
  }
  Json json = Json::EmptyObject();
  json.Put("rows", LabelsJson(*data.truth, rows));
  json.Put("columns", LabelsJson(model.clusters, columns));
  Json lines = Json::EmptyArray();
  for (Json::Numbers& line : counts) lines.Add(Json(std::move(line)));
  json.Put("counts", std::move(lines));
  json.Put("row_totals", Picked(table.row_totals, rows));
  json.Put("column_totals", Picked(table.column_totals, columns));
  json.Put("row_count", table.row_totals.size());
  json.Put("column_count", table.column_totals.size());
  return json;
}

Json ClustersJson(const ClusteringData& data, const ClusterModel& model,
                  const ClusterGeometry* geometry) {
  const std::vector<double> sizes = data.truth ? model.contingency.column_totals
                                               : SizesOf(model.clusters, data);
  const bool pairs = geometry != nullptr && geometry->pairs_measured;
  const bool silhouettes = pairs && geometry->whole_weights && sizes.size() > 1;
  std::vector<std::vector<std::size_t>> points;
  if (silhouettes) points = BySilhouette(model.clusters, geometry->silhouette);
  Json clusters = Json::EmptyArray();
  for (const std::size_t cluster : LargestGroups(sizes).groups) {
    Json json = Json::EmptyObject();
    json.Put("label", model.clusters.labels[cluster]);
    json.Put("size", sizes[cluster]);
    if (geometry != nullptr)
      json.Put("centroid_distance", geometry->centroid_distance[cluster]);
    if (pairs) PutPairs(*geometry, cluster, json);
    if (silhouettes)
      PutSilhouettes(points[cluster], sizes[cluster], *geometry, json);
    clusters.Add(std::move(json));
  }
  return clusters;
}

Json ComponentsJson(const ClusteringData& data, std::uint64_t seed) {
  if (data.features.empty() || data.features.size() > kMostFeatures ||
      (data.no_distances != nullptr && data.no_distances->id == "overflow"))
    return {};
  const auto dimensions = static_cast<double>(data.features.size());
  const double products =
      static_cast<double>(data.point_count) * dimensions * dimensions / 2;
  const auto every =
      static_cast<std::size_t>(std::ceil(products / kMostProducts));
  const std::size_t step = std::max<std::size_t>(1, every);
  const PrincipalComponents components =
      FindPrincipalComponents(data.features, 2, step);
  const std::vector<std::size_t> points =
      DrawPoints(data.point_count, kMostPoints, seed);
  Json json = Json::EmptyObject();
  PutComponents(data, components, points, json);
  json.Put("features", NamesJson(data.feature_names));
  json.Put("shown", points.size());
  json.Put("of", data.point_count);
  json.Put("looked_at", (data.point_count + step - 1) / step);
  if (data.truth) {
    const ShownGroups shown = LargestGroups(SizesOf(*data.truth, data));
    json.Put("truth_labels", LabelsJson(*data.truth, shown));
    json.Put("truth", PlacesJson(*data.truth, shown, points));
  }
  Json clusters = Json::EmptyArray();
  for (const ClusterModel& model : data.models) {
    const ShownGroups shown = LargestGroups(SizesOf(model.clusters, data));
    clusters.Add(PlacesJson(model.clusters, shown, points));
  }
  json.Put("clusters", std::move(clusters));
  return json;
}

}  // namespace melon
