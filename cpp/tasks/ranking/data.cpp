#include "tasks/ranking/data.h"

#include <algorithm>
#include <span>
#include <utility>

#include "base/sum.h"
#include "roles/columns/weights.h"
#include "table/queries.h"
#include "table/warnings.h"

namespace melon {
namespace {

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

std::vector<WantedColumn> ColumnsToCheck(const Table& table,
                                         const Roles& roles) {
  std::vector<WantedColumn> wanted{
      {&table.columns[roles.truth], CellUse::number}};
  if (roles.weight)
    wanted.push_back({&table.columns[*roles.weight], CellUse::number});
  if (roles.query) {
    const Column& column = table.columns[*roles.query];
    wanted.push_back({&column, QueryUse(column)});
  }
  for (const std::size_t index : roles.predictions)
    wanted.push_back({&table.columns[index], CellUse::number});
  return wanted;
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
  Result<UsableRows> rows =
      CheckCells(table, ColumnsToCheck(table, roles), options.drop_missing);
  if (!rows) return rows.problem();
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
    const NumberCells score(column, data.rows);
    data.models.push_back(
        {column.name, RankItems(relevance.cells(), score.cells(), weight,
                                queries.index, data.queries.size())});
  }
  return data;
}

}  // namespace melon
