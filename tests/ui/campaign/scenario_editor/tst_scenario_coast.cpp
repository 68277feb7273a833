// Land of a scenario: drawn on the map, imported from a file, and shown in the campaign that begins from it.
#include "models/scenario/scenario_head.h"
#include "tests/support/campaign_file.h"
#include "tests/support/written_file.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/map/map_colours.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/reports/report_map.h"
#include "ui/campaign/scenario_editor/scenario_window.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/common/window/message_bar.h"

#include <QAction>
#include <QFileDialog>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

using namespace ephor;
using namespace ephor::campaign;

namespace {

/// True if the colour fills most of the surroundings of a point.
bool isMostly(const QColor& colour, const QImage& image, QPoint at) {
    constexpr int reach = 6;
    int same = 0;
    int all = 0;
    for (int x = at.x() - reach; x <= at.x() + reach; ++x)
        for (int y = at.y() - reach; y <= at.y() + reach; ++y, ++all)
            same += image.valid(x, y) && image.pixelColor(x, y) == colour ? 1 : 0;
    return 2 * same > all;
}
bool isLand(MapCanvas& map, QPointF at) {
    return isMostly(MapColours::of(map.palette()).land, map.viewport()->grab().toImage(), at.toPoint());
}
bool isSea(MapCanvas& map, QPointF at) {
    return isMostly(MapColours::of(map.palette()).sea, map.viewport()->grab().toImage(), at.toPoint());
}

void click(ScenarioWindow& window, QPointF at) {
    QTest::mouseMove(window.map().viewport(), at.toPoint());
    QTest::mouseClick(window.map().viewport(), Qt::LeftButton, {}, at.toPoint());
}

/// Halfway between the two places of the new scenario.
QPointF middleOf(const MapCanvas& map) { return (map.placeOf(PlaceId(0)) + map.placeOf(PlaceId(1))) / 2; }

/// A triangle north of the middle, with a point inside it.
const std::array<QPointF, 3> triangle{QPointF(-120, -160), QPointF(120, -160), QPointF(0, -60)};
const QPointF inside(0, -125);
const QPointF outside(0, 150);

}  // namespace

