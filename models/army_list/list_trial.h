// A list under two sets of figures: those that it was written for, or the program's, and those of a pack.
#pragma once

#include "core/io/army_list_io.h"
#include "core/rules/rules_change.h"

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
    TrialSide before;
    TrialSide packed;
    std::vector<Message> types;  ///< a line for each type of the list that the pack has otherwise
};

/// That the list was written for another version than the pack's is no fault here: it is so by design.
ListTrial tryList(const std::string& list, const RuleSystem& before, const RuleSystem& packed);

}  // namespace ephor
