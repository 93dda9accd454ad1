#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/comparison/all_pairs/contrast_moments.h"
#include "special/chi_squared.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"mauchly_w", "mauchly_p", "mauchly_chi2",
                                      "mauchly_df"};
constexpr std::string_view kPValues[] = {"mauchly_p"};

constexpr Reason kTwoAlgorithms{
    "two_algorithms",
    {"two algorithms have one difference, which has only one variance",
     "两种算法只有一个差值，只有一个方差"}};
constexpr Reason kMoreAlgorithms{
    "more_algorithms_than_data_sets",
    {"there are more algorithms than data sets", "算法多于数据集"}};
constexpr Reason kSingular{
    "singular_covariance",
    {"some differences between algorithms follow from the others or do not "
     "vary",
     "有的算法差值由其他差值决定，或没有变化"}};
constexpr const Reason* kUndefinedWhen[] = {&reasons::too_few_data_sets,
                                            &reasons::too_few_algorithms,
                                            &kTwoAlgorithms,
                                            &kMoreAlgorithms,
                                            &reasons::no_variance,
                                            &kSingular};

/// What is left of a variance below this share of it is rounding.
constexpr double kRounding = 1e3 * std::numeric_limits<double>::epsilon();

/// ln det of a positive definite matrix, by Cholesky’s decomposition; nothing
/// for one that is singular up to rounding.
std::optional<double> LogDeterminant(std::vector<double> matrix,
                                     std::size_t size) {
  Sum log_determinant;
  for (std::size_t i = 0; i < size; ++i) {
    double* row = &matrix[i * size];
    const double variance = row[i];
    for (std::size_t j = 0; j <= i; ++j) {
      const double* other = &matrix[j * size];
      double rest = row[j];
      for (std::size_t m = 0; m < j; ++m) rest -= row[m] * other[m];
      row[j] = j < i ? rest / other[j] : rest;
    }
    if (!(row[i] > kRounding * variance)) return std::nullopt;
    log_determinant.Add(std::log(row[i]));
    row[i] = std::sqrt(row[i]);
  }
  return log_determinant.value();
}

/// The distribution of W, χ² with a second term. Anderson 2003, An Introduction
/// to Multivariate Statistical Analysis, § 10.7.4.
struct Tail {
  double chi_squared;
  double degrees_of_freedom;
  double p;
};

Tail TailOf(double log_w, double n, double p) {
  const double rho = 1 - (((2 * p * p) + p + 2) / (6 * p * n));
  const double scaled = n * p * rho;
  const double second = (p + 2) * (p - 1) * (p - 2) *
                        ((2 * p * p * p) + (6 * p * p) + (3 * p) + 2) /
                        (288 * scaled * scaled);
  // Rounding may take the logarithm past 0.
  const double chi_squared = std::max(0.0, -n * rho * log_w);
  const double df = (p * (p + 1) / 2) - 1;
  const double first = ChiSquaredSurvival(chi_squared, df);
  const double tail =
      first + (second * (ChiSquaredSurvival(chi_squared, df + 4) - first));
  return {chi_squared, df, std::clamp(tail, 0.0, 1.0)};
}

const Reason* ObstacleOf(const RankedResults& table) {
  if (table.column_count < 2) return &reasons::too_few_algorithms;
  if (table.column_count == 2) return &kTwoAlgorithms;
  if (table.row_count < 2) return &reasons::too_few_data_sets;
  if (table.row_count < table.column_count) return &kMoreAlgorithms;
  return nullptr;
}

KeyValues Compute(const RankedResults& table,
                  const Parameters& /*parameters*/) {
  if (const Reason* obstacle = ObstacleOf(table))
    return AllUndefined(kKeys, *obstacle);
  const ContrastMoments moments =
      MomentsOfContrasts(table.result, table.column_count);
  if (moments.no_variance) return AllUndefined(kKeys, reasons::no_variance);
  const auto p = static_cast<double>(moments.contrasts);
  const std::optional<double> log_determinant =
      LogDeterminant(moments.covariance, moments.contrasts);
  if (!log_determinant) return AllUndefined(kKeys, kSingular);
  const double log_w = *log_determinant - (p * std::log(moments.Trace() / p));
  const Tail tail = TailOf(log_w, moments.row_count - 1, p);
  return {{kKeys[0], std::min(1.0, std::exp(log_w))},
          {kKeys[1], tail.p},
          {kKeys[2], tail.chi_squared},
          {kKeys[3], tail.degrees_of_freedom}};
}

/// χ² with a second term, as TailOf.
void ShowTail(const Term& log_w, const Term& n, const Term& q,
              Working& working) {
  const Tail tail = TailOf(log_w.value(), n.value(), q.value());
  const Term rho =
      working.Line(R"(\rho)", 1 - (2 * Square(q) + q + 2) / (6 * q * n));
  const Term chi_squared =
      working.Give(kKeys[2], R"(\chi^2)", Larger(0, -(n * rho * log_w)));
  const Term df = working.Give(kKeys[3], R"(\nu)", q * (q + 1) / 2 - 1,
                               {"degrees of freedom", "自由度"});
  const Term scaled = n * q * rho;
  const Term second = working.Line(
      R"(\omega)",
      (q + 2) * (q - 1) * (q - 2) *
          Written(R"((2\cdot #^3+6\cdot #^2+3\cdot #+2))", {q, q, q},
                  (2 * q.value() * q.value() * q.value()) +
                      (6 * q.value() * q.value()) + (3 * q.value()) + 2) /
          (288 * Square(scaled)),
      {"weight of the second term", "第二项的权"});
  working.Give(
      kKeys[1], "p",
      Written(R"((1-#)\cdot P\left(\chi^2_{#}\ge #\right)+#\cdot )"
              R"(P\left(\chi^2_{#+4}\ge #\right))",
              {second, df, chi_squared, second, df, chi_squared}, tail.p));
}

