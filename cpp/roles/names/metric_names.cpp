#include "roles/names/metric_names.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <iterator>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "metrics/metric.h"
#include "roles/names/measure_words.h"
#include "roles/names/name_words.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// "precision@5" of "P@5".
void WriteInFull(std::string& name) {
  constexpr std::pair<std::string_view, std::string_view> kNames[] = {
      {"P", "precision"},    {"Prec", "precision"}, {"R", "recall"},
      {"Rec", "recall"},     {"HR", "hits"},        {"p", "precision"},
      {"prec", "precision"}, {"r", "recall"},       {"rec", "recall"},
      {"hr", "hits"}};
  const std::size_t depth = name.find('@');
  if (depth == std::string::npos) return;
  const std::size_t before = name.find_last_of(" _-.", depth);
  const std::size_t start = before == std::string::npos ? 0 : before + 1;
  const std::string_view word =
      std::string_view(name).substr(start, depth - start);
  const auto* const found =
      std::find_if(std::begin(kNames), std::end(kNames),
                   [word](const auto& one) { return one.first == word; });
  if (found != std::end(kNames))
    name.replace(start, depth - start, found->second);
}

/// A name of letters, digits and ASCII punctuation: "Cohen’s κ（R²）" is
/// "Cohen kappa (R2) ".
std::string Plain(std::string_view header) {
  constexpr std::pair<std::string_view, std::string_view> kSpellings[] = {
      {"’s", ""},   {"'s", ""},     {"’", ""},    {"'", ""},      {"²", "2"},
      {"₁", "1"},   {"κ", "kappa"}, {"τ", "tau"}, {"ρ", "rho"},   {"φ", "phi"},
      {"（", " ("}, {"）", ") "},   {"：", ": "}, {"−", "-"},     {"–", "-"},
      {"‐", "-"},   {"‑", "-"},     {"·", " "},   {"\u00a0", " "}};
  const std::string bare = WithoutArrows(header);
  std::string_view name = bare;
  std::string plain;
  while (!name.empty()) {
    const auto* const spelling = std::find_if(
        std::begin(kSpellings), std::end(kSpellings),
        [name](const auto& one) { return name.starts_with(one.first); });
    const bool found = spelling != std::end(kSpellings);
    plain += found ? spelling->second : name.substr(0, 1);
    name.remove_prefix(found ? spelling->first.size() : 1);
  }
  WriteInFull(plain);
  return plain;
}

const MeasureWord* FindWord(std::span<const MeasureWord> words,
                            std::string_view name) {
  const auto found =
      std::find_if(words.begin(), words.end(),
                   [name](const MeasureWord& one) { return one.name == name; });
  return found == words.end() ? nullptr : &*found;
}

/// Every metric by its simplified id.
const std::map<std::string, Direction, std::less<>>& DirectionsOfMetrics() {
  static const auto directions = [] {
    std::map<std::string, Direction, std::less<>> by_id;
    for (const Metric* metric : Metrics())
      by_id.emplace(Simplify(metric->id), metric->direction);
    return by_id;
  }();
  return directions;
}

/// Of a metric by one of its names, simplified. Nothing where it is none.
std::optional<Direction> DirectionOfMetric(std::string_view name) {
  if (const MeasureWord* const word = FindWord(kMetricWords, name))
    return word->direction;
  const auto found = DirectionsOfMetrics().find(name);
  if (found == DirectionsOfMetrics().end()) return std::nullopt;
  return found->second;
}

/// What scikit-learn and Hugging Face write before and behind.
constexpr std::string_view kPrefixes[] = {"test",  "train", "eval",
                                          "val",   "mean",  "neg",
                                          "macro", "micro", "weighted"};
constexpr std::string_view kSuffixes[] = {
    "macro", "micro", "weighted", "score", "mean",    "test", "train",
    "val",   "std",   "sd",       "pct",   "percent", "ms"};

std::string_view WithoutPrefix(std::string_view name) {
  for (const std::string_view prefix : kPrefixes) {
    if (name.size() > prefix.size() && name.starts_with(prefix))
      return name.substr(prefix.size());
  }
  return name;
}

