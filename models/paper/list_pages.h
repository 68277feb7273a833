// A list as pages for paper; models/paper/pages.h lays them out and makes a PDF.
#pragma once

#include "models/paper/list_sheets.h"

#include <memory>

namespace ephor {

/// A sheet of two pages is scaled down to one as long as it stays legible.
std::unique_ptr<QTextDocument> listAsPages(const ArmyList& list, const RuleSystem& system, Sheet sheet,
                                           const SheetExtras& extras = {});

}  // namespace ephor
