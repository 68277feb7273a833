// What those who judge an order sheet have in common: faults with their places, words that nobody knows, places,
// powers.
#pragma once

#include "core/campaign/model/enum_names.h"
#include "core/campaign/orders/order_sheet.h"

#include <optional>

namespace ephor::campaign {

/// How it is said that there is no word {0}: where {1} is near it, and where {1} are all that there are.
struct UnknownWord {
    const char* code;
    const char* near;
    const char* others;
    const char* none = nullptr;  ///< where there are none at all
};

class SheetJudge {
protected:
    SheetJudge(const Campaign& campaign, PowerId power, const OrderSheet& sheet)
        : m_campaign(campaign), m_state(campaign.state), m_power(power), m_sheet(sheet) {}

    const Map& map() const { return m_campaign.scenario.map; }
    void fault(const std::string& code, const Written& at, Message message);
    void advise(const std::string& code, const Written& at, Message message);
    void unknown(const UnknownWord& says, const Written& word, const std::vector<std::string>& known);
    /// There was a word about the same before.
    void twice(const Written& word);
    /// It belongs to a part of the rules that this campaign is played without.
    void leftOut(const Written& word, Module module);
    /// These orders cost more than `who` has.
    void tooDear(const Written& at, int cost, const std::string& who, int has);

    template <typename E> std::optional<E> valueOf(const Written& word, const UnknownWord& says) {
        const std::optional<E> value = fromWord<E>(word.text);
        if (!value)
            unknown(says, word, allWords<E>());
        return value;
    }
    PlaceId placeOf(const Written& word);
    /// Another power than his own.
    PowerId otherPower(const Written& word);

    /// What was understood, or all that is wrong.
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
