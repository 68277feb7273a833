// A whole turn of eight players by mail, as an umpire plays it, with every click and key counted: eight mails come in,
// battles are fought, eight reports go out.
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/orders/orders.h"
#include "models/campaign/post/post_office.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/campaign/shown_campaign.h"
#include "tests/ui/pictures.h"
#include "tests/ui/widgets.h"
#include "ui/campaign/battles/battles_controller.h"
#include "ui/campaign/battles/result_form.h"
#include "ui/campaign/orders/adjudicate_dialog.h"
#include "ui/campaign/post/post_dialog.h"
#include "ui/campaign/window/campaign_window.h"

#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPointer>
#include <QTableView>
#include <QtTest>
#include <algorithm>

using namespace ephor;
using namespace ephor::campaign;
using namespace Qt::StringLiterals;

namespace {

constexpr int players = 8;
const QDateTime evening(QDate(2026, 12, 1), QTime(20, 0), QTimeZone::UTC);

QString addressOf(int power) { return u"player%1@example.org"_s.arg(power); }

/// An umpire's hand: each click, key and drop counts one.
class Hand {
public:
    int count() const { return m_count; }

    void press(const QWidget& in, const char* name) {
        ++m_count;
        test::press(in, name);
    }
    void key(QWidget& on, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        ++m_count;
        QTest::keyClick(&on, key, modifiers);
    }
    void drop(QWidget& on, const QList<QUrl>& files) {
        ++m_count;
        QMimeData data;
        data.setUrls(files);
        const QPoint at = on.rect().center();
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&on, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&on, &dropped);
    }
    /// What happens in the mail program.
    void elsewhere(int clicks) { m_count += clicks; }

private:
    int m_count = 0;
};

}  // namespace

class TestTurnByMail : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

    /// The war of 431 BC in the turn in which its first battles are met, with eight players who have addresses.
    std::unique_ptr<CampaignWindow> window() {
        auto session = m_folder.found("hellas_431");
        [[maybe_unused]] const bool isFought = test::playToBattle(*session) && session->undo();
        std::vector<Players> seats(session->scenario().powers.size());
        store::Post post;
        setAddresses(post, {}, store::PowerSeat::Umpire, u"umpire@example.org"_s);
        for (int i = 0; i < players; ++i) {
            seats[static_cast<std::size_t>(i)].player = "Player " + std::to_string(i);
            setAddresses(post, session->scenario().powers[static_cast<std::size_t>(i)].id, store::PowerSeat::Player,
                         addressOf(i));
        }
        [[maybe_unused]] const auto seated = session->perform([&](Journal& journal) { seatPlayers(journal, seats); });
        [[maybe_unused]] const auto kept = session->setPost(post);
        return test::shownCampaign(std::move(session), {.clock = [] { return clubTimeOf(evening); }});
    }
    /// A mail with the orders that the computer would give, between the words of a person.
    QUrl mailOf(const CampaignSession& session, int power) const {
        const PowerId id(power);
        const std::string orders = ordersText(session.campaign(), id, standInOrders(session.campaign(), id));
        const QByteArray text = "Hello,\n\nhere are my orders. See you on Friday!\n\n" +
                                QByteArray::fromStdString(orders) + "\n\nBest wishes\n-- \nSent from my phone\n";
        QFile file(m_mails.filePath(u"%1.eml"_s.arg(power)));
        if (!file.open(QIODevice::WriteOnly) ||
            file.write("From: " + addressOf(power).toUtf8() + "\nMessage-ID: <" + QByteArray::number(power) +
                       "@x.example>\nSubject: Orders\nDate: Tue, 1 Dec 2026 18:00:00 +0000\nMIME-Version: 1.0\n"
                       "Content-Type: text/plain; charset=utf-8\n\n" +
                       text) < 0)
            return {};
        return QUrl::fromLocalFile(file.fileName());
    }
    static PostDialog* opened(const CampaignWindow& window) {
        const QList<PostDialog*> all = window.findChildren<PostDialog*>();
        const auto visible = std::ranges::find_if(all, &PostDialog::isVisible);
        return visible == all.end() ? nullptr : *visible;
    }
    QTemporaryDir m_mails;

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void aTurnTakesAtMostFortyClicks() {
        const auto window = this->window();
        CampaignSession& session = window->session();
        QCOMPARE(session.next(), CampaignSession::Next::Adjudicate);
        // The reports of the turn before are out.
        QTest::keyClick(window.get(), Qt::Key_F5);
        QPointer<PostDialog> post = window->findChild<PostDialog*>();
        QVERIFY(post);
        const auto said = [&] { return post->findChild<QLabel*>(u"postSaid"_s)->text(); };
        const auto reportsWritten = [&](Hand& hand) {
            hand.press(*post, "writeReports");
            QTRY_VERIFY_WITH_TIMEOUT(said().startsWith(u"%1 mails"_s.arg(players)), 120'000);
        };
        Hand before;
        reportsWritten(before);
        before.press(*post, "markSent");
        post->close();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));

        // Eight mails come in, and are submitted.
        QList<QUrl> mails;
        for (int i = 0; i < players; ++i)
            mails << mailOf(session, i);
        Hand hand;
        hand.key(*window, Qt::Key_M, Qt::ControlModifier);
        post = opened(*window);
        QVERIFY(post);
        hand.drop(*post, mails);
        const auto* received = post->findChild<QTableView*>(u"receivedMails"_s);
        QTRY_COMPARE(received->model()->rowCount(), players);
        QTRY_COMPARE(received->model()->index(players - 1, 3).data().toString(), u"valid, on the desk"_s);
        hand.press(*post, "submitMails");
        for (int i = 0; i < players; ++i)
            QCOMPARE(session.campaign().state.powers[static_cast<std::size_t>(i)].from, OrdersFrom::Player);
        hand.key(*post, Qt::Key_Escape);

        // Orders are adjudicated, and each battle is fought by the computer.
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        hand.press(*window, "next");
        if (auto* question = window->findChild<AdjudicateDialog*>(); question && question->isVisible())
            hand.key(*question, Qt::Key_Return);
        QVERIFY(session.next() != CampaignSession::Next::Adjudicate);
        const std::size_t battles = session.pendingBattles().size();
        QVERIFY(battles > 0);
        while (!session.pendingBattles().empty()) {
            hand.press(*window, "actionAutoResolve");
            QTRY_VERIFY_WITH_TIMEOUT(window->battles().form(), 120'000);
            window->battles().form()->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(window->battles().form()));
            hand.key(*window->battles().form(), Qt::Key_Return, Qt::ControlModifier);
            QTRY_VERIFY(!window->battles().form());
        }
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        hand.press(*window, "next");
        QCOMPARE(session.next(), CampaignSession::Next::Adjudicate);

        // Eight reports go out: the folder is opened, and each mail is opened and sent in the mail program.
        hand.press(*window, "next");
        post = opened(*window);
        QVERIFY(post);
        reportsWritten(hand);
        hand.elsewhere(1 + 2 * players);
        hand.press(*post, "markSent");
        QVERIFY(reportsDue(session.journal(), session.post()).empty());
        qInfo("%d clicks and keys for %d players and %d battles", hand.count(), players, static_cast<int>(battles));
        QVERIFY2(hand.count() <= 40, qPrintable(QString::number(hand.count())));
    }
};

QTEST_MAIN(TestTurnByMail)
#include "tst_turn_by_mail.moc"
