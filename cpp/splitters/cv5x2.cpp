#include "base/bibliography.h"
#include "kernels/splitting/assign_folds.h"
#include "splitters/parameters.h"

namespace melon::splitters {
namespace {

constexpr std::uint32_t kFoldCount = 2;
constexpr std::uint32_t kRepeatCount = 5;
constexpr const SplitParameter* kParameters[] = {&kSeed};

Result<SplitPlan> Make(const RowsToSplit& rows, const SplitSettings& settings) {
  return PlanFolds(rows, kFoldCount, kRepeatCount, settings.seed);
}

}  // namespace

extern const Words cv5x2_words = {
    .name = {"5 × 2 cross-validation", "5×2 交叉验证"},
    .short_name = {"5 × 2 CV", "5×2 CV"},
    .synonyms = {"five by two cross-validation", "5 次 2 折交叉验证"},
    .meaning = {"Two-fold cross-validation repeated five times. The two "
                "training sets of a repeat share no row, which is what "
                "Dietterich’s t test and Alpaydın’s F test ask for.",
                "将 2 折交叉验证重复 5 次。每次的两个训练集没有公共行，这正是 "
                "Dietterich 的 t 检验与 Alpaydın 的 F 检验所需要的。"},
    .latex = R"(D=D_1^{(r)}\cup D_2^{(r)},\quad r=1,\ldots,5)",
    .symbols = {{"D", {"all rows", "全部行"}},
                {R"(D_1^{(r)},\ D_2^{(r)})",
                 {"the halves of repeat r", "第 r 次的两半"}}},
    .references = {{sources::dietterich1998},
                   {sources::alpaydin1999},
                   {sources::zhou2016, "§2.4.2"}},
    .avoid_when = {"rows are few: half of them is little to learn from; take k "
                   "folds with the corrected test",
                   "样例很少：一半不足以学习；用 k 折加校正检验"},
};

extern const Splitter cv5x2 = {
    .id = "cv5x2",
    .parameters = kParameters,
    .balance = Balance::strata_and_groups,
    .partitions = true,
    .make = Make,
};

}  // namespace melon::splitters
