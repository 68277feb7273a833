// The rows of fleets in the form of an order sheet: what they carry, build, leave behind and join is ticked.
#include "tests/support/sea_campaign.h"
#include "tests/ui/campaign/orders_window.h"
#include "tests/ui/pictures.h"

#include <QMenu>
#include <QToolButton>

using namespace ephor;
using namespace ephor::campaign;
using namespace ephor::test;

namespace {

const QString head = QStringLiteral("power athens\nturn 1\n");

}  // namespace

class TestFleetOrdersForm : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

    std::unique_ptr<CampaignWindow> shown() {
        auto session = CampaignSession::create(m_folder.newFile(), seaFiles(), 431, findSystem);
        return session ? shownCampaign(*std::move(session)) : nullptr;
    }
    static QString written(const QWidget& window) { return part<QPlainTextEdit>(window, "orderSheet")->toPlainText(); }
    static QToolButton& tasks(const QWidget& window) { return *part<QToolButton>(window, "tasks_fleet_0"); }
    static void tick(const QWidget& window, const char* name) {
        auto* action = tasks(window).menu()->findChild<QAction*>(QLatin1StringView(name));
        QVERIFY2(action, name);
        action->trigger();
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void whatAFleetDoesBesideItsVoyageIsTicked() {
        const auto window = shown();
        QVERIFY(window);
        typeSheet(*window, athenians, head + QStringLiteral("fleet attic_fleet: sail aegina"));
        part<QTabBar>(*window, "sheetPages")->setCurrentIndex(0);
        QVERIFY(tasks(*window).isVisible());
        QTRY_COMPARE(tasks(*window).text(), QStringLiteral("Tasks"));
        tick(*window, "carry_0");
        QTRY_COMPARE(written(*window), head + QStringLiteral("fleet attic_fleet: sail aegina; carry Army of Attica"));
        QTRY_COMPARE(tasks(*window).text(), QStringLiteral("Carry Army of Attica"));
        tick(*window, "build_1");
        QTRY_COMPARE(written(*window),
                     head + QStringLiteral("fleet attic_fleet: sail aegina; carry Army of Attica; build 1 squadron"));
        QTRY_VERIFY(tasks(*window).text().contains(QStringLiteral("Build 1")));
        tick(*window, "detach_3");
        QTRY_VERIFY(written(*window).endsWith(QStringLiteral("; build 1 squadron; detach 3 squadrons")));
        QTRY_VERIFY(tasks(*window).text().contains(QStringLiteral("Detach 3")));
        tick(*window, "carry_0");
        QTRY_COMPARE(written(*window),
                     head + QStringLiteral("fleet attic_fleet: sail aegina; build 1 squadron; detach 3 squadrons"));
    }

    /// Twelve squadrons: eleven may stay behind. Aegina has room to build one. There is no fleet to join.
    void onlyWhatIsPossibleIsOffered() {
        const auto window = shown();
        QVERIFY(window);
        typeSheet(*window, athenians, head + QStringLiteral("fleet attic_fleet: sail aegina"));
        QTRY_VERIFY(tasks(*window).menu()->findChild<QAction*>(QStringLiteral("build_1")));
        const auto offered = [&](const char* name) {
            return tasks(*window).menu()->findChild<QAction*>(QLatin1StringView(name)) != nullptr;
        };
        QTRY_VERIFY(!offered("build_2"));
        QVERIFY(offered("detach_11") && !offered("detach_12"));
        QVERIFY(!offered("join_1"));
    }
};

QTEST_MAIN(TestFleetOrdersForm)
#include "tst_fleet_orders_form.moc"
