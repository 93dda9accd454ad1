#include "tasks/cv/verdict.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "tasks/comparison/advice/advice_phrases.h"
#include "tasks/comparison/common_json.h"
#include "tasks/cv/deciding.h"

namespace melon {
namespace {

class Judge {
 public:
  Judge(const CvData& data, const CvFindings& findings,
        const JudgedPairs& judged, const Options& options)
      : options_(options),
        data_(data),
        findings_(findings),
        judged_(judged),
        test_(judged.test()) {}

  [[nodiscard]] Json Verdict() const {
    const std::vector<std::size_t> order = ByInterest(data_, findings_);
    Json verdict = Json::EmptyObject();
    if (order.size() > 1) {
      const std::size_t best = PutComparison(order[0], order[1], verdict);
      PutStanding(order, best, verdict);
      PutWithinRope(options_, verdict);
      if (data_.control)
        verdict.Put("control", data_.results.algorithms[*data_.control]);
    } else {
      PutSingle(verdict);
    }
    if (data_.results.row_count() > 1 && data_.AssumesFolds())
      verdict.Put("assumes", "folds");
    verdict.Put("level", 1 - options_.alpha);
    return verdict;
  }

 private:
  /// Null where it is undefined.
  [[nodiscard]] Json MeanOf(std::size_t learner) const {
    const auto mean = NumberOf(findings_.learners[learner], "mean");
    return mean ? Json(*mean) : Json();
  }

  /// One learner: the interval of its mean, and the test against eps0.
  void PutSingle(Json& verdict) const {
    verdict.Put("kind", "single");
    verdict.Put("best", data_.results.algorithms[0]);
    verdict.Put("best_value", MeanOf(0));
    verdict.Put("test", "corrected_t_test");
    verdict.Put("target", data_.target);
    Json reasons = Json::EmptyObject();
    for (const auto& [key, from] : {std::pair("low", "corrected_t_low"),
                                    std::pair("high", "corrected_t_high"),
                                    std::pair("statistic", "corrected_t"),
                                    std::pair("p", "corrected_t_p")}) {
      for (const auto& [name, value] : findings_.learners[0]) {
        if (name == from) PutValue(verdict, reasons, key, value);
      }
    }
    verdict.Put("reasons", std::move(reasons));
  }

  /// Of the best two by their means the one that the test favours is called the
  /// best, and returned: difference, limits and statistic are those of
  /// best − other. With a control the two are the best of the others and it.
  std::size_t PutComparison(std::size_t first, std::size_t second,
                            Json& verdict) const {
    const auto [a, b] = std::minmax(first, second);
    const std::size_t pair = PairIndex(a, b, data_.results.column_count());
    const double favoured = FavouredBy(test_, data_, findings_.pairs, pair);
    const bool is_a = favoured == 0 ? first == a : favoured > 0;
    const std::size_t best = is_a ? a : b;
    const std::size_t other = is_a ? b : a;
    const Value& p = findings_.pairs.At(pair, test_.p);
    verdict.Put("kind", judged_.KindOf(pair));
    verdict.Put("best", data_.results.algorithms[best]);
    verdict.Put("best_value", MeanOf(best));
    verdict.Put("other", data_.results.algorithms[other]);
    verdict.Put("other_value", MeanOf(other));
    Json reasons = Json::EmptyObject();
    verdict.Put("test", test_.test);
    verdict.Put("effect", test_.effect);
    const auto put = [&](std::string_view key, std::string_view from) {
      const Value& value = findings_.pairs.At(pair, from);
      const bool turned = value.defined() && !is_a;
      PutValue(verdict, reasons, key,
               turned ? Value(0.0 - value.number()) : value);
    };
    put("difference", test_.difference);
    if (!test_.low.empty()) {
      put("low", is_a ? test_.low : test_.high);
      put("high", is_a ? test_.high : test_.low);
    }
    put("statistic", test_.statistic);
    PutValue(verdict, reasons, "p", p);
    PutValue(verdict, reasons, "p_adjusted", judged_.AdjustedOf(pair));
    verdict.Put("pairs", data_.comparisons());
    verdict.Put("opposed_by", judged_.OpposedBy(pair));
    if (!p.defined()) verdict.Put("reason", p.reason().id);
    verdict.Put("reasons", std::move(reasons));
    return best;
  }

