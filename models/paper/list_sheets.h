// What a list's pages hold: the roster, cards to cut out, the sheet for the table; each ends with the list's
// fingerprint and its QR codes.
#pragma once

#include "core/battle/game.h"

#include <QString>

class QTextDocument;

namespace ephor {

enum class Sheet {
    Roster,  ///< every row with its figures
    Cards,   ///< one card for each unit, two beside each other
    Battle   ///< one row for each unit, with a box for all that it can lose
};

/// The page as HTML that Qt's documents understand. Images are named; addSheetImages() gives them.
QString sheetAsHtml(const ArmyList& list, const RuleSystem& system, Sheet sheet);

/// After the HTML was set.
void addSheetImages(QTextDocument& text, const ArmyList& list, const RuleSystem& system);

}  // namespace ephor
