// ephorctl campaign orders, adjudicate, close, advance, end, undo, redo
#include "app/ephorctl/campaign/campaign_rolls.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/number_checks.h"
#include "core/base/threads.h"
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_sheet.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/reports/umpire_report.h"
#include "core/campaign/turn/turn.h"
#include "models/text/order_words.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct TurnArguments {
    std::string file;
    std::string power;
    std::string orders;
    std::string until = "turn";
    std::string reason;
    std::string at;
    RollArguments typedRolls;
    int threads = 0;
    bool standing = false;
    bool deputy = false;
    bool json = false;
};

Outcome<ExitStatus> finish(CampaignFile& open, const TurnArguments& given) {
    if (Outcome<void> saved = save(open); !saved)
        return std::unexpected(saved.error());
    const campaign::Course& course = open.campaign().state.course;
    if (given.json)
        return printJson({{"turn", course.turn},
                          {"phase", campaign::wordOf(course.phase)},
                          {"battles", campaign::pendingBattles(open.campaign().state).size()},
                          {"over", course.phase == campaign::Phase::Over},
                          {"entries", open.journal.entries().size()},
                          {"head", open.journal.head()}});
    return print(umpiresReport(open.campaign()).text());
}

/// A campaign without a deadline uses no clock, so its journal does not depend on the time of play.
Outcome<campaign::Receipt> receiptFor(const CampaignFile& open, const TurnArguments& given, bool isFinal) {
    if (given.at.empty() && !campaign::deadlineOf(open.journal))
        return campaign::Receipt{{}, isFinal};
    const Outcome<campaign::ClubTime> at = timeOf(given.at);
    if (!at)
        return std::unexpected(at.error());
    return campaign::Receipt{*at, isFinal};
}

/// A sheet and its meaning.
struct Sent {
    campaign::PowerId power;
    std::string text;
    campaign::Orders orders;
};

/// The sheet of the power in the text; without a power all sheets.
Result<std::vector<campaign::OrderSheet>> sheetsIn(const CampaignFile& open, campaign::PowerId power,
                                                   const std::string& text, const std::string& name) {
    if (!power)
        return campaign::readOrderSheets(open.campaign(), text, name);
    Result<campaign::OrderSheet> sheet = campaign::readOrders(open.campaign(), power, text, name);
    if (!sheet)
        return std::unexpected(std::move(sheet.error()));
    return std::vector{*std::move(sheet)};
}

/// The sheets of a file, or the faults of all. No power: each sheet is from the power that it names.
Outcome<std::vector<Sent>> validated(const CampaignFile& open, campaign::PowerId power, const std::string& file) {
    const Outcome<std::string> text = readInput(file, campaign::largestOrders);
    if (!text)
        return std::unexpected(text.error());
    Result<std::vector<campaign::OrderSheet>> sheets = sheetsIn(open, power, *text, shownName(file));
    if (!sheets)
        return trouble(ExitStatus::Unreadable, std::move(sheets.error()));
    if (sheets->empty())
        return trouble(
            ExitStatus::Unreadable,
            {{Severity::Error, "orders-none", {shownName(file), 1, 1}, "There are no orders in this text.", {}, {}}});
    std::vector<Sent> sent;
    Diagnostics faults;
    Diagnostics advice;
    for (campaign::OrderSheet& sheet : *sheets) {
        const campaign::PowerId whose = power ? power : sheet.whose;
        if (!whose) {
            faults.push_back({Severity::Error,
                              "orders-no-power",
                              sheet.power.place,
                              {"This sheet names no power of the campaign. Begin it with a line such as \"Orders of "
                               "{0}\", or say whose it is with --power.",
                               {open.campaign().scenario.powers.front().name}},
                              {},
                              {}});
            continue;
        }
        if (std::ranges::contains(sent, whose, &Sent::power)) {
            faults.push_back({Severity::Error,
                              "orders-twice",
                              sheet.power.place,
                              {"This text has two order sheets of {0}. Keep one of them.",
                               {open.campaign().scenario.powers[whose.index()].name}},
                              {},
                              {}});
            continue;
        }
        Result<campaign::Orders> orders = campaign::validate(open.campaign(), whose, sheet, advice);
        if (orders)
            sent.push_back({whose, std::move(sheet.text), *std::move(orders)});
        else
            std::ranges::move(orders.error(), std::back_inserter(faults));
    }
    if (!faults.empty())
        return trouble(ExitStatus::No, std::move(faults));
    say(advice);
    return sent;
}

Outcome<void> submit(CampaignFile& open, const Sent& sent, const TurnArguments& given) {
    Outcome<campaign::Receipt> receipt = receiptFor(open, given, sent.orders.isFinal);
    if (!receipt)
        return std::unexpected(receipt.error());
    if (given.deputy)
        receipt->from = campaign::OrdersFrom::Deputy;
    if (given.standing) {
        campaign::setStandingOrders(open.journal, sent.power, sent.orders, sent.text);
        return {};
    }
    Result<void> submitted =
        campaign::submitOrders(open.journal, sent.power, sent.orders, campaign::received(*receipt, sent.text));
    if (!submitted)
        return trouble(ExitStatus::No, std::move(submitted.error()));
    return {};
}

