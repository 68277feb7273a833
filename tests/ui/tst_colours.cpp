// Light and dark: the user's choice holds for all windows and the next start.
#include "tests/support/campaign_file.h"
#include "tests/ui/campaign/shown_campaign.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/common/actions/appearance_actions.h"
#include "ui/common/colours.h"

#include <QAction>
#include <QMenu>
#include <QSettings>
#include <QTest>

using namespace ephor;

class TestColours : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;
    QTemporaryDir m_settings;

    std::unique_ptr<CampaignWindow> shown(QSettings& settings) {
        return test::shownCampaign(m_folder.found("small"), {.settings = &settings});
    }
    /// The menu with the action, opened.
    static QMenu* opened(const CampaignWindow& window, const char* name) {
        for (QMenu* menu : window.findChildren<QMenu*>())
            for (const QAction* action : menu->actions())
                if (action->objectName() == QLatin1StringView(name)) {
                    menu->popup(window.mapToGlobal(QPoint()));
                    return menu;
                }
        return nullptr;
    }
    static void choose(const CampaignWindow& window, const char* name) {
        QMenu* menu = opened(window, name);
        QVERIFY(menu);
        menu->setActiveAction(window.findChild<QAction*>(QLatin1StringView(name)));
        QTest::keyClick(menu, Qt::Key_Return);
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void cleanup() {
        qApp->setProperty("ephorColours", {});
        QApplication::setPalette(ephorPalette(false));
    }

    void aChoiceHoldsForAllWindowsAndTheNextStart() {
        QSettings settings(m_settings.filePath(QStringLiteral("ephor.ini")), QSettings::IniFormat);
        const auto window = shown(settings);
        const auto other = shown(settings);
        choose(*window, "coloursDark");
        QVERIFY(isDark(QApplication::palette()));
        QTRY_VERIFY(isDark(window->palette()) && isDark(other->palette()));
        QMenu* menu = opened(*other, "coloursDark");
        QVERIFY(menu);
        QVERIFY(other->findChild<QAction*>(QStringLiteral("coloursDark"))->isChecked());
        QVERIFY(!other->findChild<QAction*>(QStringLiteral("coloursOfSystem"))->isChecked());
        menu->close();
        choose(*other, "coloursLight");
        QTRY_VERIFY(!isDark(window->palette()) && !isDark(other->palette()));
        settings.setValue(QStringLiteral("colours"), QStringLiteral("dark"));
        useStoredColours(settings);
        QVERIFY(isDark(QApplication::palette()));
        choose(*window, "coloursOfSystem");
        QCOMPARE(settings.value(QStringLiteral("colours")).toString(), QStringLiteral("system"));
        QCOMPARE(QApplication::palette().resolveMask(), QPalette::ResolveMask(0));
    }

    void withoutAChoiceNothingChanges() {
        const QSettings settings(m_settings.filePath(QStringLiteral("none.ini")), QSettings::IniFormat);
        QApplication::setPalette(ephorPalette(true));
        useStoredColours(settings);
        QVERIFY(isDark(QApplication::palette()));
    }
};

QTEST_MAIN(TestColours)
#include "tst_colours.moc"
