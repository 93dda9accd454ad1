#include "base/bibliography.h"
#include "kernels/splitting/draw_bootstrap.h"
#include "splitters/parameters.h"

namespace melon::splitters {
namespace {

constexpr const SplitParameter* kParameters[] = {&kRepeats, &kSeed};

Result<SplitPlan> Make(const RowsToSplit& rows, const SplitSettings& settings) {
  return PlanBootstraps(rows, settings.repeats, settings.seed);
}

}  // namespace

extern const Words bootstrap_words = {
    .name = {"Bootstrap", "自助法"},
    .synonyms = {"out-of-bag estimate, bootstrap sampling",
                 "包外估计，自助采样"},
    .meaning = {"The training set is drawn with replacement, as many rows as "
                "there are; the rows that were never drawn, 36.8 % of them on "
                "average, are the out-of-bag test set. The training set has "
                "the full size, but only the other 63.2 % of the rows are in "
                "it, so the estimate is pessimistic.",
                "有放回地抽取与全部行数相同的行作训练集；从未被抽到的行（平均 "
                "36.8 %）作包外测试集。训练集大小不变，但只含其余 63.2 % "
                "的行，因此估计偏悲观。"},
    .latex = R"(P(x\notin S)=\left(1-\frac1m\right)^m\to\frac1e)",
    .symbols = {{"P", {"the probability", "概率"}},
                {"x", {"a row", "某一行"}},
                {"S", {"the training set", "训练集"}},
                {"m", {"the number of rows", "行数"}},
                {"e", {"Euler’s number, 2.718…", "自然常数 2.718…"}}},
    .references = {{sources::efron1983},
                   {sources::efron1993},
                   {sources::zhou2016, "§2.2.3"}},
    .remark = {"A draw that leaves no row out is drawn again, which happens in "
               "tiny tables alone.",
               "若某次抽样没有包外行，则重新抽取；这只会发生在极小的表中。"},
    .avoid_when =
        {"a learner still gains from more rows: models learn from 63 % of "
         "them alone, so that errors come out too large; ten stratified folds "
         "are less biased (Kohavi 1995 advises them)",
         "学习器还能从更多样例中获益：只用到 63 % 的样例，误差偏大；分层的 10 "
         "折偏差较小（Kohavi 1995 建议使用）"},
};

extern const Splitter bootstrap = {
    .id = "bootstrap",
    .parameters = kParameters,
    .balance = Balance::strata_or_groups,
    .make = Make,
};

}  // namespace melon::splitters
