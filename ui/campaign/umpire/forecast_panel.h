// The forecast of the war for the umpire. Nothing is shown in a player's view: a forecast knows all secrets.
#pragma once

#include "models/campaign/campaign_sight.h"

#include <QWidget>

class QLabel;

namespace ephor {

class ForecastView;

class ForecastPanel final : public QWidget {
    Q_OBJECT

public:
    /// The sight must outlive it.
    explicit ForecastPanel(CampaignSight& sight, QWidget* parent = nullptr);

    /// Starts a forecast of the moment that is shown.
    void start();

private:
    /// Drops a forecast of another moment, and hides everything from players.
    void refresh();

    CampaignSight& m_sight;
    QLabel* m_hidden = nullptr;
    ForecastView* m_view = nullptr;
    QByteArray m_of;  ///< digest of the state that the forecast is of
};

}  // namespace ephor
