// What people and an umpire do to battles of every system in any order: answers, corrections, taking back, doing again,
// other dice.
#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/battle/answers/answer_check.h"
#include "core/io/records/record_io.h"
#include "core/odds/here.h"
#include "models/battle/battle_session.h"
#include "models/battle/log/battle_log_model.h"
#include "tests/support/battle_checks.h"
#include "tests/support/random_setups.h"
#include "tests/support/wild_player.h"

#include <QTemporaryDir>
#include <QTest>

using namespace ephor;
using namespace ephor::testing;

namespace {

/// A person who does anything that he may do in a battle.
class Meddler {
public:
    /// Of 24 deeds so many are corrections, where the umpire may correct.
    Meddler(BattleSession& session, std::uint64_t n, std::uint32_t meddling)
        : m_session(session), m_draw(mixed(97, n), n), m_meddling(meddling), m_random(n), m_wild(n) {}

    /// One deed; what was wrong, empty where nothing was.
    std::string act() {
        const std::uint32_t kind = m_draw.below(24);
        if (kind == 0)
            return takeBack();
        if (kind <= m_meddling && !m_session.whyNoCorrection())
            return meddle();
        if (kind == 3)
            m_session.setDiceWait(!m_session.diceWait());
        if (!m_session.pending())
            return {};
        return m_session.pending()->kind == Pending::Kind::Roll ? throwDice() : decide();
    }

    int corrections = 0;
    int taken = 0;

private:
    static std::string textOf(const std::optional<Message>& why) { return why ? toText(*why) : std::string(); }

    std::string digestNow() const {
        EventDigester digester;
        for (int i = 0; const Event& event : m_session.timeline().events())
            digester.heard(i++, event);
        return toHex(digester.digest());
    }

    std::string takeBack() {
        const std::uint32_t steps = 1 + m_draw.below(6);
        std::vector<std::string> before;
        for (std::uint32_t i = 0; i < steps && m_session.canUndo(); ++i) {
            before.push_back(digestNow());
            m_session.undo();
            ++taken;
            if (m_session.run().misfit)
                return "undo: " + toText(m_session.run().misfit->why);
        }
        if (m_draw.below(2) == 0)
            while (m_session.canRedo()) {
                m_session.redo();
                if (m_session.run().misfit)
                    return "redo: " + toText(m_session.run().misfit->why);
                if (before.empty())
                    break;
                if (digestNow() != before.back())
                    return "redo: not what was taken back";
                before.pop_back();
            }
        return {};
    }

    std::string meddle() {
        Correction c;
        c.reason = "the cat";
        c.kind = static_cast<Correction::Kind>(m_draw.below(4));
        const Table& table = m_session.table();
        c.piece = PieceId(static_cast<int>(m_draw.below(static_cast<std::uint32_t>(table.pieces()))));
        c.side = m_draw.below(2) == 0 ? Side::A : Side::B;
        const SystemInfo& info = m_session.info();
        const auto& counters = c.kind == Correction::Kind::SetSideCounter ? info.sideCounters : info.counters;
        c.counter = static_cast<std::uint8_t>(m_draw.below(static_cast<std::uint32_t>(counters.size())));
        const auto span = static_cast<std::uint32_t>(counters[c.counter].highest - counters[c.counter].lowest + 1);
        c.value = static_cast<std::int16_t>(counters[c.counter].lowest + static_cast<int>(m_draw.below(span)));
        c.pose = {{drawn(m_draw, 0, table.size().width), drawn(m_draw, 0, table.size().height)},
                  cosSin(drawn(m_draw, 0, 6.28))};
        if (oneIn(m_draw, 2) && table.isPresent(c.piece)) {
            c.pose.centre = table.body(c.piece).pose.centre + Vec{drawn(m_draw, -2, 2), drawn(m_draw, -2, 2)};
            if (oneIn(m_draw, 2))
                c.pose.facing = table.body(c.piece).pose.facing;
        }
        c.pose = snapped(c.pose);
        if (c.kind == Correction::Kind::Remove && !oneIn(m_draw, 3))
            return {};
        const std::string before = digestNow();
        if (m_session.correct(c))
            return digestNow() == before ? "" : "a refused correction changed something";
        ++corrections;
        return {};
    }

