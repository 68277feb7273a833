// Events as lines of text, for golden battles: what happened, to whom, by which rule, with which numbers.
#pragma once

#include "core/battle/game.h"

#include <fmt/format.h>

#include <string>

namespace ephor::testing {

class EventText final : public Listener {
public:
    explicit EventText(const Game& game) : m_game(game) {}

    void heard(int number, const Event& event) override {
        m_text += fmt::format("{:4} ", number);
        std::visit(*this, event);
        m_text += '\n';
    }
    const std::string& text() const { return m_text; }

    void operator()(const PiecePlaced& e) { m_text += fmt::format("{} at {}{}", id(e.piece), pose(e.to), why(e.why)); }
    void operator()(const PieceMoved& e) { m_text += fmt::format("{} to {}{}", id(e.piece), pose(e.to), why(e.why)); }
    void operator()(const CounterSet& e) {
        m_text += fmt::format("{}: {} {}{}", id(e.piece), m_game.system().info().counters[e.counter].name, e.to, why(e.why));
    }
    void operator()(const SideCounterSet& e) {
        m_text += fmt::format("{}: {} {}{}", e.side == Side::A ? "A" : "B", m_game.system().info().sideCounters[e.counter].name, e.to, why(e.why));
    }
    void operator()(const PieceRemoved& e) { m_text += fmt::format("{} removed{}", id(e.piece), why(e.why)); }
    void operator()(const Rolled& e) {
        m_text += fmt::format("{} rolls", e.piece ? id(e.piece) : e.side == Side::A ? "A" : "B");
        for (const std::uint8_t face : e.roll.shown())
            m_text += fmt::format(" {}", face);
        if (e.need != 0)
            m_text += fmt::format(", needs {}", e.need);
        if (e.rerolled >= 0)
            m_text += fmt::format(", die {} again", e.rerolled + 1);
        m_text += why(e.why);
    }
    void operator()(const PhaseBegan& e) { m_text += fmt::format("turn {}: {}", e.turn, m_game.system().info().phases[e.phase].name); }
    void operator()(const Noted& e) {
        m_text += fmt::format("{}{} {} {}{}", e.piece ? id(e.piece) : e.side == Side::A ? "A" : "B", e.other ? " and " + id(e.other) : "", e.number, e.otherNumber, why(e.what));
        for (const BreakdownLine& line : e.breakdown.lines())
            m_text += fmt::format(", {:+} {}", line.amount, line.why->rule);
    }
    void operator()(const Corrected& e) { m_text += fmt::format("corrected: {}", e.reason); }
    void operator()(const Ended& e) {
        m_text += fmt::format("ends in turn {}: {}{}", e.turns, e.winner == Winner::A ? "A wins" : e.winner == Winner::B ? "B wins" : "a draw", why(e.why));
    }

private:
    const std::string& id(PieceId piece) const { return m_game.piece(piece).id; }
    static std::string pose(const Pose& p) { return fmt::format("{:.3f} {:.3f} facing {:.4f} {:.4f}", p.centre.x, p.centre.y, p.facing.x, p.facing.y); }
    static std::string why(const Reason* reason) { return reason ? fmt::format(" -- {} {}", reason->rule, reason->text) : std::string(); }

    const Game& m_game;
    std::string m_text;
};

}  // namespace ephor::testing
