// The campaign window at other sizes of window and text: the map keeps its room, and the legend all of its signs.
#include "tests/support/campaign_file.h"
#include "tests/ui/campaign/shown_campaign.h"
#include "tests/ui/pictures.h"
#include "tests/ui/screen_of_size.h"
#include "ui/campaign/map/map_legend.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/window/campaign_window.h"

#include <QDockWidget>
#include <QTest>

using namespace ephor;

class TestCampaignSizes : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

    std::unique_ptr<CampaignWindow> shown(QSize size) {
        return test::shownCampaign(m_folder.found("hellas_431"), {}, size);
    }
    static void setText(int pixels) {
        QFont font = QApplication::font();
        font.setPixelSize(pixels);
        QApplication::setFont(font);
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void cleanup() { setText(13); }

    void theLegendIsWhole_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("text");
        QTest::newRow("1024") << QSize(1024, 700) << 13;
        QTest::newRow("1280") << QSize(1280, 800) << 13;
        QTest::newRow("200 %") << QSize(1920, 1080) << 26;
    }
    void theLegendIsWhole() {
        QFETCH(const QSize, size);
        QFETCH(const int, text);
        setText(text);
        const auto window = shown(size);
        const auto* legend = window->findChild<MapLegend*>();
        const int needed = legend->heightForWidth(legend->width());
        QVERIFY2(legend->height() >= needed, qPrintable(QStringLiteral("%1 of %2").arg(legend->height()).arg(needed)));
    }

    void largeTextLeavesTheMapItsRoom() {
        setText(26);
        const auto window = shown({1920, 1080});
        QVERIFY(window->minimumSizeHint().width() <= 1920);
        QVERIFY(window->minimumSizeHint().height() <= 1080);
        const QSize map = window->map().size();
        QVERIFY2(map.width() >= 700 && map.height() >= 450,
                 qPrintable(QStringLiteral("%1 x %2").arg(map.width()).arg(map.height())));
    }

    /// The map has 450 pixels, or the panels at the left have given up what they can.
    void inASmallWindowThePanelsAtTheLeftShrinkFirst() {
        const auto window = shown({1024, 700});
        const auto* panel = window->findChild<QDockWidget*>(QStringLiteral("armiesDock"));
        const int map = window->map().width();
        QVERIFY2(map >= 450 || panel->width() <= panel->minimumWidth() + 10,
                 qPrintable(QStringLiteral("map %1, panel %2").arg(map).arg(panel->width())));
    }
};

int main(int argc, char** argv) { return test::runOnScreen<TestCampaignSizes>({1920, 1080}, argc, argv); }
#include "tst_campaign_sizes.moc"
