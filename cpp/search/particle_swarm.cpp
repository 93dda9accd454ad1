#include <algorithm>
#include <cmath>
#include <cstddef>

#include "base/bibliography.h"
#include "kernels/search/search_space.h"
#include "search/strategy.h"

namespace melon::search {
namespace {

/// Clerc & Kennedy 2002 for φ = 4.1.
constexpr double kConstriction = 0.7298437881283576;
constexpr double kPull = 2.05;
constexpr std::size_t kSmallest = 4;
constexpr std::size_t kIterations = 5;

struct Particle {
  UnitPoint position;
  std::vector<double> velocity;
  UnitPoint best;
  double best_score = 0;
};

/// What the trials so far made of a swarm. Its positions follow from their
/// scores alone.
class Swarm {
 public:
  explicit Swarm(const SearchState& state) : state_(state) {
    const auto d = static_cast<double>(state.space.size());
    const auto usual = static_cast<std::size_t>(10 + 2 * std::sqrt(d));
    particles_.resize(std::clamp(state.budget / kIterations, kSmallest, usual));
    for (std::size_t i = 0; i < particles_.size(); ++i) Place(i);
  }

  [[nodiscard]] std::size_t size() const { return particles_.size(); }
  [[nodiscard]] const UnitPoint& position(std::size_t i) const {
    return particles_[i].position;
  }

  /// With the scores of the trials from `begin` on, one for each particle.
  void Move(std::size_t begin) {
    for (std::size_t i = 0; i < size(); ++i)
      Remember(particles_[i], state_.trials[begin + i].score, begin == 0);
    std::size_t leader = 0;
    for (std::size_t i = 1; i < size(); ++i)
      if (particles_[i].best_score > particles_[leader].best_score) leader = i;
    const UnitPoint best = particles_[leader].best;
    for (std::size_t i = 0; i < size(); ++i) {
      Random random = RandomOfTrial(state_.seed, begin + size() + i);
      Fly(particles_[i], best, random);
    }
  }

 private:
  void Place(std::size_t i) {
    Random random = RandomOfTrial(state_.seed, i);
    Particle& particle = particles_[i];
    particle.position = DrawPoint(state_.space, random);
    particle.velocity = DrawPoint(state_.space, random);
    // Half the way to another random point.
    for (std::size_t k = 0; k < state_.space.size(); ++k)
      particle.velocity[k] = (particle.velocity[k] - particle.position[k]) / 2;
  }

  static void Remember(Particle& particle, double score, bool is_first) {
    if (!is_first && score <= particle.best_score) return;
    particle.best = particle.position;
    particle.best_score = score;
  }

  static void Fly(Particle& particle, const UnitPoint& best, Random& random) {
    for (std::size_t k = 0; k < best.size(); ++k) {
      double& x = particle.position[k];
      double& v = particle.velocity[k];
      const double own = kPull * random.Unit() * (particle.best[k] - x);
      const double common = kPull * random.Unit() * (best[k] - x);
      v = kConstriction * (v + own + common);
      x += v;
      if (x >= 0 && x <= 1) continue;
      x = std::clamp(x, 0.0, 1.0);
      v = 0;
    }
  }

  const SearchState& state_;
  std::vector<Particle> particles_;
};

/// Where the particles are that have not been tried there.
std::vector<std::vector<double>> Positions(const SearchState& state) {
  Swarm swarm(state);
  const std::size_t done = state.trials.size();
  std::size_t begin = 0;
  for (; begin + swarm.size() <= done; begin += swarm.size()) swarm.Move(begin);
  std::vector<std::vector<double>> points;
  points.reserve(swarm.size());
  for (std::size_t i = done - begin; i < swarm.size(); ++i)
    points.push_back(ValuesAt(state.space, swarm.position(i)));
  return points;
}

}  // namespace

extern const Words particle_swarm_words = {
    .name = {"Particle swarm", "粒子群搜索"},
    .short_name = {"PSO", "PSO"},
    .synonyms = {"particle swarm optimization", "粒子群优化"},
    .meaning =
        {"Particles fly through the space. Each is drawn to the best "
         "point that it has seen and to the best that any has seen, "
         "with random strength, and keeps a part of its velocity.",
         "一群粒子在空间中飞行。每个粒子以随机强度被拉向自己见过的最优点与"
         "全体见过的最优点，并保留一部分速度。"},
    .latex = R"(v'=\chi\big(v+\varphi r_1(p-x)+\varphi r_2(g-x)\big),\quad )"
             R"(x'=x+v')",
    .symbols = {{"x,\\ v",
                 {"position and velocity of a particle, scaled to [0, 1]",
                  "粒子的位置与速度，已缩放到 [0, 1]"}},
                {"p", {"its own best position", "粒子自身的最优位置"}},
                {"g", {"the best position of all", "全体的最优位置"}},
                {"r_1,\\ r_2",
                 {"random numbers between 0 and 1", "0 到 1 之间的随机数"}},
                {R"(\chi,\ \varphi)",
                 {"the constants 0.7298 and 2.05", "常数 0.7298 与 2.05"}}},
    .references = {{sources::kennedy1995}, {sources::clerc2002}},
    .remark = {"There are 10 + 2√d particles for d hyper-parameters, and fewer "
               "where the budget is below five times that. At an edge a "
               "particle stops.",
               "d 个超参数时粒子数为 10 + 2√d，预算不足其五倍时相应减少。粒子"
               "到达边界即停下。"},
    .avoid_when =
        {"hyper-parameters are choices without an order, or the budget is "
         "small: particles need a direction and some rounds",
         "超参数是无序的选项，或预算很小：粒子需要方向和若干轮"},
};

extern const Strategy particle_swarm = {.id = "particle_swarm",
                                        .propose = Positions};

}  // namespace melon::search
