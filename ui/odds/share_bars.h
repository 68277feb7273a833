// The three results of a battle as bars with error bars, their intervals and counts.
#pragma once

#include "core/odds/odds_report.h"
#include "ui/common/powers.h"

#include <QWidget>

namespace ephor {

class ShareBars final : public QWidget {
    Q_OBJECT

public:
    ShareBars(std::array<QString, 2> names, std::array<PowerLook, 2> looks, QWidget* parent = nullptr);

    void setReport(std::shared_ptr<const OddsReport> report);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::array<QString, 2> m_names;
    std::array<PowerLook, 2> m_looks;
    std::shared_ptr<const OddsReport> m_report;
};

/// Paints a frame like those of the charts in the mock-ups.
void paintCard(QPainter& painter, const QRectF& rect, const QPalette& palette);

}  // namespace ephor
