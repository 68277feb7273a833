// What the umpire overrules: what follows a battle, a battle of the move, an omen. Each with a reason, in one deed that
// Undo takes back.
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/umpire/verification.h"
#include "models/text/campaign_words.h"
#include "tests/ui/campaign/campaign_evening.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/tables/story_panel.h"
#include "ui/campaign/umpire/review_panel.h"
#include "ui/common/colours.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTextBrowser>

using namespace ephor;
using namespace ephor::campaign;

class TestCampaignReview : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

    std::unique_ptr<test::Evening> umpire(const char* scenario) { return test::eveningOf(m_folder.found(scenario)); }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void whatFollowsIsOverruledWithAReasonInOneDeed() {
        const auto u = umpire("six_cities");
        CampaignSession& session = u->session();
        QVERIFY(test::playToBattle(session));
        u->press("actionTypeIn");
        QTRY_VERIFY(u->window->battles().form());
        QTest::keyClick(u->form().findChild<QRadioButton*>(QStringLiteral("verdict_1")), Qt::Key_Space);
        u->form().findChild<QTabWidget*>()->setCurrentIndex(1);
        const QString dice = u->form().findChild<QPlainTextEdit*>(QStringLiteral("aftermathDice"))->toPlainText();
        QVERIFY2(dice.contains(QStringLiteral("(told to ")) && !dice.contains(u'['), qPrintable(dice));
        QSpinBox* steps = nullptr;
        for (QSpinBox* box : u->form().findChildren<QSpinBox*>())
            if (!steps && box->objectName().startsWith(QLatin1String("steps_")) && box->value() > 1)
                steps = box;
        QVERIFY(steps);
        const UnitId unit(steps->objectName().mid(6).toInt());
        test::typeInto(*steps, QStringLiteral("1"));
        const int entries = session.lastMoment();
        u->form().confirm();
        QVERIFY2(u->said().contains(QStringLiteral("without a reason")), qPrintable(u->said()));
        QTest::keyClicks(u->form().findChild<QLineEdit*>(QStringLiteral("reason")), QStringLiteral("They deserted."));
        u->form().confirm();
        QTRY_VERIFY(!u->window->battles().form());
        QCOMPARE(session.lastMoment(), entries + 1);
        QCOMPARE(session.campaign().state.units[unit.index()].steps, 1);
        QVERIFY(retrace(session.journal(), session.system()).empty());
        QCOMPARE(test::CampaignFolder::open(session.file())->journal().head(), session.journal().head());
    }

    /// What the club counts is typed in, and its remarks are read by everybody.
    void whatIsLeftOnTheTableBecomesStepsAndRemarksAreTold() {
        const auto u = umpire("six_cities");
        CampaignSession& session = u->session();
        QVERIFY(test::playToBattle(session));
        u->press("actionTypeIn");
        QTRY_VERIFY(u->window->battles().form());
        ResultForm& form = u->form();
        auto* onTable = form.findChild<QSpinBox*>(QStringLiteral("table_a1"));
        auto* lost = form.findChild<QSpinBox*>(QStringLiteral("lost_a1"));
        QVERIFY(onTable && lost);
        const int whole = onTable->maximum();
        QVERIFY(whole > 1);
        const Aftermath blank = form.draft();
        const UnitId unit = blank.units.front().unit;
        const int steps = blank.units.front().before;
        test::typeInto(*onTable, QString::number(whole / 2));
        const int left = (steps * (whole / 2) + whole - 1) / whole;  // rounded up, as for a recorded battle
        QCOMPARE(lost->value(), steps - left);
        test::typeInto(*onTable, QStringLiteral("0"));
        QCOMPARE(lost->value(), steps);
        QCOMPARE(form.draft().units.front().left, 0);
        test::typeInto(*onTable, QString::number(whole));
        QCOMPARE(form.draft().units, blank.units);
        test::typeInto(*lost, QStringLiteral("1"));
        QCOMPARE(form.draft().units.front().unit, unit);
        QTest::keyClick(form.findChild<QRadioButton*>(QStringLiteral("verdict_3")), Qt::Key_Space);
        QTest::keyClicks(form.findChild<QLineEdit*>(QStringLiteral("remarks")),
                         QStringLiteral("The dog of Helen ate the strategos"));
        form.confirm();
        QTRY_VERIFY(!u->window->battles().form());
        const std::vector<ChronicleLine> lines = chronicle(session.journal());
        QVERIFY(std::ranges::any_of(lines, [](const ChronicleLine& line) {
            return line.text.ends_with("The dog of Helen ate the strategos.");
        }));
    }

    void theReviewExplainsAndVetoesWithAReason() {
        const auto u = umpire("six_cities");
        CampaignSession& session = u->session();
        QVERIFY(test::playToBattle(session));
        QTest::keyClick(u->window.get(), Qt::Key_F9);
        auto* review = u->window->findChild<ReviewPanel*>();
        QVERIFY(review);
        auto* steps = review->findChild<QListWidget*>(QStringLiteral("reviewSteps"));
        QVERIFY(steps->count() > 2);
        int row = -1;
        for (int i = 0; i < steps->count(); ++i)
            if (steps->item(i)->text().startsWith(QStringLiteral("Battle at")))
                row = i;
        QVERIFY(row >= 0);
        steps->setCurrentRow(row);
        auto* veto = review->findChild<QPushButton*>(QStringLiteral("veto"));
        QVERIFY(!veto->isEnabled());
        QTest::keyClicks(review->findChild<QLineEdit*>(QStringLiteral("vetoReason")),
                         QStringLiteral("A river lay between."));
        QVERIFY(veto->isEnabled());
        const std::size_t battles = session.pendingBattles().size();
        QTest::mouseClick(veto, Qt::LeftButton);
        QCOMPARE(session.pendingBattles().size(), battles - 1);
        QVERIFY(retrace(session.journal(), session.system()).empty());
    }

    /// The Olympic truce turns seeking battle into holding.
    void theReviewSaysWhatWasOrderedAndWhyItCameOtherwise() {
        const auto u = umpire("six_cities");
        CampaignSession& session = u->session();
        const ArmyIndex armyIndex(session.campaign().state);
        const ArmyId army = armyIndex.armiesOf(PowerId(0)).front();
        QVERIFY(session.perform([army](Journal& journal) {
            QVERIFY(
                submitOrders(journal, PowerId(0), {.land = {{army, Posture::Seek, {}, {}, IfStronger::Stand}}}, {}));
        }));
        QVERIFY(session.adjudicateTurn(TypedDice{{"Omen of the season", {13}}}));
        QCOMPARE(session.campaign().state.armies[army.index()].posture, Posture::Hold);
        QTest::keyClick(u->window.get(), Qt::Key_F9);
        auto* steps = u->part<QListWidget>("reviewSteps");
        QVERIFY(steps->isVisible());
        const QString name = QString::fromStdString(session.campaign().state.armies[army.index()].name);
        const QList<QListWidgetItem*> found = steps->findItems(name, Qt::MatchStartsWith);
        QVERIFY(!found.isEmpty());
        steps->setCurrentItem(found.front());
        const QString why = u->part<QTextBrowser>("reviewWhy")->toPlainText();
        QVERIFY2(why.contains(QStringLiteral("Ordered: Seek battle")), qPrintable(why));
        QVERIFY2(why.contains(QStringLiteral("Olympic truce turned it into: Hold")), qPrintable(why));
    }

    /// The closing of the second turn of spring leads into summer.
    void theReviewOfAClosedTurnNamesItsOwnSeason() {
        const auto u = umpire("small");
        CampaignSession& session = u->session();
        for (int turn = 0; turn < 2; ++turn) {
            QVERIFY(session.adjudicateTurn());
            QVERIFY(session.perform([&](Journal& journal) { resolveAll(journal, session.system(), 1); }));
            QVERIFY(session.closeTurn());
        }
        QVERIFY(seasonText(session.campaign().state.course).startsWith(QStringLiteral("Summer")));
        QTest::keyClick(u->window.get(), Qt::Key_F9);
        const QString title = u->part<QLabel>("reviewTitle")->text();
        QVERIFY2(title.startsWith(QStringLiteral("Turn closed, Spring 431 BC. ")), qPrintable(title));
    }

    void theReviewTellsLossesInALineAndFollowsTheMoment() {
        const auto u = umpire("six_cities");
        CampaignSession& session = u->session();
        QVERIFY(test::playToBattle(session));
        const int adjudicated = session.lastMoment();
        QVERIFY(session.perform([&](Journal& journal) { resolveAll(journal, session.system(), 1); }));
        QTest::keyClick(u->window.get(), Qt::Key_F9);
        auto* steps = u->part<QListWidget>("reviewSteps");
        const auto results = [steps] { return steps->findItems(QStringLiteral("Result at "), Qt::MatchStartsWith); };
        QVERIFY(!results().isEmpty());
        steps->setCurrentItem(results().front());
        const QString why = u->part<QTextBrowser>("reviewWhy")->toPlainText();
        QVERIFY2(why.contains(QStringLiteral("stragglers back: ")), qPrintable(why));
        // Each march is an arrow on the map beside it, not under it.
        const QRect map = u->window->map().rect().translated(u->window->map().mapTo(u->window.get(), QPoint()));
        QVERIFY(!map.intersects(steps->rect().translated(steps->mapTo(u->window.get(), QPoint()))));
        const auto* review = u->window->findChild<ReviewPanel*>();
        for (int row = 0; row < steps->count() && review->step()->way.empty(); ++row)
            steps->setCurrentRow(row);
        QVERIFY(review->step()->way.size() >= 2);
        QVERIFY(review->step()->power);
        for (const bool dark : {false, true}) {
            QApplication::setPalette(ephorPalette(dark));
            u->window->map().fitWar();
            QCoreApplication::processEvents();
            test::keepPicture(*u->window, dark ? QStringLiteral("review-dark") : QStringLiteral("review"));
        }
        QApplication::setPalette(ephorPalette(false));
        session.setMoment(adjudicated);
        QVERIFY(steps->count() > 0);
        QVERIFY(results().isEmpty());
        session.setMoment(1);
        QCOMPARE(steps->count(), 0);
        const auto* story = u->window->findChild<StoryPanel*>();
        QTRY_COMPARE(story->rows().rowCount(), 0);
        session.setMoment(session.lastMoment());
        QTRY_VERIFY(story->rows().rowCount() > 0);
        QVERIFY(!results().isEmpty());
        u->window->sight().setSeenBy(PowerId(0));
        QCOMPARE(steps->count(), 0);
    }

    /// The adjudication is done again without it, and Undo takes the veto back.
    void theReviewVetoesAnOmen() {
        const auto u = umpire("six_cities");
        CampaignSession& session = u->session();
        QVERIFY(session.adjudicateTurn());
        const State with = session.campaign().state;
        QVERIFY(with.course.omen >= 0);
        QTest::keyClick(u->window.get(), Qt::Key_F9);
        auto* review = u->window->findChild<ReviewPanel*>();
        QVERIFY(review);
        auto* steps = review->findChild<QListWidget*>(QStringLiteral("reviewSteps"));
        const auto stepWith = [steps](const char* words) {
            const QList<QListWidgetItem*> found =
                steps->findItems(QLatin1StringView(words), Qt::MatchStartsWith | Qt::MatchCaseSensitive);
            return found.isEmpty() ? nullptr : found.front();
        };
        QVERIFY(stepWith("Omen: "));
        steps->scrollToItem(stepWith("Omen: "));
        QTest::mouseClick(steps->viewport(), Qt::LeftButton, {}, steps->visualItemRect(stepWith("Omen: ")).center());
        auto* reason = review->findChild<QLineEdit*>(QStringLiteral("vetoReason"));
        QTest::keyClicks(reason, QStringLiteral("The seer had drunk."));
        QTest::mouseClick(review->findChild<QPushButton*>(QStringLiteral("veto")), Qt::LeftButton);
        QCOMPARE(session.campaign().state.course.omen, -1);
        QVERIFY(!stepWith("Omen: "));
        QVERIFY(stepWith("Vetoed: the omen of the season"));
        QVERIFY(reason->text().isEmpty());
        steps->setCurrentItem(stepWith("Vetoed: "));
        QVERIFY(!reason->isEnabled());
        QVERIFY(actionText(session.journal(), session.journal().undoable()).contains(u"The seer had drunk."));
        QVERIFY(retrace(session.journal(), session.system()).empty());
        QTest::keyClick(u->window.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(session.campaign().state == with);
        QVERIFY(retrace(session.journal(), session.system()).empty());
    }
};

QTEST_MAIN(TestCampaignReview)
#include "tst_campaign_review.moc"
