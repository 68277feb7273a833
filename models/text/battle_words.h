// Texts for a battle: names of pieces and sides, reasons, questions. All are translatable.
#pragma once

#include "core/battle/referee.h"

#include <QCoreApplication>
#include <QString>

namespace ephor {

/// A text of core, or of its data, in the user's language.
QString translated(std::string_view english);
/// The traits of a type, one after another.
QString traitsIn(const TroopType& type);
QString text(const Message& message);
/// All in one line: "Ally: Corinth; Strategos".
QString textOf(const Messages& messages);
/// All diagnostics, one on each line.
QString text(const Diagnostics& diagnostics);
/// "Not legal: the first error (and 2 more)", for prints; empty if there are no errors.
QString notLegalText(const Diagnostics& diagnostics);

/// How strong a computer player is: "Novice".
QString strength(By computer);
/// Who answers: "I play", "Computer: Novice".
QString text(By by);

/// A percentage with one decimal, or "under 0.1 %".
QString percent(double p);

class BattleWords {
    Q_DECLARE_TR_FUNCTIONS(ephor::BattleWords)

public:
    /// The game must outlive it.
    explicit BattleWords(const Game& game) : m_game(game) {}

    QString piece(PieceId id) const;
    QString side(Side side) const;
    /// The same inside a sentence: "the Seleucids".
    QString sideInside(Side side) const;
    /// The text of a reason, with {0} replaced by the piece and {1} by the other one.
    QString reason(const Reason& why, PieceId piece = {}, PieceId other = {}) const;
    /// What dice are for: "Fight dice as the defender against Spartiates". The other piece is named only where the
    /// reason has a place for it or ends in a word like "against".
    QString purpose(const Reason& why, PieceId piece, PieceId other) const;
    /// "Sparta I: charged Thebes II". A reason with its own placeholders is only filled in.
    QString sentence(const Reason& why, PieceId piece, PieceId other = {}) const;

    QString phase(int phase) const;
    QString turnAndPhase(int turn, int phase) const;

    QString title(const Request& request) const;
    QString prompt(const Request& request) const;
    /// What the side has left of the points that the question names: "Arete left: 3."; empty where it names none.
    QString pointsLeft(const Request& request, const Table& table) const;
    QString rule(const Request& request) const;
    QString option(const Request& request, const Option& option) const;
    /// The dice and their purpose: "Sparta I: Fight dice of the attacker, 8 dice".
    QString roll(const RollRequest& roll) const;
    /// Whether a card is drawn instead of a die.
    bool isCard(const Rolled& rolled) const {
        return !rolled.piece && !m_game.meaning(m_game.opening(), rolled).who.empty();
    }
    bool isCard(const RollRequest& roll) const;
    /// The meaning of each number on a card or die: "1 to 24: red, 25 to 48: black". Empty where the numbers need no
    /// explanation.
    QString meanings(const RollRequest& roll, const Table& table) const;
    /// "4 or more hits", or "the sum counts".
    QString need(int need, int wanted) const;

    /// A piece in one line for the status bar: strength, markers, counters.
    QString describe(const Table& table, PieceId piece) const;
    /// A unit in detail, as rich text: its signs with their rules, and its current opponents with the chances against
    /// each.
    QString card(const Table& table, PieceId piece) const;
    /// The chances of a clash, one on each line: results, and expected losses of each side.
    QStringList chances(const ClashReport& report) const;

private:
    const Game& m_game;
};

}  // namespace ephor
