// Dice of the campaign are typed in with the keyboard alone: by the menu before a move is adjudicated, and from the
// review once more.
#include "core/campaign/journal/active_entries.h"
#include "tests/support/adjudicate_now.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/pictures.h"
#include "tests/ui/widgets.h"
#include "ui/campaign/umpire/dice_dialog.h"
#include "ui/campaign/umpire/review_panel.h"
#include "ui/campaign/window/campaign_window.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableView>

using namespace ephor;
using namespace ephor::campaign;
using test::part;
using test::press;

class TestDiceDialog : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;

    static QString cell(const DiceDialog& dialog, int row, RollsModel::Column column) {
        return part<QTableView>(dialog, "diceThrows")->model()->index(row, column).data().toString();
    }
    static int rows(const DiceDialog& dialog) { return part<QTableView>(dialog, "diceThrows")->model()->rowCount(); }
    static int chosen(const DiceDialog& dialog) { return part<QTableView>(dialog, "diceThrows")->currentIndex().row(); }

    /// A campaign's window, with what an umpire does in it.
    struct Desk {
        CampaignWindow window;
        explicit Desk(std::unique_ptr<CampaignSession> session) : window(std::move(session), CampaignWindowNeeds{}) {
            window.show();
        }
        CampaignSession& session() { return window.session(); }
        QString said() const { return window.findChild<QLabel*>(QStringLiteral("messageText"))->text(); }
        QPointer<DiceDialog> open() {
            QTest::keyClick(&window, Qt::Key_F9, Qt::ShiftModifier);
            return window.findChild<DiceDialog*>();
        }
    };

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void aMoveIsAdjudicatedWithOwnDiceByKeysAlone() {
        Desk desk(m_folder.found("six_cities"));
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        const QPointer<DiceDialog> dialog = desk.open();
        QVERIFY(dialog);
        QVERIFY(QTest::qWaitForWindowActive(dialog.data()));
        auto* faces = part<QLineEdit>(*dialog, "diceFaces");
        QTRY_VERIFY(faces->hasFocus());
        QVERIFY(rows(*dialog) > 1);
        QCOMPARE(chosen(*dialog), 0);
        // A face that no die shows is refused, and nothing is typed in.
        QTest::keyClicks(faces, QStringLiteral("299"));
        QTest::keyClick(faces, Qt::Key_Return);
        QVERIFY(!part<QLabel>(*dialog, "diceSaid")->text().isEmpty());
        QCOMPARE(cell(*dialog, 0, RollsModel::SourceColumn), QStringLiteral("computer"));
        faces->clear();
        QTest::keyClick(faces, Qt::Key_Down);
        QCOMPARE(chosen(*dialog), 1);
        QTest::keyClick(faces, Qt::Key_Up);
        QCOMPARE(chosen(*dialog), 0);
        const QString purpose = cell(*dialog, 0, RollsModel::RollColumn);
        const QString own = QStringLiteral("13");  // another omen that forbids battles, as the seed's
        QTest::keyClicks(faces, own);
        QTest::keyClick(faces, Qt::Key_Return);
        QCOMPARE(cell(*dialog, 0, RollsModel::RollColumn), purpose);
        QCOMPARE(cell(*dialog, 0, RollsModel::FacesColumn), own);
        QCOMPARE(cell(*dialog, 0, RollsModel::SourceColumn), QStringLiteral("entered"));
        QCOMPARE(chosen(*dialog), 1);
        QVERIFY(part<QLabel>(*dialog, "diceSaid")->text().contains(QStringLiteral("entered")));
        QTest::keyClick(faces, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(test::adjudicateNow(desk.window));
        QTRY_VERIFY(!dialog);
        QVERIFY(desk.session().next() != CampaignSession::Next::Adjudicate);
        QVERIFY(desk.session().journal().entries().back().dice.contains(purpose.toStdString() + ": "));
        QVERIFY(desk.session().journal().entries().back().dice.contains("(typed in)"));
    }
    void theReviewDoesTheAdjudicationOnceMore() {
        Desk desk(m_folder.found("six_cities"));
        QVERIFY(desk.session().adjudicateTurn());
        const std::size_t before = desk.session().journal().entries().size();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        QTest::keyClick(&desk.window, Qt::Key_F9);
        auto* review = desk.window.findChild<ReviewPanel*>();
        QVERIFY(review);
        press(*review, "ownDice");
        const QPointer<DiceDialog> dialog = desk.window.findChild<DiceDialog*>();
        QVERIFY(dialog);
        auto* faces = part<QLineEdit>(*dialog, "diceFaces");
        const QString own = QStringLiteral("13");  // another omen that forbids battles, as the seed's
        QTest::keyClicks(faces, own);
        press(*dialog, "typeIn");
        press(*dialog, "diceAct");
        QTRY_VERIFY(!dialog);
        const auto& entries = desk.session().journal().entries();
        QCOMPARE(entries.size(), before + 2);
        QCOMPARE(entries[before].kind, EntryKind::Undo);
        QVERIFY(entries.back().dice.contains("(typed in)"));
        // The steps tell it.
        bool isTold = false;
        for (const ReviewStep& step : reviewOf(desk.session().journal(), lastTurnStep(desk.session().journal())))
            isTold = isTold || step.why.join(u' ').contains(QStringLiteral("rolled at the table"));
        QVERIFY(isTold);
    }
    void secretThrowsAreShownOnlyWhereTheyAreAskedFor() {
        const auto session = m_folder.found("six_cities");
        DiceDialog dialog(*session, {*nextDice(*session), {QStringLiteral("About"), QStringLiteral("Act")}});
        dialog.show();
        const auto shows = [&dialog](const QString& words) {
            for (int row = 0; row < rows(dialog); ++row)
                if (cell(dialog, row, RollsModel::RollColumn).contains(words))
                    return true;
            return false;
        };
        QVERIFY(!shows(QStringLiteral("goal")));
        part<QCheckBox>(dialog, "diceSecret")->setChecked(true);
        QVERIFY(shows(QStringLiteral("goal")));
        auto* faces = part<QLineEdit>(dialog, "diceFaces");
        QTest::keyClicks(faces, QStringLiteral("2"));
        QTest::keyClick(faces, Qt::Key_Return);
        QVERIFY(part<QLabel>(dialog, "diceSaid")->text().contains(QStringLiteral("entered")));
        part<QCheckBox>(dialog, "diceSecret")->setChecked(false);
        QVERIFY(!shows(QStringLiteral("goal")));
        QVERIFY(!part<QLabel>(dialog, "diceSaid")->text().contains(QStringLiteral("entered")));
        part<QPushButton>(dialog, "diceClear")->click();
        part<QCheckBox>(dialog, "diceSecret")->setChecked(true);
        QCOMPARE(cell(dialog, 0, RollsModel::SourceColumn), QStringLiteral("computer"));
    }
    void whereNoDiceCanBeTypedInTheWindowSaysWhy() {
        Desk desk(m_folder.found("six_cities"));
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        QVERIFY(test::playToBattle(desk.session()));
        desk.session().setMoment(1);
        QVERIFY(!desk.open());
        QVERIFY2(desk.said().contains(QStringLiteral("Go to the present")), qPrintable(desk.said()));
        desk.session().setMoment(desk.session().lastMoment());
        QVERIFY(desk.session().perform([](Journal& journal) { setDeadline(journal, Deadline{}); }));
        QVERIFY(!desk.open());
        QVERIFY2(desk.said().contains(QStringLiteral("Later actions depend on this one")), qPrintable(desk.said()));
    }
    void theDiceOfWhatComesNextAndOfWhatIsDoneAgainStandSideBySide() {
        Desk desk(m_folder.found("small"));
        // A move without a battle.
        QVERIFY(desk.session().adjudicateTurn());
        for (int move = 0; move < 12 && desk.session().next() == CampaignSession::Next::Battles; ++move) {
            test::playMoves(desk.session(), 1);
            QVERIFY(desk.session().adjudicateTurn());
        }
        QCOMPARE(desk.session().next(), CampaignSession::Next::CloseTurn);
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        const QPointer<DiceDialog> closing = desk.open();
        QVERIFY(closing);
        QCOMPARE(closing->again(), 0);
        QTest::keyClick(&desk.window, Qt::Key_F9);
        auto* review = desk.window.findChild<ReviewPanel*>();
        QVERIFY(review);
        for (int times = 0; times < 2; ++times)
            press(*review, "ownDice");
        QCOMPARE(desk.window.findChildren<DiceDialog*>().size(), 2);
        // Whichever is done, the other is no longer to be done.
        press(*closing, "diceAct");
        QTRY_VERIFY(!desk.window.findChild<DiceDialog*>());
    }
};

QTEST_MAIN(TestDiceDialog)
#include "tst_dice_dialog.moc"
