#include "tasks/cv/evidence.h"

#include <algorithm>
#include <vector>

#include "base/sorted_indices.h"
#include "tasks/comparison/advice_phrases.h"

namespace melon {
namespace {

/// The test of two learners, by what is known of the folds.
struct Deciding {
  std::string_view test;
  std::string_view key;
};

Deciding DecidingOf(const CvEvidence& evidence) {
  if (evidence.IsFiveByTwo()) return {"cv5x2_t_test", "cv5x2_t_p"};
  if (evidence.KnowsRatio()) return {"corrected_t_test", "corrected_t_p"};
  return {"paired_t_test", "paired_t_p"};
}

std::vector<std::size_t> ByMean(const CvData& data,
                                const CvFindings& findings) {
  std::vector<double> mean;
  for (const auto& values : findings.learners)
    mean.push_back(NumberOf(values, "mean").value_or(0));
  const bool higher = data.results.higher_is_better;
  return SortedIndices(mean.size(), [&](std::size_t a, std::size_t b) {
    return higher ? mean[a] > mean[b] : mean[a] < mean[b];
  });
}

}  // namespace

std::string_view CvEvidence::DecidingTest() const {
  return DecidingOf(*this).test;
}

std::string_view CvEvidence::DecidingKey() const {
  return DecidingOf(*this).key;
}

std::optional<double> CvEvidence::Number(std::string_view key) const {
  const auto& keys = findings.pairs.keys;
  if (std::find(keys.begin(), keys.end(), key) == keys.end())
    return std::nullopt;
  const Value& value = findings.pairs.At(pair, key);
  return value.defined() ? std::optional(value.number()) : std::nullopt;
}

std::size_t CvEvidence::CountBelowIn(std::string_view key) const {
  const std::size_t place = findings.pairs.PlaceOf(key);
  const auto& all = findings.pairs.rows;
  return static_cast<std::size_t>(
      std::count_if(all.begin(), all.end(), [&](const PairTable::Row& row) {
        return IsBelow(row.values[place], alpha);
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
  const std::vector<std::size_t> order = ByMean(data, findings);
  evidence.best = order[0];
  evidence.other = order[1];
  const auto [first, second] = std::minmax(order[0], order[1]);
  evidence.pair = PairIndex(first, second, learners);
  return evidence;
}

}  // namespace melon
