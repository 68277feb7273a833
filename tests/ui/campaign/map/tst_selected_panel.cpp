// The card of an army, a fleet or a place: how it is opened, and the list and the leader that it leads to.
#include "tests/ui/campaign/orders_window.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/tables/biography_dialog.h"

#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>

using namespace ephor;
using namespace ephor::campaign;
using namespace ephor::test;

namespace {

constexpr ArmyId attic(0);

}  // namespace

class TestSelectedPanel : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;

    static QPoint armyAt(CampaignWindow& window) { return window.map().placeOf(attic).value_or(QPointF()).toPoint(); }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void theMenuOfAnArmyShowsItsListAndItsLeader() {
        const auto window = shownCampaign(m_folder.found("small"));
        QSignalSpy lists(window.get(), &CampaignWindow::listWanted);
        choose(*window, armyAt(*window), QStringLiteral("Show list"));
        QCOMPARE(lists.size(), 1);
        const auto list = lists.front().front().value<ArmyList>();
        QCOMPARE(list.system, window->session().system().info().id);
        QVERIFY(!list.entries.empty());
        choose(*window, armyAt(*window), QStringLiteral("Show leader"));
        QTRY_VERIFY(window->findChild<BiographyDialog*>());
    }

    void theCardOfAnArmyLeadsToItsList() {
        const auto window = shownCampaign(m_folder.found("small"));
        MapView& map = window->map();
        QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, map.placeOf(attic)->toPoint());
        QCOMPARE(window->sight().selection().army, attic);
        QSignalSpy lists(window.get(), &CampaignWindow::listWanted);
        QTRY_VERIFY(part<QAbstractButton>(*window, "selectedList")->isVisible());
        press(*window, "selectedList");
        QCOMPARE(lists.size(), 1);
        // A view that does not know the army does not show its list.
        window->sight().setSeenBy(PowerId(1));
        QVERIFY(part<QAbstractButton>(*window, "selectedList")->isHidden());
    }

    void aDoubleClickOnAPlaceShowsItsCard() {
        const auto window = shownCampaign(m_folder.found("small"));
        MapView& map = window->map();
        const Map& places = window->session().scenario().map;
        const PlaceId megara = places.find("megara");
        part<QDockWidget>(*window, "historyDock")->raise();
        auto* card = part<QLabel>(*window, "selectedText");
        QTRY_VERIFY(card->visibleRegion().isEmpty());
        QTest::mouseDClick(map.viewport(), Qt::LeftButton, {}, map.MapCanvas::placeOf(megara).toPoint());
        QTRY_VERIFY(!card->visibleRegion().isEmpty());
        QVERIFY2(card->text().contains(QString::fromStdString(places.place(megara).name)), qPrintable(card->text()));
        // The keyboard does the same.
        part<QDockWidget>(*window, "historyDock")->raise();
        QTRY_VERIFY(card->visibleRegion().isEmpty());
        map.setFocus();
        QTest::keyClick(&map, Qt::Key_Return);
        QTRY_VERIFY(!card->visibleRegion().isEmpty());
    }
};

QTEST_MAIN(TestSelectedPanel)
#include "tst_selected_panel.moc"
