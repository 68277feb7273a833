#include "models/campaign/turn_review.h"

#include "core/campaign/history/event_reader.h"
#include "core/campaign/journal/active_entries.h"
#include "core/campaign/model/changes/change_json.h"
#include "core/campaign/model/shown_name.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/treasury.h"
#include "models/campaign/battle_result.h"
#include "models/campaign/loss_lines.h"
#include "models/campaign/orders/order_outcome.h"
#include "models/campaign/review_results.h"
#include "models/campaign/rulings.h"
#include "models/campaign/turn_dice.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"

namespace ephor {

using namespace campaign;

namespace {

class Review {
public:
    /// `orders`: of the turn, whose closing this may be.
    Review(const TurnStep& played, const TurnOrders& orders, std::vector<Seat> seats, const JournalEntry& entry)
        : m_played(played.before),
          m_before(played.before.state),
          m_after(played.after),
          m_scenario(played.before.scenario),
          m_orders(orders),
          m_isClose(played.isClose),
          m_seats(std::move(seats)),
          m_reversals(reversalsOf(played)),
          m_events(eventsOf(m_scenario, m_before, m_after, entry)),
          m_dice(m_scenario, entry.dice) {}

    std::vector<ReviewStep> all(const std::optional<RepeatedStep>& repeated) {
        omen(repeated);
        if (repeated)
            acts(*repeated);
        sources();
        for (std::size_t i = 0; i < m_after.armies.size(); ++i)
            army(ArmyId(static_cast<int>(i)));
        for (std::size_t i = 0; !m_isClose && i < m_after.fleets.size(); ++i)
            fleet(FleetId(static_cast<int>(i)));
        for (std::size_t i = m_before.battles.size(); i < m_after.battles.size(); ++i)
            battle(BattleId(static_cast<int>(i)));
        cities();
        for (std::size_t i = 0; m_isClose && i < m_after.powers.size(); ++i)
            recruits(PowerId(static_cast<int>(i)));
        rest();
        return std::move(m_steps);
    }

private:
    QString name(PlaceId id) const { return nameOf(m_scenario, id); }
    /// With the place where it was before, if others of any power have the same name.
    QString distinctName(ArmyId id) const {
        const bool wasThere = id.index() < m_before.armies.size() && m_before.armies[id.index()].place;
        return toQString(wasThere ? shownName(m_played, id) : m_after.armies[id.index()].name);
    }

    std::optional<Reversal> reversalOf(Reversed what, std::size_t row) const {
        const Reversal reversal{what, static_cast<int>(row)};
        return std::ranges::contains(m_reversals, reversal) ? std::optional(reversal) : std::nullopt;
    }

    /// The rolls of an army or a fleet that was there before or after.
    template <typename Row>
    QStringList diceOf(const std::vector<Row>& before, const std::vector<Row>& after, std::size_t at) {
        const Row& row = after[at];
        Namesake one{row.name, m_scenario.powers[row.power.index()].id};
        for (std::size_t i = 0; i < after.size(); ++i) {
            const bool isThere = after[i].place || (i < before.size() && before[i].place);
            if (!isThere || after[i].name != row.name)
                continue;
            one.isOfOnePower = one.isOfOnePower && after[i].power == row.power;
            one.count += after[i].power == row.power ? 1 : 0;
            one.rank += i < at && after[i].power == row.power ? 1 : 0;
        }
        return m_dice.of(one);
    }

    void omen(const std::optional<RepeatedStep>& repeated) {
        if (m_after.course.omen == m_before.course.omen || m_after.course.omen < 0)
            return;
        const OmenCard& card = m_scenario.omens[static_cast<std::size_t>(m_after.course.omen)];
        ReviewStep step{tr("Omen: %1").arg(translated(card.title)), {translated(card.text)}, {}};
        step.why << m_dice.naming("Omen") << m_dice.naming(card.title);
        if (repeated && std::ranges::contains(repeated->acts, Act{}))
            step.act = Act{};
        m_steps.push_back(std::move(step));
    }

