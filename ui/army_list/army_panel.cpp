#include "ui/army_list/army_panel.h"

#include "core/io/lists/list_choices.h"
#include "models/text.h"
#include "ui/army_list/entry_form.h"
#include "ui/army_list/troop_delegate.h"
#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/common/window/upright_scroll.h"
#include "ui/editor/problem_card.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace ephor {

namespace {

/// Draws a unit's name after its troop sign, and at the end a general's helmet and the worst problem.
class UnitDelegate final : public TroopDelegate {
public:
    explicit UnitDelegate(QObject* parent) : TroopDelegate(ListTreeModel::SignRole, parent) {}

    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        TroopDelegate::initStyleOption(option, index);
        if (index.column() != ListTreeModel::UnitColumn) {
            if (index.column() == ListTreeModel::TypeColumn && !(option->state & QStyle::State_Selected))
                option->palette.setColor(QPalette::Text, Colours::of(option->palette).secondary);
            return;
        }
        const bool general = index.data(ListTreeModel::GeneralRole).toBool();
        const bool holdsOthers = index.model()->hasChildren(index);
        if (holdsOthers)
            option->features &= ~QStyleOptionViewItem::HasDecoration;
        option->font.setBold(general || holdsOthers);
        const int signs = (general ? 1 : 0) + (index.data(ListTreeModel::WorstRole).toInt() >= 0 ? 1 : 0);
        const int room =
            option->rect.width() - option->decorationSize.width() - 12 - signs * (option->decorationSize.width() + 4);
        if (signs > 0 && room > 0)  // the name gets less room where there are signs at its end
            option->text = QFontMetrics(option->font).elidedText(option->text, Qt::ElideRight, room);
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        TroopDelegate::paint(painter, option, index);
        if (index.column() != ListTreeModel::UnitColumn)
            return;
        const int size = qRound(16 * textScale(option.font));
        const double ratio = painter->device()->devicePixelRatioF();
        int right = option.rect.right() - 4;
        const auto place = [&](const QPixmap& pixmap) {
            painter->drawPixmap(right - size, option.rect.center().y() - size / 2 + 1, pixmap);
            right -= size + 4;
        };
        const bool chosen = option.state & QStyle::State_Selected;
        if (const int worst = index.data(ListTreeModel::WorstRole).toInt(); worst >= 0) {
            const auto severity = static_cast<Severity>(worst);
            const char* sign = severity == Severity::Error ? "error" : severity == Severity::Warning ? "warn" : "info";
            place(chosen ? iconPixmap(sign, option.palette.color(QPalette::HighlightedText), {size, size}, ratio)
                         : severityPixmap(severity, option.palette, size, ratio));
        }
        if (index.data(ListTreeModel::GeneralRole).toBool())
            place(iconPixmap("helmet", option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text),
                             {size, size}, ratio));
    }
};

}  // namespace

ArmyPanel::ArmyPanel(ArmyListDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(document) {
    makeTree();
    makeForm();
    auto* below = new QWidget(this);
    auto* belowLayout = new QVBoxLayout(below);
    belowLayout->setContentsMargins(0, 0, 0, 0);
    belowLayout->setSpacing(0);
    belowLayout->addWidget(m_title);
    belowLayout->addWidget(m_tabs, 1);
    auto* halves = new QSplitter(Qt::Vertical, this);
    halves->setObjectName(QStringLiteral("armyHalves"));
    halves->addWidget(m_tree);
    halves->addWidget(below);
    halves->setStretchFactor(0, 1);
    halves->setStretchFactor(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(halves);
    setMinimumWidth(scaled(this, textScale(font()) > 1.5 ? 150 : 260));  // leaves room for the names
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        layOutColumns();
        showLine(m_line);
    });
    connect(
        &m_model, &ListTreeModel::moveWanted, this,
        [this](int entry, int target, Beside beside) {
            take(withEntryMoved(m_document.text().toStdString(), entry, target, beside));
        },
        Qt::QueuedConnection);
    connect(&m_model, &ListTreeModel::offerWanted, this, &ArmyPanel::offerDropped, Qt::QueuedConnection);
    layOutColumns();
    showLine(1);
}

