#include "tests/support/written_file.h"
#include "tests/ui/nameless_controls.h"
#include "tests/ui/pictures.h"
#include "tests/ui/rules_pack/pack_typing.h"
#include "ui/editor/problems_panel.h"
#include "ui/rules_pack/list_trial_panel.h"
#include "ui/rules_pack/pack_tests_panel.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

using namespace ephor;
using namespace ephor::test;

namespace {

QStringList problemsOf(RulesPackWindow& window) {
    QStringList all;
    for (const auto& one : window.document().texts())
        for (const Diagnostic& problem : one->diagnostics())
            all << QString::fromStdString(toText(problem));
    return all;
}

bool hasProblem(RulesPackWindow& window, const char* code, int line = 0) {
    for (const Diagnostic& one : window.document().report().diagnostics)
        if (one.code == code && (line == 0 || one.place.line == line))
            return true;
    return false;
}

}  // namespace

class TestRulesPackWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void aNewPackOfEverySystemHasNoProblemsAndItsTestsPass() {
        const auto window = makeWindow();
        for (const std::string& id : systemIds()) {
            start(*window, id.c_str());
            QVERIFY2(problemsOf(*window).isEmpty() || window->document().count(Severity::Error) == 0,
                     qPrintable(problemsOf(*window).join(u'\n')));
            auto* tests = window->findChild<PackTestsPanel*>();
            QCOMPARE(tests->model()->rowCount(), 2);
            QVERIFY(tests->model()->index(0, PackTestsModel::VerdictColumn).data(PackTestsModel::PassedRole).toBool());
        }
    }

    void aTypingSlipIsUnderlinedExplainedUnderTheMouseAndMendedByAClick() {
        const auto window = makeWindow();
        start(*window);
        CodeEditor& editor = *window->editor();
        const QString before = editor.toPlainText();
        retype(editor, QStringLiteral("points = 12"), QStringLiteral("pionts = 12"));
        QTRY_VERIFY(window->document().isChecked());
        const Diagnostic problem = window->document().text("troops.toml")->diagnostics().front();
        QCOMPARE(problem.code, std::string("troops-unknown-key"));

        QTextCursor word(editor.document());
        word.setPosition(static_cast<int>(positionOf(editor.toPlainText(), problem.place.line, 3)));
        editor.setTextCursor(word);
        const QPoint at = editor.cursorRect().center();
        QTest::mouseMove(editor.viewport(), at);
        QHelpEvent help(QEvent::ToolTip, at, editor.viewport()->mapToGlobal(at));
        QApplication::sendEvent(editor.viewport(), &help);
        QTRY_VERIFY(QToolTip::isVisible());
        QVERIFY2(QToolTip::text().contains(QStringLiteral("points")) &&
                     QToolTip::text().contains(QStringLiteral("Alt+Enter")),
                 qPrintable(QToolTip::text()));
        QToolTip::hideText();

        auto* problems = qobject_cast<ProblemsPanel*>(window->findChild<QWidget*>(QStringLiteral("problems")));
        for (ProblemsPanel* one : window->findChildren<ProblemsPanel*>())
            if (one->isVisible())
                problems = one;
        auto* button = problems->findChild<QPushButton*>(QStringLiteral("fix_0_0"));
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(!hasProblem(*window, "troops-unknown-key"));
        QCOMPARE(editor.toPlainText(), before);
        QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(window->document().isChecked() && hasProblem(*window, "troops-unknown-key"));
    }

    void completionOffersKeysAndWordsOfTheSchemaAndHelpExplainsThem() {
        const auto window = makeWindow();
        start(*window);
        CodeEditor& editor = *window->editor();
        clickLine(editor, QStringLiteral("discipline = 4"));
        QTest::keyClick(&editor, Qt::Key_Return);
        QTest::keyClicks(&editor, QStringLiteral("sho"));
        QTest::keyClick(&editor, Qt::Key_Tab);
        QVERIFY2(editor.textCursor().block().text() == QStringLiteral("shoot = 1"),
                 qPrintable(editor.textCursor().block().text()));
        QTest::keyClick(&editor, Qt::Key_Return);
        QTest::keyClicks(&editor, QStringLiteral("ran"));
        QTest::keyClick(&editor, Qt::Key_Tab);
        QTRY_VERIFY(window->document().isChecked());
        QCOMPARE(window->document().count(Severity::Error), 0);

        clickLine(editor, QStringLiteral("traits = "));
        QTest::keyClick(&editor, Qt::Key_Left);
        QTest::keyClicks(&editor, QStringLiteral(", \"eva"));
        QTest::keyClick(&editor, Qt::Key_Tab);
        QTest::keyClicks(&editor, QStringLiteral("\""));
        QVERIFY2(editor.textCursor().block().text().contains(QStringLiteral("\"evade\"")),
                 qPrintable(editor.textCursor().block().text()));
        QTRY_VERIFY(window->document().isChecked());
        QCOMPARE(window->document().count(Severity::Error), 0);

        const PackText& troops = *window->document().text("troops.toml");
        const auto help = troops.helpAt(troops.text().indexOf(QStringLiteral("\ndiscipline")) + 3);
        QVERIFY(help && help->rule.contains(QStringLiteral("1 to 8")));
        const auto trait = troops.helpAt(troops.text().indexOf(QStringLiteral("\"phalanx\"")) + 3);
        QVERIFY(trait && trait->words.contains(QStringLiteral("MOB-160")));
    }

    void badInputIsNamedInTheWindow_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("said");
        QTest::newRow("unknown key") << QStringLiteral("courage = 5") << QStringLiteral("couragge = 5")
                                     << QByteArray("troops-unknown-key") << QStringLiteral("“courage”");
        QTest::newRow("wrong type") << QStringLiteral("courage = 5") << QStringLiteral("courage = \"five\"")
                                    << QByteArray("troops-wrong-kind") << QStringLiteral("whole number");
        QTest::newRow("same id") << QStringLiteral("id = \"drilled_hoplite\"")
                                 << QStringLiteral("id = \"elite_hoplite\"") << QByteArray("troops-duplicate")
                                 << QStringLiteral("elite_hoplite");
        QTest::newRow("another system") << QStringLiteral("system = ") << QStringLiteral("system = \"chess\"")
                                        << QByteArray("pack-system") << QStringLiteral("men_of_bronze");
        QTest::newRow("newer than the program") << QStringLiteral("format = 1") << QStringLiteral("format = 9")
                                                << QByteArray("troops-newer-format") << QStringLiteral("newer version");
    }
    void badInputIsNamedInTheWindow() {
        QFETCH(const QString, line);
        QFETCH(const QString, typed);
        QFETCH(const QByteArray, code);
        QFETCH(const QString, said);
        const auto window = makeWindow();
        start(*window);
        retype(*window->editor(), line, typed);
        const int at = window->editor()->textCursor().blockNumber() + 1;
        QTRY_VERIFY(window->document().isChecked());
        QVERIFY2(hasProblem(*window, code.constData(), at), qPrintable(problemsOf(*window).join(u'\n')));
        const QString all = problemsOf(*window).join(u'\n');
        QVERIFY2(all.contains(QString(said).remove(u'“').remove(u'”')), qPrintable(all));
        // Its row stands in the table that one sees, and a click on it leads to the line.
        for (ProblemsPanel* panel : window->findChildren<ProblemsPanel*>())
            if (panel->isVisible())
                QVERIFY(panel->model()->rowCount() > 0);
    }

    void aFileInAnotherEncodingAndAFolderWithoutAPackAreRefusedByName() {
        const QTemporaryDir dir;
        const auto window = makeWindow();
        start(*window);
        QVERIFY(window->saveTo(dir.path().toStdString()));
        const QString troops = dir.filePath(QStringLiteral("troops.toml"));
        QFile file(troops);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray bytes = file.readAll();
        file.close();
        test::writeFile(troops, bytes.replace("Elite", "\xC9lite"));
        const QString before = window->editor()->toPlainText();
        QVERIFY(!window->openFolder(dir.path().toStdString()));
        auto* message = window->findChild<QLabel*>(QStringLiteral("messageText"));
        QVERIFY2(message->text().contains(QStringLiteral("UTF-8")), qPrintable(message->text()));
        QCOMPARE(window->editor()->toPlainText(), before);
        QVERIFY(!window->openFolder(dir.filePath(QStringLiteral("nothing here")).toStdString()));
        QVERIFY(message->text().contains(QStringLiteral("no pack here")));
    }

    void testsOfThePackSayWhatWasExpectedAndWhatCameAndAClickLeadsThere() {
        const auto window = makeWindow();
        start(*window);
        retype(*window->editor(), QStringLiteral("points = 12"), QStringLiteral("points = 20"));
        QTRY_VERIFY(window->document().isChecked() && window->document().report().failed() == 1);
        auto* tests = window->findChild<PackTestsPanel*>();
        QCOMPARE(tests->model()->index(0, PackTestsModel::ExpectedColumn).data().toString(), QStringLiteral("nothing"));
        QCOMPARE(tests->model()->index(0, PackTestsModel::FoundColumn).data().toString(),
                 QStringLiteral("list-over-limit"));
        QVERIFY(tests->model()->index(0, PackTestsModel::LineColumn).data().toInt() > 1);
        QTest::mouseClick(tests->viewport(), Qt::LeftButton, {},
                          tests->visualRect(tests->model()->index(0, 1)).center());
        QCOMPARE(window->findChild<QListWidget*>(QStringLiteral("packFiles"))->currentItem()->text(),
                 QStringLiteral("tests/legal.toml"));
        QVERIFY(window->editor()->textCursor().block().text().startsWith(QStringLiteral("limit")));
        QTest::keyClick(window->editor(), Qt::Key_Return, Qt::AltModifier);
        QTRY_VERIFY(window->document().isChecked() && window->document().report().failed() == 0);
    }

    void aListSeesWhatThePackChanges() {
        const auto window = makeWindow();
        start(*window);
        auto* rows = window->findChild<QTableView*>(QStringLiteral("trialRows"));
        auto* verdict = window->findChild<QLabel*>(QStringLiteral("trialVerdict"));
        QVERIFY2(verdict->text().contains(QStringLiteral("legal with the pack")), qPrintable(verdict->text()));
        const auto total = [rows](int column) {
            return rows->model()->index(rows->model()->rowCount() - 1, column).data().toString().toInt();
        };
        const int before = total(3);
        QCOMPARE(before, total(2));
        const auto choose = window->findChild<QComboBox*>(QStringLiteral("trialList"));
        for (int i = 0; i < choose->count() && !choose->currentText().contains(QStringLiteral("Sparta")); ++i)
            QTest::keyClick(choose, Qt::Key_Down);
        const int own = total(2);
        retype(*window->editor(), QStringLiteral("points = 12"), QStringLiteral("points = 20"));
        QTRY_VERIFY(window->document().isChecked());
        QCOMPARE(total(2), own);
        QVERIFY2(total(3) > own, qPrintable(QString::number(total(3))));
        QVERIFY2(verdict->text().contains(QStringLiteral("not legal")), qPrintable(verdict->text()));

        QTest::mouseClick(window->findChild<QPushButton*>(QStringLiteral("trialKeep")), Qt::LeftButton);
        QCOMPARE(window->document().report().tests.size(), std::size_t{3});
        const PackTest& kept = window->document().report().tests.back();
        QVERIFY(kept.passed);
        QVERIFY(std::ranges::find(kept.expected, "list-over-limit") != kept.expected.end());
    }

    void aListOfAnOlderPackSeesItsFiguresThenAndNow() {
        const QTemporaryDir club;
        const auto old = makeWindow();
        start(*old);
        retype(*old->editor(), QStringLiteral("version = "), QStringLiteral("version = \"club-0\""));
        retype(*old->editor(), QStringLiteral("points = 12"), QStringLiteral("points = 9"));
        QVERIFY(old->saveTo(club.filePath(QStringLiteral("club-0")).toStdString()));
        const auto window = makeWindow();
        start(*window);
        QVERIFY(window->saveTo(club.filePath(QStringLiteral("club-1")).toStdString()));
        test::writeFile(
            club.filePath(QStringLiteral("pinned.toml")),
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"club-0\"\nname = \"Pinned\"\n\n[[unit]]\ntype = "
            "\"elite_hoplite\"\nstrategos = true\n");
        QVERIFY(window->tryFile(club.filePath(QStringLiteral("pinned.toml")).toStdString()));
        auto* rows = window->findChild<QTableView*>(QStringLiteral("trialRows"));
        QCOMPARE(rows->model()->headerData(2, Qt::Horizontal).toString(), QStringLiteral("version club-0"));
        QCOMPARE(rows->model()->index(0, 2).data().toString(), QStringLiteral("9"));
        QCOMPARE(rows->model()->index(0, 3).data().toString(), QStringLiteral("12"));
        const auto* verdict = window->findChild<QLabel*>(QStringLiteral("trialVerdict"));
        QVERIFY2(verdict->text().contains(QStringLiteral("points 9 \u2192 12")), qPrintable(verdict->text()));
    }

    void everyActionHasAKeyOrAMenuPlaceAndSaysWhatItDoes() {
        const auto window = makeWindow();
        start(*window);
        for (const QAction* action : window->findChildren<QAction*>())
            if (!action->objectName().isEmpty() && !action->menu() &&
                !action->objectName().startsWith(QStringLiteral("_q")))
                QVERIFY2(!action->statusTip().isEmpty(), qPrintable(action->objectName()));
        QCOMPARE(test::namelessControls(*window), QStringList());
    }

    void pictures() {
        test::picture(
            QStringLiteral("rules-pack"), [] { return makeWindow(); },
            [](QWidget& widget) {
                auto& window = static_cast<RulesPackWindow&>(widget);
                window.newPack(*findSystem("men_of_bronze"));
                retype(*window.editor(), QStringLiteral("points = 12"), QStringLiteral("points = 20"));
                retype(*window.editor(), QStringLiteral("armor = 2"), QStringLiteral("armour = 2"), 2);
                QTRY_VERIFY(window.document().isChecked());
                QTest::qWait(50);
            });
    }
};

QTEST_MAIN(TestRulesPackWindow)
#include "tst_rules_pack_window.moc"
