#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "base/random.h"
#include "kernels/learning/platt_scaling.h"
#include "kernels/learning/support_vectors.h"
#include "kernels/splitting/shuffle.h"
#include "learners/learner.h"

namespace melon::learners {
namespace {

constexpr std::string_view kKernels[] = {"rbf", "linear"};
constexpr double kLinear = 1;
constexpr HyperParameter kKernel{.name = "kernel",
                                 .kind = HyperParameterKind::choice,
                                 .usual = 0,
                                 .limits = {.low = 0, .high = 1},
                                 .search_low = 0,
                                 .search_high = 1,
                                 .choices = kKernels};
constexpr HyperParameter kC{.name = "C",
                            .kind = HyperParameterKind::log_real,
                            .usual = 1,
                            .limits = {.low = 1e-10, .high = 1e10},
                            .search_low = 1e-2,
                            .search_high = 1e3};
constexpr HyperParameter kGamma{.name = "gamma",
                                .kind = HyperParameterKind::log_real,
                                .usual = 0,
                                .limits = {.low = 0, .high = 1e10},
                                .search_low = 1e-4,
                                .search_high = 10,
                                .counts_with = "kernel",
                                .counts_at = 0};
constexpr const HyperParameter* kParameters[] = {&kKernel, &kC, &kGamma};
constexpr std::size_t kSigmoidFolds = 5;
/// Keeps the probabilities of pairs away from 0 and 1.
constexpr double kLeastProbability = 1e-7;

/// Between two classes.
struct Machine {
  std::size_t negative = 0;
  std::size_t positive = 1;
  SupportVectors vectors = {};
  Sigmoid sigmoid = {};
};

/// Classes are counted among those that have rows in the training set.
class Machines : public Model {
 public:
  Machines(const TrainingSet& training, std::vector<std::uint16_t> present,
           SvmKernel kernel, std::vector<Machine> machines)
      : features_(*training.features),
        class_count_(training.class_count),
        present_(std::move(present)),
        kernel_(kernel),
        machines_(std::move(machines)) {}

  void Predict(const FeatureMatrix& rows,
               std::span<double> predictions) const override {
    std::fill(predictions.begin(), predictions.end(), 0);
    const std::size_t k = present_.size();
    std::vector<double> pairs(k * k);
    for (std::size_t row = 0; row < rows.row_count; ++row) {
      for (const Machine& machine : machines_) {
        const double p =
            std::clamp(machine.sigmoid.At(DecisionValue(
                           machine.vectors, features_, kernel_, rows.row(row))),
                       kLeastProbability, 1 - kLeastProbability);
        pairs[machine.positive * k + machine.negative] = p;
        pairs[machine.negative * k + machine.positive] = 1 - p;
      }
      const std::vector<double> shares = CouplePairs(pairs, k);
      for (std::size_t i = 0; i < k; ++i)
        predictions[row * class_count_ + present_[i]] = shares[i];
    }
  }

 private:
  FeatureMatrix features_;
  std::size_t class_count_;
  std::vector<std::uint16_t> present_;
  SvmKernel kernel_;
  std::vector<Machine> machines_;
};

/// Fits a machine to each pair of classes.
class MachineFitter {
 public:
  MachineFitter(const TrainingSet& training, SvmKernel kernel, double c,
                std::uint64_t seed)
      : training_(training), kernel_(kernel), c_(c), random_(seed) {}

  Machine Between(std::uint16_t negative, std::uint16_t positive) {
    std::vector<std::uint32_t> rows;
    rows.reserve(training_.row_count());
    for (std::uint32_t row = 0; row < training_.row_count(); ++row) {
      const std::uint16_t mine = training_.classes[row];
      if (mine == negative || mine == positive) rows.push_back(row);
    }
    const Sigmoid sigmoid = SigmoidOf(rows, positive);
    SupportVectors vectors = FitRows(rows, positive);
    converged_ = converged_ && vectors.converged;
    return {.vectors = std::move(vectors), .sigmoid = sigmoid};
  }

  [[nodiscard]] bool converged() const { return converged_; }

 private:
  [[nodiscard]] std::vector<bool> ArePositive(
      std::span<const std::uint32_t> rows, std::uint16_t positive) const {
    std::vector<bool> are;
    are.reserve(rows.size());
    for (const std::uint32_t row : rows)
      are.push_back(training_.classes[row] == positive);
    return are;
  }

  [[nodiscard]] SupportVectors FitRows(std::span<const std::uint32_t> rows,
                                       std::uint16_t positive) const {
    const std::vector<bool> sides = ArePositive(rows, positive);
    const auto count =
        static_cast<std::size_t>(std::count(sides.begin(), sides.end(), true));
    // With one side only there is nothing to separate.
    if (count == 0) return {.rho = 1, .converged = true};
    if (count == sides.size()) return {.rho = -1, .converged = true};
    return FitSupportVectors(*training_.features, rows, sides, kernel_, c_);
  }

  /// From decisions about rows that the machine has not seen: those of its own
  /// training set would be too good.
  Sigmoid SigmoidOf(std::vector<std::uint32_t> rows, std::uint16_t positive) {
    Shuffle(rows, random_);
    const std::size_t folds = std::min(kSigmoidFolds, rows.size());
    std::vector<double> decisions(rows.size());
    for (std::size_t fold = 0; fold < folds; ++fold) {
      const std::size_t begin = fold * rows.size() / folds;
      const std::size_t end = (fold + 1) * rows.size() / folds;
      std::vector<std::uint32_t> others(rows.begin(), rows.end());
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(begin),
                   others.begin() + static_cast<std::ptrdiff_t>(end));
      const SupportVectors machine = FitRows(others, positive);
      for (std::size_t i = begin; i < end; ++i)
        decisions[i] = DecisionValue(machine, *training_.features, kernel_,
                                     training_.features->row(rows[i]));
    }
    return FitSigmoid(decisions, ArePositive(rows, positive));
  }

