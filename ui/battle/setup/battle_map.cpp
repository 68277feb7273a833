#include "ui/battle/setup/battle_map.h"

#include "ui/battle/table/unit_labels.h"
#include "ui/common/sizes.h"

#include <QPainter>

namespace ephor {

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
    const GroundInk ground{camera, inks, labels};
    m_ground.paint(painter, m_size, m_terrain, ground, true);
    const auto ink = [&](const UnitShown& unit) {
        return UnitInk{camera, m_looks[index(unit.side)], inks, labels, textScale(font())};
    };
    for (const UnitShown& unit : m_units)
        paintUnit(painter, unit, ink(unit), UnitState::Plain);
    UnitLabels beside(m_units);
    for (const UnitShown& unit : m_units)
        beside.add(painter, unit, ink(unit));
    beside.lengthenNames();
    beside.paint(painter);
}

}  // namespace ephor
