#include "models/campaign/tables/honours_model.h"

#include "models/afterwards.h"

#include <QtConcurrentRun>

namespace ephor {

using namespace campaign;

Audience audienceOf(const CampaignSight& sight) { return {!sight.seenBy(), sight.seenBy()}; }

HonoursModel::HonoursModel(const CampaignSight& sight, QObject* parent) : JournalTable(parent), m_sight(sight) {
    setHeadings({{tr("Honour")}, {tr("Who")}, {tr("Where")}, {tr("When")}, {tr("Figures")}});
    connect(&sight, &CampaignSight::changed, this, &HonoursModel::refresh);
    refresh();
}

/// Filters at once for the current viewer, even while the journal is still being read.
void HonoursModel::refresh() {
    if (!isReading() && m_moment != m_sight.session().moment())
        read();
    show();
    if (!isReading())
        Q_EMIT wasRead();
}

/// Reads the journal from its beginning, always in the background.
void HonoursModel::read() {
    setReading(true);
    m_moment = m_sight.session().moment();
    const auto& entries = m_sight.session().journal().entries();
    const auto work = QtConcurrent::run(
        [scenario = m_sight.campaign().scenario, entries = std::vector(entries.begin(), entries.begin() + m_moment)] {
            return achievementsOf(History(scenario, entries));
        });
    afterwards(work, this, [this](const WarAchievements& war) {
        setReading(false);
        m_achievements = war;
        refresh();
    });
}

void HonoursModel::show() {
    std::vector<Achievement> achievements;
    for (const HonourRow& row : honours(m_sight.campaign().scenario, m_achievements, audienceOf(m_sight)))
        achievements.insert(achievements.end(), row.holders.begin(), row.holders.end());
    replaceRows(m_rows, std::move(achievements), std::equal_to<>());
}

PlaceId HonoursModel::placeOf(const QModelIndex& index) const {
    return index.isValid() ? m_rows[static_cast<std::size_t>(index.row())].place : PlaceId{};
}

QVariant HonoursModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const Achievement& achievement = m_rows[static_cast<std::size_t>(index.row())];
    const Scenario& scenario = m_sight.campaign().scenario;
    switch (index.column()) {
    case HonourColumn: {
        const std::string_view title = titleOf(achievement.honour);
        return QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()));
    }
    case WhoColumn:
        return QString::fromStdString(achievement.who);
    case PlaceColumn:
        return QString::fromStdString(campaign::placeOf(scenario, achievement));
    case DateColumn:
        return QString::fromStdString(whenOf(achievement));
    case FiguresColumn:
        return QString::fromStdString(achievement.figures);
    default:
        return {};
    }
}

}  // namespace ephor
