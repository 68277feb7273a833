// The survivors of one side: name and mean, the histogram, and how often the piece was lost.
#pragma once

#include "models/odds/odds_units_model.h"
#include "ui/common/powers.h"

#include <QTableView>

namespace ephor {

class UnitsLeftView final : public QTableView {
    Q_OBJECT

public:
    UnitsLeftView(std::shared_ptr<const Game> game, Side side, const PowerLook& look, QWidget* parent = nullptr);

    void setReport(std::shared_ptr<const OddsReport> report) { m_model.setReport(std::move(report)); }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    OddsUnitsModel m_model;
};

}  // namespace ephor
