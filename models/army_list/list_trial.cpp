#include "models/army_list/list_trial.h"

namespace ephor {

namespace {

TrialSide sideOf(const ReadList& read) {
    TrialSide side;
    side.diagnostics = read.diagnostics;
    std::erase_if(side.diagnostics, [](const Diagnostic& one) { return one.code == "list-other-rules"; });
    if (!read.list || !read.system)
        return side;
    ListSummary summary = read.system->summary(*read.list);
    side.cost = summary.cost;
    side.rows = std::move(summary.rows);
    return side;
}

}  // namespace

ListTrial tryList(const std::string& list, const RuleSystem& before, const RuleSystem& packed) {
    const auto readBy = [&list](const RuleSystem& system) {
        return readArmyList(list, {},
                            [&system](std::string_view id) { return id == system.info().id ? &system : nullptr; },
                            {system.info().id});
    };
    const ReadList read = readBy(before);
    ListTrial trial{read.list ? QString::fromStdString(read.list->name) : QString(), sideOf(read), {}, {}};
    trial.packed = sideOf(readBy(packed));
    if (read.list && read.system)
        trial.types = rulesChangeOf(*read.list, packed, &before).types;
    // Rows point into the catalogues, which the trial may outlive.
    for (TrialSide* side : {&trial.before, &trial.packed})
        for (ListRow& row : side->rows)
            row.type = nullptr;
    return trial;
}

}  // namespace ephor
