#include "models/campaign/turn_review.h"

#include "core/campaign/journal/active_entries.h"
#include "core/campaign/model/change_json.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/treasury.h"
#include "models/campaign/battle_result.h"
#include "models/campaign/rulings.h"
#include "models/text.h"
#include "models/text/campaign_words.h"

namespace ephor {

using namespace campaign;

namespace {

class Review {
public:
    Review(const Played& played, std::vector<Seat> seats, const JournalEntry& entry)
        : m_before(played.before.state),
          m_after(played.after),
          m_scenario(played.before.scenario),
          m_seats(std::move(seats)),
          m_reversals(reversalsOf(played)) {
        m_dice = QString::fromStdString(entry.dice).split(u'\n', Qt::SkipEmptyParts);
        m_isUsed.resize(static_cast<std::size_t>(m_dice.size()));
    }

    std::vector<ReviewStep> all(const std::optional<Adjudged>& adjudged) {
        omen(adjudged);
        if (adjudged)
            acts(*adjudged);
        sources();
        for (std::size_t i = 0; i < m_after.armies.size(); ++i)
            army(ArmyId(static_cast<int>(i)));
        for (std::size_t i = m_before.battles.size(); i < m_after.battles.size(); ++i)
            battle(BattleId(static_cast<int>(i)));
        for (std::size_t i = 0; i < m_after.cities.size(); ++i)
            city(PlaceId(static_cast<int>(i)));
        rest();
        return std::move(m_steps);
    }

private:
    QString name(PlaceId id) const { return nameOf(m_scenario, id); }

    std::optional<Reversal> reversalOf(Reversed what, std::size_t row) const {
        const Reversal reversal{what, static_cast<int>(row)};
        return std::ranges::contains(m_reversals, reversal) ? std::optional(reversal) : std::nullopt;
    }

    /// The rolls that name `what`. Each roll is returned only once.
    QStringList diceFor(const std::string& what) {
        QStringList lines;
        for (qsizetype i = 0; i < m_dice.size(); ++i)
            if (const auto at = static_cast<std::size_t>(i);
                !m_isUsed[at] && m_dice[i].contains(QString::fromStdString(what))) {
                m_isUsed[at] = true;
                lines << tr("Dice: %1").arg(m_dice[i]);
            }
        return lines;
    }

    void omen(const std::optional<Adjudged>& adjudged) {
        if (m_after.course.event == m_before.course.event || m_after.course.event < 0)
            return;
        const OmenCard& card = m_scenario.omens[static_cast<std::size_t>(m_after.course.event)];
        ReviewStep step{
            tr("Omen: %1").arg(QString::fromStdString(card.title)), {QString::fromStdString(card.text)}, {}};
        step.why << diceFor("Omen") << diceFor(card.title);
        if (adjudged && std::ranges::contains(adjudged->acts, Act{}))
            step.act = Act{};
        m_steps.push_back(std::move(step));
    }

