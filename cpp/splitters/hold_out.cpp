#include "base/bibliography.h"
#include "kernels/splitting/draw_test_set.h"
#include "splitters/parameters.h"

namespace melon::splitters {
namespace {

constexpr const SplitParameter* kParameters[] = {&kTestSize, &kSeed};

Result<SplitPlan> Make(const RowsToSplit& rows, const SplitSettings& settings) {
  return PlanHoldOuts(rows, settings.test_size, 1, settings.seed);
}

}  // namespace

extern const Words hold_out_words = {
    .name = {"Hold-out", "留出法"},
    .synonyms = {"train/test split, train_test_split", "训练集/测试集划分"},
    .meaning = {"One part of the rows is the test set, the others the training "
                "set. The estimate of one hold-out varies much from draw to "
                "draw, so it is usually repeated; a large test set leaves "
                "little to learn from, a small one measures with a large "
                "variance.",
                "取一部分行作测试集，其余作训练集。单次留出的估计随划分波动较"
                "大，通常需要重复；测试集过大则训练样例不足，过小则估计的方差"
                "大。"},
    .latex = R"(D=S\cup T,\quad S\cap T=\varnothing)",
    .symbols = {{"D", {"all rows", "全部行"}},
                {"S", {"the training set", "训练集"}},
                {"T", {"the test set", "测试集"}}},
    .references = {{sources::zhou2016, "§2.2.1"}},
    .avoid_when =
        {"rows are few: one draw decides too much; take cross-validation",
         "样例很少：一次划分的偶然性太大；用交叉验证"},
};

extern const Splitter hold_out = {
    .id = "hold_out",
    .parameters = kParameters,
    .balance = Balance::strata_and_groups,
    .make = Make,
};

}  // namespace melon::splitters
