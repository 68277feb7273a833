// The server for players beside the campaign's window: start and stop, the private links, and who has sent a sheet.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/server/player_links.h"
#include "models/text/order_words.h"
#include "ui/campaign/map/power_looks.h"

#include <QDialog>

class QBoxLayout;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;
class QSpinBox;
class QTableWidget;

namespace ephor {

class SessionHost;

class ServeDialog final : public QDialog {
    Q_OBJECT

public:
    /// Everything must outlive it. The server goes on when the dialog is closed. `settings` keeps address and port;
    /// null: nothing is kept.
    ServeDialog(CampaignSession& session, SessionHost& host, const PowerLooks& looks, QSettings* settings,
                QWidget* parent = nullptr);

Q_SIGNALS:
    /// The orders that have come should be looked at and submitted.
    void postWanted();

private:
    void makeFields(QFormLayout& form);
    void makeTable();
    void makeButtons(QBoxLayout& row);
    void refresh();
    void refreshTable();
    void refreshRow(int row);
    void startOrStop();
    void say(const QString& text);
    /// Every player, and below each the deputy if there is one or has a link.
    std::vector<LinkHolder> holders() const;
    /// Of the row that is selected; none: no row is.
    std::optional<LinkHolder> selected() const;
    campaign::PowerId powerOf(const LinkHolder& holder) const;
    /// "Athens", "the deputy of Athens"
    QString nameOf(const LinkHolder& holder) const;
    /// The whole link; empty: it is not known.
    QString linkOf(const LinkHolder& holder) const;
    QString sheetText(const LinkHolder& holder) const;
    void renewLink();
    void revokeLink();
    void copyLink();
    void showCode();
    void mailLink();

    CampaignSession& m_session;
    SessionHost& m_host;
    const PowerLooks& m_looks;
    QSettings* m_settings;
    QComboBox* m_listen = nullptr;
    QSpinBox* m_port = nullptr;
    QLineEdit* m_url = nullptr;
    QPushButton* m_start = nullptr;
    QLabel* m_state = nullptr;
    QTableWidget* m_table = nullptr;
    std::vector<LinkHolder> m_holders;  ///< by row
    QPushButton* m_renew = nullptr;
    QPushButton* m_revoke = nullptr;
    std::vector<QPushButton*> m_linkButtons;  ///< need a link that is known
    QLabel* m_said = nullptr;
};

}  // namespace ephor
