// Shared by all windows: the dialog that asks for a name to save, and fields that ignore the wheel.
#include "core/campaign/scenario/rules_reader.h"
#include "tests/support/written_file.h"
#include "tests/ui/battle/bronze_battle.h"
#include "ui/battle/battle_window.h"
#include "ui/campaign/new_campaign/rule_numbers_view.h"
#include "ui/common/window/save_name.h"
#include "ui/common/window/wheel_guard.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QSettings>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>
#include <functional>

using namespace ephor;

namespace {

/// The answer of the dialog that asks for a name, after `kind` has used the dialog and its field, and Enter.
QString named(const QString& proposed, const std::function<void(QFileDialog&, QLineEdit&)>& kind) {
    QWidget parent;
    QTimer::singleShot(0, &parent, [&kind] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        kind(*dialog, *name);
        QTest::keyClick(name, Qt::Key_Return);
    });
    return saveName(parent, QStringLiteral("Save"), proposed,
                    QStringLiteral("PDF (*.pdf);;Web page (*.html *.htm);;Text (*.txt)"), QStringLiteral("pdf"));
}

/// The folder in which a dialog of the window begins to save; the dialog is left with that answer.
QString folderOffered(BattleWindow& window, const char* action, bool accepts) {
    QString folder;
    QTimer::singleShot(0, &window, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        folder = dialog->directory().path();
        QTest::keyClick(dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")),
                        accepts ? Qt::Key_Return : Qt::Key_Escape);
    });
    window.findChild<QAction*>(QLatin1StringView(action))->trigger();
    return folder;
}

/// As by the keyboard.
void chooseFilter(QFileDialog& dialog, const char* filter) {
    auto* box = dialog.findChild<QComboBox*>(QStringLiteral("fileTypeCombo"));
    for (int i = 0; i < box->count() && !box->currentText().startsWith(QLatin1StringView(filter)); ++i)
        QTest::keyClick(box, Qt::Key_Down);
    QVERIFY(box->currentText().startsWith(QLatin1StringView(filter)));
}

bool turnsByTheWheel(QWidget& field, int by = 120) {
    const QPointF at = field.rect().center();
    QWheelEvent wheel(at, field.mapToGlobal(at), {}, {0, by}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&field, &wheel);
    return wheel.isAccepted();
}

}  // namespace

