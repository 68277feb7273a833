#include "models/campaign/tables/power_model.h"

#include "models/text/campaign_words.h"

namespace ephor {

using namespace campaign;

PowerModel::PowerModel(CampaignSight& sight, QObject* parent)
    : CampaignTable(sight,
                    {{tr("Power"), tr("The name of the power")},
                     {tr("Score"), tr("Scores of past winters plus current tiers and Arete")},
                     {tr("Cities"), tr("Cities and sites held")},
                     {tr("Tiers"), tr("Sum of the tiers of its cities")},
                     {tr("Armies"), tr("Armies in the field")},
                     {tr("Steps"), tr("Steps of all units")},
                     {tr("Treasury"), tr("Talents"), Module::Money},
                     {tr("Arete"), tr("Honour")},
                     {tr("Orders"), tr("Who gave the orders of this turn")},
                     {tr("At war with"), tr("Enemies")},
                     {tr("Allies"), tr("Allies")},
                     {tr("Ruler"), tr("How the computer plays the power")}},
                    parent) {
    refresh();
}

/// Called whenever the view has changed, so the standings are computed here.
std::vector<int> PowerModel::rowIds() const {
    m_standings = standings(campaign());
    std::ranges::sort(m_standings, {}, &Standing::power);
    std::vector<int> ids(campaign().scenario.powers.size());
    for (std::size_t i = 0; i < ids.size(); ++i)
        ids[i] = static_cast<int>(i);
    return ids;
}

const Standing& PowerModel::standing(int id) const { return m_standings[static_cast<std::size_t>(id)]; }

QVariant PowerModel::cell(int id, int column) const {
    const PowerInfo& info = campaign().scenario.powers[PowerId(id).index()];
    const Power& row = campaign().state.powers[PowerId(id).index()];
    const Standing& stands = standing(id);
    const bool known = sight().knows(PowerId(id));
    const auto ifKnown = [known](const QVariant& value) { return known ? value : QVariant(); };
    const auto names = [this](const std::vector<PowerId>& powers) {
        QStringList all;
        for (const PowerId one : powers)
            all << nameOf(campaign().scenario, one);
        return all.join(tr(", "));
    };
    switch (column) {
    case NameColumn:
        return QString::fromStdString(info.name);
    case ScoreColumn:
        return stands.score;
    case CitiesColumn:
        return stands.cities;
    case TiersColumn:
        return stands.tiers;
    case ArmiesColumn:
        return ifKnown(stands.armies);
    case StepsColumn:
        return ifKnown(stands.steps);
    case TreasuryColumn:
        return ifKnown(stands.treasury);
    case AreteColumn:
        return stands.arete;
    case OrdersColumn:
        return text(row.from);
    case WarColumn:
        return names(row.war);
    case AlliesColumn:
        return names(row.alliance);
    case RulerColumn:
        return text(info.ruler);
    default:
        return {};
    }
}

PowerId PowerModel::power(int id) const { return PowerId(id); }

}  // namespace ephor
