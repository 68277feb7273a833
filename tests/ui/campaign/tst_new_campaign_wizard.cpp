// The wizard of a new campaign, gone through as a person does: mouse and keys.
#include "core/campaign/scenario/rules_reader.h"
#include "core/io/builtin_data.h"
#include "core/io/file.h"
#include "core/rules/builtin.h"
#include "core/rules/rules_shelf.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/cut_text.h"
#include "tests/ui/pictures.h"
#include "tests/ui/widgets.h"
#include "ui/campaign/new_campaign/new_campaign_wizard.h"
#include "ui/campaign/new_campaign/rule_words.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QTranslator>

using namespace ephor;
using namespace ephor::campaign;
using test::part;
using test::typeInto;

namespace {

void choose(QListWidget& list, int row) {
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(row)).center());
}

int rowOf(const QListWidget& list, const char* words) {
    for (int row = 0; row < list.count(); ++row)
        if (list.item(row)->text().contains(QLatin1StringView(words)))
            return row;
    return -1;
}

void next(QWizard& wizard) { QTest::mouseClick(wizard.button(QWizard::NextButton), Qt::LeftButton); }

/// Types into a cell of the table of powers.
void type(QTableWidget& table, int row, int column, const QString& words) {
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualItemRect(table.item(row, column)).center());
    auto* editor = table.viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    QTest::keyClicks(editor, words);
    QTest::keyClick(editor, Qt::Key_Return);
    QCoreApplication::processEvents();  // what was typed is taken, and the editor goes
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

}  // namespace

