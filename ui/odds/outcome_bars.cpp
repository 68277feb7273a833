#include "ui/odds/outcome_bars.h"

#include "models/text/battle_words.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QLocale>
#include <QPainter>

namespace ephor {

OutcomeBars::OutcomeBars(std::array<PowerLook, 2> looks, QWidget* parent) : QWidget(parent), m_looks(looks) {
    setAccessibleName(tr("What comes out, exactly"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void OutcomeBars::set(const std::vector<ClashLine>& lines) {
    m_lines.clear();
    QStringList said;
    for (const ClashLine& line : lines) {
        if (line.p <= 0)
            continue;
        m_lines.push_back(line);
        said << QStringLiteral("%1 %2 %").arg(text(line.title), QLocale().toString(line.p * 100, 'f', 2));
    }
    setAccessibleDescription(said.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

void OutcomeBars::setLooks(std::array<PowerLook, 2> looks) {
    m_looks = looks;
    update();
}

QSize OutcomeBars::sizeHint() const {
    return {scaled(this, 320), scaled(this, 20) * static_cast<int>(m_lines.size()) + 2};
}

void OutcomeBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const int row = scaled(this, 20);
    const int number = scaled(this, 64);
    int words = 0;
    for (const ClashLine& line : m_lines)
        words = std::max(words, fontMetrics().horizontalAdvance(text(line.title)));
    const int from = std::min(words + scaled(this, 10), width() - number - scaled(this, 70));
    const double full = width() - from - number;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const ClashLine& line = m_lines[i];
        const int top = row * static_cast<int>(i);
        painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
        painter.setFont(font());
        painter.drawText(QRect(0, top, from - scaled(this, 8), row), Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(text(line.title), Qt::ElideRight, from - scaled(this, 8)));
        QColor colour(0xA7, 0xA5, 0xA1);
        QColor edge = colour.darker(140);
        for (const Side side : bothSides)
            if (line.key.find(side == Side::A ? "attacker" : "defender") != std::string::npos) {
                colour = m_looks[index(side)].colour(palette());
                edge = m_looks[index(side)].outline(palette());
            }
        const QRectF frame(from, top + row * 0.2, full, row * 0.6);
        painter.setPen(palette().color(QPalette::Mid));
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawRect(frame);
        painter.setPen(QPen(edge, 0.8));
        painter.setBrush(colour);
        painter.drawRect(QRectF(frame.left(), frame.top(), frame.width() * line.p, frame.height()));
        painter.setFont(sized(font(), 13, true));
        painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
        painter.drawText(QRect(width() - number, top, number, row), Qt::AlignRight | Qt::AlignVCenter,
                         tr("%1 %").arg(QLocale().toString(line.p * 100, 'f', 2)));
    }
}

}  // namespace ephor