std::string_view WithoutSuffix(std::string_view name) {
  for (const std::string_view suffix : kSuffixes) {
    if (name.size() > suffix.size() && name.ends_with(suffix))
      return name.substr(0, name.size() - suffix.size());
  }
  return name;
}

/// "ndcg" of "ndcg10", where a metric of that name has such a depth.
std::string_view WithoutDepth(std::string_view name) {
  const std::size_t last = name.find_last_not_of("0123456789");
  if (last == std::string_view::npos || last + 1 == name.size()) return name;
  const std::string_view bare = name.substr(0, last + 1);
  const auto has_depth = [bare](const Metric* metric) {
    const std::string_view pattern = metric->parameter.key_pattern;
    return pattern.starts_with(bare) && pattern.substr(bare.size()) == "@{}";
  };
  const auto metrics = Metrics();
  return std::any_of(metrics.begin(), metrics.end(), has_depth) ? bare : name;
}

/// One name of those that the same metric has.
std::string UsualName(std::string_view metric) {
  constexpr std::pair<std::string_view, std::string_view> kSame[] = {
      {"acc", "accuracy"},
      {"percentcorrect", "accuracy"},
      {"f1score", "f1"},
      {"rocauc", "auc"},
      {"auroc", "auc"},
      {"aucroc", "auc"},
      {"areaunderroc", "auc"},
      {"prauc", "auprc"},
      {"aupr", "auprc"},
      {"aucpr", "auprc"},
      {"areaunderprc", "auprc"},
      {"sens", "sensitivity"},
      {"spec", "specificity"},
      {"bacc", "balancedaccuracy"},
      {"r2", "rsquared"},
      {"r2score", "rsquared"},
      {"falsepositiverate", "fpr"},
      {"falsenegativerate", "fnr"}};
  for (const std::string_view average : {"macro", "micro", "weighted"}) {
    for (const std::string_view bare :
         {metric.starts_with(average) ? metric.substr(average.size()) : metric,
          metric.ends_with(average)
              ? metric.substr(0, metric.size() - average.size())
              : metric}) {
      if (bare != metric && DirectionOfMetric(bare)) return UsualName(bare);
    }
  }
  const auto* const found =
      std::find_if(std::begin(kSame), std::end(kSame),
                   [metric](const auto& one) { return one.first == metric; });
  return std::string(found == std::end(kSame) ? metric : found->second);
}

/// The words of a plain name in lower case, with their digits: "svm", "m" and
/// "ap50" of "svm_mAP50".
std::vector<std::string> NumberedWords(std::string_view plain) {
  std::vector<std::string> words(1);
  bool after_lower = false;
  for (const char character : plain) {
    const auto byte = static_cast<unsigned char>(character);
    const bool is_part = byte >= 0x80 || std::isalnum(byte) != 0;
    const bool is_upper = byte < 0x80 && std::isupper(byte) != 0;
    if (!is_part || (is_upper && after_lower)) words.emplace_back();
    if (is_part) words.back() += Simplify({&character, 1});
    after_lower = byte < 0x80 && std::islower(byte) != 0;
  }
  std::erase(words, "");
  return words;
}

/// "ap" of "ap50". A letter and a number are rather a name: "p1".
std::string_view WithoutNumber(std::string_view word) {
  const std::size_t end = word.find_last_not_of("0123456789") + 1;
  return end < 2 ? word : word.substr(0, end);
}

/// A metric in a name, or a word that says which way is better.
struct Mention {
  std::size_t words = 0;
  Direction direction = Direction::neither;
  bool is_metric = false;
  /// Better when lower, and 0 at least.
  bool never_negative = false;
};

bool IsAnyOf(std::span<const std::string_view> words, std::string_view name) {
  return std::find(words.begin(), words.end(), name) != words.end();
}

Mention MentionOf(std::size_t words, Direction direction, bool is_metric,
                  std::string_view name) {
  return {.words = words,
          .direction = direction,
          .is_metric = is_metric,
          .never_negative = direction == Direction::lower_is_better &&
                            !IsAnyOf(kMayBeNegative, name)};
}

