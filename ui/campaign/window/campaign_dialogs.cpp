// The dialogs of an umpire: orders are adjudicated, reports go out, rulings are made, dice are typed in.
#include "core/campaign/model/standings.h"
#include "models/server/session_host.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "models/text/order_words.h"
#include "ui/campaign/orders/adjudicate_dialog.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/post/post_dialog.h"
#include "ui/campaign/reports/newsletter_dialog.h"
#include "ui/campaign/reports/report_dialog.h"
#include "ui/campaign/reports/report_files.h"
#include "ui/campaign/server/serve_dialog.h"
#include "ui/campaign/tables/data_dialog.h"
#include "ui/campaign/umpire/contributions_dialog.h"
#include "ui/campaign/umpire/dice_dialog.h"
#include "ui/campaign/umpire/ruling_dialog.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/campaign/window/players_window.h"
#include "ui/common/window/message_bar.h"
#include "ui/common/window/open_beside.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>

namespace ephor {

using namespace campaign;

ManualWanted CampaignWindow::manual() {
    return [this](const QString& topic) { Q_EMIT manualWanted(topic); };
}

/// Where it is refused, the reason is said instead.
bool CampaignWindow::mustAskAboutOrders() const {
    return !m_session->whyNot() && m_session->next() == CampaignSession::Next::Adjudicate;
}

AdjudicateDialog* CampaignWindow::askAboutOrders() {
    const OrderBoard board = boardOf(m_session->journal());
    const Now now = m_needs.clock ? Now(m_needs.clock()) : Now();
    auto* question =
        openInPlace<AdjudicateDialog>(this, manual(), *m_orders, m_session->campaign(), board, *m_looks, now);
    connect(m_session.get(), &CampaignSession::changed, question, &AdjudicateDialog::closeIfOld);
    return question;
}

void CampaignWindow::endWar() {
    const Standing first = standings(m_session->campaign()).front();
    bool isMeant = false;
    const QString reason =
        QInputDialog::getText(
            this, tr("End the war"),
            tr("%1 leads and would win. Enter why the war ends and who agreed (all players may read it):")
                .arg(nameOf(m_session->scenario(), first.power)),
            QLineEdit::Normal, {}, &isMeant)
            .trimmed();
    if (!isMeant)
        return;
    if (reason.isEmpty())
        return say(tr("The war was not ended: enter a reason to end it."));
    const Result<void> done =
        m_session->perform([&](Journal& journal) { campaign::endWar(journal, reason.toStdString()); });
    if (!done)
        sayFault(done.error());
}

template <typename Dialog, typename... Parts> Dialog* CampaignWindow::open(Parts&&... parts) {
    return openBeside<Dialog>(this, manual(), std::forward<Parts>(parts)...);
}

void CampaignWindow::exportReports() {
    if (const auto* dialog = open<ReportDialog>(*m_sight, *m_looks, m_needs.clock))
        connect(dialog, &ReportDialog::written, this, [this](const QString& folder, int files) {
            m_exported = folder;
            say(tr("%n files were written to %1.", nullptr, files).arg(folder));
        });
}

PostDialog* CampaignWindow::showPost() {
    return open<PostDialog>(*m_session, *m_looks, *m_orders, m_files, m_needs.clock);
}

void CampaignWindow::showServer() {
    if (!m_host) {
        m_host = std::make_unique<SessionHost>(*m_session, m_needs.clock);
        connect(m_host.get(), &SessionHost::sheetKept, this, &CampaignWindow::saySheet);
    }
    if (const auto* dialog = open<ServeDialog>(*m_session, *m_host, *m_looks, m_needs.settings))
        connect(dialog, &ServeDialog::postWanted, this, &CampaignWindow::showPost);
}

void CampaignWindow::saySheet(PowerId power) {
    m_messages->say(MessageBar::Kind::Note,
                    tr("Orders of %1 were received from the server.").arg(nameOf(m_session->scenario(), power)),
                    {{tr("Open Mail…"), [this] { showPost(); }}, {tr("Close"), [] {}}});
}

void CampaignWindow::writeNewsletter() {
    if (const auto* dialog = open<NewsletterDialog>(*m_session, m_needs.recovery))
        connect(dialog, &NewsletterDialog::published, this, &CampaignWindow::takePublished);
}

void CampaignWindow::takePublished(int turn) {
    const QString folder = m_exported.isEmpty() ? reportFolder(*m_session) : m_exported;
    const Result<QStringList> files = refreshNewsletter(*m_session, *m_looks, folder, turn);
    if (!files)
        return sayFault(files.error());
    QStringList parts{tr("The newsletter of turn %1 is published.").arg(turn)};
    if (!files->isEmpty())
        parts << tr("It was written to %1.").arg(QFileInfo(files->front()).path());
    const auto mail = [this, turn] {
        if (const std::optional<Message> why = m_session->whyNot())
            return say(text(*why));
        if (PostDialog* post = showPost())
            post->mailNewsletter(turn);
    };
    m_messages->say(MessageBar::Kind::Note, parts.join(u' '), {{tr("&Mail it…"), mail}, {tr("Close"), {}}});
}

void CampaignWindow::showData() {
    if (m_sight->seenBy())
        return say(tr("The data show secrets of all powers. Choose Umpire (all) under Seen by, then open them again."));
    if (const auto* dialog = open<DataDialog>(*m_sight, m_files))
        connect(dialog, &DataDialog::manualWanted, this, &CampaignWindow::manualWanted);
}

void CampaignWindow::backUp() {
    const QString folder =
        m_files.chosenFolder(QFileDialog::getExistingDirectory(this, tr("Back up the campaign"), m_files.path()));
    if (!folder.isEmpty())
        sendCopy(backupName(*m_session, folder));
}

void CampaignWindow::backUpNow() {
    const QString folder = QFileInfo(m_session->file()).dir().filePath(tr("Backups"));
    if (!QDir().mkpath(folder))
        return sayFault({{Severity::Error,
                          "backup-folder",
                          {folder.toStdString(), 0, 0},
                          "The folder for backups cannot be created.",
                          {},
                          {}}});
    sendCopy(backupName(*m_session, folder));
}

void CampaignWindow::rule() {
    if (const auto* dialog = open<RulingDialog>(*m_session))
        connect(dialog, &RulingDialog::manualWanted, this, &CampaignWindow::manualWanted);
}

void CampaignWindow::addToDice() { open<ContributionsDialog>(*m_session, *m_looks); }

void CampaignWindow::showPlayersWindow() {
    if (comesForward<PlayersWindow>(this, [](const PlayersWindow&) { return true; }))
        return;
    auto* window = new PlayersWindow(*m_session, *m_looks, m_needs.settings, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    helpByKey(window, manual());
    window->show();
}

void CampaignWindow::typeDice() {
    const QString missing = awaitedText(boardOf(m_session->journal()), m_session->scenario(), m_orders->drafted());
    showDice(diceOfThisTurn(*m_session,
                            missing.isEmpty() ? QString() : tr("Final orders are missing from %1.").arg(missing)));
}

void CampaignWindow::reenterDice() { showDice(diceOnceMore(*m_session)); }

/// What comes next and what is done again are two steps: the dice of both may be typed in side by side.
void CampaignWindow::showDice(Result<DiceOffer> offer) {
    if (!offer)
        return sayFault(offer.error());
    if (comesForward<DiceDialog>(this, [&](const DiceDialog& one) { return one.again() == offer->step.again; }))
        return;
    auto* dialog = showBeside(new DiceDialog(*m_session, *std::move(offer), this), manual());
    if (dialog->again() == 0)
        dialog->setGuard([this, dialog] {
            if (!mustAskAboutOrders())
                return true;
            AdjudicateDialog* question = askAboutOrders();
            // Newly submitted orders may need other rolls, which have not been shown yet.
            connect(question, &AdjudicateDialog::decided, dialog,
                    [dialog](bool isChanged) { isChanged ? dialog->showNewDice() : dialog->actNow(); });
            connect(dialog, &QDialog::finished, question, &AdjudicateDialog::closeIfOld);
            return false;
        });
    connect(dialog, &DiceDialog::manualWanted, this, &CampaignWindow::manualWanted);
}

}  // namespace ephor
