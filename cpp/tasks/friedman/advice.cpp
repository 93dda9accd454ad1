#include "tasks/friedman/advice.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernels/friedman_statistic.h"
#include "kernels/shapiro_wilk.h"
#include "tasks/column_traits.h"
#include "tasks/comparison/advice.h"
#include "tasks/comparison/advice_findings.h"
#include "tasks/comparison/advice_references.h"

namespace melon {
namespace {

namespace cite = references;

/// Demšar 2006, p. 11: χ² serves for N > 10 and k > 5.
constexpr std::size_t kFewDataSets = 10;
constexpr std::size_t kFewAlgorithms = 5;
/// Bergmann and Hommel's procedure is computed up to so many algorithms.
constexpr std::size_t kMostForBergmannHommel = 9;
/// Ties on more of the data sets, and so many that less of the spread of the
/// ranks is left, point to rounding.
constexpr double kManyTies = .25;
constexpr double kSpreadLeft = .97;

bool IsBelow(const Value& p, double alpha) {
  return p.defined() && p.number() <= alpha;
}

std::size_t CountBelow(const std::vector<Value>& p_values, double alpha) {
  return static_cast<std::size_t>(
      std::count_if(p_values.begin(), p_values.end(),
                    [alpha](const Value& p) { return IsBelow(p, alpha); }));
}

const Text& NameOf(std::string_view procedure) {
  static constexpr std::pair<std::string_view, Text> kNames[] = {
      {"nemenyi", {"Nemenyi", "Nemenyi"}},
      {"holm", {"Holm", "Holm"}},
      {"shaffer", {"Shaffer", "Shaffer"}},
      {"bergmann_hommel", {"Bergmann–Hommel", "Bergmann–Hommel"}}};
  for (const auto& [id, name] : kNames) {
    if (id == procedure) return name;
  }
  static constexpr Text kOther{"the chosen procedure", "所选方法"};
  return kOther;
}

/// On how many data sets some algorithms share a rank.
std::size_t CountRowsWithTies(const RankedResults& table) {
  std::size_t count = 0;
  std::vector<double> ranks;
  for (std::size_t row = 0; row < table.row_count; ++row) {
    const auto of_row =
        table.rank.subspan(row * table.column_count, table.column_count);
    ranks.assign(of_row.begin(), of_row.end());
    std::sort(ranks.begin(), ranks.end());
    const bool tied =
        std::adjacent_find(ranks.begin(), ranks.end()) != ranks.end();
    count += tied ? 1 : 0;
  }
  return count;
}

class FriedmanAdviser {
 public:
  FriedmanAdviser(const FriedmanData& data, const FriedmanFindings& findings,
                  const Procedure& deciding,
                  const std::optional<ControlTests>& control,
                  const Options& options)
      : data_(data),
        findings_(findings),
        deciding_(deciding),
        control_(control),
        alpha_(options.alpha),
        rows_(data.results.row_count()),
        columns_(data.results.column_count()),
        statistic_(FriedmanOf(data.ranks.sums)),
        tied_rows_(CountRowsWithTies(data.View())) {}

  Json Give() {
    Recommend();
    AddSteps();
    AddTable();
    if (columns_ == 2) {
      AddTwo();
    } else {
      AddOmnibus();
      AddComparisons();
    }
    AddFindingsOnResults(data_.results, advice_);
    return advice_.ToJson();
  }

 private:
  // What is known.

