#include "core/campaign/battle/battle_setup.h"

#include "core/campaign/battle/battle_ground.h"
#include "core/campaign/battle/battle_kind.h"
#include "core/campaign/battle/lists/alala.h"
#include "core/campaign/battle/lists/dba.h"
#include "core/campaign/battle/lists/men_of_bronze.h"
#include "core/campaign/battle/lists/ohw.h"
#include "core/campaign/battle/lists/skirmish.h"
#include "core/campaign/dice/dice_keys.h"
#include "core/campaign/model/calendar.h"
#include "core/campaign/model/shown_name.h"

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

Host hostOf(const Campaign& campaign, const std::vector<ArmyId>& armies, const ArmyIndex& armyIndex) {
    Host host;
    for (const ArmyId id : armies)
        host.mostSteps += stepsOfArmy(campaign.state, armyIndex, id);
    host.name = nameOf(campaign, armies);
    host.state = campaign.scenario.powers[campaign.state.armies[armies.front().index()].power.index()].id;
    host.armies = armies;
    int best = 0;
    for (const ArmyId id : armies) {
        const auto units = armyIndex.units(id);
        host.units.insert(host.units.end(), units.begin(), units.end());
        const LeaderId leader = campaign.state.armies[id.index()].leader;
        if (leader && campaign.state.leaders[leader.index()].cpNow > best) {
            best = campaign.state.leaders[leader.index()].cpNow;
            host.general = leader;
        }
    }
    return host;
}

/// How campaigns use a rule system.
struct SystemInCampaign {
    std::string_view system;
    ListMaker list;
    bool choosesGround = false;  ///< the armies place the terrain, by the name of the country
    bool lostUnitsSurvive = false;
};
constexpr std::array systemsInCampaign{
    SystemInCampaign{"men_of_bronze", bronzeList}, SystemInCampaign{"alala", alalaList},
    SystemInCampaign{"ohw", ohwList, false, true}, SystemInCampaign{"dba", dbaList, true},
    SystemInCampaign{"skirmish", skirmishList}};

const SystemInCampaign* systemInCampaign(std::string_view system) {
    const auto it = std::ranges::find(systemsInCampaign, system, &SystemInCampaign::system);
    return it == systemsInCampaign.end() ? nullptr : &*it;
}

bool marched(const Campaign& campaign, const std::vector<ArmyId>& armies) {
    return std::ranges::any_of(armies,
                               [&](ArmyId id) { return static_cast<bool>(campaign.state.armies[id.index()].from); });
}

}  // namespace

std::vector<Brigade> brigadesOf(const Host& host) {
    if (!host.brigades.empty())
        return host.brigades;
    std::vector<Brigade> each;
    for (std::size_t i = 0; i < host.units.size(); ++i)
        each.push_back({{host.units[i]}, static_cast<int>(i), 1});
    return each;
}

ListMaker listMakerFor(std::string_view system) {
    const SystemInCampaign* inCampaign = systemInCampaign(system);
    return inCampaign ? inCampaign->list : nullptr;
}

Result<ArmyList> listOf(const Campaign& campaign, ArmyId army, const RuleSystem& system) {
    const ListMaker make = listMakerFor(system.info().id);
    if (!make)
        return failure("battle-system", {"Battles of a campaign cannot be fought by {0} yet.", {system.info().name}});
    const std::string name = shownName(campaign, army);
    Host host = hostOf(campaign, {army}, ArmyIndex(campaign.state));
    if (host.units.empty())
        return failure("list-nobody", {"{0} has no units left.", {name}});
    host.name = name;
    return make(campaign, host, system);
}

bool lostUnitsSurvive(std::string_view system) {
    const SystemInCampaign* inCampaign = systemInCampaign(system);
    return inCampaign && inCampaign->lostUnitsSurvive;
}

Result<Battlefield> battlefieldOf(const Campaign& campaign, BattleId id, const RuleSystem& system) {
    const Campaign atStart = campaignAtBattleStart(campaign, id);
    const Battle& battle = atStart.state.battles[id.index()];
    const SystemInCampaign* inCampaign = systemInCampaign(system.info().id);
    if (!inCampaign)
        return failure("battle-system", {"Battles of a campaign cannot be fought by {0} yet.", {system.info().name}});
    const Place& place = atStart.scenario.map.place(battle.place);
    const ArmyIndex armyIndex(atStart.state);
    Battlefield field;
    field.hosts = {hostOf(atStart, battle.attackers, armyIndex), hostOf(atStart, battle.defenders, armyIndex)};
    if (field.hosts[0].units.empty() || field.hosts[1].units.empty())
        return failure("battle-nobody", {"One side of the battle of {0} has nobody left to fight.", {place.name}});
    const int mostSteps = std::max(field.hosts[0].mostSteps, field.hosts[1].mostSteps);
    const bool bothMarched = marched(atStart, battle.attackers) && marched(atStart, battle.defenders);
    for (const Side side : bothSides) {
        Host& host = field.hosts[index(side)];
        host.mostSteps = mostSteps;
        host.met = bothMarched ? Host::Met::Both : side == Side::A ? Host::Met::Attacker : Host::Met::Defender;
    }
    Setup& setup = field.setup;
    setup.system = system.info().id;
    setup.rules = system.info().version;
    setup.name = "Battle of " + place.name;
    setup.note = turnName(atStart.state.course.year, atStart.state.course.turnOfYear) + ". " + termsOf(atStart, id);
    setup.table = system.info().table;
    for (const Side side : bothSides)
        setup.lists[index(side)] = inCampaign->list(atStart, field.hosts[index(side)], system);
    // Widen the table until the armies fit.
    for (;;) {
        CampaignDice lots(keysOf(atStart, battle.turn, occasionOf("ground", id)).open);
        if (!inCampaign->choosesGround) {
            setup.terrain = groundOf(atStart, id, setup.table.width, setup.table.height);
            std::ranges::copy(groundOf(place.country, setup.table, lots), std::back_inserter(setup.terrain));
        }
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
