#include "core/campaign/battlefield.h"

#include "core/campaign/calendar.h"

namespace ephor::campaign {

namespace {

constexpr double widerBy = 24;
constexpr double widest = 312;

std::string nameOf(const Campaign& campaign, const std::vector<ArmyId>& armies) {
    const PowerId first = campaign.state.armies[armies.front().index()].power;
    std::string name = campaign.scenario.powers[first.index()].name;
    for (const ArmyId id : armies)
        if (campaign.state.armies[id.index()].power != first)
            return name + " and allies";
    return name;
}

Host hostOf(const Campaign& campaign, const std::vector<ArmyId>& armies, const MusterRoll& roll) {
    Host host;
    host.name = nameOf(campaign, armies);
    host.state = campaign.scenario.powers[campaign.state.armies[armies.front().index()].power.index()].id;
    host.armies = armies;
    int best = 0;
    for (const ArmyId id : armies) {
        const auto units = roll.units(id);
        host.units.insert(host.units.end(), units.begin(), units.end());
        const LeaderId leader = campaign.state.armies[id.index()].leader;
        if (leader && campaign.state.leaders[leader.index()].cpNow > best) {
            best = campaign.state.leaders[leader.index()].cpNow;
            host.general = leader;
        }
    }
    return host;
}

}  // namespace

ListMaker listMakerFor(std::string_view system) {
    if (system == "men_of_bronze")
        return bronzeList;
    if (system == "alala")
        return alalaList;
    return nullptr;
}

Result<Battlefield> battlefieldOf(const Campaign& campaign, BattleId id, const RuleSystem& system) {
    const Battle& battle = campaign.state.battles[id.index()];
    const ListMaker maker = listMakerFor(system.info().id);
    if (!maker)
        return failure("battle-system", {"Battles of a campaign cannot be fought by {0} yet.", {system.info().name}});
    const Place& place = campaign.scenario.map.place(battle.place);
    const MusterRoll roll(campaign.state);
    Battlefield field;
    field.hosts = {hostOf(campaign, battle.attackers, roll), hostOf(campaign, battle.defenders, roll)};
    Setup& setup = field.setup;
    setup.system = system.info().id;
    setup.rules = system.info().version;
    setup.name = "Battle of " + place.name;
    setup.note = moveName(campaign.state.course.year, campaign.state.course.move);
    setup.table = system.info().table;
    for (const Side side : bothSides)
        setup.lists[index(side)] = maker(campaign, field.hosts[index(side)], system);
    // Where the armies need more room than the usual table has, the table grows.
    for (;;) {
        CampaignDice lots(keyOf(campaign.scenario.seed, "ground", battle.turn, static_cast<int>(id.index())));
        setup.terrain = groundOf(place.country, setup.table, lots);
        Result<std::shared_ptr<const Game>> game = system.open(setup);
        if (game) {
            field.game = std::move(*game);
            return field;
        }
        const bool noRoom =
            std::ranges::any_of(game.error(), [](const Diagnostic& d) { return d.code == "setup-no-room"; });
        if (!noRoom || setup.table.width + widerBy > widest)
            return std::unexpected(std::move(game.error()));
        setup.table.width += widerBy;
    }
}

}  // namespace ephor::campaign
