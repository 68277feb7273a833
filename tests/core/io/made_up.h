// Random lists, set-ups and records, for round trips: everything that the types can hold, whether it makes sense or
// not.
#pragma once

#include "core/battle/record/record.h"
#include "core/dice/fast_dice.h"

#include <cmath>

namespace ephor {

class MadeUp {
public:
    explicit MadeUp(std::uint64_t seed) : m_dice(seed, 7) {}

    std::int64_t from(std::int64_t lowest, std::int64_t highest) {
        const std::uint64_t span = static_cast<std::uint64_t>(highest) - static_cast<std::uint64_t>(lowest);
        const std::uint64_t bits = static_cast<std::uint64_t>(m_dice.next()) << 32 | m_dice.next();
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(lowest) +
                                         (span == ~std::uint64_t{0} ? bits : bits % (span + 1)));
    }
    std::size_t count(int most) { return static_cast<std::size_t>(from(0, most)); }
    bool chance(int in) { return from(1, in) == 1; }
    double number() {
        return chance(3)
                   ? static_cast<double>(from(-1000, 1000)) / 4
                   : std::ldexp(static_cast<double>(from(-(1LL << 52), 1LL << 52)), static_cast<int>(from(-80, 20)));
    }
    Side side() { return chance(2) ? Side::A : Side::B; }
    PieceId piece() { return chance(3) ? PieceId{} : PieceId(static_cast<int>(from(0, PieceSet::room - 1))); }

    std::string text(int most = 20) {
        static const std::string letters[] = {"a", "B", " ", "é", "Ἀ", "𐎱", "\"", "\\", "'", "#",
                                              "=", "[", "]", ",", "{", "–", "7",  ".",  "<", "&"};
        std::string out = "x";
        for (std::size_t i = count(most - 1); i > 0; --i)
            out += letters[static_cast<std::size_t>(from(0, std::size(letters) - 1))];
        return out;
    }

    Field field(std::size_t n) {
        Field field;
        field.key = (chance(5) ? text() : "key") + std::to_string(n);
        switch (from(0, 3)) {
        case 0:
            field.value = text();
            break;
        case 1:
            field.value = from(INT64_MIN, INT64_MAX);
            break;
        case 2:
            field.value = number();
            break;
        default:
            field.value = chance(2);
        }
        return field;
    }

    std::vector<Field> fields() {
        std::vector<Field> all;
        for (std::size_t n = count(5); n > 0; --n)
            all.push_back(field(n));
        return all;
    }

    std::vector<Entry> entries(int depth) {
        static const char* tables[] = {"unit", "phalanx", "band", "a table"};
        std::vector<Entry> all;
        for (std::size_t n = count(4); n > 0; --n) {
            Entry entry;
            entry.table = tables[from(0, 3)];
            entry.fields = fields();
            if (depth < 3)
                entry.children = entries(depth + 1);
            all.push_back(std::move(entry));
        }
        return all;
    }

    ArmyList list() {
        ArmyList list;
        list.system = "men_of_bronze";
        list.rules = "1";
        list.name = text(40);
        list.state = chance(2) ? text() : "";
        list.fields = fields();
        list.entries = entries(1);
        return list;
    }

    Vec point(double width = 72, double height = 48) { return {width * fraction(), height * fraction()}; }
    double fraction() { return std::ldexp(static_cast<double>(m_dice.next()), -32); }
    Pose pose() { return snapped(Pose{point(), direction(Vec{fraction() - 0.5, fraction() - 0.5})}); }

    /// A triangle or a box, never flat.
    std::vector<Vec> outline() {
        const Vec at = point(60, 36);
        const double w = 1 + 10 * fraction();
        const double h = 1 + 10 * fraction();
        if (chance(2))
            return {at, {at.x + w, at.y}, {at.x, at.y + h}};
        return {at, {at.x + w, at.y}, {at.x + w, at.y + h}, {at.x, at.y + h}};
    }

