#include "roles/assigners/truth_assigner.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "roles/columns/data_parts.h"
#include "roles/columns/findings/correctness_columns.h"
#include "roles/columns/findings/list_of_measures.h"
#include "roles/columns/findings/list_of_results.h"
#include "roles/columns/nearness.h"
#include "roles/comparison/columns.h"
#include "roles/names/metric_names.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "roles/names/truth_words.h"
#include "roles/role_problems.h"
#include "roles/role_warnings.h"
#include "table/dates.h"
#include "table/formatted_numbers.h"
#include "table/spelling.h"

namespace melon {
namespace {

/// At the beginning and the end of two names.
std::ptrdiff_t LettersInCommon(const std::string& own,
                               const std::string& name) {
  const auto begin =
      std::mismatch(own.begin(), own.end(), name.begin(), name.end());
  const auto end =
      std::mismatch(own.rbegin(), own.rend(), name.rbegin(), name.rend());
  return (begin.first - own.begin()) + (end.first - own.rbegin());
}

}  // namespace

/// Beside so many metrics the rows are results, and no cases.
bool TruthAssigner::AreMetricsMostly() const {
  constexpr std::size_t kFewest = 3;
  std::size_t metrics = 0;
  std::size_t called = 0;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (!IsNumeric(At(i))) continue;
    metrics += IsMetricName(At(i).name) ? 1U : 0U;
    called += IsCalledModel(i) ? 1U : 0U;
  }
  return metrics >= kFewest && called < metrics / 2;
}

/// Whether decimals beyond [0, 1] that are called a model come near others that
/// are not.
bool TruthAssigner::IsModelNearNumbers() const {
  const auto fits = [this](std::size_t i, bool called) {
    return IsFree(i) && IsCalledModel(i) == called && IsFractionalNumbers(i) &&
           !HoldsProportions(At(i)) && !HoldsBothSigns(At(i));
  };
  return FirstColumn([&](std::size_t truth) {
           if (!fits(truth, false)) return false;
           const Nearness nearness(At(truth));
           return FirstColumn([&](std::size_t i) {
                    return fits(i, true) &&
                           nearness.Distance(At(i)) < kUsefulDistance;
                  })
               .has_value();
         })
      .has_value();
}

/// Beside two labels: several columns of numbers beyond [0, 1], one near to
/// another, may be a truth with its estimates as well as scores. Probabilities
/// among them, or both signs, speak for scores.
bool TruthAssigner::MayBeRegression() const {
  if (IsModelNearNumbers()) return true;
  const std::vector<std::size_t> probabilities = LeftOut([this](std::size_t i) {
    return IsFractionalNumbers(i) && HoldsProportions(At(i));
  });
  if (!probabilities.empty()) return false;
  const std::vector<std::size_t> numbers = LeftOut([this](std::size_t i) {
    return IsNumbers(i) && !HoldsProportions(At(i)) && !IsRowOrder(At(i)) &&
           !HoldsBothSigns(At(i));
  });
  return std::any_of(numbers.begin(), numbers.end(), [&](std::size_t one) {
    const Nearness nearness(At(one));
    return std::any_of(numbers.begin(), numbers.end(), [&](std::size_t other) {
      return other != one && nearness.Distance(At(other)) < kUsefulDistance;
    });
  });
}

/// "churn" of 0 and 1 in front of texts which may be models that write Yes and
/// No: another column has the same texts, or they are 0 and 1 in words.
bool TruthAssigner::IsBehindAnotherTruth(std::size_t texts) const {
  const auto first = FirstColumn([this](std::size_t i) {
    return HoldsTwoClasses(At(i)) && IsFree(i) && !IsTaken(i) &&
           !IsCalledModel(i) && !IsCalledInput(i) && !IsTuning(i);
  });
  return first && *first < texts && IsNumeric(At(*first)) &&
         !IsNumeric(At(texts)) &&
         (IsShared(texts) || IsSpelledOtherwise(At(texts), At(*first)));
}

