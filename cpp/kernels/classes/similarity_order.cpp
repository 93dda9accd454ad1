#include "kernels/classes/similarity_order.h"

#include <algorithm>
#include <utility>

namespace melon {
namespace {

struct Pair {
  double similarity;
  std::size_t a;
  std::size_t b;
};

double ShareTakenFor(const ConfusionMatrix& matrix, std::size_t truth,
                     std::size_t prediction) {
  const double total = matrix.TruthTotal(truth);
  return total > 0 ? matrix.At(truth, prediction) / total : 0;
}

/// The pairs that are confused at all, most similar first.
std::vector<Pair> ConfusedPairs(const ConfusionMatrix& matrix) {
  std::vector<Pair> pairs;
  for (std::size_t a = 0; a < matrix.class_count(); ++a) {
    for (std::size_t b = a + 1; b < matrix.class_count(); ++b) {
      const double similarity =
          ShareTakenFor(matrix, a, b) + ShareTakenFor(matrix, b, a);
      if (similarity > 0) pairs.push_back({similarity, a, b});
    }
  }
  std::sort(pairs.begin(), pairs.end(), [](const Pair& x, const Pair& y) {
    return x.similarity != y.similarity
               ? x.similarity > y.similarity
               : std::pair(x.a, x.b) < std::pair(y.a, y.b);
  });
  return pairs;
}

/// Chains of classes, each known by the number of one of them.
class Chains {
 public:
  explicit Chains(std::size_t count) : chains_(count), chain_of_(count) {
    for (std::size_t i = 0; i < count; ++i) {
      chains_[i] = {i};
      chain_of_[i] = i;
    }
  }

  /// Joins the chains of a and b there, if both are ends of different ones.
  void Join(std::size_t a, std::size_t b) {
    const std::size_t first = chain_of_[a];
    const std::size_t second = chain_of_[b];
    if (first == second || !IsEnd(a) || !IsEnd(b)) return;
    std::vector<std::size_t>& left = chains_[first];
    std::vector<std::size_t>& right = chains_[second];
    if (left.back() != a) std::reverse(left.begin(), left.end());
    if (right.front() != b) std::reverse(right.begin(), right.end());
    for (const std::size_t label : right) chain_of_[label] = first;
    left.insert(left.end(), right.begin(), right.end());
    right.clear();
  }

  /// All chains, the one with the first class first, each from its lower end.
  [[nodiscard]] std::vector<std::size_t> Order() const {
    std::vector<std::size_t> order;
    std::vector<bool> placed(chain_of_.size(), false);
    for (std::size_t label = 0; label < chain_of_.size(); ++label) {
      if (placed[label]) continue;
      std::vector<std::size_t> chain = chains_[chain_of_[label]];
      if (chain.front() > chain.back())
        std::reverse(chain.begin(), chain.end());
      for (const std::size_t member : chain) placed[member] = true;
      order.insert(order.end(), chain.begin(), chain.end());
    }
    return order;
  }

 private:
  [[nodiscard]] bool IsEnd(std::size_t label) const {
    const std::vector<std::size_t>& chain = chains_[chain_of_[label]];
    return chain.front() == label || chain.back() == label;
  }

  std::vector<std::vector<std::size_t>> chains_;
  std::vector<std::size_t> chain_of_;
};

}  // namespace

std::vector<std::size_t> SimilarityOrder(const ConfusionMatrix& matrix) {
  Chains chains(matrix.class_count());
  for (const Pair& pair : ConfusedPairs(matrix)) chains.Join(pair.a, pair.b);
  return chains.Order();
}

}  // namespace melon
