#include "core/campaign/notices.h"

#include "core/campaign/difference.h"
#include "core/campaign/standing_entries.h"
#include "core/io/json_depth.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace ephor::campaign {

namespace {

using NoticeJson = nlohmann::ordered_json;

constexpr const char* seatsKey = "seats";
constexpr const char* deadlineKey = "deadline";

/// What a ruling says; an empty object where it cannot be understood, and of every other entry.
NoticeJson saidIn(const JournalEntry& entry) {
    if (entry.deed != Deed::Ruling || tooDeepAt(entry.action, 8))
        return NoticeJson::object();
    NoticeJson said = NoticeJson::parse(entry.action, nullptr, false);
    return said.is_object() ? said : NoticeJson::object();
}

std::string textIn(const NoticeJson& object, const char* key) {
    const auto it = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && it != object.end() && it->is_string() ? it->get<std::string>() : std::string();
}

void takeSeat(State& state, PowerId power, bool isPlayed) {
    state.powers[power.index()].missed = 0;
    const auto row = std::ranges::find(state.seatings, power, &Seating::power);
    if (row == state.seatings.end())
        state.seatings.push_back({power, isPlayed});
    else
        row->isPlayed = isPlayed;
}

}  // namespace

std::vector<Players> playersOf(const Journal& journal) {
    const auto& powers = journal.campaign().scenario.powers;
    std::vector<Players> players;
    for (const PowerInfo& power : powers)
        players.push_back({power.player, power.deputy});
    for (const JournalEntry* entry : standingEntries(journal.entries())) {
        const NoticeJson said = saidIn(*entry);
        if (!said.contains(seatsKey) || said[seatsKey].empty())
            continue;
        for (std::size_t i = 0; i < powers.size(); ++i) {
            const NoticeJson one = said[seatsKey].is_object() && said[seatsKey].contains(powers[i].id)
                                       ? said[seatsKey][powers[i].id]
                                       : NoticeJson();
            players[i] = {textIn(one, "player"), textIn(one, "deputy")};
        }
    }
    return players;
}

void seatPlayers(Journal& journal, const std::vector<Players>& players) {
    const auto& powers = journal.campaign().scenario.powers;
    const std::vector<Players> before = playersOf(journal);
    State after = journal.campaign().state;
    NoticeJson said = NoticeJson::object();
    for (std::size_t i = 0; i < powers.size(); ++i) {
        said[powers[i].id] = {{"player", players[i].player}, {"deputy", players[i].deputy}};
        if (players[i].player != before[i].player)
            takeSeat(after, PowerId(static_cast<int>(i)), !players[i].player.empty());
    }
    journal.record({Deed::Ruling,
                    "umpire",
                    NoticeJson{{seatsKey, std::move(said)}}.dump(),
                    {},
                    difference(journal.campaign().state, after)});
}

bool hasPlayer(const Scenario& scenario, const State& state, PowerId power) {
    const auto row = std::ranges::find(state.seatings, power, &Seating::power);
    return row == state.seatings.end() ? !scenario.powers[power.index()].player.empty() : row->isPlayed;
}

std::optional<DeadlineNotice> deadlineIn(const JournalEntry& entry) {
    const NoticeJson said = saidIn(entry);
    if (!said.contains(deadlineKey))
        return {};
    const NoticeJson& deadline = said[deadlineKey];
    const Result<ClubTime> at = clubTimeFrom(textIn(deadline, "at"));
    if (!at)
        return DeadlineNotice{};
    const auto every = deadline.find("every_days");
    const bool isRhythm =
        every != deadline.end() && every->is_number_integer() && *every > 0 && *every <= mostDaysOfMove;
    return DeadlineNotice{Deadline{*at, isRhythm ? every->get<int>() : 0, textIn(deadline, "zone")}};
}

std::optional<Deadline> deadlineOf(const Journal& journal) {
    if (journal.campaign().state.course.phase == Phase::Over)
        return {};
    return deadlineAfter(standingEntries(journal.entries()));
}

/// None where it would lie beyond the years that can be read.
static std::optional<Deadline> following(Deadline deadline) {
    deadline.at = daysLater(deadline.at, deadline.everyDays, deadline.zone);
    return clubTimeFrom(isoText(deadline.at)) ? std::optional(deadline) : std::nullopt;
}

std::optional<Deadline> deadlineAfter(std::span<const JournalEntry* const> standing) {
    std::optional<Deadline> deadline;
    for (const JournalEntry* entry : standing) {
        if (const std::optional<DeadlineNotice> notice = deadlineIn(*entry))
            deadline = notice->deadline;
        else if (entry->deed == Deed::Close && deadline && deadline->everyDays > 0)
            deadline = following(*deadline);
        else if (entry->deed == Deed::Close)
            deadline.reset();
    }
    return deadline;
}

void setDeadline(Journal& journal, const std::optional<Deadline>& deadline) {
    NoticeJson said;
    if (deadline)
        said = {{"at", isoText(deadline->at)}, {"every_days", deadline->everyDays}};
    if (deadline && !deadline->zone.empty())
        said["zone"] = deadline->zone;
    journal.record({Deed::Ruling, "umpire", NoticeJson{{deadlineKey, std::move(said)}}.dump(), {}, {}});
}

}  // namespace ephor::campaign