/// "region" beside "pred_tree" of three classes, all of which or some stand in
/// another column: that is the truth.
bool TruthAssigner::AreOthersPredicted(std::size_t labels) const {
  const auto is_of_classes = [this](std::size_t i) {
    return IsFree(i) && IsCoded(At(i)) && HasWholeNumbersOnly(At(i)) &&
           HasFewValues(table(), At(i));
  };
  return FirstColumn([&](std::size_t i) {
           if (i == labels || !is_of_classes(i) ||
               !Mentions(kEstimateWords, i) ||
               PresentLabels(At(i)).size() <= 2 ||
               ShareOfLabels(At(i), At(labels)) > 0)
             return false;
           return FirstColumn([&](std::size_t j) {
                    return j != labels && is_of_classes(j) &&
                           !IsCalledModel(j) && HasLabelsOf(At(j), At(i));
                  })
               .has_value();
         })
      .has_value();
}

/// "status" that says "y_pred" of 0 and 1 in words, where other classes stand
/// beside it that do not.
bool TruthAssigner::RepeatsPrediction(std::size_t labels) const {
  const auto is_same = [this](std::size_t one, std::size_t other) {
    const Column& a = At(one);
    const Column& b = At(other);
    std::set<std::pair<std::uint16_t, std::uint16_t>> pairs;
    for (std::size_t row = 0; row < a.codes.size(); ++row)
      pairs.emplace(a.codes[row], b.codes[row]);
    return pairs.size() == a.labels.size() && pairs.size() == b.labels.size();
  };
  const auto predicted = FirstColumn([&](std::size_t i) {
    return i != labels && IsFree(i) && Mentions(kEstimateWords, i) &&
           IsCoded(At(i)) && PresentLabels(At(i)).size() == 2 &&
           is_same(labels, i);
  });
  return predicted && FirstColumn([&](std::size_t i) {
                        return i != labels && IsFree(i) && !IsTaken(i) &&
                               !IsCalledModel(i) && !IsCalledInput(i) &&
                               HoldsTwoClasses(At(i)) && IsCoded(At(i)) &&
                               !is_same(labels, i);
                      }).has_value();
}

/// Several columns of the same labels are a truth and its predictions: the
/// first is taken, and said. Of different labels, none is.
std::optional<std::size_t> TruthAssigner::TruthOfTwoLabels() {
  std::vector<std::size_t> found = UnnamedTruths();
  if (found.empty() || MayBeRegression() || AreMetricsMostly())
    return std::nullopt;
  const bool same = std::all_of(found.begin(), found.end(), [&](std::size_t i) {
    return HasLabelsOf(At(i), At(found.front()));
  });
  if (!same) return std::nullopt;
  if (IsBehindAnotherTruth(found.front()) ||
      AreOthersPredicted(found.front()) || RepeatsPrediction(found.front()))
    return std::nullopt;
  const auto is_called = [this](std::size_t i) { return IsCalledModel(i); };
  // "income" is called like an input, and "Scored Labels" a prediction. Where
  // all are called like models, none is the truth, and where one is called a
  // prediction, the truth is missing.
  if (!std::all_of(found.begin(), found.end(), is_called)) {
    std::erase_if(found, is_called);
    // Inputs of 0 and 1, one of which is the truth that a model predicts.
    if (found.size() > 1 && AnyCalledOutput()) return std::nullopt;
  } else if (found.size() > 1 || Mentions(kEstimateWords, found.front()) ||
             IsOneOfModels(found.front())) {
    return std::nullopt;
  }
  return FirstOf(std::move(found));
}

std::optional<std::size_t> TruthAssigner::TruthOfManyLabels(bool called_model) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    const bool texts = !IsTaken(i) && IsCoded(At(i)) && !IsNumeric(At(i)) &&
                       PresentLabels(At(i)).size() > 2;
    if (!texts || IsCalledModel(i) != called_model || FormattedNumber(At(i)) ||
        HoldsDates(At(i)) || !IsSharedByModels(i))
      continue;
    const bool same = found.empty() || HasLabelsOf(At(i), At(found.front())) ||
                      HasLabelsOf(At(found.front()), At(i));
    if (same && IsFree(i)) found.push_back(i);
  }
  if (found.empty()) return std::nullopt;
  if (called_model && (found.size() > 1 || IsOneOfModels(found.front()) ||
                       AreOfSureModels(found)))
    return std::nullopt;
  if (!called_model && AreNumbersPredicted(found.front())) return std::nullopt;
  return FirstOf(std::move(found));
}

