// A rules pack and its files: saved, lost and found again, changed by another program.
#include "tests/support/written_file.h"
#include "tests/ui/pictures.h"
#include "tests/ui/rules_pack/pack_typing.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ephor;
using namespace ephor::test;

class TestRulesPackFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void whatIsSavedIsReadBackAndRemovedTestsAreGone() {
        const QTemporaryDir dir;
        const auto window = makeWindow();
        start(*window, "ohw");
        retype(*window->editor(), QStringLiteral("version = "), QStringLiteral("version = \"club-7\""));
        QVERIFY(window->isWindowModified());
        QVERIFY(window->saveTo(dir.path().toStdString()));
        QVERIFY(!window->isWindowModified());
        const auto other = makeWindow();
        QVERIFY(other->openFolder(dir.path().toStdString()));
        QCOMPARE(other->document().report().version, std::string("club-7"));
        QCOMPARE(other->document().texts().size(), window->document().texts().size());
        QVERIFY(!other->isWindowModified());

        window->showFile("tests/legal.toml");
        QTest::keyClick(window.get(), Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(window->isWindowModified());
        QVERIFY(QFile::exists(dir.filePath(QStringLiteral("tests/legal.toml"))));
        QTest::keyClick(window.get(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!QFile::exists(dir.filePath(QStringLiteral("tests/legal.toml"))));
        QVERIFY(!window->saveTo("/dev/null/pack"));
    }

    void whatWasNotSavedIsOfferedAgainAndThrownAwayWithTheLastChange() {
        const QTemporaryDir kept;
        const QTemporaryDir pack;
        const auto window = makeWindow(kept.path().toStdString());
        start(*window, "ohw");
        QVERIFY(window->saveTo(pack.path().toStdString()));
        QVERIFY(QDir(kept.path()).isEmpty());
        const QString before = window->editor()->toPlainText();
        retype(*window->editor(), QStringLiteral("version = "), QStringLiteral("version = \"lost-1\""));
        window->document().addTest(QStringLiteral("lost"), QStringLiteral("format = 1\nsystem = \"ohw\"\n"));
        QTRY_VERIFY_WITH_TIMEOUT(!QDir(kept.path()).isEmpty(), 5000);
        QTest::qWait(100);

        const auto again = makeWindow(kept.path().toStdString());
        again->show();
        QVERIFY(again->openFolder(pack.path().toStdString()));
        QCOMPARE(again->editor()->toPlainText(), before);
        auto* take = again->findChild<QPushButton*>(QStringLiteral("message_0"));
        QVERIFY(take);
        QTest::mouseClick(take, Qt::LeftButton);
        QVERIFY(again->editor()->toPlainText().contains(QStringLiteral("lost-1")));
        QVERIFY(again->document().text("tests/lost.toml"));
        QVERIFY(again->isWindowModified());
        QTest::keyClick(again->editor(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(again->editor()->toPlainText(), before);
        QTest::keyClick(again->editor(), Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(again->saveTo(pack.path().toStdString()));
        QVERIFY(QDir(kept.path()).isEmpty());
        QVERIFY(QFile::exists(pack.filePath(QStringLiteral("tests/lost.toml"))));
    }

    void packsThatWereNeverSavedAreOfferedAgainOneByOne() {
        const QTemporaryDir kept;
        const auto copies = [&kept] { return QDir(kept.path()).entryList({QStringLiteral("*.pack")}).size(); };
        const auto offered = [](RulesPackWindow& window, const char* choice) -> QPushButton* {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // choices that are gone
            auto* bar = window.findChild<QWidget*>(QStringLiteral("messageBar"));
            return bar->isVisible() ? bar->findChild<QPushButton*>(QLatin1StringView(choice)) : nullptr;
        };
        std::vector<std::unique_ptr<RulesPackWindow>> before;
        for (const char* system : {"ohw", "dba"}) {
            before.push_back(makeWindow(kept.path().toStdString()));
            start(*before.back(), system);
            QVERIFY(!offered(*before.back(), "message_0"));  // what another window holds is no copy left behind
            retype(*before.back()->editor(), QStringLiteral("version = "), QStringLiteral("version = \"lost\""));
        }
        QTRY_COMPARE_WITH_TIMEOUT(copies(), 2, 5000);
        QTest::qWait(100);
        before.clear();

        const auto first = makeWindow(kept.path().toStdString());
        first->show();
        auto* said = first->findChild<QLabel*>(QStringLiteral("messageText"));
        QVERIFY2(said->text().contains(QStringLiteral("version lost")), qPrintable(said->text()));
        QTest::mouseClick(offered(*first, "message_0"), Qt::LeftButton);
        QSignalSpy another(first.get(), &RulesPackWindow::anotherCopyWanted);
        QTest::mouseClick(offered(*first, "message_0"), Qt::LeftButton);
        QCOMPARE(another.size(), 1);
        const auto second = makeWindow(kept.path().toStdString());
        second->show();
        QTest::mouseClick(offered(*second, "message_0"), Qt::LeftButton);
        QVERIFY(!offered(*second, "message_0"));
        QStringList systems;
        for (RulesPackWindow* window : {first.get(), second.get()}) {
            QCOMPARE(window->document().report().version, std::string("lost"));
            systems << QString::fromStdString(window->document().system()->info().id);
        }
        systems.sort();
        QCOMPARE(systems, (QStringList{QStringLiteral("dba"), QStringLiteral("ohw")}));

        const QTemporaryDir pack;
        QVERIFY(first->saveTo(pack.path().toStdString()));
        QCOMPARE(copies(), 1);
    }

    void whatAnotherProgramWritesIsTakenOrLeftFileByFile() {
        const QTemporaryDir pack;
        const auto window = makeWindow();
        start(*window, "ohw");
        QVERIFY(window->saveTo(pack.path().toStdString()));
        const auto button = [&window](const char* name) {
            auto* one = window->findChild<QPushButton*>(QLatin1StringView(name));
            return one && one->isVisible() ? one : nullptr;
        };
        // A file that was changed here, and another one there.
        retype(*window->editor(), QStringLiteral("version = "), QStringLiteral("version = \"mine\""));
        QFile generals(pack.filePath(QStringLiteral("generals.toml")));
        QVERIFY(generals.open(QIODevice::Append));
        generals.write("# from elsewhere\n");
        generals.close();
        QVERIFY(QFile::remove(pack.filePath(QStringLiteral("tests/legal.toml"))));
        QTRY_VERIFY_WITH_TIMEOUT(button("message_0"), 5000);
        QTest::mouseClick(button("message_0"), Qt::LeftButton);
        QVERIFY(window->document().text("generals.toml")->text().endsWith(QStringLiteral("# from elsewhere\n")));
        QVERIFY(!window->document().text("tests/legal.toml"));
        QVERIFY(window->document().text("troops.toml")->text().contains(QStringLiteral("\"mine\"")));
        QVERIFY(window->document().text("troops.toml")->isModified());

        // What is kept is written over what came from elsewhere.
        test::writeFile(pack.filePath(QStringLiteral("troops.toml")), "theirs\n");
        QTRY_VERIFY_WITH_TIMEOUT(button("message_1"), 5000);
        QTest::mouseClick(button("message_1"), Qt::LeftButton);
        QVERIFY(window->isWindowModified());
        QTest::qWait(600);
        QVERIFY(!button("message_1"));
        QTest::keyClick(window.get(), Qt::Key_S, Qt::ControlModifier);
        QFile troops(pack.filePath(QStringLiteral("troops.toml")));
        QVERIFY(troops.open(QIODevice::ReadOnly) && troops.readAll().contains("\"mine\""));
        QTest::qWait(600);
        QVERIFY(!button("message_0"));  // what it wrote itself is no news

        // Letters that would be lost are not taken.
        test::writeFile(pack.filePath(QStringLiteral("generals.toml")), "# \xe9\n");
        QTRY_VERIFY_WITH_TIMEOUT(button("message_0"), 5000);
        QTest::mouseClick(button("message_0"), Qt::LeftButton);
        QVERIFY(window->document().text("generals.toml")->text().contains(QStringLiteral("from elsewhere")));
    }
};

QTEST_MAIN(TestRulesPackFiles)
#include "tst_rules_pack_files.moc"
