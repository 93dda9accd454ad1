#include <string_view>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "base/working/sum_apart.h"
#include "hypothesis/test.h"
#include "kernels/comparison/differences/five_by_two.h"
#include "kernels/comparison/differences/five_by_two_working.h"
#include "kernels/numbers/tail_terms.h"
#include "special/f_distribution.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"cv5x2_f", "cv5x2_f_p", "cv5x2_f_df1",
                                      "cv5x2_f_df2"};
constexpr std::string_view kPValues[] = {"cv5x2_f_p"};
/// Ten differences over five variances.
constexpr double kNumerator = 10;
constexpr double kDenominator = 5;

constexpr const Reason* kUndefinedWhen[] = {&reasons::not_five_by_two,
                                            &reasons::no_variance};

KeyValues Compute(const FoldDifferences& folds,
                  const Parameters& /*parameters*/) {
  if (!folds.five_by_two) return AllUndefined(kKeys, reasons::not_five_by_two);
  const FiveByTwo runs = FiveByTwoOf(folds.difference);
  if (runs.squares == 0) return AllUndefined(kKeys, reasons::no_variance);
  const double f = runs.all_squares / (2 * runs.squares);
  return {{kKeys[0], f},
          {kKeys[1], FSurvival(f, kNumerator, kDenominator)},
          {kKeys[2], kNumerator},
          {kKeys[3], kDenominator}};
}

void Show(const FoldDifferences& folds, const Parameters& /*parameters*/,
          Working& working) {
  if (!folds.five_by_two) return;
  const auto squares = ShowFiveByTwo(folds.difference, working);
  if (!squares) return;
  const FiveByTwo runs = FiveByTwoOf(folds.difference);
  const Term all = SumApart(
      FoldedSum(R"(\sum_{i,j} (d_i^{(j)})^2)", folds.difference.size(),
                [&](std::size_t i) {
                  return Square(Term("d_i^{(j)}", folds.difference[i]));
                },
                runs.all_squares * runs.unit * runs.unit),
      working);
  const Term numerator = working.Give(kKeys[2], R"(\nu_1)", kNumerator);
  const Term denominator = working.Give(kKeys[3], R"(\nu_2)", kDenominator);
  const Term f = working.Give(kKeys[0], "F", all / (2 * *squares));
  working.Give(kKeys[1], "p", FTailTerm(f, numerator, denominator));
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"5×2 cv F (Alpaydın)", "5×2 F（Alpaydın）"},
     .key = "cv5x2_f",
     .symbol = "F",
     .degrees_of_freedom = {"cv5x2_f_df1", "cv5x2_f_df2"},
     .p_value = "cv5x2_f_p"},
};

}  // namespace

extern const TestWords cv5x2_f_test_words = {
    .words =
        {
            .name = {"Combined 5 × 2 cv F test", "5 × 2 交叉验证 F 检验"},
            .short_name = {"5 × 2 cv F", "5 × 2 cv F"},
            .synonyms = {"Alpaydın’s test", "Alpaydın 检验"},
            .meaning =
                {"Asks the same as the 5 × 2 cv t test, but uses all ten "
                 "differences d, so that it does not matter which fold comes "
                 "first. A large F means that they are large compared with how "
                 "much the two folds of a run differ (s²).",
                 "与 5 × 2 交叉验证 t 检验目的相同，但用到全部十个差值 "
                 "d，因此与哪一折排在最前无关。F "
                 "大表示差值相对于同一次两折之间的差异（s²）较大。"},
            .latex =
                R"(F=\frac{\sum_{i=1}^{5}\sum_{j=1}^{2}\bigl(d_i^{(j)}\bigr)^2}{2\sum_{i=1}^{5}s_i^2})",
            .symbols = {symbols::kDRun, symbols::kSRun},
            .references = {{sources::alpaydin1999}},
            .undefined_when = kUndefinedWhen,
            .remark = {"For independent normal differences its true size at "
                       "nominal .05 is .0175: it is more conservative than its "
                       "nominal level.",
                       "对独立正态的差值，名义水平 .05 下的真实水平为 "
                       ".0175，比名义上更保守。"},
            .avoid_when =
                {"power counts: it is conservative, and half of the data "
                 "trains; ten folds with the corrected test are more powerful",
                 "看重检验功效：它偏保守，且只用一半数据训练；10 "
                 "折加校正检验更灵敏"},
        },
    .null = {"The two learners have the same expected error rate when trained "
             "on half of the data.",
             "以一半数据训练时，两个学习器的期望错误率相同。"},
    .alternative = {"Their expected error rates differ.",
                    "两者的期望错误率不同。"},
    .assumptions =
        {"The differences are normally distributed with the same variance and "
         "independent of each other; neither holds exactly.",
         "差值服从方差相同的正态分布且相互独立；两者都只是近似成立。"},
    .p_value =
        {"The upper tail of the F distribution with 10 and 5 degrees of "
         "freedom; differences in both directions make F large.",
         "自由度为 10 与 5 的 F 分布的上尾；两个方向的差异都会使 F 变大。"},
    .statistics = kStatistics,
    .place = 14,
};

extern const Test cv5x2_f_test = {
    .id = "cv5x2_f_test",
    .keys = kKeys,
    .p_values = kPValues,
    .from_folds = {Compute, Show},
};

}  // namespace melon::hypothesis
