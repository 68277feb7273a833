#include "core/campaign/reports/story/event_text.h"

#include "core/campaign/reports/story/battle_story.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/politics/private_goals.h"
#include "core/campaign/umpire/ruling_reports.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

/// Gifts, bids and changes of command are told only to the powers concerned.
bool isPublic(DealKind dealKind) {
    return dealKind == DealKind::Ransom || dealKind == DealKind::Exchange || dealKind == DealKind::Release ||
           dealKind == DealKind::Contingent || dealKind == DealKind::Dismiss || dealKind == DealKind::Omen;
}

std::string squadrons(int count) {
    return count == 1 ? "one squadron" : count == 0 ? "no squadron" : std::to_string(count) + " squadrons";
}

/// Names in a headline have no remarks: "Messene (Ithome)" is "Messene".
std::string asHeadline(std::string text) {
    for (std::size_t begin = text.find(" ("); begin != std::string::npos; begin = text.find(" ("))
        text.erase(begin, std::min(text.find(')', begin), text.size() - 1) + 1 - begin);
    return text;
}

/// News of a single sentence, which is the headline as well.
PublicNews oneSentence(News news, const std::string& sentence) { return {news, sentence + ".", asHeadline(sentence)}; }

/// One overload for each kind of public event.
struct Teller {
    const Scenario& scenario;
    const Campaign& now;

    using Text = std::optional<PublicNews>;

    const std::string& power(PowerId id) const { return scenario.powers[id.index()].name; }
    const std::string& place(PlaceId id) const { return scenario.map.place(id).name; }
    Text leader(LeaderId id, std::string_view what) const {
        const Leader& one = now.state.leaders[id.index()];
        return oneSentence(News::Leader, fmt::format("{} of {} is {}", one.name, power(one.power), what));
    }

