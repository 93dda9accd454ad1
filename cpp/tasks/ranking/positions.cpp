#include "tasks/ranking/positions.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "kernels/ranking/discount_sum.h"
#include "kernels/ranking/tied_items.h"

namespace melon {
namespace {

constexpr double kUsualRows = 100;
constexpr double kMostRows = 1000;

Problem Unknown(std::string_view code, const Text& sentence,
                std::string_view name) {
  Problem problem{.code = std::string(code),
                  .message = Fill(sentence, {Shorten(name)})};
  problem.value = std::string(name);
  return problem;
}

/// Entries [first, last) of a query's ranking.
class Rows {
 public:
  Rows(const Table& table, const RankingData& data, const RankingModel& model,
       std::size_t query)
      : table_(table),
        data_(data),
        model_(model),
        items_(model.lists.view().Query(query)),
        start_(model.lists.query_starts[query]) {}

  /// Of the items with a position.
  [[nodiscard]] std::size_t size() const {
    const auto unranked =
        std::count(items_.score.begin(), items_.score.end(), kUnranked);
    return items_.size() - static_cast<std::size_t>(unranked);
  }

  Json Between(std::size_t first, std::size_t last) {
    Json rows = Json::EmptyArray();
    ForEachTie(items_, [&](const TiedItems& tie) {
      const std::size_t end = std::min(tie.end, last);
      for (std::size_t i = std::max(tie.begin, first); i < end; ++i)
        rows.Add(RowJson(tie, i));
      return tie.end < last;
    });
    return rows;
  }

 private:
  [[nodiscard]] Json RowJson(const TiedItems& tie, std::size_t i) const {
    const double relevance = items_.relevance[i];
    const double last = tie.above + tie.count;
    const std::uint64_t row = data_.RowOfCase(model_.lists.rows[start_ + i]);
    Json json = Json::EmptyObject();
    json.Put("position", tie.above + 1);
    json.Put("last_position", last);
    const std::uint64_t line = table_.LineOfRow(row);
    json.Put("line", line == 0 ? Json(std::nan("")) : Json(line));
    json.Put("relevance", relevance);
    json.Put("score", items_.score[i]);
    json.Put("weight", items_.WeightOf(i));
    json.Put("discount", items_.whole_weights
                             ? DiscountSum(tie.above + 1, last) / tie.count
                             : std::nan(""));
    json.Put("gain", relevance < 0 ? std::nan("") : relevance);
    json.Put("gain_exp",
             relevance < 0 ? std::nan("") : std::exp2(relevance) - 1);
    return json;
  }

  const Table& table_;
  const RankingData& data_;
  const RankingModel& model_;
  RankedItems items_;
  std::size_t start_;
};

std::size_t Whole(const Json& request, std::string_view key, double otherwise,
                  double most) {
  return static_cast<std::size_t>(
      std::clamp(NumberOr(request, key, otherwise), 0.0, most));
}

}  // namespace

Result<Json> PositionsJson(const Table& table, const RankingData& data,
                           const Json& request) {
  const std::string_view model_name = TextOf(request, "model");
  const std::size_t model = data.FindModel(model_name);
  if (model == data.models.size())
    return Unknown("unknown_model",
                   {"There is no model \"{0}\".", "没有模型“{0}”。"},
                   model_name);
  const Json* const asked = request.Find("query");
  const std::string_view query_name = TextOf(request, "query");
  const std::size_t query =
      asked == nullptr || asked->IsNull() ? 0 : data.FindQuery(query_name);
  if (query == data.queries.size())
    return Unknown("unknown_query",
                   {"There is no query \"{0}\".", "没有查询“{0}”。"},
                   query_name);
  Rows rows(table, data, data.models[model], query);
  const std::size_t first =
      std::min(Whole(request, "first", 0, static_cast<double>(rows.size())),
               rows.size());
  const std::size_t count = Whole(request, "count", kUsualRows, kMostRows);
  Json json = Json::EmptyObject();
  json.Put("model", data.models[model].name);
  json.Put("query", data.queries[query]);
  json.Put("total", rows.size());
  json.Put("first", first);
  json.Put("rows", rows.Between(first, std::min(first + count, rows.size())));
  return json;
}

}  // namespace melon
