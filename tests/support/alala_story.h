// A table of Alala! set up by hand, on which a test plays single procedures of the rules with given dice and answers.
#pragma once

#include "core/battle/fight.h"
#include "core/dice/scripted_dice.h"
#include "core/rules/alala/battle/battle.h"
#include "core/rules/alala/battle/pairing.h"
#include "core/rules/alala/system.h"
#include "tests/support/alala_setups.h"
#include "tests/support/scripted_player.h"

#include <algorithm>
#include <functional>

namespace ephor::testing {

/// A unit of a story. Hoplites of one `phalanx` stand under one leader; its first unit has him, with 3 points.
struct AlalaPiece {
    Side side = Side::A;
    std::string type;
    Pose pose;
    std::string grade = "B";
    std::string behind;
    int phalanx = 0;
};
inline constexpr Vec north{0, 1};
inline constexpr Vec south{0, -1};
inline AlalaPiece hoplites(Side side, double x, double y, std::string grade = "B", int phalanx = 0,
                           std::string behind = "") {
    return {side, "hoplite", {{x, y}, side == Side::A ? north : south}, std::move(grade), std::move(behind), phalanx};
}
inline AlalaPiece band(Side side, std::string type, double x, double y) {
    return {side, std::move(type), {{x, y}, side == Side::A ? north : south}, "B", "", 0};
}

class AlalaStory {
public:
    explicit AlalaStory(std::vector<AlalaPiece> pieces, const alala::Options& options = {},
                        std::vector<Terrain> terrain = {})
        : m_game(alala::system(), setupOf(pieces, std::move(terrain)), options), m_table(m_game.opening()) {
        for (const AlalaPiece& piece : pieces) {
            const PieceId id = take(piece);
            m_units.push_back(id);
            m_table.apply(PiecePlaced{id, snapped(piece.pose), nullptr});
            if (m_game.profile(id).isHoplites())
                m_table.apply(CounterSet{id, alala::Points, 0, nullptr});  // dressed, unless the test says otherwise
        }
        m_table.apply(SideCounterSet{Side::A, alala::Initiative, 1, nullptr});
    }

    const alala::AlalaGame& game() const { return m_game; }
    const Table& table() const { return m_table; }
    PieceId unit(std::size_t i) const { return m_units[i]; }

    AlalaStory& with(std::size_t i, alala::UnitCounter counter, int to) {
        m_table.apply(CounterSet{unit(i), counter, static_cast<std::int16_t>(to), nullptr});
        return *this;
    }
    AlalaStory& with(Side side, int counter, int to) {
        m_table.apply(SideCounterSet{side, static_cast<std::uint8_t>(counter), static_cast<std::int16_t>(to), nullptr});
        return *this;
    }
    AlalaStory& level(std::size_t i, alala::Level to) { return with(i, alala::Aggression, static_cast<int>(to)); }
    AlalaStory& status(std::size_t i, alala::Status to) { return with(i, alala::StatusIs, static_cast<int>(to)); }
    AlalaStory& control(std::size_t i, alala::Control to) { return with(i, alala::ControlIs, static_cast<int>(to)); }
    /// Gives a card into a hand.
    AlalaStory& holding(Side side, alala::Card card) {
        const auto pack = alala::othismosPack();
        const int i = static_cast<int>(std::ranges::find(pack, card) - pack.begin());
        const int c = i < 15 ? alala::HandLow : alala::HandHigh;
        with(side, c, m_table.counter(side, static_cast<std::uint8_t>(c)) | 1 << (i < 15 ? i : i - 15));
        return with(side, alala::HandSize, m_table.counter(side, alala::HandSize) + 1);
    }
    /// Leaves only this card in the pack.
    AlalaStory& packOnly(alala::Card card) {
        const auto pack = alala::othismosPack();
        const int i = static_cast<int>(std::ranges::find(pack, card) - pack.begin());
        with(Side::A, alala::PackLow, i < 15 ? 1 << i : 0);
        return with(Side::A, alala::PackHigh, i < 15 ? 0 : 1 << (i - 15));
    }
    /// Ready to charge: signalled, free, advanced.
    AlalaStory& keen(std::size_t i) {
        return with(i, alala::SignalIs, 1).with(i, alala::Advanced, 600).control(i, alala::Control::Free);
    }
    AlalaStory& on(alala::Decision decision, ScriptedPlayer::Answers answers) {
        player.on(decision, std::move(answers));
        return *this;
    }

    /// Plays a procedure with these faces; what is left over of them stands in `diceLeft`.
    template <typename Procedure> AlalaStory& play(std::vector<std::uint8_t> faces, Procedure&& procedure) {
        ScriptedDice dice(std::move(faces));
        playWith(dice, std::forward<Procedure>(procedure));
        diceLeft = static_cast<int>(dice.left());
        return *this;
    }
    template <typename Procedure> AlalaStory& playWith(DiceSource& dice, Procedure&& procedure) {
        EventLog log;
        Conditions conditions;
        conditions.dice = &dice;
        conditions.players = {&player, &player};
        conditions.listener = &log;
        Referee referee(m_game, m_table, conditions, nullptr);
        alala::Play playing{referee, m_game};
        std::forward<Procedure>(procedure)(playing);
        m_events = log.events();
        return *this;
    }

