// A record before the umpire: cut, with an answer missing, altered, or to another question.
#include "tests/core/battle/broken_off.h"

#include <QTest>

using namespace ephor;
using namespace ephor::testing;

class TestRefereeRecords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoIsACutRecordFoughtOnAgain() {
        const auto g = game(11);
        const Fought whole = fought(*g);
        const RandomPlayer player(7);
        for (const std::size_t n :
             {whole.record.entries.size() / 3, whole.record.entries.size() / 2, whole.record.entries.size() - 1}) {
            Record record = cut(whole.record, n);
            EventDigester digester;
            Conditions conditions;
            conditions.players = {&player, &player};
            conditions.key = 7;
            conditions.listener = &digester;
            Fight fight(*g);
            QVERIFY(fight.run(conditions, &record).ended);
            QVERIFY(digester.digest() == whole.digest);
            QVERIFY(record.entries == whole.record.entries);
        }
    }

    void oneAnswerRemovedIsNoticedEveryTime() {
        int tried = 0;
        for (std::uint64_t n = 0; tried < 500; ++n) {
            const auto g = game(n);
            const Fought whole = fought(*g, n);
            Pcg32 draw(n, 1);
            for (int i = 0; i < 10 && !whole.record.entries.empty(); ++i, ++tried) {
                Record record = whole.record;
                record.entries.erase(record.entries.begin() +
                                     draw.below(static_cast<std::uint32_t>(record.entries.size())));
                QVERIFY2(!verify(*g, record).empty(), qPrintable(QString("battle %1").arg(n)));
            }
        }
    }

    void oneAnswerAlteredIsNoticedEveryTime() {
        int tried = 0;
        for (std::uint64_t n = 0; tried < 500; ++n) {
            const auto g = game(n);
            const Fought whole = fought(*g, n);
            Pcg32 draw(n, 2);
            for (int i = 0; i < 10 && !whole.record.entries.empty(); ++i) {
                const std::size_t at = draw.below(static_cast<std::uint32_t>(whole.record.entries.size()));
                Record before = cut(whole.record, at);
                Fight fight(*g);
                Conditions conditions;
                const Run run = fight.run(conditions, &before);
                std::vector<Choice> others;
                g->suggest(fight.table(), *run.pending->request, others);
                const Choice& given = std::get<Answer>(whole.record.entries[at]).choice;
                std::erase(others, given);
                if (others.empty())
                    continue;
                Record record = whole.record;
                std::get<Answer>(record.entries[at]).choice =
                    others[draw.below(static_cast<std::uint32_t>(others.size()))];
                // A move that is stopped on its way is the same, however far beyond it was declared: nothing in the
                // battle differs.
                if (run.pending->request->form == Form::Move && verify(*g, record).empty())
                    continue;
                ++tried;
                QVERIFY2(!verify(*g, record).empty(), qPrintable(QString("battle %1, entry %2, decision %3")
                                                                     .arg(n)
                                                                     .arg(at)
                                                                     .arg(run.pending->request->question.decision)));
            }
        }
    }

    void anAnswerToAnotherQuestionIsAMisfit() {
        const auto g = game();
        Record record = fought(*g).record;
        std::get<Answer>(record.entries[5]).question.decision += 1;
        const Run run = runOf(*g, record);
        QVERIFY(run.misfit && !run.ended && !run.pending);
        QCOMPARE(run.misfit->entry, std::size_t{5});
        Record more = fought(*g).record;
        more.entries.push_back(more.entries.back());
        QCOMPARE(runOf(*g, more).misfit->entry, more.entries.size() - 1);
    }
};

QTEST_GUILESS_MAIN(TestRefereeRecords)
#include "tst_referee_records.moc"
