// Bad input: each gets a message that names the thing, its exit status, and leaves nothing half-written.
#include "tests/app/ctl_run.h"

class TestCtlFaults : public QObject {
    Q_OBJECT

    CtlFolder m_folder;

    Came fight(const QStringList& more) const { return m_folder.battleOfLists("fight", more); }
    Came battle(const char* what, const char* file) const { return m_folder.battle(what, QLatin1String(file)); }

private Q_SLOTS:
    void initTestCase() {
        m_folder.write(QStringLiteral("sparta.toml"), spartanList);
        m_folder.write(QStringLiteral("corinth.toml"), corinthianList);
        COMES(fight({QStringLiteral("--seed"), QStringLiteral("431"), QStringLiteral("--record"),
                     QStringLiteral("whole.battle")}),
              0);
    }

    void wrongUsage_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("names");
        const auto row = [](const char* line, const char* names) {
            QTest::newRow(line) << QString::fromLatin1(line).split(u' ') << QByteArray(names);
        };
        row("nonsense", "\"nonsense\"");
        row("campaign shwo x", "show");
        row("battel fight sparta.toml corinth.toml", "did you mean \"battle\"?");
        row("battle fihgt sparta.toml corinth.toml", "did you mean \"battle fight\"?");
        row("list shwo sparta.toml", "did you mean \"list show\"?");
        row("battle campaign", "fight, odds, replay, verify, export or analyse");
        row("battle", "");
        row("battle fight sparta.toml", "Two army lists");
        row("battle fight sparta.toml corinth.toml sparta.toml", "");
        row("battle fight sparta.toml corinth.toml --seed 4x1", "--seed \"4x1\"");
        row("battle fight sparta.toml corinth.toml --seed -1", "--seed \"-1\"");
        row("battle fight sparta.toml corinth.toml --seed 18446744073709551616", "18446744073709551615");
        row("battle fight sparta.toml corinth.toml --players clever", "clever");
        row("battle fight sparta.toml corinth.toml --players random,", "random,");
        row("battle fight sparta.toml corinth.toml --option turn_limit", "turn_limit");
        row("battle fight sparta.toml corinth.toml --option turn_limit=0", "turn_limit");
        row("battle fight sparta.toml corinth.toml --option turn_limt=3", "turn_limit");
        row("battle odds sparta.toml corinth.toml --runs 0", "--runs");
        row("battle odds sparta.toml corinth.toml --runs ten", "--runs");
        row("battle odds sparta.toml corinth.toml --precision 0", "--precision");
        row("battle odds sparta.toml corinth.toml --runs 5 --precision 5", "--precision");
        row("battle analyse fought.battle --precision 0", "--precision");
        row("battle analyse fought.battle --threads 0", "--threads");
        row("battle analyse fought.battle --player caesar", "--player");
        row("battle analyse", "RECORD");
        row("battle odds sparta.toml corinth.toml --precision nan", "--precision");
        row("battle odds sparta.toml corinth.toml --precision -nan", "--precision");
        row("battle odds sparta.toml corinth.toml --precision inf", "--precision");
        row("odds clash men_of_bronz -", "men_of_bronze");
        row("list show sparta.toml --format rtf", "--format");
    }
    void wrongUsage() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, names);
        const Came came = m_folder.run(arguments);
        COMES(came, 2);
        QVERIFY2(came.err.startsWith("ephorctl: error: ") && came.err.contains(names), came.all().constData());
        QVERIFY(came.out.isEmpty());
    }

    void aNumberIsWrittenInDecimalDigits_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("option");
        const auto row = [](const char* command, const char* option) {
            QTest::addRow("%s %s", command, option) << QString::fromLatin1(command) << QString::fromLatin1(option);
        };
        for (const char* command : {"battle fight sparta.toml corinth.toml", "battle odds sparta.toml corinth.toml",
                                    "campaign new quick_start new.ephor"})
            row(command, "--seed");
        for (const char* option : {"--runs", "--precision", "--threads"})
            row("battle odds sparta.toml corinth.toml", option);
        row("campaign advance war.ephor", "--threads");
        row("campaign deadline war.ephor", "--every");
        row("campaign dice mail.txt", "--nth");
        row("campaign newsletter war.ephor", "--turn");
    }
    void aNumberIsWrittenInDecimalDigits() {
        QFETCH(QString, command);
        QFETCH(QString, option);
        for (const char* number :
             {"0x10", "1_0", "1'0", " 5", "5 ", "\t5", "+5", "-5", "1e1", "5,0", "nan", "0b11", "five", ""}) {
            const Came came = m_folder.run(command.split(u' ') + QStringList{option, QLatin1String(number)});
            QVERIFY2(came.status == 2, number + came.all());
            QVERIFY2(came.err.startsWith("ephorctl: error: " + option.toLatin1()), came.all().constData());
        }
    }
    void zerosBeforeANumberDoNotMakeItOctal() {
        const Came came = m_folder.battleOfLists(
            "odds", {QStringLiteral("--runs"), QStringLiteral("010"), QStringLiteral("--threads"), QStringLiteral("01"),
                     QStringLiteral("--seed"), QStringLiteral("010"), QStringLiteral("--json")});
        COMES(came, 0);
        QCOMPARE(came.json()[u"runs"].toInt(), 10);
        QCOMPARE(came.json()[u"seed"].toString(), QStringLiteral("10"));
    }

    void anEmptySeedIsNoSeed() {
        for (const QStringList& seed :
             {QStringList{QStringLiteral("--seed"), QString()}, QStringList{QStringLiteral("--seed=")}}) {
            const Came came = fight(seed);
            COMES(came, 2);
            QVERIFY2(came.err.contains("--seed"), came.err.constData());
            QVERIFY(came.out.isEmpty());
        }
    }

    void anEmptyNameOfAFileIsNoFile() {
        for (const char* option : {"--table", "--record"}) {
            const Came empty = fight({QLatin1String(option), QString()});
            COMES(empty, 2);
            QVERIFY2(empty.err.contains(option) && empty.err.contains("name of the file is empty"),
                     empty.err.constData());
            const Came missing = fight({QLatin1String(option) + QLatin1Char('=')});
            COMES(missing, 2);
            QVERIFY2(missing.err.contains(option) && missing.err.contains("missing"), missing.err.constData());
            QVERIFY(empty.out.isEmpty() && missing.out.isEmpty());
        }
        COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("sparta.toml"),
                            QStringLiteral("-o"), QString()}),
              2);
        for (const char* command : {"list check", "list show", "list code", "list scan", "odds clash dba",
                                    "battle fight sparta.toml", "battle replay", "battle verify"}) {
            const Came unset = m_folder.run(QString::fromLatin1(command).split(u' ') + QStringList{QString()});
            COMES(unset, 2);
            QVERIFY2(unset.err.contains("is empty; give one"), unset.all().constData());
        }
    }

    /// What a command prints goes to standard output anyway.
    void aDashIsNoFileToBeWritten() {
        const QStringList before = m_folder.files();
        const Came record = fight({QStringLiteral("--record"), QStringLiteral("-")});
        COMES(record, 2);
        QVERIFY2(record.err.contains("--record") && record.out.isEmpty(), record.all().constData());
        COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("sparta.toml"),
                            QStringLiteral("-o"), QStringLiteral("-")}),
              2);
        QCOMPARE(m_folder.files(), before);
    }

    void anOptionForWhichTheTableIsTooSmallIsUsage() {
        m_folder.write(
            QStringLiteral("plain.toml"),
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"x\"\n[table]\nwidth = 60\nheight = 48\n");
        const QStringList deep{QStringLiteral("--option"), QStringLiteral("deploy_depth_bw=30")};
        for (const QStringList& table :
             {QStringList{}, QStringList{QStringLiteral("--table"), QStringLiteral("plain.toml")}}) {
            const Came came = fight(deep + table);
            COMES(came, 2);
            QVERIFY2(came.err.contains("deploy_depth_bw"), came.err.constData());
            QVERIFY2(!came.err.contains(".toml"), came.err.constData());
        }
    }

    void anOptionIsNotBlamedForATableThatIsTooSmallWithoutIt() {
        m_folder.write(
            QStringLiteral("low.toml"),
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"x\"\n[table]\nwidth = 60\nheight = 20\n");
        const Came came = fight({QStringLiteral("--option"), QStringLiteral("turn_limit=3"), QStringLiteral("--table"),
                                 QStringLiteral("low.toml")});
        COMES(came, 3);
        QVERIFY2(came.err.contains("low.toml:7:"), came.err.constData());
    }

    // H16
    void afterTwoDashesOnlyFilesFollow() {
        for (const char* what : {"fight", "odds --runs 20"})
            COMES(
                m_folder.shell(
                    QStringLiteral("\"$CTL\" battle %1 --seed 1 -- sparta.toml corinth.toml").arg(QLatin1String(what))),
                0);
    }

    // H13
    void noControlCharacterReachesATerminal() {
        QByteArray list = spartanList;
        m_folder.write(QStringLiteral("escape.toml"), list.replace("\"psiloi\"", "\"\\u001b]0;owned\\u0007\\u009bA\""));
        const Came said =
            m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("escape.toml")});
        COMES(said, 1);
        QVERIFY2(said.err.contains("\\u001B]0;owned\\u0007\\u009BA"), said.all().constData());
        QVERIFY(!said.err.contains('\x1b') && !said.err.contains('\x07') && !said.err.contains("\xc2\x9b"));
        const Came usage =
            m_folder.run({QStringLiteral("battle"), QStringLiteral("fight"), QStringLiteral("--\x1b[2J")});
        COMES(usage, 2);
        QVERIFY2(!usage.err.contains('\x1b'), usage.all().constData());
        m_folder.write(QStringLiteral("note.toml"),
                       QByteArray(spartanList).replace("state  =", "note = \"\\u001b[2J\"\nstate  ="));
        const Came shown = m_folder.shell(QStringLiteral("script -qec \"'$CTL' list show note.toml\" /dev/null"));
        QVERIFY2(shown.out.contains("Sparta") && !shown.out.contains('\x1b'), shown.all().constData());
    }

    // H14
    void aNameThatTurnsTheDirectionOfWritingIsRefused() {
        m_folder.write(QStringLiteral("turned.toml"), QByteArray(spartanList)
                                                          .replace("Sparta, 38",
                                                                   "\xe2\x80\xae"
                                                                   "evil, 38"));
        const Came came =
            m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("turned.toml")});
        COMES(came, 1);
        QVERIFY2(came.err.contains("control characters") && !came.err.contains("\xe2\x80\xae"), came.all().constData());
    }

    void helpIsNoFault() {
        COMES(m_folder.run({QStringLiteral("battle"), QStringLiteral("fight"), QStringLiteral("--help")}), 0);
        COMES(m_folder.run({QStringLiteral("--help")}), 0);
        COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("--help"), QStringLiteral("nonsense")}), 0);
    }

    void inputsThatDoNotDo_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QByteArray>("names");
        const QByteArray head = "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"x\"\n";
        QTest::newRow("a table smaller than the deployment") << head + "[table]\nwidth = 60\nheight = 20\n"
                                                             << QByteArray("smaller than the deployment");
        QTest::newRow("an unknown key") << head + "[table]\nwidht = 60\nheight = 48\n" << QByteArray("width");
        QTest::newRow("of a newer format") << QByteArray("format = 99\n") << QByteArray("99");
    }
    void inputsThatDoNotDo() {
        QFETCH(QByteArray, table);
        QFETCH(QByteArray, names);
        m_folder.write(QStringLiteral("table.toml"), table);
        const Came came = fight({QStringLiteral("--table"), QStringLiteral("table.toml")});
        COMES(came, 3);
        QVERIFY2(came.err.contains(names) && came.err.contains("table.toml:"), came.err.constData());
    }

    void aTableThatIsTooLowIsNamedWithItsLine() {
        m_folder.write(
            QStringLiteral("low.toml"),
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"x\"\n[table]\nwidth = 60\nheight = 20\n");
        const Came came = fight({QStringLiteral("--table"), QStringLiteral("low.toml")});
        COMES(came, 3);
        QVERIFY2(came.err.contains("low.toml:7:10: error: The table is smaller"), came.err.constData());
    }

    void anArmyThatHasNoRoomInItsZoneDoesNotFight() {
        m_folder.write(
            QStringLiteral("narrow.toml"),
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"x\"\n[table]\nwidth = 12\nheight = 48\n");
        m_folder.write(QStringLiteral("many.toml"),
                       spartanList + "\n[[unit]]\ntype = \"drilled_hoplite\"\ncount = 8\n");
        const Came came =
            m_folder.run({QStringLiteral("battle"), QStringLiteral("fight"), QStringLiteral("many.toml"),
                          QStringLiteral("corinth.toml"), QStringLiteral("--table"), QStringLiteral("narrow.toml")});
        COMES(came, 3);
        QVERIFY2(came.err.contains("too small") && came.err.contains("narrow.toml:6:9:"), came.err.constData());
    }

    void anArmyOfNoUnitsDoesNotFight() {
        m_folder.write(QStringLiteral("empty.toml"), spartanList.left(spartanList.indexOf("[[unit]]")));
        const Came came = m_folder.run({QStringLiteral("battle"), QStringLiteral("odds"), QStringLiteral("empty.toml"),
                                        QStringLiteral("corinth.toml")});
        COMES(came, 3);
        QVERIFY2(came.err.contains("empty.toml"), came.err.constData());
    }

    void aListWithAnUnknownKeyDoesNotFight() {
        QByteArray wrong = spartanList;
        m_folder.write(QStringLiteral("wrong.toml"), wrong.replace("strategos", "stratgos"));
        const Came came = m_folder.run({QStringLiteral("battle"), QStringLiteral("fight"), QStringLiteral("wrong.toml"),
                                        QStringLiteral("corinth.toml")});
        COMES(came, 3);
        QVERIFY2(came.err.contains("wrong.toml:10:"), came.err.constData());
    }

    void aRecordThatWasCutOffDoesNotVerify() {
        const QByteArray whole = m_folder.read(QStringLiteral("whole.battle"));
        for (const qsizetype left : {whole.size() - 1, whole.size() / 2, qsizetype{2000}}) {
            m_folder.write(QStringLiteral("cut.battle"), whole.left(left));
            const Came verified = battle("verify", "cut.battle");
            COMES(verified, 1);
            QVERIFY2(verified.err.contains("cut off"), verified.err.constData());
            COMES(battle("replay", "cut.battle"), 3);
        }
    }

    void aRecordWithOneByteEditedIsNeverVerified() {
        const QByteArray whole = m_folder.read(QStringLiteral("whole.battle"));
        for (qsizetype at = 0; at < whole.size(); at += whole.size() / 60 + 1) {
            QByteArray edited = whole;
            edited[at] = edited[at] == '5' ? '6' : '5';
            m_folder.write(QStringLiteral("edited.battle"), edited);
            const Came came = battle("verify", "edited.battle");
            QVERIFY2(came.status == 1 || came.status == 3, came.all().constData());
            QVERIFY(came.err.contains("edited.battle"));
        }
    }

    void anEditedRecordSaysSoAsJson() {
        QByteArray edited = m_folder.read(QStringLiteral("whole.battle"));
        const qsizetype at = edited.size() / 2;
        edited[at] = edited[at] == '5' ? '6' : '5';
        m_folder.write(QStringLiteral("edited.battle"), edited);
        const Came came = m_folder.run({QStringLiteral("battle"), QStringLiteral("verify"),
                                        QStringLiteral("edited.battle"), QStringLiteral("--json")});
        COMES(came, 1);
        QCOMPARE(came.json()[u"valid"].toBool(true), false);
        QVERIFY(!came.json()[u"diagnostics"].toArray().isEmpty());
    }

    void whatIsNoRecordCannotBeRead() {
        COMES(battle("verify", "sparta.toml"), 3);
        COMES(battle("replay", "not there.battle"), 3);
        QByteArray newer = m_folder.read(QStringLiteral("whole.battle"));
        newer.replace(0, newer.indexOf('\n'),
                      QByteArray(newer.left(newer.indexOf('\n'))).replace("\"format\":1", "\"format\":2"));
        m_folder.write(QStringLiteral("newer.battle"), newer);
        const Came came = battle("verify", "newer.battle");
        COMES(came, 3);
        QVERIFY2(came.err.contains("newer"), came.err.constData());
    }

    void aHundredMegabytesOfBracketsAreRefusedAtOnce() {
        m_folder.write(QStringLiteral("brackets.toml"), QByteArray(100 << 20, '['));
        QElapsedTimer timer;
        timer.start();
        COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("brackets.toml")}), 3);
        COMES(fight({QStringLiteral("--table"), QStringLiteral("brackets.toml")}), 3);
        COMES(battle("verify", "brackets.toml"), 3);
        COMES(m_folder.run({QStringLiteral("odds"), QStringLiteral("clash"), QStringLiteral("men_of_bronze"),
                            QStringLiteral("brackets.toml")}),
              3);
        QVERIFY(timer.elapsed() < 10'000);
        QFile::remove(m_folder.path(QStringLiteral("brackets.toml")));
        // As many as fit into what is read.
        for (const char* name : {"list.toml", "list.json"}) {
            m_folder.write(QLatin1String(name), QByteArray(1 << 20, '['));
            COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QLatin1String(name)}), 3);
        }
        const Came json = m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("list.json")});
        QVERIFY2(json.err.contains("list.json:1:8:") && json.err.contains("nested"), json.err.constData());
    }

    void standardInputIsCalledThat() {
        const Came large = m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("-")},
                                        QByteArray(2 << 20, '#'));
        COMES(large, 3);
        QVERIFY2(large.err.contains("standard input: ") && !large.err.contains("/dev/stdin"), large.err.constData());
        QByteArray wrong = spartanList;
        const Came list = m_folder.run({QStringLiteral("list"), QStringLiteral("check"), QStringLiteral("-")},
                                       wrong.replace("strategos", "stratgos"));
        COMES(list, 1);
        QVERIFY2(list.err.contains("standard input:10:"), list.err.constData());
        const Came whole = m_folder.run({QStringLiteral("battle"), QStringLiteral("verify"), QStringLiteral("-")},
                                        m_folder.read(QStringLiteral("whole.battle")));
        COMES(whole, 0);
        QVERIFY2(whole.out.startsWith("standard input: verified"), whole.out.constData());
    }

    void whatCannotBeWrittenSaysWhatToDo() {
        const Came folder = m_folder.run({QStringLiteral("list"), QStringLiteral("convert"),
                                          QStringLiteral("sparta.toml"), QStringLiteral("no such folder/out.json")});
        COMES(folder, 4);
        QVERIFY2(folder.err.contains("Make the folder"), folder.err.constData());
        const Came full = m_folder.run({QStringLiteral("systems")}, {}, QStringLiteral("/dev/full"));
        COMES(full, 4);
        QVERIFY2(full.err.contains("Make room"), full.err.constData());
        const Came missing = battle("replay", "not/there at all.battle");
        COMES(missing, 3);
        QVERIFY2(missing.err.contains("Check the name"), missing.err.constData());
    }

    void aFullDiskIsSaidAndNothingIsHalfWritten() {
        const Came record = fight({QStringLiteral("--record"), QStringLiteral("/dev/full")});
        COMES(record, 4);
        QVERIFY2(record.err.contains("/dev/full"), record.err.constData());
        QVERIFY(record.out.isEmpty());
        for (const char* printing : {"systems", "--help", "battle fight --help", "--version"})
            COMES(m_folder.run(QString::fromLatin1(printing).split(u' '), {}, QStringLiteral("/dev/full")), 4);
        COMES(m_folder.run({QStringLiteral("battle"), QStringLiteral("fight"), QStringLiteral("sparta.toml"),
                            QStringLiteral("corinth.toml"), QStringLiteral("--json")},
                           {}, QStringLiteral("/dev/full")),
              4);
        COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("convert"), QStringLiteral("sparta.toml"),
                            QStringLiteral("no such folder/out.json")}),
              4);
    }

    void threadsThatCannotBeStartedAreNotMissed() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("A program with sanitizers needs more room than the limit leaves.");
