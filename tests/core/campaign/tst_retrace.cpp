// A journal in which somebody has written: whoever reckons the hashes anew still cannot say what nobody ordered, ruled or threw.
#include "core/campaign/change_json.h"
#include "core/campaign/journal_mark.h"
#include "core/campaign/power_paper.h"
#include "core/campaign/retrace.h"
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
    add([](JournalEntry& e) { e.deed = e.deed == Deed::Ruling ? Deed::Newsletter : Deed::Ruling; });
    add([](JournalEntry& e) { e.deed = e.deed == Deed::Orders ? Deed::Standing : Deed::Orders; });
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

/// What an entry's text says of rows, numbers and dice; what is altered in names, dates and reasons, the marks in papers tell alone.
bool decidesByItsDigits(const JournalEntry& entry) {
    const bool isWords = entry.deed == Deed::Found || entry.deed == Deed::Newsletter || entry.deed == Deed::Orders ||
                         entry.deed == Deed::Standing || deadlineIn(entry);
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

class TestRetrace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        for (const char* system : systems)
            m_wars.emplace(system, wholeWar(system));
    }

    void aWholeWarIsDoneAgain_data() { eachSystem(); }
    void aWholeWarIsDoneAgain() {
        const Journal& war = chosen();
        std::set<Deed> deeds;
        std::set<Reversed> reversals;
        for (const JournalEntry& entry : war.entries()) {
            deeds.insert(entry.deed);
            if (const auto reversal = reversalIn(entry))
                reversals.insert(reversal->what);
        }
        QCOMPARE(deeds.size(), Words<Deed>::list.size());
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
        const std::string paper = powerPaper(war.campaign(), war.entries(), PowerId(0));
        QVERIFY(remarksOn(war, paper, "report.txt").empty());
        for (std::size_t i = 1; i < war.entries().size(); ++i) {
            std::vector<JournalEntry> entries = war.entries();
            if (entries[i].deed != Deed::Ruling || entries[i].changes != "[]")
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
        const std::string paper = powerPaper(war.campaign(), entries, PowerId(2));
        for (const std::string& text : {paper, "> " + paper, htmlPage("x", htmlOf(paper))})
            QCOMPARE(remarksOn(cut, text, "report.txt").front().code, std::string("journal-cut"));
        QCOMPARE(remarksOn(cut, war, "copy.ephor").front().code, std::string("journal-cut"));
        QVERIFY(remarksOn(war, cut, "old.ephor").empty());
        Journal other = cut;
        rule(other, Decree{Matter::Arete, 0, 9}, "Another end.");
        QCOMPARE(remarksOn(war, other, "other.ephor").front().code, std::string("journal-rewritten"));
        QCOMPARE(remarksOn(other, paper, "report.txt").size(), std::size_t(1));
        QCOMPARE(remarksOn(war, "Nothing to see.", "x.txt").front().code, std::string("journal-mark"));
    }
    /// Whoever reads the mark could else try out what a single order was.
    void theMarkIsThatOfAnEntryThatIsNoPowersOrders() {
        Journal journal = *Journal::found(sixCities(), 7);
        const JournalMark founded = markOf(journal.entries());
        QCOMPARE(founded.entry, 1);
        sendOrders(journal, PowerId(0));
        QVERIFY(markOf(journal.entries()) == founded);
        lockOrders(journal);
        QCOMPARE(markOf(journal.entries()).hash, journal.head());
    }

private:
    static void eachSystem() {
        QTest::addColumn<QByteArray>("system");
        for (const char* system : systems)
            QTest::newRow(system) << QByteArray(system);
    }
    const Journal& chosen() const {
        QFETCH(QByteArray, system);
        return m_wars.at(system.toStdString());
    }
    static std::string toWords(const JournalEntry& entry) {
        return std::to_string(entry.number) + " " + std::string(wordOf(entry.deed)) + " " + entry.action.substr(0, 200);
    }

    std::map<std::string, Journal> m_wars;
};

QTEST_GUILESS_MAIN(TestRetrace)
#include "tst_retrace.moc"
