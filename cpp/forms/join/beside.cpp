#include "forms/join/beside.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "forms/join/aligned_columns.h"
#include "forms/join/common_measure.h"
#include "forms/join/file_names.h"
#include "forms/join/find_identifier.h"
#include "forms/join/find_truths.h"
#include "forms/join/join_problems.h"
#include "forms/join/judged_runs.h"
#include "forms/join/model_columns.h"
#include "forms/join/model_names.h"
#include "forms/join/otherwise_named.h"
#include "forms/join/stack_column.h"
#include "forms/stacked_columns.h"
#include "roles/names/role_names.h"
#include "roles/roles.h"
#include "table/column_traits.h"
#include "table/row_names.h"
#include "table/table_rows.h"

namespace melon {
namespace {

constexpr std::size_t kPreviewRows = 12;

class Joiner {
 public:
  Joiner(std::span<const NamedTable> files, const Options& options)
      : files_(files),
        options_(options),
        truths_(FindTruths(files, options)),
        runs_(FindJudgedRuns(files, options)) {}

  Result<JoinedFiles> Join() {
    Result<Alignment> alignment = Align();
    if (!alignment) return alignment.problem();
    alignment_ = std::move(alignment.value());
    FindFurtherTruths();
    if (std::optional<Problem> problem = TruthsDiffer()) return *problem;
    for (std::size_t file = 0; file < files_.size(); ++file)
      lines_.push_back(LinesOf(*files_[file].table, RowsOf(file)));
    AssignFiles();
    if (std::optional<Problem> problem = FindMeasure()) return *problem;
    Begin();
    for (std::size_t file = 0; file < files_.size(); ++file) TakeShared(file);
    TakeModels();
    if (std::optional<Problem> problem = CasesUnknown()) return *problem;
    Finish();
    return std::move(joined_);
  }

 private:
  [[nodiscard]] Result<Alignment> Align() const {
    if (runs_) {
      Result<Matched> matched = MatchAllRows(files_, runs_->identifier);
      if (!matched) return matched.problem();
      return Alignment{runs_->identifier, std::move(matched.value())};
    }
    return options_.join ? AlignAsTold(files_, truths_.columns, *options_.join)
                         : AlignByGuess(files_, truths_.columns);
  }

  [[nodiscard]] AlignedColumn At(std::size_t file, std::size_t column) const {
    return {*files_[file].table, files_[file].table->columns[column],
            RowsOf(file)};
  }

  [[nodiscard]] const std::vector<std::size_t>& RowsOf(std::size_t file) const {
    const auto& rows = alignment_.matched.rows;
    return rows.empty() ? row_by_row_ : rows[file];
  }

  /// The first file with a truth.
  [[nodiscard]] std::optional<std::size_t> TruthFile() const {
    for (std::size_t i = 0; i < files_.size(); ++i) {
      if (truths_.columns[i] != kNoColumn) return i;
    }
    return std::nullopt;
  }

  /// Beside a file of its own the others may have the truth, too; where what
  /// they call so differs, it is what they predict.
  void FindFurtherTruths() {
    if (!truths_.own_file) return;
    const std::size_t own = *truths_.own_file;
    const AlignedColumn truth = At(own, truths_.columns[own]);
    for (std::size_t i = 0; i < files_.size(); ++i) {
      const std::vector<Column>& columns = files_[i].table->columns;
      for (std::size_t j = 0; j < columns.size() && i != own; ++j) {
        const bool called_so = columns[j].name == truth.column.name ||
                               IsIn(kTruthNames, columns[j]);
        if (!called_so || IsKey(i, j) || !AreSame(truth, At(i, j))) continue;
        truths_.columns[i] = j;
        break;
      }
    }
  }

  [[nodiscard]] std::optional<Problem> TruthsDiffer() const {
    const auto first = TruthFile();
    if (!first) return std::nullopt;
    const AlignedColumn one = At(*first, truths_.columns[*first]);
    for (std::size_t i = *first + 1; i < files_.size(); ++i) {
      if (truths_.columns[i] == kNoColumn) continue;
      const AlignedColumn other = At(i, truths_.columns[i]);
      const Difference difference = DifferenceOf(one, other);
      if (difference.count == 0) continue;
      const std::size_t at = difference.first;
      return OtherCell(
          {files_[*first], one.column, one.RowOf(at), one.TextOf(at)},
          {files_[i], other.column, other.RowOf(at), other.TextOf(at)},
          difference.count, one.size(), !alignment_.identifier);
    }
    return std::nullopt;
  }

