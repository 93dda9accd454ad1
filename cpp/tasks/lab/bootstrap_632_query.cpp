#include "tasks/lab/bootstrap_632_query.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "base/problem.h"
#include "base/sum.h"
#include "base/text.h"
#include "kernels/classes/bootstrap_632.h"
#include "report/answers.h"
#include "tasks/lab/lab_working.h"

namespace melon {
namespace {

Problem OtherPlan(std::string_view plan) {
  return {
      .code = "not_a_bootstrap",
      .message = Fill({"The .632 and .632+ estimates are made of bootstrap "
                       "samples, and the plan is \"{0}\": choose the plan "
                       "\"bootstrap\".",
                       ".632 与 .632+ 估计由自助样本得到，而划分方案是“{0}”："
                       "请选择方案“bootstrap”。"},
                      {plan}),
      .value = std::string(plan)};
}

Problem OtherGoal() {
  return {
      .code = "no_error_rate",
      .message = Fill(
          {"The target is a number. The .632+ estimate as it was published "
           "is of an error rate: choose a target of classes, or look at "
           "the errors on the out-of-bag rows, which are pessimistic.",
           "目标是数值。.632+ 估计按其原文是针对错误率的：请选择类别型目标，"
           "或查看包外行上的误差（偏悲观）。"})};
}

Problem Unreadable() {
  return {.code = "invalid_query",
          .message =
              Fill({"The predictions for the .632 estimate do not fit "
                    "together: give those of one data set and its learners.",
                    "用于 .632 估计的预测彼此不符：请给出同一数据集及其学习器"
                    "的预测。"})};
}

Problem NeverLeftOut(std::size_t count, std::size_t rows) {
  return {
      .code = "never_left_out",
      .message = Fill(
          {"No bootstrap sample leaves out {0} of the {1} rows: the out-of-bag "
           "error is the mean over the others. More samples (repeats) leave "
           "out every row.",
           "{1} 行中有 {0} 行未被任何自助样本留出，包外误差是其余各行的均值。"
           "增加样本数（重复次数）可使每行都被留出。"},
          {CountText(count), CountText(rows)})};
}

/// Whole numbers below a limit, or nothing.
std::optional<std::vector<std::uint32_t>> ReadWhole(const Json* json,
                                                    double limit) {
  const auto* const list = json == nullptr ? nullptr : json->As<Json::Array>();
  if (list == nullptr) return std::nullopt;
  std::vector<std::uint32_t> numbers;
  numbers.reserve(list->size());
  for (const Json& one : *list) {
    double number = -1;
    if (const auto* const whole = one.As<std::int64_t>())
      number = static_cast<double>(*whole);
    else if (const auto* const real = one.As<double>())
      number = *real;
    if (!(number >= 0) || number >= limit || number != std::floor(number))
      return std::nullopt;
    numbers.push_back(static_cast<std::uint32_t>(number));
  }
  return numbers;
}

/// What learners predicted of some rows.
struct PredictedRows {
  /// From 0.
  std::vector<std::uint32_t> row;
  std::vector<std::uint16_t> truth;
  std::vector<std::string> learners;
  /// Of each learner.
  std::vector<std::vector<std::uint16_t>> predicted;
};

std::vector<std::uint16_t> AsClasses(const std::vector<std::uint32_t>& list) {
  std::vector<std::uint16_t> classes;
  classes.reserve(list.size());
  for (const std::uint32_t one : list)
    classes.push_back(static_cast<std::uint16_t>(one));
  return classes;
}

std::optional<PredictedRows> ReadPredicted(const Json& part, double rows,
                                           double classes) {
  auto row = ReadWhole(part.Find("row"), rows + 1);
  const auto truth = ReadWhole(part.Find("truth"), classes);
  const Json* const predicted = part.Find("predicted");
  const auto* const list =
      predicted == nullptr ? nullptr : predicted->As<Json::Array>();
  if (!row || !truth || list == nullptr || row->size() != truth->size())
    return std::nullopt;
  PredictedRows read;
  for (std::uint32_t& one : *row) {
    if (one == 0) return std::nullopt;
    --one;
  }
  read.row = std::move(*row);
  read.truth = AsClasses(*truth);
  for (const Json& one : *list) {
    const auto values = ReadWhole(one.Find("values"), classes);
    if (!values || values->size() != read.row.size()) return std::nullopt;
    read.learners.emplace_back(TextOf(one, "learner"));
    read.predicted.push_back(AsClasses(*values));
  }
  return read;
}

/// How often each row was left out, and each learner was wrong about it then.
class LeftOut {
 public:
  LeftOut(std::size_t rows, std::size_t learners)
      : times_(rows), wrong_(learners, std::vector<double>(rows)) {}

  void Add(const PredictedRows& part) {
    for (std::size_t i = 0; i < part.row.size(); ++i) {
      times_[part.row[i]] += 1;
      for (std::size_t learner = 0; learner < wrong_.size(); ++learner) {
        if (part.predicted[learner][i] != part.truth[i])
          wrong_[learner][part.row[i]] += 1;
      }
    }
  }

