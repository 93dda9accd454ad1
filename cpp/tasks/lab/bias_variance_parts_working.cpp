#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/sum.h"
#include "kernels/learning/domingos.h"
#include "kernels/learning/kohavi_wolpert.h"
#include "tasks/lab/bias_variance_parts.h"
#include "tasks/lab/lab_working.h"
#include "tasks/lab/squared_error_working.h"

namespace melon {
namespace {

/// A case of a classification, and what the models predict of it.
struct CountedCase {
  double row = 0;
  std::uint16_t truth = 0;
  /// How many models predict each class.
  std::vector<std::uint32_t> counts = {};
  Domingos domingos = {};

  [[nodiscard]] double main_count() const { return counts[domingos.main]; }
  [[nodiscard]] double right() const { return counts[truth]; }
  [[nodiscard]] bool is_biased() const { return domingos.main != truth; }
};

std::vector<CountedCase> CountCases(const TrueCases& cases,
                                    const ModelPredictions& predictions) {
  std::vector<CountedCase> counted(cases.rows.size());
  for (std::size_t i = 0; i < counted.size(); ++i) {
    CountedCase& one = counted[i];
    one.row = cases.rows[i];
    one.truth = cases.classes[i];
    one.counts.assign(cases.labels.size(), 0);
    for (const std::vector<std::uint16_t>& model : predictions.classes)
      one.counts[model[i]] += 1;
    one.domingos = DomingosOf(one.counts, one.truth);
  }
  return counted;
}

/// The working of parts of a classification.
class ClassParts {
 public:
  ClassParts(const TrueCases& cases, const ModelPredictions& predictions)
      : labels_(cases.labels),
        cases_(CountCases(cases, predictions)),
        models_("M", static_cast<double>(predictions.classes.size())),
        count_("n", static_cast<double>(cases_.size())) {}

  [[nodiscard]] bool Show(std::string_view part, std::string_view number,
                          double value, Working& working) const {
    if (part == "kohavi_wolpert") return ShowKohavi(number, value, working);
    if (part == "domingos") return ShowDomingos(number, working);
    if (!part.empty() || number != "error") return false;
    CountsTable(working);
    const Term wrong = CountLine(
        "W", R"(\sum_i \left(M-r_i\right))",
        [](const CountedCase& /*one*/) { return true; },
        [this](const CountedCase& one) {
          return models_.value() - one.right();
        },
        {"wrong predictions", "错误的预测数"}, working);
    working.Result(wrong / (models_ * count_));
    return true;
  }

 private:
  /// What is counted of each case.
  void CountsTable(Working& working) const {
    working.Table({"models that predict the main class, and the right one",
                   "预测主类别的模型数与预测正确的模型数"},
                  {R"(i)", R"(y_i)", R"(\hat y_i)", R"(k_i)", R"(r_i)"},
                  cases_.size(), [this](std::size_t i) {
                    const CountedCase& one = cases_[i];
                    return WorkingRow{one.row, labels_[one.truth],
                                      labels_[one.domingos.main],
                                      one.main_count(), one.right()};
                  });
  }

  /// The sum of a count over the cases that belong.
  template <class Belongs, class CountOf>
  [[nodiscard]] Term CountLine(std::string_view sign, std::string_view symbols,
                               Belongs belongs, CountOf count_of,
                               const Text& title, Working& working) const {
    std::vector<double> counts;
    double total = 0;
    for (const CountedCase& one : cases_) {
      if (!belongs(one)) continue;
      counts.push_back(count_of(one));
      total += counts.back();
    }
    return working.Line(
        sign,
        FoldedSum(
            symbols, counts.size(),
            [&](std::size_t i) { return Term(counts[i]); }, total),
        title);
  }

