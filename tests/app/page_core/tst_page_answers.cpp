// What the core inside a page answers (app/page_core), asked of the native library.
#include "app/page_core/answer.h"
#include "core/ai/computer_players.h"
#include "core/io/records/record_io.h"
#include "core/rules/builtin.h"
#include "tests/support/battle_checks.h"
#include "tests/support/random_setups.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace ephor;
using namespace ephor::testing;

namespace {

using Json = nlohmann::json;

Json asked(const Json& question) { return Json::parse(answerTo(question.dump())); }

Record battleOf(const SystemUnderTest& row, std::uint64_t seed) {
    const std::shared_ptr<const Game> game = anyGame(row, seed);
    const Player& player = standardPlayer(*game);
    DicePlan plan;
    plan.seed = seed;
    Record record = fightOut(*game, plan, {&player, &player}, seed).record;
    record.program = "test";
    record.rulesData = game->system().dataDigest();
    return record;
}

Json verified(const Record& record) { return asked({{"ask", "verify"}, {"record", toText(record)}}); }

}  // namespace

class TestPageAnswers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRecordIsFoughtAgainAndItsDigestCompared() {
        for (const SystemUnderTest& row : systemsUnderTest()) {
            const Record record = battleOf(row, 5);
            const Json answer = verified(record);
            QCOMPARE(answer["fault"].get<std::string>(), std::string());
            QCOMPARE(answer["equal"].get<bool>(), true);
            QCOMPARE(answer["digest"].get<std::string>(), toHex(record.result->digest));
            QCOMPARE(answer["expected"], answer["digest"]);
            QVERIFY(answer["result"].get<std::string>().ends_with(" in turn " + std::to_string(record.result->turns)));
        }
    }
    void aForgedResultIsFound() {
        const Record record = battleOf(systemsUnderTest().front(), 6);
        Record forged = record;
        forged.result->digest.bytes[0] ^= 1;
        const Json answer = verified(forged);
        QCOMPARE(answer["equal"].get<bool>(), false);
        QCOMPARE(answer["digest"].get<std::string>(), toHex(record.result->digest));
        QCOMPARE(answer["expected"].get<std::string>(), toHex(forged.result->digest));
        QVERIFY(answer["fault"].get<std::string>().contains("digest"));

        forged = record;
        ++forged.result->turns;
        QCOMPARE(verified(forged)["equal"].get<bool>(), false);
    }
    void aForgedAnswerIsFound() {
        Record record = battleOf(systemsUnderTest().front(), 7);
        record.entries.erase(record.entries.begin() + static_cast<std::ptrdiff_t>(record.entries.size() / 2));
        const Json answer = verified(record);
        QCOMPARE(answer["equal"].get<bool>(), false);
        QVERIFY(!answer["fault"].get<std::string>().empty());
    }
    void rulesThatThePageDoesNotHaveAreNamed() {
        Record record = battleOf(systemsUnderTest().front(), 8);
        record.setup.rules = "club-1";
        const Json answer = verified(record);
        QCOMPARE(answer["equal"].get<bool>(), false);
        QVERIFY(answer["fault"].get<std::string>().contains("club-1"));
        QCOMPARE(answer["digest"].get<std::string>(), std::string());
    }
    void anUnfinishedBattleDoesNotVerify() {
        Record record = battleOf(systemsUnderTest().front(), 9);
        record.result.reset();
        const Json answer = verified(record);
        QCOMPARE(answer["equal"].get<bool>(), false);
        QVERIFY(!answer["fault"].get<std::string>().empty());
    }
    void theVersionNamesTheSystems() {
        QCOMPARE(asked({{"ask", "version"}})["systems"].get<std::vector<std::string>>(), systemIds());
        QVERIFY(!asked({{"ask", "version"}})["version"].get<std::string>().empty());
    }
    void questionsThatMakeNoSenseAreAnsweredByAnError() {
        for (const std::string& question :
             {std::string(), std::string("x"), std::string("[]"), std::string("{}"), std::string("null"),
              std::string(R"({"ask":1})"), std::string(R"({"ask":"unknown"})"), std::string(R"({"ask":"verify"})"),
              std::string(R"({"ask":"verify","record":[]})"), std::string(R"({"ask":"orders","sheet":""})"),
              std::string(R"({"ask":"orders","data":{},"sheet":7})"),
              std::string(R"({"ask":"orders","data":{},"sheet":""})"), std::string("\xFF\xFE"),
              std::string(1'000'000, '['), std::string(3, '\0')}) {
            const Json answer = Json::parse(answerTo(question));
            QVERIFY2(answer.contains("error") && answer.size() == 1, question.substr(0, 40).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestPageAnswers)
#include "tst_page_answers.moc"
