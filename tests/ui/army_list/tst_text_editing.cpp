// Find and replace below the text, Tab in the text, and the words that the form offers.
#include "core/rules/builtin.h"
#include "models/army_list/new_list.h"
#include "tests/ui/pictures.h"
#include "ui/army_list/army_list_window.h"
#include "ui/army_list/entry_fields.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/find_bar.h"
#include "ui/editor/problems_panel.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

using namespace ephor;

namespace {

const char* sparta = R"(format = 1
system = "men_of_bronze"
rules  = "1"
name   = "Sparta"

[[unit]]
type = "elite_hoplite"
strategos = true

[[unit]]
name = "Helots, psiloi"
type = "psiloi"
)";

const char* athens = R"(format = 1
system = "alala"
rules = "1"
name = "Athens"

[[phalanx]]
cp = 3

[[phalanx.unit]]
grade = "B"
count = 2
)";

struct Edited {
    explicit Edited(const QString& text) {
        window = std::make_unique<ArmyListWindow>(
            ArmyListNeeds{[](std::string_view id) { return findSystem(id); }, systemIds(), {}});
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->setAsksBeforeClosing(false);
        window->startWith(text, QStringLiteral("list"));
        window->show();
        static_cast<void>(QTest::qWaitForWindowActive(window.get()));
        editor = window->findChild<CodeEditor*>();
        editor->setFocus();
        bar = window->findChild<FindBar*>();
        words = bar->findChild<QLineEdit*>(QStringLiteral("findWords"));
        replacement = bar->findChild<QLineEdit*>(QStringLiteral("findReplacement"));
        count = bar->findChild<QLabel*>(QStringLiteral("findCount"));
    }
    void press(int key, Qt::KeyboardModifiers with = {}) const {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), with);
    }
    void click(const char* button) const {
        QTest::mouseClick(bar->findChild<QToolButton*>(QLatin1StringView(button)), Qt::LeftButton);
    }
    QString selected() const { return editor->textCursor().selectedText(); }
    int line() const { return editor->textCursor().blockNumber() + 1; }
    /// The text of the list's line, from 1.
    QString line(int number) const { return editor->document()->findBlockByNumber(number - 1).text(); }
    /// The number of places that are marked as found.
    int marked() const {
        int found = 0;
        for (const QTextEdit::ExtraSelection& one : editor->extraSelections())
            found += one.cursor.hasSelection() && one.format.underlineStyle() == QTextCharFormat::NoUnderline ? 1 : 0;
        return found;
    }

    std::unique_ptr<ArmyListWindow> window;
    CodeEditor* editor = nullptr;
    FindBar* bar = nullptr;
    QLineEdit* words = nullptr;
    QLineEdit* replacement = nullptr;
    QLabel* count = nullptr;
};

}  // namespace

