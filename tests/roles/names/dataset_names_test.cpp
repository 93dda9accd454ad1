#include "roles/names/dataset_names.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(AreDatasets, WantsSeveralKnownNames) {
  EXPECT_TRUE(AreDatasets({"MUTAG", "NCI1"}));
  EXPECT_TRUE(AreDatasets({"CIFAR-10", "our data", "SVHN", "private"}));
  EXPECT_FALSE(AreDatasets({"iris", "our data"}));
  // A quarter of them.
  EXPECT_FALSE(
      AreDatasets({"iris", "wine", "a", "b", "c", "d", "e", "f", "g"}));
}

}  // namespace
}  // namespace melon