    std::string throwDice() {
        if (m_draw.below(3) == 0) {
            m_session.rollNow();
            return {};
        }
        const RollRequest& roll = m_session.pending()->roll;
        std::vector<std::uint8_t> faces;
        for (int i = 0; i < roll.count; ++i)
            faces.push_back(static_cast<std::uint8_t>(1 + m_draw.below(static_cast<std::uint32_t>(roll.sides))));
        return textOf(m_session.typeIn(faces));
    }

    std::string decide() {
        const Pending& pending = *m_session.pending();
        const Request& request = *pending.request;
        if (std::string fault = lookAt(request); !fault.empty())
            return fault;
        const Position position{m_session.game(), m_session.table(),   m_draw.next(),        m_session.run().decisions,
                                pending.rolls,    &m_session.record(), pending.publicEntries};
        const std::array<const Player*, 3> all{&m_random, &m_wild, &standardPlayer(m_session.game())};
        return textOf(m_session.answer(all[m_draw.below(3)]->choose(request, position)));
    }

    /// What is listed is accepted, what is not listed is refused.
    std::string lookAt(const Request& request) const {
        const std::string& id = m_session.info().decisions[request.question.decision].id;
        if (request.form == Form::Options) {
            if (request.options.size() < 2)
                return id + ": no choice";
            for (int code = 0; code < 12; ++code)
                for (int piece = -1; piece < m_session.table().pieces(); ++piece) {
                    const Choice choice =
                        coded(static_cast<std::int16_t>(code), piece < 0 ? PieceId{} : PieceId(piece));
                    const bool listed = std::ranges::any_of(request.options, [&](const Option& o) {
                        return o.code == choice.code && o.piece == choice.piece;
                    });
                    if (listed == checkAnswer(m_session.game(), m_session.table(), request, choice).has_value())
                        return id + ": listed and accepted differ";
                }
        }
        std::vector<Choice> choices;
        m_session.game().suggest(m_session.table(), request, choices);
        if (choices.empty() && request.form != Form::Move)
            return id + ": nothing is suggested";
        for (const Choice& choice : choices)
            if (const auto why = checkAnswer(m_session.game(), m_session.table(), request, choice))
                return id + ": a suggestion is refused: " + toText(*why);
        return {};
    }