    Text operator()(const RulingMade& ruling) const {
        if (ruling.isVeto && !ruling.what.empty())
            return {{News::Ruling, vetoLine(ruling.what, ruling.reason)}};
        const std::string what = ruling.what.empty() ? std::string() : ruling.what + ". ";
        return {{News::Ruling, fmt::format("The umpire has ruled: {}{}", what, ruling.reason)}};
    }
    Text operator()(const OmenDrawn& drawn) const {
        const OmenCard& card = scenario.omens[static_cast<std::size_t>(drawn.card)];
        return {{News::Omen, fmt::format("{}. {}", card.title, card.text), asHeadline(card.title)}};
    }
    Text operator()(const BattleSettled& settled) const {
        const Battle& battle = settled.battle;
        const std::string a = powersText(scenario, settled.attackers.powers);
        const std::string d = powersText(scenario, settled.defenders.powers);
        const bool attackers = battle.result == Verdict::Attacker;
        const std::string how = battle.result == Verdict::Draw
                                    ? fmt::format("{} and {} parted without a decision", a, d)
                                    : fmt::format("{} {}defeated {}", attackers ? a : d,
                                                  battle.decisive ? "decisively " : "", attackers ? d : a);
        const std::string text = fmt::format("Battle of {}{}: {}. {} lost {}, {} lost {}, before stragglers came in.",
                                             place(battle.place), occasionText(battle.kind), how, a,
                                             counted(battle.attackerLosses, "step"), d, battle.defenderLosses);
        const bool areMany = (attackers ? settled.attackers : settled.defenders).powers.size() > 1;
        const std::string headline =
            battle.result == Verdict::Draw
                ? fmt::format("{} and {} fight at {} without a decision", a, d, place(battle.place))
                : fmt::format("{} {} {} at {}", attackers ? a : d, areMany ? "defeat" : "defeats", attackers ? d : a,
                              place(battle.place));
        return {{News::Battle, text + battleRemarks(settled), asHeadline(headline)}};
    }
    Text operator()(const SeaFought& sea) const {
        const SeaFight& fight = sea.fight;
        const std::string a = powersText(scenario, sea.attackers.powers);
        const std::string d = powersText(scenario, sea.defenders.powers);
        const bool attackers = fight.result == Verdict::Attacker;
        const std::string how = fight.result == Verdict::Draw
                                    ? fmt::format("{} and {} parted at dusk", a, d)
                                    : fmt::format("{} beat {}", attackers ? a : d, attackers ? d : a);
        const auto cost = [](const std::string& who, int lost, int of, int drowned) {
            return fmt::format("{} lost {} of {}{}", who, squadrons(lost), of,
                               drowned > 0 ? fmt::format(" and {} aboard", counted(drowned, "step")) : "");
        };
        const std::string outcome = fmt::format("Sea fight off {}: {}", place(fight.place), how);
        return {{News::Sea,
                 fmt::format("{}. {}; {}.", outcome,
                             cost(a, fight.attackerLosses, fight.attackerSquadrons, fight.attackerDrowned),
                             cost(d, fight.defenderLosses, fight.defenderSquadrons, fight.defenderDrowned)),
                 asHeadline(outcome)}};
    }
    Text operator()(const SquadronsLost& lost) const {
        return oneSentence(News::Sea,
                           fmt::format("{} loses {} off {}, without a fight", now.state.fleets[lost.fleet.index()].name,
                                       squadrons(lost.squadrons), place(lost.place)));
    }
    Text operator()(const ArmyLanded& landed) const {
        const Army& army = now.state.armies[landed.army.index()];
        return oneSentence(News::Sea,
                           fmt::format("{} of {} lands at {}", army.name, power(army.power), place(landed.place)));
    }
    Text operator()(const HarbourClosed& closed) const {
        return oneSentence(News::Harbour, fmt::format("Ships close the harbour of {}", place(closed.place)));
    }
    Text operator()(const CityChangedHands& city) const {
        static constexpr std::array<std::string_view, 3> how{"falls to", "votes to come over to", "goes to"};
        if (!city.to)
            return {};
        return oneSentence(News::City, fmt::format("{} {} {}", place(city.place),
                                                   how[static_cast<std::size_t>(city.how)], power(city.to)));
    }
    Text operator()(const SiegeBegun& siege) const {
        return oneSentence(News::Siege, fmt::format("{} is under siege", place(siege.place)));
    }
    Text operator()(const SiegeLifted& siege) const {
        if (siege.hasChangedHands)
            return {};
        return oneSentence(News::Siege, fmt::format("The siege of {} is over", place(siege.place)));
    }
    Text operator()(const LeaderDied& died) const { return leader(died.leader, "dead"); }
    Text operator()(const LeaderCaptured& taken) const { return leader(taken.leader, "taken alive"); }
    Text operator()(const TreatyChanged& changed) const {
        const std::string text = treatySentence(changed.treaty);
        return text.empty() ? Text() : oneSentence(News::Treaty, text);
    }
    Text operator()(const DealDone& done) const {
        if (!isPublic(done.deal.kind))
            return {};
        return oneSentence(News::Deal, dealText(now, done.deal));
    }
    Text operator()(const WarEnded& ended) const {
        const std::string text =
            fmt::format("The war is over. {} has won", ended.winner ? power(ended.winner) : "Nobody");
        return {{News::End, text + ".", asHeadline(text)}};
    }
    Text operator()(const GoalRevealed& revealed) const {
        const Goal& goal = revealed.goal;
        return oneSentence(News::End, fmt::format("{} had sworn in secret to {}, and {}", power(goal.power),
                                                  goalText(scenario, goal), goal.reached ? "did" : "did not"));
    }
    /// All other events are secret.
    template <typename Secret> Text operator()(const Secret& /*event*/) const { return {}; }

    /// Without its full stop; empty: nobody is told.
    std::string treatySentence(const Treaty& treaty) const {
        const std::string_view treatyKind = wordOf(treaty.kind);
        const std::string& from = power(treaty.from);
        const std::string& to = power(treaty.to);
        if (treaty.status == AgreementStatus::Stands && treaty.kind == TreatyKind::Tribute)
            return fmt::format("{} will pay {} a tribute of {} a year", from, to, counted(treaty.talents, "talent"));
        if (treaty.status == AgreementStatus::Stands)
            return fmt::format("{} and {} agree on {}{}", from, to,
                               treaty.kind == TreatyKind::Alliance ? "an "
                               : treaty.kind == TreatyKind::Peace  ? ""
                                                                   : "a ",
                               treatyKind);
        if (treaty.status == AgreementStatus::Broken)
            return fmt::format("The {} between {} and {} is broken", treatyKind, from, to);
        if (treaty.status == AgreementStatus::Kept && treaty.kind == TreatyKind::War)
            return fmt::format("{} declares war on {}", from, to);
        if (treaty.status == AgreementStatus::Kept)
            return fmt::format("The {} between {} and {} has been kept to its term", treatyKind, from, to);
        return {};
    }
};

}  // namespace

std::optional<PublicNews> newsOf(const Campaign& now, const CampaignEvent& event) {
    return std::visit(Teller{now.scenario, now}, event);
}

std::string powersText(const Scenario& scenario, std::span<const PowerId> powers) {
    std::string text;
    for (const PowerId id : powers)
        text += (text.empty() ? "" : " and ") + scenario.powers[id.index()].name;
    return text;
}

}  // namespace ephor::campaign
