// Counters of armies stay near their places; where there is no room they share one.
#include "tests/support/campaign_file.h"
#include "tests/ui/campaign/shown_campaign.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/map/map_ground.h"
#include "ui/campaign/map/map_picture.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/common/sizes.h"

#include <QMenu>
#include <QTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

double distanceTo(const QRectF& box, QPointF point) {
    const double x = std::max({0.0, box.left() - point.x(), point.x() - box.right()});
    const double y = std::max({0.0, box.top() - point.y(), point.y() - box.bottom()});
    return std::hypot(x, y);
}

LayoutNeeds needsAt(double scale) {
    LayoutNeeds needs;
    needs.scale = scale;
    needs.textScale = textScale(QApplication::font());
    needs.font = QApplication::font();
    needs.nameFonts = nameFonts(needs.font);
    return needs;
}

}  // namespace

class TestMapFolds : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;

    /// So many armies of all powers, at the places nearest to Megara.
    std::unique_ptr<CampaignSession> gathered(int armies) {
        auto session = m_folder.found("hellas_431");
        State state = session->campaign().state;
        const campaign::Map& map = session->scenario().map;
        std::vector<PlaceId> near;
        for (std::size_t i = 0; i < map.places().size(); ++i)
            near.emplace_back(static_cast<int>(i));
        const campaign::Place& megara = map.place(map.find("megara"));
        const QPointF middle = onMap(megara.latitude, megara.longitude);
        std::ranges::sort(near, {}, [&](PlaceId id) {
            const campaign::Place& place = map.place(id);
            return QLineF(middle, onMap(place.latitude, place.longitude)).length();
        });
        int number = 0;
        for (Army& army : state.armies)
            if (army.place && number < armies)
                army.place = near[static_cast<std::size_t>(number++ % 6)];
        if (!session->perform([&](Journal& journal) { test::become(journal, state, "a gathering"); }))
            return nullptr;
        return session;
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void countersStayNearTheirPlacesAndEachIsShownOnce() {
        const auto session = gathered(20);
        QVERIFY(session);
        const CampaignSight sight(*session);
        const MapPicture picture = MapPicture::of(sight);
        QVERIFY(picture.counters.size() >= 20);
        std::size_t before = 0;
        for (const double scale : {0.35, 1.0, 2.0, 4.0, 8.0, 16.0}) {
            const MapLayout layout = layOut(picture, {}, needsAt(scale));
            std::vector<int> shown(picture.counters.size(), 0);
            for (const CounterFold& fold : layout.counters)
                for (const std::size_t i : fold.counters) {
                    ++shown[i];
                    const QPointF place = picture.cities[picture.counters[i].city].at * scale;
                    const double far = distanceTo(fold.box, place);
                    QVERIFY2(far <= counterReach * textScale(QApplication::font()) + 0.01,
                             qPrintable(QStringLiteral("scale %1: %2 px").arg(scale).arg(far)));
                }
            QVERIFY(std::ranges::all_of(shown, [](int times) { return times == 1; }));
            QVERIFY(layout.counters.size() >= before);  // closer in, fewer share a counter
            before = layout.counters.size();
        }
    }

    void fleetsStayNearTheirPlaces() {
        const auto session = gathered(20);
        QVERIFY(session);
        const CampaignSight sight(*session);
        const MapPicture picture = MapPicture::of(sight);
        QVERIFY(!picture.fleets.empty());
        for (const double scale : {0.35, 1.0, 2.0, 4.0, 8.0, 16.0}) {
            const MapLayout layout = layOut(picture, {}, needsAt(scale));
            for (std::size_t i = 0; i < picture.fleets.size(); ++i) {
                const QPointF place = picture.cities[picture.fleets[i].city].at * scale;
                const double far = distanceTo(layout.fleets[i], place);
                QVERIFY2(far <= counterReach * textScale(QApplication::font()) + 0.01,
                         qPrintable(QStringLiteral("scale %1: %2 px").arg(scale).arg(far)));
            }
        }
    }

    void sixArmiesAtOnePlaceShareACounterPerPower() {
        MapPicture picture;
        picture.cities.push_back({PlaceId(0), {}, QStringLiteral("Megara"), {}});
        for (int i = 0; i < 6; ++i) {
            CounterMark mark;
            mark.power = PowerId(i % 2);
            mark.army = ArmyId(i);
            picture.counters.push_back(mark);
        }
        QCOMPARE(layOut(picture, {}, needsAt(8)).counters.size(), std::size_t{2});
        picture.counters.pop_back();
        QCOMPARE(layOut(picture, {}, needsAt(8)).counters.size(), std::size_t{5});
    }

    void countersAreSmallerFarOut() {
        MapPicture picture;
        picture.cities.push_back({PlaceId(0), {}, QStringLiteral("Megara"), {}});
        picture.counters.emplace_back();
        const double far = layOut(picture, {}, needsAt(0.35)).counters.front().box.width();
        const double near = layOut(picture, {}, needsAt(4)).counters.front().box.width();
        QCOMPARE(near, counterSize.width() * textScale(QApplication::font()));
        QCOMPARE(far, 0.75 * near);
    }

    void aSharedCounterOpensAMenuAndItsArmyIsDragged() {
        const auto window = test::shownCampaign(gathered(20));
        MapView& map = window->map();
        for (int i = 0; i < 12; ++i)
            map.zoomBy(0.7);
        const ArmyId army = [&] {
            for (const ArmySeen& seen : window->sight().armies())
                if (seen.army && map.placeOf(seen.army))
                    return seen.army;
            return ArmyId{};
        }();
        QVERIFY(army);
        map.showPlace(window->session().campaign().state.armies[army.index()].place);
        const QPoint at = map.placeOf(army)->toPoint();
        QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, at);
        auto* menu = map.findChild<QMenu*>(QStringLiteral("crowd"));
        QVERIFY(menu);
        const QString name = QString::fromStdString(window->session().campaign().state.armies[army.index()].name);
        for (QAction* action : menu->actions())
            if (action->text().startsWith(name + QStringLiteral(","))) {
                menu->setActiveAction(action);
                QTest::keyClick(menu, Qt::Key_Return);
                break;
            }
        QTRY_VERIFY(window->sight().selection().army);
        QCOMPARE(QString::fromStdString(
                     window->session().campaign().state.armies[window->sight().selection().army.index()].name),
                 name);
    }

    void aGatheringIsLookedAt() {
        for (const int zoom : {0, 3, 6})
            test::picture(
                QStringLiteral("map-folds-%1").arg(zoom),
                [this] { return std::make_unique<CampaignWindow>(gathered(20), CampaignWindowNeeds()); },
                [zoom](QWidget& widget) {
                    auto& window = static_cast<CampaignWindow&>(widget);
                    QTest::qWait(50);
                    window.map().showPlace(window.session().scenario().map.find("megara"));
                    for (int i = 0; i < zoom; ++i)
                        window.map().zoomBy(1.25);
                    QTest::qWait(250);
                },
                {1400, 900});
    }
};

QTEST_MAIN(TestMapFolds)
#include "tst_map_folds.moc"
