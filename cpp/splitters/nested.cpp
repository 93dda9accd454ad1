#include "base/bibliography.h"
#include "kernels/splitting/nested_folds.h"
#include "splitters/parameters.h"

namespace melon::splitters {
namespace {

constexpr const SplitParameter* kParameters[] = {&kFolds, &kInnerFolds, &kSeed};

Result<SplitPlan> Make(const RowsToSplit& rows, const SplitSettings& settings) {
  return PlanNestedFolds(rows, settings.folds, settings.inner_folds,
                         settings.seed);
}

}  // namespace

extern const Words nested_words = {
    .name = {"Nested cross-validation", "嵌套交叉验证"},
    .short_name = {"Nested CV", "嵌套 CV"},
    .synonyms = {"double cross-validation", "双重交叉验证"},
    .meaning = {"Within the training set of each fold, another k-fold "
                "cross-validation chooses the hyper-parameters; the fold’s "
                "test set measures what was chosen. The best inner score is "
                "optimistic, the outer estimate is not.",
                "在每折的训练集内再做一次 k 折交叉验证来选择超参数，该折的测试"
                "集只用于评估所选结果。内层的最优得分偏乐观，外层估计则不"
                "然。"},
    .latex = R"(D\setminus D_i=\bigcup_{j=1}^{l}V_{ij})",
    .symbols = {{"D", {"all rows", "全部行"}},
                {"D_i", {"the test set of fold i", "第 i 折的测试集"}},
                {R"(V_{ij})",
                 {"the validation set of inner fold j",
                  "第 i 折之内第 j 折的验证集"}},
                {"l", {"the number of inner folds", "内层折数"}}},
    .references = {{sources::varma2006}, {sources::cawley2010}},
    .avoid_when =
        {"nothing is tuned: it costs many trainings for the same estimate; or "
         "rows are so few that the inner folds decide nothing",
         "不调参：多花许多训练却得到同样的估计；或样例太少，内层无从选择"},
};

extern const Splitter nested = {
    .id = "nested",
    .parameters = kParameters,
    .balance = Balance::strata_and_groups,
    .make = Make,
};

}  // namespace melon::splitters
