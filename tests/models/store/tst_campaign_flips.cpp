// One bit of a campaign's file is another: the file is refused with a reason, or its journal is the same.
#include "models/store/campaign_store.h"
#include "tests/support/small_campaign.h"
#include "tests/support/written_file.h"

#include <QTemporaryDir>
#include <QtTest>
#include <random>

using namespace Qt::StringLiterals;
using namespace ephor;
using store::CampaignStore;

namespace {

class TestCampaignFlips : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString path() const { return m_folder.filePath(u"war.ephor"_s); }

    QByteArray bytes() const {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void oneBitIsNoticedOrDoesNotMatter() {
        campaign::Journal journal = *campaign::Journal::found(campaign::smallFiles(), 431);
        journal.record({campaign::EntryKind::Ruling, "umpire", "a gift", {}, {}});
        QVERIFY(CampaignStore::create(path(), journal));
        const QByteArray whole = bytes();
        const qsizetype scenario = whole.indexOf("format = 1");
        QVERIFY(scenario > 0);
        constexpr int flips = 3200;
        std::mt19937 random(431);
        int refused = 0;
        for (int i = 0; i < flips; ++i) {
            QByteArray flipped = whole;
            // A third falls into the header and the schema, where one bit does most, and a third into the scenario.
            const bool isOfScenario = i % 3 == 1;
            const std::size_t within = i % 3 == 0 ? 4096 : isOfScenario ? 512 : static_cast<std::size_t>(whole.size());
            const qsizetype at = (isOfScenario ? scenario : 0) + static_cast<qsizetype>(random() % within);
            const auto bit = static_cast<int>(random() % 8);
            flipped[at] = static_cast<char>(flipped[at] ^ 1 << bit);
            test::writeFile(path(), flipped);
            const QByteArray where = QByteArray::number(at) + "." + QByteArray::number(bit);
            const Result<campaign::Journal> read = CampaignStore::journalOf(path());
            QVERIFY2(read ? read->entries() == journal.entries() : !toText(read.error().front()).empty(), where);
            QVERIFY2(!read || !isOfScenario, where);
            QVERIFY2(bytes() == flipped, where);
            refused += read ? 0 : 1;
            // Opening it to be written comes to the same.
            if (i % 40 == 0) {
                const Result<CampaignStore> opened = CampaignStore::open(path());
                QVERIFY2((opened && opened->read()) == read.has_value(), where);
            }
            QFile::remove(path() + u"-wal"_s);
            QFile::remove(path() + u"-shm"_s);
        }
        QVERIFY2(refused > flips / 3 && refused < flips, QByteArray::number(refused));
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestCampaignFlips)
#include "tst_campaign_flips.moc"
