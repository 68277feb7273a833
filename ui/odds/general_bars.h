// How often each side loses its general.
#pragma once

#include "core/odds/odds_report.h"
#include "ui/common/powers.h"

#include <QWidget>

namespace ephor {

class GeneralBars final : public QWidget {
    Q_OBJECT

public:
    GeneralBars(std::array<QString, 2> names, std::array<PowerLook, 2> looks, QWidget* parent = nullptr);

    void setReport(std::shared_ptr<const OddsReport> report);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::array<QString, 2> m_names;
    std::array<PowerLook, 2> m_looks;
    std::shared_ptr<const OddsReport> m_report;
};

}  // namespace ephor
