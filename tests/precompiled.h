#pragma once

// What most tests include, parsed once, and what most of them instantiate of
// GoogleTest and of JSON, instantiated once: half of their time to compile.
// Each test still names what it includes.
#include <gtest/gtest.h>

#include <cstddef>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hypothesis/golden_numbers.h"
#include "io/csv/csv_row.h"
#include "metrics/metric.h"
#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {

// What follows is never called: its templates are what is wanted.

/// Literals of each length are a type of their own.
template <std::size_t... kLengths>
void CompareLiterals(std::string_view view, const std::string& text,
                     std::index_sequence<kLengths...>) {
  const auto compare = [&](const auto& literal) {
    EXPECT_EQ(view, literal);
    EXPECT_EQ(text, literal);
  };
  (compare(reinterpret_cast<const char(&)[kLengths + 1]>(*text.data())), ...);
}

inline void InstantiateWhatTestsUse() {
  const nlohmann::json read;
  nlohmann::json written;
  const std::string text;
  const std::vector<double> numbers;
  const std::vector<std::string> texts;
  EXPECT_EQ(read[""], "");
  EXPECT_EQ(read[""], text);
  EXPECT_EQ(read[""], std::string_view(text));
  EXPECT_EQ(read[""], read);
  EXPECT_EQ(read[""], 1);
  EXPECT_EQ(read[""], 1.0);
  EXPECT_EQ(read[""], nullptr);
  EXPECT_EQ(read[""], true);
  EXPECT_EQ(read[""], texts);
  EXPECT_EQ(read[""], numbers);
  EXPECT_NE(read[""], "");
  EXPECT_LT(read[""], 1.0);
  EXPECT_GT(read[""], 1.0);
  EXPECT_NEAR(read[""], 1.0, 1.0);
  EXPECT_TRUE(read[""].is_null()) << read;
  EXPECT_TRUE(read.contains("")) << read.dump();
  EXPECT_EQ(read.get<std::string>(), text);
  EXPECT_EQ(read.get<double>(), 1.0);
  EXPECT_EQ(read.get<int>(), 1);
  EXPECT_EQ(read.get<std::size_t>(), 1U);
  EXPECT_EQ(read.get<std::vector<double>>(), numbers);
  EXPECT_EQ(read.get<std::vector<std::string>>(), texts);
  for (const auto& [key, value] : read.items()) written[key] = value;
  for (const auto& value : nlohmann::json::parse(text))
    written.push_back(value);
  written[""] = 1.0;
  written[""] = 1;
  written[""] = true;
  written[""] = "";
  written[""] = text;
  CompareLiterals(text, text, std::make_index_sequence<24>());
  EXPECT_EQ(numbers.size(), 1U);
  EXPECT_EQ(numbers.size(), texts.size());
  EXPECT_EQ(numbers, numbers);
  EXPECT_EQ(numbers[0], 1);
  EXPECT_DOUBLE_EQ(numbers[0], 1.0);
  EXPECT_LT(numbers[0], 1.0);
  EXPECT_LE(numbers[0], 1.0);
  EXPECT_GT(numbers[0], 1.0);
  EXPECT_GE(numbers[0], 1.0);
  // Of TEST itself.
  testing::internal::SuiteApiResolver<testing::Test>::GetSetUpCaseOrSuite("",
                                                                          0);
  // What reading a table spends its time with.
  std::vector<char> bytes;
  bytes.resize(numbers.size());
  std::vector<CsvCell> cells;
  cells.resize(numbers.size());
}

}  // namespace melon
