#include "core/battle/telling/narrator.h"

#include "core/base/counted.h"
#include "core/battle/fight.h"
#include "core/battle/telling/wording.h"
#include "core/battle/winner.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>

namespace ephor {

namespace {

using Kind = LogEntry::Kind;
using Rank = LogLine::Rank;

bool isTold(const CounterInfo& info) { return info.shown != CounterInfo::Shown::Never; }

/// A roll-off: one die of each side.
bool isOfBothSides(const Rolled& e) { return !e.piece && e.need == 0 && e.roll.count == 2 && !e.secret; }

/// The faces in descending order: "6 5 2 1".
std::string sortedFaces(const Roll& roll) {
    std::array<std::uint8_t, Roll::most> faces = roll.faces;
    std::ranges::sort(faces.begin(), faces.begin() + roll.count, std::greater{});
    std::string text;
    for (int i = 0; i < roll.count; ++i)
        text += fmt::format("{}{}", i == 0 ? "" : " ", faces[static_cast<std::size_t>(i)]);
    return text;
}

}  // namespace

Narrator::Narrator(const Game& game, Tell tell, const Table& before)
    : m_game(game), m_tell(std::move(tell)), m_names(game), m_table(before), m_turn(before.turn()) {}

void Narrator::heard(int number, const Event& event) {
    m_event = number;
    std::visit([this](const auto& e) { tell(e); }, event);
    m_table.apply(event);
}

void Narrator::finish() {
    if (m_entries.empty())
        return;
    if (!m_phase.text.empty())
        m_tell(m_phase);
    m_phase.text.clear();
    for (const LogLine& line : m_entries.taken(m_names))
        m_tell(line);
}

void Narrator::add(LogEntry entry) {
    if (entry.parts.empty())
        entry.parts = {LogPart{}};
    entry.parts.front().events = {m_event};
    m_entries.add(std::move(entry));
}

LogEntry Narrator::entryOf(PieceId piece, const Reason* why, std::string_view otherwise, PieceId other) const {
    const std::string whom = other ? m_names.name(other) : std::string();
    LogEntry entry;
    entry.side = m_table.side(piece);
    entry.parts = {{piece}};
    entry.text = filled(withOther(behindName(why ? why->text : otherwise), whom), {m_names.name(piece), whom});
    entry.other = other;
    entry.why = why;
    return entry;
}

/// " (lost in the fight)"; empty if `said` contains it already.
std::string Narrator::because(const Reason* why, std::string_view said) const {
    if (!why || why->text.find('{') != std::string_view::npos || said.find(why->text) != std::string_view::npos)
        return {};
    return fmt::format(" ({})", withOther(why->text, {}));
}

void Narrator::tell(const PiecePlaced& e) {
    LogEntry entry = entryOf(e.piece, e.why, "came onto the table");
    entry.kind = Kind::Placed;
    const PieceInfo& piece = m_game.piece(e.piece);
    if (const TroopType* type = piece.type; type && !piece.name.starts_with(type->name))  // unless the name says it
        entry.ending = fmt::format(" ({})", type->name);
    add(std::move(entry));
}

void Narrator::tell(const PieceMoved& e) {
    LogEntry entry = entryOf(e.piece, e.why, "moved");
    entry.kind = Kind::Moved;
    if (const std::string distance = m_game.distanceMoved(m_table.body(e.piece).pose, e.to); !distance.empty())
        entry.ending = ", " + distance;
    add(std::move(entry));
}

void Narrator::tell(const CounterSet& e) {
    const CounterInfo& info = m_game.system().info().counters[e.counter];
    const int from = m_table.counter(e.piece, e.counter);
    if (!isTold(info) || from == e.to)
        return;
    LogEntry entry = entryOf(e.piece, e.why, {});
    entry.kind = Kind::Counter;
    entry.text = info.change(from, e.to);
    if (e.why && e.why->text.ends_with(" " + entry.text))  // "formed Phalanx", not "Phalanx (formed Phalanx)"
        entry.text = e.why->text;
    entry.ending = because(e.why, entry.text);
    entry.changes = {{e.piece, entry.side, e.counter, from, e.to}};
    if (info.marker == Marker::Done && e.to != 0) {
        m_lastNoted = {};
        entry.kind = Kind::Act;
        entry.rank = Rank::Act;
        entry.ending.clear();
    } else if (info.marker != Marker::Done) {
        entry.telling = info.shown == CounterInfo::Shown::Steps ||
                        (info.shown == CounterInfo::Shown::Flag && m_turn > 0 && e.to != 0);
    }
    add(std::move(entry));
}

void Narrator::tell(const SideCounterSet& e) {
    const CounterInfo& info = m_game.system().info().sideCounters[e.counter];
    const int from = m_table.counter(e.side, e.counter);
    if (!isTold(info) || from == e.to)
        return;
    LogEntry entry;
    entry.kind = Kind::Counter;
    entry.who = m_names.name(e.side);
    entry.why = e.why;
    entry.text = info.change(from, e.to);
    if (info.marker != Marker::Initiative || e.to != 0)  // the reason is that of the side that takes the turn
        entry.ending = because(e.why, entry.text);
    // Passing the turn is not part of the story.
    entry.telling = info.shown == CounterInfo::Shown::Flag && e.to != 0 && info.marker != Marker::Initiative;
    entry.changes = {{{}, e.side, e.counter, from, e.to}};
    add(std::move(entry));
}

void Narrator::tell(const PieceRemoved& e) {
    LogEntry entry = entryOf(e.piece, e.why, "left the table");
    entry.kind = Kind::Removed;
    entry.telling = true;
    add(std::move(entry));
}

std::string Narrator::facesOf(const Rolled& e, const RollMeaning& meaning) const {
    const auto counts = [&](int die) {
        return meaning.counts.empty() ? e.roll[die] : meaning.counts[static_cast<std::size_t>(die)];
    };
    std::string text = e.rerolled >= 0 ? fmt::format("one die again, {}; now ", counts(e.rerolled)) : std::string();
    if (isOfBothSides(e))
        return text + fmt::format("{} {}, {} {}", m_names.name(Side::A), e.roll[0], m_names.name(Side::B), e.roll[1]);
    if (e.need == 0) {  // keep the order of the dice, which may matter
        for (int i = 0; i < e.roll.count; ++i)
            text += fmt::format("{}{}", i == 0 ? "" : ", ", counts(i));
        return text;
    }
    const int good = e.roll.atLeast(e.need);
    text += fmt::format("{} on {}+: {}", counted(e.roll.count, "die", "dice"), e.need, sortedFaces(e.roll));
    return text + (e.wanted == 0
                       ? fmt::format(" — {}", counted(good, "hit", "hits"))
                       : fmt::format(" — {} ({}, needed {})", good >= e.wanted ? "passed" : "failed", good, e.wanted));
}

void Narrator::tell(const Rolled& e) {
    LogEntry entry;
    if (e.piece)
        entry = entryOf(e.piece, e.why, "dice");
    else
        entry.text = e.why ? std::string(e.why->text) : "dice";
    entry.kind = Kind::Rolled;
    entry.why = e.why;
    entry.isApart = true;
    if (isOfBothSides(e))
        entry.text[0] = static_cast<char>(std::toupper(entry.text[0]));
    else if (!e.piece)
        entry.who = m_names.name(e.side);
    if (!e.secret) {  // the faces are hidden from the other side
        const RollMeaning meaning = m_game.meaning(m_table, e);
        if (!meaning.who.empty())
            entry.who = meaning.who;
        const bool isCard = !meaning.who.empty() && !meaning.result.empty();  // its number says nothing
        entry.text += ": " + (isCard ? meaning.result : facesOf(e, meaning));
        if (!isCard && !meaning.result.empty())
            entry.text += " — " + meaning.result;
        if (e.typedIn)
            entry.text += " (rolled on the table)";
    }
    add(std::move(entry));
}

void Narrator::tell(const PhaseBegan& e) {
    finish();
    const auto& phases = m_game.system().info().phases;
    m_lastNoted = {};
    if (e.turn != m_turn) {
        m_turn = e.turn;
        m_tell({Rank::Turn, fmt::format("Turn {}", e.turn), {}, true, {}, {{{}, {m_event}}}});
    }
    const PhaseInfo phase = e.phase < phases.size() ? phases[e.phase] : PhaseInfo{};
    m_phase = {Rank::Phase, phase.name, phase.rule, false, {}, {{{}, {m_event}}}};
}

void Narrator::tell(const Noted& e) {
    if (!e.what)
        return;
    const bool places = placesNumbers(*e.what);
    const bool numbers =
        places || e.number != 0 || e.otherNumber != 0 || !e.what->values.empty() || !e.breakdown.lines().empty();
    LogEntry entry;
    if (e.piece) {
        entry = entryOf(e.piece, e.what, {}, e.other);
    } else {
        entry.who = m_names.name(e.side);
        entry.text = withOther(behindName(e.what->text), e.other ? m_names.name(e.other) : std::string());
        entry.why = e.what;
    }
    entry.kind = Kind::Noted;
    if (places)
        entry.text = filled(
            withOther(e.what->text, e.other ? m_names.name(e.other) : std::string()),
            {e.piece ? m_names.name(e.piece) : m_names.name(e.side), e.other ? m_names.name(e.other) : std::string(),
             textOf(e.what->values, e.number), textOf(e.what->otherValues, e.otherNumber)});
    else if (numbers)
        entry.text += numbersOf(*e.what, e.number, e.breakdown.lines().empty() ? e.otherNumber : 0);
    entry.isApart = numbers;
    // The line "charged" has already named the opponent.
    const bool isBetweenTwo = e.piece && e.other && !numbers;
    entry.telling = isBetweenTwo && (m_lastNoted.piece != e.piece || m_lastNoted.other != e.other);
    if (isBetweenTwo)
        m_lastNoted = e;
    entry.details = detailsOf(e.breakdown);
    add(std::move(entry));
}

void Narrator::tell(const Corrected& e) {
    LogEntry entry;
    entry.text = fmt::format("The umpire corrects the table: {}", e.reason);
    entry.telling = true;
    entry.isApart = true;
    add(std::move(entry));
}

void Narrator::tell(const Ended& e) {
    finish();
    const std::optional<Side> winner = sideOf(e.winner);
    const std::string how = e.why ? fmt::format(": {}", e.why->text) : std::string();
    m_tell({Rank::Turn,
            winner ? fmt::format("Victory for {}{}", insideSentence(m_names.name(*winner)), how) : "A draw" + how,
            e.why ? std::string(e.why->rule) : std::string(),
            true,
            {},
            {{{}, {m_event}}}});
}

Log detailsOf(const Breakdown& breakdown) {
    Log details;
    for (const BreakdownLine& part : breakdown.lines())
        details.push_back(
            {Rank::Detail, fmt::format("{:+} {}", part.amount, part.why->text), std::string(part.why->rule)});
    return details;
}

std::string toldEvent(const Game& game, const Event& event, const Table& before) {
    std::string text;
    Narrator narrator(
        game,
        [&text](const LogLine& line) {
            if (line.rank != Rank::Detail)
                text = line.text;
        },
        before);
    if (!std::holds_alternative<PhaseBegan>(event))
        narrator.heard(0, event);
    narrator.finish();
    return text;
}

Log toldLog(const Game& game, const Record& record) {
    Log log;
    Narrator narrator(game, [&log](const LogLine& line) { log.push_back(line); });
    Record copy = record;
    Conditions conditions;
    conditions.listener = &narrator;
    Fight(game).run(conditions, &copy);
    narrator.finish();
    return log;
}

}  // namespace ephor