class TestSavingAndWheel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNameWithoutEndingGetsThatOfTheChosenKind() {
        const QTemporaryDir dir;
        const QString bare = dir.filePath(QStringLiteral("report"));
        const auto type = [&bare](QFileDialog&, QLineEdit& name) { name.setText(bare); };
        QCOMPARE(named({}, type), bare + QStringLiteral(".pdf"));
        QCOMPARE(named({},
                       [&](QFileDialog& dialog, QLineEdit& name) {
                           chooseFilter(dialog, "Web page");
                           name.setText(bare);
                       }),
                 bare + QStringLiteral(".html"));
    }

    void anotherEndingIsNoEndingAndWhatExistsIsAskedAbout() {
        const QTemporaryDir dir;
        const QString other = dir.filePath(QStringLiteral("24 B.C"));
        const auto type = [&other](QFileDialog&, QLineEdit& name) { name.setText(other); };
        const QString file = other + QStringLiteral(".pdf");
        QCOMPARE(named({}, type), file);
        test::writeFile(file, {});
        // The question is answered with the mouse; after No, the dialog is shown again and left with Escape.
        const auto answered = [&](QMessageBox::StandardButton button) {
            QTimer hands;
            bool wasAsked = false;
            connect(&hands, &QTimer::timeout, &hands, [&wasAsked, button] {
                QWidget* modal = QApplication::activeModalWidget();
                if (auto* box = qobject_cast<QMessageBox*>(modal)) {
                    wasAsked = true;
                    QTest::mouseClick(box->button(button), Qt::LeftButton);
                } else if (modal && wasAsked) {
                    QTest::keyClick(modal, Qt::Key_Escape);
                }
            });
            hands.start(10);
            const QString name = named({}, type);
            return wasAsked ? name : QStringLiteral("not asked");
        };
        QCOMPARE(answered(QMessageBox::Yes), file);
        QCOMPARE(answered(QMessageBox::No), QString());
    }

    void theProposedNameFollowsTheChosenKind() {
        const QTemporaryDir dir;
        QCOMPARE(named(dir.filePath(QStringLiteral("report.pdf")),
                       [](QFileDialog& dialog, QLineEdit&) { chooseFilter(dialog, "Text"); }),
                 dir.filePath(QStringLiteral("report.txt")));
    }

    void whatFilesCannotBeCalledIsNotProposed() {
        QString proposed;
        const QTemporaryDir dir;
        QDir::setCurrent(dir.path());
        named(QStringLiteral("Athens/Sparta: who wins?.pdf"),
              [&proposed](QFileDialog&, QLineEdit& name) { proposed = name.text(); });
        QCOMPARE(proposed, QStringLiteral("Athens-Sparta- who wins-.pdf"));
    }

    void aBattleIsSavedInEphorsFolderAndItsReportsBesideIt() {
        const QTemporaryDir dir;
        QSettings settings(dir.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        const QString battles = dir.filePath(QStringLiteral("Battles"));
        BattleWindowNeeds needs;
        needs.settings = &settings;
        needs.folder = battles;
        BattleWindow window(test::bronzeSession(), std::move(needs));
        window.setAsksBeforeClosing(false);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (const char* action : {"actionSaveAs", "actionReport", "actionPage"})
            QCOMPARE(folderOffered(window, action, false), battles);
        QCOMPARE(folderOffered(window, "actionSaveAs", true), battles);
        QVERIFY(!QDir(battles).entryList({QStringLiteral("*.battle")}).isEmpty());
        QCOMPARE(folderOffered(window, "actionReport", false), battles);
    }

    void theWheelTurnsOnlyTheFieldThatWasChosen() {
        WheelGuard::install(*qApp);
        QWidget form;
        auto* value = new QSpinBox(&form);
        form.show();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        value->clearFocus();
        QVERIFY(!turnsByTheWheel(*value));
        QCOMPARE(value->value(), 0);
        value->setFocus();
        QVERIFY(turnsByTheWheel(*value));
        QCOMPARE(value->value(), 1);
    }

    void theWheelChangesNoHouseRule() {
        WheelGuard::install(*qApp);
        RuleNumbersView view;
        view.setNumbers(campaign::numbersOf({}));
        view.resize(500, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        const QList<QSpinBox*> boxes = view.findChildren<QSpinBox*>();
        QVERIFY(!boxes.empty());
        for (QSpinBox* box : boxes) {
            const int before = box->value();
            box->clearFocus();
            turnsByTheWheel(*box, -120);
            QCOMPARE(box->value(), before);
            QVERIFY(!box->hasFocus());
            QCOMPARE(box->focusPolicy(), Qt::StrongFocus);  // a wheel that is sent moves no focus, a real one could
        }
    }

    void aListThatDropsDownIsTurnedOnlyWithTheFocus() {
        WheelGuard::install(*qApp);
        QWidget form;
        auto* list = new QComboBox(&form);
        list->addItems({QStringLiteral("one"), QStringLiteral("two")});
        form.show();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        list->clearFocus();
        turnsByTheWheel(*list, -120);
        QCOMPARE(list->currentIndex(), 0);
        list->setFocus();
        turnsByTheWheel(*list, -120);
        QCOMPARE(list->currentIndex(), 1);
    }

    void tabsAreTurnedOnlyWithTheFocus() {
        WheelGuard::install(*qApp);
        QWidget form;
        auto* tabs = new QTabBar(&form);
        tabs->addTab(QStringLiteral("one"));
        tabs->addTab(QStringLiteral("two"));
        form.show();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        tabs->clearFocus();
        turnsByTheWheel(*tabs, -120);
        QCOMPARE(tabs->currentIndex(), 0);
        tabs->setFocus();
        turnsByTheWheel(*tabs, -120);
        QCOMPARE(tabs->currentIndex(), 1);
    }
};

QTEST_MAIN(TestSavingAndWheel)
#include "tst_saving_and_wheel.moc"
