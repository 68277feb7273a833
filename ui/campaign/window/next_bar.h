// The bar above the map: when it is, where the move stands, and the one next thing to do, with the button that does it.
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
    /// What the bar says, for those who cannot see it and for tests.
    QString said() const { return m_said; }
    /// A player looks on: where the umpire's battles wait is not said.
    void setSecret(bool secret);

Q_SIGNALS:
    /// The button: whatever comes next shall be done.
    void nextWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void take();
    void takeWords();
    void place();
    int phaseShown() const;

    const CampaignSession& m_session;
    QPushButton* m_button;
    bool m_isSecret = false;
    QString m_season;
    QString m_move;
    QString m_state;  ///< beside the button
    QString m_then;
    QString m_said;
};

}  // namespace ephor
