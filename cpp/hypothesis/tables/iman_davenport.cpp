#include <cstddef>
#include <iterator>
#include <string_view>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/comparison/ranks/friedman_statistic.h"
#include "kernels/comparison/ranks/friedman_working.h"
#include "kernels/comparison/ranks/too_small.h"
#include "kernels/numbers/tail_terms.h"
#include "special/f_distribution.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"iman_davenport_f",
                                      "iman_davenport_p",
                                      "iman_davenport_f_tie_corrected",
                                      "iman_davenport_p_tie_corrected",
                                      "iman_davenport_df1",
                                      "iman_davenport_df2"};
constexpr std::string_view kPValues[] = {"iman_davenport_p",
                                         "iman_davenport_p_tie_corrected"};

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::too_few_data_sets, &reasons::too_few_algorithms,
    &reasons::all_tied, &reasons::rankings_agree};

struct Ratio {
  Value f;
  Value p;
};

/// (N − 1)χ²/(N(k − 1) − χ²), in the parts of χ² = (k − 1)·between/spread, so
/// that the denominator is 0 exactly when it should be; F is infinite then, and
/// its tail 0.
Ratio RatioOf(const FriedmanStatistic& statistic, double spread) {
  const double within = (statistic.row_count * spread) - statistic.between;
  if (within == 0) return {reasons::rankings_agree, 0};
  const double f = (statistic.row_count - 1) * statistic.between / within;
  return {f, FSurvival(f, statistic.degrees_of_freedom(),
                       statistic.error_degrees_of_freedom())};
}

KeyValues Compute(const RankedResults& table,
                  const Parameters& /*parameters*/) {
  if (const Reason* reason = TooSmall(table))
    return AllUndefined(kKeys, *reason);
  const FriedmanStatistic statistic =
      FriedmanOf(SumRanks(table.rank, table.column_count));
  if (statistic.all_tied()) return AllUndefined(kKeys, reasons::all_tied);
  const Ratio plain = RatioOf(statistic, statistic.untied_spread);
  const Ratio corrected = RatioOf(statistic, statistic.spread);
  return {{kKeys[0], plain.f},
          {kKeys[1], plain.p},
          {kKeys[2], corrected.f},
          {kKeys[3], corrected.p},
          {kKeys[4], statistic.degrees_of_freedom()},
          {kKeys[5], statistic.error_degrees_of_freedom()}};
}

/// Gives τ_F of a χ², and its tail. Where all rankings agree, the χ² is its
/// largest value, without rounding.
void ShowRatio(const FriedmanTerms& friedman, Term chi_squared, bool agree,
               std::string_view f_key, std::string_view p_key,
               std::string_view symbol, std::string_view p_symbol,
               Working& working) {
  const Term& n = friedman.row_count;
  const Term& k = friedman.column_count;
  if (agree) {
    chi_squared = Term(chi_squared.symbols(), n.value() * (k.value() - 1));
  }
  const Term f = working.Give(
      f_key, symbol, (n - 1) * chi_squared / (n * (k - 1) - chi_squared));
  working.Give(p_key, p_symbol, FTailTerm(f, k - 1, (k - 1) * (n - 1)));
}

void Show(const RankedResults& table, const Parameters& /*parameters*/,
          Working& working) {
  if (TooSmall(table) != nullptr) return;
  const FriedmanTerms friedman = ShowFriedman(table, {}, working);
  const auto& [n, k, plain, corrected] = friedman;
  working.Give(kKeys[4], R"(\nu_1)", k - 1, {"degrees of freedom", "自由度"});
  working.Give(kKeys[5], R"(\nu_2)", (k - 1) * (n - 1));
  const FriedmanStatistic statistic =
      FriedmanOf(SumRanks(table.rank, table.column_count));
  const auto agree = [&](double spread) {
    return statistic.row_count * spread == statistic.between;
  };
  ShowRatio(friedman, plain, agree(statistic.untied_spread), kKeys[0], kKeys[1],
            R"(\tau_F)", "p", working);
  ShowRatio(friedman, corrected, agree(statistic.spread), kKeys[2], kKeys[3],
            R"(\tau_{F,\text{ties}})", R"(p_{\text{ties}})", working);
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"Iman–Davenport", "Iman–Davenport"},
     .key = "iman_davenport_f",
     .symbol = "F",
     .degrees_of_freedom = {"iman_davenport_df1", "iman_davenport_df2"},
     .p_value = "iman_davenport_p"},
    {.name = {"Iman–Davenport, ties corrected", "Iman–Davenport（校正并列）"},
     .key = "iman_davenport_f_tie_corrected",
     .symbol = "F",
     .degrees_of_freedom = {"iman_davenport_df1", "iman_davenport_df2"},
     .p_value = "iman_davenport_p_tie_corrected",
     .id = "iman_davenport_tie_corrected"},
};