void ArmyPanel::makeTree() {
    m_tree = named(new QTreeView(this), QStringLiteral("unitTree"), tr("Units of the army"));
    m_tree->setModel(&m_model);
    m_tree->setItemDelegate(new UnitDelegate(this));
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(scaled(this, 16));
    m_tree->setDragDropMode(QAbstractItemView::DragDrop);
    m_tree->setDefaultDropAction(Qt::MoveAction);
    m_tree->header()->setStretchLastSection(false);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& index) {
        if (m_following)
            return;
        showChosen();
        if (index.isValid())
            Q_EMIT lineWanted(index.data(ListTreeModel::LineRole).toInt());
    });
    connect(m_tree, &QAbstractItemView::activated, this, &ArmyPanel::edit);
}

void ArmyPanel::makeForm() {
    m_title = new QLabel(this);
    m_title->setObjectName(QStringLiteral("unitTitle"));
    m_title->setFont(sized(font(), 13, true));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setMargin(scaled(this, 6));
    m_form = new EntryForm(m_document, this);
    connect(m_form, &EntryForm::valueWanted, this, [this](const QString& key, const std::optional<FieldValue>& value) {
        const int line = chosenLine();
        take(withValue(m_document.text().toStdString(), line, key.toStdString(), value));
    });
    auto* scroll =
        named(new UprightScroll(m_form, this), QStringLiteral("formScroll"), tr("The chosen unit as a form"));
    m_card = new QLabel(this);
    m_card->setObjectName(QStringLiteral("unitCard"));
    m_card->setAccessibleName(tr("The chosen unit"));
    m_card->setWordWrap(true);
    m_card->setTextFormat(Qt::RichText);
    m_card->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_card->setMargin(scaled(this, 8));
    m_card->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    connect(m_card, &QLabel::linkActivated, this, &ArmyPanel::ruleWanted);
    m_tabs = named(new QTabWidget(this), QStringLiteral("unitTabs"), tr("The chosen unit: form or figures"));
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setAccessibleName(tr("The chosen unit: form or figures"));
    m_tabs->addTab(scroll, tr("Form"));
    m_tabs->addTab(m_card, tr("Its figures"));
}

int ArmyPanel::chosenLine() {
    m_document.check();  // updates the tree's lines to the current text
    const QModelIndex index = m_tree->currentIndex();
    return index.isValid() ? index.data(ListTreeModel::LineRole).toInt() : 0;
}

void ArmyPanel::take(const Result<EditedList>& done) {
    if (!done) {
        Q_EMIT refused(done.error());
        return;
    }
    // Changing the text moves its cursor. The form must not follow; it keeps its entry and the field that is being
    // left.
    m_taking = true;
    Q_EMIT edited(QString::fromStdString(done->text), done->line);
    m_taking = false;
    showLine(done->line);
}

void ArmyPanel::add(const ListOffer& offer) { addAt(offer, chosenLine()); }

void ArmyPanel::addAt(const ListOffer& offer, int after) {
    take(withEntry(m_document.text().toStdString(), offer.heading, offer.fields, after));
}

void ArmyPanel::duplicate() {
    if (const int line = chosenLine(); line > 0)
        take(withCopy(m_document.text().toStdString(), line,
                      {"strategos", "general", "commander", "leader", "standard"}));
}

void ArmyPanel::remove() {
    if (const int line = chosenLine(); line > 0)
        take(withoutEntry(m_document.text().toStdString(), line));
}

void ArmyPanel::move(const QModelIndex& target, Beside beside) {
    if (const int line = chosenLine(); line > 0 && target.isValid())
        take(withEntryMoved(m_document.text().toStdString(), line, target.data(ListTreeModel::LineRole).toInt(),
                            beside));
}

void ArmyPanel::moveUp() {
    chosenLine();
    const QModelIndex index = m_tree->currentIndex();
    if (index.row() > 0)
        move(index.siblingAtRow(index.row() - 1), Beside::Before);
    else if (const QModelIndex parent = index.parent(); parent.isValid() && parent.row() > 0)
        move(parent.siblingAtRow(parent.row() - 1), Beside::Behind);
}

void ArmyPanel::moveDown() {
    chosenLine();
    const QModelIndex index = m_tree->currentIndex();
    if (const QModelIndex next = index.siblingAtRow(index.row() + 1); next.isValid())
        move(next, Beside::Behind);
    else if (const QModelIndex parent = index.parent(); parent.isValid())
        move(parent.siblingAtRow(parent.row() + 1), Beside::Behind);
}

