// What the umpire overrules: what follows a battle, a battle of the move, an omen. Each with a reason, in one deed that
// Undo takes back.
#include "core/campaign/umpire/verification.h"
#include "models/text/campaign_words.h"
#include "tests/ui/campaign_evening.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/umpire/review_dialog.h"

#include <QLineEdit>
#include <QListWidget>
#include <QRadioButton>
#include <QTabWidget>

using namespace ephor;
using namespace ephor::campaign;

class TestCampaignReview : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

    std::unique_ptr<test::Evening> umpire(const char* scenario) { return test::eveningOf(m_folder, scenario); }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void whatFollowsIsOverruledWithAReasonInOneDeed() {
        const auto u = umpire("six_cities");
        CampaignSession& session = u->session();
        QVERIFY(test::playToBattle(session));
        u->press("typeIn");
        QTRY_VERIFY(u->window->battles().form());
        QTest::keyClick(u->form().findChild<QRadioButton*>(QStringLiteral("verdict_1")), Qt::Key_Space);
        u->form().findChild<QTabWidget*>()->setCurrentIndex(1);
        QSpinBox* steps = nullptr;
        for (QSpinBox* box : u->form().findChildren<QSpinBox*>())
            if (!steps && box->objectName().startsWith(QLatin1String("steps_")) && box->value() > 1)
                steps = box;
        QVERIFY(steps);
        const UnitId unit(steps->objectName().mid(6).toInt());
        test::type(steps, "1");
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

    void theReviewExplainsAndVetoesWithAReason() {
        const auto u = umpire("six_cities");
        CampaignSession& session = u->session();
        QVERIFY(test::playToBattle(session));
        QTest::keyClick(u->window.get(), Qt::Key_F9);
        auto* review = u->window->findChild<ReviewDialog*>();
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

    /// The adjudication is done again without it, and Undo takes the veto back.
    void theReviewVetoesAnOmen() {
        const auto u = umpire("six_cities");
        CampaignSession& session = u->session();
        QVERIFY(session.adjudicate());
        const State with = session.campaign().state;
        QVERIFY(with.course.event >= 0);
        QTest::keyClick(u->window.get(), Qt::Key_F9);
        auto* review = u->window->findChild<ReviewDialog*>();
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
        QCOMPARE(session.campaign().state.course.event, -1);
        QVERIFY(!stepWith("Omen: "));
        QVERIFY(stepWith("Vetoed: the omen of the season"));
        QVERIFY(reason->text().isEmpty());
        steps->setCurrentItem(stepWith("Vetoed: "));
        QVERIFY(!reason->isEnabled());
        QVERIFY(actionText(session.journal(), session.journal().undoable()).contains(u"The seer had drunk."));
        QVERIFY(retrace(session.journal(), session.system()).empty());
        review->close();
        QTest::keyClick(u->window.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(session.campaign().state == with);
        QVERIFY(retrace(session.journal(), session.system()).empty());
    }
};

QTEST_MAIN(TestCampaignReview)
#include "tst_campaign_review.moc"
