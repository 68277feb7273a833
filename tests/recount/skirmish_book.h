// The rules of the skirmish as the text has them (rules/skirmish.md), written a second time: figures, ground, sight,
// arcs, factors. It shares nothing with the engine but the names of counters, troop data and geometry.
#pragma once

#include "core/battle/game.h"
#include "core/rules/skirmish/state.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace ephor::testing::skirmish_book {

inline constexpr double rounding = 1e-5;  ///< poses are snapped; limits are held to this

/// SKI-103: a figure as its list and the troop data say.
struct Man {
    int armour = 0;  ///< 0 unarmoured, 1 partly, 2 fully
    int grade = 0;   ///< 0 militia to 3 elite
    int stripes = 0;
    int weapon = 0;  ///< the factor of SKI-036 and SKI-037
    bool spear = false;
    bool lance = false;
    bool mounted = false;
    bool shield = false;
    double shortRange = 0;
    double longRange = 0;  ///< 0: no missile weapon
    int retinue = 0;
    int player = 0;
    bool leader = false;
    const TroopType* type = nullptr;

    double radius() const { return mounted ? 0.75 : 0.5; }  // SKI-102
    double move() const {                                   // SKI-010 to SKI-012, SKI-015, SKI-124
        static constexpr std::array<double, 3> foot{9, 8, 6};
        static constexpr std::array<double, 3> horse{18, 16, 12};
        return (mounted ? horse : foot)[static_cast<std::size_t>(armour)];
    }
    int roughDie() const {  // SKI-014, SKI-124
        static constexpr std::array<int, 3> foot{8, 8, 6};
        static constexpr std::array<int, 3> horse{10, 10, 8};
        return (mounted ? horse : foot)[static_cast<std::size_t>(armour)];
    }
};

inline int placeIn(const TroopType& type, std::initializer_list<std::string_view> words, int otherwise) {
    int n = 0;
    for (const std::string_view word : words) {
        if (type.has(word))
            return n;
        ++n;
    }
    return otherwise;
}

inline Man manOf(const TroopType& type, const Entry& entry) {
    Man man;
    man.type = &type;
    man.armour = placeIn(type, {"unarmoured", "partly_armoured", "fully_armoured"}, 0);
    man.grade = placeIn(type, {"militia", "average", "veteran", "elite"}, 0);
    const std::string named = entry.text("class");
    int n = 0;
    for (const std::string_view word : {"militia", "average", "veteran", "elite"}) {
        if (named == word)
            man.grade = n;
        ++n;
    }
    man.stripes = static_cast<int>(entry.integer("stripes", man.grade));  // SKI-105
    man.spear = type.has("spear");
    man.lance = type.has("lance");
    man.weapon = type.has("double_handed")               ? 3
                 : type.has("single_handed")             ? 2
                 : type.has("spear") || type.has("club") ? 1
                                                         : 0;
    man.mounted = type.has("mounted");
    man.shield = type.has("shield");
    if (type.has("javelin"))  // SKI-023 to SKI-025
        man.shortRange = 3, man.longRange = 6;
    if (type.has("bow") || type.has("sling"))
        man.shortRange = 8, man.longRange = 16;
    if (type.has("crossbow"))
        man.shortRange = 10, man.longRange = 20;
    return man;
}

/// A battle's figures, ground and options.
class Book {
public:
    explicit Book(const Game& played) : game(played) {
        for (const Side side : bothSides) {
            std::vector<std::int64_t> players;
            int retinue = 0;
            for (const Entry& entry : game.setup().lists[index(side)].entries) {
                if (entry.table != "retinue")
                    continue;
                const std::int64_t player = entry.integer("player", 1);
                auto known = std::ranges::find(players, player);
                if (known == players.end())
                    known = players.insert(players.end(), player);
                for (const Entry& child : entry.children)
                    for (std::int64_t i = 0; i < child.integer("count", 1); ++i) {
                        Man man = manOf(*game.system().catalogue().find(child.text("type")), child);
                        man.retinue = retinue;
                        man.player = static_cast<int>(known - players.begin());
                        man.leader = child.flag("leader") && i == 0;
                        men.push_back(man);
                    }
                ++retinue;
            }
        }
    }