    /// Adds the acts that a veto can remove (except the season's omen) and those that were vetoed.
    void acts(const RepeatedStep& repeated) {
        for (const Act& act : repeated.acts)
            if (act.kind != ActKind::Omen)
                m_steps.push_back(stepOf(repeated.after, act));
        for (const Vetoed& veto : repeated.vetoed) {
            ReviewStep step;
            step.title = tr("Vetoed: %1").arg(QString::fromStdString(veto.what));
            step.why << QString::fromStdString(veto.reason);
            step.isVetoed = true;
            m_steps.push_back(std::move(step));
        }
    }
    ReviewStep stepOf(const Campaign& after, const Act& act) {
        ReviewStep step;
        step.title = capitalised(QString::fromStdString(actText(after, act)));
        step.act = act;
        if (act.kind == ActKind::Levy)
            step.why << m_dice.naming("Winter levy of " + m_scenario.powers[static_cast<std::size_t>(act.one)].name);
        if (act.kind != ActKind::SeaFight && act.kind != ActKind::Storm)
            return step;
        const auto fleet = static_cast<std::size_t>(act.one);
        step.place = m_after.fleets[fleet].place;
        step.why << diceOf(m_before.fleets, m_after.fleets, fleet);
        if (act.kind == ActKind::SeaFight)
            step.why << diceOf(m_before.fleets, m_after.fleets, static_cast<std::size_t>(act.other));
        return step;
    }

    static QString withoutOrders(int turns) {
        return tr("%n turns in a row without a player's orders", nullptr, turns);
    }
    void sources() {
        for (std::size_t i = 0; i < m_after.powers.size(); ++i) {
            const OrdersFrom from = m_after.powers[i].from;
            const bool areSealed = from == m_before.powers[i].from;
            const bool isComputers = from == OrdersFrom::Ruler || from == OrdersFrom::Computer;
            if ((areSealed && !isComputers) || from == OrdersFrom::Player || from == OrdersFrom::Nobody)
                continue;
            const QString who = QString::fromStdString(m_scenario.powers[i].name);
            const bool isPlayed = !m_seats[i].player.isEmpty();
            if (areSealed) {
                // In older journals (Ruler) such a turn counted as missed.
                const bool isMissed = from == OrdersFrom::Ruler && isPlayed;
                m_steps.push_back(
                    {tr("%1: ordered by the computer, at the umpire's wish").arg(who),
                     {isMissed ? withoutOrders(m_after.powers[i].missed) : tr("This does not count as a missed turn.")},
                     {}});
                continue;
            }
            m_steps.push_back(
                {isPlayed ? tr("%1 sent no orders: %2").arg(who, text(from)) : tr("The computer orders %1").arg(who),
                 {isPlayed ? withoutOrders(m_after.powers[i].missed) : tr("The power has no player.")},
                 {}});
        }
    }

    /// The bonus from the traits of the army's leader: "Nicias: Quartermaster +1".
    QStringList traitsOf(const Army& army, TraitEffect effect) const {
        const Bonus bonus = bonusOf(m_scenario, m_after, army.leader, effect);
        if (bonus.words.empty())
            return {};
        return {tr("%1: %2").arg(QString::fromStdString(m_after.leaders[army.leader.index()].name),
                                 QString::fromStdString(bonus.words))};
    }

    void army(ArmyId id) {
        const Army& after = m_after.armies[id.index()];
        const Army none;
        const Army& before = id.index() < m_before.armies.size() ? m_before.armies[id.index()] : none;
        if (!before.place && !after.place)
            return;
        const QStringList dice = diceOf(m_before.armies, m_after.armies, id.index());
        const bool hasMoved = before.place != after.place;
        const QStringList outcome = orderOutcome(m_orders, id);
        const bool cameOtherwise = !m_isClose && outcome.size() > 1;
        if (!hasMoved && !cameOtherwise && dice.isEmpty() && before.supply == after.supply &&
            before.spirit == after.spirit && before.posture == after.posture)
            return;
        const QString who = distinctName(id);
        ReviewStep step;
        step.place = after.place;
        if (!before.place)
            step.title = tr("%1 was raised at %2").arg(who, name(after.place));
        else if (!after.place)
            step.title = tr("%1 was destroyed").arg(who);
        else if (hasMoved)
            step.title = tr("%1: %2 to %3").arg(who, name(before.place), name(after.place));
        else
            step.title = tr("%1 stays at %2 (%3)").arg(who, name(after.place), doing(after.posture));
        step.reversal = reversalOf(Reversed::March, id.index());
        if (!m_isClose)
            step.way = wayOf(m_orders, id);
        step.power = after.power;
        step.why << outcome;
        if (const int lost = before.place ? stepsOf(m_before, id) - stepsOf(m_after, id) : 0; lost > 0)
            step.why << tr("%n steps lost", nullptr, lost);
        if (before.supply != after.supply)
            step.why << tr("Supply %1, was %2").arg(after.supply).arg(before.supply)
                     << traitsOf(after, TraitEffect::Supply);
        if (before.spirit != after.spirit)
            step.why << tr("%1, was %2").arg(spiritText(after.spirit), spiritText(before.spirit));
        step.why << dice;
        if (!step.reversal)
            step.reversal = reversalOf(Reversed::Hunger, id.index());
        m_steps.push_back(std::move(step));
    }

