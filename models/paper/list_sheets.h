// The contents of a list's pages: the roster, cards to cut out, and the sheet for the table. Each ends with the list's
// fingerprint and its QR codes.
#pragma once

#include "core/battle/game.h"

#include <QString>

class QTextDocument;

namespace ephor {

enum class Sheet {
    Roster,  ///< every row with its values
    Cards,   ///< one card for each unit, in two columns
    Battle   ///< one row for each unit, with boxes for its losses
};

/// The page as HTML for Qt's documents. Its images are only named; addSheetImages() supplies them.
QString sheetAsHtml(const ArmyList& list, const RuleSystem& system, Sheet sheet);

/// Adds the images; call it after the HTML was set.
void addSheetImages(QTextDocument& text, const ArmyList& list, const RuleSystem& system);

}  // namespace ephor
