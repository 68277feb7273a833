// The words in which the program speaks of a battle: pieces, sides, reasons, questions. All translatable.
#pragma once

#include "core/battle/referee.h"

#include <QCoreApplication>
#include <QString>

namespace ephor {

/// A text of core in the user's language.
QString translated(std::string_view english);
QString text(const Message& message);
/// All faults, one a line.
QString text(const Diagnostics& diagnostics);

QString text(By by);

/// A percentage with one digit, or "under 0.1 %".
QString percent(double p);
/// Inches with one digit.
QString inches(double length);

class BattleWords {
    Q_DECLARE_TR_FUNCTIONS(ephor::BattleWords)

public:
    /// The game must outlive it.
    explicit BattleWords(const Game& game) : m_game(game) {}

    QString piece(PieceId id) const;
    QString side(Side side) const;
    /// A reason's words with {0} for the piece and {1} for the other one.
    QString reason(const Reason& why, PieceId piece = {}, PieceId other = {}) const;
    /// "Sparta I: charged Thebes II"; a reason that names its places itself is only filled.
    QString sentence(const Reason& why, PieceId piece, PieceId other = {}) const;

    QString phase(int phase) const;
    QString turnAndPhase(int turn, int phase) const;

    QString title(const Request& request) const;
    QString prompt(const Request& request) const;
    QString rule(const Request& request) const;
    QString option(const Request& request, const Option& option) const;
    /// What is thrown and what for: "Sparta I: Fight dice of the attacker, 8 dice".
    QString roll(const RollRequest& roll) const;
    /// What each number of a card or die means: "1 to 24: red, 25 to 48: black"; empty where numbers speak for
    /// themselves.
    QString meanings(const RollRequest& roll, const Table& table) const;
    /// "4 or more hits", or "the sum counts".
    QString need(int need, int wanted) const;

    /// What a piece is, in one line for the status bar: strength, markers, counters.
    QString describe(const Table& table, PieceId piece) const;
    /// All that there is to know of a unit, as rich text: its signs with their rules, and against whom it fights now
    /// with which chances.
    QString card(const Table& table, PieceId piece) const;
    /// The chances of a clash, a line each: what comes out, what each side may expect.
    QStringList chances(const ClashReport& report) const;

private:
    const Game& m_game;
};

}  // namespace ephor
