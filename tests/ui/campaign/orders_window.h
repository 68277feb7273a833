// A campaign's window in which orders are typed, submitted and adjudicated with mouse and keys.
#pragma once

#include "models/campaign/post/post_office.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/campaign/shown_campaign.h"
#include "tests/ui/widgets.h"
#include "ui/campaign/map/map_view.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>

namespace ephor::test {

/// The text of the sheet, which comes before the form.
inline QPlainTextEdit& sheet(const QWidget& window) {
    part<QTabBar>(window, "sheetPages")->setCurrentIndex(1);
    return *part<QPlainTextEdit>(window, "orderSheet");
}

inline void select(const QWidget& window, campaign::PowerId power) {
    auto* board = part<QTableWidget>(window, "ordersBoard");
    const auto* cell = board->item(static_cast<int>(power.index()), 0);
    QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, board->visualItemRect(cell).center());
}

/// Replaces the sheet of the power with the text.
inline void typeSheet(const QWidget& window, campaign::PowerId power, const QString& text) {
    select(window, power);
    typeInto(sheet(window), text);
    QCOMPARE(sheet(window).toPlainText(), text);
}

/// The reports of this turn are written and sent, so that orders come next.
inline void writeReports(CampaignSession& session) {
    store::Post post = session.post();
    for (store::PostMail& report : exportedReports(session.journal(), post, playedPowers(session.journal()), {}, {})) {
        report.sent = QStringLiteral("2026-12-01T20:00:00+00:00");
        post.mails.push_back(std::move(report));
    }
    QVERIFY(session.setPost(post));
}

/// Chooses an action of the menu that opens at a point of the map.
inline void choose(CampaignWindow& window, QPoint at, const QString& label) {
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, window.map().viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(window.map().viewport(), &event);
    auto* menu = window.map().findChild<QMenu*>(QStringLiteral("placeMenu"));
    QVERIFY(menu);
    for (QAction* action : menu->actions())
        if (action->text() == label) {
            menu->setActiveAction(action);
            QTest::keyClick(menu, Qt::Key_Return);
            QTRY_VERIFY(!window.map().findChild<QMenu*>(QStringLiteral("placeMenu")));
            return;
        }
    QFAIL(qPrintable(label));
}

inline bool isAdjudicated(CampaignWindow& window) {
    return window.session().next() != CampaignSession::Next::Adjudicate;
}

inline void undo(CampaignWindow& window) { QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier); }

}  // namespace ephor::test