    BattleSession& m_session;
    Pcg32 m_draw;
    std::uint32_t m_meddling;
    RandomPlayer m_random;
    WildPlayer m_wild;
};

std::string faultOfReading(const BattleSession& session) {
    const auto read = readRecord(toText(session.record(), {}), "a.battle");
    if (!read)
        return "not read: " + toText(read.error().front());
    if (read->entries != session.record().entries)
        return "other entries are read than were given";
    const auto again = BattleSession::open(session.game().system(), *read);
    if (!again)
        return "not opened: " + toText(again.error().front());
    if ((*again)->timeline().size() != session.timeline().size() && !session.diceWait())
        return "another battle is read";
    if (!session.diceWait() && (*again)->table() != session.table())
        return "another table is read";
    return {};
}

/// Runs from here, taken up on the way or from the opening.
std::string faultOfOdds(const BattleSession& session) {
    const auto here = session.here();
    if (!here)
        return {};
    const Here from = hereOf(here->record, here->pending);
    Conditions conditions;
    conditions.players = {&standardPlayer(session.game()), &standardPlayer(session.game())};
    Rerun again(session.game(), &from, 7);
    for (const int run : {0, 1, 2}) {
        Rerun anew(session.game(), &from, 7);
        const Run one = again.fight(run, conditions);
        const Run other = anew.fight(run, conditions);
        if (!one.ended || !other.ended)
            return "a run from here does not end" + (one.misfit ? ": " + toText(one.misfit->why) : std::string());
        if (one.ended->winner != other.ended->winner || one.rolls != other.rolls || one.decisions != other.decisions ||
            one.events != other.events || again.table() != anew.table())
            return "a run from here that is taken up differs from the one from the opening";
    }
    return {};
}

void tell(const QAbstractItemModel& model, const QModelIndex& of, QStringList& lines) {
    for (int row = 0; row < model.rowCount(of); ++row) {
        const QModelIndex index = model.index(row, 0, of);
        lines.push_back(index.data().toString());
        tell(model, index, lines);
    }
}

/// The log that has followed the battle is the log of the battle; the table that its events lead to is the table.
std::string faultOfLog(const BattleSession& session, const BattleLogModel& log) {
    QStringList followed;
    QStringList anew;
    tell(log, {}, followed);
    tell(BattleLogModel(session), {}, anew);
    if (followed != anew)
        return "the log is not the battle's";
    const BattleTimeline& timeline = session.timeline();
    if (timeline.tableAt(timeline.size()) != session.table())
        return "the timeline's table is not the battle's";
    return {};
}

std::string faultOfWhatIf(const BattleSession& session, int moment) {
    const auto copy = session.whatIf(moment, 5);
    if (!copy || copy->run().misfit)
        return "what if: " + (copy ? toText(copy->run().misfit->why) : std::string("none"));
    return {};
}

}  // namespace

