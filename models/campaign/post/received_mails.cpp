#include "models/campaign/post/received_mails.h"

#include "models/text/campaign_words.h"

namespace ephor {

using namespace campaign;
using store::MailKind;
using store::MailState;
using store::PostMail;

ReceivedMails::ReceivedMails(CampaignSession& session, QObject* parent) : TableModel(parent), m_session(session) {
    setHeadings({{tr("From")}, {tr("Power")}, {tr("Subject")}, {tr("State")}});
}

QVariant ReceivedMails::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rows())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == FaultyRole)
        return row.isFaulty;
    const bool isText = role == Qt::DisplayRole || role == Qt::ToolTipRole;
    return isText ? QVariant(row.texts.at(static_cast<std::size_t>(index.column()))) : QVariant();
}

void ReceivedMails::refresh() {
    std::vector<Row> fresh;
    const std::vector<PostMail>& mails = m_session.post().mails;
    for (std::size_t i = mails.size(); i-- > 0;) {
        const PostMail& mail = mails[i];
        if (!mail.isIncoming())
            continue;
        const bool isOpen = mayBeSubmitted(mail);
        const MailCheck checked = isOpen ? checkMail(m_session.campaign(), m_session.post(), mail)
                                         : MailCheck{powerWithId(m_session.scenario(), mail.power), {}, {}, {}, {}};
        fresh.push_back({i,
                         {senderOf(mail), checked.power ? writerOf(mail, checked.power) : tr("unknown"), mail.subject,
                          stateOf(mail, checked)},
                         isOpen && !checked.faults.empty()});
    }
    if (std::ranges::equal(fresh, m_rows, {}, &Row::mail, &Row::mail)) {
        m_rows = std::move(fresh);
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rows() - 1, StateColumn));
        return;
    }
    beginResetModel();
    m_rows = std::move(fresh);
    endResetModel();
}

std::optional<std::size_t> ReceivedMails::mailAt(int row) const {
    return row < 0 || row >= rows() ? std::nullopt : std::optional(m_rows[static_cast<std::size_t>(row)].mail);
}

int ReceivedMails::rowOf(std::size_t mail) const {
    const auto row = std::ranges::find(m_rows, mail, &Row::mail);
    return row == m_rows.end() ? -1 : static_cast<int>(row - m_rows.begin());
}

bool ReceivedMails::mayBeSubmitted(const PostMail& mail) const {
    return mail.kind == MailKind::Orders && mail.turn == m_session.campaign().state.course.turn &&
           m_session.next() == CampaignSession::Next::Adjudicate &&
           (mail.state == MailState::New || mail.state == MailState::Drafted);
}

std::vector<std::size_t> ReceivedMails::newestSheets() const {
    std::vector<std::size_t> sheets;
    std::vector<std::pair<PowerId, store::PowerSeat>> writers;
    for (const Row& row : m_rows) {
        const PostMail& mail = m_session.post().mails[row.mail];
        const std::pair writer(powerWithId(m_session.scenario(), mail.power), mail.writer());
        if (!mayBeSubmitted(mail) || !writer.first || std::ranges::contains(writers, writer))
            continue;
        writers.push_back(writer);
        sheets.push_back(row.mail);
    }
    return sheets;
}

QString ReceivedMails::whyNotWithOthers(const PostMail& mail, const MailCheck& checked, const OnDesk& desk) const {
    const QString name = nameOf(m_session.scenario(), checked.power);
    if (desk.isDraft)
        return desk.orders == mail.text
                   ? QString()
                   : tr("The draft of %1 on the desk differs from the mail; submit it there.").arg(name);
    const bool isOverDeputy = checked.from == OrdersFrom::Player &&
                              m_session.campaign().state.powers[checked.power.index()].from == OrdersFrom::Deputy;
    if (mail.state == MailState::New && !isOverDeputy && !desk.orders.isEmpty())
        return tr("%1 has submitted orders already; put the mail on the desk to replace them.").arg(name);
    return {};
}

/// "Athens", "Athens, deputy"
QString ReceivedMails::writerOf(const PostMail& mail, PowerId power) const {
    const QString name = nameOf(m_session.scenario(), power);
    return mail.writer() == store::PowerSeat::Deputy ? tr("%1, deputy").arg(name) : name;
}

QString ReceivedMails::stateOf(const PostMail& mail, const MailCheck& checked) const {
    if (mail.kind == MailKind::Other)
        return tr("no orders");
    if (checked.power && mail.turn == m_session.campaign().state.course.turn &&
        isSubmitted(m_session.journal(), checked.power, mail.text))
        return tr("submitted");
    const bool isPast = mail.turn != m_session.campaign().state.course.turn;
    if (mail.state == MailState::Submitted && isPast)
        return tr("submitted in turn %1").arg(mail.turn);
    if (mail.state == MailState::Dropped || mail.state == MailState::Submitted)
        return tr("replaced");
    if (isPast)
        return tr("turn %1").arg(mail.turn);
    if (!checked.faults.empty())
        return tr("%n errors", nullptr, static_cast<int>(checked.faults.size()));
    return mail.state == MailState::Drafted ? tr("valid, on the desk") : tr("valid");
}

QString senderOf(const PostMail& mail) {
    return !mail.address.isEmpty()                  ? mail.address
           : mail.seat == store::PowerSeat::Unknown ? ReceivedMails::tr("pasted text")
                                                    : ReceivedMails::tr("private link");
}

}  // namespace ephor
