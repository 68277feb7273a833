#include "core/battle/telling/headlines.h"

#include "core/battle/telling/fight_telling.h"
#include "core/battle/telling/wording.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor {

namespace {

using Rank = LogLine::Rank;
using Pair = std::array<PieceId, 2>;

bool isOf(const Pair& pair, PieceId piece) { return piece && std::ranges::contains(pair, piece); }
bool isSame(const Pair& a, const Pair& b) { return isOf(a, b[0]) && isOf(a, b[1]); }

const Event& firstEvent(const LogLine& line, std::span<const Event> events) {
    return events[static_cast<std::size_t>(line.parts.front().events.front())];
}

/// The pieces of a note between two.
std::optional<Pair> pairIn(const Event& event) {
    const auto* noted = std::get_if<Noted>(&event);
    return noted && noted->piece && noted->other ? std::optional(Pair{noted->piece, noted->other}) : std::nullopt;
}

bool concerns(const LogLine& line, const Pair& pair) {
    return std::ranges::any_of(line.parts, [&](const LogPart& part) { return isOf(pair, part.piece); });
}

/// True for dice and notes of a side: they end what a piece did before.
bool endsAct(const LogLine& line, std::span<const Event> events) {
    if (line.rank != Rank::Action)
        return line.rank != Rank::Detail;
    const Event& first = firstEvent(line, events);
    return std::holds_alternative<Corrected>(first) ||
           (!line.parts.front().piece &&
            (std::holds_alternative<Noted>(first) || std::holds_alternative<Rolled>(first)));
}

bool isDetail(const LogLine& line) { return line.rank == Rank::Detail; }

}  // namespace

/// Finds the lines of each fight.
class Headlines::Finding {
public:
    Finding(const Headlines& all, const Log& log, std::span<const Event> events)
        : m_all(all), m_log(log), m_events(events) {}

    std::vector<Headline> found() {
        for (std::size_t i = 0; i < m_log.size(); ++i)
            if (!isDetail(m_log[i]) && !m_log[i].parts.empty())
                look(i);
        for (std::size_t i = 0; i < m_found.size(); ++i)
            m_found[i].count = endOf(i) - m_found[i].first;
        return std::move(m_found);
    }

private:
    void look(std::size_t i) {
        const Event& event = firstEvent(m_log[i], m_events);
        const FightNote* note = m_all.noteOf(event);
        if (!note)
            return;
        const Pair pair = *pairIn(event);
        const bool goesOn = !m_found.empty() && isSame(m_pair, pair) && m_found.back().isShot == note->isShot &&
                            std::none_of(m_log.begin() + static_cast<std::ptrdiff_t>(m_last),
                                         m_log.begin() + static_cast<std::ptrdiff_t>(i),
                                         [this](const LogLine& line) { return endsAct(line, m_events); });
        if (!goesOn)
            m_found.push_back({.first = startOf(i, pair), .pieces = pair, .isShot = note->isShot});
        m_found.back().event = m_log[i].parts.front().events.front();
        m_pair = pair;
        m_last = i;
        m_lasts.resize(m_found.size());
        m_lasts.back() = i;
    }

    /// The beginning of the act, or the dice before the note and the first note about the two.
    std::size_t startOf(std::size_t note, const Pair& pair) const {
        const std::size_t least = m_found.empty() ? 0 : m_lasts.back() + 1;
        std::size_t start = note;
        for (std::size_t i = note; i-- > least;) {
            const LogLine& line = m_log[i];
            if (isDetail(line))
                continue;
            if (line.rank == Rank::Act)
                return i;
            if (endsAct(line, m_events))
                break;
            const auto both = pairIn(firstEvent(line, m_events));
            if ((both && isSame(*both, pair)) || (start == i + 1 + detailsBelow(i) && isDiceOf(line, pair)))
                start = i;
        }
        return start;
    }
    std::size_t detailsBelow(std::size_t line) const {
        std::size_t count = 0;
        while (line + count + 1 < m_log.size() && isDetail(m_log[line + count + 1]))
            ++count;
        return count;
    }
    bool isDiceOf(const LogLine& line, const Pair& pair) const {
        const Event& first = firstEvent(line, m_events);
        return concerns(line, pair) && (std::holds_alternative<Rolled>(first) || std::holds_alternative<Noted>(first));
    }

