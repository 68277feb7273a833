#include "ui/campaign/umpire/contributions_dialog.h"

#include "core/campaign/journal/contributions.h"
#include "models/text.h"
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

namespace {

constexpr int digitsOfSealed = 64;

const Contribution* contributionOf(const CampaignSession& session, PowerId power) {
    const auto& all = session.campaign().state.contributions;
    const auto row = std::ranges::find(all, power, &Contribution::power);
    return row == all.end() ? nullptr : &*row;
}

}  // namespace

ContributionsDialog::ContributionsDialog(CampaignSession& session, const PowerLooks& looks, QWidget* parent)
    : QDialog(parent), m_session(session) {
    setObjectName(QStringLiteral("contributionsDialog"));
    setWindowTitle(tr("Add player words to the dice"));
    setHelpTopic(this, QStringLiteral("words-for-the-dice"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(
        wrapped(new QLabel(tr("Before the first turn each player may send a sealed word. Enter all of them, then "
                              "send every player a report that lists them. Only then do players send the words "
                              "themselves. All dice of the war depend on every word, so that nobody can choose "
                              "them."),
                           this)));
    auto* grid = new QGridLayout;
    for (std::size_t i = 0; i < session.scenario().powers.size(); ++i)
        addRow(grid, PowerId(static_cast<int>(i)), looks);
    column->addLayout(grid);
    m_said = wrapped(new QLabel(this));
    m_said->setObjectName(QStringLiteral("contributionSaid"));
    column->addWidget(m_said);
    column->addStretch();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(&session, &CampaignSession::changed, this, [this] {
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            tell(PowerId(static_cast<int>(i)));
    });
    resize(scaled(this, 720), sizeHint().height());
}

void ContributionsDialog::addRow(QGridLayout* grid, PowerId power, const PowerLooks& looks) {
    const auto i = power.index();
    const int at = static_cast<int>(i);
    const QString name = QString::fromStdString(m_session.scenario().powers[i].name);
    auto* badge = new QLabel(this);
    const int size = scaled(this, 18);
    badge->setPixmap(looks.of(power).icon(size, palette(), font()).pixmap(size));
    auto* label = new QLabel(name, this);
    Row row;
    row.entry = named(new QLineEdit(this), QStringLiteral("contribution_%1").arg(i), tr("Word from %1").arg(name));
    row.entry->setMaxLength(digitsOfSealed);
    label->setBuddy(row.entry);
    row.button = named(new QPushButton(this), QStringLiteral("contribute_%1").arg(i), tr("Enter for %1").arg(name));
    row.button->setAutoDefault(false);
    row.state = new QLabel(this);
    row.state->setObjectName(QStringLiteral("contributed_%1").arg(i));
    row.state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(row.button, &QPushButton::clicked, this, [this, power] { enter(power); });
    connect(row.entry, &QLineEdit::returnPressed, this, [this, power] { enter(power); });
    grid->addWidget(badge, at, 0);
    grid->addWidget(label, at, 1);
    grid->addWidget(row.entry, at, 2);
    grid->addWidget(row.button, at, 3);
    grid->addWidget(row.state, at, 4);
    m_rows.push_back(row);
    tell(power);
}

void ContributionsDialog::tell(PowerId power) {
    const Row& row = m_rows[power.index()];
    const Contribution* given = contributionOf(m_session, power);
    const bool isOpen = given && !given->words.empty();
    row.button->setText(given ? tr("Open") : tr("Seal"));
    row.entry->setPlaceholderText(given ? tr("the word itself") : tr("sealed word: 64 digits"));
    row.entry->setEnabled(!isOpen);
    row.button->setEnabled(!isOpen);
    row.state->setText(!given   ? tr("missing")
                       : isOpen ? tr("added: %1").arg(QString::fromStdString(given->words))
                                : tr("sealed: %1…").arg(QString::fromStdString(given->sealed).first(8)));
}

void ContributionsDialog::enter(PowerId power) {
    const Row& row = m_rows[power.index()];
    const bool isSealed = contributionOf(m_session, power) != nullptr;
    const std::string sent = (isSealed ? row.entry->text() : row.entry->text().trimmed().toLower()).toStdString();
    const Journal& journal = m_session.journal();
    if (const auto why = isSealed ? whyNotOpened(journal, power, sent) : whyNotSealed(journal, power, sent))
        return m_said->setText(ephor::text(*why));
    row.entry->clear();
    const Result<void> done = m_session.perform([&](Journal& into) {
        if (isSealed)
            openContribution(into, power, sent);
        else
            sealContribution(into, power, sent);
    });
    m_said->setText(done ? QString() : text(done.error()));
}

}  // namespace ephor