    Choice choice() {
        Choice c;
        if (chance(2))
            c.code = static_cast<std::int16_t>(from(-32768, 32767));
        c.piece = piece();
        if (chance(2))
            c.number = static_cast<std::int32_t>(from(-2147483648LL, 2147483647LL));
        for (std::size_t n = count(4); n > 0; --n)
            c.set.insert(PieceId(static_cast<int>(from(0, PieceSet::room - 1))));
        if (chance(2))
            c.pose = pose();
        c.turns = static_cast<std::uint8_t>(count(Choice::mostTurns));
        for (int i = 0; i < c.turns; ++i)
            c.via[static_cast<std::size_t>(i)] = pose().centre;
        return c;
    }

    RecordEntry entry() {
        switch (from(0, 4)) {
        case 0: {
            TypedRoll roll{side(), piece(), static_cast<std::uint8_t>(from(2, 255)), {}};
            for (std::size_t n = 1 + count(Roll::most - 1); n > 0; --n)
                roll.faces.push_back(static_cast<std::uint8_t>(from(1, roll.sides)));
            if (chance(2))
                roll.number = static_cast<int>(from(0, 100'000));
            return roll;
        }
        case 1: {
            Correction c;
            c.kind = static_cast<Correction::Kind>(from(0, 3));
            c.piece = piece();
            c.side = side();
            c.counter = static_cast<std::uint8_t>(from(0, 255));
            c.value = static_cast<std::int16_t>(from(-32768, 32767));
            if (chance(2))
                c.pose = pose();
            c.reason = text(60);
            return c;
        }
        default:
            return Answer{
                {static_cast<DecisionId>(from(0, 255)), side(), piece()}, choice(), static_cast<By>(from(0, 5))};
        }
    }

    Setup setup(bool withLists = true) {
        Setup setup;
        setup.system = "men_of_bronze";
        setup.rules = "1";
        setup.name = text(40);
        setup.note = chance(2) ? text(100) + "\n" + text(100) : "";
        setup.table = {12 + 388 * fraction(), 12 + 388 * fraction()};
        if (setup.table.width < 72)
            setup.table.width = 72;
        if (setup.table.height < 48)
            setup.table.height = 48;
        for (std::size_t n = count(4); n > 0; --n)
            setup.terrain.push_back(
                {chance(4) ? "" : text(), "wood", static_cast<Ground>(from(0, 3)), chance(2), outline()});
        for (std::size_t n = count(4); n > 0; --n)
            setup.placements.push_back({side(), static_cast<int>(from(0, 29)), pose(), static_cast<int>(from(0, 1))});
        if (withLists)
            setup.lists = {list(), list()};
        return setup;
    }

    Record record() {
        Record r;
        r.program = "0.1.0";
        r.rulesData = digestOf(text());
        r.setup = setup();
        r.setup.options = {{"turn_limit", "8"}, {text(), text()}};
        if (chance(2)) {
            r.dice.seed = static_cast<std::uint64_t>(from(INT64_MIN, INT64_MAX));
            r.dice.stream = static_cast<std::uint64_t>(from(0, 100));
        } else {
            r.dice.kind = DicePlan::Kind::Sealed;
            for (std::uint8_t& byte : r.dice.key.bytes)
                byte = static_cast<std::uint8_t>(from(0, 255));
        }
        for (std::size_t n = count(20); n > 0; --n)
            r.entries.push_back(entry());
        int rolls = 0;
        for (std::size_t n = count(3); n > 0; --n)
            r.forks.push_back(
                {rolls += static_cast<int>(count(50)), static_cast<std::uint64_t>(from(INT64_MIN, INT64_MAX))});
        for (std::size_t n = count(3); n > 0; --n)
            r.undone.push_back({count(100), count(100), static_cast<int>(count(100))});
        if (chance(2))
            r.result = BattleResult{static_cast<Winner>(from(0, 2)), static_cast<int>(from(0, 50)), digestOf(text())};
        return r;
    }

private:
    Pcg32 m_dice;
};

}  // namespace ephor