  [[nodiscard]] const Value* Test(std::string_view key) const {
    const auto found =
        std::find_if(findings_.tests.begin(), findings_.tests.end(),
                     [key](const auto& one) { return one.first == key; });
    return found == findings_.tests.end() ? nullptr : &found->second;
  }
  /// The number under the first of the keys that has one.
  [[nodiscard]] std::optional<double> Number(
      std::initializer_list<std::string_view> keys) const {
    for (const std::string_view key : keys) {
      const Value* value = Test(key);
      if (value != nullptr && value->defined()) return value->number();
    }
    return std::nullopt;
  }
  /// Counted, or drawn where there are too many arrangements.
  [[nodiscard]] std::optional<double> Permutation() const {
    return Number({"friedman_p_exact", "friedman_p_permutation"});
  }
  [[nodiscard]] std::size_t pairs() const {
    return findings_.pairs.rows.size();
  }
  [[nodiscard]] bool IsSmall() const {
    return rows_ <= kFewDataSets || columns_ <= kFewAlgorithms;
  }
  [[nodiscard]] bool HasTies() const { return data_.ranks.sums.tie_term > 0; }
  /// N(k³ − k)/12 of the spread is left: C.
  [[nodiscard]] double TieCorrection() const {
    return statistic_.spread / statistic_.untied_spread;
  }
  [[nodiscard]] bool Agree() const {
    return rows_ > 1 && !statistic_.all_tied() && statistic_.rankings_agree();
  }
  [[nodiscard]] const Procedure* ProcedureOf(std::string_view id) const {
    const auto& all = findings_.post_hoc.procedures;
    const auto found = std::find_if(
        all.begin(), all.end(), [id](const auto& one) { return one.id == id; });
    return found == all.end() ? nullptr : &*found;
  }
  [[nodiscard]] std::string_view BestProcedure() const {
    if (control_) return "holm";
    const bool few = columns_ <= kMostForBergmannHommel;
    return few ? "bergmann_hommel" : "shaffer";
  }

  void Recommend() {
    if (rows_ < 2 || statistic_.all_tied()) return advice_.Recommend("");
    if (columns_ == 2) return advice_.Recommend("wilcoxon_signed_rank");
    const bool exact = Agree() && Number({"friedman_p_exact"}).has_value();
    advice_.Recommend(exact ? "friedman_exact" : "iman_davenport",
                      BestProcedure());
  }

  // The way there.

  void AddSteps() {
    advice_.Step(
        {"How many algorithms are compared?", "比较几个算法？"},
        Fill({"{0}", "{0} 个"}, {std::to_string(columns_)}),
        columns_ == 2
            ? Fill({"Two are compared by their differences on each data set; "
                    "a test for three or more would throw away how large "
                    "these are.",
                    "两个算法可直接看各数据集上的差值；用于三个以上算法的检验会"
                    "丢掉差值的大小。"})
            : Fill({"First one test asks whether they differ at all. Only "
                    "then pairs are looked at, with allowance for their "
                    "number.",
                    "先用一个检验看它们是否有差别，有差别再看各对，并按对数"
                    "校正。"}));
    AddDataSetStep();
    if (rows_ < 2) return;
    AddTieStep();
    if (columns_ > 2) AddSizeStep();
    AddNormalityStep();
    if (columns_ > 2) AddFamilyStep();
  }

  void AddDataSetStep() {
    const bool averaged = data_.results.most_folds > 1;
    advice_.Step(
        {"On how many data sets?", "在多少个数据集上？"},
        Fill(averaged
                 ? Text{"{0}, each a mean over folds", "{0} 个，每个取各折平均"}
                 : Text{"{0}", "{0} 个"},
             {std::to_string(rows_)}),
        Fill(rows_ < 2
                 ? Text{"One data set cannot say how results vary from data "
                        "set to data set.",
                        "只有一个数据集，无从知道结果在数据集之间如何变化。"}
                 : Text{"Each data set counts once, since data sets are "
                        "independent of each other and folds of one are not.",
                        "每个数据集只算一次：数据集之间独立，同一数据集的各折"
                        "则不独立。"}));
  }

  void AddTieStep() {
    const std::size_t tied = tied_rows_;
    advice_.Step(
        {"Are there ties?", "有并列吗？"},
        tied == 0 ? Fill({"No", "没有"})
                  : Fill({"On {0} of {1} data sets",
                          "在 {1} 个数据集中的 {0} 个上有"},
                         {std::to_string(tied), std::to_string(rows_)}),
        Fill(tied == 0
                 ? Text{"The forms with and without tie correction agree.",
                        "校正与不校正并列的形式结果相同。"}
                 : Text{"Ties make ranks vary less. The corrected form takes "
                        "that into account, the plain one is too cautious.",
                        "并列使序值的变化变小。校正形式考虑了这一点，未校正的"
                        "偏于保守。"}));
  }

