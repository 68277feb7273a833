#include "core/campaign/model/shown_name.h"
#include "core/campaign/orders/sheet_check.h"
#include "core/campaign/turn/omens.h"
#include "core/campaign/turn/politics/deals.h"

#include <set>
#include <utility>

namespace ephor::campaign {

namespace {

/// The number of names in a deal of this kind.
constexpr std::size_t namesOf(DealKind dealKind) {
    switch (dealKind) {
    case DealKind::Exchange:
    case DealKind::Ride:
        return 2;
    case DealKind::Gift:
    case DealKind::Bid:
        return 0;
    default:
        return 1;
    }
}

std::string exampleOf(DealKind dealKind) {
    static constexpr std::array<std::string_view, 10> examples{"gift of 10 talents",
                                                               "ransom Nicias for 6 talents",
                                                               "exchange Nicias for Brasidas",
                                                               "release Brasidas",
                                                               "contingent Army of Attica",
                                                               "ride Nicias to Army of Attica",
                                                               "appease Megara",
                                                               "dismiss Nicias",
                                                               "omen Earthquake on Corinth",
                                                               "bid 3, then 2"};
    return std::string(isWithAnother(dealKind) ? "Deal with Sparta: " : "Affair: ") +
           std::string(examples[static_cast<std::size_t>(dealKind)]);
}

class DealCheck : SheetCheck {
public:
    using SheetCheck::SheetCheck;

    std::vector<Deal> all() {
        std::vector<Deal> deals;
        for (const WrittenDeal& written : m_sheet.deals)
            if (const std::optional<Deal> deal = one(written))
                deals.push_back(*deal);
        afford(deals);
        return deals;
    }

private:
    const PowerInfo& info(PowerId id) const { return m_campaign.scenario.powers[id.index()]; }

    std::optional<Deal> one(const WrittenDeal& written) {
        const auto dealKind =
            valueOf<DealKind>(written.kind, {"unknown-business", "There is no business \"{0}\"; did you mean \"{1}\"?",
                                             "There is no business \"{0}\"; there are {1}."});
        if (!dealKind)
            return {};
        if (const auto lacked = lackedBy(m_campaign.scenario.rules.modules, *dealKind)) {
            leftOut(written.kind, *lacked);
            return {};
        }
        Deal deal;
        deal.kind = *dealKind;
        deal.from = m_power;
        deal.amount = written.amount;
        deal.again = written.again;
        if (isWithAnother(*dealKind) == written.to.text.empty() || !hasItsNames(written, *dealKind)) {
            fault("deal", written.kind, {"\"{0}\" is written so: {1}", {written.kind.text, exampleOf(*dealKind)}});
            return {};
        }
        if (isWithAnother(*dealKind) && !(deal.to = otherPower(written.to)))
            return {};
        return isValid(written, deal) ? std::optional(deal) : std::nullopt;
    }
    static bool hasItsNames(const WrittenDeal& written, DealKind dealKind) {
        const std::size_t names = written.names.size();
        return names == namesOf(dealKind) || (dealKind == DealKind::Omen && names == 2);
    }

    /// The row of a name that is `kind`, such as "a captive of theirs"; -1 after a fault.
    int rowOfKind(const char* code, const Written& word, const char* kind, const NameList& there) {
        if (there.find(word.text).size() > 1)
            return rowOf(word, there, {code, "", ""});
        const int row = there.only(word.text);
        if (row >= 0)
            return row;
        const int near = there.nearest(word.text);
        fault(code, word,
              near >= 0 ? Message("\"{0}\" is not {1}; did you mean \"{2}\"?", {word.text, kind, there.shown(near)})
              : there.empty()
                  ? Message("\"{0}\" is not {1}; there is none.", {word.text, kind})
                  : Message("\"{0}\" is not {1}. There are: {2}.", {word.text, kind, anyOf(there.allShown())}),
              near >= 0 ? std::vector{there.written(near)} : std::vector<std::string>());
        return -1;
    }

