#include "ui/battle/setup/table_preview.h"

#include "ui/battle/drawing/table_drawing.h"
#include "ui/battle/table/reach.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QEvent>
#include <QPainter>

namespace ephor {

namespace {

constexpr int redrawPause = 150;  ///< milliseconds without a change before it is drawn again
constexpr int leastHeight = 90;   ///< of a table that can be recognised
constexpr double labelSize = 9;

/// A unit that is placed alone is taken in its first formation, which may stand on any ground that units may.
QPainterPath zoneOf(const Game& game, const FirstDeployed& first) {
    const std::int16_t code = first.alongside.empty() ? first.request->options.front().code : first.choice.code;
    return reachOf({game, first.table, *first.request, first.choice.piece, code, first.alongside}, false);
}

}  // namespace

TablePreview::TablePreview(QWidget* parent) : QWidget(parent) {
    named(this, QStringLiteral("tablePreview"), tr("The table before the battle"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_redraw.setSingleShot(true);
    m_redraw.setInterval(redrawPause);
    connect(&m_redraw, &QTimer::timeout, this, &TablePreview::draw);
}

void TablePreview::setBattle(MakeGame make) {
    m_make = std::move(make);
    m_game.reset();
    m_redraw.start();
    if (m_make)
        return;
    m_image = {};
    update();
}

void TablePreview::openGame() {
    m_game = m_make();
    if (!m_game)
        return;
    const BattleBegun begun = battleBegun(*m_game);
    m_table = begun.table;
    for (const Side side : bothSides) {
        const std::optional<FirstDeployed>& first = begun.first[index(side)];
        m_zones[index(side)] = first ? zoneOf(*m_game, *first) : QPainterPath();
    }
}

void TablePreview::draw() {
    m_image = {};
    update();
    if (!m_make || !isVisible() || height() < scaled(this, leastHeight))
        return;
    if (!m_game)
        openGame();
    if (!m_game)
        return;
    const TableSize table = m_table.size();
    const QSize view = QSizeF(table.width, table.height).scaled(size(), Qt::KeepAspectRatio).toSize();
    m_image = QImage(view * devicePixelRatioF(), QImage::Format_RGB32);
    m_image.setDevicePixelRatio(devicePixelRatioF());
    m_image.fill(palette().color(QPalette::Window));
    QPainter painter(&m_image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawTable(painter, *m_game, m_table, view, {looksOf(m_game->setup()), palette(), sized(font(), labelSize)},
              m_zones);
}

void TablePreview::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_redraw.start();
}

void TablePreview::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_redraw.start();
}

void TablePreview::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_redraw.start();
}

void TablePreview::paintEvent(QPaintEvent*) {
    if (!m_image.isNull())
        QPainter(this).drawImage((width() - qRound(m_image.deviceIndependentSize().width())) / 2, 0, m_image);
}

}  // namespace ephor
