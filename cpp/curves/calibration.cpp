#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "curves/curve.h"
#include "kernels/binary/brier_score.h"
#include "kernels/binary/calibration_bins.h"
#include "kernels/binary/probabilities.h"
#include "kernels/numbers/case_sum.h"
#include "kernels/numbers/tail_terms.h"
#include "special/normal.h"

namespace melon::curves {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::scores_outside_unit_interval};

struct Band {
  double low = std::numeric_limits<double>::quiet_NaN();
  double high = std::numeric_limits<double>::quiet_NaN();
};

/// Wilson's score interval of the share of positives; none when weights are not
/// counts.
Band WilsonBand(const CalibrationBin& bin, double level, bool whole_weights) {
  if (!whole_weights) return {};
  const double z = -NormalQuantile((1 - level) / 2);
  const double n = bin.weight;
  const double negative = n - bin.positive;
  const double center = (bin.positive + (z * z / 2)) / (n + (z * z));
  const double half_width =
      z / (n + (z * z)) *
      std::sqrt((bin.positive * negative / n) + (z * z / 4));
  return {bin.positive == 0 ? 0 : std::max(0.0, center - half_width),
          negative == 0 ? 1 : std::min(1.0, center + half_width)};
}

Series Diagram(std::string_view name, const std::vector<CalibrationBin>& bins,
               double level, bool whole_weights) {
  Series diagram = MakeSeries(name,
                              {"mean_score", "positive_share", "low", "high",
                               "weight", "bin_low", "bin_high"},
                              bins.size(), Shape::points);
  for (const CalibrationBin& bin : bins) {
    const Band band = WilsonBand(bin, level, whole_weights);
    diagram.AddRow({bin.mean_score, bin.positive_share(), band.low, band.high,
                    bin.weight, bin.low, bin.high});
  }
  return diagram;
}

double MaximumError(const std::vector<CalibrationBin>& bins) {
  double largest = 0;
  for (const CalibrationBin& bin : bins) {
    largest =
        std::max(largest, std::abs(bin.mean_score - bin.positive_share()));
  }
  return largest;
}

CurveData Compute(const ScoreGroups& groups, const Parameters& parameters) {
  const std::size_t count = parameters.calibration_bins;
  const std::vector<CalibrationBin> uniform = UniformBins(groups, count);
  const std::vector<CalibrationBin> quantile = QuantileBins(groups, count);
  const BrierDecomposition terms = DecomposeBrier(uniform);
  CurveData data;
  data.series = {
      Diagram("uniform", uniform, parameters.level, groups.whole_weights),
      Diagram("quantile", quantile, parameters.level, groups.whole_weights)};
  data.numbers = {{"ece_uniform", ExpectedCalibrationError(uniform)},
                  {"ece_quantile", ExpectedCalibrationError(quantile)},
                  {"max_calibration_error", MaximumError(uniform)},
                  {"brier", BrierScore(groups)},
                  {"reliability", terms.reliability},
                  {"resolution", terms.resolution},
                  {"uncertainty", terms.uncertainty},
                  {"within_bin_variance", terms.within_bin_variance},
                  {"within_bin_covariance", terms.within_bin_covariance}};
  return data;
}

const Reason* Undefined(const ScoreGroups& groups) {
  if (groups.total() == 0) return &reasons::no_cases;
  return AreProbabilities(groups) ? nullptr
                                  : &reasons::scores_outside_unit_interval;
}

/// The bins of a series.
std::vector<CalibrationBin> BinsOf(const ScoreGroups& groups,
                                   const Parameters& parameters,
                                   std::string_view series) {
  return series == "quantile"
             ? QuantileBins(groups, parameters.calibration_bins)
             : UniformBins(groups, parameters.calibration_bins);
}

/// The bin whose mean score is nearest to a score.
CalibrationBin Nearest(const std::vector<CalibrationBin>& bins, double score) {
  return *std::min_element(
      bins.begin(), bins.end(),
      [score](const CalibrationBin& one, const CalibrationBin& other) {
        return std::abs(one.mean_score - score) <
               std::abs(other.mean_score - score);
      });
}

CurvePoint PointAt(const ScoreGroups& groups, const Parameters& parameters,
                   const CurvePlace& place) {
  const CalibrationBin bin =
      Nearest(BinsOf(groups, parameters, place.series), place.x);
  return {bin.mean_score, bin.positive_share()};
}

/// Σ w·s over the cases of a bin.
Term ScoresOf(const ScoreGroups& groups, const CalibrationBin& bin,
              bool is_uniform) {
  std::vector<double> scores;
  std::vector<double> weights;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const double score = groups.score[i];
    // The lower edge belongs to the bin before, but for the first one.
    const bool is_above =
        is_uniform && bin.low > 0 ? score > bin.low : score >= bin.low;
    if (!is_above || score > bin.high) continue;
    scores.push_back(score);
    weights.push_back(groups.positive[i] + groups.negative[i]);
  }
  return CaseSum(R"(\sum_i s_i)", scores.size(), weights,
                 [&scores](std::size_t i) { return Term("s", scores[i]); },
                 bin.mean_score * bin.weight);
}

