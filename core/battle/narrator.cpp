#include "core/battle/narrator.h"

#include "core/base/counted.h"
#include "core/battle/fight.h"
#include "core/battle/winner.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor {

namespace {

using Rank = LogLine::Rank;

std::string filledWith(std::string_view format, const std::string& piece, const std::string& other) {
    return filled(format, {piece, other});
}

std::string shortName(const std::string& listName, Side side) {
    const std::string name = listName.substr(0, listName.find(','));
    return name.empty() ? (side == Side::A ? "Side A" : "Side B") : name;
}

/// Inches with one digit.
std::string inches(double length) { return fmt::format("{:.1f}\"", length); }

/// "charges", "strikes at": the other piece follows as the object; else it stands in brackets.
bool takesObject(std::string_view text) {
    static constexpr std::array<std::string_view, 6> joints{"at", "with", "to", "against", "of", "under"};
    const std::size_t blank = text.rfind(' ');
    return blank == std::string_view::npos || std::ranges::find(joints, text.substr(blank + 1)) != joints.end();
}

std::string facesOf(const Roll& roll) {
    std::array<std::uint8_t, Roll::most> faces = roll.faces;
    std::ranges::sort(faces.begin(), faces.begin() + roll.count, std::greater{});
    std::string text;
    for (int i = 0; i < roll.count; ++i)
        text += fmt::format("{}{}", i == 0 ? "" : " ", faces[static_cast<std::size_t>(i)]);
    return text;
}

/// "The three hundred" names one unit of the battle; "Psiloi II" is made of its type, and both sides may have one.
bool isOwnName(const Game& game, const PieceInfo& piece) {
    return piece.type && !piece.name.starts_with(piece.type->name) &&
           std::ranges::count(game.pieces(), piece.name, &PieceInfo::name) == 1;
}

}  // namespace

Narrator::Narrator(const Game& game, Tell tell) : m_game(game), m_tell(std::move(tell)), m_table(game.opening()) {
    for (const Side side : bothSides)
        m_sides[index(side)] = shortName(game.setup().lists[index(side)].name, side);
    if (m_sides[0] == m_sides[1]) {
        m_sides[0] += " A";
        m_sides[1] += " B";
    }
    for (const PieceInfo& piece : game.pieces())
        m_pieces.push_back(isOwnName(game, piece) ? piece.name
                                                  : fmt::format("{}'s {}", m_sides[index(piece.side)], piece.name));
}

void Narrator::heard(int, const Event& event) {
    const auto* counter = std::get_if<CounterSet>(&event);
    std::visit([this](const auto& e) { tell(e); }, event);
    m_afterCounter = counter != nullptr;
    if (counter)
        m_lastCounter = *counter;
    m_table.apply(event);
}

void Narrator::line(Rank rank, std::string text, const Reason* why, bool telling) const {
    m_tell({rank, std::move(text), why ? std::string(why->rule) : std::string(), telling});
}

std::string Narrator::sentence(const Reason* why, std::string_view otherwise, PieceId piece, PieceId other) const {
    const std::string_view format = why ? why->text : otherwise;
    const std::string none;
    const std::string& whose = piece ? name(piece) : none;
    const std::string& whom = other ? name(other) : none;
    std::string text = filledWith(format, whose, whom);
    if (piece && format.find("{0}") == std::string_view::npos)
        text = whose + " " + text;
    if (!other || format.find("{1}") != std::string_view::npos)
        return text;
    return takesObject(format) ? text + " " + whom : fmt::format("{} ({})", text, whom);
}

void Narrator::tell(const PiecePlaced& e) {
    const TroopType* type = m_game.piece(e.piece).type;
    std::string text = sentence(e.why, "comes onto the table", e.piece);
    if (type)
        text += fmt::format(" ({})", type->name);
    line(Rank::Deed, std::move(text), e.why);
}

