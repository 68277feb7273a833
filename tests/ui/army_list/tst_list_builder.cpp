// Lists built by clicking, typing and dragging; form and text are one document with one undo.
#include "core/rules/builtin.h"
#include "models/army_list/list_tree_model.h"
#include "tests/ui/pictures.h"
#include "tests/ui/widgets.h"
#include "ui/army_list/army_list_window.h"
#include "ui/editor/code_editor.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace ephor;
using test::typeInto;

namespace {

const char* commented = R"(# The club's list
format = 1
system = "alala"
rules  = "1"
name   = "Athens"   # of the first years

# The right wing
[[phalanx]]
name      = "Right"
commander = true

[[phalanx.unit]]
name  = "Tribes"
grade = "B"   # well drilled
count = 2

# --- the left wing follows ---

[[phalanx]]
name = "Left"

[[phalanx.unit]]
name  = "Allies"
grade = "C"
count = 2

[[band]]
type = "psiloi"  # javelins
)";

struct Shown {
    explicit Shown(const char* text, const char* system = "alala") {
        window = std::make_unique<ArmyListWindow>(
            ArmyListNeeds{[](std::string_view id) { return findSystem(id); }, systemIds(), {}});
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->setAsksBeforeClosing(false);
        window->openSample({{}, QStringLiteral("sample"), {}, system, text});
        window->show();
        static_cast<void>(QTest::qWaitForWindowExposed(window.get()));
        editor = window->findChild<CodeEditor*>();
        tree = window->findChild<QTreeView*>(QStringLiteral("unitTree"));
    }
    template <typename W> W* field(const char* key) const {
        return window->findChild<W*>(QStringLiteral("field_") + QLatin1StringView(key));
    }
    QString text() const { return editor->toPlainText(); }
    QModelIndex named(const QString& name) const {
        const QModelIndexList found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, name, 1,
                                                           Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? QModelIndex() : found.front();
    }
    void click(const QModelIndex& index) const {
        tree->scrollTo(index);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(index).center());
    }
    /// What a person does by pulling something over the tree and letting go.
    void drop(QMimeData& data, QPoint at) const {
        QDragEnterEvent enter(at, Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(tree->viewport(), &enter);
        QDragMoveEvent move(at, Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(tree->viewport(), &move);
        QDropEvent drop(at, Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(tree->viewport(), &drop);
        QCoreApplication::processEvents();
    }

    std::unique_ptr<ArmyListWindow> window;
    CodeEditor* editor = nullptr;
    QTreeView* tree = nullptr;
};

QStringList comments(const QString& text) {
    QStringList all;
    for (const QString& line : text.split(u'\n'))
        if (line.contains(u'#'))
            all << line.mid(line.indexOf(u'#'));
    all.sort();
    return all;
}

}  // namespace

class TestListBuilder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void aListIsBuiltBySearchingAndClicking() {
        const Shown shown("format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Mine\"\n", "men_of_bronze");
        auto* search = shown.window->findChild<QLineEdit*>(QStringLiteral("troopSearch"));
        QTest::keyClick(shown.window.get(), Qt::Key_T, Qt::ControlModifier);
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, QStringLiteral("elite hop"));
        QTest::keyClick(search, Qt::Key_Return);
        search->clear();
        QTest::keyClicks(search, QStringLiteral("psil"));
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(shown.tree->model()->rowCount(), 2);
        shown.click(shown.tree->model()->index(0, 0));
        QTest::mouseClick(shown.field<QCheckBox>("strategos"), Qt::LeftButton, {}, QPoint(8, 10));
        shown.click(shown.tree->model()->index(1, 0));
        auto* count = shown.field<QSpinBox>("count");
        typeInto(*count, QStringLiteral("3"));
        QTest::keyClick(count, Qt::Key_Return);
        QVERIFY2(shown.text().endsWith(QStringLiteral("[[unit]]\ntype = \"elite_hoplite\"\nstrategos = true\n\n"
                                                      "[[unit]]\ntype = \"psiloi\"\ncount = 3\n")),
                 qPrintable(shown.text()));
        QVERIFY(shown.window->document().isValid());
        QCOMPARE(shown.window->document().summary().units, 4);
    }

    void formAndTextAreOneDocumentWithOneUndo() {
        const Shown shown(commented);
        const QString before = shown.text();
        shown.click(shown.named(QStringLiteral("Tribes")));
        auto* name = shown.field<QLineEdit>("name");
        typeInto(*name, QStringLiteral("Antiochis"));
        QTest::keyClick(name, Qt::Key_Return);
        const QString named = QString(before).replace(QStringLiteral("\"Tribes\""), QStringLiteral("\"Antiochis\""));
        QCOMPARE(shown.text(), named);
        // The text side goes on …
        shown.editor->setFocus();
        shown.editor->goToLine(5);
        QTest::keyClick(shown.editor, Qt::Key_End);
        QTest::keyClicks(shown.editor, QStringLiteral("!"));
        QVERIFY(shown.text().contains(QStringLiteral("# of the first years!")));
        // … then the form again …
        shown.window->document().check();
        shown.click(shown.named(QStringLiteral("Allies")));
        auto* grade = shown.field<QComboBox>("grade");
        grade->setFocus();
        QTest::keyClick(grade, Qt::Key_A);
        QVERIFY2(shown.text().contains(QStringLiteral("name  = \"Allies\"\ngrade = \"A\"\ncount = 2")),
                 qPrintable(shown.text()));
        QCOMPARE(comments(shown.text()).size(), comments(before).size());
        // … and one undo takes all of it back in order, from the form's own field.
        name = shown.field<QLineEdit>("name");
        name->setFocus();
        QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shown.text().contains(QStringLiteral("grade = \"C\"")));
        QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.text(), named);
        QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.text(), before);
        QTest::keyClick(shown.editor, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shown.text(), named);
    }

    void whatIsBeingTypedIsSavedAndNotLostByClosing() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("typed.toml"));
        const Shown shown(commented);
        QVERIFY(shown.window->saveTo(file.toStdString()));
        shown.click(shown.named(QStringLiteral("Tribes")));
        auto* name = shown.field<QLineEdit>("name");
        QTRY_VERIFY(name->isVisible());  // what is hidden cannot be typed into
        typeInto(*name, QStringLiteral("Antiochis"));
        shown.window->findChild<QAction*>(QStringLiteral("save"))->trigger();
        QCOMPARE(name->text(), QStringLiteral("Antiochis"));
        QFile saved(file);
        QVERIFY(saved.open(QFile::ReadOnly) && saved.readAll().contains("\"Antiochis\""));
        auto* count = shown.field<QSpinBox>("count");
        typeInto(*count, QStringLiteral("3"));
        shown.window->close();
        QVERIFY(shown.text().contains(QStringLiteral("count = 3")));
        QVERIFY(shown.window->document().isModified());
    }

    void unitsAreDraggedBetweenPhalanxesAndFromTheCatalogue() {
        const Shown shown(commented);
        const QString before = shown.text();
        QTRY_VERIFY(shown.tree->visualRect(shown.named(QStringLiteral("Left"))).isValid());
        const std::unique_ptr<QMimeData> unit(shown.tree->model()->mimeData({shown.named(QStringLiteral("Tribes"))}));
        shown.drop(*unit, shown.tree->visualRect(shown.named(QStringLiteral("Left"))).center());
        QTRY_COMPARE(shown.named(QStringLiteral("Tribes")).parent(), shown.named(QStringLiteral("Left")));
        QCOMPARE(comments(shown.text()), comments(before));
        QCOMPARE(shown.tree->model()->rowCount(shown.named(QStringLiteral("Right"))), 0);

        auto* troops = shown.window->findChild<QTreeView*>(QStringLiteral("troops"));
        const QModelIndexList peltasts = troops->model()->match(troops->model()->index(0, 0), Qt::DisplayRole,
                                                                QStringLiteral("Peltast"), 1, Qt::MatchStartsWith);
        QVERIFY(!peltasts.isEmpty());
        const std::unique_ptr<QMimeData> offer(troops->model()->mimeData(peltasts));
        const int rows = shown.tree->model()->rowCount();
        shown.drop(*offer, QPoint(40, shown.tree->viewport()->height() - 4));
        QTRY_COMPARE(shown.tree->model()->rowCount(), rows + 1);
        QVERIFY2(shown.text().contains(QStringLiteral("type = \"peltast\"")), qPrintable(shown.text()));

        // Each was one step.
        QTest::keyClick(shown.editor, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(shown.editor, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.text(), before);
    }

    void entriesAreDuplicatedRemovedAndMovedByKeys() {
        const Shown shown(commented);
        const QString before = shown.text();
        shown.click(shown.named(QStringLiteral("Right")));
        QTest::keyClick(shown.window.get(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shown.tree->model()->rowCount(), 4);
        QCOMPARE(shown.text().count(QStringLiteral("commander = true")), 1);
        QTest::keyClick(shown.window.get(), Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shown.text(), before);
        shown.click(shown.named(QStringLiteral("Left")));
        QTest::keyClick(shown.window.get(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(shown.tree->model()->index(0, 0).data().toString(), QStringLiteral("Left"));
        QTest::keyClick(shown.window.get(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(shown.tree->model()->index(1, 0).data().toString(), QStringLiteral("Left"));
        QCOMPARE(comments(shown.text()), comments(before));
    }

    void whatIsWrongStandsBesideItsField() {
        const Shown shown(QByteArray(commented).replace("grade = \"C\"", "grade = \"D\"").constData());
        shown.click(shown.named(QStringLiteral("Allies")));
        auto* grade = shown.field<QComboBox>("grade");
        QCOMPARE(grade->placeholderText(), QStringLiteral("D"));
        bool said = false;
        for (const QLabel* label :
             shown.window->findChild<QWidget*>(QStringLiteral("entryForm"))->findChildren<QLabel*>())
            said = said || (label->isVisible() && label->text().contains(QStringLiteral("\"D\"")));
        QVERIFY(said);
    }

    void troopsCanBeReadInASmallWindow() {
        const Shown shown("format = 1\nsystem = \"dba\"\nrules = \"1\"\nname = \"Small\"\n", "dba");
        shown.window->resize(1024, 640);
        QCoreApplication::processEvents();
        const auto* troops = shown.window->findChild<QTreeView*>(QStringLiteral("troops"));
        QTRY_VERIFY2(troops->columnWidth(0) >= 100, qPrintable(QString::number(troops->columnWidth(0))));
        QVERIFY(troops->isColumnHidden(1));  // DBA has no points
        QVERIFY2(shown.tree->columnWidth(0) >= 80, qPrintable(QString::number(shown.tree->columnWidth(0))));
    }

    void pictures() {
        test::picture(
            QStringLiteral("list-builder"),
            [] {
                auto window = std::make_unique<ArmyListWindow>(
                    ArmyListNeeds{[](std::string_view id) { return findSystem(id); }, systemIds(), {}});
                window->setAsksBeforeClosing(false);
                return window;
            },
            [](QWidget& widget) {
                auto& window = static_cast<ArmyListWindow&>(widget);
                window.openSample({{},
                                   QStringLiteral("sample"),
                                   {},
                                   "alala",
                                   QByteArray(commented).replace("grade = \"C\"", "grade = \"D\"").constData()});
                QTest::qWait(50);
                window.findChild<CodeEditor*>()->goToLine(22);
                QTest::qWait(50);
            });
    }
};

QTEST_MAIN(TestListBuilder)
#include "tst_list_builder.moc"
