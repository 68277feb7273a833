#include "ui/campaign/orders/seats_dialog.h"

#include "models/campaign/post/post_office.h"
#include "models/campaign/rulings.h"
#include "models/text/battle_words.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace ephor {

using namespace campaign;

SeatsDialog::SeatsDialog(CampaignSession& session, const PowerLooks& looks, QWidget* parent)
    : QDialog(parent), m_session(session) {
    setObjectName(QStringLiteral("seatsDialog"));
    setWindowTitle(tr("Assign players"));
    setHelpTopic(this, QStringLiteral("players-and-deadline#assign-the-players"));
    auto* column = new QVBoxLayout(this);
    auto* about = new QLabel(tr("The computer plays each power without a player. A deputy may submit orders when the "
                                "player does not. Mail addresses stay in this file; no report contains them."),
                             this);
    about->setWordWrap(true);
    column->addWidget(about);
    auto* grid = new QGridLayout;
    const QStringList headings{tr("Player"), tr("Mail address"), tr("Deputy"), tr("Mail address")};
    for (int i = 0; i < headings.size(); ++i)
        grid->addWidget(new QLabel(headings[i], this), 0, i + 2);
    const auto& powers = session.scenario().powers;
    for (std::size_t i = 0; i < powers.size(); ++i)
        addSeat(*grid, i, looks);
    const int last = static_cast<int>(powers.size()) + 1;
    m_umpire = addField(addressesOf(session.post(), {}, store::PowerSeat::Umpire), QStringLiteral("umpiresAddress"),
                        tr("Your mail address"), tr("none"));
    auto* you = new QLabel(tr("You (umpire)"), this);
    you->setBuddy(m_umpire);
    grid->addWidget(you, last, 1);
    grid->addWidget(m_umpire, last, 3);
    column->addLayout(grid);
    m_said = wrapped(new QLabel(this));
    column->addWidget(m_said);
    column->addStretch();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &SeatsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(std::max(scaled(this, 760), sizeHint().width()), sizeHint().height());
}

QLineEdit* SeatsDialog::addField(const QString& text, const QString& name, const QString& accessible,
                                 const QString& none) {
    auto* field = named(new QLineEdit(text, this), name, accessible);
    field->setPlaceholderText(none);
    return field;
}

void SeatsDialog::addSeat(QGridLayout& grid, std::size_t power, const PowerLooks& looks) {
    const Seat seat = seatsOf(m_session.journal())[power];
    const std::string& id = m_session.scenario().powers[power].id;
    const QString name = QString::fromStdString(m_session.scenario().powers[power].name);
    const auto address = [&](store::PowerSeat of) { return addressesOf(m_session.post(), id, of); };
    constexpr int longestName = 60;
    SeatFields fields;
    fields.player =
        addField(seat.player, QStringLiteral("player_%1").arg(power), tr("Player of %1").arg(name), tr("Computer"));
    fields.player->setMaxLength(longestName);
    fields.address = addField(address(store::PowerSeat::Player), QStringLiteral("address_%1").arg(power),
                              tr("Mail address of the player of %1").arg(name), tr("none"));
    fields.deputy =
        addField(seat.deputy, QStringLiteral("deputy_%1").arg(power), tr("Deputy for %1").arg(name), tr("none"));
    fields.deputy->setMaxLength(longestName);
    fields.deputysAddress = addField(address(store::PowerSeat::Deputy), QStringLiteral("deputysAddress_%1").arg(power),
                                     tr("Mail address of the deputy for %1").arg(name), tr("none"));
    auto* badge = new QLabel(this);
    const int size = scaled(this, 18);
    badge->setPixmap(looks.of(PowerId(static_cast<int>(power))).icon(size, palette(), font()).pixmap(size));
    auto* label = new QLabel(name, this);
    label->setBuddy(fields.player);
    auto* brief = named(new QPushButton(tr("Write brief…"), this), QStringLiteral("brief_%1").arg(power),
                        tr("Write a brief for the player of %1").arg(name));
    brief->setToolTip(tr("Save the players, and write a brief for the new player of %1").arg(name));
    brief->setAutoDefault(false);
    connect(brief, &QPushButton::clicked, this, [this, power] {
        if (seatThem())
            Q_EMIT briefWanted(PowerId(static_cast<int>(power)));
    });
    const int row = static_cast<int>(power) + 1;
    int at = 0;
    for (QWidget* part :
         {static_cast<QWidget*>(badge), static_cast<QWidget*>(label), static_cast<QWidget*>(fields.player),
          static_cast<QWidget*>(fields.address), static_cast<QWidget*>(fields.deputy),
          static_cast<QWidget*>(fields.deputysAddress), static_cast<QWidget*>(brief)})
        grid.addWidget(part, row, at++);
    m_seats.push_back(fields);
}

bool SeatsDialog::keepAddresses() {
    store::Post post = m_session.post();
    QString wrong = wrongAddressIn(m_umpire->text());
    setAddresses(post, {}, store::PowerSeat::Umpire, m_umpire->text());
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const std::string& id = m_session.scenario().powers[i].id;
        for (const QLineEdit* field : {m_seats[i].address, m_seats[i].deputysAddress})
            if (wrong.isEmpty())
                wrong = wrongAddressIn(field->text());
        setAddresses(post, id, store::PowerSeat::Player, m_seats[i].address->text());
        setAddresses(post, id, store::PowerSeat::Deputy, m_seats[i].deputysAddress->text());
    }
    if (!wrong.isEmpty()) {
        m_said->setText(tr("\"%1\" is not a mail address. Separate addresses by commas.").arg(wrong));
        return false;
    }
    const Result<void> written = m_session.setPost(post);
    if (!written)
        m_said->setText(text(written.error()));
    return written.has_value();
}

bool SeatsDialog::seatThem() {
    std::vector<Seat> seats;
    for (const SeatFields& fields : m_seats)
        seats.push_back({fields.player->text().trimmed(), fields.deputy->text().trimmed()});
    if (!keepAddresses())
        return false;
    if (seats != seatsOf(m_session.journal())) {
        const Result<void> done = m_session.perform([&](Journal& journal) { seat(journal, seats); });
        if (!done) {
            m_said->setText(text(done.error()));
            return false;
        }
    }
    return true;
}

void SeatsDialog::accept() {
    if (seatThem())
        QDialog::accept();
}

}  // namespace ephor
