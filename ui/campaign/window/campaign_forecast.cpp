// The forecast of the war, beside the review of the turn.
#include "ui/campaign/umpire/forecast_panel.h"
#include "ui/campaign/window/campaign_window.h"

#include <QDockWidget>

namespace ephor {

void CampaignWindow::makeForecast() {
    m_forecast = new ForecastPanel(*m_sight);
    m_forecastDock = dock(tr("Forecast"), "forecastDock", m_forecast, Qt::RightDockWidgetArea);
    tabifyDockWidget(m_reviewDock, m_forecastDock);
}

void CampaignWindow::showForecast() {
    showPanel(m_forecastDock);
    m_forecast->start();
}

}  // namespace ephor
