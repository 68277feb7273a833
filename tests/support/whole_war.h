// A short war whose journal has entries of every kind.
#pragma once

#include "core/base/sha256.h"
#include "core/campaign/journal/contributions.h"
#include "core/campaign/journal/newsletter.h"
#include "core/campaign/journal/players_and_deadline.h"
#include "core/campaign/orders/order_sheet.h"
#include "core/campaign/orders/order_status.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/reports/newsletter_draft.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/reversal.h"
#include "core/campaign/umpire/ruling.h"
#include "core/campaign/umpire/veto.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"
#include "tests/support/toml_sheet.h"

namespace ephor::campaign {

/// The six cities, fought by that rule system for so many years.
inline ScenarioFiles sixCitiesBy(std::string_view system, int years = 3) {
    ScenarioFiles files = sixCities();
    const std::string from = "system = \"men_of_bronze\"";
    files.texts[0].replace(files.texts[0].find(from), from.size(), "system = \"" + std::string(system) + "\"");
    files.texts[0].replace(files.texts[0].find("years = 2"), 9, "years = " + std::to_string(years));
    return files;
}

/// The word of a power, sealed as its player does it.
inline void sealWord(Journal& journal, PowerId power, std::string_view words) {
    const std::string& name = journal.campaign().scenario.powers[power.index()].name;
    sealContribution(journal, power, sha256Of(contributionLine(name, words)));
}

/// What the program would order, as a sheet that somebody sent.
inline void sendOrders(Journal& journal, PowerId power, const Receipt& receipt = {}) {
    const Orders orders = standInOrders(journal.campaign(), power);
    (void)submitOrders(journal, power, orders, received(receipt, ordersToml(journal.campaign(), power, orders)));
}

/// The first dice of the foreseen throws show other faces than the seed has for them.
inline TypedDice otherThanBySeed(const Preview& seen) {
    for (const CampaignRoll& thrown : seen.rolls)
        if (thrown.kind == CampaignRoll::Kind::Dice && thrown.faces.size() == 1)
            return {{purposeOf(thrown), {thrown.faces.front() < 6 ? thrown.faces.front() + 1 : 1}}};
    return {};
}

/// Takes back the first step of that kind that can be.
inline bool reverseOne(Journal& journal, Reversed what) {
    const std::optional<TurnStep> last = lastPlayed(journal);
    const State& now = journal.campaign().state;
    const std::size_t rows = what == Reversed::City     ? now.cities.size()
                             : what == Reversed::Battle ? now.battles.size()
                                                        : now.armies.size();
    for (std::size_t row = 0; last && row < rows; ++row) {
        const Reversal reversal{what, static_cast<int>(row)};
        if (whyNotReversed(journal.campaign(), last, last->entry, reversal) || reversed(now, *last, reversal) == now)
            continue;
        reverse(journal, reversal, "There was a truce.");
        return true;
    }
    return false;
}

/// Two moves and an end, with all that an umpire and his players can do.
inline Journal wholeWar(std::string_view system) {
    Journal journal = *Journal::found(sixCitiesBy(system), 431);
    const RuleSystem& rules = *findSystem(system);
    const PowerId first(0);
    const PowerId second(1);
    seatPlayers(journal, std::vector<Players>(journal.campaign().state.powers.size(), {"Anna", "Bert"}));
    setDeadline(journal, Deadline{*clubTimeFrom("2026-12-01T20:00+01:00"), 7});
    sealWord(journal, first, "nine owls");
    sealWord(journal, second, "come and take them");
    openContribution(journal, second, "come and take them");
    openContribution(journal, first, "nine owls");
    rule(journal, Ruling{RulingSubject::Treasury, 0, 33}, "A gift.");
    rule(journal, Ruling{RulingSubject::Loyalty, 1, -1}, "A rumour.");
    sendOrders(journal, first, {*clubTimeFrom("2026-11-30T10:00+01:00"), false});
    sendOrders(journal, second, {{}, true, OrdersFrom::Deputy});
    setStandingOrders(journal, PowerId(2), standInOrders(journal.campaign(), PowerId(2)), {});
    for (int move = 0; move < 2; ++move) {
        adjudicateTurn(journal, otherThanBySeed(previewAdjudicate(journal.campaign(), {})));
        reverseOne(journal, Reversed::March);
        reverseOne(journal, Reversed::Battle);
        resolveAll(journal, rules, 1);
        closeTurn(journal, otherThanBySeed(previewClose(journal.campaign(), {})));
        publish(journal, newsletterOf(journal.campaign().scenario, journal.entries(), move + 1));
        journal.undo("umpire");
        journal.redo("umpire");
        reverseOne(journal, Reversed::City);
        reverseOne(journal, Reversed::Hunger);
        sendOrders(journal, first);
    }
    adjudicateTurn(journal);
    const RepeatedStep repeated = *repeatStep(journal, journal.undoable());
    veto(journal, repeated, repeated.acts.front(), "The priest was drunk.");
    resolveAll(journal, rules, 1);
    closeTurn(journal);
    endWar(journal, "All have agreed.");
    return journal;
}

}  // namespace ephor::campaign
