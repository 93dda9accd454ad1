#include "tasks/ranking/bootstrap.h"

#include <cmath>
#include <limits>

#include "base/sum.h"
#include "resampling/jackknife.h"

namespace melon {
namespace {

/// What is drawn.
constexpr std::string_view kQueries = "queries";

/// The mean over queries, each counting as often as it was drawn.
double MeanOf(const std::vector<double>& values,
              const std::vector<std::uint32_t>& counts) {
  double sum = 0;
  double drawn = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (counts[i] == 0 || std::isnan(values[i])) continue;
    sum += counts[i] * values[i];
    drawn += counts[i];
  }
  return drawn > 0 ? sum / drawn : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace

QueryBootstrap::QueryBootstrap(const RankingValues& values,
                               std::size_t model_count, std::size_t query_count,
                               const Options& options)
    : values_(values),
      model_count_(model_count),
      query_count_(query_count),
      draws_(query_count, {}, {}, options.seed),
      replicate_count_(options.bootstrap),
      counts_(query_count),
      means_(model_count * values.keys().size() * options.bootstrap) {}

double QueryBootstrap::cost() const {
  return static_cast<double>(model_count_ * values_.keys().size() *
                             query_count_);
}

void QueryBootstrap::Step(std::uint32_t replicates) {
  const std::size_t key_count = values_.keys().size();
  for (std::uint32_t i = 0; i < replicates && !finished(); ++i, ++done_) {
    draws_.Draw(done_, counts_);
    for (std::size_t model = 0; model < model_count_; ++model) {
      for (std::size_t key = 0; key < key_count; ++key) {
        means_[(((model * key_count) + key) * replicate_count_) + done_] =
            MeanOf(values_.ByQuery(model, key), counts_);
      }
    }
  }
}

double QueryBootstrap::At(std::size_t model, std::size_t key,
                          std::size_t replicate) const {
  return means_[(((model * values_.keys().size()) + key) * replicate_count_) +
                replicate];
}

std::vector<double> QueryBootstrap::LeaveOneOut(std::size_t model,
                                                std::size_t key) const {
  const std::vector<double>& values = values_.ByQuery(model, key);
  Sum sum;
  double defined = 0;
  for (const double value : values) {
    if (std::isnan(value)) continue;
    sum.Add(value);
    ++defined;
  }
  std::vector<double> means;
  if (defined < 2) return means;
  means.reserve(values.size());
  for (const double value : values) {
    means.push_back(std::isnan(value) ? sum.value() / defined
                                      : (sum.value() - value) / (defined - 1));
  }
  return means;
}

Replicates QueryBootstrap::Of(std::size_t model, std::size_t key) const {
  Replicates replicates{.drawn = replicate_count_, .resample = kQueries};
  for (std::size_t i = 0; i < replicate_count_; ++i) {
    const double mean = At(model, key, i);
    if (!std::isnan(mean)) replicates.values.push_back(mean);
  }
  replicates.acceleration = Acceleration(LeaveOneOut(model, key), {});
  return replicates;
}

Replicates QueryBootstrap::DifferenceOf(std::size_t a, std::size_t b,
                                        std::size_t key) const {
  Replicates replicates{.drawn = replicate_count_, .resample = kQueries};
  for (std::size_t i = 0; i < replicate_count_; ++i) {
    const double difference = At(a, key, i) - At(b, key, i);
    if (!std::isnan(difference)) replicates.values.push_back(difference);
  }
  std::vector<double> means = LeaveOneOut(a, key);
  const std::vector<double> others = LeaveOneOut(b, key);
  if (means.size() != others.size()) means.clear();
  for (std::size_t i = 0; i < means.size(); ++i) means[i] -= others[i];
  replicates.acceleration = Acceleration(means, {});
  return replicates;
}

}  // namespace melon