  void AddSizeStep() {
    const bool small = IsSmall();
    advice_.Step(
        {"Is the table large enough for χ²?", "表是否大到可用 χ² 近似？"},
        Fill(small ? Text{"Rather not: N = {0}, k = {1}",
                          "不太够：N = {0}，k = {1}"}
                   : Text{"Yes: N = {0}, k = {1}", "够：N = {0}，k = {1}"},
             {std::to_string(rows_), std::to_string(columns_)}),
        Fill(small ? Text{"The rule of thumb is N > 10 and k > 5. The F form "
                          "is better than χ², and the exact p stands beside "
                          "it.",
                          "经验规则是 N > 10 且 k > 5。F 形式优于 χ²，精确 p "
                          "值列在旁边。"}
                   : Text{"N > 10 and k > 5. The F form is better than χ² "
                          "even then.",
                          "N > 10 且 k > 5。即便如此，F 形式仍优于 χ²。"}));
  }

  /// Of what is left when the means of rows and columns are taken away; for two
  /// algorithms, of the differences.
  void AddNormalityStep() {
    const std::optional<ShapiroWilk> test = TestShapiroWilk(Residuals());
    if (!test) return;
    const bool normal = test->p_value > alpha_;
    advice_.Step(
        {"Are the results normally distributed?", "结果服从正态分布吗？"},
        Fill(normal ? Text{"Nothing speaks against it (Shapiro–Wilk W = {0}, "
                           "{1})",
                           "看不出不是（Shapiro–Wilk W = {0}，{1}）"}
                    : Text{"No (Shapiro–Wilk W = {0}, {1})",
                           "不是（Shapiro–Wilk W = {0}，{1}）"},
             {RoundedText(test->statistic), ProbabilityText(test->p_value)}),
        Fill(normal ? Text{"Ranks are still the safe choice: results of "
                           "different data sets are rarely on one scale.",
                           "用秩仍更稳妥：不同数据集的结果很少在同一尺度上。"}
                    : Text{"Tests on ranks do not need it; a t test or an "
                           "analysis of variance would.",
                           "秩检验不要求正态；t 检验与方差分析则要求。"}));
  }

  [[nodiscard]] std::vector<double> Residuals() const {
    const Results& results = data_.results;
    if (columns_ == 2) return DifferencesOf(results, 0, 1, 0);
    const auto rows = static_cast<double>(rows_);
    const auto columns = static_cast<double>(columns_);
    std::vector<double> row_mean(rows_);
    std::vector<double> column_mean(columns_);
    double mean = 0;
    for (std::size_t row = 0; row < rows_; ++row) {
      for (std::size_t i = 0; i < columns_; ++i) {
        const double value = results.At(row, i);
        row_mean[row] += value / columns;
        column_mean[i] += value / rows;
        mean += value / (rows * columns);
      }
    }
    std::vector<double> residuals;
    for (std::size_t row = 0; row < rows_; ++row) {
      for (std::size_t i = 0; i < columns_; ++i) {
        residuals.push_back(results.At(row, i) - row_mean[row] -
                            column_mean[i] + mean);
      }
    }
    return residuals;
  }

  void AddFamilyStep() {
    const std::string all = std::to_string(pairs());
    const std::string few = std::to_string(columns_ - 1);
    advice_.Step(
        {"All pairs, or each against one control?",
         "各对都比，还是只与一个对照比？"},
        control_ ? Fill({"Against \"{0}\"", "与“{0}”比"},
                        {Shorten(data_.results.algorithms[control_->control])})
                 : Fill({"All pairs", "各对都比"}),
        control_ ? Fill({"{0} comparisons instead of {1}: more differences "
                         "can be found at the same level.",
                         "只有 {0} 次比较而非 {1} 次：同一显著度下能发现更多"
                         "差别。"},
                        {few, all})
                 : Fill({"{0} comparisons. If one algorithm is yours, make it "
                         "the control: then there are only {1}.",
                         "共 {0} 次比较。若其中一个是你的算法，可设为对照：那就"
                         "只有 {1} 次。"},
                        {all, few}));
  }

  // What to think of it.

  void AddTable() {
    if (rows_ < 2) AddOneDataSet();
    if (rows_ > 1 && statistic_.all_tied()) AddAllTied();
    if (data_.results.are_ranks) AddRanksGiven();
    if (data_.results.most_folds > 1) AddFoldsAveraged();
    AddTies();
    AddRepeatedRow();
    AddSummaryRow();
  }

