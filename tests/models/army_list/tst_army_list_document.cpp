#include "core/base/fix.h"
#include "core/io/file.h"
#include "core/rules/builtin.h"
#include "models/army_list/list_completion.h"
#include "models/army_list/list_tree_model.h"
#include "models/editor/diagnostics_model.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ephor;

namespace {

const RuleSystem* find(std::string_view id) { return findSystem(id); }

const QString good = QStringLiteral(
    "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Thebes\"\nlimit = 30\n\n"
    "[[unit]]\nname = \"Band\"\ntype = \"elite_hoplite\"\nstrategos = true\n\n[[unit]]\ntype = \"psiloi\"\ncount = 2\n");

}  // namespace

class TestArmyListDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatTheTextSaysFollowsShortlyAfterTyping() {
        ArmyListDocument document(find, {"men_of_bronze"});
        QSignalSpy checked(&document, &ArmyListDocument::checked);
        document.setText(good);
        QVERIFY(!document.isChecked());
        QVERIFY(checked.wait(2000));
        QVERIFY(document.isValid());
        QCOMPARE(document.summary().units, 3);
        QCOMPARE(document.limit(), std::optional(30));
        QCOMPARE(document.entryName(8), QStringLiteral("Band"));
        QVERIFY(document.isModified());
    }

    void aPastedListCountsAsUnsavedUntilItIsSaved() {
        const QTemporaryDir folder;
        ArmyListDocument document(find, {"men_of_bronze"});
        document.startWith(good, QStringLiteral("New army"));
        QVERIFY(!document.isModified());
        document.startUnsaved(good, QStringLiteral("List from a code"));
        QVERIFY(document.isModified() && document.isValid());
        document.setText(good + u'\n');
        document.setText(good);
        QVERIFY(document.isModified());  // no file has this text
        QVERIFY(document.save(folder.filePath(QStringLiteral("a.toml")).toStdString()));
        QVERIFY(!document.isModified());
    }

    void aListOverAChangedLimitIsJudgedAnewAtOnce() {
        ArmyListDocument document(find, {"men_of_bronze"});
        document.setText(good);
        document.check();
        QVERIFY(document.isValid());
        const auto isOverLimit = [&] {
            return std::ranges::any_of(document.diagnostics(),
                                       [](const Diagnostic& d) { return d.code == "list-over-limit"; });
        };
        QSignalSpy checked(&document, &ArmyListDocument::checked);
        document.setText(QString(good).replace(QStringLiteral("limit = 30"), QStringLiteral("limit = 5")));
        QVERIFY(checked.wait(2000));  // nobody asks for it
        QVERIFY(!document.isValid() && isOverLimit());
        QCOMPARE(document.limit(), std::optional(5));
        const Diagnostic over =
            *std::ranges::find(document.diagnostics(), std::string("list-over-limit"), &Diagnostic::code);
        QVERIFY(!over.fixes.empty());
        document.setText(QString::fromStdString(withFix(document.text().toStdString(), over.fixes.back())));
        QVERIFY(checked.wait(2000));
        QVERIFY(document.isValid() && !isOverLimit());
    }

    void aLongTextIsCheckedInTheBackground() {
        ArmyListDocument document(find, {"men_of_bronze"});
        QSignalSpy checked(&document, &ArmyListDocument::checked);
        document.setText(good + QStringLiteral("# a remark\n").repeated(10'000));
        QVERIFY(checked.wait(5000));
        QVERIFY(document.isValid());
    }

    void anEditDoesWhatTheFixSays_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("length");
        QTest::addColumn<int>("wholeLines");
        QTest::addRow("a word") << QStringLiteral("a = 1\nb = 2\n") << 2 << 1 << 1 << 0;
        QTest::addRow("after letters of two units")
            << QStringLiteral("n = \"\U0001F6E1\U0001F6E1\" # x\n") << 1 << 6 << 1 << 0;
        QTest::addRow("whole lines") << QStringLiteral("a\nb\nc\nd") << 2 << 1 << 0 << 2;
        QTest::addRow("past the end") << QStringLiteral("a\nb") << 1 << 40 << 3 << 0;
        QTest::addRow("past the last line") << QStringLiteral("a\nb\n") << 1 << 30 << 0 << 0;
    }
    void anEditDoesWhatTheFixSays() {
        QFETCH(QString, text);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(int, length);
        QFETCH(int, wholeLines);
        const Fix fix{"", line, column, length, wholeLines, "new"};
        const TextEdit edit = editOf(text, fix);
        QCOMPARE(QString(text).replace(edit.position, edit.length, edit.text),
                 QString::fromStdString(withFix(text.toStdString(), fix)));
    }

    /// The file was changed by another program, and the umpire takes that: what was typed is not offered the next time.
    void whatWasGivenUpIsNotOfferedAgain() {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath(QStringLiteral("thebes.toml")).toStdU16String();
        const std::filesystem::path recovery = folder.filePath(QStringLiteral("copies")).toStdU16String();
        QVERIFY(writeFile(file, good.toStdString()));
        ArmyListDocument document(find, {"men_of_bronze"}, recovery);
        QVERIFY(document.load(file));
        document.setText(good + QStringLiteral("# mine\n"));
        QTRY_VERIFY(!QDir(folder.filePath(QStringLiteral("copies"))).isEmpty());
        QVERIFY(writeFile(file, (good + QStringLiteral("# theirs\n")).toStdString()));
        QVERIFY(document.reload());
        QVERIFY(document.unsavedCopies().empty());
        ArmyListDocument later(find, {"men_of_bronze"}, recovery);
        QVERIFY(later.load(file));
        QVERIFY(later.unsavedCopies().empty());
    }

    void aFileWithTheLinesOfWindowsIsWrittenLikeAnyOtherAndKeepsThem() {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath(QStringLiteral("a.toml")).toStdString();
        const QByteArray misspelt = QByteArray(good.toUtf8()).replace("psiloi", "psiloy").replace("\n", "\r\n");
        QVERIFY(writeFile(file, misspelt.toStdString()));
        ArmyListDocument document(find, {"men_of_bronze"});
        QVERIFY(document.load(file));
        QVERIFY(!document.isModified());
        QVERIFY(!document.text().contains(u'\r'));  // an editor has none, and its places are those of the text
        const Diagnostic unknown = document.diagnostics().front();
        QVERIFY(!unknown.fixes.empty());
        const TextRange range = rangeOf(document.text(), unknown);
        QCOMPARE(document.text().mid(range.position, range.length), QStringLiteral("\"psiloy\""));
        const TextEdit edit = document.edit(unknown.fixes.front());
        document.setText(QString(document.text()).replace(edit.position, edit.length, edit.text));
        QVERIFY(document.isModified());
        QVERIFY(document.save(file));
        QCOMPARE(QByteArray::fromStdString(*readFile(file, largestList)),
                 QByteArray(good.toUtf8()).replace("\n", "\r\n"));
        QVERIFY(!document.isModified());
        QSignalSpy outside(&document, &ArmyListDocument::changedOutside);
        QVERIFY(writeFile(file, document.fileText()));
        QVERIFY(!outside.wait(500));  // it is the same text
    }

    void hardBlanksBecomePlainOnesAndTheFileIsNotChangedByThat() {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath(QStringLiteral("a.toml")).toStdString();
        QString hard = good;
        hard.replace(QStringLiteral(" = "), QStringLiteral(" =\u00a0"));
        QVERIFY(writeFile(file, hard.toStdString()));
        ArmyListDocument document(find, {"men_of_bronze"});
        QVERIFY(document.load(file));
        QVERIFY(!document.isModified());
        QCOMPARE(document.text(), good);
    }

    void modelsKeepTheirPromises() {
        ArmyListDocument document(find, {"men_of_bronze"});
        DiagnosticsModel problems(document);
        ListTreeModel rows(document);
        const QAbstractItemModelTester first(&problems, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester second(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const QString& text : {good, QString(good).replace(QStringLiteral("count"), QStringLiteral("cuont")),
                                    QStringLiteral("[["), QString(), good}) {
            document.setText(text);
            document.check();
            QCOMPARE(problems.rowCount(), static_cast<int>(document.diagnostics().size()));
            QCOMPARE(rows.rowCount(), static_cast<int>(document.summary().rows.size()));
        }
        document.setText(QString(good).replace(QStringLiteral("count"), QStringLiteral("cuont")));
        document.check();
        QCOMPARE(problems.rowCount(), 1);
        QVERIFY(problems.index(0, DiagnosticsModel::WhereColumn).data().toString().contains(QStringLiteral("14")));
        QCOMPARE(rows.index(1, 0).data(ListTreeModel::WorstRole).toInt(), static_cast<int>(Severity::Error));
        QCOMPARE(rows.index(0, 0).data(ListTreeModel::WorstRole).toInt(), -1);
        QVERIFY(rows.index(0, 0).data(ListTreeModel::GeneralRole).toBool());
        QCOMPARE(rows.indexOfLine(13).row(), 1);
    }

    void completionKnowsWhereItIs() {
        const RuleSystem* system = find("men_of_bronze");
        const auto words = [&](const QString& text) {
            QStringList all;
            for (const CompletionWord& word : wordsAt(text, text.size(), system, {"men_of_bronze"}).words)
                all << word.text;
            return all;
        };
        QVERIFY(words(QStringLiteral("sys")).contains(QStringLiteral("system = \"men_of_bronze\"")));
        QVERIFY(words(good + QStringLiteral("na")).contains(QStringLiteral("name = \"\"")));
        QVERIFY2(!words(good + QStringLiteral("cou")).contains(QStringLiteral("count = 1")),
                 "the entry has it already");
        QVERIFY(words(good + QStringLiteral("\n[[unit]]\ntype = \"mil")) ==
                QStringList{QStringLiteral("militia_hoplite")});
        QVERIFY(words(good + QStringLiteral("strategos = t")) == QStringList{QStringLiteral("true")});
        QVERIFY(words(QStringLiteral("name = \"anything")).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestArmyListDocument)
#include "tst_army_list_document.moc"
