// The brief for whoever takes a power over, to be read, pasted into a mail, or saved.
#pragma once

#include "models/documents/campaign_session.h"

#include <QDialog>

class QLabel;

namespace ephor {

class BriefDialog final : public QDialog {
    Q_OBJECT

public:
    /// As the campaign stands now; the session is not needed afterwards.
    BriefDialog(const CampaignSession& session, campaign::PowerId power, QWidget* parent = nullptr);

    /// As a web page where the name ends in .html, else as text.
    void saveTo(const QString& file);

private:
    void copy();
    void save();

    QString m_title;
    QString m_text;
    QString m_name;  ///< that is proposed for its file
    QLabel* m_said = nullptr;
};

}  // namespace ephor
