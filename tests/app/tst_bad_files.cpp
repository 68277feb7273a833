// Files that do not do, opened in the windows: each is told of in words, none is changed, and the program goes on.
#include "core/io/file.h"
#include "core/io/records/record_io.h"
#include "tests/app/shown_window.h"
#include "tests/app/started_desktop.h"
#include "tests/support/written_file.h"
#include "tests/ui/battle/bronze_battle.h"
#include "ui/army_list/army_list_window.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/setup/setup_dialog.h"
#include "ui/start/start_window.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTest>

using namespace ephor;
using test::window;

namespace {

/// All that the windows say: labels, and the rows of the problems.
QString said() {
    QString all;
    for (const QWidget* top : QApplication::topLevelWidgets()) {
        if (!top->isVisible())
            continue;
        for (const QLabel* label : top->findChildren<QLabel*>())
            all += label->isVisible() ? label->text() + u'\n' : QString();
        for (const QTableView* table : top->findChildren<QTableView*>())
            for (int row = 0; row < table->model()->rowCount(); ++row)
                for (int column = 0; column < table->model()->columnCount(); ++column)
                    all += table->model()->index(row, column).data().toString() + u'\n';
    }
    return all;
}

QByteArray recordOfABattle() {
    const auto session = test::bronzeSession();
    session->autoResolve(Until::End);
    return QTest::qWaitFor([&] { return !session->isBusy(); }, 20000)
               ? QByteArray::fromStdString(toText(session->record()))
               : QByteArray();
}

QByteArray utf16(const char* text) {
    const QString wide = QString::fromUtf8(text);
    return QByteArray("\xFF\xFE") + QByteArray(reinterpret_cast<const char*>(wide.utf16()), wide.size() * 2);
}

}  // namespace