  /// A row of means that was pasted with the table.
  void AddSummaryRow() {
    static constexpr std::string_view kNames[] = {
        "average", "avg",      "mean",     "averagerank",
        "avgrank", "meanrank", "rank",     "median",
        "overall", "total",    "sum",      "winstieslosses",
        "平均",    "均值",     "平均序值", "平均值",
        "总计"};
    const auto& names = data_.results.datasets;
    const auto found =
        std::find_if(names.begin(), names.end(), [](const std::string& name) {
          const std::string simple = Simplify(name);
          return std::find(std::begin(kNames), std::end(kNames), simple) !=
                 std::end(kNames);
        });
    if (found == names.end()) return;
    advice_.Add({.code = "summary_row",
                 .opinion = Opinion::warning,
                 .message = Fill(
                     {"The row \"{0}\" looks like a summary of the others, "
                      "yet counts as a data set here.",
                      "“{0}”一行像是对其他行的汇总，在此却算作一个数据集。"},
                     {Shorten(*found)}),
                 .instead = Fill({"Leave that row out.", "请删去这一行。"}),
                 .reference = cite::kDemsar2006});
  }

  void AddOneDataSet() {
    advice_.Add(
        {.code = "one_data_set",
         .opinion = Opinion::warning,
         .message = Fill({"There is only one data set, so nothing can be said "
                          "about others.",
                          "只有一个数据集，对其他数据集无从断言。"}),
         .instead =
             Fill({"Add data sets (six or more for two algorithms). If "
                   "you have the folds of this one, give them row by "
                   "row as a cross-validation (task=cv).",
                   "请增加数据集（比较两个算法至少要六个）。若有该数据集"
                   "各折的结果，请逐行给出，按交叉验证处理（task=cv）。"}),
         .reference = cite::kDemsar2006});
  }

  void AddAllTied() {
    advice_.Add({.code = "all_tied",
                 .opinion = Opinion::warning,
                 .message = Fill({"All algorithms are tied on every data set: "
                                  "there is nothing to test.",
                                  "所有算法在每个数据集上都并列：没有可检验的"
                                  "差别。"}),
                 .instead = Fill({"Give the results with more decimals, or "
                                  "lower the tie tolerance.",
                                  "请给出更多小数位，或减小并列容差。"}),
                 .reference = cite::kConover1999});
  }

  void AddRanksGiven() {
    advice_.Add(
        {.code = "ranks_given",
         .opinion = Opinion::caution,
         .message = Fill(
             {"The table holds ranks. What needs the results themselves "
              "(Wilcoxon, Quade, aligned ranks, t, effect sizes, means) takes "
              "the ranks for results and means little.",
              "表中是序值。需要原始结果的检验（Wilcoxon、Quade、对齐秩、t）以及"
              "效应量、均值会把序值当作结果，意义不大。"}),
         .instead = Fill({"For those, give the results. Friedman, Iman–"
                          "Davenport, Nemenyi and the z tests are right.",
                          "需要它们时请给出原始结果。Friedman、Iman–Davenport、"
                          "Nemenyi 与 z 检验是对的。"}),
         .reference = cite::kDemsar2006});
  }

  void AddFoldsAveraged() {
    advice_.Add(
        {.code = "folds_averaged",
         .opinion = Opinion::fits,
         .message = Fill({"Several results of a data set were averaged, so "
                          "each data set counts once. Its folds are not "
                          "independent of each other.",
                          "同一数据集的多个结果取平均，每个数据集只算一次；它的"
                          "各折并不独立。"}),
         .instead = {},
         .reference = cite::kDemsar2006});
  }

  void AddTies() {
    if (rows_ < 2 || !HasTies() || statistic_.all_tied()) return;
    const std::size_t tied = tied_rows_;
    const double share = static_cast<double>(tied) / static_cast<double>(rows_);
    if (share > kManyTies && TieCorrection() < kSpreadLeft &&
        !data_.results.are_ranks)
      AddManyTies(tied);
    const auto plain = Number({"iman_davenport_p"});
    const auto corrected = Number({"iman_davenport_p_tie_corrected"});
    if (columns_ == 2 || !plain || !corrected) return;
    advice_.Add(
        {.code = "tie_corrected",
         .opinion = Opinion::fits,
         .message = Fill(
             {"The form corrected for ties decides: {0}; without correction, "
              "as in many textbooks, {1}. Ties leave {2} of the spread of the "
              "ranks, which the plain form overlooks.",
              "以校正并列的形式为准：{0}；许多教材不作校正，则 "
              "{1}。并列使序值的"
              "离散程度只剩 {2}，未校正的形式忽略了这一点。"},
             {ProbabilityText(*corrected), ProbabilityText(*plain),
              PercentText(TieCorrection())}),
         .instead = {},
         .reference = cite::kConover1999});
  }

