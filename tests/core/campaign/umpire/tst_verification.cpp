// Verification replays a journal and finds every altered entry, even where all hashes were computed again.
#include "core/campaign/model/changes/change_json.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/orders/orders.h"
#include "core/campaign/reports/journal_mark.h"
#include "core/campaign/reports/report_html.h"
#include "core/campaign/reports/report_set.h"
#include "core/campaign/umpire/verification.h"
#include "tests/support/whole_war.h"

#include <QtTest>
#include <map>
#include <set>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr std::array systems{"men_of_bronze", "alala", "ohw", "dba", "skirmish"};

/// The entries with all their hashes in order again.
std::vector<JournalEntry> rehashed(std::vector<JournalEntry> entries) {
    std::string previous;
    for (JournalEntry& entry : entries)
        previous = entry.hash = hashOf(entry, previous);
    return entries;
}

/// Likewise with the states that the changes lead to.
std::vector<JournalEntry> redigested(std::vector<JournalEntry> entries) {
    State state;
    for (JournalEntry& entry : entries) {
        applyAll(state, *changesFromJson(entry.changes));
        entry.state = toHex(digestOf(state));
    }
    return rehashed(std::move(entries));
}

/// Read as a campaign file is, and done again.
bool isFound(std::vector<JournalEntry> entries) {
    const Result<Journal> journal = Journal::from(std::move(entries));
    return !journal || !retrace(*journal, *findSystem(journal->campaign().scenario.system)).empty();
}

std::string withOtherDigit(std::string text) {
    const std::size_t at = text.find_last_of("0123456789");
    if (at == std::string::npos)
        return text + "1";
    text[at] = text[at] == '9' ? '8' : static_cast<char>(text[at] + 1);
    return text;
}

/// Every way in which one field of an entry is altered here; empty where the field has nothing to alter.
std::vector<JournalEntry> alterations(const JournalEntry& entry) {
    std::vector<JournalEntry> all;
    const auto add = [&](auto alter) {
        JournalEntry altered = entry;
        alter(altered);
        if (!(altered == entry))
            all.push_back(std::move(altered));
    };
    add([](JournalEntry& e) { ++e.number; });
    add([](JournalEntry& e) { e.kind = e.kind == EntryKind::Ruling ? EntryKind::Newsletter : EntryKind::Ruling; });
    add([](JournalEntry& e) { e.kind = e.kind == EntryKind::Orders ? EntryKind::Standing : EntryKind::Orders; });
    add([](JournalEntry& e) { e.who = e.who == "umpire" ? "athens" : "umpire"; });
    add([](JournalEntry& e) { e.who = e.who == "sparta" ? "thebes" : "sparta"; });
    add([](JournalEntry& e) { e.dice = withOtherDigit(e.dice); });
    add([](JournalEntry& e) { e.dice += "Siege of Troy: 6 6 = 12 [everybody]\n"; });
    add([](JournalEntry& e) { e.dice.clear(); });
    add([](JournalEntry& e) { e.changes = withOtherDigit(e.changes); });
    add([](JournalEntry& e) { e.changes = "[]"; });
    add([](JournalEntry& e) { e.state = withOtherDigit(e.state); });
    return all;
}

/// What an entry's text says of rows, numbers and dice; what is altered in names, dates and reasons, the marks in
/// papers tell alone.
bool decidesByItsDigits(const JournalEntry& entry) {
    const bool isWords = entry.kind == EntryKind::Found || entry.kind == EntryKind::Newsletter ||
                         entry.kind == EntryKind::Orders || entry.kind == EntryKind::Standing || deadlineIn(entry);
    return !isWords && entry.action.find_first_of("0123456789") != std::string::npos;
}

/// A change to which no entry's text leads.
std::string withSmuggled(const JournalEntry& entry, const State& after) {
    Changes changes = *changesFromJson(entry.changes);
    Power rich = after.powers[1];
    rich.treasury += 9999;
    changes.push_back(Put<Power>{1, rich});
    return toJson(changes);
}

}  // namespace

