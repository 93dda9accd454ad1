#include "tasks/friedman/data.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "roles/names/metric_names.h"
#include "tasks/comparison/control.h"
#include "tasks/friedman/post_hoc_tests.h"

namespace melon {
namespace {

Problem OneAlgorithm(const std::string& name) {
  constexpr Text kAlgorithm{
      "There is only one algorithm, \"{0}\": a comparison needs a column of "
      "results for each of two or more.",
      "只有一个算法“{0}”：比较至少需要两个算法，每个一列结果。"};
  constexpr Text kMeasure{
      "There is only one column of results, \"{0}\", which is called a "
      "measure. If the rows are the algorithms, there is one result of each "
      "and nothing to test: give the results of every fold or data set, not "
      "their means. Otherwise give each algorithm a column of results.",
      "只有一列结果“{0}”，名称是一种指标。若各行是算法，则每个只有一个结果，无"
      "法检验：请给出每一折或每个数据集的结果，而不是平均值。否则请为每个算法"
      "各给一列结果。"};
  return {.code = "one_algorithm",
          .message = Fill(MentionsMetric(name) ? kMeasure : kAlgorithm,
                          {Shorten(name)})};
}

Problem PairsNotCompared(std::size_t algorithms) {
  return {.code = "pairs_not_compared",
          .message = Fill(
              {"{0} algorithms are too many to be compared in pairs, which is "
               "done for up to {1}. Ranks, the tests of all, and comparisons "
               "with a control (option control) are of all {0}. For pairs "
               "choose fewer columns (predictions).",
               "{0} 个算法太多，不作两两比较（至多 {1} 个）。序值、整体检验以及"
               "与对照的比较（选项 control）仍包括全部 {0} 个。若要两两比较，"
               "请选取较少的列（predictions）。"},
              {CountText(algorithms), CountText(kMostModels)})};
}

Problem NeedsControl(const std::string& wanted) {
  return {.code = "post_hoc_needs_control",
          .message = Fill(
              {"The procedure {0} is for comparisons with a control only "
               "(option post_hoc). Name the control as well (option control), "
               "or choose a procedure for all pairs.",
               "方法 {0} 只用于与对照比较（选项 post_hoc）。请同时指定对照"
               "（选项 control），或选择用于两两比较的方法。"},
              {wanted}),
          .value = wanted};
}

Problem UnknownPostHoc(const std::string& wanted,
                       const std::vector<std::string>& known) {
  std::string list;
  for (const std::string& id : known)
    list.append(list.empty() ? "" : ", ").append(id);
  return {.code = "unknown_post_hoc",
          .message = Fill(
              {"Unknown procedure: \"{0}\" (option post_hoc). There are {1}.",
               "未知的多重比较方法“{0}”（选项 post_hoc）。可选：{1}。"},
              {Shorten(wanted), list}),
          .value = wanted};
}

/// Of all procedures on all pairs, and of those for a control.
std::vector<std::string> ProcedureIds() {
  std::vector<std::string> ids;
  for (const PostHoc* procedure : PostHocs()) {
    ids.emplace_back(procedure->id);
    if (procedure->for_pairs && procedure->adjust != nullptr)
      ids.push_back("wilcoxon_" + std::string(procedure->id));
  }
  return ids;
}

}  // namespace

Record RecordOf(const RankedResults& view, std::size_t algorithm,
                std::size_t other) {
  Record record;
  for (std::size_t row = 0; row < view.row_count; ++row) {
    const double lead = view.RankOf(row, other) - view.RankOf(row, algorithm);
    record.wins += lead > 0 ? 1 : 0;
    record.losses += lead < 0 ? 1 : 0;
  }
  record.ties = view.row_count - record.wins - record.losses;
  return record;
}

Result<FriedmanData> PrepareFriedman(const Table& table, const Roles& roles,
                                     const Options& options) {
  Result<Results> read = ReadResults(table, roles, options);
  if (!read) return read.problem();
  FriedmanData data;
  data.results = std::move(read.value());
  const std::size_t columns = data.results.column_count();
  if (columns < 2) return OneAlgorithm(data.results.algorithms.front());
  if (std::optional<Problem> problem =
          CheckFriedmanOptions(data.results, options))
    return std::move(*problem);
  if (columns > kMostModels)
    data.results.warnings.push_back(PairsNotCompared(columns));
  data.tie_tolerance = options.tie_tolerance;
  data.ranks = RankRows(data.results.result, columns,
                        data.results.higher_is_better, data.tie_tolerance);
  const auto rows = static_cast<double>(data.results.row_count());
  for (const double sum : data.ranks.sums.rank_sum)
    data.mean_rank.push_back(sum / rows);
  return data;
}

std::optional<Problem> CheckFriedmanOptions(const Results& results,
                                            const Options& options) {
  if (auto problem = CheckControl(results, options)) return problem;
  const std::string& wanted = options.post_hoc;
  if (!options.control && IsForControlOnly(wanted)) return NeedsControl(wanted);
  const std::vector<std::string> known = ProcedureIds();
  if (wanted.empty() ||
      std::find(known.begin(), known.end(), wanted) != known.end())
    return std::nullopt;
  return UnknownPostHoc(wanted, known);
}

}  // namespace melon
