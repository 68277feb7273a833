// A turn page: what it can order, that it checks a sheet as the umpire's program does, and that it is not fooled.
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/scenario/reader.h"
#include "core/campaign/umpire/actions.h"
#include "core/pages/known_campaign.h"
#include "core/pages/page_core.h"
#include "core/pages/turn_check.h"
#include "core/pages/turn_data.h"
#include "core/pages/turn_page.h"

#include <QtTest>
#include <random>

using namespace ephor;
using namespace ephor::campaign;
using namespace Qt::StringLiterals;
using Json = nlohmann::ordered_json;

namespace {

Json dataOf(const Campaign& campaign, PowerId power) {
    return Json::parse(turnData({visibleTo(campaign, power), {}, {}, {}}));
}

/// The line of a form with its first choices and its least numbers.
std::string lineOf(const Json& form) {
    std::string line = form["line"];
    for (std::size_t i = 0; i < form["fields"].size(); ++i) {
        const Json& field = form["fields"][i];
        std::string value;
        if (field.contains("options"))
            value = field["options"][0][1];
        else if (field["least"] > 0)
            value = QString::fromStdString(field["text"])
                        .replace(u'#', QString::number(field["least"].get<int>()))
                        .toStdString();
        const std::string mark = "{" + std::to_string(i) + "}";
        if (const std::size_t at = line.find(mark); at != std::string::npos)
            line.replace(at, mark.size(), value);
    }
    return line;
}

std::string headOf(const Campaign& campaign, PowerId power) {
    return "Orders of " + campaign.scenario.powers[power.index()].name + ", turn " +
           std::to_string(campaign.state.course.turn) + "\n";
}

/// The faults of a sheet, by the umpire's program: "2 There is no place …".
std::vector<std::string> faultsOf(const Campaign& campaign, PowerId power, const std::string& sheet) {
    Diagnostics advice;
    const Result<Orders> orders = ordersIn(campaign, power, sheet, {}, advice);
    std::vector<std::string> all;
    const Diagnostics faults = orders ? Diagnostics() : orders.error();
    for (const Diagnostics* some : {&faults, static_cast<const Diagnostics*>(&advice)})
        for (const Diagnostic& one : *some)
            all.push_back(std::to_string(one.place.line) + " " + toText(one.message));
    return all;
}

std::vector<std::string> faultsIn(const Json& checked) {
    std::vector<std::string> all;
    for (const Json& fault : checked["faults"])
        all.push_back(std::to_string(fault["line"].get<int>()) + " " + fault["text"].get<std::string>());
    return all;
}

}  // namespace

class TestTurnPage : public QObject {
    Q_OBJECT