    void fleet(FleetId id) {
        std::vector<PlaceId> way = wayOf(m_orders, id);
        if (way.empty())
            return;
        const Fleet& after = m_after.fleets[id.index()];
        ReviewStep step{tr("%1: %2 to %3").arg(toQString(shownName(m_played, id)), name(way.front()), name(way.back())),
                        diceOf(m_before.fleets, m_after.fleets, id.index()), after.place};
        step.way = std::move(way);
        step.power = after.power;
        m_steps.push_back(std::move(step));
    }

    void battle(BattleId id) {
        const Battle& battle = m_after.battles[id.index()];
        const auto [attackers, defenders] = namesOfSides(m_scenario, m_after, battle);
        ReviewStep step{tr("Battle at %1: %2 against %3").arg(name(battle.place), attackers, defenders),
                        {tr("Kind of battle from the postures: %1").arg(text(battle.kind))},
                        battle.place,
                        reversalOf(Reversed::Battle, id.index())};
        for (const std::vector<ArmyId>* side : {&battle.attackers, &battle.defenders})
            for (const ArmyId army : *side)
                step.why << tr("%1: %2").arg(distinctName(army), text(m_after.armies[army.index()].posture));
        m_steps.push_back(std::move(step));
    }

    static int stepsOf(const State& state, ArmyId army) {
        int steps = 0;
        for (const Unit& unit : state.units)
            steps += unit.army == army ? unit.steps : 0;
        return steps;
    }

    /// One step for each city to which something happened.
    void cities() {
        std::vector<QString> titles(m_after.cities.size());
        for (const DatedEvent& event : m_events)
            std::visit([&](const auto& what) { addTo(titles, what); }, event.what);
        for (std::size_t i = 0; i < titles.size(); ++i) {
            const City& before = m_before.cities[i];
            const City& after = m_after.cities[i];
            const PlaceId id(static_cast<int>(i));
            if (titles[i].isEmpty() && after.besieger &&
                (before.works != after.works || before.starving != after.starving || before.breach != after.breach ||
                 before.garrison != after.garrison))
                titles[i] = tr("The siege of %1 continues").arg(name(id));
            if (!titles[i].isEmpty())
                city(id, titles[i]);
        }
    }
    /// The first of a city's events is told.
    static void tell(std::vector<QString>& titles, PlaceId place, const QString& title) {
        if (titles[place.index()].isEmpty())
            titles[place.index()] = title;
    }
    void addTo(std::vector<QString>& titles, const CityChangedHands& city) const {
        tell(titles, city.place, tr("%1 falls to %2").arg(name(city.place), nameOf(m_scenario, city.to)));
    }
    void addTo(std::vector<QString>& titles, const SiegeBegun& siege) const {
        const PowerId by = m_after.cities[siege.place.index()].besieger;
        tell(titles, siege.place, tr("%1 is besieged by %2").arg(name(siege.place), nameOf(m_scenario, by)));
    }
    void addTo(std::vector<QString>& titles, const SiegeLifted& siege) const {
        tell(titles, siege.place, tr("The siege of %1 ended").arg(name(siege.place)));
    }
    void addTo(std::vector<QString>& titles, const LandRavaged& land) const {
        tell(titles, land.place, tr("The land of %1 was ravaged").arg(name(land.place)));
    }
    template <typename Other> static void addTo(std::vector<QString>& /*titles*/, const Other& /*event*/) {}

