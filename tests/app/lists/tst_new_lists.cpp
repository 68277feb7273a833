// From the start window to a legal list of each system, with the mouse alone: every click is counted.
#include "core/rules/builtin.h"
#include "models/text.h"
#include "tests/app/shown_window.h"
#include "tests/app/started_desktop.h"
#include "ui/army_list/new_list/new_list_dialog.h"
#include "ui/start/start_window.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>
#include <QTreeView>

using namespace ephor;
using test::window;

namespace {

constexpr int patience = 60'000;  ///< milliseconds: the machine may have other things to do
constexpr int mostClicks = 8;

/// Null where it cannot be seen.
template <typename W> W* part(QWidget& in, QAnyStringView name) {
    W* found = test::part<W>(in, name);
    return found && found->isVisible() ? found : nullptr;
}

}  // namespace

class TestNewLists : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<test::StartedDesktop> m_program;
    int m_clicks = 0;

    void click(QWidget* widget, QPoint at = {}) {
        QVERIFY(widget && widget->isVisible() && widget->isEnabled());
        QTest::mouseClick(widget, Qt::LeftButton, {}, at);
        ++m_clicks;
    }
    void clickRow(QListWidget* list, const QString& text) {
        QVERIFY(list);
        const auto found = list->findItems(text, Qt::MatchContains);
        QVERIFY2(found.size() == 1, qPrintable(text));
        list->scrollToItem(found.front());
        click(list->viewport(), list->visualItemRect(found.front()).center());
    }
    /// The + of a row of the catalogue.
    void add(ArmyListWindow& list, const QString& troop) {
        auto* troops = part<QTreeView>(list, "troops");
        QVERIFY(troops);
        const QModelIndexList found =
            troops->model()->match(troops->model()->index(0, 0), Qt::DisplayRole, troop, 1, Qt::MatchExactly);
        QVERIFY2(!found.isEmpty(), qPrintable(troop));
        const QModelIndex plus = found.front().siblingAtColumn(troops->model()->columnCount() - 1);
        troops->scrollTo(plus);
        click(troops->viewport(), troops->visualRect(plus).center());
    }
    static QPushButton* firstFix(ArmyListWindow& list) {
        for (auto* button : list.findChildren<QPushButton*>())
            if (button->isVisible() && button->objectName().startsWith(QLatin1StringView("fix_")))
                return button;
        return nullptr;
    }
    NewListDialog* page(const QString& system) {
        m_program->desktop().showStart();
        click(window<StartWindow>()->findChild<QAbstractButton*>(QStringLiteral("list")), QPoint(8, 8));
        auto* dialog = window<NewListDialog>();
        if (dialog)
            clickRow(part<QListWidget>(*dialog, "systems"), system);
        return dialog;
    }

