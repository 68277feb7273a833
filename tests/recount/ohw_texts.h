// O/THW Ancients by its text alone (rules/ohw.md): what a recount works out for itself of ground, dice, scores, ways
// and flights.
#pragma once

#include "core/rules/ohw/army/army.h"
#include "core/rules/ohw/state.h"
#include "tests/recount/recount.h"

#include <deque>
#include <set>

namespace ephor::testing::ohw_texts {

inline Square squareOf(const Pose& pose, double side) {
    return {static_cast<int>(std::floor(pose.centre.x / side)), static_cast<int>(std::floor(pose.centre.y / side))};
}
inline Heading headingOf(const Pose& pose) {
    if (std::abs(pose.facing.x) > std::abs(pose.facing.y))
        return pose.facing.x > 0 ? Heading::East : Heading::West;
    return pose.facing.y > 0 ? Heading::North : Heading::South;
}

/// A battle as the text sees it: troops, options, ground.
class BoardText {
public:
    explicit BoardText(const Game& game) : m_game(game) {
        const ChosenOption* square = chosen("square");
        m_side = square ? std::stod(square->value) : 6;
        m_columns = static_cast<int>(game.setup().table.width / m_side + 1e-6);
        m_rows = static_cast<int>(game.setup().table.height / m_side + 1e-6);
        for (const ArmyList& list : game.setup().lists)
            for (const ohw::OhwUnit& unit : ohw::unitsOf(list, ohw::catalogue()))
                m_drill.push_back(unit.elephantDrill);
    }

    bool is(const char* key, const char* value) const {
        const ChosenOption* option = chosen(key);
        return option && option->value == value;
    }
    int number(const char* key, int standard) const {
        const ChosenOption* option = chosen(key);
        return option ? std::stoi(option->value) : standard;
    }
    int stat(PieceId unit, const char* name) const { return m_game.piece(unit).type->stat(name); }
    bool has(PieceId unit, const char* trait) const {
        return m_game.piece(unit).type->has(trait) ||
               (trait == std::string_view("elephant_drill") && m_drill[unit.index()]);
    }
    bool isLoose(PieceId unit) const { return has(unit, "skirmisher") || has(unit, "loose_order"); }
    const ohw::GeneralType* general(Side side) const {
        return ohw::generalOf(m_game.setup().lists[index(side)], ohw::builtinRules());
    }

    Square square(const Table& table, PieceId unit) const { return squareAt(table.body(unit).pose); }
    Heading heading(const Table& table, PieceId unit) const { return headingOf(table.body(unit).pose); }
    PieceId at(const Table& table, Square where) const {
        for (const PieceId unit : table.present())
            if (square(table, unit) == where)
                return unit;
        return {};
    }
    const Game& game() const { return m_game; }
    Square squareAt(const Pose& pose) const { return squareOf(pose, m_side); }
    bool contains(Square s) const { return s.column >= 0 && s.row >= 0 && s.column < m_columns && s.row < m_rows; }
    static Heading home(Side side) { return side == Side::A ? Heading::South : Heading::North; }
    int baseRow(Side side) const { return side == Side::A ? 0 : m_rows - 1; }
    /// The row and column of squares; OTW-202: the ground under the middle is the square's.
    Vec centre(Square s) const { return {(s.column + 0.5) * m_side, (s.row + 0.5) * m_side}; }
    bool isOn(Square s, auto&& what) const {
        return std::ranges::any_of(m_game.setup().terrain, [&](const Terrain& terrain) {
            return what(terrain) && ephor::contains(terrain.outline, centre(s));
        });
    }
    bool isImpassable(Square s) const {
        return isOn(s, [](const Terrain& t) { return t.ground == Ground::Impassable; });
    }
    bool isFord(Square s) const { return isOn(s, isWater); }
    bool isWood(Square s) const {
        return !isFord(s) && isOn(s, [](const Terrain& t) { return isSlow(t) && !isWater(t); });
    }
    int height(Square s) const {
        return static_cast<int>(std::ranges::count_if(m_game.setup().terrain, [&](const Terrain& t) {
            return t.kind == "hill" && ephor::contains(t.outline, centre(s));
        }));
    }
    /// OTW-018
    bool isSlowFor(PieceId unit, Square s) const { return !isLoose(unit) && (isFord(s) || isWood(s)); }

