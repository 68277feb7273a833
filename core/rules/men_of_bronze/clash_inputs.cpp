// The clash calculator: what it asks, how the answers become a clash, and what it shows.
#include "core/rules/men_of_bronze/clash.h"
#include "core/rules/men_of_bronze/troops.h"

#include <algorithm>

namespace ephor::men_of_bronze {

namespace {

constexpr std::array<std::string_view, 2> sideNames{"attacker", "defender"};

template <typename Enum> struct Word {
    std::string_view text;
    Enum value;
};
constexpr std::array facings{Word{"front", Facing::Front}, Word{"flank", Facing::Flank}, Word{"rear", Facing::Rear}};
constexpr std::array strucks{Word{"front", Struck::Front}, Word{"left_flank", Struck::LeftFlank},
                             Word{"right_flank", Struck::RightFlank}, Word{"rear", Struck::Rear}};

template <typename Enum, std::size_t N> std::vector<std::string> textsOf(const std::array<Word<Enum>, N>& words) {
    std::vector<std::string> texts;
    for (const auto& word : words)
        texts.emplace_back(word.text);
    return texts;
}

template <typename Enum, std::size_t N> Enum valueOf(const std::array<Word<Enum>, N>& words, std::string_view text) {
    return std::ranges::find(words, text, &Word<Enum>::text)->value;  // the text was checked
}

ClashField flag(std::string key, std::string title) {
    return {std::move(key), std::move(title), FieldKind::Flag, 0, 1, {}, false};
}

ClashField number(std::string key, std::string title, int lowest, int highest, int standard) {
    return {std::move(key), std::move(title), FieldKind::Integer, lowest, highest, {}, std::int64_t{standard}};
}

ClashField word(std::string key, std::string title, std::vector<std::string> values) {
    std::string standard = values.front();
    return {std::move(key), std::move(title), FieldKind::Text, 0, 0, std::move(values), std::move(standard)};
}

/// The answers for one side, each checked against its field.
class Answers {
public:
    Answers(std::size_t side, const std::vector<Field>& given, Diagnostics& wrong)
        : m_side(sideNames[side]), m_given(given), m_wrong(wrong) {
        std::vector<std::string> keys;
        for (const ClashField& field : clashFields())
            keys.push_back(field.key);
        for (const Field& field : given) {
            const auto known = std::ranges::find(clashFields(), field.key, &ClashField::key);
            if (known != clashFields().end())
                check(*known, field);
            else if (const auto near = nearestWord(field.key, keys))
                fault("clash-unknown", {"There is no field \"{0}\". Is \"{1}\" meant?", {field.key, *near}},
                      field.keyPlace);
            else
                fault("clash-unknown", {"There is no field \"{0}\". Fields: {1}", {field.key, anyOf(keys)}},
                      field.keyPlace);
        }
    }

    bool wasGiven(std::string_view key) const { return find(key) != nullptr; }
    bool flag(std::string_view key) const { return std::get<bool>(value(key)); }
    int number(std::string_view key) const { return static_cast<int>(std::get<std::int64_t>(value(key))); }
    std::string text(std::string_view key) const { return std::get<std::string>(value(key)); }

    void fault(std::string code, Message message, const Place& place = {}, std::string rule = {}) const {
        message.format = "{" + std::to_string(message.arguments.size()) + "}: " + message.format;
        message.arguments.emplace_back(m_side);
        m_wrong.push_back({Severity::Error, std::move(code), place, std::move(message), std::move(rule), {}});
    }
    Place placeOf(std::string_view key) const { return wasGiven(key) ? find(key)->valuePlace : Place{}; }

private:
    const Field* find(std::string_view key) const {
        const auto it = std::ranges::find(m_given, key, &Field::key);
        return it == m_given.end() ? nullptr : &*it;
    }
    const FieldValue& value(std::string_view key) const {
        if (const Field* field = find(key))
            return field->value;
        return std::ranges::find(clashFields(), key, &ClashField::key)->standard;
    }

    void check(const ClashField& field, const Field& given) const {
        if (&given != find(given.key)) {
            fault("clash-twice", {"The field \"{0}\" is given twice", {given.key}}, given.keyPlace);
            return;
        }
        if (field.kind == FieldKind::Flag && !std::holds_alternative<bool>(given.value))
            fault("clash-value", {"\"{0}\" is true or false", {given.key}}, given.valuePlace);
        if (field.kind == FieldKind::Integer) {
            const auto* n = std::get_if<std::int64_t>(&given.value);
            if (!n || *n < field.lowest || *n > field.highest)
                fault("clash-value",
                      {"\"{0}\" is a whole number from {1} to {2}",
                       {given.key, std::to_string(field.lowest), std::to_string(field.highest)}},
                      given.valuePlace);
        }
        if (field.kind == FieldKind::Text) {
            const auto* text = std::get_if<std::string>(&given.value);
            if (text && std::ranges::find(field.values, *text) != field.values.end())
                return;
            if (const auto near = text ? nearestWord(*text, field.values) : std::nullopt)
                fault("clash-value", {"\"{0}\" is no value of \"{1}\". Is \"{2}\" meant?", {*text, given.key, *near}},
                      given.valuePlace);
            else
                fault("clash-value", {"\"{0}\" is one of {1}", {given.key, anyOf(field.values)}}, given.valuePlace);
        }
    }

