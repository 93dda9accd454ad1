#pragma once

#include <string_view>

/// What the advice on comparisons rests on.
namespace melon::references {

inline constexpr std::string_view kAlpaydin1999 =
    "Alpaydın 1999, Neural Comput. 11:1885–1892";
inline constexpr std::string_view kBenavoli2016 =
    "Benavoli, Corani & Mangili 2016, J. Mach. Learn. Res. 17(5):1–10";
inline constexpr std::string_view kBengioGrandvalet2004 =
    "Bengio & Grandvalet 2004, J. Mach. Learn. Res. 5:1089–1105";
inline constexpr std::string_view kBouckaertFrank2004 =
    "Bouckaert & Frank 2004, PAKDD, Lect. Notes Comput. Sci. 3056:3–12";
inline constexpr std::string_view kCawleyTalbot2010 =
    "Cawley & Talbot 2010, J. Mach. Learn. Res. 11:2079–2107";
inline constexpr std::string_view kClopperPearson1934 =
    "Clopper & Pearson 1934, Biometrika 26:404–413";
inline constexpr std::string_view kConover1999 =
    "Conover 1999, Practical Nonparametric Statistics, 3rd ed., Wiley, §5.8";
inline constexpr std::string_view kDemsar2006 =
    "Demšar 2006, J. Mach. Learn. Res. 7:1–30";
inline constexpr std::string_view kDietterich1998 =
    "Dietterich 1998, Neural Comput. 10:1895–1923";
inline constexpr std::string_view kGarciaHerrera2008 =
    "García & Herrera 2008, J. Mach. Learn. Res. 9:2677–2694";
inline constexpr std::string_view kGarcia2010 =
    "García, Fernández, Luengo & Herrera 2010, Inf. Sci. 180:2044–2064";
inline constexpr std::string_view kHanley1983 =
    "Hanley & Lippman-Hand 1983, J. Am. Med. Assoc. 249:1743–1745";
inline constexpr std::string_view kHolm1979 =
    "Holm 1979, Scand. J. Stat. 6:65–70";
inline constexpr std::string_view kImanDavenport1980 =
    "Iman & Davenport 1980, Commun. Stat. Theory Methods 9:571–595";
inline constexpr std::string_view kLittleRubin2019 =
    "Little & Rubin 2019, Statistical Analysis with Missing Data, 3rd ed., "
    "Wiley";
inline constexpr std::string_view kNadeauBengio2003 =
    "Nadeau & Bengio 2003, Mach. Learn. 52:239–281";
inline constexpr std::string_view kRoyston1995 =
    "Royston 1995, Appl. Stat. 44:547–551 (AS R94)";
inline constexpr std::string_view kSalzberg1997 =
    "Salzberg 1997, Data Min. Knowl. Discov. 1:317–328";

}  // namespace melon::references
