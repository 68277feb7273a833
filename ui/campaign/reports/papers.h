// The papers that go out: for each power its report, order sheet, map and the lives of leaders, made of nothing that it
// does not know; and for all the newsletter, the standings, the chronicle and the lives that everybody may know.
#pragma once

#include "models/campaign/campaign_session.h"
#include "ui/campaign/map/power_looks.h"

#include <QByteArray>
#include <QImage>
#include <QSize>

namespace ephor {

enum class PaperForm { Html, Pdf, Text, Png };

/// What shall be written.
struct PaperPlan {
    std::vector<campaign::PowerId> powers;
    std::vector<PaperForm> forms;
    bool forAll = true;  ///< newsletter, standings, honours, chronicle and lives
    QSize map{1600, 1100};
};

/// A file that can be made in any thread: it holds what it needs of the campaign as it was when the papers were
/// planned.
struct Paper {
    QString name;  ///< of its file
    /// make() takes the map that this power sees, or of no power the one that everybody may see; nothing: it takes no
    /// map.
    std::optional<campaign::PowerId> mapSeen;
    std::function<QByteArray(const QImage& map)> make;
};

/// Of the moment that the session looks at, in the order in which they are written; papers that need the same map
/// follow each other.
std::vector<Paper> papersOf(const CampaignSession& session, const PaperPlan& plan);

/// The map as the power, or everybody where there is none, sees it at the moment that the session looks at, on white
/// paper whatever the window's colours are. In the thread of the windows.
QImage mapOnPaper(CampaignSession& session, const PowerLooks& looks, campaign::PowerId power, QSize size);

/// "<folder>/<campaign> 2026-11-22 0415.ephor", not there yet.
QString backupName(const CampaignSession& session, const QString& folder);

}  // namespace ephor
