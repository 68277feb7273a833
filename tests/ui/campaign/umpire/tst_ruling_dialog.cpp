// The umpire rules on a value: by the menu, with keys; it is in the journal, in the chronicle and on the papers, and
// can be undone.
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/umpire/ruling.h"
#include "core/campaign/umpire/ruling_reports.h"
#include "tests/support/campaign_file.h"
#include "tests/support/joined_lines.h"
#include "tests/ui/pictures.h"
#include "tests/ui/widgets.h"
#include "ui/campaign/umpire/ruling_dialog.h"
#include "ui/campaign/window/campaign_window.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>

using namespace ephor;
using namespace ephor::campaign;
using test::part;
using test::press;
using test::typeInto;

class TestRulingDialog : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;

    /// Goes down the rows from the first to the one that begins so.
    static void choose(const QWidget& in, const char* name, const QString& text) {
        auto* box = part<QComboBox>(in, name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int row = 1; row < box->count() && !box->currentText().startsWith(text); ++row)
            QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentText().left(text.size()), text);
    }
    /// A dialog in which it is being ruled who holds Megara.
    static std::unique_ptr<RulingDialog> onMegara(CampaignSession& session) {
        auto dialog = std::make_unique<RulingDialog>(session);
        dialog->show();
        if (QTest::qWaitForWindowExposed(dialog.get())) {
            choose(*dialog, "rulingMatter", QStringLiteral("The owner of a place"));
            choose(*dialog, "rulingThing", QStringLiteral("Megara"));
        }
        return dialog;
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void aTreasuryIsRuledOnByKeys() {
        CampaignWindow window(m_folder.found("six_cities"), CampaignWindowNeeds{});
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto* action = window.findChild<QAction*>(QStringLiteral("actionRule"));
        QVERIFY(action && !action->statusTip().isEmpty());
        QTest::keyClick(&window, Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
        QPointer<RulingDialog> dialog = window.findChild<RulingDialog*>();
        QVERIFY(dialog);
        auto* rule = part<QPushButton>(*dialog, "rule");
        QVERIFY(!rule->isEnabled());
        QVERIFY(part<QLabel>(*dialog, "rulingSaid")->text().contains(QStringLiteral("already its value")));
        choose(*dialog, "rulingThing", QStringLiteral("Athens"));
        auto* number = part<QSpinBox>(*dialog, "rulingNumber");
        typeInto(*number, QStringLiteral("7"));
        QVERIFY(!rule->isEnabled());
        QVERIFY(
            part<QLabel>(*dialog, "rulingSaid")->text().contains(QStringLiteral("The treasury of Athens: 7 (was ")));
        QVERIFY(part<QLabel>(*dialog, "rulingSaid")->text().contains(QStringLiteral("Told to Athens")));
        QTest::keyClicks(part<QLineEdit>(*dialog, "rulingReason"), QStringLiteral("Thieves on the Acropolis"));
        QVERIFY(rule->isEnabled());
        const CampaignSession& session = window.session();
        const PowerId athens(1);
        const int before = session.campaign().state.powers[1].treasury;
        QTest::mouseClick(rule, Qt::LeftButton);
        QTRY_VERIFY(!dialog);
        QCOMPARE(session.campaign().state.powers[1].treasury, 7);
        QCOMPARE(noticeOf(session.journal().entries().back())->reason, std::string("Thieves on the Acropolis"));
        QVERIFY(joinedLines(rulingLines(session.journal().entries(), session.campaign(), athens)).contains("Thieves"));
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.campaign().state.powers[1].treasury, before);
    }
    void withoutMoneyNoTreasuryIsOffered() {
        const auto session = m_folder.found("quick_start");
        RulingDialog dialog(*session);
        auto* matters = part<QComboBox>(dialog, "rulingMatter");
        QCOMPARE(matters->findText(QStringLiteral("treasury"), Qt::MatchContains), -1);
        QCOMPARE(matters->count(), static_cast<int>(Words<RulingSubject>::list.size()) - 1);
        matters->setCurrentIndex(0);
        part<QSpinBox>(dialog, "rulingNumber")->setValue(7);
        QVERIFY(part<QLabel>(dialog, "rulingSaid")->text().contains(QStringLiteral("The Arete of ")));
    }
    void whatIsBeingRuledOutlivesADeed() {
        const auto session = m_folder.found("six_cities");
        const auto dialog = onMegara(*session);
        auto* choice = part<QComboBox>(*dialog, "rulingChoice");
        choice->setCurrentIndex(choice->currentIndex() == 0 ? 1 : 0);
        const QString wanted = choice->currentText();
        QTest::keyClicks(part<QLineEdit>(*dialog, "rulingReason"), QStringLiteral("They opened the gates"));
        QVERIFY(session->submitStandIn(PowerId(0)));
        QVERIFY(dialog->isVisible());
        QCOMPARE(part<QComboBox>(*dialog, "rulingThing")->currentText(), QStringLiteral("Megara"));
        QCOMPARE(choice->currentText(), wanted);
        QCOMPARE(part<QLineEdit>(*dialog, "rulingReason")->text(), QStringLiteral("They opened the gates"));
        QVERIFY(part<QPushButton>(*dialog, "rule")->isEnabled());
        session->setMoment(1);
        QVERIFY(!part<QPushButton>(*dialog, "rule")->isEnabled());
        QVERIFY(part<QLabel>(*dialog, "rulingSaid")->text().contains(QStringLiteral("Go to the present")));
    }
    void ownersPlacesAndFatesAreChosen() {
        const auto session = m_folder.found("small");
        const auto dialog = onMegara(*session);
        QVERIFY(!part<QSpinBox>(*dialog, "rulingNumber")->isVisible());
        choose(*dialog, "rulingChoice", QStringLiteral("Sparta"));
        QTest::keyClicks(part<QLineEdit>(*dialog, "rulingReason"), QStringLiteral("They opened the gates"));
        press(*dialog, "rule");
        QVERIFY(session->campaign().state.cities[2].owner == PowerId(1));
        QVERIFY(!dialog->isVisible());
    }
    void aCaptiveIsInSomebodysHands() {
        const auto session = m_folder.found("small");
        RulingDialog dialog(*session);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        choose(dialog, "rulingMatter", QStringLiteral("The fate"));
        choose(dialog, "rulingThing", QStringLiteral("Nicias"));
        auto* choice = part<QComboBox>(dialog, "rulingChoice");
        QCOMPARE(choice->currentText(), QStringLiteral("serving"));
        QCOMPARE(choice->findText(QStringLiteral("captured by Athens")), -1);
        choose(dialog, "rulingChoice", QStringLiteral("captured by Sparta"));
        QVERIFY(part<QLabel>(dialog, "rulingSaid")->text().contains(QStringLiteral("Told to Athens, Sparta")));
        QTest::keyClicks(part<QLineEdit>(dialog, "rulingReason"), QStringLiteral("Found in a hut"));
        press(dialog, "rule");
        QVERIFY(holderOf(session->campaign().state, LeaderId(0)) == PowerId(1));
        // Who rules on him again finds him there.
        RulingDialog again(*session);
        again.show();
        QVERIFY(QTest::qWaitForWindowExposed(&again));
        choose(again, "rulingMatter", QStringLiteral("The fate"));
        choose(again, "rulingThing", QStringLiteral("Nicias"));
        QCOMPARE(part<QComboBox>(again, "rulingChoice")->currentText(), QStringLiteral("captured by Sparta"));
    }
};

QTEST_MAIN(TestRulingDialog)
#include "tst_ruling_dialog.moc"