  [[nodiscard]] Column Take(std::size_t file, std::size_t column) const {
    Column taken = TakeAligned(At(file, column), lines_[file], lines_[0]);
    if (runs_ && column == truths_.columns[file])
      FillUnjudged(RowsOf(file), taken);
    return taken;
  }

  [[nodiscard]] bool IsKey(std::size_t file, std::size_t column) const {
    if (!alignment_.identifier) return false;
    const auto& columns = alignment_.identifier->columns[file];
    return std::find(columns.begin(), columns.end(), column) != columns.end();
  }

  /// A file's columns with the truth, which may be that of another file.
  [[nodiscard]] Table WithTruth(std::size_t file,
                                std::size_t truth_file) const {
    const Table& own = *files_[file].table;
    Table table{.row_count = alignment_.matched.row_count,
                .delimiter = own.delimiter,
                .decimal_comma = own.decimal_comma,
                .line_marks = own.line_marks};
    table.columns.push_back(Take(truth_file, truths_.columns[truth_file]));
    for (std::size_t i = 0; i < own.columns.size(); ++i)
      table.columns.push_back(Take(file, i));
    return table;
  }

  void AssignFiles() {
    const auto truth_file = TruthFile();
    for (std::size_t i = 0; i < files_.size(); ++i) {
      const bool borrows = truth_file && truths_.columns[i] == kNoColumn;
      const AssignedFile assigned =
          borrows
              ? AssignColumns(
                    WithTruth(i, *truth_file), options_,
                    At(*truth_file, truths_.columns[*truth_file]).column.name,
                    1)
              : AssignColumns(*files_[i].table, options_, NameOfTruth(i), 0);
      assigned_.push_back(assigned);
    }
  }

  /// One column of each file has the results of its learner.
  std::optional<Problem> FindMeasure() {
    if (TruthFile()) return std::nullopt;
    measure_ = FindCommonMeasure(files_, assigned_, options_);
    if (!measure_) return NoCommonMeasure(files_, assigned_);
    for (std::size_t i = 0; i < files_.size(); ++i) {
      assigned_[i].known = true;
      assigned_[i].has_results = true;
      assigned_[i].predictions = {measure_->columns[i]};
    }
    return std::nullopt;
  }

  /// That of the file, where it has to be said.
  [[nodiscard]] std::optional<std::string> NameOfTruth(std::size_t file) const {
    const std::size_t column = truths_.columns[file];
    if (column == kNoColumn || !truths_.certain) return std::nullopt;
    return files_[file].table->columns[column].name;
  }

  void Begin() {
    joined_.kind =
        alignment_.identifier ? JoinKind::identifier : JoinKind::rows;
    if (alignment_.identifier) joined_.by = alignment_.identifier->names;
    joined_.choices = IdentifierChoices(files_, truths_.columns);
    const Matched& matched = alignment_.matched;
    for (std::size_t i = 0; i < files_.size(); ++i) {
      JoinedFile& file = joined_.files.emplace_back(JoinedFile{
          .name = files_[i].name, .rows = files_[i].table->row_count});
      if (matched.unmatched.empty()) continue;
      file.unmatched = matched.unmatched[i];
      file.first_unmatched = matched.first_unmatched[i];
    }
    const Table& first = *files_[0].table;
    Table& table = joined_.table;
    table = {.row_count = matched.row_count,
             .delimiter = first.delimiter,
             .decimal_comma = first.decimal_comma,
             .header_missing = first.header_missing,
             .title = first.title,
             .title_lines = first.title_lines,
             .empty_rows = first.empty_rows,
             .guessed_encoding = first.guessed_encoding};
    const std::vector<std::uint64_t>& lines = lines_[0];
    table.first_rows.resize(std::min(kPreviewRows, lines.size()));
    for (std::size_t row = 0; row < lines.size(); ++row) {
      if (row == 0 || lines[row] != lines[row - 1] + 1)
        table.line_marks.emplace_back(row, lines[row]);
    }
  }

