// Whatever a power does not know may be otherwise, and nothing that it is shown changes.
#include "core/campaign/play.h"
#include "core/campaign/report.h"
#include "core/campaign/sea.h"
#include "core/campaign/turn.h"
#include "core/campaign/view.h"

#include <QtTest>
#include <random>

using namespace ephor;
using namespace ephor::campaign;

namespace {

/// All that a player is given of a moment.
std::string exportOf(const Campaign& campaign, PowerId power) {
    return powersReport(campaign, viewOf(campaign, power)) + orderForm(campaign, power);
}

/// Enemy ships out of sight are others and elsewhere; of those in sight all is changed that is not seen from a coast.
void otherFleets(Campaign& campaign, PowerId power, std::mt19937& lots) {
    State& state = campaign.state;
    const MusterRoll roll(state);
    const auto lot = [&](int count) { return static_cast<int>(lots() % static_cast<unsigned>(count)); };
    std::vector<bool> watched(state.cities.size(), false);
    const auto watch = [&](PlaceId place) {
        watched[place.index()] = true;
        for (const Step& step : campaign.scenario.map.steps(place))
            watched[step.to.index()] = true;
    };
    for (const ArmyId own : roll.armiesOf(power))
        watch(state.armies[own.index()].place);
    for (const FleetId own : fleetsOf(state, power))
        watch(state.fleets[own.index()].place);
    for (std::size_t i = 0; i < state.cities.size(); ++i)
        if (state.cities[i].owner == power)
            watch(PlaceId(static_cast<int>(i)));
    for (Fleet& fleet : state.fleets) {
        if (fleet.power == power || !isAfloat(fleet))
            continue;
        // That a harbour is closed everybody knows; so the station of ships that close one stays.
        const bool closes = isBlockaded(campaign.scenario, state, fleet.place);
        if (!closes && !watched[fleet.place.index()] && fleet.station != Station::Blockade)
            fleet.squadrons = 1 + lot(9);
        if (!closes && fleet.station != Station::Blockade)
            fleet.station = lot(2) == 0 ? Station::Watch : Station::Avoid;
        fleet.voyage = {{FleetId(0), Station::Seek, {}, {}, lot(3), 0, {}}};
        fleet.standing = fleet.voyage;
        fleet.from = {};
    }
}

/// Another campaign that looks the same to the power: what it does not know of the others is changed at random.
Campaign otherwise(const Campaign& campaign, PowerId power, std::mt19937& lots) {
    Campaign other = campaign;
    State& state = other.state;
    const MusterRoll roll(state);
    const auto lot = [&](int count) { return static_cast<int>(lots() % static_cast<unsigned>(count)); };
    std::vector<bool> watched(state.cities.size(), false);
    const auto watch = [&](PlaceId place) {
        watched[place.index()] = true;
        for (const Step& step : campaign.scenario.map.steps(place))
            watched[step.to.index()] = true;
    };
    for (const ArmyId own : roll.armiesOf(power))
        watch(state.armies[own.index()].place);
    for (std::size_t i = 0; i < state.cities.size(); ++i)
        if (state.cities[i].owner == power)
            watch(PlaceId(static_cast<int>(i)));
    std::vector<PlaceId> dark;
    for (std::size_t i = 0; i < watched.size(); ++i)
        if (!watched[i])
            dark.push_back(PlaceId(static_cast<int>(i)));
    for (Army& army : state.armies) {
        if (army.power == power || !isThere(army))
            continue;
        army.supply = lot(4);
        army.fatigue = lot(4);
        army.spirit = lot(4);
        army.initiative = lot(2) == 0;
        army.stayed = lot(4);
        if (!watched[army.place.index()] && !dark.empty())
            army.place = dark[static_cast<std::size_t>(lot(static_cast<int>(dark.size())))];
        if (army.posture != Posture::LieInWait)
            army.posture = lot(2) == 0 ? Posture::Seek : Posture::Hold;
    }
    otherFleets(other, power, lots);
    for (Unit& unit : state.units) {
        if (!unit.army || state.armies[unit.army.index()].power == power || unit.steps == 0)
            continue;
        unit.steps = 1 + lot(unit.most);
        unit.troop = static_cast<Troop>(lot(7));
        unit.grade = static_cast<Grade>(lot(3));
        unit.stripes = lot(4);
    }
    for (Leader& leader : state.leaders)
        if (leader.power != power) {
            leader.cpNow = 1 + lot(5);
            leader.fame = lot(9);
            leader.wound = static_cast<Wound>(lot(3));
        }
    for (std::size_t i = 0; i < state.powers.size(); ++i)
        if (PowerId(static_cast<int>(i)) != power) {
            Power& one = state.powers[i];
            one.treasury = lot(500);
            one.arete = lot(50);
            one.score = lot(500);
            one.missed = lot(5);
            one.orders.clear();
            one.standing.clear();
        }
    for (City& city : state.cities)
        if (city.owner != power) {
            city.garrison = lot(9);
            city.stores = lot(9);
            city.loyalty = lot(7) - 3;
            city.works = lot(4);
            city.starving = lot(4);
            city.breach = lot(3);
            city.ravaged = lot(3);
        }
    for (Sighting& sighting : state.sightings)
        if (sighting.power != power) {
            sighting.turn = lot(9);
            sighting.units = lot(12);
        }
    for (FleetTale& tale : state.fleetTales)
        if (tale.power != power) {
            tale.turn = lot(9);
            tale.squadrons = lot(12);
        }
    for (Goal& goal : state.goals)
        if (goal.power != power) {
            goal.amount += lot(20);
            goal.reached = lot(2) == 0;
        }
    for (Treaty& treaty : state.treaties) {
        const bool his = treaty.from == power || treaty.to == power;
        if (treaty.pledge == Pledge::Sealed && treaty.from != power)
            treaty.bond = static_cast<Bond>(lot(6));
        else if (treaty.pledge == Pledge::Offered && !his)
            treaty.talents = lot(99);
    }
    for (Deal& deal : state.deals)
        if (deal.from != power && deal.to != power) {
            deal.amount = lot(50);
            deal.pledge = deal.pledge == Pledge::Offered ? Pledge::Void : deal.pledge;
        } else if (deal.from != power && deal.pledge == Pledge::Sealed) {
            deal.amount = lot(50);
        }
    for (Favour& favour : state.favours)
        if (favour.power != power)
            favour.card = lot(static_cast<int>(campaign.scenario.omens.size()));
    for (StandOff& standOff : state.standOffs)
        if (state.armies[standOff.one.index()].power != power && state.armies[standOff.other.index()].power != power)
            standOff.turn = lot(9);
    state.course.leading = PowerId(lot(static_cast<int>(state.powers.size())));
    return other;
}

/// Any deal at all: what cannot be done comes to nothing.
Deal someDeal(const Campaign& campaign, PowerId power, std::mt19937& lots) {
    const State& state = campaign.state;
    const auto lot = [&](std::size_t count) { return static_cast<int>(lots() % count); };
    Deal deal;
    deal.business = static_cast<Business>(lot(10));
    const PowerId other(lot(state.powers.size()));
    deal.to = other == power || !isWithAnother(deal.business) ? PowerId{} : other;
    deal.leader = LeaderId(lot(state.leaders.size()));
    deal.against = LeaderId(lot(state.leaders.size()));
    deal.army = ArmyId(lot(state.armies.size()));
    deal.place = PlaceId(lot(state.cities.size()));
    deal.card = lot(campaign.scenario.omens.size());
    deal.amount = lot(9);
    deal.again = lot(9);
    return deal;
}

/// Orders at random for every army, and a word at random to somebody.
void orderAtRandom(Journal& journal, std::mt19937& lots) {
    const Campaign& campaign = journal.campaign();
    const MusterRoll roll(campaign.state);
    const auto lot = [&](std::size_t count) { return lots() % count; };
    for (std::size_t p = 0; p < campaign.state.powers.size(); ++p) {
        const PowerId power(static_cast<int>(p));
        std::vector<Order> orders;
        for (const ArmyId id : roll.armiesOf(power)) {
            Order order{id, static_cast<Posture>(lot(8)), {}, {}, static_cast<IfStronger>(lot(2))};
            PlaceId at = campaign.state.armies[id.index()].place;
            for (std::size_t i = lot(3); i > 0; --i) {
                const auto steps = campaign.scenario.map.steps(at);
                at = steps[lot(steps.size())].to;
                order.path.push_back(at);
            }
            orders.push_back(std::move(order));
        }
        std::vector<Voyage> voyages;
        for (const FleetId id : fleetsOf(campaign.state, power)) {
            Voyage voyage{id, static_cast<Station>(lot(6)), {}, {}, static_cast<int>(lot(3)), 0, {}};
            PlaceId at = campaign.state.fleets[id.index()].place;
            const auto armies = roll.armiesAt(at);
            if (!armies.empty() && lot(2) == 0)
                voyage.carries = {armies[lot(armies.size())]};
            for (std::size_t i = lot(4); i > 0; --i)
                if (const SeaReach reach = seaReachOf(campaign.scenario, at, 1); reach.order.size() > 1) {
                    at = reach.order[1 + lot(reach.order.size() - 1)];
                    voyage.path.push_back(at);
                }
            voyages.push_back(std::move(voyage));
        }
        std::vector<Envoy> envoys;
        const PowerId to(static_cast<int>(lot(campaign.state.powers.size())));
        if (to != power)
            envoys.push_back({to, static_cast<Bond>(lot(6)), 3, 0});
        for (Order& order : orders)
            if (lot(3) == 0)
                order.tasks = {static_cast<Task>(lot(10))};
        std::vector<Deal> deals;
        for (int i = 0; i < 3; ++i)
            deals.push_back(someDeal(campaign, power, lots));
        sealOrders(journal, power, std::move(orders), {}, envoys, OrdersFrom::Player, voyages, deals);
    }
}

}  // namespace

