#include "ui/common/icons.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace ephor {

namespace {

QByteArray drawing(const QString& name) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QPixmap rendered(const QString& name, const QColor& colour, QSize pixels, double ratio) {
    if (pixels.isEmpty())
        return {};  // a view asks for icons of rows that have no height yet
    QByteArray svg = drawing(name);
    svg.replace("#232629", colour.name().toLatin1());
    QPixmap pixmap(pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(svg).render(&painter, QRectF(QPointF(), QSizeF(pixels)));
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

class LineIcon final : public QIconEngine {
public:
    LineIcon(QString name, QColor colour) : m_name(std::move(name)), m_colour(std::move(colour)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, rendered(m_name, colourFor(mode), rect.size() * ratio, ratio));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        return rendered(m_name, colourFor(mode), size, 1);
    }
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal scale) override {
        return rendered(m_name, colourFor(mode), size, scale);
    }
    QIconEngine* clone() const override { return new LineIcon(*this); }

private:
    QColor colourFor(QIcon::Mode mode) const {
        const QPalette palette = QApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        if (mode == QIcon::Selected)
            return palette.color(QPalette::HighlightedText);
        return m_colour.isValid() ? m_colour : palette.color(QPalette::WindowText);
    }

    QString m_name;
    QColor m_colour;
};

}  // namespace

QIcon icon(const char* name) { return QIcon(new LineIcon(QString::fromLatin1(name), {})); }

QIcon icon(const char* name, const QColor& colour) { return QIcon(new LineIcon(QString::fromLatin1(name), colour)); }

QPixmap iconPixmap(const char* name, const QColor& colour, QSize size, double ratio) {
    return rendered(QString::fromLatin1(name), colour, size * ratio, ratio);
}

QIcon programIcon() {
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64, 128, 256})
        icon.addPixmap(rendered(QStringLiteral("ephor"), Qt::black, {size, size}, 1));
    return icon;
}

}  // namespace ephor
