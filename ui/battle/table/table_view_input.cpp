// Keyboard, mouse and wheel input on the table.
#include "ui/battle/drawing/overview.h"
#include "ui/battle/table/table_view.h"
#include "ui/common/sizes.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

namespace ephor {

/// The piece under the pointer or a few pixels beside it: bases are small. While one is being placed, it is also found
/// where it is shown, and a click beside another one means the ground.
PieceId TableView::pieceAt(QPointF at) const {
    const Vec point = m_camera.toTable(at);
    const double around = scaled(this, 8) / m_camera.scale;
    if (!m_placing)
        return unitAt(m_units, point, around);
    const UnitShown* held = unit(m_placing->piece());
    if (held) {
        UnitShown ghost = *held;
        ghost.body.pose = placingShown();
        if (unitAt({*held, ghost}, point, around) || isOnTerrainPlaced(point))
            return held->piece;
    }
    return unitAt(m_units, point);
}

/// After the user has panned or zoomed: the view stays where it is.
void TableView::keepView() {
    m_wasFitted = m_fitsAtPresent = false;
    point();
    update();
}

/// Finds the unit under the pointer, which changes with the view, too.
void TableView::point() {
    if (!m_pointer || m_hand != Hand::Free)
        return;
    const PieceId piece = pieceAt(*m_pointer);
    if (piece == m_hovered)
        return;
    m_hovered = piece;
    Q_EMIT pointedAt(piece);
    Q_EMIT hint(piece ? m_words.describe(m_session.tableShown(), piece) : QString());
    setCursor(m_measuring ? Qt::CrossCursor : mayDrag(piece) ? Qt::OpenHandCursor : Qt::ArrowCursor);
    update();
}

void TableView::wheelEvent(QWheelEvent* event) {
    const double notches = event->angleDelta().y() / 120.0;
    if (m_placing) {
        changeByHand(
            [&](Placing& placing) { placing.turn((event->modifiers() & Qt::ShiftModifier ? 1 : 5) * -notches); });
    } else {
        m_pointer = event->position();
        m_camera.zoom(std::pow(1.15, notches), event->position(), 2, 120);
        keepView();
    }
    event->accept();
}

void TableView::mousePressEvent(QMouseEvent* event) {
    m_pressed = m_last = event->position();
    const Overview overview = Overview::in(m_camera, m_session.table().size(), m_units);
    if (m_overview && overview.contains(event->position())) {
        m_camera.centre = overview.toTable(event->position());
        return keepView();
    }
    const bool isLeft = event->button() == Qt::LeftButton && !m_spaceHeld;
    const Vec here = m_camera.toTable(event->position());
    const bool isOnUnit = static_cast<bool>(unitAt(m_units, here));
    if (const auto ghost = proposed();
        isLeft && !m_measuring && !isOnUnit && ghost && (unitAt({*ghost}, here) || isOnTerrainPlaced(here)))
        showCandidate(*m_chosenAnswer);
    m_pressedPiece = isLeft ? pieceAt(event->position()) : PieceId{};
    if (isLeft && m_measuring) {
        m_hand = Hand::Measuring;
        m_measureFrom = m_measureTo = here;
    } else if (const bool isAlone = event->modifiers() & Qt::ShiftModifier;
               isLeft && (isAlone ? mayDragAlone(m_pressedPiece) : mayDrag(m_pressedPiece))) {
        const PieceId held = isAlone ? m_pressedPiece : leaderOf(m_pressedPiece);
        const bool isHeld = m_placing && m_placing->piece() == held;
        m_holdsGhost = isHeld && !isOnUnit;
        m_grab = (m_holdsGhost ? placingShown().centre : unit(held)->body.pose.centre) - here;
        startDrag(held, isAlone);
    } else {
        m_hand = isLeft && m_pressedPiece && isOnUnit ? Hand::Refused : Hand::Panning;
    }
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    const Vec here = m_camera.toTable(event->position());
    if (m_mayMeasure)
        Q_EMIT cursorAt(here.x, here.y);
    const QPointF moved = event->position() - m_last;
    m_pointer = event->position();
    m_last = event->position();
    switch (m_hand) {
    case Hand::Measuring:
        m_measureTo = here;
        update();
        return;
    case Hand::Dragging:
        if (m_placing && (event->position() - m_pressed).manhattanLength() >= 3) {
            const PieceId under = unitAt(m_units, here);
            const bool isEnemy = under && m_session.table().side(under) != m_session.table().side(m_pressedPiece);
            m_enemyUnder = isEnemy ? under : PieceId{};
            aim(here + m_grab);
        }
        return;
    case Hand::Panning:
        if (event->buttons() != Qt::NoButton) {
            m_camera.centre = m_camera.centre - Vec{moved.x() / m_camera.scale, -moved.y() / m_camera.scale};
            return keepView();
        }
        break;
    case Hand::Refused:
        if ((event->position() - m_pressed).manhattanLength() >= 3)
            sayWhyNotDragged(event->globalPosition().toPoint());
        return;
    case Hand::Free:
        break;
    }
    const PieceId before = m_hovered;
    point();
    if (m_hovered && m_hovered != before && !clashWith(m_hovered).isEmpty())
        QToolTip::showText(event->globalPosition().toPoint(), tipOf(m_hovered), this);
}

void TableView::sayWhyNotDragged(QPoint at) {
    const QString why = whyNotDragged(m_pressedPiece);
    QToolTip::showText(at, why, this);
    Q_EMIT hint(why);
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
    const bool still = (event->position() - m_pressed).manhattanLength() < 3;
    const Hand hand = std::exchange(m_hand, Hand::Free);
    const Vec here = m_camera.toTable(event->position());
    if (hand == Hand::Dragging && m_placing && !still) {
        const PieceId onto = unitAt(m_units, here);
        if (m_way && onto && m_session.table().side(onto) != m_session.table().side(m_pressedPiece))
            return dropOnto(onto, event->globalPosition().toPoint());
        aim(here + m_grab);
        if (!m_holdsGhost)
            commitDrag();
        return;
    }
    const bool isOnGhost = m_placing && m_pressedPiece == m_placing->piece() &&
                           unitAt(m_units, m_camera.toTable(m_pressed)) != m_pressedPiece;
    if (still && isOnGhost && hand == Hand::Dragging)
        return;  // it stays where it is shown
    if (m_way)
        stopPlacing();  // a click on the unit only chooses it
    if (still && m_pressedPiece && hand != Hand::Measuring)
        Q_EMIT pieceClicked(m_pressedPiece);
    else if (still && hand == Hand::Panning && m_placing && event->button() == Qt::LeftButton)
        aim(here);
}

void TableView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const PieceId piece = pieceAt(event->position()))
        Q_EMIT pieceActivated(piece);
}

