// Odds against…: the lists of the library come first, the nearest in points is selected, and its battle is set up.
#include "core/io/builtin_data.h"
#include "core/io/file.h"
#include "core/rules/builtin.h"
#include "models/text.h"
#include "tests/support/written_file.h"
#include "tests/ui/pictures.h"
#include "ui/odds/opponent_dialog.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace ephor;

namespace {

std::string psiloiText(const std::string& name, int psiloi) {
    return "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"" + name +
           "\"\n\n[[unit]]\ntype = \"elite_hoplite\"\nstrategos = true\n\n[[unit]]\ntype = \"psiloi\"\ncount = " +
           std::to_string(psiloi) + "\n";
}

QTreeWidget& listsOf(OpponentDialog& dialog) { return *dialog.findChild<QTreeWidget*>(QStringLiteral("opponents")); }

QString selected(OpponentDialog& dialog) {
    const QTreeWidgetItem* item = listsOf(dialog).currentItem();
    return item ? item->text(0) : QString();
}

}  // namespace

class TestOpponentDialog : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    OpponentNeeds needs() const {
        const std::string own = m_folder.filePath(QStringLiteral("own.toml")).toStdString();
        return {*readArmyList(psiloiText("Own", 4), own, findSystem, systemIds()).list, findSystem, m_folder.path()};
    }
    void write(const QString& file, const std::string& text) { test::writeFile(m_folder.filePath(file), text); }
    /// Waits until the library is read.
    static bool isRead(OpponentDialog& dialog) {
        return QTest::qWaitFor([&] { return listsOf(dialog).topLevelItemCount() == 2; });
    }

private Q_SLOTS:
    void initTestCase() {
        test::dressUp();
        write(QStringLiteral("own.toml"), psiloiText("Own", 4));
        write(QStringLiteral("near.toml"), psiloiText("Near", 5));
        write(QStringLiteral("far.toml"), psiloiText("Far", 14));
        write(QStringLiteral("broken.toml"), psiloiText("Broken", 4) + "\n[[unit]]\ntype = \"x\"\n");
        write(QStringLiteral("other.toml"), "format = 1\nsystem = \"ohw\"\nrules = \"1\"\nname = \"Other\"\n");
    }

    void onesOwnListsAreFirstAndTheNearestIsSelected() {
        OpponentDialog dialog(needs());
        QVERIFY(isRead(dialog));
        const QTreeWidgetItem& mine = *listsOf(dialog).topLevelItem(0);
        QCOMPARE(mine.text(0), QStringLiteral("My lists"));
        QStringList names;
        for (int i = 0; i < mine.childCount(); ++i)
            names << mine.child(i)->text(0);
        names.sort();
        QCOMPARE(names, QStringList({QStringLiteral("Broken"), QStringLiteral("Far"), QStringLiteral("Near")}));
        QVERIFY(listsOf(dialog).topLevelItem(1)->childCount() > 5);
        QCOMPARE(selected(dialog), QStringLiteral("Near"));
    }

    void aSearchSelectsWhatItFinds() {
        OpponentDialog dialog(needs());
        QVERIFY(isRead(dialog));
        auto& search = *dialog.findChild<QLineEdit*>(QStringLiteral("opponentSearch"));
        auto& show = *dialog.findChild<QPushButton*>(QStringLiteral("opponentShow"));
        search.setText(QStringLiteral("fa"));
        QCOMPARE(selected(dialog), QStringLiteral("Far"));
        search.setText(QStringLiteral("sparta"));
        QVERIFY(selected(dialog).contains(QStringLiteral("Sparta")));
        QVERIFY(show.isEnabled());
        search.setText(QStringLiteral("broken"));  // it is shown, but cannot fight
        QVERIFY(!show.isEnabled());
    }

    void theBattleIsThatOfBothLists() {
        OpponentDialog dialog(needs());
        QVERIFY(isRead(dialog));
        dialog.show();
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("opponentShow")), Qt::LeftButton);
        QCOMPARE(accepted.size(), 1);
        QCOMPARE(dialog.setup().lists[0].name, std::string("Own"));
        QCOMPARE(dialog.setup().lists[1].name, std::string("Near"));
        QVERIFY(dialog.system().open(dialog.setup()));
    }

    void aListThatIsGoneIsSaidSo() {
        write(QStringLiteral("gone.toml"), psiloiText("Gone", 4));
        OpponentDialog dialog(needs());
        QVERIFY(isRead(dialog));
        QCOMPARE(selected(dialog), QStringLiteral("Gone"));
        QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("gone.toml"))));
        dialog.accept();
        QVERIFY(dialog.result() != QDialog::Accepted);
        QCOMPARE(dialog.findChild<QLabel*>(QStringLiteral("opponentSaid"))->text(),
                 QStringLiteral("This list cannot be read any more."));
    }

    void aRivalIsSelectedAndNeverTheListItself() {
        const std::string file(builtinText("armies/dba/sparta.toml"));
        OpponentNeeds sparta{*readArmyList(file, {}, findSystem, systemIds()).list, findSystem, {}};
        OpponentDialog dialog(sparta);  // no list of this game has points
        QVERIFY(selected(dialog) != toQString(sparta.list.name));
        dialog.findChild<QLineEdit*>(QStringLiteral("opponentSearch"))->setText(toQString(sparta.list.name));
        QCOMPARE(selected(dialog), toQString(sparta.list.name));

        QTemporaryDir folder;  // a later version of the list itself, of the same points
        sparta.library = folder.path();
        QVERIFY(writeFile(folder.filePath(QStringLiteral("again.toml")).toStdString(),
                          std::string(file).replace(file.find("name = \"") + 8, 0, "Again ")));
        OpponentDialog again(sparta);
        QVERIFY(isRead(again));
        QVERIFY(!selected(again).startsWith(QStringLiteral("Again")));
    }

    void withoutALibraryThereAreTheSamples() {
        OpponentNeeds none = needs();
        none.library = m_folder.filePath(QStringLiteral("nowhere"));
        OpponentDialog dialog(none);
        QCOMPARE(listsOf(dialog).topLevelItemCount(), 1);
        QVERIFY(!selected(dialog).isEmpty());
        QVERIFY(!QDir(none.library).exists());
    }
};

QTEST_MAIN(TestOpponentDialog)
#include "tst_opponent_dialog.moc"