    const Game& game;
    std::vector<Man> men;

    const Man& man(PieceId piece) const { return men[piece.index()]; }
    std::string option(std::string_view key) const {
        for (const ChosenOption& chosen : game.setup().options)
            if (chosen.key == key)
                return chosen.value;
        for (const OptionInfo& info : game.system().info().options)
            if (info.key == key)
                return info.standard;
        return {};
    }
    PieceSet retinueOf(Side side, int retinue) const {
        PieceSet figures;
        for (const PieceId piece : game.opening().all(side))
            if (man(piece).retinue == retinue)
                figures.insert(piece);
        return figures;
    }
    int retinues(Side side) const {
        int most = 0;
        for (const PieceId piece : game.opening().all(side))
            most = std::max(most, man(piece).retinue + 1);
        return most;
    }

    // Ground ----------------------------------------------------------------------------------------------------------
    bool isIn(Vec point, std::initializer_list<std::string_view> kinds) const { return countIn(point, kinds) > 0; }
    int countIn(Vec point, std::initializer_list<std::string_view> kinds) const {
        int n = 0;
        for (const Terrain& one : game.setup().terrain)
            n += isKind(one, kinds) && contains(one.outline, point) ? 1 : 0;
        return n;
    }
    static bool isKind(const Terrain& one, std::initializer_list<std::string_view> kinds) {
        return std::ranges::find(kinds, std::string_view(one.kind)) != kinds.end();
    }
    bool isRough(Vec point) const {
        for (const Terrain& one : game.setup().terrain)
            if ((one.ground == Ground::Difficult || one.ground == Ground::Dangerous) && contains(one.outline, point))
                return true;
        return false;
    }
    bool isCover(Vec point) const {
        return isIn(point, {"wood", "light_wood", "cover", "rubble", "hedge", "scrub", "orchard"});
    }
    int height(Vec point) const { return countIn(point, {"hill", "slope", "steep_slope"}); }
    bool hasObstacle(Vec a, Vec b) const {
        for (const Terrain& one : game.setup().terrain)
            if (isKind(one, {"wall", "hedge", "fence", "barricade", "fortification"}) &&
                lengthInside(one.outline, a, b) > rounding)
                return true;
        return false;
    }
    /// SKI-114: more than two inches of wood, crests and buildings.
    bool groundHides(Vec a, Vec b) const {
        double wood = 0;
        for (const Terrain& one : game.setup().terrain) {
            if (isKind(one, {"wood", "light_wood", "orchard"}))
                wood += lengthInside(one.outline, a, b);
            else if (one.blocksSight && !contains(one.outline, a) && !contains(one.outline, b) &&
                     lengthInside(one.outline, a, b) > rounding)
                return true;
        }
        return wood > 2 + rounding;
    }

    // Measuring -------------------------------------------------------------------------------------------------------
    double gap(const Table& table, PieceId a, PieceId b) const {
        return length(table.body(a).pose.centre - table.body(b).pose.centre) - man(a).radius() - man(b).radius();
    }
    bool touch(const Table& table, PieceId a, PieceId b) const { return gap(table, a, b) <= 0.01 + 1e-6; }
    PieceSet enemiesTouching(const Table& table, PieceId figure) const {
        PieceSet enemies;
        for (const PieceId enemy : table.present(other(table.side(figure))))
            if (touch(table, figure, enemy))
                enemies.insert(enemy);
        return enemies;
    }
    static double squaredFromLine(Vec point, Vec from, Vec to) {
        const Vec way = to - from;
        const double whole = squaredLength(way);
        const double at = whole > 0 ? std::clamp(dot(point - from, way) / whole, 0.0, 1.0) : 0.0;
        return squaredLength(point - (from + way * at));
    }
    /// SKI-114: one clear line from centre to centre; any disc blocks.
    bool sees(const Table& table, PieceId figure, PieceId target) const {
        const Vec from = table.body(figure).pose.centre;
        const Vec to = table.body(target).pose.centre;
        for (const PieceId one : table.present())
            if (one != figure && one != target &&
                squaredFromLine(table.body(one).pose.centre, from, to) < std::pow(man(one).radius() - rounding, 2))
                return false;
        return !groundHides(from, to);
    }
    /// Degrees between where a figure looks and where a point lies.
    static double bearing(const Pose& pose, Vec point) {
        const Vec to = point - pose.centre;
        const double distance = length(to);
        return distance == 0
                   ? 0
                   : std::acos(std::clamp(dot(to, pose.facing) / distance, -1.0, 1.0)) * 180 / 3.14159265358979323846;
    }
    static bool isInFront(const Pose& pose, Vec point) { return bearing(pose, point) <= 90 + 1e-3; }

