// The lists of a club in their window, two lists side by side, and a list of other rules: by mouse and keyboard.
#include "core/rules/builtin.h"
#include "core/rules/pack.h"
#include "tests/support/written_file.h"
#include "tests/ui/pictures.h"
#include "tests/ui/widgets.h"
#include "ui/army_list/army_list_window.h"
#include "ui/army_list/list_library/compare_dialog.h"
#include "ui/army_list/list_library/event_dialog.h"
#include "ui/army_list/list_library/list_library_window.h"
#include "ui/army_list/list_library/rules_change_dialog.h"
#include "ui/army_list/new_list/new_list_dialog.h"
#include "ui/odds/matrix_dialog.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

using namespace ephor;
using test::part;
using test::press;

namespace {

template <typename W> W* shown() {
    W* found = nullptr;
    const auto isThere = [&found] {
        for (QWidget* one : QApplication::topLevelWidgets())
            if (auto* window = qobject_cast<W*>(one); window && window->isVisible())
                found = window;
        return found != nullptr;
    };
    return QTest::qWaitFor(isThere, 20000) ? found : nullptr;
}

/// A dialog that closes leaves no window active here, and keys go to the active one alone.
bool activate(QWidget& window) {
    window.activateWindow();
    return QTest::qWaitForWindowActive(&window);
}

/// Types into the next question that is asked, and accepts it.
void answer(const QString& text) {
    QTimer::singleShot(200, qApp, [text] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        if (auto* line = dialog->findChild<QLineEdit*>(); line && line->isVisible()) {
            line->selectAll();
            QTest::keyClicks(line, text);
            QTest::keyClick(line, Qt::Key_Return);
        } else {
            dialog->findChild<QComboBox*>()->setCurrentText(text);
            QTest::keyClick(dialog->findChild<QComboBox*>(), Qt::Key_Return);
        }
    });
}

}  // namespace

class TestListLibraryWindow : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ListLibraryWindow> m_window;

    QString path(const QString& name) const { return m_folder->filePath(name); }

    QTableView& table() { return *part<QTableView>(*m_window, "libraryLists"); }

    /// The row of the list with that name is clicked.
    void click(const QString& name, Qt::KeyboardModifiers keys = Qt::NoModifier) {
        for (int row = 0; row < table().model()->rowCount(); ++row)
            if (const QModelIndex index = table().model()->index(row, 0); index.data().toString() == name) {
                table().scrollTo(index);
                QTest::mouseClick(table().viewport(), Qt::LeftButton, keys, table().visualRect(index).center());
                return;
            }
        QFAIL(qPrintable(QStringLiteral("no list ") + name));
    }

    bool hasRows(int rows) {
        return QTest::qWaitFor([&] { return !m_window->library().isReading() && table().model()->rowCount() == rows; },
                               20000);
    }

    /// All sample armies, by systems; one of them in the top folder, with a fault.
    void makeFiles() {
        m_folder = std::make_unique<QTemporaryDir>();
        for (const Sample& sample : sampleArmies(findSystem, systemIds())) {
            const QString folder = path(QString::fromStdString(sample.system));
            QDir().mkpath(folder);
            test::writeFile(folder + u'/' + sample.path.section(u'/', -1), QByteArray::fromStdString(sample.text));
        }
        test::writeFile(
            path(QStringLiteral("broken.toml")),
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Broken\"\n[[unit]]\ntype = \"psilio\"\n");
    }

    std::unique_ptr<ListLibraryWindow> makeWindow() const {
        auto window =
            std::make_unique<ListLibraryWindow>(ListLibraryNeeds{findSystem, systemIds(), m_folder->path(), nullptr});
        if (!QTest::qWaitFor([&] { return !window->library().isReading(); }, 60000))
            return nullptr;
        return window;
    }

    std::unique_ptr<ArmyListWindow> makeListWindow(const QString& file) const {
        auto window = std::make_unique<ArmyListWindow>(ArmyListNeeds{findSystem, systemIds(), {}, nullptr});
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->setAsksBeforeClosing(false);
        window->openFile(file.toStdString());
        window->show();
        return window;
    }

