// Offers, treaties, declarations of war, and broken promises (2.12).
#include "core/campaign/turn/politics/diplomacy.h"

#include "core/campaign/journal/players_and_deadline.h"
#include "core/campaign/turn/treasury.h"

namespace ephor::campaign {

namespace {

bool between(const Treaty& treaty, PowerId a, PowerId b) {
    return (treaty.from == a && treaty.to == b) || (treaty.from == b && treaty.to == a);
}

void remove(std::vector<PowerId>& from, PowerId power) { std::erase(from, power); }
void add(std::vector<PowerId>& to, PowerId power) {
    if (std::ranges::find(to, power) == to.end())
        to.insert(std::ranges::lower_bound(to, power), power);
}

class Diplomacy {
public:
    explicit Diplomacy(TurnContext& turn) : m_turn(turn), m_treaties(turn.now.treaties) {}

    void all() {
        for (std::size_t i = 0; i < m_treaties.size(); ++i)
            if (m_treaties[i].status == AgreementStatus::Sealed)
                deliver(m_treaties[i]);
        for (std::size_t i = 0; i < m_treaties.size(); ++i)
            if (m_treaties[i].status == AgreementStatus::Offered)
                answer(i);
        // An offer is valid until the next turn.
        for (Treaty& treaty : m_treaties)
            if (treaty.status == AgreementStatus::Offered && treaty.turn < turn())
                treaty.status = AgreementStatus::Void;
    }

private:
    int turn() const { return m_turn.now.course.turn; }
    std::string named(PowerId power) const { return m_turn.scenario.powers[power.index()].name; }

    void deliver(Treaty& treaty) {
        treaty.turn = turn();
        if (treaty.kind != TreatyKind::War) {
            treaty.status = AgreementStatus::Offered;
            return;
        }
        treaty.status = atWar(m_turn.now, treaty.from, treaty.to) ? AgreementStatus::Void : AgreementStatus::Kept;
        if (treaty.status == AgreementStatus::Kept)
            declareWar(treaty.from, treaty.to);
    }

    void declareWar(PowerId power, PowerId on) {
        bool promised = isFriend(m_turn.now, power, on);
        for (Treaty& treaty : m_treaties)
            if (treaty.status == AgreementStatus::Stands && between(treaty, power, on)) {
                treaty.status = AgreementStatus::Broken;
                promised = true;
            }
        if (promised)
            m_turn.power(power).arete -= m_turn.rules().areteBreach;
        fight(power, on);
        // Allies of the attacked power join the war, unless a treaty binds them to the attacker, too.
        for (const Treaty& treaty : m_treaties) {
            const bool pledged = treaty.kind == TreatyKind::Pact || treaty.kind == TreatyKind::Alliance;
            if (treaty.status != AgreementStatus::Stands || !pledged || (treaty.from != on && treaty.to != on))
                continue;
            const PowerId helper = treaty.from == on ? treaty.to : treaty.from;
            if (helper != power && !isFriend(m_turn.now, helper, power) && !bound(helper, power))
                fight(helper, power);
        }
    }
    bool bound(PowerId a, PowerId b) const {
        return std::ranges::any_of(
            m_treaties, [&](const Treaty& t) { return t.status == AgreementStatus::Stands && between(t, a, b); });
    }
    void fight(PowerId a, PowerId b) {
        for (const auto& [one, other] : {std::pair(a, b), std::pair(b, a)}) {
            add(m_turn.power(one).war, other);
            remove(m_turn.power(one).alliance, other);
        }
    }

    void answer(std::size_t row) {
        Treaty& offer = m_treaties[row];
        for (std::size_t i = 0; i < m_treaties.size(); ++i) {
            const Treaty& other = m_treaties[i];
            const bool answers = other.status == AgreementStatus::Offered && other.from == offer.to &&
                                 other.to == offer.from && other.kind == offer.kind;
            // In a tribute, one side names the amount and the other accepts it.
            if (!answers || (offer.kind == TreatyKind::Tribute && (offer.talents > 0) == (other.talents > 0)))
                continue;
            const std::size_t payer = offer.kind == TreatyKind::Tribute && offer.talents == 0 ? i : row;
            const int turns = shorter(offer.until, other.until);
            m_treaties[payer == row ? i : row].status = AgreementStatus::Void;
            return conclude(m_treaties[payer], turns);
        }
        if (!sentByPeople(m_turn.power(offer.to).from) && !hasPlayer(m_turn.scenario, m_turn.now, offer.to) &&
            rulerAgrees(offer))
            conclude(offer, offer.until);
    }
    static int shorter(int a, int b) { return a == 0 ? b : b == 0 ? a : std::min(a, b); }

