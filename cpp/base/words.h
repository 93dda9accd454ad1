#pragma once

#include <span>
#include <string_view>

#include "base/source.h"
#include "base/symbols.h"
#include "base/text.h"
#include "base/value.h"

namespace melon {

/// One of several definitions that go by one name.
struct Form {
  /// Of its value in the report; empty where there is only a p-value.
  std::string_view key;
  /// Of its p-value; of tests alone.
  std::string_view p_value = {};
  /// "mean of the F1s".
  Text name;
  /// "scikit-learn".
  Text used_by;
  Citation source = {};
};

/// What a person reads about an item. Only the catalogue refers to it, so the
/// linker leaves it out of the wasm module.
struct Words {
  /// The field's standard name: "Matthews correlation coefficient".
  Text name;
  /// For a table head: "MCC". Empty means: as `name`.
  Text short_name = {};
  /// Of an item with several report keys: a short name for each, in their
  /// order.
  std::span<const Text> key_names = {};
  /// Other names that people look for, comma-separated: "phi coefficient".
  Text synonyms = {};
  /// One or two plain sentences: what it tells, how to read it.
  Text meaning;
  /// LaTeX that KaTeX renders.
  std::string_view latex;
  /// What its letters stand for, but for indices of sums and for TP, FP, FN,
  /// TN.
  Symbol symbols[8] = {};
  /// Where it was published, the first one first.
  Citation references[5] = {};
  /// Every reason that the item may give for an undefined value.
  std::span<const Reason* const> undefined_when = {};
  /// Textbook variants, common mistakes, conventions; may be empty.
  Text remark = {};
  /// When it is the right one to look at, and when it is not.
  Text use_when = {};
  Text avoid_when = {};
  /// Of the item that is the standard: all definitions that go by its name,
  /// its own first, and why they differ.
  std::span<const Form> forms = {};
  Text forms_differ = {};
};

/// An item together with its words.
template <class Item, class ItemWords = Words>
struct Described {
  const Item* item;
  const ItemWords* words;
};

}  // namespace melon
