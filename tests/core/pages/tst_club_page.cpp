// The page of a club: its archive of battles leads to the pages that the umpire put beside it, and to no others.
#include "core/campaign/battle/battle_result.h"
#include "core/campaign/dice/campaign_dice.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/pages/club_page.h"
#include "tests/support/small_campaign.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;
using namespace Qt::StringLiterals;

namespace {

const std::string digest = "0123456789abcdef0123456789abcdef";

/// A war in which at least one battle was fought; the first one has the digest.
Journal warWithBattles() {
    Journal journal = *Journal::found(sixCities(), 3);
    bool isFirst = true;
    for (int turn = 0; turn < 6; ++turn) {
        adjudicateTurn(journal);
        for (const BattleId id : pendingBattles(journal.campaign().state)) {
            CampaignDice dice(keyOf(turnSeedOf(std::uint64_t{3}, turn), occasionOf("paper", id)));
            Aftermath draft = onPaper(journal.campaign(), id, dice);
            if (std::exchange(isFirst, false))
                draft.digest = digest;
            recordResult(journal, draft);
        }
        closeTurn(journal);
    }
    return journal;
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

}  // namespace

class TestClubPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theArchiveHasAllBattlesAndLeadsToTheirPages() {
        const Journal journal = warWithBattles();
        ReportSet reports(journal.campaign(), journal.entries());
        const std::vector<ChronicleLine> lines = reports.chronicleLines();
        const auto battles = std::ranges::count(lines, News::Battle, &ChronicleLine::news);
        QVERIFY(battles > 0);
        const QString page = QString::fromStdString(clubPage(reports, {{digest, "battles/a.html"}}));
        const QString archive = page.section(u"<details id=\"battles\">"_s, 1).section(u"</details>"_s, 0, 0);
        QCOMPARE(archive.count(u"<li>"_s), battles);
        QCOMPARE(archive.count(u"<a href=\"battles/a.html\">Watch the battle</a>"_s), 1);
        for (const ChronicleLine& line : lines)
            if (line.news == News::Battle)
                QVERIFY(archive.contains(QString::fromStdString(line.date).toHtmlEscaped()));
        QVERIFY(!QString::fromStdString(clubPage(reports)).contains(u"Watch the battle"_s));
    }
    void battlePagesAreFoundByTheirDigestWhateverTheirNames() {
        const QTemporaryDir folder;
        QVERIFY(battlePagesIn(folder.path().toStdU16String()).empty());
        QVERIFY(QDir(folder.path()).mkdir(u"battles"_s));
        const QDir battles(folder.filePath(u"battles"_s));
        write(battles.filePath(u"Athens & \"Sparta\" é.html"_s),
              "{\"digest\":\"" + QByteArray::fromStdString(digest) + "\"}");
        write(battles.filePath(u"unfinished.html"_s), "{}");
        write(battles.filePath(u"forged.html"_s), "{\"digest\":\"0123456789abcdef<script>0123456789\"}");
        write(battles.filePath(u"notes.txt"_s), "{\"digest\":\"ffffffffffffffffffffffffffffffff\"}");
        const BattlePages expected{{digest, "battles/Athens%20%26%20%22Sparta%22%20%C3%A9.html"}};
        QVERIFY(battlePagesIn(folder.path().toStdU16String()) == expected);
    }
};

QTEST_GUILESS_MAIN(TestClubPage)
#include "tst_club_page.moc"
