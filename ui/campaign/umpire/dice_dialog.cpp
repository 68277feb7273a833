#include "ui/campaign/umpire/dice_dialog.h"

#include "core/campaign/journal/active_entries.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "ui/common/colours.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>

namespace ephor {

using namespace campaign;

DiceDialog::DiceDialog(const CampaignSession& session, DiceOffer offer, QWidget* parent)
    : QDialog(parent), m_session(session), m_desk(std::move(offer.step)), m_rows(m_desk, session.scenario()) {
    setObjectName(QStringLiteral("diceDialog"));
    setWindowTitle(tr("Enter dice"));
    setHelpTopic(this, QStringLiteral("campaign-dice"));
    auto* column = new QVBoxLayout(this);
    m_about = named(wrapped(new QLabel(offer.words.about, this)), QStringLiteral("diceAbout"), tr("About these dice"));
    column->addWidget(m_about);
    makeTable();
    makeField();
    makeButtons(offer.words);
    connect(&m_desk, &DiceDesk::changed, this, &DiceDialog::showRemarks);
    connect(&session, &CampaignSession::changed, this, &DiceDialog::takeCampaign);
    showRemarks();
    resize(scaled(this, 860), scaled(this, 560));
    choose(0);
    m_faces->setFocus();
}

void DiceDialog::makeTable() {
    m_table = named(new QTableView(this), QStringLiteral("diceThrows"), tr("Rolls in order"));
    m_table->setModel(&m_rows);
    lookLikeRows(*m_table);
    m_table->horizontalHeader()->setSectionResizeMode(RollsModel::RollColumn, QHeaderView::Stretch);
    for (const int at : {RollsModel::DiceColumn, RollsModel::FacesColumn, RollsModel::ComesToColumn,
                         RollsModel::SourceColumn, RollsModel::ToldColumn})
        m_table->horizontalHeader()->setSectionResizeMode(at, QHeaderView::ResizeToContents);
    layout()->addWidget(m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &DiceDialog::showRoll);
}

void DiceDialog::makeField() {
    m_of = named(wrapped(new QLabel(this)), QStringLiteral("diceOf"), tr("Selected roll"));
    m_of->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_faces = named(new QLineEdit(this), QStringLiteral("diceFaces"), tr("Dice rolled at the table"));
    m_faces->setMaxLength(40);
    m_faces->setMaximumWidth(scaled(this, 140));
    m_faces->installEventFilter(this);
    m_of->setBuddy(m_faces);
    auto* type = named(new QPushButton(tr("&Enter"), this), QStringLiteral("typeIn"),
                       tr("Enter these dice and go to the next roll"));
    type->setAutoDefault(false);
    connect(type, &QPushButton::clicked, this, &DiceDialog::typeIn);
    auto* row = new QHBoxLayout;
    row->addWidget(m_of, 1);
    row->addWidget(m_faces);
    row->addWidget(type);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    m_said = named(wrapped(new QLabel(this)), QStringLiteral("diceSaid"), tr("Errors and notes about these dice"));
    m_said->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_said->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout()->addWidget(m_said);
}

void DiceDialog::makeButtons(const DiceWords& words) {
    m_secret = named(new QCheckBox(tr("Show &secret rolls"), this), QStringLiteral("diceSecret"),
                     tr("Show rolls that no player may see"));
    m_secret->setToolTip(tr("Rolls for goals, omens in hand and scouts; do not show them to players"));
    connect(m_secret, &QCheckBox::toggled, this, [this](bool on) {
        m_rows.setSecretShown(on);
        choose(0);
        showRemarks();
    });
    layout()->addWidget(m_secret);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel | QDialogButtonBox::Help, this);
    m_act = named(buttons->addButton(words.doIt, QDialogButtonBox::AcceptRole), QStringLiteral("diceAct"),
                  tr("Continue with these dice"));
    m_act->setToolTip(tr("Ctrl+Return"));
    m_act->setAutoDefault(false);
    auto* clear = named(buttons->addButton(tr("Clea&r all"), QDialogButtonBox::ResetRole), QStringLiteral("diceClear"),
                        tr("Clear all entered dice"));
    clear->setAutoDefault(false);
    connect(m_act, &QPushButton::clicked, this, &DiceDialog::act);
    connect(clear, &QPushButton::clicked, this, [this] {
        m_desk.clear();
        choose(0);
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::helpRequested, this, [this] { Q_EMIT manualWanted(helpTopicOf(this)); });
    connect(new QShortcut(Qt::CTRL | Qt::Key_Return, this), &QShortcut::activated, this, &DiceDialog::act);
    layout()->addWidget(buttons);
}

void DiceDialog::takeCampaign() {
    if (!m_desk.isOpen())
        return reject();
    const int row = m_table->currentIndex().row();
    m_desk.refresh();
    choose(std::max(0, row));
}

void DiceDialog::choose(int row) {
    m_table->setCurrentIndex(m_rows.index(std::min(row, m_rows.rowCount() - 1), RollsModel::FacesColumn));
    showRoll();
}

void DiceDialog::moveBy(int rows) {
    choose(std::clamp(m_table->currentIndex().row() + rows, 0, std::max(0, m_rows.rowCount() - 1)));
}

/// The arrow keys move through the table while the field has the focus.
bool DiceDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_faces || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->modifiers() != Qt::NoModifier && key->modifiers() != Qt::KeypadModifier)
        return false;
    switch (key->key()) {
    case Qt::Key_Up:
        moveBy(-1);
        return true;
    case Qt::Key_Down:
        moveBy(1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        typeIn();
        return true;
    default:
        return false;
    }
}

