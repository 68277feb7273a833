// The troops of Alala!: the six classes, the three grades and the leaders, read from data/rules/alala.
#pragma once

#include "core/battle/game.h"
#include "core/io/catalogue_io.h"
#include "core/rules/alala/army/options.h"
#include "core/table/body.h"

namespace ephor::alala {

/// Hoplites form phalanxes; bands are skirmishers or cavalry (ALA-011, ALA-017) and belong to none (ALA-023).
enum class Arm : std::uint8_t { Hoplite, Skirmisher, Cavalry };

/// ALA-019: A above B above C.
enum class Grade : std::uint8_t { A, B, C };
inline constexpr std::array allGrades{Grade::A, Grade::B, Grade::C};

/// ALA-033, ALA-035, ALA-037, ALA-038, ALA-039: only hoplites have levels; FormedUp is neutral. A band counts as
/// FormedUp, and nothing changes that.
enum class Level : std::uint8_t { Shaken, FormedUp, Ready, Eager };

constexpr bool isSpartanGrade(Grade grade) { return grade == Grade::A; }  // ALA-020

struct Troops {
    Arm arm = Arm::Hoplite;
    int figures = 0;  ///< at full strength; hoplites: of the battle's size (ALA-AMB-005)
    int ranks = 1;
    double baseWidth = 0;  ///< inches of ground of one figure (ALA-016)
    double baseDepth = 0;
    int figuresPerShot = 0;         ///< figures for one shooting die; 0: does not shoot (ALA-158)
    int shotBonus = 0;              ///< ALA-167
    int tiresOn = 0;                ///< face of a move die that costs a disorder point; 0: none (ALA-138)
    bool thirdDie = false;          ///< ALA-128, ALA-129
    bool alwaysSupported = false;   ///< ALA-219
    bool mayCharge = true;          ///< ALA-178
    bool passageDisorders = false;  ///< ALA-149

    bool isHoplites() const { return arm == Arm::Hoplite; }
    bool isCavalry() const { return arm == Arm::Cavalry; }
    bool isSkirmishers() const { return arm == Arm::Skirmisher; }
    int files() const { return (figures + ranks - 1) / ranks; }
    /// ALA-018: the footprint of the whole unit, which does not shrink with losses. The `deep` units of a stack are one
    /// behind the other.
    Footprint footprint(int deep = 1) const { return {files() * baseWidth, deep * ranks * baseDepth}; }
    /// ALA-018, ALA-190: number of files that `live` figures fill. The rear rank empties first.
    int filesFilled(int live) const { return live < files() ? live : files(); }

    friend bool operator==(const Troops&, const Troops&) = default;
};

/// ALA-001: the six classes. Stats: figures, ranks, base_width_mm, base_depth_mm; some have shoot_per, shoot_bonus,
/// tires_on, points_a, points_c.
const CatalogueSchema& troopSchema();
Result<Catalogue> readTroops(std::string_view toml, std::string_view file);

/// The classes of the compiled-in data.
const Catalogue& catalogue();

/// The figures of a class; hoplites in units of `options.hopliteFigures`.
Troops troopsOf(const TroopType& type, const Options& options);
/// By id: "hoplite", "psiloi", "peltast", "cavalry", "hamippoi", "thessalian".
Troops troopsNamed(std::string_view id, const Options& options, const Catalogue& types);

/// The figures of a grade (data/rules/alala/command.toml).
struct GradeFacts {
    int encourage = 0;           ///< command points (ALA-062)
    int encourageAdvancing = 0;  ///< of troops that advance on the enemy
    int redress = 0;             ///< disorder points off (ALA-152, ALA-153, ALA-154)
    int redressClear = 0;        ///< inches that every enemy is beyond; 0: any
    int wheel = 0;               ///< disorder points (ALA-147)
    bool steps = false;          ///< ALA-146
    bool eases = false;          ///< ALA-137
    bool plainDie = false;       ///< tests with a D6 (ALA-074)

    friend bool operator==(const GradeFacts&, const GradeFacts&) = default;
};

/// The ratings of leaders and the costs of their actions.
struct LeaderFacts {
    int lowestCp = 0;  ///< ALA-053
    int highestCp = 0;
    int successorCp = 0;  ///< ALA-071
    int control = 0;      ///< ALA-056
    int move = 0;         ///< ALA-060
    int moveInches = 0;
    int signal = 0;           ///< ALA-064
    int invoke = 0;           ///< ALA-065
    int encourageInches = 0;  ///< ALA-061
    int pointsPerCp = 0;      ///< house value (ALA-AMB-118)

    friend bool operator==(const LeaderFacts&, const LeaderFacts&) = default;
};

struct CommandFacts {
    LeaderFacts leader;
    std::array<GradeFacts, 3> grades;

    const GradeFacts& of(Grade grade) const { return grades[static_cast<std::size_t>(grade)]; }

    friend bool operator==(const CommandFacts&, const CommandFacts&) = default;
};

Result<CommandFacts> readCommand(std::string_view toml, std::string_view file);
/// The figures of the compiled-in data.
const CommandFacts& commandFacts();

constexpr std::string_view idOf(Grade grade) { return grade == Grade::A ? "A" : grade == Grade::B ? "B" : "C"; }
std::optional<Grade> gradeNamed(std::string_view id);

}  // namespace ephor::alala