class TestBattleSessionUmpire : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void diceThatWaitFromTheBeginningAllWait() {
        int systems = 0;
        for (const SystemUnderTest& system : systemsUnderTest()) {
            int thrown = 0;
            for (std::uint64_t n = 0; n < 20 && thrown == 0; ++n) {
                const auto game = anyGame(system, n);
                auto session = BattleSession::open(game->system(), game->setup(), {});
                QVERIFY(session);
                thrown = (*session)->run().rolls;
                (*session)->setDiceWait(true);
                QCOMPARE((*session)->run().rolls, 0);
                QVERIFY(thrown == 0 || (*session)->pending()->kind == Pending::Kind::Roll);
            }
            systems += thrown > 0 ? 1 : 0;
        }
        QVERIFY(systems > 1);
    }

    void aCorrectionBeforeDiceThatIsTakenBackHasThemAskedForAgain() {
        const std::vector<SystemUnderTest> systems = systemsUnderTest();
        const auto game = anyGame(*std::ranges::find(systems, std::string_view("dba"), &SystemUnderTest::id), 3);
        auto session = *BattleSession::open(game->system(), game->setup(), {});
        session->setDiceWait(true);
        while (session->pending() && (session->pending()->kind != Pending::Kind::Roll || session->whyNoCorrection() ||
                                      session->run().rolls < 3)) {
            if (session->pending()->kind == Pending::Kind::Roll) {
                session->rollNow();
                continue;
            }
            const Pending& asked = *session->pending();
            const Position position{session->game(),    session->table(),   1, session->run().decisions, asked.rolls,
                                    &session->record(), asked.publicEntries};
            QVERIFY(!session->answer(standardPlayer(*game).choose(*asked.request, position)));
        }
        QVERIFY(session->pending());
        const int thrown = session->run().rolls;
        Correction correction;
        correction.kind = Correction::Kind::SetSideCounter;
        const auto& counters = session->info().sideCounters;
        correction.counter =
            static_cast<std::uint8_t>(std::ranges::find_if(counters, &CounterInfo::mayBeCorrected) - counters.begin());
        correction.reason = "the cat";
        QVERIFY(!session->correct(correction));
        session->rollNow();
        QVERIFY(session->run().rolls > thrown);
        session->undo();
        QCOMPARE(session->run().rolls, thrown);
        QCOMPARE(session->pending()->kind, Pending::Kind::Roll);
        QCOMPARE(session->record().undone.size(), std::size_t(1));
    }

    void diceThatWereThrownDoNotWaitAgainAfterTheBattleWasSaved() {
        const QTemporaryDir folder;
        int thrown = 0;
        for (std::uint64_t n = 0; n < 20 && thrown == 0; ++n) {
            const auto game = anyGame(systemsUnderTest().front(), n);
            auto session = *BattleSession::open(game->system(), game->setup(), {});
            session->setDiceWait(true);
            if (session->pending()->kind != Pending::Kind::Roll)
                continue;
            session->rollNow();
            thrown = session->run().rolls;
            QVERIFY(session->save(folder.filePath(QStringLiteral("a.battle")).toStdString()));
            session->setDiceWait(false);
            session->setDiceWait(true);
            QVERIFY(session->run().rolls >= thrown);
        }
        QVERIFY(thrown > 0);
    }

    void whateverIsDoneToABattleItIsItsRecord_data() {
        QTest::addColumn<int>("row");
        int i = 0;
        for (const SystemUnderTest& system : systemsUnderTest())
            QTest::newRow(system.id) << i++;
    }

    void whateverIsDoneToABattleItIsItsRecord() {
        QFETCH(int, row);
        const SystemUnderTest system = systemsUnderTest()[static_cast<std::size_t>(row)];
        int corrections = 0;
        int taken = 0;
        for (int n = 0; n < system.battles(40); ++n) {
            const auto key = static_cast<std::uint64_t>(n + 700);
            const auto game = anyGame(system, key);
            DicePlan dice;
            dice.seed = key;
            auto opened = BattleSession::open(game->system(), game->setup(), dice);
            QVERIFY(opened);
            BattleSession& session = **opened;
            const BattleLogModel log(session);
            Meddler meddler(session, key, n % 2 == 0 ? 2 : 10);
            Pcg32 draw(key, 0);
            const auto fault = [&]() -> std::string {
                if (session.run().misfit)
                    return "misfit: " + toText(session.run().misfit->why);
                if (!contactsAgree(session.table()))
                    return "contacts";
                if (std::string of = oneIn(draw, 10) ? faultOfLog(session, log) : ""; !of.empty())
                    return of;
                if (std::string of = oneIn(draw, 40) ? faultOfReading(session) : ""; !of.empty())
                    return of;
                if (std::string of = oneIn(draw, 100) ? faultOfOdds(session) : ""; !of.empty())
                    return of;
                const auto moments = static_cast<std::uint32_t>(session.timeline().size() + 1);
                return oneIn(draw, 60) ? faultOfWhatIf(session, static_cast<int>(draw.below(moments))) : "";
            };
            const auto where = [&](const std::string& what) {
                return QStringLiteral("battle %1, entry %2: %3")
                    .arg(n)
                    .arg(session.record().entries.size())
                    .arg(QString::fromStdString(what));
            };
            for (int i = 0; i < 400 && session.pending(); ++i) {
                std::string what = meddler.act();
                QVERIFY2(what.empty(), qPrintable(where(what)));
                what = fault();
                QVERIFY2(what.empty(), qPrintable(where(what)));
            }
            session.setDiceWait(false);
            session.autoResolve(Until::End);
            QTRY_VERIFY_WITH_TIMEOUT(!session.isBusy(), 60000);
            QVERIFY2(session.ended(), qPrintable(where("does not end")));
            const std::string what = faultOfReading(session);
            QVERIFY2(what.empty(), qPrintable(where(what)));
            QVERIFY2(session.verified().empty(), qPrintable(where("does not verify")));
            corrections += meddler.corrections;
            taken += meddler.taken;
        }
        QVERIFY(corrections > 0 && taken > 0);
    }
};

QTEST_GUILESS_MAIN(TestBattleSessionUmpire)
#include "tst_battle_session_umpire.moc"
