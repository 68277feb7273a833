// What happened in whole wars, by their journals, and what every report tells of it.
#include "core/base/sha256.h"
#include "core/campaign/orders/order_status.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/reports/honours/biography.h"
#include "tests/support/whole_war.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

/// The first thing from the `from`th on for which this can be ruled.
void ruleOn(Journal& journal, RulingSubject subject, int from, int value) {
    const std::vector<int> things = thingsOf(journal.campaign(), subject);
    for (std::size_t i = 0; i < things.size(); ++i) {
        const Ruling ruling{subject, things[(static_cast<std::size_t>(from) + i) % things.size()], value};
        if (!whyNotRuled(journal.campaign(), ruling))
            return rule(journal, ruling, "The club has voted.");
    }
}

/// A war of so many turns, every battle on paper, with rulings and undone steps.
Journal paperWar(const ScenarioFiles& files, std::uint64_t seed, int turns) {
    Journal journal = *Journal::found(files, seed);
    for (int turn = 0; turn < turns && journal.campaign().state.course.phase != Phase::Over; ++turn) {
        const int power = turn % static_cast<int>(journal.campaign().scenario.powers.size());
        ruleOn(journal, RulingSubject::Treasury, turn, 5 + turn);
        if (turn % 5 == 2)
            ruleOn(journal, RulingSubject::Owner, turn, power);
        if (turn % 7 == 3)
            ruleOn(journal, RulingSubject::Fate, turn / 2,
                   static_cast<int>(turn % 2 == 0 ? Fate::Dead : Fate::Captured));
        if (turn % 6 == 4)
            ruleOn(journal, RulingSubject::Trait, turn / 2, 0);
        adjudicateTurn(journal);
        if (turn % 3 == 1) {
            journal.undo("umpire");
            adjudicateTurn(journal);
        }
        for (const BattleId id : pendingBattles(journal.campaign().state)) {
            CampaignDice paper(keyOf(turnSeedOf(seed, turn), occasionOf("paper", id)));
            recordResult(journal, onPaper(journal.campaign(), id, paper));
        }
        closeTurn(journal);
        if (turn % 2 == 0) {
            journal.undo("umpire");
            journal.undo("umpire");
            journal.redo("umpire");
            journal.redo("umpire");
        }
        if (turn % 4 == 3)
            reverseOne(journal, Reversed::City);
    }
    return journal;
}

/// Two powers agree on a truce, and a captive comes home.
Journal truce() {
    Journal journal = *Journal::found(smallFiles(), 1);
    rule(journal, {RulingSubject::Fate, 0, static_cast<int>(Fate::Captured), PowerId(1)}, "He was taken.");
    rule(journal, {RulingSubject::Fate, 0, static_cast<int>(Fate::Serving)}, "He was let go.");
    (void)submitOrders(journal, PowerId(0), {.envoys = {{PowerId(1), TreatyKind::Truce, 3}}}, {});
    (void)submitOrders(journal, PowerId(1), {.envoys = {{PowerId(0), TreatyKind::Truce, 3}}}, {});
    adjudicateTurn(journal);
    return journal;
}

Journal warOf(const std::string& name) {
    if (name == "six_cities")
        return paperWar(sixCitiesBy("men_of_bronze", 6), 11, 36);
    if (name == "hellas_431" || name == "hellas_371")
        return paperWar(withModules(*builtinScenario(name), Modules::full()).value(), 7, 30);
    if (name.starts_with("three_years ")) {
        Journal journal = *Journal::found(sixCitiesBy(name.substr(12)), 431);
        playToEnd(journal, *findSystem(name.substr(12)), 1);
        return journal;
    }
    return wholeWar(name);
}

/// All that may be read of a war while it lasts and afterwards, by the umpire, every power and everybody.
struct Pages {
    std::string chronicle;
    std::string honours;
    std::string biographies;
    std::string newsletters;
};

std::vector<Audience> audiencesOf(const Scenario& scenario) {
    std::vector<Audience> all{theUmpire, thePublic};
    for (std::size_t i = 0; i < scenario.powers.size(); ++i)
        all.push_back({false, PowerId(static_cast<int>(i))});
    return all;
}

Pages toldIn(const Journal& war) {
    const Scenario& scenario = war.campaign().scenario;
    Pages told;
    for (const std::size_t part : {3, 2, 1}) {
        const Journal journal = *Journal::from(
            {war.entries().begin(), war.entries().begin() + std::ssize(war.entries()) / static_cast<int>(part)});
        for (const ChronicleLine& line : chronicle(journal))
            told.chronicle += std::to_string(line.turn) + "/" + std::to_string(static_cast<int>(line.news)) + " " +
                              line.date + ": " + line.text + "\n";
        const History history(scenario, journal.entries());
        const WarAchievements achievements = achievementsOf(history);
        const Lives lives = livesOf(history);
        for (const Audience& audience : audiencesOf(scenario)) {
            told.honours += honoursReport(scenario, honours(scenario, achievements, audience)).text() + "\n";
            told.biographies += biographiesReport(scenario, biographiesOf(scenario, lives, audience)).text() + "\n";
        }
        const int last = lastTurnTold(journal.campaign(), journal.entries());
        for (int turn = part == 1 ? 1 : last; turn <= last; ++turn)
            told.newsletters += newsletterReport(scenario, draftOf(scenario, journal.entries(), turn)).text() + "\n";
    }
    return told;
}

