#include "models/campaign/orders/checked_sheet.h"

namespace ephor {

using namespace campaign;

namespace {

constexpr int sheetCheckPause = 250;  ///< milliseconds without typing before the sheet is checked

}  // namespace

CheckedSheet::CheckedSheet(const CampaignSession& session, QObject* parent) : CheckedText(parent), m_session(session) {
    m_checkSoon.setSingleShot(true);
    m_checkSoon.setInterval(sheetCheckPause);
    connect(&m_checkSoon, &QTimer::timeout, this, &CheckedSheet::check);
    connect(&session, &CampaignSession::changed, this, [this] {
        uncheck();
        m_checkSoon.start();
    });
}

void CheckedSheet::show(PowerId power, const QString& text) {
    m_power = power;
    replaceText(text, false);
}

const CheckedSheet::Sheet& CheckedSheet::sheet() {
    check();
    return m_sheet;
}

void CheckedSheet::check() {
    m_checkSoon.stop();
    if (isChecked() || !m_power)
        return;
    m_sheet = m_session.isLive() && m_session.next() == CampaignSession::Next::Adjudicate
                  ? m_session.readOrders(m_power, text().toStdString(), {})
                  : Sheet(std::unexpected(Diagnostics()));
    setChecked();
}

QString CheckedSheet::entryName(int line) const { return text().section(u'\n', line - 1, line - 1).trimmed(); }

}  // namespace ephor
