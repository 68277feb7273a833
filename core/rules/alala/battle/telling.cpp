// How the log reads the dice of Alala!.
#include "core/rules/alala/battle/any_phase/leaders.h"
#include "core/rules/alala/battle/arithmetic/command_points.h"
#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

namespace {

/// ALA-084: red cards deploy side A, black ones side B. The remaining cards are numbered in that order, the Jokers last
/// (drawCard).
std::string cardOf(const Table& table, int number) {
    const int red = table.counter(Side::A, CardsLeft);
    if (number <= red)
        return "red";
    return number <= red + table.counter(Side::B, CardsLeft) ? "black" : "a Joker";
}

/// Dice that are read by their faces, although they have no number to hit: ALA-067, ALA-069, ALA-097, ALA-262.
bool isPlain(const Reason* why) {
    const std::array plain{&why::initiativeDie, &why::leaderRisk, &why::leaderWound, &why::jealousLeaders};
    return std::ranges::find(plain, why) != plain.end();
}

/// ALA-097, CHN-04: what is added to the initiative die of a side.
std::string initiativeBonusInWords(const AlalaGame& game, const Table& table, Side side) {
    const bool isBetterLed =
        initiativeBonus(ratingOfChief(game, table, side), ratingOfChief(game, table, other(side))) > 0;
    const bool isKept = keepsInitiative(game.setup().lists[index(side)]);
    return isBetterLed && isKept ? "+2 for the better general and the campaign"
           : isBetterLed         ? "+1 for the better general"
           : isKept              ? "+1 from the campaign"
                                 : "";
}

}  // namespace

RollMeaning AlalaGame::meaning(const Table& table, const Rolled& rolled) const {
    RollMeaning meaning;
    if (rolled.why == &why::deploymentCard) {
        meaning.who = "The deck";
        meaning.result = cardOf(table, rolled.roll[0]);
        return meaning;
    }
    if (rolled.why == &why::initiativeDie) {
        meaning.isOpen = true;
        meaning.result = initiativeBonusInWords(*this, table, rolled.side);
    }
    if (rolled.need != 0 || !rolled.piece || isPlain(rolled.why))
        return meaning;
    int average = 2;  // ALA-130: the first two dice of a move
    if (rolled.why == &why::controlTest)
        average =
            testsPlainDie({profile(rolled.piece).troops.arm, gradeOf(*this, table, rolled.piece)}, command()) ? 0 : 1;
    for (int i = 0; i < rolled.roll.count; ++i)
        meaning.counts.push_back(i < average ? averageDie(rolled.roll[i]) : rolled.roll[i]);
    return meaning;
}

}  // namespace ephor::alala
