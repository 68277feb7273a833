// Every window and dialog in a language of longer, accented words: no text is left in English, none is cut off on a
// small screen or in large text, and none is glued of several translations. In German no text is cut off, and no two
// parts of a window have the same access key.
#include "core/campaign/scenario/files.h"
#include "core/rules/builtin.h"
#include "models/battle/samples.h"
#include "models/campaign/rulings.h"
#include "models/scenario/scenario_document.h"
#include "tests/support/campaign_file.h"
#include "tests/support/pseudo_language.h"
#include "tests/support/written_language.h"
#include "tests/ui/battle/bronze_battle.h"
#include "tests/ui/cut_text.h"
#include "tests/ui/foreign_text.h"
#include "tests/ui/pictures.h"
#include "tests/ui/same_keys.h"
#include "tests/ui/screen_of_size.h"
#include "ui/army_list/army_list_window.h"
#include "ui/army_list/list_library/list_library_window.h"
#include "ui/army_list/list_library/rules_change_dialog.h"
#include "ui/army_list/new_list/new_list_dialog.h"
#include "ui/army_list/paste_code_dialog.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/setup/briefing_dialog.h"
#include "ui/battle/setup/setup_dialog.h"
#include "ui/campaign/new_campaign/new_campaign_wizard.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/scenario_editor/scenario_window.h"
#include "ui/campaign/umpire/ruling_dialog.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/common/window/screen_fit.h"
#include "ui/manual/manual_window.h"
#include "ui/odds/matrix_dialog.h"
#include "ui/odds/odds_dialog.h"
#include "ui/odds/opponent_dialog.h"
#include "ui/rules_pack/rules_pack_window.h"
#include "ui/start/start_window.h"

#include <QAction>
#include <QDialog>
#include <QDirIterator>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QWizard>

using namespace ephor;
using namespace ephor::campaign;

namespace {

/// What windows quote from pages that stay English: the manual and the briefings, in one line.
QString quotedPages() {
    QString all;
    for (const char* folder : {"resources/manual", "data/briefings"})
        for (QDirIterator each(QLatin1StringView(folder), QDir::Files); each.hasNext();)
            if (QFile file(each.next()); file.open(QIODevice::ReadOnly) && !file.fileName().endsWith(u"png"))
                all += QString::fromUtf8(file.readAll()) + u'\n';
    return all.remove(u'`').remove(u'*').simplified();
}

/// Words that are not translated: names and other strings of the data, shortcuts, formats, languages.
QSet<QString> wordsOfData() {
    const QStringList own = QStringLiteral(
                                "Ephor English Deutsch TOML JSON HTML PDF CSV toml battle ephor BW BC AD px cm "
                                "II III IV Ctrl Alt Shift Return Enter Esc Del Space Home End Tab PgUp PgDown")
                                .split(u' ');
    QSet<QString> words(own.begin(), own.end());
    static const QRegularExpression quoted(QStringLiteral("\"([^\"\n]*)\""));
    static const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
    QStringList files{QStringLiteral("tests/support/small_campaign.h"),
                      QStringLiteral("tests/ui/battle/bronze_battle.h")};
    for (const char* folder : {"data/campaigns", "data/armies", "data/battles", "data/briefings", "data/rules"})
        for (QDirIterator each(QLatin1StringView(folder), {QStringLiteral("*.toml")}, QDir::Files,
                               QDirIterator::Subdirectories);
             each.hasNext();)
            files << each.next();
    for (const QString& name : files) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        for (auto each = quoted.globalMatch(text); each.hasNext();)
            for (auto one = word.globalMatch(each.next().captured(1)); one.hasNext();)
                words << one.next().captured();
    }
    return words;
}

}  // namespace

class TestPseudoLanguage : public QObject {
    Q_OBJECT

    test::PseudoLanguage m_pseudo;
    test::WrittenLanguage m_german{QStringLiteral("de")};
    test::CampaignFolder m_folder;
    QTemporaryDir m_dir;
    QSet<QString> m_words = wordsOfData();
    QString m_pages = quotedPages();
    QStringList m_faults;