/// Prints the orders as understood, with advice.
Outcome<ExitStatus> answer(const CampaignFile& open, const std::vector<Sent>& sent,
                           const std::vector<std::string>& echoes, const TurnArguments& given) {
    const campaign::OrderBoard board = campaign::boardOf(open.journal);
    Json rows = Json::array();
    std::string text;
    for (std::size_t i = 0; i < sent.size(); ++i) {
        const campaign::PowerId power = sent[i].power;
        const campaign::BoardRow& row = board.rows[power.index()];
        const auto late = lateBy(board, row);
        rows.push_back({{"power", open.campaign().scenario.powers[power.index()].id},
                        {"understood", echoes[i]},
                        {"final", sent[i].orders.isFinal},
                        {"late_seconds", late ? late->count() : 0}});
        const bool replaces = row.players.player.empty() && row.counts == row.from;
        const std::string state = given.standing
                                      ? ""
                                      : fmt::format("\n# {}.{}\n", stateSentence(row, board, {}).toStdString(),
                                                    replaces ? " They replace the computer's orders." : "");
        text += (i == 0 ? "Understood:\n\n" : "\n") + echoes[i] + state;
    }
    if (!given.json)
        return print(text);
    if (given.power.empty())
        return printJson({{"sheets", std::move(rows)}, {"head", open.journal.head()}});
    Json one = std::move(rows.front());
    one["power"] = given.power;
    one["head"] = open.journal.head();
    return printJson(one);
}

Outcome<ExitStatus> order(const TurnArguments& given, CampaignFile& open) {
    Outcome<campaign::PowerId> power = campaign::PowerId{};
    if (!given.power.empty())
        power = powerOf(open.campaign(), given.power);
    if (!power)
        return std::unexpected(power.error());
    const Outcome<std::vector<Sent>> sent = validated(open, *power, given.orders);
    if (!sent)
        return std::unexpected(sent.error());
    std::vector<std::string> echoes;
    for (const Sent& one : *sent) {
        echoes.push_back(campaign::ordersText(open.campaign(), one.power, one.orders));
        if (const Outcome<void> submitted = submit(open, one, given); !submitted)
            return std::unexpected(submitted.error());
    }
    if (const Outcome<void> saved = save(open); !saved)
        return std::unexpected(saved.error());
    return answer(open, *sent, echoes, given);
}

/// A turn can be closed once its battles are settled.
Outcome<void> battlesSettled(const campaign::Campaign& campaign) {
    const auto pending = std::ssize(campaign::pendingBattles(campaign.state));
    if (pending == 0)
        return {};
    return wrongUsage({"{0} still to be fought: resolve first what \"ephorctl campaign battles\" shows.",
                       {campaign::counted(pending, "battle")}});
}

Outcome<ExitStatus> advance(const TurnArguments& given, CampaignFile& open) {
    const Outcome<const RuleSystem*> system = systemOf(open.journal);
    if (!system)
        return std::unexpected(system.error());
    const Outcome<campaign::ClubTime> now = timeOf(given.at);
    if (!now)
        return std::unexpected(now.error());
    const auto course = [&]() -> const campaign::Course& { return open.campaign().state.course; };
    const auto pending = [&] { return campaign::pendingBattles(open.campaign().state); };
    if (course().phase == campaign::Phase::Over)
        return wrongUsage("The campaign is over.");
    if (given.until == "end") {
        campaign::playToEnd(open.journal, **system, threadsFor(given.threads));
        return finish(open, given);
    }
    if (course().phase == campaign::Phase::Battles) {
        if (const Outcome<void> settled = battlesSettled(open.campaign()); !settled)
            return std::unexpected(settled.error());
        campaign::closeTurn(open.journal);
        if (course().phase == campaign::Phase::Over || given.until == "turn")
            return finish(open, given);
    }
    sayWhoIsMissing(open, *now);
    campaign::adjudicateTurn(open.journal);
    if (given.until == "turn" && pending().empty())
        campaign::closeTurn(open.journal);
    return finish(open, given);
}

Outcome<ExitStatus> adjudicate(const TurnArguments& given, CampaignFile& open) {
    if (open.campaign().state.course.phase == campaign::Phase::Over)
        return wrongUsage("The campaign is over.");
    if (open.campaign().state.course.phase != campaign::Phase::Orders)
        return wrongUsage("The orders of this turn are already adjudicated.");
    const Outcome<campaign::ClubTime> now = timeOf(given.at);
    if (!now)
        return std::unexpected(now.error());
    const Outcome<campaign::Preview> seen = previewWith(given.typedRolls, [&](const campaign::TypedDice& typed) {
        return campaign::previewAdjudicate(open.campaign(), typed);
    });
    if (!seen)
        return std::unexpected(seen.error());
    if (given.typedRolls.areShown)
        return printRolls(*seen, given.json);
    sayWhoIsMissing(open, *now);
    campaign::adjudicateTurn(open.journal, campaign::typedOf(seen->rolls));
    return finish(open, given);
}

