// A scenario is saved under another name, beside its own folder and never inside it.
#include "core/campaign/scenario/folder.h"
#include "models/scenario/scenario_head.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/scenario_editor/scenario_window.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace ephor;
using namespace ephor::campaign;

namespace {

/// Saves as in the dialog: types each of the texts, if there are any, and presses Enter after each. Returns the name
/// that the dialog proposed.
QString saveAs(ScenarioWindow& window, const QStringList& typed = {}) {
    QString proposed;
    QTimer::singleShot(0, &window, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        proposed = dialog->directory().filePath(name->text());
        for (const QString& text : typed) {
            name->setText(text);
            QTest::keyClick(name, Qt::Key_Return);
        }
        if (typed.isEmpty())
            QTest::keyClick(name, Qt::Key_Return);
    });
    window.findChild<QAction*>(QStringLiteral("actionSaveAs"))->trigger();
    return proposed;
}

/// Answers the next question; `text` becomes what it asks.
void answer(QTimer& timer, QMessageBox::StandardButton with, QString& text) {
    timer.setInterval(5);
    timer.callOnTimeout(&timer, [&timer, with, &text] {
        auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!question)
            return;
        timer.stop();
        text = question->text();
        QTest::mouseClick(question->button(with), Qt::LeftButton);
    });
    timer.start();
}

}  // namespace

class TestScenarioSaving : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;

    std::unique_ptr<ScenarioWindow> shown() const {
        auto window =
            std::make_unique<ScenarioWindow>(std::make_unique<ScenarioDocument>(newScenario()), m_dir->path());
        window->setAsksBeforeClosing(false);
        window->show();
        return window;
    }
    QString folder(const char* name) const { return m_dir->filePath(QLatin1StringView(name)); }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void theProposedNameIsFreeAndCanBeTakenAtOnce() {
        const auto window = shown();
        QCOMPARE(saveAs(*window), folder("New scenario"));
        QCOMPARE(window->document().folder(), folder("New scenario"));
        QCOMPARE(saveAs(*window), folder("New scenario 2"));
        QCOMPARE(window->document().folder(), folder("New scenario 2"));
        for (const char* name : {"New scenario", "New scenario 2"}) {
            QVERIFY(readScenarioFolder(folder(name).toStdString()));
            QVERIFY(QDir(folder(name)).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
        }
    }

    void aNewNameIsTyped() {
        const auto window = shown();
        QVERIFY(window->saveTo(folder("mine")));
        saveAs(*window, {QStringLiteral("the isles")});
        QCOMPARE(window->document().folder(), folder("the isles"));
    }

    void aFolderWithAScenarioIsReplacedOnlyAfterAQuestion() {
        const auto window = shown();
        QVERIFY(window->saveTo(folder("mine")));
        QVERIFY(window->saveTo(folder("other")));
        for (const auto& [button, expected] :
             {std::pair(QMessageBox::No, "other"), std::pair(QMessageBox::Yes, "mine")}) {
            QTimer timer;
            QString asked;
            answer(timer, button, asked);
            // The dialog enters the folder "mine"; whatever is typed there means that scenario.
            saveAs(*window, {folder("mine"), QStringLiteral("again")});
            QVERIFY2(asked.contains(QStringLiteral("mine already contains a scenario")), qPrintable(asked));
            QCOMPARE(window->document().folder(), folder(expected));
        }
        QVERIFY(!QFileInfo::exists(folder("mine/again")));
    }
};

QTEST_MAIN(TestScenarioSaving)
#include "tst_scenario_saving.moc"
