#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/value.h"
#include "options/options.h"
#include "report/models/metric_keys.h"
#include "tasks/ranking/data.h"

namespace melon {

/// Every measure of every model, over all queries and for each of them.
class RankingValues {
 public:
  RankingValues(const RankingData& data, const Options& options);

  [[nodiscard]] const std::vector<MetricKey>& keys() const { return keys_; }
  [[nodiscard]] std::size_t model_count() const { return means_.size(); }
  [[nodiscard]] std::size_t query_count() const { return query_count_; }
  /// The place of a key; it must be there.
  [[nodiscard]] std::size_t IndexOf(std::string_view key) const {
    return melon::IndexOf(keys_, key);
  }
  /// The mean over queries.
  [[nodiscard]] const Value& Of(std::size_t model, std::size_t key) const {
    return means_[model][key];
  }
  /// Of all models, in the order of the keys.
  [[nodiscard]] const std::vector<std::vector<Value>>& means() const {
    return means_;
  }
  /// One entry a query, NaN where the measure is undefined; all of them when
  /// the mean is.
  [[nodiscard]] const std::vector<double>& ByQuery(std::size_t model,
                                                   std::size_t key) const {
    return by_query_[model][key];
  }
  /// One of them, with the reason where it is undefined. `data` as before.
  [[nodiscard]] Value OfQuery(const RankingData& data, std::size_t model,
                              std::size_t key, std::size_t query) const;
  /// Of the queries in which it is defined for both models, a's value minus
  /// b's, to twelve decimals, so that equal values differ by 0.
  [[nodiscard]] std::vector<double> Differences(std::size_t a, std::size_t b,
                                                std::size_t key) const;

 private:
  std::vector<MetricKey> keys_;
  std::size_t query_count_;
  /// By model, then key.
  std::vector<std::vector<Value>> means_;
  std::vector<std::vector<std::vector<double>>> by_query_;
};

}  // namespace melon
