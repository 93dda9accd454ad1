#include <cmath>
#include <string_view>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/comparison/differences/five_by_two.h"
#include "kernels/comparison/differences/five_by_two_working.h"
#include "kernels/numbers/tail_terms.h"
#include "special/student_t.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {
    "cv5x2_t",         "cv5x2_t_p", "cv5x2_t_zhou",           "cv5x2_t_zhou_p",
    "cv5x2_t_seed001", "cv5x2_std", "cv5x2_first_difference", "cv5x2_t_df",
    "cv5x2_t_zhou_df"};
constexpr std::string_view kPValues[] = {"cv5x2_t_p", "cv5x2_t_zhou_p"};
constexpr std::string_view kSigned[] = {
    "cv5x2_t", "cv5x2_t_zhou", "cv5x2_t_seed001", "cv5x2_first_difference"};
constexpr double kRuns = 5;
constexpr double kDegreesOfFreedom = 5;

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::not_five_by_two, &reasons::no_variance, &reasons::overflow};

/// A variant that takes the squares of all runs, halved, about the mean of the
/// first run. Where they vanish, so does the variance.
Value AboutTheFirstMean(const FiveByTwo& runs) {
  const double squares = runs.squares_about_first_mean;
  if (!(squares > 0)) return reasons::no_variance;
  return runs.first_mean / std::sqrt(squares / 2 / kRuns);
}

KeyValues Compute(const FoldDifferences& folds,
                  const Parameters& /*parameters*/) {
  if (!folds.five_by_two) return AllUndefined(kKeys, reasons::not_five_by_two);
  const FiveByTwo runs = FiveByTwoOf(folds.difference);
  if (runs.squares == 0) return AllUndefined(kKeys, reasons::no_variance);
  const double deviation = std::sqrt(runs.squares / kRuns);
  const double t = runs.first / deviation;
  const double zhou = runs.first_mean / deviation;
  return {{kKeys[0], t},
          {kKeys[1], StudentTwoSided(t, kDegreesOfFreedom)},
          {kKeys[2], zhou},
          {kKeys[3], StudentTwoSided(zhou, kDegreesOfFreedom)},
          {kKeys[4], AboutTheFirstMean(runs)},
          {kKeys[5], FiniteValue(deviation * runs.unit)},
          {kKeys[6], FiniteValue(runs.first * runs.unit)},
          {kKeys[7], kDegreesOfFreedom},
          {kKeys[8], kDegreesOfFreedom}};
}

/// The variant that takes the squares of all runs about the mean of the first.
void ShowThirdForm(std::span<const double> difference, const Term& first_mean,
                   Working& working) {
  const FiveByTwo runs = FiveByTwoOf(difference);
  const Term squares = working.Line(
      "S'",
      FoldedSum(R"(\sum_{i,j} (d_i^{(j)}-\bar d_1)^2)", difference.size(),
                [&](std::size_t i) {
                  return Square(Term("d_i^{(j)}", difference[i]) - first_mean);
                },
                runs.squares_about_first_mean * runs.unit * runs.unit));
  working.Give(kKeys[4], "t'", first_mean / Root(squares / 2 / kRuns));
}

void Show(const FoldDifferences& folds, const Parameters& /*parameters*/,
          Working& working) {
  if (!folds.five_by_two) return;
  const auto squares = ShowFiveByTwo(folds.difference, working);
  if (!squares) return;
  const std::span<const double> d = folds.difference;
  const Term first =
      working.Give(kKeys[6], "d_1^{(1)}", d[0],
                   {"difference in the first fold", "第一折的差值"});
  const Term first_mean =
      working.Line(R"(\bar d_1)", (first + Term("d_1^{(2)}", d[1])) / 2,
                   {"mean of the first run", "第一次运行的均值"});
  const Term deviation =
      working.Give(kKeys[5], R"(\sigma)", Root(*squares / kRuns));
  const Term df = working.Give(kKeys[7], R"(\nu)", kDegreesOfFreedom,
                               {"degrees of freedom", "自由度"});
  working.Give(kKeys[8], R"(\nu_Z)", kDegreesOfFreedom);
  const Term t = working.Give(kKeys[0], "t", first / deviation);
  working.Give(kKeys[1], "p", StudentTwoSidedTerm(t, df));
  const Term zhou = working.Give(kKeys[2], "t_Z", first_mean / deviation);
  working.Give(kKeys[3], "p_Z", StudentTwoSidedTerm(zhou, df));
  ShowThirdForm(d, first_mean, working);
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"5×2 cv t", "5×2 t"},
     .key = "cv5x2_t",
     .symbol = "t",
     .degrees_of_freedom = {"cv5x2_t_df"},
     .p_value = "cv5x2_t_p"},
    {.name = {"5×2 cv t (Zhou)", "5×2 t（周志华）"},
     .key = "cv5x2_t_zhou",
     .symbol = "t",
     .degrees_of_freedom = {"cv5x2_t_zhou_df"},
     .p_value = "cv5x2_t_zhou_p",
     .id = "cv5x2_t_zhou_test"},
    {.name = {"5×2 cv t (third form)", "5×2 t（第三种）"},
     .key = "cv5x2_t_seed001",
     .symbol = "t",
     .id = "cv5x2_t_seed001_test"},
};

