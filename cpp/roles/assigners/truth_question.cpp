#include "roles/assigners/truth_question.h"

#include <algorithm>
#include <string>
#include <utility>

#include "base/column_access.h"
#include "base/sorted_indices.h"
#include "roles/assigners/count_roles.h"
#include "roles/columns/data_parts.h"
#include "roles/columns/findings/correctness_columns.h"
#include "roles/columns/findings/list_of_results.h"
#include "roles/columns/findings/points_of_curve.h"
#include "roles/columns/findings/validation_means.h"
#include "roles/columns/sentences.h"
#include "roles/names/role_names.h"
#include "roles/role_problems.h"
#include "table/dates.h"
#include "table/formatted_numbers.h"

namespace melon {

/// Texts that hardly repeat, in the only column that has such.
bool TruthQuestion::AloneNamesRows(std::size_t index) const {
  const auto names_rows = [this](std::size_t i) {
    return NamesEachRow(table(), At(i)) && !IsNearlyNumeric(At(i));
  };
  return names_rows(index) && !FirstColumn([&](std::size_t i) {
                                 return i != index && names_rows(i);
                               }).has_value();
}

/// "<=50K" and ">50K": probabilities of two classes, case by case.
bool TruthQuestion::IsComplement(std::size_t index) const {
  if (!IsFractionalNumbers(index) || !HoldsProportions(At(index))) return false;
  return FirstColumn([&](std::size_t i) {
           return i != index && IsNumeric(At(i)) &&
                  AreComplements(At(i), At(index));
         })
      .has_value();
}

/// Neither comments nor what numbers or names the rows, nor one label in all of
/// many, nor probabilities.
bool TruthQuestion::MayBeTruth(std::size_t index) const {
  constexpr std::size_t kFewRows = 5;
  const Column& column = At(index);
  const bool constant = IsCoded(column) && table().row_count > kFewRows &&
                        PresentLabels(column).size() == 1;
  const bool comments =
      !HasFewValues(table(), column) && HoldsSentences(table(), index);
  const bool id = AloneNamesRows(index) || (IsIn(kIgnoredNames, column) &&
                                            NamesEachRow(table(), column));
  return !constant && !comments && !id && !IsIndex(index) &&
         !IsComplement(index) && !TellsTrainingFromOthers(column) &&
         !IsRowNumber(column) && !IsRowOrder(column) &&
         column.storage != Storage::dropped;
}

std::vector<std::size_t> TruthQuestion::PossibleTruths() const {
  std::vector<std::size_t> columns;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (MayBeTruth(i)) columns.push_back(i);
  }
  return columns;
}

/// The likeliest first; what is called a prediction or names the models only
/// where nothing else is there.
std::vector<std::string> TruthQuestion::TruthCandidates() const {
  const auto rank = [this](std::size_t i) {
    const Column& column = At(i);
    const bool few = HasFewValues(table(), column);
    const bool numbers = IsNearlyNumeric(column);
    if (IsCalledModel(i)) return 4;
    if (few) return numbers ? 2 : 1;
    return numbers ? 3 : 5;
  };
  std::vector<std::size_t> columns = PossibleTruths();
  const auto is_output = [this](std::size_t i) {
    return HasWordOf(kWordsOfPredictions, i) || NamesModels(i);
  };
  if (!std::all_of(columns.begin(), columns.end(), is_output))
    std::erase_if(columns, is_output);
  std::vector<std::string> names;
  for (const std::size_t place :
       SortedIndices(columns.size(), [&](std::size_t a, std::size_t b) {
         return rank(columns[a]) < rank(columns[b]);
       }))
    names.push_back(At(columns[place]).name);
  return names;
}

std::optional<Message> TruthQuestion::OneColumnAlone() const {
  const std::vector<std::size_t> possible = PossibleTruths();
  if (possible.size() != 1 || AnyComplement()) return std::nullopt;
  return Fill({"The truth and the predictions must stand in one table, side by "
               "side, in a row for each case. Here only the column \"{0}\" "
               "can be either: add the others beside it.",
               "真实标记与预测须在同一表中并列，每个样例一行。这里只有“{0}”一"
               "列可能是其中之一：请把其余各列并排加入。"},
              {Shorten(At(possible.front()).name)});
}

bool TruthQuestion::AnyComplement() const {
  return FirstColumn([this](std::size_t i) { return IsComplement(i); })
      .has_value();
}

bool TruthQuestion::AnyCalledOutput() const {
  return AnyCalledScore() || FirstColumn([this](std::size_t i) {
                               return IsCalledModel(i);
                             }).has_value();
}

/// Not by the name of a learner alone, which its results have as well.
bool TruthQuestion::AnyCalledScore() const {
  return FirstColumn([this](std::size_t i) {
           return Mentions(kPredictionWords, i) || Mentions(kScoreWords, i);
         })
      .has_value();
}

/// Decimals that are called scores or predictions say more than two values do.
bool TruthQuestion::AnyScoreBeside() const {
  return FirstColumn([this](std::size_t i) {
           return IsFractionalNumbers(i) &&
                  (Mentions(kPredictionWords, i) || Mentions(kScoreWords, i));
         })
      .has_value();
}

/// Features and a target, perhaps, from which nothing has learnt yet.
void TruthQuestion::PointToLab(Message& message) const {
  if (AnyCalledOutput() || table().columns.size() < 3) return;
  message.english.append(
      " If the file has features and a target but no predictions yet, the lab "
      "learns from it: melon lab, or \"Lab\" on the page.");
  message.chinese.append(
      "若文件只有特征与目标而尚无预测，请用实验室学习：命令 melon lab，或页面"
      "上的“实验室”。");
}

