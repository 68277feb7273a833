// ephorctl campaign board, deadline, reminder, seat
#include "app/ephorctl/campaign/campaign_file.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/number_checks.h"
#include "models/text/campaign_words.h"
#include "models/text/order_words.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct BoardArguments {
    std::string file;
    std::string power;
    std::string at;   ///< the current time
    std::string due;  ///< the deadline
    std::optional<int> every;
    std::optional<std::string> zone;
    std::optional<std::string> player;
    std::optional<std::string> deputy;
    bool clear = false;
    bool json = false;
};

Json deadlineJson(const campaign::OrderBoard& board) {
    if (!board.deadline)
        return nullptr;
    return {
        {"at", isoText(board.deadline->at)}, {"every_days", board.deadline->everyDays}, {"zone", board.deadline->zone}};
}

Json rowJson(const campaign::Campaign& campaign, const campaign::OrderBoard& board, const campaign::BoardRow& row,
             const campaign::ClubTime& now) {
    const auto late = lateBy(board, row);
    return {{"power", campaign.scenario.powers[row.power.index()].id},
            {"player", row.players.player},
            {"deputy", row.players.deputy},
            {"from", campaign::wordOf(row.from)},
            {"state", stateText(row, board, now).toStdString()},
            {"final", row.from != campaign::OrdersFrom::Nobody && row.receipt.isFinal},
            {"received", row.receipt.at ? Json(isoText(*row.receipt.at)) : Json(nullptr)},
            {"late_seconds", late ? late->count() : 0},
            {"counts", campaign::wordOf(row.counts)},
            {"awaited", board.phase == campaign::Phase::Orders && isAwaited(row)},
            {"missed", row.missed}};
}

std::string rowLine(const campaign::Campaign& campaign, const campaign::OrderBoard& board,
                    const campaign::BoardRow& row, const campaign::ClubTime& now) {
    const campaign::PowerInfo& info = campaign.scenario.powers[row.power.index()];
    std::string players = row.players.player.empty() ? "–" : row.players.player;
    if (!row.players.deputy.empty())
        players += ", deputy " + row.players.deputy;
    const bool isOpen = board.phase == campaign::Phase::Orders && isAwaited(row);
    const std::string otherwise =
        isOpen ? "; if nothing more comes, " + countsText(row, campaign.scenario).toStdString() : "";
    return fmt::format("{}{}{}{}\n", padded(info.name, 14), padded(players, 26),
                       stateSentence(row, board, now).toStdString(), otherwise);
}

Outcome<ExitStatus> printBoard(const CampaignFile& open, const campaign::ClubTime& now, bool json) {
    const campaign::Campaign& campaign = open.campaign();
    const campaign::OrderBoard board = campaign::boardOf(open.journal);
    if (json) {
        Json rows = Json::array();
        for (const campaign::BoardRow& row : board.rows)
            rows.push_back(rowJson(campaign, board, row, now));
        return printJson({{"turn", board.turn},
                          {"phase", campaign::wordOf(board.phase)},
                          {"deadline", deadlineJson(board)},
                          {"powers", std::move(rows)}});
    }
    std::string text =
        fmt::format("{}, {}, turn {}\n{}.\n\n", campaign.scenario.name, seasonText(campaign.state.course).toStdString(),
                    board.turn, deadlineText(board, now).toStdString());
    for (const campaign::BoardRow& row : board.rows)
        text += rowLine(campaign, board, row, now);
    return print(text);
}

Outcome<ExitStatus> showBoard(const BoardArguments& given, const CampaignFile& open) {
    const Outcome<campaign::ClubTime> now = timeOf(given.at);
    if (!now)
        return std::unexpected(now.error());
    return printBoard(open, *now, given.json);
}

/// The deadline asked for; parts that were not given are kept from the current deadline.
Outcome<std::optional<campaign::Deadline>> wantedDeadline(const CampaignFile& open, const BoardArguments& given) {
    if (given.clear)
        return std::nullopt;
    std::optional<campaign::Deadline> wanted = campaign::deadlineOf(open.journal);
    if (!given.due.empty()) {
        const Outcome<campaign::ClubTime> at = timeOf(given.due);
        if (!at)
            return std::unexpected(at.error());
        wanted = campaign::Deadline{*at, wanted ? wanted->everyDays : 0, zoneHere(*at)};
    }
    if (!wanted)
        return wrongUsage("There is no deadline. Give a time such as 2026-12-01T20:00.");
    wanted->everyDays = given.every.value_or(wanted->everyDays);
    const bool isFixed = given.zone == "none";  // the offset stays fixed
    if (given.zone && !isFixed && !isClockOf(*given.zone, wanted->at))
        return wrongUsage({"--zone {0}: it is not known here, or its clocks show another time than {1} then.",
                           {*given.zone, isoText(wanted->at)}});
    wanted->zone = isFixed ? "" : given.zone.value_or(wanted->zone);
    return wanted;
}