/// What the first words together are called by, as many as possible.
std::optional<Mention> MentionAt(std::span<const std::string> words) {
  constexpr std::size_t kMostWords = 5;
  for (std::size_t count = std::min(kMostWords, words.size()); count > 0;
       --count) {
    std::string name;
    for (const std::string& word : words.first(count)) name += word;
    for (const std::string_view one :
         {std::string_view(name), WithoutNumber(name)}) {
      if (const auto direction = DirectionOfMetric(one))
        return MentionOf(count, *direction, true, one);
      if (const MeasureWord* const word = FindWord(kDirectionWords, one))
        return MentionOf(count, word->direction, false, one);
    }
  }
  return std::nullopt;
}

std::vector<Mention> MentionsIn(const std::vector<std::string>& words) {
  std::vector<Mention> mentions;
  bool negated = false;
  for (std::size_t at = 0; at < words.size();) {
    std::optional<Mention> mention = MentionAt(std::span(words).subspan(at));
    if (mention) {
      if (negated) {
        mention->direction = Direction::higher_is_better;
        mention->never_negative = false;
      }
      mentions.push_back(*mention);
    }
    // scikit-learn's losses with a minus before them.
    negated = !mention && words[at] == "neg";
    at += mention ? mention->words : 1;
  }
  return mentions;
}

/// An error of a score is an error: "AUC loss".
std::optional<bool> HigherIsBetterOf(const std::vector<Mention>& mentions) {
  const auto any = [&mentions](Direction direction) {
    return std::any_of(
        mentions.begin(), mentions.end(),
        [=](const Mention& one) { return one.direction == direction; });
  };
  if (any(Direction::lower_is_better)) return false;
  if (any(Direction::higher_is_better)) return true;
  return std::nullopt;
}

/// By the first of the parts that the name contains, errors before scores.
std::optional<bool> HigherIsBetterByParts(std::span<const MeasureWord> parts,
                                          std::string_view name) {
  const auto found =
      std::find_if(parts.begin(), parts.end(), [name](const MeasureWord& part) {
        return name.find(part.name) != std::string_view::npos;
      });
  if (found == parts.end()) return std::nullopt;
  return found->direction == Direction::higher_is_better;
}

/// Where the measure begins whose complement a name is of: behind the minus of
/// "1 - AUC" and "test 1-AUC", but not of "top-1-accuracy".
std::optional<std::size_t> BehindComplement(std::string_view plain) {
  for (std::size_t one = plain.find('1'); one != std::string_view::npos;
       one = plain.find('1', one + 1)) {
    const bool begins =
        one == 0 || std::string_view(" _([:").find(plain[one - 1]) !=
                        std::string_view::npos;
    const std::size_t minus = plain.find_first_not_of(' ', one + 1);
    if (begins && minus != std::string_view::npos && plain[minus] == '-')
      return minus + 1;
  }
  return std::nullopt;
}

/// What stands in brackets or behind a colon: "MCC" of "Dataset (MCC)".
std::string_view Remark(std::string_view plain) {
  const std::size_t begin = plain.find_first_of("([:");
  if (begin == std::string_view::npos) return {};
  const std::size_t end = plain.find_last_of(")]");
  return plain.substr(begin + 1, end == std::string_view::npos || end < begin
                                     ? std::string_view::npos
                                     : end - begin - 1);
}

bool HasAnyOf(std::span<const std::string_view> words,
              std::span<const std::string> of) {
  return std::any_of(of.begin(), of.end(), [words](const std::string& word) {
    return IsAnyOf(words, word);
  });
}

/// Whether the name is of the complement of the measure in it. "1-NN score" is
/// a score.
bool IsComplement(std::string_view plain) {
  const std::optional<std::size_t> behind = BehindComplement(plain);
  return behind && MentionAt(NumberedWords(plain.substr(*behind)));
}

