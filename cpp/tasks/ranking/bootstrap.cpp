#include "tasks/ranking/bootstrap.h"

#include <cmath>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace melon {
namespace {

/// To add one number to a sum, about.
constexpr double kSecondsPerNumber = 5e-9;

class RankingReweighted final : public Reweighted {
 public:
  explicit RankingReweighted(const RankingValues& values) : values_(values) {}

  [[nodiscard]] std::size_t model_count() const override {
    return values_.model_count();
  }
  [[nodiscard]] const std::vector<MetricKey>& keys() const override {
    return values_.keys();
  }
  [[nodiscard]] CasesToResample cases() const override {
    return {.count = values_.query_count()};
  }
  [[nodiscard]] double seconds() const override {
    return kSecondsPerNumber *
           static_cast<double>(model_count() * keys().size() *
                               values_.query_count());
  }
  void Weigh(std::span<const double> weight) override { weight_ = weight; }
  void Measure(std::size_t model, std::span<double> values) override {
    for (std::size_t key = 0; key < values.size(); ++key)
      values[key] = MeanOf(values_.ByQuery(model, key));
  }

 private:
  /// Each query counts as often as it was drawn.
  [[nodiscard]] double MeanOf(const std::vector<double>& values) const {
    double sum = 0;
    double drawn = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (weight_[i] == 0 || std::isnan(values[i])) continue;
      sum += weight_[i] * values[i];
      drawn += weight_[i];
    }
    return drawn > 0 ? sum / drawn : std::numeric_limits<double>::quiet_NaN();
  }

  const RankingValues& values_;
  std::span<const double> weight_;
};

}  // namespace

std::unique_ptr<Bootstrap> BootstrapOf(const RankingValues& values,
                                       const Options& options) {
  return std::make_unique<Bootstrap>(
      std::make_unique<RankingReweighted>(values), ResampleScheme::plain,
      "queries", options);
}

}  // namespace melon
