// Every dialog fits a small screen with large text: its buttons are always there, and what needs more room scrolls.
#include "core/rules/builtin.h"
#include "models/battle/samples.h"
#include "models/campaign/rulings.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/battle/bronze_battle.h"
#include "tests/ui/campaign/shown_campaign.h"
#include "tests/ui/pictures.h"
#include "tests/ui/screen_of_size.h"
#include "ui/army_list/list_library/compare_dialog.h"
#include "ui/army_list/list_library/rules_change_dialog.h"
#include "ui/army_list/paste_code_dialog.h"
#include "ui/battle/setup/briefing_dialog.h"
#include "ui/campaign/new_campaign/new_campaign_wizard.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/umpire/ruling_dialog.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/common/actions/shortcuts_dialog.h"
#include "ui/common/window/screen_fit.h"
#include "ui/odds/best_list_dialog.h"
#include "ui/odds/matrix_dialog.h"
#include "ui/odds/odds_dialog.h"
#include "ui/odds/opponent_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <QWizard>

using namespace ephor;
using namespace ephor::campaign;

namespace {

const QSize screenSize(1280, 800);

bool isScrolled(const QWidget* widget) {
    for (const QWidget* one = widget->parentWidget(); one && !one->isWindow(); one = one->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(one))
            return true;
    return false;
}

/// What of the dialog is not on the screen: itself, or buttons that do not scroll.
QStringList missingFrom(const QDialog& dialog) {
    QStringList missing;
    const QRect screen = dialog.screen()->availableGeometry();
    if (dialog.width() > screen.width() || dialog.height() > screen.height())
        missing << QStringLiteral("%1 is %2 x %3")
                       .arg(QLatin1StringView(dialog.metaObject()->className()))
                       .arg(dialog.width())
                       .arg(dialog.height());
    int buttons = 0;
    for (const QPushButton* button : dialog.findChildren<QPushButton*>()) {
        if (!button->isVisible() || button->window() != &dialog || isScrolled(button))
            continue;
        ++buttons;
        const QRect inDialog(button->mapTo(&dialog, QPoint()), button->size());
        if (!dialog.rect().contains(inDialog) || button->visibleRegion().boundingRect() != button->rect())
            missing << QStringLiteral("%1: %2").arg(QLatin1StringView(dialog.metaObject()->className()),
                                                    button->text());
    }
    if (buttons == 0)
        missing << QStringLiteral("%1 has no button").arg(QLatin1StringView(dialog.metaObject()->className()));
    return missing;
}

}  // namespace

