// The three results of a battle as bars with error bars, their intervals and counts.
#pragma once

#include "core/odds/odds_report.h"
#include "ui/common/powers.h"

#include <QWidget>
#include <optional>

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
    /// One of the three results: the first side wins, a draw, the second side wins.
    struct Outcome {
        std::optional<Side> winner;
        double middle = 0;  ///< of its row
    };
    /// Where the bars are.
    struct Frame {
        int row = 0;
        int top = 0;
        int left = 0;
        int numbers = 0;  ///< width of the figures beside them
        double full = 0;  ///< length of a bar of 100 %
    };
    Frame frame() const;
    void paintGrid(QPainter& painter, const Frame& frame) const;
    void paintName(QPainter& painter, const Frame& frame, const Outcome& outcome) const;
    void paintBar(QPainter& painter, const Frame& frame, const Outcome& outcome, const Share& one) const;
    void paintFigures(QPainter& painter, const Frame& frame, const Outcome& outcome, const Share& one) const;

    std::array<QString, 2> m_names;
    std::array<PowerLook, 2> m_looks;
    std::shared_ptr<const OddsReport> m_report;
};

/// Paints a frame like those of the charts in the mock-ups.
void paintCard(QPainter& painter, const QRectF& rect, const QPalette& palette);

}  // namespace ephor
