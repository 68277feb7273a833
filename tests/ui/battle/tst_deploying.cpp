// Units are deployed by hand in the battle window: in the chosen formation, facing the enemy, behind the edge that is
// named.
#include "core/battle/player.h"
#include "core/io/lists/army_list_io.h"
#include "core/rules/builtin.h"
#include "models/battle/samples.h"
#include "tests/support/idle_session.h"
#include "tests/ui/battle/bronze_battle.h"
#include "tests/ui/pictures.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/decision/decision_panel.h"
#include "ui/battle/decision/option_row.h"
#include "ui/battle/drawing/table_picture.h"
#include "ui/battle/phase_bar.h"
#include "ui/battle/table/placing.h"
#include "ui/battle/table/table_view.h"
#include "ui/common/field_undo.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <algorithm>

using namespace ephor;
using test::waitIdle;

namespace {

/// Side B's sample army of the system against the other, or against itself; the standard player plays side A.
std::unique_ptr<BattleSession> battleOf(const char* id, std::uint64_t seed, bool isMirrored = false) {
    const RuleSystem& system = *findSystem(id);
    const auto find = [](std::string_view word) { return findSystem(word); };
    std::vector<Sample> armies = sampleArmies(find, systemIds());
    std::erase_if(armies, [&](const Sample& one) { return one.system != id; });
    Setup setup;
    setup.system = system.info().id;
    setup.rules = system.info().version;
    setup.table = system.info().table;
    for (std::size_t i = 0; i < 2; ++i) {
        const Sample& army = armies[isMirrored ? 0 : i];
        setup.lists[i] = readArmyList(army.text, army.path.toStdString(), find, systemIds()).list.value();
    }
    DicePlan dice;
    dice.seed = seed;
    auto session = BattleSession::open(system, setup, dice, [](By, const Game&) { return nullptr; });
    return session ? std::move(*session) : nullptr;
}

/// The standard player answers until side B is asked for something of that form; false where that never happens.
bool playTo(BattleSession& session, Form form) {
    session.setPlayer(Side::A, By::Standard);
    for (int i = 0; i < 400; ++i) {
        if (!waitIdle(session) || !session.pending())
            return false;
        const Pending& pending = *session.pending();
        if (pending.kind == Pending::Kind::Choice && pending.request->form == form &&
            pending.request->question.side == Side::B)
            return true;
        session.step();
    }
    return false;
}

}  // namespace

class TestDeploying : public QObject {
    Q_OBJECT

private:
    static TableView& table(const BattleWindow& window) { return *window.findChild<TableView*>(); }
    static const Request& request(BattleWindow& window) { return *window.session().pending()->request; }

