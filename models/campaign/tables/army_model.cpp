#include "models/campaign/tables/army_model.h"

#include "models/text/campaign_words.h"

namespace ephor {

using namespace campaign;

ArmyModel::ArmyModel(CampaignSight& sight, QObject* parent)
    : CampaignTable(sight,
                    {{tr("Army"), tr("The name of the army")},
                     {tr("Place"), tr("Current place")},
                     {tr("Units"), tr("Remaining units")},
                     {tr("Posture"), tr("How it acts towards enemies")},
                     {tr("Leader"), tr("Commander")},
                     {tr("CP"), tr("Remaining command points of the leader")},
                     {tr("Steps"), tr("Steps of strength in all units")},
                     {tr("Supply"), tr("3 is full, 0 is hunger"), Module::Supply},
                     {tr("Fatigue"), tr("0 is fresh, 3 is worn out")},
                     {tr("Spirit"), tr("From Shaken to Eager")},
                     {tr("Power"), tr("Its power")}},
                    parent) {
    refresh();
}

/// A sighted army has no id; its row id is firstSeen plus its index in armies().
std::vector<int> ArmyModel::rowIds() const {
    std::vector<int> ids;
    const std::vector<ArmySeen>& armies = sight().armies();
    for (std::size_t i = 0; i < armies.size(); ++i)
        ids.push_back(armies[i].army ? static_cast<int>(armies[i].army.index()) : firstSeen + static_cast<int>(i));
    return ids;
}

const ArmySeen* ArmyModel::onlySeen(int id) const {
    return id < firstSeen ? nullptr : &sight().armies()[static_cast<std::size_t>(id - firstSeen)];
}

PlaceId ArmyModel::placeOf(int id) const {
    const ArmySeen* seen = onlySeen(id);
    return seen ? seen->place : campaign().state.armies[static_cast<std::size_t>(id)].place;
}

QVariant ArmyModel::cell(int id, int column) const {
    const Scenario& scenario = campaign().scenario;
    if (column == PowerColumn)
        return nameOf(scenario, power(id));
    if (column == PlaceColumn)
        return nameOf(scenario, placeOf(id));
    if (const ArmySeen* seen = onlySeen(id))
        return cellOfSeen(*seen, column);
    const ArmyId army(id);
    const Army& row = campaign().state.armies[army.index()];
    const Leader* leader = row.leader ? &campaign().state.leaders[row.leader.index()] : nullptr;
    switch (column) {
    case NameColumn:
        return nameOf(campaign(), army);
    case UnitsColumn:
        return static_cast<int>(sight().armyIndex().units(army).size());
    case StepsColumn:
        return stepsOfArmy(campaign().state, sight().armyIndex(), army);
    case PostureColumn:
        return doesText(campaign(), army);
    case LeaderColumn:
        return leader ? QString::fromStdString(leader->name) : QString();
    case PointsColumn:
        return leader ? QVariant(leader->cpNow) : QVariant();
    case SupplyColumn:
        return row.supply;
    case FatigueColumn:
        return row.fatigue;
    case SpiritColumn:
        return spiritText(row.spirit);
    default:
        return {};
    }
}

/// A cell of a sighted army: only what was seen or reported.
QVariant ArmyModel::cellOfSeen(const ArmySeen& seen, int column) {
    const Sighting* sighting = seen.sighting ? &*seen.sighting : nullptr;
    const bool knowsPosture = sighting && sighting->insight >= Insight::Posture;
    switch (column) {
    case NameColumn: {
        const QString what = seen.isVague() ? tr("unknown army") : text(seen.size);
        return capitalised(seen.isInSight ? what : tr("%1, %2").arg(what, ageText(seen.age)));
    }
    case UnitsColumn:
        return sighting && sighting->insight == Insight::List ? QVariant(sighting->units) : QVariant();
    case PostureColumn:
        return knowsPosture ? QVariant(text(sighting->posture)) : QVariant();
    default:
        return {};
    }
}

PowerId ArmyModel::power(int id) const {
    const ArmySeen* seen = onlySeen(id);
    return seen ? seen->power : campaign().state.armies[static_cast<std::size_t>(id)].power;
}

}  // namespace ephor
