#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/data/training_set.h"
#include "base/hyper_parameter.h"
#include "base/words.h"

namespace melon {

/// Most clusters that rows are divided into.
inline constexpr std::size_t kMostClusters = 1000;

struct Clustering {
  /// Of each row, from 0, below kMostClusters.
  std::vector<std::uint16_t> clusters;
  /// Whether it stopped because nothing changed any more.
  bool converged = true;
};

/// A way to divide rows into clusters, without knowing of classes.
struct Clusterer {
  /// Legal C++ identifier, equal to the file's stem.
  std::string_view id;
  std::span<const HyperParameter* const> parameters;
  /// Its memory or time allows no more.
  std::size_t most_rows;
  /// Pure: the same clusters for the same seed. There are at least as many rows
  /// as clusters are asked for with `n_clusters`, which is the first of its
  /// hyper-parameters.
  Clustering (*divide)(const FeatureMatrix& rows,
                       const HyperParameters& parameters, std::uint64_t seed);
};

/// What is read of a clusterer.
struct ClustererWords {
  Words words;
  /// What each of its hyper-parameters is, in their order: a few words without
  /// a full stop.
  Text parameters[6] = {};
};

/// All of them, by file name. Generated from the folder.
[[nodiscard]] std::span<const Clusterer* const> Clusterers();
/// The same with their words; only the catalogue and the tests ask for it.
[[nodiscard]] std::span<const Described<Clusterer, ClustererWords>>
DescribedClusterers();

}  // namespace melon