private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_DATA_HOME", m_home.path().toUtf8());
        test::dressUp();
    }
    void init() {
        makeFiles();
        m_window = makeWindow();
        QVERIFY(m_window);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() {
        m_window.reset();
        m_folder.reset();
    }

    void listsAreFoundByWordsFolderSystemAndFaults() {
        const int all = static_cast<int>(m_window->library().lists().size());
        QVERIFY(all > 50);
        QVERIFY(hasRows(all));
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
        auto& search = *part<QLineEdit>(*m_window, "librarySearch");
        QTRY_VERIFY(search.hasFocus());
        QTest::keyClicks(&search, QStringLiteral("sparta bronze"));
        const int found = table().model()->rowCount();
        QVERIFY(found > 0 && found < all);
        QVERIFY(part<QLabel>(*m_window, "libraryCount")->text().startsWith(QString::number(found)));
        search.clear();
        QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        QVERIFY(hasRows(1));
        QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        auto& folders = *part<QTreeWidget>(*m_window, "libraryFolders");
        QTreeWidgetItem* dba = folders.findItems(QStringLiteral("dba"), Qt::MatchExactly | Qt::MatchRecursive).value(0);
        QVERIFY(dba);
        QTest::mouseClick(folders.viewport(), Qt::LeftButton, {}, folders.visualItemRect(dba).center());
        QTRY_VERIFY(table().model()->rowCount() < all && table().model()->rowCount() > 5);
    }

    void returnAndDoubleClickOpen() {
        QSignalSpy opened(m_window.get(), &ListLibraryWindow::openWanted);
        click(QStringLiteral("Broken"));
        QTest::keyClick(&table(), Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].toString(), path(QStringLiteral("broken.toml")));
        QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, table().visualRect(table().currentIndex()).center());
        QTRY_COMPARE(opened.size(), 2);
    }

    void aListIsCopiedRenamedMovedRemovedAndPutBack() {
        const int all = table().model()->rowCount();
        click(QStringLiteral("Broken"));
        QTest::keyClick(&table(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(hasRows(all + 1));
        QCOMPARE(table().currentIndex().siblingAtColumn(0).data().toString(), QStringLiteral("Broken (copy)"));
        answer(QStringLiteral("Mended"));
        QTest::keyClick(&table(), Qt::Key_F2);
        QTRY_COMPARE(table().currentIndex().siblingAtColumn(0).data().toString(), QStringLiteral("Mended"));
        QVERIFY(QFile::exists(path(QStringLiteral("mended.toml"))));
        QVERIFY(activate(*m_window));
        answer(QStringLiteral("league"));
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->library().folders().contains(QStringLiteral("league")), 20000);
        QVERIFY(activate(*m_window));
        click(QStringLiteral("Mended"));
        answer(QStringLiteral("league"));
        QTest::keyClick(&table(), Qt::Key_M, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path(QStringLiteral("league/mended.toml"))), 20000);
        QVERIFY(hasRows(all + 1));
        QVERIFY(activate(*m_window));
        QTRY_COMPARE(table().currentIndex().siblingAtColumn(ListLibraryModel::FolderColumn).data().toString(),
                     QStringLiteral("league"));
        QTest::keyClick(&table(), Qt::Key_Delete);
        QVERIFY(hasRows(all));
        QPushButton* back = nullptr;
        for (QPushButton* one : m_window->findChildren<QPushButton*>())
            if (one->text() == QStringLiteral("Put back"))
                back = one;
        QVERIFY(back);
        QTest::mouseClick(back, Qt::LeftButton);
        QVERIFY(hasRows(all + 1));
    }

    void listsAreDraggedOntoAFolderAndPutBack() {
        auto& folders = *part<QTreeWidget>(*m_window, "libraryFolders");
        const auto drop = [&folders](QMimeData& data, const char* folder) {
            QTreeWidgetItem* onto =
                folders.findItems(QLatin1StringView(folder), Qt::MatchExactly | Qt::MatchRecursive).value(0);
            QVERIFY(onto);
            const QPoint at = folders.visualItemRect(onto).center();
            const Qt::DropActions actions = Qt::CopyAction | Qt::MoveAction;
            QDragEnterEvent enter(at, actions, &data, Qt::LeftButton, {});
            QApplication::sendEvent(folders.viewport(), &enter);
            QDragMoveEvent move(at, actions, &data, Qt::LeftButton, {});
            QApplication::sendEvent(folders.viewport(), &move);
            QVERIFY(move.isAccepted());
            QDropEvent event(at, actions, &data, Qt::LeftButton, {});
            QApplication::sendEvent(folders.viewport(), &event);
        };
        const int all = table().model()->rowCount();
        click(QStringLiteral("Broken"));
        const std::unique_ptr<QMimeData> dragged(
            table().model()->mimeData(table().selectionModel()->selectedIndexes()));
        QCOMPARE(dragged->urls().size(), 1);
        drop(*dragged, "dba");
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path(QStringLiteral("dba/broken.toml"))), 20000);
        QVERIFY(!QFile::exists(path(QStringLiteral("broken.toml"))));
        QPushButton* back = nullptr;
        for (QPushButton* one : m_window->findChildren<QPushButton*>())
            if (one->text() == QStringLiteral("Put back"))
                back = one;
        QVERIFY(back);
        QTest::mouseClick(back, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path(QStringLiteral("broken.toml"))), 20000);
        QVERIFY(hasRows(all));

        // A list from a mail is copied in; what is no list is refused by name.
        const QTemporaryDir mails;
        test::writeFile(mails.filePath(QStringLiteral("mailed.toml")),
                        "format = 1\nsystem = \"alala\"\nname = \"Mailed\"\n");
        test::writeFile(mails.filePath(QStringLiteral("mailed.pdf")), "%PDF");
        QMimeData mailed;
        mailed.setUrls({QUrl::fromLocalFile(mails.filePath(QStringLiteral("mailed.toml")))});
        drop(mailed, "alala");
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path(QStringLiteral("alala/mailed.toml"))), 20000);
        QVERIFY(QFile::exists(mails.filePath(QStringLiteral("mailed.toml"))));
        QVERIFY(hasRows(all + 1));
        mailed.setUrls({QUrl::fromLocalFile(mails.filePath(QStringLiteral("mailed.pdf")))});
        drop(mailed, "alala");
        QVERIFY(!QFile::exists(path(QStringLiteral("alala/mailed.pdf"))));
    }

    void aListBeginsInTheFolderAndForTheSystemThatAreLookedAt() {
        QSignalSpy opened(m_window.get(), &ListLibraryWindow::openWanted);
        const int all = table().model()->rowCount();
        auto& folders = *part<QTreeWidget>(*m_window, "libraryFolders");
        QTreeWidgetItem* ohw = folders.findItems(QStringLiteral("ohw"), Qt::MatchExactly | Qt::MatchRecursive).value(0);
        QTest::mouseClick(folders.viewport(), Qt::LeftButton, {}, folders.visualItemRect(ohw).center());
        auto& systems = *part<QComboBox>(*m_window, "librarySystem");
        systems.setCurrentIndex(systems.findData(QStringLiteral("ohw")));
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        auto* page = shown<NewListDialog>();
        QVERIFY(page);
        QCOMPARE(page->system(), findSystem("ohw"));
        auto& name = *part<QLineEdit>(*page, "newName");
        name.selectAll();
        QTest::keyClicks(&name, QStringLiteral("The Fourth Legion"));
        press(*page, "createList");
        QTRY_COMPARE(opened.size(), 1);
        const QString file = path(QStringLiteral("ohw/the_fourth_legion.toml"));
        QCOMPARE(opened[0][0].toString(), file);
        const auto window = makeListWindow(file);
        QCOMPARE(window->document().name(), QStringLiteral("The Fourth Legion"));
        QCOMPARE(window->document().read().list->system, std::string("ohw"));
        QCOMPARE(window->document().summary().units, 0);
        systems.setCurrentIndex(0);
        QTest::mouseClick(folders.viewport(), Qt::LeftButton, {},
                          folders.visualItemRect(folders.topLevelItem(0)).center());
        QVERIFY(hasRows(all + 1));
    }

    void listsAreCheckedForAnEvent() {
        const QString file = path(QStringLiteral("event.toml"));
        test::writeFile(file, "format = 1\nname = \"Open day\"\nsystem = \"men_of_bronze\"\nlimit = 3\n");
        QVERIFY(m_window->checkForEvent(file));
        auto* dialog = shown<EventDialog>();
        QVERIFY(dialog);
        auto& lists = *part<QTableWidget>(*dialog, "eventLists");
        QTRY_VERIFY_WITH_TIMEOUT(lists.rowCount() > 3, 20000);
        QVERIFY(part<QLabel>(*dialog, "eventSummary")->text().startsWith(QStringLiteral("0 of ")));
        press(*dialog, "copyEvent");
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("of the event")));
        dialog->close();
        QVERIFY(!m_window->checkForEvent(path(QStringLiteral("missing.toml"))));
        QVERIFY(QFile::remove(file));
    }

    void twoChosenListsStandSideBySide() {
        click(QStringLiteral("Broken"));
        auto* action = m_window->findChild<QAction*>(QStringLiteral("compareLists"));
        QVERIFY(!action->isEnabled());
        const QString other = table().model()->index(0, 0).data().toString();
        click(other, Qt::ControlModifier);
        QVERIFY(action->isEnabled());
        QTest::keyClick(&table(), Qt::Key_K, Qt::ControlModifier);
        auto* dialog = m_window->findChild<CompareDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        auto& rows = *part<QTableView>(*dialog, "compareTable");
        const QAbstractItemModelTester tester(rows.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(rows.model()->rowCount() > 2);
        const QString first = rows.model()->headerData(0, Qt::Horizontal).toString();
        press(*dialog, "swapSides");
        QVERIFY(rows.model()->headerData(0, Qt::Horizontal).toString() != first);
        press(*dialog, "copyComparison");
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("What differs\t")));
        dialog->close();
    }

    void chosenListsOfOneSystemMeetInTheMatrix() {
        QSignalSpy wanted(m_window.get(), &ListLibraryWindow::matrixWanted);
        auto* action = m_window->findChild<QAction*>(QStringLiteral("matrixLists"));
        part<QComboBox>(*m_window, "librarySystem")->setCurrentIndex(1);
        click(QStringLiteral("Broken"));
        const auto name = [this](int row) { return table().model()->index(row, 0).data().toString(); };
        click(name(0), Qt::ControlModifier);
        QVERIFY(!action->isEnabled());
        click(name(0));
        click(name(name(1) == QStringLiteral("Broken") ? 2 : 1), Qt::ControlModifier);
        QVERIFY(action->isEnabled());
        QTest::keyClick(&table(), Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(wanted.size(), 1);
        QSignalSpy best(m_window.get(), &ListLibraryWindow::bestListWanted);
        QTest::keyClick(&table(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(best.size(), 1);
        QCOMPARE(best[0][0].toStringList(), wanted[0][0].toStringList());
        const auto systems = builtinSystems();
        MatrixDialog dialog({{systems.begin(), systems.end()}, findSystem, 1, nullptr});
        dialog.compareFiles(wanted[0][0].toStringList());
        int chosen = 0;
        auto& lists = *part<QListWidget>(dialog, "matrixLists");
        for (int i = 0; i < lists.count(); ++i)
            chosen += lists.item(i)->checkState() == Qt::Checked ? 1 : 0;
        QCOMPARE(chosen, 2);
    }

    void theWindowOfAListComparesItWithAnother() {
        const auto window = makeListWindow(path(QStringLiteral("men_of_bronze/sparta.toml")));
        QVERIFY(!window->compareTo(path(QStringLiteral("not there.toml"))));
        QVERIFY(window->compareTo(path(QStringLiteral("men_of_bronze/corinth.toml"))));
        auto* dialog = window->findChild<CompareDialog*>();
        QVERIFY(dialog);
        auto& rows = *part<QTableView>(*dialog, "compareTable");
        const int all = rows.model()->rowCount();
        QTest::mouseClick(part<QCheckBox>(*dialog, "onlyDifferent"), Qt::LeftButton, {}, QPoint(8, 8));
        QVERIFY(rows.model()->rowCount() > 0 && rows.model()->rowCount() <= all);
        QVERIFY(part<QLabel>(*dialog, "compareAbout")->text().contains(QStringLiteral("differ")));
    }

    void otherRulesAreShownBeforeTheyAreAcceptedAndOneUndoTakesThemBack() {
        const QByteArray text =
            "# mine\nformat = 1\nsystem = \"men_of_bronze\"\nrules = \"0.9\"  # the league's\nname = \"Old\"\n\n"
            "[[unit]]\ntype = \"elite_hoplite\"\nstrategos = true\n";
        test::writeFile(path(QStringLiteral("old.toml")), text);
        const auto window = makeListWindow(path(QStringLiteral("old.toml")));
        auto& editor = *part<QPlainTextEdit>(*window, "listText");
        QPushButton* see = nullptr;
        for (QPushButton* one : window->findChildren<QPushButton*>())
            if (one->text().startsWith(QStringLiteral("See what that changes")))
                see = one;
        QVERIFY(see && see->isVisible());
        QTest::mouseClick(see, Qt::LeftButton);
        auto* dialog = shown<RulesChangeDialog>();
        QVERIFY(dialog);
        auto& changes = *part<QListWidget>(*dialog, "rulesChanges");
        QVERIFY(changes.count() >= 2);
        QCOMPARE(editor.toPlainText().toUtf8(), text);
        // Its pack is not at hand; then it is shown where that lies.
        dialog->lookIn(path(QStringLiteral("dba")));
        QVERIFY(part<QLabel>(*dialog, "packSearch")->text().contains(QStringLiteral("no valid pack of version 0.9")));
        std::vector<PackFile> pack = newPack("men_of_bronze");
        QString troops = QString::fromStdString(pack.front().text);
        troops.replace(QStringLiteral("\"club-1\""), QStringLiteral("\"0.9\""));
        QDir().mkpath(path(QStringLiteral("packs/old")));
        test::writeFile(path(QStringLiteral("packs/old/troops.toml")),
                        troops.replace(QStringLiteral("points = 12"), QStringLiteral("points = 10")).toUtf8());
        dialog->lookIn(path(QStringLiteral("packs")));
        QVERIFY(!part<QPushButton>(*dialog, "choosePack")->isVisible());
        QVERIFY(!changes.findItems(QStringLiteral("points 10 \u2192 12"), Qt::MatchContains).isEmpty());
        QCOMPARE(editor.toPlainText().toUtf8(), text);
        press(*dialog, "leaveRules");
        QCOMPARE(editor.toPlainText().toUtf8(), text);
        QVERIFY(activate(*window));
        QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
        dialog = shown<RulesChangeDialog>();
        QVERIFY(dialog);
        press(*dialog, "acceptRules");
        QByteArray accepted = text;
        QCOMPARE(editor.toPlainText().toUtf8(), accepted.replace("\"0.9\"", "\"1\""));
        window->document().check();
        QVERIFY(!window->findChild<QAction*>(QStringLiteral("rulesVersion"))->isEnabled());
        QVERIFY(activate(*window));
        QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(editor.toPlainText().toUtf8(), text);
    }

    void pictures() {
        test::picture(
            QStringLiteral("list-library"), [this] { return makeWindow(); },
            [](QWidget& window) {
                auto& lists = *window.findChild<QTableView*>(QStringLiteral("libraryLists"));
                lists.selectRow(1);
                QTest::qWait(100);
            });
        const auto side = [this](const char* name) {
            return *comparedList(path(QLatin1StringView(name)), findSystem, systemIds());
        };
        test::picture(
            QStringLiteral("list-compare"),
            [&]() -> std::unique_ptr<QWidget> {
                return std::make_unique<CompareDialog>(side("men_of_bronze/sparta.toml"),
                                                       side("men_of_bronze/corinth.toml"), nullptr);
            },
            [](QWidget&) { QTest::qWait(50); }, {940, 560});
        test::writeFile(
            path(QStringLiteral("old.toml")),
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"0.9\"\nname = \"Old\"\n\n[[unit]]\ntype = \"elite_hoplite\"\n"
            "strategos = true\n\n[[unit]]\ntype = \"psilois\"\n");
        test::picture(
            QStringLiteral("list-old-rules"),
            [this]() -> std::unique_ptr<QWidget> { return makeListWindow(path(QStringLiteral("old.toml"))); },
            [](QWidget&) { QTest::qWait(50); });
        test::picture(
            QStringLiteral("list-rules-change"),
            [&]() -> std::unique_ptr<QWidget> {
                ArmyList old = side("men_of_bronze/sparta.toml").list;
                old.rules = "0.9";
                old.entries[0].fields[0].value = std::string("The three hundred");
                return std::make_unique<RulesChangeDialog>(rulesChangeOf(old, *findSystem("men_of_bronze"), nullptr));
            },
            [](QWidget&) { QTest::qWait(50); }, {620, 380});
    }
};

QTEST_MAIN(TestListLibraryWindow)
#include "tst_list_library_window.moc"