  /// A part of the error is the mean over the cases of that of each.
  bool ShowKohavi(std::string_view number, double value,
                  Working& working) const {
    const bool is_sum = number == "sum";
    const bool is_bias = number == "bias_squared";
    if (!is_sum && !is_bias && number != "variance") return false;
    if (!is_sum) {
      static_cast<void>(KohaviLine(is_bias, value, working));
      return true;
    }
    const Term bias = KohaviLine(true, KohaviMean(true), working);
    const Term variance = KohaviLine(false, KohaviMean(false), working);
    working.Result(bias + variance);
    return true;
  }

  [[nodiscard]] double KohaviOf(std::size_t i, bool is_bias) const {
    const KohaviWolpert parts =
        KohaviWolpertOf(cases_[i].counts, cases_[i].truth);
    return is_bias ? parts.bias_squared : parts.variance;
  }

  [[nodiscard]] double KohaviMean(bool is_bias) const {
    Sum sum;
    for (std::size_t i = 0; i < cases_.size(); ++i)
      sum.Add(KohaviOf(i, is_bias));
    return sum.value() / count_.value();
  }

  [[nodiscard]] Term KohaviLine(bool is_bias, double mean,
                                Working& working) const {
    const std::string_view sign = is_bias ? "b_i" : "v_i";
    CountsTable(working);
    const CountedCase& first = cases_.front();
    const auto share = [&](std::size_t c) {
      return Term("m_c", first.counts[c]) / models_;
    };
    if (is_bias) {
      static_cast<void>(working.Line(
          "b_1",
          FoldedSum(R"(\sum_c \left([c=y_1]-\frac{m_c}{M}\right)^2)",
                    labels_.size(),
                    [&](std::size_t c) {
                      return Square(Term("[c=y_1]", c == first.truth ? 1 : 0) -
                                    share(c));
                    },
                    2 * KohaviOf(0, true)) /
              Term(2),
          {"bias² of the first case, where m_c models predict the class c",
           "第一个样例的偏差²，预测类别 c 的模型有 m_c 个"}));
    } else {
      static_cast<void>(working.Line(
          "v_1",
          (Term(1) - FoldedSum(R"(\sum_c \left(\frac{m_c}{M}\right)^2)",
                               labels_.size(),
                               [&](std::size_t c) { return Square(share(c)); },
                               1 - 2 * KohaviOf(0, false))) /
              Term(2),
          {"variance of the first case, where m_c models predict the class c",
           "第一个样例的方差，预测类别 c 的模型有 m_c 个"}));
    }
    return working.Line(
        is_bias ? R"(\overline{\mathrm{bias}^2})"
                : R"(\overline{\mathrm{var}})",
        MeanTerm(
            is_bias ? R"(\sum_i b_i)" : R"(\sum_i v_i)", "n", cases_.size(),
            [&](std::size_t i) { return Term(sign, KohaviOf(i, is_bias)); },
            mean, working));
  }

  [[nodiscard]] Term UnbiasedLine(Working& working) const {
    return CountLine(
        "V_u", R"(\sum_{i:\,\hat y_i=y_i} \left(M-k_i\right))",
        [](const CountedCase& one) { return !one.is_biased(); },
        [this](const CountedCase& one) {
          return models_.value() - one.main_count();
        },
        {"predictions other than the main one, where that is right",
         "主预测正确时与之不同的预测数"},
        working);
  }

  [[nodiscard]] Term BiasedLine(Working& working) const {
    return CountLine(
        "V_b", R"(\sum_{i:\,\hat y_i\neq y_i} r_i)",
        [](const CountedCase& one) { return one.is_biased(); },
        [](const CountedCase& one) { return one.right(); },
        {"right predictions, where the main one is wrong",
         "主预测错误时正确的预测数"},
        working);
  }

  [[nodiscard]] Term BiasTerm(Working& working) const {
    const auto biased =
        std::count_if(cases_.begin(), cases_.end(),
                      [](const CountedCase& one) { return one.is_biased(); });
    const Term count = working.Line(
        "B",
        Term(R"(\left|\{i:\hat y_i\neq y_i\}\right|)",
             static_cast<double>(biased)),
        {"cases with a wrong main prediction", "主预测错误的样例数"});
    return count / count_;
  }

