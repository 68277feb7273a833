// The throws of a step before it is done: what is typed in, what it comes to, and the step done with it or done again.
#include "core/campaign/journal/active_entries.h"
#include "models/campaign/tables/rolls_model.h"
#include "models/text/campaign_words.h"
#include "tests/support/campaign_file.h"

#include <QAbstractItemModelTester>
#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

/// A row with one die that can show another face, and that face.
std::pair<DiceDesk::Row, std::string> another(const DiceDesk& desk, bool isSecret = true) {
    for (const DiceDesk::Row& row : desk.rows())
        if (row.roll.faces.size() == 1 && (row.roll.seed == CampaignRoll::Seed::Secret) == isSecret) {
            const auto [least, most] = rangeOf(row.roll);
            return {row, std::to_string(row.roll.faces.front() < most ? row.roll.faces.front() + 1 : least)};
        }
    return {};
}

const DiceDesk::Row* rowOf(const DiceDesk& desk, const std::string& purpose) {
    const auto it =
        std::ranges::find_if(desk.rows(), [&](const DiceDesk::Row& row) { return purposeOf(row.roll) == purpose; });
    return it == desk.rows().end() ? nullptr : &*it;
}

bool marks(const Journal& journal) { return journal.entries().back().dice.contains("(typed in)"); }

}  // namespace

class TestDiceDesk : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;

