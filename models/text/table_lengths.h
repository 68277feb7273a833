// Lengths on the table in the unit of the rules: inches, base widths (DBA), or squares (O/THW).
#pragma once

#include "core/battle/game.h"

#include <QCoreApplication>
#include <QString>

namespace ephor {

class TableLengths {
    Q_DECLARE_TR_FUNCTIONS(ephor::TableLengths)

public:
    explicit TableLengths(const Game& game);

    /// The side of a square in table units, in a game that is played on squares; 0 in others.
    double square() const { return m_square; }
    /// Whether distances may be known before a choice. Only rules that have the option `premeasure` may forbid it.
    bool mayMeasure() const { return m_mayMeasure; }
    /// A length in table units, as it is moved or measured: "7″", "2.3 BW", "2 squares".
    QString text(double length) const;
    /// The same with the unit explained: "2 base widths (BW)".
    QString explained(double length) const;
    /// The text of a scale bar of so many table units: "12 inches", "3 base widths", "2 squares".
    QString bar(double length) const;
    /// "table 72 × 48 inches", "table 12 × 8 squares", "table 10.7 × 8 squares".
    QString table() const;
    /// The position of the pointer: "x 31.5″  y 8.0″", "square 4, 6" from the lower left corner.
    QString position(Vec at) const;
    /// What is written after a coordinate.
    QString suffix() const;

private:
    bool m_isBaseWidths;
    bool m_mayMeasure;
    double m_square = 0;
    TableSize m_size;
};

}  // namespace ephor
