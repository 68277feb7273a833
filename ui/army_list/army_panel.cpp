#include "ui/army_list/army_panel.h"

#include "core/army/figures.h"
#include "core/io/lists/edit/list_choices.h"
#include "core/io/trait_texts.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "ui/army_list/entry_form.h"
#include "ui/army_list/unit_delegate.h"
#include "ui/common/colours.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/common/window/upright_scroll.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace ephor {

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
        m_empty->setVisible(m_model.rowCount() == 0);
        m_tree->expandAll();
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
    auto* delegate = new UnitDelegate(this);
    connect(delegate, &UnitDelegate::countWanted, this, &ArmyPanel::changeCount, Qt::QueuedConnection);
    m_tree->setItemDelegate(delegate);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_tree->installEventFilter(this);
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(scaled(this, 16));
    m_tree->setDragDropMode(QAbstractItemView::DragDrop);
    m_tree->setDefaultDropAction(Qt::MoveAction);
    m_tree->header()->setStretchLastSection(false);
    m_empty =
        new QLabel(tr("The army has no units yet. Press + beside a troop type in the catalogue."), m_tree->viewport());
    m_empty->setObjectName(QStringLiteral("noUnits"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setAttribute(Qt::WA_TransparentForMouseEvents);  // troops can be dropped here
    auto* over = new QVBoxLayout(m_tree->viewport());
    over->addWidget(m_empty);
    m_empty->setVisible(m_model.rowCount() == 0);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& index) {
        if (m_following)
            return;
        showChosen();
        if (index.isValid())
            Q_EMIT lineWanted(index.data(ListTreeModel::LineRole).toInt());
    });
    connect(m_tree, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        if (index.column() != ListTreeModel::CountColumn)
            edit();
    });
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
    m_card = named(wrapped(new QLabel(this)), QStringLiteral("unitCard"), tr("The chosen unit"));
    m_card->setTextFormat(Qt::RichText);
    m_card->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_card->setMargin(scaled(this, 8));
    m_card->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    connect(m_card, &QLabel::linkActivated, this, &ArmyPanel::ruleWanted);
    m_tabs = named(new QTabWidget(this), QStringLiteral("unitTabs"), tr("The chosen unit: form or figures"));
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setAccessibleName(tr("The chosen unit: form or figures"));
    m_tabs->addTab(scroll, tr("Form"));
    m_tabs->addTab(
        named(new UprightScroll(m_card, this), QStringLiteral("cardScroll"), tr("Figures of the chosen unit")),
        tr("Values and rules"));
}

int ArmyPanel::line() const {
    const QModelIndex index = m_tree->currentIndex();
    return index.isValid() ? index.data(ListTreeModel::LineRole).toInt() : 0;
}

int ArmyPanel::chosenLine() {
    m_document.check();  // updates the tree's lines to the current text
    return line();
}

/// The lines of the selected entries, last first, without those inside another selected entry.
std::vector<int> ArmyPanel::chosenLines() {
    const int current = chosenLine();
    std::vector<int> lines;
    const QModelIndexList rows = m_tree->selectionModel()->selectedRows();
    for (const QModelIndex& index : rows)
        if (!rows.contains(index.parent()))
            lines.push_back(index.data(ListTreeModel::LineRole).toInt());
    if (lines.empty() && current > 0)
        lines.push_back(current);
    std::ranges::sort(lines, std::greater{});
    return lines;
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

/// Edits every selected entry, last first; one that cannot be edited leaves the text as it was.
void ArmyPanel::editChosen(const std::vector<int>& lines, const EntryEdit& change, int (ArmyPanel::*next)(int) const) {
    EditedList done{m_document.text().toStdString(), 0};
    for (const int line : lines) {
        Result<EditedList> edited = change(done.text, line);
        if (!edited)
            return take(edited);
        done = *std::move(edited);
    }
    take(done);
    if (next) {
        const int line = (this->*next)(lines.back());
        showLine(line);
        Q_EMIT lineWanted(std::max(1, line));
    }
}

/// The entry at a line or the first one behind it; without one, the last.
int ArmyPanel::lineNear(int line) const {
    int last = 0;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex top = m_model.index(row, 0);
        for (int child = -1; child < m_model.rowCount(top); ++child) {
            const QModelIndex index = child < 0 ? top : m_model.index(child, 0, top);
            last = index.data(ListTreeModel::LineRole).toInt();
            if (last >= line)
                return last;
        }
    }
    return last;
}

