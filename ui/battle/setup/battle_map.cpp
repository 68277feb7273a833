#include "ui/battle/setup/battle_map.h"

#include "ui/battle/drawing/terrain_names.h"
#include "ui/battle/drawing/unit_painter.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>

namespace ephor {

namespace {

/// Units of one name that stand side by side: one label for all of them.
struct Contingent {
    QString name;
    Side side = Side::A;
    QRectF box;  ///< on the screen
};

/// The name of a unit without its number: "Athens right III".
QString contingentName(const QString& unit) {
    static const QRegularExpression number(QStringLiteral(" [IVX]+$"));
    return QString(unit).remove(number);
}

QRectF boxOf(const UnitShown& unit, const TableCamera& camera) {
    const double across = std::max(unit.body.size.frontage, unit.body.size.depth) / 2;
    const Vec half{across, unit.body.size.depth / 2};
    return camera.toScreen(unit.body.pose.centre - half, unit.body.pose.centre + half);
}

std::vector<Contingent> contingentsOf(const std::vector<UnitShown>& units, const TableCamera& camera) {
    std::vector<Contingent> found;
    for (const UnitShown& unit : units) {
        const QString name = contingentName(unit.name);
        const QRectF box = boxOf(unit, camera);
        const QRectF near = box.adjusted(-box.width(), 0, box.width(), 0);
        const auto same = std::ranges::find_if(found, [&](const Contingent& one) {
            return one.side == unit.side && one.name == name && one.box.intersects(near);
        });
        if (same == found.end())
            found.push_back({name, unit.side, box});
        else
            same->box |= box;
    }
    return found;
}

/// Each name behind its contingent, farther back where another name stands; no name where there is no room. Returns
/// where the names stand.
std::vector<QRectF> paintNames(QPainter& painter, const std::vector<Contingent>& contingents, const QRectF& room,
                               const QFont& font, const QPalette& palette) {
    const QFontMetricsF metrics(font);
    std::vector<QRectF> taken;
    std::vector<QRectF> names;
    for (const Contingent& one : contingents)
        taken.push_back(one.box);
    for (const Contingent& one : contingents) {
        const QSizeF size(metrics.horizontalAdvance(one.name), metrics.height());
        const double left = std::clamp(one.box.center().x() - size.width() / 2, room.left(),
                                       std::max(room.left(), room.right() - size.width()));
        for (int row = 0; row < 4; ++row) {
            const double top = one.side == Side::A ? one.box.bottom() + 1 + row * size.height()
                                                   : one.box.top() - 1 - (row + 1) * size.height();
            const QRectF box(QPointF(left, top), size);
            if (!room.contains(box) ||
                std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(box); }))
                continue;
            taken.push_back(box);
            names.push_back(box);
            paintHaloText(painter, {left, top + metrics.ascent()}, one.name, font, palette.color(QPalette::WindowText),
                          Colours::of(palette).table);
            break;
        }
    }
    return names;
}

}  // namespace

BattleMap::BattleMap(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("battleMap"));
    setAccessibleName(tr("Map of the table"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void BattleMap::setBattle(std::shared_ptr<const Game> game, const Table& table) {
    m_game = std::move(game);
    m_size = table.size();
    m_terrain = m_game->terrain(table);
    m_looks = looksOf(m_game->setup());
    m_units = unitsShown(*m_game, table, nullptr);
    updateGeometry();
    update();
}

int BattleMap::heightForWidth(int width) const {
    return m_game ? qRound(width * m_size.height / m_size.width) : width / 2;
}

QSize BattleMap::sizeHint() const {
    const int width = scaled(this, 600);
    return {width, heightForWidth(width)};
}

void BattleMap::paintEvent(QPaintEvent*) {
    if (!m_game)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont labels = sized(font(), 11);
    const QPalette inks = palette();
    TableCamera camera;
    camera.view = size();
    const TablePart part = wholePart(m_units, m_size);
    camera.fit(part.low, part.high, scaled(this, 4));
    const GroundInk ground{camera, inks, labels, TableLengths(*m_game).square()};
    m_ground.paint(painter, m_size, m_terrain, ground);
    const auto ink = [&](const UnitShown& unit) {
        return UnitInk{.camera = camera,
                       .look = m_looks[index(unit.side)],
                       .palette = inks,
                       .font = labels,
                       .textScale = textScale(font())};
    };
    for (const UnitShown& unit : m_units)
        paintUnit(painter, unit, ink(unit), UnitState::Plain);
    LabelMemory memory;
    UnitLabels taken(m_units, &memory);
    for (const QRectF& name : paintNames(painter, contingentsOf(m_units, camera), rect(), labels, inks))
        taken.keepClear(name);
    paintTerrainNames(painter, m_terrain, ground, taken, memory);
}

}  // namespace ephor