  /// Of the pairs beside that of the best two: "beaten", whom the best beats,
  /// "beaten_p", the largest of their adjusted p-values, and "further", the
  /// other pairs in which one is better. Where the best two have no test, all
  /// with the best mean are the best, in "shared" if they are several, and
  /// "beaten" has whom each of them beats.
  void PutStanding(const std::vector<std::size_t>& order, std::size_t best,
                   Json& verdict) const {
    const bool tested = TextOf(verdict, "kind") != "undefined";
    const std::vector<std::size_t> first =
        tested || data_.control ? std::vector{best}
                                : SharingBestMean(data_, findings_);
    if (first.size() > 1) {
      Json shared = Json::EmptyArray();
      for (const std::size_t one : first)
        shared.Add(data_.results.algorithms[one]);
      verdict.Put("shared", std::move(shared));
    }
    const std::size_t next = order[best == order[0] ? 1 : 0];
    std::vector<std::size_t> beaten;
    Json names = Json::EmptyArray();
    double largest = 0;
    for (const std::size_t other : order) {
      if (Contains(first, other) || (tested && other == next)) continue;
      const auto p = LargestP(first, other);
      if (!p) continue;
      beaten.push_back(other);
      names.Add(data_.results.algorithms[other]);
      largest = std::max(largest, *p);
    }
    if (!beaten.empty()) {
      verdict.Put("beaten", std::move(names));
      verdict.Put("beaten_p", largest);
    }
    if (tested) beaten.push_back(next);
    PutFurther(first, beaten, verdict);
  }

  static bool Contains(const std::vector<std::size_t>& list, std::size_t one) {
    return std::find(list.begin(), list.end(), one) != list.end();
  }

  /// The pairs in which one is better, but for those of the first with the
  /// others that were named.
  void PutFurther(const std::vector<std::size_t>& first,
                  const std::vector<std::size_t>& named, Json& verdict) const {
    Json further = Json::EmptyArray();
    for (std::size_t pair = 0; pair < findings_.pairs.rows.size(); ++pair) {
      const double favoured = judged_.FavouredOf(pair);
      if (favoured == 0 || judged_.IsOpposed(pair)) continue;
      const PairTable::Row& row = findings_.pairs.rows[pair];
      const std::size_t better = favoured > 0 ? row.a : row.b;
      const std::size_t worse = favoured > 0 ? row.b : row.a;
      if (Contains(first, better) && Contains(named, worse)) continue;
      Json one =
          Json::ObjectOf("better", Json(data_.results.algorithms[better]));
      one.Put("worse", data_.results.algorithms[worse]);
      further.Add(std::move(one));
    }
    if (!further.As<Json::Array>()->empty())
      verdict.Put("further", std::move(further));
  }

  /// The largest adjusted p-value by which each of them beats the other one;
  /// nothing where one does not.
  [[nodiscard]] std::optional<double> LargestP(
      const std::vector<std::size_t>& first, std::size_t other) const {
    double largest = 0;
    for (const std::size_t one : first) {
      const std::size_t pair = judged_.PairOf(one, other);
      const double of_a = judged_.FavouredOf(pair);
      if ((one < other ? of_a : -of_a) <= 0 || judged_.IsOpposed(pair))
        return std::nullopt;
      largest = std::max(largest, judged_.AdjustedOf(pair).number());
    }
    return largest;
  }

  const Options& options_;
  const CvData& data_;
  const CvFindings& findings_;
  const JudgedPairs& judged_;
  const DecidingTest& test_;
};

}  // namespace

Json CvVerdict(const CvData& data, const CvFindings& findings,
               const JudgedPairs& judged, const Options& options) {
  return Judge(data, findings, judged, options).Verdict();
}

}  // namespace melon
