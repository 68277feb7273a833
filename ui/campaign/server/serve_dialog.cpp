#include "ui/campaign/server/serve_dialog.h"

#include "core/campaign/journal/players_and_deadline.h"
#include "models/campaign/post/post_office.h"
#include "models/mail/mail_writer.h"
#include "models/server/session_host.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "models/text/post_words.h"
#include "ui/campaign/server/link_code.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"

#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTableWidget>
#include <QtNetwork/QHostAddress>
#include <QtNetwork/QHostInfo>

using namespace Qt::StringLiterals;

namespace ephor {

using namespace campaign;
using store::PostMail;
using store::PowerSeat;

namespace {

enum ServedColumn { ServedPowerColumn, ServedPlayerColumn, LinkColumn, SheetColumn, ServedColumns };

constexpr int firstPort = 1'024;
constexpr int lastPort = 65'535;
constexpr int usualPort = 8'431;

QString portKey() { return u"server/port"_s; }
QString listenKey() { return u"server/everywhere"_s; }
QString urlKey() { return u"server/url"_s; }

}  // namespace

ServeDialog::ServeDialog(CampaignSession& session, SessionHost& host, const PowerLooks& looks, QSettings* settings,
                         QWidget* parent)
    : QDialog(parent), m_session(session), m_host(host), m_looks(looks), m_settings(settings) {
    setObjectName(u"serveDialog"_s);
    setWindowTitle(tr("Serve to players"));
    setHelpTopic(this, u"serve-to-players"_s);
    auto* column = new QVBoxLayout(this);
    auto* about =
        new QLabel(tr("Players load their turn page from this computer and submit their orders to it. You still "
                      "submit them for the turn, and adjudicate."),
                   this);
    about->setWordWrap(true);
    column->addWidget(about);
    auto* form = new QFormLayout;
    makeFields(*form);
    column->addLayout(form);
    m_state = named(wrapped(new QLabel(this)), u"serverState"_s, tr("State of the server"));
    column->addWidget(m_state);
    makeTable();
    column->addWidget(m_table, 1);
    auto* buttons = new QHBoxLayout;
    makeButtons(*buttons);
    column->addLayout(buttons);
    m_said = named(wrapped(new QLabel(this)), u"serverSaid"_s, tr("What was done"));
    m_said->setMinimumHeight(2 * fontMetrics().lineSpacing());
    column->addWidget(m_said);
    connect(&session, &CampaignSession::changed, this, &ServeDialog::refresh);
    connect(&session, &CampaignSession::postChanged, this, &ServeDialog::refresh);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &ServeDialog::refresh);
    connect(m_url, &QLineEdit::textChanged, this, &ServeDialog::refresh);
    refresh();
    resize(std::max(scaled(this, 700), sizeHint().width()), scaled(this, 520));
}

void ServeDialog::makeFields(QFormLayout& form) {
    m_listen = named(new QComboBox(this), u"serverListen"_s, tr("Who can reach the server"));
    m_listen->addItem(tr("Only this computer, and a web server on it"));
    m_listen->addItem(tr("Everybody in the network"));
    m_port = named(new QSpinBox(this), u"serverPort"_s, tr("Port"));
    m_port->setRange(firstPort, lastPort);
    m_url = named(new QLineEdit(this), u"serverUrl"_s, tr("Beginning of the links"));
    m_url->setPlaceholderText(u"https://war.example.org"_s);
    if (m_settings) {
        m_listen->setCurrentIndex(m_settings->value(listenKey()).toBool() ? 1 : 0);
        m_url->setText(m_settings->value(urlKey()).toString());
    }
    m_port->setValue(m_settings ? m_settings->value(portKey(), usualPort).toInt() : usualPort);
    m_start = named(new QPushButton(this), u"serverStart"_s, tr("Start or stop the server"));
    m_start->setDefault(true);
    connect(m_start, &QPushButton::clicked, this, &ServeDialog::startOrStop);
    auto* row = new QHBoxLayout;
    row->addWidget(m_port);
    row->addWidget(m_start);
    row->addStretch();
    form.addRow(tr("&Reached by"), m_listen);
    form.addRow(tr("P&ort"), row);
    qobject_cast<QLabel*>(form.labelForField(row))->setBuddy(m_port);
    form.addRow(tr("Links &begin with"), m_url);
}

void ServeDialog::makeTable() {
    m_table = named(new QTableWidget(0, ServedColumns, this), u"servedPowers"_s, tr("Powers, links and order sheets"));
    m_table->setHorizontalHeaderLabels({tr("Power"), tr("Player"), tr("Link"), tr("Last sheet of this turn")});
    lookLikeRows(*m_table);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(SheetColumn, QHeaderView::Stretch);
    m_table->setMinimumHeight(scaled(this, 150));
}