class TestTextEditing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void findGoesFromPlaceToPlaceAndRoundTheEnd() {
        const Edited edited(QString::fromLatin1(sparta));
        QVERIFY(edited.bar->isHidden());
        edited.press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(edited.bar->isVisible() && edited.words->hasFocus());
        QTest::keyClicks(edited.words, QStringLiteral("PSI"));
        QCOMPARE(edited.line(), 11);
        QCOMPARE(edited.marked(), 2);
        QTest::keyClicks(edited.words, QStringLiteral("loi"));
        QCOMPARE(edited.selected(), QStringLiteral("psiloi"));
        QCOMPARE(edited.count->text(), QStringLiteral("1 of 2"));
        edited.press(Qt::Key_Return);
        QCOMPARE(edited.line(), 12);
        edited.press(Qt::Key_Return);
        QCOMPARE(edited.line(), 11);
        edited.press(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(edited.count->text(), QStringLiteral("2 of 2"));
        edited.press(Qt::Key_Escape);
        QVERIFY(edited.bar->isHidden() && edited.editor->hasFocus());
        QCOMPARE(edited.marked(), 0);
        edited.press(Qt::Key_F3);
        QCOMPARE(edited.line(), 11);
        edited.press(Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(edited.line(), 12);
    }

    void findSaysWhereNothingIsFoundAndHeedsItsButtons() {
        const Edited edited(QString::fromLatin1(sparta));
        edited.press(Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(edited.words, QStringLiteral("xerxes"));
        QCOMPARE(edited.count->text(), QStringLiteral("not found"));
        edited.words->selectAll();
        QTest::keyClicks(edited.words, QStringLiteral("sparta"));
        QCOMPARE(edited.selected(), QStringLiteral("Sparta"));
        edited.click("findCase");
        QCOMPARE(edited.count->text(), QStringLiteral("not found"));
        edited.click("findCase");
        edited.words->selectAll();
        QTest::keyClicks(edited.words, QStringLiteral("elit"));
        QCOMPARE(edited.marked(), 1);
        edited.click("findWhole");
        QCOMPARE(edited.marked(), 0);
    }

    void theSelectedWordsAreSearchedAndMarksFollowTheText() {
        const Edited edited(QString::fromLatin1(sparta));
        edited.editor->goToLine(12, 9);
        edited.press(Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
        QCOMPARE(edited.selected(), QStringLiteral("psiloi"));
        edited.press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(edited.words->text(), QStringLiteral("psiloi"));
        QCOMPARE(edited.marked(), 2);
        edited.editor->setFocus();
        edited.press(Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(edited.editor, QStringLiteral("# psiloi"));
        QCOMPARE(edited.marked(), 3);
    }

    void replaceChangesOnePlaceOrAllAndOneUndoTakesAllBack() {
        const Edited edited(QString::fromLatin1(sparta));
        edited.press(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(edited.words->hasFocus() && edited.replacement->isVisible());
        QTest::keyClicks(edited.words, QStringLiteral("psiloi"));
        edited.replacement->setFocus();
        QTest::keyClicks(edited.replacement, QStringLiteral("peltast"));
        edited.press(Qt::Key_Return);
        QCOMPARE(edited.line(11), QStringLiteral("name = \"Helots, peltast\""));
        QCOMPARE(edited.line(12), QStringLiteral("type = \"psiloi\""));
        QCOMPARE(edited.line(), 12);
        edited.click("replaceAllButton");
        QCOMPARE(edited.line(12), QStringLiteral("type = \"peltast\""));
        QVERIFY2(edited.count->text().contains(u'1'), qPrintable(edited.count->text()));
        edited.words->setText(QStringLiteral("pel"));
        edited.words->setFocus();
        edited.press(Qt::Key_T);
        QCOMPARE(edited.words->text(), QStringLiteral("pelt"));
        edited.click("replaceAllButton");
        QCOMPARE(edited.line(11), QStringLiteral("name = \"Helots, peltastast\""));
        QCOMPARE(edited.line(12), QStringLiteral("type = \"peltastast\""));
        edited.editor->setFocus();
        edited.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(edited.line(11), QStringLiteral("name = \"Helots, peltast\""));
        QCOMPARE(edited.line(12), QStringLiteral("type = \"peltast\""));
    }

    void tabIndentsAndControlTabLeavesTheText() {
        const Edited edited(QString::fromLatin1(sparta));
        edited.editor->goToLine(7, 3);
        edited.press(Qt::Key_Tab);
        QCOMPARE(edited.line(7), QStringLiteral("ty  pe = \"elite_hoplite\""));
        edited.press(Qt::Key_Z, Qt::ControlModifier);
        edited.editor->goToLine(7);
        edited.press(Qt::Key_Down, Qt::ShiftModifier);
        edited.press(Qt::Key_Down, Qt::ShiftModifier);
        edited.press(Qt::Key_Tab);
        QCOMPARE(edited.line(7), QStringLiteral("    type = \"elite_hoplite\""));
        QCOMPARE(edited.line(8), QStringLiteral("    strategos = true"));
        QCOMPARE(edited.line(9), QString());
        edited.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(edited.editor->toPlainText(), QString::fromLatin1(sparta));
        QVERIFY(edited.editor->hasFocus());
        edited.press(Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(!edited.editor->hasFocus());
        QCOMPARE(edited.editor->toPlainText(), QString::fromLatin1(sparta));
        edited.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(edited.editor->hasFocus());
        edited.press(Qt::Key_Backtab, Qt::ShiftModifier | Qt::ControlModifier);
        QVERIFY(!edited.editor->hasFocus());
    }

    void anEmptyPanelOfProblemsTakesNoRoom() {
        const Edited edited(QString::fromLatin1(sparta));
        const auto* problems = edited.window->findChild<ProblemsPanel*>();
        QVERIFY(edited.window->document().diagnostics().empty());
        QCOMPARE(problems->height(), 0);
        const int text = edited.editor->height();
        edited.press(Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(edited.editor, QStringLiteral("cuont = 2"));
        QTRY_VERIFY(problems->height() > 40);
        QTRY_VERIFY(edited.editor->height() < text);
        for (int i = 0; i < 9; ++i)
            edited.press(Qt::Key_Backspace);
        QTRY_COMPARE_WITH_TIMEOUT(problems->height(), 0, 20000);
        QTRY_COMPARE(edited.editor->height(), text);
    }

    void aSavedListIsAnnouncedByItsNameAndPoints() {
        const QTemporaryDir folder;
        const Edited edited(QString::fromLatin1(sparta));
        const QSignalSpy opened(edited.window.get(), &ArmyListWindow::fileOpened);
        const QString file = folder.filePath(QStringLiteral("list.toml"));
        QVERIFY(edited.window->saveTo(file.toStdString()));
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.front().at(0).toString(), file);
        const int cost = edited.window->document().summary().cost.value_or(0);
        QVERIFY2(opened.front().at(1).toString() == QStringLiteral("Sparta, %1 points").arg(cost),
                 qPrintable(opened.front().at(1).toString()));
    }

    void theFormOffersStatesAndTakesOthers() {
        const Edited edited(QString::fromLatin1(sparta));
        auto* state = edited.window->findChild<WordBox*>(QStringLiteral("field_state"));
        QVERIFY(state && state->isEditable());
        state->lineEdit()->setFocus();
        QTest::keyClicks(state->lineEdit(), QStringLiteral("COR"));
        QCOMPARE(state->completer()->completionCount(), 1);
        QTest::keyClicks(state->lineEdit(), QStringLiteral("inth"));
        QTest::keyClick(state->lineEdit(), Qt::Key_Return);
        QTRY_VERIFY(edited.editor->toPlainText().contains(QStringLiteral("= \"corinth\"")));
        state->lineEdit()->selectAll();
        QTest::keyClicks(state->lineEdit(), QStringLiteral("Tegea"));
        QTest::keyClick(state->lineEdit(), Qt::Key_Return);
        QTRY_VERIFY(edited.editor->toPlainText().contains(QStringLiteral("= \"Tegea\"")));
        state->lineEdit()->selectAll();
        QTest::keyClick(state->lineEdit(), Qt::Key_Delete);
        QTest::keyClick(state->lineEdit(), Qt::Key_Return);
        QTRY_VERIFY(!edited.editor->toPlainText().contains(QStringLiteral("state")));
    }

    void theFormChoosesPointsAndNationInAlala() {
        const Edited edited(QString::fromLatin1(athens));
        auto* points = edited.window->findChild<WordBox*>(QStringLiteral("field_points"));
        QVERIFY(points && !points->isEditable());
        QStringList words;
        for (int i = 0; i < points->count(); ++i)
            words << points->itemData(i).toString();
        QCOMPARE(words, (QStringList{QString(), QStringLiteral("house"), QStringLiteral("off")}));
        points->setFocus();
        QTest::keyClick(points, Qt::Key_Down);
        QTRY_VERIFY(edited.editor->toPlainText().contains(QStringLiteral("points = \"house\"")));
        edited.editor->goToLine(7);
        auto* nation = edited.window->findChild<WordBox*>(QStringLiteral("field_nation"));
        QVERIFY(nation && nation->isEditable());
        QVERIFY(nation->findData(QStringLiteral("thebes")) >= 0);
    }

    void theHomeTerrainOfDbaFollowsTheArmy() {
        const RuleSystem& dba = *findSystem("dba");
        const Edited edited(QString::fromStdString("format = 1\nsystem = \"dba\"\nrules = \"" + dba.info().version +
                                                   "\"\nname = \"Pyrrhos\"\narmy = \"II/12\"\n"));
        auto* army = edited.window->findChild<WordBox*>(QStringLiteral("field_army"));
        auto* terrain = edited.window->findChild<WordBox*>(QStringLiteral("field_terrain"));
        QVERIFY(army && terrain);
        QVERIFY2(army->currentText().contains(QStringLiteral("Macedonian")), qPrintable(army->currentText()));
        const auto words = [terrain] {
            QStringList all;
            for (int i = 1; i < terrain->count(); ++i)
                all << terrain->itemText(i);
            return all;
        };
        const QStringList before = words();
        QVERIFY(!before.isEmpty());
        for (const PublishedList& one : dba.publishedLists()) {
            edited.editor->takeEdit(QString(edited.editor->toPlainText())
                                        .replace(QRegularExpression(QStringLiteral("army = \"[^\"]*\"")),
                                                 QStringLiteral("army = \"%1\"").arg(QString::fromStdString(one.id))));
            edited.editor->showLine(1);
            QVERIFY2(!words().isEmpty(), one.id.c_str());
            if (words() != before)
                return;
        }
        QFAIL("every army has the same home terrain");
    }
};

QTEST_MAIN(TestTextEditing)
#include "tst_text_editing.moc"
