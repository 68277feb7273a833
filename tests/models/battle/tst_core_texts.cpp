// The texts of core that windows show stand in the translations. packaging/checks/core_texts.py finds them in the
// sources; here the rule systems, the faults of lists and whole battles say what they say.
#include "core/ai/random_player.h"
#include "core/army/figures.h"
#include "core/io/lists/army_list_io.h"
#include "core/io/trait_texts.h"
#include "core/rules/builtin.h"
#include "models/text.h"
#include "tests/support/battle_checks.h"
#include "tests/support/random_setups.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>
#include <QXmlStreamReader>
#include <set>

using namespace ephor;

namespace {

/// The source texts of the context "core".
std::set<std::string> translatable() {
    QFile file(QStringLiteral("resources/translations/ephor_en.ts"));
    std::set<std::string> texts;
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement() && xml.tokenType() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1StringView("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1StringView("source") && context == QLatin1StringView("core"))
            texts.insert(xml.readElementText().toStdString());
    }
    return texts;
}

/// Notes each text that cannot be translated, once.
class Missing {
public:
    void add(std::string_view text) {
        if (!text.empty() && !m_known.contains(std::string(text)))
            m_missing.insert(std::string(text));
    }
    void add(const TableRule& table) {
        if (!table.table.empty())
            add(keyAsHeading(table.table));
        for (const KeyRule& key : table.keys) {
            add(key.help);
            add(keyAsHeading(key.key));
        }
    }
    void add(const CounterInfo& counter) {
        if (counter.shown == CounterInfo::Shown::Never)
            return;
        add(counter.name);
        for (const std::string& value : counter.values)
            add(value);
    }
    QByteArray all() const {
        QStringList lines;
        for (const std::string& text : m_missing)
            lines << QString::fromStdString(text);
        return lines.join(u'\n').toUtf8();
    }
    bool isEmpty() const { return m_missing.empty(); }
    std::size_t known() const { return m_known.size(); }

private:
    std::set<std::string> m_known = translatable();
    std::set<std::string> m_missing;
};

/// Every reason that a battle gives.
class Reasons final : public Listener {
public:
    explicit Reasons(Missing& missing) : m_missing(missing) {}
    void heard(int, const Event& event) override {
        std::visit(
            [this](const auto& one) {
                if constexpr (requires { one.why; })
                    note(one.why);
                if constexpr (requires { one.breakdown; }) {
                    note(one.what);
                    for (const BreakdownLine& line : one.breakdown.lines())
                        note(line.why);
                }
            },
            event);
    }

private:
    void note(const Reason* reason) {
        if (!reason)
            return;
        m_missing.add(reason->text);
        for (const auto values : {reason->values, reason->otherValues})
            for (const ValueText& value : values)
                m_missing.add(value.text);
    }

    Missing& m_missing;
};

}  // namespace

class TestCoreTexts : public QObject {
    Q_OBJECT

    Missing m_missing;

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_missing.known() > 2000); }
    void init() { m_missing = Missing(); }
    void cleanup() { QVERIFY2(m_missing.isEmpty(), m_missing.all().constData()); }

    void factsOfTheSystems() {
        for (const RuleSystem* system : builtinSystems()) {
            const SystemInfo& info = system->info();
            m_missing.add(info.strengthName);
            for (const OptionInfo& option : info.options)
                m_missing.add(option.title);
            for (const DecisionInfo& decision : info.decisions)
                for (const std::string& text : {decision.title, decision.prompt, decision.piecePrompt})
                    m_missing.add(text);
            for (const auto& counters : {info.counters, info.sideCounters})
                for (const CounterInfo& counter : counters)
                    m_missing.add(counter);
            for (const PhaseInfo& phase : info.phases)
                m_missing.add(phase.name);
            for (const OrderInfo& order : info.orders) {
                m_missing.add(order.title);
                for (const std::string& value : order.values)
                    m_missing.add(value);
            }
        }
    }

    void troopsAndLists() {
        for (const RuleSystem* system : builtinSystems()) {
            m_missing.add(TableRule{{}, system->info().list.keys, system->info().list.tables});
            for (const TableRule& table : system->info().list.tables) {
                m_missing.add(table);
                for (const TableRule& child : table.children)
                    m_missing.add(child);
            }
            for (const ClashField& field : system->clashFields()) {
                m_missing.add(field.title);
                for (const std::string& value : field.values)
                    if (value.size() > 1 && !system->catalogue().find(value))
                        m_missing.add(wordsOfKey(value).toStdString());
            }
            for (const TraitText& trait : traitTexts(system->info().id))
                m_missing.add(trait.text);
            for (const TroopType& type : system->catalogue().types) {
                m_missing.add(type.name);
                for (const Stat& stat : type.stats)
                    m_missing.add(keyAsHeading(stat.key));
                for (const std::string& trait : type.traits)
                    m_missing.add(keyAsHeading(trait));
            }
        }
    }

    void faultsOfLists() {
        QDirIterator lists(QStringLiteral("tests/core/io/broken_lists"), {QStringLiteral("*.toml")}, QDir::Files,
                           QDirIterator::Subdirectories);
        int read = 0;
        while (lists.hasNext()) {
            QFile file(lists.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            ++read;
            for (const Diagnostic& fault :
                 readArmyList(file.readAll().toStdString(), "army.toml", findSystem, systemIds()).diagnostics) {
                m_missing.add(fault.message.format);
                for (const Fix& fix : fault.fixes)
                    m_missing.add(fix.label.format);
            }
        }
        QVERIFY(read > 80);
    }

    void reasonsOfBattles() {
        for (const testing::SystemUnderTest& one : testing::systemsUnderTest())
            for (std::uint64_t battle = 0; battle < static_cast<std::uint64_t>(one.battles(5)); ++battle) {
                const std::shared_ptr<const Game> game = testing::anyGame(one, battle);
                const RandomPlayer player(battle);
                Reasons reasons(m_missing);
                DicePlan dice;
                dice.seed = battle;
                testing::fightOut(*game, dice, {&player, &player}, battle, &reasons);
            }
    }
};

QTEST_GUILESS_MAIN(TestCoreTexts)
#include "tst_core_texts.moc"
