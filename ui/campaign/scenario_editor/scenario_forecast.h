// The forecast of a scenario while it is edited: is the war fair?
#pragma once

#include "core/battle/find_system.h"
#include "models/scenario/scenario_document.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;

namespace ephor {

class ForecastView;

class ScenarioForecast final : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive it. `find` finds the rules of the battles.
    ScenarioForecast(ScenarioDocument& document, FindSystem find, QWidget* parent = nullptr);

Q_SIGNALS:
    /// "Sparta wins 71 % (64 to 77), Athens wins 20 % (15 to 26)"; empty where nothing is known.
    void told(const QString& text);

private:
    /// Drops the forecast of the scenario before the edit, and starts a new one where that is wanted.
    void refresh();

    ScenarioDocument& m_document;
    ForecastView* m_view = nullptr;
    QCheckBox* m_keeps = nullptr;
    QTimer m_pause;  ///< after the last edit
};

}  // namespace ephor
