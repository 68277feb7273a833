// The window for players shows no more than what everybody or one power knows; a branch is marked.
#include "tests/ui/campaign/campaign_evening.h"
#include "tests/ui/pictures.h"
#include "tests/ui/screen_of_size.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/window/players_window.h"
#include "ui/common/colours.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPointer>
#include <QScreen>
#include <QSignalSpy>

using namespace ephor;
using namespace ephor::campaign;

class TestPlayersWindow : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void cleanup() { QApplication::setPalette(ephorPalette(false)); }

    void itShowsOnlyWhatTheChosenViewKnows() {
        const auto u = test::eveningOf(m_folder.found("hellas_431"));
        test::playMoves(u->session(), 1);
        QVERIFY(QTest::qWaitForWindowActive(u->window.get()));
        QTest::keyClick(u->window.get(), Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        QPointer<PlayersWindow> players = u->window->findChild<PlayersWindow*>();
        QVERIFY(players && players->isVisible());
        const State& state = u->session().campaign().state;
        const auto isDrawn = [&](std::size_t army) {
            return players->findChild<MapView*>()->placeOf(ArmyId(static_cast<int>(army))).has_value();
        };
        for (std::size_t i = 0; i < state.armies.size(); ++i)
            QVERIFY(!isDrawn(i));
        auto* views = players->findChild<QComboBox*>(QStringLiteral("playersView"));
        views->setFocus();
        QTest::keyClick(views, Qt::Key_Down);
        QCOMPARE(players->sight().seenBy(), PowerId(0));
        int own = 0;
        for (std::size_t i = 0; i < state.armies.size(); ++i) {
            if (state.armies[i].power != PowerId(0))
                QVERIFY2(!isDrawn(i), state.armies[i].name.c_str());
            own += isDrawn(i) ? 1 : 0;
        }
        QVERIFY(own > 0);
        QVERIFY(!players->findChild<QWidget*>(QStringLiteral("orderSheet")));
        // The umpire's own window is as it was.
        QVERIFY(!u->window->sight().seenBy());
        test::keepPicture(*players, QStringLiteral("players-window"));
        QApplication::setPalette(ephorPalette(true));
        QCoreApplication::processEvents();
        test::keepPicture(*players, QStringLiteral("players-window-dark"));
        // It follows the campaign.
        const QString date = players->findChild<QLabel*>(QStringLiteral("playersDate"))->text();
        test::playMoves(u->session(), 1);
        QVERIFY(players->findChild<QLabel*>(QStringLiteral("playersDate"))->text() != date);
        QTest::keyClick(u->window.get(), Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(u->window->findChildren<PlayersWindow*>().size(), 1);
    }

    void nothingCanBeOrderedInIt() {
        const auto u = test::eveningOf(m_folder.found("small"));
        QVERIFY(QTest::qWaitForWindowActive(u->window.get()));
        QTest::keyClick(u->window.get(), Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        const auto* players = u->window->findChild<PlayersWindow*>();
        QVERIFY(players);
        auto* views = players->findChild<QComboBox*>(QStringLiteral("playersView"));
        views->setFocus();
        QTest::keyClick(views, Qt::Key_Down);
        MapView& map = *players->findChild<MapView*>();
        constexpr ArmyId own(0);
        QVERIFY(map.placeOf(own));
        const QPoint at = map.placeOf(own)->toPoint();
        QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(players->sight().selection().army, own);
        const Map& places = u->session().scenario().map;
        const PlaceId near = places.steps(players->sight().selection().place).front().to;
        const auto labelsAt = [&](QPoint point) {
            QContextMenuEvent event(QContextMenuEvent::Mouse, point, map.viewport()->mapToGlobal(point));
            QCoreApplication::sendEvent(map.viewport(), &event);
            QStringList labels;
            auto* menu = map.findChild<QMenu*>(QStringLiteral("placeMenu"));
            if (!menu)
                return labels;
            for (const QAction* action : menu->actions())
                labels << action->text();
            delete menu;
            return labels;
        };
        for (const QPoint point : {at, map.placeOf(near).toPoint()}) {
            const QStringList labels = labelsAt(point);
            QVERIFY(!labels.isEmpty());
            for (const QString& label : labels)
                QVERIFY2(label.startsWith(QStringLiteral("Select ")), qPrintable(label));
        }
        QSignalSpy hints(&map, &MapView::hint);
        QSignalSpy marches(&map, &MapView::marchWanted);
        const QPoint to = map.placeOf(near).toPoint();
        QTest::mousePress(map.viewport(), Qt::LeftButton, {}, at);
        for (const QPoint point : {at + QPoint(14, 14), to}) {
            QMouseEvent move(QEvent::MouseMove, QPointF(point), QPointF(map.viewport()->mapToGlobal(point)),
                             Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(map.viewport(), &move);
        }
        QTest::mouseRelease(map.viewport(), Qt::LeftButton, {}, to);
        QVERIFY(map.march().stages.empty());
        QVERIFY(map.planSaid().isEmpty());
        QVERIFY(marches.isEmpty());
        for (const QList<QVariant>& hint : hints)
            QVERIFY2(!hint.front().toString().contains(QStringLiteral("Drop")), qPrintable(hint.front().toString()));
    }

    void itFitsTheScreenWithLargeText() {
        const QFont font = QApplication::font();
        QFont large = font;
        large.setPixelSize(26);
        QApplication::setFont(large);
        const auto u = test::eveningOf(m_folder.found("hellas_431"));
        PlayersWindow players(u->session(), u->window->looks());
        players.show();
        QCoreApplication::processEvents();
        const QSize screen = players.screen()->availableSize();
        QApplication::setFont(font);
        QVERIFY(players.width() <= screen.width());
        QVERIFY(players.height() <= screen.height());
    }

    void aBranchIsMadeWithoutAskingAndMarked() {
        const auto u = test::eveningOf(m_folder.found("six_cities"));
        test::playMoves(u->session(), 1);
        QVERIFY(!u->window->isBranch());
        QVERIFY(!u->part<QLabel>("branchBand"));
        QSignalSpy wanted(u->window.get(), &CampaignWindow::fileWanted);
        const int moment = u->session().moment();
        QVERIFY(QTest::qWaitForWindowActive(u->window.get()));
        QTest::keyClick(u->window.get(), Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(wanted.size(), 1);
        const QFileInfo file(wanted.front().front().toString());
        QCOMPARE(file.dir().dirName(), QStringLiteral("Branches"));
        QVERIFY2(file.fileName().endsWith(QStringLiteral(", branch from entry %1.ephor").arg(moment)),
                 qPrintable(file.fileName()));
        QTest::keyClick(u->window.get(), Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(wanted.size(), 2);
        QVERIFY(wanted.back().front().toString() != wanted.front().front().toString());
        CampaignWindow branch(test::CampaignFolder::open(file.filePath()), CampaignWindowNeeds{});
        branch.resize(1280, 800);
        branch.show();
        QVERIFY(branch.isBranch());
        const auto* band = branch.findChild<QLabel*>(QStringLiteral("branchBand"));
        QVERIFY(band && band->isVisible());
        QVERIFY(band->text().contains(QStringLiteral("branch from entry %1").arg(moment)));
        QVERIFY(branch.windowTitle().startsWith(QStringLiteral("Branch: ")));
        const PlayersWindow players(branch.session(), branch.looks());
        QVERIFY(players.findChild<QLabel*>(QStringLiteral("branchBand")));
        test::keepPicture(branch, QStringLiteral("branch"));
    }
};

int main(int argc, char** argv) { return test::runOnScreen<TestPlayersWindow>({1920, 1080}, argc, argv); }
#include "tst_players_window.moc"
