// Counts of many wars that were played on. Everything is an integer, so the distribution of wars over threads and
// machines does not matter.
#pragma once

#include "core/campaign/forecast/played_war.h"
#include "core/odds/wilson.h"

#include <map>

namespace ephor::campaign {

/// How often each value occurred.
using Histogram = std::map<int, std::int64_t>;

/// The smallest value that at least `percent` of all counts do not exceed. Precondition: the histogram is not empty.
int quantile(const Histogram& histogram, int percent);

/// Quantiles of a value at one moment of the war: half of all wars are between `lower` and `upper`, nine in ten between
/// `low` and `high`.
struct Fan {
    int low = 0;
    int lower = 0;
    int median = 0;
    int upper = 0;
    int high = 0;

    friend bool operator==(const Fan&, const Fan&) = default;
};

enum class Holding : std::uint8_t { Cities, Treasury };

/// The wars in which a pending battle had one result.
struct BattleOutcome {
    std::int64_t wars = 0;
    std::vector<std::int64_t> wins;  ///< how many of them each power won, by PowerId

    friend bool operator==(const BattleOutcome&, const BattleOutcome&) = default;
};

/// The results of a pending battle: attacker, defender, draw.
inline constexpr std::array forecastVerdicts{Verdict::Attacker, Verdict::Defender, Verdict::Draw};

/// The counts of a report, as files keep them.
struct ForecastCounts {
    std::size_t powers = 0;
    std::size_t moments = 0;
    std::vector<PowerId> winners;     ///< by war; invalid if nobody won
    std::vector<Histogram> holdings;  ///< by Holding, then by moment, then by PowerId
    std::vector<std::array<BattleOutcome, forecastVerdicts.size()>> battles;  ///< by forecastVerdicts

    friend bool operator==(const ForecastCounts&, const ForecastCounts&) = default;
};

class ForecastReport {
public:
    ForecastReport() = default;
    /// Without wars yet, for those that follow from this campaign.
    explicit ForecastReport(const Campaign& campaign);

    void add(const PlayedWar& war);
    /// Appends the wars of a report of the same campaign.
    void add(const ForecastReport& other);

    std::int64_t wars() const { return std::ssize(m_counts.winners); }
    std::size_t powers() const { return m_counts.powers; }
    Share wins(PowerId power) const { return wilson(std::ranges::count(m_counts.winners, power), wars()); }

    /// Moments of the war: the beginning of the forecast, and the end of each turn as far as the war can last.
    std::size_t moments() const { return m_counts.moments; }
    /// Wars that are over before that moment keep their last values. Precondition: there are wars.
    Fan fan(Holding holding, PowerId power, std::size_t moment) const;
    const Histogram& histogram(Holding holding, PowerId power, std::size_t moment) const {
        return m_counts.holdings[indexOf(holding, power, moment)];
    }

    /// How many battles were pending.
    std::size_t battles() const { return m_counts.battles.size(); }
    const BattleOutcome& outcome(std::size_t battle, Verdict verdict) const;

    const ForecastCounts& counts() const { return m_counts; }
    /// None if the counts are inconsistent, for example in an edited file.
    static std::optional<ForecastReport> from(ForecastCounts counts);

    friend bool operator==(const ForecastReport&, const ForecastReport&) = default;

private:
    std::size_t indexOf(Holding holding, PowerId power, std::size_t moment) const {
        return (static_cast<std::size_t>(holding) * m_counts.moments + moment) * m_counts.powers + power.index();
    }

    ForecastCounts m_counts;
};

}  // namespace ephor::campaign
