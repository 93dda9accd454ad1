#include "kernels/clustering/k_means.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <span>

#include "base/random.h"

namespace melon {
namespace {

constexpr int kMostSteps = 300;

double SquaredDistance(std::span<const double> a, std::span<const double> b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    sum += (a[i] - b[i]) * (a[i] - b[i]);
  return sum;
}

void CopyRow(std::span<const double> from, std::span<double> to) {
  std::copy(from.begin(), from.end(), to.begin());
}

/// The first row at random, each other one with a chance proportional to its
/// squared distance from the nearest that was drawn before.
FeatureMatrix DrawCentres(const FeatureMatrix& rows, std::size_t count,
                          Random& random) {
  FeatureMatrix centres{
      .row_count = count,
      .column_count = rows.column_count,
      .values = std::vector<double>(count * rows.column_count)};
  std::vector<double> nearest(rows.row_count,
                              std::numeric_limits<double>::infinity());
  std::size_t drawn = random.Below(static_cast<std::uint32_t>(rows.row_count));
  for (std::size_t c = 0;; ++c) {
    CopyRow(rows.row(drawn), centres.row(c));
    if (c + 1 == count) return centres;
    for (std::size_t i = 0; i < rows.row_count; ++i)
      nearest[i] =
          std::min(nearest[i], SquaredDistance(rows.row(i), centres.row(c)));
    const double sum = std::accumulate(nearest.begin(), nearest.end(), 0.0);
    double left = random.Unit() * sum;
    drawn = 0;
    while (drawn + 1 < rows.row_count && left >= nearest[drawn])
      left -= nearest[drawn++];
  }
}

/// One run of Lloyd's algorithm.
class Lloyd {
 public:
  Lloyd(const FeatureMatrix& rows, FeatureMatrix centres)
      : rows_(rows),
        centres_(std::move(centres)),
        sizes_(centres_.row_count),
        distances_(rows.row_count) {
    found_.clusters.assign(rows.row_count, 0);
  }

  MeanClusters Run() {
    Assign();
    found_.converged = false;
    for (int step = 0; step < kMostSteps && !found_.converged; ++step) {
      MoveCentres();
      found_.converged = !Assign();
    }
    found_.inertia = std::accumulate(distances_.begin(), distances_.end(), 0.0);
    return std::move(found_);
  }

 private:
  /// Each row to the nearest centre, the first of equals; whether one changed.
  bool Assign() {
    bool changed = false;
    for (std::size_t i = 0; i < rows_.row_count; ++i) {
      std::uint16_t best = 0;
      double least = std::numeric_limits<double>::infinity();
      for (std::size_t c = 0; c < centres_.row_count; ++c) {
        const double distance = SquaredDistance(rows_.row(i), centres_.row(c));
        if (distance < least) {
          least = distance;
          best = static_cast<std::uint16_t>(c);
        }
      }
      changed = changed || found_.clusters[i] != best;
      found_.clusters[i] = best;
      distances_[i] = least;
    }
    return changed;
  }

  void MoveCentres() {
    std::fill(sizes_.begin(), sizes_.end(), 0);
    for (const std::uint16_t c : found_.clusters) ++sizes_[c];
    for (std::size_t c = 0; c < sizes_.size(); ++c)
      if (sizes_[c] == 0) FillCluster(c);
    for (std::size_t c = 0; c < sizes_.size(); ++c)
      if (sizes_[c] > 0)
        for (double& value : centres_.row(c)) value = 0;
    for (std::size_t i = 0; i < rows_.row_count; ++i) {
      const std::span<double> centre = centres_.row(found_.clusters[i]);
      const std::span<const double> row = rows_.row(i);
      for (std::size_t j = 0; j < row.size(); ++j) centre[j] += row[j];
    }
    for (std::size_t c = 0; c < sizes_.size(); ++c)
      if (sizes_[c] > 0)
        for (double& value : centres_.row(c))
          value /= static_cast<double>(sizes_[c]);
  }

  /// With the farthest row of a cluster that has others, unless every row lies
  /// on its centre.
  void FillCluster(std::size_t cluster) {
    std::size_t farthest = 0;
    double distance = 0;
    for (std::size_t i = 0; i < rows_.row_count; ++i)
      if (sizes_[found_.clusters[i]] > 1 && distances_[i] > distance) {
        farthest = i;
        distance = distances_[i];
      }
    if (distance == 0) return;
    --sizes_[found_.clusters[farthest]];
    found_.clusters[farthest] = static_cast<std::uint16_t>(cluster);
    distances_[farthest] = 0;
    sizes_[cluster] = 1;
  }

  const FeatureMatrix& rows_;
  FeatureMatrix centres_;
  std::vector<std::size_t> sizes_;
  std::vector<double> distances_;
  MeanClusters found_;
};

}  // namespace

MeanClusters KMeans(const FeatureMatrix& rows, std::size_t cluster_count,
                    int starts, std::uint64_t seed) {
  Random random(seed);
  MeanClusters best;
  for (int start = 0; start < starts; ++start) {
    MeanClusters found =
        Lloyd(rows, DrawCentres(rows, cluster_count, random)).Run();
    if (start == 0 || found.inertia < best.inertia) best = std::move(found);
  }
  return best;
}

}  // namespace melon
