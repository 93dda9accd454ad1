#include "roles/comparison/size_columns.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Indices = std::vector<std::size_t>;

Indices Sizes(std::string_view csv) {
  const Table table = TableFromCsv(csv);
  Indices all;
  for (std::size_t i = 0; i < table.columns.size(); ++i) all.push_back(i);
  return SizeColumns(table, all);
}

TEST(SizeColumns, AreKnownByNameBesideFractions) {
  EXPECT_EQ(Sizes("n,A,B\n50,.9,.8\n60,.8,.7\n"), Indices{0});
  EXPECT_EQ(Sizes("#instances,num_features,A\n50,4,.9\n60,4,.8\n"),
            (Indices{0, 1}));
  EXPECT_EQ(Sizes("#inst,#attr,cls,A,B\n150,4,3,4.7,3.3\n178,13,3,3.1,1.7\n"),
            (Indices{0, 1, 2}));
  // Percentages are larger than a number of classes.
  EXPECT_EQ(Sizes("classes,A,B\n2,90.5,80.5\n3,85.5,78.5\n"), Indices{0});
}

TEST(SizeColumns, StandBesideOtherTraitsOfDataSetsOnScalesOfTheirOwn) {
  // Cases and features; fractions from 1 on beside proportions.
  EXPECT_EQ(Sizes("n,p,A,B\n50,4,.9,.8\n60,4,.8,.7\n"), (Indices{0, 1}));
  EXPECT_EQ(Sizes("Instances,Classes,Imbalance,A,B\n418,2,2.18,.89,.88\n"
                  "214,3,1.02,.94,1\n"),
            (Indices{0, 1, 2}));
  EXPECT_EQ(Sizes("A,B,Imbalance,n\n.89,.88,2.18,418\n"
                  ".94,.9,1.02,214\n"),
            (Indices{2, 3}));
  // Ten times smaller than percentages.
  EXPECT_EQ(Sizes("n,Imbalance,A,B\n418,2.18,89,88\n214,1.02,94,90\n"),
            (Indices{0, 1}));
  // The result of an algorithm lies near the others', if not among them, and
  // of a single other column nothing can be said.
  EXPECT_EQ(Sizes("n,bad,A,B\n418,21.5,89.5,88\n214,31,94,90.5\n"), Indices{0});
  EXPECT_EQ(Sizes("n,C,A,B\n418,2.5,.9,.8\n214,.7,1.1,.6\n"), Indices{0});
  EXPECT_EQ(Sizes("n,Imbalance,A\n418,2.18,.89\n214,1.02,.94\n"), Indices{0});
  // Without a size by name, or not beside it.
  EXPECT_EQ(Sizes("Imbalance,A,B\n2.18,.89,.88\n1.02,.94,.9\n"), Indices{});
  EXPECT_EQ(Sizes("n,A,B,C\n418,.89,.88,2.18\n214,.94,.9,1.02\n"), Indices{0});
}

TEST(SizeColumns, AreKnownByNameBesidePercentagesThatTheyAreNotFarBeyond) {
  for (const char* const name :
       {"Instanzen", "Instances (N)", "样本数量", "Train size", "Dim",
        "Échantillons", "Nombre d'échantillons", "Größe", "STICHPROBENGRÖSSE",
        "Número de instancias", "n_éléments", "Anzahl Fälle"}) {
    EXPECT_EQ(Sizes(std::string(name) + ",A,B\n898,69.1,73.2\n690,85.1,86.4\n"),
              Indices{0})
        << name;
  }
}

TEST(SizeColumns, AreFarLargerWhereTheNameSaysNothing) {
  EXPECT_EQ(Sizes("x,A,B\n500,.9,.8\n600,.8,.7\n"), Indices{0});
  EXPECT_EQ(Sizes("x,A,B\n50,.9,.8\n60,.8,.7\n"), Indices{});
  EXPECT_EQ(Sizes("x,A,B\n500.5,.9,.8\n600,.8,.7\n"), Indices{});
}

TEST(SizeColumns, BesideRanksAreLargerAndNamedSo) {
  EXPECT_EQ(Sizes("n,A,B\n150,1,2\n300,2,1\n"), Indices{0});
  EXPECT_EQ(Sizes("n,A,B\n1,2,3\n2,1,3\n"), Indices{});
}

TEST(SizeColumns, AreNotNamedByANetwork) {
  EXPECT_EQ(Sizes("NN,A\n1,.9\n2,.8\n"), Indices{});
}

TEST(SizeColumns, LeaveSomethingForResults) {
  EXPECT_EQ(Sizes("n,size\n150,2\n300,3\n"), Indices{});
}

TEST(SizeColumns, BesideProportionsAreSettingsThatRepeat) {
  EXPECT_EQ(Sizes("d,A,B\n2,.9,.8\n2,.8,.7\n"), Indices{0});
  // Rows that are numbered, and wins.
  EXPECT_EQ(Sizes("d,A,B\n1,.9,.8\n2,.8,.7\n"), Indices{});
  EXPECT_EQ(Sizes("d,A,B\n0,.9,.8\n2,.8,.7\n2,.8,.7\n"), Indices{});
  EXPECT_EQ(Sizes("d,A,B\n2,1.9,.8\n2,.8,.7\n"), Indices{});
}

}  // namespace
}  // namespace melon
