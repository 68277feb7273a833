#include "core/battle/telling/log_entries.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor {

namespace {

using Kind = LogEntry::Kind;

bool names(const LogEntry& entry, PieceId piece) {
    return piece && std::ranges::contains(entry.parts, piece, &LogPart::piece);
}

bool namesAny(const LogEntry& entry, const LogEntry& of) {
    return std::ranges::any_of(of.parts, [&](const LogPart& part) { return names(entry, part.piece); });
}

bool isOfSide(const LogEntry& entry) { return !entry.parts.front().piece; }

std::vector<PieceId> piecesOf(const LogEntry& entry) {
    std::vector<PieceId> pieces;
    std::ranges::transform(entry.parts, std::back_inserter(pieces), &LogPart::piece);
    return pieces;
}

void addEvents(LogEntry& entry, const LogEntry& of) {
    std::ranges::copy(of.parts.front().events, std::back_inserter(entry.parts.front().events));
}

/// True if a piece that acts in one entry takes part in the other.
bool share(const LogEntry& a, const LogEntry& b) { return namesAny(a, b) || names(a, b.other) || names(b, a.other); }

}  // namespace

/// The entry of other pieces of the same side that says the same. Null if joining them would change the order of what a
/// piece does and what is done to it.
LogEntry* LogEntries::alike(const LogEntry& entry) {
    if (entry.isApart || isOfSide(entry))
        return nullptr;
    for (auto at = m_entries.rbegin(); at != m_entries.rend() && !at->isApart; ++at) {
        if (!namesAny(*at, entry) && at->kind == entry.kind && at->why == entry.why && at->text == entry.text &&
            at->ending == entry.ending && at->other == entry.other && !isOfSide(*at) && at->side == entry.side)
            return &*at;
        if (share(*at, entry))
            return nullptr;
    }
    return nullptr;
}

/// The entry of the same piece that has already given this reason.
LogEntry* LogEntries::causeOf(const LogEntry& entry) {
    if (entry.isApart || isOfSide(entry) || !entry.why)
        return nullptr;
    for (auto at = m_entries.rbegin(); at != m_entries.rend(); ++at) {
        if (at->why == entry.why && at->parts.size() == 1 && names(*at, entry.parts.front().piece) &&
            at->kind != Kind::Act)
            return &*at;
        if (at->isApart || at->kind == Kind::Act)
            return nullptr;
    }
    return nullptr;
}

void LogEntries::add(LogEntry entry) {
    if (LogEntry* cause = causeOf(entry)) {
        const bool isPlain = cause->kind == Kind::Noted && !cause->isApart;
        const bool hasMoved = cause->kind == Kind::Moved;
        const bool isCounter = cause->kind == Kind::Counter;
        if (entry.kind == Kind::Moved && (isPlain || cause->kind == Kind::Rolled)) {  // "fell back", and how far
            if (isPlain)
                cause->kind = Kind::Moved;
            else if (!entry.ending.empty())
                cause->ending += " —";
            cause->ending += isPlain || entry.ending.empty() ? entry.ending : entry.ending.substr(1);
            addEvents(*cause, entry);
            return;
        }
        const bool isSaid = (entry.kind == Kind::Removed && (isPlain || hasMoved)) ||
                            (entry.kind == Kind::Noted && (isPlain || hasMoved || isCounter) && !entry.isApart &&
                             (!entry.other || entry.other == cause->other));
        if (isSaid) {
            cause->telling = cause->telling || entry.telling;
            addEvents(*cause, entry);
            return;
        }
        if (entry.kind == Kind::Counter && !isCounter)
            entry.ending.clear();
    }
    if (LogEntry* same = alike(entry)) {
        std::ranges::move(entry.parts, std::back_inserter(same->parts));
        same->changes.insert(same->changes.end(), entry.changes.begin(), entry.changes.end());
        return;
    }
    m_entries.push_back(std::move(entry));
}

/// Drops shots that missed and blows without effect from the story.
void LogEntries::dropIdle() {
    for (auto at = m_entries.begin(); at != m_entries.end(); ++at) {
        if (at->kind != Kind::Noted || !at->other || !at->telling)
            continue;
        const auto isOfThese = [&](const LogEntry& entry) {
            return names(entry, at->other) || namesAny(entry, *at) || entry.other == at->other ||
                   names(*at, entry.other);
        };
        const auto ends = [&](const LogEntry& entry) {
            return entry.kind == Kind::Act || (entry.kind == Kind::Noted && entry.other && entry.telling &&
                                               (entry.why == at->why || !isOfThese(entry)));
        };
        const auto hasEffect = [&](const LogEntry& entry) {
            return (entry.kind == Kind::Counter || entry.kind == Kind::Moved || entry.kind == Kind::Removed) &&
                   (names(entry, at->other) || namesAny(entry, *at));
        };
        const auto next = std::find_if(at + 1, m_entries.end(), ends);
        at->telling = std::any_of(at + 1, next, hasEffect);
    }
}

Log LogEntries::taken(const NameTags& names) {
    dropIdle();
    Log lines;
    for (LogEntry& entry : m_entries) {
        std::string who = entry.who.empty() && !isOfSide(entry) ? names.list(piecesOf(entry)) : std::move(entry.who);
        if (!who.empty())
            who += ": ";
        lines.push_back({entry.rank, who + entry.text + entry.ending,
                         entry.why ? std::string(entry.why->rule) : std::string(), entry.telling,
                         std::move(entry.changes), std::move(entry.parts)});
        std::ranges::move(entry.details, std::back_inserter(lines));
    }
    m_entries.clear();
    return lines;
}

}  // namespace ephor
