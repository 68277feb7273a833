// The search field of the campaign window.
#include "core/campaign/model/shown_name.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QCompleter>
#include <QLineEdit>
#include <QStringListModel>
#include <QToolBar>

namespace ephor {

using namespace campaign;

/// A search field that completes the names on the map and in the tables.
void CampaignWindow::makeFinder() {
    m_finder = named(new QLineEdit(m_tools), QStringLiteral("finder"), tr("Find a city, an army or a leader"));
    const QAction* go = m_actions->find("actionFind");
    const auto showShortcut = [this, go] {
        const QString shortcut = go->shortcut().toString(QKeySequence::NativeText);
        m_finder->setPlaceholderText(shortcut.isEmpty() ? tr("Find") : tr("Find (%1)").arg(shortcut));
    };
    connect(go, &QAction::changed, m_finder, showShortcut);
    showShortcut();
    m_finder->setClearButtonEnabled(true);
    m_finder->addAction(icon("search"), QLineEdit::LeadingPosition);
    m_finder->setMaximumWidth(scaled(this, 230));
    auto* names = new QStringListModel(m_finder);
    auto* completer = new QCompleter(names, m_finder);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_finder->setCompleter(completer);
    const auto fill = [this, names] {
        QStringList all;
        for (const campaign::Place& place : m_sight->campaign().scenario.map.places())
            all << QString::fromStdString(place.name);
        for (const ArmySeen& seen : m_sight->armies())
            if (seen.army)
                all << nameOf(m_sight->campaign(), seen.army);
        for (const FleetSeen& seen : m_sight->fleets())
            if (seen.fleet)
                all << nameOf(m_sight->campaign(), seen.fleet);
        const std::vector<Leader>& leaders = m_sight->campaign().state.leaders;
        for (std::size_t i = 0; i < leaders.size(); ++i)
            if (m_sight->knows(leaders[i].power))
                all << nameOf(m_sight->campaign(), LeaderId(static_cast<int>(i)));
        all.removeDuplicates();
        names->setStringList(all);
    };
    connect(m_sight.get(), &CampaignSight::changed, names, fill);
    fill();
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &CampaignWindow::find);
    connect(m_finder, &QLineEdit::returnPressed, this, [this] { find(m_finder->text()); });
    m_tools->addWidget(m_finder);
}

void CampaignWindow::find(const QString& name) {
    const Campaign& campaign = m_sight->campaign();
    const std::string wanted = foldedName(name.toStdString());
    const auto isNamed = [&](auto id) { return foldedName(nameOf(campaign, id).toStdString()) == wanted; };
    for (const ArmySeen& seen : m_sight->armies())
        if (seen.army && isNamed(seen.army))
            return m_sight->select(seen.army);
    for (const FleetSeen& seen : m_sight->fleets())
        if (seen.fleet && isNamed(seen.fleet))
            return m_sight->select(seen.fleet);
    for (std::size_t i = 0; i < campaign.state.leaders.size(); ++i)
        if (const LeaderId leader(static_cast<int>(i));
            m_sight->knows(campaign.state.leaders[i].power) && isNamed(leader))
            return m_sight->select(leader);
    const campaign::Map& map = campaign.scenario.map;
    const PlaceId place = map.find(name.trimmed().toStdString());
    // With an army or a fleet selected, a place is where it may go.
    if (place && (m_sight->selection().army || m_sight->selection().fleet) && m_map->previewTo(place))
        return;
    if (place)
        return m_sight->select(place);
    const PlaceId near = map.nearest(name.trimmed().toStdString());
    say(near ? tr("\"%1\" is not on this map. Did you mean %2?").arg(name, QString::fromStdString(map.place(near).name))
             : tr("\"%1\" is not on this map.").arg(name));
}

}  // namespace ephor
