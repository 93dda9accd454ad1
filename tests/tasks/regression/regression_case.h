#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "tasks/regression/data.h"
#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {

/// A table with what the regression task makes of it.
struct RegressionCase {
  std::unique_ptr<Table> table;
  Options options;
  Roles roles;
  RegressionData data;
};

/// Truth y, models A and B, and what else the options name.
inline Options RegressionOptions() {
  Options options;
  options.task = "regression";
  options.truth = "y";
  options.predictions = {"A", "B"};
  return options;
}

inline RegressionCase PrepareRegressionCsv(
    std::string_view csv, const Options& options = RegressionOptions()) {
  RegressionCase prepared;
  prepared.table = std::make_unique<Table>(TableFromCsv(csv));
  prepared.options = options;
  const Result<Roles> roles = AssignRoles(*prepared.table, options);
  EXPECT_TRUE(roles) << roles.problem().message.english;
  prepared.roles = roles.value();
  Result<RegressionData> data =
      PrepareRegression(*prepared.table, prepared.roles, options);
  EXPECT_TRUE(data) << data.problem().message.english;
  prepared.data = std::move(data.value());
  return prepared;
}

inline Problem ProblemOfRegressionCsv(
    std::string_view csv, const Options& options = RegressionOptions()) {
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, options);
  if (!roles) return roles.problem();
  const Result<RegressionData> data =
      PrepareRegression(table, roles.value(), options);
  EXPECT_FALSE(data);
  return data ? Problem{} : data.problem();
}

/// The warning of that code on the models of y; null without it.
inline ReadJson RegressionWarning(const std::string& csv, std::string_view code,
                                  const std::string& predictions) {
  const ReadJson report =
      ReportOfCsv(csv, R"({"task":"regression","truth":"y","predictions":)" +
                           predictions + "}");
  for (const auto& warning : report["warnings"]) {
    if (warning["code"] == code) return warning;
  }
  return nullptr;
}

/// A errs by 1, 1, 0, 2 and B by 0, 2, 0, 4.
inline constexpr std::string_view kFourCases =
    "y,A,B,x\n1.5,2.5,1.5,10\n2,1,4,20\n3,3,3,\n5.5,7.5,1.5,40\n";

}  // namespace melon
