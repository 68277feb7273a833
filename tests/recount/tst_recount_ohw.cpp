// Battles of O/THW Ancients counted again from rules/ohw.md.
#include "tests/recount/ohw_chases.h"
#include "tests/recount/ohw_fights.h"
#include "tests/recount/ohw_spirits.h"
#include "tests/support/effort.h"

#include <QTest>

using namespace ephor;
using namespace ephor::testing;

namespace {

class OhwRecount final : public Recount {
public:
    OhwRecount(const Game& game, Findings& findings)
        : m_field(game), m_fights(m_field, findings), m_chases(m_field, findings), m_spirits(m_field, findings) {}

    void heard(int number, const Event& event, const Table& before, const Table& after) override {
        m_fights.heard(number, event, before);
        m_chases.heard(number, event, before);
        m_spirits.heard(number, event, before, after);
    }

private:
    ohw_texts::BoardText m_field;
    OhwFights m_fights;
    OhwChases m_chases;
    OhwSpirits m_spirits;
};

}  // namespace

class TestRecountOhw : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void battlesCountedAgainShowNoContradiction() {
        const Findings findings = recountBattles<OhwRecount>("ohw", effort(360));
        qInfo("%s", findings.text().c_str());
        QVERIFY(findings.count("hits") > effort(360));
        QVERIFY(findings.count("waits at the edge") > 0);
        QVERIFY2(findings.contradictions().empty(), findings.text().c_str());
    }
};

QTEST_GUILESS_MAIN(TestRecountOhw)
#include "tst_recount_ohw.moc"
