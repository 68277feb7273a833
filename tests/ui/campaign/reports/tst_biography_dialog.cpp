// The life of a leader, from the table of leaders: by mouse, by key, and by menu, and never more than whoever looks may
// know.
#include "tests/support/campaign_file.h"
#include "tests/ui/campaign/shown_campaign.h"
#include "tests/ui/nameless_controls.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/tables/biography_dialog.h"
#include "ui/campaign/window/campaign_window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>

using namespace ephor;
using namespace ephor::campaign;

namespace {

LeaderId leaderCalled(const Campaign& campaign, const char* id) {
    const auto it = std::ranges::find(campaign.state.leaders, std::string(id), &Leader::id);
    return it == campaign.state.leaders.end() ? LeaderId{}
                                              : LeaderId(static_cast<int>(it - campaign.state.leaders.begin()));
}

}  // namespace

class TestBiographyDialog : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

    std::unique_ptr<CampaignWindow> shown() { return test::shownCampaign(m_folder.found("quick_start")); }
    static BiographyDialog* opened(const CampaignWindow& window) {
        window.findChild<QAction*>(QStringLiteral("actionBiography"))->trigger();
        return window.findChild<BiographyDialog*>();
    }

private Q_SLOTS:
    void theLifeOfWhoIsPickedIsShownAndCopied() {
        const auto window = shown();
        window->sight().select(leaderCalled(window->sight().campaign(), "brasidas"));
        auto* dialog = opened(*window);
        QVERIFY(dialog);
        QTRY_VERIFY(!dialog->text().isEmpty());
        auto* page = dialog->findChild<QTextBrowser*>(QStringLiteral("biography"));
        QVERIFY(page->toPlainText().contains(QStringLiteral("Brasidas of Sparta")));
        QVERIFY(page->toPlainText().contains(QStringLiteral("Fortune Favours the Bold")));
        QVERIFY(page->toPlainText().contains(QStringLiteral("Began the war in command of")));
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("copyBiography")), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), dialog->text());
        QCOMPARE(test::namelessControls(*dialog), QStringList());
        dialog->close();
        QTRY_VERIFY(!window->findChild<BiographyDialog*>());
    }
    void aPowerIsToldNothingOfOthersMen() {
        const auto window = shown();
        window->sight().setSeenBy(PowerId(1));
        const Campaign& campaign = window->sight().campaign();
        const LeaderId brasidas = leaderCalled(campaign, "brasidas");
        QVERIFY(!window->sight().knows(campaign.state.leaders[brasidas.index()].power));
        window->sight().select(brasidas);
        QVERIFY(!opened(*window));
    }
    void withoutALeaderTheWindowSaysWhatToPick() {
        const auto window = shown();
        window->sight().clearSelection();
        QVERIFY(!opened(*window));
    }
};

QTEST_MAIN(TestBiographyDialog)
#include "tst_biography_dialog.moc"