void Narrator::tell(const PieceMoved& e) {
    const double way = length(e.to.centre - m_table.body(e.piece).pose.centre);
    std::string text = sentence(e.why, "moves", e.piece);
    if (way >= 0.05)
        text += ", " + inches(way);
    line(Rank::Deed, std::move(text), e.why);
}

void Narrator::tell(const CounterSet& e) {
    const CounterInfo& info = m_game.system().info().counters[e.counter];
    const int from = m_table.counter(e.piece, e.counter);
    if (info.shown == CounterInfo::Shown::Never || from == e.to)
        return;
    if (info.marker == "done") {  // who has acted is kept for the rules; that somebody begins is worth a line
        m_lastNoted = {};
        if (e.to != 0)
            line(Rank::Act, name(e.piece), e.why);
        return;
    }
    if (info.shown == CounterInfo::Shown::Flag) {
        line(Rank::Deed,
             e.why ? sentence(e.why, {}, e.piece)
                   : fmt::format("{}: {}, {}", name(e.piece), info.name, e.to != 0 ? "yes" : "no"),
             e.why, m_turn > 0);
        return;
    }
    // A second counter that follows from the same change, and a tally that begins again, say nothing new.
    const bool follows = m_afterCounter && m_lastCounter.piece == e.piece && m_lastCounter.why == e.why;
    if (follows || (info.shown == CounterInfo::Shown::Number && e.to == 0))
        return;
    line(Rank::Deed, fmt::format("{}: {} {} → {}", name(e.piece), info.name, from, e.to), e.why,
         info.shown == CounterInfo::Shown::Steps);
}

void Narrator::tell(const SideCounterSet& e) {
    const CounterInfo& info = m_game.system().info().sideCounters[e.counter];
    const int from = m_table.counter(e.side, e.counter);
    if (info.shown == CounterInfo::Shown::Never || from == e.to)
        return;
    if (info.shown == CounterInfo::Shown::Flag) {
        if (e.to != 0)
            line(Rank::Deed,
                 e.why ? fmt::format("{} {}", name(e.side), e.why->text)
                       : fmt::format("{}: {}", name(e.side), info.name),
                 e.why, true);
        return;
    }
    const std::string change = fmt::format("{} {} → {}", info.name, from, e.to);
    line(Rank::Deed,
         e.why ? fmt::format("{}: {}, {}", name(e.side), e.why->text, change)
               : fmt::format("{}: {}", name(e.side), change),
         e.why);
}

void Narrator::tell(const PieceRemoved& e) {
    line(Rank::Deed, sentence(e.why, "leaves the table", e.piece), e.why, true);
}

void Narrator::tell(const Rolled& e) {
    const std::string& whose = e.piece ? name(e.piece) : name(e.side);
    if (e.secret) {  // what fell is nobody else's business
        line(Rank::Deed, e.why ? fmt::format("{} {}", whose, filledWith(e.why->text, whose, {})) : whose, e.why);
        return;
    }
    std::string text = e.why ? fmt::format("{}, {}: ", whose, filledWith(e.why->text, whose, {})) : whose + ": ";
    if (e.rerolled >= 0)
        text += fmt::format("one die again, {}; now ", e.roll[e.rerolled]);
    if (e.need == 0) {  // the order of the dice may matter: two dice are one of each side
        for (int i = 0; i < e.roll.count; ++i)
            text += fmt::format("{}{}", i == 0 ? "" : ", ", e.roll[i]);
    } else {
        const int good = e.roll.atLeast(e.need);
        text += fmt::format("{} on {}+: {}", counted(e.roll.count, "die", "dice"), e.need, facesOf(e.roll));
        text += e.wanted == 0
                    ? fmt::format(" — {}", counted(good, "hit", "hits"))
                    : fmt::format(" — {} of {} needed, {}", good, e.wanted, good >= e.wanted ? "passed" : "failed");
    }
    if (e.typedIn)
        text += " (thrown on the table)";
    line(Rank::Deed, std::move(text), e.why);
}

