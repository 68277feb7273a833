// A battle of each rule system in the window: it opens, plays, is scrubbed, and is shown to the end.
#include "core/rules/builtin.h"
#include "tests/ui/battle/person.h"
#include "tests/ui/pictures.h"
#include "ui/battle/decision/option_row.h"
#include "ui/battle/drawing/table_picture.h"
#include "ui/battle/phase_bar.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QTest>
#include <QToolTip>

using namespace ephor;
using test::part;

class TestEverySystem : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void thePipsComeFirstInTheHeader() {
        const auto session = test::mirrored("dba");
        session->autoResolve(Until::Turn);
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 60000);
        const PhaseBar bar(*session);
        for (const Side side : bothSides) {
            const QStringList& state = bar.stateOf(side);
            QVERIFY2(state.size() > 1 && state[0].startsWith(QStringLiteral("PIPs ")), qPrintable(state.join(u'|')));
            QVERIFY2(state[1].contains(QStringLiteral("losses")), qPrintable(state[1]));
            QVERIFY2(!state.join(u' ').contains(QStringLiteral("Base")), qPrintable(state.join(u'|')));
        }
        QVERIFY2(bar.said().contains(QStringLiteral("Defends")) && bar.said().contains(QStringLiteral("Base: ")),
                 qPrintable(bar.said()));
    }

    /// A name may be a plural, so no verb follows it.
    void theQuestionOfAMove() {
        for (const RuleSystem* system : builtinSystems())
            for (const DecisionInfo& decision : system->info().decisions)
                QVERIFY2(!QString::fromStdString(decision.prompt).contains(QStringLiteral("Where does {0}")),
                         decision.prompt.c_str());
        const auto session = test::mirrored("dba");
        QVERIFY(test::playUntil(*session, [&] {
            const Request& request = *session->pending()->request;
            return request.form == Form::Move && request.pieces.size() > 1;
        }));
        const QString prompt = BattleWords(session->game()).prompt(*session->pending()->request);
        QVERIFY2(prompt.endsWith(QStringLiteral("and its group: where to?")), qPrintable(prompt));
        QCOMPARE(TableLengths(session->game()).explained(2), QStringLiteral("2 base widths (BW)"));
    }

    void aBattleInTheWindow_data() {
        QTest::addColumn<QString>("id");
        for (const RuleSystem* system : builtinSystems())
            QTest::newRow(system->info().id.c_str()) << QString::fromStdString(system->info().id);
    }
    void aBattleInTheWindow() {
        QFETCH(QString, id);
        auto owned = test::mirrored(id.toStdString());
        QVERIFY(owned);
        BattleSession& session = *owned;
        BattleWindow window(std::move(owned), {});
        window.setAsksBeforeClosing(false);
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto picture = [&](const char* when) {
            QTest::qWait(60);
            test::keepPicture(window, QStringLiteral("system-%1-%2").arg(id, QLatin1StringView(when)));
        };
        const auto* title = window.findChild<QLabel*>(QStringLiteral("decisionTitle"));
        for (int i = 0; i < 12 && session.pending(); ++i) {
            QVERIFY(!title->text().isEmpty());
            QVERIFY(!window.findChild<PhaseBar*>()->toolTip().contains(QStringLiteral(". .")));
            session.step();
            QTRY_VERIFY_WITH_TIMEOUT(!session.isBusy(), 20000);
        }
        picture("deployment");
        while (session.pending() && session.table().turn() < 4) {
            session.autoResolve(Until::Turn);
            QTRY_VERIFY_WITH_TIMEOUT(!session.isBusy(), 60000);
        }
        picture("battle");
        // What belongs to the set-up takes no room among the phases of a turn.
        const QStringList& phases = window.findChild<PhaseBar*>()->phases();
        QVERIFY2(phases.size() <= 7 && !phases.contains(QStringLiteral("Deployment")) &&
                     !phases.contains(QStringLiteral("Terrain")),
                 qPrintable(phases.join(u' ')));
        QVERIFY(phases.contains(
            QString::fromStdString(session.info().phases[static_cast<std::size_t>(session.table().phase())].name)));
        for (const UnitShown& unit : unitsShown(session.game(), session.table(), nullptr)) {
            QVERIFY(!unit.name.isEmpty());
            const QString said = BattleWords(session.game()).describe(session.table(), unit.piece);
            QVERIFY2(!said.contains(QStringLiteral("1 of 1")), qPrintable(said));  // that says nothing
        }
        session.autoResolve(Until::End);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isBusy(), 120000);
        QVERIFY(session.ended());
        QVERIFY(session.verified().empty());
        session.setMoment(session.timeline().size() / 2);
        picture("earlier");
    }

    void aSquareTableTakesTheHeightAndThePanelsTheRest() {
        test::Person person(test::mirrored("dba"));
        QVERIFY(test::playUntil(person.session(), [&] { return person.session().table().turn() >= 1; }));
        const TableView& table = person.table();
        QVERIFY(table.width() - table.height() < 80);
        QVERIFY(table.camera().scale * 15 > 0.85 * table.height());
        const int before = table.height();
        person.window->resize(1500, 900);
        QTRY_VERIFY(table.height() > before && table.width() - table.height() < 120);
    }

    /// Only Men of Bronze forbids measuring first.
    void measuringIsOffOnlyWhereARuleForbidsIt_data() { aBattleInTheWindow_data(); }
    void measuringIsOffOnlyWhereARuleForbidsIt() {
        QFETCH(QString, id);
        test::Person person(test::mirrored(id.toStdString()));
        QCOMPARE(part<QAction>(*person.window, "actionMeasure")->isEnabled(), id != QStringLiteral("men_of_bronze"));
    }

    /// The tip of an enemy has the chances of the unit that acts against it.
    void anEnemyUnderThePointerTellsTheChances_data() { aBattleInTheWindow_data(); }
    void anEnemyUnderThePointerTellsTheChances() {
        QFETCH(QString, id);
        test::Person person(test::mirrored(id.toStdString()));
        BattleSession& session = person.session();
        person.table().fitWhole();
        const auto actingUnit = [&] {
            const Request& request = *session.pending()->request;
            return session.table().turn() > 0 && request.question.piece && !request.secret &&
                   session.table().isPresent(request.question.piece) &&
                   session.game().piece(request.question.piece).side == request.question.side;
        };
        QVERIFY(test::playUntil(session, actingUnit));
        const Side enemies = other(session.pending()->request->question.side);
        int told = 0;
        for (const PieceId enemy : session.table().present(enemies)) {
            const QPoint at = person.table().placeOf(enemy).value_or(QPointF(-1, -1)).toPoint();
            if (!person.table().rect().contains(at))
                continue;
            QHelpEvent help(QEvent::ToolTip, at, person.table().mapToGlobal(at));
            QApplication::sendEvent(&person.table(), &help);
            told += QToolTip::text().contains(QStringLiteral(" %")) ? 1 : 0;
        }
        QVERIFY(told > 0);
    }

    void aMoveOffersMoreThanOneAnswer_data() { aBattleInTheWindow_data(); }
    void aMoveOffersMoreThanOneAnswer() {
        QFETCH(QString, id);
        test::Person person(test::mirrored(id.toStdString()));
        BattleSession& session = person.session();
        const auto moves = [&] { return session.pending()->request->form == Form::Move; };
        if (!test::playUntil(session, moves))
            QSKIP("The standard player moves by other questions.");
        QVERIFY(person.window->findChildren<OptionRow*>().size() > 1);
    }
};

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    TestEverySystem test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_every_system.moc"