class TestBadFiles : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<test::StartedDesktop> m_program;

    QString put(const QString& name, const QByteArray& bytes) const {
        test::writeFile(m_dir.filePath(name), bytes);
        return m_dir.filePath(name);
    }
    static QByteArray bytes(const QString& name) {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init() { m_program = std::make_unique<test::StartedDesktop>(m_dir); }
    void cleanup() { m_program.reset(); }

    void aFileThatDoesNotDoIsToldOf_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("words");
        const QByteArray list(test::thebes);
        const QByteArray record = recordOfABattle();
        QVERIFY(record.size() > 1000);
        const auto row = [](const char* what, const char* name, const QByteArray& bytes, const char* words) {
            QTest::newRow(what) << QString::fromLatin1(name) << bytes << QString::fromLatin1(words);
        };
        row("unknown key", "key.toml", QByteArray(list).replace("strategos", "stratgos"), "stratgos");
        row("unknown type", "type.toml", QByteArray(list).replace("peltast\"", "pelt\""), "There is no unit type");
        row("out of range", "range.toml", QByteArray(list).replace("strategos = true", "count = 99999"), "99999");
        row("past 64 bits", "huge.toml", QByteArray(list).replace("true", "99999999999999999999"), "64 bits");
        row("UTF-16", "utf16.toml", utf16(test::thebes), "UTF-16");
        row("Windows-1252", "latin1.toml", QByteArray(list).replace("Slingers", "Sp\xE4her"), "Windows-1252");
        row("not UTF-8", "bytes.toml", QByteArray(list).replace("Slingers", "Sp\x81her"), "not written in UTF-8");
        row("empty", "empty.toml", {}, "\"format\" is missing");
        row("brackets", "brackets.toml", QByteArray(100 << 20, '['), "at most");
        row("brackets in one line", "few.toml", QByteArray(1 << 19, '['), "524288 letters");
        row("brackets in many lines", "lines.toml", QByteArray("a = [[[[[[\n").repeated(1 << 15), "not TOML");
        row("a thousand unknown types", "many.toml",
            QByteArray(list) + QByteArray("[[unit]]\ntype = \"hoplight\"\n").repeated(900), "hoplight");
        row("no text", "noise.toml", QByteArray("\0\1\2\3\xFF\xFE", 6), "UTF-16");
        row("a set-up of nothing", "setup.toml", "[table]\nwidth = -5\n", "\"format\"");
        row("a table too low", "low.toml",
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"x\"\n[table]\nwidth = 60\nheight = -1\n",
            "height");
        row("a record cut off", "cut.battle", record.left(record.size() / 2), "cut off");
        row("a record changed", "edited.battle", QByteArray(record).replace("\"turns\":", "\"turnz\":"), "changed");
        row("a record of a newer form", "newer.battle",
            QByteArray(record).replace("{\"format\":1,\"kind\"", "{\"format\":2,\"kind\""), "newer");
        row("an empty record", "empty.battle", {}, "empty.battle");
    }
    void aFileThatDoesNotDoIsToldOf() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, words);
        const QString file = put(name, bytes);
        m_program->desktop().openFile(file);
        QTRY_VERIFY2_WITH_TIMEOUT(said().contains(words), qPrintable(said()), 5000);
        QVERIFY(!window<BattleWindow>());
        QVERIFY(TestBadFiles::bytes(file) == bytes);
        // The program goes on.
        m_program->desktop().showStart();
        QVERIFY(window<StartWindow>());
    }

    void aFileIsOpenedByItsContentWhateverItIsCalled() {
        QVERIFY(m_program->desktop().openFile(put(QStringLiteral("record.html"), recordOfABattle())));
        QVERIFY(window<BattleWindow>());
        QVERIFY(m_program->desktop().openFile(put(QStringLiteral("list.battle"), QByteArray(test::thebes))));
        QVERIFY(window<ArmyListWindow>());
    }

    void aFolderAndNothingAtAllAreToldOf() {
        QDir(m_dir.path()).mkpath(QStringLiteral("folder.toml"));
        QVERIFY(!m_program->desktop().openFile(m_dir.filePath(QStringLiteral("folder.toml"))));
        QVERIFY2(said().contains(QStringLiteral("this is a folder")), qPrintable(said()));
        QVERIFY(!m_program->desktop().openFile(m_dir.filePath(QStringLiteral("not there at all.battle"))));
        QVERIFY2(said().contains(QStringLiteral("not there at all.battle")), qPrintable(said()));
    }

    /// What a text that is not UTF-8 would lose on the way in would be lost for good on the way out.
    void aTextThatIsNotUtf8LeavesTheOpenListAlone() {
        QVERIFY(m_program->desktop().openFile(put(QStringLiteral("good.toml"), test::thebes)));
        auto* list = window<ArmyListWindow>();
        QVERIFY(list);
        const QByteArray latin1 = QByteArray(test::thebes).replace("Slingers", "Sp\x81her");
        const QString bad = put(QStringLiteral("latin1.toml"), latin1);
        QVERIFY(!list->openFile(bad.toStdString()));
        QVERIFY2(said().contains(QStringLiteral("latin1.toml:20")), qPrintable(said()));
        QCOMPARE(list->document().text(), QString::fromUtf8(test::thebes));
        QVERIFY(list->saveTo(std::filesystem::path(list->document().file())));
        QCOMPARE(bytes(bad), latin1);
    }

    void aListThatCannotBeSavedIsKeptAndSaidSo() {
        const QString file = put(QStringLiteral("kept.toml"), test::thebes);
        QVERIFY(m_program->desktop().openFile(file));
        auto* list = window<ArmyListWindow>();
        list->findChild<QPlainTextEdit*>()->insertPlainText(QStringLiteral("# mine\n"));
        QVERIFY(!list->saveTo("/dev/full"));
        QVERIFY2(said().contains(QStringLiteral("disk is full")), qPrintable(said()));
        QVERIFY(!list->saveTo(m_dir.filePath(QStringLiteral("no such folder/list.toml")).toStdString()));
        QVERIFY2(said().contains(QStringLiteral("Make the folder")), qPrintable(said()));
        QVERIFY(list->document().isModified());
        QVERIFY(list->document().text().startsWith(QStringLiteral("# mine")));
        QCOMPARE(list->document().file().string(), file.toStdString());
        QCOMPARE(bytes(file), QByteArray(test::thebes));
    }

    /// Nobody asked for it, so nothing stands in the way of the game; it is tried again with the next answer.
    void aBattleThatCannotSaveItselfSaysSoWithoutAQuestion() {
        const QString folder = m_dir.filePath(QStringLiteral("stick"));
        QDir().mkpath(folder);
        const QString file = folder + QStringLiteral("/evening.battle");
        QVERIFY(test::bronzeSession()->save(file.toStdString()));
        QVERIFY(m_program->desktop().openFile(file));
        auto* battle = window<BattleWindow>();
        QVERIFY(battle);
        battle->setAsksBeforeClosing(false);
        QVERIFY(QDir(folder).removeRecursively());
        battle->session().step();
        QTRY_VERIFY_WITH_TIMEOUT(said().contains(QStringLiteral("cannot be saved")), 5000);
        QVERIFY(!QApplication::activeModalWidget());
        QDir().mkpath(folder);
        battle->session().step();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), 5000);
    }
};

QTEST_MAIN(TestBadFiles)
#include "tst_bad_files.moc"
