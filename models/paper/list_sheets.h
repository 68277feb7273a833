// The contents of a list's pages that are text: the roster, the sheet for the table, and the rules of the traits. Each
// ends with the list's fingerprint and its QR codes. Cards are drawn by card_sheet.h.
#pragma once

#include "core/battle/game.h"

#include <QString>

class QTextDocument;

namespace ephor {

enum class Sheet {
    Roster,  ///< every row with its values
    Cards,   ///< one card for each unit, to cut out; no text
    Battle,  ///< one row for each unit, with boxes for its losses
    Rules    ///< the traits of its troops explained
};

/// What is printed besides the list.
struct SheetExtras {
    QString player = {};
    QString event = {};
    bool hasRules = false;  ///< the rules of the traits stand below the roster
    QString notLegal = {};  ///< why the list is not legal (notLegalText()); empty: it is
};

/// The page as HTML for Qt's documents; not for cards. Its images are only named; addSheetImages() supplies them.
QString sheetAsHtml(const ArmyList& list, const RuleSystem& system, Sheet sheet, const SheetExtras& extras);

/// Adds the images; call it after the HTML was set.
void addSheetImages(QTextDocument& text, const ArmyList& list, const RuleSystem& system);

}  // namespace ephor
