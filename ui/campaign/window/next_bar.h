// The bar above the map: the date, the phase of the turn, and the button for the next step.
#pragma once

#include "models/campaign/campaign_session.h"

#include <QWidget>

class QPushButton;

namespace ephor {

class NextBar final : public QWidget {
    Q_OBJECT

public:
    explicit NextBar(const CampaignSession& session, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The bar's content as text, for screen readers and tests.
    QString said() const { return m_said; }
    /// Where a menu of the button opens, on the screen.
    QPoint belowButton() const;
    /// Hides the places of pending battles while a player's view is shown.
    void setSecret(bool secret);

Q_SIGNALS:
    /// The next step should be done.
    void nextWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void takeWords();
    void takeOrders();
    void place();
    /// The phase of the reports is shown where somebody plays a power.
    bool hasReports() const;
    QStringList phases() const;
    int phaseShown() const;

    const CampaignSession& m_session;
    QPushButton* m_button;
    bool m_isSecret = false;
    QString m_season;
    QString m_turn;
    QString m_state;  ///< text beside the button
    QString m_then;
    QString m_said;
};

}  // namespace ephor
