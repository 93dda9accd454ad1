#include <cstddef>

#include "base/bibliography.h"
#include "kernels/search/search_space.h"
#include "search/strategy.h"

namespace melon::search {
namespace {

std::vector<std::vector<double>> Draw(const SearchState& state) {
  std::vector<std::vector<double>> points;
  points.reserve(state.budget);
  for (std::size_t t = state.trials.size(); t < state.budget; ++t) {
    Random random = RandomOfTrial(state.seed, t);
    points.push_back(ValuesAt(state.space, DrawPoint(state.space, random)));
  }
  return points;
}

}  // namespace

extern const Words random_words = {
    .name = {"Random search", "随机搜索"},
    .synonyms = {"RandomizedSearchCV", "随机采样"},
    .meaning = {"Each trial is drawn anew from the whole space, uniformly, or "
                "by orders of magnitude where a hyper-parameter is searched by "
                "them. Where few hyper-parameters matter it tries more values "
                "of those than a grid does.",
                "每次试验都在整个空间上重新均匀抽取；按数量级搜索的超参数取对数"
                "均匀。若只有少数超参数重要，它对这些参数尝试的取值多于网格。"},
    .latex = R"(x_t\in S)",
    .symbols = {{"x_t",
                 {"the hyper-parameters of trial t", "第 t 次试验的超参数"}},
                {"S", {"the space", "搜索空间"}}},
    .references = {{sources::bergstra2012}},
    .avoid_when =
        {"each trial is dear: Bayesian search learns from those that were made",
         "每次试验代价高：贝叶斯搜索会利用已有的试验"},
};

extern const Strategy random = {.id = "random", .propose = Draw};

}  // namespace melon::search
