#include "tasks/friedman/summaries.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "base/reasons.h"
#include "base/sorted_indices.h"
#include "kernels/numbers/moment_working.h"
#include "kernels/numbers/quantile.h"
#include "kernels/numbers/sample_moments.h"
#include "report/models/key_working.h"
#include "tasks/friedman/data.h"

namespace melon {
namespace {

constexpr std::string_view kMean = "mean";
constexpr std::string_view kDeviation = "std";
constexpr std::string_view kMedian = "median";
constexpr std::string_view kWins = "wins";
/// Results on each side of the middle that are listed.
constexpr std::size_t kNeighbours = 2;

/// What of a record stands under which key, and the sign of the lead.
struct RecordKind {
  std::string_view key;
  std::size_t Record::*count;
  int sign;
  std::string_view symbol;
  Text title;
};

constexpr RecordKind kRecords[] = {
    {"rank_wins",
     &Record::wins,
     1,
     "w",
     {"data sets on which the first ranks before the second",
      "前者序值优于后者的数据集数"}},
    {"rank_losses",
     &Record::losses,
     -1,
     "l",
     {"data sets on which it ranks behind", "前者序值劣于后者的数据集数"}},
    {"rank_ties",
     &Record::ties,
     0,
     "u",
     {"data sets on which both have the same rank", "两者序值相同的数据集数"}}};

double BestRankOf(const RankedResults& view, std::size_t row) {
  double best = view.RankOf(row, 0);
  for (std::size_t i = 1; i < view.column_count; ++i)
    best = std::min(best, view.RankOf(row, i));
  return best;
}

/// How many share the first rank, which is (k + 1)/2 then.
double Firsts(double best_rank) { return (2 * best_rank) - 1; }

std::vector<double> ResultsOf(const RankedResults& view,
                              std::size_t algorithm) {
  std::vector<double> results;
  results.reserve(view.row_count);
  for (std::size_t row = 0; row < view.row_count; ++row)
    results.push_back(view.ResultOf(row, algorithm));
  return results;
}

/// The result in the middle, or the mean of the two around it, below their
/// neighbours.
void ShowMedian(const RankedResults& view, std::span<const double> results,
                Working& working) {
  const std::vector<std::size_t> order = SortedIndices(
      results.size(),
      [&](std::size_t a, std::size_t b) { return results[a] < results[b]; });
  const std::size_t count = order.size();
  const std::size_t lower = (count - 1) / 2;
  const std::size_t upper = count / 2;
  const std::size_t first = lower - std::min(lower, kNeighbours);
  const std::size_t end = std::min(count, upper + kNeighbours + 1);
  working.Line("N", static_cast<double>(count),
               {"number of data sets", "数据集个数"});
  if (!view.row_names.empty()) {
    working.Table({"the results in the middle, in ascending order",
                   "从小到大排列后居中的结果"},
                  {"(i)", "i", "x_i"}, end - first, [&](std::size_t place) {
                    const std::size_t row = order[first + place];
                    return WorkingRow{static_cast<double>(first + place + 1),
                                      view.row_names[row], results[row]};
                  });
  }
  const auto at = [&](std::size_t place) {
    return Term("x_{(" + std::to_string(place + 1) + ")}",
                results[order[place]]);
  };
  working.Result(lower == upper ? at(lower) : (at(lower) + at(upper)) / 2);
}

void ShowWins(const RankedResults& view, std::size_t algorithm, double wins,
              Working& working) {
  const auto share = [&view, algorithm](std::size_t row) {
    const double best = BestRankOf(view, row);
    return view.RankOf(row, algorithm) == best ? 1 / Firsts(best) : 0.0;
  };
  if (!view.row_names.empty()) {
    working.Table(
        {"its rank on each data set, the best rank, how many share that, and "
         "its share",
         "它在各数据集上的序值、最优序值、并列最优的个数及其份额"},
        {"i", "r_{ij}", "r_i^*", "k_i", "w_{ij}"}, view.row_count,
        [&](std::size_t row) {
          const double best = BestRankOf(view, row);
          return WorkingRow{view.row_names[row], view.RankOf(row, algorithm),
                            best, Firsts(best), share(row)};
        });
  }
  working.Give(
      kWins, "W_j",
      FoldedSum(R"(\sum_i w_{ij})", view.row_count,
                [&](std::size_t row) { return Term("w_{ij}", share(row)); },
                wins),
      {"times best", "居首次数"});
}

}  // namespace

KeyValues Summarize(std::span<const double> results) {
  const SampleMoments moments = MomentsOf(results);
  return {{kMean, moments.mean},
          {kDeviation, moments.count > 1 ? FiniteValue(moments.deviation)
                                         : Value(reasons::too_few_cases)},
          {kMedian, SortedQuantile(Sorted(results), .5)}};
}

std::vector<double> WinsOf(const RankedResults& view) {
  std::vector<double> wins(view.column_count);
  for (std::size_t row = 0; row < view.row_count; ++row) {
    const double best = BestRankOf(view, row);
    for (std::size_t i = 0; i < view.column_count; ++i) {
      if (view.RankOf(row, i) == best) wins[i] += 1 / Firsts(best);
    }
  }
  return wins;
}

std::optional<WorkedOut<Value>> WorkOutSummary(const RankedResults& view,
                                               std::size_t algorithm,
                                               std::string_view key) {
  if (key == kWins) {
    WorkedOut<Value> worked{WinsOf(view)[algorithm], {}};
    ShowWins(view, algorithm, worked.result.number(), worked.working);
    return worked;
  }
  const std::vector<double> results = ResultsOf(view, algorithm);
  WorkedOut<KeyValues> worked{Summarize(results), {}};
  const auto found =
      std::find_if(worked.result.begin(), worked.result.end(),
                   [key](const auto& value) { return value.first == key; });
  if (found == worked.result.end()) return std::nullopt;
  if (key == kMedian) {
    ShowMedian(view, results, worked.working);
    return WorkedOut<Value>{found->second, std::move(worked.working)};
  }
  (void)ShowMoments(MomentsOf(results), results, {},
                    {.value = "x_i",
                     .mean = R"(\bar x)",
                     .deviation = "s",
                     .count = "N",
                     .mean_key = kMean,
                     .deviation_key = kDeviation},
                    worked.working);
  return WorkedKey(std::move(worked), key);
}

std::optional<WorkedOut<Value>> WorkOutRecord(const RankedResults& view,
                                              std::size_t algorithm,
                                              std::size_t other,
                                              std::string_view key) {
  const auto* const kind =
      std::find_if(std::begin(kRecords), std::end(kRecords),
                   [key](const RecordKind& one) { return one.key == key; });
  if (kind == std::end(kRecords)) return std::nullopt;
  const double count =
      static_cast<double>(RecordOf(view, algorithm, other).*(kind->count));
  WorkedOut<Value> worked{count, {}};
  const auto counts = [&](std::size_t row) {
    const double lead = view.RankOf(row, other) - view.RankOf(row, algorithm);
    return (lead > 0) - (lead < 0) == kind->sign ? 1.0 : 0.0;
  };
  if (!view.row_names.empty()) {
    worked.working.Table(
        {"the ranks of both on each data set", "两者在各数据集上的序值"},
        {"i", "r_{ia}", "r_{ib}", "c_i"}, view.row_count, [&](std::size_t row) {
          return WorkingRow{view.row_names[row], view.RankOf(row, algorithm),
                            view.RankOf(row, other), counts(row)};
        });
  }
  worked.working.Give(
      kind->key, kind->symbol,
      FoldedSum(R"(\sum_i c_i)", view.row_count,
                [&](std::size_t row) { return Term("c_i", counts(row)); },
                count),
      kind->title);
  return worked;
}

}  // namespace melon