    /// OTW-205, OTW-207: dice of an attack without its general's.
    int dice(const Table& table, PieceId unit, PieceId enemy) const {
        const Square here = square(table, unit);
        const Square there = square(table, enemy);
        int dice = stat(unit, "attack");
        if (has(unit, "hoplites") && has(enemy, "hoplites"))
            dice = 3;
        if (has(unit, "archers") && (has(enemy, "skirmisher") || has(enemy, "light_cavalry")))
            dice = 3;
        if (isWood(here) || isWood(there))
            dice = has(unit, "loose_order") ? 2 : 1;
        if (has(unit, "throwing_spears") && table.counter(unit, ohw::Strength) >= stat(unit, "strength"))
            ++dice;
        return dice + (height(here) > height(there) || isFord(there) ? 1 : 0);
    }
    /// Quarters from the front of `target` to the side on which it is struck: 0 front, 1 flank, 2 rear.
    int struck(const Table& table, PieceId unit, PieceId target) const {
        const Edge side = edgeToward(heading(table, target),
                                     straightTo(square(table, target), square(table, unit)).value_or(Heading::North));
        return side == Edge::Front ? 0 : side == Edge::Rear ? 2 : 1;
    }
    /// The score that hits; precedence of section 0.
    int score(const Table& table, PieceId unit, PieceId target) const {
        const int side = struck(table, unit, target);
        if (has(unit, "elephants") && has(target, "elephant_drill"))
            return 6;
        if (side == 2)
            return 3;
        if (has(unit, "hoplites") && has(target, "hoplites"))
            return 5;
        if (side == 1 && (has(target, "phalanx") || (has(target, "hoplites") && !is("hoplite_flank", "normal"))))
            return 5;
        if (has(unit, "indian") && has(target, "african"))
            return 5;
        return stat(target, "defence");
    }
    bool replies(int struck) const { return is("reply", "always") || (struck == 0 && !is("reply", "never")); }

    /// OTW-012 to OTW-014, OTW-018: the cost of coming to a pose by an activation of that Move; none where it cannot.
    std::optional<int> costTo(const Table& table, PieceId unit, const Pose& to) const {
        struct Step {
            Square square;
            Heading heading;
            int cost;
        };
        const Square start = square(table, unit);
        const int most = isSlowFor(unit, start) ? 1 : stat(unit, "move");
        const bool turnsFree = has(unit, "free_turn");
        std::deque<Step> open{{start, heading(table, unit), 0}};
        std::map<std::array<int, 3>, int> seen;
        std::optional<int> best;
        while (!open.empty()) {
            const Step step = open.front();
            open.pop_front();
            const std::array<int, 3> key{step.square.column, step.square.row, static_cast<int>(step.heading)};
            if (step.cost > most || (seen.contains(key) && seen[key] <= step.cost))
                continue;
            seen[key] = step.cost;
            if (step.square == squareOf(to, m_side) && step.heading == headingOf(to) && (!best || step.cost < *best))
                best = step.cost;
            const bool stops = step.cost > 0 && isSlowFor(unit, step.square);
            for (const Heading way : {leftOf(step.heading), rightOf(step.heading)})
                if (turnsFree || !stops)
                    open.push_back({step.square, way, step.cost + (turnsFree ? 0 : 1)});
            const Square next = stepped(step.square, step.heading);
            if (stops || !contains(next) || isImpassable(next) || (isSlowFor(unit, next) && step.cost > 0))
                continue;
            const PieceId there = at(table, next);
            if (!there || there == unit || mayPass(table, unit, there))
                open.push_back({next, step.heading, step.cost + 1});
        }
        return best;
    }
    /// OTW-014
    bool mayPass(const Table& table, PieceId unit, PieceId there) const {
        return table.side(unit) == table.side(there) && (has(unit, "skirmisher") || has(there, "skirmisher"));
    }

    /// OTW-038, OTW-049, OTW-210: where a flight ends.
    struct Flight {
        enum class End : std::uint8_t { Stands, Left, CutDown } end = End::Stands;
        Square square;
    };
    Flight flight(const Table& table, PieceId unit) const {
        const Heading way = home(table.side(unit));
        Square here = square(table, unit);
        Square free = here;
        int moves = isSlowFor(unit, here) ? 1 : stat(unit, "move");
        for (int gone = 0; gone < moves || !(here == free); ++gone) {
            const Square next = stepped(here, way);
            if (!contains(next))
                return {Flight::End::Left, here};
            const bool slow = isSlowFor(unit, next);
            if (isImpassable(next) || (slow && gone > 0 && gone < moves))
                break;
            const PieceId there = at(table, next);
            if (there && table.side(there) != table.side(unit))
                return {Flight::End::CutDown, next};
            if (slow)
                moves = gone + 1;
            here = next;
            if (!there)
                free = here;
        }
        return {Flight::End::Stands, free};
    }

private:
    static bool isSlow(const Terrain& t) { return t.ground == Ground::Difficult || t.ground == Ground::Dangerous; }
    static bool isWater(const Terrain& t) { return isSlow(t) && (t.kind == "river" || t.kind == "ditch"); }
    const ChosenOption* chosen(std::string_view key) const {
        for (const ChosenOption& option : m_game.setup().options)
            if (option.key == key)
                return &option;
        return nullptr;
    }

    const Game& m_game;
    double m_side = 6;
    int m_columns = 0;
    int m_rows = 0;
    std::vector<bool> m_drill;
};

}  // namespace ephor::testing::ohw_texts
