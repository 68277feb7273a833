#include "ui/battle/decision/orders_panel.h"

#include "ui/common/battle_looks.h"
#include "ui/common/power_badge.h"
#include "ui/common/sizes.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

namespace ephor {

OrdersPanel::OrdersPanel(BattleSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_words(session.game()) {
    setObjectName(QStringLiteral("orders"));
    setAccessibleName(tr("Standing orders"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(8, 6, 8, 8);
    const auto looks = looksOf(session);
    const auto& orders = session.info().orders;
    for (const Side side : bothSides) {
        auto* badge = new PowerBadge(16, this);
        badge->setLook(looks[index(side)]);
        badge->setToolTip(m_words.side(side));
        grid->addWidget(badge, 0, 1 + static_cast<int>(index(side)), Qt::AlignHCenter);
    }
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const int row = static_cast<int>(i) + 1;
        auto* title = new QLabel(translated(orders[i].title), this);
        title->setWordWrap(true);
        grid->addWidget(title, row, 0);
        for (const Side side : bothSides) {
            auto* box = new QComboBox(this);
            box->setObjectName(QStringLiteral("order_%1_%2")
                                   .arg(QString::fromStdString(orders[i].key),
                                        side == Side::A ? QStringLiteral("a") : QStringLiteral("b")));
            box->setAccessibleName(tr("%1, for %2").arg(title->text(), m_words.side(side)));
            for (const std::string& value : orders[i].values)
                box->addItem(translated(value), QString::fromStdString(value));
            connect(box, &QComboBox::activated, this, [this, side](int) { give(side); });
            grid->addWidget(box, row, 1 + static_cast<int>(index(side)));
            m_values[index(side)].push_back(box);
        }
    }
    if (orders.empty())
        grid->addWidget(new QLabel(tr("These rules have no questions that standing orders can answer."), this), 1, 0, 1,
                        3);
    const auto takeBusy = [this](bool busy) {
        for (const auto& boxes : m_values)
            for (QComboBox* box : boxes)
                box->setEnabled(!busy);
    };
    connect(&session, &BattleSession::busyChanged, this, takeBusy);
    takeBusy(session.isBusy());
    connect(&session, &BattleSession::changed, this, &OrdersPanel::showGiven);
    showGiven();
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(grid->rowCount(), 1);
}

void OrdersPanel::showGiven() {
    const auto& orders = m_session.info().orders;
    for (const Side side : bothSides)
        for (std::size_t i = 0; i < orders.size(); ++i) {
            QComboBox* box = m_values[index(side)][i];
            const auto given =
                std::ranges::find(m_session.orders(side), orders[i].key, &std::pair<std::string, std::string>::first);
            const bool isGiven = given != m_session.orders(side).end();
            box->setCurrentIndex(isGiven ? std::max(0, box->findData(QString::fromStdString(given->second))) : 0);
        }
}

void OrdersPanel::give(Side side) {
    StandingOrders given;
    const auto& orders = m_session.info().orders;
    for (std::size_t i = 0; i < orders.size(); ++i)
        if (const QComboBox* box = m_values[index(side)][i]; box->currentIndex() > 0)
            given.emplace_back(orders[i].key, box->currentData().toString().toStdString());
    m_session.setOrders(side, std::move(given));
}

}  // namespace ephor