private Q_SLOTS:
    void init() {
        m_clicks = 0;
        m_program = std::make_unique<test::StartedDesktop>(m_dir);
    }
    void cleanup() { m_program.reset(); }

    void aLegalListTakesAFewClicks_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("army");
        QTest::addColumn<QString>("troop");
        QTest::addColumn<bool>("fixed");
        QTest::newRow("men_of_bronze") << QStringLiteral("Men of Bronze") << QString()
                                       << QStringLiteral("Elite Hoplite") << true;
        QTest::newRow("alala") << QStringLiteral("Alala!") << QString() << QStringLiteral("Phalanx") << false;
        QTest::newRow("ohw") << toQString(findSystem("ohw")->info().name) << QString() << QStringLiteral("Hoplites")
                             << false;
        QTest::newRow("dba") << QStringLiteral("DBA") << QStringLiteral("II/12 Alexandrian Macedonian, 359–319 BC")
                             << QString() << false;
        QTest::newRow("skirmish") << toQString(findSystem("skirmish")->info().name) << QString()
                                  << QStringLiteral("Retinue") << false;
    }
    void aLegalListTakesAFewClicks() {
        QFETCH(QString, system);
        QFETCH(QString, army);
        QFETCH(QString, troop);
        QFETCH(bool, fixed);
        NewListDialog* dialog = page(system);
        QVERIFY(dialog);
        if (!army.isEmpty())
            clickRow(part<QListWidget>(*dialog, "armies"), army);
        click(part<QPushButton>(*dialog, "createList"), QPoint(8, 8));
        QTRY_VERIFY_WITH_TIMEOUT(window<ArmyListWindow>(), patience);
        ArmyListWindow& list = *window<ArmyListWindow>();
        if (army.isEmpty())
            QCOMPARE(list.document().summary().rows.size(), std::size_t{0});  // an empty list is empty
        if (!troop.isEmpty())
            add(list, troop);
        if (fixed)
            click(firstFix(list), QPoint(8, 8));
        QTRY_VERIFY_WITH_TIMEOUT(list.document().isValid(), patience);
        QVERIFY2(m_clicks <= mostClicks, QByteArray::number(m_clicks).constData());
        qInfo("%s: %d clicks", qPrintable(system), m_clicks);
    }

    void theSearchChoosesTheFirstHitAndSaysWhenThereIsNone() {
        NewListDialog* dialog = page(QStringLiteral("DBA"));
        QVERIFY(dialog);
        auto* search = part<QLineEdit>(*dialog, "armySearch");
        auto* create = part<QPushButton>(*dialog, "createList");
        auto* missing = part<QLabel>(*dialog, "missingChoice");
        QVERIFY(search && create && missing);
        QVERIFY(!create->isEnabled());
        QCOMPARE(missing->text(), QStringLiteral("Choose an army first."));
        QTest::keyClicks(search, QStringLiteral("athenian 431 BC"));
        auto* armies = part<QListWidget>(*dialog, "armies");
        QVERIFY(armies && armies->currentItem()->text().startsWith(QStringLiteral("II/5b ")));
        QVERIFY(create->isEnabled() && missing->text().isEmpty());  // the highlighted row counts as chosen
        QVERIFY(!part<QLabel>(*dialog, "noArmy"));
        QTest::keyClicks(search, QStringLiteral(" xyz"));
        QVERIFY(!armies->isVisible());
        QCOMPARE(part<QLabel>(*dialog, "noArmy")->text(), QStringLiteral("No army matches."));
        search->clear();
        QVERIFY(armies->isVisible() && !part<QLabel>(*dialog, "noArmy"));
        dialog->reject();
    }

    void eitherOrIsChosenOnThePage() {
        NewListDialog* dialog = page(QStringLiteral("DBA"));
        QVERIFY(dialog);
        auto* search = part<QLineEdit>(*dialog, "armySearch");
        QTest::keyClicks(search, QStringLiteral("319 macedonian alex"));
        auto* armies = part<QListWidget>(*dialog, "armies");
        QCOMPARE(armies->currentItem()->text(), QStringLiteral("II/12 Alexandrian Macedonian, 359–319 BC"));
        QAbstractButton* artillery = nullptr;
        for (auto* one : dialog->findChildren<QRadioButton*>())
            if (one->text() == QStringLiteral("Artillery"))
                artillery = one;
        QVERIFY(artillery);
        QTest::mouseClick(artillery, Qt::LeftButton, {}, QPoint(8, artillery->height() / 2));
        QVERIFY(dialog->text().contains(QStringLiteral("type = \"Art\"")));
        QVERIFY(!dialog->text().contains(QStringLiteral("type = \"Sp\"")));
        dialog->reject();
    }

    void aSampleIsOpenedFromThePage() {
        NewListDialog* dialog = page(QStringLiteral("Men of Bronze"));
        QVERIFY(dialog);
        auto* samples = part<QListWidget>(*dialog, "samples");
        QVERIFY(samples && samples->count() > 3);
        const QString name = samples->item(0)->text();
        samples->setCurrentRow(0);
        QTest::keyClick(samples, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(window<ArmyListWindow>(), patience);
        QCOMPARE(window<ArmyListWindow>()->document().name(), name);
    }
};

QTEST_MAIN(TestNewLists)
#include "tst_new_lists.moc"
