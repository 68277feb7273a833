#include "models/army_list/list_tree_model.h"

#include "core/army/figures.h"
#include "models/text.h"
#include "models/text/battle_words.h"

#include <QMimeData>

namespace ephor {

const QString ListTreeModel::entryMime = QStringLiteral("application/x-ephor-list-entry");
const QString ListTreeModel::offerMime = QStringLiteral("application/x-ephor-list-offer");

struct ListTreeModel::Node {
    const Entry* entry = nullptr;
    const ListRow* row = nullptr;
    Node* parent = nullptr;
    int number = 0;
    std::vector<std::unique_ptr<Node>> children;
};

bool hasGeneral(const Entry& entry) {
    return entry.flag("strategos") || entry.flag("general") || entry.flag("commander") || entry.table == "general";
}

ListTreeModel::ListTreeModel(const ArmyListDocument& document, QObject* parent)
    : QAbstractItemModel(parent), m_document(document) {
    rebuild();
    connect(&document, &ArmyListDocument::checked, this, [this] {
        if (m_document.isOutdated())
            return;  // the contents are those that are shown
        beginResetModel();
        rebuild();
        endResetModel();
    });
}

ListTreeModel::~ListTreeModel() = default;

void ListTreeModel::rebuild() {
    m_root = std::make_unique<Node>();
    if (m_document.read().list)
        add(*m_root, m_document.read().list->entries);
}

void ListTreeModel::add(Node& to, const std::vector<Entry>& entries) {
    for (const Entry& entry : entries) {
        auto node = std::make_unique<Node>();
        node->entry = &entry;
        node->parent = &to;
        node->number = static_cast<int>(to.children.size());
        for (const ListRow& row : m_document.summary().rows)
            if (row.line == entry.place.line && entry.children.empty())
                node->row = &row;
        add(*node, entry.children);
        to.children.push_back(std::move(node));
    }
}

const ListTreeModel::Node& ListTreeModel::node(const QModelIndex& index) const {
    return index.isValid() ? *static_cast<const Node*>(index.constInternalPointer()) : *m_root;
}

QModelIndex ListTreeModel::indexOf(const Node& node) const {
    return &node == m_root.get() ? QModelIndex() : createIndex(node.number, 0, &node);
}

QModelIndex ListTreeModel::index(int row, int column, const QModelIndex& parent) const {
    return hasIndex(row, column, parent)
               ? createIndex(row, column, node(parent).children[static_cast<std::size_t>(row)].get())
               : QModelIndex();
}

QModelIndex ListTreeModel::parent(const QModelIndex& child) const {
    return child.isValid() ? indexOf(*node(child).parent) : QModelIndex();
}

int ListTreeModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : static_cast<int>(node(parent).children.size());
}

int ListTreeModel::columnCount(const QModelIndex&) const { return Columns; }

const Entry* ListTreeModel::entry(const QModelIndex& index) const { return node(index).entry; }

const ListRow* ListTreeModel::row(const QModelIndex& index) const { return node(index).row; }

QString ListTreeModel::heading(const QModelIndex& index) const {
    QString heading;
    for (const Node* one = &node(index); one->entry; one = one->parent)
        heading = QString::fromStdString(one->entry->table) + (heading.isEmpty() ? QString() : u'.' + heading);
    return heading;
}

QString ListTreeModel::name(const QModelIndex& index) const { return cell(node(index), UnitColumn); }

QModelIndex ListTreeModel::indexOfLine(int line) const {
    const Node* found = m_root.get();
    for (bool deeper = true; deeper;) {
        deeper = false;
        for (const auto& child : found->children)
            if (const Entry& one = *child->entry;
                one.place.line > 0 && one.place.line <= line && line < one.place.line + one.lines) {
                found = child.get();
                deeper = true;
                break;
            }
    }
    return indexOf(*found);
}

int ListTreeModel::worst(const Node& node) const {
    const Entry& entry = *node.entry;
    // An entry with children shows only its own diagnostics; the children show theirs.
    const int lines =
        entry.children.empty() ? entry.lines : std::max(1, entry.children.front().place.line - entry.place.line);
    int found = -1;
    for (const Diagnostic& one : m_document.diagnostics())
        if (one.place.line >= entry.place.line && one.place.line < entry.place.line + lines)
            found = std::max(found, static_cast<int>(one.severity));
    return found;
}

std::optional<int> ListTreeModel::points(const Node& node) const {
    if (node.children.empty())
        return node.row ? node.row->points : std::nullopt;
    std::optional<int> all;
    for (const auto& child : node.children)
        if (const std::optional<int> some = points(*child))
            all = all.value_or(0) + *some;
    if (const ListExtra* more = extra(node); all && more)
        *all += more->points;
    return all;
}

/// The points of an entry besides those of its rows; null where it has none.
const ListExtra* ListTreeModel::extra(const Node& node) const {
    const auto& all = m_document.summary().extras;
    const auto found = std::ranges::find(all, node.entry->place.line, &ListExtra::line);
    return found == all.end() ? nullptr : &*found;
}

