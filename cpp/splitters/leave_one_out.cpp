#include "base/bibliography.h"
#include "kernels/splitting/leave_out.h"
#include "splitters/parameters.h"

namespace melon::splitters {
namespace {

Result<SplitPlan> Make(const RowsToSplit& rows,
                       const SplitSettings& /*settings*/) {
  return PlanLeaveOut(rows, 1);
}

}  // namespace

extern const Words leave_one_out_words = {
    .name = {"Leave-one-out", "留一法"},
    .short_name = {"LOO", "LOO"},
    .synonyms = {"LOOCV, jackknife, leave-one-group-out",
                 "留一交叉验证，留一组法"},
    .meaning = {"Each row by itself is a test set, and all others are its "
                "training set. The training sets are nearly the whole data, "
                "but there are as many models to train as rows. With groups, "
                "each group is left out by itself.",
                "每一行单独作测试集，其余全部行作训练集。训练集几乎就是全部数"
                "据，但有多少行就要训练多少个模型。分组时每次留出一组。"},
    .latex = R"(S_i=D\setminus\{x_i\},\quad i=1,\ldots,n)",
    .symbols = {{"D", {"all rows", "全部行"}},
                {"S_i", {"the training set of row i", "第 i 行的训练集"}},
                {"x_i", {"row i", "第 i 行"}},
                {"n", {"the number of rows", "行数"}}},
    .references = {{sources::stone1974}, {sources::zhou2016, "§2.2.2"}},
    .remark = {"Nothing is random, so it has no seed. It cannot be stratified: "
               "a test set has one row, of one class.",
               "没有随机性，不用种子。无法分层：测试集只有一行，属于一个类"
               "别。"},
    .avoid_when =
        {"rows are many, for it takes a model for each; or the "
         "learner is unstable, when its estimates may vary more than "
         "those of ten folds (Kohavi 1995)",
         "样例很多：每个样例要训练一个模型；或学习器不稳定：此时估计的"
         "方差可能大于 10 折（Kohavi 1995）"},
};

extern const Splitter leave_one_out = {
    .id = "leave_one_out",
    .balance = Balance::groups,
    .partitions = true,
    .make = Make,
};

}  // namespace melon::splitters
