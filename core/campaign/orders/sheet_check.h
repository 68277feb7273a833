// Shared by the checks of an order sheet: faults with positions, unknown words, places, powers.
#pragma once

#include "core/campaign/model/army_index.h"
#include "core/campaign/model/enum_names.h"
#include "core/campaign/orders/order_phrases.h"
#include "core/campaign/orders/order_sheet.h"
#include "core/campaign/orders/sheet_names.h"

#include <optional>

namespace ephor::campaign {

/// A sheet that is being validated, and what was found in the parts that are done.
struct Validation {
    const Campaign& campaign;
    PowerId power;
    const OrderSheet& sheet;
    SheetNames names;
    ArmyIndex armyIndex;  ///< of the campaign's state
    Diagnostics faults;
    Diagnostics& advice;
};

// Where there are faults, what a part returns is of no use.
std::vector<Order> checkLandOrders(Validation& validation);
std::vector<Envoy> checkEnvoys(Validation& validation);
std::vector<Deal> checkDeals(Validation& validation);
std::vector<Voyage> checkVoyages(Validation& validation);

/// Messages for an unknown word {0}: with a similar word {1}, or with the list {1} of all words.
struct UnknownWord {
    const char* code;
    const char* near;
    const char* others;
    const char* none = nullptr;  ///< if there are no valid words
};

class SheetCheck {
public:
    explicit SheetCheck(Validation& validation)
        : m_campaign(validation.campaign),
          m_state(validation.campaign.state),
          m_power(validation.power),
          m_sheet(validation.sheet),
          m_names(validation.names),
          m_armyIndex(validation.armyIndex),
          m_faults(validation.faults),
          m_advice(validation.advice) {}

protected:
    const Map& map() const { return m_campaign.scenario.map; }
    void fault(const std::string& code, const Written& at, Message message, const std::vector<std::string>& meant = {});
    void advise(const std::string& code, const Written& at, Message message);
    /// The row of a name; -1 after a fault about an unknown or ambiguous name.
    int rowOf(const Written& word, const NameList& names, const UnknownWord& says);
    /// Reports a second order for the same thing.
    void twice(const Written& word);
    /// Reports a word whose module is off in this campaign.
    void leftOut(const Written& word, Module module);
    /// 2.4: a march or a voyage may be ordered without enough points, with a Control Test; all else must be paid.
    /// Reports orders that cost more than `who` has, and more than the `move` alone.
    void checkPaid(const Written& at, int cost, int move, const std::string& who, int has);

    template <typename E> std::optional<E> valueOf(const Written& word, const UnknownWord& says) {
        const std::optional<E> value = fromPhrase<E>(word.text);
        if (value)
            return value;
        if (const std::optional<E> near = nearPhrase<E>(word.text))
            fault(says.code, word, {says.near, {word.text, std::string(phraseOf(*near))}},
                  {std::string(phraseOf(*near))});
        else
            fault(says.code, word, {says.others, {word.text, anyOf(allPhrases<E>())}});
        return {};
    }
    PlaceId placeOf(const Written& word);
    /// A power other than the sheet's own.
    PowerId otherPower(const Written& word);

    const Campaign& m_campaign;
    const State& m_state;
    PowerId m_power;
    const OrderSheet& m_sheet;
    const SheetNames& m_names;
    const ArmyIndex& m_armyIndex;

private:
    Diagnostics& m_faults;
    Diagnostics& m_advice;
};

}  // namespace ephor::campaign