  [[nodiscard]] std::size_t never() const {
    return static_cast<std::size_t>(
        std::count(times_.begin(), times_.end(), 0.0));
  }

  [[nodiscard]] double ErrorOf(std::size_t learner) const {
    Sum sum;
    for (std::size_t row = 0; row < times_.size(); ++row)
      if (times_[row] > 0) sum.Add(wrong_[learner][row] / times_[row]);
    return sum.value() / static_cast<double>(times_.size() - never());
  }

  /// The same as a line of a working, below the counts of the rows.
  [[nodiscard]] Term ErrorLine(std::size_t learner, Working& working) const {
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < times_.size(); ++row)
      if (times_[row] > 0) rows.push_back(row);
    const std::vector<double>& wrong = wrong_[learner];
    working.Table(
        {"samples that leave the row out, and the wrong models among theirs",
         "未含该行的自助样本数，以及其中预测错误的模型数"},
        {"i", "b_i", "w_i"}, rows.size(), [&](std::size_t i) {
          return WorkingRow{static_cast<double>(rows[i] + 1), times_[rows[i]],
                            wrong[rows[i]]};
        });
    return working.Give("out_of_bag_error", R"(\hat\varepsilon)",
                        MeanTerm(R"(\sum_i \frac{w_i}{b_i})", "n'", rows.size(),
                                 [&](std::size_t i) {
                                   return Term("w_i", wrong[rows[i]]) /
                                          Term("b_i", times_[rows[i]]);
                                 },
                                 ErrorOf(learner), working),
                        {"out-of-bag error", "包外误差"});
  }

 private:
  std::vector<double> times_;
  /// Of each learner.
  std::vector<std::vector<double>> wrong_;
};

/// How many of the rows the learner of all rows is wrong about.
double WrongOf(const PredictedRows& apparent, std::size_t learner) {
  const std::vector<std::uint16_t>& predicted = apparent.predicted[learner];
  double wrong = 0;
  for (std::size_t i = 0; i < predicted.size(); ++i)
    if (predicted[i] != apparent.truth[i]) wrong += 1;
  return wrong;
}

Json LearnerJson(const PredictedRows& apparent, std::size_t learner,
                 std::size_t classes, double out_of_bag) {
  const std::vector<std::uint16_t>& predicted = apparent.predicted[learner];
  const double error =
      WrongOf(apparent, learner) / static_cast<double>(predicted.size());
  const double chance =
      NoInformationErrorRate(apparent.truth, predicted, classes);
  const double overfitting = RelativeOverfittingRate(error, out_of_bag, chance);
  Json json = Json::ObjectOf("name", Json(apparent.learners[learner]));
  json.Put("apparent_error", error);
  json.Put("out_of_bag_error", out_of_bag);
  json.Put("estimate_632", Bootstrap632(error, out_of_bag));
  json.Put("no_information_rate", chance);
  json.Put("overfitting_rate", overfitting);
  json.Put("weight", Weight632Plus(overfitting));
  json.Put("estimate_632_plus", Bootstrap632Plus(error, out_of_bag, chance));
  return json;
}

/// The number of pairs of a true and a predicted class that differ, by n².
Term NoInformationLine(const PredictedRows& apparent, std::size_t learner,
                       std::size_t classes, double value, Working& working) {
  std::vector<double> of_truth(classes);
  std::vector<double> of_prediction(classes);
  for (const std::uint16_t label : apparent.truth) of_truth[label] += 1;
  for (const std::uint16_t label : apparent.predicted[learner])
    of_prediction[label] += 1;
  const Term count("n", static_cast<double>(apparent.row.size()));
  working.Table({"rows that are of the class, and predicted to be",
                 "属于该类的行数与被预测为该类的行数"},
                {"k", "n_k", "m_k"}, classes, [&](std::size_t k) {
                  return WorkingRow{static_cast<double>(k + 1), of_truth[k],
                                    of_prediction[k]};
                });
  return working.Give(
      "no_information_rate", R"(\gamma)",
      FoldedSum(R"(\sum_k n_k\cdot\left(n-m_k\right))", classes,
                [&](std::size_t k) {
                  return Term("n_k", of_truth[k]) *
                         (count - Term("m_k", of_prediction[k]));
                },
                value * count.value() * count.value()) /
          Square(count),
      {"no-information error rate", "无信息错误率"});
}

/// How the number of `LearnerJson` under `number` comes about.
std::optional<WorkedOut<Value>> WorkLearner(const PredictedRows& apparent,
                                            const LeftOut& left_out,
                                            std::size_t learner,
                                            std::size_t classes,
                                            std::string_view number) {
  const Json reported =
      LearnerJson(apparent, learner, classes, left_out.ErrorOf(learner));
  const double value = NumberOr(reported, number, -1);
  if (value == -1) return std::nullopt;
  Working working;
  const Term count("n", static_cast<double>(apparent.row.size()));
  const Term error =
      working.Give("apparent_error", R"(\overline{\mathrm{err}})",
                   Term("W", WrongOf(apparent, learner)) / count,
                   {"apparent error: wrong rows", "表观误差：出错的行数"});
  const Term out_of_bag = number == "no_information_rate"
                              ? Term(left_out.ErrorOf(learner))
                              : left_out.ErrorLine(learner, working);
  const Term estimate =
      working.Give("estimate_632", R"(\widehat{\mathrm{Err}}^{(.632)})",
                   Term(.368) * error + Term(.632) * out_of_bag,
                   {".632 estimate", ".632 估计"});
  const Term chance =
      NoInformationLine(apparent, learner, classes,
                        NumberOr(reported, "no_information_rate", 0), working);
  const Term capped =
      working.Line(R"(\hat\varepsilon')", Smaller(out_of_bag, chance),
                   {"out-of-bag error, γ at most", "包外误差，至多取 γ"});
  const bool has_rate = chance.value() > error.value();
  const Term overfitting = working.Give(
      "overfitting_rate", "R",
      has_rate ? Larger(capped - error, 0) / (chance - error) : Term(0.0),
      has_rate ? Text{"relative overfitting rate", "相对过拟合率"}
               : Text{"relative overfitting rate: 0, as γ is not above the "
                      "apparent error",
                      "相对过拟合率：γ 不高于表观误差，取 0"});
  const Term weight = working.Give(
      "weight", "w", Term(.632) / (Term(1) - Term(.368) * overfitting),
      {"weight", "权重"});
  const Term more = (capped - error) * Term(.368) * overfitting * weight;
  const bool overfits = capped.value() > error.value();
  working.Give("estimate_632_plus", {}, overfits ? estimate + more : estimate);
  // Where there is none, γ and the apparent error say why.
  const std::string_view keys[] = {number, "apparent_error",
                                   "no_information_rate"};
  const bool says_why = !has_rate && number == "overfitting_rate";
  working.KeepFor(std::span(keys).first(says_why ? 3 : 1));
  return WorkedOut<Value>{value, std::move(working)};
}

Json Estimates(const PredictedRows& apparent, const LeftOut& left_out,
               std::size_t samples, std::size_t classes) {
  const std::size_t rows = apparent.row.size();
  Json learners = Json::EmptyArray();
  for (std::size_t i = 0; i < apparent.learners.size(); ++i)
    learners.Add(LearnerJson(apparent, i, classes, left_out.ErrorOf(i)));
  Json estimates = Json::ObjectOf("rows", Json(rows));
  estimates.Put("samples", samples);
  estimates.Put("never_left_out", left_out.never());
  estimates.Put("learners", std::move(learners));
  estimates.Put("reference", sources::efron1997.text);
  Json json = Json::ObjectOf("bootstrap_632", std::move(estimates));
  Json warnings = Json::EmptyArray();
  if (left_out.never() > 0)
    warnings.Add(ToJson(NeverLeftOut(left_out.never(), rows)));
  json.Put("warnings", std::move(warnings));
  return json;
}

}  // namespace