/// Whether another column that is called a model has labels of it: none of
/// them is the truth then.
bool TruthAssigner::IsOneOfModels(std::size_t labels) const {
  return FirstColumn([this, labels](std::size_t i) {
           return i != labels && IsFree(i) && IsCalledModel(i) &&
                  IsCoded(At(i)) && !IsNumeric(At(i)) &&
                  ShareOfLabels(At(i), At(labels)) > 0;
         })
      .has_value();
}

/// "home_team" and "away_team" beside "pred_home_goals": what is predicted are
/// numbers, where no text is called a prediction.
bool TruthAssigner::AreNumbersPredicted(std::size_t texts) const {
  const auto predicted = [&](bool of_texts) {
    return FirstColumn([&](std::size_t i) {
             if (i == texts || !IsFree(i)) return false;
             return of_texts
                        ? IsCalledModel(i) && IsCoded(At(i)) &&
                              ShareOfLabels(At(i), At(texts)) > 0
                        : Mentions(kEstimateWords, i) && IsFractionalNumbers(i);
           })
        .has_value();
  };
  return predicted(false) && !predicted(true);
}

/// Whether another column has no other labels; or all that are called like
/// models have its labels but for a few, such as "unknown".
bool TruthAssigner::IsSharedByModels(std::size_t index) const {
  constexpr double kMost = .9;
  if (IsShared(index)) return true;
  if (IsCalledModel(index) || IsCalledInput(index) ||
      !HasFewValues(table(), At(index)))
    return false;
  std::size_t models = 0;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (i == index || !IsCalledModel(i) || !IsCoded(At(i)) || IsNumeric(At(i)))
      continue;
    if (ShareOfLabels(At(i), At(index)) < kMost) return false;
    ++models;
  }
  return models > 0;
}

/// "lexicon_state" beside "lexicon_conf": labels that a model gave.
bool TruthAssigner::HasOwnConfidence(std::size_t index) const {
  std::vector<std::string> model = WordsOf(At(index).name);
  if (model.size() < 2) return false;
  model.pop_back();
  return FirstColumn([&](std::size_t i) {
           std::vector<std::string> words = WordsOf(At(i).name);
           const bool sure =
               !words.empty() && (IsWordAmong(kConfidenceWords, words.back()) ||
                                  IsWordAmong(kProbabilityWords, words.back()));
           if (!IsNumbers(i) || !sure) return false;
           words.pop_back();
           return words == model;
         })
      .has_value();
}

/// All have a confidence beside them, and so has another column of labels.
bool TruthAssigner::AreOfSureModels(
    const std::vector<std::size_t>& columns) const {
  const auto is_sure = [this](std::size_t i) { return HasOwnConfidence(i); };
  if (!std::all_of(columns.begin(), columns.end(), is_sure)) return false;
  return columns.size() > 1 || FirstColumn([&](std::size_t i) {
                                 return i != columns.front() && IsFree(i) &&
                                        IsCoded(At(i)) && is_sure(i);
                               }).has_value();
}

/// The labels of raters are of one kind, and so are columns of one series of
/// names: which of them is the truth, only the user knows. What stands beside
/// raters is what they agreed on, or what they were asked about.
std::optional<std::size_t> TruthAssigner::FirstOf(
    std::vector<std::size_t> columns) {
  const auto is_rater = [this](std::size_t i) {
    return HasWordOf(kRaterWords, i);
  };
  const auto raters = std::count_if(columns.begin(), columns.end(), is_rater);
  if (raters > 1) std::erase_if(columns, is_rater);
  if (columns.empty() || AreOfSureModels(columns)) return std::nullopt;
  const auto is_next = [&](std::size_t i) {
    return AreOfOneSeries(At(columns.front()).name, At(i).name);
  };
  if (columns.size() > 1 &&
      std::all_of(columns.begin() + 1, columns.end(), is_next))
    return std::nullopt;
  NoteRivals(columns);
  return columns.front();
}

void TruthAssigner::NoteRivals(const std::vector<std::size_t>& columns) {
  if (columns.size() > 1)
    roles().warnings.push_back(
        WarningOf(column_warnings::truth_in_doubt, table(), columns));
}

