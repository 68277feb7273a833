// The mails that came in as a table, the newest first, and which of their orders may be submitted.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/campaign/post/post_office.h"
#include "models/common/table_model.h"

namespace ephor {

class ReceivedMails final : public TableModel {
    Q_OBJECT

public:
    enum Column { FromColumn, ForColumn, SubjectColumn, StateColumn };
    /// Whether the mail's orders have errors.
    static constexpr int FaultyRole = Qt::UserRole;
    /// What the orders desk has for a power.
    struct OnDesk {
        QString orders;
        bool isDraft = false;
    };

    /// The session must outlive it. The owner calls refresh(): first, and when the campaign or its post has changed.
    explicit ReceivedMails(CampaignSession& session, QObject* parent = nullptr);

    QVariant data(const QModelIndex& index, int role) const override;
    void refresh();

    /// Index of a row's mail in the post; no such row: none.
    std::optional<std::size_t> mailAt(int row) const;
    /// -1: it is not in the table.
    int rowOf(std::size_t mail) const;

    /// Whether the mail has orders of this turn that nothing has replaced.
    bool mayBeSubmitted(const store::PostMail& mail) const;
    /// The mails that may be submitted, newest first; of each writer only the newest.
    std::vector<std::size_t> newestSheets() const;
    /// Why the mail's orders are not submitted with all the others: the desk has other orders of the power. Empty: they
    /// are.
    QString whyNotWithOthers(const store::PostMail& mail, const MailCheck& checked, const OnDesk& desk) const;

private:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    QString writerOf(const store::PostMail& mail, campaign::PowerId power) const;
    QString stateOf(const store::PostMail& mail, const MailCheck& checked) const;

    struct Row {
        std::size_t mail = 0;  ///< index in the post
        std::array<QString, StateColumn + 1> texts;
        bool isFaulty = false;
    };
    CampaignSession& m_session;
    std::vector<Row> m_rows;
};

/// The address of a mail's sender; or how it came where there is none.
QString senderOf(const store::PostMail& mail);

}  // namespace ephor
