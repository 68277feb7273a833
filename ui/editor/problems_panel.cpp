#include "ui/editor/problems_panel.h"

#include "models/text/battle_words.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"
#include "ui/editor/problem_card.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>

namespace ephor {

namespace {

/// Draws the sign of a severity in the middle of its cell.
class SignDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        const int size = qRound(16 * textScale(option.font));
        const auto severity = static_cast<Severity>(index.data(DiagnosticsModel::SeverityRole).toInt());
        const QPixmap pixmap = severityPixmap(severity, option.palette, size, painter->device()->devicePixelRatioF());
        painter->drawPixmap(option.rect.center() - QPoint(size / 2 - 1, size / 2 - 1), pixmap);
    }
};

/// Draws no text in cells that have a widget.
class BlankDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->text.clear();
    }
};

}  // namespace

ProblemsPanel::ProblemsPanel(const CheckedText& document, QWidget* parent) : QTableView(parent), m_model(document) {
    named(this, QStringLiteral("problems"), tr("Problems"));
    setModel(&m_model);
    setItemDelegateForColumn(DiagnosticsModel::SeverityColumn, new SignDelegate(this));
    setItemDelegateForColumn(DiagnosticsModel::RuleColumn, new BlankDelegate(this));
    lookLikeRows(*this);
    setWordWrap(true);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(DiagnosticsModel::SeverityColumn, QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(DiagnosticsModel::WhatColumn, QHeaderView::Stretch);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ProblemsPanel::fill);
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) { goTo(index.row()); });
    connect(this, &QAbstractItemView::activated, this, [this](const QModelIndex& index) { goTo(index.row()); });
    fill();
}

void ProblemsPanel::goTo(int row) {
    const SourcePosition place = m_model.diagnostic(row).place;
    if (place.line > 0)
        Q_EMIT placeWanted(place.line, std::max(1, place.column));
}

void ProblemsPanel::fill() {
    const int height = scaled(this, 30);
    verticalHeader()->setDefaultSectionSize(height);
    m_widestFix = 0;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const Diagnostic& problem = m_model.diagnostic(row);
        if (!problem.rule.empty())
            setIndexWidget(m_model.index(row, DiagnosticsModel::RuleColumn), ruleLink(problem));
        if (problem.fixes.empty())
            continue;
        QWidget* buttons = fixButtons(row, problem);
        m_widestFix = std::max(m_widestFix, buttons->sizeHint().width());
        setIndexWidget(m_model.index(row, DiagnosticsModel::FixColumn), buttons);
    }
    layOut();
}

void ProblemsPanel::layOut() {
    layOutColumns();
    layOutRows();
}

/// The text of a problem has priority: in a narrow window the other columns leave it two fifths.
void ProblemsPanel::layOutColumns() {
    const int room = viewport()->width();
    horizontalHeader()->resizeSection(DiagnosticsModel::SeverityColumn, scaled(this, 30));
    horizontalHeader()->resizeSection(DiagnosticsModel::WhereColumn, std::min(scaled(this, 190), room * 15 / 100));
    horizontalHeader()->resizeSection(DiagnosticsModel::RuleColumn, std::min(scaled(this, 92), room * 15 / 100));
    horizontalHeader()->resizeSection(
        DiagnosticsModel::FixColumn, std::min(std::clamp(m_widestFix, scaled(this, 260), scaled(this, 460)), room / 3));
}

/// Makes rows high enough for their wrapped text.
void ProblemsPanel::layOutRows() {
    const int least = verticalHeader()->defaultSectionSize();
    const int margin = scaled(this, 8);
    const int where = columnWidth(DiagnosticsModel::WhereColumn);
    int what = viewport()->width() - where;
    for (const int column :
         {DiagnosticsModel::SeverityColumn, DiagnosticsModel::RuleColumn, DiagnosticsModel::FixColumn})
        what -= columnWidth(column);
    const auto heightOf = [&](int row, int column, int width) {
        const QString words = m_model.index(row, column).data().toString();
        const int room = width - margin;
        if (fontMetrics().horizontalAdvance(words) <= room)
            return least;
        return fontMetrics().boundingRect(QRect(0, 0, room, QWIDGETSIZE_MAX), Qt::TextWordWrap, words).height() +
               margin;
    };
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const int height = std::max({least, heightOf(row, DiagnosticsModel::WhereColumn, where),
                                     heightOf(row, DiagnosticsModel::WhatColumn, what)});
        if (rowHeight(row) != height)
            setRowHeight(row, height);
    }
}

void ProblemsPanel::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    layOut();
}

QWidget* ProblemsPanel::ruleLink(const Diagnostic& problem) {
    const QString rule = QString::fromStdString(problem.rule);
    auto* link = new QLabel(QStringLiteral("<a href='%1'>%1</a>").arg(rule.toHtmlEscaped()));
    link->setContentsMargins(scaled(this, 4), 0, 0, 0);
    link->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    link->setToolTip(tr("What the rule says, in the manual"));
    connect(link, &QLabel::linkActivated, this, &ProblemsPanel::ruleWanted);
    return link;
}

QWidget* ProblemsPanel::fixButtons(int row, const Diagnostic& problem) {
    auto* box = new QWidget;
    auto* layout = new QHBoxLayout(box);
    layout->setContentsMargins(scaled(this, 4), scaled(this, 2), scaled(this, 4), scaled(this, 2));
    layout->setSpacing(scaled(this, 6));
    int number = 0;
    for (const Fix& fix : problem.fixes) {
        QString label = text(fix.label);
        label.replace(u'&', QStringLiteral("&&"));
        auto* button = named(new QPushButton(icon("bulb"), label), QStringLiteral("fix_%1_%2").arg(row).arg(number++),
                             text(fix.label));
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        button->setMaximumHeight(scaled(this, 26));
        button->setIconSize(QSize(scaled(this, 14), scaled(this, 14)));
        button->setAutoDefault(false);
        // The button is deleted as soon as the text is fixed, so a copy of the fix is sent after the click is over.
        connect(button, &QPushButton::clicked, this, [this, fix] {
            QMetaObject::invokeMethod(this, [this, fix] { Q_EMIT fixWanted(fix); }, Qt::QueuedConnection);
        });
        layout->addWidget(button);
    }
    layout->addStretch();
    return box;
}

void ProblemsPanel::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        QStringList lines;
        for (int row = 0; row < m_model.rowCount(); ++row) {
            const Diagnostic& one = m_model.diagnostic(row);
            lines << QStringList{text(one.severity),
                                 m_model.index(row, DiagnosticsModel::WhereColumn).data().toString(), text(one.message),
                                 QString::fromStdString(one.rule)}
                         .join(u'\t');
        }
        QApplication::clipboard()->setText(lines.join(u'\n'));
        return;
    }
    QTableView::keyPressEvent(event);
}

void ProblemsPanel::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        fill();
}

}  // namespace ephor