    /// All of the data's words; words that are cut short and paths of files; what is quoted from a page.
    bool isData(const QString& text) const {
        static const QRegularExpression notWords(QStringLiteral("\\S*/\\S*|\\w+\\.toml|\\p{L}+…"));
        static const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
        if (text.size() > 30 && m_pages.contains(text))
            return true;
        QString rest = text;
        for (auto each = word.globalMatch(rest.remove(notWords)); each.hasNext();)
            if (!m_words.contains(each.next().captured()))
                return false;
        return true;
    }
    void examine(QWidget& window, const QString& name) {
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        QFETCH(bool, pseudo);
        const QStringList found =
            test::cutTexts(window) +
            (pseudo ? test::foreignTexts(window, [this](const QString& text) { return isData(text); })
                    : test::sameKeys(window));
        for (const QString& fault : found)
            m_faults << name + QStringLiteral(": ") + fault;
        if (qEnvironmentVariableIsSet("EPHOR_PSEUDO_PICTURES"))
            test::keepPicture(window, QStringLiteral("%1-%2").arg(tag, name).replace(u' ', u'_'));
    }
    void examineWindow(QWidget& window, const QString& name) {
        QFETCH(QSize, size);
        window.resize(size);
        examine(window, name);
        if (window.width() > size.width() || window.height() > size.height())
            m_faults << QStringLiteral("%1 needs %2 x %3").arg(name).arg(window.width()).arg(window.height());
    }
    /// Each dialog that the action of the window opens.
    void examineDialogs(const QWidget& window, const char* action) {
        auto* does = window.findChild<QAction*>(QLatin1StringView(action));
        QVERIFY2(does && does->isEnabled(), action);
        does->trigger();
        int dialogs = 0;
        for (QDialog* dialog : window.findChildren<QDialog*>())
            if (dialog->isVisible()) {
                ++dialogs;
                examine(*dialog, QLatin1StringView(action));
                dialog->close();
            }
        QVERIFY2(dialogs > 0, action);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    static std::vector<const RuleSystem*> systems() {
        const auto all = builtinSystems();
        return {all.begin(), all.end()};
    }
    static void rows() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("pixels");
        QTest::addColumn<bool>("pseudo");
        QTest::newRow("small screen") << QSize(1024, 700) << 13 << true;
        QTest::newRow("large text") << QSize(1920, 1080) << 26 << true;
        QTest::newRow("German on a small screen") << QSize(1024, 700) << 13 << false;
        QTest::newRow("German in large text") << QSize(1920, 1080) << 26 << false;
    }

private Q_SLOTS:
    void initTestCase() {
        test::dressUp();
        ScreenFit::install(*qApp);
        QVERIFY(!m_pseudo.isEmpty() && !m_german.isEmpty());
    }
    void init() {
        m_faults.clear();
        QFETCH(int, pixels);
        QFETCH(bool, pseudo);
        QCoreApplication::removeTranslator(&m_pseudo);
        QCoreApplication::removeTranslator(&m_german);
        QCoreApplication::installTranslator(pseudo ? static_cast<QTranslator*>(&m_pseudo) : &m_german);
        QFont font = QApplication::font();
        font.setPixelSize(pixels);
        QApplication::setFont(font);
    }
    void cleanup() {
        m_faults.removeDuplicates();
        QVERIFY2(m_faults.isEmpty(), qPrintable(QStringLiteral("%1\n").arg(m_faults.size()) + m_faults.join(u'\n')));
    }

    void startAndManual_data() { rows(); }
    void startAndManual() {
        StartWindow start(sampleArmies(findSystem, {"men_of_bronze"}), sampleBattles(findSystem, {"men_of_bronze"}));
        examineWindow(start, QStringLiteral("start"));
        ManualWindow manual;
        examineWindow(manual, QStringLiteral("manual"));
    }

