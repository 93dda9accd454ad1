#include "tasks/cv/deciding.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "base/sorted_indices.h"
#include "tasks/comparison/advice/advice_phrases.h"
#include "tasks/comparison/mean_direction.h"

namespace melon {
namespace {

constexpr DecidingTest kFiveByTwo{.test = "cv5x2_t_test",
                                  .statistic = "cv5x2_t",
                                  .p = "cv5x2_t_p",
                                  .difference = "cv5x2_first_difference",
                                  .effect = "first_difference",
                                  .low = {},
                                  .high = {}};
constexpr DecidingTest kCorrected{.test = "corrected_t_test",
                                  .statistic = "corrected_t",
                                  .p = "corrected_t_p",
                                  .difference = "mean_diff",
                                  .effect = "mean_difference",
                                  .low = "corrected_t_low",
                                  .high = "corrected_t_high"};
double Better(const CvData& data) {
  return data.results.higher_is_better ? 1 : -1;
}

}  // namespace

const DecidingTest& DecidingTestOf(const CvData& data) {
  return data.design == "5x2" ? kFiveByTwo : kCorrected;
}

double FavouredBy(const DecidingTest& test, const CvData& data,
                  const PairTable& pairs, std::size_t pair) {
  const Value& statistic = pairs.At(pair, test.statistic);
  return statistic.defined() ? Better(data) * statistic.number() : 0;
}

double FavouredByMean(const CvData& data, const PairTable& pairs,
                      std::size_t pair) {
  return Better(data) * MeanDifferenceOf(pairs, pair);
}

std::vector<std::size_t> ByMean(const CvData& data,
                                const CvFindings& findings) {
  constexpr double kWorst = -std::numeric_limits<double>::infinity();
  std::vector<double> goodness;
  for (const auto& values : findings.learners) {
    const std::optional<double> mean = NumberOf(values, "mean");
    goodness.push_back(mean ? Better(data) * *mean : kWorst);
  }
  return SortedIndices(goodness.size(), [&](std::size_t a, std::size_t b) {
    return goodness[a] > goodness[b];
  });
}

std::vector<std::size_t> ByInterest(const CvData& data,
                                    const CvFindings& findings) {
  std::vector<std::size_t> order = ByMean(data, findings);
  if (!data.control || order.front() == *data.control) return order;
  std::erase(order, *data.control);
  order.insert(order.begin() + 1, *data.control);
  return order;
}

std::vector<std::size_t> SharingBestMean(const CvData& data,
                                         const CvFindings& findings) {
  std::vector<std::size_t> order = ByMean(data, findings);
  const std::size_t first = order.front();
  const auto end =
      std::find_if(order.begin() + 1, order.end(), [&](std::size_t other) {
        const auto [a, b] = std::minmax(first, other);
        const std::size_t pair = PairIndex(a, b, data.results.column_count());
        return FavouredByMean(data, findings.pairs, pair) != 0;
      });
  order.erase(end, order.end());
  return order;
}

}  // namespace melon
