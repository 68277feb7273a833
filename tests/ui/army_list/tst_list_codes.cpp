// Lists go out and come in as codes, as text of other apps and as rosters.
#include "core/io/builtin_data.h"
#include "core/io/lists/list_fingerprint.h"
#include "core/io/lists/print/list_cards.h"
#include "core/rules/builtin.h"
#include "models/exchange/list_code.h"
#include "models/paper/card_sheet.h"
#include "models/paper/list_pages.h"
#include "models/text/battle_words.h"
#include "tests/ui/army_list/print_clicks.h"
#include "tests/ui/pictures.h"
#include "tests/ui/scanner.h"
#include "ui/army_list/army_list_window.h"
#include "ui/army_list/paste_code_dialog.h"
#include "ui/common/window/message_bar.h"
#include "ui/editor/code_editor.h"

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPrinter>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QTimer>

using namespace ephor;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<ArmyListWindow> makeWindow(QString file = {}) {
    ArmyListNeeds needs{findSystem, systemIds(), {}};
    needs.askPrinter = [file](QPrinter& printer, QWidget*) {
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setPageSize(QPageSize(QPageSize::A4));
        printer.setOutputFileName(file);
        return true;
    };
    auto window = std::make_unique<ArmyListWindow>(std::move(needs));
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    window->setAsksBeforeClosing(false);
    return window;
}

void open(ArmyListWindow& window, const std::string& text) {
    window.openSample({{}, QStringLiteral("sample"), {}, {}, text});
    window.document().check();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

std::string sample(const char* path) { return std::string(builtinText(path)); }

std::string printedFingerprint(const ArmyListDocument& document) {
    const ReadList& read = document.read();
    return shownFingerprint(fingerprintOf(*read.list, read.system->info().list));
}

/// A list whose codes take more than one square.
std::string largeList() {
    std::string text = "format = 1\nsystem = \"skirmish\"\nrules = \"1\"\nname = \"The shire\"\n";
    quint32 noise = 7;
    for (int i = 0; i < 4; ++i) {
        text += "[[retinue]]\n";
        for (int man = 0; man < 12; ++man) {
            std::string name;
            for (int letter = 0; letter < 12; ++letter)
                name += static_cast<char>('a' + (noise = noise * 1664525 + 1013904223) / 7 % 26);
            text += "[[retinue.figure]]\ntype = \"spearman\"\nname = \"" + name + "\"\n";
            text += man == 0 ? "leader = true\n" : man == 1 ? "standard = true\n" : "";
        }
    }
    return text;
}

}  // namespace

