#include "core/campaign/journal/players_and_deadline.h"

#include "core/campaign/journal/active_entries.h"
#include "core/campaign/model/changes/state_diff.h"
#include "core/io/json_depth.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace ephor::campaign {

namespace {

using NoticeJson = nlohmann::ordered_json;

constexpr const char* seatsKey = "seats";
constexpr const char* deadlineKey = "deadline";

/// The JSON of a ruling; an empty object for other entries and for text that cannot be parsed.
NoticeJson noticesIn(const JournalEntry& entry) {
    if (entry.kind != EntryKind::Ruling || tooDeepAt(entry.action, 8))
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

std::optional<std::vector<Players>> playersIn(const Scenario& scenario, const JournalEntry& entry) {
    const NoticeJson said = noticesIn(entry);
    if (!said.contains(seatsKey) || said[seatsKey].empty())
        return {};
    std::vector<Players> players;
    for (const PowerInfo& power : scenario.powers) {
        const NoticeJson one =
            said[seatsKey].is_object() && said[seatsKey].contains(power.id) ? said[seatsKey][power.id] : NoticeJson();
        players.push_back({textIn(one, "player"), textIn(one, "deputy")});
    }
    return players;
}

std::vector<Players> playersOf(const Scenario& scenario, std::span<const JournalEntry> entries) {
    std::vector<Players> players;
    for (const PowerInfo& power : scenario.powers)
        players.push_back({power.player, power.deputy});
    for (const JournalEntry* entry : activeEntries(entries))
        if (std::optional<std::vector<Players>> seated = playersIn(scenario, *entry))
            players = *std::move(seated);
    return players;
}

std::vector<Players> playersOf(const Journal& journal) {
    return playersOf(journal.campaign().scenario, journal.entries());
}

NewEntry seatingEntry(const Campaign& campaign, const std::vector<Players>& before,
                      const std::vector<Players>& players) {
    const auto& powers = campaign.scenario.powers;
    State after = campaign.state;
    NoticeJson said = NoticeJson::object();
    for (std::size_t i = 0; i < powers.size(); ++i) {
        said[powers[i].id] = {{"player", players[i].player}, {"deputy", players[i].deputy}};
        if (players[i].player != before[i].player)
            takeSeat(after, PowerId(static_cast<int>(i)), !players[i].player.empty());
    }
    return {EntryKind::Ruling,
            "umpire",
            NoticeJson{{seatsKey, std::move(said)}}.dump(),
            {},
            difference(campaign.state, after)};
}

void seatPlayers(Journal& journal, const std::vector<Players>& players) {
    journal.record(seatingEntry(journal.campaign(), playersOf(journal), players));
}

bool hasPlayer(const Scenario& scenario, const State& state, PowerId power) {
    const auto row = std::ranges::find(state.seatings, power, &Seating::power);
    return row == state.seatings.end() ? !scenario.powers[power.index()].player.empty() : row->isPlayed;
}

std::optional<DeadlineNotice> deadlineIn(const JournalEntry& entry) {
    const NoticeJson said = noticesIn(entry);
    if (!said.contains(deadlineKey))
        return {};
    const NoticeJson& deadline = said[deadlineKey];
    const Result<ClubTime> at = clubTimeFrom(textIn(deadline, "at"));
    if (!at)
        return DeadlineNotice{};
    const auto every = deadline.find("every_days");
    const bool isRhythm =
        every != deadline.end() && every->is_number_integer() && *every > 0 && *every <= mostDaysOfTurn;
    return DeadlineNotice{Deadline{*at, isRhythm ? every->get<int>() : 0, textIn(deadline, "zone")}};
}

std::optional<Deadline> deadlineOf(const Journal& journal) {
    if (journal.campaign().state.course.phase == Phase::Over)
        return {};
    return deadlineAfter(activeEntries(journal.entries()));
}

/// Nothing if the next deadline would be beyond the supported years.
static std::optional<Deadline> following(Deadline deadline) {
    deadline.at = daysLater(deadline.at, deadline.everyDays, deadline.zone);
    return clubTimeFrom(isoText(deadline.at)) ? std::optional(deadline) : std::nullopt;
}

std::optional<Deadline> deadlineAfter(std::span<const JournalEntry* const> standing) {
    std::optional<Deadline> deadline;
    for (const JournalEntry* entry : standing) {
        if (const std::optional<DeadlineNotice> notice = deadlineIn(*entry))
            deadline = notice->deadline;
        else if (entry->kind == EntryKind::Close && deadline && deadline->everyDays > 0)
            deadline = following(*deadline);
        else if (entry->kind == EntryKind::Close)
            deadline.reset();
    }
    return deadline;
}

NewEntry deadlineEntry(const std::optional<Deadline>& deadline) {
    NoticeJson said;
    if (deadline)
        said = {{"at", isoText(deadline->at)}, {"every_days", deadline->everyDays}};
    if (deadline && !deadline->zone.empty())
        said["zone"] = deadline->zone;
    return {EntryKind::Ruling, "umpire", NoticeJson{{deadlineKey, std::move(said)}}.dump(), {}, {}};
}

void setDeadline(Journal& journal, const std::optional<Deadline>& deadline) { journal.record(deadlineEntry(deadline)); }

}  // namespace ephor::campaign
