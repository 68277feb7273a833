// Lists on paper: printed by the window's own actions, looked at, and their codes scanned as a camera would.
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
#include "tests/ui/widgets.h"
#include "ui/army_list/army_list_window.h"
#include "ui/army_list/paste_code_dialog.h"
#include "ui/common/window/message_bar.h"
#include "ui/editor/code_editor.h"

#include <QAction>
#include <QCheckBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPrinter>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTranslator>
#include <QTreeView>

using namespace ephor;
using namespace Qt::StringLiterals;
using test::typeInto;

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

}  // namespace

class TestListSheets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void aUnitOfACampaignHasTheStrengthThatIsLeft_data() {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QString>("value");
        QTest::addColumn<int>("boxes");
        QTest::newRow("men_of_bronze") << QByteArray(
                                              "system = \"men_of_bronze\"\nrules = \"1\"\n[[unit]]\n"
                                              "type = \"drilled_hoplite\"\ncourage = 3\n")
                                       << u"Courage 3 of 5"_s << 3;
        QTest::newRow("ohw") << QByteArray(
                                    "system = \"ohw\"\nrules = \"1\"\n[[unit]]\ntype = \"hoplites\"\n"
                                    "strength = 2\n")
                             << u"Strength 2 of 3"_s << 2;
        QTest::newRow("alala") << QByteArray(
                                      "system = \"alala\"\nrules = \"1\"\n[[band]]\ntype = \"psiloi\"\n"
                                      "left = 4\n")
                               << u"Figures 4 of 6"_s << 4;
    }
    void aUnitOfACampaignHasTheStrengthThatIsLeft() {
        QFETCH(QByteArray, list);
        QFETCH(QString, value);
        QFETCH(int, boxes);
        const ReadList read = readArmyList("format = 1\n" + list.toStdString(), {}, findSystem, {});
        QVERIFY(read.list);
        const auto printed = [&](Sheet sheet) {
            return listAsPages(*read.list, *read.system, sheet)->toPlainText().replace(QChar::Nbsp, u' ');
        };
        QVERIFY2(printed(Sheet::Roster).contains(value), qPrintable(printed(Sheet::Roster)));
        QVERIFY2(printed(Sheet::Battle).contains(value), qPrintable(printed(Sheet::Battle)));
        QCOMPARE(cardsOf(*read.list, *read.system).at(0).losses, boxes);
    }

    void theRulesOfEveryArmyAreOnRosterAndCards() {
        const ReadList read = readArmyList(sample("armies/men_of_bronze/sparta.toml"), {}, findSystem, {});
        QVERIFY(read.list);
        const QString roster = listAsPages(*read.list, *read.system, Sheet::Roster, {.hasRules = true})->toPlainText();
        QVERIFY2(roster.contains(u"Arete. Each turn"_s) && roster.contains(u"Phalanx. May form"_s), qPrintable(roster));
        const QString cards = CardSheet(*read.list, *read.system).text();
        QCOMPARE(cards.count(u"Arete. Each turn"_s), 1);
        QCOMPARE(cards.count(u"Strategos. One die more"_s), 1);  // on the unit's card, not again on that of the rules
    }

    void whatTheRulesSayOfAUnitIsTranslated() {
        class OtherLanguage final : public QTranslator {
        public:
            QString translate(const char* context, const char* text, const char*, int) const override {
                return qstrcmp(context, "core") == 0 && text[0] ? u'<' + QString::fromUtf8(text) + u'>' : QString();
            }
            bool isEmpty() const override { return false; }
        };
        OtherLanguage language;
        QCoreApplication::installTranslator(&language);
        for (const auto& [file, text] : {std::pair("armies/alala/argos.toml", u"<Grade <A>"),
                                         std::pair("armies/men_of_bronze/sparta.toml", u"<Strategos>")}) {
            const ReadList read = readArmyList(sample(file), {}, findSystem, {});
            QVERIFY(read.list);
            const QString roster = listAsPages(*read.list, *read.system, Sheet::Roster)->toPlainText();
            QVERIFY2(roster.contains(text), qPrintable(roster));
        }
        QCoreApplication::removeTranslator(&language);
    }

    void theCardOfALeaderHasTheRuleOfCommandPoints() {
        const ReadList read = readArmyList(sample("armies/alala/argos.toml"), {}, findSystem, {});
        QVERIFY(read.list);
        const QString cards = CardSheet(*read.list, *read.system).text();
        QCOMPARE(cards.count(u"Command points. A leader may"_s), 2);  // the cards of both leaders
        QCOMPARE(cards.count(u"Grade. Grade A"_s), 1);                // the card of the rules only
    }

    void theUsersNoteNamesNoRuleOfACard() {
        const ReadList read = readArmyList(
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\n[[unit]]\ntype = \"psiloi\"\ncount = 2\n"
            "note = \"Guard, Strategos\"\n",
            {}, findSystem, {});
        QVERIFY(read.list);
        const QString cards = CardSheet(*read.list, *read.system).text();
        QCOMPARE(cards.count(u"Strategos. One die more"_s), 1);  // the card of the rules only
    }

    void everyPartOfAnIllegalListSaysSo() {
        const ReadList read = readArmyList(
            "format = 1\nsystem = \"dba\"\nrules = \"1\"\nname = \"x\"\narmy = \"II/5a\"\n"
            "[[element]]\ntype = \"Sp\"\ncount = 12\n[[element]]\ntype = \"Sp\"\n",
            {}, findSystem, {});
        QVERIFY(read.list && read.system);
        const QString verdict = notLegalText(read.diagnostics);
        QVERIFY2(verdict.startsWith(u"Not legal: The army has "_s) && verdict.endsWith(u"(and 1 more)"_s),
                 qPrintable(verdict));
        for (const Sheet sheet : {Sheet::Roster, Sheet::Battle, Sheet::Rules})
            QVERIFY(listAsPages(*read.list, *read.system, sheet, {.notLegal = verdict})
                        ->toPlainText()
                        .replace(QChar::Nbsp, u' ')
                        .contains(verdict));
        QVERIFY(CardSheet(*read.list, *read.system, verdict).text().contains(verdict));
        for (const std::string& form : {listAsText(*read.list, *read.system, read.diagnostics),
                                        listAsMarkdown(*read.list, *read.system, read.diagnostics),
                                        listAsHtml(*read.list, *read.system, read.diagnostics)})
            QVERIFY2(form.contains("Not legal: The army has "), form.c_str());
        QVERIFY(!listAsText(*read.list, *read.system).contains("Not legal"));

        const auto window = makeWindow();
        open(*window, toToml(*read.list));
        QTest::keyClick(window.get(), Qt::Key_P, Qt::ControlModifier);
        const auto* warning = window->findChild<QLabel*>(u"notLegal"_s);
        QVERIFY(warning && warning->text().contains(verdict));
    }

    void theRosterSaysWhichModelsThePlayerHas() {
        const ReadList read = readArmyList(
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\n[[unit]]\ntype = \"psiloi\"\ncount = 3\nowned = 2\n"
            "[[unit]]\ntype = \"peltast\"\n",
            {}, findSystem, {});
        QVERIFY(read.list);
        const QString roster = listAsPages(*read.list, *read.system, Sheet::Roster)->toPlainText();
        QCOMPARE(roster.count(u"Models: "_s), 1);
        QVERIFY2(roster.contains(u"Models: 2 of 3"_s), qPrintable(roster));
    }

    void everySheetOfEverySystemCarriesItsListThroughThePrinter_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("part");
        const std::pair<const char*, const char*> parts[] = {
            {"partRoster", "roster"}, {"partCards", "cards"}, {"partBattle", "battle"}, {"partRules", "rules"}};
        for (const char* path : {"men_of_bronze/sparta", "alala/thebes", "ohw/rome", "dba/athens", "skirmish/conroi"})
            for (const auto& [part, what] : parts)
                QTest::addRow("%s %s", path, what)
                    << QStringLiteral("armies/%1.toml").arg(QLatin1StringView(path)) << QString::fromLatin1(part);
    }
    void everySheetOfEverySystemCarriesItsListThroughThePrinter() {
        QFETCH(QString, path);
        QFETCH(QString, part);
        const QString stem = test::screenshotFolder().filePath(QStringLiteral("sheet-") +
                                                               QString(path).section(u'/', 1, 1) + u'-' + part);
        const QString file = stem + QStringLiteral(".pdf");
        QFile::remove(file);
        const auto window = makeWindow(file);
        open(*window, sample(path.toLatin1().constData()));
        test::printList(*window, {part});
        const QList<QImage> pages = test::pagesOf(file, stem, 150);
        QVERIFY2(!pages.isEmpty() && pages.size() <= (part == QStringLiteral("partCards") ? 4 : 2),
                 qPrintable(QString::number(pages.size())));
        QStringList codes;
        for (const QImage& page : pages)
            codes += test::scanned(page);
        const Result<ScannedList> read = scanCodes(codes.join(u'\n').toStdString());
        QVERIFY2(read, read ? "" : toText(read.error().front()).c_str());
        QCOMPARE(read->fingerprint, printedFingerprint(window->document()));
        const ReadList back = readArmyList(read->text, "scan", findSystem, systemIds());
        QVERIFY(back.list);
        QCOMPARE(fingerprintOf(*back.list, back.system->info().list),
                 fingerprintOf(*window->document().read().list, back.system->info().list));
    }

    void aListSavedUnderABareNameGetsItsEnding() {
        const QTemporaryDir dir;
        const auto window = makeWindow();
        open(*window, sample("armies/men_of_bronze/sparta.toml"));
        QTimer::singleShot(0, window.get(), [&dir] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            name->setText(dir.filePath(QStringLiteral("sparta")));
            QTest::keyClick(name, Qt::Key_Return);
        });
        window->findChild<QAction*>(QStringLiteral("saveAs"))->trigger();
        QCOMPARE(QDir(dir.path()).entryList(QDir::Files), QStringList(QStringLiteral("sparta.toml")));
    }

    void theWindowSaysWhereThePdfWasSaved() {
        const QTemporaryDir dir;
        const QString file = dir.filePath(u"sparta.pdf"_s);
        const auto window = makeWindow();
        open(*window, sample("armies/men_of_bronze/sparta.toml"));
        QTest::keyClick(window.get(), Qt::Key_P, Qt::ControlModifier);
        auto* dialog = window->findChild<PrintListDialog*>();
        QVERIFY(dialog && !dialog->findChild<QLabel*>(u"notLegal"_s));
        QTimer::singleShot(0, window.get(), [&file] {
            auto* saving = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(saving);
            auto* name = saving->findChild<QLineEdit*>(u"fileNameEdit"_s);
            name->setText(file);
            QTest::keyClick(name, Qt::Key_Return);
        });
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"savePdf"_s), Qt::LeftButton);
        QVERIFY(QFile::exists(file));
        QCOMPARE(window->statusBar()->currentMessage(), u"Saved as "_s + file);
    }

    void aListBuiltByMouseAndKeyboardIsPrintedAndItsCodeIsTheSameList() {
        const QString stem = test::screenshotFolder().filePath(QStringLiteral("sheet-by-hand"));
        const QString file = stem + QStringLiteral(".pdf");
        QFile::remove(file);
        const auto window = makeWindow(file);
        open(*window, "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"By hand\"\nlimit = 40\n");
        QTest::keyClick(window.get(), Qt::Key_T, Qt::ControlModifier);
        auto* search = window->findChild<QLineEdit*>(QStringLiteral("troopSearch"));
        QTRY_VERIFY(search->hasFocus());
        for (const char* troops : {"elite hop", "drilled hop", "psil"}) {
            search->clear();
            QTest::keyClicks(search, QLatin1StringView(troops));
            QTest::keyClick(search, Qt::Key_Return);
        }
        auto* tree = window->findChild<QTreeView*>(QStringLiteral("unitTree"));
        QTRY_VERIFY2(tree->model()->rowCount() == 3, qPrintable(window->document().text()));
        const auto click = [tree](int row) {
            const QModelIndex index = tree->model()->index(row, 0);
            tree->scrollTo(index);
            QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(index).center());
        };
        click(0);
        QTest::mouseClick(window->findChild<QCheckBox*>(QStringLiteral("field_strategos")), Qt::LeftButton, {},
                          QPoint(8, 10));
        click(2);
        auto* count = window->findChild<QSpinBox*>(QStringLiteral("field_count"));
        typeInto(*count, QStringLiteral("2"));
        QTest::keyClick(count, Qt::Key_Return);
        QTRY_VERIFY(window->document().isValid());
        QCOMPARE(window->document().summary().units, 4);
        test::printList(*window, {QStringLiteral("partRoster")});

        QStringList codes;
        for (const QImage& page : test::pagesOf(file, stem, 150))
            codes += test::scanned(page);
        const Result<ScannedList> scanned = scanCodes(codes.join(u'\n').toStdString());
        QVERIFY(scanned);
        QCOMPARE(scanned->fingerprint, printedFingerprint(window->document()));
        const ReadList back = readArmyList(scanned->text, "scan", findSystem, systemIds());
        QVERIFY(back.list && !hasErrors(back.diagnostics));
        QCOMPARE(toToml(*back.list), toToml(*window->document().read().list));
    }

    void onePdfHasAllPartsAndCountsItsPages() {
        const QTemporaryDir dir;
        const QString file = dir.filePath(QStringLiteral("all.pdf"));
        const auto window = makeWindow(file);
        open(*window, sample("armies/alala/thebes.toml"));
        test::printList(*window, {QStringLiteral("partRoster"), QStringLiteral("partRules"),
                                  QStringLiteral("partBattle"), QStringLiteral("partCards")});
        const QList<QImage> pages = test::pagesOf(file, dir.filePath(QStringLiteral("all")), 150);
        QVERIFY2(pages.size() >= 3, qPrintable(QString::number(pages.size())));
        QVERIFY(!test::scanned(pages.front()).isEmpty());
        QVERIFY(!test::scanned(pages.back()).isEmpty());
    }

    void cardsAreOfTheSizeOfPokerCards() {
        const QTemporaryDir dir;
        const QString file = dir.filePath(QStringLiteral("cards.pdf"));
        const auto window = makeWindow(file);
        open(*window, sample("armies/men_of_bronze/sparta.toml"));
        test::printList(*window, {QStringLiteral("partCards")});
        constexpr int dotsInInch = 254;  // ten in a millimetre
        const QImage page = test::pagesOf(file, dir.filePath(QStringLiteral("cards")), dotsInInch).front();
        // Three cards beside each other in the middle of the page, each with a stripe of Sparta's red at its top.
        const auto isRed = [&page](int x, int y) {
            const QColor colour = page.pixelColor(x, y);
            return colour.red() > 150 && colour.green() < 90;
        };
        const int left = (page.width() - 3 * 630) / 2;
        const int top = (page.height() - 3 * 880) / 2;
        for (int card = 0; card < 3; ++card)
            QVERIFY2(isRed(left + card * 630 + 20, top + 15) && isRed(left + (card + 1) * 630 - 20, top + 15),
                     QByteArray::number(card).constData());
        QVERIFY(!isRed(left - 12, top + 15) && !isRed(left + 3 * 630 + 12, top + 15));
        QVERIFY(isRed(left + 20, top + 880 + 15) && !isRed(left + 20, top + 880 - 12));
    }

    void pictures() {
        const auto window = makeWindow();
        open(*window, sample("armies/men_of_bronze/sparta.toml"));
        window->findChild<QAction*>(QStringLiteral("copyCode"))->trigger();
        auto* editor = window->findChild<CodeEditor*>(QStringLiteral("listText"));
        editor->setPlainText(editor->toPlainText().replace(QStringLiteral("count = 2"), QStringLiteral("count = 3")));
        window->document().check();
        test::picture(
            QStringLiteral("paste-code"),
            [&window] { return std::make_unique<PasteCodeDialog>(window->document(), findSystem, systemIds()); },
            [](QWidget&) {}, {640, 460});
    }
};

QTEST_MAIN(TestListSheets)
#include "tst_list_sheets.moc"