class TestVerification : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        for (const char* system : systems)
            m_wars.emplace(system, wholeWar(system));
    }

    void aWholeWarIsDoneAgain_data() { eachSystem(); }
    void aWholeWarIsDoneAgain() {
        const Journal& war = chosen();
        std::set<EntryKind> deeds;
        std::set<Reversed> reversals;
        for (const JournalEntry& entry : war.entries()) {
            deeds.insert(entry.kind);
            if (const auto reversal = reversalIn(entry))
                reversals.insert(reversal->what);
        }
        QCOMPARE(deeds.size(), Words<EntryKind>::list.size());
        QVERIFY(reversals.size() >= 2);
        const Diagnostics faults = retrace(war, *findSystem(war.campaign().scenario.system));
        QVERIFY2(faults.empty(), faults.empty() ? "" : toText(faults.front()).c_str());
        QVERIFY(Journal::from(war.entries()));
    }

    void anyFieldThatIsAlteredIsFound_data() { eachSystem(); }
    void anyFieldThatIsAlteredIsFound() {
        const std::vector<JournalEntry>& entries = chosen().entries();
        int altered = 0;
        for (std::size_t i = 0; i < entries.size(); ++i)
            for (JournalEntry& other : alterations(entries[i])) {
                std::vector<JournalEntry> forged = entries;
                forged[i] = std::move(other);
                QVERIFY2(isFound(rehashed(std::move(forged))), toWords(entries[i]).c_str());
                ++altered;
            }
        QVERIFY(altered > 200);
    }

    void aSmuggledChangeIsToldAsItStandsAndAsItShouldBe() {
        std::vector<JournalEntry> entries = m_wars.at("men_of_bronze").entries();
        const auto orders = std::ranges::find(entries, EntryKind::Orders, &JournalEntry::kind);
        const std::string who = orders->who;
        const auto number = static_cast<std::size_t>(orders->number);
        entries.resize(number);
        const Journal before = *Journal::from({entries.begin(), entries.end() - 1});
        entries.back().changes = withSmuggled(entries.back(), before.campaign().state);
        const Journal journal = *Journal::from(redigested(std::move(entries)));
        const Diagnostics faults = retrace(journal, *findSystem("men_of_bronze"));
        QVERIFY(!faults.empty());
        const std::string told = toText(faults.front());
        for (const std::string& part :
             {"Entry " + std::to_string(number), "(orders, " + who + ")",
              std::to_string(before.campaign().state.powers[1].treasury + 9999), std::string("should be nothing")})
            QVERIFY2(told.contains(part), told.c_str());
    }

    void whatATextDecidesCannotBeAltered_data() { eachSystem(); }
    void whatATextDecidesCannotBeAltered() {
        const std::vector<JournalEntry>& entries = chosen().entries();
        int altered = 0;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (!decidesByItsDigits(entries[i]))
                continue;
            std::vector<JournalEntry> forged = entries;
            forged[i].action = withOtherDigit(forged[i].action);
            QVERIFY2(isFound(redigested(std::move(forged))), toWords(entries[i]).c_str());
            ++altered;
        }
        QVERIFY(altered > 10);
    }

    void aSmuggledChangeIsFound_data() { eachSystem(); }
    void aSmuggledChangeIsFound() {
        const Journal& war = chosen();
        const std::vector<JournalEntry>& entries = war.entries();
        for (std::size_t i = 0; i < entries.size(); ++i) {
            std::vector<JournalEntry> forged = entries;
            forged[i].changes = withSmuggled(entries[i], war.at(entries[i].number)->state);
            QVERIFY2(isFound(redigested(std::move(forged))), toWords(entries[i]).c_str());
        }
    }

    /// Also what decides nothing: a reason, a player's name, a date.
    void onePaperFindsWhateverWasRewrittenBeforeIt_data() { eachSystem(); }
    void onePaperFindsWhateverWasRewrittenBeforeIt() {
        const Journal& war = chosen();
        const std::string paper = ReportSet(war.campaign(), war.entries()).report(PowerId(0)).text();
        QVERIFY(remarksOn(war, paper, "report.txt").empty());
        for (std::size_t i = 1; i < war.entries().size(); ++i) {
            std::vector<JournalEntry> entries = war.entries();
            if (entries[i].kind != EntryKind::Ruling || entries[i].changes != "[]")
                continue;
            entries[i].action = withOtherDigit(entries[i].action);
            const Result<Journal> forged = Journal::from(rehashed(std::move(entries)));
            QVERIFY(forged);
            QCOMPARE(remarksOn(*forged, paper, "report.txt").front().code, std::string("journal-rewritten"));
        }
    }
    void aTailThatWasCutOffIsFoundByAPaperAndByACopy() {
        const Journal& war = m_wars.at("men_of_bronze");
        const auto& entries = war.entries();
        const Journal cut = *Journal::from({entries.begin(), entries.end() - 2});
        QVERIFY(retrace(cut, *findSystem("men_of_bronze")).empty());
        const Report report = ReportSet(war.campaign(), entries).report(PowerId(2));
        const std::string paper = report.text();
        for (const std::string& text : {paper, "> " + paper, htmlPage(report)})
            QCOMPARE(remarksOn(cut, text, "report.txt").front().code, std::string("journal-cut"));
        QCOMPARE(remarksOn(cut, war, "copy.ephor").front().code, std::string("journal-cut"));
        QVERIFY(remarksOn(war, cut, "old.ephor").empty());
        Journal other = cut;
        rule(other, Ruling{RulingSubject::Arete, 0, 9}, "Another end.");
        QCOMPARE(remarksOn(war, other, "other.ephor").front().code, std::string("journal-rewritten"));
        QCOMPARE(remarksOn(other, paper, "report.txt").size(), std::size_t(1));
        QCOMPARE(remarksOn(war, "Nothing to see.", "x.txt").front().code, std::string("journal-mark"));
    }
    void aResultThatTheBattleCannotHaveIsFound_data() {
        QTest::addColumn<int>("which");
        QTest::addColumn<QByteArray>("says");
        const std::array<const char*, 11> says{"nobody has won",          "did not fight",    "named twice",
                                               "cannot be left",          "cannot be left",   "did not fight",
                                               "when it is fought again", "record cannot be", "how its result",
                                               "has no record",           "fought again"};
        for (std::size_t i = 0; i < says.size(); ++i)
            QTest::addRow("%d %s", static_cast<int>(i), says[i]) << static_cast<int>(i) << QByteArray(says[i]);
    }
    void aResultThatTheBattleCannotHaveIsFound() {
        QFETCH(int, which);
        QFETCH(QByteArray, says);
        const RuleSystem& rules = *findSystem("men_of_bronze");
        Journal journal = beforeABattle();
        const Campaign& campaign = journal.campaign();
        const BattleId id = pendingBattles(campaign.state).front();
        const Aftermath honest = resolved(campaign, id, rules);
        Aftermath draft = honest;
        const auto isAway = [&](ArmyId army) {
            const Battle& battle = campaign.state.battles[id.index()];
            return army && !std::ranges::contains(battle.attackers, army) &&
                   !std::ranges::contains(battle.defenders, army);
        };
        if (which < 6 || which == 9)
            draft.method = Method::Table;
        if (which < 6)
            draft.digest.clear();
        switch (which) {
        case 0:
            draft.verdict = Verdict::Pending;
            break;
        case 1: {
            const auto other =
                std::ranges::find_if(campaign.state.units, [&](const Unit& u) { return isAway(u.army); });
            draft.units.push_back({UnitId(static_cast<int>(other - campaign.state.units.begin())), other->steps, 0});
            break;
        }
        case 2:
            draft.units.push_back(draft.units.front());
            break;
        case 3:
            draft.units.front().left = 5000;
            break;
        case 4:
            draft.units.front().before = 5000;
            break;
        case 5: {
            const auto other =
                std::ranges::find_if(campaign.state.leaders, [&](const Leader& one) { return isAway(one.army); });
            draft.hit.push_back(LeaderId(static_cast<int>(other - campaign.state.leaders.begin())));
            break;
        }
        case 6:
            draft.verdict = draft.verdict == Verdict::Attacker ? Verdict::Defender : Verdict::Attacker;
            break;
        case 7:
            draft.method = Method::Record;
            break;
        case 8:
            draft.method = Method::None;
            break;
        case 9:
            break;
        default:
            draft.digest.clear();
        }
        Journal good = journal;
        recordResult(good, honest);
        QVERIFY(retrace(good, rules).empty());
        recordResult(journal, draft);
        const Diagnostics faults = retrace(journal, rules);
        QVERIFY(!faults.empty());
        QVERIFY2(toText(faults.front()).contains(says.toStdString()), toText(faults.front()).c_str());
    }
    void aRecordIsReplayedByWhoeverChecksTheJournal() {
        const RuleSystem& rules = *findSystem("men_of_bronze");
        Journal journal = beforeABattle();
        const BattleId id = pendingBattles(journal.campaign().state).front();
        const Battlefield field = *battlefieldOf(journal.campaign(), id, rules);
        Record record;
        record.program = "test";
        (void)fought(journal.campaign(), id, field, &record);
        Aftermath draft = *fromRecord(journal.campaign(), id, field, record);
        Journal good = journal;
        recordResult(good, draft);
        QVERIFY(retrace(*Journal::from(good.entries()), rules).empty());
        draft.verdict = draft.verdict == Verdict::Attacker ? Verdict::Defender : Verdict::Attacker;
        recordResult(journal, draft);
        QVERIFY(toText(retrace(journal, rules).front()).contains("its record is replayed"));
    }
    /// What follows a battle may be changed within it, with a reason, and those who fought are told.
    void whatTheUmpireChangesAfterABattleIsOfThatBattleAndTold() {
        const RuleSystem& rules = *findSystem("men_of_bronze");
        const Journal journal = beforeABattle();
        const Campaign& campaign = journal.campaign();
        const BattleId id = pendingBattles(campaign.state).front();
        const Battle& battle = campaign.state.battles[id.index()];
        const Aftermath honest = resolved(campaign, id, rules);
        const State after = preview(campaign, honest).after;
        const auto isLeft = [&](ArmyId one) { return isThere(after.armies[one.index()]); };
        const ArmyId ours = isLeft(battle.attackers.front()) ? battle.attackers.front() : battle.defenders.front();
        const auto faultsWith = [&](const Change& change, const std::string& reason) {
            Journal other = journal;
            Aftermath draft = honest;
            draft.ruled = {change};
            draft.reason = reason;
            recordResult(other, draft);
            const Diagnostics faults = retrace(other, rules);
            return faults.empty() ? std::string() : toText(faults.front());
        };
        Army army = after.armies[ours.index()];
        army.spirit = army.spirit == 3 ? 2 : army.spirit + 1;
        const Change spirit = Put<Army>{static_cast<std::uint16_t>(ours.index()), army};
        QCOMPARE(faultsWith(spirit, "They have prayed."), std::string());
        QVERIFY(faultsWith(spirit, " ").contains("no reason"));
        Power rich = after.powers[0];
        rich.treasury += 5000;
        City given = after.cities[0];
        given.owner = PowerId(0);
        given.garrison += 1;
        army.supply += 1;
        Unit unit = after.units[honest.units.front().unit.index()];
        unit.steps = 90;
        for (const Change& change :
             {Change(Put<Power>{0, rich}), Change(Put<City>{0, given}), Change(Put<Contribution>{0, Contribution{}}),
              Change(Put<Army>{static_cast<std::uint16_t>(ours.index()), army}),
              Change(Put<Unit>{static_cast<std::uint16_t>(honest.units.front().unit.index()), unit}),
              Change(Put<Army>{static_cast<std::uint16_t>(after.armies.size()), army})})
            QVERIFY(faultsWith(change, "Why not.").contains("use a ruling"));
        Journal told = journal;
        Aftermath draft = honest;
        draft.ruled = {spirit};
        draft.reason = "They have prayed.";
        recordResult(told, draft);
        std::set<std::size_t> fought;
        for (const auto* side : {&battle.attackers, &battle.defenders})
            for (const ArmyId one : *side)
                fought.insert(campaign.state.armies[one.index()].power.index());
        for (std::size_t p = 0; p < campaign.scenario.powers.size(); ++p)
            QCOMPARE(ReportSet(told.campaign(), told.entries())
                         .report(PowerId(static_cast<int>(p)))
                         .text()
                         .contains("They have prayed."),
                     fought.contains(p));
    }
    void aDeputysSheetDoesNotReplaceThePlayers() {
        Journal journal = *Journal::found(sixCities(), 7);
        const PowerId power(0);
        sendOrders(journal, power);
        QVERIFY(retrace(journal, *findSystem("men_of_bronze")).empty());
        const Campaign& campaign = journal.campaign();
        const Orders orders = standInOrders(campaign, power);
        journal.record({EntryKind::Orders,
                        campaign.scenario.powers[0].id,
                        received({{}, true, OrdersFrom::Deputy}, ordersToml(campaign, power, orders)),
                        {},
                        submissionChanges(campaign, power, orders, OrdersFrom::Deputy)});
        const Diagnostics faults = retrace(journal, *findSystem("men_of_bronze"));
        QVERIFY(!faults.empty());
        QVERIFY2(toText(faults.front()).contains("deputy"), toText(faults.front()).c_str());
    }
    /// Whoever reads the mark could else try out what a single order was.
    void theMarkIsThatOfAnEntryThatIsNoPowersOrders() {
        Journal journal = *Journal::found(sixCities(), 7);
        const JournalMark founded = markOf(journal.entries());
        QCOMPARE(founded.entry, 1);
        sendOrders(journal, PowerId(0));
        QVERIFY(markOf(journal.entries()) == founded);
        // Nor by what the umpire enters behind it.
        setDeadline(journal, Deadline{*clubTimeFrom("2026-12-01T20:00+01:00"), 7});
        QVERIFY(markOf(journal.entries()) == founded);
        journal.undo("umpire");
        QVERIFY(markOf(journal.entries()) == founded);
        adjudicateTurn(journal);
        QCOMPARE(markOf(journal.entries()).hash, journal.head());
        resolveAll(journal, *findSystem("men_of_bronze"), 1);
        const JournalMark before = markOf(journal.entries());
        setStandingOrders(journal, PowerId(1), {.land = standInOrders(journal.campaign(), PowerId(1)).land}, {});
        QVERIFY(markOf(journal.entries()) == before);
        closeTurn(journal);
        QCOMPARE(markOf(journal.entries()).hash, journal.head());
    }

private:
    static void eachSystem() {
        QTest::addColumn<QByteArray>("system");
        for (const char* system : systems)
            QTest::newRow(system) << QByteArray(system);
    }
    static Journal beforeABattle() {
        Journal journal = *Journal::found(sixCities(), 11);
        while (pendingBattles(journal.campaign().state).empty()) {
            if (journal.campaign().state.course.phase == Phase::Battles)
                closeTurn(journal);
            adjudicateTurn(journal);
        }
        return journal;
    }
    const Journal& chosen() const {
        QFETCH(QByteArray, system);
        return m_wars.at(system.toStdString());
    }
    static std::string toWords(const JournalEntry& entry) {
        return std::to_string(entry.number) + " " + std::string(wordOf(entry.kind)) + " " + entry.action.substr(0, 200);
    }

    std::map<std::string, Journal> m_wars;
};

QTEST_GUILESS_MAIN(TestVerification)
#include "tst_verification.moc"
