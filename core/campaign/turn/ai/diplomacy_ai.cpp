#include "core/campaign/turn/ai/diplomacy_ai.h"

#include "core/campaign/turn/ai/values.h"
#include "core/campaign/turn/omens.h"
#include "core/campaign/turn/politics/contingents.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/politics/leadership.h"
#include "core/campaign/turn/treasury.h"

namespace ephor::campaign {

namespace {

class ComputerDeals {
public:
    ComputerDeals(const TurnContext& turn, PowerId power)
        : m_turn(turn), m_power(power), m_ruler(turn.scenario.powers[power.index()].ruler) {}

    std::vector<Deal> all() {
        freeCaptives();
        playOmens();
        if (m_ruler != Ruler::Feeble) {
            bid();
            callContingent();
            appease();
            dismiss();
        }
        std::erase_if(m_deals, [this](const Deal& deal) { return !isPlayed(m_turn.rules().modules, deal.kind); });
        return std::move(m_deals);
    }

private:
    const State& now() const { return m_turn.now; }
    const Power& own() const { return now().powers[m_power.index()]; }
    int arete() const { return own().arete - m_spent; }

    Deal& add(DealKind dealKind, PowerId to = {}) {
        Deal deal;
        deal.kind = dealKind;
        deal.from = m_power;
        deal.to = to;
        return m_deals.emplace_back(deal);
    }
    bool isOffered(LeaderId leader) const {
        return std::ranges::any_of(now().deals, [&](const Deal& deal) {
            return deal.status == AgreementStatus::Offered && deal.from == m_power && deal.leader == leader;
        });
    }

    /// Offers an exchange if it holds one of the other power's leaders, or else a ransom of up to half its treasury.
    void freeCaptives() {
        for (std::size_t i = 0; i < now().leaders.size(); ++i) {
            const LeaderId id(static_cast<int>(i));
            const PowerId holder = holderOf(now(), id);
            if (now().leaders[i].power != m_power || !holder || isOffered(id))
                continue;
            if (const LeaderId theirs = captiveOf(holder)) {
                Deal& deal = add(DealKind::Exchange, holder);
                deal.leader = id;
                deal.against = theirs;
            } else if (const int price = ransomOf(m_turn.rules(), now().leaders[i]);
                       purseOf(m_turn.scenario, now(), m_power) >= values::ransomPurse * price) {
                Deal& deal = add(DealKind::Ransom, holder);
                deal.leader = id;
                deal.amount = price;
            }
        }
    }
    LeaderId captiveOf(PowerId power) const {
        for (std::size_t i = 0; i < now().leaders.size(); ++i) {
            const LeaderId id(static_cast<int>(i));
            const bool taken = std::ranges::find(m_deals, id, &Deal::against) != m_deals.end();
            if (now().leaders[i].power == power && holderOf(now(), id) == m_power && !taken)
                return id;
        }
        return {};
    }

    void playOmens() {
        for (const Favour& favour : now().favours) {
            if (favour.power != m_power || favour.played)
                continue;
            const Effect effect = m_turn.scenario.omens[static_cast<std::size_t>(favour.card)].effect;
            const PlaceId target = isForPlace(effect) ? targetOf() : PlaceId{};
            const bool waits = (isForPlace(effect) && !target) || effect == Effect::Storms ||
                               (effect == Effect::Truce && !isThreatened());
            if (waits)
                continue;
            Deal& deal = add(DealKind::Omen);
            deal.card = favour.card;
            deal.place = target;
        }
    }
    /// An enemy city for an omen: one that it besieges, or else a capital.
    PlaceId targetOf() const {
        for (std::size_t i = 0; i < now().cities.size(); ++i)
            if (now().cities[i].besieger == m_power && atWar(now(), m_power, now().cities[i].owner))
                return PlaceId(static_cast<int>(i));
        for (const PowerId enemy : own().war)
            if (const PlaceId capital = m_turn.scenario.powers[enemy.index()].capital;
                now().cities[capital.index()].owner == enemy)
                return capital;
        return {};
    }

