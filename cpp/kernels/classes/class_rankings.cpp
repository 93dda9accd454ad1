#include "kernels/classes/class_rankings.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

#include "base/reasons.h"
#include "base/sum.h"
#include "kernels/binary/score_order.h"
#include "kernels/numbers/share.h"

namespace melon {
namespace {

constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

std::vector<double> ClassTotals(const ClassProbabilities& model) {
  std::vector<Sum> sums(model.class_count());
  for (std::size_t i = 0; i < model.size(); ++i)
    sums[model.truth[i]].Add(model.WeightOf(i));
  std::vector<double> totals;
  totals.reserve(sums.size());
  for (const Sum& sum : sums) totals.push_back(sum.value());
  return totals;
}

/// The step sum of average precision, one group of ties after the other.
class PrecisionSteps {
 public:
  void AddGroup(double positive, double all) {
    positives_.Add(positive);
    predicted_.Add(all);
    if (positive > 0)
      area_.Add(positive * Share(positives_.value(), predicted_.value()));
  }
  [[nodiscard]] double Average() const {
    return positives_.value() > 0 ? Share(area_.value(), positives_.value())
                                  : kUndefined;
  }

 private:
  Sum positives_;
  Sum predicted_;
  Sum area_;
};

/// One column: the pairs of its class with every other, and its average
/// precision.
class ColumnRanking {
 public:
  ColumnRanking(const ClassProbabilities& model, std::size_t label)
      : model_(model), label_(label), pairs_(model.class_count()) {}

  void Run(std::span<const std::uint32_t> order) {
    const std::span<const double> scores = model_.columns[label_];
    for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
      const double score = scores[order[begin]];
      while (end < order.size() && scores[order[end]] == score) ++end;
      AddGroup(order.subspan(begin, end - begin));
    }
  }

  [[nodiscard]] const std::vector<Sum>& pairs() const { return pairs_; }
  [[nodiscard]] double average_precision() const { return steps_.Average(); }

 private:
  void AddGroup(std::span<const std::uint32_t> cases) {
    double positive = 0;
    double all = 0;
    for (const std::uint32_t i : cases) {
      const double weight = model_.WeightOf(i);
      all += weight;
      if (model_.truth[i] == label_) positive += weight;
    }
    const double outranked_by = above_.value() + (positive / 2);
    if (outranked_by > 0 && positive < all) {
      for (const std::uint32_t i : cases) {
        if (model_.truth[i] != label_)
          pairs_[model_.truth[i]].Add(model_.WeightOf(i) * outranked_by);
      }
    }
    above_.Add(positive);
    steps_.AddGroup(positive, all);
  }

  const ClassProbabilities& model_;
  std::size_t label_;
  std::vector<Sum> pairs_;
  Sum above_;
  PrecisionSteps steps_;
};

/// All entries in one descending order, given one by one.
class PooledRanking {
 public:
  explicit PooledRanking(const ClassProbabilities& model) : model_(model) {}

  void Add(std::size_t label, std::uint32_t row) {
    const double score = model_.columns[label][row];
    if (score != score_) CloseGroup();
    score_ = score;
    (model_.truth[row] == label ? positive_ : negative_) +=
        model_.WeightOf(row);
  }

  void Finish(ClassRankings& rankings) {
    CloseGroup();
    const double positives = positives_above_.value();
    const double negatives = negatives_above_.value();
    const bool both = positives > 0 && negatives > 0;
    rankings.micro_roc_area =
        both ? Share(pairs_.value() / positives, negatives) : kUndefined;
    rankings.micro_average_precision = steps_.Average();
  }

 private:
  void CloseGroup() {
    pairs_.Add(negative_ * (positives_above_.value() + (positive_ / 2)));
    positives_above_.Add(positive_);
    negatives_above_.Add(negative_);
    steps_.AddGroup(positive_, positive_ + negative_);
    positive_ = 0;
    negative_ = 0;
  }

