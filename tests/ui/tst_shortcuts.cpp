// The actions of all windows: one table, shortcuts that users change, and the command palette.
#include "core/rules/builtin.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/battle/bronze_battle.h"
#include "tests/ui/pictures.h"
#include "tests/ui/unspoken_controls.h"
#include "tests/ui/widgets.h"
#include "ui/army_list/army_list_window.h"
#include "ui/army_list/list_library/list_library_window.h"
#include "ui/battle/battle_window.h"
#include "ui/campaign/scenario_editor/scenario_window.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/common/actions/command_palette.h"
#include "ui/common/actions/shortcuts_dialog.h"
#include "ui/common/actions/window_actions.h"
#include "ui/manual/manual_window.h"
#include "ui/rules_pack/rules_pack_window.h"
#include "ui/start/start_window.h"

#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

using namespace ephor;
using test::part;
using test::press;

namespace {

using Window = std::unique_ptr<QMainWindow>;

std::unique_ptr<StartWindow> startWindow(QSettings* settings = nullptr) {
    return std::make_unique<StartWindow>(sampleArmies(findSystem, {"men_of_bronze"}),
                                         sampleBattles(findSystem, {"men_of_bronze"}), settings);
}

/// Shown and active, as a window is that somebody works in.
template <typename W> std::unique_ptr<W> active(std::unique_ptr<W> window) {
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    window->show();
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window.get()))
        qWarning("the window is not active");
    return window;
}

/// A dialog, once it has the keyboard. QTest::qWaitForWindowActive does not wait for a child of the active window.
template <typename Dialog> Dialog* openedBy(QWidget& window, Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(&window, key, modifiers);
    auto* dialog = window.findChild<Dialog*>();
    const auto hasFocus = [dialog] { return QApplication::activeWindow() == dialog && QApplication::focusWidget(); };
    return dialog && QTest::qWaitFor(hasFocus) ? dialog : nullptr;
}

CommandPalette* openPalette(QWidget& window) {
    return openedBy<CommandPalette>(window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
}

ShortcutsDialog* openShortcuts(QWidget& window) {
    return openedBy<ShortcutsDialog>(window, Qt::Key_F1, Qt::ControlModifier);
}

/// The rows that the filter leaves, without the sections.
QStringList rowsOf(const ShortcutsDialog& dialog) {
    QStringList rows;
    const auto& tree = *part<QTreeWidget>(dialog, "shortcutTree");
    for (int section = 0; section < tree.topLevelItemCount(); ++section)
        for (int row = 0; row < tree.topLevelItem(section)->childCount(); ++row)
            if (const QTreeWidgetItem* item = tree.topLevelItem(section)->child(row); !item->isHidden())
                rows << item->text(0) + u'|' + item->text(1);
    return rows;
}

void select(const ShortcutsDialog& dialog, ActionSection section, const QString& action) {
    auto& tree = *part<QTreeWidget>(dialog, "shortcutTree");
    for (QTreeWidgetItem* item : tree.findItems(action, Qt::MatchExactly | Qt::MatchRecursive))
        if (item->parent() == tree.topLevelItem(static_cast<int>(section)))
            tree.setCurrentItem(item);
    tree.setFocus();
}

/// As one does it: Enter on the selected row, then the key.
void press(const ShortcutsDialog& dialog, Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(part<QTreeWidget>(dialog, "shortcutTree"), Qt::Key_Return);
    QWidget* field = QApplication::focusWidget();
    QCOMPARE(field, part<QWidget>(dialog, "shortcutEdit"));
    QTest::keyClick(field, key, modifiers);
}

}  // namespace

class TestShortcuts : public QObject {
    Q_OBJECT

    test::CampaignFolder m_campaigns;
    QTemporaryDir m_folder;

    QString settingsFile() const { return m_folder.filePath(QStringLiteral("settings.ini")); }

