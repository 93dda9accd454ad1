#include "roles/names/dataset_names.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>

#include "table/column_traits.h"

namespace melon {
namespace {

/// Whole names, simplified.
constexpr std::string_view kKnown[] = {"iris",
                                       "wine",
                                       "glass",
                                       "zoo",
                                       "yeast",
                                       "ecoli",
                                       "abalone",
                                       "letter",
                                       "segment",
                                       "vowel",
                                       "waveform",
                                       "ionosphere",
                                       "sonar",
                                       "vehicle",
                                       "breastcancer",
                                       "wdbc",
                                       "diabetes",
                                       "pima",
                                       "hepatitis",
                                       "heart",
                                       "heartstatlog",
                                       "heartc",
                                       "german",
                                       "germancredit",
                                       "creditg",
                                       "australian",
                                       "adult",
                                       "titanic",
                                       "mushroom",
                                       "spambase",
                                       "satimage",
                                       "optdigits",
                                       "pendigits",
                                       "balance",
                                       "balancescale",
                                       "haberman",
                                       "lymphography",
                                       "soybean",
                                       "tictactoe",
                                       "krvskp",
                                       "covtype",
                                       "covertype",
                                       "higgs",
                                       "boston",
                                       "bostonhousing",
                                       "california",
                                       "californiahousing",
                                       "mnist",
                                       "fashionmnist",
                                       "emnist",
                                       "kmnist",
                                       "cifar10",
                                       "cifar100",
                                       "svhn",
                                       "stl10",
                                       "imagenet",
                                       "tinyimagenet",
                                       "miniimagenet",
                                       "celeba",
                                       "usps",
                                       "mutag",
                                       "ptc",
                                       "ptcmr",
                                       "nci1",
                                       "nci109",
                                       "enzymes",
                                       "proteins",
                                       "dd",
                                       "collab",
                                       "imdbbinary",
                                       "imdbmulti",
                                       "imdbb",
                                       "imdbm",
                                       "redditbinary",
                                       "aids",
                                       "cora",
                                       "citeseer",
                                       "pubmed",
                                       "imdb",
                                       "sst",
                                       "sst2",
                                       "mnli",
                                       "qnli",
                                       "qqp",
                                       "cola",
                                       "rte",
                                       "mrpc",
                                       "stsb",
                                       "wnli",
                                       "snli",
                                       "squad",
                                       "agnews",
                                       "dbpedia",
                                       "20newsgroups",
                                       "trec",
                                       "mmlu",
                                       "gsm8k",
                                       "hellaswag",
                                       "truthfulqa",
                                       "winogrande",
                                       "humaneval",
                                       "mbpp",
                                       "boolq",
                                       "piqa",
                                       "ecg200",
                                       "ecg5000",
                                       "gunpoint",
                                       "coffee",
                                       "italypowerdemand",
                                       "adiac",
                                       "etth1",
                                       "etth2",
                                       "ettm1",
                                       "ettm2"};

bool IsKnown(const std::string& name) {
  return std::find(std::begin(kKnown), std::end(kKnown), Simplify(name)) !=
         std::end(kKnown);
}

}  // namespace

bool AreDatasets(const std::vector<std::string>& names) {
  const auto count = static_cast<std::size_t>(
      std::count_if(names.begin(), names.end(), IsKnown));
  return count > 1 && 4 * count >= names.size();
}

}  // namespace melon