std::optional<bool> ByWords(std::string_view plain) {
  const std::vector<std::string> words = NumberedWords(plain);
  if (words.empty() || HasAnyOf(kSpreadWords, std::span(words).last(1)))
    return std::nullopt;
  if (HasAnyOf(kImprovingWords, words)) return true;
  std::optional<bool> higher = HigherIsBetterOf(MentionsIn(words));
  if (!higher) higher = HigherIsBetterByParts(kChineseParts, plain);
  if (!higher) return std::nullopt;
  return *higher != (IsComplement(plain) || HasAnyOf(kTurningWords, words));
}

/// Whether a unit of time stands behind a name: "solver (s)" and "solver_ms".
/// "model(s)" is a plural.
bool IsInTime(std::string_view plain, std::span<const std::string> words) {
  if (words.size() < 2) return false;
  if (IsAnyOf(kTimeWords, words.back())) return true;
  const std::size_t bracket = plain.find_last_of("([");
  if (bracket == std::string_view::npos || bracket == 0) return false;
  const bool apart = plain[bracket] == '[' || plain[bracket - 1] == ' ' ||
                     plain[bracket - 1] == '_';
  std::string unit(plain.substr(bracket + 1));
  unit.resize(unit.find_first_of(")]") == std::string::npos
                  ? 0
                  : unit.find_first_of(")]"));
  std::transform(unit.begin(), unit.end(), unit.begin(), [](unsigned char one) {
    return static_cast<char>(one < 0x80 ? std::tolower(one) : one);
  });
  return apart && IsAnyOf(kTimeUnits, unit);
}

/// The part of a header that is called by a metric, beside a learner's name.
std::string_view MeasurePart(std::string_view header) {
  const std::size_t sign = header.find('~');
  if (sign != std::string_view::npos) return header.substr(sign + 1);
  for (std::size_t at = 1; at + 1 < header.size(); ++at) {
    if (std::string_view("_.- :/").find(header[at]) == std::string_view::npos)
      continue;
    for (const std::string_view part :
         {header.substr(at + 1), header.substr(0, at)}) {
      if (IsMetricName(part)) return part;
    }
  }
  return {};
}

/// What all headers begin or end with, up to a blank or a sign, where that is
/// called by a metric: "1-AUC" of "A 1-AUC" and "B 1-AUC", and "acc" of
/// "hinge_acc" and "dice_acc". Empty where there is none.
std::string_view SharedMeasure(std::span<const std::string_view> headers) {
  const std::string_view first = headers.front();
  std::size_t before = first.size();
  std::size_t behind = first.size();
  for (const std::string_view header : headers) {
    const auto fit =
        std::mismatch(first.begin(), first.end(), header.begin(), header.end());
    before =
        std::min(before, static_cast<std::size_t>(fit.first - first.begin()));
    const auto back = std::mismatch(first.rbegin(), first.rend(),
                                    header.rbegin(), header.rend());
    behind =
        std::min(behind, static_cast<std::size_t>(back.first - first.rbegin()));
  }
  constexpr std::string_view kSigns = "~_.- :/(";
  std::string_view end = first.substr(first.size() - behind);
  end.remove_prefix(std::min(end.find_first_of(kSigns), end.size()));
  if (MentionsMetric(end)) return end;
  std::string_view begin = first.substr(0, before);
  begin = begin.substr(0, begin.find_last_of(kSigns) + 1);
  return MentionsMetric(begin) ? begin : std::string_view();
}

}  // namespace

std::string BareMetric(std::string_view header) {
  // "ndcg@10", "mAP@[.5:.95]".
  const std::string plain = Plain(header);
  const std::string simple = Simplify(plain.substr(0, plain.find('@')));
  std::string_view name = simple;
  // "RMSE (RM)".
  if (const std::string_view bare = WithoutRemark(header);
      bare.size() < header.size() && !DirectionOfMetric(simple)) {
    if (std::string metric = BareMetric(bare); !metric.empty()) return metric;
  }
  for (int round = 0; round < 3; ++round) {
    if (DirectionOfMetric(name)) return UsualName(name);
    const std::string_view bare = WithoutDepth(WithoutPrefix(name));
    if (DirectionOfMetric(bare)) return UsualName(bare);
    const std::string_view before = name;
    name = WithoutSuffix(bare);
    if (name == before) break;
  }
  return {};
}