constexpr Field kFields[] = {
    {.key = "cv5x2_std",
     .name = {"5×2 cv SD within runs", "5×2 各次之内的标准差"}},
    {.key = "cv5x2_first_difference",
     .name = {"difference in the first fold", "第一折的差值"}},
};

constexpr Form kForms[] = {
    {.key = "cv5x2_t",
     .p_value = "cv5x2_t_p",
     .name = {"first difference", "首个差值"},
     .used_by = {"Dietterich", "Dietterich"},
     .source = {sources::dietterich1998}},
    {.key = "cv5x2_t_zhou",
     .p_value = "cv5x2_t_zhou_p",
     .name = {"mean of the first run", "首次的均值"},
     .used_by = {"Zhou’s textbook", "周志华《机器学习》"},
     .source = {sources::zhou2016, "§2.4"}},
    {.key = "cv5x2_f",
     .p_value = "cv5x2_f_p",
     .name = {"all ten differences (F)", "全部十个差值（F）"},
     .used_by = {"Alpaydın", "Alpaydın"},
     .source = {sources::alpaydin1999}}};

}  // namespace

extern const TestWords cv5x2_t_test_words = {
    .words =
        {
            .name = {"5 × 2 cv paired t test", "5 × 2 交叉验证 t 检验"},
            .short_name = {"5 × 2 cv t", "5 × 2 cv t"},
            .synonyms = {"Dietterich’s test, five by two cross-validation",
                         "Dietterich 检验，5×2 交叉验证"},
            .meaning =
                {"Asks whether two learners err equally often, from five runs "
                 "of two-fold cross-validation. In two folds the training sets "
                 "do not overlap; each run gives two differences d and a "
                 "variance s², and the first difference of all is divided by "
                 "the root of their mean.",
                 "由 5 次 2 折交叉验证检验两个学习器的错误率是否相同。2 折时"
                 "训练集互不重叠；每次得到两个差值 d 与一个方差 s²，用首个差值"
                 "除以各方差平均值的平方根。"},
            .latex =
                R"(t=\frac{d_1^{(1)}}{\sqrt{\frac15\sum_{i=1}^{5}s_i^2}},\quad s_i^2=(d_i^{(1)}-\bar d_i)^2+(d_i^{(2)}-\bar d_i)^2)",
            .symbols = {symbols::kDRun, symbols::kDRunMean, symbols::kSRun},
            .references = {{sources::dietterich1998},
                           {sources::zhou2016, "§2.4"}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"A textbook variant (zhou) takes the mean of the first run in "
                 "the numerator; another (seed001) also takes the deviations, "
                 "squared and halved, about that mean. For independent normal "
                 "differences "
                 "the true sizes at nominal .05 are .028 (Dietterich), .0150 "
                 "(zhou) and .00003 (seed001), which therefore hardly ever "
                 "rejects. The result depends on which fold comes "
                 "first; Alpaydın’s F test does not.",
                 "教材中的一种变体（zhou）以第一次两折的均值为分子；另一种"
                 "（seed001）还以该均值为中心计算偏差平方并折半。对独立正态的"
                 "差值，名义水平 .05 下的真实水平分别为 .028（Dietterich）、"
                 ".0150（zhou）与 .00003（seed001），后者几乎检不出差异。结果"
                 "取决于哪一折排在最前，Alpaydın 的 F 检验则不然。"},
            .use_when =
                {"learners can be trained ten times on half of the data",
                 "学习器可以在一半数据上训练十次"},
            .avoid_when =
                {"power counts, or half of the data is too little: ten folds "
                 "with the corrected test are more powerful",
                 "看重检验功效，或一半数据太少：10 折加校正检验更灵敏"},
            .forms = kForms,
            .forms_differ =
                {"All divide by the same spread. Dietterich’s numerator is one "
                 "difference, Zhou’s the mean of the first two, which varies "
                 "less and so rejects less often. The F test takes all ten and "
                 "does not depend on their order. For independent normal "
                 "differences the true sizes at nominal .05 are .028, .0150 "
                 "and .0175.",
                 "三者除以同样的离散程度。Dietterich "
                 "的分子是一个差值；周志华取首次两个差值的均值，波动更小，更少"
                 "拒绝；F "
                 "检验用全部十个差值，与次序无关。对独立正态的差值，名义水平 "
                 ".05 下的真实水平依次为 .028、.0150、.0175。"},
        },
    .null = {"The two learners have the same expected error rate when trained "
             "on half of the data.",
             "以一半数据训练时，两个学习器的期望错误率相同。"},
    .alternative = {"Their expected error rates differ.",
                    "两者的期望错误率不同。"},
    .assumptions =
        {"The differences are normally distributed with the same variance, and "
         "the runs are independent of each other; neither holds exactly.",
         "差值服从方差相同的正态分布，各次相互独立；两者都只是近似成立。"},
    .p_value = {"Two-sided, from Student’s t distribution with 5 degrees of "
                "freedom.",
                "双侧，由自由度为 5 的 t 分布得到。"},
    .statistics = kStatistics,
    .place = 13,
    .fields = kFields,
};

extern const Test cv5x2_t_test = {
    .id = "cv5x2_t_test",
    .keys = kKeys,
    .p_values = kPValues,
    .signed_keys = kSigned,
    .from_folds = {Compute, Show},
};

}  // namespace melon::hypothesis
