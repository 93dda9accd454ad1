#include <algorithm>
#include <cmath>
#include <cstddef>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/calibration_bins.h"
#include "kernels/binary/calibration_working.h"
#include "kernels/binary/probabilities.h"
#include "kernels/classes/top_label.h"
#include "kernels/classes/uniform_calibration.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::scores_outside_unit_interval};

Value Compute(const ClassProbabilities& model, const Parameters& parameters) {
  if (!AreProbabilities(model)) return reasons::scores_outside_unit_interval;
  const TopLabelScores top = ScoreTopLabels(model);
  const double error = UniformCalibrationError(
      top.score, top.right, model.weight, parameters.calibration_bins);
  if (std::isnan(error)) return reasons::no_cases;
  return std::min(1.0, error);
}

void Show(const ClassProbabilities& model, const Parameters& parameters,
          Working& working) {
  if (!Compute(model, parameters).defined()) return;
  const GroupedScores groups = TopLabelGroups(model);
  working.Result(CalibrationErrorTerm(
      UniformBins(groups.view(), parameters.calibration_bins), working));
}

}  // namespace

extern const Words top_label_ece_words = {
    .name = {"Expected calibration error of the predicted class",
             "预测类别的期望校准误差"},
    .short_name = {"top-label ECE", "top-label ECE"},
    .synonyms = {"confidence calibration error", "置信度校准误差"},
    .meaning =
        {"How far the confidence in the predicted class is from how often it "
         "is right: cases are put into bins by their largest probability, "
         "and the gaps between mean probability and accuracy are averaged.",
         "对预测类别的信心与其实际判对的频率相差多少：按最大概率把样例分入若干"
         "箱，"
         "对各箱平均概率与精度之差取加权平均。"},
    .latex =
        R"(\sum_{b}\frac{n_b}{n}\left|\operatorname{conf}(b)-\operatorname{acc}(b)\right|)",
    .symbols =
        {symbols::kBinCases,
         symbols::kCases,
         {R"(\operatorname{conf}(b),\ \operatorname{acc}(b))",
          {"mean probability of the predicted class and accuracy in bin b",
           "箱 b 中预测类别的平均概率与精度"}}},
    .references = {{sources::guo2017}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Ten bins of equal width (k/10, (k+1)/10], or the number that is "
         "given.",
         "十个等宽箱 (k/10, (k+1)/10]，或按给出的箱数。"},
    .avoid_when =
        {"probabilities of all classes are used, or models are chosen by it: "
         "always giving the shares of the classes is calibrated and useless",
         "要使用所有类别的概率，或用它选模型：总给出各类比例的模型校准良好却毫"
         "无用处"},
};

extern const Metric top_label_ece = {
    .id = "top_label_ece",
    .direction = Direction::lower_is_better,
    .range = {0, 1},
    .from_probabilities = {Compute, Show},
};

}  // namespace melon::metrics
