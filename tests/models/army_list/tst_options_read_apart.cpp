// Two options of one question never read alike: nobody could tell which one he chooses.
#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/io/lists/army_list_io.h"
#include "core/odds/here.h"
#include "core/rules/builtin.h"
#include "models/battle/samples.h"
#include "models/text/battle_words.h"

#include <QTest>
#include <set>

using namespace ephor;

namespace {

/// Answers by chance, and keeps what somebody could not have told apart.
class Reader final : public Player {
public:
    explicit Reader(std::set<QString>& alike) : m_alike(alike) {}
    By kind() const override { return By::Random; }
    Choice choose(const Request& request, const Position& position) const override {
        if (request.form == Form::Options) {
            ++m_questions;
            const BattleWords words(position.game);
            std::set<std::pair<QString, int>> read;
            for (const Option& option : request.options)
                if (!read.emplace(words.option(request, option), option.piece ? option.piece.index() : -1).second)
                    m_alike.insert(words.title(request) + QStringLiteral(": ") + words.option(request, option));
        }
        return position.asked % 4 == 0 ? m_random.choose(request, position)
                                       : standardPlayer(position.game).choose(request, position);
    }

    int questions() const { return m_questions; }

private:
    std::set<QString>& m_alike;
    mutable int m_questions = 0;
    RandomPlayer m_random{7};
};

}  // namespace

class TestOptionsReadApart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void inEverySystem_data() {
        QTest::addColumn<QString>("id");
        for (const RuleSystem* system : builtinSystems())
            QTest::newRow(system->info().id.c_str()) << QString::fromStdString(system->info().id);
    }
    void inEverySystem() {
        QFETCH(QString, id);
        const auto find = [](std::string_view one) { return findSystem(one); };
        const RuleSystem& system = *find(id.toStdString());
        std::vector<ArmyList> armies;
        for (const Sample& sample : sampleArmies(find, systemIds()))
            if (sample.system == system.info().id)
                armies.push_back(*readArmyList(sample.text, sample.path.toStdString(), find, systemIds()).list);
        QVERIFY(armies.size() >= 2);
        std::set<QString> alike;
        const Reader reader(alike);
        for (std::size_t i = 0; i + 1 < armies.size() && i < 6; ++i) {
            Setup setup;
            setup.system = system.info().id;
            setup.rules = system.info().version;
            setup.table = system.info().table;
            setup.lists = {armies[i], armies[i + 1]};
            auto game = system.open(setup);
            if (!game) {  // no enemy of the other
                setup.lists[1] = armies[i];
                game = system.open(setup);
            }
            QVERIFY2(game, game ? "" : toText(game.error().front()).c_str());
            Rerun rerun(**game, nullptr, 431);
            Conditions conditions;
            conditions.players = {&reader, &reader};
            for (int run = 0; run < 3; ++run)
                QVERIFY(rerun.fight(run, conditions).ended);
        }
        QVERIFY(reader.questions() > 0);
        QVERIFY2(alike.empty(), qPrintable(QStringList(alike.begin(), alike.end()).join(QStringLiteral("\n"))));
    }
};

QTEST_GUILESS_MAIN(TestOptionsReadApart)
#include "tst_options_read_apart.moc"