constexpr Form kForms[] = {
    {.key = "iman_davenport_f_tie_corrected",
     .p_value = "iman_davenport_p_tie_corrected",
     .name = {"corrected for ties", "并列校正"},
     .used_by = {"from the χ² of R and scipy", "由 R、scipy 的 χ² 得到"},
     .source = {sources::conover1999}},
    {.key = "iman_davenport_f",
     .p_value = "iman_davenport_p",
     .name = {"uncorrected", "不校正"},
     .used_by = {"Zhou’s textbook, Demšar", "周志华《机器学习》、Demšar"},
     .source = {sources::demsar2006}}};

}  // namespace

extern const TestWords iman_davenport_words = {
    .words =
        {
            .name = {"Iman–Davenport test", "Iman–Davenport 检验"},
            .synonyms =
                {"corrected Friedman test, τF, Friedman test with the F "
                 "distribution",
                 "τF 检验、F 分布形式的 Friedman 检验"},
            .meaning =
                {"Friedman’s test with a better limiting distribution: χ² is "
                 "too cautious, and is turned into the ratio F of the variance "
                 "between the algorithms’ ranks to that within them. It "
                 "answers the first question when several algorithms are "
                 "compared over several data sets.",
                 "近似更好的 Friedman 检验：原来的 χ² 过于保守，改用各算法序值"
                 "之间与之内的方差之比 F。在多个数据集上比较多种算法时，首先作"
                 "此检验。"},
            .latex =
                R"(\tau_F=\frac{(N-1)\,\chi_F^2}{N(k-1)-\chi_F^2}\sim F_{k-1,\,(k-1)(N-1)})",
            .symbols = {symbols::kChiF,
                        symbols::kDatasets,
                        symbols::kAlgorithms,
                        {R"(F_{k-1,\,(k-1)(N-1)})",
                         {"the F distribution with these degrees of freedom",
                          "具有该自由度的 F 分布"}}},
            .references = {{sources::iman1980}, {sources::demsar2006}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"Read the one called tie_corrected, which uses the χ² "
                 "corrected for ties; without ties both are the same. F is "
                 "infinite when all data sets rank the algorithms alike: p is "
                 "then 0, and the exact p-value says how likely that is.",
                 "应以 tie_corrected（由经并列校正的 χ² 得到）为准；无并列时"
                 "两者相同。所有数据集的排序都相同时，F 为无穷，p 为 "
                 "0，其真实的"
                 "可能性见精确 p 值。"},
            .avoid_when =
                {"data sets are very few: the exact p-value is there for small "
                 "tables; or the rows are folds of one data set",
                 "数据集很少：小表有精确 p 值；或各行是同一数据集的各折"},
            .forms = kForms,
            .forms_differ =
                {"F is made of χ². Where algorithms tie, the uncorrected χ² is "
                 "too small, and so is F; without ties both are equal.",
                 "F 由 χ² 得到。有并列时，不校正的 χ² 偏小，F "
                 "也偏小；没有并列时两者相等。"},
        },
    .null = {"All algorithms do equally well: on every data set each order of "
             "them is equally likely.",
             "所有算法表现相同：在每个数据集上，各种次序的可能性相等。"},
    .alternative = {"At least one algorithm tends to rank higher than another.",
                    "至少有一种算法的序值倾向于优于另一种。"},
    .assumptions = {"The data sets are independent of each other, and not "
                    "very few.",
                    "各数据集相互独立，且不太少。"},
    .p_value = {"From the F distribution with k − 1 and (k − 1)(N − 1) degrees "
                "of freedom, an approximation.",
                "由自由度为 k − 1 与 (k − 1)(N − 1) 的 F 分布近似得到。"},
    .statistics = kStatistics,
    .place = 4,
};

extern const Test iman_davenport = {
    .id = "iman_davenport",
    .keys = kKeys,
    .p_values = kPValues,
    .from_results = {Compute, Show},
};

}  // namespace melon::hypothesis