/// WilsonBand, of the share of positives.
void ShowBand(const Term& positive, const Term& n, double level,
              Working& working) {
  const Term z = working.Line("z", NormalQuantileTerm(level));
  const Term margin = working.Line(
      "m", z / (n + Square(z)) *
               Root(positive * (n - positive) / n + Square(z) / 4));
  const Term center =
      working.Line("c", (positive + Square(z) / 2) / (n + Square(z)));
  working.Line("L", Larger(0, center - margin),
               {"Wilson’s limits for the share of positives",
                "正例比例的 Wilson 置信限"});
  working.Line("U", Smaller(1, center + margin));
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          const CurvePlace& place, Working& working) {
  const CalibrationBin bin =
      Nearest(BinsOf(groups, parameters, place.series), place.x);
  working.Table(
      {"the bin: from, to, cases, positives",
       "该箱：下界、上界、样例数、正例数"},
      {"l", "u", "n_k", "p_k"}, 1, [&bin](std::size_t /*row*/) {
        return WorkingRow{bin.low, bin.high, bin.weight, bin.positive};
      });
  const Term n("n_k", bin.weight);
  const Term positive("p_k", bin.positive);
  const Term sum =
      working.Line("S", ScoresOf(groups, bin, place.series != "quantile"),
                   {"sum of the scores of its cases", "箱内样例得分之和"});
  if (groups.whole_weights) ShowBand(positive, n, parameters.level, working);
  working.Give("x", R"(\bar s_k)", sum / n, {"mean score", "平均得分"});
  working.Give("y", R"(\bar y_k)", positive / n,
               {"share of positives", "正例比例"});
}

}  // namespace

extern const Words calibration_words = {
    .name = {"Calibration curve", "校准曲线"},
    .short_name = {"Calibration", "校准"},
    .synonyms = {"reliability diagram", "可靠性图"},
    .meaning =
        {"Do cases with a predicted probability of 30 % turn out positive "
         "30 % of the time? Each point is a bin of similar scores: mean "
         "score against share of positives. On the diagonal the scores can be "
         "read as probabilities.",
         "预测概率为 30% 的样例中是否确有 30% 为正？每个点是一组得分相近的"
         "样例：横轴为平均得分，纵轴为正例比例。落在对角线上说明概率可信。"},
    .latex =
        R"(\mathrm{BS}=\underbrace{\sum_k \tfrac{n_k}{n}(\bar s_k-\bar y_k)^2}_{\text{reliability}}-\underbrace{\sum_k \tfrac{n_k}{n}(\bar y_k-\bar y)^2}_{\text{resolution}}+\underbrace{\bar y(1-\bar y)}_{\text{uncertainty}}+\mathrm{WBV}-\mathrm{WBC})",
    .symbols = {{"n_k", {"the number of cases in bin k", "箱 k 的样例个数"}},
                symbols::kCases,
                {R"(\bar s_k,\ \bar y_k)",
                 {"mean score and share of positives in bin k",
                  "箱 k 的平均得分与正例比例"}},
                {R"(\bar y)", {"the share of positives", "正例的比例"}},
                {R"(\mathrm{BS})", {"the Brier score", "Brier 分数"}},
                {R"(\mathrm{WBV},\ \mathrm{WBC})",
                 {"the variance of the scores within bins, and twice their "
                  "covariance with the truth",
                  "箱内得分的方差，以及箱内得分与真实标记协方差的两倍"}}},
    .references = {{sources::murphy1973},
                   {sources::stephenson2008},
                   {sources::naeini2015, "(ECE)"},
                   {sources::wilson1927}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Ten bins or the number that is given, of equal width or of equal "
         "weight; empty ones are left out. WBV and WBC are the variance of the "
         "scores within bins and "
         "twice their covariance with the truth, so that the sum is the "
         "Brier score exactly. The Wilson bands need weights that are "
         "counts.",
         "十个组或给出的组数，等宽或等量，空组略去。WBV 与 WBC "
         "分别是组内得分的方差，"
         "以及组内得分与真实标记协方差的两倍，因此各项之和恰为 Brier 分数。"
         "Wilson 区间要求权重为次数。"},
    .avoid_when =
        {"there are few cases: bins of ten cases scatter far from the diagonal "
         "by chance; look at the bars, or at the Brier score",
         "样例很少：十来个样例的箱会偶然远离对角线；看误差线，或看 Brier 分数"},
};

extern const Curve calibration = {
    .id = "calibration",
    .compute = Compute,
    .undefined = Undefined,
    .point = {PointAt, Show},
};

}  // namespace melon::curves
