#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "base/working/sum_apart.h"
#include "hypothesis/test.h"
#include "kernels/binary/row_counts.h"
#include "kernels/numbers/tail_terms.h"
#include "special/chi_squared.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"cochran_q", "cochran_q_p",
                                      "cochran_q_df"};
constexpr std::string_view kPValues[] = {"cochran_q_p"};

constexpr Reason kTooFewModels{"too_few_models",
                               {"fewer than two models", "模型少于两个"}};
constexpr Reason kNoDisagreement{
    "no_disagreement",
    {"all models are right on the same cases", "所有模型在相同样例上判对"}};
constexpr const Reason* kUndefinedWhen[] = {&kTooFewModels, &kNoDisagreement,
                                            &reasons::fractional_weights};

/// Σ Lᵢ(k − Lᵢ), Lᵢ being how many models get case i right.
double Disagreement(const ManyView& many) {
  constexpr std::size_t kBlock = 1024;
  const std::size_t n = many.right[0].size();
  const auto k = static_cast<std::uint32_t>(many.right.size());
  Sum sum;
  std::array<std::uint32_t, kBlock> right_in_case;
  for (std::size_t begin = 0; begin < n; begin += kBlock) {
    const std::size_t size = std::min(kBlock, n - begin);
    right_in_case.fill(0);
    for (const std::span<const std::uint8_t> right : many.right) {
      for (std::size_t i = 0; i < size; ++i)
        right_in_case[i] += right[begin + i];
    }
    std::uint64_t in_block = 0;
    for (std::size_t i = 0; i < size; ++i) {
      const std::uint32_t product = right_in_case[i] * (k - right_in_case[i]);
      if (many.weight.empty()) {
        in_block += product;
      } else {
        sum.Add(many.weight[begin + i] * product);
      }
    }
    sum.Add(static_cast<double>(in_block));
  }
  return sum.value();
}

/// Gⱼ, how many cases each model gets right.
std::vector<double> RightByModel(const ManyView& many) {
  std::vector<double> right_by_model;
  for (const std::span<const std::uint8_t> right : many.right) {
    right_by_model.push_back(
        WeightWhere(right, true, right, true, many.weight));
  }
  return right_by_model;
}

/// Q = (k−1)(k ΣGⱼ² − T²) / (kT − ΣLᵢ²), written with the centred sums
/// k Σ(Gⱼ − T/k)² and Σ Lᵢ(k − Lᵢ), which do not cancel.
KeyValues Compute(const ManyView& many, const Parameters& /*parameters*/) {
  const std::size_t model_count = many.right.size();
  if (model_count < 2) {
    return {{kKeys[0], kTooFewModels},
            {kKeys[1], kTooFewModels},
            {kKeys[2], kTooFewModels}};
  }
  if (!many.whole_weights) {
    return {{kKeys[0], reasons::fractional_weights},
            {kKeys[1], reasons::fractional_weights},
            {kKeys[2], reasons::fractional_weights}};
  }
  const auto k = static_cast<double>(model_count);
  const double disagreement = Disagreement(many);
  if (!(disagreement > 0)) {
    return {{kKeys[0], kNoDisagreement},
            {kKeys[1], kNoDisagreement},
            {kKeys[2], k - 1}};
  }
  const std::vector<double> right_by_model = RightByModel(many);
  Sum total;
  for (const double right : right_by_model) total.Add(right);
  const double mean = total.value() / k;
  Sum squares;
  for (const double right : right_by_model)
    squares.Add((right - mean) * (right - mean));
  const double q = (k - 1) * k * squares.value() / disagreement;
  return {{kKeys[0], q},
          {kKeys[1], ChiSquaredSurvival(q, k - 1)},
          {kKeys[2], k - 1}};
}

