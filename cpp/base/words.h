#pragma once

#include <span>
#include <string_view>

#include "base/source.h"
#include "base/symbols.h"
#include "base/text.h"
#include "base/value.h"

namespace melon {

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
};

/// An item together with its words.
template <class Item, class ItemWords = Words>
struct Described {
  const Item* item;
  const ItemWords* words;
};

}  // namespace melon