/// Every event with when it happened and what everybody is told of it.
std::string eventsIn(const History& history) {
    std::string text;
    for (const DatedEvent& event : history.events()) {
        const std::optional<PublicNews> news = newsOf(history.now(), event.what);
        text += std::to_string(event.entry) + "/" + std::to_string(event.turn) + "/" +
                std::to_string(event.what.index()) + " " + (news ? news->text : "") + "\n";
    }
    return text;
}

QString markOf(const std::string& text) { return QString::fromStdString(sha256Of(text)).first(16); }

}  // namespace

class TestHistory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfEventHappensInAWar() {
        std::array<int, std::variant_size_v<campaign::CampaignEvent>> met{};
        for (const Journal& war : {warOf("men_of_bronze"), warOf("three_years men_of_bronze"), warOf("six_cities"),
                                   warOf("hellas_431"), truce()}) {
            const History history(war.campaign().scenario, war.entries());
            for (const DatedEvent& event : history.events())
                ++met[event.what.index()];
        }
        for (std::size_t i = 0; i < met.size(); ++i)
            QVERIFY2(met[i] > 0, ("none of the kind " + std::to_string(i)).c_str());
    }
    void undoTakesTheEventsOfAnEntryAwayAndRedoBringsThemBack() {
        Journal journal = paperWar(sixCities(), 11, 3);
        const Scenario& scenario = journal.campaign().scenario;
        History history(scenario, journal.entries());
        const std::string all = eventsIn(history);
        const auto follow = [&] { history.read(std::span(journal.entries()).subspan(history.entries())); };
        const int undone = journal.undoable();
        journal.undo("umpire");
        follow();
        for (const DatedEvent& event : history.events())
            QVERIFY(event.entry != undone);
        QVERIFY(all.starts_with(eventsIn(history)));
        QVERIFY(all != eventsIn(history));
        journal.redo("umpire");
        follow();
        QCOMPARE(eventsIn(history), all);
        QVERIFY(history.now().state == journal.campaign().state);
    }
    void readingInTwoStepsIsReadingAtOnce() {
        const Journal war = wholeWar("men_of_bronze");
        const std::string all = eventsIn(History(war.campaign().scenario, war.entries()));
        for (std::size_t first = 0; first <= war.entries().size(); ++first) {
            History history(war.campaign().scenario, std::span(war.entries()).first(first));
            history.read(std::span(war.entries()).subspan(first));
            QCOMPARE(eventsIn(history), all);
        }
    }
    void whatIsToldOfAWarStaysTheSame_data() {
        // Chronicle, honours, biographies, newsletters.
        QTest::addColumn<QString>("marks");
        QTest::newRow("men_of_bronze") << "0b0ec0cd4e6e5b49 775445f21f22b588 10e48da23a247e2e 1c85dc8780e56172";
        QTest::newRow("alala") << "d35889fdbf0b1059 655a9a5361f3c31c a36da20606de0592 d9244de9adb2c64c";
        QTest::newRow("ohw") << "ee279df90fe198f2 11d33e6c1ec49a5d a36da20606de0592 c86260d12bc4aede";
        QTest::newRow("dba") << "aa4aa25251e05951 a066d8474eeae192 4a048263aa003a4e 378d194d9626800a";
        QTest::newRow("skirmish") << "636c5b1ef4ecb884 4094ae24b817b34c a36da20606de0592 ad85e4e52630a4d3";
        QTest::newRow("three_years men_of_bronze")
            << "ff6c571ad388cf1e 8c705c83f2df95b8 47fa5a2a6098729d c0e1a40eb1e77867";
        QTest::newRow("three_years alala") << "0c34933e1885d220 9079b7a3a21a76ac d8893389d1bc94e0 5308f62bb4309e95";
        QTest::newRow("three_years ohw") << "e07d5a7c799f9d2f c2536989676d2a60 cba1dcbf511f4d0c ba2f7b72cf0867c6";
        QTest::newRow("three_years dba") << "cfb616db849be130 72b8773a8800799f 5e0bd3075418b3a3 5bada4bdfd2ed64d";
        QTest::newRow("three_years skirmish") << "ae5c86b4ca1b4b7e f0812a713ea49f20 bbd56bca5810c415 6f0c8a22b3e338ec";
        QTest::newRow("six_cities") << "a3209adf7ff2beca 5ec6cf7604febe22 919d8365b0689c9e ed0a5af3ce87199c";
        QTest::newRow("hellas_431") << "4ed7aded48517901 aa4fe9419ec888ad f08e828d543e1623 6913471f60e75518";
        QTest::newRow("hellas_371") << "13c807b5543de5fe 97bf5a60aee0a480 7ca8ba3682f810d4 2c9b7c7549208548";
    }
    void whatIsToldOfAWarStaysTheSame() {
        QFETCH(QString, marks);
        const Pages told = toldIn(warOf(QTest::currentDataTag()));
        const QStringList found{markOf(told.chronicle), markOf(told.honours), markOf(told.biographies),
                                markOf(told.newsletters)};
        QCOMPARE(found.join(u' '), marks);
    }
};

QTEST_GUILESS_MAIN(TestHistory)
#include "tst_history.moc"