  bool ShowDomingos(std::string_view number, Working& working) const {
    CountsTable(working);
    const Term all = models_ * count_;
    const auto net = [&] {
      const Term unbiased = UnbiasedLine(working);
      const Term biased = BiasedLine(working);
      return (unbiased - biased) / all;
    };
    if (number == "bias") {
      working.Result(BiasTerm(working));
    } else if (number == "unbiased_variance") {
      working.Result(UnbiasedLine(working) / all);
    } else if (number == "biased_variance") {
      working.Result(BiasedLine(working) / all);
    } else if (number == "net_variance") {
      working.Result(net());
    } else if (number == "sum") {
      const Term bias = working.Line(R"(\mathrm{bias})", BiasTerm(working));
      const Term variance = working.Line(R"(\mathrm{var})", net());
      working.Result(bias + variance);
    } else if (number == "variance") {
      const Term others = CountLine(
          "V", R"(\sum_i \left(M-k_i\right))",
          [](const CountedCase& /*one*/) { return true; },
          [this](const CountedCase& one) {
            return models_.value() - one.main_count();
          },
          {"predictions other than the main one", "与主预测不同的预测数"},
          working);
      working.Result(others / all);
    } else {
      return false;
    }
    return true;
  }

  std::span<const std::string> labels_;
  std::vector<CountedCase> cases_;
  Term models_;
  Term count_;
};

bool ShowNumbers(const TrueCases& cases, const ModelPredictions& predictions,
                 std::string_view part, std::string_view number,
                 const Json& reported, Working& working) {
  std::vector<std::vector<double>> of_case(cases.rows.size());
  for (std::size_t i = 0; i < of_case.size(); ++i)
    for (const std::vector<double>& model : predictions.numbers)
      of_case[i].push_back(model[i]);
  const std::vector<double> rows(cases.rows.begin(), cases.rows.end());
  const SquaredPredictions of{.predicted = of_case,
                              .right = cases.numbers,
                              .place = rows,
                              .place_sign = "i",
                              .right_sign = "y_i"};
  const auto of_part = [&](std::string_view key) {
    return NumberOr(*reported.Find("squared_error"), key, 0);
  };
  if (part.empty() && number == "error") {
    static_cast<void>(
        ShowSquaredError(of, NumberOr(reported, number, 0), working));
    return true;
  }
  if (part != "squared_error") return false;
  const bool is_sum = number == "sum";
  const bool is_bias = number == "bias_squared_and_noise";
  if (!is_sum && !is_bias && number != "variance") return false;
  Term bias(0.0);
  if (is_sum || is_bias)
    bias = ShowBiasSquared(of, of_part("bias_squared_and_noise"), working);
  if (is_bias) return true;
  const Term variance = ShowVariance(of, of_part("variance"), working);
  if (is_sum) working.Result(bias + variance);
  return true;
}

}  // namespace

std::optional<WorkedOut<Value>> WorkBiasVariance(
    const TrueCases& cases, const ModelPredictions& predictions,
    const Json& wanted) {
  const std::string_view part = TextOf(wanted, "part");
  const std::string_view number = TextOf(wanted, "number");
  const Json reported = BiasVarianceJson("", cases, predictions);
  const Json* const parts = part.empty() ? &reported : reported.Find(part);
  if (parts == nullptr) return std::nullopt;
  const double value = NumberOr(*parts, number, 0);
  Working working;
  const bool is_known =
      cases.is_classification()
          ? ClassParts(cases, predictions).Show(part, number, value, working)
          : ShowNumbers(cases, predictions, part, number, reported, working);
  if (!is_known) return std::nullopt;
  return WorkedOut<Value>{value, std::move(working)};
}

}  // namespace melon