Outcome<ExitStatus> deadline(const BoardArguments& given) {
    const bool isSet = !given.due.empty() || given.every || given.zone;
    if (given.clear && isSet)
        return wrongUsage("--clear removes the deadline; it cannot be combined with a time, --every or --zone.");
    Outcome<CampaignFile> open = openCampaign(given.file);
    if (!open)
        return std::unexpected(open.error());
    if (given.clear || isSet) {
        if (open->campaign().state.course.phase == campaign::Phase::Over)
            return wrongUsage("The campaign is over.");
        const Outcome<std::optional<campaign::Deadline>> wanted = wantedDeadline(*open, given);
        if (!wanted)
            return std::unexpected(wanted.error());
        campaign::setDeadline(open->journal, *wanted);
        if (Outcome<void> saved = save(*open); !saved)
            return std::unexpected(saved.error());
    }
    const campaign::OrderBoard board = campaign::boardOf(open->journal);
    if (given.json)
        return printJson({{"turn", board.turn}, {"deadline", deadlineJson(board)}, {"head", open->journal.head()}});
    // A deadline that has passed (such as a recurring one when the turn took longer) is shown as past.
    const Outcome<campaign::ClubTime> now = timeOf({});
    const bool isOver = now && board.deadline && board.deadline->at.moment < now->moment;
    return print(deadlineText(board, isOver ? Now(*now) : Now()).toStdString() + ".\n");
}

Outcome<ExitStatus> reminder(const BoardArguments& given, const CampaignFile& open) {
    const Outcome<campaign::ClubTime> now = timeOf(given.at);
    if (!now)
        return std::unexpected(now.error());
    const campaign::OrderBoard board = campaign::boardOf(open.journal);
    if (board.phase == campaign::Phase::Over)
        return wrongUsage("The campaign is over: nobody's orders are missing.");
    if (board.phase == campaign::Phase::Battles)
        return wrongUsage({"The orders of turn {0} are adjudicated. Close the turn first (ephorctl campaign advance).",
                           {std::to_string(board.turn)}});
    QString text;
    if (given.power.empty()) {
        text = reminderText(open.campaign(), board, *now);
    } else {
        const Outcome<campaign::PowerId> power = powerOf(open.campaign(), given.power);
        if (!power)
            return std::unexpected(power.error());
        text = reminderText(open.campaign(), board, *power, *now);
    }
    return given.json ? printJson({{"reminder", text.toStdString()}}) : print(text.toStdString());
}

Outcome<ExitStatus> seat(const BoardArguments& given) {
    Outcome<PowersFile> opened = openFor(given.file, given.power);
    if (!opened)
        return std::unexpected(opened.error());
    auto& [open, power] = *opened;
    std::vector<campaign::Players> players = campaign::playersOf(open.journal);
    campaign::Players& one = players[power.index()];
    const campaign::Players was = one;
    one = {given.player.value_or(one.player), given.deputy.value_or(one.deputy)};
    if (one != was) {
        campaign::seatPlayers(open.journal, players);
        if (Outcome<void> saved = save(open); !saved)
            return std::unexpected(saved.error());
    }
    if (given.json)
        return printJson({{"power", given.power}, {"player", one.player}, {"deputy", one.deputy}});
    return print(fmt::format("{}: {}, {}\n", open.campaign().scenario.powers[power.index()].name,
                             one.player.empty() ? "played by the computer" : "player " + one.player,
                             one.deputy.empty() ? "no deputy" : "deputy " + one.deputy));
}

/// Validates the name of a player or deputy; empty: nobody.
std::string isSeatName(const std::string& name) {
    return name.size() <= 120 && isPlainLine(name)
               ? ""
               : "a name is one line of at most 120 bytes, in UTF-8, without invisible codes";
}

}  // namespace

void addCampaignBoard(CLI::App& family, Action& action) {
    auto given = std::make_shared<BoardArguments>();
    const auto add = commandsOn(family, action, given);
    addTime(*add("board", "Show whose orders are submitted, late or missing, and what applies instead", showBoard),
            given->at);
    CLI::App* due = add("deadline", "Show or set when the orders of a turn are due", deadline);
    due->add_option("TIME", given->due,
                    "Such as 2026-12-01T20:00, in this computer's time zone, or with an offset: +01:00")
        ->check(isTime);
    due->add_option("--every", given->every, "Days to the next turn's deadline; 0: set each one by hand")
        ->transform(wholeNumber(0, campaign::mostDaysOfTurn))
        ->option_text("DAYS");
    due->add_option("--zone", given->zone,
                    "Time zone of the repeated deadline, such as Europe/Berlin; none: keep the offset")
        ->check([](const std::string& zone) {
            return zone.empty() ? "the zone is empty; name one, as Europe/Berlin, or none, or leave the option out"
                                : std::string();
        })
        ->option_text("ZONE");
    due->add_flag("--clear", given->clear, "Remove the deadline");
    CLI::App* mail =
        add("reminder", "Write a reminder for a mail: whose orders are missing, and the deadline", reminder);
    mail->add_option("--power", given->power, "Only for the player of this power")
        ->option_text("P")
        ->check(isPowerName);
    addTime(*mail, given->at);
    CLI::App* seats = add("seat", "Show or set the player and deputy of a power", seat);
    seats->add_option("POWER", given->power, "The power")->required()->check(isPowerName);
    seats->add_option("--player", given->player, "The player's name; empty: the computer plays")
        ->check(isSeatName)
        ->option_text("NAME");
    seats->add_option("--deputy", given->deputy, "The deputy's name; empty: no deputy")
        ->check(isSeatName)
        ->option_text("NAME");
}

}  // namespace ephor::ctl