#endif
        const QString odds =
            QStringLiteral("\"$CTL\" battle odds sparta.toml corinth.toml --runs 1200 --seed 1 --json --threads %1");
        const Came one = m_folder.shell(odds.arg(1));
        COMES(one, 0);
        // There is room for the stacks of two or three.
        const Came few = m_folder.shell(QStringLiteral("ulimit -s 1000000 -v 3000000; ") + odds.arg(32));
        COMES(few, 0);
        QVERIFY2(few.json()[u"threads"].toInt() < 32, few.out.constData());
        QCOMPARE(few.json()[u"runs"].toInt(), 1200);
        QCOMPARE(few.json()[u"a"], one.json()[u"a"]);
        QCOMPARE(few.json()[u"losses"], one.json()[u"losses"]);
    }

    /// Set-ups and packs come from other people.
    void aSetupReadsListsOfItsOwnFolderOnly() {
        QDir(m_folder.path(QString())).mkpath(QStringLiteral("sent/lists"));
        m_folder.write(QStringLiteral("sent/lists/b.toml"), corinthianList);
        m_folder.write(QStringLiteral("secret"), "root:x:0:0");
        COMES(m_folder.shell(QStringLiteral("mkfifo sent/pipe; ln -s ../secret sent/link")), 0);
        const auto fought = [&](const QByteArray& list) {
            m_folder.write(QStringLiteral("sent/battle.toml"),
                           "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"x\"\na = \"" + list +
                               "\"\nb = \"lists/b.toml\"\n");
            return m_folder.run({QStringLiteral("battle"), QStringLiteral("fight"), QStringLiteral("--table"),
                                 QStringLiteral("sent/battle.toml")});
        };
        COMES(fought("lists/b.toml"), 0);
        for (const QByteArray list : {"../sparta.toml", "../secret", "/etc/passwd", "link"}) {
            const Came came = fought(list);
            COMES(came, 3);
            QVERIFY2(came.err.startsWith("sent/battle.toml:5:") && came.err.contains("leads out of the folder") &&
                         came.err.contains("\"" + list + "\"") && !came.err.contains("root"),
                     came.all().constData());
        }
        const Came waiting = fought("pipe");
        COMES(waiting, 3);
        QVERIFY2(waiting.err.contains("a pipe or a device"), waiting.all().constData());
    }

    void aPackReadsFilesOfItsOwnFolderOnly() {
        QDir(m_folder.path(QString())).mkpath(QStringLiteral("pack"));
        m_folder.write(QStringLiteral("outside.toml"), "root:x:0:0");
        const QStringList check{QStringLiteral("pack"), QStringLiteral("check"), QStringLiteral("pack")};
        for (const char* make : {"ln -s ../outside.toml", "mkfifo"}) {
            COMES(m_folder.shell(QStringLiteral("%1 pack/troops.toml").arg(QLatin1String(make))), 0);
            const Came came = m_folder.run(check);
            COMES(came, 3);
            QVERIFY2(came.err.startsWith("pack/troops.toml: error: ") && !came.err.contains("root"),
                     came.all().constData());
            QFile::remove(m_folder.path(QStringLiteral("pack/troops.toml")));
        }
    }

    void noOutputReplacesAFileOfAnotherKind() {
        const auto show = [&](const char* format, const char* to) {
            return m_folder.run({QStringLiteral("list"), QStringLiteral("show"), QStringLiteral("sparta.toml"),
                                 QStringLiteral("--format"), QLatin1String(format), QStringLiteral("-o"),
                                 QLatin1String(to)});
        };
        const auto convert = [&](const char* to) {
            return m_folder.run(
                {QStringLiteral("list"), QStringLiteral("convert"), QStringLiteral("sparta.toml"), QLatin1String(to)});
        };
        const auto record = [&](const char* to) {
            return fight(
                {QStringLiteral("--seed"), QStringLiteral("431"), QStringLiteral("--record"), QLatin1String(to)});
        };
        COMES(m_folder.run({QStringLiteral("campaign"), QStringLiteral("new"), QStringLiteral("quick_start"),
                            QStringLiteral("war")}),
              0);
        COMES(record("record"), 0);
        for (const char* format : {"text", "html", "pdf", "json"})
            COMES(show(format, format), 0);
        COMES(convert("mine.toml"), 0);
        COMES(convert("mine.ros"), 0);
        m_folder.write(QStringLiteral("table"), "format = 1\nsystem = \"dba\"\n[table]\nwidth = 24\n");
        m_folder.write(QStringLiteral("other"), QByteArray("\x7f"
                                                           "ELF\0\1",
                                                           6));

        const std::vector<std::pair<const char*, const char*>> kinds{
            {"war", "a campaign"},       {"record", "a battle record"}, {"text", "a text"},
            {"html", "a web page"},      {"pdf", "a PDF document"},     {"json", "a file in JSON"},
            {"mine.toml", "in TOML"},    {"mine.ros", "a roster"},      {"table", "a set-up"},
            {"other", "another program"}};
        const auto isRefused = [&](const Came& came, const char* file, const char* kind, const QByteArray& before) {
            COMES(came, 4);
            QVERIFY2(came.err.startsWith(QByteArray(file) + ": error: The file was not written: ") &&
                         came.err.contains(kind) && came.err.contains("Choose another name"),
                     came.all().constData());
            QVERIFY(m_folder.read(QLatin1String(file)) == before && came.out.isEmpty());
        };
        for (const auto& [file, kind] : kinds) {
            const QByteArray before = m_folder.read(QLatin1String(file));
            QVERIFY(!before.isEmpty());
            for (const char* format : {"text", "html", "pdf", "json"})
                if (file != QByteArray(format))
                    isRefused(show(format, file), file, kind, before);
            if (file != QByteArray("record"))
                isRefused(record(file), file, kind, before);
        }
        for (const char* format : {"text", "html", "pdf", "json"})
            COMES(show(format, format), 0);
        COMES(record("record"), 0);
        for (const char* list : {"mine.toml", "mine.ros"})
            COMES(convert(list), 0);
        m_folder.write(QStringLiteral("empty.toml"), "");
        COMES(convert("empty.toml"), 0);
        m_folder.write(QStringLiteral("text.toml"), "what I thought about it\n");
        isRefused(convert("text.toml"), "text.toml", "a text", "what I thought about it\n");
    }

    void whoeverIsKilledLeavesTheOldFileOrTheNewOne() {
        const QByteArray whole = m_folder.read(QStringLiteral("whole.battle"));
        COMES(fight({QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--record"),
                     QStringLiteral("killed.battle")}),
              0);
        const QByteArray old = m_folder.read(QStringLiteral("killed.battle"));
        QVERIFY(!old.isEmpty() && old != whole);
        for (int i = 0; i < 40; ++i) {
            m_folder.write(QStringLiteral("killed.battle"), old);
            m_folder.shell(
                QStringLiteral(
                    "\"$CTL\" battle fight sparta.toml corinth.toml --seed 431 --record killed.battle > /dev/null & "
                    "sleep 0.%1; kill -9 $! 2> /dev/null; wait")
                    .arg(i * 2, 3, 10, QLatin1Char('0')));
            const QByteArray left = m_folder.read(QStringLiteral("killed.battle"));
            QVERIFY2(left == old || left == whole, QByteArray::number(left.size()).constData());
        }
    }

    void aFileThatGrowsTooLargeLeavesTheOldOneAsItWas() {
        const QByteArray old = m_folder.read(QStringLiteral("whole.battle"));
        m_folder.write(QStringLiteral("kept.battle"), old);
        const QStringList before = m_folder.files();
        const Came came = m_folder.shell(QStringLiteral(
            "ulimit -f 1; \"$CTL\" battle fight sparta.toml corinth.toml --record kept.battle > /dev/null"));
        COMES(came, 4);
        QCOMPARE(m_folder.read(QStringLiteral("kept.battle")), old);
        QCOMPARE(m_folder.files(), before);
    }
};

QTEST_GUILESS_MAIN(TestCtlFaults)
#include "tst_ctl_faults.moc"
