#include "models/campaign/campaign_shelf.h"
#include "tests/support/campaign_file.h"
#include "tests/support/written_file.h"

#include <QDir>
#include <QTest>

using namespace ephor;

class TestCampaignShelf : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<CampaignShelf> m_shelf;

    QStringList kept() const {
        return QDir(m_shelf->folder()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden);
    }

    /// A copy that somebody has sent, after one move.
    QString sent() {
        test::CampaignFolder home;
        const auto session = home.found("small");
        QString file = m_dir->filePath(QStringLiteral("from a friend.ephor"));
        return session->adjudicateTurn() && session->sendCopy(file).result() ? file : QString();
    }

private Q_SLOTS:
    void init() {
        m_dir = std::make_unique<QTemporaryDir>();
        m_shelf = std::make_unique<CampaignShelf>(m_dir->filePath(QStringLiteral("campaigns")));
    }

    void everySampleHasAFileOfItsOwn() {
        QVERIFY(m_shelf->latestSample().isEmpty());
        const QString first = m_shelf->foundSample(1).value();
        const QString second = m_shelf->foundSample(2).value();
        QVERIFY(first != second);
        QCOMPARE(test::CampaignFolder::open(first)->scenario().id, std::string("quick_start"));
        QCOMPARE(test::CampaignFolder::open(second)->scenario().seed, 2U);
    }

    void theSampleThatWasPlayedLastIsTheOneToGoOnWith() {
        const QString first = m_shelf->foundSample(1).value();
        const QString second = m_shelf->foundSample(2).value();
        QVERIFY(!second.isEmpty());
        QFile file(first);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
        file.close();
        QCOMPARE(m_shelf->latestSample(), first);
    }

    void aSampleThatDoesNotOpenIsPassedOver() {
        const QString sound = m_shelf->foundSample(1).value();
        const QString broken = m_shelf->foundSample(2).value();
        QFile file(broken);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(file.size() / 2));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
        file.close();
        QCOMPARE(m_shelf->latestSample(), sound);
        QVERIFY(QFile::remove(sound));
        QVERIFY(m_shelf->latestSample().isEmpty());
    }

    void namesOfFilesAreSafeAndFree() {
        QCOMPARE(QFileInfo(m_shelf->freeFile(QStringLiteral("../Sparta: 431/404"))).fileName(),
                 QStringLiteral("campaign..-Sparta- 431-404.ephor"));
        QCOMPARE(QFileInfo(m_shelf->freeFile(QString())).fileName(), QStringLiteral("campaign.ephor"));
        QVERIFY(m_shelf->foundSample(1));
        QCOMPARE(QFileInfo(m_shelf->freeFile(QStringLiteral("Sample campaign"))).fileName(),
                 QStringLiteral("Sample campaign 2.ephor"));
    }

    void aCopyIsRestoredUnderANameThatIsFree() {
        const QString copy = sent();
        const QString first = m_shelf->restore(copy).value();
        const QString second = m_shelf->restore(copy).value();
        QCOMPARE(QFileInfo(first).fileName(), QStringLiteral("from a friend.ephor"));
        QCOMPARE(QFileInfo(second).fileName(), QStringLiteral("from a friend 2.ephor"));
        const auto original = test::CampaignFolder::open(copy);
        QCOMPARE(test::CampaignFolder::open(second)->journal().head(), original->journal().head());
        QCOMPARE(kept().size(), 2);
    }

    void whatACampaignThatIsStillOpenHasDoneComesAlong() {
        test::CampaignFolder home;
        const auto session = home.found("small");
        QVERIFY(session->adjudicateTurn());
        const QString file = m_shelf->restore(session->file()).value();
        QCOMPARE(test::CampaignFolder::open(file)->journal().head(), session->journal().head());
    }

    void aCopyThatCannotBeWrittenToIsRestored() {
        const QString copy = sent();
        QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner));
        const QString file = m_shelf->restore(copy).value();
        QVERIFY(QFile::permissions(file) & QFile::WriteOwner);
    }

    void aDamagedCopyIsRefusedAndNothingIsLeftBehind() {
        const QString copy = sent();
        QFile file(copy);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const qsizetype changed = bytes.indexOf("treasury = 20");  // in the scenario that the journal begins with
        QVERIFY(changed >= 0);
        bytes[changed + 11] = '9';
        QVERIFY(file.seek(0));
        file.write(bytes);
        file.close();
        const auto restored = m_shelf->restore(copy);
        QVERIFY(!restored);
        QCOMPARE(restored.error().front().place.file, copy.toStdString());
        QVERIFY(kept().isEmpty());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }

    void whatIsNoCampaignIsRefused() {
        const QString other = m_dir->filePath(QStringLiteral("list.ephor"));
        test::writeFile(other, "format = 1\n");
        QVERIFY(!m_shelf->restore(other));
        QVERIFY(!m_shelf->restore(m_dir->filePath(QStringLiteral("nowhere.ephor"))));
        QVERIFY(kept().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCampaignShelf)
#include "tst_campaign_shelf.moc"
