#include "tasks/classes/confusion_json.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

/// The matrix of three classes in docs/worked-examples.md.
ClassData ThreeClasses() {
  ClassData data;
  data.classes = {"a", "b", "c"};
  data.truth = {0};
  data.models.resize(1);
  data.models[0].name = "m";
  data.models[0].matrix = ConfusionMatrix(3, {5, 2, 0, 5, 3, 0, 10, 0, 2});
  return data;
}

TEST(ConfusionJson, HasCountsByTruthThenPrediction) {
  const ClassData data = ThreeClasses();
  EXPECT_EQ(Serialize(ConfusionJson(data, data.models[0].matrix)),
            R"({"labels":["a","b","c"],"counts":[[5,2,0],[5,3,0],[10,0,2]]})");
}

TEST(ConfusionJson, TakesAnotherOrder) {
  const ClassData data = ThreeClasses();
  const std::size_t order[] = {2, 0, 1};
  EXPECT_EQ(Serialize(ConfusionJson(data, data.models[0].matrix, order)),
            R"({"labels":["c","a","b"],"counts":[[2,10,0],[0,5,2],[0,5,3]]})");
}

TEST(ConfusionsJson, HasTheMostFrequentFirstAndNoRightOnes) {
  const ClassData data = ThreeClasses();
  EXPECT_EQ(Serialize(ConfusionsJson(data, data.models[0].matrix)),
            R"([{"truth":"c","prediction":"a","count":10},)"
            R"({"truth":"b","prediction":"a","count":5},)"
            R"({"truth":"a","prediction":"b","count":2}])");
}

}  // namespace
}  // namespace melon
