#include "roles/columns/prediction_byproducts.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <string_view>

#include "base/column_access.h"
#include "roles/columns/nearness.h"
#include "roles/names/name_words.h"
#include "table/column_traits.h"

namespace melon {
namespace {

using Words = std::vector<std::string>;

constexpr std::string_view kErrorWords[] = {
    "error", "errors", "err",     "residual",    "residuals", "resid",
    "loss",  "losses", "entropy", "uncertainty", "fehler",    "residuum",
    "res",   "rmsd",   "rmse",    "mae",         "mse",       "mape",
    "shap",  "ape",    "smape",   "wape"};
/// Models may be called so as well: vector autoregression, or one whose inputs
/// are standardised. The values must be those of deviations.
constexpr std::string_view kDeviationWords[] = {
    "std",    "sd",  "se",       "stdev", "stddev",
    "stderr", "var", "variance", "sigma", "deviation"};
/// Those of them that are no model's whole name.
constexpr std::string_view kClearDeviationWords[] = {
    "std", "stdev", "stddev", "stderr", "variance", "deviation"};
constexpr std::string_view kRankWords[] = {"rank", "ranking", "position",
                                           "rang"};
/// Chinese puts no spaces between words.
constexpr std::string_view kErrorEnds[] = {"残差", "误差", "损失", "熵",
                                           "不确定性"};
constexpr std::string_view kDeviationEnds[] = {"标准差", "标准误", "方差"};
constexpr std::string_view kRankEnds[] = {"排名", "名次"};
/// What may stand beside such a word, and in the name of a prediction.
constexpr std::string_view kRemarkWords[] = {
    "y",          "yhat",        "hat",       "pred",        "preds",
    "predicted",  "predict",     "forecast",  "fitted",      "estimate",
    "prediction", "predictions", "abs",       "absolute",    "squared",
    "sq",         "mean",        "log",       "score",       "scores",
    "prob",       "proba",       "standard",  "probability", "relative",
    "rel",        "pct",         "percent",   "case",        "per",
    "sample",     "model",       "predictive"};

enum class Kind : unsigned char { none, error, deviation, rank };

/// What a name says of predictions, and of which.
struct NamedByproduct {
  Kind kind = Kind::none;
  /// Whether the whole name may be that of a model.
  bool doubtful = false;
  std::string stem;
};

/// Takes from the word what tells a byproduct.
Kind TakeKind(std::string& word, bool ranking) {
  struct Names {
    Kind kind;
    std::span<const std::string_view> words;
    std::span<const std::string_view> ends;
  };
  const Names all[] = {{Kind::error, kErrorWords, kErrorEnds},
                       {Kind::deviation, kDeviationWords, kDeviationEnds},
                       {Kind::rank, kRankWords, kRankEnds}};
  for (const Names& names : all) {
    if (names.kind == Kind::rank && !ranking) continue;
    if (IsWordAmong(names.words, word)) {
      word.clear();
      return names.kind;
    }
    if (CutEnd(names.ends, word)) return names.kind;
  }
  return Kind::none;
}

NamedByproduct ReadName(const std::string& name, bool ranking,
                        const Words& predicted) {
  NamedByproduct read;
  for (std::string word : WordsOf(name)) {
    const bool of_truth =
        std::find(predicted.begin(), predicted.end(), word) != predicted.end();
    const std::string whole = word;
    const Kind kind = of_truth ? Kind::none : TakeKind(word, ranking);
    if (kind != Kind::none && read.kind == Kind::none) {
      read.kind = kind;
      read.doubtful = IsWordAmong(kDeviationWords, whole) &&
                      !IsWordAmong(kClearDeviationWords, whole);
    }
    if (!IsWordAmong(kRemarkWords, word)) read.stem += word;
  }
  return read;
}

/// Words that say what is predicted.
Words WordsOfTruth(const Column& truth) {
  constexpr std::size_t kMostLabels = 100;
  Words words = WordsOf(truth.name);
  if (!IsCoded(truth) || truth.labels.size() > kMostLabels) return words;
  for (const std::string& label : truth.labels) {
    const Words own = WordsOf(label);
    words.insert(words.end(), own.begin(), own.end());
  }
  return words;
}

/// Deviations are never negative. Those of probabilities are at most one half,
/// and those of quantities are not near the truth.
bool MayBeDeviation(const Column& truth, const Column& column) {
  const std::vector<double> numbers = ToNumbers(column);
  const bool two_classes = IsCoded(truth) && PresentLabels(truth).size() == 2;
  const double most = two_classes ? .5 : HUGE_VAL;
  if (std::any_of(numbers.begin(), numbers.end(),
                  [most](double x) { return x < 0 || x > most; }))
    return false;
  return two_classes || !IsNearlyNumeric(truth) ||
         !(Nearness(truth).Distance(column) < kUsefulDistance);
}

/// Whether every error is the distance of the predicted from the true number,
/// but for rounding, with either sign or none.
bool AreErrors(const std::vector<double>& errors,
               const std::vector<double>& truth,
               const std::vector<double>& predicted) {
  constexpr double kRounding = 1e-4;
  bool any = false;
  for (std::size_t row = 0; row < errors.size(); ++row) {
    const double distance = std::abs(truth[row] - predicted[row]);
    const double size = std::abs(truth[row]) + std::abs(predicted[row]);
    const double difference = std::abs(std::abs(errors[row]) - distance);
    if (std::isnan(difference)) continue;
    if (difference > kRounding * size) return false;
    any = true;
  }
  return any;
}

class Finder {
 public:
  explicit Finder(const ByproductSearch& search) : search_(search) {
    const Words predicted = WordsOfTruth(search.table.columns[search.truth]);
    for (std::size_t i = 0; i < search.table.columns.size(); ++i) {
      const bool free = i != search.truth && search.is_free(i);
      names_.push_back(
          ReadName(search.table.columns[i].name, search.ranking, predicted));
      free_.push_back(free);
      any_predicted_ = any_predicted_ || (free && IsPlain(i) && IsPredicted(i));
    }
  }

