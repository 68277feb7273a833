// Drawing of a unit that is being placed: its place, the wanted place, and what stops it.
#include "models/text.h"
#include "ui/battle/decision/place_forms.h"
#include "ui/battle/drawing/terrain_painter.h"
#include "ui/battle/drawing/terrain_shapes.h"
#include "ui/battle/table/table_view.h"
#include "ui/common/colours.h"

#include <QFontMetricsF>
#include <QPainter>
#include <utility>

namespace ephor {

namespace {

/// As far as the caption tells it: in a game of squares, from square to square, wherever in a square the pointer is.
double wayTold(const Placing& placing, double square) {
    if (square <= 0)
        return placing.way();
    const Vec way = placing.pose().centre - placing.start().centre;
    return (std::round(std::abs(way.x) / square) + std::round(std::abs(way.y) / square)) * square;
}

}  // namespace

/// Where measuring is not allowed, neither text nor drawing may reveal whether a unit reaches an enemy before it is
/// moved there.
bool TableView::hidesTheStop() const { return m_placing && !m_mayMeasure && m_placing->meetsEnemy(); }

/// Where the unit is drawn: where it would stop, or at the pointer.
/// On squares, in the middle of one.
Pose TableView::placingShown() const {
    Pose shown = hidesTheStop() ? m_placing->wanted() : m_placing->pose();
    if (const double square = m_lengths.square(); square > 0)
        for (double* at : {&shown.centre.x, &shown.centre.y})
            *at = (std::floor(*at / square) + 0.5) * square;
    return shown;
}

/// Of a drag: whether the unit goes alone or takes its group along. Empty where it has none.
QString TableView::whoGoes() {
    if (!m_way)
        return {};
    const QString name = m_words.piece(m_placing->piece());
    if (m_preview && !m_preview->others().empty())
        return tr("%1 with its group of %2").arg(name).arg(m_preview->others().size() + 1);
    if (!m_leavesGroup)
        m_leavesGroup = mayTakeOthers(m_session, m_placing->piece());
    return *m_leavesGroup ? tr("%1 alone").arg(name) : QString();
}

QString TableView::placingSaid() {
    if (!m_placing)
        return {};
    if (m_way && m_enemyUnder)
        if (const auto& attack = attackOn(m_placing->piece(), m_enemyUnder))
            return m_words.option(*attack->asked, attack->attack());
    if (hidesTheStop())
        return tr("Where the enemy stops it is shown after the move.");
    if (const Reason* why = m_placing->refusal())
        return withRule(m_words.reason(*why, m_placing->piece()), *why);
    QStringList said{whoGoes()};
    const Request& asked = m_placing->request();
    if (asked.form == Form::Move) {
        // The distance of a charge is measured only after it was declared.
        if (asked.limits.allowance > 0 && (m_mayMeasure || !asked.limits.target))
            said << tr("%1 of %2")
                        .arg(m_lengths.text(wayTold(*m_placing, m_lengths.square())),
                             m_lengths.text(asked.limits.allowance));
        if (const QString turn = turnInDegrees(m_placing->start(), m_placing->choice()); !turn.isEmpty())
            said << turn;
    }
    said << (m_risk.isEmpty() ? m_rolls : QStringList(m_risk));
    if (const Reason* why = m_placing->stoppedBy())
        said << tr("stops here: %1").arg(withRule(m_words.reason(*why, m_placing->piece()), *why));
    said.removeAll(QString());
    return said.join(QStringLiteral("; "));
}

/// Paints an outline at the pointer, connected to where the unit stops.
void TableView::paintWanted(QPainter& painter, const UnitShown& ghost) const {
    if (!m_placing->stoppedBy() || hidesTheStop())
        return;
    Body wanted = ghost.body;
    wanted.pose = m_placing->wanted();
    QPolygonF outline;
    for (const Vec corner : corners(wanted))
        outline << m_camera.toScreen(corner);
    painter.setPen(QPen(Colours::of(palette()).error, 1.4, Qt::DotLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(outline);
    painter.drawLine(m_camera.toScreen(ghost.body.pose.centre), m_camera.toScreen(wanted.pose.centre));
}

TableView::Poses TableView::groupShown() const {
    return m_placing ? m_alongside : proposed() ? proposedGroup() : Poses();
}

/// Where the units would stand that go with the one that the proposed answer moves or places.
const TableView::Poses& TableView::proposedGroup() const {
    if (!m_proposedGroup || m_proposedGroup->first != *m_chosenAnswer) {
        MovePreview preview(m_session, {{}, m_session.pending()->request, m_session.table()});
        m_proposedGroup.emplace(*m_chosenAnswer, preview.after(*m_chosenAnswer));
    }
    return m_proposedGroup->second;
}

/// Paints the units that go with the one that is placed.
void TableView::paintGroup(QPainter& painter, const Poses& group, const QFont& labels) const {
    for (const auto& [piece, pose] : group) {
        const UnitShown* standing = unit(piece);
        if (!standing)
            continue;
        UnitShown ghost = *standing;
        ghost.body.pose = pose;
        ghost.waiting = false;
        paintUnit(painter, ghost, inkFor(ghost, labels), UnitState::Ghost);
    }
}

/// The unit where the preselected answer would move or place it.
std::optional<UnitShown> TableView::proposed() const {
    const Request* asked = request();
    if (!asked || !m_chosenAnswer || m_placing || m_motion || m_session.isBusy() || !m_session.isPersonDue() ||
        m_session.mustLookAlone() || !m_session.isLive() || (asked->form != Form::Move && asked->form != Form::Deploy))
        return {};
    const UnitShown* standing = unit(asked->form == Form::Move ? asked->limits.piece : m_chosenAnswer->piece);
    const Pose& there = m_chosenAnswer->pose;
    if (!standing || there == Pose{} || there == standing->body.pose ||
        m_session.game().refusal(m_session.table(), *asked, *m_chosenAnswer))
        return {};
    UnitShown ghost = *standing;
    ghost.body.pose = there;
    ghost.waiting = false;
    return ghost;
}

/// Whether the pending question is where terrain or a camp is placed.
bool TableView::placesNoUnit() const {
    const Request* asked = request();
    return asked && asked->form == Form::Move && asked->limits.piece &&
           !m_session.table().isPresent(asked->limits.piece);
}

/// Empty where the answer moves or places a unit.
const std::vector<Terrain>& TableView::terrainPlaced(const Choice& choice) const {
    if (!m_terrainPlaced || m_terrainPlaced->first != choice)
        m_terrainPlaced.emplace(choice, placesNoUnit() ? terrainPlacedBy(m_session, choice) : std::vector<Terrain>());
    return m_terrainPlaced->second;
}

bool TableView::isOnTerrainPlaced(Vec at) const {
    return m_terrainPlaced &&
           std::ranges::any_of(m_terrainPlaced->second, [at](const Terrain& one) { return contains(one.outline, at); });
}

/// At an illegal place, the terrain of the last legal one or of the first suggestion, moved there.
std::vector<Terrain> TableView::terrainHeld() const {
    if (m_way || !placesNoUnit())
        return {};
    const Choice& held = m_placing->choice();
    if (!m_placing->refusal())
        return terrainPlaced(held);
    if (!m_terrainPlaced || m_terrainPlaced->first.code != held.code) {
        const Request& asked = m_placing->request();
        std::vector<Choice> suggested;
        m_session.game().suggest(m_session.table(), asked, suggested);
        const auto legal = std::ranges::find_if(suggested, [&](const Choice& one) {
            return one.code == held.code && one.pose != Pose{} &&
                   !m_session.game().refusal(m_session.table(), asked, one);
        });
        if (legal == suggested.end())
            return {};
        terrainPlaced(*legal);
    }
    std::vector<Terrain> moved = m_terrainPlaced->second;
    for (Terrain& one : moved)
        for (Vec& corner : one.outline)
            corner = corner + (held.pose.centre - m_terrainPlaced->first.pose.centre);
    return moved;
}

void TableView::paintTerrainPlaced(QPainter& painter, const std::vector<Terrain>& placed, const QColor& line) const {
    for (const Terrain& one : placed) {
        painter.setOpacity(0.6);
        paintTerrain(painter, one, placed, m_camera, palette());
        painter.setOpacity(1);
        painter.setPen(QPen(line, 1.6, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(exactShape(one, m_camera));
    }
}

void TableView::paintProposed(QPainter& painter, const QFont& labels) const {
    const std::optional<UnitShown> ghost = proposed();
    if (!ghost)
        return;
    if (const std::vector<Terrain>& placed = terrainPlaced(*m_chosenAnswer); !placed.empty())
        return paintTerrainPlaced(painter, placed, palette().color(QPalette::Highlight));
    if (request()->form == Form::Move) {
        QPolygonF way{m_camera.toScreen(unit(ghost->piece)->body.pose.centre)};
        for (std::size_t i = 0; i < m_chosenAnswer->turns; ++i)
            way << m_camera.toScreen(m_chosenAnswer->via[i]);
        way << m_camera.toScreen(ghost->body.pose.centre);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1.6, Qt::DashLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(way);
    }
    paintGroup(painter, proposedGroup(), labels);
    paintUnit(painter, *ghost, inkFor(*ghost, labels), UnitState::Ghost);
}

void TableView::paintPlacing(QPainter& painter, const QFont& labels) {
    if (!m_placing)
        return;
    const UnitShown* standing = unit(m_placing->piece());
    if (!standing)
        return;
    UnitShown ghost = *standing;
    ghost.body.pose = placingShown();
    ghost.waiting = false;
    const bool refused = m_placing->refusal() && !hidesTheStop();
    const QPalette inks = palette();
    const Colours& colours = Colours::of(inks);
    const QColor line = refused ? colours.error : inks.color(QPalette::Highlight);
    if (const std::vector<Terrain> held = terrainHeld(); !held.empty())
        return paintTerrainPlaced(painter, held, line);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_placing->request().form == Form::Move) {
        QPolygonF way{m_camera.toScreen(m_placing->start().centre)};
        for (std::size_t i = 0; i < m_placing->choice().turns; ++i)
            way << m_camera.toScreen(m_placing->choice().via[i]);
        way << m_camera.toScreen(ghost.body.pose.centre);
        painter.setPen(QPen(line, 2, Qt::DashLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(way);
    }
    paintGroup(painter, m_alongside, labels);
    paintWanted(painter, ghost);
    paintUnit(painter, ghost, inkFor(ghost, labels), refused ? UnitState::Illegal : UnitState::Ghost);
}

QStringList TableView::placingLines() {
    static constexpr int most = 40;  // characters
    QStringList lines;
    for (const QString& part : placingSaid().split(QStringLiteral("; "), Qt::SkipEmptyParts)) {
        QString line;
        for (const QString& word : part.split(u' ')) {
            if (!line.isEmpty() && line.size() + 1 + word.size() > most)
                lines << std::exchange(line, QString());
            line += line.isEmpty() ? word : u' ' + word;
        }
        lines << line;
    }
    return lines;
}

/// On a side of the piece where it hides no unit, the enemy's least of all, nor the pointer.
QRectF TableView::placingCard(const QStringList& lines, const QFontMetricsF& metrics) const {
    constexpr double apart = 8;
    const Pose there = placingShown();
    const Footprint base = m_session.game().opening().body(m_placing->piece()).size;
    double width = 0;
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    const QSizeF size(width + 10, metrics.lineSpacing() * static_cast<double>(lines.size()) + 4);
    const double off = std::hypot(base.frontage, base.depth) / 2 * m_camera.scale + apart;
    const QPointF centre = m_camera.toScreen(there.centre);
    const QPointF back = QPointF(-there.facing.x, there.facing.y);
    const Side own = m_session.game().piece(m_placing->piece()).side;
    const QRectF view(rect().adjusted(2, 2, -2, -2));
    const auto hidden = [&](const QRectF& box) {
        int sum = view.contains(box) ? 0 : 1000;
        for (const UnitShown& unit : m_units) {
            const double half = unit.body.radius() * m_camera.scale;
            const QRectF body(m_camera.toScreen(unit.body.pose.centre) - QPointF(half, half),
                              QSizeF(2 * half, 2 * half));
            sum += !body.intersects(box) ? 0 : unit.side == own ? 1 : 10;
        }
        return sum + (box.contains(m_camera.toScreen(m_placing->wanted().centre)) ? 5 : 0);
    };
    std::vector<QRectF> places;
    for (const QPointF way : {back, QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
        QRectF box(QPointF(), size);
        box.moveCenter(centre + QPointF(way.x() * (off + size.width() / 2), way.y() * (off + size.height() / 2)));
        box.moveLeft(std::clamp(box.left(), view.left(), std::max(view.left(), view.right() - size.width())));
        box.moveTop(std::clamp(box.top(), view.top(), std::max(view.top(), view.bottom() - size.height())));
        places.push_back(box);
    }
    return std::ranges::min(places, {}, hidden);
}

/// Paints the text beside the piece, on a card, so that it can be read on top of anything.
void TableView::paintPlacingSaid(QPainter& painter, const QFont& labels) {
    const QStringList lines = placingLines();
    if (lines.isEmpty() || !unit(m_placing->piece()))
        return;
    const Colours& colours = Colours::of(palette());
    const QColor ink = m_placing->refusal() && !hidesTheStop() ? colours.error : palette().color(QPalette::Highlight);
    QFont bold = labels;
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    const QRectF card = placingCard(lines, metrics);
    QColor ground = palette().color(QPalette::Base);
    ground.setAlphaF(0.92F);
    painter.setPen(QPen(ink, 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(card, 2.5, 2.5);
    painter.setFont(bold);
    painter.setPen(ink);
    double baseline = card.top() + 2 + metrics.ascent();
    for (const QString& line : lines) {
        painter.drawText(QPointF(card.left() + 5, baseline), line);
        baseline += metrics.lineSpacing();
    }
}

}  // namespace ephor