private Q_SLOTS:
    void aMoveIsAdjudicatedWithWhatWasTypedIn() {
        const auto session = m_folder.found("six_cities");
        DiceDesk desk(*nextDice(*session));
        QVERIFY(!desk.rows().empty());
        const auto [row, faces] = another(desk);
        const std::string purpose = purposeOf(row.roll);
        QVERIFY(desk.typeIn(row, faces));
        const DiceDesk::Row* typed = rowOf(desk, purpose);
        QVERIFY(typed && typed->roll.typed && typed->isMade);
        QVERIFY(desk.act());
        QVERIFY(marks(session->journal()));
        QVERIFY(actionText(session->journal(), session->lastMoment()).contains(QStringLiteral("entered")));
        QVERIFY(!desk.isOpen());
        const QFuture<Diagnostics> faults = session->verify();
        QVERIFY(faults.result().empty());
    }
    void whatWasTypedInIsLeftToTheProgramAgain() {
        const auto session = m_folder.found("six_cities");
        DiceDesk desk(*nextDice(*session));
        const auto before = desk.rows();
        const auto [row, faces] = another(desk);
        QVERIFY(desk.typeIn(row, faces));
        QVERIFY(desk.typeIn(row, "  "));
        QVERIFY(desk.typed().empty());
        QVERIFY(desk.typeIn(row, faces));
        desk.clear();
        QVERIFY(desk.typed().empty());
        QCOMPARE(desk.rows().size(), before.size());
        for (std::size_t i = 0; i < before.size(); ++i)
            QVERIFY(desk.rows()[i].roll == before[i].roll);
    }
    void facesThatCannotBeAreRefusedAndChangeNothing() {
        const auto session = m_folder.found("six_cities");
        DiceDesk desk(*nextDice(*session));
        const DiceDesk::Row row = desk.rows().front();
        for (const char* text : {"x", "0", "4;2", "999", "1 1 1 1 1"})
            QVERIFY2(!desk.typeIn(row, text), text);
        QVERIFY(desk.typed().empty());
        QVERIFY(session->adjudicateTurn({{"Siege of Troy", {1}}}).error().front().code == "dice-unknown");
        QCOMPARE(session->next(), CampaignSession::Next::Adjudicate);
    }
    void anAdjudicationIsDoneAgainWithOwnDiceInOneGo() {
        const auto session = m_folder.found("six_cities");
        QVERIFY(session->adjudicateTurn());
        const int entry = lastTurnStep(session->journal());
        QVERIFY(!whyNotAgain(*session, entry));
        DiceDesk desk(diceAgain(*session, entry));
        const auto [row, faces] = another(desk);
        QVERIFY(desk.typeIn(row, faces));
        QVERIFY(desk.act());
        const auto& entries = session->journal().entries();
        QCOMPARE(entries[entries.size() - 2].kind, EntryKind::Undo);
        QCOMPARE(entries.back().kind, EntryKind::Adjudicate);
        QVERIFY(marks(session->journal()));
        // Once more: what was typed in before stands there.
        DiceDesk more(diceAgain(*session, lastTurnStep(session->journal())));
        QVERIFY(more.typed() == desk.typed());
        QVERIFY(session->undo());
        QVERIFY(session->next() == CampaignSession::Next::Adjudicate);
    }
    void whatOthersHaveFollowedIsNotDoneAgain() {
        const auto session = m_folder.found("six_cities");
        QVERIFY(whyNotAgain(*session, 0));
        QVERIFY(session->adjudicateTurn());
        const int entry = lastTurnStep(session->journal());
        DiceDesk desk(diceAgain(*session, entry));
        QVERIFY(session->perform([](Journal& journal) {
            journal.record({EntryKind::Ruling, "umpire", "{\"reason\":\"a test\"}", {}, {}});
        }));
        QVERIFY(whyNotAgain(*session, entry));
        QVERIFY(!desk.isOpen());
        QVERIFY(!desk.act());
        QCOMPARE(session->journal().entries().back().kind, EntryKind::Ruling);
    }
    void theTableShowsSecretThrowsOnlyWhereTheyAreAskedFor() {
        const auto session = m_folder.found("six_cities");
        DiceDesk desk(*nextDice(*session));
        RollsModel table(desk, session->scenario());
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto secrets = std::ranges::count_if(
            desk.rows(), [](const auto& row) { return row.roll.seed == CampaignRoll::Seed::Secret; });
        QVERIFY(secrets > 0);
        QCOMPARE(table.rowCount(), static_cast<int>(std::ssize(desk.rows()) - secrets));
        const auto [row, faces] = another(desk);
        QVERIFY(!table.indexOf(purposeOf(row.roll)).isValid());
        table.setSecretShown(true);
        QCOMPARE(table.rowCount(), static_cast<int>(std::ssize(desk.rows())));
        QVERIFY(desk.typeIn(row, faces));
        const QModelIndex at = table.indexOf(purposeOf(row.roll));
        QCOMPARE(at.data().toString(), QString::fromStdString(faces));
        QCOMPARE(at.siblingAtColumn(RollsModel::SourceColumn).data().toString(), QStringLiteral("entered"));
        QVERIFY(at.siblingAtColumn(RollsModel::ToldColumn)
                    .data()
                    .toString()
                    .endsWith(QStringLiteral("until the war ends")));
        for (int column = 0; column < RollsModel::Columns; ++column)
            QVERIFY(!table.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
    }
    void aThrowThatIsNoLongerMadeStaysInTheTableUntilItIsLeftToTheProgram() {
        const auto session = m_folder.found("six_cities");
        DiceDesk desk(*nextDice(*session));
        std::string needless;
        for (const DiceDesk::Row& row : std::vector(desk.rows())) {
            const auto [least, most] = rangeOf(row.roll);
            for (int face = least; face <= most && needless.empty() && row.roll.faces.size() == 1; ++face) {
                const Preview seen = previewAdjudicate(session->campaign(), {{purposeOf(row.roll), {face}}});
                for (const DiceDesk::Row& other : desk.rows())
                    if (std::ranges::find(seen.rolls, purposeOf(other.roll), purposeOf) == seen.rolls.end())
                        needless = purposeOf(other.roll);
                if (needless.empty())
                    continue;
                QVERIFY(
                    desk.typeIn(*rowOf(desk, needless), facesText(rowOf(desk, needless)->roll.faces).toStdString()));
                QVERIFY(desk.typeIn(row, std::to_string(face)));
            }
        }
        QVERIFY(!needless.empty());
        const DiceDesk::Row* idle = rowOf(desk, needless);
        QVERIFY(idle && !idle->isMade);
        QCOMPARE(desk.remarks().size(), std::size_t(1));
        QVERIFY(!desk.typeIn(DiceDesk::Row(*idle), "1"));
        QVERIFY(desk.typeIn(DiceDesk::Row(*idle), ""));
        QVERIFY(!rowOf(desk, needless));
        QVERIFY(desk.remarks().empty());
    }
    void ordersThatComeInMeanwhileLeaveWhatWasTypedIn() {
        const auto session = m_folder.found("six_cities");
        DiceDesk desk(*nextDice(*session));
        const auto [row, faces] = another(desk);
        QVERIFY(desk.typeIn(row, faces));
        QVERIFY(session->submitStandIn(PowerId(0)));
        QVERIFY(desk.isOpen());
        desk.refresh();
        QCOMPARE(desk.typed().size(), std::size_t(1));
        QVERIFY(desk.act());
        QVERIFY(marks(session->journal()));
    }
};

QTEST_GUILESS_MAIN(TestDiceDesk)
#include "tst_dice_desk.moc"
