// A campaign beside its what-if, as the umpire compares them: menu, keys, the switch, the clipboard.
#include "tests/app/file_answer.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/campaign/window/compare_campaigns.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

using namespace ephor;
using namespace ephor::campaign;

class TestCompareCampaigns : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;

    /// A war, and a what-if from before its first battles in which they come out otherwise.
    struct Two {
        std::unique_ptr<CampaignWindow> window;
        QString whatIf;
    };
    Two two() {
        auto window = std::make_unique<CampaignWindow>(m_folder.found("six_cities"), CampaignWindowNeeds{});
        CampaignSession& session = window->session();
        const QString whatIf = m_folder.newFile();
        if (!test::playToBattle(session) || !session.branch(whatIf, session.lastMoment()))
            return {};
        test::playMoves(session, 3);
        const auto other = test::CampaignFolder::open(whatIf);
        Army cheered = other->campaign().state.armies[0];
        cheered.spirit = 3;
        if (!other->perform([&](Journal& journal) {
                journal.record({EntryKind::Ruling, "umpire", "{}", {}, {Put<Army>{0, cheered}}});
            }))
            return {};
        test::playMoves(*other, 4);
        return {std::move(window), whatIf};
    }
    static CompareCampaigns* dialogOf(const CampaignWindow& window) { return window.findChild<CompareCampaigns*>(); }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void theMenuAsksForTheOtherFileAndShowsBoth() {
        const Two made = two();
        QVERIFY(made.window);
        CampaignWindow& window = *made.window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* action = window.findChild<QAction*>(QStringLiteral("actionCompare"));
        QVERIFY(action);
        QVERIFY(window.menu(CampaignWindow::Menu::File)->actions().contains(action));
        QVERIFY(!action->statusTip().isEmpty());
        test::answerWithFile(made.whatIf);
        QTest::keyClick(&window, Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(dialogOf(window));
        QPointer<CompareCampaigns> dialog = dialogOf(window);
        auto* rows = dialog->findChild<QTableView*>(QStringLiteral("compareTable"));
        const int all = rows->model()->rowCount();
        auto* only = dialog->findChild<QCheckBox*>(QStringLiteral("onlyDifferent"));
        QTest::mouseClick(only, Qt::LeftButton, {}, QPoint(8, only->height() / 2));
        QVERIFY(only->isChecked());
        const int differing = rows->model()->rowCount();
        QVERIFY(differing > 0);
        QVERIFY(differing < all);
        for (int row = 0; row < differing; ++row)
            QVERIFY(rows->model()->index(row, 2).data() != rows->model()->index(row, 3).data());
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("copyComparison")), Qt::LeftButton);
        const QString copied = QApplication::clipboard()->text();
        QVERIFY(copied.startsWith(dialog->findChild<QLabel*>(QStringLiteral("compareAbout"))->text()));
        QCOMPARE(copied.trimmed().count(u'\n'), differing + 2);
        QSignalSpy helped(&window, &CampaignWindow::manualWanted);
        QVERIFY(QTest::qWaitForWindowActive(dialog.data()));
        QTest::keyClick(dialog.data(), Qt::Key_F1);
        QCOMPARE(helped.size(), 1);
        QCOMPARE(helped.front().front().toString(), QStringLiteral("what-if#compare-two-campaigns"));
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("closeComparison")), Qt::LeftButton);
        QTRY_VERIFY(!dialog);
    }
    void anotherWarIsRefusedWithItsName() {
        CampaignWindow window(m_folder.found("small"), CampaignWindowNeeds{});
        window.show();
        const QString other = m_folder.found("six_cities")->file();
        QVERIFY(!window.compareWith(other));
        QVERIFY(!dialogOf(window));
        bool isSaid = false;
        for (const QLabel* label : window.findChildren<QLabel*>())
            isSaid = isSaid || (label->isVisible() && label->text().contains(QStringLiteral("These are two wars")));
        QVERIFY(isSaid);
    }
};

QTEST_MAIN(TestCompareCampaigns)
#include "tst_compare_campaigns.moc"