  /// Appends a column, with its part of the preview.
  void Append(std::size_t file, std::size_t column, const std::string& name) {
    const AlignedColumn from = At(file, column);
    const bool is_key = runs_ && IsKey(file, column);
    joined_.table.columns.push_back(is_key ? KeyOfAll(column)
                                           : Take(file, column));
    Column& made = joined_.table.columns.back();
    made.name = name;
    if (name != from.column.name) made.unnamed = false;
    auto& shown = joined_.table.first_rows;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      const std::size_t row = from.RowOf(i);
      const auto& rows = from.table.first_rows;
      shown[i].push_back(row < rows.size() && column < rows[row].size()
                             ? rows[row][column]
                             : CellText(made, i));
    }
    taken_.push_back(name);
    NoteName(file, column, name);
  }

  /// A column of the identifier, from the first file that has each case. The
  /// cases of a file that those before it do not have are the last ones.
  [[nodiscard]] Column KeyOfAll(std::size_t of_first) const {
    const auto& keys = alignment_.identifier->columns;
    const auto place = static_cast<std::size_t>(
        std::find(keys[0].begin(), keys[0].end(), of_first) - keys[0].begin());
    std::vector<NamedTable> parts;
    std::size_t done = 0;
    for (std::size_t i = 0; i < files_.size(); ++i) {
      const std::vector<std::size_t>& all = RowsOf(i);
      std::vector<std::size_t> rows;
      for (; done < all.size() && all[done] != kNoRow; ++done)
        rows.push_back(all[done]);
      const Table& table = *files_[i].table;
      const Column& column = table.columns[keys[i][place]];
      Table part{.columns = {TakeRows(table, column, rows, rows)},
                 .row_count = rows.size()};
      parts.push_back({"", std::make_shared<const Table>(std::move(part))});
    }
    return StackColumn(parts, std::vector<std::size_t>(parts.size()));
  }

  void NoteName(std::size_t file, std::size_t column, const std::string& as) {
    joined_.files[file].columns.emplace_back(
        files_[file].table->columns[column].name, as);
  }

  [[nodiscard]] std::string Free(const std::string& name) const {
    std::string free = name;
    const auto taken = [&] {
      return std::find(taken_.begin(), taken_.end(), free) != taken_.end();
    };
    for (int number = 2; taken(); ++number)
      free = name + " (" + std::to_string(number) + ")";
    return free;
  }

  /// Everything of a file but what its models give: keys and truth once, and
  /// what other files have, too.
  void TakeShared(std::size_t file) {
    const Table& table = *files_[file].table;
    std::vector<std::size_t> models;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
      if (IsKey(file, column)) {
        TakeKey(file, column);
      } else if (column == truths_.columns[file]) {
        TakeTruth(file, column);
      } else if (IsModel(file, column)) {
        models.push_back(column);
      } else {
        TakeOther(file, column);
      }
    }
    models_.push_back(std::move(models));
  }

  void TakeKey(std::size_t file, std::size_t column) {
    const auto& columns = alignment_.identifier->columns[file];
    const auto place = static_cast<std::size_t>(
        std::find(columns.begin(), columns.end(), column) - columns.begin());
    const std::string& name = alignment_.identifier->names[place];
    if (file == 0) {
      Append(file, column, name);
    } else {
      NoteName(file, column, name);
    }
  }

  void TakeTruth(std::size_t file, std::size_t column) {
    if (file != TruthFile()) return NoteName(file, column, truth_name_);
    truth_name_ = Free(files_[file].table->columns[column].name);
    Append(file, column, truth_name_);
  }

  /// The files that have a column of that name.
  struct Shared {
    std::size_t first_file = 0;
    std::size_t files = 0;
    /// Whether one has other cells than the first.
    bool differs = false;
  };