void Show(const RankedResults& table, const Parameters& /*parameters*/,
          Working& working) {
  if (ObstacleOf(table) != nullptr) return;
  const ContrastMoments moments =
      MomentsOfContrasts(table.result, table.column_count);
  const std::optional<double> log_determinant =
      LogDeterminant(moments.covariance, moments.contrasts);
  if (moments.no_variance || !log_determinant) return;
  const auto count = static_cast<double>(moments.contrasts);
  const double log_unit = 2 * std::log(moments.unit);
  const Term q = working.Line(
      "q", count,
      {"differences between algorithms, k − 1", "算法间差值的个数，k − 1"});
  const Term n = working.Line("n", moments.row_count - 1,
                              {"data sets minus 1", "数据集个数减 1"});
  const Term log_det =
      working.Line(R"(\ln\det S)", *log_determinant + count * log_unit,
                   {"of their covariance matrix S", "其协方差矩阵 S"});
  const Term log_trace = working.Line(R"(\ln\operatorname{tr}S)",
                                      std::log(moments.Trace()) + log_unit);
  const Term log_w =
      working.Line(R"(\ln W)", log_det - q * (log_trace - Ln(q)));
  working.Give(kKeys[0], "W",
               Written(R"(\min\left(1,\,\exp\left(#\right)\right))", {log_w},
                       std::min(1.0, std::exp(log_w.value()))));
  ShowTail(log_w, n, q, working);
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"Mauchly’s test of sphericity", "Mauchly 球形检验"},
     .key = "mauchly_w",
     .symbol = "W",
     .degrees_of_freedom = {"mauchly_df"},
     .p_value = "mauchly_p"},
};

}  // namespace

extern const TestWords mauchly_words = {
    .words =
        {
            .name = {"Mauchly’s sphericity test", "Mauchly 球形检验"},
            .short_name = {"Mauchly", "Mauchly"},
            .synonyms = {"test of sphericity", "球形性检验"},
            .meaning =
                {"Checks what the analysis of variance assumes: that the "
                 "differences of any two algorithms have the same variance. W "
                 "is 1 when that is so in the sample and 0 when some "
                 "combination of the algorithms does not vary. S is the "
                 "covariance of k − 1 orthonormal contrasts.",
                 "检验方差分析的假设：任意两种算法之差的方差相等。样本中恰好如"
                 "此"
                 "时 W 为 1，某种组合毫无变化时 W 为 0。S 为 k − 1 个标准正交对"
                 "比的协方差矩阵。"},
            .latex =
                R"(W=\frac{\det S}{\bigl(\operatorname{tr}S/(k-1)\bigr)^{k-1}})",
            .symbols =
                {{"S",
                  {"the covariance matrix of k − 1 orthonormal contrasts",
                   "k − 1 个标准正交对比的协方差矩阵"}},
                 symbols::kAlgorithms},
            .references = {{sources::mauchly1940}, {sources::anderson2003}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"A large p does not show that the assumption holds: with few "
                 "data sets the test has little power. The corrected p-values "
                 "of "
                 "the analysis of variance, or Friedman’s test, do without "
                 "it. R 4.2 has 3k in place of 3(k − 1) in the second term, "
                 "which hardly matters.",
                 "p "
                 "值大并不说明假设成立：数据集少时该检验不灵敏。方差分析的校正"
                 " p 值以及 Friedman 检验都不需要这一假设。R 4.2 在第二项中以 "
                 "3k 代替 3(k − 1)，影响很小。"},
            .avoid_when =
                {"it decides whether to correct: with few data sets it has "
                 "little power, so the corrected p-values are better always "
                 "read (Demšar 2006 takes Friedman’s test instead)",
                 "用它决定是否校正：数据集少时功效很低，不如总看校正后的 p "
                 "值（Demšar 2006 建议改用 Friedman 检验）"},
        },
    .null = {"The differences of any two algorithms have the same variance.",
             "任意两种算法之差的方差都相等。"},
    .alternative = {"Some of these variances differ.", "这些方差不全相等。"},
    .assumptions = {"The data sets are independent of each other, and results "
                    "are normally distributed.",
                    "各数据集相互独立，且结果服从正态分布。"},
    .p_value =
        {"From the limiting χ² distribution with k(k − 1)/2 − 1 degrees "
         "of freedom and the next term of its expansion.",
         "由自由度为 k(k − 1)/2 − 1 的极限 χ² 分布及其展开的下一项得到。"},
    .statistics = kStatistics,
    .place = 9,
};

extern const Test mauchly = {
    .id = "mauchly",
    .keys = kKeys,
    .p_values = kPValues,
    .from_results = {Compute, Show},
};

}  // namespace melon::hypothesis
