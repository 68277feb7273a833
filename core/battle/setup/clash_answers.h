// Builds the fields of the clash calculator and checks what was entered, alike for all systems.
#pragma once

#include "core/battle/game.h"

#include <algorithm>
#include <span>

namespace ephor {

/// The sides of a clash in files and messages.
inline constexpr std::array<std::string_view, 2> sideWords{"attacker", "defender"};

ClashField flagField(std::string key, std::string title, std::optional<std::uint8_t> counter = {});
ClashField numberField(std::string key, std::string title, int lowest, int highest, int standard,
                       std::optional<std::uint8_t> counter = {}, std::string weightOption = {});
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
    /// The enumerator whose word is entered. `words` are in the order of the enumerators.
    template <typename Enum> Enum enumerator(std::string_view key, std::span<const std::string_view> words) const {
        return static_cast<Enum>(std::ranges::find(words, text(key)) - words.begin());
    }

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

/// Both sides of a clash as a system's formulas take them, or all faults. `sideOf(answers)` reads one side from answers
/// that fit their fields; `check(sides, answers)` reports what is impossible on a table.
template <typename SideOf, typename Check>
Result<std::array<std::invoke_result_t<SideOf, const ClashAnswers&>, 2>> readClash(
    const ClashInputs& inputs, const std::vector<ClashField>& fields, const SideOf& sideOf, const Check& check) {
    Diagnostics wrong;
    const std::array answers{ClashAnswers(sideWords[0], fields, inputs[0], wrong),
                             ClashAnswers(sideWords[1], fields, inputs[1], wrong)};
    if (!wrong.empty())
        return std::unexpected(std::move(wrong));
    std::array sides{sideOf(answers[0]), sideOf(answers[1])};
    check(sides, answers);
    if (!wrong.empty())
        return std::unexpected(std::move(wrong));
    return sides;
}

}  // namespace ephor
