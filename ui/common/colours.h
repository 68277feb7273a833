// Colours that QPalette does not have: table, states, cards. Light or dark depends on the palette.
#pragma once

#include <QColor>
#include <QPalette>

namespace ephor {

/// True where the palette's text is lighter than its background.
bool isDark(const QPalette& palette);

struct Colours {
    QColor table, grid, tableEdge, beside;
    QColor grass, dryGround, tuft;  ///< open ground between which the table varies, and grass upon it
    QColor hill, hillTop, hillEdge;
    QColor wood, woodEdge, tree;
    QColor rough, roughEdge;
    QColor water, waterEdge;
    QColor wall;
    QColor roof;
    QColor label;
    QColor error, warning, good, secondary;
    QColor card, cardEdge, cardText;
    QColor disorder;
    QColor choice;  ///< background of the chosen option
    QColor choiceEdge;
    QColor bone;  ///< background of dice

    static const Colours& of(const QPalette& palette);
};

/// The program's own palette, for platforms without one; the colours are those of the mock-ups.
QPalette ephorPalette(bool dark);

/// Mixes `a` with a share (0 to 1) of `b`.
QColor blended(const QColor& a, const QColor& b, double share);

}  // namespace ephor