    static std::unique_ptr<BattleWindow> shown(std::unique_ptr<BattleSession> session) {
        auto window = std::make_unique<BattleWindow>(std::move(session), BattleWindowNeeds{});
        window->setAsksBeforeClosing(false);
        window->resize(1280, 800);
        window->show();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(window.get());
        return window;
    }
    /// A hand takes the unit out of the tray and drops it there.
    static void drop(BattleWindow& window, PieceId piece, Vec there) {
        TableView& view = table(window);
        const QPoint from = view.placeOf(piece)->toPoint();
        const QPoint to = view.camera().toScreen(there).toPoint();
        QTest::mousePress(&view, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(&view, from + (to - from) * i / 5);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
        QVERIFY(waitIdle(window.session()));
    }
    /// A place that the rules suggest for the unit and that it may take in the formation, too.
    static Vec legalPlaceFor(BattleWindow& window, PieceId piece, std::int16_t code) {
        const BattleSession& session = window.session();
        std::vector<Choice> suggested;
        session.game().suggest(session.table(), request(window), suggested);
        for (Choice& one : suggested) {
            one.code = code;
            if (one.piece == piece && !session.game().refusal(session.table(), request(window), one))
                return one.pose.centre;
        }
        return {};
    }
    static QAbstractButton* formation(const BattleWindow& window, std::int16_t code) {
        return window.findChild<QAbstractButton*>(QStringLiteral("code%1").arg(code));
    }
    static void chooseRow(const BattleWindow& window, const QString& text) {
        for (auto* row : window.findChildren<OptionRow*>())
            if (row->text().startsWith(text))
                return row->click();
        QFAIL(qPrintable(text));
    }
    /// In which formation the side put its last unit down.
    static std::optional<std::int16_t> lastFormationOf(BattleWindow& window, Side side) {
        std::optional<std::int16_t> code;
        for (const RecordEntry& entry : window.session().record().entries)
            if (const auto* answer = std::get_if<Answer>(&entry); answer && answer->question.side == side)
                code = answer->choice.code;
        return code;
    }
    /// Where the rules suggest to put the unit, in a formation.
    static Vec placeFor(BattleWindow& window, PieceId piece, std::int16_t code) {
        std::vector<Choice> suggested;
        window.session().game().suggest(window.session().table(), request(window), suggested);
        const auto found =
            std::ranges::find_if(suggested, [&](const Choice& one) { return one.piece == piece && one.code == code; });
        return found == suggested.end() ? Vec{} : found->pose.centre;
    }
    static bool isFormed(BattleWindow& window, PieceId piece) {
        const auto units = unitsShown(window.session().game(), window.session().table(), nullptr);
        return std::ranges::find(units, piece, &UnitShown::piece)->formed;
    }
    static PieceId named(BattleWindow& window, const char* name) {
        const auto& pieces = window.session().game().pieces();
        const auto found = std::ranges::find(pieces, name, &PieceInfo::name);
        return PieceId(static_cast<int>(found - pieces.begin()));
    }

private Q_SLOTS:
    void initTestCase() {
        test::dressUp();
        FieldUndo::install(*qApp);
    }

    // D-01
    void aDropFromTheTrayTakesTheChosenFormation() {
        auto session = test::bronzeSession();
        QVERIFY(session && playTo(*session, Form::Deploy));
        const auto window = shown(std::move(session));
        std::int16_t phalanx = 0;
        for (const Option& option : request(*window).options)
            phalanx = std::max(phalanx, option.code);
        QVERIFY(phalanx != 0);
        auto* button = window->findChild<QAbstractButton*>(QStringLiteral("code%1").arg(phalanx));
        QVERIFY(button);
        button->click();
        const PieceId leontis = named(*window, "Leontis");
        drop(*window, leontis, placeFor(*window, leontis, phalanx));
        QVERIFY(window->session().table().isPresent(leontis));
        QVERIFY(isFormed(*window, leontis));

        // The next unit of the same type takes it, too, without being asked; another type does not.
        QVERIFY(playTo(window->session(), Form::Deploy));
        const PieceId epilektoi = named(*window, "Epilektoi");
        drop(*window, epilektoi, placeFor(*window, epilektoi, phalanx));
        QVERIFY(window->session().table().isPresent(epilektoi));
        QVERIFY(isFormed(*window, epilektoi));
        QVERIFY(playTo(window->session(), Form::Deploy));
        const PieceId archers = named(*window, "Scythian archers");
        drop(*window, archers, placeFor(*window, archers, 0));
        QVERIFY(window->session().table().isPresent(archers));
        QVERIFY(!isFormed(*window, archers));
    }

    void theGhostOnTheTableIsDraggedAndWaitsForTheButton() {
        auto session = test::bronzeSession();
        QVERIFY(session && playTo(*session, Form::Deploy));
        const auto window = shown(std::move(session));
        const std::optional<Choice> proposed = window->findChild<DecisionPanel*>()->choice();
        QVERIFY(proposed);
        TableView& view = table(*window);
        const Vec camera = view.camera().centre;
        const std::size_t entries = window->session().record().entries.size();
        const QPoint from = view.camera().toScreen(proposed->pose.centre).toPoint();
        const QPoint to = view.camera().toScreen(proposed->pose.centre + Vec{3, 0}).toPoint();
        QTest::mousePress(&view, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(&view, from + (to - from) * i / 5);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
        QVERIFY(view.camera().centre == camera);
        QCOMPARE(window->session().record().entries.size(), entries);
        QVERIFY(view.placing() && view.placing()->piece() == proposed->piece);
        const Vec there = view.placing()->pose().centre;
        QVERIFY(length(there - proposed->pose.centre) > 2);
        QTest::mouseClick(window->findChild<QAbstractButton*>(QStringLiteral("doIt")), Qt::LeftButton);
        QVERIFY(waitIdle(window->session()));
        QVERIFY(window->session().table().isPresent(proposed->piece));
        QVERIFY(length(window->session().table().body(proposed->piece).pose.centre - there) < 1e-3);
    }

    void nobodyIsAbleOrLostBeforeAnybodyIsPlaced() {
        auto session = battleOf("skirmish", 5);
        QVERIFY(session && playTo(*session, Form::Deploy));
        const auto window = shown(std::move(session));
        const Table& before = window->session().table();
        const bool isEmpty = std::ranges::any_of(bothSides, [&](Side side) { return before.present(side).empty(); });
        QVERIFY(isEmpty);
        const auto* bar = window->findChild<PhaseBar*>();
        QVERIFY2(bar->toolTip().contains(QStringLiteral("none placed yet")), qPrintable(bar->toolTip()));
        window->session().autoResolve(Until::Turn);
        QVERIFY(waitIdle(window->session()));
        QVERIFY2(!bar->toolTip().contains(QStringLiteral("none placed yet")), qPrintable(bar->toolTip()));
        static const QRegularExpression inWords(
            QStringLiteral("\\d+ of \\d+ figures can fight, .*\\d+ of \\d+ units lost"));
        QVERIFY2(inWords.match(bar->toolTip()).hasMatch(), qPrintable(bar->toolTip()));
    }

    void theFormationStandsAboveTheUnits() {
        auto session = test::bronzeSession();
        QVERIFY(session && playTo(*session, Form::Deploy));
        const auto window = shown(std::move(session));
        const QAbstractButton* button = formation(*window, request(*window).options.front().code);
        const auto* row = window->findChild<OptionRow*>(QStringLiteral("option1"));
        QVERIFY(button && row);
        QTRY_VERIFY(button->geometry().bottom() < row->geometry().top());
    }

    void unitsWaitBehindTheirEdgeOnceItIsKnown() {
        auto session = battleOf("dba", 431, true);
        QVERIFY(session);
        session->setPlayer(Side::A, By::Standard);
        const auto window = shown(std::move(session));
        BattleSession& battle = window->session();
        const auto facingOfA = [&] {
            const auto& units = table(*window).drawnUnits();
            const auto found =
                std::ranges::find_if(units, [](const UnitShown& unit) { return unit.waiting && unit.side == Side::A; });
            return found == units.end() ? Vec{} : found->body.facing();
        };
        std::vector<Vec> known;
        bool isKnown = false;
        for (int i = 0; i < 100 && battle.table().turn() == 0; ++i) {
            QVERIFY(waitIdle(battle));
            const Request& asked = *battle.pending()->request;
            isKnown = isKnown || (asked.form == Form::Move && entersTable(battle.table(), asked));
            if (isKnown && facingOfA() != Vec{})
                known.push_back(facingOfA());
            battle.step();
        }
        QVERIFY(known.size() > 1);
        QVERIFY(std::ranges::all_of(known, [&](Vec one) { return dot(one, known.back()) > 0.99; }));
    }

    void withoutAChoiceAHopliteStandsInPhalanxAndAnArcherDoesNot() {
        auto session = test::bronzeSession();
        QVERIFY(session && playTo(*session, Form::Deploy));
        const auto window = shown(std::move(session));
        for (const char* name : {"Leontis", "Scythian archers"}) {
            QVERIFY(playTo(window->session(), Form::Deploy));
            const PieceId unit = named(*window, name);
            drop(*window, unit, placeFor(*window, unit, 0));
            QVERIFY(window->session().table().isPresent(unit));
            QCOMPARE(isFormed(*window, unit), QLatin1StringView(name) == QLatin1StringView("Leontis"));
        }
    }

    void aFormationThatATypeCannotTakeIsNotForcedOnIt() {
        auto session = test::bronzeSession();
        QVERIFY(session && playTo(*session, Form::Deploy));
        const auto window = shown(std::move(session));
        for (const Option& option : request(*window).options)
            window->findChild<QAbstractButton*>(QStringLiteral("code%1").arg(option.code))->click();
        const PieceId archers = named(*window, "Scythian archers");
        drop(*window, archers, placeFor(*window, archers, 0));
        QVERIFY(window->session().table().isPresent(archers));
    }

    // SKI-103: the rules suggest more places in two ranks than the window looks at.
    void aRetinueTakesTheChosenFormation_data() {
        QTest::addColumn<int>("option");
        QTest::addColumn<bool>("isDropped");
        for (const int option : {1, 2})
            for (const bool isDropped : {false, true})
                QTest::addRow("option %d, %s", option, isDropped ? "dropped" : "by keyboard") << option << isDropped;
    }
    void aRetinueTakesTheChosenFormation() {
        QFETCH(const int, option);
        QFETCH(const bool, isDropped);
        auto session = battleOf("skirmish", 1);
        QVERIFY(session && playTo(*session, Form::Deploy));
        const auto window = shown(std::move(session));
        const std::int16_t code = request(*window).options[static_cast<std::size_t>(option)].code;
        const PieceId leader = request(*window).pieces.first();
        formation(*window, code)->click();
        if (isDropped) {
            drop(*window, leader, legalPlaceFor(*window, leader, code));
        } else {
            window->findChild<OptionRow*>(QStringLiteral("option1"))->click();
            QVERIFY(formation(*window, code)->isChecked());
            QTest::keyClick(window.get(), Qt::Key_Return);
            QVERIFY(waitIdle(window->session()));
        }
        QVERIFY(window->session().table().isPresent(leader));
        QCOMPARE(lastFormationOf(*window, Side::B), std::optional(code));
    }

    void aFormationIsRememberedForTheSideThatChoseIt() {
        auto session = battleOf("skirmish", 1, true);
        QVERIFY(session && playTo(*session, Form::Deploy));
        session->setPlayer(Side::A, By::Person);
        const auto window = shown(std::move(session));
        const std::int16_t loose = request(*window).options.back().code;
        const PieceId leader = request(*window).pieces.first();
        formation(*window, loose)->click();
        drop(*window, leader, legalPlaceFor(*window, leader, loose));
        QCOMPARE(request(*window).question.side, Side::A);
        QVERIFY(!request(*window).pieces.empty());
        for (const PieceId other : request(*window).pieces) {
            const PieceInfo& info = window->session().game().piece(other);
            chooseRow(*window, QString::fromStdString(info.name));
            QVERIFY2(!formation(*window, loose)->isChecked(), info.name.c_str());
        }
    }

    void aUnitThatCannotTakeAFormationChangesNothingForTheOthers() {
        auto session = test::bronzeSession();
        QVERIFY(session && playTo(*session, Form::Deploy));
        const auto window = shown(std::move(session));
        const std::int16_t phalanx = request(*window).options.back().code;
        formation(*window, phalanx)->click();
        chooseRow(*window, QStringLiteral("Scythian archers"));
        QVERIFY(!formation(*window, phalanx)->isChecked());
        chooseRow(*window, QStringLiteral("Leontis"));
        QVERIFY(formation(*window, phalanx)->isChecked());
    }

    // ALA-086: how the units of a phalanx follow each other is no formation.
    void theOrderOfAPhalanxIsNotRemembered() {
        auto session = battleOf("alala", 1);
        QVERIFY(session);
        const auto isPhalanx = [&] {
            const auto& pending = session->pending();
            return pending && pending->kind == Pending::Kind::Choice && pending->request->options.size() > 1;
        };
        QVERIFY(playTo(*session, Form::Deploy));
        while (!isPhalanx()) {
            session->step();
            QVERIFY(playTo(*session, Form::Deploy));
        }
        const auto window = shown(std::move(session));
        const std::int16_t reversed = request(*window).options.back().code;
        const auto chooseIt = [&] { window->findChild<OptionRow*>(QStringLiteral("option1"))->click(); };
        chooseIt();
        formation(*window, reversed)->click();
        // The same question once more.
        window->session().undo();
        QVERIFY(waitIdle(window->session()));
        window->session().redo();
        QVERIFY(waitIdle(window->session()));
        chooseIt();
        QVERIFY(formation(*window, reversed));
        QVERIFY(!formation(*window, reversed)->isChecked());
    }

    /// DBA-106: terrain and camps are shown in their own shape before they stand, and held anywhere on it.
    void whatIsPlacedBesidesUnitsHasItsOwnShape() {
        int shapes = 0;
        for (std::uint64_t seed = 1; seed < 60 && shapes < 2; ++seed) {
            auto session = battleOf("dba", seed);
            QVERIFY(session);
            if (!playTo(*session, Form::Move) || session->table().isPresent(session->pending()->request->limits.piece))
                continue;
            const auto window = shown(std::move(session));
            BattleSession& battle = window->session();
            const Choice choice = window->findChild<DecisionPanel*>()->choice().value_or(Choice{});
            const std::vector<Terrain> placed = terrainPlacedBy(battle, choice);
            if (placed.empty())
                continue;
            ++shapes;
            window->grab();  // draws it
            TableView& view = table(*window);
            const std::vector<Vec>& outline = placed.front().outline;
            const Vec inside = outline[0] * 0.95 + outline[2] * 0.05;
            QTest::mousePress(&view, Qt::LeftButton, {}, view.camera().toScreen(inside).toPoint());
            QVERIFY(view.isPlacing());
            QTest::mouseRelease(&view, Qt::LeftButton, {}, view.camera().toScreen(inside).toPoint());
            QVERIFY(!battle.answer(choice));
            QVERIFY(waitIdle(battle));
            QVERIFY(std::ranges::contains(battle.game().terrain(battle.table()), placed.front()));
        }
        QCOMPARE(shapes, 2);
    }

    // DBA-013
    void aDroppedElementFacesTheEnemyAndTheTrayLiesAtItsOwnEdge() {
        std::array<bool, 2> seen{};  // edges at the sides of the table, edges above and below
        for (std::uint64_t seed = 1; seed < 60 && !(seen[0] && seen[1]); ++seed) {
            auto session = battleOf("dba", seed);
            QVERIFY(session);
            if (!playTo(*session, Form::Deploy))
                continue;
            const Vec facing = deployFacing(session->game(), session->table(), *session->pending()->request).value();
            bool& isSeen = seen[std::abs(facing.x) > 0.5 ? 0 : 1];
            if (std::exchange(isSeen, true))
                continue;
            const auto window = shown(std::move(session));
            const TableSize size = window->session().table().size();
            const PieceId first = request(*window).pieces.first();
            const Vec place = placeFor(*window, first, request(*window).options.front().code);
            const Vec middle{size.width / 2, size.height / 2};
            // Behind its own edge, as far from the middle as its zone is on that side.
            const auto units =
                unitsShown(window->session().game(), window->session().table(), &request(*window), -facing);
            const auto tray = std::ranges::find(units, first, &UnitShown::piece)->body.pose;
            QVERIFY(dot(tray.centre - middle, facing) < -std::abs(dot(middle, facing)));
            QCOMPARE(dot(tray.facing, facing), 1.0);
            // Beside the edge, however many there are; a row may be a little longer than a short edge.
            const double reach = std::max(std::abs(dot(middle, rightOf(facing))), 1.45 * std::abs(dot(middle, facing)));
            for (const UnitShown& unit : units)
                if (unit.waiting)
                    QVERIFY(std::abs(dot(unit.body.pose.centre - middle, rightOf(facing))) < reach);
            QVERIFY(length(window->findChild<TableView*>()->camera().toTable(*table(*window).placeOf(first)) -
                           tray.centre) < 0.1);
            drop(*window, first, place);
            const Table& after = window->session().table();
            QVERIFY(after.isPresent(first));
            QVERIFY2(dot(after.body(first).pose.facing, facing) > 0.99, "it stands with its flank to the enemy");
        }
        QVERIFY(seen[0] && seen[1]);
    }

    /// A bid is secret: what the computer would bid is marked, not set.
    void aBidIsSuggested() {
        auto session = test::bronzeSession();
        QVERIFY(session && playTo(*session, Form::Number));
        QVERIFY(session->pending()->request->secret);
        const int lowest = session->pending()->request->lowest;
        const auto window = shown(std::move(session));
        QCOMPARE(window->findChild<QSpinBox*>(QStringLiteral("number"))->value(), lowest);
        const QString range = window->findChild<QLabel*>(QStringLiteral("numberRange"))->text();
        QVERIFY2(range.contains(QStringLiteral("suggested: ")), qPrintable(range));
    }

    void undoInANumberFieldUndoesTheBattlesStepWhereNothingWasTyped() {
        auto session = test::bronzeSession();
        QVERIFY(session && playTo(*session, Form::Number));
        const auto window = shown(std::move(session));
        auto* field = window->findChild<QSpinBox*>(QStringLiteral("number"));
        QVERIFY(field);
        field->setFocus();
        QVERIFY(field->hasFocus());
        const std::size_t before = window->session().record().entries.size();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("1"));
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window->session().record().entries.size(), before);  // what was typed
        while (field->findChild<QLineEdit*>()->isUndoAvailable())
            QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(waitIdle(window->session()));
        QVERIFY(window->session().record().entries.size() < before);
    }

    void pictures_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("pixels");
        QTest::newRow("1280") << QSize(1280, 800) << 13;
        QTest::newRow("1024") << QSize(1024, 700) << 13;
        QTest::newRow("double") << QSize(1920, 1080) << 26;
    }
    void pictures() {
        QFETCH(const QSize, size);
        QFETCH(const int, pixels);
        QFont font = QApplication::font();
        font.setPixelSize(pixels);
        QApplication::setFont(font);
        for (const std::uint64_t seed : {1U, 2U, 3U})
            test::picture(
                QStringLiteral("deploying-%1-%2").arg(QLatin1StringView(QTest::currentDataTag())).arg(seed),
                [seed] {
                    auto session = battleOf("dba", seed);
                    playTo(*session, Form::Deploy);
                    return shown(std::move(session));
                },
                [](QWidget&) {}, size);
        font.setPixelSize(13);
        QApplication::setFont(font);
    }
};

QTEST_MAIN(TestDeploying)
#include "tst_deploying.moc"
