// The journal is the document: hash-chained, walked back and forth, rebuilt to the same tables.
#include "core/campaign/journal/journal.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

NewEntry treasury(int talents) {
    return {EntryKind::Ruling, "umpire", "a gift", {}, {Put<Power>{0, [&] {
                                                                       Power power = smallCampaign().state.powers[0];
                                                                       power.treasury = talents;
                                                                       return power;
                                                                   }()}}};
}

Journal threeGifts() {
    Journal journal = *Journal::found(smallFiles(), 431);
    for (const int talents : {1, 2, 3})
        journal.record(treasury(talents));
    return journal;
}

int talentsOf(const Campaign& campaign) { return campaign.state.powers[0].treasury; }

}  // namespace

class TestJournal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMomentOfALongJournalIsAsItWas() {
        Journal journal = *Journal::found(smallFiles(), 431);
        std::vector<State> states{journal.campaign().state};
        for (int i = 1; i < 600; ++i) {
            if (i % 7 == 6)
                journal.undo("umpire");
            else
                journal.record(treasury(i));
            states.push_back(journal.campaign().state);
        }
        const Result<Journal> again = Journal::from(journal.entries());
        QVERIFY(again);
        for (const Journal* one : std::array<const Journal*, 2>{&journal, &*again})
            for (std::size_t i = 0; i < states.size(); ++i)
                QVERIFY(one->at(static_cast<int>(i) + 1)->state == states[i]);
    }
    void theTablesAreRebuiltFromTheEntries() {
        const Journal journal = threeGifts();
        QCOMPARE(journal.entries().size(), std::size_t(4));
        const Result<Journal> again = Journal::from(journal.entries());
        QVERIFY(again);
        QVERIFY(again->campaign().state == journal.campaign().state);
        QCOMPARE(again->head(), journal.head());
    }
    void undoAndRedoAreEntriesAndLeadToTheSameState() {
        Journal journal = threeGifts();
        const Digest third = digestOf(journal.campaign().state);
        journal.undo("umpire");
        QCOMPARE(talentsOf(journal.campaign()), 2);
        journal.undo("umpire");
        QCOMPARE(talentsOf(journal.campaign()), 1);
        journal.redo("umpire");
        journal.redo("umpire");
        QVERIFY(digestOf(journal.campaign().state) == third);
        QCOMPARE(journal.entries().size(), std::size_t(8));
        QCOMPARE(journal.redoable(), 0);
        const Result<Journal> again = Journal::from(journal.entries());
        QVERIFY(again);
        QCOMPARE(again->undoable(), journal.undoable());
    }
    void nothingIsRedoneOverSomethingNew() {
        Journal journal = threeGifts();
        journal.undo("umpire");
        QCOMPARE(journal.redoable(), 4);
        journal.record(treasury(9));
        QCOMPARE(journal.redoable(), 0);
        journal.undo("umpire");
        QCOMPARE(talentsOf(journal.campaign()), 2);
    }
    void anyTimeCanBeLookedAt() {
        Journal journal = threeGifts();
        journal.undo("umpire");
        QCOMPARE(talentsOf(*journal.at(1)), 20);
        QCOMPARE(talentsOf(*journal.at(3)), 2);
        QCOMPARE(talentsOf(*journal.at(4)), 3);
        QCOMPARE(talentsOf(*journal.at(5)), 2);
        QVERIFY(!journal.at(0));
        QVERIFY(!journal.at(6));
    }
    void everyEditIsNoticed() {
        const std::vector<JournalEntry> entries = threeGifts().entries();
        const auto refused = [&](auto edit) {
            std::vector<JournalEntry> changed = entries;
            edit(changed);
            return !Journal::from(std::move(changed));
        };
        QVERIFY(refused([](auto& e) { e[1].who = "athens"; }));
        QVERIFY(refused([](auto& e) { e[2].dice = "6"; }));
        QVERIFY(refused([](auto& e) { e[2].action += " "; }));
        QVERIFY(refused([](auto& e) { e.erase(e.begin() + 2); }));
        QVERIFY(refused([](auto& e) { std::swap(e[1], e[2]); }));
        QVERIFY(refused([](auto& e) { e[0].action.replace(e[0].action.find("431"), 3, "432"); }));
        QVERIFY(refused([](auto& e) { e.clear(); }));
        // Even where the chain is made anew, changes must lead to the state, and founding to its files.
        const auto rechained = [](auto& e) {
            for (std::size_t i = 0; i < e.size(); ++i)
                e[i].hash = hashOf(e[i], i == 0 ? std::string() : e[i - 1].hash);
        };
        QVERIFY(refused([&](auto& e) { e[3].changes = e[2].changes, rechained(e); }));
        QVERIFY(refused([&](auto& e) {
            const std::size_t at = e[0].changes.find("\"treasury\":20");
            e[0].changes.replace(at, 13, "\"treasury\":99");
            rechained(e);
        }));
        QVERIFY(!refused([&](auto& e) { rechained(e); }));
    }
    /// Honours and the chronicle walk the entries row by row.
    void onlyUndoingTakesRowsAway() {
        Journal journal = *Journal::found(smallFiles(), 431);
        const State& state = journal.campaign().state;
        const auto last = static_cast<std::uint16_t>(state.units.size() - 1);
        const auto next = static_cast<std::uint16_t>(state.units.size());
        journal.record({EntryKind::Ruling, "umpire", "men come", {}, {Put<Unit>{next, state.units.back()}}});
        journal.undo("umpire");
        QVERIFY(Journal::from(journal.entries()));
        journal.record({EntryKind::Ruling, "umpire", "men go", {}, {Put<Unit>{last, {}}}});
        const Result<Journal> again = Journal::from(journal.entries());
        QVERIFY(!again);
        QVERIFY2(toText(again.error().front()).contains("takes away"), toText(again.error().front()).c_str());
    }
};

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"
