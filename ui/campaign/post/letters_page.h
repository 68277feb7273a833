// Letters between players: written down by the umpire, and sent with the next report to their readers.
#pragma once

#include "models/campaign/campaign_session.h"

#include <QDateTime>
#include <QWidget>

class QComboBox;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;

namespace ephor {

class LettersPage final : public QWidget {
    Q_OBJECT

public:
    /// The session must outlive it.
    LettersPage(CampaignSession& session, std::function<QDateTime()> now, QWidget* parent = nullptr);

    /// Adds the text to the letter in the field, which becomes one of the power; its reader is still to be chosen.
    void write(campaign::PowerId from, const QString& text);

public Q_SLOTS:
    void add();
    /// Removes the selected letter, unless its report was written.
    void remove();

Q_SIGNALS:
    void said(const QString& text);

private:
    void refresh();
    void fillPowers();

    CampaignSession& m_session;
    std::function<QDateTime()> m_now;
    QTableWidget* m_table = nullptr;
    QComboBox* m_from = nullptr;
    QComboBox* m_to = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_remove = nullptr;
};

}  // namespace ephor
