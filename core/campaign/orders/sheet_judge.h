// Shared by the checks of an order sheet: faults with positions, unknown words, places, powers.
#pragma once

#include "core/campaign/model/enum_names.h"
#include "core/campaign/orders/order_sheet.h"

#include <optional>

namespace ephor::campaign {

/// The messages for an unknown word {0}: `near` with the most similar word as {1}, `others` with all valid words as
/// {1}.
struct UnknownWord {
    const char* code;
    const char* near;
    const char* others;
    const char* none = nullptr;  ///< if there are no valid words
};

class SheetJudge {
protected:
    SheetJudge(const Campaign& campaign, PowerId power, const OrderSheet& sheet)
        : m_campaign(campaign), m_state(campaign.state), m_power(power), m_sheet(sheet) {}

    const Map& map() const { return m_campaign.scenario.map; }
    void fault(const std::string& code, const Written& at, Message message);
    void advise(const std::string& code, const Written& at, Message message);
    void unknown(const UnknownWord& says, const Written& word, const std::vector<std::string>& known);
    /// Reports a second order for the same thing.
    void twice(const Written& word);
    /// Reports a word whose module is off in this campaign.
    void leftOut(const Written& word, Module module);
    /// Reports that the orders cost more than `who` has.
    void tooDear(const Written& at, int cost, const std::string& who, int has);

    template <typename E> std::optional<E> valueOf(const Written& word, const UnknownWord& says) {
        const std::optional<E> value = fromWord<E>(word.text);
        if (!value)
            unknown(says, word, allWords<E>());
        return value;
    }
    PlaceId placeOf(const Written& word);
    /// A power other than the sheet's own.
    PowerId otherPower(const Written& word);

    /// `understood`, or all faults if there are errors.
    template <typename T> Result<T> orFaults(T understood) {
        if (hasErrors(m_faults))
            return std::unexpected(std::move(m_faults));
        return understood;
    }

    const Campaign& m_campaign;
    const State& m_state;
    PowerId m_power;
    const OrderSheet& m_sheet;
    Diagnostics m_faults;
    Diagnostics m_advice;
};

}  // namespace ephor::campaign
