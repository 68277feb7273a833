// A read-only window for players, for a second screen or a projector: the map and the chronicle as everybody or one
// power knows them. Nothing in it can show more.
#pragma once

#include "models/campaign/campaign_sight.h"
#include "ui/campaign/map/power_looks.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSettings;
class QVBoxLayout;

namespace ephor {

class MapView;

class PlayersWindow final : public QWidget {
    Q_OBJECT

public:
    /// Session and looks must outlive it. It shows what is public until another view is chosen. The settings store its
    /// size and must outlive it; null: nothing is stored.
    PlayersWindow(CampaignSession& session, const PowerLooks& looks, QSettings* settings = nullptr,
                  QWidget* parent = nullptr);
    ~PlayersWindow() override;

    const CampaignSight& sight() const { return *m_sight; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Shows what a power knows; none: what everybody knows.
    void showView(campaign::PowerId power);
    void refresh();

    CampaignSession& m_session;
    const PowerLooks& m_looks;
    std::unique_ptr<CampaignSight> m_sight;
    QLabel* m_date = nullptr;
    QComboBox* m_views = nullptr;
    QVBoxLayout* m_middle = nullptr;
    MapView* m_map = nullptr;
};

}  // namespace ephor