class TestDialogsFit : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;
    QTemporaryDir m_dir;

    std::unique_ptr<CampaignWindow> campaign() {
        return test::shownCampaign(m_folder.found("six_cities"), {}, screenSize);
    }
    /// Shows it, as the program does, and looks whether all of it is there.
    static void look(QDialog& dialog) {
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        const QString tag = QString::fromLatin1(dialog.metaObject()->className()).section(u':', -1);
        test::keepPicture(dialog,
                          QStringLiteral("fit-%1-%2").arg(tag).arg(QFontInfo(QApplication::font()).pixelSize()));
        const QStringList missing = missingFrom(dialog);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }
    /// Each dialog that the action of the window opens.
    static void lookAt(const QMainWindow& window, const char* action) {
        auto* does = window.findChild<QAction*>(QLatin1StringView(action));
        QVERIFY2(does && does->isEnabled(), action);
        does->trigger();
        int dialogs = 0;
        for (QDialog* dialog : window.findChildren<QDialog*>())
            if (dialog->isVisible()) {
                ++dialogs;
                look(*dialog);
                dialog->close();
            }
        QVERIFY2(dialogs > 0, action);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private Q_SLOTS:
    void initTestCase() {
        test::dressUp();
        ScreenFit::install(*qApp);
        QCOMPARE(QGuiApplication::primaryScreen()->availableGeometry().size(), screenSize);
        QFont font = QApplication::font();
        font.setPixelSize(26);
        QApplication::setFont(font);
    }

    void aNewCampaignsPages() {
        const auto systems = builtinSystems();
        NewCampaignWizard wizard(NewCampaignNeeds{{systems.begin(), systems.end()},
                                                  findSystem,
                                                  [] { return std::uint64_t{431}; },
                                                  CampaignShelf(m_dir.filePath(QStringLiteral("campaigns")))});
        for (int page = 0; page < 5; ++page) {
            look(wizard);
            if (QTest::currentTestFailed())
                return;
            QVERIFY(wizard.button(QWizard::CancelButton)->isVisible());
            if (page < 4)
                QTest::mouseClick(wizard.button(QWizard::NextButton), Qt::LeftButton);
        }
    }

    void theSetUpOfABattle() {
        const auto systems = builtinSystems();
        SetupDialog setup({{systems.begin(), systems.end()}, {}, [] { return std::uint64_t{431}; }});
        look(setup);
    }

    void theBriefingOfABattle() {
        const auto systems = builtinSystems();
        BriefingDialog briefing({{systems.begin(), systems.end()}, {}, [] { return std::uint64_t{431}; }});
        look(briefing);
    }

    void dialogsOfACampaign_data() {
        QTest::addColumn<QByteArray>("action");
        for (const char* action : {"showKeys", "actionSeats", "actionContributions", "actionBrief", "actionDeadline",
                                   "actionPapers", "actionNewsletter", "actionRule", "actionDice", "actionBiography",
                                   "actionPost", "actionServe", "actionData"})
            QTest::newRow(action) << QByteArray(action);
    }
    void dialogsOfACampaign() {
        QFETCH(const QByteArray, action);
        const auto window = campaign();
        window->sight().select(LeaderId(0));
        lookAt(*window, action.constData());
    }

    void dialogsOfAnAdjudication() {
        const auto window = campaign();
        CampaignSession& session = window->session();
        std::vector<Seat> seats = seatsOf(session.journal());
        for (Seat& one : seats)
            one.player = QStringLiteral("Somebody");
        QVERIFY(session.perform([&](Journal& journal) { seat(journal, seats); }));
        for (int power = 0; power < static_cast<int>(seats.size()); ++power) {
            window->findChild<OrdersDesk*>()->setPower(PowerId(power));
            window->findChild<QPlainTextEdit*>(QStringLiteral("orderSheet"))
                ->insertPlainText(power % 2 ? QStringLiteral("#\n") : QStringLiteral("nothing\n"));
        }
        lookAt(*window, "actionAdjudicate");
        QVERIFY(test::playToBattle(session));
        lookAt(*window, "actionTypeIn");
    }

    void twoCampaigns() {
        const auto window = campaign();
        const QString whatIf = m_folder.newFile();
        QVERIFY(test::playToBattle(window->session()));
        QVERIFY(window->session().branch(whatIf, window->session().lastMoment()));
        test::playMoves(window->session(), 1);
        QVERIFY(window->compareWith(whatIf));
        for (QDialog* dialog : window->findChildren<QDialog*>())
            look(*dialog);
    }

    void listsAndOdds() {
        const auto systems = builtinSystems();
        MatrixDialog matrix({{systems.begin(), systems.end()}, findSystem, 431, nullptr});
        look(matrix);
        BestListDialog best({{test::listFrom(test::athens)}, findSystem, {}, 431, nullptr});
        look(best);
        OpponentDialog opponent({test::listFrom(test::athens), findSystem, {}});
        look(opponent);
        const ArmyListDocument document(findSystem, systemIds());
        PasteCodeDialog code(document, findSystem, systemIds());
        look(code);
        ArmyList old = test::listFrom(test::athens);
        old.rules = "0.9";
        RulesChangeDialog change(rulesChangeOf(old, *findSystem("men_of_bronze"), nullptr));
        look(change);
        const auto session = test::bronzeSession();
        OddsDialog odds({session->sharedGame(), {}, {}, {}, {}, 431, true});
        look(odds);
    }

    void theShortcutsOfAWindowScrollAndCloseWithEscape() {
        const auto window = campaign();
        QTest::keyClick(window.get(), Qt::Key_F1, Qt::ControlModifier);
        QPointer<ShortcutsDialog> shortcuts = window->findChild<ShortcutsDialog*>();
        QVERIFY(shortcuts && shortcuts->isVisible());
        auto* tree = shortcuts->findChild<QTreeWidget*>();
        QVERIFY(tree->verticalScrollBar()->maximum() > 0);
        QCOMPARE(tree->currentItem()->parent()->text(0), QStringLiteral("Campaign"));
        QTest::keyClick(tree, Qt::Key_Escape);
        QTRY_VERIFY(!shortcuts);
    }

    /// Nobody has to wait for the event loop before the content of a wrapped dialog can be used.
    void aDialogThatIsTooLargeIsUsableAsSoonAsItIsShown() {
        QDialog dialog;
        auto* column = new QVBoxLayout(&dialog);
        auto* tick = new QCheckBox(QStringLiteral("Forced march"), &dialog);
        column->addWidget(tick);
        for (int i = 0; i < 40; ++i)
            column->addWidget(new QLabel(QStringLiteral("One more line"), &dialog));
        tick->setFocus();
        dialog.show();
        QVERIFY(dialog.findChild<QScrollArea*>());
        QVERIFY(tick->isVisible());
        QVERIFY(dialog.focusWidget() == tick);
        QTest::mouseClick(tick, Qt::LeftButton, {}, QPoint(8, tick->height() / 2));
        QVERIFY(tick->isChecked());
    }

    void aDialogThatScrollsStillFollowsItsFields() {
        const auto session = m_folder.found("six_cities");
        RulingDialog dialog(*session);
        dialog.findChild<QLabel*>(QStringLiteral("rulingSaid"))->setMinimumHeight(screenSize.height());
        look(dialog);
        QVERIFY(dialog.findChild<QScrollArea*>());
        auto* subject = dialog.findChild<QComboBox*>(QStringLiteral("rulingMatter"));
        const auto* number = dialog.findChild<QSpinBox*>(QStringLiteral("rulingNumber"));
        const auto* choice = dialog.findChild<QComboBox*>(QStringLiteral("rulingChoice"));
        QVERIFY(number->isVisible() && !choice->isVisible());
        subject->setCurrentIndex(subject->findData(static_cast<int>(RulingSubject::Owner)));
        QVERIFY(!number->isVisible() && choice->isVisible());
    }

    /// More text in a dialog that is shown does not push its buttons off the screen.
    void aDialogThatGrowsKeepsItsButtons() {
        QDialog dialog;
        auto* column = new QVBoxLayout(&dialog);
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
        auto* line = new QLineEdit(&dialog);
        column->addWidget(line);
        column->addWidget(buttons);
        line->setFocus();
        look(dialog);
        QVERIFY(!dialog.findChild<QScrollArea*>());  // there is room
        for (int i = 0; i < 40; ++i)
            column->insertWidget(1, new QLabel(QStringLiteral("One more line"), &dialog));
        QTRY_VERIFY(dialog.findChild<QScrollArea*>());
        look(dialog);
        QVERIFY(line->isVisible());
    }
};

int main(int argc, char** argv) { return test::runOnScreen<TestDialogsFit>(screenSize, argc, argv); }

#include "tst_dialogs_fit.moc"