  [[nodiscard]] Shared FilesWith(const std::string& name) const {
    Shared shared;
    std::size_t first_column = 0;
    for (std::size_t i = 0; i < files_.size(); ++i) {
      const auto place = FindColumn(*files_[i].table, name);
      if (!place || IsKey(i, *place)) continue;
      if (++shared.files == 1) {
        shared.first_file = i;
        first_column = *place;
      } else if (!shared.differs) {
        shared.differs =
            !AreSame(At(shared.first_file, first_column), At(i, *place));
      }
    }
    return shared;
  }

  /// The same, looked for once.
  const Shared& LookElsewhere(std::size_t file, std::size_t column) {
    const std::string& name = files_[file].table->columns[column].name;
    const auto [place, is_new] = shared_.try_emplace(name);
    if (is_new) place->second = FilesWith(name);
    return place->second;
  }

  /// Only this file has a truth, and the others are of models: its other
  /// columns may be inputs.
  [[nodiscard]] bool MayBeOfTruthAlone(std::size_t file) const {
    const auto with_truth =
        std::count_if(truths_.columns.begin(), truths_.columns.end(),
                      [](std::size_t column) { return column != kNoColumn; });
    return with_truth == 1 && file == TruthFile();
  }

  bool IsModel(std::size_t file, std::size_t column) {
    if (measure_) return assigned_[file].IsPrediction(column);
    const Column& own = files_[file].table->columns[column];
    const bool known = assigned_[file].known;
    if (known && !assigned_[file].IsPrediction(column)) return false;
    if (IsCalledEstimate(own)) return true;
    if (truths_.own_file == file) return false;
    // An input that was mistaken for a score is the same in all files.
    const Shared& shared = LookElsewhere(file, column);
    if (shared.files > 1 || !known) return shared.differs;
    return !MayBeOfTruthAlone(file);
  }

  void TakeOther(std::size_t file, std::size_t column) {
    const std::string& name = files_[file].table->columns[column].name;
    const Shared& shared = LookElsewhere(file, column);
    if (shared.differs || assigned_[file].IsByproduct(column)) {
      joined_.files[file].left_out.push_back(name);
    } else if (shared.first_file < file) {
      NoteName(file, column, name);
    } else {
      Append(file, column, Free(name));
    }
  }

  /// A name that the truth has, too, does not tell the model: that of the file
  /// does.
  [[nodiscard]] std::string NameOfModel(std::size_t file,
                                        const std::string& own) const {
    if (own != truth_name_) return Free(own);
    const std::string label = LabelsOf(files_)[file];
    return Free(models_[file].size() > 1 ? label + " " + own : label);
  }

  void TakeModels() {
    std::vector<ModelsOfFile> models;
    models.reserve(files_.size());
    for (std::size_t i = 0; i < files_.size(); ++i)
      models.push_back({*files_[i].table, assigned_[i], models_[i]});
    const auto truth_file = TruthFile();
    const Column* const truth =
        truth_file ? &At(*truth_file, truths_.columns[*truth_file]).column
                   : nullptr;
    const auto names = NameModels(files_, models, truth);
    std::vector<std::string> predictions;
    for (std::size_t i = 0; i < files_.size(); ++i) {
      for (std::size_t j = 0; j < models_[i].size(); ++j) {
        const std::string name = NameOfModel(i, names[i][j]);
        Append(i, models_[i][j], name);
        predictions.push_back(name);
      }
    }
    bool sure = !predictions.empty();
    for (std::size_t i = 0; i < files_.size(); ++i) {
      const bool has_models = !models_[i].empty();
      sure = sure && !assigned_[i].has_class_columns() &&
             (has_models ? assigned_[i].known : truths_.own_file == i);
    }
    if (sure && (truth || measure_))
      joined_.predictions = std::move(predictions);
  }

  void Finish() {
    if (truths_.certain && !truth_name_.empty()) joined_.truth = truth_name_;
    const Matched& matched = alignment_.matched;
    const bool dropped =
        std::any_of(matched.unmatched.begin(), matched.unmatched.end(),
                    [](std::uint64_t n) { return n > 0; });
    if (dropped)
      joined_.warnings.push_back(
          RowsUnmatched(files_, alignment_.identifier->names, matched.unmatched,
                        matched.first_unmatched, matched.row_count));
    if (runs_) FinishRuns();
    if (measure_) FinishMeasure();
    if (IsOrderUnchecked()) joined_.warnings.push_back(OrderUnchecked());
    NoteOtherNames();
  }

