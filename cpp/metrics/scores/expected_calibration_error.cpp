#include <algorithm>
#include <cstddef>
#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/calibration_bins.h"
#include "kernels/binary/calibration_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::scores_outside_unit_interval};
constexpr Variant kVariants[] = {{"ece_uniform", 0}, {"ece_quantile", 1}};
constexpr Text kKeyNames[] = {{"ECE, equal width", "等宽 ECE"},
                              {"ECE, equal mass", "等频 ECE"}};

std::vector<CalibrationBin> BinsOf(const ScoreGroups& groups,
                                   const Parameters& parameters) {
  const bool equal_mass = parameters.own == 1;
  const std::size_t count = parameters.calibration_bins;
  return equal_mass ? QuantileBins(groups, count) : UniformBins(groups, count);
}

Value Compute(const ScoreGroups& groups, const Parameters& parameters) {
  if (groups.total() == 0) return reasons::no_cases;
  // The ends of the descending scores, cases of weight 0 among them: the bins
  // have no place for others.
  if (!(groups.score.back() >= 0 && groups.score.front() <= 1))
    return reasons::scores_outside_unit_interval;
  return std::min(1.0, ExpectedCalibrationError(BinsOf(groups, parameters)));
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  if (!Compute(groups, parameters).defined()) return;
  working.Result(CalibrationErrorTerm(BinsOf(groups, parameters), working));
}

}  // namespace

extern const Words expected_calibration_error_words = {
    .name = {"Expected calibration error", "期望校准误差"},
    .short_name = {"ECE", "ECE"},
    .key_names = kKeyNames,
    .meaning = {"How far the probabilities are from the observed frequencies: "
                "cases are put into bins by score, and the gaps between mean "
                "score and share of positives are averaged.",
                "预测概率与实际频率相差多少：按得分把样例分入若干箱，对各箱平均"
                "得分与正例比例之差取加权平均。"},
    .latex = R"(\sum_{b}\frac{n_b}{n}\left|\bar p_b-\bar y_b\right|)",
    .symbols = {symbols::kBinCases,
                symbols::kCases,
                {R"(\bar p_b,\ \bar y_b)",
                 {"mean score and share of positives in bin b",
                  "箱 b 的平均得分与正例比例"}}},
    .references = {{sources::naeini2015}, {sources::guo2017}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Ten bins, or the number that is given. Those of equal width are "
         "(k/10, (k+1)/10], the first one with 0, the others have about "
         "equal weight; equal scores stay in one bin.",
         "十个箱，或按给出的箱数。等宽箱为 (k/10, (k+1)/10]，首箱含 "
         "0；等量箱各含大致相同的权重，相同得分不拆开。"},
    .use_when =
        {"the question is whether a stated 80 % comes true 80 % of the time",
         "要问的是：说 80 % 时，是否有 80 % 成真"},
    .avoid_when =
        {"models are chosen: always saying the prevalence is calibrated and "
         "useless; and not with few cases, where it is biased upwards",
         "用来选模型：总说正例比例的模型校准良好却毫无用处；样例少时其值也偏"
         "高"},
};

extern const Metric expected_calibration_error = {
    .id = "expected_calibration_error",
    .direction = Direction::lower_is_better,
    .range = {0, 1},
    .variants = kVariants,
    .from_groups = {Compute, Show},
};

}  // namespace melon::metrics