/// "Phalanx 2" for an entry without a name.
QString ListTreeModel::unnamed(const Node& node) const {
    int number = 0;
    for (const auto& sibling : node.parent->children) {
        if (sibling->entry->table == node.entry->table)
            ++number;
        if (sibling.get() == &node)
            break;
    }
    return tr("%1 %2").arg(headingOfKey(node.entry->table)).arg(number);
}

QString ListTreeModel::cell(const Node& node, int column) const {
    const Entry& entry = *node.entry;
    switch (column) {
    case UnitColumn: {
        if (node.row)
            return QString::fromStdString(node.row->name);
        const QString called = QString::fromStdString(entry.text("name", entry.text("leader", entry.text("type"))));
        if (const std::string kind = entry.text("kind"); called.isEmpty() && !kind.empty())
            return headingOfKey(kind);
        return called.isEmpty() ? unnamed(node) : called;
    }
    case TypeColumn:
        if (node.row)
            return node.row->type           ? translated(node.row->type->name)
                   : node.row->kind.empty() ? tr("unknown type")
                                            : translated(node.row->kind);
        return headingOfKey(entry.table);
    case CountColumn:
        return node.row ? QString::number(node.row->count) : QString();
    default: {
        const std::optional<int> some = points(node);
        return some ? QString::number(*some) : node.row ? QStringLiteral("–") : QString();
    }
    }
}

QString ListTreeModel::about(const Node& node) const {
    QStringList lines{cell(node, UnitColumn)};
    if (const QString type = cell(node, TypeColumn); type != lines.front())
        lines.front() += QStringLiteral(", ") + type;
    if (node.row && node.row->type) {
        QStringList figures;
        for (const Stat& stat : node.row->type->stats)
            if (isForTheTable(stat.key))
                figures << tr("%1 %2").arg(headingOfKey(stat.key)).arg(stat.value);
        lines << figures.join(QStringLiteral(", "));
        if (!node.row->type->traits.empty())
            lines << traitsIn(*node.row->type);
    }
    if (node.row && !node.row->leader.empty())
        lines << textOf(node.row->leader);
    if (node.row && !node.row->remarks.empty())
        lines << textOf(node.row->remarks);
    if (const ListExtra* more = extra(node))
        lines << tr("%1 points for the units, %2 for %3")
                     .arg(points(node).value_or(0) - more->points)
                     .arg(more->points)
                     .arg(text(more->what));
    const auto owned = node.entry->integer("owned", -1);
    if (node.row && owned >= 0 && owned < node.row->count)
        lines << tr("Models for %1 of %2").arg(owned).arg(node.row->count);
    return lines.join(u'\n');
}

QVariant ListTreeModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node& one = node(index);
    switch (role) {
    case Qt::DisplayRole:
        return cell(one, index.column());
    case SignRole:
        return one.row && one.row->type ? QString::fromStdString(one.row->type->sign) : QString();
    case LineRole:
        return one.entry->place.line;
    case WorstRole:
        return worst(one);
    case GeneralRole:
        return hasGeneral(*one.entry);
    case LeaderRole:
        return one.entry->flag("leader");
    case StandardRole:
        return one.entry->flag("standard");
    case CountRole:
        return one.row && one.row->kind.empty() ? QVariant(one.row->count) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() >= CountColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ToolTipRole:
        return about(one);
    default:
        return {};
    }
}

QVariant ListTreeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section >= CountColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                      : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case UnitColumn:
        return tr("Unit");
    case TypeColumn:
        return tr("Type");
    case CountColumn:
        return tr("Units");
    default:
        return tr("Points");
    }
}

Qt::ItemFlags ListTreeModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags common = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled;
    return index.isValid() ? common | Qt::ItemIsDragEnabled : Qt::ItemIsDropEnabled;
}

QStringList ListTreeModel::mimeTypes() const { return {entryMime, offerMime}; }

QMimeData* ListTreeModel::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty())
        return nullptr;
    auto* data = new QMimeData;
    data->setData(entryMime, QByteArray::number(node(indexes.front()).entry->place.line));
    return data;
}

/// A drop on an entry goes into it or behind it, a drop between entries before the lower one.
bool ListTreeModel::dropMimeData(const QMimeData* data, Qt::DropAction, int row, int, const QModelIndex& parent) {
    const Node& onto = node(parent);
    const bool isBetween = row >= 0 && row < static_cast<int>(onto.children.size());
    const Node* last = onto.children.empty() ? nullptr : onto.children.back().get();
    const Node* target = isBetween ? onto.children[static_cast<std::size_t>(row)].get() : onto.entry ? &onto : last;
    if (data->hasFormat(offerMime)) {
        const Node* after = isBetween && row > 0 ? onto.children[static_cast<std::size_t>(row - 1)].get() : target;
        Q_EMIT offerWanted(data->data(offerMime).toInt(), after && after->entry ? after->entry->place.line : 0);
    } else if (data->hasFormat(entryMime) && target) {
        Q_EMIT moveWanted(data->data(entryMime).toInt(), target->entry->place.line,
                          isBetween ? Beside::Before : Beside::Behind);
    }
    // Returns false so that the view removes no rows: the change of the text updates the model.
    return false;
}

}  // namespace ephor
