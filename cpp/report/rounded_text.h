#pragma once

#include <string>

/// Numbers as sentences show them.
namespace melon {

/// Three significant digits: "0.154", "1230".
[[nodiscard]] std::string RoundedText(double number);
/// A share as whole percent: "89 %"; just below all of it "99.5 %".
[[nodiscard]] std::string PercentText(double share);
/// A p-value as the page writes it: ".028" or "< .001", with as many decimals
/// as show on which side of `alpha` it lies.
[[nodiscard]] std::string PValueText(double p, double alpha);
/// The same with its relation: "p = .028" or "p < .001".
[[nodiscard]] std::string ProbabilityText(double p, double alpha);

}  // namespace melon
