#pragma once

#include <boost/math/special_functions/gamma.hpp>
#include <limits>

/// Boost reflects negative arguments of the gamma function by a sine, whose
/// argument reduction and tables would be a fortieth of the wasm module. No
/// domain of special/ has such arguments, and here their value is NaN. Included
/// where beta and gamma functions of Boost are used.
namespace boost::math::detail {

template <>
inline double sinpx<double>(  // NOLINT(readability-identifier-naming)
    double /*z*/) {
  return std::numeric_limits<double>::quiet_NaN();
}

}  // namespace boost::math::detail
