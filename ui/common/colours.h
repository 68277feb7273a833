// The colours that do not come from QPalette: table, states, cards. Light or dark follows the palette.
#pragma once

#include <QColor>
#include <QPalette>

namespace ephor {

/// True where the palette's text is lighter than its ground.
bool isDark(const QPalette& palette);

struct Colours {
    QColor table, grid, tableEdge, beside;
    QColor hill, hillTop, hillEdge;
    QColor wood, woodEdge, tree;
    QColor rough, roughEdge;
    QColor water, waterEdge;
    QColor wall;
    QColor danger;
    QColor label;
    QColor error, warning, good, secondary;
    QColor card, cardEdge, cardText;
    QColor disorder;
    QColor choice;  ///< rows of options: the chosen one's ground
    QColor choiceEdge;
    QColor bone;  ///< the ground of dice

    static const Colours& of(const QPalette& palette);
};

/// The program's own palette where the platform gives none: as in the mock-ups.
QPalette ephorPalette(bool dark);

/// `a` with a share of `b` in it.
QColor blended(const QColor& a, const QColor& b, double share);

}  // namespace ephor
