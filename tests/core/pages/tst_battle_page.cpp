// The page that replays a battle: its data tell what happened, its policy allows nothing from elsewhere.
#include "core/ai/computer_players.h"
#include "core/base/sha256.h"
#include "core/io/records/record_io.h"
#include "core/odds/battle_analysis.h"
#include "core/pages/battle_page.h"
#include "core/pages/club_battles.h"
#include "core/rules/builtin.h"
#include "tests/support/battle_checks.h"
#include "tests/support/random_setups.h"

#include <QByteArray>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace ephor;
using namespace ephor::testing;

namespace {

using Json = nlohmann::json;

struct Battle {
    std::shared_ptr<const Game> game;
    Record record;
};

/// A battle between computer players, fought to its end.
Battle foughtOut(std::shared_ptr<const Game> game, std::uint64_t seed) {
    const Player& player = standardPlayer(*game);
    DicePlan plan;
    plan.seed = seed;
    Record record = fightOut(*game, plan, {&player, &player}, seed).record;
    return {std::move(game), std::move(record)};
}

Battle anyBattle() { return foughtOut(anyGame(systemsUnderTest().front(), 3), 3); }

QByteArray between(const std::string& text, const std::string& begin, const std::string& end) {
    const std::size_t from = text.find(begin) + begin.size();
    return QByteArray::fromStdString(text.substr(from, text.find(end, from) - from));
}

Json dataOf(const std::string& page) { return Json::parse(between(page, "id=\"data\">", "</script>").toStdString()); }

}  // namespace

