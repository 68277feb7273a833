// A table of Alala! set up by hand, on which a test plays single procedures of the rules with given dice and answers.
#pragma once

#include "core/rules/alala/battle/battle.h"
#include "core/rules/alala/battle/combat/pairing.h"
#include "core/rules/alala/system.h"
#include "tests/support/alala_setups.h"
#include "tests/support/battle_scene.h"

namespace ephor::testing {

/// A unit of a story. Hoplites of one `phalanx` stand under one leader, who is with its first unit and has 3 points.
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

class AlalaStory : public BattleScene<alala::AlalaGame, alala::Play> {
public:
    explicit AlalaStory(std::vector<AlalaPiece> pieces, const alala::Options& options = {},
                        std::vector<Terrain> terrain = {})
        : BattleScene(std::make_shared<const alala::AlalaGame>(alala::system(), setupOf(pieces, std::move(terrain)),
                                                               options, alala::builtinRules())) {
        for (const AlalaPiece& piece : pieces) {
            const PieceId id = take(piece);
            m_units.push_back(id);
            place(id, piece.pose);
            if (game().profile(id).isHoplites())
                set(id, alala::Points, 0);  // dressed, unless the test says otherwise
        }
        set(Side::A, alala::Initiative, 1);
    }

    PieceId unit(std::size_t i) const { return m_units[i]; }

    AlalaStory& with(std::size_t i, alala::UnitCounter counter, int to) {
        set(unit(i), counter, to);
        return *this;
    }
    AlalaStory& with(Side side, int counter, int to) {
        set(side, counter, to);
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
        with(side, c, table().counter(side, static_cast<std::uint8_t>(c)) | 1 << (i < 15 ? i : i - 15));
        return with(side, alala::HandSize, table().counter(side, alala::HandSize) + 1);
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
        BattleScene::playWith(dice, player, std::forward<Procedure>(procedure), &log);
        m_events = log.events();
        return *this;
    }

    int counter(std::size_t i, alala::UnitCounter c) const { return table().counter(unit(i), c); }
    bool alive(std::size_t i) const { return table().isPresent(unit(i)); }
    alala::Level levelOf(std::size_t i) const { return alala::level(table(), unit(i)); }
    alala::Status statusOf(std::size_t i) const { return alala::status(table(), unit(i)); }
    int figures(std::size_t i) const { return alala::liveFigures(game(), table(), unit(i)); }
    int disorder(std::size_t i) const { return alala::disorder(table(), unit(i)); }
    Vec centre(std::size_t i) const { return table().body(unit(i)).pose.centre; }
    Vec facing(std::size_t i) const { return table().body(unit(i)).pose.facing; }
    const std::vector<Event>& events() const { return m_events; }
    /// Notes that give this reason.
    int count(const Reason& reason) const { return static_cast<int>(eventsOf<Noted>(m_events, reason).size()); }
    /// Dice rolled for this reason; rerolls do not count.
    int diceOf(const Reason& reason) const {
        int n = 0;
        for (const Rolled& rolled : eventsOf<Rolled>(m_events, reason))
            if (rolled.rerolled < 0)
                n += rolled.roll.count;
        return n;
    }
    /// In which order pieces first moved or were noted for this reason.
    std::vector<PieceId> order(const Reason& reason) const {
        std::vector<PieceId> pieces;
        for (const Event& e : m_events) {
            PieceId piece;
            if (reasonOf(e) != &reason)
                continue;
            if (const auto* noted = std::get_if<Noted>(&e))
                piece = noted->piece;
            if (const auto* moved = std::get_if<PieceMoved>(&e))
                piece = moved->piece;
            if (const auto* rolled = std::get_if<Rolled>(&e))
                piece = rolled->piece;
            if (piece && (pieces.empty() || pieces.back() != piece))
                pieces.push_back(piece);
        }
        return pieces;
    }

    int diceLeft = 0;

private:
    /// The pieces are numbered as the list has them: phalanx by phalanx, then the bands.
    PieceId take(const AlalaPiece& piece) {
        for (int i = 0; i < game().opening().pieces(); ++i) {
            const PieceId id(i);
            const alala::Profile& profile = game().profile(id);
            const bool same = game().piece(id).side == piece.side && game().piece(id).type->id == piece.type &&
                              (!profile.isHoplites() || profile.phalanx == piece.phalanx);
            if (same && !table().isPresent(id))
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
inline bool near(double a, double b) { return std::abs(a - b) < 1e-3; }

/// The two who fight each other first, of those not yet paired.
inline alala::Pair firstPair(alala::Play& play, const PieceSet& paired = {}) {
    alala::Pairs all;
    alala::findPairs(play, all);
    return alala::nextPair(play, all, paired).value_or(alala::Pair());
}

}  // namespace ephor::testing
