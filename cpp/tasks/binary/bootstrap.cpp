#include "tasks/binary/bootstrap.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace melon {
namespace {

/// All metrics of one score, about.
constexpr double kSecondsPerScore = 2e-7;

std::vector<MetricKey> KeysToResample(const Options& options) {
  std::vector<MetricKey> keys = MetricKeys(options);
  std::erase_if(keys, [](const MetricKey& key) { return !IsResampled(key); });
  return keys;
}

class BinaryReweighted final : public Reweighted {
 public:
  BinaryReweighted(const BinaryData& data, const Options& options)
      : data_(data),
        keys_(KeysToResample(options)),
        stratum_(data.truth.begin(), data.truth.end()) {}

  [[nodiscard]] std::size_t model_count() const override {
    return data_.models.size();
  }
  [[nodiscard]] const std::vector<MetricKey>& keys() const override {
    return keys_;
  }
  [[nodiscard]] CasesToResample cases() const override {
    return {.count = data_.case_count(),
            .weight = data_.weight,
            .weights_count = data_.whole_weights,
            .stratum = stratum_,
            .cluster = data_.cluster};
  }
  [[nodiscard]] double seconds() const override {
    return kSecondsPerScore * static_cast<double>(data_.case_count()) *
           static_cast<double>(data_.models.size());
  }
  void Weigh(std::span<const double> weight) override { weight_ = weight; }
  void Measure(std::size_t model, std::span<double> values) override {
    const Counts counts = CountRows(data_.models[model].predicted);
    GroupRows(data_.models[model].groups);
    const ScoreGroups groups{score_,
                             positive_,
                             negative_,
                             counts.positives(),
                             counts.negatives(),
                             data_.whole_weights,
                             &memo_};
    for (std::size_t key = 0; key < keys_.size(); ++key)
      values[key] = Evaluate(keys_[key], counts, groups).number();
  }

 private:
  void GroupRows(const GroupedScores& groups) {
    score_.clear();
    positive_.clear();
    negative_.clear();
    std::vector<Cumulated> marks = std::move(memo_.marks);
    marks.clear();
    Cumulated above;
    for (std::size_t g = 0; g < groups.score.size(); ++g) {
      double positive = 0;
      double negative = 0;
      for (const std::uint32_t row : groups.RowsOf(g)) {
        (data_.truth[row] != 0 ? positive : negative) += weight_[row];
      }
      if (positive + negative == 0) continue;
      if (score_.size() % GroupMemo::kStride == 0) marks.push_back(above);
      above.positive += positive;
      above.negative += negative;
      score_.push_back(groups.score[g]);
      positive_.push_back(positive);
      negative_.push_back(negative);
    }
    memo_ = GroupMemo();
    memo_.marks = std::move(marks);
  }

  [[nodiscard]] Counts CountRows(
      std::span<const std::uint8_t> predicted) const {
    double cells[2][2] = {};
    for (std::size_t row = 0; row < weight_.size(); ++row)
      cells[data_.truth[row]][predicted[row]] += weight_[row];
    return {.true_positive = cells[1][1],
            .false_positive = cells[0][1],
            .false_negative = cells[1][0],
            .true_negative = cells[0][0]};
  }

  const BinaryData& data_;
  std::vector<MetricKey> keys_;
  /// The class of each row, where classes are drawn by themselves.
  std::vector<std::uint16_t> stratum_;
  std::span<const double> weight_;
  /// One model's scores that weigh something, in their groups.
  std::vector<double> score_;
  std::vector<double> positive_;
  std::vector<double> negative_;
  /// What one metric of the replicate found and another asks for.
  GroupMemo memo_;
};

}  // namespace

std::unique_ptr<Bootstrap> BootstrapOf(const BinaryData& data,
                                       const Options& options) {
  return std::make_unique<Bootstrap>(
      std::make_unique<BinaryReweighted>(data, options), options.resample,
      NameOf(options.resample), options);
}

}  // namespace melon
