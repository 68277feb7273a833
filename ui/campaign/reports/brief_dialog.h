// The brief for whoever takes a power over, to be read, pasted into a mail, or saved.
#pragma once

#include "models/campaign/campaign_session.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTextBrowser;

namespace ephor {

class BriefDialog final : public QDialog {
    Q_OBJECT

public:
    /// As the campaign stands now; the session is not needed afterwards. It is written in the background.
    BriefDialog(const CampaignSession& session, campaign::PowerId power, QWidget* parent = nullptr);

    /// Once it is written: as a web page where the name ends in .html, else as text.
    void saveTo(const QString& file);

private:
    void makeButtons();
    void take(const QString& text);
    void copy();
    void save();

    QString m_title;
    QString m_text;
    QString m_name;  ///< that is proposed for its file
    QTextBrowser* m_page = nullptr;
    QLabel* m_said = nullptr;
    std::vector<QPushButton*> m_ways;  ///< out of the window
};

}  // namespace ephor
