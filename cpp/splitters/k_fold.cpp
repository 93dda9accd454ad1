#include "base/bibliography.h"
#include "kernels/splitting/assign_folds.h"
#include "splitters/parameters.h"

namespace melon::splitters {
namespace {

constexpr const SplitParameter* kParameters[] = {&kFolds, &kSeed};

Result<SplitPlan> Make(const RowsToSplit& rows, const SplitSettings& settings) {
  return PlanFolds(rows, settings.folds, 1, settings.seed);
}

}  // namespace

extern const Words k_fold_words = {
    .name = {"k-fold cross-validation", "k 折交叉验证"},
    .short_name = {"k-fold CV", "k 折 CV"},
    .synonyms = {"KFold, StratifiedKFold, GroupKFold", "交叉验证法"},
    .meaning = {"The rows are dealt into k folds of equal size. Each fold is "
                "the test set once, and the other folds are its training set, "
                "so that every row is tested once.",
                "将全部行分成大小相等的 k 折。每折轮流作测试集，其余各折作训练"
                "集，每一行恰被测试一次。"},
    .latex = R"(D=\bigcup_{i=1}^{k}D_i,\quad S_i=D\setminus D_i)",
    .symbols = {{"D", {"all rows", "全部行"}},
                {"D_i",
                 {"the rows of fold i, its test set",
                  "第 i 折的行，即其测试集"}},
                {"S_i", {"the training set of fold i", "第 i 折的训练集"}},
                {"k", {"the number of folds", "折数"}}},
    .references = {{sources::kohavi1995}, {sources::zhou2016, "§2.2.2"}},
    .avoid_when =
        {"rows are in time or come in groups, so that the folds are not "
         "independent: take the plan for time, or keep groups together",
         "样例有时间先后或成组，各折不独立：用时间划分，或让同组留在一起"},
};

extern const Splitter k_fold = {
    .id = "k_fold",
    .parameters = kParameters,
    .balance = Balance::strata_and_groups,
    .partitions = true,
    .make = Make,
};

}  // namespace melon::splitters
