#include "roles/names/scheme_names.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "roles/names/name_words.h"
#include "table/column_traits.h"

namespace melon {
namespace {

constexpr std::string_view kSchemeWords[] = {"cv",   "loo",  "logo",
                                             "loso", "lopo", "bootstrap"};
constexpr std::string_view kSchemeParts[] = {
    "crossval", "kfold",      "holdout",        "traintest", "loocv",
    "losocv",   "stratified", "resubstitution", "leaveone",  "交叉验证",
    "留一法",   "留出法",     "自助法"};
bool IsDigit(char character) { return character >= '0' && character <= '9'; }

/// "cv 3" and "fold3" are of one fold; "5-fold" and "10 fold cv" are schemes.
bool IsScheme(const std::string& name) {
  const std::string simple = Simplify(name);
  if (simple.empty() || IsDigit(simple.back())) return false;
  const bool has_part = std::any_of(
      std::begin(kSchemeParts), std::end(kSchemeParts),
      [&name](std::string_view part) { return ContainsPart(name, part); });
  if (has_part || HasWordOf(kSchemeWords, name)) return true;
  const std::size_t fold = simple.find("fold");
  return fold != std::string::npos && fold > 0 && IsDigit(simple[fold - 1]);
}

}  // namespace

bool AreSchemes(const std::vector<std::string>& names) {
  return names.size() > 1 && std::all_of(names.begin(), names.end(), IsScheme);
}

}  // namespace melon