  void AddManyTies(std::size_t tied) {
    advice_.Add(
        {.code = "many_ties",
         .opinion = Opinion::caution,
         .message = Fill({"Algorithms are tied on {0} of {1} data sets. "
                          "Results that were rounded (here to {2} decimals) "
                          "hide differences.",
                          "{1} 个数据集中有 {0} 个出现并列。结果经过舍入（这里"
                          "保留 {2} 位小数）会掩盖差别。"},
                         {std::to_string(tied), std::to_string(rows_),
                          std::to_string(DecimalsOf(data_.results))}),
         .instead = Fill({"Give the results as computed, with all their "
                          "decimals.",
                          "请给出未经舍入、带全部小数位的结果。"}),
         .reference = cite::kDemsar2006});
  }

  /// Two data sets with the same results of every algorithm, not all equal.
  void AddRepeatedRow() {
    if (columns_ < 3 || data_.results.are_ranks) return;
    std::vector<std::pair<std::vector<double>, std::size_t>> rows;
    for (std::size_t row = 0; row < rows_; ++row) {
      std::vector<double> values;
      for (std::size_t i = 0; i < columns_; ++i)
        values.push_back(data_.results.At(row, i));
      rows.emplace_back(std::move(values), row);
    }
    std::sort(rows.begin(), rows.end());
    const auto same = std::adjacent_find(
        rows.begin(), rows.end(), [](const auto& one, const auto& next) {
          const auto& values = one.first;
          return values == next.first && values.front() != values.back();
        });
    if (same == rows.end()) return;
    const auto& names = data_.results.datasets;
    advice_.Add(
        {.code = "repeated_data_set",
         .opinion = Opinion::warning,
         .message = Fill({"\"{0}\" and \"{1}\" have the same results: is one "
                          "data set in the table twice?",
                          "“{0}”与“{1}”的结果完全相同：是否同一数据集列了"
                          "两次？"},
                         {Shorten(names[same->second]),
                          Shorten(names[std::next(same)->second])}),
         .instead = Fill({"Leave one of them out: a data set counts once.",
                          "请删去其一：每个数据集只算一次。"}),
         .reference = cite::kDemsar2006});
  }

  void AddTwo() {
    if (rows_ < 2) return;
    advice_.Add({.code = "two_algorithms",
                 .opinion = Opinion::fits,
                 .message = Fill(
                     {"Two algorithms are compared by Wilcoxon’s "
                      "signed-rank test. Friedman’s would see only who "
                      "wins, as the sign test does, and find less.",
                      "两个算法用 Wilcoxon 符号秩检验比较。Friedman 检验此时"
                      "只看胜负，与符号检验一样，发现的差别更少。"}),
                 .instead = {},
                 .reference = cite::kDemsar2006});
    // 2/2⁵ > .05: with five differences nothing is significant.
    constexpr std::size_t kFewestForWilcoxon = 6;
    if (rows_ >= kFewestForWilcoxon) return;
    advice_.Add(
        {.code = "too_few_data_sets",
         .opinion = Opinion::warning,
         .message =
             Fill({"With {0} data sets the smallest possible p is {1}: "
                   "even an algorithm that always wins is not "
                   "significantly better at 0.05.",
                   "只有 {0} 个数据集，p 最小也有 {1}：即使一个算法全胜，"
                   "在 0.05 下也不显著。"},
                  {std::to_string(rows_),
                   RoundedText(std::pow(2, 1 - static_cast<double>(rows_)))}),
         .instead =
             Fill({"Take six data sets or more.", "请至少使用六个数据集。"}),
         .reference = cite::kDemsar2006});
  }

