#pragma once

namespace melon {

/// The noncentral t distribution, of T = (Z + δ)/s with Z standard normal and
/// s = √(χ²_ν/ν) independent of it. ν = degrees_of_freedom in [1, 1e9], t and
/// δ = noncentrality in [−1e4, 1e4]. Relative error below
/// 1e-12·(1 + |δ|/10) where the value exceeds 1e-280. Time grows with |δ|: 10
/// µs for δ = 1, some milliseconds for 1000.

/// P(T ≤ t).
[[nodiscard]] double NoncentralTCdf(double t, double degrees_of_freedom,
                                    double noncentrality);
/// P(T > t): the upper tail, accurate where 1 − cdf is not.
[[nodiscard]] double NoncentralTSurvival(double t, double degrees_of_freedom,
                                         double noncentrality);
/// The δ with P(T ≤ t) = p, which falls as p rises; p in [1e-10, 1 − 1e-10].
/// With p = 0.975 and 0.025 the limits of the exact 95 % interval of δ: √n
/// times those of Cohen's d for n differences. Error below 1e-10·max(1, |δ|)
/// for |t| ≤ 1000. Beyond, where only s matters, any t has the limit
/// t·√(χ²_ν(p)/ν), with a relative error below √ν·4e-6.
[[nodiscard]] double NoncentralityAt(double t, double degrees_of_freedom,
                                     double p);

}  // namespace melon
