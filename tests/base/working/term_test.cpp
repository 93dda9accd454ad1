#include "base/working/term.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace melon {
namespace {

TEST(LatexNumber, IsInFullOrHasSixDigits) {
  EXPECT_EQ(LatexNumber(0), "0");
  EXPECT_EQ(LatexNumber(-0.0), "0");
  EXPECT_EQ(LatexNumber(1234567), "1234567");
  EXPECT_EQ(LatexNumber(-3), "-3");
  EXPECT_EQ(LatexNumber(1234567.5), "1234567.5");
  EXPECT_EQ(LatexNumber(1.0 / 3), "0.333333");
  EXPECT_EQ(LatexNumber(1.25e-7), R"(1.25\cdot10^{-7})");
  EXPECT_EQ(LatexNumber(2.5e20), R"(2.5\cdot10^{20})");
  EXPECT_EQ(LatexNumber(std::numeric_limits<double>::infinity()), R"(\infty)");
}

TEST(Term, IsWrittenInSymbolsAndNumbers) {
  const Term tp("TP", 8);
  const Term fp("FP", 2);
  const Term precision = tp / (tp + fp);
  EXPECT_EQ(precision.symbols(), R"(\frac{TP}{TP+FP})");
  EXPECT_EQ(precision.numbers(), R"(\frac{8}{8+2})");
  EXPECT_DOUBLE_EQ(precision.value(), 0.8);
}

TEST(Term, HasParenthesesWhereTheOrderOfOperationsNeedsThem) {
  const Term a("a", 3);
  const Term b("b", -2);
  EXPECT_EQ((a * (a + b)).symbols(), R"(a\cdot \left(a+b\right))");
  EXPECT_EQ((a - (a - b)).symbols(), R"(a-\left(a-b\right))");
  EXPECT_EQ((a - b).numbers(), R"(3-\left(-2\right))");
  EXPECT_EQ((a + b).numbers(), R"(3+\left(-2\right))");
  EXPECT_EQ((b * b).numbers(), R"(\left(-2\right)\cdot \left(-2\right))");
  EXPECT_EQ(Square(a - b).symbols(), R"(\left(a-b\right)^2)");
  EXPECT_EQ(Square(b).numbers(), R"(\left(-2\right)^2)");
  EXPECT_EQ(Square(a / b).symbols(), R"(\left(\frac{a}{b}\right)^2)");
  EXPECT_EQ(Root(a - b).symbols(), R"(\sqrt{a-b})");
}

TEST(Term, HasLogarithms) {
  const Term a("a", 3);
  EXPECT_EQ((2 * Ln(a)).symbols(), R"(2\cdot \ln\left(a\right))");
  EXPECT_EQ(Log2(a + 5).numbers(), R"(\log_2\left(3+5\right))");
  EXPECT_DOUBLE_EQ(Log2(a + 5).value(), 3);
}

TEST(Term, CarriesThePartThatItIsCountedFrom) {
  const Term tp("TP", 8, "tp");
  EXPECT_EQ((1 - tp).symbols(), R"(1-\htmlData{part=tp}{TP})");
  EXPECT_EQ((1 - tp).numbers(), R"(1-\htmlData{part=tp}{8})");
}

TEST(Term, TakesTheLargerAndTheSmallerOfTwo) {
  const Term a("a", 3);
  const Term b("b", -2);
  EXPECT_EQ((2 * Larger(0, 1 - a)).symbols(),
            R"(2\cdot \max\left(0,\,1-a\right))");
  EXPECT_EQ(Larger(0, 1 - a).numbers(), R"(\max\left(0,\,1-3\right))");
  EXPECT_EQ(Larger(a, b).value(), 3);
  EXPECT_EQ(Smaller(a, b).symbols(), R"(\min\left(a,\,b\right))");
  EXPECT_EQ(Smaller(a, b).value(), -2);
}

TEST(PairsOf, AreABinomialCoefficient) {
  const Term pairs = PairsOf(Term("m", 5));
  EXPECT_EQ((2 * pairs).symbols(), R"(2\cdot \binom{m}{2})");
  EXPECT_EQ(pairs.numbers(), R"(\binom{5}{2})");
  EXPECT_EQ(pairs.value(), 10);
}

TEST(LatexText, IsNothingButText) {
  EXPECT_EQ(LatexText("a_b"), R"(\text{a\_b})");
  EXPECT_EQ(
      LatexText(R"(\x{}$%#&^~)"),
      R"(\text{\textbackslash{}x\{\}\$\%\#\&\textasciicircum{}\textasciitilde{}})");
  EXPECT_EQ(LatexText("一二三四五六七八九十一二三四五六七八九十一二"),
            "\\text{一二三四五六七八九十一二三四五六七八九十…}");
}

TEST(Written, PutsThePartsInTheirPlaces) {
  const Term term =
      Written(R"(B\left(#;\,#\right))", {Term("k", 3), Term("n", 4) + 1}, 0.5);
  EXPECT_EQ(term.symbols(), R"(B\left(k;\,n+1\right))");
  EXPECT_EQ(term.numbers(), R"(B\left(3;\,4+1\right))");
  EXPECT_EQ(term.value(), 0.5);
  EXPECT_EQ((1 / (1 + Exp(-Term("x", 0)))).numbers(),
            R"(\frac{1}{1+\exp\left(-0\right)})");
}

TEST(Written, LeavesASignOfNumberAsItIs) {
  EXPECT_EQ(Written(R"(\#\{i:\,d_i>#\})", {Term("r", 2)}, 5).numbers(),
            R"(\#\{i:\,d_i>2\})");
}

TEST(SumOf, ShowsAFewSummandsInFull) {
  const Term sum = SumOf(R"(\sum x)", {Term("a", 1), Term("b", 2)});
  EXPECT_EQ(sum.symbols(), R"(\sum x)");
  EXPECT_EQ(sum.numbers(), "1+2");
  EXPECT_DOUBLE_EQ(sum.value(), 3);
}

TEST(SumOf, FoldsManyIntoOneNumber) {
  std::vector<Term> summands;
  for (int i = 1; i <= 100; ++i) summands.emplace_back("x", i);
  const Term sum = SumOf(R"(\sum x)", summands);
  EXPECT_EQ(sum.numbers(), R"(1+2+3+4+5+6+\underbrace{\cdots}_{4929}+100)");
  EXPECT_DOUBLE_EQ(sum.value(), 5050);
}

TEST(SumOf, IsAFactorThatStandsInParentheses) {
  const Term half = 0.5 * SumOf(R"(\sum x)", {Term("a", 1), Term("b", 2)});
  EXPECT_EQ(half.numbers(), R"(0.5\cdot \left(1+2\right))");
}

}  // namespace
}  // namespace melon