void ServeDialog::makeButtons(QBoxLayout& row) {
    const auto add = [&](const QString& name, const QString& text, const QString& tip, auto does) {
        auto* button = named(new QPushButton(text, this), name, QString(text).remove(u'&'));
        button->setToolTip(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, does);
        row.addWidget(button);
        return button;
    };
    m_renew = add(u"linkNew"_s, tr("&New link"),
                  tr("Make a new link for the selected person; the old one stops working"), &ServeDialog::renewLink);
    m_linkButtons = {
        add(u"linkCopy"_s, tr("&Copy link"), tr("Copy the link to the clipboard"), &ServeDialog::copyLink),
        add(u"linkCode"_s, tr("&QR code…"), tr("Show the link as a QR code for a phone"), &ServeDialog::showCode),
        add(u"linkMail"_s, tr("&Mail link"), tr("Open a mail with the link to its holder"), &ServeDialog::mailLink)};
    m_revoke = add(u"linkRevoke"_s, tr("Re&voke"), tr("Remove the link of the selected person; it stops working"),
                   &ServeDialog::revokeLink);
    row.addStretch();
    add(u"serverPost"_s, tr("O&pen Mail…"), tr("Show the received order sheets and submit them"),
        &ServeDialog::postWanted);
}

std::vector<LinkHolder> ServeDialog::holders() const {
    std::vector<LinkHolder> all;
    const std::vector<LinkHolder> seated = seatedHolders(m_session.journal());
    for (const PowerInfo& power : m_session.scenario().powers) {
        all.push_back({power.id});
        const LinkHolder deputy{power.id, PowerSeat::Deputy};
        if (std::ranges::contains(seated, deputy) || hasLink(m_session.post(), deputy))
            all.push_back(deputy);
    }
    return all;
}

std::optional<LinkHolder> ServeDialog::selected() const {
    const QList<QTableWidgetItem*> items = m_table->selectedItems();
    if (items.isEmpty())
        return {};
    return m_holders[static_cast<std::size_t>(items.front()->row())];
}

PowerId ServeDialog::powerOf(const LinkHolder& holder) const {
    return powerWithId(m_session.scenario(), toQString(holder.power));
}

QString ServeDialog::nameOf(const LinkHolder& holder) const {
    const QString power = ephor::nameOf(m_session.scenario(), powerOf(holder));
    return holder.seat == PowerSeat::Deputy ? tr("the deputy of %1").arg(power) : power;
}

QString ServeDialog::linkOf(const LinkHolder& holder) const {
    const QString path = m_host.linkPath(holder);
    if (path.isEmpty())
        return {};
    QString base = m_url->text().trimmed();
    if (base.isEmpty())
        base = u"http://%1:%2"_s.arg(m_listen->currentIndex() == 0 ? u"127.0.0.1"_s : QHostInfo::localHostName())
                   .arg(m_port->value());
    while (base.endsWith(u'/'))
        base.chop(1);
    return base + path;
}

QString ServeDialog::sheetText(const LinkHolder& holder) const {
    const QString id = toQString(holder.power);
    const auto& mails = m_session.post().mails;
    const auto last = std::ranges::find_if(mails.rbegin(), mails.rend(), [&](const PostMail& mail) {
        return mail.kind == store::MailKind::Orders && mail.power == id && mail.writer() == holder.seat &&
               mail.turn == m_session.campaign().state.course.turn;
    });
    if (last == mails.rend())
        return tr("none");
    if (last->state != store::MailState::New)
        return tr("%1, %2").arg(timeText(last->made), ephor::text(last->state));
    const auto problems = static_cast<int>(checkMail(m_session.campaign(), m_session.post(), *last).faults.size());
    return problems == 0 ? tr("%1, no problems").arg(timeText(last->made))
                         : tr("%1, %n problems", nullptr, problems).arg(timeText(last->made));
}

void ServeDialog::refreshRow(int row) {
    const LinkHolder& holder = m_holders[static_cast<std::size_t>(row)];
    const PowerId power = powerOf(holder);
    const Players players = playersOf(m_session.journal())[power.index()];
    const bool isKnown = !m_host.linkPath(holder).isEmpty();
    const QString person = holder.seat == PowerSeat::Player
                               ? players.player.empty() ? tr("Computer") : toQString(players.player)
                           : players.deputy.empty() ? tr("No deputy")
                                                    : tr("Deputy: %1").arg(toQString(players.deputy));
    m_table->item(row, ServedPowerColumn)->setText(ephor::nameOf(m_session.scenario(), power));
    m_table->item(row, ServedPowerColumn)->setIcon(m_looks.of(power).icon(scaled(this, 16), palette(), font()));
    m_table->item(row, ServedPlayerColumn)->setText(person);
    m_table->item(row, LinkColumn)
        ->setText(isKnown                             ? tr("new")
                  : hasLink(m_session.post(), holder) ? tr("made before")
                                                      : tr("none"));
    m_table->item(row, SheetColumn)->setText(sheetText(holder));
}

