#include "tasks/friedman/directions.h"

#include "tasks/comparison/mean_direction.h"

namespace melon {
namespace {

constexpr Statistic kAll[] = {Statistic::mean_rank, Statistic::signed_ranks,
                              Statistic::mean};

double NumberOrZero(const Value& value) {
  return value.defined() ? value.number() : 0;
}

}  // namespace

std::string_view NameOf(Statistic statistic) {
  switch (statistic) {
    case Statistic::mean_rank:
      return "mean_rank";
    case Statistic::signed_ranks:
      return "signed_ranks";
    case Statistic::mean:
      return "mean";
  }
  return "mean_rank";
}

Json NamesOf(const std::vector<Statistic>& statistics) {
  Json names = Json::EmptyArray();
  for (const Statistic statistic : statistics) names.Add(NameOf(statistic));
  return names;
}

double Directions::Of(Statistic statistic, std::size_t pair) const {
  switch (statistic) {
    case Statistic::mean_rank:
      return mean_rank[pair];
    case Statistic::signed_ranks:
      return signed_ranks[pair];
    case Statistic::mean:
      return mean[pair];
  }
  return 0;
}

std::vector<Statistic> Directions::Opposing(Statistic statistic,
                                            std::size_t pair) const {
  const double own = Of(statistic, pair);
  std::vector<Statistic> opposing;
  for (const Statistic other : kAll) {
    const double direction = Of(other, pair);
    if ((own > 0 && direction < 0) || (own < 0 && direction > 0))
      opposing.push_back(other);
  }
  return opposing;
}

Directions DirectionsOf(const FriedmanData& data, const PairTable& pairs) {
  const std::size_t rank_sums = pairs.PlaceOf("wilcoxon_rank_sum_difference");
  const double better = data.results.higher_is_better ? 1 : -1;
  Directions directions;
  for (std::size_t pair = 0; pair < pairs.rows.size(); ++pair) {
    const PairTable::Row& row = pairs.rows[pair];
    // Rank 1 is the best.
    directions.mean_rank.push_back(data.mean_rank[row.b] -
                                   data.mean_rank[row.a]);
    directions.signed_ranks.push_back(better *
                                      NumberOrZero(row.values[rank_sums]));
    directions.mean.push_back(better * MeanDifferenceOf(pairs, pair));
  }
  return directions;
}

}  // namespace melon
