// The troops of a rule system by their names, for reading a list from plain text.
#pragma once

#include "core/battle/game.h"
#include "core/io/lists/text_lines.h"

namespace ephor {

/// An entry that a line may stand for.
struct TextTroop {
    std::string heading;  ///< of its table: "phalanx.unit"
    std::vector<Field> fields;
    std::string name;     ///< in small letters
    std::string remarks;  ///< of a general: their figures as a print says them, in small letters
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
    /// How many of the lines are units.
    int countIn(const std::vector<TextLine>& lines) const;

private:
    const TextTroop* named(const std::string& name) const;

    std::vector<TextTroop> m_troops;
};

void setField(std::vector<Field>& fields, const std::string& key, FieldValue value);

}  // namespace ephor
