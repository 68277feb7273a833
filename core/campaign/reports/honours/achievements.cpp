#include "core/campaign/reports/honours/achievements.h"

#include "core/campaign/model/calendar.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/reports/story/event_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>

namespace ephor::campaign {

namespace {

/// More march points than an army can have in a turn.
constexpr int outOfReach = 30;
/// Least turns of a long defence, and least captures of a contested city.
constexpr int worthTelling = 2;

/// Adds up the events of a war.
class Tally {
public:
    explicit Tally(const History& history) : m_scenario(history.now().scenario), m_now(history.now().state) {
        for (const DatedEvent& event : history.events()) {
            m_date = event.date;
            m_turn = event.turn;
            std::visit([this](const auto& what) { add(what); }, event.what);
        }
    }

    WarAchievements result() {
        for (const auto& [place, siege] : m_sieges)
            addDefence(place, siege, m_now.course.turn - siege.turn, "and still holding out");
        addMarches();
        addGenerals();
        addUnits();
        addContested();
        addAllies();
        m_result.isOver = m_now.course.phase == Phase::Over;
        return std::move(m_result);
    }

private:
    struct Siege {
        PowerId owner;  ///< invalid: its citizens
        Date begun;
        int turn = 0;
    };
    /// Marches in consecutive turns.
    struct LongMarch {
        PlaceId from;
        PlaceId to;
        Date begun;
        int turn = 0;  ///< the last
        int points = 0;
        int turns = 0;
    };
    struct Command {
        int fought = 0;
        int won = 0;
        PlaceId place;  ///< of the last victory
        Date date;
    };
    struct Service {
        PowerId power;
        int battles = 0;
        Date stripe;  ///< when it won the last one
    };
    struct Contest {
        std::vector<std::string> holders;  ///< who took the place, in order
        Date last;
    };
    /// Two allied powers.
    struct Pair {
        Date since;
        int turns = 0;
        int battles = 0;  ///< side by side
        int contingents = 0;
        bool isBroken = false;
    };

    std::string nameOf(PowerId id, std::string_view none = "nobody") const {
        return id ? m_scenario.powers[id.index()].name : std::string(none);
    }
    std::string namesOf(const BattleSide& side) const { return powersText(m_scenario, side.powers); }
    template <typename Row> std::string withPower(const Row& row, PowerId power) const {
        return fmt::format("{} of {}", row.name, nameOf(power));
    }
    Pair& pair(PowerId a, PowerId b) {
        return m_pairs.try_emplace(std::minmax(a, b), Pair{m_date, 0, 0, 0, false}).first->second;
    }
    void addPublic(Honour honour, std::vector<int> rank, std::string who, PlaceId place, Date date,
                   std::string figures) {
        m_result.achievements.push_back(
            {honour, std::move(rank), std::move(who), place, date, std::move(figures), true, {}});
    }
    void addSecret(Honour honour, std::vector<int> rank, std::string who, PlaceId place, Date date, std::string figures,
                   std::vector<PowerId> knownTo) {
        m_result.achievements.push_back(
            {honour, std::move(rank), std::move(who), place, date, std::move(figures), false, std::move(knownTo)});
    }

