#include "core/campaign/turn/politics/deals.h"

#include "core/campaign/journal/players_and_deadline.h"
#include "core/campaign/model/shown_name.h"
#include "core/campaign/turn/ai/diplomacy_ai.h"
#include "core/campaign/turn/omens.h"
#include "core/campaign/turn/politics/contingents.h"
#include "core/campaign/turn/politics/leadership.h"
#include "core/campaign/turn/treasury.h"

#include <set>

namespace ephor::campaign {

namespace {

bool isOpen(const Deal& deal) {
    return deal.status == AgreementStatus::Sealed || deal.status == AgreementStatus::Offered;
}

class Dealings {
public:
    explicit Dealings(TurnContext& turn) : m_turn(turn), m_deals(turn.now.deals) {}

    void all() {
        for (std::size_t p = 0; p < m_turn.now.powers.size(); ++p)
            if (const PowerId power(static_cast<int>(p)); isPlayedByProgram(power))
                m_deals = withDeals(m_turn.now, power, rulersDeals(m_turn, power));
        for (std::size_t i = 0; i < m_deals.size(); ++i)
            if (m_deals[i].status == AgreementStatus::Sealed && m_deals[i].kind != DealKind::Bid)
                deliver(i);
        settleBids();
        for (std::size_t i = 0; i < m_deals.size(); ++i)
            if (m_deals[i].status == AgreementStatus::Offered)
                answer(i);
        // An offer is valid until the next turn.
        for (Deal& deal : m_deals)
            if (deal.status == AgreementStatus::Offered && deal.turn < turn())
                deal.status = AgreementStatus::Void;
    }

private:
    int turn() const { return m_turn.now.course.turn; }
    bool isPlayedByProgram(PowerId power) const {
        return !sentByPeople(m_turn.now.powers[power.index()].from) && !hasPlayer(m_turn.scenario, m_turn.now, power);
    }
    const Leader& leader(LeaderId id) const { return m_turn.now.leaders[id.index()]; }
    bool isHeldBy(LeaderId id, PowerId owner, PowerId holder) const {
        return id && owner && holder && leader(id).power == owner && holderOf(m_turn.now, id) == holder;
    }

    void deliver(std::size_t row) {
        Deal& deal = m_deals[row];
        deal.turn = turn();
        deal.status = isOffer(deal) ? (isPossible(deal) ? AgreementStatus::Offered : AgreementStatus::Void)
                      : done(deal)  ? AgreementStatus::Kept
                                    : AgreementStatus::Void;
    }
    static bool isOffer(const Deal& deal) { return deal.kind == DealKind::Ransom || deal.kind == DealKind::Exchange; }
    bool isPossible(const Deal& deal) const {
        if (deal.kind == DealKind::Exchange)
            return isHeldBy(deal.leader, deal.from, deal.to) && isHeldBy(deal.against, deal.to, deal.from);
        return isHeldBy(deal.leader, deal.from, deal.to) || isHeldBy(deal.leader, deal.to, deal.from);
    }
    bool done(const Deal& deal) {
        switch (deal.kind) {
        case DealKind::Gift:
            return deal.to && paid(deal.from, deal.to, deal.amount);
        case DealKind::Release:
            return isHeldBy(deal.leader, deal.to, deal.from) && freed(deal.leader);
        case DealKind::Contingent:
            return sendContingent(m_turn, deal);
        case DealKind::Ride:
            return rideOver(m_turn, deal);
        case DealKind::Appease:
            return appease(m_turn, deal);
        case DealKind::Dismiss:
            return dismiss(m_turn, deal);
        case DealKind::Omen:
            return playOmen(m_turn, deal);
        case DealKind::Ransom:
        case DealKind::Exchange:
        case DealKind::Bid:
            break;
        }
        return false;
    }
    bool paid(PowerId from, PowerId to, int talents) {
        if (talents <= 0 || !pay(m_turn, from, talents))
            return false;
        earn(m_turn, to, talents);
        return true;
    }
    bool freed(LeaderId id) {
        Leader& free = m_turn.now.leaders[id.index()];
        free.fate = Fate::Serving;
        free.wound = Wound::None;
        free.cpNow = free.cp;
        setFree(m_turn.now, id);
        return true;
    }

