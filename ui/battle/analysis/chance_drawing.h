// Draws the chances of side A over a battle, in the window and for reports: a line with its band, coloured by what
// moved it.
#pragma once

#include "core/odds/chance_curve.h"
#include "models/battle/battle_session.h"
#include "models/text/battle_words.h"
#include "ui/battle/drawing/table_drawing.h"

#include <QFontMetricsF>

namespace ephor {

class ChanceDrawing {
public:
    /// A drawing of this size, in pixels from the origin. The session must outlive it.
    ChanceDrawing(const BattleSession& session, const BattleWords& words, QSizeF size, TableInk ink);

    /// The area between the labels, in which the curve is drawn.
    QRectF plot() const;
    double xOf(int moment) const;
    int momentAt(double x) const;
    /// Without an analysis, only the frame.
    void paint(QPainter& painter, const BattleAnalysis* analysis) const;

private:
    double yOf(double chance) const;
    QColor colourOf(ChanceCause cause) const;
    void paintFrame(QPainter& painter) const;
    void paintCurve(QPainter& painter, const std::vector<ChancePoint>& curve) const;

    const BattleTimeline& m_timeline;
    QString m_side;  ///< A's name
    QSizeF m_size;
    TableInk m_ink;
    QFontMetricsF m_metrics;
};

/// The drawing as a picture for paper, in light colours; `width` and `height` on the page, with twice as many pixels.
QImage chanceImage(const BattleSession& session, const BattleAnalysis& analysis, QSize size);

}  // namespace ephor