    void add(const BattleSettled& settled) {
        const Battle& battle = settled.battle;
        for (const BattleSide* side : {&settled.attackers, &settled.defenders})
            for (auto one = side->powers.begin(); one != side->powers.end(); ++one)
                for (auto other = std::next(one); other != side->powers.end(); ++other)
                    ++pair(*one, *other).battles;
        addCommanders(settled.attackers, battle, Verdict::Attacker);
        addCommanders(settled.defenders, battle, Verdict::Defender);
        for (const UnitId unit : settled.stood)
            ++m_services[unit].battles;
        const int lost = battle.attackerLosses + battle.defenderLosses;
        if (lost > 0)
            addPublic(
                Honour::BloodiestDay, {lost},
                fmt::format("{} against {}", namesOf(settled.attackers), namesOf(settled.defenders)), battle.place,
                m_date,
                fmt::format("{} lost, {} and {}", counted(lost, "step"), battle.attackerLosses, battle.defenderLosses));
        addAgainstOdds(settled);
    }
    void addCommanders(const BattleSide& side, const Battle& battle, Verdict victory) {
        for (const LeaderId leader : side.commanders) {
            Command& command = m_commands[leader];
            ++command.fought;
            if (battle.result != victory)
                continue;
            ++command.won;
            command.place = battle.place;
            command.date = m_date;
        }
    }
    /// In steps on the table. Known to those who fought.
    void addAgainstOdds(const BattleSettled& settled) {
        const int attackers = settled.attackerSteps;
        const int defenders = settled.defenderSteps;
        if (settled.battle.result != Verdict::Defender || defenders == 0 || attackers <= defenders)
            return;
        constexpr int fine = 10'000;  // resolution of the odds
        std::vector<PowerId> saw = settled.attackers.powers;
        saw.insert(saw.end(), settled.defenders.powers.begin(), settled.defenders.powers.end());
        addSecret(Honour::AgainstOdds, {fine * attackers / defenders}, namesOf(settled.defenders), settled.battle.place,
                  m_date,
                  fmt::format("{} beat {} of {}", counted(defenders, "step"), attackers, namesOf(settled.attackers)),
                  std::move(saw));
    }
    void add(const SeaFought& sea) {
        const SeaFight& fight = sea.fight;
        const int lost = fight.attackerLosses + fight.defenderLosses;
        if (lost > 0)
            addPublic(Honour::HardestSeaFight, {lost, fight.attackerDrowned + fight.defenderDrowned},
                      fmt::format("{} against {}", namesOf(sea.attackers), namesOf(sea.defenders)), fight.place, m_date,
                      fmt::format("{} lost, {} of {} and {} of {}", counted(lost, "squadron"), fight.attackerLosses,
                                  fight.attackerSquadrons, fight.defenderLosses, fight.defenderSquadrons));
    }

    void add(const SiegeBegun& siege) { m_sieges[siege.place] = {siege.owner, m_date, m_turn}; }
    void add(const SiegeLifted& lifted) {
        if (const auto siege = m_sieges.extract(lifted.place))
            addDefence(
                lifted.place, siege.mapped(), m_turn - siege.mapped().turn,
                (lifted.hasChangedHands ? "given up: " : "relieved: ") + turnName(m_date.year, m_date.turnOfYear));
    }
    void add(const CityChangedHands& city) {
        // A city that changed hands by a ruling was not captured.
        if (city.how == CityChangedHands::How::Ruled)
            return;
        Contest& contest = m_contests[city.place];
        contest.holders.push_back(nameOf(city.to));
        contest.last = m_date;
        if (city.how != CityChangedHands::How::Fell)
            return;
        const Siege siege = m_sieges.try_emplace(city.place, Siege{city.from, m_date, m_turn}).first->second;
        m_sieges.erase(city.place);
        const int turns = m_turn - siege.turn + 1;
        addDefence(city.place, siege, turns, "fallen: " + turnName(m_date.year, m_date.turnOfYear));
        const Place& place = m_scenario.map.place(city.place);
        addPublic(Honour::BestSiege, {place.walls, -turns, place.tier}, nameOf(city.to), city.place, m_date,
                  fmt::format("walls of {}, taken from {} in {}", place.walls, nameOf(siege.owner, "its citizens"),
                              counted(turns, "turn")));
    }
    void addDefence(PlaceId place, const Siege& siege, int turns, const std::string& how) {
        if (turns >= worthTelling)
            addPublic(Honour::LongestDefence, {turns},
                      nameOf(siege.owner, "The citizens of " + m_scenario.map.place(place).name), place, siege.begun,
                      fmt::format("besieged for {}, {}", counted(turns, "turn"), how));
    }
    void add(const LandRavaged& land) { m_result.ravagings.push_back({land.place, land.owner, land.by, m_date}); }

