#include "core/rules/builtin.h"
#include "tests/ui/nameless_controls.h"
#include "tests/ui/pictures.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/problems_panel.h"
#include "ui/rules_pack/list_trial_panel.h"
#include "ui/rules_pack/pack_tests_panel.h"
#include "ui/rules_pack/rules_pack_window.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QToolTip>

using namespace ephor;

namespace {

std::unique_ptr<RulesPackWindow> makeWindow(const std::filesystem::path& recovery = {}) {
    auto window = std::make_unique<RulesPackWindow>(recovery);
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    window->setAsksBeforeClosing(false);
    return window;
}

void start(RulesPackWindow& window, const char* system = "men_of_bronze") {
    window.newPack(*findSystem(system));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(window.document().isChecked());
}

/// The cursor at the end of the line that begins with `line`, as a click on it leaves it.
void clickLine(CodeEditor& editor, const QString& line, int occurrence = 1) {
    for (QTextBlock block = editor.document()->begin(); block.isValid(); block = block.next())
        if (block.text().startsWith(line) && --occurrence == 0) {
            editor.goToLine(block.blockNumber() + 1);
            QTest::mouseClick(editor.viewport(), Qt::LeftButton, {}, editor.cursorRect().center());
            QTest::keyClick(&editor, Qt::Key_End);
            return;
        }
    QFAIL(qPrintable(line));
}

/// Types over the line that begins with `line`.
void retype(CodeEditor& editor, const QString& line, const QString& text, int occurrence = 1) {
    clickLine(editor, line, occurrence);
    QTest::keyClick(&editor, Qt::Key_Home, Qt::ShiftModifier);
    QTest::keyClicks(&editor, text);
    QTest::keyClick(&editor, Qt::Key_Escape);  // what the completion offers
}

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

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

}  // namespace

class tst_rules_pack_window : public QObject {
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
        write(troops, bytes.replace("Elite", "\xC9lite"));
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
        retype(*window->editor(), QStringLiteral("points = 12"), QStringLiteral("points = 90"));
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

