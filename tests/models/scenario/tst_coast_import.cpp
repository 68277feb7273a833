// The coast of a GeoJSON file: what is taken of it, and why a file is refused.
#include "core/campaign/scenario/ground.h"
#include "models/scenario/coast_import.h"
#include "models/text/battle_words.h"
#include "tests/support/written_file.h"

#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <numbers>

using namespace ephor;
using namespace ephor::campaign;

namespace {

const QRectF part(20, 30, 10, 10);  // longitudes 20 to 30, latitudes 30 to 40

QByteArray feature(const QByteArray& type, const QByteArray& coordinates, const QByteArray& name = {}) {
    return R"({"type": "Feature", "properties": {"name": ")" + name + R"("}, "geometry": {"type": ")" + type +
           R"(", "coordinates": )" + coordinates + "}}";
}

QByteArray collection(const QByteArrayList& features) {
    return R"({"type": "FeatureCollection", "features": [)" + features.join(", ") + "]}";
}

/// A closed ring around a position, with so many points and a rough edge.
QByteArray ring(double longitude, double latitude, double radius, int points) {
    QByteArrayList positions;
    for (int i = 0; i <= points; ++i) {
        const double angle = 2 * std::numbers::pi * (i % points) / points;
        const double away = radius * (1 + 0.05 * std::sin(37 * angle));
        positions << "[" + QByteArray::number(longitude + away * std::cos(angle), 'f', 8) + ", " +
                         QByteArray::number(latitude + away * std::sin(angle), 'f', 8) + "]";
    }
    return "[" + positions.join(", ") + "]";
}

}  // namespace

class TestCoastImport : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    Result<std::vector<GroundShape>> read(const QByteArray& text) const {
        const QString file = m_dir.filePath(QStringLiteral("coast.geojson"));
        test::writeFile(file, text);
        return importCoast(file, part);
    }
    std::vector<GroundShape> shapes(const QByteArray& text) const {
        const auto coast = read(text);
        if (!coast)
            qWarning("%s", qPrintable(ephor::text(coast.error())));
        return coast ? *coast : std::vector<GroundShape>();
    }

private Q_SLOTS:
    void aPolygonIsLandAndItsHoleIsWater() {
        const auto all = shapes(feature("Polygon",
                                        "[[[24, 34], [26, 34], [26, 36], [24, 36], [24, 34]], "
                                        "[[24.5, 34.5], [25, 34.5], [25, 35], [24.5, 34.5]]]",
                                        "Isle"));
        QCOMPARE(all.size(), std::size_t{2});
        QVERIFY(all[0] == (GroundShape{"Isle", GroundKind::Land, {{34, 24}, {34, 26}, {36, 26}, {36, 24}}}));
        QVERIFY(all[1].kind == GroundKind::Water);
        QCOMPARE(all[1].points.size(), std::size_t{3});
    }

    void everyGeometryOfACollectionIsTaken() {
        const auto all = shapes(collection(
            {feature("MultiPolygon", "[[" + ring(22, 32, 0.5, 20) + "], [" + ring(28, 38, 0.5, 20) + "]]"),
             feature("LineString", ring(25, 35, 0.5, 20)), feature("LineString", "[[21, 36], [23, 36], [24, 37]]"),
             feature("Point", "[25, 35]"), R"({"type": "Feature", "properties": null, "geometry": null})",
             feature("MultiLineString", "[[[21, 39], [22, 39]], [[23, 39], [24, 39]]]")}));
        QCOMPARE(std::ranges::count(all, GroundKind::Land, &GroundShape::kind), 3);
        QCOMPARE(std::ranges::count(all, GroundKind::Coast, &GroundShape::kind), 3);
    }

    void whatIsFarAwayIsCutOff() {
        const auto all = shapes(collection({feature("Polygon", "[[[10, 33], [25, 33], [25, 37], [10, 37], [10, 33]]]"),
                                            feature("Polygon", "[" + ring(100, 0, 3, 20) + "]"),
                                            feature("LineString", "[[-50, 35], [10, 35], [21, 35], [22, 35]]")}));
        QCOMPARE(all.size(), std::size_t{2});
        for (const GeoPoint& point : all[0].points)
            QVERIFY(point.longitude >= part.left() - 1e-9);
        QCOMPARE(all[0].points.size(), std::size_t{4});
        QCOMPARE(all[1].points.size(), std::size_t{3});  // from the last point outside
    }

    void aFineCoastIsMadeCoarserUntilItFits() {
        QByteArrayList islands;
        for (const double longitude : {21.5, 23.7, 25.9, 28.1})
            for (const double latitude : {32, 35, 38})
                islands << feature("Polygon", "[" + ring(longitude, latitude, 1, 4000) + "]");
        const auto all = shapes(collection(islands));
        QCOMPARE(all.size(), std::size_t{12});
        std::size_t points = 0;
        for (const GroundShape& shape : all) {
            points += shape.points.size();
            QVERIFY(shape.points.size() > 30);  // still an island with a rough edge
        }
        QVERIFY2(points <= mostImportedPoints && points > mostImportedPoints / 4, qPrintable(QString::number(points)));
    }

    void aFileThatDoesNotDoIsRefusedWithFileCauseAndRemedy_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("cause");
        QTest::addColumn<QString>("remedy");
        QTest::newRow("no JSON") << QByteArray("coast!") << QStringLiteral("is not GeoJSON")
                                 << QStringLiteral("Export");
        QTest::newRow("a list") << QByteArray("[1, 2]") << QStringLiteral("has no coast") << QStringLiteral("Choose");
        QTest::newRow("no coast") << feature("Point", "[25, 35]") << QStringLiteral("has no coast")
                                  << QStringLiteral("Choose");
        QTest::newRow("metres") << feature("LineString", "[[512345, 4123456], [512346, 4123457]]")
                                << QStringLiteral("[512345,4123456] is not a longitude") << QStringLiteral("EPSG:4326");
        QTest::newRow("words") << feature("LineString", "[[\"25\", 35], [26, 36]]")
                               << QStringLiteral("is not a longitude") << QStringLiteral("EPSG:4326");
        QTest::newRow("elsewhere") << feature("Polygon", "[" + ring(-70, 40, 3, 20) + "]")
                                   << QStringLiteral("near the places") << QStringLiteral("Choose");
    }
    void aFileThatDoesNotDoIsRefusedWithFileCauseAndRemedy() {
        QFETCH(QByteArray, text);
        QFETCH(QString, cause);
        QFETCH(QString, remedy);
        const auto coast = read(text);
        QVERIFY(!coast);
        const QString said = ephor::text(coast.error());
        QVERIFY2(said.contains(QStringLiteral("coast.geojson")), qPrintable(said));
        QVERIFY2(said.contains(cause), qPrintable(said));
        QVERIFY2(said.contains(remedy), qPrintable(said));
    }

    void aFileThatIsNotThereIsRefused() {
        QVERIFY(!importCoast(m_dir.filePath(QStringLiteral("nowhere.geojson")), part));
    }

    void thePartReachesBeyondThePlaces() {
        QCOMPARE(partAround({{38, 23}, {37, 22}}), QRectF(QPointF(17, 32), QPointF(28, 43)));
        QCOMPARE(partAround({{89, 0}}).bottom(), 90.0);
        QCOMPARE(partAround({}), QRectF(-180, -90, 360, 180));
    }
};

QTEST_GUILESS_MAIN(TestCoastImport)
#include "tst_coast_import.moc"
