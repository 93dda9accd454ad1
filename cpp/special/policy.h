#pragma once

#include <boost/math/policies/policy.hpp>

namespace melon {

/// Boost.Math without exceptions, errno or promotion to long double, which is
/// software quad in wasm. Errors come back as NaN or infinity; callers keep to
/// the stated domains.
using MathPolicy = boost::math::policies::policy<
    boost::math::policies::domain_error<boost::math::policies::ignore_error>,
    boost::math::policies::pole_error<boost::math::policies::ignore_error>,
    boost::math::policies::overflow_error<boost::math::policies::ignore_error>,
    boost::math::policies::underflow_error<boost::math::policies::ignore_error>,
    boost::math::policies::denorm_error<boost::math::policies::ignore_error>,
    boost::math::policies::evaluation_error<
        boost::math::policies::ignore_error>,
    boost::math::policies::rounding_error<boost::math::policies::ignore_error>,
    boost::math::policies::indeterminate_result_error<
        boost::math::policies::ignore_error>,
    boost::math::policies::promote_double<false>,
    boost::math::policies::promote_float<false>>;

}  // namespace melon
