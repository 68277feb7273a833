// A list as pages for paper; models/paper/pages.h lays them out and makes a PDF.
#pragma once

#include "models/paper/list_sheets.h"

#include <memory>

namespace ephor {

/// The roster is scaled down to one page as long as it stays legible.
std::unique_ptr<QTextDocument> listAsPages(const ArmyList& list, const RuleSystem& system, Sheet sheet,
                                           const SheetExtras& extras = {});

}  // namespace ephor
