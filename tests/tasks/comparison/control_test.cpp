#include "tasks/comparison/control.h"

#include <gtest/gtest.h>

#include "tasks/comparison/results_from_csv.h"

namespace melon {
namespace {

TEST(ControlOf, IsThePlaceOfTheAlgorithmThatWasNamed) {
  const Results results = Read("dataset,A,B\nx,.9,.8\ny,.7,.6\n").value();
  Options options;
  EXPECT_FALSE(ControlOf(results, options));
  EXPECT_FALSE(CheckControl(results, options));
  options.control = "B";
  EXPECT_EQ(ControlOf(results, options), 1U);
  EXPECT_FALSE(CheckControl(results, options));
}

TEST(CheckControl, ListsTheAlgorithmsWhereNoneIsCalledSo) {
  Options options;
  options.control = "D";
  const auto problem =
      CheckControl(Read("dataset,A,B\nx,.9,.8\ny,.7,.6\n").value(), options);
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->code, "unknown_control");
  EXPECT_EQ(problem->value, "D");
  EXPECT_NE(problem->message.english.find("A, B"), std::string::npos);
}

}  // namespace
}  // namespace melon