void TableView::leaveEvent(QEvent*) {
    m_hovered = {};
    m_pointer.reset();
    m_spaceHeld = false;
    update();
    Q_EMIT hint({});
}

void TableView::keyPressEvent(QKeyEvent* event) {
    const bool fine = event->modifiers() & Qt::ShiftModifier;
    const double step = fine ? 0.1 : 1.0;
    Vec by;
    switch (event->key()) {
    case Qt::Key_Space:
        m_spaceHeld = true;
        setCursor(Qt::OpenHandCursor);
        return;
    case Qt::Key_Left:
        by = {-1, 0};
        break;
    case Qt::Key_Right:
        by = {1, 0};
        break;
    case Qt::Key_Up:
        by = {0, 1};
        break;
    case Qt::Key_Down:
        by = {0, -1};
        break;
    case Qt::Key_Q:
    case Qt::Key_E:
        return changeByHand(
            [&](Placing& placing) { placing.turn((event->key() == Qt::Key_Q ? -1 : 1) * (fine ? 1.0 : 15.0)); });
    case Qt::Key_V:
        if (m_placing && !m_placing->bend())
            Q_EMIT hint(tr("The path cannot have another bend."));
        return update();
    case Qt::Key_Escape:
        if (m_placing)
            return stopPlacing();
        return QWidget::keyPressEvent(event);
    default:
        return QWidget::keyPressEvent(event);
    }
    if (m_placing) {
        changeByHand([&](Placing& placing) { placing.nudge(by * step); });
    } else {
        m_camera.centre = m_camera.centre + by * (40 / m_camera.scale);
        keepView();
    }
}

void TableView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space)
        return QWidget::keyReleaseEvent(event);
    if (!event->isAutoRepeat()) {
        m_spaceHeld = false;
        setCursor(m_measuring ? Qt::CrossCursor : Qt::ArrowCursor);
    }
}

bool TableView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const PieceId piece = pieceAt(help->pos()))
            QToolTip::showText(help->globalPos(), tipOf(piece), this);
        else if (const QString ground = groundTip(m_camera.toTable(help->pos())); !ground.isEmpty())
            QToolTip::showText(help->globalPos(), ground, this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

}  // namespace ephor