class TestListCodes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void aLargeListHasSeveralCodesNumbered() {
        const QString stem = test::screenshotFolder().filePath(QStringLiteral("sheet-large"));
        QFile::remove(stem + QStringLiteral(".pdf"));
        const auto window = makeWindow(stem + QStringLiteral(".pdf"));
        open(*window, largeList());
        test::printList(*window, {QStringLiteral("partRoster")});
        QStringList codes;
        for (const QImage& page : test::pagesOf(stem + QStringLiteral(".pdf"), stem, 150))
            codes += test::scanned(page);
        QVERIFY2(codes.size() >= 2, qPrintable(QString::number(codes.size())));
        const Result<ScannedList> read = scanCodes(codes.join(u'\n').toStdString());
        QVERIFY2(read, read ? "" : toText(read.error().front()).c_str());
        QCOMPARE(read->fingerprint, printedFingerprint(window->document()));
        const std::unique_ptr<QTextDocument> pages =
            listAsPages(*window->document().read().list, *window->document().read().system, Sheet::Roster);
        QVERIFY(pages->toPlainText().contains(QStringLiteral("code 1 of ")));
    }

    void theCodeOfTheOpenListIsRecognisedAndOfAnotherItsDifferencesAreNamed() {
        const auto window = makeWindow();
        open(*window, sample("armies/men_of_bronze/sparta.toml"));
        window->findChild<QAction*>(QStringLiteral("copyCode"))->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("EPHOR:2:1:1:")));
        const auto dialog = std::make_unique<PasteCodeDialog>(window->document(), findSystem, systemIds());
        auto* verdict = dialog->findChild<QLabel*>(QStringLiteral("verdict"));
        QCOMPARE(verdict->text(), QStringLiteral("It is the open list"));

        auto* editor = window->findChild<CodeEditor*>(QStringLiteral("listText"));
        editor->setPlainText(editor->toPlainText().replace(QStringLiteral("count = 2"), QStringLiteral("count = 3")));
        window->document().check();
        const auto again = std::make_unique<PasteCodeDialog>(window->document(), findSystem, systemIds());
        QCOMPARE(again->findChild<QLabel*>(QStringLiteral("verdict"))->text(),
                 QStringLiteral("This is another list than the open one."));
        const QString details = again->findChild<QLabel*>(QStringLiteral("details"))->text();
        QVERIFY2(details.contains(QStringLiteral("count is 2, and 3 in the other")), qPrintable(details));

        open(*window,
             "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"x\"\n"
             "[[unit]]\ntype = \"light_cavalry\"\n");
        QGuiApplication::clipboard()->setText(u"Tegea\nMen of Bronze\nElite Hoplite; Strategos\n"_s);
        const auto third = std::make_unique<PasteCodeDialog>(window->document(), findSystem, systemIds());
        const auto* differences = third->findChild<QLabel*>(QStringLiteral("details"));
        QVERIFY2(differences->text().contains(u"Only the other list has Light Cavalry."_s) &&
                     !differences->text().contains(u"[["_s),
                 qPrintable(differences->text()));
    }

    void aCodeOfVersion01IsCalledWeak() {
        const auto window = makeWindow();
        open(*window, sample("armies/men_of_bronze/sparta.toml"));
        window->findChild<QAction*>(QStringLiteral("copyCode"))->trigger();
        static const QRegularExpression form(QStringLiteral("EPHOR:2:(1:1:[0-9A-F]{16})[0-9A-F]{16}:"));
        QGuiApplication::clipboard()->setText(
            QGuiApplication::clipboard()->text().replace(form, QStringLiteral("EPHOR:1:\\1:")));
        const auto dialog = std::make_unique<PasteCodeDialog>(window->document(), findSystem, systemIds());
        QCOMPARE(dialog->findChild<QLabel*>(QStringLiteral("verdict"))->text(), QStringLiteral("It is the open list"));
        const QString details = dialog->findChild<QLabel*>(QStringLiteral("details"))->text();
        QVERIFY2(details.contains(QStringLiteral("64 bits")), qPrintable(details));
    }

    void theTextOfAnotherAppIsPastedAndWhatIsNotUnderstoodIsSaid() {
        const auto window = makeWindow();
        open(*window, sample("armies/men_of_bronze/sparta.toml"));
        QGuiApplication::clipboard()->setText(
            QStringLiteral("Tegea [18 pts]\nMen of Bronze\n\nElite Hoplite [12 pts]: Strategos\n2x Psiloi [4 pts]\n"
                           "Krakens [2 pts]\n"));
        const auto dialog = std::make_unique<PasteCodeDialog>(window->document(), findSystem, systemIds());
        QVERIFY(dialog->listText().contains(QStringLiteral("strategos = true")));
        const QString details = dialog->findChild<QLabel*>(QStringLiteral("details"))->text();
        QVERIFY2(details.contains(QStringLiteral("Krakens")) && details.contains(QStringLiteral("Line 6")),
                 qPrintable(details));
        QGuiApplication::clipboard()->setText(QStringLiteral("See you on Friday."));
        const auto other = std::make_unique<PasteCodeDialog>(window->document(), findSystem, systemIds());
        QVERIFY(other->findChild<QPlainTextEdit*>(QStringLiteral("codes"))->toPlainText().isEmpty());
    }

    void aCodeIsPastedWithTheKeyboardAndBecomesTheOpenList() {
        const auto window = makeWindow();
        open(*window, sample("armies/dba/athens.toml"));
        const std::string before = printedFingerprint(window->document());
        window->findChild<QAction*>(QStringLiteral("copyCode"))->trigger();
        window->newList(*findSystem("men_of_bronze"));
        window->document().check();
        QTimer::singleShot(0, window.get(), [&window] {
            auto* dialog = window->findChild<PasteCodeDialog*>();
            QVERIFY(dialog);
            auto* codes = dialog->findChild<QPlainTextEdit*>(QStringLiteral("codes"));
            codes->clear();
            QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("takeList"))->isEnabled());
            codes->setFocus();
            QTest::keyClick(codes, Qt::Key_V, Qt::ControlModifier);
            QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("takeList")), Qt::LeftButton);
        });
        window->findChild<QAction*>(QStringLiteral("pasteCode"))->trigger();
        window->document().check();
        QCOMPARE(window->document().read().system->info().id, "dba");
        QCOMPARE(printedFingerprint(window->document()), before);
    }

    void aPastedListIsNotThrownAwayWithoutAQuestion() {
        const auto window = makeWindow();
        window->show();
        window->setAsksBeforeClosing(true);
        QGuiApplication::clipboard()->setText(
            QStringLiteral("Tegea\nMen of Bronze\nElite Hoplite; Strategos\n2 Krakens\n"));
        QTimer::singleShot(0, window.get(), [&window] {
            const auto* dialog = window->findChild<PasteCodeDialog*>();
            QVERIFY(dialog);
            QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("takeList")), Qt::LeftButton);
        });
        window->findChild<QAction*>(QStringLiteral("pasteCode"))->trigger();
        QVERIFY(window->document().isModified());
        QVERIFY(window->isWindowModified());  // the title has its asterisk
        const auto* note = window->findChild<QLabel*>(QStringLiteral("messageText"));
        QVERIFY(note && note->isVisible() && note->text().contains(QStringLiteral("Krakens")));
        const auto leaving = [&window](const auto& leave, QMessageBox::StandardButton answer) {
            bool isAsked = false;
            QTimer::singleShot(0, window.get(), [&] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                isAsked = box != nullptr;
                if (box)
                    QTest::mouseClick(box->button(answer), Qt::LeftButton);
            });
            leave();
            return isAsked;
        };
        QVERIFY(leaving([&] { window->close(); }, QMessageBox::Cancel));
        QVERIFY(window->isVisible());
        QVERIFY(leaving([&] { window->newList(*findSystem("dba")); }, QMessageBox::Cancel));
        QCOMPARE(window->document().name(), QStringLiteral("Tegea"));
        QVERIFY(leaving([&] { window->close(); }, QMessageBox::Discard));
        QVERIFY(!window->isVisible());
    }

    void aRosterGoesOutAndComesInAndSaysWhatWasLeftOut() {
        const QTemporaryDir dir;
        const QString file = dir.filePath(QStringLiteral("sparta.rosz"));
        const auto window = makeWindow();
        open(*window, sample("armies/men_of_bronze/sparta.toml"));
        const std::string before = printedFingerprint(window->document());
        QVERIFY(window->exportTo(file.toStdString(), ListForm::Roster));
        window->newList(*findSystem("ohw"));
        QVERIFY(window->importFrom(file.toStdString()));
        window->document().check();
        QCOMPARE(printedFingerprint(window->document()), before);
        QVERIFY(!window->importFrom(dir.filePath(QStringLiteral("none.rosz")).toStdString()));
    }

    // L4
    void theEndingOfARosterSaysWhatIsWrittenAndItsFirstBytesWhatIsRead() {
        const QTemporaryDir dir;
        const auto window = makeWindow();
        open(*window, sample("armies/men_of_bronze/sparta.toml"));
        const std::string before = printedFingerprint(window->document());
        const auto bytes = [&](const char* name) {
            QFile file(dir.filePath(QLatin1StringView(name)));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        for (const auto& [name, begin] : {std::pair{"x.ros", "<?xml"}, {"x.rosz", "PK"}}) {
            const QString file = dir.filePath(QLatin1StringView(name));
            QVERIFY(window->exportTo(file.toStdString(), ListForm::Roster));
            QVERIFY2(bytes(name).startsWith(begin), name);
        }
        // Earlier versions wrote archives under .ros.
        QVERIFY(QFile::rename(dir.filePath(QStringLiteral("x.ros")), dir.filePath(QStringLiteral("y.rosz"))));
        QVERIFY(QFile::rename(dir.filePath(QStringLiteral("x.rosz")), dir.filePath(QStringLiteral("z.ros"))));
        for (const char* name : {"y.rosz", "z.ros"}) {
            window->newList(*findSystem("ohw"));
            QVERIFY2(window->importFrom(dir.filePath(QLatin1StringView(name)).toStdString()), name);
            window->document().check();
            QCOMPARE(printedFingerprint(window->document()), before);
        }
    }

    void theWindowSaysWhatARosterLeavesOut() {
        const QTemporaryDir dir;
        const std::string file = dir.filePath(QStringLiteral("x.ros")).toStdString();
        const auto window = makeWindow();
        open(*window, "# a comment\n" + sample("armies/men_of_bronze/sparta.toml"));
        QVERIFY(window->exportTo(file, ListForm::Roster));
        const auto* bar = window->findChild<MessageBar*>();
        QVERIFY(bar && bar->isVisible());
        QString said;
        for (const QLabel* label : bar->findChildren<QLabel*>())
            said += label->text();
        QVERIFY2(said.contains(QStringLiteral("A roster has no comments")), qPrintable(said));
        open(*window, toToml(*window->document().read().list));
        QVERIFY(window->exportTo(file, ListForm::Roster));
        QVERIFY(!bar->isVisible());
    }

    void theListIsCopiedForDiscordForumAndAsPictures() {
        const auto window = makeWindow();
        open(*window, sample("armies/men_of_bronze/sparta.toml"));
        const auto copied = [&window](const char* action) {
            window->findChild<QAction*>(QLatin1StringView(action))->trigger();
            return QGuiApplication::clipboard()->text();
        };
        QVERIFY(copied("copyForDiscord").startsWith(QStringLiteral("**Sparta")));
        QVERIFY(copied("copyForForum").startsWith(QStringLiteral("[b]Sparta")));
        QVERIFY(copied("copyAsText").startsWith(QStringLiteral("Sparta")));
        window->findChild<QAction*>(QStringLiteral("copyPicture"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->image().width(), 1240);
        window->findChild<QAction*>(QStringLiteral("copyCodePicture"))->trigger();
        const Result<ScannedList> read =
            scanCodes(test::scanned(QGuiApplication::clipboard()->image()).join(u'\n').toStdString());
        QVERIFY(read);
        QCOMPARE(read->fingerprint, printedFingerprint(window->document()));
    }
};

QTEST_MAIN(TestListCodes)
#include "tst_list_codes.moc"