    void conclude(Treaty& treaty, int turns) {
        const PowerId a = treaty.from;
        const PowerId b = treaty.to;
        for (Treaty& other : m_treaties)
            if (other.status == AgreementStatus::Stands && between(other, a, b))
                other.status = AgreementStatus::Void;  // replaced by the new treaty
        treaty.status = AgreementStatus::Stands;
        treaty.turn = turn();
        treaty.until = turns == 0 ? 0 : turn() + turns - 1;
        for (const auto& [one, other] : {std::pair(a, b), std::pair(b, a)}) {
            remove(m_turn.power(one).war, other);
            if (treaty.kind == TreatyKind::Alliance)
                add(m_turn.power(one).alliance, other);
        }
    }

    int strength(PowerId power) const {
        int sum = 0;
        for (const ArmyId army : m_turn.armyIndex.armiesOf(power))
            sum += strengthOf(m_turn.now, m_turn.armyIndex, army);
        return sum;
    }
    /// Whether a computer player accepts: peace if it is the weaker one, any tribute, an alliance against a common
    /// enemy.
    bool rulerAgrees(const Treaty& offer) const {
        const Ruler ruler = m_turn.scenario.powers[offer.to.index()].ruler;
        const bool enemies = atWar(m_turn.now, offer.from, offer.to);
        switch (offer.kind) {
        case TreatyKind::Truce:
        case TreatyKind::Peace:
            return enemies && ruler != Ruler::Rash && outmatched(offer.to);
        case TreatyKind::Tribute:
            return offer.talents > 0 && ruler != Ruler::Rash;
        case TreatyKind::Pact:
        case TreatyKind::Alliance:
            return !enemies && ruler != Ruler::Feeble && haveCommonEnemy(offer.from, offer.to);
        case TreatyKind::War:
            return false;
        }
        return false;
    }
    bool outmatched(PowerId power) const {
        int enemies = 0;
        for (const PowerId enemy : m_turn.now.powers[power.index()].war)
            enemies += strength(enemy);
        return enemies > strength(power);
    }
    bool haveCommonEnemy(PowerId a, PowerId b) const {
        return std::ranges::any_of(m_turn.now.powers[a.index()].war,
                                   [&](PowerId enemy) { return atWar(m_turn.now, b, enemy); });
    }

    TurnContext& m_turn;
    std::vector<Treaty>& m_treaties;
};

}  // namespace

void negotiate(TurnContext& turn) {
    if (turn.isPlayed(Module::Diplomacy))
        Diplomacy(turn).all();
}

void endTreaties(TurnContext& turn) {
    for (Treaty& treaty : turn.now.treaties) {
        if (treaty.status != AgreementStatus::Stands || treaty.until == 0 || turn.now.course.turn <= treaty.until)
            continue;
        treaty.status = AgreementStatus::Kept;
        for (const auto& [one, other] : {std::pair(treaty.from, treaty.to), std::pair(treaty.to, treaty.from)}) {
            turn.power(one).arete += turn.rules().areteKept;
            if (treaty.kind == TreatyKind::Truce)
                add(turn.power(one).war, other);
            if (treaty.kind == TreatyKind::Alliance)
                remove(turn.power(one).alliance, other);
        }
    }
}

void payTribute(TurnContext& turn) {
    for (Treaty& treaty : turn.now.treaties) {
        if (treaty.status != AgreementStatus::Stands || treaty.kind != TreatyKind::Tribute)
            continue;
        if (!pay(turn, treaty.from, treaty.talents)) {
            treaty.status = AgreementStatus::Broken;
            turn.power(treaty.from).arete -= turn.rules().areteBreach;
            continue;
        }
        earn(turn, treaty.to, treaty.talents);
    }
}

std::vector<Treaty> withSealedMessages(const State& state, PowerId power, std::span<const Envoy> envoys) {
    std::vector<Treaty> treaties = state.treaties;
    for (Treaty& treaty : treaties)
        if (treaty.from == power && treaty.status == AgreementStatus::Sealed)
            treaty.status = AgreementStatus::Void;
    for (const Envoy& envoy : envoys) {
        const Treaty words{power,       envoy.to,     envoy.word, AgreementStatus::Sealed, state.course.turn,
                           envoy.turns, envoy.talents};
        const auto free = std::ranges::find(treaties, AgreementStatus::Void, &Treaty::status);
        if (free != treaties.end())
            *free = words;
        else
            treaties.push_back(words);
    }
    return treaties;
}

std::string treatyText(const Scenario& scenario, const Treaty& treaty) {
    const std::string& from = scenario.powers[treaty.from.index()].name;
    const std::string& to = scenario.powers[treaty.to.index()].name;
    const bool agreed = treaty.status == AgreementStatus::Stands;
    std::string term;
    if (treaty.until > 0)
        term = agreed ? ", to turn " + std::to_string(treaty.until) : ", " + counted(treaty.until, "turn");
    if (treaty.kind == TreatyKind::Tribute && treaty.talents > 0)
        return from + (agreed ? " pays " : " would pay ") + to + " a tribute of " + counted(treaty.talents, "talent") +
               " a year" + term;
    if (agreed)
        return std::string(wordOf(treaty.kind)) + " between " + from + " and " + to + term;
    return from + " offers " + to + ": " + std::string(wordOf(treaty.kind)) + term;
}

}  // namespace ephor::campaign
