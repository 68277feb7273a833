// A list as pages for paper: models/paper/pages.h lays them out and makes a PDF of them.
#pragma once

#include "models/paper/list_sheets.h"

#include <memory>

namespace ephor {

/// The roster is made small enough for one page where letters stay legible.
std::unique_ptr<QTextDocument> listAsPages(const ArmyList& list, const RuleSystem& system, Sheet sheet);

}  // namespace ephor
