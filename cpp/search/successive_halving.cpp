#include <algorithm>
#include <cmath>
#include <cstddef>
#include <set>
#include <utility>

#include "base/bibliography.h"
#include "kernels/search/search_space.h"
#include "search/strategy.h"

namespace melon::search {
namespace {

/// A third of the candidates goes on, to three times the rows: the factor of
/// scikit-learn, too.
constexpr std::size_t kFactor = 3;
/// The first round has a ninth of the rows.
constexpr std::size_t kRounds = 3;
/// Draws for each point, which is to be a new one.
constexpr std::size_t kAttempts = 5;

using Points = std::vector<std::vector<double>>;

/// Those that are tried with the same share of the rows.
struct Round {
  Points candidates;
  /// The place of its first trial.
  std::size_t begin = 0;
  double training_share = 1;
};

double ShareOf(std::size_t round, std::size_t rounds) {
  return std::pow(static_cast<double>(kFactor),
                  -static_cast<double>(rounds - 1 - round));
}

/// As many as a round’s part of the budget allows, each once.
Points Drawn(const SearchState& state, std::size_t rounds) {
  std::size_t count = state.budget / rounds;
  for (std::size_t i = 1; i < rounds; ++i) count *= kFactor;
  Points points;
  points.reserve(count);
  std::set<std::vector<double>> different;
  // Of few values there may be fewer.
  for (std::size_t t = 0; t < kAttempts * count && points.size() < count; ++t) {
    Random random = RandomOfTrial(state.seed, t);
    auto values = ValuesAt(state.space, DrawPoint(state.space, random));
    if (different.insert(values).second) points.push_back(std::move(values));
  }
  return points;
}

/// The best third of a round that has been tried, at least one.
Points BestThird(const SearchState& state, const Round& round) {
  const std::size_t count = round.candidates.size();
  Points best;
  best.reserve(count);
  for (const std::size_t place :
       BestTrials(state.trials.subspan(round.begin, count),
                  std::max<std::size_t>(1, count / kFactor)))
    best.push_back(round.candidates[place]);
  return best;
}

/// The one that the next trial belongs to; without candidates at the end.
Round RoundOf(const SearchState& state) {
  const std::size_t rounds = std::min(kRounds, state.budget);
  Round round{.candidates = Drawn(state, rounds),
              .training_share = ShareOf(0, rounds)};
  for (std::size_t i = 1; i <= rounds; ++i) {
    const std::size_t end = round.begin + round.candidates.size();
    if (state.trials.size() < end) return round;
    if (i == rounds) break;
    round = {.candidates = BestThird(state, round),
             .begin = end,
             .training_share = ShareOf(i, rounds)};
  }
  return {};
}

Points Halve(const SearchState& state) {
  Round round = RoundOf(state);
  if (round.candidates.empty()) return {};
  round.candidates.erase(
      round.candidates.begin(),
      round.candidates.begin() +
          static_cast<std::ptrdiff_t>(state.trials.size() - round.begin));
  return std::move(round.candidates);
}

double TrainingShare(const SearchState& state) {
  return RoundOf(state).training_share;
}

}  // namespace

extern const Words successive_halving_words = {
    .name = {"Successive halving", "逐次减半搜索"},
    .short_name = {"halving", "逐次减半"},
    .synonyms = {"HalvingRandomSearchCV, SHA, early stopping", "逐次折半"},
    .meaning =
        {"Many random points are tried on a ninth of each training set, the "
         "best third of them on a third of it, and the best third of those on "
         "all of it. Each round has a third of the budget. What only pays "
         "with many rows may be dropped early.",
         "先随机取许多点，仅用各训练集的九分之一行试验；最好的三分之一改用三分"
         "之一的行，其中最好的三分之一再用全部行。每轮各占预算的三分之一。行数"
         "多时才见长的设置可能过早被淘汰。"},
    .latex = R"(|S_{k+1}|=\tfrac13|S_k|,\quad r_{k+1}=3\,r_k)",
    .symbols = {{"S_k",
                 {"the points that are tried in round k", "第 k 轮试验的点"}},
                {"r_k",
                 {"the share of each training set that they learn from",
                  "第 k 轮所用训练集行的比例"}}},
    .references = {{sources::jamieson2016}},
    .remark = {"A trial on a share of the rows counts as that share of a "
               "trial. Only trials on all rows can be the best. With a budget "
               "of 1 or 2 there are as many rounds.",
               "只用部分行的试验按所用比例计入预算；只有用全部行的试验才可能成"
               "为最优。预算为 1 或 2 时轮数与之相同。"},
    .avoid_when = {"a learner that pays with many rows looks bad on few: good "
                   "ones are then dropped early; or the data are small already",
                   "需要很多样例才见效的学习器在少量样例上显得差，会被过早淘汰"
                   "；或数据本来就小"},
};

extern const Strategy successive_halving = {.id = "successive_halving",
                                            .propose = Halve,
                                            .training_share = TrainingShare};

}  // namespace melon::search
