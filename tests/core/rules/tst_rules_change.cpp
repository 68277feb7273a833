// What another version of the rules does to a list: points, figures, types that are gone or have another name, and
// legality.
#include "core/io/lists/army_list_io.h"
#include "core/rules/builtin.h"
#include "core/rules/men_of_bronze/army/army.h"
#include "core/rules/men_of_bronze/army/check_list.h"
#include "core/rules/rules_change.h"

#include <QTest>
#include <algorithm>

using namespace ephor;

namespace {

/// Men of Bronze with other troops.
class OtherBronze final : public RuleSystem {
public:
    explicit OtherBronze(const std::function<void(Catalogue&)>& change)
        : m_info(base().info()), m_types(base().catalogue()) {
        m_info.version = m_types.version = "0.9";
        change(m_types);
    }

    const SystemInfo& info() const override { return m_info; }
    const Catalogue& catalogue() const override { return m_types; }
    Diagnostics check(const ArmyList& list) const override { return men_of_bronze::checkList(list, m_types); }
    ListSummary summary(const ArmyList& list) const override { return men_of_bronze::summarise(list, m_types); }
    Result<std::shared_ptr<const Game>> open(const Setup& setup) const override { return base().open(setup); }
    const std::vector<ClashField>& clashFields() const override { return base().clashFields(); }
    Result<ClashReport> clash(const ClashInputs& inputs) const override { return base().clash(inputs); }
    Digest dataDigest() const override { return digestOf(m_types); }

private:
    static const RuleSystem& base() { return *findSystem("men_of_bronze"); }

    SystemInfo m_info;
    Catalogue m_types;
};

TroopType& typeOf(Catalogue& types, const char* id) { return *std::ranges::find(types.types, id, &TroopType::id); }

ArmyList sparta(const std::string& more = {}) {
    const std::string text =
        "format = 1\nsystem = \"men_of_bronze\"\nrules = \"0.9\"\nname = \"Sparta\"\n[[unit]]\ntype = \"elite_hoplite\"\n"
        "strategos = true\n[[unit]]\ntype = \"psiloi\"\ncount = 2\n" +
        more;
    return *readArmyList(text, "x", findSystem, systemIds()).list;
}

bool says(const RulesChange& change, std::string_view words) {
    return std::ranges::any_of(wordsOf(change), [&](const Message& one) { return toText(one).contains(words); });
}

const RuleSystem& now() { return *findSystem("men_of_bronze"); }

}  // namespace

class TestRulesChange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thatNothingChangesIsSaid() {
        const OtherBronze before([](Catalogue&) {});
        const RulesChange change = rulesChangeOf(sparta(), now(), &before);
        QVERIFY(change.costBefore == change.costNow);
        QVERIFY(says(change, "Nothing else changes"));
        QCOMPARE(change.from, std::string("0.9"));
    }

    void pointsAndFiguresAreSaidBeforeAndAfter() {
        const OtherBronze before([](Catalogue& types) {
            *typeOf(types, "psiloi").points += 3;
            typeOf(types, "psiloi").stats[0].value += 1;
            typeOf(types, "archer_slinger").points = 99;
        });
        const RulesChange change = rulesChangeOf(sparta(), now(), &before);
        QCOMPARE(*change.costBefore, *change.costNow + 6);
        QCOMPARE(change.types.size(), 1U);  // of the list's types alone
        QVERIFY(says(change, "points ") && says(change, " → "));
    }

    void aTypeThatIsGoneOrHasAnotherNameIsNamed() {
        const OtherBronze before([](Catalogue& types) {
            TroopType gone = typeOf(types, "psiloi");
            gone.id = "slingers";
            gone.name = "Slingers of Rhodes";
            gone.rule = "OLD-1";
            TroopType renamed = typeOf(types, "peltast");
            std::erase_if(types.types, [](const TroopType& one) { return one.id == "peltast"; });
            renamed.id = "peltasts";
            types.types.push_back(gone);
            types.types.push_back(renamed);
        });
        const RulesChange change =
            rulesChangeOf(sparta("[[unit]]\ntype = \"slingers\"\n[[unit]]\ntype = \"peltasts\"\n"), now(), &before);
        QVERIFY(says(change, "Slingers of Rhodes (\"slingers\") is gone."));
        QVERIFY(says(change, "is called \"peltast\" now."));
        QVERIFY(!change.wrongNow.empty());
        QVERIFY(says(change, "Not legal any more"));
    }

    void ofAVersionThatNobodyHasIsSaidWhatCanBe() {
        const RulesChange change = rulesChangeOf(sparta("[[unit]]\ntype = \"psilois\"\n"), now(), nullptr);
        QVERIFY(!change.isKnown && !change.costBefore);
        QVERIFY(says(change, "not available"));
        QVERIFY(says(change, "the nearest is \"psiloi\""));
        QVERIFY(says(rulesChangeOf(sparta(), now(), nullptr), "All its types are there, and it is legal."));
    }
};

QTEST_GUILESS_MAIN(TestRulesChange)
#include "tst_rules_change.moc"
