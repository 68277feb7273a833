// The catalogue knows what has a place, rows have buttons and several are taken at once, and a line that is being typed
// does not empty the window.
#include "core/rules/builtin.h"
#include "models/army_list/list_offers_model.h"
#include "models/army_list/list_tree_model.h"
#include "models/army_list/new_list.h"
#include "tests/ui/pictures.h"
#include "ui/army_list/army_list_window.h"
#include "ui/editor/code_editor.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QToolButton>
#include <QTreeView>

using namespace ephor;

namespace {

const char* bronze = R"(format = 1
system = "men_of_bronze"
rules  = "1"
name   = "Sparta"
limit  = 38

[[unit]]
type      = "elite_hoplite"
strategos = true

[[unit]]
type  = "psiloi"
count = 2

[[unit]]
type = "peltast"

[[unit]]
type = "drilled_hoplite"
)";

struct Opened {
    explicit Opened(const QString& text) {
        window = std::make_unique<ArmyListWindow>(
            ArmyListNeeds{[](std::string_view id) { return findSystem(id); }, systemIds(), {}});
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->setAsksBeforeClosing(false);
        window->startWith(text, QStringLiteral("list"));
        window->show();
        static_cast<void>(QTest::qWaitForWindowExposed(window.get()));
        tree = window->findChild<QTreeView*>(QStringLiteral("unitTree"));
        troops = window->findChild<QTreeView*>(QStringLiteral("troops"));
        editor = window->findChild<CodeEditor*>();
    }
    QModelIndex row(int number, int column = 0) const { return tree->model()->index(number, column); }
    void click(QTreeView* view, const QModelIndex& index, double across = 0.5, Qt::KeyboardModifiers keys = {}) const {
        view->scrollTo(index);
        const QRect rect = view->visualRect(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, keys,
                          QPoint(rect.left() + qRound(across * rect.width()), rect.center().y()));
        QCoreApplication::processEvents();
    }
    QString left(const QString& troop) const {
        const QModelIndexList found =
            troops->model()->match(troops->model()->index(0, 0), Qt::DisplayRole, troop, 1, Qt::MatchExactly);
        return found.isEmpty() ? QString()
                               : found.front().siblingAtColumn(ListOffersModel::LeftColumn).data().toString();
    }

    std::unique_ptr<ArmyListWindow> window;
    QTreeView* tree = nullptr;
    QTreeView* troops = nullptr;
    CodeEditor* editor = nullptr;
};

QString alexander() {
    const RuleSystem& dba = *findSystem("dba");
    NewList list{&dba, QStringLiteral("Alexander"), {}, {}, {}};
    for (const PublishedList& army : dba.publishedLists())
        if (army.id == "II/12")
            list.army = army;
    return textOf(list);
}

}  // namespace

