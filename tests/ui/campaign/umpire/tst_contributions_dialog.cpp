// Players' words on their way to the dice, entered by the umpire.
#include "core/base/sha256.h"
#include "core/campaign/dice/dice_keys.h"
#include "core/campaign/dice/turn_seed.h"
#include "tests/support/campaign_file.h"
#include "ui/campaign/umpire/contributions_dialog.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

class TestContributionsDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWordIsSealedAndOpened() {
        const auto session = m_folder.found("six_cities");
        ContributionsDialog dialog(*session, PowerLooks(session->scenario()));
        const auto entry = [&](int row) {
            return dialog.findChild<QLineEdit*>(QStringLiteral("contribution_%1").arg(row));
        };
        const auto state = [&](int row) {
            return dialog.findChild<QLabel*>(QStringLiteral("contributed_%1").arg(row))->text();
        };
        const auto said = [&] { return dialog.findChild<QLabel*>(QStringLiteral("contributionSaid"))->text(); };
        const auto enter = [&](int row, const QString& text) {
            entry(row)->clear();
            QTest::keyClicks(entry(row), text);
            QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("contribute_%1").arg(row)), Qt::LeftButton);
        };
        QCOMPARE(state(0), QStringLiteral("missing"));
        enter(0, QStringLiteral("nine owls"));
        QVERIFY(said().contains(u"64 hexadecimal digits"));
        const auto sealOf = [&](std::size_t row, const char* words) {
            return QString::fromStdString(sha256Of(contributionLine(session->scenario().powers[row].name, words)));
        };
        const QString sealed = sealOf(0, "nine owls");
        enter(0, sealed.toUpper());
        QCOMPARE(said(), QString());
        QCOMPARE(state(0), QStringLiteral("sealed: %1…").arg(sealed.first(8)));
        enter(1, sealOf(1, "a wolf"));
        enter(0, QStringLiteral("ten owls"));
        QVERIFY(said().contains(u"This is not the word"));
        QCOMPARE(contributionsDigest(session->campaign()), std::string());
        enter(0, QStringLiteral("nine owls"));
        QCOMPARE(state(0), QStringLiteral("added: nine owls"));
        QVERIFY(!entry(0)->isEnabled());
        enter(2, sealOf(2, "a bear"));
        QVERIFY(said().contains(u"opened already"));
        QCOMPARE(contributionsDigest(session->campaign()), sha256Of("Argos: nine owls\n"));
        QVERIFY(session->adjudicateTurn());
        enter(1, QStringLiteral("a wolf"));
        QVERIFY(said().contains(u"already rolled"));
    }

private:
    test::CampaignFolder m_folder;
};

QTEST_MAIN(TestContributionsDialog)
#include "tst_contributions_dialog.moc"