class TestCampaignLeaks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingUnknownShowsInAPlayersExportOverTwoHundredMoves() {
        std::mt19937 lots(431);
        int moves = 0;
        int compared = 0;
        int tales = 0;
        for (std::uint64_t seed = 1; moves < 200; ++seed) {
            Journal journal = *Journal::found(*builtinScenario("quick_start"), seed);
            while (journal.campaign().state.course.phase != Phase::Over && moves < 200) {
                orderAtRandom(journal, lots);
                const auto same = [&] {
                    const Campaign& campaign = journal.campaign();
                    for (std::size_t p = 0; p < campaign.state.powers.size(); ++p) {
                        const PowerId power(static_cast<int>(p));
                        if (exportOf(otherwise(campaign, power, lots), power) != exportOf(campaign, power))
                            return false;
                        ++compared;
                        tales += static_cast<int>(std::ssize(viewOf(campaign, power).fleetTales));
                    }
                    return true;
                };
                QVERIFY2(same(), "something secret shows while orders are awaited");
                lockOrders(journal);
                QVERIFY2(same(), "something secret shows while battles are pending");
                for (const BattleId id : pendingBattles(journal.campaign().state)) {
                    CampaignDice paper(keyOf(moveSeedOf(seed, moves), occasionOf("paper", id)));
                    takeOver(journal, onPaper(journal.campaign(), id, paper));
                }
                closeMove(journal);
                ++moves;
            }
        }
        QVERIFY(compared >= 2 * 200);
        QVERIFY2(tales > 0, "the scouts told too little of fleets for this to mean anything");
    }
    void theComparisonWouldNoticeALeak() {
        std::mt19937 lots(7);
        const Campaign campaign = Journal::found(*builtinScenario("quick_start"), 1)->campaign();
        const Campaign other = otherwise(campaign, PowerId(0), lots);
        QVERIFY(umpiresReport(campaign) != umpiresReport(other));
        QVERIFY(powersReport(campaign, viewOf(campaign, PowerId(1))) != powersReport(other, viewOf(other, PowerId(1))));
    }
};

QTEST_GUILESS_MAIN(TestCampaignLeaks)
#include "tst_campaign_leaks.moc"
