// The page Data: ready questions, a question of the umpire's own, faults in plain words, copy and CSV, for the umpire
// alone.
#include "tests/support/campaign_file.h"
#include "tests/ui/campaign/campaign_evening.h"
#include "tests/ui/nameless_controls.h"
#include "tests/ui/widgets.h"
#include "ui/campaign/tables/data_dialog.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace ephor;
using namespace ephor::campaign;
using test::typeInto;

namespace {

class TestDataDialog : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

    static void type(DataDialog& dialog, const char* sql) {
        auto* field = dialog.findChild<QPlainTextEdit*>(QStringLiteral("dataSql"));
        typeInto(*field, QLatin1StringView(sql));
        QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
    }
    static QString message(const DataDialog& dialog) {
        return dialog.findChild<QLabel*>(QStringLiteral("dataMessage"))->text();
    }

private Q_SLOTS:
    void aReadyQuestionIsAnsweredAndCopied() {
        const auto session = m_folder.found("small");
        CampaignSight sight(*session);
        LastFolder files(sight.session().file());
        DataDialog dialog(sight, files);
        dialog.show();
        QTRY_COMPARE_WITH_TIMEOUT(message(dialog), QStringLiteral("2 rows."), 20'000);
        auto* ready = dialog.findChild<QComboBox*>(QStringLiteral("dataReady"));
        ready->setFocus();
        QTest::keyClick(ready, Qt::Key_Down);
        QTest::keyClick(ready, Qt::Key_Down);
        QTRY_COMPARE_WITH_TIMEOUT(message(dialog), QStringLiteral("5 rows."), 20'000);
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("dataCopy")), Qt::LeftButton);
        QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("city\tregion\towner\t")));
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("\nCorinth\tCorinthia\tSparta\t")));
        QCOMPARE(test::namelessControls(dialog), QStringList());
    }
    void aFaultIsNamedAndTheAnswerBeforeItGoes() {
        const auto session = m_folder.found("small");
        CampaignSight sight(*session);
        LastFolder files(sight.session().file());
        DataDialog dialog(sight, files);
        dialog.show();
        QTRY_COMPARE_WITH_TIMEOUT(message(dialog), QStringLiteral("2 rows."), 20'000);
        type(dialog, "SELECT ownr FROM city");
        QTRY_VERIFY_WITH_TIMEOUT(message(dialog).contains(QStringLiteral("no such column: ownr")), 20'000);
        type(dialog, "DELETE FROM city");
        QTRY_VERIFY_WITH_TIMEOUT(message(dialog).contains(QStringLiteral("begins with SELECT")), 20'000);
        QCOMPARE(dialog.rows().rowCount(), 0);
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("dataCopy"))->isEnabled());
        type(dialog, "SELECT city FROM cities");
        QTRY_COMPARE_WITH_TIMEOUT(message(dialog), QStringLiteral("5 rows."), 20'000);
        QVERIFY(dialog.findChild<QPushButton*>(QStringLiteral("dataCopy"))->isEnabled());
    }
    void theWindowStaysAliveWhileAQuestionHasNoEnd() {
        const auto session = m_folder.found("small");
        CampaignSight sight(*session);
        LastFolder files(sight.session().file());
        DataDialog dialog(sight, files);
        dialog.show();
        QTRY_COMPARE_WITH_TIMEOUT(message(dialog), QStringLiteral("2 rows."), 20'000);
        type(dialog, "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n");
        QVERIFY(dialog.findChild<QPushButton*>(QStringLiteral("dataStop"))->isEnabled());
        // What the umpire does meanwhile is not held up.
        QVERIFY(session->adjudicateTurn());
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("dataStop")), Qt::LeftButton);
        QTRY_VERIFY2_WITH_TIMEOUT(message(dialog).contains(QStringLiteral("was stopped")), qPrintable(message(dialog)),
                                  9'000);
    }
    void itIsForTheUmpireAlone() {
        const auto evening = test::eveningOf(m_folder.found("quick_start"));
        auto* action = evening->part<QAction>("actionData");
        evening->window->sight().setSeenBy(PowerId(0));
        action->trigger();
        QVERIFY(!evening->window->findChild<DataDialog*>());
        evening->window->sight().setSeenBy({});
        action->trigger();
        auto* dialog = evening->window->findChild<DataDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        evening->window->sight().setSeenBy(PowerId(0));
        QTRY_VERIFY(!evening->window->findChild<DataDialog*>());
    }
};

}  // namespace

QTEST_MAIN(TestDataDialog)
#include "tst_data_dialog.moc"
