#include "ui/campaign/forecast/fan_graph.h"

#include "core/campaign/model/calendar.h"
#include "models/text/campaign_words.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace ephor {

using namespace campaign;

FanGraph::FanGraph(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("fanGraph"));
    setAccessibleName(tr("The rest of the war"));
}

void FanGraph::setForecast(std::shared_ptr<const ForecastShown> shown) {
    m_shown = std::move(shown);
    describe();
}

void FanGraph::setPower(PowerId power, const PowerLook& look) {
    m_power = power;
    m_look = look;
    describe();
}

void FanGraph::setHolding(Holding holding) {
    m_holding = holding;
    describe();
}

void FanGraph::describe() {
    setAccessibleDescription(isEmpty() ? QString() : toldAt(m_shown->forecast.report.moments() - 1));
    update();
}

QSize FanGraph::sizeHint() const { return {scaled(this, 300), scaled(this, 150)}; }
QSize FanGraph::minimumSizeHint() const { return {scaled(this, 160), scaled(this, 100)}; }

FanGraph::Scale FanGraph::scale() const {
    Scale scale{fan(0).low, fan(0).high};
    for (std::size_t moment = 0; moment < m_shown->forecast.report.moments(); ++moment) {
        const Fan at = fan(moment);
        scale = {std::min(scale.low, at.low), std::max(scale.high, at.high)};
    }
    return {std::min(0, scale.low), std::max(scale.low + 1, scale.high)};
}

QRectF FanGraph::plot() const {
    const double line = fontMetrics().height();
    const double left = fontMetrics().horizontalAdvance(QStringLiteral("0000")) + 6.0;
    return QRectF(rect()).adjusted(left, line / 2 + 2, -8, -line - 6);
}

double FanGraph::xOf(std::size_t moment) const {
    const auto last = static_cast<double>(m_shown->forecast.report.moments() - 1);
    return plot().left() + plot().width() * static_cast<double>(moment) / std::max(1.0, last);
}

double FanGraph::yOf(const Scale& scale, int value) const {
    return plot().bottom() - plot().height() * (value - scale.low) / (scale.high - scale.low);
}

void FanGraph::paintFrame(QPainter& painter, const Scale& scale) const {
    const QRectF box = plot();
    const Colours& colours = Colours::of(palette());
    const double line = fontMetrics().height();
    for (const int value : {scale.low, (scale.low + scale.high) / 2, scale.high}) {
        const double y = yOf(scale, value);
        painter.setPen(colours.secondary);
        painter.drawText(QRectF(0, y - line, box.left() - 4, 2 * line), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(value));
        painter.setPen(QPen(colours.grid, 1, Qt::DotLine));
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    }
    // Winters, with the year that begins after them.
    double free = box.left() - 1;
    const Course& course = m_shown->campaign->state.course;
    for (std::size_t moment = 0; moment < m_shown->forecast.report.moments(); ++moment) {
        const int turn = course.turnOfYear + static_cast<int>(moment);
        if (moment > 0 && turn % turnsOfYear != 0)
            continue;
        const double x = xOf(moment);
        painter.setPen(QPen(colours.grid, 1));
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
        const QString year = QString::fromStdString(yearName(course.year + turn / turnsOfYear));
        const double wide = fontMetrics().horizontalAdvance(year);
        const double from = std::min(x, width() - wide);
        if (from <= free)
            continue;
        painter.setPen(colours.secondary);
        painter.drawText(QRectF(from, box.bottom() + 4, wide + 2, line), Qt::AlignLeft | Qt::AlignTop, year);
        free = from + wide + 6;
    }
    painter.setPen(QPen(colours.grid, 1));
    painter.drawRect(box);
}

void FanGraph::paintFans(QPainter& painter, const Scale& scale) const {
    QPolygonF wide;
    QPolygonF narrow;
    QPolygonF median;
    const std::size_t moments = m_shown->forecast.report.moments();
    for (std::size_t moment = 0; moment < moments; ++moment) {
        const Fan at = fan(moment);
        wide << QPointF(xOf(moment), yOf(scale, at.high));
        narrow << QPointF(xOf(moment), yOf(scale, at.upper));
        median << QPointF(xOf(moment), yOf(scale, at.median));
    }
    for (std::size_t moment = moments; moment-- > 0;) {
        wide << QPointF(xOf(moment), yOf(scale, fan(moment).low));
        narrow << QPointF(xOf(moment), yOf(scale, fan(moment).lower));
    }
    const QColor ink = m_look.colour(palette());
    painter.setPen(Qt::NoPen);
    for (const QPolygonF& band : {wide, narrow}) {
        QColor pale = ink;
        pale.setAlphaF(0.22F);
        painter.setBrush(pale);
        painter.drawPolygon(band);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Text), 2));
    painter.drawPolyline(median);
}

void FanGraph::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(plot(), palette().color(QPalette::Base));
    if (isEmpty())
        return;
    const Scale of = scale();
    paintFrame(painter, of);
    paintFans(painter, of);
}

QString FanGraph::timeText(std::size_t moment) const {
    if (moment == 0)
        return tr("Now");
    Course course = m_shown->campaign->state.course;
    const int turn = course.turnOfYear + static_cast<int>(moment) - 1;
    course.year += turn / turnsOfYear;
    course.turnOfYear = turn % turnsOfYear;
    return tr("After %1").arg(QString::fromStdString(turnName(course.year, course.turnOfYear)));
}

QString FanGraph::toldAt(std::size_t moment) const {
    const Fan at = fan(moment);
    const QString& form = m_holding == Holding::Cities
                              ? tr("%1: %2 has %3 cities; half of all wars %4 to %5, nine in ten %6 to %7")
                              : tr("%1: %2 has %3 talents; half of all wars %4 to %5, nine in ten %6 to %7");
    return form.arg(timeText(moment), nameOf(m_shown->campaign->scenario, m_power))
        .arg(at.median)
        .arg(at.lower)
        .arg(at.upper)
        .arg(at.low)
        .arg(at.high);
}

bool FanGraph::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    if (isEmpty())
        return true;
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto last = static_cast<double>(m_shown->forecast.report.moments() - 1);
    const double share = (help->pos().x() - plot().left()) / std::max(1.0, plot().width());
    QToolTip::showText(help->globalPos(),
                       toldAt(static_cast<std::size_t>(std::lround(std::clamp(share, 0.0, 1.0) * last))), this);
    return true;
}

}  // namespace ephor