void ArmyPanel::add(const ListOffer& offer) {
    const int line = chosenLine();
    const QModelIndex index = m_tree->currentIndex();
    if (index.isValid() && isSame(index, offer))
        changeCount(line, 1);
    else
        addAt(offer, line);
}

/// True if the entry is one more of the offered troop, without a name or other facts of its own.
bool ArmyPanel::isSame(const QModelIndex& index, const ListOffer& offer) const {
    const Entry* entry = m_model.entry(index);
    return offer.children.empty() && m_model.heading(index).toStdString() == offer.heading &&
           index.data(ListTreeModel::CountRole).isValid() &&
           std::ranges::all_of(entry->fields,
                               [&](const Field& field) {
                                   return field.key == "count" || std::ranges::contains(offer.fields, field);
                               }) &&
           std::ranges::all_of(offer.fields, [&](const Field& field) { return entry->find(field.key) != nullptr; });
}

/// The first figure of a list comes with a retinue around it, the first hoplites with a phalanx.
void ArmyPanel::addAt(const ListOffer& offer, int after) {
    const std::string text = m_document.text().toStdString();
    const std::size_t dot = offer.heading.find('.');
    const std::string outer = offer.heading.substr(0, dot);
    const auto& list = m_document.read().list;
    if (dot == std::string::npos || (list && std::ranges::contains(list->entries, outer, &Entry::table)))
        take(withEntry(text, offer.heading, offer.fields, after, offer.children));
    else
        take(withEntry(text, outer, {}, after, {{offer.heading.substr(dot + 1), offer.fields, {}, {}, 1, 0}}));
}

/// The flags of which an army, or a formation, has one.
static const std::vector<std::string>& singleFlags() {
    static const std::vector<std::string> flags{"strategos", "general", "commander", "leader", "standard"};
    return flags;
}

void ArmyPanel::duplicate() {
    if (const std::vector<int> lines = chosenLines(); !lines.empty())
        editChosen(lines, [](std::string_view text, int line) { return withCopy(text, line, singleFlags()); }, nullptr);
}

void ArmyPanel::remove() {
    if (const std::vector<int> lines = chosenLines(); !lines.empty())
        editChosen(lines, withoutEntry, &ArmyPanel::lineNear);
}

/// One more of a general or a leader is an entry of its own; the last one is removed with its entry.
void ArmyPanel::changeCount(int line, int more) {
    m_document.check();
    const QModelIndex index = m_model.indexOfLine(line);
    const Entry* entry = m_model.entry(index);
    if (!entry || !index.data(ListTreeModel::CountRole).isValid())
        return;
    const int count = index.data(ListTreeModel::CountRole).toInt() + more;
    const std::string text = m_document.text().toStdString();
    if (count <= 0)
        editChosen({line}, withoutEntry, &ArmyPanel::lineNear);
    else if (more > 0 && std::ranges::any_of(singleFlags(), [&](const std::string& key) { return entry->flag(key); }))
        take(withCopy(text, line, singleFlags()));
    else
        take(
            withValue(text, line, "count", count == 1 ? std::nullopt : std::optional(FieldValue(std::int64_t{count}))));
}

bool ArmyPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_tree || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Delete:
        remove();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        changeCount(chosenLine(), static_cast<QKeyEvent*>(event)->key() == Qt::Key_Plus ? 1 : -1);
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
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

void ArmyPanel::addToMenu(const QList<QAction*>& actions) { m_tree->addActions(actions); }

void ArmyPanel::edit() {
    m_tabs->setCurrentIndex(0);
    m_form->begin();
}

