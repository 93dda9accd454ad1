#include "base/bibliography.h"
#include "kernels/splitting/leave_out.h"
#include "splitters/parameters.h"

namespace melon::splitters {
namespace {

constexpr const SplitParameter* kParameters[] = {&kP};

Result<SplitPlan> Make(const RowsToSplit& rows, const SplitSettings& settings) {
  return PlanLeaveOut(rows, settings.p);
}

}  // namespace

extern const Words leave_p_out_words = {
    .name = {"Leave-p-out", "留 p 法"},
    .short_name = {"LPO", "LPO"},
    .synonyms = {"leave-p-groups-out", "留 p 组法"},
    .meaning = {"Every p rows together are a test set once, in all "
                "combinations. Their number grows very fast with p; beyond "
                "100,000 no plan is made.",
                "任取 p 行作测试集，遍历所有组合。组合数随 p 增长极快，超过 "
                "100000 个时不生成方案。"},
    .latex = R"(\binom{n}{p}=\frac{n!}{p!\,(n-p)!})",
    .symbols = {{"n", {"the number of rows", "行数"}},
                {"p",
                 {"the number of rows left out together",
                  "每次一起留出的行数"}}},
    .references = {{sources::arlot2010}},
    .remark = {"Nothing is random, so it has no seed.",
               "没有随机性，不用种子。"},
    .avoid_when = {"there are more than a few dozen rows: the combinations "
                   "become too many; take repeated k folds",
                   "样例超过几十个：组合太多；用重复 k 折"},
};

extern const Splitter leave_p_out = {
    .id = "leave_p_out",
    .parameters = kParameters,
    .balance = Balance::groups,
    .make = Make,
};

}  // namespace melon::splitters
