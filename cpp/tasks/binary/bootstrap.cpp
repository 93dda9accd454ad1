#include "tasks/binary/bootstrap.h"

namespace melon {
namespace {

std::vector<MetricKey> KeysToResample(const Options& options) {
  std::vector<MetricKey> keys = MetricKeys(options);
  std::erase_if(keys, [](const MetricKey& key) {
    return key.metric->direction == Direction::neither;
  });
  return keys;
}

}  // namespace

/// One model's groups and counts when each row weighs something else.
class BinaryBootstrap::Resample {
 public:
  Resample(const BinaryData& data, const BinaryModel& model,
           std::span<const double> row_weight)
      : data_(data), model_(model), row_weight_(row_weight) {
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
            data_.whole_weights};
  }

 private:
  void GroupRows() {
    const GroupedScores& groups = model_.groups;
    score_.reserve(groups.score.size());
    positive_.reserve(groups.score.size());
    negative_.reserve(groups.score.size());
    for (std::size_t g = 0; g < groups.score.size(); ++g) {
      double positive = 0;
      double negative = 0;
      for (const std::uint32_t row : groups.RowsOf(g)) {
        (data_.truth[row] != 0 ? positive : negative) += row_weight_[row];
      }
      if (positive + negative == 0) continue;
      score_.push_back(groups.score[g]);
      positive_.push_back(positive);
      negative_.push_back(negative);
    }
  }

  void CountRows() {
    double cells[2][2] = {};
    for (std::size_t row = 0; row < row_weight_.size(); ++row) {
      cells[data_.truth[row]][model_.predicted[row]] += row_weight_[row];
    }
    counts_ = {.true_positive = cells[1][1],
               .false_positive = cells[0][1],
               .false_negative = cells[1][0],
               .true_negative = cells[0][0]};
  }

  const BinaryData& data_;
  const BinaryModel& model_;
  std::span<const double> row_weight_;
  std::vector<double> score_;
  std::vector<double> positive_;
  std::vector<double> negative_;
  Counts counts_;
};

BinaryBootstrap::BinaryBootstrap(const BinaryData& data, const Options& options)
    : data_(data),
      keys_(KeysToResample(options)),
      stratum_(data.truth.begin(), data.truth.end()),
      resampling_(options.resample,
                  {.count = data.case_count(),
                   .weight = data.weight,
                   .stratum = stratum_,
                   .cluster = data.cluster},
                  options.bootstrap, options.seed),
      values_(data.models.size(), keys_.size(), resampling_),
      row_weight_(data.case_count()) {}

void BinaryBootstrap::Step(std::uint32_t replicates) {
  for (std::uint32_t i = 0; i < replicates && !finished(); ++i, ++done_) {
    resampling_.Weigh(done_, row_weight_);
    EvaluateAll(done_);
  }
}

void BinaryBootstrap::EvaluateAll(std::uint32_t step) {
  for (std::size_t model = 0; model < data_.models.size(); ++model) {
    const Resample resample(data_, data_.models[model], row_weight_);
    for (std::size_t key = 0; key < keys_.size(); ++key) {
      values_.At(model, key, step) =
          Evaluate(keys_[key], resample.counts(), resample.groups()).number();
    }
  }
}

}  // namespace melon
