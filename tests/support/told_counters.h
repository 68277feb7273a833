// What the text of a log says of counters: read as a person reads it, and folded over the set-up.
#pragma once

#include "core/battle/telling/narrator.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>

namespace ephor::testing {

/// The counters as the lines of a log tell them. What a line says changed from must be what was told before.
class ToldCounters {
public:
    ToldCounters(const Game& game, const NameTags& names) : m_game(game), m_table(game.opening()) {
        for (std::size_t i = 0; i < game.pieces().size(); ++i) {
            const PieceId piece(static_cast<int>(i));
            const std::string& name = names.name(piece);
            const std::size_t tag = name.rfind(" (");
            Roster& roster = m_rosters[index(game.piece(piece).side)];
            roster.tag = name.substr(tag);
            roster.pieces[name.substr(0, tag)] = piece;
        }
        for (const Side side : bothSides)
            m_rosters[index(side)].side = names.name(side);
    }

    void read(const LogLine& line) {
        for (std::size_t colon = line.text.find(": "); colon != std::string::npos;
             colon = line.text.find(": ", colon + 1)) {
            const std::string who = line.text.substr(0, colon);
            const std::string what = line.text.substr(colon + 2);
            for (const Side side : bothSides) {
                const Roster& roster = m_rosters[index(side)];
                if (who == roster.side)
                    readSide(side, what);
                for (const PieceId piece : roster.named(who))
                    readPiece(piece, what);
            }
        }
    }

    /// The first counter that the log has not told as the table has it; empty where it has told all.
    std::string difference(const Table& table) const {
        const SystemInfo& info = m_game.system().info();
        for (const PieceId piece : table.all(Side::A) | table.all(Side::B))
            for (std::size_t c = 0; c < info.counters.size(); ++c)
                if (const auto i = static_cast<std::uint8_t>(c);
                    !same(info.counters[c], table.counter(piece, i), m_table.counter(piece, i)))
                    return fmt::format("{}: {} is {}, told was {}", m_game.piece(piece).id, info.counters[c].name,
                                       table.counter(piece, i), m_table.counter(piece, i));
        for (const Side side : bothSides)
            for (std::size_t c = 0; c < info.sideCounters.size(); ++c)
                if (const auto i = static_cast<std::uint8_t>(c);
                    !same(info.sideCounters[c], table.counter(side, i), m_table.counter(side, i)))
                    return fmt::format("side {}: {} is {}, told was {}", name(side), info.sideCounters[c].name,
                                       table.counter(side, i), m_table.counter(side, i));
        return m_fault;
    }
    int changes() const { return m_changes; }

private:
    struct Roster {
        std::string side;
        std::string tag;
        std::map<std::string, PieceId> pieces;

        /// "Hoplites I, V, Psiloi II (Athens)": the three of them; none where that is no list of the side's pieces.
        std::vector<PieceId> named(std::string_view who) const {
            std::vector<PieceId> found;
            if (tag.empty() || !who.ends_with(tag))
                return found;
            who.remove_suffix(tag.size());
            std::string base;
            while (!who.empty()) {
                std::size_t end = who.size();
                auto at = pieces.end();
                for (; at == pieces.end() && end != std::string_view::npos && end != 0;
                     end = who.rfind(", ", end - 1)) {
                    const std::string word(who.substr(0, end));
                    at = pieces.find(word);
                    if (at == pieces.end() && !base.empty())
                        at = pieces.find(fmt::format("{} {}", base, word));
                    if (at != pieces.end())
                        break;
                }
                if (at == pieces.end())
                    return {};
                found.push_back(at->second);
                base = at->first.substr(0, at->first.rfind(' '));
                who.remove_prefix(end);
                if (who.starts_with(", "))
                    who.remove_prefix(2);
            }
            return found;
        }
    };

    /// A Flag without texts of its values may hold what is nobody's business; the log says whether it is set.
    static bool same(const CounterInfo& info, int a, int b) {
        if (info.shown == CounterInfo::Shown::Never)
            return true;
        const bool isYesOrNo = info.shown == CounterInfo::Shown::Flag && info.highest <= 1;
        return isYesOrNo ? (a != 0) == (b != 0) : a == b;
    }

    /// What a text says a counter has become, and was.
    static std::optional<std::pair<int, int>> changeIn(const CounterInfo& info, const std::string& what) {
        static constexpr int most = 200;
        const auto is = [&](const std::string& said) {
            return what == said || (what.starts_with(said) && what.substr(said.size()).starts_with(" ("));
        };
        const std::string head = info.name + " ";
        const std::size_t arrow = what.find(" → ");
        if (what.starts_with(head) && arrow != std::string::npos) {
            for (int to = 0; to <= most; ++to)
                if (const std::string said = what.substr(0, arrow) + " → " + info.text(to); is(said))
                    for (int from = 0; from <= most; ++from)
                        if (said == info.change(from, to))
                            return std::pair(from, to);
            return {};
        }
        if (info.text(0) == "none")
            for (std::size_t to = 1; to < info.values.size(); ++to)
                if (is(head + info.values[to]))  // "Camp stands"
                    return std::pair(0, static_cast<int>(to));
        for (std::size_t value = 0; value < info.values.size(); ++value)
            if (info.shown == CounterInfo::Shown::Flag && !info.values[value].empty() && is(info.values[value]))
                return std::pair(-1, static_cast<int>(value));
        if (info.shown == CounterInfo::Shown::Flag && info.values.empty()) {
            if (is("no longer " + info.name))
                return std::pair(-1, 0);
            if (is(info.name) || what.ends_with(" " + info.name))  // "formed Phalanx"
                return std::pair(-1, 1);
        }
        return {};
    }

    void countChange(const CounterInfo& info, int before, std::pair<int, int> change, const std::string& what) {
        ++m_changes;
        if (change.first >= 0 && change.first != before && m_fault.empty())
            m_fault = fmt::format("\"{}\" follows {} {}", what, info.name, before);
    }
    void readPiece(PieceId piece, const std::string& what) {
        const auto& counters = m_game.system().info().counters;
        for (std::size_t i = 0; i < counters.size(); ++i)
            if (const auto change = changeIn(counters[i], what)) {
                const auto c = static_cast<std::uint8_t>(i);
                countChange(counters[i], m_table.counter(piece, c), *change, what);
                m_table.apply(CounterSet{piece, c, static_cast<std::int16_t>(change->second), nullptr});
                return;
            }
    }
    void readSide(Side side, const std::string& what) {
        const auto& counters = m_game.system().info().sideCounters;
        for (std::size_t i = 0; i < counters.size(); ++i)
            if (const auto change = changeIn(counters[i], what)) {
                const auto c = static_cast<std::uint8_t>(i);
                countChange(counters[i], m_table.counter(side, c), *change, what);
                m_table.apply(SideCounterSet{side, c, static_cast<std::int16_t>(change->second), nullptr});
                return;
            }
    }

    const Game& m_game;
    Table m_table;  ///< of it, the counters
    std::array<Roster, 2> m_rosters;
    std::string m_fault;
    int m_changes = 0;
};

}  // namespace ephor::testing