  const TrainingSet& training_;
  SvmKernel kernel_;
  double c_;
  Random random_;
  bool converged_ = true;
};

/// 1 / (features · variance of all their values), as scikit-learn's "scale".
double ScaledGamma(const FeatureMatrix& features) {
  const auto count = static_cast<double>(features.values.size());
  if (features.values.empty()) return 1;
  double mean = 0;
  double variance = 0;
  for (const double value : features.values) mean += value / count;
  for (const double value : features.values)
    variance += (value - mean) * (value - mean) / count;
  return 1 / (static_cast<double>(features.column_count) *
              (variance > 0 ? variance : 1));
}

std::vector<std::uint16_t> PresentClasses(const TrainingSet& training) {
  std::vector<bool> has_rows(training.class_count);
  for (const std::uint16_t one : training.classes) has_rows[one] = true;
  std::vector<std::uint16_t> present;
  present.reserve(training.class_count);
  for (std::size_t c = 0; c < has_rows.size(); ++c)
    if (has_rows[c]) present.push_back(static_cast<std::uint16_t>(c));
  return present;
}

Fit FitMachines(const TrainingSet& training, const HyperParameters& parameters,
                std::uint64_t seed) {
  SvmKernel kernel;
  if (parameters[kKernel] != kLinear)
    kernel.gamma = parameters[kGamma] > 0 ? parameters[kGamma]
                                          : ScaledGamma(*training.features);
  MachineFitter fitter(training, kernel, parameters[kC], seed);
  std::vector<std::uint16_t> present = PresentClasses(training);
  std::vector<Machine> machines;
  machines.reserve(present.size() * present.size() / 2);
  for (std::size_t a = 0; a < present.size(); ++a) {
    for (std::size_t b = a + 1; b < present.size(); ++b) {
      machines.push_back(fitter.Between(present[a], present[b]));
      machines.back().negative = a;
      machines.back().positive = b;
    }
  }
  return {.model = std::make_unique<Machines>(training, std::move(present),
                                              kernel, std::move(machines)),
          .converged = fitter.converged()};
}

}  // namespace

extern const LearnerWords support_vector_machine_words = {
    .words =
        {
            .name = {"support vector machine", "支持向量机"},
            .short_name = {"SVM", "SVM"},
            .synonyms = {"SVC, C-SVC, LIBSVM, kernel machine", "核方法"},
            .meaning =
                {"The surface between two classes with the widest margin, "
                 "where "
                 "rows inside the margin cost C each. More classes are "
                 "separated "
                 "pair by pair. Platt’s sigmoid, fitted to decisions of five "
                 "folds, turns distances into probabilities.",
                 "两类之间间隔最大的分界面，间隔内的行按 C "
                 "受罚。多类时两两分开。"
                 "以五折得到的决策值拟合 Platt 的 sigmoid，把距离变为概率。"},
            .latex =
                R"(\min_{w,b}\;\tfrac12\|w\|^2+C\sum_{i=1}^{m}\max\big(0,\,1-y_i)"
                R"((w^{\top}\phi(x_i)+b)\big),\quad K(x,z)=\exp(-\gamma\|x-z\|^2))",
            .symbols =
                {{"x_i", {"row i", "第 i 行"}},
                 {"y_i",
                  {"−1 or +1, the class of row i", "第 i 行的类别，−1 或 +1"}},
                 {"C",
                  {"the cost of a row inside the margin", "间隔内一行的代价"}},
                 {R"(\phi)",
                  {"what the kernel K maps a row to", "核 K 对应的映射"}},
                 {R"(\gamma)",
                  {"how fast similarity falls with distance",
                   "相似度随距离下降的快慢"}},
                 {"m", {"rows of the training set", "训练集的行数"}}},
            .references = {{sources::cortes1995},
                           {sources::fan2005},
                           {sources::lin2007},
                           {sources::wu2004},
                           {sources::zhou2016, "§6"}},
            .remark = {"Numeric features are standardized. A gamma of 0 is "
                       "scikit-learn’s “scale”: 1 over the number of "
                       "features times "
                       "the variance of their values.",
                       "数值属性先标准化。gamma 取 0 时同 scikit-learn 的 "
                       "“scale”：属性"
                       "数与全部取值方差之积的倒数。"},
            .avoid_when =
                {"rows are many: its time grows with their square at least; or "
                 "probabilities are what counts: they are fitted afterwards",
                 "样例很多：时间至少按平方增长；或看重概率：概率是事后拟合的"},
        },
    .parameters =
        {{"similarity of two rows", "两行的相似度"},
         {"cost of a row inside the margin", "间隔内一行的代价"},
         {"how fast the similarity falls with distance; 0: by the variance",
          "相似度随距离下降的快慢；0 为按方差"}},
};

extern const Learner support_vector_machine = {
    .id = "support_vector_machine",
    .parameters = kParameters,
    .goals = LearnerGoals::classes,
    .standardizes = true,
    .fit = FitMachines,
};

}  // namespace melon::learners
