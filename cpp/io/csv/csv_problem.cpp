#include "io/csv/csv_problem.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "io/number.h"

namespace melon::csv_problem {
namespace {

using namespace std::string_view_literals;

/// A quotation from the file needs no more to be found again.
constexpr std::size_t kQuotedCharacters = 30;
constexpr std::size_t kBytesBefore = 24;

std::string Cells(std::uint64_t count) {
  return CountText(count) + (count == 1 ? " cell" : " cells");
}

struct Signature {
  std::string_view bytes;
  std::string_view code;
  Text words;
};

constexpr Text kWorkbook = {
    "This file looks like an Excel workbook. Save it as CSV (in Excel: File › "
    "Save As › CSV UTF-8) and open that file.",
    "该文件看起来是 Excel 工作簿。请将其另存为 CSV（在 Excel 中：文件 › 另存为 "
    "› CSV UTF-8），再打开另存的文件。"};
/// Sound UTF-16 is decoded before it comes here.
constexpr Text kUtf16 = {
    "This file begins as UTF-16 and is cut off or damaged: it does not decode. "
    "Save it again, best as UTF-8.",
    "该文件开头为 UTF-16，但已被截断或损坏，无法解码。请重新保存，最好存为 "
    "UTF-8。"};

constexpr std::array<Signature, 7> kSignatures = {{
    {"\xFF\xFE"sv, "utf16_file", kUtf16},
    {"\xFE\xFF"sv, "utf16_file", kUtf16},
    {"PK\x03\x04"sv, "binary_file", kWorkbook},
    {"\xD0\xCF\x11\xE0"sv, "binary_file", kWorkbook},
    {"\x1F\x8B"sv,
     "binary_file",
     {"This file is compressed with gzip. Unpack it and open the CSV file "
      "inside.",
      "该文件是 gzip 压缩文件。请先解压，再打开其中的 CSV 文件。"}},
    {"%PDF-"sv,
     "binary_file",
     {"This file is a PDF document. Open a CSV file with the predictions "
      "instead.",
      "该文件是 PDF 文档。请改为打开包含预测结果的 CSV 文件。"}},
    {"PAR1\x15"sv,
     "binary_file",
     {"This file is in Parquet format. Export it as CSV and open that file.",
      "该文件是 Parquet 格式。请将其导出为 CSV 后再打开。"}},
}};

}  // namespace

Problem EmptyFile() {
  return {.code = "empty_file",
          .message = Fill({"The file is empty. Choose a CSV file with a header "
                           "line and at least one row.",
                           "文件为空。请选择含有表头和至少一行数据的 CSV "
                           "文件。"})};
}

Problem EmptyCells() {
  return {.code = "empty_file",
          .message = Fill({"The file has delimiters, but every cell is empty. "
                           "Choose a CSV file with a header line and at least "
                           "one row.",
                           "文件只有分隔符，所有单元格都是空的。请选择含有表头"
                           "和至少一行数据的 CSV 文件。"})};
}

Problem RunningText() {
  return {.code = "not_a_table",
          .message = Fill(
              {"This does not look like a table: its lines are running text. "
               "Choose a file with a line for each case, whose cells are "
               "divided by commas, semicolons, tabs or |.",
               "这不像是表格：各行是成段的文字。请选择每个样例一行、单元格以逗"
               "号、分号、制表符或 | 分隔的文件。"})};
}

Problem HeaderOnly() {
  return {
      .code = "header_only",
      .message = Fill({"The file has a header line, but no row of data "
                       "below it. Add at least one row.",
                       "文件只有表头，下面没有数据。请至少加入一行数据。"})};
}

Problem RaggedRow(std::uint64_t line, std::uint64_t cells,
                  std::uint64_t expected) {
  return {.code = "ragged_row",
          .message = Fill(
              {"Line {0} has {1}, but the first line has {2}. Look there for a "
               "missing or superfluous delimiter, or put text that contains "
               "the delimiter in double quotes.",
               "第 {0} 行有 {3} 个单元格，但首行有 {4} "
               "个。请检查该行是否缺少或多出分隔符；含有分隔符的文本应放在双引"
               "号内。"},
              {std::to_string(line), Cells(cells), Cells(expected),
               CountText(cells), CountText(expected)}),
          .line = line,
          .value = std::to_string(cells)};
}

Problem BlankDelimited() {
  return {
      .code = "blank_delimited",
      .message = Fill(
          {"Blanks stand between the cells, as R’s write.table, NumPy’s "
           "savetxt and a printed data frame of pandas have them. Give "
           "write.table the argument sep = \",\", or savetxt the argument "
           "delimiter=\",\", or write the frame with to_csv; elsewhere choose "
           "comma, semicolon or tab as delimiter.",
           "单元格之间以空格分隔，如 R 的 write.table、NumPy 的 savetxt 所写，"
           "或 pandas 打印的数据框。请给 write.table 加上参数 sep = \",\"，给 "
           "savetxt 加上参数 delimiter=\",\"，或用 to_csv "
           "写出数据框；其他程序请选择逗号、分号或制表符作分隔符。"})};
}

Problem UnclosedQuote(std::uint64_t line) {
  return {.code = "unclosed_quote",
          .message = Fill(
              {"A double quote that opens a cell on line {0} is never closed. "
               "Close it, or remove it.",
               "第 {0} 行开始一个单元格的双引号没有闭合。请补上或删去该引号。"},
              {std::to_string(line)}),
          .line = line};
}

Problem QuotedCellTooLong(std::uint64_t line) {
  return {.code = "quoted_cell_too_long",
          .message = Fill(
              {"A cell in double quotes that begins on line {0} is longer than "
               "16 MiB, more than is read of one. If its closing quote is "
               "missing, add it; otherwise shorten the cell.",
               "第 {0} 行开始的一个带双引号的单元格超过 16 MiB，超出可读取的"
               "长度。若缺少右双引号，请补上；否则请缩短该单元格。"},
              {std::to_string(line)}),
          .line = line};
}

Problem TextAfterQuote(std::uint64_t line, std::string_view cell) {
  return {
      .code = "text_after_quote",
      .message = Fill(
          {"On line {0}, text follows the closing double quote of {1}. "
           "Put the whole cell in quotes, and write a quote inside it "
           "twice.",
           "第 {0} 行中，{1} 的右双引号后还有文本。请将整个单元格放在双引号内，"
           "其中的引号写两遍。"},
          {std::to_string(line), Shorten(cell, kQuotedCharacters)}),
      .line = line,
      .value = std::string(cell)};
}

Problem DuplicateColumn(std::string_view name, std::uint64_t first,
                        std::uint64_t second) {
  const Text words =
      name.empty()
          ? Text{"Columns {0} and {1} have no name. Give each column a name of "
                 "its own.",
                 "第 {0} 列和第 {1} 列没有列名。请为每一列取不同的名称。"}
          : Text{"Columns {0} and {1} have the same name: {2}. Rename one of "
                 "them.",
                 "第 {0} 列与第 {1} 列同名：{2}。请重命名其中一列。"};
  Problem problem{
      .code = "duplicate_column",
      .message = Fill(words, {std::to_string(first), std::to_string(second),
                              Shorten(name)}),
      .column = std::string(name)};
  if (!name.empty() && std::isfinite(ParseNumber(name, false).value)) {
    problem.message.english.append(
        " If the first line has no names but data, write a line of names above "
        "it.");
    problem.message.chinese.append(
        "若首行不是列名而是数据，请在其上方加一行列名。");
  }
  return problem;
}

Problem TooManyColumns(std::uint64_t line, std::uint64_t columns) {
  return {.code = "too_many_columns",
          .message = Fill({"The first line has {0} cells; at most 20,000 "
                           "columns are read. Remove columns, or exchange rows "
                           "and columns.",
                           "首行有 {0} 个单元格，而最多读取 20,000 "
                           "列。请删去一些列，或将行列互换。"},
                          {CountText(columns)}),
          .line = line,
          .value = std::to_string(columns)};
}

Problem RowTooLong(std::uint64_t line) {
  return {.code = "row_too_long",
          .message = Fill({"The row that begins on line {0} is longer than 64 "
                           "MiB. Check that the file is a CSV file with line "
                           "breaks.",
                           "从第 {0} 行开始的一行数据超过 64 "
                           "MiB。请检查该文件是否为带换行的 CSV 文件。"},
                          {std::to_string(line)}),
          .line = line};
}

Problem ZeroByte(std::uint64_t line) {
  return {.code = "binary_file",
          .message = Fill({"This is not a text file: there is a zero byte near "
                           "line {0}. Export the data as CSV in UTF-8.",
                           "该文件不是文本文件：第 {0} 行附近有零字节。请将数据"
                           "导出为 UTF-8 编码的 CSV。"},
                          {std::to_string(line)}),
          .line = line};
}

Problem InvalidUtf8(std::uint64_t line, std::string_view before) {
  std::size_t from = before.size() - std::min(before.size(), kBytesBefore);
  while (from > 0 && from < before.size() && (before[from] & 0xC0) == 0x80)
    ++from;
  const Text words =
      before.empty()
          ? Text{"Line {0} is not valid UTF-8, from its first byte on. Save "
                 "the file with the encoding UTF-8.",
                 "第 {0} 行从第一个字节起就不是有效的 UTF-8。请将文件以 UTF-8 "
                 "编码另存。"}
          : Text{"Line {0} is not valid UTF-8, behind \"{1}\". Save the file "
                 "with the encoding UTF-8.",
                 "第 {0} 行在“{1}”之后不是有效的 UTF-8。请将文件以 UTF-8 "
                 "编码另存。"};
  return {.code = "invalid_utf8",
          .message =
              Fill(words, {std::to_string(line), Shorten(before.substr(from))}),
          .line = line};
}

std::optional<Problem> OfSignature(std::string_view first_bytes) {
  for (const Signature& signature : kSignatures) {
    if (first_bytes.starts_with(signature.bytes)) {
      return Problem{.code = std::string(signature.code),
                     .message = Fill(signature.words)};
    }
  }
  return std::nullopt;
}

}  // namespace melon::csv_problem
