#include "forms/join/file_names.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace melon {
namespace {

using Names = std::vector<std::string>;

Names LabelsOfFiles(const Names& files) {
  std::vector<NamedTable> tables;
  for (const std::string& file : files) tables.push_back({file, nullptr});
  return LabelsOf(tables);
}

TEST(FileNames, TheStemHasNeitherFoldersNorEndings) {
  EXPECT_EQ(StemOf("runs/bert.csv.gz"), "bert");
  EXPECT_EQ(StemOf("C:\\runs\\bert.csv"), "bert");
  EXPECT_EQ(StemOf("gpt-4.1.csv"), "gpt-4.1");
  EXPECT_EQ(StemOf(".csv"), ".csv");
  EXPECT_EQ(StemOf("-"), "stdin");
  EXPECT_EQ(StemOf("results"), "results");
  EXPECT_EQ(StemOf("模型一.csv"), "模型一");
}

TEST(FileNames, LabelsAreDifferent) {
  EXPECT_EQ(LabelsOfFiles({"a.csv", "b.csv"}), (Names{"a", "b"}));
  EXPECT_EQ(LabelsOfFiles({"rf/out.csv", "lr/out.csv"}), (Names{"rf", "lr"}));
  EXPECT_EQ(LabelsOfFiles({"rf/out.csv", "lr/out.csv", "lr/old.csv"}),
            (Names{"rf/out", "lr/out", "lr/old"}));
  EXPECT_EQ(LabelsOfFiles({"x/a.csv", "x/a.tsv", "x/b.csv"}),
            (Names{"a", "a (2)", "b"}));
}

TEST(FileNames, NumberedFilesAreFoldsOrRuns) {
  EXPECT_EQ(WhatFilesAre({"fold_1", "fold_2"}), "fold");
  EXPECT_EQ(WhatFilesAre({"results-cv1", "results-cv2"}), "fold");
  EXPECT_EQ(WhatFilesAre({"seed3", "seed12"}), "run");
  EXPECT_EQ(WhatFilesAre({"iris", "wine"}), "dataset");
  EXPECT_EQ(WhatFilesAre({"fold_1", "wine"}), "dataset");
}

TEST(FileNames, MayBeThoseOfMeasures) {
  EXPECT_EQ(OtherMeasure({"accuracy", "time"}), 1U);
  EXPECT_EQ(OtherMeasure({"roc_auc", "pr_auc", "f1"}), 1U);
  EXPECT_EQ(OtherMeasure({"results_accuracy", "results_fit_time"}), 1U);
  EXPECT_EQ(OtherMeasure({"iris-error", "wine-accuracy"}), 1U);
  EXPECT_EQ(OtherMeasure({"accuracy_seed1", "accuracy_seed2", "f1_seed1"}), 2U);
  // Of one measure, or of none.
  EXPECT_FALSE(OtherMeasure({"iris_accuracy", "wine_accuracy"}));
  EXPECT_FALSE(OtherMeasure({"iris_error", "wine_error"}));
  EXPECT_FALSE(OtherMeasure({"accuracy_1", "accuracy_2"}));
  EXPECT_FALSE(OtherMeasure({"f1", "f2"}));
  EXPECT_FALSE(OtherMeasure({"accuracy", "results"}));
  EXPECT_FALSE(OtherMeasure({"iris", "wine"}));
}

TEST(FileNames, ATruthIsKnownByTheNameOfItsFile) {
  for (const char* const file :
       {"truth.csv", "data/y_test.npy", "Gold Labels.xlsx", "真实值.csv",
        "1_solution.csv"})
    EXPECT_TRUE(IsCalledTruth(file)) << file;
  for (const char* const file : {"bert.csv", "predictions.csv", "test.csv",
                                 "my_solution.csv", "3_class.csv", "42.csv"})
    EXPECT_FALSE(IsCalledTruth(file)) << file;
  EXPECT_TRUE(IsCalledSolution("kaggle/titanic_solution.csv"));
  EXPECT_FALSE(IsCalledSolution("solution_of_mine.csv"));
}

}  // namespace
}  // namespace melon
