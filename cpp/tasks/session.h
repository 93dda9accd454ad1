#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/table.h"
#include "forms/reshape.h"
#include "io/csv/csv_reader.h"
#include "io/json/json.h"
#include "options/options.h"
#include "report/report_part.h"
#include "roles/roles.h"
#include "tasks/evaluation.h"
#include "tasks/lab/lab_basis.h"
#include "tasks/loaded_files.h"

namespace melon {

/// One user's table and what was computed from it, behind texts of JSON: what
/// the page and the command line talk to. A failed step is answered by
/// {"error": …} and leaves what was there before.
class Session {
 public:
  /// Starts reading a file. Options: "delimiter", "expected_bytes",
  /// "guessed_encoding", the file's "name"; for one of several files that
  /// become one table, its place "part" from 0 on, and how many there are,
  /// "parts".
  /// What was read before stays until FinishLoad of the last one succeeds.
  std::string BeginLoad(std::string_view options_json);
  /// Where the next bytes of the file go; valid until Push.
  [[nodiscard]] std::span<char> Buffer(std::size_t size);
  /// Takes the first `size` bytes of the buffer; "{}" or an error, after which
  /// the load is over.
  std::string Push(std::size_t size);
  /// {"input": …} without roles, or an error; of a file before the last of
  /// several, what is in it alone.
  std::string FinishLoad();
  /// The report for these options; or an error, with "input" when it is the
  /// columns that must be chosen otherwise. A part may be the whole.
  std::string Run(std::string_view options_json,
                  ReportPart part = ReportPart::whole);
  /// The answer to a small question about the last report, or an error. One
  /// about tables of critical values needs neither report nor file, one about
  /// a plan to split the rows needs the file alone.
  std::string Query(std::string_view request_json);

 private:
  /// An error together with the columns as read, so that roles can be changed.
  /// `roles` may be null.
  [[nodiscard]] Json ProblemWithTable(Problem problem,
                                      const Roles* roles) const;
  /// The table that the options speak of, in `used_`: that of the file, or the
  /// same in another form. The options may change accordingly.
  std::optional<Problem> ChooseTable(Options& options);
  /// What the other form says of task, truth and weight, where the options say
  /// nothing.
  void FitToReshaped(Options& options) const;
  /// Looks whether the file has one of the forms that are rearranged.
  std::optional<Problem> LookForOtherForm(const Options& options);
  /// Makes `evaluation_`, or says why not. `as_given`: the options before
  /// ChooseTable.
  std::optional<Problem> Evaluate(const Roles& roles, const Options& options,
                                  const Options& as_given);
  /// What was done to the file, what was guessed in doubt, what has no use.
  void AddWarnings(const Roles& roles, const Options& options,
                   Json& warnings) const;
  [[nodiscard]] Json AnswerQuery(const Json& request);
  /// Which task the options lead to, where they lead to an evaluation.
  std::optional<TaskKind> TaskOf(Options options);
  /// Whether only the labels of truth and predictions are written otherwise.
  bool IsTruthInOtherWords(Options options);
  /// Leaves the likeliest of the truths with which the options lead to an
  /// evaluation, or would if the labels were written alike.
  void KeepFittingTruths(const Options& as_given,
                         std::vector<std::string>& candidates,
                         bool in_other_words = false);
  void PointToFittingTask(TaskKind chosen, const Options& as_given,
                          Problem& problem);
  void PointToComparison(const Options& as_given, Problem& problem);
  /// Whether the table lists the results of learners, by a column that names
  /// them, or by their columns beside one that names a metric.
  bool IsListOfResults(const Options& as_given);
  /// The column that would be the only clustering, of points whose coordinates
  /// are all other columns.
  std::optional<std::string> OnlyClustering(const Options& as_given);
  /// Leaves of the first candidates for the truth those that fit, and names the
  /// comparison where the table lists results of learners.
  void PointToAnswers(const Options& as_given, Problem& problem);
  /// Where a chosen task does not fit: which does, if any, and only truths that
  /// make it fit. Where a truth was chosen in a table of results: its task.
  /// What `used_` is stays.
  Problem WithFittingChoice(Problem problem, const Options& as_given);
  [[nodiscard]] Result<std::unique_ptr<Evaluation>> PrepareTask(
      const Roles& roles, const Options& options) const;
  /// Makes `evaluation_` fit the roles and options.
  std::optional<Problem> Prepare(const Roles& roles, const Options& options);

  /// Looks at the table that the files make now.
  void TakeTable();
  /// What was read, with the files where there are several. `roles` may be
  /// null.
  [[nodiscard]] Json InputJson(const Roles* roles) const;

  std::optional<CsvReader> reader_;
  LoadedFiles files_;
  /// As the file has it, or all files together.
  std::shared_ptr<const Table> table_;
  /// What was found in it, and its other form if there is one.
  std::optional<Reshaped> found_;
  std::shared_ptr<const Table> reshaped_;
  /// The options that had a say in that; nothing before the first run.
  std::optional<std::string> reshaped_for_;
  /// The one of the two tables that the options of the last run speak of.
  std::shared_ptr<const Table> used_;
  /// Of `evaluation_`.
  const Task* task_ = nullptr;
  /// Looks into `evaluated_`.
  std::shared_ptr<const Table> evaluated_;
  std::unique_ptr<Evaluation> evaluation_;
  /// Of `table_`, for the lab.
  KeptLabBasis lab_;
};

}  // namespace melon
