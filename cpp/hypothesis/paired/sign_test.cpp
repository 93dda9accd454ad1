#include <cmath>
#include <string_view>

#include "base/bibliography.h"
#include "hypothesis/test.h"
#include "kernels/numbers/tail_terms.h"
#include "special/binomial.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"wins", "losses", "ties", "sign_test_p",
                                      "sign_test_p_split"};
constexpr std::string_view kPValues[] = {"sign_test_p", "sign_test_p_split"};

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

struct Record {
  double wins = 0;
  double losses = 0;
  double ties = 0;
};

Record RecordOf(const PairedResults& results) {
  double larger = 0;
  double smaller = 0;
  for (const double difference : results.difference) {
    if (difference > 0) ++larger;
    if (difference < 0) ++smaller;
  }
  const auto n = static_cast<double>(results.difference.size());
  const bool up = results.higher_is_better;
  return {up ? larger : smaller, up ? smaller : larger, n - larger - smaller};
}

KeyValues Compute(const PairedResults& results,
                  const Parameters& /*parameters*/) {
  const auto [wins, losses, ties] = RecordOf(results);
  KeyValues values = {{kKeys[0], wins},
                      {kKeys[1], losses},
                      {kKeys[2], ties},
                      {kKeys[3], reasons::no_cases},
                      {kKeys[4], reasons::no_cases}};
  if (results.difference.empty()) return values;
  const double half = std::floor(ties / 2);
  values[3].second = BinomialTwoSidedHalf(wins, wins + losses);
  values[4].second =
      BinomialTwoSidedHalf(wins + half, wins + losses + (2 * half));
  return values;
}

void Show(const PairedResults& results, const Parameters& /*parameters*/,
          Working& working) {
  const Record record = RecordOf(results);
  const Term wins = working.Give(kKeys[0], "w", record.wins, {"wins", "胜"});
  const Term losses =
      working.Give(kKeys[1], "l", record.losses, {"losses", "负"});
  working.Give(kKeys[2], "u", record.ties, {"ties", "平"});
  if (results.difference.empty()) return;
  const Term n = working.Line("n", wins + losses);
  working.Give(kKeys[3], "p", FairCoinsTerm(wins, n));
  const Term half =
      working.Line("h", std::floor(record.ties / 2),
                   {"ties that go to either side", "平分到每一侧的持平数"});
  const Term more = working.Line("w_h", wins + half);
  const Term all = working.Line("n_h", n + 2 * half);
  working.Give(kKeys[4], "p_h", FairCoinsTerm(more, all),
               {"ties split", "平分持平"});
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"sign test", "符号检验"}, .p_value = "sign_test_p"},
    {.name = {"sign test, ties split", "符号检验（平分持平）"},
     .p_value = "sign_test_p_split",
     .id = "sign_test_split"},
};

constexpr Field kFields[] = {
    {.key = "wins", .kind = FieldKind::count, .name = {"wins", "胜"}},
    {.key = "losses", .kind = FieldKind::count, .name = {"losses", "负"}},
    {.key = "ties", .kind = FieldKind::count, .name = {"ties", "平"}},
};

}  // namespace

extern const TestWords sign_test_words = {
    .words =
        {
            .name = {"Sign test", "符号检验"},
            .synonyms = {"win–loss test", "胜负检验"},
            .meaning =
                {"Counts on how many data sets the first algorithm is better "
                 "(w), worse (l), or tied, and asks whether wins and losses "
                 "are as likely as heads and tails. How large the differences "
                 "are does not matter.",
                 "统计前一个算法在多少个数据集上更好（w）、更差（l）或持平，检"
                 "验"
                 "胜负是否如同抛硬币。不考虑差异的大小。"},
            .latex =
                R"(p=\min\Bigl(1,\ 2\sum_{i=0}^{\min(w,l)}\binom{w+l}{i}2^{-(w+l)}\Bigr))",
            .symbols =
                {{R"(w,\ l)",
                  {"the numbers of wins and losses of the first algorithm",
                   "第一个算法胜与负的次数"}}},
            .references = {{sources::dixon1946}, {sources::demsar2006}},
            .undefined_when = kUndefinedWhen,
            .remark = {"Ties are left out. Demšar splits them evenly between "
                       "the two and drops one if their number is odd (split), "
                       "which is less powerful. The test has less power than "
                       "Wilcoxon’s but does not need comparable differences.",
                       "平局略去不计。Demšar 把平局平分给双方，为奇数时舍去一个"
                       "（split），更不易检出差异。该检验的功效低于 Wilcoxon "
                       "检验，但不要求差值可比。"},
            .avoid_when =
                {"differences can be ordered by size: Wilcoxon’s test is more "
                 "powerful; it is for results that only say who won",
                 "差值可按大小排序：Wilcoxon "
                 "检验更灵敏；符号检验用于只知胜负的结果"},
        },
    .null = {"Either algorithm is as likely to win on a data set.",
             "两个算法在一个数据集上获胜的可能相同。"},
    .alternative = {"One of them is more likely to win.",
                    "其中一个更可能获胜。"},
    .assumptions = {"The data sets are independent of each other.",
                    "各数据集相互独立。"},
    .p_value = {"Two-sided, exact, from the binomial distribution with "
                "probability 1/2.",
                "双侧，由概率为 1/2 的二项分布精确得到。"},
    .statistics = kStatistics,
    .place = 17,
    .fields = kFields,
    .optimistic_over_folds = true,
};

extern const Test sign_test = {
    .id = "sign_test",
    .keys = kKeys,
    .p_values = kPValues,
    .from_paired_results = {Compute, Show},
};

}  // namespace melon::hypothesis
