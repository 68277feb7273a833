#include "core/battle/telling/fight_telling.h"

#include "core/base/counted.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor {

namespace {

using Numbers = FightNote::Numbers;

}  // namespace

/// A fate that the enemy caused as verb and circumstance: "destroyed" and " (struck in flank)". Otherwise another verb.
struct FightTelling::Verb {
    Verb(const Fate& fate, std::string_view otherwise) : verb(otherwise) {
        if (fate.meaning != Meaning::DoneByEnemy)
            return;
        const std::size_t colon = fate.text.find(": ");
        verb = fate.text.substr(0, colon);
        if (colon != std::string::npos)
            how = fmt::format(" ({})", fate.text.substr(colon + 2));
    }

    std::string verb;
    std::string how{};
};

void FightTelling::take(const Noted& e) {
    const int side = at(e.piece);
    if (side < 0 || !e.what || !e.other)
        return;
    const auto own = static_cast<std::size_t>(side);
    const bool isAgainst = e.other == m_two[1 - own];
    if (const FightNote* note = m_all.noteOf(e); note && isAgainst) {
        m_note = note;
        takeNumbers(e, own);
    } else if (!note && isAgainst && e.what->meaning == Meaning::Charge) {
        m_charged = side;
    } else if (!note && e.what->meaning == Meaning::Hit) {
        ++m_hits;
    }
}

void FightTelling::takeNumbers(const Noted& e, std::size_t own) {
    m_fates = {};  // the last round counts
    m_hits += m_hitsNow;
    m_hitsNow = 0;
    if (m_into.isShot && m_shooter < 0)
        m_shooter = static_cast<int>(own);
    m_ranks[own] = e.number;
    switch (m_note->numbers) {
    case Numbers::None:
        break;
    case Numbers::Both:
        m_numbers[own] = e.number;
        m_numbers[1 - own] = e.otherNumber;
        break;
    case Numbers::Own:
        m_numbers[own] = e.number;
        break;
    case Numbers::OwnLast:
        m_numbers[own] = e.otherNumber;
        break;
    }
}

void FightTelling::take(const Rolled& e) {
    m_hasSaved = m_hasSaved || (m_note && e.why && e.why->meaning == Meaning::Save);
    if (m_into.isShot && e.need > 0 && e.piece == m_two[0])
        m_hitsNow = e.roll.atLeast(e.need);  // a die rolled again gives the whole roll again
}

void FightTelling::take(const PieceRemoved& e) {
    static constexpr Reason unknown{{}, "left the table"};
    const Reason& why = e.why ? *e.why : unknown;
    if (const int side = at(e.piece); side >= 0)
        m_fates[static_cast<std::size_t>(side)].removed = Fate(why);
    else
        m_others.emplace_back(e.piece, why.text);
}

void FightTelling::take(const PieceMoved& e) {
    if (const int side = at(e.piece); side >= 0 && e.why)
        m_fates[static_cast<std::size_t>(side)].moved = Fate(*e.why);
}

void FightTelling::take(const CounterSet& e) {
    const int side = at(e.piece);
    const CounterInfo& info = m_game.system().info().counters[e.counter];
    if (side < 0 || !e.why || info.shown != CounterInfo::Shown::Flag || info.marker != Marker::Wavering)
        return;
    Fate& flag = m_fates[static_cast<std::size_t>(side)].flag;
    const bool isVerb = e.why->text.find(' ') == std::string_view::npos;
    if (e.to == 0)
        flag = {};
    else if (isVerb)
        flag = Fate(*e.why);
    else if (!info.verb.empty())
        flag = Fate(info.verb);
}

/// True if one of the two lost the fight: it is gone, it broke, or its number is the lower.
bool FightTelling::isWorse(std::size_t one) const {
    const std::size_t two = 1 - one;
    if (m_fates[one].worth() != m_fates[two].worth())
        return m_fates[one].worth() < m_fates[two].worth();
    if (m_note->numbers == Numbers::Own)
        return false;
    return m_note->what->values.empty() ? m_numbers[one] < m_numbers[two] : m_ranks[one] > m_ranks[two];
}

void FightTelling::tell() {
    for (const std::size_t loser : {0U, 1U})
        if (!m_into.isShot && isWorse(loser)) {
            m_into.loser = m_two[loser];
            m_into.winner = m_two[1 - loser];
        }
    m_into.text = m_into.isShot ? shot() : m_into.winner ? melee() : undecided();
    for (const auto& [piece, how] : m_others)
        m_into.text += fmt::format("; {} {}", m_all.marked(piece), how);
    capitalise(m_into.text);
}

