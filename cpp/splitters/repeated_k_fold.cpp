#include "base/bibliography.h"
#include "kernels/splitting/assign_folds.h"
#include "splitters/parameters.h"

namespace melon::splitters {
namespace {

constexpr const SplitParameter* kParameters[] = {&kFolds, &kRepeats, &kSeed};

Result<SplitPlan> Make(const RowsToSplit& rows, const SplitSettings& settings) {
  return PlanFolds(rows, settings.folds, settings.repeats, settings.seed);
}

}  // namespace

extern const Words repeated_k_fold_words = {
    .name = {"Repeated k-fold cross-validation", "p 次 k 折交叉验证"},
    .short_name = {"Repeated k-fold CV", "重复 k 折 CV"},
    .synonyms = {"p × k cross-validation, 10 × 10 cross-validation, "
                 "RepeatedKFold",
                 "10 次 10 折交叉验证"},
    .meaning = {"k-fold cross-validation repeated p times, with other folds "
                "each time: the mean over repeats depends less on how the rows "
                "happened to fall. The p·k results are not independent; the "
                "corrected resampled t test allows for that.",
                "以不同的随机划分将 k 折交叉验证重复 p 次，取平均以减小划分方"
                "式的影响。所得 p·k 个结果并不独立，应使用校正的重采样 t "
                "检验。"},
    .latex = R"(D=\bigcup_{i=1}^{k}D_i^{(r)},\quad r=1,\ldots,p)",
    .symbols = {{"D", {"all rows", "全部行"}},
                {"D_i^{(r)}",
                 {"the rows of fold i in repeat r", "第 r 次中第 i 折的行"}},
                {"k", {"the number of folds", "折数"}},
                {"p", {"the number of repeats", "重复次数"}}},
    .references = {{sources::kohavi1995},
                   {sources::nadeau2003},
                   {sources::zhou2016, "§2.2.2"}},
    .avoid_when =
        {"learning takes long and one run is stable enough; and repeats do "
         "not add data: the p·k results must not be treated as independent",
         "训练很慢而一次已足够稳定；重复并不增加数据：p·k 个结果不可当作独立"},
};

extern const Splitter repeated_k_fold = {
    .id = "repeated_k_fold",
    .parameters = kParameters,
    .balance = Balance::strata_and_groups,
    .partitions = true,
    .make = Make,
};

}  // namespace melon::splitters