void Show(const ManyView& many, const Parameters& /*parameters*/,
          Working& working) {
  if (many.right.size() < 2 || !many.whole_weights) return;
  const Term k = working.Line("k", static_cast<double>(many.right.size()),
                              {"number of models", "模型个数"});
  std::vector<Term> right;
  right.reserve(many.right.size());
  for (const double one : RightByModel(many)) right.emplace_back("G_j", one);
  const Term total = SumApart(SumOf(R"(\sum_j G_j)", right), working);
  const Term mean = working.Line(R"(\bar G)", total / k,
                                 {"cases that a model gets right, on average",
                                  "各模型判对的样例数的平均"});
  std::vector<Term> squares;
  squares.reserve(right.size());
  for (const Term& one : right) squares.push_back(Square(one - mean));
  const Term disagreement =
      working.Line("D", Written(R"(\sum_i L_i(k-L_i))", {}, Disagreement(many)),
                   {"over the cases, L of k models being right",
                    "对各样例求和，k 个模型中有 L 个判对"});
  const Term df =
      working.Give(kKeys[2], R"(\nu)", k - 1, {"degrees of freedom", "自由度"});
  const Term around =
      SumApart(SumOf(R"(\sum_j (G_j-\bar G)^2)", squares), working);
  const Term q =
      working.Give(kKeys[0], "Q", (k - 1) * k * around / disagreement);
  working.Give(kKeys[1], "p", ChiSquaredTailTerm(q, df));
}

}  // namespace

extern const TestWords cochran_q_words = {
    .words =
        {
            .name = {"Cochran’s Q test", "Cochran Q 检验"},
            .short_name = {"Cochran’s Q", "Cochran Q"},
            .synonyms = {"McNemar test for more than two classifiers",
                         "柯克兰 Q 检验、多分类器的 McNemar 检验"},
            .meaning =
                {"Asks whether k classifiers are right equally often on the "
                 "same cases. G is the number of cases that one classifier "
                 "gets right, L the number of classifiers that are right on "
                 "one case, T the number of right answers in total. A small p "
                 "means that they differ, not which of them do.",
                 "检验 k 个分类器在同一批样例上的正确率是否相同。G "
                 "为某个分类器判对的样例数，L 为判对某个样例的分类器数，T "
                 "为判对的总次数。p 值小说明存在差异，但不说明是哪几个不同。"},
            .latex =
                R"(Q=(k-1)\frac{k\sum_{j=1}^{k}G_j^2-T^2}{kT-\sum_{i=1}^{n}L_i^2})",
            .symbols = {{"k", {"the number of classifiers", "分类器个数"}},
                        symbols::kCases,
                        {"G_j",
                         {"the number of cases that classifier j gets right",
                          "分类器 j 判对的样例数"}},
                        {"L_i",
                         {"the number of classifiers that are right on case i",
                          "判对样例 i 的分类器数"}},
                        {"T",
                         {"the number of all right answers", "判对的总数"}}},
            .references = {{sources::cochran1950}, {sources::kuncheva2004}},
            .undefined_when = kUndefinedWhen,
            .remark = {"With two classifiers Q is McNemar’s χ² without "
                       "continuity correction. Sums of fractional weights are "
                       "not counts and give no p-value.",
                       "只有两个分类器时，Q 就是无连续性校正的 McNemar "
                       "χ²。小数权重之和不是次数，不给出 p 值。"},
            .avoid_when = {"there are two classifiers (McNemar), or learners "
                           "with other training sets are asked about",
                           "只有两个分类器（McNemar "
                           "检验），或要问换用其他训练集时的学习器"},
        },
    .null = {"All classifiers have the same error rate.",
             "所有分类器的错误率相同。"},
    .alternative = {"At least one error rate differs from the others.",
                    "至少有一个分类器的错误率不同。"},
    .assumptions =
        {"The cases are independent of each other and were not used for "
         "training; cases on which the classifiers disagree are not few (at "
         "least 4 cases, and 24 when multiplied by the number of classifiers).",
         "样例相互独立，且未用于训练；分类器意见不一致的样例不能太少（至少 4 "
         "个，且乘以分类器个数后至少为 24）。"},
    .p_value = {"From the limiting χ² distribution with k − 1 degrees of "
                "freedom.",
                "由自由度为 k − 1 的极限 χ² 分布得到。"},
};

extern const Test cochran_q = {
    .id = "cochran_q",
    .keys = kKeys,
    .p_values = kPValues,
    .from_many = {Compute, Show},
};

}  // namespace melon::hypothesis
