#include "models/campaign/tables/leader_model.h"

#include "core/campaign/turn/leader_traits.h"
#include "models/text/campaign_words.h"

namespace ephor {

using namespace campaign;

LeaderModel::LeaderModel(CampaignSight& sight, QObject* parent)
    : CampaignTable(sight,
                    {{tr("Leader"), tr("The name of the leader")},
                     {tr("CP"), tr("Command points now")},
                     {tr("Commands"), tr("Army or fleet that the leader commands")},
                     {tr("State"), tr("Wounds, captivity, death"), Module::Fates},
                     {tr("Place"), tr("Current place")},
                     {tr("Full CP"), tr("Command points without wounds")},
                     {tr("Fame"), tr("Fame won in battles")},
                     {tr("Power"), tr("Power that the leader serves")},
                     {tr("Known for"), tr("Traits, which modify the rolls of the army")}},
                    parent) {
    refresh();
}

std::vector<int> LeaderModel::rowIds() const {
    std::vector<int> ids;
    const std::vector<Leader>& leaders = campaign().state.leaders;
    for (std::size_t i = 0; i < leaders.size(); ++i)
        if (sight().knows(leaders[i].power))
            ids.push_back(static_cast<int>(i));
    return ids;
}

QVariant LeaderModel::cell(int id, int column) const {
    const Leader& leader = campaign().state.leaders[LeaderId(id).index()];
    const std::vector<Fleet>& fleets = campaign().state.fleets;
    const auto fleet =
        std::ranges::find_if(fleets, [id](const Fleet& one) { return one.place && one.admiral == LeaderId(id); });
    const Army* army = leader.army ? &campaign().state.armies[leader.army.index()] : nullptr;
    switch (column) {
    case NameColumn:
        return nameOf(campaign(), LeaderId(id));
    case PowerColumn:
        return nameOf(campaign().scenario, leader.power);
    case ArmyColumn:
        return army                    ? nameOf(campaign(), leader.army)
               : fleet != fleets.end() ? nameOf(campaign(), FleetId(static_cast<int>(fleet - fleets.begin())))
                                       : tr("at home");
    case PlaceColumn:
        return army                    ? nameOf(campaign().scenario, army->place)
               : fleet != fleets.end() ? nameOf(campaign().scenario, fleet->place)
                                       : QString();
    case PointsColumn:
        return leader.cpNow;
    case MostColumn:
        return leader.cp;
    case FameColumn:
        return leader.fame;
    case TraitsColumn:
        return QString::fromStdString(traitNames(campaign().scenario, campaign().state, LeaderId(id)));
    case StateColumn:
        return leader.fate == Fate::Serving && leader.wound != Wound::None ? text(leader.wound) : text(leader.fate);
    default:
        return {};
    }
}

PowerId LeaderModel::power(int id) const { return campaign().state.leaders[LeaderId(id).index()].power; }

}  // namespace ephor