    /// The leader of this name for whom `fits` is true. Never mentions other leaders.
    template <typename F> LeaderId leaderOf(const Written& word, const char* kind, F fits) {
        NameList there;
        for (std::size_t i = 0; i < m_state.leaders.size(); ++i) {
            const LeaderId id(static_cast<int>(i));
            const Leader& leader = m_state.leaders[i];
            if (fits(id))
                there.add(static_cast<int>(i), leader.id, shownName(m_campaign, id, leader.power), leader.name);
        }
        return LeaderId(rowOfKind("unknown-leader", word, kind, there));
    }
    LeaderId captiveOf(const Written& word, const char* kind, PowerId owner, PowerId holder) {
        return leaderOf(word, kind, [&](LeaderId id) {
            return m_state.leaders[id.index()].power == owner && holderOf(m_state, id) == holder;
        });
    }
    /// A leader of the power held by `other`, or the reverse.
    LeaderId captiveOfEither(const Written& word, PowerId other) {
        return leaderOf(word, "a captive between you", [&](LeaderId id) {
            const PowerId owner = m_state.leaders[id.index()].power;
            const PowerId holder = holderOf(m_state, id);
            return (owner == m_power && holder == other) || (owner == other && holder == m_power);
        });
    }
    LeaderId commanderOf(const Written& word) {
        return leaderOf(word, "a commander of yours", [&](LeaderId id) {
            const Leader& leader = m_state.leaders[id.index()];
            return leader.power == m_power && leader.army && leader.fate == Fate::Serving;
        });
    }
    ArmyId armyOf(const Written& word) {
        return ArmyId(rowOfKind("unknown-army", word, "an army of yours", m_names.armies));
    }
    int cardOf(const Written& word) {
        NameList held;
        for (const Favour& favour : m_state.favours)
            if (favour.power == m_power && !favour.played) {
                const OmenCard& card = m_campaign.scenario.omens[static_cast<std::size_t>(favour.card)];
                if (held.find(card.id).empty())
                    held.add(favour.card, card.id, card.title, card.title);
            }
        return rowOfKind("unknown-omen", word, "an omen that you hold", held);
    }