    void city(PlaceId id, const QString& title) {
        ReviewStep step{title, m_dice.naming(m_scenario.map.place(id).name), id,
                        reversalOf(Reversed::City, id.index())};
        for (const Army& army : m_after.armies)
            if (army.place == id && army.posture == Posture::Besiege)
                step.why << traitsOf(army, TraitEffect::Siege);
        m_steps.push_back(std::move(step));
    }
    void recruits(PowerId id) {
        const QStringList lines = recruitLines(m_played, m_after, id);
        if (lines.isEmpty())
            return;
        const std::string& who = m_scenario.powers[id.index()].name;
        m_steps.push_back(
            {tr("Recruits of %1").arg(QString::fromStdString(who)), lines + m_dice.naming("Drafts of " + who), {}});
    }
    void rest() {
        if (const QStringList left = m_dice.rest(); !left.isEmpty())
            m_steps.push_back({tr("Other dice of this turn"), left, {}});
    }

    const Campaign& m_played;
    const State& m_before;  ///< of it
    const State& m_after;
    const Scenario& m_scenario;
    const TurnOrders& m_orders;
    bool m_isClose;
    std::vector<Seat> m_seats;
    std::vector<Reversal> m_reversals;
    std::vector<DatedEvent> m_events;
    TurnDice m_dice;
    std::vector<ReviewStep> m_steps;
};

/// Marks the steps that were vetoed after entry `entry`.
void markVetoed(std::vector<ReviewStep>& steps, std::span<const JournalEntry* const> entries, int entry) {
    for (const JournalEntry* one : entries) {
        const std::optional<Reversal> reversal = one->number > entry ? reversalIn(*one) : std::nullopt;
        const auto step = std::ranges::find(steps, reversal, &ReviewStep::reversal);
        if (!reversal || step == steps.end() || step->isVetoed)
            continue;
        step->title = tr("Vetoed: %1").arg(step->title);
        step->why.prepend(tr("Reason for the veto: %1").arg(reasonOf(*one)));
        step->isVetoed = true;
    }
}

/// The last adjudication up to a turn step; 0: none.
int adjudicationUpTo(std::span<const JournalEntry* const> entries, int step) {
    int adjudication = 0;
    for (const JournalEntry* one : entries)
        if (one->kind == EntryKind::Adjudicate && one->number <= step)
            adjudication = one->number;
    return adjudication;
}

}  // namespace

std::vector<ReviewStep> reviewOf(const Journal& journal, int entry, int moment) {
    const Result<Campaign> before = journal.at(entry - 1);
    const std::vector<const JournalEntry*> active = activeEntries(
        std::span(journal.entries())
            .first(static_cast<std::size_t>(std::clamp(moment, 1, static_cast<int>(journal.entries().size())))));
    const int adjudication = adjudicationUpTo(active, entry);
    if (!before || adjudication == 0)
        return {};
    const Result<Campaign> ordered = journal.at(adjudication - 1);
    const Result<Campaign> adjudicated = journal.at(adjudication);
    if (!ordered || !adjudicated)
        return {};
    const JournalEntry& done = journal.entries()[static_cast<std::size_t>(entry - 1)];
    TurnStep played{entry, *before, before->state, done.kind == EntryKind::Close};
    applyAll(played.after, *changesFromJson(done.changes));
    Result<RepeatedStep> again = repeatStep(journal, entry);
    std::vector<ReviewStep> steps = Review(played, {*ordered, adjudicated->state}, seatsOf(journal), done)
                                        .all(again ? std::optional(*std::move(again)) : std::nullopt);
    markVetoed(steps, active, entry);
    addBattles(steps, journal, active, adjudication);
    addRulings(steps, journal, active, adjudication);
    return steps;
}
std::vector<ReviewStep> reviewOf(const Journal& journal, int entry) {
    return reviewOf(journal, entry, static_cast<int>(journal.entries().size()));
}

}  // namespace ephor
