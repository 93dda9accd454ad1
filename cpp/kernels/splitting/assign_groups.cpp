#include "kernels/splitting/assign_groups.h"

#include <cstddef>
#include <numeric>
#include <utility>

#include "base/sorted_indices.h"
#include "kernels/splitting/row_sets.h"
#include "kernels/splitting/shuffle.h"

namespace melon {
namespace {

/// A class of a group, and the share of the class's rows that the group has.
struct ClassShare {
  std::size_t stratum;
  double share;
};

class Assignment {
 public:
  Assignment(const RowsToSplit& rows, std::span<const double> shares)
      : rows_(rows),
        wanted_(shares),
        groups_(Groups(rows)),
        class_size_(SizesOf(Strata(rows))),
        filled_(shares.size() * class_size_.size()),
        row_count_(shares.size()),
        part_of_group_(groups_.count()) {}

  std::vector<std::uint32_t> Run(GroupOrder order, Random& random) {
    std::vector<std::uint32_t> sequence(groups_.count());
    std::iota(sequence.begin(), sequence.end(), 0U);
    Shuffle(sequence, random);
    if (order == GroupOrder::largest_first) SortBySize(sequence);
    for (const std::uint32_t group : sequence) Put(group, BestPartFor(group));
    FillEmptyParts(sequence);
    std::vector<std::uint32_t> part(rows_.count);
    for (std::uint32_t group = 0; group < groups_.count(); ++group) {
      for (const std::uint32_t row : std::as_const(groups_)[group])
        part[row] = part_of_group_[group];
    }
    return part;
  }

 private:
  static std::vector<double> SizesOf(const RowSets& strata) {
    std::vector<double> sizes;
    sizes.reserve(strata.count());
    for (std::uint32_t i = 0; i < strata.count(); ++i)
      sizes.push_back(static_cast<double>(strata[i].size()));
    return sizes;
  }

  /// The classes of the group's rows, in order.
  std::vector<ClassShare> SharesOf(std::uint32_t group) const {
    std::vector<std::uint32_t> counts(class_size_.size());
    for (const std::uint32_t row : groups_[group])
      ++counts[rows_.stratum.empty() ? 0 : rows_.stratum[row]];
    std::vector<ClassShare> shares;
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (counts[i] > 0) shares.push_back({i, counts[i] / class_size_[i]});
    }
    return shares;
  }

  void SortBySize(std::vector<std::uint32_t>& sequence) const {
    std::vector<double> size(groups_.count());
    for (std::uint32_t group = 0; group < groups_.count(); ++group) {
      for (const ClassShare& one : SharesOf(group))
        size[group] += one.share * one.share;
    }
    const std::vector<std::uint32_t> before = sequence;
    const std::vector<std::size_t> sorted =
        SortedIndices(before.size(), [&](std::size_t a, std::size_t b) {
          return size[before[a]] > size[before[b]];
        });
    for (std::size_t i = 0; i < sorted.size(); ++i)
      sequence[i] = before[sorted[i]];
  }

  double& Filled(std::size_t part, std::size_t stratum) {
    return filled_[(part * class_size_.size()) + stratum];
  }

  std::uint32_t BestPartFor(std::uint32_t group) {
    const std::vector<ClassShare> shares = SharesOf(group);
    std::size_t best = 0;
    double best_rise = 0;
    for (std::size_t part = 0; part < wanted_.size(); ++part) {
      double rise = 0;
      for (const auto& [stratum, share] : shares)
        rise += share * (2 * (Filled(part, stratum) - wanted_[part]) + share);
      const bool better =
          rise < best_rise ||
          (rise == best_rise && row_count_[part] < row_count_[best]);
      if (part > 0 && !better) continue;
      best = part;
      best_rise = rise;
    }
    return static_cast<std::uint32_t>(best);
  }

  void Put(std::uint32_t group, std::uint32_t part) {
    part_of_group_[group] = part;
    for (const auto& [stratum, share] : SharesOf(group))
      Filled(part, stratum) += share;
    row_count_[part] += groups_[group].size();
  }

  /// Only where a part wants less than half of a group.
  void FillEmptyParts(const std::vector<std::uint32_t>& sequence) {
    for (std::size_t part = 0; part < wanted_.size(); ++part) {
      if (row_count_[part] > 0) continue;
      const std::uint32_t last = sequence.back();
      row_count_[part_of_group_[last]] -= groups_[last].size();
      Put(last, static_cast<std::uint32_t>(part));
    }
  }

  const RowsToSplit& rows_;
  std::span<const double> wanted_;
  RowSets groups_;
  std::vector<double> class_size_;
  /// Of each part and class, the share of the class's rows.
  std::vector<double> filled_;
  std::vector<std::size_t> row_count_;
  std::vector<std::uint32_t> part_of_group_;
};

}  // namespace

std::vector<std::uint32_t> AssignGroups(const RowsToSplit& rows,
                                        std::span<const double> shares,
                                        GroupOrder order, Random& random) {
  return Assignment(rows, shares).Run(order, random);
}

}  // namespace melon
