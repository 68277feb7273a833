#include "ui/battle/log/log_panel.h"

#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QLineEdit>
#include <QToolButton>

namespace ephor {

LogPanel::LogPanel(BattleSession& session, QWidget* parent) : QWidget(parent), m_view(new LogView(session, this)) {
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(2);
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    auto* filters = new QButtonGroup(this);
    const auto add = [&](LogFilter filter, const QString& text, const QString& name, const QString& tip) {
        auto* button = new QToolButton(this);
        button->setObjectName(name);
        button->setText(text);
        button->setAccessibleName(tip);
        button->setToolTip(tip);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setChecked(filter == LogFilter::All);
        filters->addButton(button, static_cast<int>(filter));
        row->addWidget(button);
    };
    add(LogFilter::All, tr("All"), QStringLiteral("logAll"), tr("Show the whole log"));
    add(LogFilter::Fights, tr("Fights"), QStringLiteral("logFights"), tr("Show fights and volleys only"));
    add(LogFilter::Losses, tr("Losses"), QStringLiteral("logLosses"), tr("Show where units were lost"));
    add(LogFilter::Mine, tr("Mine"), QStringLiteral("logMine"),
        tr("Show only what people's sides did and what happened to them"));
    auto* search = new QLineEdit(this);
    search->setObjectName(QStringLiteral("logSearch"));
    search->setPlaceholderText(tr("Search"));
    search->setAccessibleName(tr("Search the log"));
    search->setClearButtonEnabled(true);
    search->setMinimumWidth(scaled(this, 60));
    row->addWidget(search, 1);
    box->addLayout(row);
    box->addWidget(m_view, 1);
    connect(filters, &QButtonGroup::idClicked, m_view,
            [this](int filter) { m_view->setFilter(static_cast<LogFilter>(filter)); });
    connect(search, &QLineEdit::textChanged, m_view, &LogView::setSearch);
}

}  // namespace ephor
