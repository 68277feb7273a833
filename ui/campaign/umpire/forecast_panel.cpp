#include "ui/campaign/umpire/forecast_panel.h"

#include "core/campaign/model/changes/change.h"
#include "ui/campaign/forecast/forecast_view.h"

#include <QBoxLayout>
#include <QLabel>

namespace ephor {

using namespace campaign;

namespace {

QByteArray digestOfMoment(const CampaignSight& sight) {
    return QByteArray::fromStdString(toHex(digestOf(sight.campaign().state)));
}

QString whyNoForecast(const CampaignSight& sight) {
    return sight.campaign().state.course.phase == Phase::Over
               ? ForecastPanel::tr("The war is over. Go back to an earlier moment to forecast it from there.")
               : QString();
}

ForecastQuestion questionAt(const CampaignSight& sight) {
    if (const QString whyNot = whyNoForecast(sight); !whyNot.isEmpty())
        return {{}, nullptr, whyNot};
    return {std::make_shared<const Campaign>(sight.campaign()), &sight.session().system(), {}};
}

}  // namespace

ForecastPanel::ForecastPanel(CampaignSight& sight, QWidget* parent) : QWidget(parent), m_sight(sight) {
    setObjectName(QStringLiteral("forecastPanel"));
    setAccessibleName(tr("Forecast"));
    m_hidden =
        new QLabel(tr("The forecast tells secrets of all powers. Choose Umpire (all) under Seen by to read it."), this);
    m_hidden->setObjectName(QStringLiteral("forecastHidden"));
    m_hidden->setWordWrap(true);
    m_hidden->setAlignment(Qt::AlignTop);
    m_hidden->setMargin(6);
    m_view = new ForecastView([&sight] { return questionAt(sight); }, this);
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_hidden);
    box->addWidget(m_view);
    connect(&sight, &CampaignSight::changed, this, &ForecastPanel::refresh);
    connect(&sight.session(), &CampaignSession::changed, this, &ForecastPanel::refresh);
    connect(&sight.session(), &CampaignSession::momentChanged, this, &ForecastPanel::refresh);
    refresh();
}

void ForecastPanel::start() {
    if (!m_sight.seenBy())
        m_view->start();
}

void ForecastPanel::refresh() {
    const bool isPlayers = static_cast<bool>(m_sight.seenBy());
    m_hidden->setVisible(isPlayers);
    m_view->setVisible(!isPlayers);
    if (const QByteArray now = digestOfMoment(m_sight); now != m_of) {
        m_of = now;
        m_view->forget(whyNoForecast(m_sight));
    }
}

}  // namespace ephor
