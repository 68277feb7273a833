#include "ui/campaign/post/mail_log.h"

#include "models/campaign/post/post_office.h"
#include "models/text/campaign_words.h"
#include "models/text/post_words.h"
#include "ui/common/named.h"
#include "ui/common/rows/row_look.h"

#include <QHeaderView>

namespace ephor {

using namespace campaign;
using store::PostMail;

namespace {

enum LogColumn { LogTime, LogKind, LogPower, LogAddress, LogSubject, LogSent, LogColumns };

}  // namespace

MailLog::MailLog(const CampaignSession& session, QWidget* parent)
    : QTableWidget(0, LogColumns, parent), m_session(session) {
    named(this, QStringLiteral("postLog"), tr("All mails"));
    setHorizontalHeaderLabels({tr("Time"), tr("Kind"), tr("Power"), tr("Address"), tr("Subject"), tr("Sent")});
    lookLikeRows(*this);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(LogSubject, QHeaderView::Stretch);
    connect(&session, &CampaignSession::postChanged, this, &MailLog::refresh);
    refresh();
}

void MailLog::refresh() {
    const std::vector<PostMail>& mails = m_session.post().mails;
    setRowCount(static_cast<int>(mails.size()));
    for (std::size_t i = 0; i < mails.size(); ++i) {
        const PostMail& mail = mails[mails.size() - 1 - i];  // newest first
        const PowerId power = powerWithId(m_session.scenario(), mail.power);
        const QStringList texts{
            timeText(mail.made),
            mail.isIncoming() ? tr("%1 (received)").arg(ephor::text(mail.kind)) : ephor::text(mail.kind),
            power ? nameOf(m_session.scenario(), power) : QString(),
            mail.address,
            mail.subject,
            mail.isIncoming() ? QString() : timeText(mail.sent)};
        for (int column = 0; column < LogColumns; ++column) {
            auto* cell = new QTableWidgetItem(texts[column]);
            cell->setToolTip(texts[column]);
            setItem(static_cast<int>(i), column, cell);
        }
    }
}

}  // namespace ephor
