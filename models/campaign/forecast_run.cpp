#include "models/campaign/forecast_run.h"

#include "models/text.h"

#include <QCoreApplication>
#include <QStringList>
#include <QThread>
#include <algorithm>
#include <cmath>

namespace ephor {

using namespace campaign;

namespace {

constexpr std::uint64_t forecastSeed = 0xF0CA57;

}  // namespace

void ForecastRun::start(std::shared_ptr<const Campaign> campaign, const RuleSystem& system, std::int64_t wars) {
    ForecastPlan plan;
    plan.campaign = std::move(campaign);
    plan.system = &system;
    plan.seed = forecastSeed;
    plan.wars = wars;
    plan.threads = std::max(1, QThread::idealThreadCount());
    run([plan](const std::stop_token& stop, const auto& show) {
        const auto showKnown = [&](Forecast known) { show(ForecastShown{plan.campaign, plan.wars, std::move(known)}); };
        Forecast done = forecast(plan, stop, showKnown);
        if (done.report.wars() > 0)
            showKnown(std::move(done));
    });
}

std::vector<PowerId> powersByChance(const ForecastReport& report) {
    std::vector<PowerId> powers;
    for (std::size_t i = 0; i < report.powers(); ++i)
        powers.emplace_back(static_cast<int>(i));
    std::ranges::stable_sort(powers, std::greater{}, [&](PowerId power) { return report.wins(power).count; });
    return powers;
}

QString chanceText(const Share& share) {
    const auto whole = [](double p) { return static_cast<int>(std::lround(100 * p)); };
    return QCoreApplication::translate("ephor", "%1 % (%2 to %3)")
        .arg(whole(share.p))
        .arg(whole(share.low))
        .arg(whole(share.high));
}

QString winnersText(const ForecastShown& shown, int most) {
    const ForecastReport& report = shown.forecast.report;
    QStringList parts;
    for (const PowerId power : powersByChance(report)) {
        const Share chance = report.wins(power);
        if (chance.count == 0 || parts.size() == most)
            break;
        parts << QCoreApplication::translate("ephor", "%1 wins %2")
                     .arg(QString::fromStdString(shown.campaign->scenario.powers[power.index()].name),
                          chanceText(chance));
    }
    return parts.join(QStringLiteral(", "));
}

}  // namespace ephor