    bool isValid(const WrittenDeal& written, Deal& deal) {
        const auto name = [&](std::size_t i) -> const Written& { return written.names[i]; };
        switch (deal.kind) {
        case DealKind::Gift:
            if (deal.amount == 0)
                fault("deal", written.kind, {"A gift has a size: {0}", {exampleOf(DealKind::Gift)}});
            return deal.amount > 0;
        case DealKind::Ransom:
            deal.leader = captiveOfEither(name(0), deal.to);
            return deal.leader && onlyOnce(name(0), deal.leader);
        case DealKind::Exchange:
            deal.leader = captiveOf(name(0), "a man of yours in their hands", m_power, deal.to);
            deal.against = captiveOf(name(1), "a captive of theirs", deal.to, m_power);
            return deal.leader && deal.against && onlyOnce(name(0), deal.leader) && onlyOnce(name(1), deal.against);
        case DealKind::Release:
            deal.leader = captiveOf(name(0), "a captive of theirs", deal.to, m_power);
            return deal.leader && onlyOnce(name(0), deal.leader);
        case DealKind::Contingent:
            deal.army = armyOf(name(0));
            if (!isFriend(m_state, m_power, deal.to))
                fault("no-ally", written.to, {"Contingents are owed by allies; {0} is none.", {info(deal.to).name}});
            return static_cast<bool>(deal.army);
        case DealKind::Ride:
            return ride(written, deal);
        case DealKind::Appease:
            deal.place = placeOf(name(0));
            if (deal.place && m_state.cities[deal.place.index()].owner != m_power)
                fault("not-yours", name(0), {"{0} is not yours.", {map().place(deal.place).name}});
            return static_cast<bool>(deal.place);
        case DealKind::Dismiss:
            deal.leader = commanderOf(name(0));
            return deal.leader && onlyOnce(name(0), deal.leader);
        case DealKind::Omen:
            return omen(written, deal);
        case DealKind::Bid:
            return bid(written, deal);
        }
        return false;
    }
    bool onlyOnce(const Written& word, LeaderId leader) {
        if (m_named.insert(leader).second)
            return true;
        fault("deal-twice", word, {"There is already a deal about {0} above. Delete one of them.", {word.text}});
        return false;
    }
    bool ride(const WrittenDeal& written, Deal& deal) {
        deal.leader = commanderOf(written.names[0]);
        deal.army = armyOf(written.names[1]);
        if (!deal.leader || !deal.army || !onlyOnce(written.names[0], deal.leader))
            return false;
        const Army& from = m_state.armies[m_state.leaders[deal.leader.index()].army.index()];
        const Army& to = m_state.armies[deal.army.index()];
        if (&from == &to)
            fault("ride", written.names[1], {"He commands {0} already.", {to.name}});
        else if (!isNear(m_campaign.scenario.map, from.place, to.place, 2))
            fault("ride", written.names[1], {"{0} is more than two ways off by land; so far nobody rides.", {to.name}});
        return true;
    }
    bool omen(const WrittenDeal& written, Deal& deal) {
        deal.card = cardOf(written.names[0]);
        if (deal.card < 0)
            return false;
        const OmenCard& card = m_campaign.scenario.omens[static_cast<std::size_t>(deal.card)];
        if (isForPlace(card.effect) != (written.names.size() == 2)) {
            fault("omen", written.names[0],
                  isForPlace(card.effect)
                      ? Message("\"{0}\" falls on a place: write \"Affair: omen {0} on Corinth\".", {card.title})
                      : Message("\"{0}\" needs no place: write \"Affair: omen {0}\".", {card.title}));
            return false;
        }
        if (!m_cards.insert(deal.card).second)
            fault("deal-twice", written.names[0], {"The omen \"{0}\" is played twice.", {card.title}});
        if (written.names.size() == 2)
            deal.place = placeOf(written.names[1]);
        return written.names.size() == 1 || deal.place;
    }
    bool bid(const WrittenDeal& written, const Deal& deal) {
        const int arete = m_state.powers[m_power.index()].arete;
        if (std::exchange(m_hasBid, true))
            fault("deal-twice", written.kind, "There are two bids; one of them counts.");
        if (m_state.course.turnOfYear % 2 != 0)
            fault("bid", written.kind, "The lead is bid for in the first move of a season.");
        if (deal.amount == 0)
            fault("deal", written.kind, {"A bid has a size: {0}", {exampleOf(DealKind::Bid)}});
        if (std::max(deal.amount, deal.again) > arete)
            fault("bid", written.kind, {"You have {0} Arete to bid.", {std::to_string(std::max(0, arete))}});
        return true;
    }

    /// 2.11, 2.4: a power must have what it pays.
    void afford(const std::vector<Deal>& deals) {
        const CampaignRules& rules = m_campaign.scenario.rules;
        const Power& own = m_state.powers[m_power.index()];
        int talents = 0;
        int arete = 0;
        for (const Deal& deal : deals) {
            const bool buys = deal.kind == DealKind::Ransom && m_state.leaders[deal.leader.index()].power == m_power;
            talents += deal.kind == DealKind::Gift || buys ? deal.amount : 0;
            arete += deal.kind == DealKind::Bid          ? std::max(deal.amount, deal.again)
                     : deal.kind == DealKind::Contingent ? rules.areteContingent
                     : deal.kind == DealKind::Appease    ? rules.areteAppease
                     : deal.kind == DealKind::Dismiss    ? rules.areteDismiss
                                                         : 0;
        }
        const Written first{{}, m_sheet.deals.empty() ? m_sheet.power.place : m_sheet.deals.front().kind.place, 0};
        if (talents > own.treasury)
            fault("talents", first,
                  {"These deals come to {0}; the treasury has {1}.",
                   {counted(talents, "talent"), std::to_string(own.treasury)}});
        if (arete > std::max(0, own.arete))
            fault("arete", first,
                  {"These affairs come to {0} Arete; you have {1}.",
                   {std::to_string(arete), std::to_string(std::max(0, own.arete))}});
    }

    std::set<LeaderId> m_named;
    std::set<int> m_cards;
    bool m_hasBid = false;
};

}  // namespace

std::vector<Deal> checkDeals(Validation& validation) { return DealCheck(validation).all(); }

}  // namespace ephor::campaign
