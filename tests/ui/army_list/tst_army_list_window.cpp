#include "core/rules/builtin.h"
#include "tests/ui/nameless_controls.h"
#include "tests/ui/pictures.h"
#include "ui/army_list/army_list_window.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/problem_card.h"
#include "ui/editor/problems_panel.h"

#include <QAction>
#include <QFile>
#include <QHelpEvent>
#include <QLabel>
#include <QPrinter>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QToolTip>
#include <QTreeView>

using namespace ephor;

namespace {

std::unique_ptr<ArmyListWindow> makeWindow(const std::filesystem::path& recovery = {}) {
    auto window = std::make_unique<ArmyListWindow>(
        ArmyListNeeds{[](std::string_view id) { return findSystem(id); }, {"men_of_bronze"}, recovery});
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    window->setAsksBeforeClosing(false);
    return window;
}

const char* faulty = R"(# Sparta at Mantinea, 418 BC
format = 1
system = "men_of_bronze"
rules  = "1"
name   = "Sparta at Mantinea"
state  = "sparta"
limit  = 38

[[unit]]
name      = "The three hundred"
type      = "elite_hoplite"
strategos = true

[[unit]]
name = "Spartiates"
type = "elite_hoplite"

[[unit]]
name = "Perioeci"
type = "drilled_hoplyte"

[[unit]]
name  = "Sciritae"
type  = "peltast"
cuont = 2

[[unit]]
name  = "Helots"
type  = "psiloi"
count = 4

[[unit]]
name  = "Helots"
type  = "psiloi"
)";

const char* good = R"(format = 1
system = "men_of_bronze"
rules  = "1"
name   = "Sparta"

[[unit]]
type      = "elite_hoplite"
strategos = true

[[unit]]
type  = "psiloi")";

void start(ArmyListWindow& window, const char* text) {
    window.openSample({{}, QStringLiteral("sample"), {}, "men_of_bronze", text});
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
}

}  // namespace

class TestArmyListWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void typingAnUnknownKeyGivesSquiggleRowAndButtonThatMendsIt() {
        const auto window = makeWindow();
        start(*window, good);
        QVERIFY(window->document().isValid());
        auto* editor = window->findChild<CodeEditor*>(QStringLiteral("listText"));
        auto* problems = window->findChild<ProblemsPanel*>(QStringLiteral("problems"));
        QVERIFY(editor && problems);
        QCOMPARE(problems->model()->rowCount(), 0);
        const QString before = editor->toPlainText();

        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClick(editor, Qt::Key_Return);
        QTest::keyClicks(editor, QStringLiteral("cuont = 2"));
        QTRY_VERIFY(window->document().isChecked() && window->document().text().endsWith(QStringLiteral("cuont = 2")));
        QCOMPARE(problems->model()->rowCount(), 1);
        const Diagnostic problem = window->document().diagnostics().front();
        QCOMPARE(problem.severity, Severity::Error);

        // The squiggle lies under the wrong word.
        bool squiggled = false;
        for (const QTextEdit::ExtraSelection& selection : editor->extraSelections())
            squiggled = squiggled || (selection.format.underlineStyle() == QTextCharFormat::WaveUnderline &&
                                      selection.cursor.selectedText() == QStringLiteral("cuont"));
        QVERIFY(squiggled);
        QVERIFY(!window->findChild<QAction*>(QStringLiteral("fight"))->isEnabled());

        auto* button = problems->findChild<QPushButton*>(QStringLiteral("fix_0_0"));
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(problems->model()->rowCount(), 0);
        QVERIFY(editor->toPlainText().contains(QStringLiteral("\ncount = 2")));
        QVERIFY(window->document().isValid());

