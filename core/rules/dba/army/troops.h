// The elements of DBA: kinds, figures, and the compiled-in catalogue (data/rules/dba/troops.toml).
#pragma once

#include "core/io/catalogue_io.h"
#include "core/table/body.h"

namespace ephor::dba {

/// What an element fights as (DBA-122).
enum class Kind : std::uint8_t {
    El,
    Kn,
    Cv,
    LH,
    Cm,
    SCh,
    Sp,
    Pk,
    Bd,
    Ax,
    Bw,
    Ps,
    Wb,
    Hd,
    Art,
    WWg,
    MtdInf,
    CF,
    Den,
    Kinds
};
inline constexpr std::size_t kinds = static_cast<std::size_t>(Kind::Kinds);

std::string_view nameOf(Kind kind);
std::optional<Kind> kindNamed(std::string_view name);

/// DBA-105, DBA-107
enum class Going : std::uint8_t { Good, Rough, Bad };

/// The figures of an element. Lengths are in base widths, which are inches of the table (DBA-102).
struct Troop {
    Kind kind = Kind::Sp;
    int figures = 0;       ///< figures on the base, from the type's name; 0 if the name has none
    bool mounted = false;  ///< DBA-122
    bool fast = false;
    bool doubled = false;  ///< a double base (DBA-128)
    bool steady = false;   ///< DBA-126
    bool wing = false;     ///< DBA-015
    bool costly = false;   ///< DBA-037
    bool counts = true;    ///< DBA-151
    int vFoot = 0;
    int vMounted = 0;
    int shotAt = 0;
    std::array<int, 3> move{};  ///< by Going; 0: may not enter (DBA-115)
    int range = 0;              ///< 0: does not shoot (DBA-110)
    double pursuit = 0;         ///< DBA-144
    Footprint size;

    bool isFoot() const { return !mounted; }
    bool is(Kind k) const { return kind == k; }
    int moveIn(Going going) const { return move[static_cast<std::size_t>(going)]; }
};

/// DBA-104, DBA-115, DBA-122: types are data.
const CatalogueSchema& troopSchema();
Result<Catalogue> readTroops(std::string_view toml, std::string_view file);
const Catalogue& catalogue();

Troop troopOf(const TroopType& type);
/// DBA-020
constexpr bool fitsBoats(const Troop& t) { return !t.is(Kind::El) && !t.is(Kind::WWg) && !t.is(Kind::Art); }
/// DBA-010, DBA-A25: true if it may garrison a City or Fort.
constexpr bool mayGarrison(const Troop& t) { return t.isFoot() && !t.is(Kind::WWg); }
/// DBA-A21: true if it may defend the camp.
constexpr bool mayGuardCamp(const Troop& t) { return !t.is(Kind::El) && !t.is(Kind::SCh); }

}  // namespace ephor::dba
