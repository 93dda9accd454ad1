#include "kernels/clustering/principal_components.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

using Columns = std::vector<std::vector<double>>;

PrincipalComponents Find(const Columns& columns, std::size_t count = 2) {
  const std::vector<std::span<const double>> features(columns.begin(),
                                                      columns.end());
  return FindPrincipalComponents(features, count);
}

TEST(PrincipalComponents, OfPointsOnALineIsTheLine) {
  // (0,0), (3,4), (6,8): along (3,4)/5.
  const PrincipalComponents found = Find({{0, 3, 6}, {0, 4, 8}});
  EXPECT_NEAR(found.direction[0][0], .6, 1e-15);
  EXPECT_NEAR(found.direction[0][1], .8, 1e-15);
  EXPECT_NEAR(found.share[0], 1, 1e-15);
  EXPECT_NEAR(found.share[1], 0, 1e-15);
  EXPECT_EQ(found.mean, (std::vector<double>{3, 4}));
}

TEST(PrincipalComponents, OfTwoFeaturesSolvesTheQuadraticEquation) {
  // Scatter (8 4; 4 8)/…: of (2,0), (0,2), (-2,0), (0,-2), (1,1), (-1,-1) it is
  // (10 2; 2 10): eigenvalues 12 along the diagonal and 8.
  const Columns columns = {{2, 0, -2, 0, 1, -1}, {0, 2, 0, -2, 1, -1}};
  const PrincipalComponents found = Find(columns);
  EXPECT_NEAR(found.share[0], 12.0 / 20, 1e-15);
  EXPECT_NEAR(found.share[1], 8.0 / 20, 1e-15);
  EXPECT_NEAR(found.direction[0][0], std::sqrt(.5), 1e-15);
  EXPECT_NEAR(found.direction[0][1], std::sqrt(.5), 1e-15);
  const std::vector<std::span<const double>> features(columns.begin(),
                                                      columns.end());
  EXPECT_NEAR(ProjectPoint(features, 4, found, 0), std::sqrt(2), 1e-15);
}

TEST(PrincipalComponents, OfOneFeatureIsThatFeature) {
  const PrincipalComponents found = Find({{1, 2, 4}});
  ASSERT_EQ(found.direction.size(), 1U);
  EXPECT_EQ(found.direction[0], (std::vector<double>{1}));
  EXPECT_EQ(found.share[0], 1);
}

TEST(PrincipalComponents, OfIdenticalPointsHasShareZero) {
  const PrincipalComponents found = Find({{1, 1}, {2, 2}, {3, 3}});
  EXPECT_EQ(found.share, (std::vector<double>{0, 0}));
}

TEST(PrincipalComponents, OfManyFeaturesAreEigenvectorsToo) {
  // Two strong directions in 90 features, and noise.
  Random random(1);
  Columns columns(90, std::vector<double>(400));
  for (std::size_t i = 0; i < 400; ++i) {
    const double first = 9 * (random.Unit() - .5);
    const double second = 5 * (random.Unit() - .5);
    for (std::size_t d = 0; d < 90; ++d) {
      columns[d][i] = random.Unit() + (d % 2 == 0 ? first : second) +
                      static_cast<double>(d);
    }
  }
  const PrincipalComponents found = Find(columns);
  // Scatter · direction = share · trace · direction.
  double trace = 0;
  std::vector<std::vector<double>> images(2, std::vector<double>(90));
  for (std::size_t i = 0; i < 400; ++i) {
    double along[2] = {};
    for (std::size_t d = 0; d < 90; ++d) {
      const double deviation = columns[d][i] - found.mean[d];
      trace += deviation * deviation;
      for (const std::size_t c : {0U, 1U})
        along[c] += deviation * found.direction[c][d];
    }
    for (std::size_t d = 0; d < 90; ++d) {
      for (const std::size_t c : {0U, 1U})
        images[c][d] += (columns[d][i] - found.mean[d]) * along[c];
    }
  }
  for (const std::size_t c : {0U, 1U}) {
    for (std::size_t d = 0; d < 90; ++d) {
      EXPECT_NEAR(images[c][d] / trace, found.share[c] * found.direction[c][d],
                  1e-7);
    }
  }
  EXPECT_GT(found.share[0], found.share[1]);
}

}  // namespace
}  // namespace melon
