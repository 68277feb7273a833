// The exported map of a power shows nothing that the power cannot know: whatever is hidden from it may be different,
// and the picture stays the same. So does the public map.
#include "tests/support/alternative_campaign.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/reports/report_map.h"

#include <QTest>

using namespace ephor;
using namespace ephor::campaign;

class TestMapSecrets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void theMapOfAPowerIsTheSameWhateverItCannotKnow() {
        constexpr QSize size(900, 620);
        test::CampaignFolder folder;
        const auto session = folder.found("six_cities");
        const PowerLooks looks(session->scenario());
        std::mt19937 lots(431);
        int differences = 0;
        for (int turn = 0; turn < 4; ++turn) {
            test::playMoves(*session, 1);
            for (std::size_t p = 0; p < session->scenario().powers.size(); ++p) {
                const PowerId power(static_cast<int>(p));
                const QImage here = imageOf(reportMap(*session, looks, power), mapSheet, 1);
                const QImage forAll = imageOf(reportMap(*session, looks, {}), mapSheet, 1);
                const QImage umpires = mapOfUmpire(*session, looks, size);
                const State other = alternativeOf(session->campaign(), power, lots).state;
                QVERIFY(session->perform([&](Journal& journal) { test::become(journal, other, "Everything else"); }));
                QVERIFY(isSame(imageOf(reportMap(*session, looks, power), mapSheet, 1), here));
                QVERIFY(isSame(imageOf(reportMap(*session, looks, {}), mapSheet, 1), forAll));
                differences += isSame(mapOfUmpire(*session, looks, size), umpires) ? 0 : 1;
                QVERIFY(session->undo());
            }
        }
        QVERIFY2(differences > 0, "nothing that was changed would have shown on any map");
    }

private:
    /// Smoothed edges may differ by a shade from one drawing to the next; a sign differs by more.
    static bool isSame(const QImage& one, const QImage& other) {
        constexpr int shade = 24;
        if (one.size() != other.size())
            return false;
        for (int y = 0; y < one.height(); ++y)
            for (int x = 0; x < one.width(); ++x) {
                const QColor a = one.pixelColor(x, y);
                const QColor b = other.pixelColor(x, y);
                if (std::abs(a.red() - b.red()) > shade || std::abs(a.green() - b.green()) > shade ||
                    std::abs(a.blue() - b.blue()) > shade)
                    return false;
            }
        return true;
    }
    /// The map that shows everything, which must differ.
    static QImage mapOfUmpire(CampaignSession& session, const PowerLooks& looks, QSize size) {
        CampaignSight sight(session);
        MapView view(sight, looks);
        view.resize(size);
        view.ensurePolished();
        view.fitWar();
        return view.grab().toImage();
    }
};

QTEST_MAIN(TestMapSecrets)
#include "tst_map_secrets.moc"