    /// Adds the acts that a veto can remove (except the season's omen) and those that were vetoed.
    void acts(const Adjudged& adjudged) {
        for (const Act& act : adjudged.acts)
            if (act.kind != ActKind::Omen)
                m_steps.push_back(stepOf(adjudged.after, act));
        for (const Vetoed& veto : adjudged.vetoed) {
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
            step.why << diceFor("Winter levy of " + m_scenario.powers[static_cast<std::size_t>(act.one)].name);
        if (act.kind != ActKind::SeaFight && act.kind != ActKind::Storm)
            return step;
        const Fleet& fleet = m_after.fleets[static_cast<std::size_t>(act.one)];
        step.place = fleet.place;
        step.why << diceFor(fleet.name);
        if (act.kind == ActKind::SeaFight)
            step.why << diceFor(m_after.fleets[static_cast<std::size_t>(act.other)].name);
        return step;
    }

    static QString withoutOrders(int moves) {
        return tr("%n turns in a row without a player's orders", nullptr, moves);
    }
    void sources() {
        for (std::size_t i = 0; i < m_after.powers.size(); ++i) {
            const OrdersFrom from = m_after.powers[i].from;
            const bool areSealed = from == m_before.powers[i].from && from != OrdersFrom::Ruler;
            if (areSealed || from == OrdersFrom::Player || from == OrdersFrom::Nobody)
                continue;
            const QString who = QString::fromStdString(m_scenario.powers[i].name);
            const bool isPlayed = !m_seats[i].player.isEmpty();
            m_steps.push_back(
                {isPlayed ? tr("%1 sent no orders: %2").arg(who, text(from)) : tr("The computer orders %1").arg(who),
                 {isPlayed ? withoutOrders(m_after.powers[i].missed) : tr("The power has no player.")},
                 {}});
        }
    }

    const Order* orderOf(ArmyId id) const {
        for (const std::vector<Order>* orders : {&m_after.powers[m_after.armies[id.index()].power.index()].orders,
                                                 &m_before.powers[m_after.armies[id.index()].power.index()].orders})
            for (const Order& order : *orders)
                if (order.army == id)
                    return &order;
        return nullptr;
    }

    QString orderText(const Order& order) const {
        QStringList path;
        for (const PlaceId place : order.path)
            path << name(place);
        return path.isEmpty() ? tr("Ordered: %1").arg(text(order.posture))
                              : tr("Ordered: %1 by %2").arg(text(order.posture), path.join(tr(", ")));
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
        const QStringList dice = diceFor(after.name);
        const Order* order = orderOf(id);
        const bool hasMoved = before.place != after.place;
        if (!hasMoved && dice.isEmpty() && before.supply == after.supply && before.spirit == after.spirit &&
            before.posture == after.posture)
            return;
        const QString who = QString::fromStdString(after.name);
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
        if (order) {
            step.why << orderText(*order);
            if (!order->path.empty() && after.place && after.place != order->path.back())
                step.why << tr("It did not reach %1: it met an enemy, was stopped or ran out of march points")
                                .arg(name(order->path.back()));
        }
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

    void battle(BattleId id) {
        const Battle& battle = m_after.battles[id.index()];
        const auto [attackers, defenders] = namesOfSides(m_scenario, m_after, battle);
        ReviewStep step{tr("Battle at %1: %2 against %3").arg(name(battle.place), attackers, defenders),
                        {tr("Kind of battle from the postures: %1").arg(text(battle.kind))},
                        battle.place,
                        reversalOf(Reversed::Battle, id.index())};
        for (const std::vector<ArmyId>* side : {&battle.attackers, &battle.defenders})
            for (const ArmyId army : *side)
                step.why << tr("%1: %2").arg(QString::fromStdString(m_after.armies[army.index()].name),
                                             text(m_after.armies[army.index()].posture));
        m_steps.push_back(std::move(step));
    }

    void city(PlaceId id) {
        const City& before = m_before.cities[id.index()];
        const City& after = m_after.cities[id.index()];
        ReviewStep step;
        step.place = id;
        if (before.owner != after.owner)
            step.title = tr("%1 falls to %2").arg(name(id), nameOf(m_scenario, after.owner));
        else if (before.besieger != after.besieger)
            step.title = after.besieger ? tr("%1 is besieged by %2").arg(name(id), nameOf(m_scenario, after.besieger))
                                        : tr("The siege of %1 ended").arg(name(id));
        else if (before.ravaged < after.ravaged)
            step.title = tr("The land of %1 was ravaged").arg(name(id));
        else if (after.besieger && (before.works != after.works || before.starving != after.starving ||
                                    before.breach != after.breach || before.garrison != after.garrison))
            step.title = tr("The siege of %1 continues").arg(name(id));
        else
            return;
        step.why = diceFor(m_scenario.map.place(id).name);
        for (const Army& army : m_after.armies)
            if (army.place == id && army.posture == Posture::Besiege)
                step.why << traitsOf(army, TraitEffect::Siege);
        step.reversal = reversalOf(Reversed::City, id.index());
        m_steps.push_back(std::move(step));
    }
    void rest() {
        QStringList left;
        for (qsizetype i = 0; i < m_dice.size(); ++i)
            if (!m_isUsed[static_cast<std::size_t>(i)])
                left << m_dice[i];
        if (!left.isEmpty())
            m_steps.push_back({tr("Other dice of this turn"), left, {}});
    }

    const State& m_before;
    const State& m_after;
    const Scenario& m_scenario;
    std::vector<Seat> m_seats;
    std::vector<Reversal> m_reversals;
    QStringList m_dice;
    std::vector<bool> m_isUsed;
    std::vector<ReviewStep> m_steps;
};

}  // namespace

int lastAdjudication(const Journal& journal) {
    int last = 0;
    for (const JournalEntry* entry : activeEntries(journal.entries()))
        if (entry->kind == EntryKind::Muster || entry->kind == EntryKind::Close)
            last = entry->number;
    return last;
}

std::vector<ReviewStep> reviewOf(const Journal& journal, int entry) {
    const Result<Campaign> before = journal.at(entry - 1);
    if (!before)
        return {};
    const JournalEntry& done = journal.entries()[static_cast<std::size_t>(entry - 1)];
    Played played{entry, *before, before->state, done.kind == EntryKind::Close};
    applyAll(played.after, *changesFromJson(done.changes));
    Result<Adjudged> again = adjudged(journal, entry);
    return Review(played, seatsOf(journal), done).all(again ? std::optional(*std::move(again)) : std::nullopt);
}

}  // namespace ephor
