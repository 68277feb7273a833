#include "ui/campaign/scenario_editor/scenario_forecast.h"

#include "core/campaign/battle/battle_rules.h"
#include "core/campaign/scenario/reader.h"
#include "models/text/battle_words.h"
#include "ui/campaign/forecast/forecast_view.h"
#include "ui/common/named.h"

#include <QBoxLayout>
#include <QCheckBox>

namespace ephor {

using namespace campaign;

namespace {

constexpr auto pauseAfterEdit = std::chrono::milliseconds(700);
constexpr int winnersTold = 3;

QString whyNoForecast(const ScenarioDocument& document) {
    return document.isPlayable()
               ? QString()
               : ScenarioForecast::tr("The scenario has errors. Correct the entries of the panel Problems first.");
}

ForecastQuestion questionOf(const ScenarioDocument& document, const FindSystem& find) {
    Result<Campaign> campaign = readScenario(document.files(), CampaignSeed());
    if (!campaign)
        return {{}, nullptr, text(campaign.error())};
    const Result<const RuleSystem*> system = battleRulesOf(document.files(), find);
    if (!system)
        return {{}, nullptr, text(system.error())};
    return {std::make_shared<const Campaign>(*std::move(campaign)), *system, {}};
}

}  // namespace

ScenarioForecast::ScenarioForecast(ScenarioDocument& document, FindSystem find, QWidget* parent)
    : QWidget(parent), m_document(document) {
    named(this, QStringLiteral("scenarioForecast"), tr("Forecast"));
    m_view = new ForecastView([&document, find = std::move(find)] { return questionOf(document, find); }, this);
    m_keeps = named(new QCheckBox(tr("Update while I edit"), this), QStringLiteral("forecastKeeps"),
                    tr("Update the forecast while I edit"));
    m_keeps->setToolTip(tr("Forecast the war anew after each change of the scenario"));
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_view);
    box->addWidget(m_keeps);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseAfterEdit);
    connect(&m_pause, &QTimer::timeout, m_view, &ForecastView::start);
    connect(m_keeps, &QCheckBox::toggled, this, [this](bool on) {
        if (on)
            m_view->start();
        else
            m_pause.stop();
    });
    connect(&document, &ScenarioDocument::changed, this, &ScenarioForecast::refresh);
    connect(m_view, &ForecastView::refined, this, [this] {
        const ForecastShown* shown = m_view->run().shown();
        Q_EMIT told(shown ? winnersText(*shown, winnersTold) : QString());
    });
    m_view->forget(whyNoForecast(m_document));
}

void ScenarioForecast::refresh() {
    m_view->forget(whyNoForecast(m_document));
    if (m_keeps->isChecked())
        m_pause.start();
}

}  // namespace ephor