    /// The line where something else begins.
    std::size_t endOf(std::size_t number) const {
        const std::size_t most = number + 1 < m_found.size() ? m_found[number + 1].first : m_log.size();
        const Pair& pair = m_found[number].pieces;
        std::size_t end = m_lasts[number] + 1;
        const auto isElsewhere = [&](const LogLine& line) {
            const auto* noted = std::get_if<Noted>(&firstEvent(line, m_events));
            return noted && !concerns(line, pair) && !isOf(pair, noted->other) && placesNumbers(*noted->what);
        };
        while (end < most && (isDetail(m_log[end]) || (!endsAct(m_log[end], m_events) && !isElsewhere(m_log[end]))))
            ++end;
        return end;
    }

    const Headlines& m_all;
    const Log& m_log;
    std::span<const Event> m_events;
    std::vector<Headline> m_found;
    std::vector<std::size_t> m_lasts;  ///< index of the last note of each fight
    Pair m_pair{};                     ///< of the last fight
    std::size_t m_last = 0;
};

const FightNote* Headlines::noteOf(const Event& event) const {
    const auto* noted = std::get_if<Noted>(&event);
    if (!noted || !noted->piece || !noted->other || m_game.piece(noted->piece).side == m_game.piece(noted->other).side)
        return nullptr;
    const std::vector<FightNote>& notes = m_game.system().info().fightNotes;
    const auto found = std::ranges::find(notes, noted->what, &FightNote::what);
    return found == notes.end() ? nullptr : &*found;
}

std::vector<Headline> Headlines::of(const Log& log, std::span<const Event> events) const {
    std::vector<Headline> found = Finding(*this, log, events).found();
    for (Headline& one : found) {
        std::vector<int> numbers;
        for (std::size_t i = one.first; i < one.first + one.count; ++i)
            for (const LogPart& part : log[i].parts)
                std::ranges::copy(part.events, std::back_inserter(numbers));
        std::ranges::sort(numbers);
        FightTelling telling(m_game, *this, one);
        for (const int event : numbers)
            telling.hear(events[static_cast<std::size_t>(event)]);
        telling.tell();
    }
    return found;
}

std::string Headlines::sentence(const LogLine& line, std::span<const Event> events) const {
    if (line.rank != Rank::Action || line.parts.empty() || !line.parts.front().piece)
        return {};
    std::vector<PieceId> pieces;
    std::ranges::transform(line.parts, std::back_inserter(pieces), &LogPart::piece);
    const std::string who = m_names.list(pieces) + ": ";
    if (!line.text.starts_with(who))
        return {};
    const Event& first = firstEvent(line, events);
    std::string text = line.text.substr(who.size());
    if (const auto* noted = std::get_if<Noted>(&first)) {
        if (!noted->other || text.find(": ") != std::string::npos || (placesNumbers(*noted->what) && noteOf(first)))
            return {};
        const std::string& other = m_names.name(noted->other);
        if (const std::size_t at = text.find(other); at != std::string::npos)
            text.replace(at, other.size(), marked(noted->other));
    } else if (std::holds_alternative<Rolled>(first)) {
        const int last = line.parts.front().events.back();
        const auto* moved = std::get_if<PieceMoved>(&events[static_cast<std::size_t>(last)]);
        const std::size_t far = text.rfind(" — ");
        if (!moved || !moved->why || far == std::string::npos)
            return {};
        static constexpr std::string_view dash = " — ";
        text = fmt::format("{}, {}", moved->why->text, text.substr(far + dash.size()));
    } else if (!std::holds_alternative<PieceMoved>(first) && !std::holds_alternative<PieceRemoved>(first)) {
        return {};
    }
    text = fmt::format("{}{} {}", markOf(m_game.piece(pieces.front()).side), m_names.owned(pieces), text);
    capitalise(text);
    return text;
}

void capitalise(std::string& text) {
    if (text.size() > 1 && text[1] == 't')
        text[1] = 'T';
}

std::string withoutMarks(std::string text) {
    std::erase_if(text, [](char c) { return c == markOf(Side::A) || c == markOf(Side::B); });
    return text;
}

Log Headlines::story(const Log& log, std::span<const Event> events) const {
    const auto with = [](LogLine line, std::string text) {
        line.text = withoutMarks(std::move(text));
        return line;
    };
    Log told;
    const std::vector<Headline> fights = of(log, events);
    auto fight = fights.begin();
    for (std::size_t i = 0; i < log.size();) {
        if (fight != fights.end() && fight->first == i) {
            LogLine line = with(log[i], fight->text);
            line.rank = Rank::Action;
            line.telling = true;
            told.push_back(std::move(line));
            i += (fight++)->count;
            continue;
        }
        std::string said = log[i].telling ? sentence(log[i], events) : std::string();
        told.push_back(said.empty() ? log[i] : with(log[i], std::move(said)));
        ++i;
    }
    return told;
}

}  // namespace ephor
