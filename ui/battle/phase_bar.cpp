#include "ui/battle/phase_bar.h"

#include "models/battle/log/battle_summary.h"
#include "ui/common/battle_looks.h"
#include "ui/common/colours.h"
#include "ui/common/phase_arrows.h"
#include "ui/common/sizes.h"

#include <QPainter>
#include <algorithm>

namespace ephor {

PhaseBar::PhaseBar(BattleSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_words(session.game()), m_looks(looksOf(session)) {
    setObjectName(QStringLiteral("phaseBar"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&session, &BattleSession::changed, this, &PhaseBar::refresh);
    connect(&session, &BattleSession::momentChanged, this, &PhaseBar::refresh);
    refresh();
}

QSize PhaseBar::sizeHint() const { return {scaled(this, 900), scaled(this, 44)}; }
QSize PhaseBar::minimumSizeHint() const { return {scaled(this, 320), scaled(this, 44)}; }

void PhaseBar::refresh() {
    const Table& table = m_session.tableShown();
    m_turn = table.turn();
    m_phase = table.phase();
    takePhases();
    QStringList flags;
    for (const Side side : bothSides) {
        SideState& state = m_sides[index(side)];
        state.name = m_words.side(side);
        QStringList parts;  // what is spent now, then what decides the battle
        QStringList details;
        for (const Sign& sign : m_session.game().signs(table, side)) {
            if (sign.marker != Marker::None)
                flags << tr("%1: %2").arg(state.name, text(sign.words));
            else if (sign.use == Sign::Use::Detail)
                details << text(sign.words);
            else
                parts.insert(sign.use == Sign::Use::Spent ? 0 : parts.size(), text(sign.words));
        }
        const int lost = (lostPieces(m_session.game(), table) & table.all(side)).size();
        parts << tr("%1 of %2 units lost").arg(lost).arg(table.all(side).size());
        const bool isNobodyPlaced = lost == 0 && table.turn() == 0 && table.present(side).empty();
        state.below = isNobodyPlaced ? QStringList(tr("none placed yet")) : parts;
        state.details = details;
    }
    const bool isNow = m_session.isLive() || m_session.isCatchingUp();
    m_below = isNow ? flags.join(QStringLiteral("; ")) : tr("an earlier moment");
    QStringList said{m_words.turnAndPhase(m_turn, m_phase), m_below};
    for (const SideState& state : m_sides)
        said << QStringLiteral("%1: %2").arg(state.name, (state.below + state.details).join(QStringLiteral(", ")));
    said.removeAll(QString());
    m_said = said.join(QStringLiteral(". "));
    setAccessibleName(m_said);
    said.insert(1, tr("Phases: %1").arg(m_phases.join(QStringLiteral(", "))));  // their arrows may be cut
    setToolTip(QStringLiteral("<p>%1</p>")
                   .arg(said.join(u'\n').toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"))));  // wraps
    update();
}

/// The phases of the set-up, before the first turn, are not shown during turns.
void PhaseBar::takePhases() {
    const std::vector<TimelineMark> turns = m_session.timeline().turns();
    const auto firstTurn = std::ranges::find_if(turns, [](const TimelineMark& mark) { return mark.turn > 0; });
    const int first = std::min(m_phase, m_turn == 0 ? m_phase : firstTurn == turns.end() ? 1 : firstTurn->phase);
    const int end = m_turn == 0 ? m_phase + 1 : static_cast<int>(m_session.info().phases.size());
    m_phases.clear();
    for (int phase = first; phase < end; ++phase)
        m_phases << m_words.phase(phase);
    m_now = m_phase - first;
}

namespace {

/// As many parts as fit on a line; the tool tip has all of them.
QString joined(const QStringList& parts, const QFontMetrics& metrics, int room) {
    const QString comma = QStringLiteral(", ");
    for (qsizetype n = parts.size(); n > 1; --n) {
        const QString line = parts.first(n).join(comma) + (n < parts.size() ? QStringLiteral(" …") : QString());
        if (metrics.horizontalAdvance(line) <= room)
            return line;
    }
    return parts.isEmpty() ? QString() : metrics.elidedText(parts.front(), Qt::ElideRight, room);
}

}  // namespace

/// The width that the arrows of all phases take with their full names.
double PhaseBar::phasesWidth() const {
    const QFontMetricsF names(sized(font(), 12.5, true));
    double sum = 0;
    for (const QString& phase : m_phases)
        sum += names.horizontalAdvance(phase) + scaled(this, 26);  // a tick and both points
    return sum;
}

void PhaseBar::paintPhases(QPainter& painter, double left, double right) const {
    paintPhaseArrows(painter, *this, QRectF(left, 0, right - left, height()), m_phases, m_now, m_turn > 0);
}

void PhaseBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = Colours::of(palette());
    const QColor text = palette().color(QPalette::WindowText);
    const double line = height() / 2.0;
    const double pad = scaled(this, 12);
    painter.setFont(sized(font(), 16, true));
    painter.setPen(text);
    const QString title = m_turn == 0 ? m_words.phase(m_phase) : tr("Turn %1").arg(m_turn);
    const double below = QFontMetricsF(sized(font(), 12)).horizontalAdvance(m_below) + 2;
    const double titleWidth = std::max({scaled(this, 124) * 1.0, std::min(below, width() * 0.13),
                                        painter.fontMetrics().horizontalAdvance(title) * 1.0});
    painter.drawText(QRectF(pad, 0, titleWidth, m_below.isEmpty() ? height() : line + 3),
                     Qt::AlignVCenter | Qt::AlignLeft, title);
    painter.setFont(sized(font(), 12));
    painter.setPen(m_session.isLive() || m_session.isCatchingUp() ? colours.secondary : colours.warning);
    painter.drawText(QRectF(pad, line, titleWidth, line - 3), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_below, Qt::ElideRight, static_cast<int>(titleWidth)));

    const bool hasPhases = width() > scaled(this, 700);  // otherwise the sides have their room
    const double left = width() - titleWidth - (hasPhases ? 5 : 3) * pad;
    double sideWidth = std::max(scaled(this, 130) * 1.0, left / 2);
    if (hasPhases) {  // as much as the texts take, if the phases leave it
        const QFontMetricsF names(sized(font(), 13, true));
        const QFontMetricsF texts(sized(font(), 12));
        double wanted = scaled(this, 130);
        for (const SideState& state : m_sides)
            wanted = std::max({wanted, names.horizontalAdvance(state.name),
                               texts.horizontalAdvance(state.below.join(QStringLiteral(", ")))});
        const double least = std::clamp(width() * 0.19, scaled(this, 130) * 1.0, scaled(this, 250) * 1.0);
        sideWidth = std::clamp(wanted + scaled(this, 36), least, std::max(least, (left - phasesWidth()) / 2));
    }
    double x = width() - 2 * sideWidth - pad;
    for (const Side side : bothSides) {
        const SideState& state = m_sides[index(side)];
        const double radius = scaled(this, 8);
        m_looks[index(side)].paint(painter, {x + radius, line - scaled(this, 8)}, radius, palette(), font());
        const double textLeft = x + radius * 2 + scaled(this, 6);
        const int room = static_cast<int>(sideWidth - (textLeft - x) - 6);
        painter.setFont(sized(font(), 13, true));
        painter.setPen(text);
        painter.drawText(QRectF(textLeft, 2, room, line), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(state.name, Qt::ElideRight, room));
        painter.setFont(sized(font(), 12));
        painter.setPen(colours.secondary);
        painter.drawText(QRectF(textLeft, line, room, line - 3), Qt::AlignVCenter,
                         joined(state.below, painter.fontMetrics(), room));
        x += sideWidth;
    }
    if (hasPhases)
        paintPhases(painter, pad + titleWidth + pad, width() - 2 * sideWidth - 3 * pad);
}

}  // namespace ephor