    void add(const ArmyMarched& marched) {
        const std::array sources{marched.from};
        const int points = distances(m_scenario.map, sources, outOfReach, !hasSea(m_scenario))[marched.to.index()];
        if (points == 0 || points >= outOfReach)
            return;
        std::vector<LongMarch>& marches = m_marches[marched.army];
        if (marches.empty() || marches.back().to != marched.from || marches.back().turn + 1 != m_turn)
            marches.push_back({marched.from, {}, m_date});
        LongMarch& march = marches.back();
        march.to = marched.to;
        march.turn = m_turn;
        march.points += points;
        ++march.turns;
    }
    void add(const UnitHonoured& unit) {
        Service& service = m_services[unit.unit];
        service.stripe = m_date;
        if (unit.power)
            service.power = unit.power;
    }
    void add(const ContingentSent& sent) { ++pair(sent.from, sent.to).contingents; }
    void add(const TreatyChanged& changed) {
        if (changed.treaty.status == AgreementStatus::Broken)
            pair(changed.treaty.from, changed.treaty.to).isBroken = true;
    }
    void add(const TurnClosed& closed) {
        for (const auto& [one, other] : closed.allies)
            ++pair(one, other).turns;
    }
    template <typename Other> void add(const Other& /*event*/) {}

    void addMarches() {
        for (const auto& [army, marches] : m_marches)
            for (const LongMarch& march : marches) {
                const Army& row = m_now.armies[army.index()];
                addSecret(Honour::LongestMarch, {march.points, -march.turns}, withPower(row, row.power), march.to,
                          march.begun,
                          fmt::format("from {}, {} in {} without a rest", m_scenario.map.place(march.from).name,
                                      counted(march.points, "march point"), counted(march.turns, "turn")),
                          {row.power});
            }
    }
    void addGenerals() {
        for (const auto& [id, command] : m_commands) {
            const Leader& leader = m_now.leaders[id.index()];
            if (command.won > 0)
                addSecret(Honour::BestGeneral, {leader.fame, command.won, -command.fought},
                          withPower(leader, leader.power), command.place, command.date,
                          fmt::format("fame {}, {} won of {}; this is the last", leader.fame,
                                      counted(command.won, "battle"), command.fought),
                          {leader.power});
        }
    }
    void addUnits() {
        for (const auto& [id, service] : m_services) {
            const Unit& unit = m_now.units[id.index()];
            if (unit.stripes > 0 && service.power)
                addSecret(Honour::MostStripes, {unit.stripes, service.battles}, withPower(unit, service.power),
                          unit.home, service.stripe,
                          fmt::format("{} in {}", counted(unit.stripes, "stripe"), counted(service.battles, "battle")),
                          {service.power});
        }
    }
    void addContested() {
        for (const auto& [id, contest] : m_contests) {
            const int times = static_cast<int>(std::ssize(contest.holders));
            const Place& place = m_scenario.map.place(id);
            if (times >= worthTelling)
                addPublic(Honour::MostContested, {times, place.tier}, place.name, id, contest.last,
                          fmt::format("taken {} times: {}", times, fmt::join(contest.holders, ", ")));
        }
    }
    void addAllies() {
        for (const auto& [powers, pair] : m_pairs)
            if (const int times = pair.battles + pair.contingents; times > 0 && !pair.isBroken)
                addPublic(Honour::FaithfulAllies, {times, pair.turns},
                          powersText(m_scenario, std::array{powers.first, powers.second}), {}, pair.since,
                          fmt::format("{} side by side, {}, allied for {}", counted(pair.battles, "battle"),
                                      counted(pair.contingents, "contingent"), counted(pair.turns, "turn")));
    }

    const Scenario& m_scenario;
    const State& m_now;
    Date m_date;
    int m_turn = 0;
    std::map<PlaceId, Siege> m_sieges;
    std::map<ArmyId, std::vector<LongMarch>> m_marches;
    std::map<LeaderId, Command> m_commands;
    std::map<UnitId, Service> m_services;
    std::map<PlaceId, Contest> m_contests;
    std::map<std::pair<PowerId, PowerId>, Pair> m_pairs;
    WarAchievements m_result;
};

}  // namespace

WarAchievements achievementsOf(const History& history) { return Tally(history).result(); }

}  // namespace ephor::campaign