class TestBattlePage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theEventsOfThePageLeadToTheTableAtTheEnd_data() {
        QTest::addColumn<int>("system");
        int i = 0;
        for (const SystemUnderTest& row : systemsUnderTest())
            QTest::newRow(row.id) << i++;
    }
    void theEventsOfThePageLeadToTheTableAtTheEnd() {
        QFETCH(int, system);
        const SystemUnderTest row = systemsUnderTest()[static_cast<std::size_t>(system)];
        for (std::uint64_t n = 0; n < 20; ++n) {
            const Battle battle = foughtOut(anyGame(row, n), n);
            const Json data = dataOf(battlePage(*battle.game, battle.record));
            Fight again(*battle.game);
            Record copy = battle.record;
            again.run({}, &copy);
            const Table& left = again.table();
            std::vector<Json> poses(data["pieces"].size());
            std::vector<int> strengths;
            for (const Json& piece : data["pieces"])
                strengths.push_back(piece["strength"]);
            for (const Json& event : data["events"]) {
                const std::string kind = event[1];
                if (kind == "place" || kind == "move")
                    poses[event[2]] = event[3];
                else if (kind == "remove")
                    poses[event[2]] = Json();
                else if (kind == "state")
                    strengths[event[2]] = event[3];
            }
            for (int i = 0; i < left.pieces(); ++i) {
                const PieceId piece(i);
                const Json& pose = poses[piece.index()];
                QCOMPARE(!pose.is_null(), left.isPresent(piece));
                if (pose.is_null())
                    continue;
                const Pose at = left.body(piece).pose;
                QVERIFY(std::abs(pose[0].get<double>() - at.centre.x) < 0.001);
                QVERIFY(std::abs(pose[1].get<double>() - at.centre.y) < 0.001);
                QVERIFY(std::abs(pose[2].get<double>() - at.facing.x) < 0.001);
                QCOMPARE(strengths[piece.index()], battle.game->strength(left, piece));
            }
        }
    }

    void theRecordInThePageVerifies() {
        const Battle battle = anyBattle();
        const Json data = dataOf(battlePage(*battle.game, battle.record));
        const Result<Record> record = readRecord(data["record"].get<std::string>(), "page");
        QVERIFY(record);
        QVERIFY(verify(*battle.game, *record).empty());
        QCOMPARE(data["digest"].get<std::string>(), toHex(battle.record.result->digest));
    }

    void anAnalysisGivesThePageItsChances() {
        const Battle battle = anyBattle();
        QVERIFY(!dataOf(battlePage(*battle.game, battle.record)).contains("chances"));
        AnalysisPlan plan;
        plan.game = battle.game;
        plan.record = battle.record;
        plan.standard = &standardPlayer(*battle.game);
        plan.mostRuns = 20;
        plan.findsErrors = false;
        const BattleAnalysis analysis = analyse(plan);
        const Json data = dataOf(battlePage(*battle.game, battle.record, {}, &analysis));
        const Json& points = data["chances"]["points"];
        QVERIFY(points.size() > 2);
        QVERIFY(std::abs(points.front()[1].get<double>() - analysis.start()) <= 0.0005);
        QCOMPARE(points.back()[0], data["events_total"]);
        const Winner winner = battle.record.result->winner;
        QCOMPARE(points.back()[1].get<double>(), winner == Winner::A ? 1.0 : winner == Winner::B ? 0.0 : 0.5);
        for (const Json& point : points)
            QVERIFY(point[2] <= point[1] && point[1] <= point[3]);
        QVERIFY(std::abs(data["chances"]["luck"].get<double>() - analysis.luck(Side::A)) <= 0.0005);
    }

    void aBattleThatIsNotOverKeepsItsRecord() {
        Battle battle = anyBattle();
        battle.record.entries.resize(battle.record.entries.size() / 2);
        battle.record.result.reset();
        const Json data = dataOf(battlePage(*battle.game, battle.record));
        QVERIFY(!data.contains("record"));
        QVERIFY(!data.contains("result"));
        QVERIFY(!data["events"].empty());
    }

    void aPageIsFoundByTheDigestOfItsBattle() {
        const Battle battle = anyBattle();
        const std::string page = battlePage(*battle.game, battle.record);
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("battles")));
        QFile file(folder.filePath(QStringLiteral("battles/b.html")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(page)) > 0);
        file.close();
        const BattlePages expected{{dataOf(page)["digest"].get<std::string>(), "battles/b.html"}};
        QVERIFY(battlePagesIn(folder.path().toStdU16String()) == expected);
    }

    void thePolicyAllowsTheScriptAndTheStylesOfThePageAlone() {
        const Battle battle = anyBattle();
        const std::string page = battlePage(*battle.game, battle.record);
        const QByteArray policy = between(page, "content=\"", "\">");
        QVERIFY(policy.startsWith("default-src 'none'"));
        for (const auto& [begin, end] : {std::pair{"<script>", "</script>"}, {"<style>", "</style>"}}) {
            const QByteArray text = between(page, begin, end);
            const auto hash = sha256(
                {reinterpret_cast<const std::uint8_t*>(text.constData()), static_cast<std::size_t>(text.size())});
            const QByteArray base64 =
                QByteArray(reinterpret_cast<const char*>(hash.data()), static_cast<qsizetype>(hash.size())).toBase64();
            QVERIFY2(policy.contains("'sha256-" + base64 + "'"), begin);
        }
        QVERIFY(!page.contains("import "));
        QVERIFY(!page.contains("http://") || page.find("http://") == page.find("http://www.w3.org/2000/svg"));
        QVERIFY(!page.contains("https://"));
    }

    void theCoreIsInsideWhereItCanVerifyARecord() {
        Battle battle = anyBattle();
        const std::string without = battlePage(*battle.game, battle.record);
        QVERIFY(!between(without, "content=\"", "\">").contains("wasm"));
        QVERIFY(!without.contains("id=\"core\""));
        const std::string with = battlePage(*battle.game, battle.record, "Q09SRQ==");
        const QByteArray policy = between(with, "content=\"", "\">");
        QVERIFY(policy.startsWith("default-src 'none'"));
        QVERIFY(policy.contains(" 'wasm-unsafe-eval'; worker-src blob:;"));
        QVERIFY(!policy.contains("'unsafe-eval'") && !policy.contains("'unsafe-inline'"));
        QCOMPARE(between(with, "id=\"core\">", "</script>"), QByteArray("Q09SRQ=="));
        QVERIFY(!between(with, "id=\"core-worker\">", "</script>").contains("import "));
        battle.record.result.reset();
        QVERIFY(!battlePage(*battle.game, battle.record, "Q09SRQ==").contains("id=\"core\""));
    }

    void namesAreDataAndNeverMarkup() {
        Setup setup = anyGame(systemsUnderTest().front(), 3)->setup();
        setup.name = "</script><script>alert(1)</script> & \"co\"";
        const Battle battle = foughtOut(*findSystem(setup.system)->open(setup), 3);
        const std::string page = battlePage(*battle.game, battle.record);
        QVERIFY(!page.contains("<script>alert"));
        QVERIFY(!page.contains("</script><script>a"));
        QCOMPARE(dataOf(page)["title"].get<std::string>(), setup.name);
    }
};

QTEST_GUILESS_MAIN(TestBattlePage)
#include "tst_battle_page.moc"
