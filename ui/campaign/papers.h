// The papers that go out: for each power its report, order sheet and map, made of nothing that it does not know; and for all the standings and the chronicle.
#pragma once

#include "models/documents/campaign_session.h"
#include "ui/campaign/power_looks.h"

#include <QByteArray>
#include <QSize>

namespace ephor {

enum class PaperForm { Html, Pdf, Text, Png };

/// What shall be written.
struct PaperPlan {
    std::vector<campaign::PowerId> powers;
    std::vector<PaperForm> forms;
    bool forAll = true;  ///< standings and chronicle
    QSize map{1600, 1100};
};

/// A file, made when it is asked for.
struct Paper {
    QString name;  ///< of its file
    std::function<QByteArray()> make;
};

/// In the order in which they are written. The session and the looks must outlive what makes them; papers are made in the thread of the windows.
std::vector<Paper> papersOf(CampaignSession& session, const PowerLooks& looks, const PaperPlan& plan);

/// Headings and lists out of a report as core writes it: a title, then headings with indented lines below them.
QString htmlOfReport(const QString& report);

/// "<folder>/<campaign> 2026-11-22 0415.ephor", not there yet.
QString backupName(const CampaignSession& session, const QString& folder);

}  // namespace ephor