    Window windowOf(ActionSection section) {
        switch (section) {
        case ActionSection::Start:
            return startWindow();
        case ActionSection::Campaign: {
            auto window = std::make_unique<CampaignWindow>(m_campaigns.found("quick_start"), CampaignWindowNeeds{});
            return window;
        }
        case ActionSection::Scenario:
            return std::make_unique<ScenarioWindow>(
                std::make_unique<ScenarioDocument>(*campaign::builtinScenario("quick_start")), QString());
        case ActionSection::ArmyList:
            return std::make_unique<ArmyListWindow>(ArmyListNeeds{findSystem, systemIds(), {}, nullptr});
        case ActionSection::ListLibrary:
            return std::make_unique<ListLibraryWindow>(
                ListLibraryNeeds{findSystem, systemIds(), m_folder.path(), nullptr});
        case ActionSection::RulesPack:
            return std::make_unique<RulesPackWindow>();
        case ActionSection::Battle: {
            auto window = std::make_unique<BattleWindow>(test::bronzeSession(), BattleWindowNeeds{});
            window->setAsksBeforeClosing(false);
            return window;
        }
        case ActionSection::Manual:
            return std::make_unique<ManualWindow>();
        case ActionSection::General:
            break;
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void init() { QFile::remove(settingsFile()); }

    void everyWindowHasTheActionsOfItsSectionAndThePalette_data() {
        QTest::addColumn<ActionSection>("section");
        for (int section = 1; section <= static_cast<int>(ActionSection::Manual); ++section)
            QTest::addRow("%d", section) << static_cast<ActionSection>(section);
    }
    void everyWindowHasTheActionsOfItsSectionAndThePalette() {
        QFETCH(const ActionSection, section);
        const Window window = active(windowOf(section));
        QStringList expected;
        for (const ActionInfo& info : actionTable())
            if (info.section == section || info.section == ActionSection::General)
                expected << QString::fromUtf8(info.text);
        QStringList made;
        for (const WindowActions::Entry& entry : window->findChild<WindowActions*>()->entries()) {
            QVERIFY2(!entry.action->text().isEmpty(), "an action without a text");
            if (!entry.info)
                continue;
            made << QString::fromUtf8(entry.info->text);
            QVERIFY2(!entry.action->statusTip().isEmpty(), entry.info->name);
            QCOMPARE(entry.action->shortcut(), defaultShortcut(*entry.info));
        }
        expected.sort();
        made.sort();
        QCOMPARE(made, expected);
        CommandPalette* palette = openPalette(*window);
        QVERIFY(palette);
        QCOMPARE(part<QTreeWidget>(*palette, "commands")->topLevelItemCount(),
                 static_cast<int>(window->findChild<WindowActions*>()->entries().size()));
        QCOMPARE(test::unspokenControls(*palette), QStringList());
        QTest::keyClick(part<QLineEdit>(*palette, "commandQuery"), Qt::Key_Escape);
        QTRY_VERIFY(!window->findChild<CommandPalette*>());
    }

    void noTwoDefaultsOfAWindowAreTheSame() {
        const Shortcuts shortcuts(nullptr);
        for (const ActionInfo& info : actionTable()) {
            QCOMPARE(shortcuts.of(info), defaultShortcut(info));
            QVERIFY2(shortcuts.sameAs(info, shortcuts.of(info)).empty(), info.name);
            QVERIFY2(shortcuts.of(info).isEmpty() || !fixedKeysWith(info, shortcuts.of(info)), info.name);
            QVERIFY2(!info.shortcut.text || !shortcuts.of(info).isEmpty(), info.name);
        }
    }

    void theActionOfANameIsRunFromThePaletteByKeys() {
        const auto window = active(startWindow());
        QSignalSpy wanted(window.get(), &StartWindow::matrixWanted);
        part<QListWidget>(*window, "battles")->setFocus();
        CommandPalette* palette = openPalette(*window);
        QVERIFY(palette);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("BEATS wha"));
        const auto& found = *part<QTreeWidget>(*palette, "commands");
        QCOMPARE(found.topLevelItemCount(), 1);
        QCOMPARE(found.topLevelItem(0)->text(1), QStringLiteral("What beats what"));
        QCOMPARE(found.topLevelItem(0)->text(2),
                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D).toString(QKeySequence::NativeText));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(wanted.size(), 1);
        QTRY_COMPARE(QApplication::focusWidget(), window->findChild<QWidget*>(QStringLiteral("battles")));
        QVERIFY(!window->findChild<CommandPalette*>());
    }

