// Answers by standing orders.
#include "core/rules/common/standing_order.h"
#include "core/rules/men_of_bronze/game.h"
#include "core/rules/men_of_bronze/why.h"

namespace ephor::men_of_bronze {

namespace {

/// "Re-roll failed Discipline tests": while more than one point is left and one die can make it pass. Does not apply to
/// other dice.
std::optional<Choice> rerollTest(std::string_view value, const Request& request, const Table& table) {
    if (request.context != &why::test && request.context != &why::secondTest)
        return {};
    const bool oneMends = request.wanted - request.roll->atLeast(request.need) == 1;
    if (value == "never" || !oneMends || pool(table, request.question.side) < 2)
        return coded(code::no);
    Choice choice = coded(code::yes);
    for (int i = 0; i < request.roll->count; ++i)
        if ((*request.roll)[i] < request.need)
            choice.number = i;
    return choice;
}

}  // namespace

std::optional<Choice> BronzeGame::byOrder(std::string_view key, std::string_view value, const Request& request,
                                          const Position& position) const {
    const StandingOrder order{key, value, request};
    if (order.answers(Reroll, "reroll"))
        return rerollTest(value, request, position.table);
    if (order.answers(Steal, "steal"))
        return coded(code::no);
    if (order.answers(Evade, "evade") || order.answers(CounterCharge, "counter_charge"))
        return yesIf(value == "always");
    if (order.answers(StrategosTransfer, "transfer"))
        return coded(code::no);
    if (order.answers(FormationEnd, "formation_end"))
        return coded(code::keep);
    if (order.answers(Rally, "rally") || order.answers(SupportsAttacker, "support") ||
        order.answers(SupportsDefender, "support")) {
        Choice choice;
        if (value == "all")
            for (const PieceId unit : request.pieces)
                if (choice.set.size() < request.most)
                    choice.set.insert(unit);
        return choice;
    }
    return {};
}

}  // namespace ephor::men_of_bronze
