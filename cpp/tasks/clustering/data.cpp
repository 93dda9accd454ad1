#include "tasks/clustering/data.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/reasons.h"
#include "base/sum.h"
#include "kernels/clustering/count_contingency.h"
#include "roles/columns/weights.h"
#include "table/cells.h"
#include "table/column_traits.h"
#include "table/name_list.h"
#include "table/warnings.h"

namespace melon {
namespace {

using Problems = std::optional<Problem>;

std::vector<WantedColumn> WantedColumns(const Table& table,
                                        const Roles& roles) {
  std::vector<WantedColumn> wanted;
  const auto want = [&](std::size_t index, CellUse use) {
    // A column that is kept as nothing is a problem of its own.
    if (use == CellUse::number ||
        table.columns[index].storage != Storage::dropped)
      wanted.push_back({&table.columns[index], use});
  };
  if (roles.has_truth()) want(roles.truth, CellUse::label);
  for (const std::size_t index : roles.predictions) want(index, CellUse::label);
  for (const std::size_t index : roles.features) want(index, CellUse::number);
  if (roles.weight) want(*roles.weight, CellUse::number);
  return wanted;
}

/// Leaves out the rows of weight 0, which nothing may see.
void LeaveOutWeightless(const Table& table, ClusteringData& data,
                        UsableRows& rows) {
  if (std::find(data.weight.begin(), data.weight.end(), 0.0) ==
      data.weight.end())
    return;
  if (rows.kept.empty())
    rows.kept.assign(static_cast<std::size_t>(table.row_count), 1);
  std::size_t next = 0;
  for (std::uint8_t& kept : rows.kept) {
    if (kept == 0 || data.weight[next++] > 0) continue;
    kept = 0;
    ++rows.dropped;
  }
  std::erase(data.weight, 0.0);
}

Problems TakeWeights(const Table& table, const Roles& roles,
                     ClusteringData& data, UsableRows& rows) {
  if (!roles.weight) return std::nullopt;
  const Column& column = table.columns[*roles.weight];
  data.weight = NumbersOf(column, rows);
  if (Problems problem = CheckWeights(table, column, rows, data.weight))
    return problem;
  LeaveOutWeightless(table, data, rows);
  return std::nullopt;
}

Problems TakeGroups(const Table& table, const Roles& roles,
                    const UsableRows& rows, ClusteringData& data) {
  if (roles.has_truth()) {
    Result<Grouping> truth = GroupRows(table.columns[roles.truth], rows);
    if (!truth) return truth.problem();
    data.truth = std::move(truth.value());
  }
  for (const std::size_t index : roles.predictions) {
    const Column& column = table.columns[index];
    Result<Grouping> clusters = GroupRows(column, rows);
    if (!clusters) return clusters.problem();
    ClusterModel model;
    model.name = column.name;
    model.clusters = std::move(clusters.value());
    data.models.push_back(std::move(model));
  }
  return std::nullopt;
}

/// To mean 0 and standard deviation 1, that of the population; a constant
/// feature becomes 0. Returns whether it varies.
bool Standardize(const ClusteringData& data, std::vector<double>& column) {
  Sum sum;
  for (std::size_t i = 0; i < column.size(); ++i)
    sum.Add(data.WeightOf(i) * column[i]);
  const double mean = sum.value() / data.total_weight;
  const bool varies = std::any_of(column.begin(), column.end(), [&](double x) {
    return x != column.front();
  });
  double largest = 0;
  for (double& x : column) {
    x = varies ? x - mean : 0;
    largest = std::max(largest, std::abs(x));
  }
  // The largest deviation first: no square overflows or vanishes.
  if (!(largest > 0) || !std::isfinite(largest)) return false;
  Sum squares;
  for (std::size_t i = 0; i < column.size(); ++i) {
    column[i] /= largest;
    squares.Add(data.WeightOf(i) * column[i] * column[i]);
  }
  const double deviation = std::sqrt(squares.value() / data.total_weight);
  for (double& x : column) x /= deviation;
  return true;
}

void WarnOfConstantFeatures(const std::vector<std::string>& names,
                            ClusteringData& data) {
  if (names.empty()) return;
  data.warnings.push_back(
      WarningAbout("constant_feature",
                   {"Feature {0} is the same in every row: it cannot be "
                    "standardised and adds nothing to any distance.",
                    "特征{0}在所有行中都相同：无法标准化，对距离也没有影响。"},
                   {"Features {0} are the same in every row: they cannot be "
                    "standardised and add nothing to any distance.",
                    "特征{0}在所有行中都相同：无法标准化，对距离也没有影响。"},
                   names));
}

void TakeFeatures(const Table& table, const Roles& roles,
                  const Options& options, const UsableRows& rows,
                  ClusteringData& data) {
  data.own_features.reserve(roles.features.size());
  std::vector<std::string> constant;
  for (const std::size_t index : roles.features) {
    const Column& column = table.columns[index];
    data.feature_names.push_back(column.name);
    if (column.storage == Storage::numbers && rows.kept.empty() &&
        !options.standardize) {
      data.features.emplace_back(column.numbers);
      continue;
    }
    data.own_features.push_back(NumbersOf(column, rows));
    if (options.standardize && !Standardize(data, data.own_features.back()))
      constant.push_back(column.name);
    data.features.emplace_back(data.own_features.back());
  }
  WarnOfConstantFeatures(constant, data);
}

bool HasPointAtOrigin(const ClusteringData& data) {
  for (std::size_t i = 0; i < data.point_count; ++i) {
    if (std::all_of(data.features.begin(), data.features.end(),
                    [i](std::span<const double> x) { return x[i] == 0; }))
      return true;
  }
  return false;
}

/// Beyond, squares of coordinates leave the range of doubles.
bool HasHugeCoordinate(std::span<const std::span<const double>> features) {
  constexpr double kLargest = 1e140;
  return std::any_of(features.begin(), features.end(), [](auto column) {
    return std::any_of(column.begin(), column.end(),
                       [](double x) { return std::abs(x) > kLargest; });
  });
}

void SettleDistance(const Options& options, ClusteringData& data) {
  if (options.distance == "manhattan") data.distance = Distance::manhattan;
  if (options.distance == "cosine") data.distance = Distance::cosine;
  if (data.point_count == 0) {
    data.no_distances = &reasons::no_cases;
  } else if (data.features.empty()) {
    data.no_distances = &reasons::no_features;
  } else if (HasHugeCoordinate(data.features)) {
    data.no_distances = &reasons::overflow;
  } else if (data.distance == Distance::cosine && HasPointAtOrigin(data)) {
    data.no_distances = &reasons::zero_vector;
  }
}

/// DBSCAN and its kin call points that belong nowhere −1.
void WarnOfNoise(const std::string& truth_name, ClusteringData& data) {
  std::vector<std::string> names;
  const auto has = [](const std::vector<std::string>& labels,
                      std::string_view wanted) {
    return std::any_of(labels.begin(), labels.end(),
                       [wanted](const std::string& label) {
                         return SameLabel(label, wanted);
                       });
  };
  // A truth of −1 and 1 has two classes.
  if (data.truth && has(data.truth->labels, "-1") &&
      has(data.truth->labels, "0"))
    names.push_back(truth_name);
  for (const ClusterModel& model : data.models) {
    if (has(model.clusters.labels, "-1")) names.push_back(model.name);
  }
  if (names.empty()) return;
  data.warnings.push_back(
      WarningAbout("noise_is_a_cluster",
                   {"{0} has the label −1, which DBSCAN gives to noise: "
                    "it counts as a cluster.",
                    "{0}含标记 −1（DBSCAN "
                    "用它表示噪声）：这里把它当作一个簇。"},
                   {"{0} have the label −1, which DBSCAN gives to noise: "
                    "it counts as a cluster of each.",
                    "{0}都含标记 −1（DBSCAN "
                    "用它表示噪声）：这里各把它当作一个簇。"},
                   names));
}

double TotalWeight(const ClusteringData& data) {
  if (data.weight.empty()) return static_cast<double>(data.point_count);
  Sum total;
  for (const double weight : data.weight) total.Add(weight);
  return total.value();
}

}  // namespace

Result<ClusteringData> PrepareClustering(const Table& table, const Roles& roles,
                                         const Options& options) {
  Result<UsableRows> checked =
      CheckCells(table, WantedColumns(table, roles), options.drop_missing);
  if (!checked) return checked.problem();
  UsableRows& rows = checked.value();
  ClusteringData data;
  data.rows_dropped = rows.dropped;
  WarnOfHeader(table, data.warnings);
  WarnOfDroppedRows(rows.dropped, table.row_count, data.warnings);
  if (Problems problem = TakeWeights(table, roles, data, rows)) return *problem;
  data.point_count = static_cast<std::size_t>(table.row_count - rows.dropped);
  data.total_weight = TotalWeight(data);
  if (Problems problem = TakeGroups(table, roles, rows, data)) return *problem;
  TakeFeatures(table, roles, options, rows, data);
  SettleDistance(options, data);
  WarnOfNoise(
      roles.has_truth() ? table.columns[roles.truth].name : std::string(),
      data);
  for (ClusterModel& model : data.models) {
    if (!data.truth) continue;
    model.contingency = CountContingency(data.truth->cases(),
                                         model.clusters.cases(), data.weight);
    model.contingency.row_names = data.truth->labels;
    model.contingency.column_names = model.clusters.labels;
  }
  return data;
}

}  // namespace melon
