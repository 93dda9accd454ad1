#include "tasks/ranking/data.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <utility>

#include "base/sum.h"
#include "roles/columns/weights.h"
#include "table/queries.h"
#include "table/warnings.h"

namespace melon {
namespace {

/// So many models are named in a warning.
constexpr std::size_t kNamedModels = 3;

/// Cells of a numeric column, where they lie if possible.
class NumberCells {
 public:
  NumberCells(const Column& column, const UsableRows& rows) {
    if (column.storage == Storage::numbers && rows.kept.empty()) {
      cells_ = column.numbers;
    } else {
      own_ = NumbersOf(column, rows);
      cells_ = own_;
    }
  }
  [[nodiscard]] std::span<const double> cells() const { return cells_; }

 private:
  std::vector<double> own_;
  std::span<const double> cells_;
};

/// Whether nothing is wrong with its cells but that some are empty.
bool IsMissingAtMost(const Table& table, const WantedColumn& wanted) {
  return CountFlawed(table, wanted, CellFlaw::not_finite) +
             CountFlawed(table, wanted, CellFlaw::not_a_number) ==
         0;
}

std::vector<WantedColumn> ColumnsToCheck(const Table& table, const Roles& roles,
                                         bool missing_is_unranked) {
  std::vector<WantedColumn> wanted{
      {&table.columns[roles.truth], CellUse::number}};
  if (roles.weight)
    wanted.push_back({&table.columns[*roles.weight], CellUse::number});
  if (roles.query) {
    const Column& column = table.columns[*roles.query];
    wanted.push_back({&column, QueryUse(column)});
  }
  for (const std::size_t index : roles.predictions) {
    const WantedColumn scores{&table.columns[index], CellUse::number};
    if (!missing_is_unranked || !IsMissingAtMost(table, scores))
      wanted.push_back(scores);
  }
  return wanted;
}

/// An empty score may mean that the model did not rank the item.
Problem WithOtherRemedy(Problem problem, const Table& table,
                        const Roles& roles) {
  const bool is_score =
      problem.code == "missing_cells" &&
      std::any_of(roles.predictions.begin(), roles.predictions.end(),
                  [&](std::size_t index) {
                    return table.columns[index].name == problem.column;
                  });
  if (!is_score) return problem;
  problem.message.english +=
      " If an item without a score is one that the model did not rank, say so "
      "(missing_is_unranked=true).";
  problem.message.chinese +=
      "若没有得分表示模型未排出该条目，请指明（missing_is_unranked=true）。";
  return problem;
}

/// After the check an empty one can only be that of an unranked item.
std::vector<double> ScoresOf(const Column& column, const UsableRows& rows) {
  std::vector<double> scores = NumbersOf(column, rows);
  for (double& score : scores) {
    if (std::isnan(score)) score = kUnranked;
  }
  return scores;
}

void KeepRowNumbers(RankingData& data) {
  for (std::size_t row = 0; row < data.rows.kept.size(); ++row) {
    if (data.rows.kept[row] != 0)
      data.row_of_case.push_back(static_cast<std::uint32_t>(row));
  }
}

/// What the truth alone says of each query.
void CountItems(std::span<const double> relevance,
                const std::vector<double>& weight,
                const std::vector<std::uint32_t>& query, RankingData& data) {
  std::vector<Sum> items(data.queries.size());
  std::vector<Sum> relevant(data.queries.size());
  for (std::size_t i = 0; i < relevance.size(); ++i) {
    const std::size_t index = query.empty() ? 0 : query[i];
    const double count = weight.empty() ? 1 : weight[i];
    if (count == 0) continue;
    items[index].Add(count);
    if (relevance[i] > 0) relevant[index].Add(count);
    if (relevance[i] < 0) data.negative_relevance = true;
  }
  for (const Sum& sum : items) data.item_count.push_back(sum.value());
  for (const Sum& sum : relevant) data.relevant_count.push_back(sum.value());
}

void WarnOfRelevance(const std::string& column, RankingData& data) {
  if (data.negative_relevance) {
    Problem warning{
        .code = "negative_relevance",
        .message =
            Fill({"Column \"{0}\" has relevances below 0, which are not gains: "
                  "DCG and NDCG are undefined. Rank correlations are not "
                  "affected.",
                  "列“{0}”有小于 0 的相关度，不能作为增益：DCG 与 NDCG "
                  "无定义。秩相关不受影响。"},
                 {Shorten(column)})};
    warning.column = column;
    data.warnings.push_back(std::move(warning));
  }
  const std::size_t unused = data.queries.size() - data.used_query_count();
  if (unused == 0 || !data.has_query_column) return;
  data.warnings.push_back(
      {.code = "queries_without_relevant_items",
       .message =
           Fill({"{0} of {1} queries have no item with a relevance above 0: "
                 "they are left out of NDCG, MAP, MRR, precision and recall.",
                 "{1} 个查询中有 {0} 个没有相关度大于 0 的条目，不计入 NDCG、"
                 "MAP、MRR、查准率与查全率。"},
                {CountText(unused), CountText(data.queries.size())})});
}

std::size_t RelevantUnranked(const RankedLists& lists) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < lists.score.size(); ++i)
    count += lists.score[i] == kUnranked && lists.relevance[i] > 0 ? 1 : 0;
  return count;
}