  [[nodiscard]] bool IsByproduct(std::size_t index) const {
    if (!free_[index] || IsPlain(index) || !HasValues(index)) return false;
    const NamedByproduct& own = names_[index];
    if (own.kind == Kind::error && IsErrorOfAny(index)) return true;
    if (own.stem.empty() && !own.doubtful && any_predicted_) return true;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (free_[i] && IsPlain(i) && names_[i].stem == own.stem &&
          (IsPredicted(i) || !any_predicted_))
        return true;
    }
    return false;
  }

 private:
  [[nodiscard]] bool IsPlain(std::size_t index) const {
    return names_[index].kind == Kind::none;
  }

  /// Whether it is the truth less another column in each row, or its absolute
  /// value.
  [[nodiscard]] bool IsErrorOfAny(std::size_t index) const {
    const std::vector<double> truth =
        ToNumbers(search_.table.columns[search_.truth]);
    const std::vector<double> errors = ToNumbers(search_.table.columns[index]);
    for (std::size_t i = 0; i < names_.size(); ++i) {
      const Column& other = search_.table.columns[i];
      if (free_[i] && IsPlain(i) && IsNearlyNumeric(other) &&
          AreErrors(errors, truth, ToNumbers(other)))
        return true;
    }
    return false;
  }

  /// In a ranking every column of numbers is a model's.
  [[nodiscard]] bool IsPredicted(std::size_t index) const {
    return search_.is_predicted(index) ||
           (search_.ranking && IsNearlyNumeric(search_.table.columns[index]));
  }

  [[nodiscard]] bool HasValues(std::size_t index) const {
    const Column& column = search_.table.columns[index];
    if (!IsNearlyNumeric(column)) return false;
    const Kind kind = names_[index].kind;
    if (kind == Kind::rank) return HasWholeNumbersOnly(column);
    return kind != Kind::deviation ||
           MayBeDeviation(search_.table.columns[search_.truth], column);
  }

  const ByproductSearch& search_;
  std::vector<NamedByproduct> names_;
  std::vector<bool> free_;
  bool any_predicted_ = false;
};

}  // namespace

std::vector<std::size_t> FindByproducts(const ByproductSearch& search) {
  const Finder finder(search);
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < search.table.columns.size(); ++i) {
    if (finder.IsByproduct(i)) found.push_back(i);
  }
  return found;
}

}  // namespace melon
