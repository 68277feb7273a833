// Battles by a rules pack: the same data give the same battles, every file counts, and records name their pack.
#include "core/ai/computer_players.h"
#include "core/io/builtin_data.h"
#include "core/io/records/record_io.h"
#include "core/rules/pack.h"
#include "core/rules/pack_folder.h"
#include "core/rules/pack_schema.h"
#include "core/rules/rules_shelf.h"
#include "tests/support/battle_checks.h"
#include "tests/support/random_setups.h"

#include <QTemporaryDir>
#include <QTest>
#include <fstream>

using namespace ephor;
using namespace ephor::testing;

namespace {

std::vector<PackFile> dataOf(const std::string& system) {
    std::vector<PackFile> files = newPack(system);
    std::erase_if(files, isPackTest);
    return files;
}

std::shared_ptr<const RuleSystem> rulesOf(const std::vector<PackFile>& files) { return checkPack(files).rules; }

/// The data of the system with one passage changed.
std::vector<PackFile> changed(const std::string& system, const std::string& file, const std::string& from,
                              const std::string& to) {
    std::vector<PackFile> files = dataOf(system);
    std::string& text = std::ranges::find(files, file, &PackFile::name)->text;
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return files;
}

Setup setupFor(const SystemUnderTest& row, std::uint64_t n, const RuleSystem& rules) {
    Setup setup = anyGame(row, n)->setup();
    setup.rules = rules.info().version;
    for (ArmyList& list : setup.lists)
        list.rules = setup.rules;
    return setup;
}

Digest digestOf(const Game& game, std::uint64_t seed) {
    const Player& player = standardPlayer(game);
    return fightOut(game, {DicePlan::Kind::Fast, seed, 0, {}}, {&player, &player}, 0).digest;
}

void write(const std::filesystem::path& folder, const std::vector<PackFile>& files) {
    std::filesystem::create_directories(folder / "tests");
    for (const PackFile& file : files)
        std::ofstream(folder / file.name, std::ios::binary) << file.text;
}

}  // namespace

class TestPackedRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameDataGiveTheSameBattles() {
        for (const SystemUnderTest& row : systemsUnderTest()) {
            const auto rules = rulesOf(dataOf(row.id));
            QVERIFY(rules);
            for (int n = 0; n < row.battles(20); ++n) {
                const auto seed = static_cast<std::uint64_t>(n);
                const auto builtin = anyGame(row, seed);
                const auto packed = rules->open(setupFor(row, seed, *rules));
                QVERIFY2(packed, row.id);
                QCOMPARE(&(*packed)->system(), rules.get());
                QVERIFY2(digestOf(**packed, seed) == digestOf(*builtin, seed), row.id);
            }
        }
    }

    void everyFileOfAPackCounts_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        const auto row = [](const char* system, const char* file, const char* from, const char* to) {
            QTest::addRow("%s %s", system, from) << QString::fromLatin1(system) << QString::fromLatin1(file)
                                                 << QString::fromLatin1(from) << QString::fromLatin1(to);
        };
        row("men_of_bronze", "troops.toml", "\nmove = 6", "\nmove = 4");
        row("alala", "troops.toml", "\ntires_on = 5", "\ntires_on = 2");
        row("alala", "command.toml", "\nsignal = 1", "\nsignal = 2");
        row("alala", "command.toml", "\nwheel = 1", "\nwheel = 3");
        row("alala", "command.toml", "\nsuccessor_cp = 1", "\nsuccessor_cp = 3");
        row("ohw", "troops.toml", "\nleadership = 4", "\nleadership = 6");
        row("ohw", "generals.toml", "\narmy_morale = 2", "\narmy_morale = 4");
        row("dba", "troops.toml", "\nv_foot = 4", "\nv_foot = 1");
        row("dba", "outcomes.toml", "result = \"recoil\"", "result = \"destroyed\"");
        row("skirmish", "troops.toml", "\"average\"", "\"elite\"");
    }
    void everyFileOfAPackCounts() {
        QFETCH(const QString, system);
        QFETCH(const QString, file);
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        const std::string id = system.toStdString();
        const auto rules = rulesOf(changed(id, file.toStdString(), from.toStdString(), to.toStdString()));
        QVERIFY(rules);
        QVERIFY2(rules->dataDigest() != rulesOf(dataOf(id))->dataDigest(), "the passage is not in the file");
        const std::vector<SystemUnderTest> all = systemsUnderTest();
        const SystemUnderTest& row = *std::ranges::find(all, id, &SystemUnderTest::id);
        bool differs = false;
        for (std::uint64_t n = 0; n < 300 && !differs; ++n) {
            const auto packed = rules->open(setupFor(row, n, *rules));
            differs = packed && digestOf(**packed, n) != digestOf(*anyGame(row, n), n);
        }
        QVERIFY(differs);
    }

    void thePublishedArmiesOfAPackAreItsOwn() {
        const auto rules = rulesOf(changed("dba", "armies.toml", "name = \"", "name = \"Club "));
        QVERIFY(rules->dataDigest() != rulesOf(dataOf("dba"))->dataDigest());
        const auto list = std::ranges::find_if(builtinFiles(), [](const BuiltinFile& file) {
            return file.path.starts_with("armies/dba/") && file.text.find("\narmy ") != std::string_view::npos;
        });
        QVERIFY(list != builtinFiles().end());
        const ReadList read =
            readArmyList(list->text, list->path, [&](std::string_view) { return rules.get(); }, {"dba"});
        QVERIFY(read.list);
        QVERIFY(inOneLine(rules->summary(*read.list).about).contains("Club "));
    }

    void theDigestIsOfValuesNotOfLayout() {
        std::vector<PackFile> files = dataOf("men_of_bronze");
        const Digest digest = rulesOf(files)->dataDigest();
        std::string& text = files.front().text;
        text = "# a remark\r\n\r\n" + text + "\n# the end\n";
        QVERIFY(rulesOf(files)->dataDigest() == digest);
        const std::size_t at = text.find("points = 12");
        text.replace(at, 11, "points = 13");
        QVERIFY(rulesOf(files)->dataDigest() != digest);
    }

    void thePackIsNamedWithItsAuthor() {
        std::vector<PackFile> files = changed("men_of_bronze", "troops.toml", "version = \"club-1\"",
                                              "version = \"club-1\"\nauthor = \"Xanthippe\"");
        const auto rules = rulesOf(files);
        QCOMPARE(rules->info().name, std::string("Men of Bronze (club-1)"));
        QCOMPARE(rules->info().pack->author, std::string("Xanthippe"));
        QVERIFY(!findSystem("men_of_bronze")->info().pack);
    }

    void aPackWithoutCampFollowersIsRefused() {
        const std::vector<PackFile> files = changed("dba", "troops.toml", "id = \"CF\"", "id = \"Cx\"");
        const PackReport report = checkPack(files);
        QVERIFY(!report.rules && hasErrors(report.diagnostics));
    }

    // The shelf ------------------------------------------------------------------------------------------------------

    void theShelfFindsThePackThatAListNames() {
        const QTemporaryDir folder;
        const std::filesystem::path place = folder.path().toStdU16String();
        write(place / "club", changed("men_of_bronze", "troops.toml", "points = 12", "points = 14"));
        write(place / "broken", changed("men_of_bronze", "troops.toml", "\nattack = 6", "\natack = 6"));
        const auto shelf = std::make_shared<RulesShelf>(std::vector<std::filesystem::path>{place, place / "missing"});
        const RuleSystem* builtin = findSystem("men_of_bronze");
        QCOMPARE(shelf->find("men_of_bronze", ""), builtin);
        QCOMPARE(shelf->find("men_of_bronze", "1"), builtin);
        QCOMPARE(shelf->find("men_of_bronze", "0.9"), builtin);
        QCOMPARE(shelf->find("chess", "1"), nullptr);
        const RuleSystem* club = shelf->find("men_of_bronze", "club-1");
        QVERIFY(club != builtin && club->info().pack);
        QCOMPARE(shelf->find("alala", "club-1"), findSystem("alala"));
        QCOMPARE(shelf->all().size(), builtinSystems().size() + 1);
        QCOMPARE(shelf->all()[1], club);

        // A list is read with the rules that it names.
        const std::string text =
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"club-1\"\nname = \"Test\"\n\n"
            "[[unit]]\ntype = \"elite_hoplite\"\nstrategos = true\n";
        const ReadList read = readArmyList(text, "list.toml", finderOf(shelf), systemIds());
        QCOMPARE(read.system, club);
        QVERIFY(!hasErrors(read.diagnostics));
        QCOMPARE(club->summary(*read.list).cost, std::optional(14));
    }

    void aChangedPackIsReadAnewAndTheOldOneStays() {
        const QTemporaryDir folder;
        const std::filesystem::path place = folder.path().toStdU16String();
        write(place, dataOf("ohw"));
        const auto shelf = std::make_shared<RulesShelf>(std::vector<std::filesystem::path>{place});
        const RuleSystem* before = shelf->find("ohw", "club-1");
        shelf->setPlaces({place});
        QCOMPARE(shelf->find("ohw", "club-1"), before);
        write(place, changed("ohw", "troops.toml", "\nleadership = 4", "\nleadership = 5"));
        QCOMPARE(shelf->find("ohw", "club-1"), before);
        shelf->setPlaces({place});
        QVERIFY(shelf->find("ohw", "club-1") != before);
        QCOMPARE(before->info().version, std::string("club-1"));
    }

    void aPackMayBeUsedForEverything() {
        const QTemporaryDir folder;
        const std::filesystem::path place = folder.path().toStdU16String();
        write(place, dataOf("dba"));
        const auto shelf = std::make_shared<RulesShelf>();
        const auto used = shelf->useAlways(place);
        QVERIFY(used);
        QCOMPARE(shelf->find("dba", "1"), *used);
        QCOMPARE(shelf->find("ohw", "1"), findSystem("ohw"));
        QVERIFY(!shelf->useAlways(place / "missing"));
        write(place, changed("dba", "troops.toml", "version = \"club-1\"",
                             "version = \"" + findSystem("dba")->info().version + "\""));
        QCOMPARE(shelf->useAlways(place).error().front().code, std::string("pack-builtin-version"));
    }

    // Records --------------------------------------------------------------------------------------------------------

    void aRecordIsRefusedWhereItsPackIsMissingOrAnother() {
        const QTemporaryDir folder;
        const std::filesystem::path place = folder.path().toStdU16String();
        write(place, dataOf("men_of_bronze"));
        const auto shelf = std::make_shared<RulesShelf>(std::vector<std::filesystem::path>{place});
        const RuleSystem& club = *shelf->find("men_of_bronze", "club-1");
        const std::vector<SystemUnderTest> all = systemsUnderTest();
        const auto game = *club.open(setupFor(all.front(), 7, club));
        const Player& player = standardPlayer(*game);
        Fought fought = fightOut(*game, {DicePlan::Kind::Fast, 7, 0, {}}, {&player, &player}, 0);
        fought.record.rulesData = club.dataDigest();

        const Result<Record> read = readRecord(toText(fought.record), "x.battle");
        QVERIFY(read);
        QVERIFY(checkRules(*read, "x.battle", finderOf(shelf), systemIds()).empty());
        QVERIFY(verify(*game, *read).empty());

        const Diagnostics missing = checkRules(*read, "x.battle", findSystem, systemIds());
        QCOMPARE(missing.front().code, std::string("record-rules-version"));
        QVERIFY(toText(missing.front().message).find("--pack") != std::string::npos);

        write(place, changed("men_of_bronze", "troops.toml", "points = 12", "points = 14"));
        shelf->setPlaces({place});
        const Diagnostics other = checkRules(*read, "x.battle", finderOf(shelf), systemIds());
        QCOMPARE(other.front().code, std::string("record-rules-data"));
        QVERIFY(toText(other.front().message).find("club-1") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestPackedRules)
#include "tst_packed_rules.moc"