    // Shield walls ----------------------------------------------------------------------------------------------------
    bool isMate(const Table& table, PieceId a, PieceId b) const {
        return table.side(a) == table.side(b) && man(a).retinue == man(b).retinue && gap(table, a, b) <= 0.5 + 1e-6 &&
               dot(table.body(a).pose.facing, table.body(b).pose.facing) >= 0.8660254037844386 - 1e-6;
    }
    /// SKI-112: is each of them in a chain of three or more?
    bool areChains(const Table& table, const PieceSet& wall) const {
        for (const PieceId first : wall) {
            std::vector<PieceId> chain{first};
            for (std::size_t i = 0; i < chain.size() && chain.size() < 3; ++i)
                for (const PieceId mate : wall)
                    if (std::ranges::find(chain, mate) == chain.end() && isMate(table, chain[i], mate))
                        chain.push_back(mate);
            if (chain.size() < 3)
                return false;
        }
        return true;
    }
    static bool isWalled(const Table& table, PieceId figure) { return table.counter(figure, skirmish::Wall) != 0; }

    // Melee -----------------------------------------------------------------------------------------------------------
    enum class Struck { Front, Flank, Rear };
    /// SKI-121, SKI-043: the side of `enemy` that somebody at `from` attacks, where it counts; a shielded or covered
    /// flank is as good as the front.
    Struck struck(const Table& table, PieceId enemy, Vec from) const {
        const Pose& pose = table.body(enemy).pose;
        const double angle = bearing(pose, from);
        const bool quarters = option("arcs") == "quarters";
        if (angle <= (quarters ? 45 : 60) + 1e-4)
            return Struck::Front;
        if (angle >= (quarters ? 135 : 120) - 1e-4)
            return Struck::Rear;
        const Vec right{pose.facing.y, -pose.facing.x};
        const double aside = dot(from - pose.centre, right);
        const Man& his = man(enemy);
        // SKI-112: in a wall he holds his shield, and strikes with one hand.
        if (aside < 0 && his.shield && (his.weapon < 3 || isWalled(table, enemy)))
            return Struck::Front;
        if (isWalled(table, enemy))
            for (const PieceId mate : table.present(table.side(enemy)))
                if (mate != enemy && isWalled(table, mate) && isMate(table, enemy, mate)) {
                    const double between = bearing(pose, table.body(mate).pose.centre);
                    const double mateAside = dot(table.body(mate).pose.centre - pose.centre, right);
                    if (between >= 45 - 1e-4 && between <= 135 + 1e-4 && (mateAside > 0) == (aside > 0))
                        return Struck::Front;
                }
        return Struck::Flank;
    }
    /// SKI-034, SKI-113: the lead that kills a figure which is attacked from there.
    int margin(const Table& table, PieceId figure, Vec from) const {
        static constexpr std::array<int, 3> margins{1, 2, 4};
        return isWalled(table, figure) && isInFront(table.body(figure).pose, from)
                   ? 6
                   : margins[static_cast<std::size_t>(man(figure).armour)];
    }
    /// SKI-031, SKI-036 to SKI-049: what a figure adds to its die.
    int factors(const Table& table, PieceId figure, PieceId enemy, bool firstRound, bool charging) const {
        const Man& mine = man(figure);
        const Man& his = man(enemy);
        const Vec here = table.body(figure).pose.centre;
        const Vec there = table.body(enemy).pose.centre;
        const bool uphill = height(there) > height(here);
        const bool star = firstRound && !(his.spear && !his.lance) && !uphill;  // SKI-039
        int sum = mine.stripes;
        sum += mine.lance && star                            ? std::stoi(option("lance"))
               : mine.weapon == 3 && isWalled(table, figure) ? 2
                                                             : mine.weapon;
        if (mine.mounted && !his.mounted && (option("star_on") == "lance" || star))
            sum += 1;
        const Struck side = struck(table, enemy, here);
        sum += side == Struck::Rear ? 2 : side == Struck::Flank ? 1 : 0;
        sum += charging ? 1 : 0;
        sum -= !mine.mounted && his.mounted && option("mtd_both") == "true" ? 1 : 0;
        sum -= table.counter(figure, skirmish::Wounds);
        sum -= uphill ? 1 : 0;
        sum -= hasObstacle(here, there) ? 1 : 0;
        return sum;
    }
    /// SKI-026 to SKI-028, SKI-113: the highest die that blocks a shot from there.
    int blocks(const Table& table, PieceId target, Vec from) const {
        const Pose& pose = table.body(target).pose;
        int level = isWalled(table, target) && isInFront(pose, from) ? 3 : man(target).armour;
        level = std::min(3, level + (isCover(pose.centre) ? 1 : 0));
        return 4 + 2 * level;
    }