    void answer(std::size_t row) {
        Deal& offer = m_deals[row];
        if (!isPossible(offer)) {
            offer.status = AgreementStatus::Void;
            return;
        }
        for (std::size_t i = 0; i < m_deals.size(); ++i) {
            Deal& other = m_deals[i];
            if (i == row || other.status != AgreementStatus::Offered || !answers(other, offer))
                continue;
            other.status = AgreementStatus::Void;
            return conclude(offer, agreedPrice(offer, other));
        }
        if (isPlayedByProgram(offer.to) && computerAccepts(m_turn, offer))
            conclude(offer, offer.amount);
    }
    static bool answers(const Deal& other, const Deal& offer) {
        if (other.from != offer.to || other.to != offer.from || other.kind != offer.kind)
            return false;
        return offer.kind == DealKind::Exchange ? other.leader == offer.against && other.against == offer.leader
                                                : other.leader == offer.leader && agreedPrice(offer, other) >= 0;
    }
    /// The ransom if both name the same amount or one names none; -1 if they do not agree. 0: neither names one.
    static int agreedPrice(const Deal& a, const Deal& b) {
        if (a.amount == 0 || b.amount == 0)
            return std::max(a.amount, b.amount);
        return a.amount == b.amount ? a.amount : -1;
    }
    void conclude(Deal& offer, int talents) {
        if (offer.kind == DealKind::Ransom && talents == 0)
            talents = ransomOf(m_turn.rules(), leader(offer.leader));
        const PowerId owner = offer.leader ? leader(offer.leader).power : PowerId{};
        const PowerId holder = owner == offer.from ? offer.to : offer.from;
        if (offer.kind == DealKind::Ransom && talents > 0 && !paid(owner, holder, talents)) {
            offer.status = AgreementStatus::Void;
            return;
        }
        freed(offer.leader);
        if (offer.kind == DealKind::Exchange)
            freed(offer.against);
        offer.amount = talents;
        offer.turn = turn();
        offer.status = AgreementStatus::Kept;
    }

    /// 2.4: the highest bid wins the lead for the season and is paid. Ties are broken by the second bids, then by lot.
    void settleBids() {
        std::vector<std::size_t> best;
        const auto higher = [&](std::size_t a, std::size_t b) {
            return std::pair(m_deals[a].amount, m_deals[a].again) > std::pair(m_deals[b].amount, m_deals[b].again);
        };
        for (std::size_t i = 0; i < m_deals.size(); ++i) {
            Deal& bid = m_deals[i];
            if (bid.kind != DealKind::Bid ||
                (bid.status != AgreementStatus::Sealed && bid.status != AgreementStatus::Stands))
                continue;
            if (bid.status == AgreementStatus::Stands) {
                bid.status = bid.turn + 1 < turn() ? AgreementStatus::Kept : AgreementStatus::Stands;
                continue;
            }
            bid.status = AgreementStatus::Void;
            bid.turn = turn();
            const bool isSeasonsStart = m_turn.now.course.turnOfYear % 2 == 0;
            if (!isSeasonsStart || bid.amount <= 0 || std::max(bid.amount, bid.again) > m_turn.power(bid.from).arete)
                continue;
            if (!best.empty() && higher(i, best.front()))
                best.clear();
            if (best.empty() || !higher(best.front(), i))
                best.push_back(i);
        }
        if (best.empty())
            return;
        const bool equalled = isEqualled(best.front());
        std::set<PowerId> bidders;
        for (const std::size_t i : best)
            bidders.insert(m_deals[i].from);
        const int lot = m_turn.facesTo(bidders).lot("Equal bids for the lead", static_cast<int>(std::ssize(best)));
        Deal& winner = m_deals[best[static_cast<std::size_t>(lot)]];
        winner.status = AgreementStatus::Stands;
        winner.amount = equalled ? std::max(winner.amount, winner.again) : winner.amount;
        m_turn.power(winner.from).arete -= winner.amount;
    }
    /// Whether another power's first bid was equal, so that second bids counted.
    bool isEqualled(std::size_t winner) const {
        for (std::size_t i = 0; i < m_deals.size(); ++i)
            if (i != winner && m_deals[i].kind == DealKind::Bid && m_deals[i].turn == turn() &&
                m_deals[i].amount == m_deals[winner].amount)
                return true;
        return false;
    }

