#include "base/bibliography.h"
#include "kernels/splitting/draw_test_set.h"
#include "splitters/parameters.h"

namespace melon::splitters {
namespace {

constexpr const SplitParameter* kParameters[] = {&kTestSize, &kRepeats, &kSeed};

Result<SplitPlan> Make(const RowsToSplit& rows, const SplitSettings& settings) {
  return PlanHoldOuts(rows, settings.test_size, settings.repeats,
                      settings.seed);
}

}  // namespace

extern const Words monte_carlo_words = {
    .name = {"Monte-Carlo cross-validation", "蒙特卡罗交叉验证"},
    .short_name = {"Monte-Carlo CV", "蒙特卡罗 CV"},
    .synonyms = {"repeated hold-out, random subsampling, ShuffleSplit",
                 "重复留出法，随机子抽样"},
    .meaning = {"A hold-out drawn anew so many times. The number of repeats "
                "and the size of the test set can be chosen freely, but test "
                "sets overlap, and some rows may never be tested.",
                "多次重新抽取的留出法。重复次数与测试集大小可任意选择，但各测"
                "试集相互重叠，且有的行可能从未被测试。"},
    .latex = R"(D=S_i\cup T_i,\quad S_i\cap T_i=\varnothing)",
    .symbols = {{"D", {"all rows", "全部行"}},
                {"S_i", {"the training set of repeat i", "第 i 次的训练集"}},
                {"T_i", {"the test set of repeat i", "第 i 次的测试集"}}},
    .references = {{sources::xu2001}, {sources::zhou2016, "§2.2.1"}},
    .avoid_when =
        {"every row should be tested equally often, or results are tested as "
         "if they were independent: test sets overlap",
         "每个样例应被测试同样多次，或要把结果当作独立的来检验：测试集有重叠"},
};

extern const Splitter monte_carlo = {
    .id = "monte_carlo",
    .parameters = kParameters,
    .balance = Balance::strata_and_groups,
    .make = Make,
};

}  // namespace melon::splitters
