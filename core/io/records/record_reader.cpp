// Reads the lines of a record.
#include "core/battle/setup/setup_limits.h"
#include "core/battle/winner.h"
#include "core/io/lists/army_list_toml.h"
#include "core/io/records/record_io.h"
#include "core/io/records/record_json.h"
#include "core/io/records/record_words.h"
#include "core/io/records/setup_words.h"

#include <algorithm>
#include <cmath>

namespace ephor {

namespace {

using namespace record_words;
using Json = nlohmann::json;

constexpr std::size_t longestText = 4096;
constexpr std::size_t mostOptions = 100;
constexpr double farthestCorner = 1000;
constexpr std::int64_t mostRolls = 1'000'000'000;

/// Reads the members of [[key, value], …].
template <typename Take> void readPairs(const Json& pairs, RecordObject& in, const char* key, Take&& take) {
    for (const Json& pair : pairs) {
        if (!pair.is_array() || pair.size() != 2 || !pair[0].is_string() ||
            pair[0].get_ref<const std::string&>().size() > 256)
            in.fail({"\"{0}\" must hold pairs of a key and a value.", {key}});
        else
            take(pair[0].get<std::string>(), pair[1]);
        if (!in.good())
            return;
    }
}

void readFields(RecordObject& in, std::vector<Field>& fields) {
    readPairs(in.array("fields", mostFields), in, "fields", [&](std::string key, const Json& value) {
        Field field;
        field.key = std::move(key);
        if (value.is_string())
            field.value = value.get<std::string>();
        else if (value.is_boolean())
            field.value = value.get<bool>();
        else if (value.is_number_float())
            field.value = value.get<double>();
        else if (value.is_number_integer() && !(value.is_number_unsigned() && value.get<std::uint64_t>() >> 63 != 0))
            field.value = value.get<std::int64_t>();
        else
            in.fail({"\"{0}\" has a value of no known kind.", {field.key}});
        fields.push_back(std::move(field));
    });
}

void readEntries(RecordObject& in, const char* key, std::vector<Entry>& entries, std::optional<Message>& fault,
                 int depth) {
    if (depth > deepestEntry) {
        in.fail("Tables of a list are nested too deep.");
        return;
    }
    for (const Json& one : in.array(key, mostEntries)) {
        if (!one.is_object()) {
            in.fail({"\"{0}\" must hold objects.", {key}});
            return;
        }
        RecordObject object(&one, fault);
        Entry entry;
        entry.table = object.text("table", 256);
        readFields(object, entry.fields);
        if (object.has("children"))
            readEntries(object, "children", entry.children, fault, depth + 1);
        object.finish();
        if (!object.good())
            return;
        entries.push_back(std::move(entry));
    }
}

ArmyList readList(const Json* json, std::optional<Message>& fault) {
    RecordObject in(json, fault);
    ArmyList list;
    list.format = static_cast<int>(in.integer("format", 1, ArmyList::currentFormat));
    list.system = in.text("system", longestText);
    list.rules = in.text("rules", longestText);
    list.name = in.text("name", longestText);
    list.state = in.text("state", longestText);
    readFields(in, list.fields);
    readEntries(in, "entries", list.entries, fault, 1);
    in.finish();
    return list;
}

Terrain readTerrain(const Json* json, std::optional<Message>& fault) {
    RecordObject in(json, fault);
    Terrain terrain;
    terrain.name = in.text("name", longestText);
    terrain.kind = in.text("kind", longestText);
    terrain.ground = static_cast<Ground>(in.word("ground", groundWords));
    terrain.blocksSight = in.flag("blocks_sight");
    for (const Json& corner : in.array("outline", mostCorners)) {
        const bool isPoint = corner.is_array() && corner.size() == 2 && corner[0].is_number() && corner[1].is_number();
        const Vec point = isPoint ? Vec{corner[0].get<double>(), corner[1].get<double>()} : Vec{};
        if (!isPoint || !(std::abs(point.x) <= farthestCorner && std::abs(point.y) <= farthestCorner)) {
            in.fail("A corner of terrain must be two numbers.");
            return {};
        }
        terrain.outline.push_back(point);
    }
    if (in.good() && terrain.outline.size() < 3)
        in.fail("An outline must have three corners or more.");
    in.finish();
    return terrain;
}

Placement readPlacement(const Json* json, std::optional<Message>& fault) {
    RecordObject in(json, fault);
    Placement placement;
    placement.side = in.side("side");
    placement.unit = static_cast<int>(in.integer("unit", 0, PieceSet::room - 1));
    placement.code = static_cast<int>(in.integer("code", -32768, 32767));
    if (!in.has("pose"))
        in.fail("A placement must have a \"pose\".");
    placement.pose = in.pose("pose");
    in.finish();
    return placement;
}

/// Reads an array of objects.
template <typename T, typename Read>
void readAll(RecordObject& in, const char* key, std::size_t most, std::vector<T>& all, std::optional<Message>& fault,
             Read&& read) {
    for (const Json& one : in.array(key, most)) {
        if (!one.is_object())
            in.fail({"\"{0}\" must hold objects.", {key}});
        T value = read(&one, fault);
        if (!in.good())
            return;
        all.push_back(std::move(value));
    }
}

Choice readChoice(RecordObject& in) {
    Choice choice;
    choice.code = static_cast<std::int16_t>(in.integer("code", -32768, 32767, 0));
    choice.piece = in.piece("at");
    choice.number = static_cast<std::int32_t>(in.integer("number", -2147483648LL, 2147483647LL, 0));
    if (in.has("set")) {
        for (const Json& one : in.array("set", PieceSet::room)) {
            if (!one.is_number_unsigned() || one.get<std::uint64_t>() >= PieceSet::room ||
                choice.set.contains(PieceId(one.get<int>()))) {
                in.fail("\"set\" must hold different pieces.");
                break;
            }
            choice.set.insert(PieceId(one.get<int>()));
        }
    }
    choice.pose = in.pose("pose");
    choice.turns = static_cast<std::uint8_t>(in.integer("turns", 0, Choice::mostTurns, 0));
    if (in.has("via")) {
        const Json& points = in.array("via", Choice::mostTurns);
        for (std::size_t i = 0; i < points.size(); ++i) {
            // A point is a position without a facing; unused points of the path are at the origin.
            const Json& point = points[i];
            const auto isStep = [](const Json& number) {
                return number.is_number_integer() &&
                       std::abs(number.get<double>()) <= static_cast<double>(farthestStep);
            };
            if (!point.is_array() || point.size() != 2 || !isStep(point[0]) || !isStep(point[1])) {
                in.fail("\"via\" must hold points of two whole numbers.");
                break;
            }
            choice.via[i] = {std::ldexp(point[0].get<double>(), -24), std::ldexp(point[1].get<double>(), -24)};
        }
    }
    return choice;
}

Answer readAnswer(RecordObject& in) {
    static const auto words = [] {
        std::array<std::string_view, givers.size()> all;
        for (std::size_t i = 0; i < givers.size(); ++i)
            all[i] = ephor::name(givers[i]);
        return all;
    }();
    Answer answer;
    answer.question.decision = static_cast<DecisionId>(in.integer("d", 0, 255));
    answer.question.side = in.side("side");
    answer.question.piece = in.piece("piece");
    answer.choice = readChoice(in);
    answer.by = givers[in.word("by", words)];
    return answer;
}

TypedRoll readTyped(RecordObject& in) {
    TypedRoll roll;
    roll.side = in.side("side");
    roll.piece = in.piece("piece");
    roll.sides = static_cast<std::uint8_t>(in.integer("sides", 2, 255));
    for (const Json& face : in.array("faces", Roll::most)) {
        if (!face.is_number_unsigned() || face.get<std::uint64_t>() < 1 || face.get<std::uint64_t>() > roll.sides) {
            in.fail({"A face of a die with {0} sides must be 1 to {0}.", {std::to_string(roll.sides)}});
            break;
        }
        roll.faces.push_back(face.get<std::uint8_t>());
    }
    roll.number = static_cast<int>(in.integer("roll", 0, mostRolls, TypedRoll::next));
    if (in.good() && roll.faces.empty())
        in.fail("A roll must have one die or more.");
    return roll;
}

Correction readCorrection(RecordObject& in) {
    Correction correction;
    correction.kind = static_cast<Correction::Kind>(in.word("kind", corrections));
    correction.side = in.side("side");
    correction.piece = in.piece("piece");
    correction.counter = static_cast<std::uint8_t>(in.integer("counter", 0, 255, 0));
    correction.value = static_cast<std::int16_t>(in.integer("value", -32768, 32767, 0));
    correction.pose = in.pose("pose");
    correction.reason = in.text("reason", longestText);
    return correction;
}

}  // namespace

void readHeader(RecordLine& from, Record& record) {
    RecordObject in(from.json(), from.fault());
    static constexpr std::string_view kinds[] = {recordKind};
    in.integer("format", 1, Record::currentFormat);
    in.word("kind", kinds);
    record.program = in.text("program", 256);
    record.setup.system = in.text("system", 256);
    record.setup.rules = in.text("rules", 256);
    record.rulesData = in.digest("rules_data");
    RecordObject plan(in.object("dice"), from.fault());
    record.dice.kind = static_cast<DicePlan::Kind>(plan.word("kind", record_words::dice));
    if (record.dice.kind == DicePlan::Kind::Sealed) {
        const std::optional<DiceKey> key = DiceKey::fromHex(plan.text("key", 64));
        const Digest commitment = plan.digest("commitment");
        if (!key)
            plan.fail("\"key\" must be 64 hexadecimal digits.");
        else if (commitment != key->commitment())
            plan.fail("The dice key is not the one that was committed to.");
        record.dice.key = key.value_or(DiceKey{});
    } else {
        record.dice.seed = plan.seed("seed");
        record.dice.stream = plan.seed("stream");
    }
    plan.finish();
    readPairs(in.array("options", mostOptions), in, "options", [&](std::string key, const Json& value) {
        if (!value.is_string() || value.get_ref<const std::string&>().size() > 256)
            in.fail({"The option \"{0}\" must have a text for its value.", {key}});
        else
            record.setup.options.push_back({std::move(key), value.get<std::string>()});
    });
    in.finish();
}

void readSetupLine(RecordLine& from, Setup& setup) {
    RecordObject outer(from.json(), from.fault());
    RecordObject in(outer.object("setup"), from.fault());
    outer.finish();
    setup.name = in.text("name", longestText);
    setup.note = in.text("note", 4 * longestText, true);
    setup.table.width = in.number("width", 1, farthestCorner);
    setup.table.height = in.number("height", 1, farthestCorner);
    readAll(in, "terrain", mostTerrain, setup.terrain, from.fault(), readTerrain);
    setup.lists[0] = readList(in.object("a"), from.fault());
    setup.lists[1] = readList(in.object("b"), from.fault());
    readAll(in, "placements", mostPlacements, setup.placements, from.fault(), readPlacement);
    in.finish();
}

LogLine readLogLine(RecordObject& in) {
    LogLine line;
    line.rank = static_cast<LogLine::Rank>(in.word("rank", ranks));
    line.text = in.text("text", longestText);
    if (in.has("rule"))
        line.rule = in.text("rule", 64);
    return line;
}

void readBodyLine(RecordLine& from, Record& record, RecordOrder& order) {
    struct Kind {
        const char* key;
        int stage;
    };
    static constexpr int resultStage = 3;
    static constexpr Kind kinds[] = {{"answer", 0}, {"typed", 0},  {"correction", 0},
                                     {"fork", 1},   {"undone", 2}, {"result", resultStage},
                                     {"log", 4}};
    RecordObject outer(from.json(), from.fault());
    if (!outer.good())
        return;
    const auto kind = std::ranges::find_if(kinds, [&](const Kind& k) { return outer.has(k.key); });
    if (kind == std::end(kinds)) {
        outer.fail("This line is no answer, roll, correction, fork, undone stretch, result or line of the log.");
        return;
    }
    if (kind->stage < order.stage || (kind->stage == resultStage && order.stage == resultStage)) {
        outer.fail({"\"{0}\" stands after lines that must come later.", {kind->key}});
        return;
    }
    order.stage = kind->stage;
    RecordObject in(outer.object(kind->key), from.fault());
    outer.finish();
    const std::string_view key = kind->key;
    if (key == "answer") {
        record.entries.emplace_back(readAnswer(in));
    } else if (key == "typed") {
        record.entries.emplace_back(readTyped(in));
    } else if (key == "correction") {
        record.entries.emplace_back(readCorrection(in));
    } else if (key == "fork") {
        const Fork fork{static_cast<int>(in.integer("rolls", 0, mostRolls)), in.seed("seed")};
        if (!record.forks.empty() && record.forks.back().rolls > fork.rolls)
            in.fail("Forks must stand in the order of their rolls.");
        record.forks.push_back(fork);
    } else if (key == "undone") {
        Undone undone;
        undone.at = static_cast<std::size_t>(in.integer("at", 0, static_cast<std::int64_t>(mostRecordEntries)));
        undone.entries =
            static_cast<std::size_t>(in.integer("entries", 0, static_cast<std::int64_t>(mostRecordEntries)));
        undone.rolls = static_cast<int>(in.integer("rolls", 0, mostRolls));
        record.undone.push_back(undone);
    } else if (key == "log") {
        readLogLine(in);
    } else {
        BattleResult result;
        result.winner = static_cast<Winner>(in.word("winner", winnerWords));
        result.turns = static_cast<int>(in.integer("turns", 0, 1'000'000));
        result.digest = in.digest("digest");
        record.result = result;
    }
    in.finish();
}

}  // namespace ephor
