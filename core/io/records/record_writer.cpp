// Writes the lines of a record.
#include "core/battle/winner.h"
#include "core/io/records/record_json.h"
#include "core/io/records/record_words.h"
#include "core/io/records/setup_words.h"

#include <cmath>

namespace ephor {

namespace {

using namespace record_words;
using Out = nlohmann::ordered_json;

std::string line(const Out& json) { return json.dump(-1, ' ', false, Out::error_handler_t::replace) + "\n"; }

std::int64_t steps(double value, int bits) { return std::llround(std::ldexp(value, bits)); }
Out json(const Pose& at) {
    const Pose pose = snapped(at);
    return {steps(pose.centre.x, 24), steps(pose.centre.y, 24), steps(pose.facing.x, 40), steps(pose.facing.y, 40)};
}
Out json(Vec point) { return {steps(point.x, 24), steps(point.y, 24)}; }

Out json(const std::vector<Field>& fields) {
    Out all = Out::array();
    for (const Field& field : fields)
        all.push_back(Out::array({field.key, std::visit([](const auto& value) { return Out(value); }, field.value)}));
    return all;
}

Out json(const std::vector<Entry>& entries) {
    Out all = Out::array();
    for (const Entry& entry : entries) {
        Out one{{"table", entry.table}, {"fields", json(entry.fields)}};
        if (!entry.children.empty())
            one["children"] = json(entry.children);
        all.push_back(std::move(one));
    }
    return all;
}

Out json(const ArmyList& list) {
    return {{"format", list.format}, {"system", list.system},       {"rules", list.rules},          {"name", list.name},
            {"state", list.state},   {"fields", json(list.fields)}, {"entries", json(list.entries)}};
}

Out json(const Terrain& terrain) {
    Out outline = Out::array();
    for (const Vec corner : terrain.outline)
        outline.push_back(Out::array({corner.x, corner.y}));
    return {{"name", terrain.name},
            {"kind", terrain.kind},
            {"ground", ephor::name(terrain.ground)},
            {"blocks_sight", terrain.blocksSight},
            {"outline", std::move(outline)}};
}

Out json(const DicePlan& dice) {
    if (dice.kind == DicePlan::Kind::Sealed)
        return {{"kind", "sealed"}, {"key", dice.key.toHex()}, {"commitment", toHex(dice.key.commitment())}};
    return {{"kind", "fast"}, {"seed", std::to_string(dice.seed)}, {"stream", std::to_string(dice.stream)}};
}

/// Writes only the fields that differ from the default.
void write(Out& to, const Choice& c) {
    const Choice choice = snapped(c);
    const Choice none;
    if (choice.code != 0)
        to["code"] = choice.code;
    if (choice.piece)
        to["at"] = choice.piece.value;
    if (choice.number != 0)
        to["number"] = choice.number;
    if (!choice.set.empty()) {
        Out pieces = Out::array();
        for (const PieceId piece : choice.set)
            pieces.push_back(piece.value);
        to["set"] = std::move(pieces);
    }
    if (choice.pose != none.pose)
        to["pose"] = json(choice.pose);
    if (choice.turns != 0)
        to["turns"] = choice.turns;
    if (choice.via != none.via) {
        Out points = Out::array();
        for (const Vec point : choice.via)
            points.push_back(json(point));
        to["via"] = std::move(points);
    }
}

struct EntryWriter {
    Out operator()(const Answer& answer) const {
        Out out{{"d", answer.question.decision}, {"side", name(answer.question.side)}};
        if (answer.question.piece)
            out["piece"] = answer.question.piece.value;
        write(out, answer.choice);
        out["by"] = ephor::name(answer.by);
        return {{"answer", std::move(out)}};
    }
    Out operator()(const TypedRoll& roll) const {
        Out out{{"side", name(roll.side)}};
        if (roll.piece)
            out["piece"] = roll.piece.value;
        out["sides"] = roll.sides;
        out["faces"] = roll.faces;
        if (roll.number != TypedRoll::next)
            out["roll"] = roll.number;
        return {{"typed", std::move(out)}};
    }
    Out operator()(const Correction& correction) const {
        Out out{{"kind", corrections[static_cast<std::size_t>(correction.kind)]}, {"side", name(correction.side)}};
        if (correction.piece)
            out["piece"] = correction.piece.value;
        if (correction.counter != 0)
            out["counter"] = correction.counter;
        if (correction.value != 0)
            out["value"] = correction.value;
        if (correction.pose != Pose{})
            out["pose"] = json(correction.pose);
        out["reason"] = correction.reason;
        return {{"correction", std::move(out)}};
    }
};

}  // namespace

std::string headerLine(const Record& record) {
    Out options = Out::array();
    for (const ChosenOption& option : record.setup.options)
        options.push_back(Out::array({option.key, option.value}));
    return line({{"format", Record::currentFormat},
                 {"kind", recordKind},
                 {"program", record.program},
                 {"system", record.setup.system},
                 {"rules", record.setup.rules},
                 {"rules_data", toHex(record.rulesData)},
                 {"dice", json(record.dice)},
                 {"options", std::move(options)}});
}

std::string setupLine(const Setup& setup) {
    Out terrain = Out::array();
    for (const Terrain& one : setup.terrain)
        terrain.push_back(json(one));
    Out placements = Out::array();
    for (const Placement& one : setup.placements)
        placements.push_back(
            {{"side", name(one.side)}, {"unit", one.unit}, {"code", one.code}, {"pose", json(one.pose)}});
    return line({{"setup",
                  {{"name", setup.name},
                   {"note", setup.note},
                   {"width", setup.table.width},
                   {"height", setup.table.height},
                   {"terrain", std::move(terrain)},
                   {"a", json(setup.lists[0])},
                   {"b", json(setup.lists[1])},
                   {"placements", std::move(placements)}}}});
}

std::string entryLine(const RecordEntry& entry) { return line(std::visit(EntryWriter{}, entry)); }

std::string forkLine(const Fork& fork) {
    return line({{"fork", {{"rolls", fork.rolls}, {"seed", std::to_string(fork.seed)}}}});
}

std::string undoneLine(const Undone& undone) {
    return line({{"undone", {{"at", undone.at}, {"entries", undone.entries}, {"rolls", undone.rolls}}}});
}

std::string resultLine(const BattleResult& result) {
    return line(
        {{"result", {{"winner", name(result.winner)}, {"turns", result.turns}, {"digest", toHex(result.digest)}}}});
}

std::string logLine(const LogLine& told) {
    Out out{{"rank", ranks[static_cast<std::size_t>(told.rank)]}, {"text", told.text}};
    if (!told.rule.empty())
        out["rule"] = told.rule;
    return line({{"log", std::move(out)}});
}

}  // namespace ephor