void ArmyPanel::chooseHead() {
    Q_EMIT lineWanted(1);
    showLine(0);
}

/// The type column, which often repeats the name, has the room that the names leave; it goes where that is too little.
void ArmyPanel::layOutColumns() {
    const int count = scaled(this, 74);
    const bool isPriced =
        std::ranges::any_of(m_document.summary().rows, [](const ListRow& row) { return row.points.has_value(); });
    const int points = isPriced ? scaled(this, 54) : 0;
    const QAbstractItemView& tree = *m_tree;
    const int names = tree.sizeHintForColumn(ListTreeModel::UnitColumn) + scaled(this, 24);  // a sign behind a name
    const int types = std::max(tree.sizeHintForColumn(ListTreeModel::TypeColumn), scaled(this, 60));
    const int type = std::min(types, width() - count - points - names);
    m_tree->header()->setSectionResizeMode(ListTreeModel::UnitColumn, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(ListTreeModel::TypeColumn, QHeaderView::Fixed);
    m_tree->header()->resizeSection(ListTreeModel::TypeColumn, std::max(type, 0));
    m_tree->setColumnHidden(ListTreeModel::TypeColumn, type < scaled(this, 60));
    m_tree->header()->resizeSection(ListTreeModel::CountColumn, count);
    m_tree->setColumnHidden(ListTreeModel::PointsColumn, !isPriced);
    if (isPriced)
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
    // Several entries may be selected; the selection changes only with the entry of the line.
    if (const QModelIndex index = m_model.indexOfLine(line); index != m_tree->currentIndex().siblingAtColumn(0))
        m_tree->setCurrentIndex(index);
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
    const QString none = !row                ? tr("Select a unit above, or put the cursor into one in the text.")
                         : row->kind.empty() ? tr("Its type is not known: see the problems below.")
                                             : textOf(row->remarks);
    m_card->setText(QStringLiteral("<font color='%1'>%2</font>")
                        .arg(Colours::of(palette()).secondary.name(), none.toHtmlEscaped()));
}

/// The traits of a type, each with its rule in our words.
QString ArmyPanel::traitsOf(const TroopType& type) const {
    const std::string system = m_document.read().system ? m_document.read().system->info().id : std::string();
    QStringList lines;
    for (const TraitText& one : traitTextsOf(system, {&type}))
        lines << QStringLiteral("<b>%1</b>: %2 (<a href='%3'>%3</a>)")
                     .arg(headingOfKey(one.trait).toHtmlEscaped(), translated(one.text).toHtmlEscaped(),
                          QString::fromStdString(one.rule).toHtmlEscaped());
    return lines.isEmpty() ? traitsIn(type).toHtmlEscaped() : lines.join(QStringLiteral("<br>"));
}

QString ArmyPanel::cardOf(const ListRow& row) const {
    const TroopType& type = *row.type;
    const QString secondary = Colours::of(palette()).secondary.name();
    const QString cell =
        QStringLiteral("<td align='center' style='padding-left:%1px; padding-right:%1px'>%2</td>").arg(scaled(this, 4));
    QString headings;
    QString values;
    for (const Stat& stat : type.stats) {
        headings += cell.arg(QStringLiteral("<font color='%1'><small>%2</small></font>")
                                 .arg(secondary, headingOfKey(stat.key).toHtmlEscaped()));
        values += cell.arg(QStringLiteral("<b>%1</b>").arg(stat.value));
    }
    QString html;
    if (!values.isEmpty())
        html = QStringLiteral("<table cellspacing='0' cellpadding='0' width='100%'><tr>%1</tr><tr>%2</tr></table>")
                   .arg(headings, values);
    html += QStringLiteral("<p style='margin-top:6px; margin-bottom:0'>%1</p>")
                .arg(type.traits.empty() ? tr("No special traits") : traitsOf(type));
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
                    .arg(textOf(row.remarks).toHtmlEscaped());
    return html;
}

void ArmyPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_card)
        showChosen();
}

}  // namespace ephor