class TestNewCampaignWizard : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;

    std::unique_ptr<NewCampaignWizard> shown() const {
        const auto systems = builtinSystems();
        return shown({systems.begin(), systems.end()}, findSystem);
    }
    std::unique_ptr<NewCampaignWizard> shown(std::vector<const RuleSystem*> systems, FindSystem find) const {
        auto wizard = std::make_unique<NewCampaignWizard>(
            NewCampaignNeeds{std::move(systems), std::move(find), [] { return std::uint64_t{431}; },
                             CampaignShelf(m_dir->filePath(QStringLiteral("campaigns")))});
        wizard->show();
        return wizard;
    }
    /// The small scenario in a folder, with a text of the powers replaced.
    QString folder(const QByteArray& from = {}, const QByteArray& to = {}) const {
        const ScenarioFiles files = smallFiles();
        const QString path = m_dir->filePath(QStringLiteral("own war"));
        QDir().mkpath(path);
        for (std::size_t i = 0; i < files.texts.size(); ++i) {
            QByteArray text = QByteArray::fromStdString(files.texts[i]);
            if (i == 2 && !from.isEmpty())
                text.replace(from, to);
            if (!writeFile((path + u'/').toStdString() + std::string(scenarioFileNames[i]), text.toStdString()))
                qWarning("the scenario could not be written");
        }
        return path;
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void everythingThatIsChosenIsInTheCampaign() {
        const auto wizard = shown();
        QSignalSpy made(wizard.get(), &NewCampaignWizard::made);
        auto* list = part<QListWidget>(*wizard, "scenarios");
        choose(*list, rowOf(*list, "Six cities"));
        QVERIFY(!part<QLabel>(*wizard, "scenarioPicture")->pixmap().isNull());
        next(*wizard);
        auto* seats = part<QTableWidget>(*wizard, "seats");
        type(*seats, 1, 1, QStringLiteral("Kleon"));
        type(*seats, 1, 2, QStringLiteral("Nikias"));
        part<QComboBox>(*wizard, "ruler_0")->setFocus();
        QTest::keyClicks(part<QComboBox>(*wizard, "ruler_0"), QStringLiteral("feeble"));
        next(*wizard);
        auto* system = part<QComboBox>(*wizard, "campaignSystem");
        QCOMPARE(system->count(), 5);
        system->setFocus();
        QTest::keyClicks(system, QStringLiteral("DBA"));
        auto* years = part<QSpinBox>(*wizard, "years");
        typeInto(*years, QStringLiteral("4"));
        QVERIFY(part<QRadioButton>(*wizard, "modulesLite")->isChecked());
        QTest::mouseClick(part<QCheckBox>(*wizard, "module_omens"), Qt::LeftButton, {}, QPoint(8, 8));
        QVERIFY(part<QRadioButton>(*wizard, "modulesOwn")->isChecked());
        next(*wizard);
        auto* land = part<QSpinBox>(*wizard, "move.land");
        land->setFocus();
        QTest::keyClick(land, Qt::Key_Up);
        next(*wizard);
        auto* name = part<QLineEdit>(*wizard, "campaignName");
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Our \"war\""));
        QTest::mouseClick(wizard->button(QWizard::FinishButton), Qt::LeftButton);
        QCOMPARE(made.size(), 1);
        const auto session = test::CampaignFolder::open(made.front().front().toString());
        QVERIFY(session);
        const Scenario& scenario = session->scenario();
        QCOMPARE(scenario.name, std::string("Our \"war\""));
        QCOMPARE(scenario.system, std::string("dba"));
        QCOMPARE(scenario.years, 4);
        QCOMPARE(scenario.powers[1].player, std::string("Kleon"));
        QCOMPARE(scenario.powers[1].deputy, std::string("Nikias"));
        QCOMPARE(scenario.powers[0].ruler, Ruler::Feeble);
        QCOMPARE(scenario.rules.marchPoints, 4);
        QVERIFY(scenario.omens.empty());
        QCOMPARE(textOf(scenario.rules.modules), std::string("fates,diplomacy"));
        QCOMPARE(scenario.seed, 431U);
    }

    void everyKindOfRulerSaysWhatItDoes() {
        const auto wizard = shown();
        next(*wizard);
        auto* ruler = part<QComboBox>(*wizard, "ruler_0");
        QSet<QString> abouts;
        for (int kind = 0; kind < ruler->count(); ++kind)
            abouts << ruler->itemData(kind, Qt::ToolTipRole).toString();
        QCOMPARE(abouts.size(), ruler->count());
        QVERIFY(!abouts.contains(QString()));
        ruler->setFocus();
        QTest::keyClick(ruler, Qt::Key_Home);
        QVERIFY2(ruler->toolTip().startsWith(QStringLiteral("Stays near home")), qPrintable(ruler->toolTip()));
        QTest::keyClick(ruler, Qt::Key_End);
        QVERIFY2(ruler->toolTip().contains(QStringLiteral("refuses peace")), qPrintable(ruler->toolTip()));
    }

    void otherBattleRulesThanTheScenariosSayWhatTheyChange() {
        const auto wizard = shown();
        next(*wizard);
        next(*wizard);
        auto* system = part<QComboBox>(*wizard, "campaignSystem");
        auto* note = part<QLabel>(*wizard, "systemNote");
        QCOMPARE(system->currentData().toString(), QStringLiteral("men_of_bronze"));
        QVERIFY(!note->isVisible());
        system->setFocus();
        QTest::keyClicks(system, QStringLiteral("Medieval"));
        QCOMPARE(system->currentData().toString(), QStringLiteral("skirmish"));
        QVERIFY(note->isVisible());
        QVERIFY2(note->text().contains(QStringLiteral("made for Men of Bronze. With Medieval skirmish")),
                 qPrintable(note->text()));
        QCOMPARE(test::cutTexts(*wizard), QStringList());
        QTest::qWait(QApplication::keyboardInputInterval() + 50);
        QTest::keyClicks(system, QStringLiteral("Men of"));
        QVERIFY(!note->isVisible());
    }

    void battlesAreByARulesPackThatIsChosen() {
        const QDir pack(m_dir->filePath(QStringLiteral("packs/club")));
        QVERIFY(QDir().mkpath(pack.path()));
        std::string troops(builtinText("rules/men_of_bronze/troops.toml"));
        troops.replace(troops.find("version = \"1\""), 13, "version = \"club-1\"");
        QVERIFY(writeFile(pack.filePath(QStringLiteral("troops.toml")).toStdU16String(), troops));
        const auto shelf = std::make_shared<RulesShelf>(
            std::vector<std::filesystem::path>{m_dir->filePath(QStringLiteral("packs")).toStdU16String()});
        const auto wizard = shown(shelf->all(), finderOf(shelf));
        QSignalSpy made(wizard.get(), &NewCampaignWizard::made);
        next(*wizard);
        next(*wizard);
        auto* system = part<QComboBox>(*wizard, "campaignSystem");
        QCOMPARE(system->count(), 6);
        QCOMPARE(system->currentText(), QStringLiteral("Men of Bronze"));
        system->setFocus();
        QTest::keyClick(system, Qt::Key_Down);
        QCOMPARE(system->currentText(), QStringLiteral("Men of Bronze (club-1)"));
        QVERIFY(!part<QLabel>(*wizard, "systemNote")->isVisible());
        for (int page = 0; page < 2; ++page)
            next(*wizard);
        QTest::mouseClick(wizard->button(QWizard::FinishButton), Qt::LeftButton);
        QCOMPARE(made.size(), 1);
        const QString file = made.front().front().toString();
        const auto session = CampaignSession::open(file, finderOf(shelf));
        QVERIFY(session);
        QCOMPARE((*session)->system().info().version, std::string("club-1"));
        const auto without = CampaignSession::open(file, findSystem);
        QVERIFY(!without);
        QVERIFY(toText(without.error().front().message).find("club-1") != std::string::npos);
    }

    void modulesAreLiteOrFullOrOneByOne() {
        const auto wizard = shown();
        auto* list = part<QListWidget>(*wizard, "scenarios");
        choose(*list, rowOf(*list, "Six cities"));
        next(*wizard);
        next(*wizard);
        const auto click = [&](const char* name) {
            auto* button = part<QAbstractButton>(*wizard, name);
            QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
        };
        const auto isOn = [&](const char* name) { return part<QAbstractButton>(*wizard, name)->isChecked(); };
        auto* without = part<QLabel>(*wizard, "modulesWithout");
        QVERIFY(isOn("modulesLite"));
        QVERIFY(!isOn("module_fleets"));
        QVERIFY(without->text().contains(QStringLiteral("armies cross the sea without ships")));
        click("modulesFull");
        QVERIFY(isOn("modulesFull") && isOn("module_fleets") && isOn("module_goals"));
        QVERIFY(!without->text().contains(QStringLiteral("armies cross the sea")));
        click("module_supply");
        QVERIFY(isOn("modulesOwn") && !isOn("module_supply"));
        QVERIFY(without->text().contains(QStringLiteral("armies are always in supply")));
        click("module_supply");
        QVERIFY(isOn("modulesFull"));
        click("modulesLite");
        QVERIFY(isOn("modulesLite") && !isOn("module_fleets") && isOn("module_diplomacy"));
        click("modulesOwn");
        QVERIFY(isOn("modulesOwn") && !isOn("module_fleets"));
        click("modulesFull");
        QSignalSpy made(wizard.get(), &NewCampaignWizard::made);
        next(*wizard);
        next(*wizard);
        QTest::mouseClick(wizard->button(QWizard::FinishButton), Qt::LeftButton);
        QCOMPARE(made.size(), 1);
        const auto session = test::CampaignFolder::open(made.front().front().toString());
        QVERIFY(session->scenario().rules.modules == Modules::full());
        QVERIFY(!session->campaign().state.fleets.empty());
    }

    void everyScenarioOfTheProgramCanBeBegunByKeysAlone() {
        for (int row = 0; row < static_cast<int>(builtinScenarios().size()); ++row) {
            const auto wizard = shown();
            QSignalSpy made(wizard.get(), &NewCampaignWizard::made);
            auto* list = part<QListWidget>(*wizard, "scenarios");
            for (int i = 0; i < row; ++i)
                QTest::keyClick(list, Qt::Key_Down);
            for (int page = 0; page < 4; ++page)
                QTest::keyClick(wizard->button(QWizard::NextButton), Qt::Key_Space);
            QTest::keyClick(wizard->button(QWizard::FinishButton), Qt::Key_Space);
            QCOMPARE(made.size(), 1);
            QVERIFY(test::CampaignFolder::open(made.front().front().toString()));
        }
    }

    void faultsOfOwnFilesStayUntilTheyAreMended() {
        const auto wizard = shown();
        wizard->readFolder(folder("capital = \"athens\"", "capital = \"athen\""));
        auto* faults = part<QListWidget>(*wizard, "scenarioFaults");
        QVERIFY(faults->isVisible());
        QVERIFY2(faults->item(0)->text().contains(QStringLiteral("powers.toml:")), qPrintable(faults->item(0)->text()));
        QVERIFY(!wizard->button(QWizard::NextButton)->isEnabled());
        auto* again = part<QAbstractButton>(*wizard, "readAgain");
        QTest::mouseClick(again, Qt::LeftButton);
        QVERIFY(faults->isVisible());
        folder();
        QTest::mouseClick(again, Qt::LeftButton);
        QVERIFY(!faults->isVisible());
        QVERIFY(wizard->button(QWizard::NextButton)->isEnabled());
    }

    void aFolderWithoutFilesSaysWhichAreMissing() {
        const auto wizard = shown();
        wizard->readFolder(m_dir->path());
        QCOMPARE(part<QListWidget>(*wizard, "scenarioFaults")->count(), 7);
        QVERIFY(!wizard->button(QWizard::NextButton)->isEnabled());
        auto* list = part<QListWidget>(*wizard, "scenarios");
        choose(*list, 0);
        QVERIFY(wizard->button(QWizard::NextButton)->isEnabled());
    }

    void aFileThatIsThereIsNotOverwritten() {
        const auto wizard = shown();
        QSignalSpy made(wizard.get(), &NewCampaignWizard::made);
        const QString taken = m_dir->filePath(QStringLiteral("taken.ephor"));
        QVERIFY(writeFile(taken.toStdString(), "something else"));
        for (int page = 0; page < 4; ++page)
            next(*wizard);
        auto* file = part<QLineEdit>(*wizard, "campaignFile");
        file->selectAll();
        QTest::keyClicks(file, taken);
        QTest::mouseClick(wizard->button(QWizard::FinishButton), Qt::LeftButton);
        QCOMPARE(made.size(), 0);
        QVERIFY(wizard->isVisible());
        QVERIFY(part<QLabel>(*wizard, "newCampaignSaid")->text().contains(QStringLiteral("there is a file")));
        QCOMPARE(*readFile(taken.toStdString(), 100), std::string("something else"));
    }

    void pictures() {
        for (int page = 0; page < 5; ++page)
            test::picture(
                QStringLiteral("new-campaign-%1").arg(page + 1), [this] { return shown(); },
                [page](QWidget& widget) {
                    for (int i = 0; i < page; ++i)
                        next(static_cast<QWizard&>(widget));
                    QCOMPARE(test::cutTexts(widget), QStringList());
                },
                {860, 620});
        test::picture(
            QStringLiteral("new-campaign-faults"), [this] { return shown(); },
            [this](QWidget& widget) {
                static_cast<NewCampaignWizard&>(widget).readFolder(
                    folder("capital = \"athens\"", "capital = \"athen\"\nwall = 3"));
            },
            {860, 620});
    }

    void largeTextFits() {
        QFont font = QApplication::font();
        font.setPixelSize(26);
        QApplication::setFont(font);
        const auto wizard = shown();
        wizard->resize(1280, 800);
        for (int page = 0; page < 5; ++page) {
            QCoreApplication::processEvents();
            QCOMPARE(wizard->size().expandedTo({1280, 800}), QSize(1280, 800));
            QCOMPARE(test::cutTexts(*wizard), QStringList());
            test::keepPicture(*wizard, QStringLiteral("new-campaign-large-%1").arg(page + 1));
            if (page < 4)
                next(*wizard);
        }
        font.setPixelSize(13);
        QApplication::setFont(font);
    }

    void nameAndNoteOfAScenarioAreTranslated() {
        class OtherLanguage final : public QTranslator {
        public:
            QString translate(const char* context, const char* text, const char*, int) const override {
                return qstrcmp(context, "core") == 0 ? u'<' + QString::fromUtf8(text) + u'>' : QString();
            }
            bool isEmpty() const override { return false; }
        };
        OtherLanguage language;
        QCoreApplication::installTranslator(&language);
        const auto wizard = shown();
        QVERIFY(wizard->findChild<QListWidget*>(QStringLiteral("scenarios"))->item(0)->text().startsWith(u'<'));
        const QString note = wizard->findChild<QLabel*>(QStringLiteral("scenarioNote"))->text();
        QVERIFY2(note.contains(QStringLiteral("<br>&lt;")), qPrintable(note));
        QCoreApplication::removeTranslator(&language);
    }

    void everyRuleAndModuleIsExplained() {
        for (const std::string& id : builtinScenarios())
            for (const RuleNumber& number : numbersOf(readScenario(*builtinScenario(id), 0)->scenario.rules))
                QVERIFY2(!ruleAbout(number.table).isEmpty(), number.table.c_str());
        for (std::size_t i = 0; i < Words<Module>::list.size(); ++i)
            QVERIFY(!moduleAbout(static_cast<Module>(i)).isEmpty());
    }
};

QTEST_MAIN(TestNewCampaignWizard)
#include "tst_new_campaign_wizard.moc"
