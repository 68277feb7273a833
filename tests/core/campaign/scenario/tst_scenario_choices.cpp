#include "core/campaign/scenario/settings.h"
#include "tests/support/small_campaign.h"

#include <QTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

ScenarioChoices choices(const ScenarioFiles& files) { return choicesOf(readScenario(files, 0)->scenario); }

/// The lines of one text that the other has not, each with its sign.
QStringList changed(const std::string& before, const std::string& after) {
    QStringList was = QString::fromStdString(before).split(u'\n');
    QStringList added;
    for (const QString& line : QString::fromStdString(after).split(u'\n'))
        if (const qsizetype at = was.indexOf(line); at >= 0)
            was.remove(at);
        else
            added << u'+' + line;
    for (QString& line : was)
        line.prepend(u'-');
    return was + added;
}

}  // namespace

class TestScenarioChoices : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aScenarioSaysWhichOfItsPlacesWereFoundedLater() {
        for (const std::string& id : builtinScenarios()) {
            const Scenario scenario = readScenario(*builtinScenario(id), 0)->scenario;
            if (scenario.firstYear < -371)
                QVERIFY2(scenario.note.contains("Ithome") && scenario.note.contains("Maenalians"), id.c_str());
        }
    }
    void withoutAnotherChoiceEveryByteStays() {
        for (const std::string& id : builtinScenarios()) {
            const ScenarioFiles files = *builtinScenario(id);
            QCOMPARE(withChoices(files, choices(files))->texts, files.texts);
        }
    }

    void onlyTheLinesThatItIsAboutChange() {
        const ScenarioFiles files = *builtinScenario("quick_start");
        ScenarioChoices other = choices(files);
        other.name = "Six \"cities\" of the club";
        other.system = "alala";
        other.years = 4;
        const ScenarioFiles chosen = withChoices(files, other).value();
        QCOMPARE(
            changed(files.texts[0], chosen.texts[0]),
            (QStringList{QStringLiteral("-name = \"Six cities\""), QStringLiteral("-system = \"men_of_bronze\""),
                         QStringLiteral("-years = 2"), QStringLiteral("+name = \"Six \\\"cities\\\" of the club\""),
                         QStringLiteral("+system = \"alala\""), QStringLiteral("+years = 4")}));
        for (std::size_t i = 1; i < files.texts.size(); ++i)
            QCOMPARE(chosen.texts[i], files.texts[i]);
    }

    void whoPlaysAPowerIsWrittenIntoItsTable() {
        const ScenarioFiles files = *builtinScenario("quick_start");
        ScenarioChoices other = choices(files);
        other.powers[1] = {Ruler::Rash, "Kleon", "Nikias"};
        other.powers.back().player = "Πελοπίδας";
        const ScenarioFiles chosen = withChoices(files, other).value();
        QCOMPARE(changed(files.texts[2], chosen.texts[2]),
                 (QStringList{QStringLiteral("-ruler = \"skilled\""), QStringLiteral("+ruler = \"rash\""),
                              QStringLiteral("+player = \"Kleon\""), QStringLiteral("+deputy = \"Nikias\""),
                              QStringLiteral("+player = \"Πελοπίδας\"")}));
        QCOMPARE(choices(chosen).powers, other.powers);
    }

    void aNameCanBeTakenBack() {
        const ScenarioFiles files = *builtinScenario("quick_start");
        ScenarioChoices other = choices(files);
        other.powers[0].player = "Kleon";
        const ScenarioFiles named = withChoices(files, other).value();
        other.powers[0].player.clear();
        const ScenarioFiles chosen = withChoices(named, other).value();
        QCOMPARE(choices(chosen).powers, choices(files).powers);
    }

    void numbersOfTheRulesStayBesideTheirComments() {
        ScenarioFiles files = smallFiles();
        files.texts[5] = "format = 1\n[move]  # on foot\nland = 3   # a day\n\n[levy]\nbase = 3";
        ScenarioChoices other = choices(files);
        const auto set = [&](std::string_view table, std::string_view key, int value) {
            for (RuleNumber& number : other.rules)
                if (number.table == table && number.key == key)
                    number.value = value;
        };
        set("move", "land", 5);
        set("move", "sea_lanes", 6);
        set("levy", "draft_percent", 70);
        set("victory", "goal", 0);
        const ScenarioFiles chosen = withChoices(files, other).value();
        QCOMPARE(chosen.texts[5],
                 std::string("format = 1\n[move]  # on foot\nland = 5   # a day\nsea_lanes = 6\n\n[levy]\n"
                             "base = 3\ndraft_percent = 70\n\n[victory]\ngoal = 0\n"));
        QCOMPARE(choices(chosen).rules, other.rules);
    }

    void powersInBracesTakeNamesToo() {
        ScenarioFiles files = smallFiles();
        files.texts[2] =
            "format = 1\npower = [\n  {id = \"athens\", name = \"Athens\", capital = \"athens\"},\n"
            "  {id = \"sparta\", name = \"Sparta\", capital = \"sparta\"},\n]\n";
        ScenarioChoices other = choices(files);
        other.powers[1].player = "Brasidas";
        QCOMPARE(changed(files.texts[2], withChoices(files, other)->texts[2]),
                 (QStringList{
                     QStringLiteral("-  {id = \"sparta\", name = \"Sparta\", capital = \"sparta\"},"),
                     QStringLiteral(
                         "+  {id = \"sparta\", name = \"Sparta\", capital = \"sparta\", player = \"Brasidas\"},")}));
    }

    void everyNumberMayBeItsLeastAndItsMost() {
        const ScenarioFiles files = sixCities();
        ScenarioChoices other = choices(files);
        QVERIFY(other.rules.size() > 60);
        for (const bool most : {false, true}) {
            for (RuleNumber& number : other.rules)
                number.value = most ? number.highest : number.lowest;
            const Result<ScenarioFiles> chosen = withChoices(files, other);
            QVERIFY2(chosen, chosen ? "" : toText(chosen.error().front().message).c_str());
            QCOMPARE(choices(*chosen).rules, other.rules);
            const bool fleets = !readScenario(*chosen, 0)->state.fleets.empty();
            QCOMPARE(fleets, most);
        }
    }

    void theGodsMayBeSilent() {
        const ScenarioFiles files = *builtinScenario("quick_start");
        ScenarioChoices other = choices(files);
        QVERIFY(other.modules.has(Module::Omens));
        other.modules.set(Module::Omens, false);
        const ScenarioFiles chosen = withChoices(files, other).value();
        QVERIFY(readScenario(chosen, 0)->scenario.omens.empty());
        QVERIFY(Journal::found(chosen, 1));
    }

    void aChoiceThatDoesNotDoIsRefused() {
        const ScenarioFiles files = *builtinScenario("quick_start");
        ScenarioChoices other = choices(files);
        other.years = 1000;
        QVERIFY(!withChoices(files, other));
        other = choices(files);
        other.name.clear();
        QVERIFY(!withChoices(files, other));
    }

    void filesThatDoNotDoAreNamedWithTheirLines() {
        ScenarioFiles files = smallFiles();
        files.texts[2] += "\n[[power]]\nid = \"athens\"\n";
        const auto read = withChoices(files, {});
        QVERIFY(!read);
        QVERIFY(read.error().front().place.line > 0);
    }

    void aBadgeThatCannotBeDrawnIsNamedWithItsLine_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("said");
        QTest::newRow("name of a colour") << QByteArray("colour = \"red\"") << QStringLiteral("\"#134da1\"");
        QTest::newRow("no digit") << QByteArray("colour = \"#12345g\"")
                                  << QStringLiteral("\"#12345g\" is not a colour");
        QTest::newRow("too short") << QByteArray("colour = \"#fff\"") << QStringLiteral("six hexadecimal digits");
        QTest::newRow("sign") << QByteArray("colour = \"#-12345\"") << QStringLiteral("six hexadecimal digits");
        QTest::newRow("shape") << QByteArray("shape = \"star\"") << QStringLiteral("octagon");
        QTest::newRow("two letters") << QByteArray("letter = \"AB\"") << QStringLiteral("one letter");
        QTest::newRow("blank") << QByteArray("letter = \" \"") << QStringLiteral("one letter");
    }
    void aBadgeThatCannotBeDrawnIsNamedWithItsLine() {
        QFETCH(QByteArray, line);
        QFETCH(QString, said);
        ScenarioFiles files = smallFiles();
        const std::string after = "name = \"Athens\"\n";
        files.texts[2].insert(files.texts[2].find(after) + after.size(), line.toStdString() + "\n");
        const auto read = readScenario(files, 1);
        QVERIFY(!read);
        QCOMPARE(read.error().size(), std::size_t{1});
        QCOMPARE(read.error().front().place.line, 5);
        const QString message = QString::fromStdString(toText(read.error().front()));
        QVERIFY2(message.contains(said), qPrintable(message));
    }

    void aBadgeIsReadAndWithoutOneNothingIsChosen() {
        ScenarioFiles files = smallFiles();
        QVERIFY(!readScenario(files, 1)->scenario.powers[0].badge.colour);
        files.texts[2] += "colour = \"#12aBfF\"\nshape = \"hexagon\"\nletter = \"Σ\"\n";
        const Badge badge = readScenario(files, 1)->scenario.powers[1].badge;
        QCOMPARE(badge.colour.value_or(0), 0x12ABFFU);
        QVERIFY(badge.shape == BadgeShape::Hexagon);
        QCOMPARE(badge.letter, std::string("Σ"));
    }
};

QTEST_GUILESS_MAIN(TestScenarioChoices)
#include "tst_scenario_choices.moc"