class TestGuidedBuilding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void everyPublishedArmyIsWrittenAsALegalList() {
        const RuleSystem& dba = *findSystem("dba");
        QCOMPARE(dba.publishedLists().size(), std::size_t{62});
        for (const PublishedList& army : dba.publishedLists()) {
            const QString text = textOf({&dba, QStringLiteral("Army"), {}, army, {}});
            const ReadList read = readArmyList(text.toStdString(), {}, findSystem, systemIds());
            QVERIFY2(!hasErrors(read.diagnostics), qPrintable(text));
        }
    }

    void aYearFindsTheArmiesThatFoughtThen_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<bool>("athens");
        QTest::addColumn<bool>("thrace");
        QTest::newRow("a year") << QStringLiteral("431") << true << true;
        QTest::newRow("BC") << QStringLiteral("431 BC") << true << true;
        QTest::newRow("BC, in one word") << QStringLiteral("431bc") << true << true;
        QTest::newRow("in German") << QStringLiteral("431 v. Chr.") << true << true;
        QTest::newRow("as in a list") << QStringLiteral("-431") << true << true;
        QTest::newRow("with a word") << QStringLiteral("athenian 431") << true << false;
        QTest::newRow("AD") << QStringLiteral("AD 20") << false << true;
        QTest::newRow("AD, behind") << QStringLiteral("20 AD") << false << true;
        QTest::newRow("too late") << QStringLiteral("431 AD") << false << false;
        QTest::newRow("a year of its name") << QStringLiteral("448") << true << true;
        QTest::newRow("two years") << QStringLiteral("448–278") << true << true;
        QTest::newRow("a number") << QStringLiteral("II/5b") << true << false;
    }
    void aYearFindsTheArmiesThatFoughtThen() {
        QFETCH(QString, query);
        QFETCH(bool, athens);
        QFETCH(bool, thrace);
        for (const PublishedList& army : findSystem("dba")->publishedLists()) {
            if (army.id == "II/5b")
                QCOMPARE(isFound(army, query), athens);
            if (army.id == "I/48")
                QCOMPARE(isFound(army, query), thrace);
        }
    }

    void theFormSaysHowManyMoreFit() {
        const auto room = [](const Opened& opened, const QModelIndex& unit) {
            opened.click(opened.tree, unit);
            const auto* note = opened.window->findChild<QLabel*>(QStringLiteral("note_count"));
            return note && note->isVisible() ? note->text() : QString();
        };
        const Opened sparta(QString::fromLatin1(bronze));
        QCOMPARE(room(sparta, sparta.row(1)), QStringLiteral("8 points left, enough for 4 more"));  // psiloi
        QCOMPARE(room(sparta, sparta.row(0)), QStringLiteral("8 points left, too few for one more"));
        const Opened limited(
            QString::fromLatin1(bronze).replace(QStringLiteral("limit  = 38"), QStringLiteral("limit_units = 7")));
        QCOMPARE(room(limited, limited.row(1)), QStringLiteral("2 more units allowed"));
        const auto both = [](int units) {
            return QString::fromLatin1(bronze).replace(QStringLiteral("limit  = 38"),
                                                       QStringLiteral("limit  = 38\nlimit_units = %1").arg(units));
        };
        const Opened few(both(7));
        QCOMPARE(room(few, few.row(1)), QStringLiteral("2 more units allowed; 8 points left, enough for 2 more"));
        const Opened full(both(5));
        QCOMPARE(room(full, full.row(1)), QStringLiteral("0 more units allowed"));
        const Opened free(QString::fromLatin1(bronze).remove(QStringLiteral("limit  = 38\n")));
        QCOMPARE(room(free, free.row(1)), QString());
        const Opened dba(alexander());
        const QModelIndexList pikes =
            dba.tree->model()->match(dba.row(0), Qt::DisplayRole, QStringLiteral("Pikes"), 1, Qt::MatchExactly);
        QVERIFY(!pikes.isEmpty());
        QCOMPARE(room(dba, pikes.front()), QStringLiteral("0 of 6 places left"));
    }

    void theHeadingsOfTheValuesStandApart() {
        const Opened opened(alexander());
        opened.click(opened.tree, opened.row(0));
        QTextDocument card;
        card.setHtml(opened.window->findChild<QLabel*>(QStringLiteral("unitCard"))->text());
        card.setTextWidth(360);
        const auto placeOf = [&card](const char* heading) {
            for (QTextBlock block = card.begin(); block.isValid(); block = block.next())
                if (block.text() == QLatin1StringView(heading))
                    return card.documentLayout()->blockBoundingRect(block);
            return QRectF();
        };
        const QRectF foot = placeOf("Against foot");
        const QRectF mounted = placeOf("Against mounted");
        QVERIFY(!foot.isEmpty() && !mounted.isEmpty());
        QVERIFY2(mounted.left() - foot.right() >= 4, QByteArray::number(mounted.left() - foot.right()).constData());
    }

    void theFormOfTheWholeListSaysWhatIsNeeded() {
        for (const auto& [text, needed] :
             {std::pair{QString::fromLatin1(bronze), "Needed: Name."}, {alexander(), "Needed: Name, Army."}}) {
            const Opened opened(text);
            opened.window->findChild<QAction*>(QStringLiteral("chooseHead"))->trigger();
            const auto* note = opened.window->findChild<QLabel*>(QStringLiteral("headNote"));
            QVERIFY(note && note->isVisible());
            QVERIFY2(note->text().startsWith(QLatin1StringView(needed)), qPrintable(note->text()));
        }
    }

    void theFirstFigureComesWithItsRetinue() {
        const Opened opened(QStringLiteral("format = 1\nsystem = \"skirmish\"\nrules = \"1\"\nname = \"Band\"\n"));
        const QModelIndex knight = opened.troops->model()
                                       ->match(opened.troops->model()->index(0, 0), Qt::DisplayRole,
                                               QStringLiteral("Knight"), 1, Qt::MatchExactly)
                                       .value(0);
        for (int i = 0; i < 2; ++i)
            opened.click(opened.troops, knight.siblingAtColumn(ListOffersModel::AddColumn));
        QTRY_COMPARE(opened.tree->model()->rowCount(), 1);
        QCOMPARE(opened.tree->model()->rowCount(opened.row(0)), 2);
    }

    void whatIsWrongWithTheWholeStandsAboveItsFields() {
        const auto notes = [](const Opened& opened, const char* name) {
            const auto* note = opened.window->findChild<QLabel*>(QLatin1StringView(name));
            return note && note->isVisible() ? note->text() : QString();
        };
        const Opened opened(QString::fromLatin1(bronze).remove(QStringLiteral("strategos = true\n")));
        opened.window->findChild<QAction*>(QStringLiteral("chooseHead"))->trigger();
        QVERIFY2(notes(opened, "ownProblem").contains(QStringLiteral("Strategos")),
                 qPrintable(notes(opened, "ownProblem")));
        QCOMPARE(notes(opened, "note_name"), QString());
        opened.click(opened.tree, opened.row(1));
        QCOMPARE(notes(opened, "ownProblem"), QString());
    }

    void aLongNameTakesTheRoomOfItsType() {
        const QString name = QStringLiteral("The three hundred of Thespiae");
        const Opened opened(QString::fromLatin1(bronze).replace(
            QStringLiteral("type = \"peltast\""), QStringLiteral("type = \"peltast\"\nname = \"%1\"").arg(name)));
        const QAbstractItemView& tree = *opened.tree;
        const int column = opened.tree->columnWidth(ListTreeModel::UnitColumn);
        QVERIFY2(column >= tree.sizeHintForColumn(ListTreeModel::UnitColumn), QByteArray::number(column));
    }

    void theCatalogueShowsWhatHasAPlaceAndHowManyAreLeft() {
        const Opened opened(alexander());
        QVERIFY(opened.window->document().isValid());
        QCOMPARE(opened.left(QStringLiteral("Pikes")), QStringLiteral("0 of 6 left"));
        QVERIFY(opened.left(QStringLiteral("Elephants")).isEmpty());
        // One pike less: its place is open again, and the + of the catalogue fills it.
        const QModelIndexList pikes =
            opened.tree->model()->match(opened.row(0), Qt::DisplayRole, QStringLiteral("Pikes"), 1, Qt::MatchExactly);
        QVERIFY(!pikes.isEmpty());
        opened.click(opened.tree, pikes.front().siblingAtColumn(ListTreeModel::CountColumn), 0.1);
        QTRY_COMPARE(opened.left(QStringLiteral("Pikes")), QStringLiteral("1 of 6 left"));
        QVERIFY(!opened.window->document().isValid());
        const QModelIndex troop = opened.troops->model()
                                      ->match(opened.troops->model()->index(0, 0), Qt::DisplayRole,
                                              QStringLiteral("Pikes"), 1, Qt::MatchExactly)
                                      .value(0);
        opened.click(opened.troops, troop.siblingAtColumn(ListOffersModel::AddColumn));
        QTRY_VERIFY(opened.window->document().isValid());
        QVERIFY2(opened.editor->toPlainText().contains(QStringLiteral("count = 6")),
                 qPrintable(opened.editor->toPlainText()));
    }

    void wordsAreFoundInAnyOrderAndNothingFoundIsSaid() {
        const Opened opened(QString::fromLatin1(bronze));
        auto* search = opened.window->findChild<QLineEdit*>(QStringLiteral("troopSearch"));
        QTest::keyClicks(search, QStringLiteral("hop eli"));
        QCOMPARE(opened.troops->model()->rowCount(), 1);
        QTest::keyClicks(search, QStringLiteral("zz"));
        QCOMPARE(opened.troops->model()->rowCount(), 0);
        QVERIFY(opened.window->findChild<QLabel*>(QStringLiteral("noTroops"))->isVisible());
    }

    void theButtonsOfARowChangeItsNumber() {
        const Opened opened(QString::fromLatin1(bronze));
        opened.click(opened.tree, opened.row(1, ListTreeModel::CountColumn), 0.9);
        QTRY_COMPARE(opened.row(1, ListTreeModel::CountColumn).data().toString(), QStringLiteral("3"));
        opened.click(opened.tree, opened.row(1, ListTreeModel::CountColumn), 0.1);
        QTRY_COMPARE(opened.row(1, ListTreeModel::CountColumn).data().toString(), QStringLiteral("2"));
        QCOMPARE(opened.editor->toPlainText(), QString::fromLatin1(bronze));
        // One more of the general's unit is an entry of its own.
        opened.click(opened.tree, opened.row(0, ListTreeModel::CountColumn), 0.9);
        QTRY_COMPARE(opened.tree->model()->rowCount(), 5);
        QCOMPARE(opened.editor->toPlainText().count(QStringLiteral("strategos")), 1);
        // The last one goes with its entry.
        opened.click(opened.tree, opened.row(3, ListTreeModel::CountColumn), 0.1);
        QTRY_COMPARE(opened.tree->model()->rowCount(), 4);
        QVERIFY(!opened.editor->toPlainText().contains(QStringLiteral("peltast")));
    }

    void severalRowsAreRemovedByDeleteInOneStep() {
        const Opened opened(QString::fromLatin1(bronze));
        opened.click(opened.tree, opened.row(1));
        opened.click(opened.tree, opened.row(2), 0.5, Qt::ShiftModifier);
        QCOMPARE(opened.tree->selectionModel()->selectedRows().size(), 2);
        opened.tree->setFocus();
        QTest::keyClick(opened.tree, Qt::Key_Delete);
        QTRY_COMPARE(opened.tree->model()->rowCount(), 2);
        QCOMPARE(opened.tree->currentIndex().row(), 1);  // the next one is selected
        QTest::keyClick(opened.editor, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(opened.editor->toPlainText(), QString::fromLatin1(bronze));
    }

    void theFirstStepOfACountGoesToTwo() {
        const Opened opened(QString::fromLatin1(bronze));
        opened.click(opened.tree, opened.row(2));
        auto* count = opened.window->findChild<QSpinBox*>(QStringLiteral("field_count"));
        QVERIFY(count);
        QCOMPARE(count->text(), QStringLiteral("1"));
        QVERIFY(!opened.editor->toPlainText().contains(QStringLiteral("count = 1")));
        count->setFocus();
        QTest::keyClick(count, Qt::Key_Up);
        QTRY_VERIFY(opened.editor->toPlainText().contains(QStringLiteral("type = \"peltast\"\ncount = 2")));
    }

    void whatOnlyCampaignsNeedIsFolded() {
        const Opened opened(QString::fromLatin1(bronze));
        opened.click(opened.tree, opened.row(1));
        auto* wavering = opened.window->findChild<QWidget*>(QStringLiteral("field_wavering"));
        QVERIFY(wavering && !wavering->isVisible());
        auto* fold = opened.window->findChild<QToolButton*>(QStringLiteral("campaignFold"));
        QVERIFY(fold);
        QTest::mouseClick(fold, Qt::LeftButton);
        QVERIFY(!wavering->isHidden());
    }

    void aHalfTypedLineKeepsTheLastTree() {
        const Opened opened(QString::fromLatin1(bronze));
        opened.editor->setFocus();
        opened.editor->goToLine(12);
        QTest::keyClick(opened.editor, Qt::Key_End);
        QTest::keyClick(opened.editor, Qt::Key_Return);
        QTest::keyClicks(opened.editor, QStringLiteral("owned"));
        QTRY_VERIFY(opened.window->document().isOutdated());
        QCOMPARE(opened.tree->model()->rowCount(), 4);
        QVERIFY(opened.troops->model()->rowCount() > 5);
        QVERIFY(!opened.window->document().isValid());
        const QString title = opened.window->findChild<QDockWidget*>(QStringLiteral("armyDock"))->windowTitle();
        QVERIFY2(title.contains(QStringLiteral("13")), qPrintable(title));
        QVERIFY(!opened.window->findChild<QAction*>(QStringLiteral("print"))->isEnabled());
        QTest::keyClicks(opened.editor, QStringLiteral(" = 2"));
        QTRY_VERIFY(!opened.window->document().isOutdated() && opened.window->document().isValid());
    }

    void undoOfAFormEditKeepsTheUnit() {
        const Opened opened(QString::fromLatin1(bronze));
        opened.click(opened.tree, opened.row(2));
        auto* name = opened.window->findChild<QLineEdit*>(QStringLiteral("field_name"));
        name->setFocus();
        QTest::keyClicks(name, QStringLiteral("Agrianians"));
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_COMPARE(opened.row(2).data().toString(), QStringLiteral("Agrianians"));
        opened.window->findChild<QAction*>(QStringLiteral("undo"))->trigger();
        opened.window->document().check();
        QCOMPARE(opened.editor->toPlainText(), QString::fromLatin1(bronze));
        QCOMPARE(opened.tree->currentIndex().row(), 2);
        QCOMPARE(opened.window->findChild<QLabel*>(QStringLiteral("unitTitle"))->text(), QStringLiteral("Peltast"));
    }

    void theRowsOfAPhalanxAddUp() {
        const Opened opened(
            QStringLiteral("format = 1\nsystem = \"alala\"\nrules = \"1\"\nname = \"Athens\"\npoints = \"house\"\n\n"
                           "[[phalanx]]\ncp = 4\n\n[[phalanx.unit]]\ngrade = \"B\"\ncount = 4\n\n"
                           "[[band]]\ntype = \"psiloi\"\n"));
        int sum = 0;
        for (int i = 0; i < opened.tree->model()->rowCount(); ++i)
            sum += opened.row(i, ListTreeModel::PointsColumn).data().toInt();
        QCOMPARE(std::optional(sum), opened.window->document().summary().cost);
        QCOMPARE(opened.row(0).data().toString(), QStringLiteral("Phalanx 1"));
        QVERIFY(opened.row(0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("4 command points")));
    }

    void traitsAreExplainedWhereTheyAreRead() {
        const Opened opened(QString::fromLatin1(bronze));
        opened.click(opened.tree, opened.row(0));
        auto* card = opened.window->findChild<QLabel*>(QStringLiteral("unitCard"));
        QVERIFY2(card->text().contains(QStringLiteral("<b>Phalanx</b>: ")), qPrintable(card->text()));
        const QString tip = opened.troops->model()->index(0, 0).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("\nPhalanx: ")), qPrintable(tip));
    }

    void theGeneralOfTheOneHourRulesIsKnown() {
        const Opened opened(
            QStringLiteral("format = 1\nsystem = \"ohw\"\nrules = \"2\"\nname = \"Rome\"\n\n[[general]]\ntype = "
                           "\"able\"\n\n[[unit]]\ntype = \"legionaries\"\n"));
        QCOMPARE(opened.row(0, ListTreeModel::TypeColumn).data().toString(), QStringLiteral("General"));
        opened.click(opened.tree, opened.row(0));
        auto* card = opened.window->findChild<QLabel*>(QStringLiteral("unitCard"));
        QVERIFY2(card->text().contains(QStringLiteral("Rally")), qPrintable(card->text()));
    }

    void theCompletionStaysAtItsWordAndKeepsItsWidth() {
        const Opened opened(QString::fromLatin1(bronze));
        opened.editor->setFocus();
        opened.editor->goToLine(13);
        int width = 0;
        for (int round = 0; round < 4; ++round) {
            QTest::keyClicks(opened.editor, QStringLiteral("n"));
            auto* popup = opened.editor->window()->findChild<QTreeView*>(QStringLiteral("completions"));
            for (QWidget* one : QApplication::allWidgets())
                if (one->objectName() == QLatin1StringView("completions"))
                    popup = qobject_cast<QTreeView*>(one);
            QVERIFY(popup);
            QTRY_VERIFY(popup->isVisible());
            width = round == 0 ? popup->width() : width;
            QCOMPARE(popup->width(), width);
            QTest::keyClick(popup, Qt::Key_Escape);
            QTest::keyClick(opened.editor, Qt::Key_Backspace);
        }
    }
};

QTEST_MAIN(TestGuidedBuilding)
#include "tst_guided_building.moc"
