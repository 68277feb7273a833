#include "ui/common/comparison_dialog.h"

#include "models/text/table_text.h"
#include "ui/common/colours.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"
#include "ui/common/window/window_places.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace ephor {

namespace {

constexpr int behindTheStretch = 2;  ///< layout index of the first button, after the stretch

/// Paints differences bold and on colour: green for new, red for missing, yellow for changed.
class DifferenceDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        using Kind = ComparisonModel::Kind;
        const auto kind = static_cast<Kind>(index.data(ComparisonModel::KindRole).toInt());
        if (kind == Kind::Same)
            return;
        const Colours& colours = Colours::of(option->palette);
        const QColor sign = kind == Kind::OnlyFirst    ? colours.error
                            : kind == Kind::OnlySecond ? colours.good
                                                       : colours.warning;
        option->font.setBold(true);
        option->backgroundBrush = blended(option->palette.color(QPalette::Base), sign, share);
    }

private:
    static constexpr double share = 0.18;
};

}  // namespace

ComparisonDialog::ComparisonDialog(ComparisonModel* model, const Words& words, QWidget* parent) : QDialog(parent) {
    model->setParent(this);
    setWindowTitle(words.title);
    setAttribute(Qt::WA_DeleteOnClose);
    helpByKey(this, [this](const QString& topic) { Q_EMIT manualWanted(topic); });
    m_rows.setSourceModel(model);
    m_rows.setFilterRole(ComparisonModel::KindRole);
    m_about = named(wrapped(new QLabel(this)), QStringLiteral("compareAbout"), words.about);
    new QVBoxLayout(this);
    layout()->addWidget(m_about);
    makeTable(words.table);
    makeButtons();
}

void ComparisonDialog::makeTable(const QString& name) {
    m_table = named(new QTableView(this), QStringLiteral("compareTable"), name);
    m_table->setModel(&m_rows);
    m_table->setItemDelegate(new DifferenceDelegate(m_table));
    lookLikeRows(*m_table);
    m_table->setAlternatingRowColors(false);
    m_table->setWordWrap(true);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    QHeaderView& header = *m_table->horizontalHeader();
    header.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header.setSectionResizeMode(QHeaderView::Stretch);
    static_cast<QVBoxLayout*>(layout())->addWidget(m_table, 1);
}

void ComparisonDialog::makeButtons() {
    m_only =
        named(new QCheckBox(tr("Only what &differs"), this), QStringLiteral("onlyDifferent"), tr("Only what differs"));
    connect(m_only, &QCheckBox::toggled, this, &ComparisonDialog::showOnlyDifferent);
    m_buttons = new QHBoxLayout;
    m_buttons->addWidget(m_only);
    m_buttons->addStretch();
    const QPushButton* closing = addButton(tr("C&lose"), "closeComparison", tr("Close this window"));
    const QPushButton* copying =
        addButton(tr("&Copy"), "copyComparison", tr("Copy the table, for a mail or a spreadsheet"));
    connect(copying, &QPushButton::clicked, this, &ComparisonDialog::copy);
    connect(closing, &QPushButton::clicked, this, &QDialog::close);
    static_cast<QVBoxLayout*>(layout())->addLayout(m_buttons);
}

QPushButton* ComparisonDialog::addButton(const QString& text, const char* name, const QString& about) {
    auto* button = named(new QPushButton(text, this), QLatin1StringView(name), about);
    button->setToolTip(about);
    button->setAutoDefault(false);
    m_buttons->insertWidget(behindTheStretch, button);
    setTabOrder(m_only, button);
    return button;
}

void ComparisonDialog::restorePlace(QSize size, QSettings* settings) {
    resize(scaled(this, size.width()), scaled(this, size.height()));
    (new WindowPlaces(*this, settings))->restore();
}

void ComparisonDialog::copy() {
    const QString head = copiedHead();
    QApplication::clipboard()->setText(head.isEmpty() ? tsvOf(m_rows) : head + QStringLiteral("\n\n") + tsvOf(m_rows));
}

void ComparisonDialog::showOnlyDifferent(bool only) {
    m_rows.setFilterRegularExpression(only ? QStringLiteral("[^%1]").arg(static_cast<int>(ComparisonModel::Kind::Same))
                                           : QString());
}

}  // namespace ephor
