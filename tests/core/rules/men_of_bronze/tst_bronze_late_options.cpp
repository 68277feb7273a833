// Where the list of options is expensive, the computer player finds its answer without it. The answer is in the list.
#include "core/ai/computer_players.h"
#include "core/rules/men_of_bronze/state.h"
#include "core/rules/men_of_bronze/system.h"
#include "tests/support/battle_checks.h"
#include "tests/support/random_setups.h"

#include <QTest>

using namespace ephor;
using namespace ephor::testing;

namespace {

/// Options that count how often they are read.
class Watched final : public LateOptions {
public:
    explicit Watched(const OptionsView& options) : m_options(options) {}

    std::span<const Option> all() const override {
        ++m_looks;
        return m_options.all();
    }
    bool contains(std::int16_t code, PieceId piece) const override {
        ++m_looks;
        return m_options.contains(code, piece);
    }
    int looks() const { return m_looks; }

private:
    OptionsView m_options;
    mutable int m_looks = 0;
};

/// Answers as another player does, and counts how often that player read options that it can find itself.
class Finding final : public Player {
public:
    explicit Finding(const Player& player) : m_player(player) {}

    By kind() const override { return m_player.kind(); }
    Choice choose(const Request& request, const Position& position) const override {
        using namespace men_of_bronze;
        const DecisionId decision = request.question.decision;
        if (decision != TakeAction && decision != ShootTarget && decision != StrategosTransfer)
            return m_player.choose(request, position);
        const Watched watched(request.options);
        Request late = request;
        late.options = watched;
        const Choice choice = m_player.choose(late, position);
        ++m_asked;
        m_looked += watched.looks();
        return choice;
    }

    int asked() const { return m_asked; }
    int looked() const { return m_looked; }

private:
    const Player& m_player;
    mutable int m_asked = 0;
    mutable int m_looked = 0;
};

}  // namespace

class TestBronzeLateOptions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatTheComputerPlayerFindsIsWhatItWouldChooseFromTheList() {
        const RuleSystem& system = men_of_bronze::system();
        int asked = 0;
        for (int n = 0; n < effort(600); ++n) {
            const auto key = static_cast<std::uint64_t>(n);
            Pcg32 draw(mixed(83, key), key);
            const auto game = system.open(anyBronzeSetup(system, draw));
            if (!game)  // a random set-up that the rules refuse
                continue;
            DicePlan plan;
            plan.seed = key;
            std::string fault;
            const LookingPlayer looking(standardPlayer(**game), fault);  // is every answer legal?
            const Finding finding(standardPlayer(**game));
            const Fought one = fightOut(**game, plan, {&looking, &looking}, key);
            const Fought other = fightOut(**game, plan, {&finding, &finding}, key);
            QVERIFY2(fault.empty(), fault.c_str());
            QVERIFY(one.run.ended && other.run.ended);
            QVERIFY2(one.digest == other.digest, qPrintable(QString("battle %1").arg(n)));
            QCOMPARE(one.record.entries.size(), other.record.entries.size());
            QCOMPARE(finding.looked(), 0);
            asked += finding.asked();
        }
        QVERIFY(asked > 0);
    }

    // A recorded shot at an enemy that cannot be seen is a misfit.
    void anAnswerOnRecordIsHeldAgainstTheOptions() {
        const RuleSystem& system = men_of_bronze::system();
        int looked = 0;
        for (std::uint64_t key = 0; key < 40; ++key) {
            Pcg32 draw(mixed(84, key), key);
            const auto game = system.open(anyBronzeSetup(system, draw));
            if (!game)
                continue;
            DicePlan plan;
            plan.seed = key;
            const Player& computer = standardPlayer(**game);
            Fought fought = fightOut(**game, plan, {&computer, &computer}, key);
            for (std::size_t i = 0; i < fought.record.entries.size(); ++i) {
                auto* answer = std::get_if<Answer>(&fought.record.entries[i]);
                if (!answer || answer->question.decision != men_of_bronze::TakeAction)
                    continue;
                answer->choice = coded(men_of_bronze::code::shoot, answer->question.piece);  // at itself
                Fight fight(**game);
                Conditions conditions;
                conditions.key = key;
                conditions.players = {&computer, &computer};
                const Run run = fight.run(conditions, &fought.record);
                QVERIFY(run.misfit && run.misfit->entry == i);
                ++looked;
                break;
            }
        }
        QVERIFY(looked > 0);
    }
};

QTEST_GUILESS_MAIN(TestBronzeLateOptions)
#include "tst_bronze_late_options.moc"