    int counter(std::size_t i, alala::UnitCounter c) const { return m_table.counter(unit(i), c); }
    bool alive(std::size_t i) const { return m_table.isPresent(unit(i)); }
    alala::Level levelOf(std::size_t i) const { return alala::level(m_table, unit(i)); }
    alala::Status statusOf(std::size_t i) const { return alala::status(m_table, unit(i)); }
    int figures(std::size_t i) const { return alala::liveFigures(m_game, m_table, unit(i)); }
    int disorder(std::size_t i) const { return alala::disorder(m_table, unit(i)); }
    Vec centre(std::size_t i) const { return m_table.body(unit(i)).pose.centre; }
    Vec facing(std::size_t i) const { return m_table.body(unit(i)).pose.facing; }
    const std::vector<Event>& events() const { return m_events; }
    /// Notes that give this reason.
    int count(const Reason& reason) const {
        return static_cast<int>(std::ranges::count_if(m_events, [&](const Event& e) {
            const auto* noted = std::get_if<Noted>(&e);
            return noted && noted->what == &reason;
        }));
    }
    /// Dice thrown for this reason.
    int diceOf(const Reason& reason) const {
        int n = 0;
        for (const Event& e : m_events)
            if (const auto* rolled = std::get_if<Rolled>(&e); rolled && rolled->why == &reason && rolled->rerolled < 0)
                n += rolled->roll.count;
        return n;
    }
    /// In which order pieces first moved or were noted for this reason.
    std::vector<PieceId> order(const Reason& reason) const {
        std::vector<PieceId> pieces;
        for (const Event& e : m_events) {
            PieceId piece;
            if (const auto* noted = std::get_if<Noted>(&e); noted && noted->what == &reason)
                piece = noted->piece;
            if (const auto* moved = std::get_if<PieceMoved>(&e); moved && moved->why == &reason)
                piece = moved->piece;
            if (const auto* rolled = std::get_if<Rolled>(&e); rolled && rolled->why == &reason)
                piece = rolled->piece;
            if (piece && (pieces.empty() || pieces.back() != piece))
                pieces.push_back(piece);
        }
        return pieces;
    }

    ScriptedPlayer player;
    int diceLeft = 0;

private:
    /// The pieces are numbered as the list has them: phalanx by phalanx, then the bands.
    PieceId take(const AlalaPiece& piece) {
        for (int i = 0; i < m_game.opening().pieces(); ++i) {
            const PieceId id(i);
            const alala::Profile& profile = m_game.profile(id);
            const bool same = m_game.piece(id).side == piece.side && m_game.piece(id).type->id == piece.type &&
                              (!profile.isHoplites() || profile.phalanx == piece.phalanx);
            if (same && !m_table.isPresent(id))
                return id;
        }
        assert(false);
        return {};
    }

    static Setup setupOf(const std::vector<AlalaPiece>& pieces, std::vector<Terrain> terrain) {
        Setup setup;
        setup.system = "alala";
        setup.table = {72, 48};
        setup.terrain = std::move(terrain);
        for (const Side side : bothSides) {
            ArmyList& list = setup.lists[index(side)];
            list.system = "alala";
            list.state = "thebes";
            for (int phalanx = 0; phalanx < 4; ++phalanx) {
                Entry entry = alalaEntry("phalanx", {{"cp", std::int64_t{3}}});
                for (const AlalaPiece& piece : pieces) {
                    if (piece.side != side || piece.type != "hoplite" || piece.phalanx != phalanx)
                        continue;
                    Entry unit = alalaEntry("unit", {{"grade", piece.grade}});
                    if (!piece.behind.empty())
                        unit.fields.push_back({"behind", piece.behind, {}, {}, 0, 0});
                    if (entry.children.empty())
                        unit.fields.push_back({"leader", true, {}, {}, 0, 0});
                    entry.children.push_back(std::move(unit));
                }
                if (!entry.children.empty())
                    list.entries.push_back(std::move(entry));
            }
            for (const AlalaPiece& piece : pieces)
                if (piece.side == side && piece.type != "hoplite")
                    list.entries.push_back(alalaEntry("band", {{"type", piece.type}, {"grade", piece.grade}}));
        }
        return setup;
    }

    alala::AlalaGame m_game;
    Table m_table;
    std::vector<PieceId> m_units;
    std::vector<Event> m_events;
};

/// Answers.
inline ScriptedPlayer::Answers taking(int code) {
    return [code](const Request&) {
        Choice choice;
        choice.code = static_cast<std::int16_t>(code);
        return choice;
    };
}
inline ScriptedPlayer::Answers taking(int code, PieceId piece) {
    return [code, piece](const Request&) {
        Choice choice;
        choice.code = static_cast<std::int16_t>(code);
        choice.piece = piece;
        return choice;
    };
}
inline bool offers(const Request* request, int code) {
    return request && std::ranges::any_of(request->options, [&](const Option& o) { return o.code == code; });
}
using Faces = std::vector<std::uint8_t>;
inline std::vector<std::uint8_t> faces(int n, int face) {
    return std::vector<std::uint8_t>(static_cast<std::size_t>(n), static_cast<std::uint8_t>(face));
}
inline std::vector<std::uint8_t> operator+(std::vector<std::uint8_t> a, const std::vector<std::uint8_t>& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}
inline bool near(double a, double b) { return std::abs(a - b) < 1e-3; }

/// The two who fight each other first, of those not yet paired.
inline alala::Pair firstPair(alala::Play& play, const PieceSet& paired = {}) {
    alala::Pairs all;
    alala::findPairs(play, all);
    return alala::nextPair(play, all, paired).value_or(alala::Pair());
}

}  // namespace ephor::testing