Json Bootstrap632Answer(const Json& request) {
  const std::string_view plan = TextOf(request, "plan");
  if (plan != "bootstrap") return ErrorJson(OtherPlan(plan));
  if (TextOf(request, "goal") != "classification")
    return ErrorJson(OtherGoal());
  const Json* const all = request.Find("apparent");
  if (all == nullptr) return Json::EmptyObject();
  const double rows = NumberOr(request, "rows", 0);
  const double classes = NumberOr(request, "classes", 0);
  constexpr double kMostClasses = 65'535;
  const auto apparent = ReadPredicted(*all, rows, classes);
  const Json* const parts = request.Find("left_out");
  const auto* const list =
      parts == nullptr ? nullptr : parts->As<Json::Array>();
  if (!apparent || apparent->row.empty() || classes > kMostClasses ||
      static_cast<double>(apparent->row.size()) != rows || list == nullptr)
    return ErrorJson(Unreadable());
  LeftOut left_out(apparent->row.size(), apparent->learners.size());
  for (const Json& part : *list) {
    const auto predicted = ReadPredicted(part, rows, classes);
    if (!predicted || predicted->learners != apparent->learners)
      return ErrorJson(Unreadable());
    left_out.Add(*predicted);
  }
  if (left_out.never() == apparent->row.size()) return ErrorJson(Unreadable());
  if (const Json* const wanted = AskedWorking(request)) {
    const auto learner = PlaceIn(*wanted, "learner", apparent->learners.size());
    if (!learner) return ErrorJson(UnknownQuery(request));
    return LabWorkingAnswer(request,
                            WorkLearner(*apparent, left_out, *learner,
                                        static_cast<std::size_t>(classes),
                                        TextOf(*wanted, "number")));
  }
  return Estimates(*apparent, left_out, list->size(),
                   static_cast<std::size_t>(classes));
}

}  // namespace melon
