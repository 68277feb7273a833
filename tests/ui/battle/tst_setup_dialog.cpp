#include "core/ai/computer_players.h"
#include "core/io/builtin_data.h"
#include "core/io/file.h"
#include "core/odds/simulator.h"
#include "core/rules/builtin.h"
#include "core/rules/pack.h"
#include "tests/ui/pictures.h"
#include "tests/ui/widgets.h"
#include "ui/battle/setup/chance_line.h"
#include "ui/battle/setup/setup_dialog.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ephor;
using test::part;
using test::press;

namespace {

SetupNeeds needs() {
    const auto systems = builtinSystems();
    return {{systems.begin(), systems.end()}, {}, [] { return std::uint64_t{431}; }};
}

std::vector<Sample> samplesOf(std::vector<Sample> samples, std::string_view system) {
    std::erase_if(samples, [system](const Sample& sample) { return sample.system != system; });
    return samples;
}

bool optionIs(const BattleSession& session, std::string_view key, std::string_view value) {
    const auto& chosen = session.game().setup().options;
    if (const auto one = std::ranges::find(chosen, key, &ChosenOption::key); one != chosen.end())
        return one->value == value;
    const auto& options = session.info().options;
    const auto one = std::ranges::find(options, key, &OptionInfo::key);
    return one != options.end() && one->standard == value;
}

}  // namespace

class TestSetupDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theChancesDifferWhereTheirIntervalsDo() {
        const std::array<QString, 2> names{QStringLiteral("Athens"), QStringLiteral("Sparta")};
        const auto verdict = [&names](std::int64_t a, std::int64_t b, std::int64_t runs) {
            const std::array<Share, 2> wins{wilson(a, runs), wilson(b, runs)};
            return ChanceLine::verdict(names, wins);
        };
        QCOMPARE(verdict(510, 490, 1000), QStringLiteral("About even"));
        QCOMPARE(verdict(6, 4, 10), QStringLiteral("No clear difference"));
        QCOMPARE(verdict(410, 510, 1000), QStringLiteral("Sparta has slightly better chances"));
        QCOMPARE(verdict(600, 400, 1000), QStringLiteral("Athens has the better chances"));
        QCOMPARE(verdict(400, 600, 1000), QStringLiteral("Sparta has the better chances"));
        QCOMPARE(verdict(100, 900, 1000), QStringLiteral("Sparta is far stronger"));
    }

    void aBattleCanBeFoughtByARulesPack() {
        const std::shared_ptr<const RuleSystem> pack = checkPack(newPack("men_of_bronze")).rules;
        QVERIFY(pack);
        SetupNeeds withPack = needs();
        withPack.systems.push_back(pack.get());
        SetupDialog dialog(withPack);
        dialog.show();
        auto* systems = part<QListWidget>(dialog, "system");
        const int row = systems->count() - 1;
        QVERIFY(systems->item(row)->text().contains(QStringLiteral("club-1")));
        // A list that names the pack chooses it; the program's lists are read by it, too.
        const std::string list =
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"club-1\"\nname = \"Club\"\n\n"
            "[[unit]]\ntype = \"elite_hoplite\"\nstrategos = true\n\n"
            "[[unit]]\ntype = \"elite_hoplite\"\ncount = 2\n";
        dialog.chooseArmy(Side::A, QStringLiteral("Club"), "club.toml", list);
        QCOMPARE(systems->currentRow(), row);
        QVERIFY2(part<QLabel>(dialog, "problems")->text().isEmpty(),
                 qPrintable(part<QLabel>(dialog, "problems")->text()));
        QTest::keyClick(&dialog, Qt::Key_Return);
        const auto session = dialog.takeSession();
        QVERIFY(session);
        QCOMPARE(&session->sharedGame()->system(), pack.get());
        QCOMPARE(session->record().setup.rules, std::string("club-1"));
        QVERIFY(session->record().rulesData == pack->dataDigest());
    }

    void twoSampleArmiesCanGoToBattleAtOnce() {
        SetupDialog dialog(needs());
        dialog.show();
        QVERIFY(part<QComboBox>(dialog, "armyA")->count() >= 8);
        QVERIFY(part<QComboBox>(dialog, "armyA")->currentIndex() != part<QComboBox>(dialog, "armyB")->currentIndex());
        QVERIFY2(part<QLabel>(dialog, "problems")->text().isEmpty(),
                 qPrintable(part<QLabel>(dialog, "problems")->text()));
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        const auto session = dialog.takeSession();
        QVERIFY(session);
        QCOMPARE(session->record().dice.seed, std::uint64_t{431});
        QVERIFY(session->pending());
    }

    /// All armies that it proposes are equal in points, and no list beats the other more than six times in ten.
    void theProposedArmiesSuitEachOther() {
        for (const RuleSystem* system : builtinSystems()) {
            const std::array<QString, 2> pair = firstPair(*system);
            std::array<ArmyList, 2> lists;
            for (std::size_t i = 0; i < 2; ++i) {
                const std::string path = pair[i].toStdString();
                const ReadList read = readArmyList(builtinText(path), path, findSystem, systemIds());
                QVERIFY2(read.list, path.c_str());
                lists[i] = *read.list;
            }
            const std::optional<int> first = system->summary(lists[0]).cost;
            const std::optional<int> second = system->summary(lists[1]).cost;
            if (first && second)
                QVERIFY2(std::max(*first, *second) * 10 <= std::min(*first, *second) * 11, system->info().id.c_str());
            Setup setup;
            setup.system = system->info().id;
            setup.rules = system->info().version;
            setup.table = system->info().table;
            setup.lists = lists;
            SimulationPlan plan;
            plan.game = *system->open(setup);
            plan.players = {&standardPlayer(*plan.game), &standardPlayer(*plan.game)};
            plan.seed = 431;
            plan.runs = 300;
            const OddsReport report = simulate(plan).report;
            for (const Side side : bothSides)
                QVERIFY2(report.wins(side).p <= 0.6, system->info().id.c_str());
        }
    }

    void aSystemAndFightAreEnough_data() {
        QTest::addColumn<int>("row");
        for (int row = 0; row < static_cast<int>(builtinSystems().size()); ++row)
            QTest::newRow(builtinSystems()[static_cast<std::size_t>(row)]->info().id.c_str()) << row;
    }
    void aSystemAndFightAreEnough() {
        QFETCH(const int, row);
        SetupDialog dialog(needs());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto* systems = part<QListWidget>(dialog, "system");
        QTest::mouseClick(systems->viewport(), Qt::LeftButton, {},
                          systems->visualItemRect(systems->item(row)).center());
        press(dialog, "begin");
        const auto session = dialog.takeSession();
        QVERIFY(session);
        QCOMPARE(session->info().id, builtinSystems()[static_cast<std::size_t>(row)]->info().id);
        QCOMPARE(session->player(Side::A), By::Person);
        QCOMPARE(session->player(Side::B), By::Standard);
        QVERIFY(session->pending());
    }

    void theComputerCanPlayBothSides() {
        SetupDialog dialog(needs());
        for (const char* name : {"playerA", "playerB"}) {
            auto* player = part<QComboBox>(dialog, name);
            player->setCurrentIndex(player->findData(static_cast<int>(By::Standard)));
        }
        part<QAbstractButton>(dialog, "begin")->click();
        const auto session = dialog.takeSession();
        QVERIFY(session);
        QCOMPARE(session->player(Side::A), By::Standard);
        QCOMPARE(session->player(Side::B), By::Standard);
    }

    void theLastChoicesAreRemembered() {
        const QTemporaryDir dir;
        QSettings settings(dir.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        SetupNeeds own = needs();
        own.settings = &settings;
        {
            SetupDialog dialog(own);
            part<QListWidget>(dialog, "system")->setCurrentRow(2);
            auto* player = part<QComboBox>(dialog, "playerA");
            player->setCurrentIndex(player->findData(static_cast<int>(By::Standard)));
            auto* reply = part<QComboBox>(dialog, "option_reply");
            reply->setCurrentIndex(reply->findData(QStringLiteral("never")));
            part<QAbstractButton>(dialog, "begin")->click();
            QVERIFY(dialog.takeSession());
        }
        SetupDialog dialog(own);
        QCOMPARE(part<QListWidget>(dialog, "system")->currentRow(), 2);
        QCOMPARE(part<QComboBox>(dialog, "playerA")->currentData().toInt(), static_cast<int>(By::Standard));
        QCOMPARE(part<QComboBox>(dialog, "option_reply")->currentData().toString(), QStringLiteral("never"));
        QVERIFY(part<QAbstractButton>(dialog, "optionFold")->text().contains(QStringLiteral("House rules")));
        press(dialog, "optionFold");
        part<QAbstractButton>(dialog, "standardOptions")->click();
        QVERIFY(part<QAbstractButton>(dialog, "optionFold")->text().contains(QStringLiteral("as written")));
    }

    void everyOptionIsInWords() {
        SetupDialog dialog(needs());
        auto* systems = part<QListWidget>(dialog, "system");
        for (int row = 0; row < systems->count(); ++row) {
            systems->setCurrentRow(row);
            for (const QComboBox* box : dialog.findChildren<QComboBox*>()) {
                if (!box->objectName().startsWith(QStringLiteral("option_")))
                    continue;
                QVERIFY(!box->toolTip().isEmpty());
                for (int i = 0; i < box->count(); ++i) {
                    bool isNumber = false;
                    static_cast<void>(box->itemText(i).toDouble(&isNumber));
                    QVERIFY2(isNumber || box->itemText(i) != box->itemData(i).toString(),
                             qPrintable(box->objectName()));
                }
            }
        }
    }

    void unequalArmiesAreSaidToBeSo() {
        SetupDialog dialog(needs());
        dialog.show();
        part<QListWidget>(dialog, "system")->setCurrentRow(2);
        QVERIFY(!part<QLabel>(dialog, "points")->isVisible());
        auto* army = part<QComboBox>(dialog, "armyB");
        army->setCurrentIndex(army->findText(QStringLiteral("Carthage"), Qt::MatchStartsWith));
        QVERIFY(part<QLabel>(dialog, "points")->isVisible());
        QVERIFY2(part<QLabel>(dialog, "points")->text().contains(QStringLiteral("unequal")),
                 qPrintable(part<QLabel>(dialog, "points")->text()));
    }

    void aListOfOnesOwnMeetsAnArmyOfItsSize() {
        const auto armies = samplesOf(sampleArmies(findSystem, systemIds()), "ohw");
        const auto persia = std::ranges::find(armies, QStringLiteral("armies/ohw/persia.toml"), &Sample::path);
        SetupDialog dialog(needs());
        dialog.show();
        dialog.chooseArmy(Side::A, QStringLiteral("mine"), {}, persia->text);
        QVERIFY2(!part<QLabel>(dialog, "points")->isVisible(), qPrintable(part<QLabel>(dialog, "points")->text()));
    }

    void theChancesAreEstimatedWithTheirIntervals() {
        SetupDialog dialog(needs());
        dialog.show();
        auto* chances = part<QLabel>(dialog, "chances");
        QTRY_VERIFY_WITH_TIMEOUT(chances->text().contains(QStringLiteral("Athens wins")), 20000);
        static const QRegularExpression interval(QStringLiteral("\\b\\d+ % \\(\\d+ to \\d+\\)"));
        QCOMPARE(chances->text().count(interval), 3);
        auto* army = part<QComboBox>(dialog, "armyA");
        army->setCurrentIndex(army->findText(QStringLiteral("Corinth"), Qt::MatchStartsWith));
        QVERIFY(!chances->text().contains(interval));
        QTRY_VERIFY_WITH_TIMEOUT(chances->text().contains(QStringLiteral("Corinth wins")), 20000);
    }

    void theOddsNeedNeitherPlayersNorDice() {
        SetupDialog dialog(needs());
        dialog.setPurpose(QStringLiteral("Odds of a battle"), QStringLiteral("&Show the odds"));
        dialog.show();
        for (const char* name : {"playerA", "playerB", "chances", "diceFold"})
            QVERIFY2(!dialog.findChild<QWidget*>(QLatin1StringView(name))->isVisible(), name);
        QVERIFY(part<QAbstractButton>(dialog, "optionFold")->isVisible());
    }

    void everyLabelWithAKeyLeadsToItsField() {
        SetupDialog dialog(needs());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QSet<QString> keys;
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            if (!label->text().contains(u'&'))
                continue;
            QVERIFY2(label->buddy(), qPrintable(label->text()));
            const QString key = label->text().section(u'&', 1).left(1).toLower();
            QVERIFY2(!keys.contains(key), qPrintable(label->text()));
            keys.insert(key);
        }
        for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
            if (button->text().contains(u'&'))
                QVERIFY2(!keys.contains(button->text().section(u'&', 1).left(1).toLower()), qPrintable(button->text()));
        QTest::keyClick(&dialog, Qt::Key_C, Qt::AltModifier);
        QVERIFY(part<QComboBox>(dialog, "armyB")->hasFocus());
    }

    void noChoiceIsCutOff() {
        SetupDialog dialog(needs());
        dialog.resize(980, 620);  // the screen of these tests may be smaller
        dialog.show();
        press(dialog, "optionFold");
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        for (const QComboBox* box : dialog.findChildren<QComboBox*>()) {
            int widest = 0;
            for (int i = 0; i < box->count(); ++i)
                widest = std::max(widest, box->fontMetrics().horizontalAdvance(box->itemText(i)));
            QVERIFY2(box->width() >= std::min(widest, 320) + 20, qPrintable(box->objectName()));
        }
    }

    void f1TellsOfTheOptionThatIsChosen() {
        SetupDialog dialog(needs());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QSignalSpy wanted(&dialog, &SetupDialog::manualWanted);
        press(dialog, "optionFold");
        auto* option = part<QComboBox>(dialog, "option_premeasure");
        option->setFocus();
        QTest::keyClick(option, Qt::Key_F1);
        QCOMPARE(wanted.front().front().toString(), QStringLiteral("MOB-032"));
    }

    void everyHistoricalBattleOpens() {
        SetupDialog dialog(needs());
        auto* battle = part<QComboBox>(dialog, "battle");
        QVERIFY(battle->count() >= 10);  // open ground, and the nine
        for (int i = 0; i < battle->count(); ++i) {
            battle->setCurrentIndex(i);
            QVERIFY2(part<QLabel>(dialog, "problems")->text().isEmpty(),
                     qPrintable(battle->currentText() + part<QLabel>(dialog, "problems")->text()));
        }
    }

    void aBattleBringsItsOptionsAndShowsItsArmies() {
        SetupDialog dialog(needs());
        auto* battle = part<QComboBox>(dialog, "battle");
        auto* limit = part<QComboBox>(dialog, "option_turn_limit");
        auto* army = part<QComboBox>(dialog, "armyA");
        const QString standard = limit->currentText();
        army->setCurrentIndex(2);
        const QString chosen = army->currentText();
        battle->setCurrentIndex(battle->findText(QStringLiteral("Leuctra"), Qt::MatchStartsWith));
        QCOMPARE(limit->currentText(), QStringLiteral("8"));
        QVERIFY(!army->isEnabled() && army->currentText().isEmpty());
        QCOMPARE(army->placeholderText(), QStringLiteral("Sparta and allies"));
        QVERIFY(!part<QAbstractButton>(dialog, "fileA")->isEnabled());
        battle->setCurrentIndex(0);
        QCOMPARE(limit->currentText(), standard);
        QCOMPARE(army->currentText(), chosen);
        // Whoever wants the usual value in such a battle gets it.
        battle->setCurrentIndex(battle->findText(QStringLiteral("Leuctra"), Qt::MatchStartsWith));
        limit->setCurrentText(standard);
        part<QAbstractButton>(dialog, "begin")->click();
        const auto session = dialog.takeSession();
        QVERIFY(session);
        QVERIFY(optionIs(*session, "turn_limit", standard.toStdString()));
    }

    void aBattleOfOtherRulesBringsItsRules() {
        const auto battles = samplesOf(sampleBattles(findSystem, systemIds()), "alala");
        SetupDialog dialog(needs());
        dialog.chooseBattle(battles.front().name, battles.front().path.toStdString(), battles.front().text);
        QCOMPARE(part<QComboBox>(dialog, "battle")->currentText(), battles.front().name);
        QCOMPARE(part<QLabel>(dialog, "problems")->text(), QString());
        part<QAbstractButton>(dialog, "begin")->click();
        const auto session = dialog.takeSession();
        QVERIFY(session);
        QCOMPARE(session->info().id, std::string("alala"));
    }

    void anArmyOfOtherRulesBringsItsRules() {
        const auto armies = samplesOf(sampleArmies(findSystem, systemIds()), "alala");
        SetupDialog dialog(needs());
        dialog.chooseArmy(Side::B, QStringLiteral("mine"), {}, armies.front().text);
        QCOMPARE(part<QComboBox>(dialog, "armyB")->currentText(), QStringLiteral("mine"));
        QCOMPARE(part<QLabel>(dialog, "problems")->text(), QString());
        part<QAbstractButton>(dialog, "begin")->click();
        QCOMPARE(dialog.takeSession()->info().id, std::string("alala"));
    }

    void otherRulesLeaveNothingOfTheOldOnesBehind() {
        SetupDialog dialog(needs());
        const auto armies = samplesOf(sampleArmies(findSystem, systemIds()), "men_of_bronze");
        for (int i = 0; i < 5; ++i)
            dialog.chooseArmy(Side::A, QStringLiteral("list %1").arg(i), {}, armies.front().text);
        part<QListWidget>(dialog, "system")->setCurrentRow(1);
        QVERIFY(part<QComboBox>(dialog, "armyA")->findText(QStringLiteral("list 4")) < 0);
        QCOMPARE(part<QLabel>(dialog, "problems")->text(), QString());
        part<QAbstractButton>(dialog, "begin")->click();
        QCOMPARE(dialog.takeSession()->info().id, std::string("alala"));
    }

    void aBattleFromADiskFindsItsListsBesideIt() {
        const QTemporaryDir dir;
        const auto armies = samplesOf(sampleArmies(findSystem, systemIds()), "men_of_bronze");
        QVERIFY(writeFile(dir.filePath(QStringLiteral("one.toml")).toStdString(), armies[0].text));
        QVERIFY(writeFile(dir.filePath(QStringLiteral("two.toml")).toStdString(), armies[1].text));
        const std::string text =
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Ours\"\na = \"one.toml\"\nb = \"two.toml\"\n"
            "[table]\nwidth = 72\nheight = 48\n";
        SetupDialog dialog(needs());
        dialog.chooseBattle(QStringLiteral("ours"), dir.filePath(QStringLiteral("ours.toml")).toStdString(), text);
        QCOMPARE(part<QComboBox>(dialog, "battle")->currentText(), QStringLiteral("Ours"));
        QCOMPARE(part<QLabel>(dialog, "problems")->text(), QString());
        QVERIFY(part<QAbstractButton>(dialog, "begin")->isEnabled());
        QFile::remove(dir.filePath(QStringLiteral("two.toml")));
        SetupDialog without(needs());
        without.chooseBattle(QStringLiteral("Ours"), dir.filePath(QStringLiteral("ours.toml")).toStdString(), text);
        QVERIFY(part<QLabel>(without, "problems")->text().contains(QStringLiteral("two.toml")));
        QVERIFY(!part<QAbstractButton>(without, "begin")->isEnabled());
    }

    void chosenOptionsAndPlayersReachTheBattle() {
        SetupDialog dialog(needs());
        auto* premeasure = part<QComboBox>(dialog, "option_premeasure");
        premeasure->setCurrentIndex(premeasure->findData(QStringLiteral("true")));
        part<QComboBox>(dialog, "option_turn_limit")->setEditText(QStringLiteral("3"));
        auto* player = part<QComboBox>(dialog, "playerB");
        player->setCurrentIndex(player->findData(static_cast<int>(By::Standard)));
        part<QAbstractButton>(dialog, "diceTyped")->click();
        part<QAbstractButton>(dialog, "begin")->click();
        const auto session = dialog.takeSession();
        QVERIFY(session);
        QVERIFY(optionIs(*session, "premeasure", "true"));
        QVERIFY(optionIs(*session, "turn_limit", "3"));
        QCOMPARE(session->player(Side::B), By::Standard);
        QVERIFY(session->diceWait());
    }

    void theTableIsDrawnAsItWillBe() {
        SetupDialog dialog(needs());
        dialog.setPurpose(QStringLiteral("Odds of a battle"), QStringLiteral("&Show the odds"));  // no estimate
        dialog.resize(980, 760);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto* preview = part<QWidget>(dialog, "tablePreview");
        QVERIFY(!preview->accessibleName().isEmpty());
        const auto isEmpty = [](QImage image) {
            const QImage drawn = image;
            image.fill(image.pixel(0, 0));
            return image == drawn;
        };
        auto* battle = part<QComboBox>(dialog, "battle");
        std::vector<QImage> drawn;
        for (const char* ground : {"Open ground", "Delium", "Leuctra"}) {
            battle->setCurrentIndex(battle->findText(QLatin1StringView(ground), Qt::MatchStartsWith));
            QTest::qWait(400);
            drawn.push_back(preview->grab().toImage());
            QVERIFY2(!isEmpty(drawn.back()), ground);
        }
        QVERIFY(drawn[0] != drawn[1]);
        QVERIFY(drawn[1] != drawn[2]);
        dialog.chooseBattle(QStringLiteral("ours"), "ours.toml", "format = 1\n");
        QVERIFY(!part<QLabel>(dialog, "problems")->text().isEmpty());
        QVERIFY(isEmpty(preview->grab().toImage()));
    }

    void aSmallDialogHasNoTable() {
        SetupDialog dialog(needs());
        part<QAbstractButton>(dialog, "optionFold")->click();
        dialog.resize(980, 400);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QVERIFY(part<QWidget>(dialog, "tablePreview")->height() < 10);
    }

    void aWrongOptionIsNamed() {
        SetupDialog dialog(needs());
        part<QComboBox>(dialog, "option_turn_limit")->setEditText(QStringLiteral("many"));
        part<QAbstractButton>(dialog, "begin")->click();
        QVERIFY(!dialog.takeSession());
        QVERIFY(part<QLabel>(dialog, "problems")->text().contains(QStringLiteral("turn_limit")));
    }

    void aSeedThatIsNoNumberIsRefused() {
        SetupDialog dialog(needs());
        part<QLineEdit>(dialog, "seed")->setText(QStringLiteral("today"));
        part<QAbstractButton>(dialog, "begin")->click();
        QVERIFY(!dialog.takeSession());
        QVERIFY(!part<QLabel>(dialog, "problems")->text().isEmpty());
    }

    void pictures() {
        test::dressUp();
        const auto prepare = [](bool unfolded) {
            return [unfolded](QWidget& widget) {
                auto& dialog = static_cast<SetupDialog&>(widget);
                QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>(dialog, "chances")->text().contains(QLatin1Char('%')), 20000);
                if (unfolded)
                    part<QAbstractButton>(dialog, "optionFold")->click();
            };
        };
        const auto make = [] { return std::make_unique<SetupDialog>(needs()); };
        test::picture(QStringLiteral("setup"), make, prepare(false), {1024, 700});
        test::picture(QStringLiteral("setup-options"), make, prepare(true), {1024, 700});
        QFont large = QApplication::font();
        large.setPixelSize(26);
        QApplication::setFont(large);
        test::picture(QStringLiteral("setup-large"), make, prepare(true), {1900, 1000});
        test::dressUp();
    }

    void aRecordThatWasSavedOpensAgain() {
        SetupDialog dialog(needs());
        part<QAbstractButton>(dialog, "diceSealed")->click();
        part<QAbstractButton>(dialog, "begin")->click();
        const auto session = dialog.takeSession();
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 20000);
        session->autoResolve(Until::End);
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 20000);
        const QTemporaryDir dir;
        const auto file = std::filesystem::path(dir.filePath(QStringLiteral("a.battle")).toStdString());
        QVERIFY(session->save(file));
        const auto again =
            BattleSession::load(file, [](std::string_view id) { return findSystem(id); }, {"men_of_bronze"});
        QVERIFY(again);
        QVERIFY((*again)->record() == session->record());
        QVERIFY((*again)->verified().empty());
        QVERIFY((*again)->ended());
    }
};

QTEST_MAIN(TestSetupDialog)
#include "tst_setup_dialog.moc"
