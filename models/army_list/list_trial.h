// A list checked under two sets of data: the original (the list's own or the program's) and those of a pack.
#pragma once

#include "core/io/lists/army_list_io.h"
#include "core/rules/rules_change.h"

#include <QString>

namespace ephor {

/// The list under one of them.
struct TrialSide {
    std::optional<int> cost;  ///< none where a unit has no points, or where the text is not a list
    std::vector<ListRow> rows;
    Diagnostics diagnostics;

    bool isLegal() const { return !hasErrors(diagnostics); }
};

struct ListTrial {
    QString name;
    TrialSide before;
    TrialSide packed;
    std::vector<Message> types;  ///< one line for each of the list's types that differs in the pack
};

/// That the list names another version than the pack's is not reported.
ListTrial tryList(const std::string& list, const RuleSystem& before, const RuleSystem& packed);

}  // namespace ephor
