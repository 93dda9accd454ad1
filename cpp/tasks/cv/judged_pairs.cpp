#include "tasks/cv/judged_pairs.h"

#include <algorithm>
#include <string>

namespace melon {

std::size_t JudgedPairs::PairOf(std::size_t one, std::size_t other) const {
  return PairIndex(std::min(one, other), std::max(one, other),
                   data_.results.column_count());
}

std::string_view JudgedPairs::KindOf(std::size_t pair) const {
  if (!AdjustedOf(pair).defined()) return "undefined";
  if (FavouredOf(pair) == 0) return "no_difference";
  return IsOpposed(pair) ? "direction_unclear" : "better";
}

double JudgedPairs::FavouredOf(std::size_t pair) const {
  const Value& adjusted = AdjustedOf(pair);
  if (!adjusted.defined() || adjusted.number() > alpha_) return 0;
  return FavouredBy(test_, data_, findings_.pairs, pair);
}

bool JudgedPairs::IsOpposed(std::size_t pair) const {
  const double own = FavouredBy(test_, data_, findings_.pairs, pair);
  const double mean = FavouredByMean(data_, findings_.pairs, pair);
  return (own > 0 && mean < 0) || (own < 0 && mean > 0);
}

Json JudgedPairs::OpposedBy(std::size_t pair) const {
  Json names = Json::EmptyArray();
  if (IsOpposed(pair)) names.Add("mean");
  return names;
}

void JudgedPairs::PutWinner(std::size_t pair, Json& json) const {
  const double favoured = FavouredOf(pair);
  if (favoured == 0) return;
  const PairTable::Row& row = findings_.pairs.rows[pair];
  if (!IsOpposed(pair))
    json.Put("better", data_.results.algorithms[favoured > 0 ? row.a : row.b]);
  json.Put("opposed_by", OpposedBy(pair));
}

const Value& JudgedPairs::AdjustedOf(std::size_t pair) const {
  const std::string wanted = test_.holm();
  return std::find_if(
             findings_.adjusted.begin(), findings_.adjusted.end(),
             [&](const auto& adjusted) { return adjusted.first == wanted; })
      ->second[pair];
}

}  // namespace melon