    // Morale ----------------------------------------------------------------------------------------------------------
    static bool isRouting(const Table& table, PieceId figure) {
        return table.counter(figure, skirmish::State) == skirmish::Routing;
    }
    PieceId leaderOf(Side side, int retinue) const {
        for (const PieceId piece : retinueOf(side, retinue))
            if (man(piece).leader)
                return piece;
        return {};
    }
    /// SKI-056, SKI-125
    bool isLed(const Table& table, Side side, int retinue) const {
        const PieceId leader = leaderOf(side, retinue);
        if (!leader || !table.isPresent(leader) || isRouting(table, leader))
            return false;
        if (!enemiesTouching(table, leader).empty())
            return true;
        int living = 0;
        int close = 0;
        for (const PieceId figure : retinueOf(side, retinue) & table.present()) {
            ++living;
            close += gap(table, leader, figure) <= 4 + 1e-6 ? 1 : 0;
        }
        return 2 * close > living;
    }
    /// SKI-063, SKI-064: levels up or down.
    int levels(const Table& table, PieceId figure) const {
        const Side side = table.side(figure);
        bool up = isWalled(table, figure);
        for (int r = 0; r < retinues(side); ++r) {
            const PieceId leader = leaderOf(side, r);
            up = up || (leader && table.isPresent(leader) && !isRouting(table, leader) &&
                        gap(table, leader, figure) <= 4 + 1e-6);
        }
        bool sees = false;
        const int retinue = man(figure).retinue;
        if (table.counter(side, skirmish::counterOf(retinue, skirmish::StandardState)) == skirmish::Carried)
            for (const PieceId bearer : table.present(side))
                if ((table.counter(bearer, skirmish::Standard) >> retinue & 1) != 0)
                    sees = sees || !groundHides(table.body(figure).pose.centre, table.body(bearer).pose.centre);
        return (up ? 1 : 0) - (sees ? 0 : 1);
    }
    /// SKI-057: 0 no effect, 1 fall back, 2 rout.
    static int chart(int column, int score) {
        static constexpr std::array<int, 4> routs{4, 2, 1, 0};
        static constexpr std::array<int, 4> backs{6, 4, 3, 2};
        const int row = std::max(1, score);
        const auto c = static_cast<std::size_t>(column);
        return row <= routs[c] ? 2 : row <= backs[c] ? 1 : 0;
    }
    int result(const Table& table, PieceId figure, int score) const {
        const int shift = levels(table, figure);
        if (option("level") == "result")
            return std::clamp(chart(man(figure).grade, score) - shift, 0, 2);
        return chart(std::clamp(man(figure).grade + shift, 0, 3), score);
    }
    double flight(PieceId figure) const { return std::stod(option("fallback")) * man(figure).move(); }  // SKI-A16
};

}  // namespace ephor::testing::skirmish_book
