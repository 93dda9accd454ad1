#include "tasks/binary/bootstrap.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "kernels/binary/log_likelihood.h"

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
        stratum_(data.truth.begin(), data.truth.end()),
        logs_(data.models.size()) {}

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
    const ScoreGroups groups = Weighed(model, counts);
    for (std::size_t key = 0; key < keys_.size(); ++key)
      values[key] = Evaluate(keys_[key], counts, groups).number();
  }

 private:
  /// The model's groups that weigh something.
  ScoreGroups Weighed(std::size_t model, const Counts& counts) {
    const GroupedScores& groups = data_.models[model].groups;
    const ScoreLogs& logs = LogsOfModel(model);
    const std::size_t size = groups.score.size();
    for (std::vector<double>* const column :
         {&score_, &positive_, &negative_, &log_score_, &log_rest_}) {
      if (column->size() < size) column->resize(size);
    }
    std::vector<Cumulated> marks = std::move(memo_.marks);
    marks.resize((size / GroupMemo::kStride) + 1);
    Cumulated above;
    RowsOfGroups rows(groups);
    std::size_t kept = 0;
    // Written without a branch: which groups are left out, nothing foretells.
    for (std::size_t g = 0; g < size; ++g) {
      const Cumulated weight = WeightOf(rows.Next());
      if (kept % GroupMemo::kStride == 0)
        marks[kept / GroupMemo::kStride] = above;
      score_[kept] = groups.score[g];
      positive_[kept] = weight.positive;
      negative_[kept] = weight.negative;
      log_score_[kept] = logs.of_score[g];
      log_rest_[kept] = logs.of_rest[g];
      above.positive += weight.positive;
      above.negative += weight.negative;
      kept += static_cast<std::size_t>(weight.positive + weight.negative > 0);
    }
    marks.resize((kept + GroupMemo::kStride - 1) / GroupMemo::kStride);
    memo_ = GroupMemo();
    memo_.marks = std::move(marks);
    const auto of_kept = [kept](const std::vector<double>& column) {
      return std::span(column).first(kept);
    };
    memo_.log_score = of_kept(log_score_);
    memo_.log_rest = of_kept(log_rest_);
    return {of_kept(score_),
            of_kept(positive_),
            of_kept(negative_),
            counts.positives(),
            counts.negatives(),
            data_.whole_weights,
            &memo_};
  }

  [[nodiscard]] Cumulated WeightOf(std::span<const MarkedRow> rows) const {
    Cumulated weight;
    for (const MarkedRow row : rows) {
      const double of_row = weight_[row.row()];
      const double positive = row.is_positive() ? of_row : 0;
      weight.positive += positive;
      weight.negative += of_row - positive;
    }
    return weight;
  }

  const ScoreLogs& LogsOfModel(std::size_t model) {
    const std::vector<double>& scores = data_.models[model].groups.score;
    ScoreLogs& logs = logs_[model];
    if (logs.of_score.size() != scores.size()) logs = LogsOf(scores);
    return logs;
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
  /// Of the scores of each model, once it was measured.
  std::vector<ScoreLogs> logs_;
  /// One model's scores that weigh something, in their groups.
  std::vector<double> score_;
  std::vector<double> positive_;
  std::vector<double> negative_;
  std::vector<double> log_score_;
  std::vector<double> log_rest_;
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