    void lists_data() { rows(); }
    void lists() {
        ArmyListWindow list({findSystem, systemIds(), {}});
        list.openSample(sampleArmies(findSystem, {"men_of_bronze"}).front());
        examineWindow(list, QStringLiteral("list"));
        ListLibraryWindow library({findSystem, systemIds(), m_dir.path(), nullptr});
        examineWindow(library, QStringLiteral("library"));
        RulesPackWindow pack;
        examineWindow(pack, QStringLiteral("pack"));
        NewListDialog fresh(findSystem, systemIds(), {});
        examine(fresh, QStringLiteral("new list"));
        const ArmyListDocument document(findSystem, systemIds());
        PasteCodeDialog code(document, findSystem, systemIds());
        examine(code, QStringLiteral("paste code"));
        ArmyList old = test::listFrom(test::athens);
        old.rules = "0.9";
        RulesChangeDialog change(rulesChangeOf(old, *findSystem("men_of_bronze"), nullptr));
        examine(change, QStringLiteral("rules change"));
        MatrixDialog matrix({systems(), findSystem, 431, nullptr});
        examine(matrix, QStringLiteral("matrix"));
        OpponentDialog opponent({test::listFrom(test::athens), findSystem, {}});
        examine(opponent, QStringLiteral("opponent"));
    }

    void battles_data() { rows(); }
    void battles() {
        SetupDialog setup({systems(), {}, [] { return std::uint64_t{431}; }});
        examine(setup, QStringLiteral("setup"));
        BriefingDialog briefing({systems(), {}, [] { return std::uint64_t{431}; }});
        examine(briefing, QStringLiteral("briefing"));
        auto session = test::bronzeSession();
        BattleSession& battle = *session;
        OddsDialog odds({battle.sharedGame(), {}, {}, {}, {}, 431, true});
        examine(odds, QStringLiteral("odds"));
        BattleWindow window(std::move(session), {});
        window.setAsksBeforeClosing(false);
        examineWindow(window, QStringLiteral("battle"));
        for (int turn = 0; turn < 4 && battle.pending(); ++turn) {
            battle.autoResolve(Until::Turn);
            QTRY_VERIFY_WITH_TIMEOUT(!battle.isBusy(), 60'000);
            examine(window, QStringLiteral("battle in turn %1").arg(turn));
        }
    }

    void campaigns_data() { rows(); }
    void campaigns() {
        CampaignWindow window(m_folder.found("six_cities"), CampaignWindowNeeds{});
        examineWindow(window, QStringLiteral("campaign"));
        QVERIFY(test::playToBattle(window.session()));
        examineWindow(window, QStringLiteral("campaign with a battle"));
        ScenarioWindow scenario(std::make_unique<ScenarioDocument>(*builtinScenario("quick_start")), QString());
        examineWindow(scenario, QStringLiteral("scenario"));
        RulingDialog ruling(window.session());
        examine(ruling, QStringLiteral("ruling"));
    }

    void dialogsOfACampaign_data() { rows(); }
    void dialogsOfACampaign() {
        CampaignWindow window(m_folder.found("six_cities"), CampaignWindowNeeds{});
        window.show();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&window);
        window.sight().select(LeaderId(0));
        for (const char* action :
             {"showKeys", "actionSeats", "actionContributions", "actionBrief", "actionDeadline", "actionPapers",
              "actionNewsletter", "actionRule", "actionDice", "actionBiography", "actionPost", "actionData"})
            examineDialogs(window, action);
    }

    void aNewCampaign_data() { rows(); }
    void aNewCampaign() {
        NewCampaignWizard wizard(NewCampaignNeeds{systems(), findSystem, [] { return std::uint64_t{431}; },
                                                  CampaignShelf(m_dir.filePath(QStringLiteral("campaigns")))});
        for (int page = 0; page < 5; ++page) {
            examine(wizard, QStringLiteral("new campaign, page %1").arg(page + 1));
            if (page < 4)
                QTest::mouseClick(wizard.button(QWizard::NextButton), Qt::LeftButton);
        }
    }
};

int main(int argc, char** argv) { return test::runOnScreen<TestPseudoLanguage>({1920, 1080}, argc, argv); }

#include "tst_pseudo_language.moc"
