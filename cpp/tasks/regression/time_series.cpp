#include "tasks/regression/time_series.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/sum.h"
#include "report/models/compared_models.h"
#include "report/rounded_text.h"
#include "report/verdict/verdict.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"
#include "table/dates.h"
#include "table/queries.h"
#include "tasks/regression/pairs.h"

namespace melon {
namespace {

/// Names that no input of a model has, so that numbers in them are moments too:
/// the time of a forecast and the last one that was known.
constexpr std::string_view kForecastNames[] = {"ds", "cutoff", "timestamp"};
constexpr std::string_view kSeriesNames[] = {"uniqueid", "seriesid", "itemid",
                                             "序列编号"};

bool IsEvaluated(const Roles& roles, std::size_t index) {
  const auto& taken = roles.predictions;
  return index == roles.truth || roles.weight == index ||
         std::find(taken.begin(), taken.end(), index) != taken.end();
}

/// Numbers called time or hour may be any quantity; dates under any name are
/// the time of the cases where each has its own, and under a name such as
/// "time_utc" otherwise.
bool TellsTime(const Table& table, const Column& column) {
  if (IsIn(kForecastNames, column)) return true;
  constexpr std::string_view kOfPersons[] = {"birth", "born", "dob"};
  if (IsNumeric(column) || HasWordOf(kOfPersons, column.name)) return false;
  return IsIn(kMomentNames, column) ||
         (HoldsDates(column) && (HasWordOf(kMomentNames, column.name) ||
                                 NamesEachRow(table, column)));
}

const Column* TimeOf(const Table& table, const Roles& roles) {
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (!IsEvaluated(roles, i) && TellsTime(table, table.columns[i]))
      return &table.columns[i];
  }
  return nullptr;
}

struct TestedPair {
  std::string a;
  std::string b;
};

/// What the verdict calls different or compares; nothing where no test has a
/// result.
std::optional<TestedPair> PairOf(const Json& verdict) {
  const std::string best(TextOf(verdict, "best"));
  const Json* const p = verdict.Find("p");
  if (p != nullptr && !p->IsNull())
    return TestedPair{best, std::string(TextOf(verdict, "other"))};
  const Json* const beaten = verdict.Find("beaten");
  const auto* const names =
      beaten == nullptr ? nullptr : beaten->As<Json::Array>();
  if (names == nullptr || names->empty()) return std::nullopt;
  const auto* const first = names->front().As<std::string>();
  if (first == nullptr) return std::nullopt;
  return TestedPair{best, *first};
}

/// Empty where all cases are of one series.
std::vector<std::uint32_t> SeriesOf(const Table& table, const Roles& roles,
                                    const RegressionData& data) {
  const auto index = FindColumnIn(table, kSeriesNames);
  if (!index || IsEvaluated(roles, *index) ||
      table.columns[*index].storage == Storage::dropped)
    return {};
  return ReadQueries(table.columns[*index], data.rows).index;
}

/// Where a model of that name stands; it must be there.
std::size_t ModelOf(const RegressionData& data, std::string_view name) {
  const auto found = std::find_if(
      data.models.begin(), data.models.end(),
      [&](const RegressionModel& one) { return one.name == name; });
  return static_cast<std::size_t>(found - data.models.begin());
}

}  // namespace

std::optional<double> LagOneAutocorrelation(
    std::span<const double> values, std::span<const std::uint32_t> series) {
  Sum total;
  for (const double value : values) total.Add(value);
  const double mean = total.value() / static_cast<double>(values.size());
  Sum products;
  Sum squares;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double deviation = values[i] - mean;
    squares.Add(deviation * deviation);
    if (i > 0 && (series.empty() || series[i] == series[i - 1]))
      products.Add(deviation * (values[i - 1] - mean));
  }
  const double found = products.value() / squares.value();
  if (!std::isfinite(found)) return std::nullopt;
  return found;
}

std::optional<Problem> CasesInTime(const Table& table, const Roles& roles,
                                   const RegressionData& data,
                                   const Json& verdict) {
  const std::optional<TestedPair> pair = PairOf(verdict);
  const Column* const time = TimeOf(table, roles);
  if (!pair || roles.cluster || time == nullptr) return std::nullopt;
  const std::vector<double> differences = AbsoluteErrorDifferences(
      data, ModelOf(data, pair->a), ModelOf(data, pair->b));
  const std::vector<std::uint32_t> series = SeriesOf(table, roles, data);
  const std::optional<double> found =
      LagOneAutocorrelation(differences, series);
  const Text independent{
      "Column \"{0}\" tells the time of each case. The test takes consecutive "
      "errors as independent: if they are positively autocorrelated, p is too "
      "small and the interval too narrow.",
      "“{0}”列是各样例的时间。检验把相继的误差当作相互独立：若它们正自相关，则 "
      "p 值偏小、区间偏窄。"};
  const Text measured{
      " In the order of the rows{4}, the differences of the absolute errors of "
      "\"{1}\" and \"{2}\" have a lag-1 autocorrelation of {3}. If it is "
      "clearly above 0, use a test that allows for it, such as that of Diebold "
      "and Mariano.",
      "按行的次序{4}，“{1}”与“{2}”绝对误差之差的一阶自相关系数为 "
      "{3}。若它明显大"
      "于 0，请改用考虑自相关的检验，如 Diebold–Mariano 检验。"};
  const Message within =
      series.empty() ? Message{}
                     : Message{" and within each series", "、在各序列之内"};
  const auto filled = [&](const Text& text) {
    const auto with = [&](const std::string& where) {
      return Fill(text,
                  {Shorten(time->name), Shorten(pair->a), Shorten(pair->b),
                   RoundedText(found.value_or(0)), where});
    };
    return Message{with(within.english).english, with(within.chinese).chinese};
  };
  Message message = filled(independent);
  if (found) {
    const Message more = filled(measured);
    message.english += more.english;
    message.chinese += more.chinese;
  }
  Problem warning{.code = "cases_in_time", .message = std::move(message)};
  warning.column = time->name;
  return warning;
}

}  // namespace melon