    int enemiesNear(PlaceId place) const {
        int sum = 0;
        const auto count = [&](PlaceId at) {
            for (const ArmyId id : m_turn.armyIndex.armiesAt(at))
                if (atWar(now(), m_power, now().armies[id.index()].power))
                    sum += strengthOf(now(), m_turn.armyIndex, id);
        };
        count(place);
        for (const Step& step : m_turn.map().steps(place))
            if (m_turn.map().way(step.way).kind != WayKind::Sea)
                count(step.to);
        return sum;
    }
    bool isHardPressed(ArmyId id) const {
        return 100 * enemiesNear(now().armies[id.index()].place) >
               values::hardPressed * strengthOf(now(), m_turn.armyIndex, id);
    }
    bool isThreatened() const {
        return std::ranges::any_of(m_turn.armyIndex.armiesOf(m_power), [&](ArmyId id) { return isHardPressed(id); });
    }

    void callContingent() {
        if (own().alliance.empty() || arete() < m_turn.rules().areteContingent + values::keepForContingent)
            return;
        for (const ArmyId id : m_turn.armyIndex.armiesOf(m_power)) {
            if (contingentOf(now(), id) || !isHardPressed(id))
                continue;
            for (const PowerId ally : own().alliance)
                if (std::ranges::any_of(m_turn.armyIndex.armiesOf(ally), [&](ArmyId other) {
                        return isNear(m_turn.map(), now().armies[other.index()].place, now().armies[id.index()].place,
                                      m_turn.rules().marchPoints);
                    })) {
                    add(DealKind::Contingent, ally).army = id;
                    m_spent += m_turn.rules().areteContingent;
                    return;
                }
        }
    }

    void bid() {
        if (now().course.turnOfYear % 2 != 0 || arete() < values::keepForBid)
            return;
        Deal& deal = add(DealKind::Bid);
        deal.amount = m_ruler == Ruler::Rash ? 2 : 1;
        deal.again = deal.amount;
        m_spent += deal.amount;
    }

    void appease() {
        for (std::size_t i = 0; i < now().cities.size(); ++i)
            if (now().cities[i].owner == m_power && now().cities[i].loyalty <= values::unrest &&
                arete() >= m_turn.rules().areteAppease + values::keepForAppeasing) {
                add(DealKind::Appease).place = PlaceId(static_cast<int>(i));
                m_spent += m_turn.rules().areteAppease;
                return;
            }
    }

    /// Dismisses a commander with one command point if a better one is at home.
    void dismiss() {
        const bool hasBetter = std::ranges::any_of(now().leaders, [&](const Leader& leader) {
            return leader.power == m_power && !leader.army && leader.fate == Fate::Serving &&
                   leader.cpNow >= values::goodCommander;
        });
        for (const ArmyId id : m_turn.armyIndex.armiesOf(m_power)) {
            const LeaderId leader = now().armies[id.index()].leader;
            if (hasBetter && leader && now().leaders[leader.index()].cp <= values::poorCommander &&
                !contingentOf(now(), id) && arete() >= m_turn.rules().areteDismiss + values::keepForDismissal) {
                add(DealKind::Dismiss).leader = leader;
                return;
            }
        }
    }

    const TurnContext& m_turn;
    PowerId m_power;
    Ruler m_ruler;
    std::vector<Deal> m_deals;
    int m_spent = 0;
};

}  // namespace

std::vector<Deal> rulersDeals(const TurnContext& turn, PowerId power) { return ComputerDeals(turn, power).all(); }

bool computerAccepts(const TurnContext& turn, const Deal& offer) {
    const State& now = turn.now;
    if (!offer.leader)
        return false;
    const Leader& leader = now.leaders[offer.leader.index()];
    if (offer.kind == DealKind::Exchange)
        return offer.against && now.leaders[offer.against.index()].cp + 1 >= leader.cp;
    const int price = ransomOf(turn.rules(), leader);
    const bool pays = leader.power == offer.to;
    if (pays)
        return 100 * std::max(offer.amount, price) <= values::dearest * price &&
               purseOf(turn.scenario, now, offer.to) >= std::max(offer.amount, price);
    return offer.amount == 0 || offer.amount >= price;
}

}  // namespace ephor::campaign
