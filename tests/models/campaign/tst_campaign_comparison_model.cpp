// A campaign and its what-if, row by row.
#include "models/campaign/tables/campaign_comparison_model.h"
#include "models/text/table_text.h"
#include "tests/support/campaign_file.h"

#include <QAbstractItemModelTester>
#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

const QString war = QStringLiteral("war");
const QString whatIf = QStringLiteral("what if");

}  // namespace

class TestCampaignComparisonModel : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;

    /// Its copy as it was founded goes on without the orders.
    struct Two {
        std::unique_ptr<CampaignSession> first;
        std::unique_ptr<CampaignSession> second;
    };
    Two two() {
        Two made{m_folder.found("six_cities"), nullptr};
        const QString file = m_folder.newFile();
        if (!made.first->branch(file, 1))
            return made;
        made.second = test::CampaignFolder::open(file);
        test::playToBattle(*made.first);
        made.first->autoResolve(made.first->pendingBattles());
        return made;
    }

private Q_SLOTS:
    void whatDiffersIsMarkedAndCounted() {
        const Two sessions = two();
        QVERIFY(sessions.second);
        QTRY_VERIFY_WITH_TIMEOUT(!sessions.first->isBusy(), 60000);
        CampaignComparisonModel model(sessions.first->journal(), sessions.second->journal(), {war, whatIf});
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(!model.isSame());
        QVERIFY(model.partingText().contains(QStringLiteral("up to journal entry 1,")));
        int differing = 0;
        int battles = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto cell = [&](int column) { return model.index(row, column).data().toString(); };
            const bool differs = model.index(row, 0).data(ComparisonModel::KindRole).toInt() !=
                                 static_cast<int>(ComparisonModel::Kind::Same);
            QCOMPARE(differs,
                     cell(CampaignComparisonModel::FirstColumn) != cell(CampaignComparisonModel::SecondColumn));
            differing += differs ? 1 : 0;
            battles += cell(CampaignComparisonModel::WhatColumn).startsWith(QStringLiteral("Battle of turn")) ? 1 : 0;
        }
        QCOMPARE(differing, model.differences());
        QCOMPARE(battles, static_cast<int>(sessions.first->campaign().state.battles.size()));
        const QString copied = tsvOf(model);
        QVERIFY(copied.startsWith(QStringLiteral("About\tWhat\twar\twhat if\n")));
        QVERIFY(copied.contains(QStringLiteral("no further actions")));
    }
    void theSameCampaignDiffersInNothing() {
        const auto session = m_folder.found("small");
        const CampaignComparisonModel model(session->journal(), session->journal(), {war, whatIf});
        QVERIFY(model.isSame());
        QCOMPARE(model.differences(), 0);
        QVERIFY(!model.partingText().isEmpty());
        QVERIFY(model.rowCount() > 0);
    }
    void onlyACampaignOfTheSameWarStandsBesideIt() {
        const auto session = m_folder.found("small");
        const QString file = m_folder.newFile();
        QVERIFY(session->branch(file, 1));
        QVERIFY(session->journalBeside(file));
        QCOMPARE(session->journalBeside(session->file()).error().front().code, std::string("campaign-itself"));
        const auto other = m_folder.found("six_cities");
        QCOMPARE(session->journalBeside(other->file()).error().front().code, std::string("campaign-other-war"));
        QVERIFY(!session->journalBeside(m_folder.newFile()));
    }
};

QTEST_GUILESS_MAIN(TestCampaignComparisonModel)
#include "tst_campaign_comparison_model.moc"
