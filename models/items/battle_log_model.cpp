#include "models/items/battle_log_model.h"

#include "models/items/battle_log_node.h"

#include <QFont>

namespace ephor {

int BattleLogModel::Node::row() const {
    if (!parent)
        return 0;
    const auto here = std::ranges::find(parent->children, this, &std::unique_ptr<Node>::get);
    return static_cast<int>(here - parent->children.begin());
}

BattleLogModel::BattleLogModel(const BattleSession& session, QObject* parent)
    : QAbstractItemModel(parent), m_session(session), m_words(session.game()), m_root(std::make_unique<Node>()) {
    takeEvents(0);
    connect(&session, &BattleSession::eventsChanged, this, &BattleLogModel::takeEvents);
}

BattleLogModel::~BattleLogModel() = default;

QModelIndex BattleLogModel::indexOf(Node* node, int column) const {
    return node == m_root.get() ? QModelIndex() : createIndex(node->row(), column, node);
}

QModelIndex BattleLogModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    const Node* node = parent.isValid() ? static_cast<const Node*>(parent.constInternalPointer()) : m_root.get();
    return createIndex(row, column, node->children[static_cast<std::size_t>(row)].get());
}

QModelIndex BattleLogModel::parent(const QModelIndex& child) const {
    if (!child.isValid())
        return {};
    return indexOf(static_cast<const Node*>(child.constInternalPointer())->parent);
}

int BattleLogModel::rowCount(const QModelIndex& parent) const {
    if (parent.column() > 0)
        return 0;
    const Node* node = parent.isValid() ? static_cast<const Node*>(parent.constInternalPointer()) : m_root.get();
    return static_cast<int>(node->children.size());
}

int BattleLogModel::columnCount(const QModelIndex&) const { return Columns; }

QVariant BattleLogModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == TextColumn ? tr("What happened") : tr("Rule");
}

QVariant BattleLogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto* node = static_cast<const Node*>(index.constInternalPointer());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == TextColumn ? node->text : node->rule;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return node->rule.isEmpty() ? node->text : tr("%1 (%2)").arg(node->text, node->rule);
    case Qt::FontRole:
        if (index.column() == TextColumn && (node->kind == Kind::Phase || node->kind == Kind::End ||
                                             node->kind == Kind::Loss || node->kind == Kind::Correction)) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case Qt::TextAlignmentRole:
        return index.column() == RuleColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case KindRole:
        return QVariant::fromValue(node->kind);
    case EventRole:
        return node->event;
    case DiceRole:
        return node->kind == Kind::Dice ? QVariant::fromValue(node->dice) : QVariant();
    case SideRole:
        return node->side;
    default:
        return {};
    }
}

void BattleLogModel::takeEvents(int from) {
    const BattleTimeline& timeline = m_session.timeline();
    if (from == 0) {
        beginResetModel();
        m_root->children.clear();
        for (int i = 0; i < timeline.size(); ++i)
            addEvent(i);
        endResetModel();
        return;
    }
    dropFrom(from);
    int next = from;
    if (!m_root->children.empty())
        next = m_root->children.back()->lastEvent + 1;
    for (; next < timeline.size(); ++next)
        addEvent(next);
}

/// Takes away every line of an event from `event` on, and the whole action that reaches across it.
void BattleLogModel::dropFrom(int event) {
    const auto drop = [this](Node* node, int limit) {
        int keep = static_cast<int>(node->children.size());
        while (keep > 0 && (node->children[static_cast<std::size_t>(keep - 1)]->event >= limit))
            --keep;
        const int rows = static_cast<int>(node->children.size());
        if (keep == rows)
            return;
        beginRemoveRows(indexOf(node), keep, rows - 1);
        node->children.resize(static_cast<std::size_t>(keep));
        endRemoveRows();
    };
    drop(m_root.get(), event);
    if (m_root->children.empty())
        return;
    Node* phase = m_root->children.back().get();
    int limit = event;
    for (const auto& child : phase->children)
        if (child->event < event && child->lastEvent >= event)
            limit = child->event;
    drop(phase, limit);
    phase->lastEvent = limit - 1;
}

QModelIndex BattleLogModel::indexOfEvent(int event) const {
    Node* found = nullptr;
    Node* level = m_root.get();
    while (level) {
        Node* next = nullptr;
        for (const auto& child : level->children)
            if (child->event >= 0 && child->event <= event)
                next = child.get();
        if (next)
            found = next;
        level = next && next->kind != Kind::Roll ? next : nullptr;
    }
    return found ? indexOf(found) : QModelIndex();
}

QString BattleLogModel::asText(const QModelIndex& from) const {
    QString lines;
    const auto write = [&](const auto& self, const QModelIndex& index, int depth) -> void {
        if (index.isValid()) {
            const QString rule = index.siblingAtColumn(RuleColumn).data().toString();
            lines += QString(depth * 2, QLatin1Char(' ')) + index.data().toString() +
                     (rule.isEmpty() ? QString() : QStringLiteral("  [%1]").arg(rule)) + QLatin1Char('\n');
        }
        for (int row = 0; row < rowCount(index); ++row)
            self(self, this->index(row, 0, index), index.isValid() ? depth + 1 : depth);
    };
    write(write, from.siblingAtColumn(0), 0);
    return lines;
}

}  // namespace ephor