    TurnContext& m_turn;
    std::vector<Deal>& m_deals;
};

}  // namespace

void settleDeals(TurnContext& turn) { Dealings(turn).all(); }

std::vector<Deal> withDeals(const State& state, PowerId power, std::span<const Deal> deals) {
    std::vector<Deal> all = state.deals;
    for (Deal& old : all)
        if (old.from == power && old.status == AgreementStatus::Sealed)
            old.status = AgreementStatus::Void;
    const int now = state.course.turn;
    // A finished deal is kept for one turn so that reports can mention it. Then its row is reused.
    const auto isFree = [now](const Deal& row) {
        return row.status == AgreementStatus::Void || (row.status == AgreementStatus::Kept && row.turn + 1 < now);
    };
    for (Deal said : deals) {
        said.from = power;
        said.status = AgreementStatus::Sealed;
        said.turn = now;
        const auto free = std::ranges::find_if(all, isFree);
        if (free != all.end())
            *free = said;
        else
            all.push_back(said);
    }
    return all;
}

PowerId holderOf(const State& state, LeaderId leader) {
    if (!leader || state.leaders[leader.index()].fate != Fate::Captured)
        return {};
    const auto it = std::ranges::find(state.captives, leader, &Captive::leader);
    return it == state.captives.end() ? PowerId{} : it->holder;
}

void capture(State& state, LeaderId leader, PowerId holder) {
    const Captive taken{leader, holder, state.course.turn};
    const auto it = std::ranges::find(state.captives, leader, &Captive::leader);
    if (it != state.captives.end())
        *it = taken;
    else
        state.captives.push_back(taken);
}

void setFree(State& state, LeaderId leader) {
    for (Captive& captive : state.captives)
        if (captive.leader == leader)
            captive.holder = {};
}

int ransomOf(const CampaignRules& rules, const Leader& leader) { return rules.ransomPerPoint * leader.cp; }

bool hasLead(const State& state, PowerId power) {
    return std::ranges::any_of(state.deals, [&](const Deal& deal) {
        return deal.kind == DealKind::Bid && deal.status == AgreementStatus::Stands && deal.from == power &&
               deal.turn + 1 >= state.course.turn;
    });
}

std::string dealText(const Campaign& campaign, const Deal& deal) {
    const Scenario& scenario = campaign.scenario;
    const State& state = campaign.state;
    const auto power = [&](PowerId id) { return id ? scenario.powers[id.index()].name : std::string(); };
    const auto leader = [&](LeaderId id) { return id ? state.leaders[id.index()].name : std::string(); };
    const std::string from = power(deal.from);
    const std::string to = power(deal.to);
    const std::string talents = counted(deal.amount, "talent");
    const bool done = !isOpen(deal);
    // The places of other powers' armies are secret, and an army of a finished deal may be elsewhere now.
    const auto armyName = [&](ArmyId id) {
        const Army& army = state.armies[id.index()];
        return done || army.power != deal.from ? army.name : shownName(campaign, id, deal.from);
    };
    switch (deal.kind) {
    case DealKind::Gift:
        return from + (done ? " gave " : " gives ") + to + " " + talents;
    case DealKind::Ransom: {
        const bool buys = deal.leader && state.leaders[deal.leader.index()].power == deal.from;
        if (done)
            return (buys ? from : to) + " ransomed " + leader(deal.leader) + " from " + (buys ? to : from) + " for " +
                   talents;
        const std::string price = deal.amount > 0 ? talents : "what is asked";
        return buys ? from + " offers " + to + " " + price + " for " + leader(deal.leader)
                    : from + " asks " + to + " for " + (deal.amount > 0 ? talents : "a ransom") + " for " +
                          leader(deal.leader);
    }
    case DealKind::Exchange:
        return done ? from + " and " + to + " exchanged " + leader(deal.against) + " for " + leader(deal.leader)
                    : from + " offers " + to + ": " + leader(deal.against) + " for " + leader(deal.leader);
    case DealKind::Release:
        return from + (done ? " released " : " releases ") + leader(deal.leader) + " of " + to;
    case DealKind::Contingent:
        return from + (done ? " called" : " calls") + " a contingent of " + to;
    case DealKind::Ride:
        return leader(deal.leader) + (done ? " has taken over " : " rides to ") +
               (deal.army ? armyName(deal.army) : std::string());
    case DealKind::Appease:
        return from + (done ? " has appeased " : " appeases ") +
               (deal.place ? scenario.map.place(deal.place).name : std::string());
    case DealKind::Dismiss:
        return from + (done ? " has dismissed " : " dismisses ") + leader(deal.leader);
    case DealKind::Omen: {
        const std::string title =
            deal.card >= 0 ? scenario.omens[static_cast<std::size_t>(deal.card)].title : std::string();
        return from + (done ? " called on the gods: " : " calls on the gods: ") + title +
               (deal.place ? ", at " + scenario.map.place(deal.place).name : "");
    }
    case DealKind::Bid:
        return from + (deal.status == AgreementStatus::Sealed ? " bids " : " has the lead for ") +
               std::to_string(deal.amount) + " Arete";
    }
    return {};
}

}  // namespace ephor::campaign
