// A list under two sets of figures: those of the program and those of a pack.
#pragma once

#include "core/io/army_list_io.h"

#include <QString>

namespace ephor {

/// What the list comes to under one of them.
struct TrialSide {
    std::optional<int> cost;  ///< none where a unit has no points, or where the text is no list
    std::vector<ListRow> rows;
    Diagnostics diagnostics;

    bool isLegal() const { return !hasErrors(diagnostics); }
};

struct ListTrial {
    QString name;
    TrialSide own;
    TrialSide packed;
};

/// The version that the list was written for is not looked at: it is another by design.
ListTrial tryList(const std::string& list, const RuleSystem& own, const RuleSystem& packed);

}  // namespace ephor