  void AddOmnibus() {
    if (rows_ < 2 || statistic_.all_tied()) return;
    if (Agree()) return AddPerfectOrder();
    const auto f = Number({"iman_davenport_p_tie_corrected"});
    const auto chi = Number({"friedman_p_tie_corrected"});
    if (!f || !chi) return;
    advice_.Add(
        {.code = "friedman_fits",
         .opinion = Opinion::fits,
         .message = Fill({"{0} algorithms on {1} data sets: Friedman’s test in "
                          "the form of Iman and Davenport ({2}). It ranks "
                          "within each data set and asks for no normal "
                          "distribution.",
                          "{0} 个算法、{1} 个数据集：用 Iman–Davenport 形式的 "
                          "Friedman 检验（{2}）。它在每个数据集内排序，不要求"
                          "正态分布。"},
                         {std::to_string(columns_), std::to_string(rows_),
                          ProbabilityText(*f)}),
         .instead = {},
         .reference = cite::kImanDavenport1980});
    if (IsSmall()) AddSmall(*f, *chi);
  }

  void AddSmall(double f, double chi) {
    const std::optional<double> exact = Permutation();
    if (!exact) return;
    const bool parted = (f <= alpha_) != (*exact <= alpha_) ||
                        (chi <= alpha_) != (*exact <= alpha_);
    advice_.Add(
        {.code = "small_for_chi2",
         .opinion = parted ? Opinion::warning : Opinion::caution,
         .message = Fill({"{0} data sets and {1} algorithms are few for χ² "
                          "(rule of thumb: more than 10 and more than 5): "
                          "{2}. The F form gives {3}, the permutation test "
                          "{4}.",
                          "{0} 个数据集、{1} 个算法，对 χ² 近似偏少（经验规则："
                          "多于 10 个且多于 5 个）：{2}；F 形式 {3}，置换检验 "
                          "{4}。"},
                         {std::to_string(rows_), std::to_string(columns_),
                          ProbabilityText(chi), ProbabilityText(f),
                          ProbabilityText(*exact)}),
         .instead = Fill({"Report the exact p (friedman_p_exact or "
                          "friedman_p_permutation).",
                          "请报告精确 p 值（friedman_p_exact 或 "
                          "friedman_p_permutation）。"}),
         .reference = cite::kDemsar2006});
  }

  void AddPerfectOrder() {
    const std::optional<double> exact = Permutation();
    advice_.Add(
        {.code = "perfect_order",
         .opinion = Opinion::caution,
         .message = Fill({"All data sets rank the algorithms alike, so F is "
                          "infinite and its p is 0. No finite table proves "
                          "that much: the permutation test gives {0}.",
                          "所有数据集给出的排序都相同，F 为无穷，p 值为 0。有限"
                          "的表不足以证明到这个程度：置换检验给出 {0}。"},
                         {exact ? ProbabilityText(*exact) : "p = ?"}),
         .instead = Fill({"Report the exact p.", "请报告精确 p 值。"}),
         .reference = cite::kConover1999});
  }

  void AddComparisons() {
    if (rows_ < 2 || statistic_.all_tied()) return;
    AddUnreadable();
    AddTooManyAlgorithms();
    AddUnadjusted();
    if (control_) AddControl();
    if (!control_) AddConservative();
    AddPool();
  }

  /// The omnibus test found nothing, the comparisons did.
  void AddUnreadable() {
    const std::optional<double> p = Number({"iman_davenport_p_tie_corrected"});
    const std::size_t found = CountBelow(deciding_.p_values, alpha_);
    if (!p || *p <= alpha_ || found == 0) return;
    advice_.Add(
        {.code = "omnibus_not_significant",
         .opinion = Opinion::warning,
         .message = Fill({"Taken together the algorithms do not differ "
                          "significantly ({0}), yet the procedure below calls "
                          "pairs different: {1}.",
                          "就整体而言算法没有显著差别（{0}），但后面的多重比较"
                          "仍判定有差别的对数为 {1}。"},
                         {ProbabilityText(*p), std::to_string(found)}),
         .instead = Fill({"Do not read the pairs as findings. Procedures such "
                          "as Holm’s may be used alone, but then choose them "
                          "before seeing the data.",
                          "不要把这些对当作发现。Holm 等方法可单独使用，但须在"
                          "看到数据之前选定。"}),
         .reference = cite::kDemsar2006});
  }

