#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "resampling/bootstrap_draws.h"

namespace melon {

/// What a bootstrap draws with replacement.
enum class ResampleScheme : unsigned char {
  /// The cases, whatever their class: the class totals vary, as they would in
  /// another sample from the same population.
  plain,
  /// The cases of each class by themselves: the class totals stay, and
  /// intervals hold for samples with these totals.
  stratified,
  /// Groups of cases that belong together, such as those of one patient.
  cluster,
};

/// "plain", "stratified" or "cluster".
[[nodiscard]] std::string_view NameOf(ResampleScheme scheme);

/// What is drawn from. Units are rows, or patterns of equal rows.
struct CasesToResample {
  std::size_t count = 0;
  /// Empty: every unit is one case. Whole ones are numbers of cases; with any
  /// other they are weights, decided once for all units.
  std::span<const double> weight = {};
  /// False: they are weights even if they are whole.
  bool weights_count = true;
  /// The class of each unit, for `stratified`.
  std::span<const std::uint16_t> stratum = {};
  /// The group of each unit, 0, 1, 2, …, for `cluster`.
  std::span<const std::uint32_t> cluster = {};
};

/// The replicates of a bootstrap and the jackknife that BCa needs, one after
/// the other, each as what every unit weighs in it.
///
/// The jackknife leaves out each unit in turn up to 2,000 of them; beyond, each
/// of 200 random blocks. Of a unit that stands for several cases one is left
/// out; beyond 2,000 each case is in a block with probability 1/200, so that a
/// unit of many cases is not left out as a whole. With clusters these take the
/// place of the units.
class CaseResampling {
 public:
  /// Looks at the spans of `cases` later on.
  CaseResampling(ResampleScheme scheme, const CasesToResample& cases,
                 std::uint32_t replicate_count, std::uint64_t seed);

  /// False when whole weights that count stand for more cases than can be
  /// drawn.
  [[nodiscard]] static bool Possible(ResampleScheme scheme,
                                     std::span<const double> weight);

  [[nodiscard]] ResampleScheme scheme() const { return scheme_; }
  [[nodiscard]] std::uint32_t replicate_count() const {
    return replicate_count_;
  }
  [[nodiscard]] std::uint32_t jackknife_count() const {
    return jackknife_count_;
  }
  /// Replicates and leave-outs.
  [[nodiscard]] std::uint32_t total() const {
    return replicate_count_ + jackknife_count_;
  }

  /// Sets what each unit weighs in replicate `step`, or from replicate_count()
  /// on, when the next part is left out.
  void Weigh(std::uint32_t step, std::span<double> unit_weight);

  /// Efron's a from the leave-out estimates, all of them.
  [[nodiscard]] double AccelerationOf(std::span<const double> estimates) const;

 private:
  [[nodiscard]] double WeightOf(std::size_t unit) const {
    return cases_.weight.empty() ? 1 : cases_.weight[unit];
  }
  /// What the unit is left out with.
  [[nodiscard]] std::size_t PartOf(std::size_t unit) const {
    const std::size_t drawn =
        scheme_ == ResampleScheme::cluster ? cases_.cluster[unit] : unit;
    return block_.empty() ? drawn : block_[drawn];
  }
  /// Whether units stand for cases that are drawn one by one.
  [[nodiscard]] bool HasRepeatedCases() const;
  void WeighReplicate(std::uint32_t replicate, std::span<double> unit_weight);
  void WeighLeaveOut(std::uint32_t part, std::span<double> unit_weight) const;
  void WeighWithoutBlock(std::uint32_t part,
                         std::span<double> unit_weight) const;

  ResampleScheme scheme_;
  CasesToResample cases_;
  /// Units, or clusters of them.
  std::size_t drawn_count_;
  BootstrapDraws draws_;
  std::uint64_t seed_;
  std::uint32_t replicate_count_;
  std::uint32_t jackknife_count_;
  /// Random block of what is drawn, when the jackknife leaves out blocks.
  std::vector<std::uint8_t> block_;
  std::vector<std::uint32_t> counts_;
};

}  // namespace melon
