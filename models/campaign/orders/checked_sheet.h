// The order sheet of a power being edited. It is checked against the campaign shortly after each change of the text or
// of the campaign.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/editor/checked_text.h"

#include <QTimer>

namespace ephor {

class CheckedSheet final : public CheckedText {
    Q_OBJECT

public:
    using Sheet = Result<CampaignSession::Submission>;

    /// The session must outlive it.
    explicit CheckedSheet(const CampaignSession& session, QObject* parent = nullptr);

    campaign::PowerId power() const { return m_power; }
    /// Replaces power and text, and checks the sheet.
    void show(campaign::PowerId power, const QString& text);
    /// The sheet as it reads now, or all of its faults. Checks it where that is due.
    const Sheet& sheet();

    void check() override;
    /// Faults, or advice where there are none. Empty while the orders are locked or an earlier moment is shown.
    const Diagnostics& diagnostics() const override { return m_sheet ? m_sheet->advice : m_sheet.error(); }
    QString entryName(int line) const override;
    CompletionWords wordsAt(qsizetype) const override { return {}; }
    std::optional<WordHelp> helpAt(qsizetype) const override { return {}; }

protected:
    void textChanged() override { m_checkSoon.start(); }

private:
    const CampaignSession& m_session;
    campaign::PowerId m_power;
    Sheet m_sheet;
    QTimer m_checkSoon;
};

}  // namespace ephor
