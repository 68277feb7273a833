#include "core/rules/alala/army/troops.h"

#include "core/base/toml_text.h"
#include "core/io/type_check.h"
#include "core/rules/common/read_builtin.h"

#include <cassert>

namespace ephor::alala {

namespace {

constexpr double millimetresInInch = 25.4;
constexpr std::string_view troopsPath = "rules/alala/troops.toml";
constexpr std::string_view commandPath = "rules/alala/command.toml";

/// A figure within the bounds; 0 after a fault.
int whole(TomlReader& reader, std::string_view key, int lowest, int highest) {
    return static_cast<int>(reader.integer(key, Need::Required, lowest, highest).value_or(0));
}

LeaderFacts readLeader(const TomlText& text, const toml::table& table, Diagnostics& faults) {
    TomlReader reader(text, table, "[leader]", "command", faults);
    LeaderFacts leader;
    leader.lowestCp = whole(reader, "lowest_cp", 1, 20);
    leader.highestCp = whole(reader, "highest_cp", 1, 20);
    leader.successorCp = whole(reader, "successor_cp", 1, 20);
    leader.control = whole(reader, "control", 0, 20);
    leader.move = whole(reader, "move", 0, 20);
    leader.moveInches = whole(reader, "move_inches", 1, 96);
    leader.signal = whole(reader, "signal", 0, 20);
    leader.invoke = whole(reader, "invoke", 1, 20);
    leader.encourageInches = whole(reader, "encourage_inches", 1, 96);
    leader.pointsPerCp = whole(reader, "points_per_cp", 0, 100);
    reader.text("points_source", Need::Required);
    reader.finish();
    return leader;
}

void readGrade(const TomlText& text, const toml::table& table, CommandFacts& facts, Diagnostics& faults) {
    TomlReader reader(text, table, "[[grade]]", "command", faults);
    const std::string id = reader.word("id", Need::Required, {"A", "B", "C"}).value_or("A");
    GradeFacts grade;
    grade.encourage = whole(reader, "encourage", 1, 20);
    grade.encourageAdvancing = whole(reader, "encourage_advancing", 1, 20);
    grade.redress = whole(reader, "redress", 1, 3);
    grade.redressClear = whole(reader, "redress_clear", 0, 48);
    grade.wheel = whole(reader, "wheel", 0, 3);
    grade.steps = reader.flag("steps", Need::Required).value_or(false);
    grade.eases = reader.flag("eases", Need::Required).value_or(false);
    grade.plainDie = reader.flag("plain_die", Need::Required).value_or(false);
    reader.finish();
    facts.grades[static_cast<std::size_t>(*gradeNamed(id))] = grade;
}

void checkArm(const TroopType& type, TomlReader& row) {
    constexpr std::array arms{"formed", "skirmisher", "cavalry"};
    std::vector<std::string> others;
    for (const char* arm : arms)
        if (type.has(arm))
            others.emplace_back(arm);
    if (others.size() == 1)
        return;
    std::vector<Fix> fixes;
    if (others.empty()) {
        fixes = writingTraits(type, row, {"Add \"{0}\"", {"skirmisher"}}, {}, "skirmisher");
    } else {
        const std::string first = others.front();
        others.erase(others.begin());
        fixes = writingTraits(type, row, {"Keep \"{0}\" alone", {first}}, others);
    }
    row.fault("arm", row.place("traits"),
              {"\"{0}\" must have exactly one of the traits formed, skirmisher and cavalry.", {type.id}},
              std::move(fixes));
}

std::string centimetres(double inches) { return tomlNumber(std::round(inches * 2540) / 1000); }

/// ALA-016: the base size of the unit must agree with its bases. Both are in the file for the convenience of readers.
void checkGround(const TroopType& type, TomlReader& row) {
    if (type.stat("figures") < 1 || type.stat("ranks") < 1)
        return;  // reported already
    const Footprint bases = troopsOf(type, {.hopliteFigures = type.stat("figures")}).footprint();
    const auto differs = [&](const char* key, double made, double written) {
        if (std::abs(made - written) <= tolerance)
            return;
        const std::string right = centimetres(made);
        row.fault("ground", row.place(key),
                  {"The bases of \"{0}\" do not make up its ground: \"{1}\" would be {2}.", {type.id, key, right}},
                  row.replacing(key, {"Write {0}", {right}}, right));
    };
    differs("frontage_cm", bases.frontage, type.frontage);
    differs("depth_cm", bases.depth, type.depth);
}

}  // namespace

// ALA-001, ALA-009, ALA-010, ALA-011, ALA-012, ALA-013, ALA-014, ALA-015.
const CatalogueSchema& troopSchema() {
    static const CatalogueSchema schema{
        "alala",
        {{"figures", 1, 48, true, "figures of a unit or band (ALA-007)"},
         {"ranks", 1, 4, true, "ranks of figures"},
         {"base_width_mm", 1, 100, true, "how wide the ground of one figure is, in millimetres"},
         {"base_depth_mm", 1, 100, true, "how deep the ground of one figure is, in millimetres"},
         {"shoot_per", 1, 12, false, "figures for one shooting die; without it the class does not shoot (ALA-164)"},
         {"shoot_bonus", 0, 6, false, "extra shooting dice (ALA-167)"},
         {"tires_on", 2, 6, false,
          "face of a move die that costs a disorder point; a type without it never tires (ALA-135)"},
         {"points_a", 0, 1000, false, "points of a unit of A grade"},
         {"points_c", 0, 1000, false, "points of a unit of C grade"}},
        {{"formed", "hoplites: grade, level, front and flanks (ALA-033)"},
         {"skirmisher", "skirmishers (ALA-011)"},
         {"cavalry", "third move die, charge dice, +1 against unformed foot (ALA-128)"},
         {"no_third_die", "horse without the third move die (ALA-129)"},
         {"always_supported", "always supported (ALA-219)"},
         {"never_charges", "never charges (ALA-178)"},
         {"passage_disorders", "takes disorder in a passage of lines (ALA-149)"}},
        {"hoplite", "peltast", "psiloi", "cavalry"},
        GroundUnit::Centimetres,
    };
    return schema;
}

Result<Catalogue> readTroops(std::string_view toml, std::string_view file) {
    return readCatalogue(toml, file, troopSchema(), [](const TroopType& type, TomlReader& row) {
        checkArm(type, row);
        checkGround(type, row);
    });
}

const Catalogue& catalogue() {
    static const Catalogue types = builtinCatalogue(troopsPath, readTroops);
    return types;
}

Troops troopsOf(const TroopType& type, const Options& options) {
    Troops troops;
    troops.arm = type.has("formed") ? Arm::Hoplite : type.has("cavalry") ? Arm::Cavalry : Arm::Skirmisher;
    troops.figures = troops.isHoplites() ? options.hopliteFigures : type.stat("figures");  // ALA-007, ALA-008
    troops.ranks = type.stat("ranks");
    troops.baseWidth = type.stat("base_width_mm") / millimetresInInch;
    troops.baseDepth = type.stat("base_depth_mm") / millimetresInInch;
    troops.figuresPerShot = type.stat("shoot_per");
    troops.shotBonus = type.stat("shoot_bonus");
    troops.tiresOn = type.stat("tires_on");
    troops.thirdDie = troops.isCavalry() && !type.has("no_third_die");
    troops.alwaysSupported = type.has("always_supported");
    troops.mayCharge = !type.has("never_charges");
    troops.passageDisorders = type.has("passage_disorders");
    return troops;
}

Troops troopsNamed(std::string_view id, const Options& options, const Catalogue& types) {
    const TroopType* type = types.find(id);
    assert(type);
    return troopsOf(*type, options);
}

// ALA-019, ALA-020, ALA-021, ALA-053, ALA-062.
Result<CommandFacts> readCommand(std::string_view toml, std::string_view file) {
    const Result<TomlText> parsed = parseToml(toml, file, largestCatalogue, "command");
    if (!parsed)
        return std::unexpected(parsed.error());
    Diagnostics faults;
    TomlReader reader(*parsed, parsed->table, "the figures of command", "command", faults);
    if (!readFormat(reader, 1))
        return std::unexpected(std::move(faults));
    reader.word("system", Need::Required, {"alala"});
    reader.text("version", Need::Required, 20);
    CommandFacts facts;
    if (const toml::table* leader = reader.table("leader", Need::Required))
        facts.leader = readLeader(*parsed, *leader, faults);
    const std::vector<const toml::table*> grades = reader.tables("grade", facts.grades.size());
    if (grades.size() != facts.grades.size())
        reader.fault("grades", reader.place(), "Each of the grades A, B and C needs its [[grade]].");
    for (const toml::table* grade : grades)
        readGrade(*parsed, *grade, facts, faults);
    reader.finish();
    for (const GradeFacts& grade : facts.grades)
        if (grade == GradeFacts{} && faults.empty())
            reader.fault("grades", reader.place(), "Each of the grades A, B and C needs its [[grade]].");
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return facts;
}

const CommandFacts& commandFacts() {
    static const CommandFacts facts = readBuiltin(commandPath, readCommand);
    return facts;
}

std::optional<Grade> gradeNamed(std::string_view id) {
    for (const Grade grade : allGrades)
        if (idOf(grade) == id)
            return grade;
    return {};
}

}  // namespace ephor::alala
