#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace melon {

/// Demšar 2006, table 6: areas under ROC curves.
inline constexpr std::string_view kDemsar =
    "dataset,C4.5,C4.5+m,C4.5+cf,C4.5+m+cf\n"
    "adult,.763,.768,.771,.798\nbreast cancer,.599,.591,.590,.569\n"
    "bcw,.954,.971,.968,.967\ncmc,.628,.661,.654,.657\n"
    "ionosphere,.882,.888,.886,.898\niris,.936,.931,.916,.931\n"
    "liver,.661,.668,.609,.685\nlung,.583,.583,.563,.625\n"
    "lymph,.775,.838,.866,.875\nmushroom,1,1,1,1\n"
    "primary tumor,.940,.962,.965,.962\nrheum,.619,.666,.614,.669\n"
    "voting,.972,.981,.975,.975\nwine,.957,.978,.946,.970\n";

/// Rows d0, d1, … of results, each with so many columns a, b, ….
inline std::string Wide(std::size_t rows, std::size_t columns,
                        double (*result)(std::size_t row, std::size_t column)) {
  std::string csv = "dataset";
  for (std::size_t i = 0; i < columns; ++i)
    csv.append(",m").append(std::to_string(i));
  for (std::size_t row = 0; row < rows; ++row) {
    csv.append("\nd").append(std::to_string(row));
    for (std::size_t i = 0; i < columns; ++i)
      csv.append(",").append(std::to_string(result(row, i)));
  }
  return csv + "\n";
}

inline double Mixed(std::size_t row, std::size_t column) {
  return .6 + (.001 * static_cast<double>((row * 37 + column * 53) % 97)) +
         (.0001 * static_cast<double>(row));
}

}  // namespace melon