        // One undo takes the fix back, more the typing.
        QTest::keyClick(editor, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(editor->toPlainText().contains(QStringLiteral("cuont")));
        for (int i = 0; i < 30 && editor->document()->isUndoAvailable(); ++i)
            QTest::keyClick(editor, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(editor->toPlainText(), before);
    }

    void thePointerOnASquiggleTellsRuleAndFixAndAClickMendsIt() {
        const auto window = makeWindow();
        start(*window, faulty);
        auto* editor = window->findChild<CodeEditor*>();
        auto* problems = window->findChild<ProblemsPanel*>();
        const QString before = editor->toPlainText();
        const auto pointAt = [editor](const QString& word) {
            QTextCursor cursor(editor->document());
            cursor.setPosition(static_cast<int>(editor->toPlainText().indexOf(word)) + 2);
            const QPoint at = editor->cursorRect(cursor).center();
            QTest::mouseMove(editor->viewport(), at);
            QHelpEvent help(QEvent::ToolTip, at, editor->viewport()->mapToGlobal(at));
            QApplication::sendEvent(editor->viewport(), &help);
        };
        pointAt(QStringLiteral("\"drilled_hoplyte\""));
        QTRY_VERIFY(QToolTip::isVisible());
        for (const char* said : {"drilled_hoplite", "MOB-200", "Alt+Enter"})
            QVERIFY2(QToolTip::text().contains(QLatin1StringView(said)), qPrintable(QToolTip::text()));
        pointAt(QStringLiteral("limit"));
        QTRY_VERIFY2(QToolTip::text().contains(QStringLiteral("points")), qPrintable(QToolTip::text()));
        QToolTip::hideText();

        QPushButton* mend = nullptr;
        for (int row = 0; row < problems->model()->rowCount(); ++row)
            if (problems->model()->index(row, 0).data(DiagnosticsModel::LineRole).toInt() == 20)
                mend = problems->findChild<QPushButton*>(QStringLiteral("fix_%1_0").arg(row));
        QVERIFY(mend);
        // Its cost is known now, so that other faults may come in its place.
        const auto isNamed = [problems] {
            const QAbstractItemModel& model = *problems->model();
            for (int row = 0; row < model.rowCount(); ++row)
                if (model.index(row, DiagnosticsModel::WhatColumn)
                        .data()
                        .toString()
                        .contains(QStringLiteral("drilled_hoplyte")))
                    return true;
            return false;
        };
        const int faults = problems->model()->rowCount();
        QVERIFY(isNamed());
        QTest::mouseClick(mend, Qt::LeftButton);
        QTRY_VERIFY(!isNamed());
        QVERIFY(!editor->toPlainText().contains(QStringLiteral("drilled_hoplyte")));
        QTest::keyClick(editor, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(editor->toPlainText(), before);
        QTRY_COMPARE(problems->model()->rowCount(), faults);
    }

    void altEnterMendsTheLineOfTheCursor() {
        const auto window = makeWindow();
        start(*window, faulty);
        auto* editor = window->findChild<CodeEditor*>();
        editor->goToLine(20, 3);
        QTest::keyClick(editor, Qt::Key_Return, Qt::AltModifier);
        QVERIFY2(editor->document()->findBlockByNumber(19).text().contains(QStringLiteral("\"drilled_hoplite\"")),
                 qPrintable(editor->document()->findBlockByNumber(19).text()));
    }

    void everyFixOfAFaultyListCanBeAppliedUntilNothingIsWrong() {
        const auto window = makeWindow();
        start(*window, faulty);
        auto* editor = window->findChild<CodeEditor*>();
        for (int i = 0; i < 20; ++i) {
            const Diagnostics& problems = window->document().diagnostics();
            const auto next = std::ranges::find_if(problems, [](const Diagnostic& one) { return !one.fixes.empty(); });
            if (next == problems.end())
                break;
            editor->apply(Fix(next->fixes.front()));
        }
        QVERIFY(window->document().isValid());
    }

    void choosingAUnitGoesToItsLineAndTheCursorChoosesTheUnit() {
        const auto window = makeWindow();
        start(*window, faulty);
        auto* tree = window->findChild<QTreeView*>(QStringLiteral("unitTree"));
        auto* editor = window->findChild<CodeEditor*>();
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(tree->model()->index(3, 0)).center());
        QCOMPARE(editor->textCursor().blockNumber() + 1, 22);
        editor->goToLine(15);
        QCOMPARE(tree->currentIndex().row(), 1);
        QVERIFY(window->findChild<QLabel*>(QStringLiteral("unitTitle"))->text() == QStringLiteral("Spartiates"));
    }

    void completionOffersKeysAndTypes() {
        const auto window = makeWindow();
        start(*window, faulty);
        auto* editor = window->findChild<CodeEditor*>();
        QTest::keyClick(editor, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("no"));
        QTest::keyClick(editor, Qt::Key_Space, Qt::ControlModifier);
        QTest::keyClick(editor, Qt::Key_Tab);
        QVERIFY2(editor->toPlainText().endsWith(QStringLiteral("\nnote = \"\"")),
                 qPrintable(editor->toPlainText().right(30)));
    }

    void savesOpensAndSaysWhatCannotBeOpened() {
        const QTemporaryDir dir;
        const std::filesystem::path file = dir.filePath(QStringLiteral("sparta.toml")).toStdString();
        const auto window = makeWindow();
        start(*window, faulty);
        QVERIFY(window->saveTo(file));
        QVERIFY(!window->document().isModified());
        const auto other = makeWindow();
        QVERIFY(other->openFile(file));
        QCOMPARE(other->document().text(), QString::fromUtf8(faulty));
        QVERIFY(!other->openFile(dir.filePath(QStringLiteral("missing.toml")).toStdString()));
        QVERIFY(
            other->findChild<QLabel*>(QStringLiteral("messageText"))->text().contains(QStringLiteral("missing.toml")));
        QVERIFY(!window->saveTo(dir.filePath(QStringLiteral("no/such/folder.toml")).toStdString()));
    }

    void listsThatWereNeverSavedAreOfferedAgainOneByOne() {
        const QTemporaryDir dir;
        const auto copies = [&dir] { return QDir(dir.path()).entryList({QStringLiteral("*.toml")}).size(); };
        const auto offered = [](ArmyListWindow& window, const char* choice) -> QPushButton* {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // choices that are gone
            auto* bar = window.findChild<QWidget*>(QStringLiteral("messageBar"));
            return bar->isVisible() ? bar->findChild<QPushButton*>(QLatin1StringView(choice)) : nullptr;
        };
        std::vector<std::unique_ptr<ArmyListWindow>> before;
        for (const char* typed : {"# the first", "# the second", "# the third"}) {
            before.push_back(makeWindow(dir.path().toStdString()));
            start(*before.back(), faulty);
            QVERIFY(!offered(*before.back(), "message_0"));  // what another window holds is no copy left behind
            auto* editor = before.back()->findChild<CodeEditor*>();
            QTest::keyClick(editor, Qt::Key_End, Qt::ControlModifier);
            QTest::keyClicks(editor, QLatin1StringView(typed));
        }
        QTRY_COMPARE_WITH_TIMEOUT(copies(), 3, 5000);
        before.clear();

        const auto again = makeWindow(dir.path().toStdString());
        again->show();
        QVERIFY(offered(*again, "message_1"));
        QTest::mouseClick(offered(*again, "message_1"), Qt::LeftButton);
        QCOMPARE(copies(), 2);
        QTest::mouseClick(offered(*again, "message_0"), Qt::LeftButton);
        QSignalSpy another(again.get(), &ArmyListWindow::anotherCopyWanted);
        QTest::mouseClick(offered(*again, "message_0"), Qt::LeftButton);
        QCOMPARE(another.size(), 1);
        const auto other = makeWindow(dir.path().toStdString());
        other->show();
        QTest::mouseClick(offered(*other, "message_0"), Qt::LeftButton);
        QVERIFY(!offered(*other, "message_0"));
        QVERIFY(again->document().text().contains(QStringLiteral("# the ")));
        QVERIFY(other->document().text().contains(QStringLiteral("# the ")));
        QVERIFY(again->document().text() != other->document().text());
        QVERIFY(again->saveTo(dir.filePath(QStringLiteral("kept.list")).toStdString()));
        QCOMPARE(copies(), 1);
        QTest::keyClick(other->findChild<CodeEditor*>(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(copies(), 0, 5000);  // nothing is unsaved any more
    }

    void anotherProgramsChangeIsNoticed() {
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("list.toml"));
        const auto window = makeWindow();
        start(*window, faulty);
        QVERIFY(window->saveTo(path.toStdString()));
        QTest::qWait(50);
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write("# from elsewhere\n");
        file.close();
        QTRY_VERIFY_WITH_TIMEOUT(window->findChild<QPushButton*>(QStringLiteral("message_1")), 5000);
        QTest::mouseClick(window->findChild<QPushButton*>(QStringLiteral("message_0")), Qt::LeftButton);
        QVERIFY(window->document().text().endsWith(QStringLiteral("# from elsewhere\n")));
    }

    void exportsAndPrintsToFiles() {
        const QTemporaryDir dir;
        const auto window = makeWindow();
        start(*window, faulty);
        for (const auto& [form, begin] : {std::pair{ListForm::Pdf, "%PDF"},
                                          {ListForm::Html, "<!DOCTYPE html>"},
                                          {ListForm::Csv, "name,"},
                                          {ListForm::Json, "{"}}) {
            const QString path = dir.filePath(QStringLiteral("out.") + endingOf(form));
            QVERIFY(window->exportTo(path.toStdString(), form));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(file.readAll().startsWith(begin));
        }
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(dir.filePath(QStringLiteral("printed.pdf")));
        printList(window->document(), printer, partsOf(Sheet::Roster));
        QVERIFY(QFile(printer.outputFileName()).size() > 1000);
    }

    void oddsAndFightAreAskedForWithTheList() {
        const auto window = makeWindow();
        start(*window,
              sampleArmies([](std::string_view id) { return findSystem(id); }, {"men_of_bronze"}).front().text.c_str());
        QSignalSpy odds(window.get(), &ArmyListWindow::oddsWanted);
        QSignalSpy fight(window.get(), &ArmyListWindow::fightWanted);
        QSignalSpy best(window.get(), &ArmyListWindow::bestListWanted);
        QTest::keyClick(window.get(), Qt::Key_D, Qt::ControlModifier);
        QTest::keyClick(window.get(), Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(odds.size(), 1);
        QTest::keyClick(window.get(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fight.size(), 1);
        QCOMPARE(best.size(), 1);
    }

    void everyControlHasANameForThoseWhoDoNotSeeIt() {
        const auto window = makeWindow();
        start(*window, faulty);
        QCOMPARE(test::namelessControls(*window), QStringList());
    }

    void pictures() {
        test::picture(
            QStringLiteral("army-list"), [] { return makeWindow(); },
            [](QWidget& widget) {
                auto& window = static_cast<ArmyListWindow&>(widget);
                window.openSample({{}, QStringLiteral("Sparta at Mantinea"), {}, "men_of_bronze", faulty});
                auto* editor = window.findChild<CodeEditor*>();
                QTest::qWait(50);
                editor->goToLine(25, 3);
                editor->verticalScrollBar()->setValue(0);
                QTest::qWait(50);
            });
        test::picture(
            QStringLiteral("army-list-large-text"),
            [] {
                QFont font = QApplication::font();
                font.setPixelSize(20);
                QApplication::setFont(font);
                return makeWindow();
            },
            [](QWidget& widget) {
                static_cast<ArmyListWindow&>(widget).openSample(
                    {{}, QStringLiteral("Sparta at Mantinea"), {}, "men_of_bronze", faulty});
                QTest::qWait(50);
            },
            {1600, 1000});
        test::dressUp();
    }
};

QTEST_MAIN(TestArmyListWindow)
#include "tst_army_list_window.moc"