/// "species" of "A:setosa", "A:virginica"; not the numbers of repetitions and
/// folds, which may be called as the classes are.
std::optional<std::size_t> TruthAssigner::TruthOfClassColumns() const {
  return FirstColumn([this](std::size_t i) {
    if (IsTaken(i) || IsCalledModel(i) || !HasFewValues(table(), At(i)) ||
        IsIn(kRunNames, At(i)) || IsIn(kFoldNames, At(i)))
      return false;
    std::vector<std::size_t> others;
    for (std::size_t j = 0; j < table().columns.size(); ++j) {
      if (j != i && IsFree(j)) others.push_back(j);
    }
    const std::vector<ClassColumns> models =
        FindClassColumns(table(), others, At(i));
    return std::any_of(
        models.begin(), models.end(), [this, i](const ClassColumns& model) {
          // "rater_2" is called by a rating, but has no probabilities of it.
          return std::all_of(model.columns.begin(), model.columns.end(),
                             [this](std::size_t column) {
                               return !HasWholeNumbersOnly(At(column)) ||
                                      HoldsProportions(At(column));
                             }) &&
                 std::any_of(model.labels.begin(), model.labels.end(),
                             [this, i](const std::string& label) {
                               const auto labels = PresentLabels(At(i));
                               return std::any_of(labels.begin(), labels.end(),
                                                  [&](std::string_view one) {
                                                    return SameLabel(one,
                                                                     label);
                                                  });
                             });
        });
  });
}

/// "day" of "predicted_day", where the user chose that as the prediction.
std::optional<std::size_t> TruthAssigner::TruthOfChosen() const {
  const std::vector<std::size_t>& chosen = roles().predictions;
  if (chosen.empty()) return std::nullopt;
  return FirstColumn([&](std::size_t i) {
    if (IsTaken(i) || IsCalledModel(i) || !MayBeTruth(i)) return false;
    return std::all_of(chosen.begin(), chosen.end(), [&](std::size_t one) {
      return Mentions(kEstimateWords, one) &&
             HasAllWordsOf(At(i).name, At(one).name);
    });
  });
}

std::optional<std::size_t> TruthAssigner::TruthByNames() {
  if (roles().task == TaskKind::ranking) {
    const auto relevance = FirstColumn([this](std::size_t i) {
      return IsIn(kRelevanceNames, At(i)) && !IsTaken(i);
    });
    if (relevance) return relevance;
  }
  if (const auto chosen = TruthOfChosen()) return chosen;
  if (const auto named = NamedTruth()) {
    const auto texts = TextsOfPrediction(*named);
    return texts ? texts : named;
  }
  if (const auto paired = TruthBesidePrediction()) return paired;
  if (const auto y = TruthCalledY()) return y;
  if (const auto only = OnlyCalledTruth()) return only;
  if (const auto labels = LabelsOfPredicted()) return labels;
  return TruthInNamesOfModels();
}

/// Another text in each row of measures, or in those of folds: what was
/// measured, as "target" of the outputs of a network, or of predictors.
bool TruthAssigner::NamesResults(std::size_t index) const {
  const Column& column = At(index);
  if (!roles().predictions.empty() || !IsCoded(column) || IsNumeric(column))
    return false;
  if (CrossBesideMetric(table())) return true;
  return HoldsMeasures(table()) &&
         (column.labels.size() == table().row_count || AreFoldsOfMeasures());
}

/// "fold" beside "MAE" and "RMSE", where nothing is called a prediction.
bool TruthAssigner::AreFoldsOfMeasures() const {
  return FirstColumn([this](std::size_t i) {
           return IsIn(kFoldNames, At(i)) || IsIn(kRunNames, At(i));
         }).has_value() &&
         !FirstColumn([this](std::size_t i) {
            return Mentions(kEstimateWords, i);
          }).has_value();
}

std::optional<std::size_t> TruthAssigner::GuessTruth() {
  if (OfLab() && !IsTaken(OfLab()->target)) return OfLab()->target;
  if (const auto called = TruthByNames(); called && !NamesResults(*called))
    return called;
  const std::optional<TaskKind> chosen = options().ChosenTask();
  if (chosen == TaskKind::regression || chosen == TaskKind::ranking)
    return std::nullopt;
  if (roles().predictions.empty() &&
      (HoldsMeasures(table()) || IsFileOfResults() || ListsRuns()))
    return std::nullopt;
  if (const auto classes = TruthOfClassColumns()) return classes;
  if (const auto two = TruthOfTwoLabels()) return two;
  if (const auto texts = TruthOfManyLabels(false)) return texts;
  return TruthOfManyLabels(true);
}

