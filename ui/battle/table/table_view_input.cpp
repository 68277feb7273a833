// Keyboard, mouse and wheel input on the table.
#include "models/text.h"
#include "ui/battle/table/overview.h"
#include "ui/battle/table/table_view.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

namespace ephor {

bool TableView::mayDrag(PieceId piece) const {
    const Request* r = request();
    if (!r || m_session.isBusy() || !piece)
        return false;
    return (r->form == Form::Move && r->limits.piece == piece) ||
           (r->form == Form::Deploy && r->pieces.contains(piece));
}

void TableView::startPlacing(PieceId piece, std::int16_t code) {
    if (!mayDrag(piece))
        return;
    m_placingFor = m_session.pending();
    m_placing = std::make_unique<Placing>(m_session.game(), m_session.table(), *m_placingFor->request, piece, code);
    showPlacing();
}

void TableView::showCandidate(const Choice& choice) {
    const Request* r = request();
    if (!r)
        return;
    const PieceId piece = r->form == Form::Deploy ? choice.piece : r->limits.piece;
    if (!m_placing || m_placing->piece() != piece)
        startPlacing(piece, choice.code);
    if (m_placing)
        m_placing->take(choice);
    showPlacing();
}

void TableView::stopPlacing() {
    const bool was = m_placing != nullptr;
    m_placing.reset();
    m_placingFor.reset();
    m_hand = Hand::Free;
    if (was)
        Q_EMIT hint({});
    update();
}

void TableView::showPlacing() {
    if (m_placing && (m_placing->refusal() || m_placing->stoppedBy() || hidesTheStop()))
        Q_EMIT hint(placingSaid());
    else if (m_placing)
        Q_EMIT hint(
            tr("Arrow keys move it, Q and E turn it, V bends its way, Enter puts it there, Escape takes it back."));
    update();
}

void TableView::commitPlacing() {
    if (!m_placing)
        return;
    if (const Reason* why = m_placing->refusal()) {
        const QString text = tr("%1 (%2)").arg(m_words.reason(*why, m_placing->piece()), toQString(why->rule));
        stopPlacing();
        Q_EMIT refused(text);
        return;
    }
    const Choice choice = m_placing->choice();
    stopPlacing();
    Q_EMIT placedTo(choice);
}

void TableView::wheelEvent(QWheelEvent* event) {
    const double notches = event->angleDelta().y() / 120.0;
    if (m_placing) {
        m_placing->turn((event->modifiers() & Qt::ShiftModifier ? 1 : 5) * -notches);
        showPlacing();
    } else {
        m_camera.zoom(std::pow(1.15, notches), event->position(), 2, 120);
        m_wasFitted = false;
        update();
    }
    event->accept();
}

void TableView::mousePressEvent(QMouseEvent* event) {
    m_pressed = m_last = event->position();
    const Overview overview = Overview::in(m_camera, m_session.table().size(), m_units);
    if (m_overview && overview.contains(event->position())) {
        m_camera.centre = overview.toTable(event->position());
        m_wasFitted = false;
        update();
        return;
    }
    m_pressedPiece =
        event->button() == Qt::LeftButton ? unitAt(m_units, m_camera.toTable(event->position())) : PieceId{};
    if (event->button() == Qt::LeftButton && m_measuring) {
        m_hand = Hand::Measuring;
        m_measureFrom = m_measureTo = m_camera.toTable(event->position());
    } else if (event->button() == Qt::LeftButton && mayDrag(m_pressedPiece)) {
        // The question's form starts placing with the right formation; if it does not respond, the first formation is
        // used.
        if (!m_placing || m_placing->piece() != m_pressedPiece)
            Q_EMIT pieceGrabbed(m_pressedPiece);
        if (!m_placing || m_placing->piece() != m_pressedPiece)
            startPlacing(m_pressedPiece, 0);
        m_hand = Hand::Dragging;
    } else if (event->button() == Qt::LeftButton && m_placing && !m_pressedPiece) {
        m_placing->aim(m_camera.toTable(event->position()));
        m_hand = Hand::Dragging;
        showPlacing();
    } else {
        m_hand = Hand::Panning;
    }
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    const Vec here = m_camera.toTable(event->position());
    if (m_mayMeasure)
        Q_EMIT cursorAt(here.x, here.y);
    const QPointF moved = event->position() - m_last;
    m_last = event->position();
    switch (m_hand) {
    case Hand::Measuring:
        m_measureTo = here;
        update();
        return;
    case Hand::Dragging:
        if (m_placing && (event->position() - m_pressed).manhattanLength() >= 3) {
            m_placing->aim(here);
            showPlacing();
        }
        return;
    case Hand::Panning:
        if (event->buttons() != Qt::NoButton) {
            m_camera.centre = m_camera.centre - Vec{moved.x() / m_camera.scale, -moved.y() / m_camera.scale};
            m_wasFitted = false;
            update();
            return;
        }
        break;
    case Hand::Free:
        break;
    }
    const PieceId piece = unitAt(m_units, here);
    if (piece != m_hovered) {
        m_hovered = piece;
        Q_EMIT pointedAt(piece);
        Q_EMIT hint(piece ? m_words.describe(m_session.tableShown(), piece) : QString());
        setCursor(m_measuring ? Qt::CrossCursor : mayDrag(piece) ? Qt::OpenHandCursor : Qt::ArrowCursor);
    }
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
    const bool still = (event->position() - m_pressed).manhattanLength() < 3;
    const Hand hand = std::exchange(m_hand, Hand::Free);
    if (hand == Hand::Dragging && m_placing && !still) {
        m_placing->aim(m_camera.toTable(event->position()));
        commitPlacing();
    } else if (still && m_pressedPiece && hand != Hand::Measuring) {
        Q_EMIT pieceClicked(m_pressedPiece);
    }
}

void TableView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const PieceId piece = unitAt(m_units, m_camera.toTable(event->position())))
        Q_EMIT pieceActivated(piece);
}

void TableView::leaveEvent(QEvent*) {
    m_hovered = {};
    Q_EMIT hint({});
}

void TableView::keyPressEvent(QKeyEvent* event) {
    const bool fine = event->modifiers() & Qt::ShiftModifier;
    const double step = fine ? 0.1 : 1.0;
    Vec by;
    switch (event->key()) {
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
        if (!m_placing)
            return QWidget::keyPressEvent(event);
        m_placing->turn((event->key() == Qt::Key_Q ? -1 : 1) * (fine ? 1.0 : 15.0));
        return showPlacing();
    case Qt::Key_V:
        if (m_placing && !m_placing->bend())
            Q_EMIT hint(tr("The way may not bend once more."));
        return update();
    case Qt::Key_Escape:
        if (m_placing)
            return stopPlacing();
        return QWidget::keyPressEvent(event);
    default:
        return QWidget::keyPressEvent(event);
    }
    if (m_placing) {
        m_placing->nudge(by * step);
        showPlacing();
    } else {
        m_camera.centre = m_camera.centre + by * (40 / m_camera.scale);
        m_wasFitted = false;
        update();
    }
}

bool TableView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const PieceId piece = unitAt(m_units, m_camera.toTable(help->pos())))
            QToolTip::showText(help->globalPos(), m_words.card(m_session.tableShown(), piece), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

}  // namespace ephor