  /// With which not even "always best" and "always worst" would differ.
  void AddTooManyAlgorithms() {
    const Procedure* nemenyi = ProcedureOf("nemenyi");
    const auto largest = static_cast<double>(columns_ - 1);
    Value critical = 0.0;
    if (nemenyi != nullptr && nemenyi->post_hoc->critical_difference != nullptr)
      critical =
          nemenyi->post_hoc->critical_difference(data_.Summary(), alpha_);
    const bool hopeless = critical.defined() && critical.number() > largest;
    const bool many = 2 * columns_ > rows_;
    if (!hopeless && !many) return;
    const Message message =
        hopeless
            ? Fill({"{1} algorithms are too many for {0} data sets: mean "
                    "ranks differ by at most {2}, and Nemenyi’s test asks for "
                    "{3}. No difference can be found.",
                    "{0} 个数据集对 {1} 个算法太少：平均序值之差至多为 {2}，而 "
                    "Nemenyi 检验要求 {3}，不可能发现任何差别。"},
                   {std::to_string(rows_), std::to_string(columns_),
                    RoundedText(largest), RoundedText(critical.number())})
            : Fill({"{1} algorithms are many for {0} data sets: only large "
                    "differences are found.",
                    "{0} 个数据集对 {1} 个算法偏少：只能发现很大的差别。"},
                   {std::to_string(rows_), std::to_string(columns_)});
    advice_.Add(
        {.code = "many_algorithms",
         .opinion = hopeless ? Opinion::warning : Opinion::caution,
         .message = message,
         .instead = Fill({"Take at least twice as many data sets as "
                          "algorithms, leave out algorithms that nobody asks "
                          "about, or compare with one control.",
                          "数据集数最好至少为算法数的两倍；也可略去无关的算法，"
                          "或只与一个对照比较。"}),
         .reference = cite::kGarcia2010});
  }

  void AddUnadjusted() {
    const bool raw = deciding_.id == "conover";
    const auto& z = findings_.post_hoc.p;
    const auto unadjusted = static_cast<std::size_t>(std::count_if(
        z.begin(), z.end(), [this](double p) { return p <= alpha_; }));
    const std::size_t adjusted = CountBelow(deciding_.p_values, alpha_);
    if (!raw && unadjusted <= adjusted) return;
    const double chance =
        -std::expm1(static_cast<double>(pairs()) * std::log1p(-alpha_));
    const Message message =
        raw ? Fill({"Conover’s p-values are not adjusted for the {0} "
                    "comparisons. If no algorithms differed, some pair would "
                    "still look different with a chance of up to {1}.",
                    "Conover 检验的 p 值未按 {0} 次比较校正。即使算法毫无差别，"
                    "仍有至多 {1} 的机会出现看似有差别的对。"},
                   {std::to_string(pairs()), PercentText(chance)})
            : Fill({"Of {0} comparisons {1} are below {2} before adjustment "
                    "and {3} after. Unadjusted, the chance of a false alarm "
                    "may be as high as {4}.",
                    "{0} 次比较中，校正前有 {1} 次低于 {2}，校正后有 {3} 次。若"
                    "不校正，出现误报的机会可高达 {4}。"},
                   {std::to_string(pairs()), std::to_string(unadjusted),
                    RoundedText(alpha_), std::to_string(adjusted),
                    PercentText(chance)});
    advice_.Add({.code = "unadjusted_comparisons",
                 .opinion = raw ? Opinion::warning : Opinion::caution,
                 .message = message,
                 .instead = Fill({"Read the adjusted p-values only.",
                                  "只看校正后的 p 值。"}),
                 .reference = cite::kSalzberg1997});
  }

  void AddControl() {
    std::size_t dunn = 0;
    std::size_t holm = 0;
    for (const Procedure& procedure : control_->procedures) {
      const std::size_t found = CountBelow(procedure.p_values, alpha_);
      if (procedure.id == "bonferroni_dunn") dunn = found;
      if (procedure.id == "holm") holm = found;
    }
    advice_.Add(
        {.code = "bonferroni_dunn_or_holm",
         .opinion = holm > dunn ? Opinion::caution : Opinion::fits,
         .message = Fill(
             {"Differences from the control: Bonferroni–Dunn finds {0}, Holm "
              "{1}. Holm’s steps never find less and keep the same level; "
              "only Bonferroni–Dunn can be drawn as one critical difference.",
              "与对照相比，Bonferroni–Dunn 发现 {0} 个差别，Holm 发现 {1} 个。"
              "Holm 的逐步法在同一显著度下绝不会发现更少；但只有 "
              "Bonferroni–Dunn 能画成一个临界差。"},
             {std::to_string(dunn), std::to_string(holm)}),
         .instead = Fill({"Report Holm’s p-values.", "请报告 Holm 的 p 值。"}),
         .reference = cite::kHolm1979});
  }

