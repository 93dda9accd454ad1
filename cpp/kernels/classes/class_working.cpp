#include "kernels/classes/class_working.h"

#include <cstddef>
#include <string>
#include <vector>

#include "base/function_view.h"
#include "base/working/sum_apart.h"

namespace melon {
namespace {

constexpr Text kCountsZero{"undefined, counts 0", "无定义，按 0 计"};

/// One class against all others, or one matrix.
struct RatioCounts {
  std::string index;
  /// In a report: the class; empty for a matrix.
  std::string part;
  double correct;
  double falsely_predicted;
  double missed;
};

std::string SignOf(ClassRatio ratio, const std::string& index) {
  switch (ratio) {
    case ClassRatio::precision:
      return "P_{" + index + '}';
    case ClassRatio::recall:
      return "R_{" + index + '}';
    case ClassRatio::f1:
      return "F_{1," + index + '}';
    case ClassRatio::jaccard:
      break;
  }
  return "J_{" + index + '}';
}

Term RatioTerm(ClassRatio ratio, const Term& tp, const Term& fp,
               const Term& fn) {
  switch (ratio) {
    case ClassRatio::precision:
      return tp / (tp + fp);
    case ClassRatio::recall:
      return tp / (tp + fn);
    case ClassRatio::f1:
      return (2 * tp) / (2 * tp + fp + fn);
    case ClassRatio::jaccard:
      break;
  }
  return tp / (tp + fp + fn);
}

bool IsDefined(ClassRatio ratio, const RatioCounts& counts) {
  const double below =
      counts.correct +
      (ratio == ClassRatio::recall ? 0 : counts.falsely_predicted) +
      (ratio == ClassRatio::precision ? 0 : counts.missed);
  return below > 0;
}

/// Adds a line while they are few; the ratio as a quantity.
Term RatioLine(ClassRatio ratio, const RatioCounts& counts, bool has_line,
               Working& working) {
  const std::string sign = SignOf(ratio, counts.index);
  const auto count = [&counts](std::string_view name, double number) {
    return Term(std::string(name) + "_{" + counts.index + '}', number,
                counts.part);
  };
  const bool defined = IsDefined(ratio, counts);
  const Term term = defined ? RatioTerm(ratio, count("TP", counts.correct),
                                        count("FP", counts.falsely_predicted),
                                        count("FN", counts.missed))
                            : Term(0.0);
  if (!has_line) return {sign, term.value(), counts.part};
  return working.Line(sign, term, defined ? Text{} : kCountsZero);
}

RatioCounts CountsOfClass(const ConfusionMatrix& matrix, std::size_t label) {
  const double correct = matrix.At(label, label);
  const bool two = matrix.class_count() == 2;
  return {.index = two ? (label == 1 ? "+" : "-") : std::to_string(label + 1),
          .part = "class-" + std::to_string(label),
          .correct = correct,
          .falsely_predicted = matrix.PredictionTotal(label) - correct,
          .missed = matrix.TruthTotal(label) - correct};
}

/// On a line of its own, since a fraction does not wrap.
Term SumLine(std::string_view symbols, const std::vector<Term>& summands,
             Working& working) {
  return working.Line(symbols, SumOf(symbols, summands));
}

/// The classes by their names and true cases.
void ClassTableOf(const ConfusionMatrix& matrix, Working& working) {
  // Two are not numbered.
  if (matrix.class_count() == 2) return;
  std::vector<double> cases;
  cases.reserve(matrix.class_count());
  for (std::size_t label = 0; label < matrix.class_count(); ++label)
    cases.push_back(matrix.TruthTotal(label));
  ClassTable(matrix.class_names(), cases, working);
}

std::string SumSign(ClassRatio ratio) {
  return R"(\sum_k )" + SignOf(ratio, "k");
}

/// The ratio of each class that `counts`, and their mean.
Term MeanOverClasses(const ConfusionMatrix& matrix, ClassRatio ratio,
                     FunctionView<bool(std::size_t)> counts, Working& working) {
  std::vector<RatioCounts> classes;
  classes.reserve(matrix.class_count());
  for (std::size_t label = 0; label < matrix.class_count(); ++label) {
    if (counts(label)) classes.push_back(CountsOfClass(matrix, label));
  }
  ClassTableOf(matrix, working);
  std::vector<Term> ratios;
  ratios.reserve(classes.size());
  for (const RatioCounts& one : classes)
    ratios.push_back(
        RatioLine(ratio, one, classes.size() <= kMostClassLines, working));
  return SumLine(SumSign(ratio), ratios, working) /
         Term("K", static_cast<double>(classes.size()));
}

}  // namespace

void ClassTable(std::span<const std::string> names,
                std::span<const double> cases, Working& working) {
  const bool begins = working.lines().empty();
  if (!begins || names.empty() || names.size() > kMostClassLines) return;
  working.Table(
      {"the classes and their numbers of cases", "各类别及其样例个数"},
      {"k", "c_k", "n_k"}, names.size(), [&](std::size_t label) -> WorkingRow {
        return {static_cast<double>(label + 1), names[label], cases[label]};
      });
}

Term CasesTerm(const ConfusionMatrix& matrix) {
  return {"n", matrix.Total(), "n"};
}

Term CorrectTerm(const ConfusionMatrix& matrix) {
  if (matrix.class_count() == 2)
    return Term("TP", matrix.At(1, 1), "tp") +
           Term("TN", matrix.At(0, 0), "tn");
  return FoldedSum(R"(\sum_k C_{kk})", matrix.class_count(),
                   [&matrix](std::size_t label) {
                     return Term("C_{kk}", matrix.At(label, label));
                   },
                   matrix.Correct());
}

Term WrongTerm(const ConfusionMatrix& matrix) {
  if (matrix.class_count() == 2)
    return Term("FP", matrix.At(0, 1), "fp") +
           Term("FN", matrix.At(1, 0), "fn");
  return CasesTerm(matrix) - CorrectTerm(matrix);
}

Term MacroTerm(const ConfusionMatrix& matrix, ClassRatio ratio,
               Working& working) {
  return MeanOverClasses(
      matrix, ratio,
      [&matrix](std::size_t label) {
        return matrix.TruthTotal(label) + matrix.PredictionTotal(label) > 0;
      },
      working);
}

Term MeanRecallTerm(const ConfusionMatrix& matrix, Working& working) {
  return MeanOverClasses(
      matrix, ClassRatio::recall,
      [&matrix](std::size_t label) { return matrix.TruthTotal(label) > 0; },
      working);
}

Term WeightedTerm(const ConfusionMatrix& matrix, ClassRatio ratio,
                  Working& working) {
  const std::size_t classes = matrix.class_count();
  ClassTableOf(matrix, working);
  std::vector<Term> products;
  products.reserve(classes);
  for (std::size_t label = 0; label < classes; ++label) {
    const RatioCounts counts = CountsOfClass(matrix, label);
    const Term cases("n_{" + counts.index + '}', matrix.TruthTotal(label),
                     counts.part);
    products.push_back(
        cases * RatioLine(ratio, counts, classes <= kMostClassLines, working));
  }
  return SumLine(R"(\sum_k n_k\cdot )" + SignOf(ratio, "k"), products,
                 working) /
         CasesTerm(matrix);
}

Term MicroTerm(const ConfusionMatrix& matrix, ClassRatio ratio,
               Working& working) {
  const auto sum_over_classes = [&](std::string_view sign, auto count) {
    double total = 0;
    for (std::size_t label = 0; label < matrix.class_count(); ++label)
      total += count(CountsOfClass(matrix, label));
    return FoldedSum(
        sign, matrix.class_count(),
        [&](std::size_t label) {
          return Term("C", count(CountsOfClass(matrix, label)));
        },
        total);
  };
  const Term tp = working.Line(
      R"(\sum_k TP_k)",
      sum_over_classes(R"(TP_1+\cdots+TP_K)",
                       [](const RatioCounts& one) { return one.correct; }));
  const Term fp = working.Line(
      R"(\sum_k FP_k)",
      sum_over_classes(R"(FP_1+\cdots+FP_K)", [](const RatioCounts& one) {
        return one.falsely_predicted;
      }));
  const Term fn = working.Line(
      R"(\sum_k FN_k)",
      sum_over_classes(R"(FN_1+\cdots+FN_K)",
                       [](const RatioCounts& one) { return one.missed; }));
  return RatioTerm(ratio, tp, fp, fn);
}

Term MeanTerm(std::span<const Counts> matrices, ClassRatio ratio,
              Working& working) {
  // Those in which the positive class neither occurs nor is predicted are left
  // out.
  std::vector<Term> ratios;
  ratios.reserve(matrices.size());
  for (std::size_t i = 0; i < matrices.size(); ++i) {
    if (matrices[i].positives() + matrices[i].predicted_positives() == 0)
      continue;
    ratios.push_back(RatioLine(ratio,
                               {.index = std::to_string(i + 1),
                                .part = {},
                                .correct = matrices[i].true_positive,
                                .falsely_predicted = matrices[i].false_positive,
                                .missed = matrices[i].false_negative},
                               matrices.size() <= kMostClassLines, working));
  }
  return SumLine(R"(\sum_i )" + SignOf(ratio, "i"), ratios, working) /
         Term("n", static_cast<double>(ratios.size()));
}

Term MeanCountsTerm(std::span<const Counts> matrices, ClassRatio ratio,
                    Working& working) {
  const Term count("n", static_cast<double>(matrices.size()));
  const auto mean = [&](const std::string& sign, double Counts::*cell) {
    double total = 0;
    for (const Counts& matrix : matrices) total += matrix.*cell;
    const Term sum = SumApart(
        FoldedSum(R"(\sum_i )" + sign + "_i", matrices.size(),
                  [&](std::size_t i) { return Term(sign, matrices[i].*cell); },
                  total),
        working);
    return working.Line(R"(\overline{)" + sign + '}', sum / count);
  };
  const Term tp = mean("TP", &Counts::true_positive);
  const Term fp = mean("FP", &Counts::false_positive);
  const Term fn = mean("FN", &Counts::false_negative);
  return RatioTerm(ratio, tp, fp, fn);
}

void ShowHarmonicMean(const Term& precision, const Term& recall,
                      Working& working) {
  const Term p = working.Line(R"(P_{\mathrm{macro}})", precision);
  const Term r = working.Line(R"(R_{\mathrm{macro}})", recall);
  working.Result((2 * p * r) / (p + r));
}

}  // namespace melon
