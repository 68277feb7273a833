#include "core/rules/builtin.h"
#include "models/army_list/list_completion.h"

#include <QTest>

using namespace ephor;

namespace {

const QString text = QStringLiteral(
    "format = 1\nsystem = \"alala\"\nlimit = 200\n\n[[phalanx]]\nleader = \"Laches\"\n\n[[phalanx.unit]]\nleader = true\n\n"
    "[[band]]\ntype = \"psiloi\"   # of the hills\n");

std::optional<WordHelp> helpOn(const QString& word, qsizetype from = 0) {
    return helpAt(text, text.indexOf(word, from) + 1, findSystem("alala"));
}

}  // namespace

class TestListHelp : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKeyIsExplainedByTheTableThatItStandsIn() {
        QCOMPARE(helpOn(QStringLiteral("leader"))->words, QStringLiteral("who leads it"));
        const auto ofTheUnit = helpOn(QStringLiteral("leader"), text.indexOf(QStringLiteral("phalanx.unit")));
        QCOMPARE(ofTheUnit->words, QStringLiteral("true: the leader rides with this unit"));
        QVERIFY(helpOn(QStringLiteral("limit"))->words.contains(QStringLiteral("most house points")));
    }

    void aTypeIsExplainedByItsFiguresAndItsRule() {
        const TroopType* type = findSystem("alala")->catalogue().find("psiloi");
        const auto help = helpOn(QStringLiteral("psiloi"));
        QVERIFY(type && help);
        QVERIFY(help->title.startsWith(QString::fromStdString(type->name)));
        QCOMPARE(help->rule, QString::fromStdString(type->rule));
        for (const Stat& stat : type->stats)
            QVERIFY(help->words.contains(QString::number(stat.value)));
    }

    void nothingIsSaidOfOtherWords() {
        QVERIFY(!helpOn(QStringLiteral("Laches")));
        QVERIFY(!helpOn(QStringLiteral("# of the hills")));
        QVERIFY(!helpOn(QStringLiteral("[[band]]")));
        QVERIFY(!helpAt(text, text.indexOf(QStringLiteral("leader")), nullptr));
    }

    void noPlaceOfTheTextIsBeyondIt() {
        for (qsizetype at = -1; at <= text.size() + 1; ++at)
            helpAt(text, at, findSystem("alala"));
        QVERIFY(!helpAt({}, 0, findSystem("alala")));
    }
};

QTEST_GUILESS_MAIN(TestListHelp)
#include "tst_list_help.moc"