void Narrator::tell(const PhaseBegan& e) {
    const auto& phases = m_game.system().info().phases;
    m_lastNoted = {};
    if (e.turn != m_turn) {
        m_turn = e.turn;
        line(Rank::Turn, fmt::format("Turn {}", e.turn), nullptr, true);
    }
    const PhaseInfo phase = e.phase < phases.size() ? phases[e.phase] : PhaseInfo{};
    m_tell({Rank::Phase, phase.name, phase.rule, false});
}

void Narrator::tell(const Noted& e) {
    if (!e.what)
        return;
    const bool placed = e.what->text.find("{2}") != std::string_view::npos;
    const bool numbers = placed || e.number != 0 || e.otherNumber != 0 || !e.breakdown.lines().empty();
    const std::string& whose = e.piece ? name(e.piece) : name(e.side);
    std::string text;
    if (placed)
        text = filled(e.what->text, {whose, e.other ? name(e.other) : std::string(), std::to_string(e.number),
                                     std::to_string(e.otherNumber)});
    else if (!numbers || e.what->text.find("{1}") != std::string_view::npos)
        text = e.piece ? sentence(e.what, {}, e.piece, e.other) : fmt::format("{} {}", whose, e.what->text);
    else if (e.piece && e.other)
        text = fmt::format("{} against {}: {}", whose, name(e.other), e.what->text);
    else
        text = fmt::format("{}: {}", whose, e.what->text);
    if (numbers && !placed)
        text += e.otherNumber != 0 && e.breakdown.lines().empty() ? fmt::format(" ({}, {})", e.number, e.otherNumber)
                                                                  : fmt::format(", {}", e.number);
    // "charges" has told already whom it fights.
    const bool sameTwo = m_lastNoted.piece == e.piece && m_lastNoted.other == e.other;
    const bool telling = e.piece && e.other && !numbers;
    line(Rank::Deed, std::move(text), e.what, telling && !sameTwo);
    if (telling)
        m_lastNoted = e;
    for (const BreakdownLine& part : e.breakdown.lines())
        line(Rank::Detail, fmt::format("{:+} {}", part.amount, part.why->text), part.why);
}

void Narrator::tell(const Corrected& e) {
    line(Rank::Deed, fmt::format("The umpire corrects the table: {}", e.reason), nullptr, true);
}

void Narrator::tell(const Ended& e) {
    const std::string how = e.why ? fmt::format(": {}", e.why->text) : std::string();
    const std::optional<Side> winner = sideOf(e.winner);
    line(Rank::Turn, winner ? fmt::format("{} wins{}", name(*winner), how) : "A draw" + how, e.why, true);
}

Log toldLog(const Game& game, const Record& record) {
    Log log;
    Narrator narrator(game, [&log](const LogLine& line) { log.push_back(line); });
    Record copy = record;
    const std::unique_ptr<DiceSource> dice = makeDice(record.dice);
    Conditions conditions;
    conditions.dice = dice.get();
    conditions.listener = &narrator;
    Fight(game).run(conditions, &copy);
    return log;
}

void Story::close() {
    if (m_sentence.empty())
        return;
    if (!m_heading.empty())
        m_text += (m_text.empty() ? "" : "\n") + m_heading + "\n";
    m_heading.clear();
    m_text += "  " + m_sentence + ".\n";
    m_sentence.clear();
    m_clauses = 0;
}

void Story::add(const LogLine& line) {
    static constexpr int mostClauses = 6;
    switch (line.rank) {
    case Rank::Turn:
        close();
        m_heading = line.text;
        return;
    case Rank::Phase:
    case Rank::Act:
        close();
        return;
    case Rank::Deed:
        break;
    case Rank::Detail:
        return;
    }
    if (!line.telling)
        return;
    m_sentence += (m_sentence.empty() ? "" : "; ") + line.text;
    if (++m_clauses == mostClauses)
        close();
}

std::string Story::text() {
    close();
    return m_text + (m_heading.empty() ? "" : (m_text.empty() ? "" : "\n") + m_heading + "\n");
}

}  // namespace ephor
