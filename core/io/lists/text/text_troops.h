// The troops of a rule system by their names, for reading a list from plain text.
#pragma once

#include "core/battle/game.h"
#include "core/io/lists/text/text_lines.h"

namespace ephor {

/// An entry that a line may stand for.
struct TextTroop {
    std::string heading;  ///< of its table: "phalanx.unit"
    std::vector<Field> fields;
    std::string name;                ///< in small letters
    std::string remarks;             ///< of a general: their figures as a print says them, in small letters
    std::optional<int> points = {};  ///< of one
};

class TextTroops {
public:
    explicit TextTroops(const RuleSystem& system);

    struct Unit {
        const TextTroop* of = nullptr;  ///< null: the line is no unit
        std::string name = {};          ///< empty: that of its type
    };
    /// The unit of a line: a type behind a name of its own, or a type alone.
    Unit unitOf(const TextLine& line) const;
    /// The lines, in which units are read as people write them in a chat, too: "2 Psiloi", "Psiloi x3", "Peltast (4)",
    /// "King's guard - Elite Hoplite (12) general". A number in brackets is that of points where it fits them.
    std::vector<TextLine> withChatUnits(std::vector<TextLine> lines) const;
    /// How many of the lines are units.
    int countIn(const std::vector<TextLine>& lines) const;

private:
    const TextTroop* named(const std::string& name) const;
    std::optional<TextLine> chatUnit(TextLine line) const;

    std::vector<TextTroop> m_troops;
};

void setField(std::vector<Field>& fields, const std::string& key, FieldValue value);

}  // namespace ephor
