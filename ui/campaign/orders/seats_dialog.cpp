#include "ui/campaign/orders/seats_dialog.h"

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
    setHelpTopic(this, QStringLiteral("running-a-campaign#orders"));
    auto* column = new QVBoxLayout(this);
    auto* about = new QLabel(tr("The computer plays each power without a player. A deputy may submit orders when the "
                                "player does not."),
                             this);
    about->setWordWrap(true);
    column->addWidget(about);
    auto* grid = new QGridLayout;
    grid->addWidget(new QLabel(tr("Player"), this), 0, 2);
    grid->addWidget(new QLabel(tr("Deputy"), this), 0, 3);
    const std::vector<Seat> seats = seatsOf(session.journal());
    const auto& powers = session.scenario().powers;
    for (std::size_t i = 0; i < powers.size(); ++i) {
        const QString name = QString::fromStdString(powers[i].name);
        const int row = static_cast<int>(i) + 1;
        auto* player = named(new QLineEdit(seats[i].player, this), QStringLiteral("player_%1").arg(i),
                             tr("Player of %1").arg(name));
        player->setPlaceholderText(tr("Computer"));
        auto* deputy = named(new QLineEdit(seats[i].deputy, this), QStringLiteral("deputy_%1").arg(i),
                             tr("Deputy for %1").arg(name));
        deputy->setPlaceholderText(tr("none"));
        for (QLineEdit* edit : {player, deputy})
            edit->setMaxLength(60);
        auto* badge = new QLabel(this);
        const int size = scaled(this, 18);
        badge->setPixmap(looks.of(PowerId(static_cast<int>(i))).icon(size, palette(), font()).pixmap(size));
        grid->addWidget(badge, row, 0);
        auto* label = new QLabel(name, this);
        label->setBuddy(player);
        grid->addWidget(label, row, 1);
        grid->addWidget(player, row, 2);
        grid->addWidget(deputy, row, 3);
        auto* brief = named(new QPushButton(tr("Write brief…"), this), QStringLiteral("brief_%1").arg(i),
                            tr("Write a brief for the player of %1").arg(name));
        brief->setToolTip(tr("Save the players, and write a brief for the new player of %1").arg(name));
        brief->setAutoDefault(false);
        connect(brief, &QPushButton::clicked, this, [this, i] {
            if (seatThem())
                Q_EMIT briefWanted(PowerId(static_cast<int>(i)));
        });
        grid->addWidget(brief, row, 4);
        m_seats.emplace_back(player, deputy);
    }
    column->addLayout(grid);
    m_said = new QLabel(this);
    m_said->setWordWrap(true);
    column->addWidget(m_said);
    column->addStretch();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &SeatsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(scaled(this, 520), sizeHint().height());
}

bool SeatsDialog::seatThem() {
    std::vector<Seat> seats;
    for (const auto& [player, deputy] : m_seats)
        seats.push_back({player->text().trimmed(), deputy->text().trimmed()});
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
