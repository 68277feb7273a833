#include "core/rules/dba/army/troops.h"

#include "core/base/toml_text.h"
#include "core/io/type_check.h"

#include <algorithm>

namespace ephor::dba {

namespace {

constexpr std::array<std::string_view, kinds> kindNames{"El",  "Kn",  "Cv",     "LH", "Cm", "SCh", "Sp",
                                                        "Pk",  "Bd",  "Ax",     "Bw", "Ps", "Wb",  "Hd",
                                                        "Art", "WWg", "MtdInf", "CF", "Den"};

std::string_view withoutFigures(std::string_view id) {
    while (!id.empty() && id.front() >= '0' && id.front() <= '9')
        id.remove_prefix(1);
    return id;
}

/// DBA-160, corrections: heavy chariots play as knights, light ones as cavalry.
std::optional<Kind> kindOf(std::string_view id) {
    const std::string_view letters = withoutFigures(id);
    if (letters == "HCh")
        return Kind::Kn;
    if (letters == "LCh")
        return Kind::Cv;
    return kindNamed(letters);
}

}  // namespace

std::string_view nameOf(Kind kind) { return kindNames[static_cast<std::size_t>(kind)]; }

std::optional<Kind> kindNamed(std::string_view name) {
    const auto found = std::ranges::find(kindNames, name);
    if (found == kindNames.end())
        return {};
    return static_cast<Kind>(found - kindNames.begin());
}

const CatalogueSchema& troopSchema() {
    static const CatalogueSchema schema{
        "dba",
        {{"v_foot", 0, 9, true, "factor against foot (DBA-122)"},
         {"v_mounted", 0, 9, true, "factor against mounted (DBA-122)"},
         {"shot_at", 0, 9, false, "factor when shot at, where it differs"},
         {"move_good", 1, 9, true, "move in good going, in base widths (DBA-115)"},
         {"move_rough", 1, 9, true, "move in rough going (DBA-115)"},
         {"move_bad", 0, 9, true, "move in bad going; 0: may not enter (DBA-115)"},
         {"range", 1, 9, false, "base widths of a shot; a type without it does not shoot"},
         {"pursue_half_bw", 1, 2, false, "pursuit in half base widths (DBA-144)"}},
        {{"foot", "fights as foot (DBA-122)"},
         {"mounted", "fights as mounted (DBA-122)"},
         {"fast", "fast troops (DBA-115)"},
         {"double", "a double base (DBA-128)"},
         {"steady", "keeps its factor in bad going (DBA-126)"},
         {"wing", "deploys 2 BW from the sides (DBA-015)"},
         {"costly", "moves at one PIP more (DBA-037)"},
         {"uncounted", "no loss for victory (DBA-151)"}},
        {"hoplite", "peltast", "psiloi", "archer", "cavalry", "infantry"},
    };
    return schema;
}

Result<Catalogue> readTroops(std::string_view toml, std::string_view file) {
    return readCatalogue(toml, file, troopSchema(), [](const TroopType& type, TomlReader& row) {
        if (!type.id.empty() && !kindOf(type.id)) {
            const std::string near =
                nearestWord(type.id, {kindNames.begin(), kindNames.end()}).value_or(std::string(nameOf(Kind::Sp)));
            row.fault("kind", row.place("id"), {"\"{0}\" ends in no kind of element, such as Sp or Kn.", {type.id}},
                      row.replacing("id", {"Write \"{0}\"", {near}}, tomlString(near)));
        }
        if (type.has("foot") == type.has("mounted"))
            row.fault("arm", row.place("traits"), {"\"{0}\" must be either foot or mounted.", {type.id}},
                      type.has("foot") ? writingTraits(type, row, "Let it be foot", {"mounted"})
                                       : writingTraits(type, row, "Let it be foot", {}, "foot"));
    });
}

const Catalogue& catalogue() {
    static const Catalogue types = builtinCatalogue("rules/dba/troops.toml", readTroops);
    return types;
}

Troop troopOf(const TroopType& type) {
    Troop troop;
    troop.kind = *kindOf(type.id);
    troop.figures = type.id.front() >= '0' && type.id.front() <= '9' ? type.id.front() - '0' : 0;
    troop.mounted = type.has("mounted");
    troop.fast = type.has("fast");
    troop.doubled = type.has("double");
    troop.steady = type.has("steady");
    troop.wing = type.has("wing");
    troop.costly = type.has("costly");
    troop.counts = !type.has("uncounted");
    troop.vFoot = type.stat("v_foot");
    troop.vMounted = type.stat("v_mounted");
    troop.shotAt = type.stat("shot_at") > 0 ? type.stat("shot_at") : troop.vFoot;
    troop.move = {type.stat("move_good"), type.stat("move_rough"), type.stat("move_bad")};
    troop.range = type.stat("range");
    troop.pursuit = type.stat("pursue_half_bw") / 2.0;
    troop.size = {type.frontage, type.depth};
    return troop;
}

}  // namespace ephor::dba