void ServeDialog::refreshTable() {
    if (std::vector<LinkHolder> now = holders(); now != m_holders) {
        m_holders = std::move(now);
        const QSignalBlocker quiet(m_table);
        m_table->clearSelection();
        m_table->setRowCount(static_cast<int>(m_holders.size()));
        for (int row = 0; row < m_table->rowCount(); ++row)
            for (int column = 0; column < ServedColumns; ++column)
                if (!m_table->item(row, column))
                    m_table->setItem(row, column, new QTableWidgetItem);
    }
    for (int row = 0; row < m_table->rowCount(); ++row)
        refreshRow(row);
}

void ServeDialog::refresh() {
    refreshTable();
    const bool runs = m_host.isRunning();
    m_start->setText(runs ? tr("&Stop") : tr("&Start"));
    m_listen->setEnabled(!runs);
    m_port->setEnabled(!runs);
    const QString reached = m_listen->currentIndex() == 0
                                ? tr("For players elsewhere, use a web server with TLS (F1).")
                                : tr("Data can be read in the network unless you use a web server with TLS (F1).");
    m_state->setText(runs ? tr("The server runs at port %1. %2").arg(m_port->value()).arg(reached)
                          : tr("The server does not run."));
    const std::optional<LinkHolder> holder = selected();
    m_renew->setEnabled(holder.has_value());
    m_revoke->setEnabled(holder && hasLink(m_session.post(), *holder));
    for (QPushButton* button : m_linkButtons)
        button->setEnabled(holder && !linkOf(*holder).isEmpty());
}

void ServeDialog::startOrStop() {
    if (m_host.isRunning()) {
        m_host.stop();
        say(tr("The server was stopped."));
        return refresh();
    }
    const bool isForAll = m_listen->currentIndex() == 1;
    const Result<quint16> started =
        m_host.start(isForAll ? QHostAddress(QHostAddress::Any) : QHostAddress(QHostAddress::LocalHost),
                     static_cast<quint16>(m_port->value()));
    if (m_settings && started) {
        m_settings->setValue(portKey(), m_port->value());
        m_settings->setValue(listenKey(), isForAll);
        m_settings->setValue(urlKey(), m_url->text().trimmed());
    }
    say(started ? tr("The server was started. It runs until you stop it or close the campaign.")
                : ephor::text(started.error()));
    refresh();
}

void ServeDialog::say(const QString& text) { m_said->setText(text); }

void ServeDialog::renewLink() {
    const std::optional<LinkHolder> holder = selected();
    if (!holder)
        return;
    const Result<void> made = m_host.renewLink(*holder);
    say(made ? tr("New link for %1: copy or mail it now; it is not stored.").arg(nameOf(*holder))
             : ephor::text(made.error()));
    refresh();
}

void ServeDialog::revokeLink() {
    const std::optional<LinkHolder> holder = selected();
    if (!holder)
        return;
    const Result<void> done = m_host.revokeLink(*holder);
    say(done ? tr("The link of %1 was revoked.").arg(nameOf(*holder)) : ephor::text(done.error()));
    refresh();
}

void ServeDialog::copyLink() {
    if (const std::optional<LinkHolder> holder = selected()) {
        QGuiApplication::clipboard()->setText(linkOf(*holder));
        say(tr("The link of %1 was copied.").arg(nameOf(*holder)));
    }
}

void ServeDialog::showCode() {
    if (const std::optional<LinkHolder> holder = selected()) {
        auto* code = new LinkCode(nameOf(*holder), linkOf(*holder), this);
        code->setAttribute(Qt::WA_DeleteOnClose);
        code->show();
    }
}

void ServeDialog::mailLink() {
    const std::optional<LinkHolder> holder = selected();
    if (!holder)
        return;
    Mail mail;
    mail.to = addressOf(m_session.post(), holder->power, holder->seat);
    mail.subject = tr("%1: your link").arg(toQString(m_session.scenario().name));
    mail.text = tr("This link leads to your turn page, where you also submit your orders:\n\n%1\n\nKeep it private: "
                   "with it, anyone can see your page and submit orders for %2.\n")
                    .arg(linkOf(*holder), ephor::nameOf(m_session.scenario(), powerOf(*holder)));
    if (holder->seat == PowerSeat::Deputy)
        mail.text +=
            tr("\nYou are the deputy: your orders count only if the player sends none and has no standing orders.\n");
    QDesktopServices::openUrl(mailAddress(mail));
    say(tr("The mail was opened in your mail program."));
}

}  // namespace ephor
