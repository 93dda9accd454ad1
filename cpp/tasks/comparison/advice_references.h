#pragma once

#include "base/bibliography.h"
#include "base/source.h"

/// What the advice on comparisons rests on.
namespace melon::references {

inline constexpr Citation kAlpaydin1999{sources::alpaydin1999};
inline constexpr Citation kBenavoli2016{sources::benavoli2016};
inline constexpr Citation kBengioGrandvalet2004{sources::bengio2004};
inline constexpr Citation kBouckaertFrank2004{sources::bouckaert2004};
inline constexpr Citation kCawleyTalbot2010{sources::cawley2010};
inline constexpr Citation kClopperPearson1934{sources::clopper1934};
inline constexpr Citation kConover1999{sources::conover1999, "§5.8"};
inline constexpr Citation kDemsar2006{sources::demsar2006};
inline constexpr Citation kDietterich1998{sources::dietterich1998};
inline constexpr Citation kGarciaHerrera2008{sources::garcia2008};
inline constexpr Citation kGarcia2010{sources::garcia2010};
inline constexpr Citation kHanley1983{sources::hanley1983};
inline constexpr Citation kHolm1979{sources::holm1979};
inline constexpr Citation kImanDavenport1980{sources::iman1980};
inline constexpr Citation kLittleRubin2019{sources::little2019};
inline constexpr Citation kNadeauBengio2003{sources::nadeau2003};
inline constexpr Citation kRoyston1995{sources::royston1995};
inline constexpr Citation kSalzberg1997{sources::salzberg1997};

}  // namespace melon::references