void ArmyPanel::edit() {
    m_tabs->setCurrentIndex(0);
    m_form->begin();
}

void ArmyPanel::chooseHead() {
    Q_EMIT lineWanted(1);
    showLine(0);
}

/// In a narrow panel the type column shrinks before the names do.
void ArmyPanel::layOutColumns() {
    const int count = scaled(this, 48);
    const int points = scaled(this, 54);
    const int type = std::min(scaled(this, 112), (width() - count - points) * 2 / 5);
    m_tree->header()->setSectionResizeMode(ListTreeModel::UnitColumn, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(ListTreeModel::TypeColumn, QHeaderView::Fixed);
    m_tree->header()->resizeSection(ListTreeModel::TypeColumn, std::max(type, scaled(this, 40)));
    m_tree->header()->resizeSection(ListTreeModel::CountColumn, count);
    m_tree->header()->resizeSection(ListTreeModel::PointsColumn, points);
}

void ArmyPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOutColumns();
}

void ArmyPanel::showLine(int line) {
    if (m_taking)
        return;
    m_line = line;
    m_following = true;
    m_tree->expandAll();
    m_tree->setCurrentIndex(m_model.indexOfLine(line));
    m_following = false;
    showChosen();
}

void ArmyPanel::showChosen() {
    const QModelIndex index = m_tree->currentIndex();
    m_title->setText(index.isValid() ? m_model.name(index) : tr("The list itself"));
    m_form->show(index.isValid() ? m_model.entry(index) : nullptr,
                 index.isValid() ? m_model.heading(index) : QString());
    showCard();
}

void ArmyPanel::showCard() {
    const QModelIndex index = m_tree->currentIndex();
    const ListRow* row = index.isValid() ? m_model.row(index) : nullptr;
    if (row && row->type) {
        m_card->setText(cardOf(*row));
        return;
    }
    const QString none = row ? tr("Its type is not known: see the problems below.")
                             : tr("Choose a unit above, or put the cursor into one in the text.");
    m_card->setText(QStringLiteral("<font color='%1'>%2</font>")
                        .arg(Colours::of(palette()).secondary.name(), none.toHtmlEscaped()));
}

QString ArmyPanel::cardOf(const ListRow& row) const {
    const TroopType& type = *row.type;
    const QString secondary = Colours::of(palette()).secondary.name();
    QString html = QStringLiteral("<table cellspacing='0' cellpadding='0' width='100%'><tr>");
    for (const Stat& stat : type.stats)
        html += QStringLiteral("<td align='center'><font color='%1'><small>%2</small></font></td>")
                    .arg(secondary, headingOfKey(stat.key).toHtmlEscaped());
    html += QStringLiteral("</tr><tr>");
    for (const Stat& stat : type.stats)
        html += QStringLiteral("<td align='center'><b>%1</b></td>").arg(stat.value);
    html += QStringLiteral("</tr></table>");
    QStringList traits;
    for (const std::string& trait : type.traits)
        traits << headingOfKey(trait).toHtmlEscaped();
    html += QStringLiteral("<p style='margin-top:6px; margin-bottom:0'>%1</p>")
                .arg(traits.isEmpty() ? tr("No special traits") : traits.join(QStringLiteral(", ")));
    QStringList last;
    if (type.points)
        last << (type.pointsSource == "house" ? tr("%1 points each, house value") : tr("%1 points each"))
                    .arg(*type.points);
    if (!type.rule.empty())
        last << QStringLiteral("<a href='%1'>%1</a>").arg(QString::fromStdString(type.rule).toHtmlEscaped());
    html += QStringLiteral("<p style='margin-top:4px; margin-bottom:0'><font color='%1'>%2</font></p>")
                .arg(secondary, last.join(QStringLiteral(" · ")));
    if (!row.remarks.empty())
        html += QStringLiteral("<p style='margin-top:4px; margin-bottom:0'>%1</p>")
                    .arg(QString::fromStdString(row.remarks).toHtmlEscaped());
    return html;
}

void ArmyPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_card)
        showChosen();
}

}  // namespace ephor
