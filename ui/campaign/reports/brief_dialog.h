// The handover summary for a player who takes a power over; can be copied into a mail or saved.
#pragma once

#include "core/campaign/reports/report.h"
#include "models/campaign/campaign_session.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTextBrowser;

namespace ephor {

class BriefDialog final : public QDialog {
    Q_OBJECT

public:
    /// Summarises the current state in the background; the session is not needed afterwards.
    BriefDialog(const CampaignSession& session, campaign::PowerId power, QWidget* parent = nullptr);

    /// Call it once the summary is complete. Saves a web page where the name ends in .html, otherwise text.
    void saveTo(const QString& file);

private:
    void makeButtons();
    void showReport(const campaign::Report& report);
    void copy();
    void save();

    QString m_title;
    campaign::Report m_report;
    QString m_name;  ///< proposed file name
    QTextBrowser* m_page = nullptr;
    QLabel* m_said = nullptr;
    std::vector<QPushButton*> m_ways;  ///< buttons that copy or save the text
};

}  // namespace ephor
