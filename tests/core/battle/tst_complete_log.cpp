// A log tells all that changes: whoever reads it from the set-up on knows every told counter of every piece.
#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/battle/fight.h"
#include "tests/support/random_setups.h"
#include "tests/support/told_counters.h"
#include "tests/support/untold_counters.h"

#include <QtTest>
#include <set>

using namespace ephor;
using namespace ephor::testing;

namespace {

/// Reads a log while it is told, and compares at the end of every phase.
class Reader final : public Listener {
public:
    explicit Reader(const Game& game)
        : m_table(game.opening()),
          m_narrator(game, [this](const LogLine& line) { readLine(line); }),
          m_told(game, m_narrator.names()) {}

    void heard(int number, const Event& event) override {
        m_narrator.heard(number, event);
        if (std::holds_alternative<PhaseBegan>(event) || std::holds_alternative<Ended>(event))
            compare();
        m_table.apply(event);
    }

    const std::string& fault() const { return m_fault; }
    const Log& lines() const { return m_lines; }
    int changes() const { return m_told.changes(); }

private:
    void readLine(const LogLine& line) {
        m_lines.push_back(line);
        m_told.read(line);
    }
    void compare() {
        if (m_fault.empty())
            m_fault = m_told.difference(m_table);
    }

    Table m_table;
    Log m_lines;
    Narrator m_narrator;
    ToldCounters m_told;
    std::string m_fault;
};

std::unique_ptr<Reader> readOf(const Game& game, std::uint64_t seed, bool isStandard) {
    const RandomPlayer random(seed);
    auto reader = std::make_unique<Reader>(game);
    FastDice dice(seed);
    Conditions conditions;
    conditions.dice = &dice;
    conditions.listener = reader.get();
    conditions.key = seed;
    conditions.players[0] = isStandard ? &standardPlayer(game) : static_cast<const Player*>(&random);
    conditions.players[1] = conditions.players[0];
    Fight(game).run(conditions);
    return reader;
}

/// "Retinue 2: standard" is the same counter as "Retinue 1: standard".
std::string withoutRetinue(const std::string& name) {
    const std::size_t colon = name.find(": ");
    return colon == std::string::npos ? name : name.substr(colon + 2);
}

void addSystems() {
    QTest::addColumn<int>("row");
    const auto rows = systemsUnderTest();
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::newRow(rows[i].id) << static_cast<int>(i);
}

/// Calls `look` with the log of some battles of a system, half of them fought by the standard player.
template <typename Look> void lookAt(int row, int battles, Look look) {
    const SystemUnderTest system = systemsUnderTest()[static_cast<std::size_t>(row)];
    for (std::uint64_t n = 0; n < static_cast<std::uint64_t>(system.battles(battles)); ++n)
        look(*readOf(*anyGame(system, n), n, n % 2 == 0));
}

}  // namespace

