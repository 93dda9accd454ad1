#include "tasks/critical_values_query.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "kernels/comparison/all_pairs/critical_values.h"

namespace melon {
namespace {

constexpr double kUsualAlpha = 0.05;
constexpr double kMostAlpha = 0.999;
constexpr double kLeastAlpha = 1e-12;
/// The studentized range takes up to a millisecond a cell.
constexpr std::size_t kMostCells = 4000;
constexpr std::string_view kInfinity = "inf";

Problem InvalidRequest(std::string_view what, std::string_view value,
                       const Text& expected) {
  const Message wanted = Fill(expected);
  const std::string shown = Shorten(value);
  Problem problem{.code = "invalid_query",
                  .message = {Fill({"Invalid {0}: \"{1}\". Give {2}.", ""},
                                   {what, shown, wanted.english})
                                  .english,
                              Fill({"", "{0} 的值“{1}”无效：应为{2}。"},
                                   {what, shown, wanted.chinese})
                                  .chinese}};
  problem.value = std::string(value);
  return problem;
}

std::string Shown(const Json& json) {
  const auto* const text = json.As<std::string>();
  return text != nullptr ? *text : Serialize(json);
}

/// NaN where it is none.
double NumberOrInfinity(const Json& json) {
  if (const auto* const number = json.As<double>()) return *number;
  const auto* const text = json.As<std::string>();
  return text != nullptr && *text == kInfinity
             ? std::numeric_limits<double>::infinity()
             : std::nan("");
}

bool IsAlpha(double alpha) {
  return alpha >= kLeastAlpha && alpha <= kMostAlpha;
}

/// What stands at the head of a row or column: α, or a count of at least 1.
bool MayHead(std::string_view what, double number) {
  return what == "alpha" ? IsAlpha(number) : number >= 1;
}

Result<std::vector<double>> Heads(const Json& request, std::string_view key,
                                  std::string_view what,
                                  std::span<const double> usual) {
  const Json* const given = request.Find(key);
  if (given == nullptr || given->IsNull())
    return std::vector<double>(usual.begin(), usual.end());
  const auto* const list = given->As<Json::Array>();
  const Text expected = what == "alpha"
                            ? Text{"a list of numbers from 1e-12 to 0.999",
                                   " 1e-12 到 0.999 之间的数的列表"}
                            : Text{"a list of numbers from 1 on, or \"inf\"",
                                   "不小于 1 的数或“inf”的列表"};
  if (list == nullptr || list->empty())
    return InvalidRequest(key, Shown(*given), expected);
  std::vector<double> heads;
  for (const Json& one : *list) {
    const double head = NumberOrInfinity(one);
    if (!MayHead(what, head)) return InvalidRequest(key, Shown(one), expected);
    heads.push_back(head);
  }
  return heads;
}

Json HeadsJson(std::span<const double> heads) {
  Json json = Json::EmptyArray();
  for (const double head : heads)
    json.Add(std::isinf(head) ? Json(kInfinity) : Json(head));
  return json;
}

Json KindJson(const CriticalTableKind& kind) {
  Json json = Json::ObjectOf("id", Json(kind.id));
  json.Put("rows_are", kind.rows);
  json.Put("columns_are", kind.columns);
  json.Put("values_are", kind.counts ? "count" : "number");
  return json;
}

Json KindsJson() {
  Json tables = Json::EmptyArray();
  for (const CriticalTableKind& kind : CriticalTableKinds()) {
    Json json = KindJson(kind);
    json.Put("rows", HeadsJson(kind.usual_rows));
    json.Put("columns", HeadsJson(kind.usual_columns));
    tables.Add(std::move(json));
  }
  return Json::ObjectOf("tables", std::move(tables));
}

Json ValuesJson(const CriticalTable& table) {
  Json rows = Json::EmptyArray();
  const std::size_t width = table.columns.size();
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    Json::Numbers cells;
    cells.reserve(width);
    for (std::size_t column = 0; column < width; ++column) {
      cells.push_back(
          table.values[(row * width) + column].value_or(std::nan("")));
    }
    rows.Add(Json(std::move(cells)));
  }
  return rows;
}

/// α as asked for; the usual one where the columns are α or none was given.
Result<double> Alpha(const Json& request) {
  const Json* const given = request.Find("alpha");
  if (given == nullptr || given->IsNull()) return kUsualAlpha;
  const double alpha = NumberOrInfinity(*given);
  if (IsAlpha(alpha)) return alpha;
  return InvalidRequest(
      "alpha", Shown(*given),
      {"a number from 1e-12 to 0.999", " 1e-12 到 0.999 之间的数"});
}

Result<Json> TableAnswer(const CriticalTableKind& kind, const Json& request) {
  const Result<double> alpha = Alpha(request);
  if (!alpha) return alpha.problem();
  const auto rows = Heads(request, "rows", kind.rows, kind.usual_rows);
  if (!rows) return rows.problem();
  const auto columns =
      Heads(request, "columns", kind.columns, kind.usual_columns);
  if (!columns) return columns.problem();
  const std::size_t cells = rows.value().size() * columns.value().size();
  if (cells > kMostCells) {
    return InvalidRequest("rows", std::to_string(cells),
                          {"rows and columns with at most 4,000 cells together",
                           "行与列合计不超过 4,000 个单元格"});
  }
  const CriticalTable table =
      MakeCriticalTable(kind, rows.value(), columns.value(), alpha.value());
  Json json = KindJson(kind);
  if (kind.columns != "alpha") json.Put("alpha", alpha.value());
  json.Put("rows", HeadsJson(table.rows));
  json.Put("columns", HeadsJson(table.columns));
  json.Put("values", ValuesJson(table));
  return Json::ObjectOf("table", std::move(json));
}

Problem UnknownTable(std::string_view id) {
  std::string all;
  for (const CriticalTableKind& kind : CriticalTableKinds()) {
    if (!all.empty()) all += ", ";
    all += kind.id;
  }
  return {.code = "invalid_query",
          .message = Fill({"There is no table \"{0}\". Give one of {1}.",
                           "没有名为“{0}”的临界值表：应为 {1} 之一。"},
                          {Shorten(id), all}),
          .value = std::string(id)};
}

}  // namespace

Json CriticalValuesAnswer(const Json& request) {
  const std::string_view id = TextOf(request, "table");
  if (id.empty()) return KindsJson();
  const auto kinds = CriticalTableKinds();
  const auto kind =
      std::find_if(kinds.begin(), kinds.end(),
                   [id](const CriticalTableKind& one) { return one.id == id; });
  if (kind == kinds.end()) return ErrorJson(UnknownTable(id));
  Result<Json> answer = TableAnswer(*kind, request);
  return answer ? std::move(answer.value()) : ErrorJson(answer.problem());
}

}  // namespace melon