  const ClassProbabilities& model_;
  double score_ = std::numeric_limits<double>::infinity();
  double positive_ = 0;
  double negative_ = 0;
  Sum pairs_;
  Sum positives_above_;
  Sum negatives_above_;
  PrecisionSteps steps_;
};

/// Calls visit(label, row) for all entries of all columns by descending number:
/// a heap of the columns' next entries.
template <class Visit>
void VisitPooled(const ClassProbabilities& model,
                 const std::vector<std::vector<std::uint32_t>>& orders,
                 Visit&& visit) {
  struct Next {
    double score;
    std::uint32_t label;
    std::uint32_t place;
  };
  const auto is_later = [](const Next& a, const Next& b) {
    return a.score != b.score ? a.score < b.score : a.label > b.label;
  };
  std::vector<Next> heap;
  for (std::uint32_t label = 0; label < orders.size(); ++label) {
    if (!orders[label].empty())
      heap.push_back({model.columns[label][orders[label][0]], label, 0});
  }
  std::make_heap(heap.begin(), heap.end(), is_later);
  while (!heap.empty()) {
    std::pop_heap(heap.begin(), heap.end(), is_later);
    Next& next = heap.back();
    const std::vector<std::uint32_t>& order = orders[next.label];
    visit(next.label, order[next.place]);
    if (++next.place == order.size()) {
      heap.pop_back();
      continue;
    }
    next.score = model.columns[next.label][order[next.place]];
    std::push_heap(heap.begin(), heap.end(), is_later);
  }
}

/// Puts entries, given by descending number, into groups.
class PooledGrouping {
 public:
  explicit PooledGrouping(const ClassProbabilities& model) : model_(model) {
    Sum total;
    groups_.whole_weights = model.weights_count;
    for (std::size_t i = 0; i < model.size(); ++i) {
      total.Add(model.WeightOf(i));
      if (model.WeightOf(i) != std::floor(model.WeightOf(i)))
        groups_.whole_weights = false;
    }
    groups_.total_positive = total.value();
    groups_.total_negative =
        total.value() * (static_cast<double>(model.class_count()) - 1);
  }

  void Add(std::size_t label, std::uint32_t row) {
    const double score = model_.columns[label][row];
    const double weight = model_.WeightOf(row);
    if (groups_.score.empty() ||
        (score != groups_.score.back() && !LastIsSmall())) {
      groups_.score.push_back(score + 0.0);
      groups_.positive.push_back(0);
      groups_.negative.push_back(0);
    }
    groups_.score.back() = score + 0.0;
    (model_.truth[row] == label ? groups_.positive : groups_.negative).back() +=
        weight;
  }

  [[nodiscard]] GroupedScores Take() { return std::move(groups_); }

 private:
  [[nodiscard]] bool LastIsSmall() const {
    constexpr std::size_t kExactGroups = std::size_t{1} << 17;
    constexpr double kSpacing = 4e-6;
    return groups_.score.size() > kExactGroups &&
           groups_.positive.back() < kSpacing * groups_.total_positive &&
           groups_.negative.back() < kSpacing * groups_.total_negative;
  }

  const ClassProbabilities& model_;
  GroupedScores groups_;
};

std::vector<std::vector<std::uint32_t>> SortColumns(
    const ClassProbabilities& model) {
  std::vector<std::vector<std::uint32_t>> orders;
  orders.reserve(model.class_count());
  for (const std::span<const double> column : model.columns)
    orders.push_back(DescendingOrder(column));
  return orders;
}

ClassRankings RankColumns(
    const ClassProbabilities& model,
    const std::vector<std::vector<std::uint32_t>>& orders) {
  const std::size_t classes = model.class_count();
  ClassRankings rankings;
  rankings.total = ClassTotals(model);
  rankings.pairs.resize(classes * classes);
  for (std::size_t label = 0; label < classes; ++label) {
    ColumnRanking column(model, label);
    column.Run(orders[label]);
    for (std::size_t other = 0; other < classes; ++other)
      rankings.pairs[(label * classes) + other] = column.pairs()[other].value();
    rankings.average_precision.push_back(column.average_precision());
  }
  return rankings;
}

}  // namespace

