// The briefing of historical battles: cards, page, and both ways into the battle.
#include "core/rules/builtin.h"
#include "tests/ui/cut_text.h"
#include "tests/ui/pictures.h"
#include "tests/ui/widgets.h"
#include "ui/battle/setup/battle_map.h"
#include "ui/battle/setup/briefing_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

using namespace ephor;
using test::part;
using test::press;

namespace {

SetupNeeds needs() {
    const auto systems = builtinSystems();
    return {{systems.begin(), systems.end()}, {}, [] { return std::uint64_t{431}; }};
}

}  // namespace

class TestBriefingDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void eachBattleIsOneCardWithPlaceSidesAndLength() {
        BriefingDialog dialog(needs());
        dialog.show();
        auto* cards = part<QListWidget>(dialog, "battleCards");
        QCOMPARE(cards->count(), 9);
        for (int row = 0; row < cards->count(); ++row) {
            const QString about = cards->item(row)->toolTip();
            for (const char* word : {"against", "units", "turns at most", "Alala!", "Men of Bronze"})
                QVERIFY2(about.contains(QLatin1StringView(word)), qPrintable(about));
        }
    }

    void aCardShowsItsBriefingWithoutTellingTheEnd() {
        BriefingDialog dialog(needs());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto* cards = part<QListWidget>(dialog, "battleCards");
        for (int row = 0; row < cards->count(); ++row) {
            cards->scrollToItem(cards->item(row));
            QTest::mouseClick(cards->viewport(), Qt::LeftButton, {}, cards->visualItemRect(cards->item(row)).center());
            QVERIFY(
                part<QLabel>(dialog, "briefingTitle")->text().startsWith(cards->item(row)->text().section(u',', 0, 0)));
            for (const char* name : {"briefingWhere", "briefingStory", "aimA", "aimB", "unitsA", "unitsB"})
                QVERIFY2(!part<QLabel>(dialog, name)->text().isEmpty(), name);
            QVERIFY(!part<QLabel>(dialog, "briefingOutcome")->isVisible());
            QVERIFY(!part<QLabel>(dialog, "problem")->isVisible());
            press(dialog, "outcomeFold");
            QVERIFY(part<QLabel>(dialog, "briefingOutcome")->isVisible());
        }
    }

    void theMapShowsBothArmies() {
        BriefingDialog dialog(needs());
        dialog.choose(QStringLiteral("Delium, 424 BC"));
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const QImage drawn = dialog.findChild<BattleMap*>()->grab().toImage();
        QSet<QRgb> colours;
        for (int x = 0; x < drawn.width(); x += 3)
            for (int y = 0; y < drawn.height(); y += 3)
                colours << drawn.pixel(x, y);
        QVERIFY2(colours.size() > 30, qPrintable(QString::number(colours.size())));
    }

    void fightIsOneClick() {
        BriefingDialog dialog(needs());
        dialog.choose(QStringLiteral("Leuctra, 371 BC"));
        dialog.show();
        auto* side = part<QComboBox>(dialog, "side");
        side->setCurrentIndex(side->findText(QStringLiteral("Boeotian League")));
        press(dialog, "fight");
        const auto session = dialog.takeSession();
        QVERIFY(session);
        QVERIFY(!dialog.isToWatch());
        QCOMPARE(session->game().setup().name, std::string("Leuctra, 371 BC"));
        QCOMPARE(session->player(Side::A), By::Standard);
        QCOMPARE(session->player(Side::B), By::Person);
    }

    void theComputerFightsWhatOneWatches() {
        BriefingDialog dialog(needs());
        dialog.show();
        press(dialog, "watch");
        const auto session = dialog.takeSession();
        QVERIFY(session && dialog.isToWatch());
        for (const Side side : bothSides)
            QCOMPARE(session->player(side), By::Standard);
    }

    void theRulesStayWithTheNextBattle() {
        BriefingDialog dialog(needs());
        dialog.show();
        auto* rules = part<QComboBox>(dialog, "rules");
        QCOMPARE(rules->count(), 2);
        rules->setCurrentIndex(1);
        const QString chosen = rules->currentText();
        dialog.choose(QStringLiteral("Tegyra, 375 BC"));
        QCOMPARE(rules->currentText(), chosen);
        QSignalSpy setup(&dialog, &BriefingDialog::setupWanted);
        press(dialog, "changeSetup");
        QCOMPARE(setup.size(), 1);
        QCOMPARE(setup.front().front().value<Sample>().rules, chosen);
    }

    void pictures() {
        const auto make = [] { return std::make_unique<BriefingDialog>(needs()); };
        const auto choose = [](QWidget& widget) {
            static_cast<BriefingDialog&>(widget).choose(QStringLiteral("Delium, 424 BC"));
        };
        test::picture(QStringLiteral("briefing"), make, choose, {1024, 700});
        test::picture(QStringLiteral("briefing-tall"), make, choose, {1100, 1500});
        QFont large = QApplication::font();
        large.setPixelSize(26);
        QApplication::setFont(large);
        test::picture(QStringLiteral("briefing-large"), make, choose, {1900, 1000});
        test::dressUp();
    }

    void nothingIsCut_data() {
        QTest::addColumn<int>("pixels");
        QTest::newRow("100 %") << 13;
        QTest::newRow("200 %") << 26;
    }
    void nothingIsCut() {
        QFETCH(const int, pixels);
        const QFont before = QApplication::font();
        QFont font = before;
        font.setPixelSize(pixels);
        QApplication::setFont(font);
        {
            BriefingDialog dialog(needs());
            dialog.resize(pixels == 13 ? QSize(1000, 660) : QSize(1900, 1000));
            dialog.show();
            QVERIFY(QTest::qWaitForWindowExposed(&dialog));
            const QString cut = test::cutTexts(dialog).join(u'\n');
            QVERIFY2(cut.isEmpty(), qPrintable(cut));
        }
        QApplication::setFont(before);
    }
};

QTEST_MAIN(TestBriefingDialog)
#include "tst_briefing_dialog.moc"
