#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "forms/join/named_table.h"

namespace melon {

/// The name of a file without folders and endings: "bert" of
/// "runs/bert.csv.gz".
[[nodiscard]] std::string StemOf(std::string_view file);

/// Names for what is in the files, each different: their stems, with folders
/// where they need them, else with numbers.
[[nodiscard]] std::vector<std::string> LabelsOf(
    std::span<const NamedTable> files);

/// What the files are of by their names: "fold" of "fold_1", "split-2"; "run"
/// of "seed3", "run 4"; "dataset" otherwise.
[[nodiscard]] std::string_view WhatFilesAre(
    const std::vector<std::string>& labels);

/// Of files that are all called by measures the first that is by another than
/// the first file: "time" beside "accuracy", "iris_f1" beside "iris_auc".
/// Nothing where they share one ("iris_auc", "wine_auc") or are numbered ("f1",
/// "f2").
[[nodiscard]] std::optional<std::size_t> OtherMeasure(
    const std::vector<std::string>& labels);

/// Whether a file is called like a truth: "truth", "y_test", "gold labels", "1
/// solution".
[[nodiscard]] bool IsCalledTruth(std::string_view file);

/// Whether the last word of its name is so: "titanic_solution". That may be a
/// competitor's.
[[nodiscard]] bool IsCalledSolution(std::string_view file);

}  // namespace melon