/// How many relevant items the models left out.
void WarnOfUnranked(RankingData& data) {
  std::string models;
  std::size_t named = 0;
  for (const RankingModel& model : data.models) {
    const std::size_t count = RelevantUnranked(model.lists);
    if (count == 0 || ++named > kNamedModels) continue;
    models.append(models.empty() ? "" : ", ")
        .append(Shorten(model.name) + " (" + CountText(count) + ")");
  }
  if (named == 0) return;
  if (named > kNamedModels) models += ", …";
  data.warnings.push_back(
      {.code = "unranked_items",
       .message = Fill(
           {"Items that a model did not rank count as never found. So many "
            "relevant ones it left out: {0}.",
            "模型未排出的条目视为从未检出。各模型未排出的相关条目数：{0}。"},
           {models})});
}

std::size_t FindName(std::span<const std::string> names,
                     std::string_view name) {
  return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) -
                                  names.begin());
}

Problem QueriesAreDrawn(const Options& options) {
  Problem problem{
      .code = "queries_are_resampled",
      .message = Fill(
          {"For rankings the bootstrap draws queries: the option "
           "resample={0} does not apply. Leave it out; to draw other groups, "
           "give their column as the query.",
           "排序任务的自助法以查询为单位重采样，选项 resample={0} "
           "不适用。请去掉该选项；若要按其他分组重采样，请将该列设为查询。"},
          {Shorten(options.ResampleText())})};
  problem.value = options.ResampleText();
  return problem;
}

}  // namespace

std::size_t RankingData::used_query_count() const {
  return static_cast<std::size_t>(
      std::count_if(relevant_count.begin(), relevant_count.end(),
                    [](double count) { return count > 0; }));
}

double RankingData::used_item_count() const {
  Sum items;
  for (std::size_t i = 0; i < item_count.size(); ++i) {
    if (relevant_count[i] > 0) items.Add(item_count[i]);
  }
  return items.value();
}

std::size_t RankingData::FindQuery(std::string_view name) const {
  return FindName(queries, name);
}

std::size_t RankingData::FindModel(std::string_view name) const {
  return static_cast<std::size_t>(
      std::find_if(
          models.begin(), models.end(),
          [name](const RankingModel& model) { return model.name == name; }) -
      models.begin());
}

std::uint64_t RankingData::RowOfCase(std::size_t wanted) const {
  return row_of_case.empty() ? wanted : row_of_case[wanted];
}

Result<RankingData> PrepareRanking(const Table& table, const Roles& roles,
                                   const Options& options) {
  if (options.resample != ResampleScheme::plain)
    return QueriesAreDrawn(options);
  if (roles.query) {
    if (std::optional<Problem> problem =
            CheckQueryColumn(table.columns[*roles.query]))
      return *problem;
  }
  Result<UsableRows> rows = CheckCells(
      table, ColumnsToCheck(table, roles, options.missing_is_unranked),
      options.drop_missing);
  if (!rows) return WithOtherRemedy(rows.problem(), table, roles);
  RankingData data;
  data.rows = std::move(rows.value());
  KeepRowNumbers(data);
  WarnOfHeader(table, data.warnings);
  WarnOfDroppedRows(data.rows.dropped, table.row_count, data.warnings);

  std::vector<double> weight;
  if (roles.weight) {
    const Column& column = table.columns[*roles.weight];
    weight = NumbersOf(column, data.rows);
    if (std::optional<Problem> problem =
            CheckWeights(table, column, data.rows, weight))
      return *problem;
  }
  QueryColumn queries{{std::string()}, {}};
  if (roles.query)
    queries = ReadQueries(table.columns[*roles.query], data.rows);
  data.has_query_column = roles.query.has_value();
  data.queries = std::move(queries.names);

  const Column& truth = table.columns[roles.truth];
  const NumberCells relevance(truth, data.rows);
  CountItems(relevance.cells(), weight, queries.index, data);
  WarnOfRelevance(truth.name, data);
  for (const std::size_t index : roles.predictions) {
    const Column& column = table.columns[index];
    data.models.push_back(
        {column.name, RankItems(relevance.cells(), ScoresOf(column, data.rows),
                                weight, queries.index, data.queries.size())});
  }
  WarnOfUnranked(data);
  return data;
}

}  // namespace melon
