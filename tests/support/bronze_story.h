// A scene of Men of Bronze: units placed by hand, dice and answers given, a procedure of the rules played, and what
// came of it.
#pragma once

#include "core/rules/men_of_bronze/battle/activation.h"
#include "core/rules/men_of_bronze/battle/charge.h"
#include "core/rules/men_of_bronze/battle/end_phase.h"
#include "core/rules/men_of_bronze/battle/measuring.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "core/table/geometry.h"
#include "tests/support/bronze_rig.h"

#include <cmath>

namespace ephor::testing {

inline constexpr Vec north{0, 1};
inline constexpr Vec south{0, -1};
inline constexpr Vec east{1, 0};
inline constexpr Vec west{-1, 0};

inline BronzeRig::Unit a(std::string type, double x, double y, Vec facing = north) {
    return {std::move(type), Side::A, {{x, y}, facing}};
}
inline BronzeRig::Unit b(std::string type, double x, double y, Vec facing = south) {
    return {std::move(type), Side::B, {{x, y}, facing}};
}

inline Choice yes() { return coded(1); }
inline Choice numbered(int number) {
    Choice choice;
    choice.number = number;
    return choice;
}
inline Choice die(int index) {
    Choice choice = yes();
    choice.number = index;
    return choice;
}
inline Choice to(Vec centre, Vec facing) {
    Choice choice;
    choice.pose = snapped({centre, facing});
    return choice;
}
inline Choice all(const Request& request) {
    Choice choice;
    choice.set = request.pieces;
    return choice;
}
inline Choice one(PieceId piece) {
    Choice choice;
    choice.piece = piece;
    choice.set.insert(piece);
    return choice;
}

inline Terrain ground(Ground kind, double left, double bottom, double right, double top, bool hides = false) {
    return {"ground", "wood", kind, hides, {{left, bottom}, {right, bottom}, {right, top}, {left, top}}};
}

inline bool near(Vec p, Vec q) { return length(p - q) < 1e-5; }

/// Index of the first event with the reason; -1 if there is none.
inline int firstOf(const std::vector<Event>& events, const Reason& reason) {
    for (std::size_t i = 0; i < events.size(); ++i)
        if (reasonOf(events[i]) == &reason)
            return static_cast<int>(i);
    return -1;
}

class Story {
public:
    explicit Story(std::vector<BronzeRig::Unit> units, const men_of_bronze::Options& options = {},
                   std::vector<Terrain> terrain = {}, TableSize size = {72, 48})
        : rig(std::move(units), options, std::move(terrain), size) {
        arete(9, 9);
    }

    BronzeRig rig;
    ScriptedPlayer player;
    EventLog log;
    int diceLeft = 0;

    PieceId unit(std::size_t i) const { return rig.unit(i); }
    const Table& table() const { return rig.table(); }
    Vec centre(std::size_t i) const { return table().body(unit(i)).pose.centre; }
    Vec facing(std::size_t i) const { return table().body(unit(i)).pose.facing; }
    bool alive(std::size_t i) const { return table().isPresent(unit(i)); }
    int courage(std::size_t i) const { return men_of_bronze::courage(table(), unit(i)); }
    bool wavers(std::size_t i) const { return men_of_bronze::isWavering(table(), unit(i)); }
    bool phalanx(std::size_t i) const { return men_of_bronze::inPhalanx(table(), unit(i)); }
    int pool(Side side) const { return men_of_bronze::pool(table(), side); }

    Story& arete(int ofA, int ofB) {
        rig.set(Side::A, men_of_bronze::Pool, ofA);
        rig.set(Side::B, men_of_bronze::Pool, ofB);
        return *this;
    }
    Story& with(std::size_t i, men_of_bronze::UnitCounter counter, int value = 1) {
        rig.set(unit(i), counter, value);
        return *this;
    }
    Story& on(men_of_bronze::Decision decision, ScriptedPlayer::Answers answers) {
        player.on(decision, std::move(answers));
        return *this;
    }
    Story& on(men_of_bronze::Decision decision, const Choice& choice) {
        player.on(decision, [choice](const Request&) { return choice; });
        return *this;
    }

    /// Plays a procedure with these dice. `diceLeft` is 0 afterwards if just these were rolled.
    template <typename Procedure> auto play(std::vector<std::uint8_t> faces, Procedure&& procedure) {
        ScriptedDice dice(std::move(faces));
        struct AtEnd {
            Story& story;
            ScriptedDice& dice;
            ~AtEnd() { story.diceLeft = dice.left(); }
        } atEnd{*this, dice};
        return rig.playWith(dice, player, std::forward<Procedure>(procedure), &log);
    }

    /// One activation phase in which a side holds the Initiative; every unit that the script does not name holds.
    void activations(Side holder, std::vector<std::uint8_t> faces = {}) {
        rig.set(Side::A, men_of_bronze::Holder, holder == Side::A);
        rig.set(Side::B, men_of_bronze::Holder, holder == Side::B);
        play(std::move(faces), [](men_of_bronze::Play& p) {
            Side conceded{};
            men_of_bronze::activations(p, conceded);
        });
    }
    /// The activation of a single unit that does this; all others have acted.
    void act(std::size_t i, const Choice& action, std::vector<std::uint8_t> faces = {}) {
        for (const PieceId p : table().present())
            rig.set(p, men_of_bronze::Activated, p != unit(i));
        on(men_of_bronze::TakeAction, action);
        activations(table().side(unit(i)), std::move(faces));
    }
    void charge(std::size_t i, std::size_t target, std::vector<std::uint8_t> faces = {}) {
        act(i, coded(men_of_bronze::code::charge, unit(target)), std::move(faces));
    }
    void fight(std::size_t i, std::size_t enemy, std::vector<std::uint8_t> faces = {}) {
        act(i, coded(men_of_bronze::code::fight, unit(enemy)), std::move(faces));
    }
    void shoot(std::size_t i, std::size_t enemy, std::vector<std::uint8_t> faces = {}) {
        act(i, coded(men_of_bronze::code::shoot, unit(enemy)), std::move(faces));
    }
    void move(std::size_t i, Vec centre, Vec facing, std::vector<std::uint8_t> faces = {}) {
        on(men_of_bronze::MovePath, to(centre, facing));
        act(i, coded(men_of_bronze::code::move), std::move(faces));
    }
    std::optional<Ended> endPhase(int turn, std::vector<std::uint8_t> faces = {}) {
        return play(std::move(faces), [&](men_of_bronze::Play& p) { return men_of_bronze::endPhase(p, turn); });
    }

    /// What a unit may not do: the refusal of a move to there, if it is one.
    const Reason* moveRefused(std::size_t i, Vec centre, Vec facing) const {
        return men_of_bronze::checkMove(
            rig.game(), table(), men_of_bronze::moveLimits(rig.game(), table(), unit(i), false), to(centre, facing));
    }

    const std::vector<Event>& events() const { return log.events(); }
    int count(const Reason& reason) const {
        return static_cast<int>(
            std::ranges::count_if(events(), [&](const Event& e) { return reasonOf(e) == &reason; }));
    }
    int rolls() const {
        return static_cast<int>(
            std::ranges::count_if(events(), [](const Event& e) { return std::holds_alternative<Rolled>(e); }));
    }
    /// Dice of the first roll for a reason; -1 if there was none.
    int diceOf(const Reason& reason) const {
        const auto rolled = eventsOf<Rolled>(events(), reason);
        return rolled.empty() ? -1 : rolled.front().roll.count;
    }
};

}  // namespace ephor::testing
