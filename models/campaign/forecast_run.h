// The forecast of a war, computed in the background.
#pragma once

#include "core/campaign/forecast/forecast.h"
#include "models/common/background_run.h"

#include <QString>

namespace ephor {

/// A forecast that grows while it runs, and what it is about.
struct ForecastShown {
    std::shared_ptr<const campaign::Campaign> campaign;
    std::int64_t wanted = 0;  ///< number of wars
    campaign::Forecast forecast;
};

class ForecastRun final : public BackgroundRun<ForecastShown> {
    Q_OBJECT

public:
    explicit ForecastRun(QObject* parent = nullptr) : BackgroundRun(parent) {}

    /// Starts a forecast in place of the one before. The war must not be over; the system must outlive the program's
    /// threads. The same campaign gives the same forecast, whatever its seed.
    void start(std::shared_ptr<const campaign::Campaign> campaign, const RuleSystem& system, std::int64_t wars);
};

/// "Sparta wins 71 % (64 to 77)": the likeliest winners, at most `most`.
QString winnersText(const ForecastShown& shown, int most);
/// The powers, likeliest winner first.
std::vector<campaign::PowerId> powersByChance(const campaign::ForecastReport& report);
/// "71 % (64 to 77)": in whole percent.
QString chanceText(const Share& share);

}  // namespace ephor
