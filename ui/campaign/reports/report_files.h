// The exported reports. Each power gets its report, order sheet, map and biographies, with nothing that it does not
// know. All get the newsletter, standings, chronicle and public biographies.
#pragma once

#include "models/campaign/campaign_session.h"
#include "ui/campaign/map/power_looks.h"

#include <QByteArray>
#include <QImage>
#include <QSize>

namespace ephor {

enum class ReportFormat { Html, Pdf, Text, Png };

/// What is to be written.
struct ReportPlan {
    std::vector<campaign::PowerId> powers;
    std::vector<ReportFormat> forms;
    bool forAll = true;  ///< newsletter, standings, honours, chronicle and biographies
    QSize map{1600, 1100};
};

/// A file that can be made in any thread, because it owns the data of the campaign that it needs.
struct ReportFile {
    QString name;  ///< of its file
    /// The view of the map that make() takes; no power: the public map; none: make() takes no map.
    std::optional<campaign::PowerId> mapSeen;
    std::function<QByteArray(const QImage& map)> make;
};

/// The reports for the moment that the session shows, in the order of writing; those with the same map are adjacent.
std::vector<ReportFile> reportFiles(const CampaignSession& session, const ReportPlan& plan);

/// The map in the power's view (no power: the public one) at the moment that the session shows, in light colours. Must
/// run in the thread of the windows.
QImage reportMap(CampaignSession& session, const PowerLooks& looks, campaign::PowerId power, QSize size);

/// "<folder>/<campaign> 2026-11-22 041500.ephor".
QString backupName(const CampaignSession& session, const QString& folder);

}  // namespace ephor