    void whatIsSavedIsReadBackAndRemovedTestsAreGone() {
        const QTemporaryDir dir;
        const auto window = makeWindow();
        start(*window, "ohw");
        retype(*window->editor(), QStringLiteral("version = "), QStringLiteral("version = \"club-7\""));
        QVERIFY(window->isWindowModified());
        QVERIFY(window->saveTo(dir.path().toStdString()));
        QVERIFY(!window->isWindowModified());
        const auto other = makeWindow();
        QVERIFY(other->openFolder(dir.path().toStdString()));
        QCOMPARE(other->document().report().version, std::string("club-7"));
        QCOMPARE(other->document().texts().size(), window->document().texts().size());
        QVERIFY(!other->isWindowModified());

        window->showFile("tests/legal.toml");
        QTest::keyClick(window.get(), Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(window->isWindowModified());
        QVERIFY(QFile::exists(dir.filePath(QStringLiteral("tests/legal.toml"))));
        QTest::keyClick(window.get(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!QFile::exists(dir.filePath(QStringLiteral("tests/legal.toml"))));
        QVERIFY(!window->saveTo("/dev/null/pack"));
    }

    void whatWasNotSavedIsOfferedAgainAndThrownAwayWithTheLastChange() {
        const QTemporaryDir kept;
        const QTemporaryDir pack;
        const auto window = makeWindow(kept.path().toStdString());
        start(*window, "ohw");
        QVERIFY(window->saveTo(pack.path().toStdString()));
        QVERIFY(QDir(kept.path()).isEmpty());
        const QString before = window->editor()->toPlainText();
        retype(*window->editor(), QStringLiteral("version = "), QStringLiteral("version = \"lost-1\""));
        window->document().addTest(QStringLiteral("lost"), QStringLiteral("format = 1\nsystem = \"ohw\"\n"));
        QTRY_VERIFY_WITH_TIMEOUT(!QDir(kept.path()).isEmpty(), 5000);
        QTest::qWait(100);

        const auto again = makeWindow(kept.path().toStdString());
        again->show();
        QVERIFY(again->openFolder(pack.path().toStdString()));
        QCOMPARE(again->editor()->toPlainText(), before);
        auto* take = again->findChild<QPushButton*>(QStringLiteral("message_0"));
        QVERIFY(take);
        QTest::mouseClick(take, Qt::LeftButton);
        QVERIFY(again->editor()->toPlainText().contains(QStringLiteral("lost-1")));
        QVERIFY(again->document().text("tests/lost.toml"));
        QVERIFY(again->isWindowModified());
        QTest::keyClick(again->editor(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(again->editor()->toPlainText(), before);
        QTest::keyClick(again->editor(), Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(again->saveTo(pack.path().toStdString()));
        QVERIFY(QDir(kept.path()).isEmpty());
        QVERIFY(QFile::exists(pack.filePath(QStringLiteral("tests/lost.toml"))));
    }

    void packsThatWereNeverSavedAreOfferedAgainOneByOne() {
        const QTemporaryDir kept;
        const auto copies = [&kept] { return QDir(kept.path()).entryList({QStringLiteral("*.pack")}).size(); };
        const auto offered = [](RulesPackWindow& window, const char* choice) -> QPushButton* {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // choices that are gone
            auto* bar = window.findChild<QWidget*>(QStringLiteral("messageBar"));
            return bar->isVisible() ? bar->findChild<QPushButton*>(QLatin1StringView(choice)) : nullptr;
        };
        std::vector<std::unique_ptr<RulesPackWindow>> before;
        for (const char* system : {"ohw", "dba"}) {
            before.push_back(makeWindow(kept.path().toStdString()));
            start(*before.back(), system);
            QVERIFY(!offered(*before.back(), "message_0"));  // what another window holds is no copy left behind
            retype(*before.back()->editor(), QStringLiteral("version = "), QStringLiteral("version = \"lost\""));
        }
        QTRY_COMPARE_WITH_TIMEOUT(copies(), 2, 5000);
        QTest::qWait(100);
        before.clear();

        const auto first = makeWindow(kept.path().toStdString());
        first->show();
        auto* said = first->findChild<QLabel*>(QStringLiteral("messageText"));
        QVERIFY2(said->text().contains(QStringLiteral("version lost")), qPrintable(said->text()));
        QTest::mouseClick(offered(*first, "message_0"), Qt::LeftButton);
        QSignalSpy another(first.get(), &RulesPackWindow::anotherCopyWanted);
        QTest::mouseClick(offered(*first, "message_0"), Qt::LeftButton);
        QCOMPARE(another.size(), 1);
        const auto second = makeWindow(kept.path().toStdString());
        second->show();
        QTest::mouseClick(offered(*second, "message_0"), Qt::LeftButton);
        QVERIFY(!offered(*second, "message_0"));
        QStringList systems;
        for (RulesPackWindow* window : {first.get(), second.get()}) {
            QCOMPARE(window->document().report().version, std::string("lost"));
            systems << QString::fromStdString(window->document().system()->info().id);
        }
        systems.sort();
        QCOMPARE(systems, (QStringList{QStringLiteral("dba"), QStringLiteral("ohw")}));

        const QTemporaryDir pack;
        QVERIFY(first->saveTo(pack.path().toStdString()));
        QCOMPARE(copies(), 1);
    }

    void whatAnotherProgramWritesIsTakenOrLeftFileByFile() {
        const QTemporaryDir pack;
        const auto window = makeWindow();
        start(*window, "ohw");
        QVERIFY(window->saveTo(pack.path().toStdString()));
        const auto button = [&window](const char* name) {
            auto* one = window->findChild<QPushButton*>(QLatin1StringView(name));
            return one && one->isVisible() ? one : nullptr;
        };
        // A file that was changed here, and another one there.
        retype(*window->editor(), QStringLiteral("version = "), QStringLiteral("version = \"mine\""));
        QFile generals(pack.filePath(QStringLiteral("generals.toml")));
        QVERIFY(generals.open(QIODevice::Append));
        generals.write("# from elsewhere\n");
        generals.close();
        QVERIFY(QFile::remove(pack.filePath(QStringLiteral("tests/legal.toml"))));
        QTRY_VERIFY_WITH_TIMEOUT(button("message_0"), 5000);
        QTest::mouseClick(button("message_0"), Qt::LeftButton);
        QVERIFY(window->document().text("generals.toml")->text().endsWith(QStringLiteral("# from elsewhere\n")));
        QVERIFY(!window->document().text("tests/legal.toml"));
        QVERIFY(window->document().text("troops.toml")->text().contains(QStringLiteral("\"mine\"")));
        QVERIFY(window->document().text("troops.toml")->isModified());

        // What is kept is written over what came from elsewhere.
        write(pack.filePath(QStringLiteral("troops.toml")), "theirs\n");
        QTRY_VERIFY_WITH_TIMEOUT(button("message_1"), 5000);
        QTest::mouseClick(button("message_1"), Qt::LeftButton);
        QVERIFY(window->isWindowModified());
        QTest::qWait(600);
        QVERIFY(!button("message_1"));
        QTest::keyClick(window.get(), Qt::Key_S, Qt::ControlModifier);
        QFile troops(pack.filePath(QStringLiteral("troops.toml")));
        QVERIFY(troops.open(QIODevice::ReadOnly) && troops.readAll().contains("\"mine\""));
        QTest::qWait(600);
        QVERIFY(!button("message_0"));  // what it wrote itself is no news

        // Letters that would be lost are not taken.
        write(pack.filePath(QStringLiteral("generals.toml")), "# \xe9\n");
        QTRY_VERIFY_WITH_TIMEOUT(button("message_0"), 5000);
        QTest::mouseClick(button("message_0"), Qt::LeftButton);
        QVERIFY(window->document().text("generals.toml")->text().contains(QStringLiteral("from elsewhere")));
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
        write(club.filePath(QStringLiteral("pinned.toml")),
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

QTEST_MAIN(tst_rules_pack_window)
#include "tst_rules_pack_window.moc"