  /// Whether nothing shows that the rows are of the same cases.
  [[nodiscard]] bool IsOrderUnchecked() const {
    const auto with_truth =
        std::count_if(truths_.columns.begin(), truths_.columns.end(),
                      [](std::size_t column) { return column != kNoColumn; });
    return !alignment_.identifier && !truth_name_.empty() && with_truth == 1 &&
           !SharesColumn();
  }

  /// Nor do the names of cases, where there are any.
  [[nodiscard]] std::optional<Problem> CasesUnknown() const {
    if (options_.join || !IsOrderUnchecked()) return std::nullopt;
    return OtherNamesOfCases(files_, truths_.columns);
  }

  void NoteOtherNames() {
    if (runs_ || !alignment_.identifier ||
        alignment_.identifier->names.size() != 1)
      return;
    std::vector<std::string> names;
    names.reserve(files_.size());
    bool differ = false;
    for (std::size_t i = 0; i < files_.size(); ++i) {
      const std::size_t column = alignment_.identifier->columns[i].front();
      names.push_back(files_[i].table->columns[column].name);
      differ = differ || Simplify(names[i]) != Simplify(names[0]);
    }
    if (differ) joined_.warnings.push_back(JoinedByOtherNames(files_, names));
  }

  void FinishMeasure() {
    joined_.measure = measure_->name;
    std::vector<std::vector<std::string>> left_out;
    left_out.reserve(joined_.files.size());
    for (const JoinedFile& file : joined_.files)
      left_out.push_back(file.left_out);
    const std::vector<std::string> others = OtherMeasures(files_, left_out);
    if (!others.empty())
      joined_.warnings.push_back(OneMeasureOfFiles(measure_->name, others));
  }

  /// What a run does not list it did not rank; what was not judged counts as
  /// not relevant.
  void FinishRuns() {
    const std::vector<std::size_t>& judged = RowsOf(runs_->judgments);
    std::vector<std::uint64_t> unjudged(files_.size());
    for (std::size_t i = 0; i < files_.size(); ++i) {
      const std::vector<std::size_t>& rows = RowsOf(i);
      for (std::size_t row = 0; row < rows.size(); ++row) {
        joined_.missing_is_unranked |= rows[row] == kNoRow;
        unjudged[i] += rows[row] != kNoRow && judged[row] == kNoRow ? 1 : 0;
      }
    }
    if (std::any_of(unjudged.begin(), unjudged.end(),
                    [](std::uint64_t count) { return count > 0; }))
      joined_.warnings.push_back(
          ItemsNotJudged(files_, files_[runs_->judgments], unjudged));
  }

  /// Whether a column is the same in all files.
  [[nodiscard]] bool SharesColumn() const {
    std::map<std::string_view, std::size_t> files_with;
    for (const JoinedFile& file : joined_.files) {
      for (const auto& [name, as] : file.columns) ++files_with[as];
    }
    return std::any_of(
        files_with.begin(), files_with.end(),
        [this](const auto& one) { return one.second == files_.size(); });
  }

  std::span<const NamedTable> files_;
  const Options& options_;
  Truths truths_;
  const std::optional<JudgedRuns> runs_;
  const std::vector<std::size_t> row_by_row_;
  Alignment alignment_;
  std::vector<AssignedFile> assigned_;
  std::optional<CommonMeasure> measure_;
  /// Of each file the columns that its models give.
  std::vector<std::vector<std::size_t>> models_;
  /// By the names of columns.
  std::map<std::string_view, Shared> shared_;
  std::string truth_name_;
  /// Of each file the line of each case.
  std::vector<std::vector<std::uint64_t>> lines_;
  std::vector<std::string> taken_;
  JoinedFiles joined_;
};

}  // namespace

Result<JoinedFiles> JoinBeside(std::span<const NamedTable> files,
                               const Options& options) {
  return Joiner(files, options).Join();
}

}  // namespace melon