/// Numbers of learners beside each other, perhaps, without a name that says so.
void TruthQuestion::PointToResults(Message& message) const {
  constexpr std::size_t kFewest = 3;
  const std::vector<std::size_t> numbers = LeftOut([this](std::size_t i) {
    return IsNearlyNumeric(At(i)) && !HoldsTwoClasses(At(i));
  });
  const auto inputs = static_cast<std::size_t>(
      std::count_if(numbers.begin(), numbers.end(),
                    [this](std::size_t i) { return IsCalledInput(i); }));
  const auto moment = FirstColumn([this](std::size_t i) {
    return HoldsDates(At(i)) || IsIn(kMomentNames, At(i));
  });
  if (AnyCalledScore() || moment || numbers.size() < kFewest ||
      2 * inputs >= numbers.size())
    return;
  message.english.append(
      " If instead the columns of numbers are results of learners, a row for "
      "each data set, choose the task of algorithms on data sets "
      "(task=friedman).");
  message.chinese.append(
      "若各数值列是学习器的结果，每个数据集一行，请选择“多个数据集上的算法”任务"
      "（task=friedman）。");
}

/// As many rows as columns of whole numbers, 0 or more, and no header.
bool TruthQuestion::IsSquareOfCounts() const {
  constexpr std::size_t kFewestClasses = 3;
  const std::size_t columns = table().columns.size();
  if (!table().header_missing || columns < kFewestClasses ||
      table().row_count != columns)
    return false;
  return !FirstColumn([this](std::size_t i) {
            const std::vector<double> numbers = ToNumbers(At(i));
            return !HasWholeNumbersOnly(At(i)) ||
                   !std::all_of(numbers.begin(), numbers.end(),
                                [](double number) { return number >= 0; });
          }).has_value();
}

void TruthQuestion::PointToMatrix(Problem& problem) const {
  if (!IsSquareOfCounts()) return;
  problem.message.english.append(
      " If it is a confusion matrix, write the names of the classes above its "
      "columns and before its rows, with an empty first cell.");
  problem.message.chinese.append(
      "若它是混淆矩阵，请在各列上方与各行前面写上类别名称，第一个单元格留空。");
  // Said beside the question that the page asks itself.
  problem.option = "truth";
}

/// "configuration" of a few texts, each in many rows, beside numbers.
void TruthQuestion::PointToConfigurations(Problem& problem) const {
  const auto found = FirstColumn([this](std::size_t i) {
    return IsIn(kConfigurationNames, At(i)) && HasFewValues(table(), At(i)) &&
           PresentLabels(At(i)).size() > 1;
  });
  if (!found) return;
  const std::string name = Shorten(At(*found).name);
  const Message more =
      Fill({" If there is no truth, and \"{0}\" names what is compared, choose "
            "it as the algorithms (algorithm={0}).",
            "若没有真实标记，而“{0}”列写明所比较的对象，请把它选作算法"
            "（algorithm={0}）。"},
           {name});
  problem.message.english.append(more.english);
  problem.message.chinese.append(more.chinese);
  problem.option = "algorithm";
}

Problem TruthQuestion::AskForTruth() const {
  if (auto alone = OneColumnAlone())
    return {.code = "no_truth_column", .message = *std::move(alone)};
  Problem problem{
      .code = "no_truth_column",
      .message = Fill(
          {"Which column is the truth? Neither names nor contents show it. "
           "Choose one (truth); the columns are: {0}.",
           "哪一列是真实标记？从列名和内容都看不出来。请指定真实标记列"
           "（truth）；现有的列：{0}。"},
          {ColumnNames(table())})};
  if (table().header_missing) {
    problem.message.english.append(
        " The file has no header: its first line is all numbers. Where the "
        "columns have names, write them above it.");
    problem.message.chinese.append(
        "文件没有表头：第一行全是数。若各列有名称，请写在其上方。");
  }
  if (const auto results = ListOfResults(table())) {
    problem.message.english.append(" ").append(results->english);
    problem.message.chinese.append(results->chinese);
  } else if (AnyCalledOutput() || AnyComplement()) {
    problem.message.english.append(
        " If it stands in another file, give that file as well.");
    problem.message.chinese.append("若在另一文件中，请一并给出该文件。");
    PointToResults(problem.message);
  } else {
    PointToResults(problem.message);
    PointToLab(problem.message);
  }
  PointToConfigurations(problem);
  PointToMatrix(problem);
  // Of a large square each column would be as good, and as wrong.
  constexpr std::size_t kLarge = 5;
  const bool matrix = IsSquareOfCounts() && table().columns.size() >= kLarge;
  if (!matrix && !CrossBesideMetric(table()))
    problem.candidates = TruthCandidates();
  return problem;
}

/// What the table is instead, or the question.
Problem TruthQuestion::WithoutTruth() const {
  if (auto formatted = FormattedColumn(table())) return *formatted;
  if (auto counts = ThreeCounts(table())) return *counts;
  if (auto curve = PointsOfCurve(table())) return *curve;
  if (auto means = ValidationMeans(table())) return *means;
  if (auto metrics = MetricsWithoutCases(table())) return *metrics;
  if (auto metric = MetricAlone(table())) return *metric;
  if (IsSquareOfCounts()) return AskForTruth();
  if (auto correctness =
          PerhapsCorrectness(table(), LeftOut([](auto) { return true; }));
      correctness && !AnyScoreBeside()) {
    correctness->candidates = TruthCandidates();
    return *correctness;
  }
  return AskForTruth();
}

}  // namespace melon