    static const Campaign& war(const char* scenario) {
        static std::map<std::string, Campaign> all;
        if (const auto found = all.find(scenario); found != all.end())
            return found->second;
        return all.emplace(scenario, readScenario(*builtinScenario(scenario), 7).value()).first->second;
    }
    static void eachPower(const auto& see) {
        for (const char* scenario : {"quick_start", "hellas_431"})
            for (std::size_t i = 0; i < war(scenario).scenario.powers.size(); ++i)
                see(war(scenario), PowerId(static_cast<int>(i)));
    }

private Q_SLOTS:
    void theFirstSheetCanBeCarriedOutAsItStands() {
        eachPower([](const Campaign& campaign, PowerId power) {
            const Json data = dataOf(campaign, power);
            const Json checked = Json::parse(checkedSheet(data["check"].dump(), data["sheet"].get<std::string>()));
            for (const Json& fault : checked["faults"])
                QVERIFY2(fault["isAdvice"].get<bool>(), checked.dump().c_str());
            const auto lines = QString::fromStdString(data["sheet"].get<std::string>()).split(u'\n');
            for (const char* units : {"armies", "fleets"})
                for (const Json& unit : data[units])
                    QVERIFY(
                        !lines.filter(QString::fromStdString(unit["written"].get<std::string>()) + u':').isEmpty() ||
                        !unit.value("serves", Json()).is_null());
        });
    }
    /// A goal alone is written; the program then finds the same way.
    void aMarchOfThePageIsTheMarchOfTheProgram() {
        eachPower([](const Campaign& campaign, PowerId power) {
            const Json data = dataOf(campaign, power);
            for (const Json& army : data["armies"])
                for (std::size_t goal = 0; goal < data["places"].size(); goal += 3) {
                    if (army["reach"][goal].is_null())
                        continue;
                    const std::string line = army["written"].get<std::string>() + ": march " +
                                             data["places"][goal]["written"].get<std::string>();
                    Diagnostics advice;
                    const Result<Orders> orders = ordersIn(campaign, power, headOf(campaign, power) + line, {}, advice);
                    QVERIFY2(orders, line.c_str());
                    Json path = Json::array();
                    for (const PlaceId place : orders->land.front().path)
                        path.push_back(place.index());
                    const std::string from = std::to_string(army["place"].get<int>());
                    QCOMPARE(path.dump(), data["marches"][from][goal].dump());
                    QCOMPARE(army["reach"][goal][1] == 1, advice.empty());
                }
        });
    }
    void everyPostureStationAndTaskIsRead() {
        const Campaign& campaign = war("hellas_431");
        const auto& powers = campaign.scenario.powers;
        const PowerId athens(static_cast<int>(std::ranges::find(powers, "athens", &PowerInfo::id) - powers.begin()));
        const Json data = dataOf(campaign, athens);
        const auto read = [&](const std::string& unit, const std::string& order) {
            const std::vector<std::string> faults =
                faultsOf(campaign, athens, headOf(campaign, athens) + unit + ": " + order);
            const bool isRead = std::ranges::none_of(
                faults, [](const std::string& fault) { return !fault.contains("cost") && !fault.contains("halt"); });
            QVERIFY2(isRead, (unit + ": " + order + ": " + (faults.empty() ? "" : faults.front())).c_str());
        };
        const auto readMoves = [&](const Json& moves, const Json& unit, std::size_t goal) {
            for (const Json& move : moves) {
                if (!move["stay"].is_null())
                    read(unit["written"], move["stay"]);
                if (!move["go"].is_null())
                    read(unit["written"],
                         QString::fromStdString(move["go"])
                             .replace(u"GOAL"_s, QString::fromStdString(data["places"][goal]["written"]))
                             .toStdString());
            }
        };
        const Json& army = data["armies"][0];
        std::size_t goal = 0;
        while (army["reach"][goal].is_null())
            ++goal;
        readMoves(data["postures"], army, goal);
        const Json& fleet = data["fleets"][0];
        const Json& voyages = data["voyages"][std::to_string(fleet["place"].get<int>())];
        std::size_t port = 0;
        while (voyages[port].empty())
            ++port;
        readMoves(data["stations"], fleet, port);
        for (const Json& task : data["tasks"])
            read(army["written"], "hold; " + task["name"].get<std::string>());
        read(army["written"], "hold; " + data["retire"].get<std::string>());
    }
    void everyFormWritesALineThatIsAccepted() {
        std::set<std::string> met;
        eachPower([&](const Campaign& campaign, PowerId power) {
            Campaign richer = campaign;
            richer.state.powers[power.index()].treasury = 20;
            richer.state.powers[power.index()].arete = 9;
            capture(richer, power);
            const Json data = dataOf(richer, power);
            for (const Json& form : data["forms"]) {
                const std::string line = lineOf(form);
                const std::vector<std::string> faults = faultsOf(richer, power, headOf(richer, power) + line + "\n");
                QVERIFY2(faults.empty() || faults.front().contains("more than two ways") ||
                             faults.front().contains("commands"),
                         (line + ": " + (faults.empty() ? "" : faults.front())).c_str());
                met.insert(form["name"].get<std::string>());
            }
        });
        for (const char* name :
             {"truce", "peace", "war", "tribute", "gift", "ransom", "exchange", "release", "contingent", "ride",
              "appease", "dismiss", "omen", "omen on a place", "bid for the lead"})
            QVERIFY2(met.contains(name), name);
    }
    void aSheetIsCheckedAsByTheUmpire() {
        const Campaign& campaign = war("quick_start");
        eachPower([&](const Campaign& other, PowerId power) {
            if (&other != &campaign)
                return;
            const Json data = dataOf(campaign, power);
            std::string sheet = headOf(campaign, power);
            for (const Json& army : data["armies"])
                for (const char* order : {"march Nowhere", "seek", "hold; forced march; encourage the men; rest", "fly",
                                          "march Athens, besiege Sparta; retire"})
                    sheet += army["written"].get<std::string>() + ": " + order + "\n";
            sheet +=
                "Army of the Moon: hold\nFleet of the Sun: sail Athens\nEnvoy to Athens: war\nEnvoy to Persia: peace\n"
                "Deal with Sparta: gift of 900 talents\nAffair: appease Sparta\nAffair: bid 99\n";
            const std::vector<std::string> faults = faultsIn(Json::parse(checkedSheet(data["check"].dump(), sheet)));
            QVERIFY(faults.size() > 5);
            QCOMPARE(faults, faultsOf(campaign, power, sheet));
        });
    }
    void theCheckDoesNotTellHowManyOthersThereAre() {
        const Campaign& campaign = war("hellas_431");
        Campaign crowded = campaign;
        const PowerId sparta(1);
        for (int i = 0; i < 5; ++i) {
            Army army = campaign.state.armies.front();
            army.id = "more" + std::to_string(i);
            army.power = PowerId(0);
            army.place = campaign.state.armies.front().place;
            crowded.state.armies.insert(crowded.state.armies.begin(), army);
        }
        for (Unit& unit : crowded.state.units)
            unit.army = unit.army ? ArmyId(static_cast<int>(unit.army.index()) + 5) : unit.army;
        for (Leader& leader : crowded.state.leaders)
            leader.army = leader.army ? ArmyId(static_cast<int>(leader.army.index()) + 5) : leader.army;
        QCOMPARE(toJson(checkedPartOf(visibleTo(crowded, sparta))), toJson(checkedPartOf(visibleTo(campaign, sparta))));
    }
    void strangeDataAreRefusedWithoutHarm() {
        const Json data = dataOf(war("quick_start"), PowerId(0));
        const std::string sheet = data["sheet"];
        for (const char* text : {"", "{", "[]", "7", "{\"power\":0}", "{\"power\":0,\"places\":[[1]],\"ways\":3}"})
            QVERIFY(Json::parse(checkedSheet(text, sheet)).contains("error"));
        const std::string good = data["check"].dump();
        std::mt19937 lots(26);
        int refused = 0;
        for (int i = 0; i < 300; ++i) {
            std::string bad = good;
            for (int k = 0; k < 3; ++k)
                bad[lots() % bad.size()] = "0123456789,:{}[]\"anz-"[lots() % 21];
            refused += Json::parse(checkedSheet(bad, sheet)).contains("error") ? 1 : 0;
        }
        QVERIFY2(refused > 100, std::to_string(refused).c_str());
        for (const QString& key : {u"place"_s, u"army"_s, u"power"_s, u"leader"_s}) {
            QString changed = QString::fromStdString(good);
            changed.replace(QRegularExpression(u"\"%1\":\\d+"_s.arg(key)), u"\"%1\":65534"_s.arg(key));
            QVERIFY2(changed != QString::fromStdString(good), qPrintable(key));
            QVERIFY2(Json::parse(checkedSheet(changed.toStdString(), sheet)).contains("error"), qPrintable(key));
        }
    }
    void aPageHasTheReportAsTextAndAsksNobody() {
        const Journal journal = *Journal::found(*builtinScenario("quick_start"), 7);
        ReportSet reports(journal.campaign(), journal.entries());
        const std::string page = turnPage(reports, PowerId(0), "umpire@example.org");
        QVERIFY(page.contains("<h2>Who is near</h2>"));
        QVERIFY(page.contains("\"replyTo\":\"umpire@example.org\""));
        QVERIFY(!page.contains("src="));
        QVERIFY(page.contains("default-src 'none'"));
        QVERIFY2(page.size() < 400'000 + pageCore().size(), std::to_string(page.size()).c_str());
    }

private:
    /// A leader of each of two enemies is in the hands of the other; the power holds two omens.
    static void capture(Campaign& campaign, PowerId power) {
        State& state = campaign.state;
        const auto leaderOf = [&](PowerId owner) {
            return LeaderId(
                static_cast<int>(std::ranges::find(state.leaders, owner, &Leader::power) - state.leaders.begin()));
        };
        PowerId other;
        for (std::size_t i = 0; i < state.powers.size(); ++i)
            if (const PowerId id(static_cast<int>(i)); id != power && leaderOf(id).index() < state.leaders.size())
                other = id;
        if (!other || leaderOf(power).index() >= state.leaders.size())
            return;
        for (const auto& [leader, holder] : {std::pair(leaderOf(power), other), std::pair(leaderOf(other), power)}) {
            Leader& taken = state.leaders[leader.index()];
            if (taken.army)
                state.armies[taken.army.index()].leader = {};
            taken.army = {};
            taken.fate = Fate::Captured;
            state.captives.push_back({leader, holder, 1});
        }
        for (std::size_t i = 0; i < campaign.scenario.omens.size(); ++i)
            state.favours.push_back({power, static_cast<int>(i), 1, false});
    }
};

QTEST_GUILESS_MAIN(TestTurnPage)
#include "tst_turn_page.moc"
