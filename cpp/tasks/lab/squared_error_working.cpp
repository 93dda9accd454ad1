#include "tasks/lab/squared_error_working.h"

#include <cstddef>
#include <string>

#include "base/sum.h"
#include "kernels/learning/bias_variance.h"
#include "tasks/lab/lab_working.h"

namespace melon {
namespace {

constexpr std::string_view kMeanSign = R"(\bar h_i)";

std::vector<BiasVariance> PartsOf(const SquaredPredictions& of) {
  std::vector<BiasVariance> parts;
  parts.reserve(of.right.size());
  for (std::size_t i = 0; i < of.right.size(); ++i)
    parts.push_back(BiasVarianceOf(of.predicted[i], of.right[i]));
  return parts;
}

double SquaredErrorOf(const std::vector<double>& predicted, double right) {
  Sum sum;
  for (const double one : predicted) sum.Add((one - right) * (one - right));
  return sum.value() / static_cast<double>(predicted.size());
}

/// The mean of what the models predict of the first case.
Term FirstMeanLine(const SquaredPredictions& of, double mean,
                   Working& working) {
  const std::vector<double>& first = of.predicted.front();
  return working.Line(
      R"(\bar h_1)",
      MeanTerm(R"(\sum_m h_{m1})", "M", first.size(),
               [&](std::size_t m) { return Term("h_{m1}", first[m]); }, mean,
               working),
      {"mean prediction for the first of them", "对其中第一个的平均预测"});
}

std::string Squared(std::string_view a, std::string_view b) {
  return R"(\left()" + std::string(a) + "-" + std::string(b) + R"(\right)^2)";
}

}  // namespace

Term ShowBiasSquared(const SquaredPredictions& of, double value,
                     Working& working) {
  const std::vector<BiasVariance> parts = PartsOf(of);
  working.Table({},
                {std::string(of.place_sign), std::string(of.right_sign),
                 std::string(kMeanSign), Squared(kMeanSign, of.right_sign)},
                parts.size(), [&](std::size_t i) {
                  return WorkingRow{of.place[i], of.right[i], parts[i].mean,
                                    parts[i].bias_squared};
                });
  static_cast<void>(FirstMeanLine(of, parts.front().mean, working));
  return working.Line(
      R"(\overline{\mathrm{bias}^2})",
      MeanTerm(R"(\sum_i )" + Squared(kMeanSign, of.right_sign), "n",
               parts.size(),
               [&](std::size_t i) {
                 return Square(Term(kMeanSign, parts[i].mean) -
                               Term(of.right_sign, of.right[i]));
               },
               value, working));
}

Term ShowVariance(const SquaredPredictions& of, double value,
                  Working& working) {
  const std::vector<BiasVariance> parts = PartsOf(of);
  const std::vector<double>& first = of.predicted.front();
  working.Table(
      {}, {std::string(of.place_sign), std::string(kMeanSign), "v_i"},
      parts.size(), [&](std::size_t i) {
        return WorkingRow{of.place[i], parts[i].mean, parts[i].variance};
      });
  const Term mean = FirstMeanLine(of, parts.front().mean, working);
  static_cast<void>(
      working.Line("v_1",
                   MeanTerm(R"(\sum_m )" + Squared("h_{m1}", R"(\bar h_1)"),
                            "M", first.size(),
                            [&](std::size_t m) {
                              return Square(Term("h_{m1}", first[m]) - mean);
                            },
                            parts.front().variance, working),
                   {"variance of the predictions for it", "对它的预测的方差"}));
  return working.Line(
      R"(\overline{\mathrm{var}})",
      MeanTerm(R"(\sum_i v_i)", "n", parts.size(),
               [&](std::size_t i) { return Term("v_i", parts[i].variance); },
               value, working));
}

Term ShowSquaredError(const SquaredPredictions& of, double value,
                      Working& working) {
  std::vector<double> errors;
  errors.reserve(of.right.size());
  for (std::size_t i = 0; i < of.right.size(); ++i)
    errors.push_back(SquaredErrorOf(of.predicted[i], of.right[i]));
  const std::vector<double>& first = of.predicted.front();
  working.Table({},
                {std::string(of.place_sign), std::string(of.right_sign), "e_i"},
                errors.size(), [&](std::size_t i) {
                  return WorkingRow{of.place[i], of.right[i], errors[i]};
                });
  static_cast<void>(working.Line(
      "e_1",
      MeanTerm(R"(\sum_m )" + Squared("h_{m1}", "y_1"), "M", first.size(),
               [&](std::size_t m) {
                 return Square(Term("h_{m1}", first[m]) -
                               Term("y_1", of.right.front()));
               },
               errors.front(), working),
      {"squared error of the models on the first of them",
       "各模型在其中第一个上的平方误差"}));
  return working.Line(R"(\bar e)", MeanTerm(R"(\sum_i e_i)", "n", errors.size(),
                                            [&](std::size_t i) {
                                              return Term("e_i", errors[i]);
                                            },
                                            value, working));
}

}  // namespace melon
