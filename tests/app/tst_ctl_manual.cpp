// The README and the manual name commands and options that there are, and the manual's page of commands leaves none
// out.
#include "ctl_run.h"

#include <QRegularExpression>
#include <QSet>
#include <map>

namespace {

const QString page = QStringLiteral("resources/manual/command-line.md");

/// What stands in the help of a command.
struct Help {
    QStringList commands;  ///< of a family
    QStringList options;   ///< "--seed"
};

QString textOf(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A command as it is written for a reader, with what stands behind it.
struct Written {
    QString file;
    QString words;
};

/// What is set as code: indented lines, and words between backticks.
QStringList codeIn(const QString& text) {
    static const QRegularExpression quoted(QStringLiteral("`([^`\n]+)`"));
    QStringList all;
    for (const QString& line : text.split(u'\n')) {
        if (line.startsWith(QStringLiteral("    ")))
            all << line.trimmed();
        for (auto match = quoted.globalMatch(line); match.hasNext();)
            all << match.next().captured(1);
    }
    return all;
}

std::vector<Written> writtenCommands() {
    static const QRegularExpression command(QStringLiteral("(?:^|[ /])ephorctl ([a-z].*)$"));
    QStringList files{QStringLiteral("README.md")};
    const QDir manual(QStringLiteral("resources/manual"));
    for (const QString& name : manual.entryList({QStringLiteral("*.md")}, QDir::Files))
        files << manual.filePath(name);
    std::vector<Written> all;
    for (const QString& file : files)
        for (const QString& code : codeIn(textOf(file)))
            if (const auto match = command.match(code); match.hasMatch())
                all.push_back({file, match.captured(1)});
    return all;
}

QStringList optionsIn(const QString& words) {
    static const QRegularExpression option(QStringLiteral("(?<![\\w-])--[a-z][a-z-]*"));
    QStringList all;
    for (auto match = option.globalMatch(words); match.hasNext();)
        all << match.next().captured(0);
    return all;
}

}  // namespace

class TestCtlManual : public QObject {
    Q_OBJECT

private:
    static Help helpOf(const QStringList& command) {
        static const QRegularExpression name(QStringLiteral("^  ([a-z][a-z-]*)  "));
        static const QRegularExpression option(QStringLiteral("^  (?:-\\w,)?(--[a-z][a-z-]*)"));
        const CtlFolder folder;
        const QString text = QString::fromUtf8(folder.run(command + QStringList{QStringLiteral("--help")}).out);
        Help help;
        bool isFamily = false;
        for (const QString& line : text.split(u'\n')) {
            isFamily = isFamily ? !line.isEmpty() : line == QStringLiteral("Subcommands:");
            if (const auto match = name.match(line); isFamily && match.hasMatch())
                help.commands << match.captured(1);
            else if (const auto found = option.match(line); found.hasMatch())
                help.options << found.captured(1);
        }
        return help;
    }
    /// The command and all below it.
    void learn(const QStringList& command) {
        const Help help = helpOf(command);
        m_help.emplace(command.join(u' '), help);
        for (const QString& one : help.commands)
            learn(command + QStringList{one});
    }
    /// As many of the words as name a command.
    QString commandOf(const QString& words) const {
        QString known;
        for (const QString& word : words.split(u' ', Qt::SkipEmptyParts)) {
            const QString longer = known.isEmpty() ? word : known + u' ' + word;
            if (!m_help.contains(longer))
                break;
            known = longer;
        }
        return known;
    }

    std::map<QString, Help> m_help;

private Q_SLOTS:
    void initTestCase() { learn({}); }

    void theHelpNamesTheCommands() {
        QVERIFY(m_help.size() > 30);
        QVERIFY(m_help.at(QStringLiteral("battle odds")).options.contains(QStringLiteral("--precision")));
        QVERIFY(m_help.at(QStringLiteral("campaign")).commands.contains(QStringLiteral("sea-odds")));
    }

    void everyCommandThatIsWrittenIsThereWithItsOptions() {
        const std::vector<Written> all = writtenCommands();
        QVERIFY(all.size() > 60);
        for (const auto& [file, words] : all) {
            const QString command = commandOf(words);
            const QByteArray where = (file + QStringLiteral(": ephorctl ") + words).toUtf8();
            QVERIFY2(m_help.contains(command) && m_help.at(command).commands.empty(), where.constData());
            for (const QString& option : optionsIn(words))
                QVERIFY2(m_help.at(command).options.contains(option), (where + ": " + option.toUtf8()).constData());
        }
    }

    void clashesAreWrittenAsTheManualSays() {
        const QString formats = textOf(QStringLiteral("resources/manual/file-formats.md"));
        const QString clashes =
            formats.section(QStringLiteral("## Clashes\n"), 1).section(QStringLiteral("\n## "), 0, 0);
        QString example;
        for (const QString& line : clashes.split(u'\n'))
            if (line.isEmpty() || line.startsWith(QStringLiteral("    ")))
                example += line + u'\n';
        const CtlFolder folder;
        const auto clash = [&folder](const char* system, const QString& text) {
            return folder.run(
                {QStringLiteral("odds"), QStringLiteral("clash"), QLatin1String(system), QStringLiteral("-")},
                text.toUtf8());
        };
        COMES(clash("men_of_bronze", example), 0);
        for (const char* system : {"men_of_bronze", "alala", "ohw", "dba", "skirmish"}) {
            const Came came = clash(system, QStringLiteral("format = 1\n[attacker]\nnonsense = 1\n[defender]\n"));
            COMES(came, 3);
            const QString row =
                clashes.section(QStringLiteral("| `%1` | ").arg(QLatin1String(system)), 1).section(u'\n', 0, 0);
            QString keys = row.section(u'|', 0, 0).remove(u'`').trimmed();
            keys.replace(keys.lastIndexOf(u','), 1, QStringLiteral(" or"));
            QVERIFY2(came.err.contains(QByteArray("Fields: " + keys.toUtf8() + "\n")), came.all().constData());
        }
    }

    void thePageOfCommandsLeavesNoneOut() {
        QSet<QString> told;
        for (const auto& [file, words] : writtenCommands())
            if (file == page)
                told << commandOf(words);
        const QStringList options = optionsIn(textOf(page)) << QStringLiteral("--version");
        for (const auto& [command, help] : m_help) {
            QVERIFY2(!help.commands.empty() || told.contains(command), qPrintable(command));
            for (const QString& option : help.options)
                QVERIFY2(options.contains(option), qPrintable(command + u' ' + option));
        }
    }
};

QTEST_GUILESS_MAIN(TestCtlManual)
#include "tst_ctl_manual.moc"