bool IsMetricName(std::string_view header) {
  return !BareMetric(header).empty();
}

bool IsHalfOfResult(std::string_view header) {
  const std::string metric = BareMetric(header);
  return metric == "precision" || metric == "recall";
}

bool NamesNoLearner(std::string_view metric) {
  constexpr std::string_view kNames[] = {"accuracy",    "precision",
                                         "recall",      "f1",
                                         "auc",         "auprc",
                                         "mcc",         "kappa",
                                         "sensitivity", "specificity",
                                         "rsquared",    "fpr",
                                         "fnr",         "balancedaccuracy",
                                         "mrr",         "hits",
                                         "ndcg",        "brierscore",
                                         "准确率",      "精度",
                                         "查准率",      "查全率",
                                         "召回率",      "精确率"};
  return IsAnyOf(kNames, metric);
}

bool SpeaksOfTime(std::string_view header) {
  constexpr std::string_view kWords[] = {"time",    "runtime", "seconds",
                                         "secs",    "ms",      "latency",
                                         "elapsed", "duration"};
  constexpr std::string_view kParts[] = {"用时", "耗时", "时间"};
  return HasAnyOf(kWords, NumberedWords(Plain(header))) ||
         std::any_of(std::begin(kParts), std::end(kParts),
                     [header](std::string_view part) {
                       return header.find(part) != std::string_view::npos;
                     });
}

bool SpeaksOfCount(std::string_view header) {
  constexpr std::string_view kFirst[] = {"total", "n",  "num", "number",
                                         "count", "nr", "no"};
  constexpr std::string_view kLast[] = {"count", "counts"};
  const std::vector<std::string> words = WordsOf(header);
  return words.size() > 1 && (IsWordAmong(kFirst, words.front()) ||
                              IsWordAmong(kLast, words.back()));
}

bool MentionsMetric(std::string_view header) {
  const std::vector<Mention> mentions =
      MentionsIn(NumberedWords(Plain(header)));
  return std::any_of(mentions.begin(), mentions.end(),
                     [](const Mention& one) { return one.is_metric; });
}

std::string KindOfMeasure(std::string_view header) {
  return Simplify(Plain(MeasurePart(header)));
}

std::string MeasureInName(std::string_view name) {
  if (IsMetricName(name)) return Simplify(Plain(name));
  std::string kind = KindOfMeasure(name);
  if (!kind.empty()) return kind;
  const std::vector<std::string> words = NumberedWords(Plain(name));
  for (const bool last : {true, false}) {
    if (words.empty()) break;
    const std::string& word = last ? words.back() : words.front();
    if (FindWord(kDirectionWords, word) != nullptr) return word;
  }
  return {};
}

std::string MetricOfFile(std::string_view stem) {
  constexpr std::string_view kWordsOfFiles[] = {
      "results",  "result",     "table",    "tables", "values",
      "data",     "summary",    "all",      "final",  "raw",
      "per",      "by",         "fold",     "folds",  "dataset",
      "datasets", "comparison", "pivot",    "matrix", "wide",
      "long",     "grid",       "overview", "结果",   "表"};
  constexpr std::pair<std::string_view, std::string_view> kPlurals[] = {
      {"scores", "score"},    {"accuracies", "accuracy"}, {"errors", "error"},
      {"rates", "rate"},      {"losses", "loss"},         {"aucs", "auc"},
      {"runtimes", "runtime"}};
  std::vector<std::string> words = NumberedWords(Plain(stem));
  const auto is_of_file = [&kWordsOfFiles](const std::string& word) {
    return IsWordAmong(kWordsOfFiles, word) ||
           word.find_first_not_of("0123456789") == std::string::npos;
  };
  while (!words.empty() && is_of_file(words.back())) words.pop_back();
  if (words.empty()) return {};
  for (const auto& [plural, singular] : kPlurals) {
    if (words.back() == plural) words.back() = singular;
  }
  std::string metric;
  std::string longest;
  std::reverse(words.begin(), words.end());
  for (const std::string& word : words) {
    if (!metric.empty()) metric.insert(0, " ");
    metric.insert(0, word);
    if (IsMetricName(metric) || FindWord(kDirectionWords, metric) != nullptr)
      longest = metric;
  }
  return longest;
}

