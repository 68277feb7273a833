#include "tests/conformance/alala.h"

#include "tests/conformance/systems.h"

namespace ephor::conformance {

namespace phalanx {

namespace {

constexpr std::array levels{std::pair{"shaken", ala::Level::Shaken}, std::pair{"formed_up", ala::Level::FormedUp},
                            std::pair{"ready", ala::Level::Ready}, std::pair{"eager", ala::Level::Eager}};

/// A neighbour that a case describes: counted where the rules say so.
int counted(const Inputs& in, const char* field, ala::Arm engaged) {
    enum class Neighbour { None, Shaken, Engaged, Peltasts };
    const auto neighbour =
        in.oneOf(field, std::array{std::pair{"none", Neighbour::None}, std::pair{"shaken_hoplites", Neighbour::Shaken},
                                   std::pair{"engaged_hoplites", Neighbour::Engaged},
                                   std::pair{"peltasts", Neighbour::Peltasts}});
    if (neighbour == Neighbour::None)
        return 0;
    ala::Supporter supporter;
    supporter.arm = neighbour == Neighbour::Peltasts ? ala::Arm::Skirmisher : ala::Arm::Hoplite;
    supporter.shaken = neighbour == Neighbour::Shaken;
    supporter.engagedElsewhere = neighbour == Neighbour::Engaged;
    return ala::maySupport(supporter, engaged) ? 1 : 0;
}

}  // namespace

ala::Troops readTroops(const Inputs& inputs, const ala::Options& options, const char* field) {
    const std::string id = inputs.token(field);
    const TroopType* type = ala::catalogue().find(id);
    if (!type)
        throw Fault(std::string(field) + ": unknown class \"" + id + "\"");
    return ala::troopsOf(*type, options);
}

ala::Grade readGrade(const Inputs& inputs, const char* field) {
    const auto grade = ala::gradeNamed(inputs.token(field));
    if (!grade)
        throw Fault(std::string(field) + ": no grade");
    return *grade;
}

ala::Grade readGradeOrNull(const Inputs& inputs) {
    return inputs.optionalToken("grade") ? readGrade(inputs) : ala::Grade::B;
}

ala::Level readLevel(const Inputs& inputs, const char* field) { return inputs.oneOf(field, levels); }

ala::Level readLevelOrNull(const Inputs& inputs, const char* field) {
    return inputs.optionalToken(field) ? readLevel(inputs, field) : ala::Level::FormedUp;
}

ala::CombatSide readCombatSide(const Inputs& in, const ala::Options& options) {
    readGradeOrNull(in);  // no grade changes a die
    ala::CombatSide side;
    side.troops = readTroops(in, options);
    side.level = readLevelOrNull(in);
    side.men = in.integer("men", 0, 1000);
    side.disorder = in.integer("dp", 0, ala::mostDisorder);
    side.charged = in.flag("charge");
    side.pursued = in.flag("pursuit");
    side.followedUp = in.flag("follow_up");
    side.ground = in.flag("ground");
    side.againstUnformedFoot = in.flag("vs_unformed_infantry");
    side.supportingBands = in.integer("supporting_bands", 0, 100);
    side.cerberus = in.flag("cerberus");
    side.supportLeft = in.integer("support_left", 0, 100) + counted(in, "neighbour_left", side.troops.arm);
    side.supportRight = in.integer("support_right", 0, 100) + counted(in, "neighbour_right", side.troops.arm);
    side.shieldlessSupport = in.flag("shieldless_support");
    side.depth = in.integer("depth", 1, 100);
    side.unformed = in.flag("unformed");
    side.flankOrRearOnly = in.flag("flank_or_rear_only");
    side.againstFortified = in.flag("vs_fortified");
    side.leader = in.flag("leader_attached");
    return side;
}

const char* word(ala::Level level) { return levels[static_cast<std::size_t>(level)].first; }

const char* word(ala::Outcome outcome) {
    constexpr std::array words{"Victory", "Success", "Inconclusive", "Set-back", "Defeat"};
    return words[static_cast<std::size_t>(outcome)];
}

const char* word(ala::After move) {
    constexpr std::array words{"remain", "pursue", "follow_up", "retire", "fall_back", "ride_through", "rout"};
    return words[static_cast<std::size_t>(move)];
}

ala::Options sized(ala::Options options, std::optional<double> figures) {
    if (figures) {
        if (*figures != 20 && *figures != 24)
            throw Fault("organisation: 20 or 24 is expected");
        options.hopliteFigures = static_cast<int>(*figures);
    }
    return options;
}

}  // namespace phalanx

Answer answerAlala(const Case& question) {
    return answerByKind(
        question, alala::readOptions(chosenOptions(question, "cfg.")),
        {phalanx::combatKinds(), phalanx::commandKinds(), phalanx::groundKinds(), phalanx::moveKinds()});
}

}  // namespace ephor::conformance
