#include "models/campaign/tables/campaign_comparison_model.h"

#include "models/campaign/battle_result.h"
#include "models/text.h"
#include "models/text/campaign_words.h"

namespace ephor {

using namespace campaign;

namespace {

/// "pitched battle: won decisively by Army of Laconia, against Army of Attica; 6 and 9 steps lost".
QString battleCell(const Campaign& campaign, BattleId id) {
    if (!id)
        return tr("no battle");
    const Battle& battle = campaign.state.battles[id.index()];
    const auto [attackers, defenders] = namesOfSides(campaign.scenario, campaign.state, battle);
    if (battle.result == Verdict::Pending)
        return tr("%1 against %2: pending").arg(attackers, defenders);
    if (battle.result == Verdict::Draw)
        return tr("%1 and %2 draw; steps lost: %3 and %4")
            .arg(attackers, defenders)
            .arg(battle.attackerLosses)
            .arg(battle.defenderLosses);
    const bool attackersWin = battle.result == Verdict::Attacker;
    const QString said = battle.decisive ? tr("%1 beats %2 decisively; steps lost: %3 and %4")
                                         : tr("%1 beats %2; steps lost: %3 and %4");
    return said.arg(attackersWin ? attackers : defenders, attackersWin ? defenders : attackers)
        .arg(attackersWin ? battle.attackerLosses : battle.defenderLosses)
        .arg(attackersWin ? battle.defenderLosses : battle.attackerLosses);
}

}  // namespace

CampaignComparisonModel::CampaignComparisonModel(const Journal& first, const Journal& second,
                                                 std::array<QString, 2> names, QObject* parent)
    : ComparisonModel(Columns, parent), m_names(std::move(names)), m_comparison(compared(first, second)) {
    const Journals journals{&first, &second};
    const Campaign& campaign = first.campaign();
    addCourse(journals);
    addPowers(campaign.scenario);
    addPlaces(campaign.scenario);
    addBattles(journals);
    addLeaders(campaign);
}

void CampaignComparisonModel::add(const QString& about, const QString& what, const Cells& values) {
    const Kind kind = values[0] == values[1] ? Kind::Same : Kind::Changed;
    m_rows.push_back({{about, what, values[0], values[1]}, kind});
}

void CampaignComparisonModel::addCourse(const Journals& journals) {
    const QString about = tr("The war");
    Cells seasons;
    Cells turns;
    Cells entries;
    Cells actions;
    for (std::size_t i = 0; i < journals.size(); ++i) {
        const Campaign& campaign = journals[i]->campaign();
        seasons[i] = seasonText(campaign.state.course);
        turns[i] = turnText(campaign.scenario, campaign.state.course);
        entries[i] = QString::number(journals[i]->entries().size());
        actions[i] = entryAt(*journals[i], m_comparison.parting) ? actionText(*journals[i], m_comparison.parting)
                                                                 : tr("no further actions");
    }
    if (!isSame())
        add(about, tr("First difference: entry %1").arg(m_comparison.parting), actions);
    add(about, tr("Season"), seasons);
    add(about, tr("Turn"), turns);
    add(about, tr("Journal entries"), entries);
}

void CampaignComparisonModel::addPowers(const Scenario& scenario) {
    for (const Both<Balance>& stands : m_comparison.powers) {
        const QString name = nameOf(scenario, stands[0].standing.power);
        const auto number = [&](const QString& what, int Standing::* of) {
            add(name, what, {QString::number(stands[0].standing.*of), QString::number(stands[1].standing.*of)});
        };
        number(tr("Score"), &Standing::score);
        number(tr("Cities"), &Standing::cities);
        number(tr("Tiers of cities"), &Standing::tiers);
        if (scenario.rules.modules.has(Module::Money))
            number(tr("Treasury"), &Standing::treasury);
        number(tr("Arete"), &Standing::arete);
        number(tr("Armies"), &Standing::armies);
        number(tr("Steps of armies"), &Standing::steps);
        add(name, tr("Leaders serving"), {QString::number(stands[0].leaders), QString::number(stands[1].leaders)});
    }
}

void CampaignComparisonModel::addPlaces(const Scenario& scenario) {
    for (const OwnerDifference& one : m_comparison.places)
        add(nameOf(scenario, one.place), tr("Held by"),
            {nameOf(scenario, one.holders[0]), nameOf(scenario, one.holders[1])});
}

void CampaignComparisonModel::addBattles(const Journals& journals) {
    for (const BattleDifference& one : m_comparison.battles)
        add(nameOf(journals[0]->campaign().scenario, one.place), tr("Battle of turn %1").arg(one.turn),
            {battleCell(journals[0]->campaign(), one.battles[0]), battleCell(journals[1]->campaign(), one.battles[1])});
}

void CampaignComparisonModel::addLeaders(const Campaign& campaign) {
    for (const FatedOtherwise& one : m_comparison.leaders)
        add(QString::fromStdString(campaign.state.leaders[one.leader.index()].name), tr("Fate"),
            {text(one.fates[0]), text(one.fates[1])});
}

QString CampaignComparisonModel::partingText() const {
    if (isSame())
        return tr("The two campaigns are identical.");
    const QString same = tr("The two campaigns are identical up to journal entry %1, in %2.")
                             .arg(m_comparison.parting - 1)
                             .arg(seasonText(m_comparison.parted));
    return same + u' ' + tr("%n rows differ.", nullptr, differences());
}

QString CampaignComparisonModel::title(int column) const {
    const std::array<QString, Columns> titles{tr("About"), tr("What"), m_names[0], m_names[1]};
    return titles[static_cast<std::size_t>(column)];
}

}  // namespace ephor
