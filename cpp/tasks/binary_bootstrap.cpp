#include "tasks/binary_bootstrap.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/random.h"
#include "base/sum.h"
#include "resampling/jackknife.h"

namespace melon {
namespace {

constexpr std::size_t kMostRowsLeftOutOneByOne = 2000;
constexpr std::uint32_t kBlocks = 200;
constexpr double kMostCases = 2e9;

std::vector<MetricKey> KeysToResample(const Options& options) {
  std::vector<MetricKey> keys = MetricKeys(options);
  std::erase_if(keys, [](const MetricKey& key) {
    return key.metric->direction == Direction::neither;
  });
  return keys;
}

/// A random block for each row, a function of the position in the file and the
/// seed.
std::vector<std::uint8_t> DrawBlocks(std::size_t rows, std::uint64_t seed) {
  constexpr std::uint64_t kOtherStream =
      0x6a61636b6b6e6966;  // apart from the replicates' numbers
  Random random(seed ^ kOtherStream);
  std::vector<std::uint8_t> blocks(rows);
  for (std::uint8_t& block : blocks)
    block = static_cast<std::uint8_t>(random.Below(kBlocks));
  return blocks;
}

}  // namespace

/// One model's groups and counts when each row counts another number of times.
class BinaryBootstrap::Resample {
 public:
  Resample(const BinaryData& data, const BinaryModel& model,
           std::span<const std::uint32_t> row_counts, bool keeps_weights)
      : data_(data),
        model_(model),
        row_counts_(row_counts),
        keeps_weights_(keeps_weights) {
    GroupRows();
    CountRows();
  }

  [[nodiscard]] const Counts& counts() const { return counts_; }
  [[nodiscard]] ScoreGroups groups() const {
    return {score_,
            positive_,
            negative_,
            counts_.positives(),
            counts_.negatives(),
            !keeps_weights_ || data_.whole_weights};
  }

 private:
  [[nodiscard]] double Weight(std::size_t row) const {
    return keeps_weights_ ? row_counts_[row] * data_.WeightOf(row)
                          : row_counts_[row];
  }

  void GroupRows() {
    const GroupedScores& groups = model_.groups;
    score_.reserve(groups.score.size());
    positive_.reserve(groups.score.size());
    negative_.reserve(groups.score.size());
    for (std::size_t g = 0; g < groups.score.size(); ++g) {
      double positive = 0;
      double negative = 0;
      for (const std::uint32_t row : groups.RowsOf(g)) {
        (data_.truth[row] != 0 ? positive : negative) += Weight(row);
      }
      if (positive + negative == 0) continue;
      score_.push_back(groups.score[g]);
      positive_.push_back(positive);
      negative_.push_back(negative);
    }
  }

  void CountRows() {
    double cells[2][2] = {};
    for (std::size_t row = 0; row < row_counts_.size(); ++row) {
      cells[data_.truth[row]][model_.predicted[row]] += Weight(row);
    }
    counts_ = {.true_positive = cells[1][1],
               .false_positive = cells[0][1],
               .false_negative = cells[1][0],
               .true_negative = cells[0][0]};
  }

  const BinaryData& data_;
  const BinaryModel& model_;
  std::span<const std::uint32_t> row_counts_;
  bool keeps_weights_;
  std::vector<double> score_;
  std::vector<double> positive_;
  std::vector<double> negative_;
  Counts counts_;
};

bool BinaryBootstrap::Possible(const BinaryData& data) {
  return data.positives + data.negatives <= kMostCases;
}

BinaryBootstrap::BinaryBootstrap(const BinaryData& data, const Options& options)
    : data_(data),
      keys_(KeysToResample(options)),
      draws_(data.truth, data.weight, options.seed),
      replicate_count_(options.bootstrap),
      jackknife_count_(data.case_count() <= kMostRowsLeftOutOneByOne
                           ? static_cast<std::uint32_t>(data.case_count())
                           : kBlocks),
      row_counts_(data.case_count()),
      values_(data.models.size() * keys_.size() * total()) {
  if (jackknife_count_ != data.case_count())
    block_ = DrawBlocks(data.case_count(), options.seed);
}

void BinaryBootstrap::Step(std::uint32_t replicates) {
  for (std::uint32_t i = 0; i < replicates && !finished(); ++i, ++done_) {
    if (done_ < replicate_count_) {
      DoReplicate(done_);
    } else {
      DoJackknife(done_ - replicate_count_);
    }
  }
}

void BinaryBootstrap::DoReplicate(std::uint32_t replicate) {
  draws_.Draw(replicate, row_counts_);
  EvaluateAll(row_counts_, draws_.keeps_weights(), replicate);
}

void BinaryBootstrap::DoJackknife(std::uint32_t unit) {
  const bool whole = !draws_.keeps_weights();
  for (std::size_t row = 0; row < row_counts_.size(); ++row) {
    const bool is_left_out = block_.empty() ? row == unit : block_[row] == unit;
    const auto weight =
        whole ? static_cast<std::uint32_t>(data_.WeightOf(row)) : 1U;
    // Of a row that stands for several cases one is left out; of a block, all.
    const std::uint32_t left_out =
        block_.empty() ? std::min(weight, 1U) : weight;
    row_counts_[row] = is_left_out ? weight - left_out : weight;
  }
  EvaluateAll(row_counts_, draws_.keeps_weights(), replicate_count_ + unit);
}

void BinaryBootstrap::EvaluateAll(std::span<const std::uint32_t> row_counts,
                                  bool keeps_weights, std::size_t slot) {
  for (std::size_t model = 0; model < data_.models.size(); ++model) {
    const Resample resample(data_, data_.models[model], row_counts,
                            keeps_weights);
    for (std::size_t key = 0; key < keys_.size(); ++key) {
      values_[(((model * keys_.size()) + key) * total()) + slot] =
          Evaluate(keys_[key], resample.counts(), resample.groups()).number();
    }
  }
}

double BinaryBootstrap::At(std::size_t model, std::size_t key,
                           std::size_t slot) const {
  return values_[(((model * keys_.size()) + key) * total()) + slot];
}

std::vector<double> BinaryBootstrap::Defined(std::size_t first_slot,
                                             std::size_t count, std::size_t a,
                                             const std::size_t* b,
                                             std::size_t key) const {
  std::vector<double> defined;
  defined.reserve(count);
  for (std::size_t slot = first_slot; slot < first_slot + count; ++slot) {
    const double value =
        At(a, key, slot) - (b == nullptr ? 0 : At(*b, key, slot));
    if (!std::isnan(value)) defined.push_back(value);
  }
  return defined;
}

double BinaryBootstrap::AccelerationOf(std::size_t a, const std::size_t* b,
                                       std::size_t key) const {
  const std::vector<double> estimates =
      Defined(replicate_count_, jackknife_count_, a, b, key);
  if (estimates.size() != jackknife_count_) return 0;
  // A row that stands for w cases gives the same estimate w times.
  const bool repeated = block_.empty() && !draws_.keeps_weights();
  return Acceleration(estimates, repeated
                                     ? std::span<const double>(data_.weight)
                                     : std::span<const double>());
}

Replicates BinaryBootstrap::Of(std::size_t model, std::size_t key) const {
  return {Defined(0, replicate_count_, model, nullptr, key),
          AccelerationOf(model, nullptr, key)};
}

Replicates BinaryBootstrap::DifferenceOf(std::size_t a, std::size_t b,
                                         std::size_t key) const {
  return {Defined(0, replicate_count_, a, &b, key), AccelerationOf(a, &b, key)};
}

}  // namespace melon