/// ", 6 hits to 2". Where the numbers are losses: "; Helots I lost 2 Courage and routed, Knights 1".
std::string FightTelling::numbers(std::size_t first) const {
    const std::size_t second = 1 - first;
    if (countsLosses() && m_numbers[0] == m_numbers[1])
        return m_numbers[0] == 0 ? fmt::format("; neither lost {}", m_note->unit)
                                 : fmt::format("; each lost {}", amount(m_numbers[0]));
    if (countsLosses())  // each number is what the other lost
        return fmt::format("; {} lost {}{}, {} {}", m_all.names().bare(m_two[second]), amount(m_numbers[first]),
                           isToldWithLosses(second) ? " and " + m_fates[second].last().text : std::string(),
                           m_all.names().bare(m_two[first]),
                           m_numbers[second] == 0 ? "none" : std::to_string(m_numbers[second]));
    return fmt::format(", {} to {}", amount(m_numbers[first]), m_numbers[1 - first]);
}

/// "2 hits"; the number alone for a score.
std::string FightTelling::amount(int number) const {
    return m_note->unit.empty() ? std::to_string(number) : counted(number, m_note->unit, m_note->units);
}

/// True where numbers() tells what became of the loser, too.
bool FightTelling::isToldWithLosses(std::size_t one) const {
    const Fate& fate = m_fates[one].last();
    return !m_into.isShot && m_into.loser == m_two[one] && countsLosses() && m_numbers[0] != m_numbers[1] &&
           !fate.text.empty() && fate.meaning != Meaning::DoneByEnemy && fate.meaning != Meaning::LeaderLost;
}

/// "; Knights routed"; empty where its verb tells it.
std::string FightTelling::becameOf(std::size_t one) const {
    const Fate& fate = m_fates[one].last();
    if (fate.text.empty() || fate.meaning == Meaning::DoneByEnemy || isToldWithLosses(one))
        return {};
    return fmt::format("; {}{} {}", m_all.names().bare(m_two[one]), fate.meaning == Meaning::LeaderLost ? ":" : "",
                       fate.text);
}

std::string FightTelling::undecided() const {
    const auto first = static_cast<std::size_t>(std::max(m_charged, 0));
    return fmt::format("{} {} {}{} fought to a standstill{}", m_all.marked(m_two[first]),
                       m_charged >= 0 ? "charged" : "and", m_all.marked(m_two[1 - first]), m_charged >= 0 ? " and" : "",
                       numbers(first));
}

std::string FightTelling::melee() const {
    const auto won = static_cast<std::size_t>(at(m_into.winner));
    const std::size_t lost = 1 - won;
    const Verb action(m_fates[lost].last(), "beat");
    std::string text =
        fmt::format("{} {}{} {}", m_all.marked(m_into.winner), m_charged == static_cast<int>(won) ? "charged and " : "",
                    action.verb, m_all.marked(m_into.loser));
    if (m_charged == static_cast<int>(lost))
        text += ", who charged";
    text += numbers(won) + action.how + becameOf(lost);
    if (!m_fates[won].removed.text.empty())
        text += becameOf(won);
    return text;
}

std::string FightTelling::shot() const {
    const auto from = static_cast<std::size_t>(std::max(m_shooter, 0));
    const std::size_t to = 1 - from;
    const Verb action(m_fates[to].last(), "shot at");
    std::string text = fmt::format("{} {} {}", m_all.marked(m_two[from]), action.verb, m_all.marked(m_two[to]));
    const int hits = m_hits + m_hitsNow;
    const int lost = m_numbers[from];
    if (m_note->numbers == Numbers::Both)
        text += numbers(from);
    else if (m_note->numbers == Numbers::None && m_fates[to].last().meaning != Meaning::DoneByEnemy)
        text += hits > 0     ? ", " + counted(hits, "hit", "hits")
                : m_hasSaved ? " and hit, but it was blocked"
                             : " and missed";
    else if (m_note->numbers == Numbers::OwnLast)
        text += lost > 0 ? fmt::format(", {} lost", amount(lost)) : " without effect";
    return text + action.how + becameOf(to);
}

}  // namespace ephor
