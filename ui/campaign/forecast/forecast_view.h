// Who will win the war? Chances of the powers as bars with their intervals, the course of one as a fan, and what
// pending battles have to do with it.
#pragma once

#include "models/campaign/forecast_run.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace ephor {

class FanGraph;

/// The war to be forecast.
struct ForecastQuestion {
    std::shared_ptr<const campaign::Campaign> campaign;
    const RuleSystem* system = nullptr;
    QString whyNot;  ///< without a campaign: why there is no forecast
};

class ForecastView final : public QWidget {
    Q_OBJECT

public:
    using Ask = std::function<ForecastQuestion()>;

    /// `ask` is called when a forecast begins.
    explicit ForecastView(Ask ask, QWidget* parent = nullptr);

    const ForecastRun& run() const { return m_run; }
    /// Drops the forecast, because the war has changed. `whyNot`: why there can be none now; empty: there can be.
    void forget(const QString& whyNot);
    /// Starts a forecast in place of the one before, if there can be one.
    void start();

public Q_SLOTS:
    void startOrStop();

Q_SIGNALS:
    void refined();

private:
    void makeRows();
    void refresh();
    void refreshRows(const ForecastShown& shown);
    void refreshBattles(const ForecastShown& shown);
    void refreshFan();
    /// The power of the current row.
    campaign::PowerId shownPower() const;
    QString stateText() const;

    Ask m_ask;
    ForecastRun m_run;
    QString m_whyNot;
    campaign::PowerId m_chosen;  ///< by the user; none: the graph shows the likeliest winner
    QPushButton* m_start = nullptr;
    QComboBox* m_wars = nullptr;
    QLabel* m_state = nullptr;
    QProgressBar* m_bar = nullptr;
    QTreeWidget* m_rows = nullptr;
    QComboBox* m_holding = nullptr;
    FanGraph* m_fan = nullptr;
    QTreeWidget* m_battles = nullptr;
};

}  // namespace ephor
