// The map of a report: the same on paper whatever the size of the text on the screen, readable, with all own armies.
#include "models/paper/pages.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/map/map_ground.h"
#include "ui/campaign/reports/report_map.h"

#include <QApplication>
#include <QPainter>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTest>

using namespace ephor;
using namespace ephor::campaign;

class TestReportMap : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void paperDoesNotFollowTheTextOfTheScreen() {
        const auto session = m_folder.found("hellas_431");
        const PowerLooks looks(session->scenario());
        const QFont before = QApplication::font();
        const auto restore = qScopeGuard([before] { QApplication::setFont(before); });
        const auto mapAt = [&](int pixels) {
            QFont font = before;
            font.setPixelSize(pixels);
            QApplication::setFont(font);
            return imageOf(reportMap(*session, looks, PowerId(0)), mapSheet, 1);
        };
        const QImage usual = mapAt(13);
        QVERIFY(mapAt(26) == usual);
    }
    /// A device of 600 dots to an inch, such as a PDF has.
    void theWholeMapFitsItsPage() {
        constexpr int dotsPerMetre = 23622;
        QPicture sheet;
        {
            QPainter painter(&sheet);
            painter.fillRect(0, 0, 200, 100, Qt::green);
            painter.fillRect(190, 90, 10, 10, Qt::red);
        }
        QImage page(1000, 700, QImage::Format_RGB32);
        page.setDotsPerMeterX(dotsPerMetre);
        page.setDotsPerMeterY(dotsPerMetre);
        page.fill(Qt::white);
        {
            QPainter painter(&page);
            drawSheet(painter, sheet);
        }
        QCOMPARE(page.pixelColor(100, 100), QColor(Qt::green));
        QCOMPARE(page.pixelColor(975, 475), QColor(Qt::red));
        QCOMPARE(page.pixelColor(900, 475), QColor(Qt::green));
        QCOMPARE(page.pixelColor(500, 520), QColor(Qt::white));
    }
    /// Letters of badges and counters are signs and may be smaller.
    void allNamesAreReadableOnPaper() {
        constexpr double pointsOfUnit = 0.71;  // on A4, see mapSheet
        constexpr double leastPoints = 7;
        const auto session = m_folder.found("hellas_431");
        const PowerLooks looks(session->scenario());
        const QString svg = QString::fromUtf8(svgOf(reportMap(*session, looks, PowerId(0)), mapSheet));
        static const QRegularExpression name(QStringLiteral("font-size=\"([0-9.]+)\"[^>]*>([^<]{3,})</text>"));
        int names = 0;
        for (const QRegularExpressionMatch& found : name.globalMatch(svg)) {
            ++names;
            QVERIFY2(found.captured(1).toDouble() * pointsOfUnit >= leastPoints, qPrintable(found.captured()));
        }
        QVERIFY(names > 10);
    }
    void ownArmiesAreInsideWhereverTheyStand_data() {
        QTest::addColumn<QString>("place");
        for (const char* place : {"byzantium", "rhodes", "syracuse"})
            QTest::newRow(place) << QString::fromLatin1(place);
    }
    void ownArmiesAreInsideWhereverTheyStand() {
        QFETCH(const QString, place);
        const auto session = m_folder.found("hellas_431");
        const PowerLooks looks(session->scenario());
        const PlaceId at = session->scenario().map.find(place.toStdString());
        QVERIFY(at);
        State moved = session->campaign().state;
        const PowerId power = moved.armies.front().power;
        moved.armies.front().place = at;
        QVERIFY(session->perform([&](Journal& journal) { test::become(journal, moved, "they have marched far"); }));
        const Place& there = session->scenario().map.place(at);
        const QPointF point = onMap(there.latitude, there.longitude);
        const std::vector<QRectF> parts = reportMapParts(*session, looks, power);
        QVERIFY(std::ranges::any_of(parts, [&](const QRectF& part) { return part.contains(point); }));
    }
};

QTEST_MAIN(TestReportMap)
#include "tst_report_map.moc"