    void anUndoNeverHidesTheCommandThatItNames() {
        const auto window = active(std::make_unique<ManualWindow>());
        auto* actions = window->findChild<WindowActions*>();
        QAction* back = actions->find("back");
        const QString own = QString(back->text()).remove(u'&');
        back->setEnabled(true);
        back->setText(own + QStringLiteral(": Forward"));
        CommandPalette* palette = openPalette(*window);
        QVERIFY(palette);
        const auto& found = *part<QTreeWidget>(*palette, "commands");
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("orward"));
        QCOMPARE(found.topLevelItemCount(), 2);
        QCOMPARE(found.topLevelItem(0)->text(1), QStringLiteral("Forward"));
        part<QLineEdit>(*palette, "commandQuery")->clear();
        QTest::keyClicks(QApplication::focusWidget(), own.left(3));
        QCOMPARE(found.topLevelItem(0)->text(1), own + QStringLiteral(": Forward"));
    }

    void aPaletteThatFindsNothingSaysSo() {
        const auto window = active(startWindow());
        CommandPalette* palette = openPalette(*window);
        QVERIFY(palette);
        const auto& none = *part<QLabel>(*palette, "noCommand");
        QVERIFY(!none.isVisible());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("no such words"));
        QVERIFY(none.isVisible());
        QCOMPARE(none.text(), QStringLiteral("No command matches."));
    }

    void thereIsOnePaletteOnly() {
        const auto window = active(startWindow());
        QVERIFY(openPalette(*window));
        window->findChild<QAction*>(QStringLiteral("commandPalette"))->trigger();
        QCOMPARE(window->findChildren<CommandPalette*>().size(), 1);
    }

    void escapeClosesThePaletteAndTheFocusReturns() {
        const auto window = active(startWindow());
        part<QListWidget>(*window, "armies")->setFocus();
        QVERIFY(openPalette(*window));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!window->findChild<CommandPalette*>());
        QTRY_COMPARE(QApplication::focusWidget(), window->findChild<QWidget*>(QStringLiteral("armies")));
    }

    void anActionThatCannotBeUsedIsGreyAndNotRun() {
        const auto window = active(std::make_unique<ManualWindow>());
        window->showTopic(QStringLiteral("fighting"));
        CommandPalette* palette = openPalette(*window);
        QVERIFY(palette);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("forward"));
        const auto& found = *part<QTreeWidget>(*palette, "commands");
        QCOMPARE(found.topLevelItemCount(), 1);
        QVERIFY(found.topLevelItem(0)->isDisabled());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(palette->isVisible());
        part<QLineEdit>(*palette, "commandQuery")->clear();
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("back"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(window->topic(), QStringLiteral("index"));
    }

    void theArrowKeysChooseAnotherCommand() {
        const auto window = active(startWindow());
        QSignalSpy odds(window.get(), &StartWindow::oddsWanted);
        QSignalSpy matrix(window.get(), &StartWindow::matrixWanted);
        CommandPalette* palette = openPalette(*window);
        QVERIFY(palette);
        const auto& found = *part<QTreeWidget>(*palette, "commands");
        for (int i = 0; i < found.topLevelItemCount(); ++i) {
            if (found.currentItem()->text(1) == QStringLiteral("What beats what"))
                break;
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(odds.size(), 1);
        QCOMPARE(matrix.size(), 0);
    }

    void aChangedShortcutWorksAtOnceInEveryOpenWindow() {
        QSettings settings(settingsFile(), QSettings::IniFormat);
        const auto other = active(startWindow(&settings));
        const auto window = active(startWindow(&settings));
        QSignalSpy wanted(window.get(), &StartWindow::battleWanted);
        QSignalSpy otherWanted(other.get(), &StartWindow::battleWanted);
        ShortcutsDialog* dialog = openShortcuts(*window);
        QVERIFY(dialog);
        QCOMPARE(test::unspokenControls(*dialog), QStringList());
        select(*dialog, ActionSection::Start, QStringLiteral("Fight a battle"));
        press(*dialog, Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(QApplication::focusWidget(), dialog->findChild<QWidget*>(QStringLiteral("shortcutTree")));
        dialog->close();
        for (StartWindow* one : {window.get(), other.get()}) {
            one->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(one));
            QTest::keyClick(one, Qt::Key_B, Qt::ControlModifier);
            QTest::keyClick(one, Qt::Key_J, Qt::ControlModifier);
        }
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(otherWanted.size(), 1);
        QCOMPARE(part<QAbstractButton>(*window, "battle")->toolTip(), QStringLiteral("Ctrl+J"));
        const auto later = active(startWindow(&settings));
        QSignalSpy laterWanted(later.get(), &StartWindow::battleWanted);
        QTest::keyClick(later.get(), Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(laterWanted.size(), 1);
    }

    void aShortcutOfAnotherActionIsRefusedByNameAndCanBeTakenAway() {
        QSettings settings(settingsFile(), QSettings::IniFormat);
        const auto window = active(startWindow(&settings));
        const ActionInfo& battle = actionInfo(ActionSection::Start, "battle");
        const ActionInfo& library = actionInfo(ActionSection::Start, "library");
        ShortcutsDialog* dialog = openShortcuts(*window);
        QVERIFY(dialog);
        auto& take = *part<QPushButton>(*dialog, "reassignShortcut");
        const auto& conflict = *part<QLabel>(*dialog, "shortcutConflict");
        select(*dialog, ActionSection::Start, QStringLiteral("Fight a battle"));
        QVERIFY(!take.isVisible());
        press(*dialog, Qt::Key_L, Qt::ControlModifier);
        QVERIFY2(conflict.text().contains(QStringLiteral("\"Open the list library\" (Start window)")),
                 qPrintable(conflict.text()));
        QCOMPARE(Shortcuts(&settings).of(battle), defaultShortcut(battle));
        QTest::mouseClick(&take, Qt::LeftButton);
        QCOMPARE(Shortcuts(&settings).of(battle), QKeySequence(Qt::CTRL | Qt::Key_L));
        QVERIFY(Shortcuts(&settings).of(library).isEmpty());
        QVERIFY(conflict.text().isEmpty() && !take.isVisible());

        // What every window has is in each window's way.
        press(*dialog, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(conflict.text().contains(QStringLiteral("\"Command palette…\" (All windows)")),
                 qPrintable(conflict.text()));
        // The same key in another window is none of it.
        select(*dialog, ActionSection::Start, QStringLiteral("Fight a battle"));
        press(*dialog, Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(Shortcuts(&settings).of(battle), QKeySequence(Qt::CTRL | Qt::Key_K));

        press(*dialog, "resetShortcut");
        QCOMPARE(Shortcuts(&settings).of(battle), defaultShortcut(battle));
        QVERIFY(Shortcuts(&settings).of(library).isEmpty());
        QTimer::singleShot(0, dialog, [] {
            for (QWidget* one : QApplication::topLevelWidgets())
                if (auto* question = qobject_cast<QMessageBox*>(one))
                    QTest::mouseClick(question->button(QMessageBox::Yes), Qt::LeftButton);
        });
        press(*dialog, "resetAllShortcuts");
        QCOMPARE(Shortcuts(&settings).of(library), defaultShortcut(library));
    }

    void keysThatAWindowHandlesItselfCannotBeGivenAway() {
        QSettings settings(settingsFile(), QSettings::IniFormat);
        const auto window = active(startWindow(&settings));
        ShortcutsDialog* dialog = openShortcuts(*window);
        QVERIFY(dialog);
        select(*dialog, ActionSection::Battle, QStringLiteral("Measure"));
        press(*dialog, Qt::Key_3, {});
        QVERIFY2(part<QLabel>(*dialog, "shortcutConflict")->text().contains(QStringLiteral("Choose an answer")),
                 qPrintable(part<QLabel>(*dialog, "shortcutConflict")->text()));
        QVERIFY(!part<QPushButton>(*dialog, "reassignShortcut")->isVisible());
        QCOMPARE(Shortcuts(&settings).of(actionInfo(ActionSection::Battle, "actionMeasure")), QKeySequence(Qt::Key_M));
    }

    void aModifierAloneChangesNothingAndAShortcutCanBeRemoved() {
        QSettings settings(settingsFile(), QSettings::IniFormat);
        const auto window = active(startWindow(&settings));
        const ActionInfo& battle = actionInfo(ActionSection::Start, "battle");
        ShortcutsDialog* dialog = openShortcuts(*window);
        QVERIFY(dialog);
        select(*dialog, ActionSection::Start, QStringLiteral("Fight a battle"));
        QTest::keyClick(part<QTreeWidget>(*dialog, "shortcutTree"), Qt::Key_Return);
        auto& field = *part<QKeySequenceEdit>(*dialog, "shortcutEdit");
        QTest::keyClick(&field, Qt::Key_Control, Qt::ControlModifier);
        QTest::keyClick(&field, Qt::Key_Tab);
        QCOMPARE(Shortcuts(&settings).of(battle), defaultShortcut(battle));
        QCOMPARE(field.keySequence(), defaultShortcut(battle));
        auto& remove = *part<QPushButton>(*dialog, "removeShortcut");
        QTest::mouseClick(&remove, Qt::LeftButton);
        QVERIFY(Shortcuts(&settings).of(battle).isEmpty() && !remove.isEnabled());
    }

    void aWindowMayCloseWhileAShortcutIsTyped() {
        QSettings settings(settingsFile(), QSettings::IniFormat);
        auto window = active(startWindow(&settings));
        ShortcutsDialog* dialog = openShortcuts(*window);
        QVERIFY(dialog);
        select(*dialog, ActionSection::Start, QStringLiteral("Fight a battle"));
        QTest::keyClick(part<QTreeWidget>(*dialog, "shortcutTree"), Qt::Key_Return);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_J, Qt::ControlModifier);
        window.reset();
        QCOMPARE(Shortcuts(&settings).of(actionInfo(ActionSection::Start, "battle")),
                 QKeySequence(Qt::CTRL | Qt::Key_J));
    }

    void escapeClosesTheDialogFromEveryField() {
        for (const char* name : {"shortcutTree", "shortcutEdit", "shortcutFilter"}) {
            ShortcutsDialog dialog(nullptr, ActionSection::Battle, nullptr);
            dialog.show();
            QVERIFY(QTest::qWaitForWindowActive(&dialog));
            QTest::keyClick(part<QWidget>(dialog, name), Qt::Key_Escape);
            QVERIFY2(!dialog.isVisible(), name);
        }
    }

    void theFilterFindsActionsAndShortcutsByWords() {
        const auto window = active(startWindow());
        ShortcutsDialog* dialog = openShortcuts(*window);
        QVERIFY(dialog);
        auto& filter = *part<QLineEdit>(*dialog, "shortcutFilter");
        filter.setFocus();
        QTest::keyClicks(&filter, QStringLiteral("bookmark next"));
        QCOMPARE(rowsOf(*dialog), QStringList{QStringLiteral("Next bookmark|Alt+Down")});
        filter.clear();
        QTest::keyClicks(&filter, QStringLiteral("ctrl+shift+p"));
        QCOMPARE(rowsOf(*dialog), QStringList{QStringLiteral("Command palette…|Ctrl+Shift+P")});
    }

    void aBrokenSettingFallsBackToTheDefault_data() {
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<QKeySequence>("shortcut");
        const QKeySequence standard(Qt::Key_M);
        QTest::newRow("a shortcut") << QVariant(QStringLiteral("Ctrl+J")) << QKeySequence(Qt::CTRL | Qt::Key_J);
        QTest::newRow("none at all") << QVariant(QString()) << QKeySequence();
        QTest::newRow("nonsense") << QVariant(QStringLiteral("nonsense")) << standard;
        QTest::newRow("an unknown key") << QVariant(QStringLiteral("Ctrl+Hoplite")) << standard;
        QTest::newRow("two keys") << QVariant(QStringLiteral("Ctrl+J, Ctrl+J")) << standard;
        QTest::newRow("a list") << QVariant(QStringList{QStringLiteral("a"), QStringLiteral("b")}) << standard;
        QTest::newRow("bytes") << QVariant(QByteArray("\x00\xff\x00", 3)) << standard;
        QTest::newRow("a fixed key") << QVariant(QStringLiteral("3")) << standard;
        QTest::newRow("a key of an action that comes first") << QVariant(QStringLiteral("Ctrl+Shift+Q")) << standard;
    }
    void aBrokenSettingFallsBackToTheDefault() {
        QFETCH(const QVariant, value);
        QFETCH(const QKeySequence, shortcut);
        {
            QSettings written(settingsFile(), QSettings::IniFormat);
            written.setValue(QStringLiteral("shortcuts/battle/actionMeasure"), value);
            written.setValue(QStringLiteral("shortcuts/battle/actionOpen"), QStringLiteral("Ctrl+Shift+Q"));
        }
        QSettings settings(settingsFile(), QSettings::IniFormat);
        QCOMPARE(Shortcuts(&settings).of(actionInfo(ActionSection::Battle, "actionMeasure")), shortcut);
        BattleWindowNeeds needs;
        needs.settings = &settings;
        BattleWindow window(test::bronzeSession(), std::move(needs));
        QCOMPARE(window.findChild<QAction*>(QStringLiteral("actionMeasure"))->shortcut(), shortcut);
    }

    void pictures() {
        test::picture(
            QStringLiteral("palette"), [this] { return windowOf(ActionSection::Campaign); },
            [](QWidget& window) {
                window.findChild<WindowActions*>()->find("commandPalette")->trigger();
                auto* palette = window.findChild<CommandPalette*>();
                QVERIFY(palette);
                part<QLineEdit>(*palette, "commandQuery")->setText(QStringLiteral("battle"));
                test::keepPicture(*palette, QStringLiteral("palette-alone"));
            });
        test::picture(
            QStringLiteral("shortcuts"),
            [] { return std::make_unique<ShortcutsDialog>(nullptr, ActionSection::Battle, nullptr); }, [](QWidget&) {},
            {620, 620});
    }
};

QTEST_MAIN(TestShortcuts)
#include "tst_shortcuts.moc"