  /// Another procedure that keeps the same level finds more.
  void AddConservative() {
    if (deciding_.id != "nemenyi" && deciding_.id != "bonferroni" &&
        deciding_.id != "bonferroni_dunn")
      return;
    const std::size_t found = CountBelow(deciding_.p_values, alpha_);
    std::string_view better;
    std::size_t most = found;
    for (const std::string_view id : {"holm", "shaffer", "bergmann_hommel"}) {
      const Procedure* other = ProcedureOf(id);
      if (other == nullptr) continue;
      const std::size_t count = CountBelow(other->p_values, alpha_);
      if (count > most) {
        most = count;
        better = id;
      }
    }
    if (better.empty()) return;
    const Text& name = NameOf(better);
    advice_.Add(
        {.code = "more_powerful_procedure",
         .opinion = Opinion::caution,
         .message = {Fill({"Nemenyi’s test is cautious: it calls {0} of {1} "
                           "pairs different. {2} finds {3} at the same level.",
                           ""},
                          {std::to_string(found), std::to_string(pairs()),
                           name.english, std::to_string(most)})
                         .english,
                     Fill(
                         {"",
                          "Nemenyi 检验偏于保守：在 {1} 对中判定 {0} 对有差别。"
                          "{2} 在同一显著度下判定 {3} 对。"},
                         {std::to_string(found), std::to_string(pairs()),
                          name.chinese, std::to_string(most)})
                         .chinese},
         .instead = Fill({"Switch to that procedure; it needs no further "
                          "assumption.",
                          "可改用该方法，它不需要更多假设。"}),
         .reference = cite::kGarciaHerrera2008});
  }

  /// Whether pairs that mean ranks call different, or not, are judged otherwise
  /// when only the two of them are looked at.
  void AddPool() {
    const Procedure* holm = ProcedureOf("holm");
    const Procedure* wilcoxon = ProcedureOf("wilcoxon_holm");
    if (holm == nullptr || wilcoxon == nullptr || data_.results.are_ranks)
      return;
    std::size_t parted = 0;
    for (std::size_t i = 0; i < pairs(); ++i) {
      parted += IsBelow(holm->p_values[i], alpha_) !=
                        IsBelow(wilcoxon->p_values[i], alpha_)
                    ? 1
                    : 0;
    }
    if (parted == 0) return;
    advice_.Add(
        {.code = "mean_ranks_depend_on_others",
         .opinion = Opinion::caution,
         .message =
             Fill({"Tests on mean ranks and Wilcoxon’s tests of single "
                   "pairs disagree on {0} of {1} pairs. Mean ranks "
                   "also depend on which other algorithms are in the "
                   "table.",
                   "按平均序值的检验与逐对 Wilcoxon 检验在 {1} 对中有 {0} "
                   "对结论不同。平均序值还取决于表中有哪些别的算法。"},
                  {std::to_string(parted), std::to_string(pairs())}),
         .instead = Fill({"If a single pair matters, read Wilcoxon’s test "
                          "adjusted by Holm (wilcoxon_holm).",
                          "若关心某一对，请看经 Holm 校正的 Wilcoxon 检验"
                          "（wilcoxon_holm）。"}),
         .reference = cite::kBenavoli2016});
  }

  const FriedmanData& data_;
  const FriedmanFindings& findings_;
  const Procedure& deciding_;
  const std::optional<ControlTests>& control_;
  double alpha_;
  std::size_t rows_;
  std::size_t columns_;
  FriedmanStatistic statistic_;
  std::size_t tied_rows_;
  Advice advice_;
};

}  // namespace

Json FriedmanAdvice(const FriedmanData& data, const FriedmanFindings& findings,
                    const Procedure& deciding,
                    const std::optional<ControlTests>& control,
                    const Options& options) {
  return FriedmanAdviser(data, findings, deciding, control, options).Give();
}

}  // namespace melon
