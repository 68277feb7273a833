// The exported reports. Each power gets a folder with its report, order sheet, map, honours and biographies, with
// nothing that it does not know, and the letters to it. All get the newsletter, standings, chronicle and public
// biographies.
#pragma once

#include "models/campaign/campaign_session.h"
#include "ui/campaign/map/power_looks.h"

#include <QByteArray>
#include <QPicture>

namespace ephor {

enum class ReportFormat { Html, Pdf, Text, Png };

/// What is to be written.
struct ReportPlan {
    std::vector<campaign::PowerId> powers;
    std::vector<ReportFormat> formats;
    bool forAll = true;                      ///< newsletter, standings, honours, chronicle and biographies
    bool letters = true;                     ///< in a file of their own; mails have them in their text
    std::optional<int> newsletterTurn = {};  ///< none: the last turn
    QString folder = {};                     ///< where the files go; the club's page links to battle pages there
};

/// A file that can be made in any thread, because it owns the data of the campaign that it needs.
struct ReportFile {
    campaign::PowerId power;  ///< whose report it belongs to; none: everybody's
    QString folder;           ///< "Athens, turn 3"
    QString name;
    /// The view of the map that make() takes; no power: the public map; none: make() takes no map.
    std::optional<campaign::PowerId> mapSeen;
    std::function<QByteArray(const QPicture& map)> make;
};

/// The reports for the moment that the session shows, in the order of writing; those of one folder are adjacent.
std::vector<ReportFile> reportFiles(const CampaignSession& session, const PowerLooks& looks, const ReportPlan& plan);

/// The proposed folder for the reports of the moment that the session shows: "<campaign>, turn 3", beside the campaign.
QString reportFolder(const CampaignSession& session);
/// Writes the newsletter of a turn as a web page into a folder of exported reports, and again in the other formats that
/// it has there. The names of the files, or a fault; none where the folder does not exist.
Result<QStringList> refreshNewsletter(CampaignSession& session, const PowerLooks& looks, const QString& folder,
                                      int turn);

/// "<folder>/<campaign> 2026-11-22 041500.ephor".
QString backupName(const CampaignSession& session, const QString& folder);

}  // namespace ephor