/// "accuracy_table.csv" of numbers that are called learners: what the texts
/// beside them are, only a name tells.
bool TruthAssigner::IsFileOfResults() const {
  return !MetricOfFile(table().name).empty() &&
         FirstColumn([this](std::size_t i) {
           return IsFractionalNumbers(i) && IsCalledModel(i);
         }).has_value();
}

/// Rows of runs on named data sets, where nothing is called a prediction: what
/// takes two values there, as "vectorizer", may be a setting.
bool TruthAssigner::ListsRuns() const {
  const auto any = [this](const auto& is) {
    return FirstColumn([&](std::size_t i) { return is(i); }).has_value();
  };
  return any([this](std::size_t i) { return IsIn(kDatasetNames, At(i)); }) &&
         any([this](std::size_t i) {
           return IsIn(kRunNames, At(i)) || IsIn(kSeedNames, At(i));
         }) &&
         !any([this](std::size_t i) { return Mentions(kEstimateWords, i); });
}

/// Columns that only say whether models are right, and no truth by its name.
std::optional<Problem> TruthAssigner::CorrectnessAlone() {
  std::optional<Problem> problem = CorrectnessColumns(table());
  if (problem && TruthByNames()) return std::nullopt;
  if (problem) problem->candidates = TruthCandidates();
  return problem;
}

bool TruthAssigner::IsClearTruthName(std::size_t index) const {
  const Column& column = At(index);
  return (IsIn(kTruthNames, column) && !IsIn(kNamesOfTargets, column) &&
          !IsNamedAfterClass(index)) ||
         IsClearlyCalledTruth(index);
}

bool TruthAssigner::IsCalledTruthBesideChosen(std::size_t index) const {
  const std::size_t chosen = roles().truth;
  if (index == chosen || Mentions(kPredictionWords, index)) return false;
  if (!Mentions(kPredictionWords, chosen)) return IsClearTruthName(index);
  return IsIn(kTruthNames, At(index)) || HasWordOf(kTruthWords, index) ||
         HasAllWordsOf(At(index).name, At(chosen).name);
}

/// "correct_label" of the chosen "predicted_label", or texts that it has, too.
bool TruthAssigner::IsPredictedByChosen(std::size_t index) const {
  const std::size_t chosen = roles().truth;
  if (index == chosen || Mentions(kPredictionWords, index) ||
      !Mentions(kPredictionWords, chosen))
    return false;
  if (!IsNumeric(At(chosen)) && HasLabelsOf(At(chosen), At(index))) return true;
  std::vector<std::string> what = WordsOf(At(chosen).name);
  std::erase_if(what, [](const std::string& word) {
    return std::any_of(std::begin(kPredictionWords), std::end(kPredictionWords),
                       [&word](std::string_view estimate) {
                         return word.find(estimate) != std::string::npos;
                       });
  });
  return IsOfWhat(what, At(index).name);
}

/// Of the columns that fit, the one whose name is most like that of the chosen
/// truth: "y3_true" of "y3_pred".
std::optional<std::size_t> TruthAssigner::MostLikeChosen(
    const Fits& fits) const {
  const std::string& name = At(roles().truth).name;
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (fits(i) && (!found || LettersInCommon(At(i).name, name) >
                                  LettersInCommon(At(*found).name, name)))
      found = i;
  }
  return found;
}

/// What is called a truth, where the chosen one is called a prediction or
/// otherwise.
std::optional<std::size_t> TruthAssigner::CalledTruthBesideChosen() const {
  const std::size_t chosen = roles().truth;
  if (!Mentions(kPredictionWords, chosen) &&
      (IsIn(kTruthNames, At(chosen)) || HasWordOf(kTruthWords, chosen)))
    return std::nullopt;
  // "response" may be anything that was answered.
  const auto shares_values = [this](std::size_t i) {
    return SharesValues(roles().truth, i);
  };
  const auto clear = MostLikeChosen([&](std::size_t i) {
    const bool certain =
        IsIn(kTruthNames, At(i)) && !IsIn(kNamesOfTargets, At(i));
    return IsCalledTruthBesideChosen(i) && !IsIn(kWeakTruthNames, At(i)) &&
           (certain || shares_values(i));
  });
  if (clear) return clear;
  const auto called = MostLikeChosen([&](std::size_t i) {
    return IsCalledTruthBesideChosen(i) && shares_values(i);
  });
  if (called) return called;
  return MostLikeChosen([&](std::size_t i) {
    return IsPredictedByChosen(i) && shares_values(i);
  });
}

