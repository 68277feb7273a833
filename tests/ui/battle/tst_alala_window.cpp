// A battle of Alala! in the window: its signs, its hands of cards, its clashes; and pictures of it to look at.
#include "core/rules/alala/state.h"
#include "core/rules/alala/why.h"
#include "tests/ui/battle/alala_session.h"
#include "tests/ui/pictures.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/decision/hand_panel.h"
#include "ui/battle/drawing/table_picture.h"
#include "ui/battle/drawing/unit_labels.h"
#include "ui/common/colours.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QTest>
#include <algorithm>
#include <array>
#include <set>
#include <utility>

using namespace ephor;

namespace {

bool rollsClash(const BattleSession& session) {
    const auto& pending = session.pending();
    return pending && pending->kind == Pending::Kind::Roll && pending->roll.against;
}

bool asks(const BattleSession& session, std::uint16_t decision) {
    const auto& pending = session.pending();
    return pending && pending->kind == Pending::Kind::Choice && pending->request->question.decision == decision;
}

/// The answer that takes an option, if the decision is asked and offers it.
template <typename Test>
std::optional<Choice> offered(const BattleSession& session, std::uint16_t decision, const Test& isIt) {
    if (asks(session, decision))
        for (const Option& option : session.pending()->request->options)
            if (isIt(option.code)) {
                Choice choice;
                choice.code = option.code;
                choice.piece = option.piece;
                return choice;
            }
    return {};
}

std::optional<Choice> signalling(const BattleSession& session) {
    return offered(session, alala::LeaderActs, [](int code) { return code % 8 == alala::code::signal; });
}

std::optional<Choice> invocation(const BattleSession& session) {
    return offered(session, alala::LeaderActs, [](int code) { return code % 8 == alala::code::invoke; });
}

std::optional<Choice> pursuit(const BattleSession& session) {
    return offered(session, alala::AfterWinning,
                   [](int code) { return code == static_cast<int>(alala::After::Pursue); });
}

/// The side that must choose holds cards.
bool choosesWithCards(const BattleSession& session) {
    const auto side = session.sideDue();
    return side && session.pending()->kind == Pending::Kind::Choice &&
           !session.game().hand(session.table(), *side).empty();
}

bool isDeploying(const BattleSession& session) {
    return 2 * session.table().present().size() > session.table().pieces() && asks(session, alala::PlacePhalanx);
}

bool maySignal(const BattleSession& session) { return session.table().turn() > 1 && signalling(session); }
bool mayPursue(const BattleSession& session) { return pursuit(session).has_value(); }

/// Plays until `stop` holds, and takes each answer that `wanted` gives; true where it holds.
template <typename Stop, typename Wanted>
bool playWanting(BattleSession& session, const Wanted& wanted, const Stop& stop) {
    const auto isDue = [&] { return stop(session) || wanted(session); };
    while (test::playUntil(session, isDue) && !stop(session))
        if (session.answer(*wanted(session)))
            return false;
    return session.pending() && stop(session);
}

/// The markers of all units on a table.
std::set<Marker> seen(const Game& game, const Table& table) {
    std::set<Marker> markers;
    for (const UnitShown& unit : unitsShown(game, table, nullptr)) {
        if (unit.formed)
            markers.insert(Marker::Phalanx);
        for (const MarkerShown& marker : unit.markers)
            markers.insert(marker.marker);
    }
    return markers;
}

bool isPursuing(const BattleSession& session) {
    return seen(session.game(), session.table()).contains(Marker::Pursuing);
}

/// A battle that the standard player has played to its end.
std::unique_ptr<BattleSession> fought(const char* battle, std::uint64_t seed) {
    auto session = test::alalaSession(battle, seed);
    session->autoResolve(Until::End);
    const auto idle = [&session] { return !session->isBusy(); };
    return QTest::qWaitFor(idle, 60000) ? std::move(session) : nullptr;
}

/// The first moment at which a unit bears the marker; -1 where none ever does.
int momentOf(const BattleSession& session, Marker marker) {
    for (int moment = 0; moment < session.timeline().size(); ++moment)
        if (seen(session.game(), session.timeline().tableAt(moment)).contains(marker))
            return moment;
    return -1;
}

/// The moment at which half of the units stand on the table.
int momentOfDeployment(const BattleSession& session) {
    const int all = session.timeline().tableAt(session.timeline().size() - 1).pieces();
    int moment = 0;
    while (moment + 1 < session.timeline().size() && 2 * session.timeline().tableAt(moment).present().size() < all)
        ++moment;
    return moment;
}

/// The moment at which most units are in contact.
int momentOfPush(const BattleSession& session) {
    int best = 0;
    std::ptrdiff_t most = 0;
    for (int moment = 0; moment < session.timeline().size(); ++moment) {
        const auto units = unitsShown(session.game(), session.timeline().tableAt(moment), nullptr);
        const auto fighting = std::ranges::count_if(units, &UnitShown::inContact);
        if (fighting > most) {
            most = fighting;
            best = moment;
        }
    }
    return best;
}

void picture(QWidget& window, const QString& name) {
    QTest::qWait(60);
    test::keepPicture(window, name);
}

/// In light and dark, small and large. A look back and forth makes the question anew, in the new colours.
void pictureInEveryLook(QWidget& window, BattleSession& session, const QString& name) {
    for (const bool dark : {false, true}) {
        QApplication::setPalette(ephorPalette(dark));
        session.setMoment(0);
        QTest::qWait(20);
        session.setMoment(session.timeline().size());
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            window.resize(size);
            picture(window, QStringLiteral("%1-%2-%3").arg(name, dark ? u"dark" : u"light").arg(size.width()));
        }
    }
    QApplication::setPalette(ephorPalette(false));
}

}  // namespace

class TestAlalaWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void facesOfMoreThanOneDigitAreAskedForAsTheyAreRead() {
        auto owned = test::alalaSession();
        owned->setDiceWait(true);
        BattleSession& session = *owned;
        BattleWindow window(std::move(owned), {});
        window.setAsksBeforeClosing(false);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(test::playUntil(session, [&session] {
            return session.pending()->kind == Pending::Kind::Roll && session.pending()->roll.sides > 9;
        }));
        auto* dice = window.findChild<QLineEdit*>(QStringLiteral("typedDice"));
        QVERIFY(dice);
        QCOMPARE(session.pending()->roll.count, 1);
        for (const QLabel* label : window.findChildren<QLabel*>())
            QVERIFY2(!label->isVisible() || !label->text().contains(QStringLiteral("one digit")),
                     qPrintable(label->text()));
        QTest::keyClicks(dice, QStringLiteral("12"));
        QTest::keyClick(dice, Qt::Key_Return);
        QVERIFY(!session.record().entries.empty());
        QVERIFY(std::holds_alternative<TypedRoll>(session.record().entries.back()));
    }

    void aDeploymentIsAnsweredByKeyAndTakenBack() {
        auto owned = test::alalaSession();
        QVERIFY(owned);
        BattleSession& session = *owned;
        BattleWindow window(std::move(owned), {});
        window.setAsksBeforeClosing(false);
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(session.pending());
        auto* title = window.findChild<QLabel*>(QStringLiteral("decisionTitle"));
        QVERIFY(!title->text().isEmpty());
        const std::size_t before = session.record().entries.size();
        QTest::keyClick(&window, Qt::Key_1);
        QTest::keyClick(&window, Qt::Key_Return);
        QTRY_VERIFY(session.record().entries.size() > before);
        QVERIFY(session.canUndo());
        session.undo();
        QCOMPARE(session.record().entries.size(), before);
    }

    void thePromptAsksWhichUnitTheLeaderJoins() {
        auto owned = test::alalaSession();
        QVERIFY(owned);
        BattleSession& session = *owned;
        BattleWindow window(std::move(owned), {});
        window.setAsksBeforeClosing(false);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto* prompt = window.findChild<QLabel*>(QStringLiteral("decisionPrompt"));
        const auto asksFor = [&session](Form form) {
            return test::playUntil(session, [&] {
                return asks(session, alala::PlacePhalanx) && session.pending()->request->form == form;
            });
        };
        QVERIFY(asksFor(Form::Deploy));
        QTRY_VERIFY2(prompt->text().contains(QStringLiteral("right end of the line")), qPrintable(prompt->text()));
        QVERIFY(asksFor(Form::OnePiece));
        QTRY_VERIFY2(prompt->text().contains(QStringLiteral("does the leader join")), qPrintable(prompt->text()));
        QVERIFY(!prompt->text().contains(QStringLiteral("right end")));
    }

    /// Beside a move, in whole inches; not beside a question about a facing or a half move.
    void theReachStandsOnlyBesideAMove() {
        auto owned = test::alalaSession();
        QVERIFY(owned);
        BattleSession& session = *owned;
        BattleWindow window(std::move(owned), {});
        window.setAsksBeforeClosing(false);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto reach = [&window] { return window.findChild<QLabel*>(QStringLiteral("moveReach")); };
        QVERIFY(test::playUntil(session, [&session] { return asks(session, alala::BandMove); }));
        QTRY_VERIFY(reach());
        QCOMPARE(reach()->text(),
                 QStringLiteral("It can move %1\u2033.").arg(session.pending()->request->limits.allowance));
        QVERIFY(test::playUntil(session, [&session] {
            return !asks(session, alala::BandMove) && session.pending()->kind == Pending::Kind::Choice;
        }));
        QTRY_VERIFY(!reach());
    }

    void eachQuestionOfAManoeuvreHasItsOwnWords() {
        const auto session = test::alalaSession();
        const BattleWords words(session->game());
        Request request;
        request.question = {alala::ManoeuvreHow, Side::A, PieceId(0)};
        QVERIFY(words.title(request).endsWith(QStringLiteral(": Manoeuvre")));
        request.prompt = &alala::why::askFacing;
        QVERIFY(words.prompt(request).startsWith(QStringLiteral("Which way does ")));
        request.prompt = &alala::why::askHalfMove;
        QVERIFY(words.prompt(request).contains(QStringLiteral("half the move")));
    }

    void theTableShowsOrderLevelsDisorderLeadersAndFlights() {
        std::set missing{Marker::Phalanx, Marker::Level,  Marker::Disorder,
                         Marker::Helmet,  Marker::Signal, Marker::Retiring};
        for (std::uint64_t seed = 424; seed < 434 && !missing.empty(); ++seed) {
            const auto session = fought("battles/alala/delium_424.toml", seed);
            QVERIFY(session);
            std::erase_if(missing, [&](Marker marker) { return momentOf(*session, marker) >= 0; });
        }
        QVERIFY(missing.empty());
    }

    void aHandIsShownToItsSideAlone() {
        auto owned = test::alalaSession("battles/alala/mantinea_418.toml");
        BattleSession& session = *owned;
        BattleWindow window(std::move(owned), {});
        window.setAsksBeforeClosing(false);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* panel = window.findChild<HandPanel*>(QStringLiteral("handPanel"));
        QVERIFY(panel);
        auto* words = panel->findChild<QLabel*>(QStringLiteral("handCards"));
        auto* show = panel->findChild<QPushButton*>(QStringLiteral("handShow"));
        QVERIFY(!panel->isVisible());  // neither side holds a card yet
        QVERIFY(playWanting(session, invocation, choosesWithCards));
        QTRY_VERIFY(panel->isVisible());
        const Side mine = *session.sideDue();
        const HeldCard card = session.game().hand(session.table(), mine).front();
        const QString name = QString::fromStdString(card.name);
        QVERIFY(!panel->isOpen(mine));
        QVERIFY(!words->text().contains(name));
        QTest::mouseClick(show, Qt::LeftButton);
        QVERIFY(panel->isOpen(mine));
        QVERIFY(!panel->isOpen(other(mine)));
        QVERIFY(words->text().contains(name));
        session.step();  // the next decision hides it again
        QTRY_VERIFY(!session.isBusy());
        QVERIFY(!panel->isOpen(mine));
        // Against the program a person sees the own hand always, the program's never.
        session.setPlayer(other(mine), By::Standard);
        QVERIFY(panel->isOpen(mine));
        QVERIFY(!panel->isOpen(other(mine)));
    }

    void aClashShowsItsExactChancesBeforeTheDice() {
        auto owned = test::battleWith("battles/alala/delium_424.toml", {rollsClash});
        QVERIFY(owned);
        BattleSession& session = *owned;
        BattleWindow window(std::move(owned), {});
        window.setAsksBeforeClosing(false);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(test::playUntil(session, [&] { return rollsClash(session); }));
        picture(window, QStringLiteral("alala-push"));
        auto* chances = window.findChild<QLabel*>(QStringLiteral("clashChances"));
        QVERIFY(chances);
        const RollRequest& roll = session.pending()->roll;
        const auto report = session.game().clashNow(session.table(), roll.piece, roll.against);
        QVERIFY(report);
        QCOMPARE(report->dice[0].total(), roll.count);
        double all = 0;
        for (std::size_t i = 0; i < 5; ++i)
            all += report->lines[i].p;
        QVERIFY(std::abs(all - 1) < 1e-12);
        for (const char* outcome : {"Success", "Inconclusive", "Set-back"})
            QVERIFY2(chances->text().contains(QString::fromLatin1(outcome)), outcome);
        // The calculator, with what the table says, comes to the same.
        const auto reckoned =
            session.game().system().clash(session.game().clashInputs(session.table(), roll.piece, roll.against));
        QVERIFY(reckoned);
        for (std::size_t i = 0; i < 5; ++i)
            QVERIFY(std::abs(reckoned->lines[i].p - report->lines[i].p) < 1e-12);
    }

    void labelsNeverCoverEachOtherAndNoUnitIsWithoutOne() {
        const auto session = fought("battles/alala/mantinea_418.toml", 424);
        QVERIFY(session);
        const Game& game = session->game();
        const auto looks = looksOf(game.setup());
        QImage paper(1280, 800, QImage::Format_RGB32);
        QPainter painter(&paper);
        const QFont font = QApplication::font();
        const QPalette palette;
        for (int moment = 0; moment < session->timeline().size(); moment += 7) {
            const auto units = unitsShown(game, session->timeline().tableAt(moment), nullptr);
            const TablePart part = fightingPart(units, game.setup().table);
            TableCamera camera;
            camera.view = paper.size();
            camera.fit(part.low, part.high, 20);
            UnitLabels labels(units);
            for (const UnitShown& unit : units)
                labels.add(painter, unit, {camera, looks[index(unit.side)], palette, font, 1});
            QCOMPARE(labels.all().size(), units.size());
            for (const auto& one : labels.all())
                for (const auto& other : labels.all())
                    QVERIFY(&one == &other || !one.box.intersects(other.box));
        }
    }

    /// What the player whose turn it is sees, from the first phalanx on the table to the pursuit.
    void aBattleAsItIsFought() {
        auto owned =
            test::battleWith("battles/alala/mantinea_418.toml", {isDeploying, maySignal, rollsClash, mayPursue});
        QVERIFY(owned);
        BattleSession& session = *owned;
        BattleWindow window(std::move(owned), {});
        window.setAsksBeforeClosing(false);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(test::playUntil(session, [&] { return isDeploying(session); }));
        pictureInEveryLook(window, session, QStringLiteral("alala-live-deployment"));
        QVERIFY(test::playUntil(session, [&] { return maySignal(session); }));
        pictureInEveryLook(window, session, QStringLiteral("alala-live-signal"));
        QVERIFY(test::playUntil(session, [&] { return rollsClash(session); }));
        pictureInEveryLook(window, session, QStringLiteral("alala-live-push"));
        QVERIFY(test::playUntil(session, [&] { return mayPursue(session); }));
        pictureInEveryLook(window, session, QStringLiteral("alala-live-won"));
        QVERIFY(playWanting(session, pursuit, isPursuing));
        pictureInEveryLook(window, session, QStringLiteral("alala-live-pursuit"));
    }

    void pictures_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QSize>("size");
        QTest::newRow("light-1280") << false << QSize(1280, 800);
        QTest::newRow("dark-1280") << true << QSize(1280, 800);
        QTest::newRow("dark-1920") << true << QSize(1920, 1080);
    }

    void pictures() {
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        QApplication::setPalette(ephorPalette(dark));
        const QString tag = QLatin1Char('-') + QString::fromLatin1(QTest::currentDataTag());
        for (const char* battle : {"battles/alala/delium_424.toml", "battles/alala/mantinea_418.toml"}) {
            auto owned = fought(battle, 424);
            QVERIFY(owned);
            BattleSession& session = *owned;
            BattleWindow window(std::move(owned), {});
            window.setAsksBeforeClosing(false);
            window.resize(size);
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            const QString name = QString::fromLatin1(battle).section(u'/', -1).section(u'_', 0, 0);
            const std::array<std::pair<Marker, const char16_t*>, 4> markers{{{Marker::Helmet, u"helmet"},
                                                                             {Marker::Signal, u"signal"},
                                                                             {Marker::Pursuing, u"pursuing"},
                                                                             {Marker::Routing, u"routing"}}};
            for (const auto& [marker, what] : markers) {
                const int moment = momentOf(session, marker);
                if (moment < 0)
                    continue;
                session.setMoment(moment);
                picture(window, QStringLiteral("alala-%1-%2").arg(name, what) + tag);
            }
            session.setMoment(momentOfDeployment(session));
            picture(window, QStringLiteral("alala-%1-deployment").arg(name) + tag);
            session.setMoment(momentOfPush(session));
            picture(window, QStringLiteral("alala-%1-push").arg(name) + tag);
        }
        QApplication::setPalette(ephorPalette(false));
    }
};

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    TestAlalaWindow test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_alala_window.moc"
