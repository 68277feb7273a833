// Builds the fields of the clash calculator and checks what was entered, alike for all systems.
#pragma once

#include "core/battle/game.h"

namespace ephor {

ClashField flagField(std::string key, std::string title);
ClashField numberField(std::string key, std::string title, int lowest, int highest, int standard);
/// A field with a choice of words. The first of `values` is the default.
ClashField wordField(std::string key, std::string title, std::vector<std::string> values);

/// Reads the inputs of one side and checks each against its field. Faults are added to `wrong`. The constructor's
/// arguments must outlive the object.
class ClashAnswers {
public:
    ClashAnswers(std::string_view side, const std::vector<ClashField>& fields, const std::vector<Field>& given,
                 Diagnostics& wrong);

    bool wasGiven(std::string_view key) const { return find(key) != nullptr; }
    bool flag(std::string_view key) const { return std::get<bool>(value(key)); }
    int number(std::string_view key) const { return static_cast<int>(std::get<std::int64_t>(value(key))); }
    std::string text(std::string_view key) const { return std::get<std::string>(value(key)); }

    void fault(std::string code, Message message, const SourcePosition& place = {}, std::string rule = {}) const;
    SourcePosition placeOf(std::string_view key) const {
        return wasGiven(key) ? find(key)->valuePlace : SourcePosition{};
    }

private:
    const Field* find(std::string_view key) const;
    const FieldValue& value(std::string_view key) const;
    void check(const ClashField& field, const Field& given) const;

    std::string_view m_side;
    const std::vector<ClashField>& m_fields;
    const std::vector<Field>& m_given;
    Diagnostics& m_wrong;
};

}  // namespace ephor
