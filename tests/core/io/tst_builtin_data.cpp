// What is compiled in: every list and battle of data/ is right.
#include "core/ai/computer_players.h"
#include "core/battle/fight.h"
#include "core/io/builtin_data.h"
#include "core/io/records/record_io.h"
#include "core/io/trait_texts.h"
#include "core/table/terrain.h"
#include "reading.h"

#include <QDirIterator>
#include <QFile>
#include <set>

using namespace ephor;

namespace {

std::vector<BuiltinFile> below(std::string_view folder) {
    std::vector<BuiltinFile> files;
    for (const BuiltinFile& file : builtinFiles())
        if (file.path.starts_with(folder))
            files.push_back(file);
    return files;
}

}  // namespace

class TestBuiltinData : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFileOfDataIsHereByteForByte() {
        std::size_t files = 0;
        for (const char* folder : {"rules", "armies", "battles", "briefings", "campaigns", "first_battles", "new_lists",
                                   "new_scenario", "pages", "traits"}) {
            QDirIterator it(QStringLiteral("data/") + QLatin1String(folder), QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext()) {
                QFile file(it.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const std::string path = it.filePath().toStdString().substr(5);
                QVERIFY2(builtinText(path) == file.readAll().toStdString(), path.c_str());
                ++files;
            }
        }
        QCOMPARE(builtinFiles().size(), files);
        QVERIFY(std::ranges::is_sorted(builtinFiles(), {}, &BuiltinFile::path));
        QVERIFY(builtinText("no/such/file").empty());
    }
    void everyArmyIsLegal() {
        QVERIFY(below("armies/alala/").size() >= 8);
        QVERIFY(below("armies/men_of_bronze/").size() >= 9);
        QVERIFY(below("armies/skirmish/").size() >= 6);
        QVERIFY(below("armies/ohw/").size() >= 6);
        for (const BuiltinFile& file : below("armies/")) {
            const ReadList read = readList(file.text, file.path);
            QVERIFY2(!hasErrors(read.diagnostics), allText(read.diagnostics).c_str());
            for (const Diagnostic& d : read.diagnostics)
                QVERIFY2(d.severity == Severity::Advice, toText(d).c_str());
            QVERIFY2(read.list == readList(toToml(*read.list)).list, std::string(file.path).c_str());
        }
    }
    void everyTraitOfEverySystemIsExplainedOnce() {
        for (const RuleSystem* system : builtinSystems()) {
            const std::string path = "traits/" + system->info().id + ".toml";
            const Result<std::vector<TraitText>> texts = readTraitTexts(builtinText(path), path);
            QVERIFY2(texts, texts ? "" : allText(texts.error()).c_str());
            std::set<std::string> used;
            for (const TroopType& type : system->catalogue().types)
                used.insert(type.traits.begin(), type.traits.end());
            std::set<std::string> explained;
            for (const TraitText& one : *texts)
                QVERIFY2(one.ofArmy || explained.insert(one.trait).second, one.trait.c_str());
            QVERIFY2(!armyTextsOf(system->info().id).empty(), path.c_str());
            QVERIFY2(explained == used, path.c_str());
            QCOMPARE(traitTexts(system->info().id), *texts);
        }
        QVERIFY(traitTexts("no_such_system").empty());
        const Result<std::vector<TraitText>> faulty =
            readTraitTexts("format = 1\nsystem = \"x\"\n[[trait]]\ntrait = \"a\"\n", "x.toml");
        QVERIFY(!faulty);
        QCOMPARE(faulty.error().front().place.line, 3);
    }
    void everySystemHasASoundListToBeginWith() {
        QCOMPARE(below("new_lists/").size(), builtinSystems().size());
        for (const RuleSystem* system : builtinSystems()) {
            const std::string path = "new_lists/" + system->info().id + ".toml";
            const ReadList read = readList(builtinText(path), path);
            QVERIFY2(!hasErrors(read.diagnostics), allText(read.diagnostics).c_str());
            QCOMPARE(read.system, system);
            QCOMPARE(read.list->rules, system->info().version);
        }
    }
    void theArmiesOfMenOfBronzeCostThirtyEightPoints() {
        for (const BuiltinFile& file : below("armies/men_of_bronze/")) {
            const ReadList read = readList(file.text, file.path);
            QCOMPARE(read.system->summary(*read.list).cost, std::optional<int>(38));
        }
    }
    void theArmiesOfAlalaAreOfOneSizeInHousePointsAndHaveNoneByDefault() {
        for (const BuiltinFile& file : below("armies/alala/")) {
            ReadList read = readList(file.text, file.path);
            QVERIFY(!read.system->summary(*read.list).cost.has_value());
            read.list->fields.push_back({"points", std::string("house"), {}, {}, 0, 0});
            const std::optional<int> cost = read.system->summary(*read.list).cost;
            QVERIFY2(cost && *cost >= 180 && *cost <= 200, std::string(file.path).c_str());
        }
    }
    void theRetinuesOfTheSkirmishAreOfOneSizeInHousePoints() {
        for (const BuiltinFile& file : below("armies/skirmish/")) {
            const ReadList read = readList(file.text, file.path);
            const std::optional<int> cost = read.system->summary(*read.list).cost;
            QVERIFY2(cost && *cost >= 100 && *cost <= 115,
                     (std::string(file.path) + " " + std::to_string(cost.value_or(0))).c_str());
        }
    }
    void everyBattleIsReadOpenedAndWrittenBackEqual() {
        QCOMPARE(below("battles/alala/").size(), 9U);
        QCOMPARE(below("battles/men_of_bronze/").size(), 9U);
        for (const BuiltinFile& file : below("battles/")) {
            Diagnostics remarks;
            const Result<Setup> setup = readSetup(file.text, file.path, findSystem, systemIds(), {}, &remarks);
            QVERIFY2(setup.has_value(), setup ? "" : allText(setup.error()).c_str());
            QVERIFY2(remarks.empty(), allText(remarks).c_str());
            const auto game = findSystem(setup->system)->open(*setup);
            QVERIFY2(game.has_value(), game ? "" : (std::string(file.path) + allText(game.error())).c_str());
            QVERIFY(!setup->note.empty());
            QVERIFY(setup->terrain.size() >= 3);
            for (const ArmyList& list : setup->lists) {
                const int units = findSystem(setup->system)->summary(list).units;
                const bool bronze = file.path.starts_with("battles/men_of_bronze/");
                QVERIFY2(bronze ? units >= 8 && units <= 12 : units >= 4 && units <= 25,
                         std::string(file.path).c_str());
            }
            const Result<Setup> again = readSetupText(toToml(*setup));
            QVERIFY2(again.has_value() && *again == *setup, toToml(*setup).c_str());

            Record record;
            record.setup = *setup;
            QVERIFY(readRecord(toText(record), "x").value() == record);
        }
    }
    void everyBattleIsFoughtRecordedReadBackAndVerified() {
        for (const BuiltinFile& file : below("battles/")) {
            Record record;
            record.program = "test";
            record.setup = readSetup(file.text, file.path, findSystem, systemIds(), {}).value();
            record.rulesData = findSystem(record.setup.system)->dataDigest();
            record.dice.seed = 431;
            const auto game = findSystem(record.setup.system)->open(record.setup).value();
            EventDigester digester;
            Conditions conditions;
            conditions.players = {&standardPlayer(*game), &standardPlayer(*game)};
            conditions.listener = &digester;
            const Run run = Fight(*game).run(conditions, &record);
            QVERIFY2(run.ended.has_value(), std::string(file.path).c_str());
            record.result = BattleResult{run.ended->winner, run.ended->turns, digester.digest()};

            const Result<Record> read = readRecord(toText(record), "fight.battle");
            QVERIFY2(read.has_value(), read ? "" : allText(read.error()).c_str());
            QVERIFY2(*read == record, std::string(file.path).c_str());
            QVERIFY(checkRules(*read, "fight.battle", findSystem, systemIds()).empty());
            const Diagnostics faults = verify(*game, *read);
            QVERIFY2(faults.empty(), (std::string(file.path) + ": " + allText(faults)).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestBuiltinData)
#include "tst_builtin_data.moc"
