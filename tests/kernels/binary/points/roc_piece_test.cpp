#include "kernels/binary/points/roc_piece.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "metrics/nine_samples.h"

namespace melon {
namespace {

std::vector<RocPiece> PiecesAt(const ScoreGroups& groups,
                               const std::vector<double>& places) {
  std::vector<RocPiece> pieces;
  VisitRocAt(
      groups, places.size(), [&places](std::size_t i) { return places[i]; },
      [&pieces](std::size_t i, const RocPiece& piece) {
        EXPECT_EQ(i, pieces.size());
        pieces.push_back(piece);
      });
  return pieces;
}

TEST(VisitRocAt, FindsTheLevelOfAPlaceAndTheUpperEndOfARise) {
  // − + − − + − + + −: the curve goes (0, 0), (.2, 0), (.2, .25), (.6, .25),
  // (.6, .5), (.8, .5), (.8, 1), (1, 1).
  const GroupedScores groups = NineSamples();
  const std::vector<RocPiece> pieces =
      PiecesAt(groups.view(), {0, .1, .2, .5, .6, .9, 1});
  ASSERT_EQ(pieces.size(), 7U);
  const double heights[] = {0, 0, .25, .25, .5, 1, 1};
  for (std::size_t i = 0; i < pieces.size(); ++i)
    EXPECT_EQ(pieces[i].tpr, heights[i]) << i;
  EXPECT_EQ(pieces[3].from_fpr, .4);
  EXPECT_EQ(pieces[3].to_fpr, .6);
}

TEST(VisitRocAt, GoesAlongTheSlopeOfATie) {
  // Two positives and a negative, then a tie of a positive and three negatives.
  const GroupedScores groups =
      GroupScores(std::vector<double>{3, 3, 2, 1, 1, 1, 1},
                  std::vector<std::uint8_t>{1, 1, 0, 1, 0, 0, 0}, {});
  const std::vector<RocPiece> pieces = PiecesAt(groups.view(), {.5});
  // From (1/4, 2/3) to (1, 1): a third of the way at 1/2.
  EXPECT_DOUBLE_EQ(pieces[0].tpr, 2. / 3 + 1. / 9);
  EXPECT_EQ(pieces[0].from_fpr, .25);
  EXPECT_EQ(pieces[0].from_tpr, 2. / 3);
  EXPECT_EQ(pieces[0].to_tpr, 1);
}

}  // namespace
}  // namespace melon
