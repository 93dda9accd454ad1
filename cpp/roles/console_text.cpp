#include "roles/console_text.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "io/csv/csv_problem.h"
#include "io/number.h"

namespace melon {
namespace {

/// What stands between blanks.
std::vector<std::string_view> PartsOf(std::string_view line) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t begin = line.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return parts;
    const std::size_t end =
        std::min(line.find_first_of(" \t", begin), line.size());
    parts.push_back(line.substr(begin, end - begin));
    line.remove_prefix(end);
  }
}

/// The cells of the first line: blanks are no delimiters of a table.
std::vector<std::string_view> FirstLine(const Table& table) {
  if (table.columns.size() == 1) return PartsOf(table.columns.front().name);
  std::vector<std::string_view> parts;
  parts.reserve(table.columns.size());
  for (const Column& column : table.columns) parts.emplace_back(column.name);
  return parts;
}

/// With one blank between them.
std::string Joined(const std::vector<std::string_view>& parts) {
  std::string line;
  for (const std::string_view part : parts)
    line.append(line.empty() ? "" : " ").append(part);
  return line;
}

bool IsWholeNumber(std::string_view text) {
  return !text.empty() &&
         text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// "301 0 FR940104-0-00001 1": topic, iteration, document, relevance.
bool IsJudgement(const std::vector<std::string_view>& parts) {
  return parts.size() == 4 && (parts[1] == "0" || parts[1] == "Q0") &&
         !IsWholeNumber(parts[2]) &&
         IsWholeNumber(parts[3].substr(parts[3].starts_with('-') ? 1 : 0));
}

/// "301 Q0 FR940104-0-00001 1 19.8 bm25": with rank, score and run.
bool IsRun(const std::vector<std::string_view>& parts) {
  return parts.size() == 6 && (parts[1] == "Q0" || parts[1] == "0") &&
         IsWholeNumber(parts[3]);
}

Problem OfWeka() {
  return {.code = "console_text",
          .message = Fill(
              {"This is the text of WEKA’s output window, not a table. In "
               "WEKA, choose More options, Output predictions, CSV, with "
               "outputDistribution, and give what it writes; or give the "
               "confusion matrix as a table with the classes as header and "
               "first column.",
               "这是 WEKA 输出窗口中的文字，不是表格。请在 WEKA 中选择 More "
               "options、Output predictions、CSV，并打开 outputDistribution，"
               "再给出所写的内容；或给出以类别为表头和第一列的混淆矩阵。"})};
}

Problem OfTrec() {
  return {.code = "console_text",
          .message = Fill(
              {"This looks like a file of TREC, judgements (qrels) or a run, "
               "and each has only half of what is needed. Join them to one "
               "table with a row for each query and document and the columns "
               "query, relevance and, for each run, its scores.",
               "这像是 TREC 的文件（相关性判断 qrels 或一次检索结果 run），各只"
               "有所需内容的一半。请将它们合成一个表：每个查询与文档一行，列为 "
               "query、relevance，以及每次检索结果的得分。"})};
}

/// "Call:" of R's summary(), "OLS Regression Results" of statsmodels.
bool IsModelSummary(std::string_view line) {
  return line == "Call:" || line.ends_with("Regression Results") ||
         line.starts_with("Results: ");
}

Problem OfModelSummary() {
  return {
      .code = "console_text",
      .message = Fill(
          {"This is the printed summary of a fitted model, as R or "
           "statsmodels shows it: it describes the coefficients and has no "
           "predictions. Give a table with a row for each case and the "
           "columns y_true and y_pred, best of cases that the model was "
           "not fitted to.",
           "这是 R 或 statsmodels 打印的模型摘要，描述的是系数，其中没有预测。"
           "请给出每个样例一行、列为 y_true 与 y_pred 的表格，最好取自未用于"
           "拟合的样例。"})};
}

/// "[0] train-rmse:0.48 test-rmse:0.52" of XGBoost, "[1] valid_0's l2: 0.24" of
/// LightGBM.
bool IsTrainingLog(const std::vector<std::string_view>& parts) {
  return parts.size() > 1 && parts[0].size() > 2 && parts[0].front() == '[' &&
         parts[0].back() == ']' &&
         IsWholeNumber(parts[0].substr(1, parts[0].size() - 2)) &&
         std::any_of(parts.begin() + 1, parts.end(), [](auto part) {
           return part.find(':') != std::string_view::npos;
         });
}

Problem OfTrainingLog() {
  return {
      .code = "console_text",
      .message = Fill(
          {"This is the log of a training, as XGBoost or LightGBM prints "
           "it: one model’s losses after each round, which are no "
           "comparison. Give the predictions of the finished model, a "
           "table with a row for each case and the columns y_true and "
           "y_pred.",
           "这是 XGBoost 或 LightGBM 打印的训练日志：同一模型每轮之后的损失，"
           "不能用于比较。请给出训练完成的模型的预测：每个样例一行，列为 "
           "y_true "
           "与 y_pred。"})};
}

/// Where pandas leaves rows out (".. ... ..."), and how it ends:
/// "[100 rows x 3 columns]".
bool IsOfPrintedFrame(std::string_view row) {
  return row.find_first_not_of(". ") == std::string_view::npos ||
         (row.starts_with('[') && row.ends_with(" columns]"));
}

/// One column whose rows have as many words as its header, or one more for the
/// row's name, a number among them.
bool IsBlankDelimited(const Table& table) {
  constexpr std::size_t kFewestRows = 3;
  if (table.columns.size() != 1 || table.first_rows.size() < kFewestRows)
    return false;
  const std::size_t names = PartsOf(table.columns.front().name).size();
  const std::size_t width = PartsOf(table.first_rows.front().front()).size();
  if (names < 2 || (width != names && width != names + 1)) return false;
  return std::all_of(
      table.first_rows.begin(), table.first_rows.end(), [&](const auto& row) {
        if (IsOfPrintedFrame(row.front())) return true;
        const auto parts = PartsOf(row.front());
        return parts.size() == width &&
               std::any_of(parts.begin(), parts.end(), [](auto part) {
                 return ParseNumber(part, true).flaw == CellFlaw::none;
               });
      });
}

}  // namespace

std::optional<Problem> ConsoleText(const Table& table) {
  if (table.columns.size() == 1 &&
      table.columns.front().name.starts_with("=== "))
    return OfWeka();
  const std::vector<std::string_view> parts = FirstLine(table);
  if (IsJudgement(parts) || IsRun(parts)) return OfTrec();
  if (table.columns.size() == 1 && IsModelSummary(Joined(parts)))
    return OfModelSummary();
  if (IsTrainingLog(parts)) return OfTrainingLog();
  if (IsBlankDelimited(table)) return csv_problem::BlankDelimited();
  return std::nullopt;
}

}  // namespace melon