std::optional<bool> HigherIsBetterByName(std::string_view header) {
  if (const auto higher = HigherIsBetterByArrow(header)) return higher;
  const std::string plain = Plain(header);
  if (const auto higher = ByWords(plain)) return higher;
  const std::vector<std::string> words = NumberedWords(plain);
  if (!words.empty() && HasAnyOf(kSpreadWords, std::span(words).last(1)))
    return std::nullopt;
  const auto higher = HigherIsBetterByParts(kDirectionParts, Simplify(plain));
  return !higher && IsInTime(plain, words) ? false : higher;
}

std::optional<bool> HigherIsBetterByNames(
    std::span<const std::string_view> headers) {
  if (headers.size() > 1) {
    const std::string_view shared = SharedMeasure(headers);
    if (!shared.empty()) return HigherIsBetterByName(shared);
  }
  std::optional<bool> higher;
  for (const std::string_view header : headers) {
    const auto own = HigherIsBetterByName(header);
    if (!own || (higher && *higher != *own)) return std::nullopt;
    higher = own;
  }
  return higher;
}

bool IsNeverNegative(std::string_view header) {
  if (HigherIsBetterByName(header) != std::optional(false)) return false;
  const std::string plain = Plain(header);
  const std::vector<std::string> words = NumberedWords(plain);
  if (HasAnyOf(kTurningWords, words) || HasAnyOf(kSignedWords, words))
    return false;
  const std::vector<Mention> mentions = MentionsIn(words);
  if (!mentions.empty())
    return std::all_of(
        mentions.begin(), mentions.end(),
        [](const Mention& mention) { return mention.never_negative; });
  const std::string simple = Simplify(plain);
  return std::any_of(std::begin(kNeverNegativeParts),
                     std::end(kNeverNegativeParts), [&](std::string_view part) {
                       return simple.find(part) != std::string::npos;
                     });
}

bool AreNeverNegative(std::span<const std::string_view> headers) {
  const std::string_view shared =
      headers.size() > 1 ? SharedMeasure(headers) : std::string_view();
  if (!shared.empty()) return IsNeverNegative(shared);
  return std::all_of(headers.begin(), headers.end(), IsNeverNegative);
}

std::optional<std::pair<std::size_t, std::size_t>> OppositeMeasures(
    std::span<const std::string_view> headers) {
  if (headers.size() < 2 || !SharedMeasure(headers).empty())
    return std::nullopt;
  std::optional<std::size_t> lower;
  std::optional<std::size_t> higher;
  for (std::size_t i = 0; i < headers.size(); ++i) {
    const std::optional<bool> own = HigherIsBetterByName(headers[i]);
    // A header that is a measure's name alone may be a learner trained by it.
    if (!own || (!HigherIsBetterByArrow(headers[i]) &&
                 NumberedWords(Plain(headers[i])).size() < 2))
      return std::nullopt;
    std::optional<std::size_t>& first = *own ? higher : lower;
    if (!first) first = i;
  }
  if (!lower || !higher) return std::nullopt;
  return std::pair{*lower, *higher};
}

std::optional<bool> HigherIsBetterByRowHeader(std::string_view header) {
  if (const auto higher = HigherIsBetterByArrow(header)) return higher;
  const std::string plain = Plain(header);
  if (const auto higher = ByWords(Remark(plain))) return higher;
  std::string words;
  for (const std::string& word : NumberedWords(plain)) {
    if (std::find(std::begin(kAlsoThings), std::end(kAlsoThings), word) ==
        std::end(kAlsoThings))
      words.append(word).append(" ");
  }
  return ByWords(words);
}

RowMeasure MeasureOfRow(std::string_view name) {
  if (const auto higher = HigherIsBetterByArrow(name)) return {higher, true};
  if (const auto higher = ByWords(Remark(Plain(name)))) return {higher, true};
  if (!MentionsMetric(name)) return {};
  return {HigherIsBetterByRowHeader(name)};
}

}  // namespace melon