/// "correct" of 1 where "pred" is the "label".
bool TruthAssigner::SaysWhatIsRight() const {
  return FirstColumn([this](std::size_t i) {
           return i != roles().truth && IsIn(kTruthNames, At(i)) &&
                  IsAmong(CorrectnessOfPredictions(table(), i), roles().truth);
         })
      .has_value();
}

/// A number of the rows, one of several metrics, a mark of predictions, or
/// what says of which model or part of the data a row is.
bool TruthAssigner::IsUnlikelyTruth() const {
  constexpr std::string_view kRowWords[] = {"index", "idx", "row"};
  const Column& truth = At(roles().truth);
  const bool numbers_rows = HasWordOf(kRowWords, roles().truth) ||
                            EndsInId(truth.name) ||
                            IsIn(kRowNumberNames, truth);
  if (IsRowNumber(truth) || (NamesEachRow(table(), truth) && numbers_rows))
    return true;
  if (SaysWhatIsRight() || NamesModels(roles().truth) ||
      TellsTrainingFromOthers(truth))
    return true;
  return IsNumeric(truth) && MentionsMetric(truth.name) &&
         FirstColumn([this](std::size_t i) {
           return i != roles().truth && IsNumeric(At(i)) && !IsCalledModel(i) &&
                  MentionsMetric(At(i).name);
         }).has_value();
}

void TruthAssigner::NoteExchangedTruth() {
  if (!options().truth) return;
  const bool predicted = Mentions(kPredictionWords, roles().truth);
  if (const auto called = CalledTruthBesideChosen()) {
    roles().warnings.push_back(
        TruthsExchanged(table(), roles().truth, *called, predicted));
  } else if (predicted && !IsClearTruthName(roles().truth)) {
    roles().warnings.push_back(WarningOf(column_warnings::prediction_as_truth,
                                         table(), {roles().truth}));
  }
}

std::optional<Problem> TruthAssigner::FindTruth() {
  if (!roles().has_truth() && !IsNobody("truth")) {
    if (auto correctness = CorrectnessAlone()) return correctness;
    roles().truth = GuessTruth().value_or(kNoColumn);
    roles().guessed.emplace_back("truth");
  }
  if (!roles().has_truth()) return WithoutTruth();
  NoteExchangedTruth();
  if (options().truth && IsUnlikelyTruth())
    roles().warnings.push_back(
        WarningOf(column_warnings::unlikely_truth, table(), {roles().truth}));
  const Column& truth = At(roles().truth);
  if (NamesEachRow(table(), truth)) {
    if (auto formatted = FormattedColumn(table(), truth)) return formatted;
  } else if (options().truth && !options().task) {
    if (auto formatted = FormattedColumn(table(), truth)) {
      formatted->message.english.append(
          " If they are labels, choose their task (task=labels).");
      formatted->message.chinese.append(
          "若是标记，请选择其任务（task=labels）。");
      return formatted;
    }
  }
  // What melon lab writes has neither.
  if (OfLab()) return std::nullopt;
  LeaveOutCopiesOfTruth();
  LeaveOutOtherTruths();
  LeaveOutByproducts();
  return std::nullopt;
}

/// "label_true" beside "dir_true", which was taken. What a model gives may be
/// called "expected" beside "observed", or "actual" beside "expected".
void TruthAssigner::LeaveOutOtherTruths() {
  constexpr std::string_view kExpected[] = {"expected"};
  const auto is_clear = [&](std::size_t i) {
    return IsClearTruthName(i) && !HasWordOf(kExpected, i) &&
           !Mentions(kEstimateWords, i);
  };
  if (!is_clear(roles().truth)) return;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (IsFree(i) && !IsTaken(i) && is_clear(i)) LeaveOutOtherTruth(i);
  }
}

}  // namespace melon