class TestScenarioCoast : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    test::CampaignFolder m_campaigns;

    std::unique_ptr<ScenarioWindow> shown() const {
        auto window =
            std::make_unique<ScenarioWindow>(std::make_unique<ScenarioDocument>(newScenario()), m_dir->path());
        window->setAsksBeforeClosing(false);
        window->resize(1280, 800);
        window->show();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(window.get());
        window->map().setFocus();
        return window;
    }
    static void draw(ScenarioWindow& window) {
        QTest::keyClick(&window, Qt::Key_2, Qt::ControlModifier | Qt::ShiftModifier);
        const QPointF middle = middleOf(window.map());
        for (const QPointF& corner : triangle)
            click(window, middle + corner);
    }
    /// Imports the file by the dialog and returns what the window says.
    static QString imported(ScenarioWindow& window, const QString& file) {
        QTimer::singleShot(0, &window, [&file] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            name->setText(file);
            QTest::keyClick(name, Qt::Key_Return);
        });
        window.findChild<QAction*>(QStringLiteral("actionImportCoast"))->trigger();
        return window.findChild<MessageBar*>()->accessibleName();
    }
    QString written(const char* name, const QByteArray& text) const {
        const QString file = m_dir->filePath(QLatin1StringView(name));
        test::writeFile(file, text);
        return file;
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void landIsDrawnPointByPoint() {
        const auto window = shown();
        ScenarioMap& map = window->map();
        const QPointF middle = middleOf(map);
        QVERIFY(isLand(map, middle + inside));
        QVERIFY(isLand(map, middle + outside));
        draw(*window);
        QVERIFY(window->document().sheet().land.empty());
        QTest::keyClick(&map, Qt::Key_Return);
        QCOMPARE(window->document().sheet().land.size(), std::size_t{1});
        QVERIFY(window->document().files().texts[1].contains("\n[[land]]\npoints = [["));
        QVERIFY(window->document().findings().empty());
        QVERIFY(isLand(map, middle + inside));
        QVERIFY(isSea(map, middle + outside));
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(isLand(map, middle + outside));
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(isSea(map, middle + outside));
    }

    void aDoubleClickClosesLandAndEscapeDropsIt() {
        const auto window = shown();
        ScenarioMap& map = window->map();
        const ScenarioSheet& sheet = window->document().sheet();
        draw(*window);
        QTest::keyClick(&map, Qt::Key_Escape);
        QTest::keyClick(&map, Qt::Key_Return);
        QVERIFY(sheet.land.empty());
        draw(*window);
        QTest::keyClick(&map, Qt::Key_Backspace);
        QTest::keyClick(&map, Qt::Key_Return);
        QVERIFY(sheet.land.empty());  // two points are no land
        const QPoint last = (middleOf(map) + triangle[2]).toPoint();
        click(*window, last);
        QTest::mouseDClick(map.viewport(), Qt::LeftButton, {}, last);  // what comes of the second press
        QTest::mouseRelease(map.viewport(), Qt::LeftButton, {}, last);
        QCOMPARE(sheet.land.size(), std::size_t{1});
        QCOMPARE(std::get<std::vector<GeoPoint>>(*sheet.land[0].find("points")).size(), std::size_t{3});
    }

    void landIsSelectedByItsCoastNamedAndRemoved() {
        const auto window = shown();
        ScenarioMap& map = window->map();
        draw(*window);
        QTest::keyClick(&map, Qt::Key_Return);
        QTest::keyClick(window.get(), Qt::Key_1, Qt::ControlModifier);
        const QPointF middle = middleOf(map);
        click(*window, middle + inside);
        QVERIFY(!window->selection());
        click(*window, middle + (triangle[0] + triangle[1]) / 2);
        QVERIFY(window->selection() == (RowRef{RowKind::Land, 0, 0}));
        const auto* contents = window->findChild<QTreeWidget*>(QStringLiteral("contents"));
        QCOMPARE(contents->currentItem()->text(0), QStringLiteral("Land 1"));
        auto* name = window->findChild<QLineEdit*>(QStringLiteral("field_name"));
        name->setFocus();
        QTest::keyClicks(name, QStringLiteral("Isle"));
        QCOMPARE(window->document().sheet().land[0].text("name"), std::string("Isle"));
        map.setFocus();
        QTest::keyClick(&map, Qt::Key_Delete);
        QVERIFY(window->document().sheet().land.empty());
        QVERIFY(!window->selection());
    }

    void aCoastIsImportedAndReplacesTheOneBefore() {
        const auto window = shown();
        ScenarioMap& map = window->map();
        draw(*window);
        QTest::keyClick(&map, Qt::Key_Return);
        const ScenarioFiles drawn = window->document().files();
        // A land from 9.5 to 9.95 degrees of latitude, south of the places at 10, and a lake in its west.
        const QString file = written("south.geojson", R"({"type": "Polygon", "coordinates": [
            [[8, 9.5], [13, 9.5], [13, 9.95], [8, 9.95], [8, 9.5]], [[8, 9.6], [9, 9.6], [9, 9.8], [8, 9.8], [8, 9.6]]]})");
        const QString said = imported(*window, file);
        QVERIFY2(said.contains(QStringLiteral("replaces the land")), qPrintable(said));
        const QPointF middle = middleOf(map);  // below the message
        const ScenarioSheet& sheet = window->document().sheet();
        QCOMPARE(sheet.land.size(), std::size_t{2});
        QCOMPARE(sheet.land[1].text("kind"), std::string("water"));
        QVERIFY(isSea(map, middle + inside));
        QVERIFY(isLand(map, middle + outside));
        QVERIFY(window->document().isPlayable());
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window->document().files().texts, drawn.texts);
        QVERIFY(isLand(map, middle + inside));
    }

    void aBadFileIsRefusedAndChangesNothing() {
        const auto window = shown();
        const ScenarioFiles before = window->document().files();
        const QString said =
            imported(*window, written("bad.geojson", "{\"type\": \"Point\", \"coordinates\": [1, 2]}"));
        QVERIFY2(said.contains(QStringLiteral("bad.geojson")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("has no coast")), qPrintable(said));
        QCOMPARE(window->document().files().texts, before.texts);
    }

    void aCampaignAndItsReportsShowTheLandOfTheirScenario() {
        const auto window = shown();
        const auto seaOf = [](CampaignSession& session) {
            const QImage sheet = imageOf(reportMap(session, PowerLooks(session.scenario()), PowerId(0)), mapSheet, 1);
            const QColor sea = MapColours::of(ephorPalette(false)).sea;
            int pixels = 0;
            for (int x = 0; x < sheet.width(); x += 4)
                for (int y = 0; y < sheet.height(); y += 4)
                    pixels += sheet.pixelColor(x, y) == sea ? 1 : 0;
            return pixels;
        };
        const auto without = m_campaigns.found(window->document().files());
        QVERIFY(without);
        QCOMPARE(seaOf(*without), 0);
        draw(*window);
        QTest::keyClick(&window->map(), Qt::Key_Return);
        auto with = m_campaigns.found(window->document().files());
        QVERIFY(with);
        QVERIFY(seaOf(*with) > 1000);
        const std::vector<GeoPoint> points = with->scenario().ground.front().points;
        CampaignWindow campaign(std::move(with), CampaignWindowNeeds{});
        campaign.resize(1280, 800);
        campaign.show();
        QVERIFY(QTest::qWaitForWindowExposed(&campaign));
        MapView& map = campaign.map();
        const double north = points[0].latitude;
        const double longitude = (points[0].longitude + points[1].longitude) / 2;
        map.centerOn(onMap(north, longitude));
        const auto onScreen = [&map](double latitude, double east) {
            return QPointF(map.mapFromScene(onMap(latitude, east)));
        };
        QVERIFY(isLand(map, onScreen(0.7 * north + 0.3 * points[2].latitude, longitude)));
        QVERIFY(isSea(map, onScreen(north + 0.15, longitude)));
    }
};

QTEST_MAIN(TestScenarioCoast)
#include "tst_scenario_coast.moc"