Outcome<ExitStatus> closeTheTurn(const TurnArguments& given, CampaignFile& open) {
    if (open.campaign().state.course.phase != campaign::Phase::Battles)
        return wrongUsage("There is no turn to close. Adjudicate the orders first (ephorctl campaign adjudicate).");
    if (const Outcome<void> settled = battlesSettled(open.campaign()); !settled)
        return std::unexpected(settled.error());
    const Outcome<campaign::Preview> seen = previewWith(given.typedRolls, [&](const campaign::TypedDice& typed) {
        return campaign::previewClose(open.campaign(), typed);
    });
    if (!seen)
        return std::unexpected(seen.error());
    if (given.typedRolls.areShown)
        return printRolls(*seen, given.json);
    campaign::closeTurn(open.journal, campaign::typedOf(seen->rolls));
    return finish(open, given);
}

Outcome<ExitStatus> end(const TurnArguments& given) {
    if (given.reason.find_first_not_of(" \t\n") == std::string::npos)
        return wrongUsage("Say why with --reason, such as who agreed; it is recorded in the journal.");
    Outcome<CampaignFile> open = openCampaign(given.file);
    if (!open)
        return std::unexpected(open.error());
    const campaign::Phase phase = open->campaign().state.course.phase;
    if (phase == campaign::Phase::Over)
        return wrongUsage("The campaign is over.");
    if (phase == campaign::Phase::Battles)
        return wrongUsage("A war ends between two turns. Close this one first (ephorctl campaign advance).");
    campaign::endWar(open->journal, given.reason);
    return finish(*open, given);
}

Outcome<ExitStatus> undo(const TurnArguments& given, CampaignFile& open) {
    if (open.journal.undoable() == 0)
        return wrongUsage("There is nothing to undo.");
    const bool wasOver = open.campaign().state.course.phase == campaign::Phase::Over;
    if (!campaign::liftVeto(open.journal))
        open.journal.undo("umpire");
    if (wasOver && open.campaign().state.course.phase != campaign::Phase::Over)
        say({{Severity::Warning,
              "dice-known",
              {},
              "The seed was shown when the war ended. Anyone who read it can compute all later dice.",
              {},
              {}}});
    return finish(open, given);
}

Outcome<ExitStatus> redo(const TurnArguments& given, CampaignFile& open) {
    if (open.journal.redoable() == 0)
        return wrongUsage("There is nothing to redo.");
    open.journal.redo("umpire");
    return finish(open, given);
}

}  // namespace

void addCampaignMoves(CLI::App& family, Action& action) {
    auto given = std::make_shared<TurnArguments>();
    const auto add = commandsOn(family, action, given);
    CLI::App* orders = add("orders", "Submit the orders of a power, or of each sheet in a text, for this turn", order);
    orders->add_option("--power", given->power, "The power that orders; default: each sheet names its own")
        ->option_text("P")
        ->check(isPowerName);
    orders->add_option("ORDERS", given->orders, "TOML, or the text of a mail; - for standard input")
        ->required()
        ->check(isFileName);
    orders->add_flag("--standing", given->standing, "Use for all turns without orders from the power");
    orders->add_flag("--deputy", given->deputy,
                     "Sent by the deputy; used only if there are no player's or standing orders");
    addTime(*orders, given->at);
    CLI::App* locking = add(
        "adjudicate", "Lock the orders and move all armies and fleets; warns if final orders are missing", adjudicate);
    addTime(*locking, given->at);
    addRolls(*locking, given->typedRolls);
    addRolls(*add("close", "Close the turn (sieges, ravaging, supply) and begin the next one", closeTheTurn),
             given->typedRolls);
    CLI::App* forward = add("advance", "Continue to the battles of this turn or past it", advance);
    forward
        ->add_option("--until", given->until,
                     "battles: to the battles of this turn. turn: past it too, unless battles are pending; this is the "
                     "default. end: the computer plays all powers and resolves all battles")
        ->transform([](const std::string& word) { return word == "move" ? std::string("turn") : word; })
        ->check(CLI::IsMember({"battles", "turn", "end"}))
        ->option_text("WHEN");
    forward->add_option("--threads", given->threads, "Threads that resolve battles; the result is the same")
        ->transform(wholeNumber(1, 256))
        ->option_text("N");
    addTime(*forward, given->at);
    add("end", "End the war by agreement; the leader wins", end)
        ->add_option("--reason", given->reason, "The reason and who agreed; recorded in the journal")
        ->required()
        ->option_text("TEXT")
        ->check(isReason);
    add("undo", "Undo the last action", undo);
    add("redo", "Redo the last undone action", redo);
}

}  // namespace ephor::ctl
