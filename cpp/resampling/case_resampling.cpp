#include "resampling/case_resampling.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "base/random.h"
#include "base/sum.h"
#include "resampling/binomial_draw.h"
#include "resampling/jackknife.h"

namespace melon {
namespace {

constexpr std::size_t kMostLeftOutOneByOne = 2000;
constexpr std::uint32_t kBlocks = 200;
/// Set apart from the replicates' numbers.
constexpr std::uint64_t kBlockStream = 0x6a61636b6b6e6966;

std::size_t DrawnCount(ResampleScheme scheme, const CasesToResample& cases) {
  if (scheme != ResampleScheme::cluster) return cases.count;
  const auto last =
      std::max_element(cases.cluster.begin(), cases.cluster.end());
  return last == cases.cluster.end() ? 0 : std::size_t{*last} + 1;
}

BootstrapDraws DrawsOf(ResampleScheme scheme, const CasesToResample& cases,
                       std::uint64_t seed) {
  // A cluster is drawn as a whole, whatever its rows weigh.
  if (scheme == ResampleScheme::cluster)
    return {DrawnCount(scheme, cases), {}, {}, seed};
  if (scheme == ResampleScheme::plain)
    return {cases.count, {}, cases.weight, seed, cases.weights_count};
  return {cases.count, cases.stratum, cases.weight, seed, cases.weights_count};
}

std::vector<std::uint8_t> DrawBlocks(std::size_t count, std::uint64_t seed) {
  Random random(seed ^ kBlockStream);
  std::vector<std::uint8_t> blocks(count);
  for (std::uint8_t& block : blocks)
    block = static_cast<std::uint8_t>(random.Below(kBlocks));
  return blocks;
}

}  // namespace

std::string_view NameOf(ResampleScheme scheme) {
  switch (scheme) {
    case ResampleScheme::plain:
      return "plain";
    case ResampleScheme::stratified:
      return "stratified";
    case ResampleScheme::cluster:
      break;
  }
  return "cluster";
}

bool CaseResampling::Possible(ResampleScheme scheme,
                              std::span<const double> weight) {
  if (scheme == ResampleScheme::cluster) return true;
  Sum total;
  for (const double one : weight) {
    if (one != std::floor(one)) return true;
    total.Add(one);
  }
  return total.value() <= BootstrapDraws::kMostCases;
}

CaseResampling::CaseResampling(ResampleScheme scheme,
                               const CasesToResample& cases,
                               std::uint32_t replicate_count,
                               std::uint64_t seed)
    : scheme_(scheme),
      cases_(cases),
      drawn_count_(DrawnCount(scheme, cases)),
      draws_(DrawsOf(scheme, cases, seed)),
      seed_(seed),
      replicate_count_(replicate_count),
      jackknife_count_(drawn_count_ <= kMostLeftOutOneByOne
                           ? static_cast<std::uint32_t>(drawn_count_)
                           : kBlocks),
      counts_(drawn_count_) {
  assert(!cases.weights_count || Possible(scheme, cases.weight));
  if (jackknife_count_ != drawn_count_ && !HasRepeatedCases())
    block_ = DrawBlocks(drawn_count_, seed);
}

void CaseResampling::Weigh(std::uint32_t step, std::span<double> unit_weight) {
  assert(unit_weight.size() == cases_.count);
  if (step < replicate_count_) {
    WeighReplicate(step, unit_weight);
  } else {
    WeighLeaveOut(step - replicate_count_, unit_weight);
  }
}

void CaseResampling::WeighReplicate(std::uint32_t replicate,
                                    std::span<double> unit_weight) {
  draws_.Draw(replicate, counts_);
  if (scheme_ == ResampleScheme::cluster) {
    for (std::size_t unit = 0; unit < unit_weight.size(); ++unit)
      unit_weight[unit] = counts_[cases_.cluster[unit]] * WeightOf(unit);
  } else if (draws_.keeps_weights()) {
    for (std::size_t unit = 0; unit < unit_weight.size(); ++unit)
      unit_weight[unit] = counts_[unit] * cases_.weight[unit];
  } else {
    std::copy(counts_.begin(), counts_.end(), unit_weight.begin());
  }
}

bool CaseResampling::HasRepeatedCases() const {
  return scheme_ != ResampleScheme::cluster && !draws_.keeps_weights() &&
         !cases_.weight.empty();
}

void CaseResampling::WeighWithoutBlock(std::uint32_t part,
                                       std::span<double> unit_weight) const {
  Random random((seed_ ^ kBlockStream) + part);
  for (std::size_t unit = 0; unit < unit_weight.size(); ++unit) {
    const auto cases = static_cast<std::uint64_t>(cases_.weight[unit]);
    unit_weight[unit] =
        static_cast<double>(cases - DrawBinomial(random, cases, 1, kBlocks));
  }
}

void CaseResampling::WeighLeaveOut(std::uint32_t part,
                                   std::span<double> unit_weight) const {
  if (jackknife_count_ != drawn_count_ && HasRepeatedCases()) {
    WeighWithoutBlock(part, unit_weight);
    return;
  }
  // Of a unit that stands for several cases one is left out; of a block or a
  // cluster, all.
  const bool one_case = block_.empty() && !draws_.keeps_weights() &&
                        scheme_ != ResampleScheme::cluster;
  for (std::size_t unit = 0; unit < unit_weight.size(); ++unit) {
    const double weight = WeightOf(unit);
    const double left_out = one_case ? std::min(weight, 1.0) : weight;
    unit_weight[unit] = PartOf(unit) == part ? weight - left_out : weight;
  }
}

double CaseResampling::AccelerationOf(std::span<const double> estimates) const {
  assert(estimates.size() == jackknife_count_);
  // A unit that stands for w cases gives the same estimate w times.
  const bool repeated = jackknife_count_ == drawn_count_ && HasRepeatedCases();
  return Acceleration(estimates,
                      repeated ? cases_.weight : std::span<const double>());
}

}  // namespace melon
