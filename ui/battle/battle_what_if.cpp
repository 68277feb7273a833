// Other courses of a battle: what-if copies in a window of their own, and battles that the computer fights.
#include "core/battle/winner.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/playback/playback.h"
#include "ui/common/colours.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QLabel>

namespace ephor {

namespace {

/// How a battle ended, or how far it has come.
QString stateOf(const BattleSession& session) {
    const BattleWords words(session.game());
    const auto& ended = session.ended();
    if (!ended)
        return words.turnAndPhase(session.table().turn(), session.table().phase());
    const std::optional<Side> winner = sideOf(ended->winner);
    return winner
               ? BattleWindow::tr("victory for %1 after %n turns", nullptr, ended->turns).arg(words.sideInside(*winner))
               : BattleWindow::tr("a draw after %n turns", nullptr, ended->turns);
}

/// "Athens 9 units, Thebes 7": what is left on the table.
QString unitsLeft(const BattleSession& session) {
    const BattleWords words(session.game());
    const auto left = [&session](Side side) { return (session.table().all(side) - session.table().removed()).size(); };
    return BattleWindow::tr("%1 %2, %3 %4 units left")
        .arg(words.side(Side::A))
        .arg(left(Side::A))
        .arg(words.side(Side::B))
        .arg(left(Side::B));
}

}  // namespace

BattleWindowNeeds::WhatIf BattleWindow::whatIfHere() const {
    const Table& table = m_session->tableShown();
    return {tr("from event %1").arg(m_session->moment()),
            tr("It starts at event %1, %2. In the battle: %3; %4.")
                .arg(m_session->moment())
                .arg(m_words.turnAndPhase(table.turn(), table.phase()), stateOf(*m_session), unitsLeft(*m_session))};
}

QWidget* BattleWindow::makeWhatIfBand(QWidget* parent) {
    m_whatIfBand = named(wrapped(new QLabel(parent)), QStringLiteral("whatIfBand"), tr("What if"));
    m_whatIfBand->setMargin(scaled(this, 6));
    m_whatIfBand->setAutoFillBackground(true);
    return m_whatIfBand;
}

/// Also after a change of colours.
void BattleWindow::showWhatIf() {
    if (!m_whatIfBand)
        return;
    const Colours& colours = Colours::of(palette());
    QPalette band = palette();
    band.setColor(QPalette::Window, blended(palette().color(QPalette::Window), colours.warning, 0.35));
    m_whatIfBand->setPalette(band);
    m_whatIfBand->setText(
        QStringLiteral("<b>%1</b> %2 %3")
            .arg(tr("What if:"), m_needs.whatIf.happened.toHtmlEscaped(),
                 tr("Here: %1; %2.").arg(stateOf(*m_session), unitsLeft(*m_session)).toHtmlEscaped()));
}

void BattleWindow::whatIf() {
    BattleWindowNeeds needs = m_needs;
    needs.recovery.clear();  // a what-if is not saved, and the user is not asked to save it
    needs.whatIf = whatIfHere();
    auto* window =
        new BattleWindow(m_session->whatIf(m_session->moment(),
                                           m_needs.freshSeed ? m_needs.freshSeed() : m_session->record().dice.seed + 1),
                         std::move(needs));
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setAsksBeforeClosing(false);
    window->resize(size());
    window->show();
}

void BattleWindow::watch() {
    m_session->autoResolve(Until::End);
    // The next change is the end of the battle.
    connect(
        m_session.get(), &BattleSession::busyChanged, this, [this] { m_playback->replayFromStart(); },
        Qt::SingleShotConnection);
}

}  // namespace ephor