    std::string_view m_side;
    const std::vector<Field>& m_given;
    Diagnostics& m_wrong;
};

/// The side as the arithmetic wants it. Only of answers without faults.
ClashSide sideOf(const Answers& answers) {
    const TroopType& type = *catalogue().find(answers.text("unit"));
    ClashSide side;
    side.attack = type.stat("attack");
    side.armor = type.stat("armor");
    side.discipline = type.stat("discipline");
    side.courage = answers.number("courage") > 0 ? answers.number("courage") : type.stat("courage");
    side.wavering = answers.flag("wavering");
    side.phalanx = answers.flag("phalanx");
    side.phalanxCapable = type.has("phalanx");
    side.charging = answers.flag("charging");
    side.countercharging = answers.flag("countercharging");
    side.supports = answers.number("supports");
    side.strategos = answers.number("strategos");
    side.attacks = valueOf(facings, answers.text("attacks"));
    side.struckFrom = valueOf(strucks, answers.text("struck_from"));
    side.inDifficult = answers.flag("in_difficult");
    side.rerolls = answers.number("rerolls");
    return side;
}

/// What cannot be on a table.
void checkSide(const ClashSide& side, const Answers& answers) {
    if (side.phalanx && !side.phalanxCapable)
        answers.fault("clash-phalanx", {"\"{0}\" has no Phalanx trait", {answers.text("unit")}},
                      answers.placeOf("phalanx"), "MOB-040");
    if (side.phalanx && side.inDifficult)
        answers.fault("clash-phalanx", {"There is no Phalanx in Difficult Ground", {}}, answers.placeOf("phalanx"),
                      "MOB-077");
    if (side.countercharging && side.wavering)
        answers.fault("clash-countercharge", {"A Wavering unit does not counter-charge", {}},
                      answers.placeOf("countercharging"), "MOB-146");
}

/// The attacker's dice and the defender's Armor follow from one side of the defender (MOB-063).
void checkStruck(const std::array<ClashSide, 2>& sides, const std::array<Answers, 2>& answers) {
    if (sides[0].attacks != facingOf(sides[1].struckFrom))
        answers[0].fault("clash-struck",
                         {"It attacks the {0}, but the defender is struck on \"{1}\"",
                          {answers[0].text("attacks"), answers[1].text("struck_from")}},
                         answers[0].placeOf("attacks"), "MOB-063");
}

void addLines(ClashReport& report, const Clash& clash) {
    const FightChances& c = clash.chances;
    const auto add = [&report](std::string key, const char* title, double p) {
        report.lines.push_back({std::move(key), Message(title), p});
    };
    const auto addBoth = [&add](const std::string& outcome, const std::array<const char*, 2>& titles,
                                const std::array<double, 2>& p) {
        for (const std::size_t i : {0, 1})
            add("p_" + std::string(sideNames[i]) + "_" + outcome, titles[i], p[i]);
    };
    addBoth("rout", {"The attacker routs", "The defender routs"}, c.routs);
    add("p_both_rout", "Both rout", c.bothRout);
    addBoth("supporters_rout", {"The attacker's supporters rout", "The defender's supporters rout"},
            clash.supportersRout);
    addBoth("test", {"The attacker tests its Discipline", "The defender tests its Discipline"}, c.tests);
    addBoth("newly_wavering", {"The attacker becomes Wavering", "The defender becomes Wavering"}, c.newlyWavering);
    addBoth("pushed_back", {"The attacker is pushed back", "The defender is pushed back"}, c.pushedBack);
    add("p_no_pushback_tie_both_survive", "Both survive with equal losses", c.tied);
}

}  // namespace

const std::vector<ClashField>& clashFields() {
    static const std::vector<ClashField> fields{
        word("unit", "Unit", catalogue().ids()),
        number("courage", "Courage left (0: all that it starts with)", 0, 12, 0),
        flag("wavering", "Wavering"),
        flag("phalanx", "In Phalanx"),
        flag("charging", "Charging"),
        flag("countercharging", "Counter-charging"),
        number("supports", "Supporting units", 0, 16, 0),
        number("strategos", "Value of the Strategos with it", 0, 3, 0),
        word("attacks", "Side of the enemy that it attacks (attacker)", textsOf(facings)),
        word("struck_from", "Side on which it is struck", textsOf(strucks)),
        flag("in_difficult", "Within Difficult Ground"),
        number("rerolls", "Missed dice thrown again", 0, 1, 0),
    };
    return fields;
}

Result<ClashReport> clash(const ClashInputs& inputs, const Options& options) {
    Diagnostics wrong;
    const std::array<Answers, 2> answers{Answers(0, inputs[0], wrong), Answers(1, inputs[1], wrong)};
    if (!wrong.empty())
        return std::unexpected(std::move(wrong));
    const std::array<ClashSide, 2> sides{sideOf(answers[0]), sideOf(answers[1])};
    for (const std::size_t i : {0, 1})
        checkSide(sides[i], answers[i]);
    checkStruck(sides, answers);
    if (!wrong.empty())
        return std::unexpected(std::move(wrong));

    const Clash reckoned = reckonClash(sides, options);
    ClashReport report;
    report.dice = reckoned.dice;
    report.armor = reckoned.armor;
    for (const std::size_t i : {0, 1})
        report.losses[i] = reckoned.chances.losses[i].distribution();
    addLines(report, reckoned);
    return report;
}

}  // namespace ephor::men_of_bronze
