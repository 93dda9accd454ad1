#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/binary/calibration_bins.h"
#include "kernels/binary/calibration_working.h"
#include "kernels/binary/probabilities.h"
#include "kernels/classes/class_rankings.h"
#include "kernels/classes/class_working.h"
#include "kernels/classes/top_label.h"
#include "kernels/classes/uniform_calibration.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::scores_outside_unit_interval};

double ErrorOfClass(const ClassProbabilities& model, std::size_t label,
                    const Parameters& parameters) {
  return UniformCalibrationError(model.columns[label], IsOfClass(model, label),
                                 model.weight, parameters.calibration_bins);
}

Value Compute(const ClassProbabilities& model, const Parameters& parameters) {
  if (!AreProbabilities(model)) return reasons::scores_outside_unit_interval;
  Sum errors;
  for (std::size_t label = 0; label < model.class_count(); ++label)
    errors.Add(ErrorOfClass(model, label, parameters));
  if (model.class_count() == 0 || std::isnan(errors.value()))
    return reasons::no_cases;
  return std::min(1.0,
                  errors.value() / static_cast<double>(model.class_count()));
}

/// The error of one class, on a line while the classes are few; the bins of the
/// first stand in a table.
Term ErrorLine(const ClassProbabilities& model, std::size_t label,
               const Parameters& parameters, Working& working) {
  const std::string sign = "E_{" + std::to_string(label + 1) + '}';
  if (model.class_count() > kMostClassLines)
    return {sign, ErrorOfClass(model, label, parameters)};
  const GroupedScores groups = ClassGroups(model, label);
  Working aside;
  const Term error = CalibrationErrorTerm(
      UniformBins(groups.view(), parameters.calibration_bins),
      label == 0 ? working : aside);
  return working.Line(sign, error);
}

void Show(const ClassProbabilities& model, const Parameters& parameters,
          Working& working) {
  if (!Compute(model, parameters).defined()) return;
  ClassTable(model.class_names, RankingsOf(model).total, working);
  std::vector<Term> errors;
  errors.reserve(model.class_count());
  for (std::size_t label = 0; label < model.class_count(); ++label)
    errors.push_back(ErrorLine(model, label, parameters, working));
  const Term sum =
      working.Line(R"(\sum_k E_k)", SumOf(R"(\sum_k E_k)", errors));
  working.Result(sum / Term("K", static_cast<double>(errors.size())));
}

}  // namespace

extern const Words classwise_ece_words = {
    .name = {"Expected calibration error, mean over the classes",
             "各类期望校准误差的平均"},
    .short_name = {"classwise ECE", "各类 ECE"},
    .meaning =
        {"The expected calibration error of each class’s probability against "
         "all other classes, averaged: unlike the top-label form it looks at "
         "all probabilities and not only at the largest.",
         "对每一类的概率求“该类对其余各类”的期望校准误差，再取平均：不只看最大"
         "的概率，而是看全部概率。"},
    .latex =
        R"(\frac1K\sum_{k=1}^{K}\sum_{b}\frac{n_{b,k}}{n}\left|\bar p_{b,k}-\bar y_{b,k}\right|)",
    .symbols = {symbols::kClasses,
                symbols::kCases,
                {"n_{b,k}",
                 {"the number of cases in bin b of class k",
                  "类别 k 的箱 b 中的样例个数"}},
                {R"(\bar p_{b,k},\ \bar y_{b,k})",
                 {"mean probability of class k and its share in that bin",
                  "该箱中类别 k 的平均概率与实际比例"}}},
    .references = {{sources::kull2019}, {sources::nixon2019}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Ten bins of equal width (k/10, (k+1)/10] for each class, or the "
         "number that is given.",
         "每一类十个等宽箱 (k/10, (k+1)/10]，或按给出的箱数。"},
    .avoid_when = {"there are many classes: most probabilities are then "
                   "near 0, and the mean looks good whatever the model does",
                   "类别很多：多数概率接近 0，平均之后总显得很小"},
};

extern const Metric classwise_ece = {
    .id = "classwise_ece",
    .direction = Direction::lower_is_better,
    .range = {0, 1},
    .from_probabilities = {Compute, Show},
};

}  // namespace melon::metrics
