#include "core/io/records/record_io.h"
#include "models/battle/bookmark_shelf.h"
#include "tests/drill/drill.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace ephor;

class TestBookmarkShelf : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    QSettings* settings() {
        return new QSettings(m_dir.filePath(QStringLiteral("shelf.ini")), QSettings::IniFormat, this);
    }

private Q_SLOTS:
    void whatWasPutThereIsFoundAgain() {
        const std::vector<Bookmark> marks{{3, QStringLiteral("first contact, 100 % sure")},
                                          {9, QStringLiteral("€; the end")}};
        BookmarkShelf(*settings()).put(QStringLiteral("a"), marks);
        const BookmarkShelf again(*settings());
        QVERIFY(again.at(QStringLiteral("a")) == marks);
        QVERIFY(again.at(QStringLiteral("b")).empty());
    }

    void noBookmarksTakeTheBattleOffTheShelf() {
        QSettings* kept = settings();
        BookmarkShelf shelf(*kept);
        shelf.put(QStringLiteral("gone"), {{1, QStringLiteral("x")}});
        QVERIFY(kept->contains(QStringLiteral("bookmarks/gone")));
        shelf.put(QStringLiteral("gone"), {});
        QVERIFY(!kept->contains(QStringLiteral("bookmarks/gone")));
    }

    void theOldestGiveWay() {
        BookmarkShelf shelf(*settings());
        for (int i = 0; i <= BookmarkShelf::most; ++i)
            shelf.put(QStringLiteral("n%1").arg(i), {{i, QStringLiteral("x")}});
        QVERIFY(shelf.at(QStringLiteral("n0")).empty());
        QCOMPARE(shelf.at(QStringLiteral("n%1").arg(BookmarkShelf::most)).size(), 1U);
    }

    void theKeyTellsRecordsApartAndBookmarksDoNotChangeIt() {
        const auto session = *BattleSession::open(drill::system(), drill::placedSetup(), {});
        const QString before = BookmarkShelf::keyOf(session->record());
        session->toggleBookmark(0, QStringLiteral("here"));
        QCOMPARE(BookmarkShelf::keyOf(session->record()), before);
        session->step();
        QTRY_VERIFY(!session->isBusy());
        QVERIFY(BookmarkShelf::keyOf(session->record()) != before);
    }
};

QTEST_GUILESS_MAIN(TestBookmarkShelf)
#include "tst_bookmark_shelf.moc"