ClassOrders OrderClasses(const ClassProbabilities& model) {
  ClassOrders orders;
  orders.by_class = SortColumns(model);
  const std::size_t entries = model.class_count() * model.size();
  orders.pooled_case.reserve(entries);
  orders.pooled_class.reserve(entries);
  VisitPooled(
      model, orders.by_class, [&](std::uint32_t label, std::uint32_t row) {
        orders.pooled_case.push_back(row);
        orders.pooled_class.push_back(static_cast<std::uint16_t>(label));
      });
  return orders;
}

ClassRankings RankClasses(const ClassProbabilities& model) {
  const std::vector<std::vector<std::uint32_t>> orders = SortColumns(model);
  ClassRankings rankings = RankColumns(model, orders);
  PooledRanking pooled(model);
  VisitPooled(model, orders, [&](std::uint32_t label, std::uint32_t row) {
    pooled.Add(label, row);
  });
  pooled.Finish(rankings);
  return rankings;
}

ClassRankings RankClasses(const ClassProbabilities& model,
                          const ClassOrders& orders) {
  ClassRankings rankings = RankColumns(model, orders.by_class);
  PooledRanking pooled(model);
  for (std::size_t i = 0; i < orders.pooled_case.size(); ++i)
    pooled.Add(orders.pooled_class[i], orders.pooled_case[i]);
  pooled.Finish(rankings);
  return rankings;
}

GroupedScores PooledGroups(const ClassProbabilities& model) {
  const std::vector<std::vector<std::uint32_t>> orders = SortColumns(model);
  PooledGrouping grouping(model);
  VisitPooled(model, orders, [&](std::uint32_t label, std::uint32_t row) {
    grouping.Add(label, row);
  });
  return grouping.Take();
}

std::size_t OccurringClasses(const ClassRankings& rankings) {
  return static_cast<std::size_t>(
      std::count_if(rankings.total.begin(), rankings.total.end(),
                    [](double total) { return total > 0; }));
}

ClassRankings RankingsOf(const ClassProbabilities& model) {
  return model.rankings != nullptr ? *model.rankings : RankClasses(model);
}

Value FromRankings(const ClassProbabilities& model,
                   Value (*average)(const ClassRankings&)) {
  ClassRankings own;
  if (model.rankings == nullptr) own = RankClasses(model);
  const ClassRankings& rankings =
      model.rankings != nullptr ? *model.rankings : own;
  if (OccurringClasses(rankings) == 0) return reasons::no_cases;
  return average(rankings);
}

Value AreaAgainstRest(const ClassRankings& rankings, std::size_t label) {
  const std::size_t classes = rankings.class_count();
  Sum pairs;
  Sum rest;
  for (std::size_t other = 0; other < classes; ++other) {
    if (other == label) continue;
    pairs.Add(rankings.pairs[(label * classes) + other]);
    rest.Add(rankings.total[other]);
  }
  const double positives = rankings.total[label];
  if (!(positives > 0) || !(rest.value() > 0)) return reasons::one_class;
  return Share(pairs.value() / positives, rest.value());
}

Value PrecisionAgainstRest(const ClassRankings& rankings, std::size_t label) {
  const double precision = rankings.average_precision[label];
  if (std::isnan(precision)) return reasons::no_positives;
  return precision;
}

double AreaOfPair(const ClassRankings& rankings, std::size_t i, std::size_t j) {
  const std::size_t classes = rankings.class_count();
  const double all = rankings.total[i] * rankings.total[j];
  assert(all > 0);
  return (Share(rankings.pairs[(i * classes) + j], all) +
          Share(rankings.pairs[(j * classes) + i], all)) /
         2;
}

}  // namespace melon