class TestCompleteLog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoeverReadsTheLogKnowsEveryToldCounter_data() { addSystems(); }
    void whoeverReadsTheLogKnowsEveryToldCounter() {
        QFETCH(int, row);
        int changes = 0;
        lookAt(row, 200, [&](const Reader& reader) {
            changes += reader.changes();
            QVERIFY2(reader.fault().empty(), reader.fault().c_str());
        });
        QVERIFY(changes > 30);
    }

    /// A counter that is never told is known, with the reason why nobody needs it.
    void noCounterIsLeftOutWithoutAReason() {
        std::set<std::pair<std::string, std::string>> untold;
        for (const SystemUnderTest& row : systemsUnderTest())
            for (const auto& counters : {findSystem(row.id)->info().counters, findSystem(row.id)->info().sideCounters})
                for (const CounterInfo& info : counters)
                    if (info.shown == CounterInfo::Shown::Never)
                        untold.emplace(row.id, withoutRetinue(info.name));
        std::set<std::pair<std::string, std::string>> known;
        for (const UntoldCounter& counter : untoldCounters) {
            QVERIFY2(*counter.why != '\0', counter.name);
            known.emplace(counter.system, counter.name);
        }
        for (const auto& one : untold)
            QVERIFY2(known.contains(one), one.second.c_str());
        QCOMPARE(known.size(), untold.size());
    }

    void aLinesTextSaysWhatItsChangesAre_data() { addSystems(); }
    void aLinesTextSaysWhatItsChangesAre() {
        QFETCH(int, row);
        const SystemUnderTest system = systemsUnderTest()[static_cast<std::size_t>(row)];
        const SystemInfo& info = findSystem(system.id)->info();
        lookAt(row, 10, [&](const Reader& reader) {
            for (const LogLine& line : reader.lines())
                for (const CounterChange& change : line.changes) {
                    const CounterInfo& counter = (change.piece ? info.counters : info.sideCounters)[change.counter];
                    QVERIFY2(line.text.find(counter.change(change.from, change.to)) != std::string::npos,
                             line.text.c_str());
                }
        });
    }

    void noHeadingIsEmpty_data() { addSystems(); }
    void noHeadingIsEmpty() {
        QFETCH(int, row);
        lookAt(row, 10, [&](const Reader& reader) {
            const Log& lines = reader.lines();
            for (std::size_t i = 0; i + 1 < lines.size(); ++i)
                QVERIFY2(lines[i].rank != LogLine::Rank::Phase || lines[i + 1].rank >= LogLine::Rank::Act,
                         lines[i].text.c_str());
        });
    }

    void whatAGroupDoesIsOneLine_data() { addSystems(); }
    void whatAGroupDoesIsOneLine() {
        QFETCH(int, row);
        static const QRegularExpression plain(
            QStringLiteral("( \\([^()]*\\)): ([A-Za-z ]+(, [0-9.]+ ?(\"|BW|squares?))?)$"));
        lookAt(row, 10, [&](const Reader& reader) {
            QString before;
            for (const LogLine& line : reader.lines()) {
                const auto match = plain.match(QString::fromStdString(line.text));
                const QString said = match.hasMatch() && line.rank == LogLine::Rank::Action
                                         ? match.captured(1) + match.captured(2)
                                         : QString();
                QVERIFY2(said.isEmpty() || said != before, line.text.c_str());
                before = said;
            }
        });
    }

    /// "Spartiates charges", "Levy II is pushed back": a name is one or many.
    void everyLineFitsNamesOfOneAndOfMany_data() { addSystems(); }
    void everyLineFitsNamesOfOneAndOfMany() {
        QFETCH(int, row);
        static const QRegularExpression single(QStringLiteral(
            "(^|\\))[^:]*: (is|has|was|were|does|goes|moves|charges|fights|shoots|routs|flees|falls|holds|stands|takes|loses|"
            "comes|forms|rallies|breaks|retires|recoils|pursues|evades|lends)\\b"));
        static const QRegularExpression possessive(QStringLiteral("s's "));
        lookAt(row, 20, [&](const Reader& reader) {
            for (const LogLine& line : reader.lines()) {
                const QString text = QString::fromStdString(line.text);
                QVERIFY2(!single.match(text).hasMatch() && !possessive.match(text).hasMatch(), qPrintable(text));
            }
        });
    }

    void aTurnOfTheStorySaysNothingTwice_data() { addSystems(); }
    void aTurnOfTheStorySaysNothingTwice() {
        QFETCH(int, row);
        lookAt(row, 10, [&](const Reader& reader) {
            Story story;
            for (const LogLine& line : reader.lines())
                story.add(line);
            std::vector<QString> said;
            for (const QString& line : QString::fromStdString(story.text()).split(u'\n')) {
                if (!line.startsWith(u' '))
                    said.clear();
                for (const QString& clause :
                     line.trimmed().chopped(line.endsWith(u'.') ? 1 : 0).split(QStringLiteral("; "))) {
                    QVERIFY2(clause.isEmpty() || !std::ranges::contains(said, clause), qPrintable(clause));
                    said.push_back(clause);
                }
            }
        });
    }
};

QTEST_APPLESS_MAIN(TestCompleteLog)
#include "tst_complete_log.moc"
