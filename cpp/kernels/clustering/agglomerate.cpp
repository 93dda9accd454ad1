#include "kernels/clustering/agglomerate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>

namespace melon {
namespace {

/// Of all pairs of rows; those of merged clusters are written over.
class Distances {
 public:
  Distances(const FeatureMatrix& rows, bool squared)
      : values_(rows.row_count * (rows.row_count - 1) / 2) {
    for (std::size_t i = 1; i < rows.row_count; ++i) {
      const std::span<const double> a = rows.row(i);
      for (std::size_t j = 0; j < i; ++j) {
        const std::span<const double> b = rows.row(j);
        double sum = 0;
        for (std::size_t f = 0; f < a.size(); ++f)
          sum += (a[f] - b[f]) * (a[f] - b[f]);
        (*this)(i, j) = squared ? sum : std::sqrt(sum);
      }
    }
  }

  double& operator()(std::size_t i, std::size_t j) {
    const auto [low, high] = std::minmax(i, j);
    return values_[high * (high - 1) / 2 + low];
  }

 private:
  std::vector<double> values_;
};

/// Two clusters, each named by one of its rows, and their distance.
struct Merge {
  std::size_t a = 0;
  std::size_t b = 0;
  double distance = 0;
};

/// What the distance of a cluster from the union of two others is.
double Updated(Linkage linkage, double to_a, double to_b, double between,
               double size_a, double size_b, double size) {
  switch (linkage) {
    case Linkage::ward:
      return ((size_a + size) * to_a + (size_b + size) * to_b -
              size * between) /
             (size_a + size_b + size);
    case Linkage::complete:
      return std::max(to_a, to_b);
    case Linkage::average:
      return (size_a * to_a + size_b * to_b) / (size_a + size_b);
    case Linkage::single:
      break;
  }
  return std::min(to_a, to_b);
}

class Chains {
 public:
  Chains(const FeatureMatrix& rows, Linkage linkage)
      : linkage_(linkage),
        distances_(rows, linkage == Linkage::ward),
        sizes_(rows.row_count, 1) {
    merges_.reserve(rows.row_count - 1);
  }

  /// All merges, by distance.
  std::vector<Merge> Run() {
    std::vector<std::size_t> chain;
    chain.reserve(sizes_.size());
    while (merges_.size() + 1 < sizes_.size()) {
      if (chain.empty()) chain.push_back(FirstCluster());
      const std::size_t last = chain.back();
      const std::size_t before =
          chain.size() > 1 ? chain[chain.size() - 2] : sizes_.size();
      const std::size_t nearest = NearestTo(last, before);
      if (nearest != before) {
        chain.push_back(nearest);
        continue;
      }
      chain.pop_back();
      chain.pop_back();
      Join(std::min(last, before), std::max(last, before));
    }
    std::stable_sort(
        merges_.begin(), merges_.end(),
        [](const Merge& a, const Merge& b) { return a.distance < b.distance; });
    return std::move(merges_);
  }

 private:
  [[nodiscard]] std::size_t FirstCluster() const {
    std::size_t i = 0;
    while (sizes_[i] == 0) ++i;
    return i;
  }

  /// Of equals `preferred`, so that a chain ends; otherwise the first.
  std::size_t NearestTo(std::size_t cluster, std::size_t preferred) {
    std::size_t nearest = preferred;
    double least = preferred < sizes_.size()
                       ? distances_(cluster, preferred)
                       : std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < sizes_.size(); ++i) {
      if (i == cluster || sizes_[i] == 0) continue;
      const double distance = distances_(cluster, i);
      if (distance < least || nearest == sizes_.size()) {
        least = distance;
        nearest = i;
      }
    }
    return nearest;
  }

  /// The union has the name of the second.
  void Join(std::size_t a, std::size_t b) {
    const double between = distances_(a, b);
    for (std::size_t i = 0; i < sizes_.size(); ++i) {
      if (i == a || i == b || sizes_[i] == 0) continue;
      distances_(b, i) = Updated(linkage_, distances_(a, i), distances_(b, i),
                                 between, sizes_[a], sizes_[b], sizes_[i]);
    }
    sizes_[b] += sizes_[a];
    sizes_[a] = 0;
    merges_.push_back({a, b, between});
  }

  Linkage linkage_;
  Distances distances_;
  /// Of the cluster with that name; 0 once it has become part of another.
  std::vector<double> sizes_;
  std::vector<Merge> merges_;
};

std::size_t RootOf(std::vector<std::size_t>& parents, std::size_t row) {
  while (parents[row] != row) {
    parents[row] = parents[parents[row]];
    row = parents[row];
  }
  return row;
}

}  // namespace

std::vector<std::uint16_t> Agglomerate(const FeatureMatrix& rows,
                                       Linkage linkage,
                                       std::size_t cluster_count) {
  const std::size_t count = rows.row_count;
  std::vector<std::size_t> parents(count);
  std::iota(parents.begin(), parents.end(), 0);
  if (cluster_count < count) {
    const std::vector<Merge> merges = Chains(rows, linkage).Run();
    for (std::size_t i = 0; i < count - cluster_count; ++i)
      parents[RootOf(parents, merges[i].a)] = RootOf(parents, merges[i].b);
  }
  std::vector<std::uint16_t> clusters(count);
  std::vector<std::size_t> roots;
  for (std::size_t row = 0; row < count; ++row) {
    const std::size_t root = RootOf(parents, row);
    const auto found = std::find(roots.begin(), roots.end(), root);
    clusters[row] = static_cast<std::uint16_t>(found - roots.begin());
    if (found == roots.end()) roots.push_back(root);
  }
  return clusters;
}

}  // namespace melon