void DiceDialog::showRoll() {
    const QModelIndex at = m_table->currentIndex();
    m_faces->setEnabled(at.isValid());
    m_faces->clear();
    m_of->setText(m_rows.rowCount() > 0 ? tr("Select a roll.") : tr("There are no rolls."));
    if (!at.isValid())
        return;
    const auto& [roll, isMade] = m_rows.rowOf(at);
    // Names may contain "&".
    const QString name = QString::fromStdString(purposeOf(roll)).replace(u'&', QStringLiteral("&&"));
    m_of->setText(isMade ? tr("&Dice for %1 (%2)").arg(name, askedText(roll))
                         : tr("%1 is no longer rolled.").arg(name));
    if (roll.typed)
        m_faces->setText(facesText(roll.faces));
    m_faces->setPlaceholderText(facesText(roll.faces));
    m_faces->selectAll();
}

void DiceDialog::typeIn() {
    const QModelIndex at = m_table->currentIndex();
    if (!at.isValid())
        return;
    const DiceDesk::Row row = m_rows.rowOf(at);
    const std::string purpose = purposeOf(row.roll);
    if (const Result<void> typed = m_desk.typeIn(row, m_faces->text().toStdString()); !typed)
        return say(text(typed.error()), true);
    showRemarks();
    const QModelIndex now = m_rows.indexOf(purpose);
    choose(now.isValid() ? std::min(now.row() + 1, m_rows.rowCount() - 1) : at.row());
    m_faces->setFocus();
}

void DiceDialog::say(const QString& text, bool isFault) {
    const Colours& colours = Colours::of(palette());
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, isFault ? colours.error : colours.secondary);
    m_said->setPalette(ink);
    m_said->setText(text);
}

void DiceDialog::showRemarks() {
    const Diagnostics& remarks = m_desk.remarks();
    m_act->setEnabled(!hasErrors(remarks));
    const auto typed = [](const DiceDesk::Row& row) { return row.roll.typed || !row.isMade; };
    const auto hidden = [this](const DiceDesk::Row& row) { return isHidden(row); };
    const auto count =
        std::ranges::count_if(m_desk.rows(), [&](const auto& row) { return typed(row) && !hidden(row); });
    if (remarks.empty())
        return say(count == 0   ? tr("Press Return to enter the dice and go to the next roll; leave the field empty to "
                                       "let the computer roll.")
                   : count == 1 ? tr("One roll is entered.")
                                : tr("%1 rolls are entered.").arg(count),
                   false);
    const bool saysSecrets =
        std::ranges::any_of(m_desk.rows(), [&](const auto& row) { return typed(row) && hidden(row); });
    say(saysSecrets ? tr("There is a problem with a secret roll. Show secret rolls to see it.") : text(remarks),
        hasErrors(remarks));
}

bool DiceDialog::isHidden(const DiceDesk::Row& row) const {
    return row.roll.seed == CampaignRoll::Seed::Secret && !m_secret->isChecked();
}

void DiceDialog::act() {
    if (!m_mayAct || m_mayAct())
        actNow();
}

void DiceDialog::actNow() {
    disconnect(&m_session, nullptr, this, nullptr);
    const Result<void> done = m_desk.act();
    if (done)
        return accept();
    connect(&m_session, &CampaignSession::changed, this, &DiceDialog::takeCampaign);
    say(text(done.error()), true);
}

void DiceDialog::showNewDice() {
    raise();
    activateWindow();
    say(tr("The submitted orders may have changed the dice. Check them, then adjudicate."), false);
}

QString ownDiceText() {
    return tr(
        "Enter dice rolled at the table. Players who see the roll are told that it was "
        "entered. All other rolls stay the same.");
}

Result<DiceOffer> diceOfThisTurn(CampaignSession& session, const QString& note) {
    if (const auto why = session.whyNot())
        return failure("campaign-busy", *why);
    std::optional<DiceStep> next = nextDice(session);
    if (!next)
        return diceOnceMore(session);
    const DiceWords words = session.next() == CampaignSession::Next::Adjudicate
                                ? DiceWords{tr("Then the orders are locked and all armies move."), tr("&Adjudicate")}
                                : DiceWords{tr("Then the turn is closed."), tr("&Close the turn")};
    const QString about = QStringList{ownDiceText(), words.about, note}.join(u' ').trimmed();
    return DiceOffer{std::move(*next), {about, words.doIt}};
}

Result<DiceOffer> diceOnceMore(CampaignSession& session) {
    const int entry = lastTurnStep(session.journal());
    if (const auto why = whyNotAgain(session, entry))
        return failure("campaign-again", *why);
    return DiceOffer{diceAgain(session, entry),
                     {tr("%1: this action is undone and repeated with the dice that you enter. All other "
                         "rolls stay the same; the journal keeps both.")
                          .arg(actionText(session.journal(), entry)),
                      tr("Re&peat")}};
}

}  // namespace ephor
