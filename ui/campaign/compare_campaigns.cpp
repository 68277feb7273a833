#include "ui/campaign/compare_campaigns.h"

#include "models/items/table_text.h"
#include "ui/common/colours.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/row_look.h"
#include "ui/common/sizes.h"
#include "ui/common/window_places.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCheckBox>
#include <QClipboard>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QTableView>

namespace ephor {

namespace {

/// What differs stands on coloured ground, and in bold.
class PartingDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!index.data(CampaignComparisonModel::DiffersRole).toBool())
            return;
        option->font.setBold(true);
        option->backgroundBrush =
            blended(option->palette.color(QPalette::Base), Colours::of(option->palette).warning, share);
    }

private:
    static constexpr double share = 0.18;
};

QString calledAs(const QString& file) { return QFileInfo(file).completeBaseName(); }

}  // namespace

CompareCampaigns::CompareCampaigns(const Side& first, const Side& second, QSettings* settings, QWidget* parent)
    : QDialog(parent), m_model(first.journal, second.journal, {calledAs(first.file), calledAs(second.file)}) {
    setObjectName(QStringLiteral("compareCampaigns"));
    setWindowTitle(tr("Two campaigns compared"));
    setAttribute(Qt::WA_DeleteOnClose);
    setHelpTopic(this, QStringLiteral("running-a-campaign#what-if"));
    m_about = named(new QLabel(this), QStringLiteral("compareAbout"), tr("Where the campaigns part"));
    m_about->setWordWrap(true);
    m_about->setText(m_model.partingText());
    new QVBoxLayout(this);
    layout()->addWidget(m_about);
    makeTable();
    makeButtons();
    resize(scaled(this, 860), scaled(this, 620));
    (new WindowPlaces(*this, settings))->restore();
}

void CompareCampaigns::makeTable() {
    m_rows.setSourceModel(&m_model);
    m_rows.setFilterRole(CampaignComparisonModel::DiffersRole);
    m_table = named(new QTableView(this), QStringLiteral("compareTable"), tr("The campaigns side by side"));
    m_table->setModel(&m_rows);
    m_table->setItemDelegate(new PartingDelegate(m_table));
    lookLikeRows(*m_table);
    m_table->setAlternatingRowColors(false);
    m_table->setWordWrap(true);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    QHeaderView& header = *m_table->horizontalHeader();
    header.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header.setSectionResizeMode(QHeaderView::Stretch);
    for (const int column : {CampaignComparisonModel::AboutColumn, CampaignComparisonModel::WhatColumn})
        header.setSectionResizeMode(column, QHeaderView::ResizeToContents);
    static_cast<QVBoxLayout*>(layout())->addWidget(m_table, 1);
}

void CompareCampaigns::makeButtons() {
    auto* only =
        named(new QCheckBox(tr("Only what &differs"), this), QStringLiteral("onlyDifferent"), tr("Only what differs"));
    connect(only, &QCheckBox::toggled, this, &CompareCampaigns::showOnlyDifferent);
    const auto button = [this](const QString& text, const char* name, const QString& about) {
        auto* one = named(new QPushButton(text, this), QLatin1StringView(name), about);
        one->setToolTip(about);
        one->setAutoDefault(false);
        return one;
    };
    QPushButton* copying = button(tr("&Copy"), "copyComparison", tr("Copy the table, for a mail or a spreadsheet"));
    QPushButton* closing = button(tr("C&lose"), "closeComparison", tr("Close this window"));
    connect(copying, &QPushButton::clicked, this, &CompareCampaigns::copy);
    connect(closing, &QPushButton::clicked, this, &QDialog::close);
    auto* help = new QShortcut(QKeySequence::HelpContents, this);
    connect(help, &QShortcut::activated, this, [this] { Q_EMIT manualWanted(helpTopicOf(this)); });
    auto* row = new QHBoxLayout;
    row->addWidget(only);
    row->addStretch();
    row->addWidget(copying);
    row->addWidget(closing);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void CompareCampaigns::copy() {
    QApplication::clipboard()->setText(m_about->text() + QStringLiteral("\n\n") + tsvOf(m_rows));
}

void CompareCampaigns::showOnlyDifferent(bool only) {
    m_rows.setFilterRegularExpression(only ? QStringLiteral("true") : QString());
}

}  // namespace ephor
