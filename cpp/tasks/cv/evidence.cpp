#include "tasks/cv/evidence.h"

#include <algorithm>
#include <vector>

#include "tasks/comparison/advice/advice_phrases.h"
#include "tasks/cv/deciding.h"

namespace melon {
std::string_view CvEvidence::DecidingTest() const {
  return DecidingTestOf(data).test;
}

std::string_view CvEvidence::DecidingKey() const {
  return DecidingTestOf(data).p;
}

std::optional<double> CvEvidence::Number(std::string_view key) const {
  const auto& keys = findings.pairs.keys;
  if (std::find(keys.begin(), keys.end(), key) == keys.end())
    return std::nullopt;
  const Value& value = findings.pairs.At(pair, key);
  return value.defined() ? std::optional(value.number()) : std::nullopt;
}

bool CvEvidence::HasValueInSomePair(std::string_view key) const {
  const std::size_t place = findings.pairs.PlaceOf(key);
  const auto& all = findings.pairs.rows;
  return std::any_of(all.begin(), all.end(), [&](const PairTable::Row& row) {
    return row.values[place].defined();
  });
}

std::size_t CvEvidence::CountBelowIn(std::string_view key) const {
  const std::size_t place = findings.pairs.PlaceOf(key);
  const auto& all = findings.pairs.rows;
  return static_cast<std::size_t>(
      std::count_if(all.begin(), all.end(), [&](const PairTable::Row& row) {
        return data.Compares(row.a, row.b) && IsBelow(row.values[place], alpha);
      }));
}

std::optional<ShapiroWilk> CvEvidence::Normality() const {
  return TestShapiroWilk(DifferencesOf(data.results, best, other));
}

CvEvidence EvidenceOf(const CvData& data, const CvFindings& findings,
                      double alpha, double eps0) {
  CvEvidence evidence{
      .data = data, .findings = findings, .alpha = alpha, .eps0 = eps0};
  const std::size_t learners = evidence.learners();
  if (learners < 2) return evidence;
  const std::vector<std::size_t> order = ByInterest(data, findings);
  evidence.best = order[0];
  evidence.other = order[1];
  const auto [first, second] = std::minmax(order[0], order[1]);
  evidence.pair = PairIndex(first, second, learners);
  return evidence;
}

}  // namespace melon
