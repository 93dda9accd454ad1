#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string_view>
#include <utility>

#include "options/options.h"
#include "roles/roles.h"
#include "tasks/clustering/data.h"
#include "tasks/table_from_csv.h"

namespace melon {

inline Options ClusteringOptions(Options options = {}) {
  options.task = "clustering";
  return options;
}

/// A table with what the task makes of it: it looks into the table.
struct ClusteringCase {
  std::unique_ptr<Table> table;
  ClusteringData data;
};

/// A CSV text, prepared with these options; the preparation must succeed.
inline ClusteringCase PrepareClusters(std::string_view csv,
                                      const Options& options = {}) {
  ClusteringCase prepared;
  prepared.table = std::make_unique<Table>(TableFromCsv(csv));
  const Result<Roles> roles =
      AssignRoles(*prepared.table, ClusteringOptions(options));
  EXPECT_TRUE(roles) << roles.problem().message.english;
  Result<ClusteringData> data =
      PrepareClustering(*prepared.table, roles.value(), options);
  EXPECT_TRUE(data) << data.problem().message.english;
  prepared.data = std::move(data.value());
  return prepared;
}

}  // namespace melon
