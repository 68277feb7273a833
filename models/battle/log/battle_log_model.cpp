#include "models/battle/log/battle_log_model.h"

#include "models/battle/log/battle_log_node.h"

#include <QFont>

namespace ephor {

int BattleLogModel::Node::row() const {
    if (!parent)
        return 0;
    const auto here = std::ranges::find(parent->children, this, &std::unique_ptr<Node>::get);
    return static_cast<int>(here - parent->children.begin());
}

BattleLogModel::BattleLogModel(const BattleSession& session, QObject* parent)
    : QAbstractItemModel(parent), m_session(session), m_root(std::make_unique<Node>()) {
    takeEvents(0);
    connect(&session, &BattleSession::eventsChanged, this, &BattleLogModel::takeEvents);
    connect(&session, &BattleSession::momentChanged, this, &BattleLogModel::takeMoment);
}

BattleLogModel::~BattleLogModel() = default;

QModelIndex BattleLogModel::indexOf(const Node* node, int column) const {
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
        return index.column() != TextColumn ? node->rule : isUnderWay(*node) ? node->before : node->text;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const QString& text = isUnderWay(*node) ? node->before : node->text;
        return node->rule.isEmpty() ? text : tr("%1 (%2)").arg(text, node->rule);
    }
    case Qt::FontRole:
        if (index.column() == TextColumn && (node->kind == Kind::Phase || node->kind == Kind::End || node->isFight ||
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
        return node->event();
    case DiceRole:
        return node->kind == Kind::Dice ? QVariant::fromValue(node->dice) : QVariant();
    case SideRole:
        return node->side;
    case BadgesRole:
        return index.column() == TextColumn && !isUnderWay(*node) ? QVariant::fromValue(node->badges) : QVariant();
    case FightRole:
        return node->isFight;
    case LossRole:
        return node->hasLoss || node->kind == Kind::Loss;
    case SaidRole:
        return node->isSaid;
    case LineRole:
        return index.column() == TextColumn ? node->line : node->lineRule;
    default:
        return {};
    }
}

void BattleLogModel::takeEvents(int from) {
    const int begin = m_session.timeline().phaseAt(from).event;
    std::unique_ptr<Node> fresh = Grouping(m_session).from(begin);
    if (from == 0) {
        beginResetModel();
        m_root = std::move(fresh);
        endResetModel();
        return;
    }
    const auto kept =
        std::ranges::find_if(m_root->children, [begin](const auto& phase) { return phase->event() >= begin; });
    updateChildren(*m_root, static_cast<std::size_t>(kept - m_root->children.begin()), std::move(fresh->children));
}

bool BattleLogModel::isUnderWay(const Node& node) const {
    return node.isHeading() && node.event() < m_session.moment() && node.last >= m_session.moment();
}

void BattleLogModel::takeMoment() {
    std::vector<QPersistentModelIndex> now;
    for (const auto& phase : m_root->children) {
        if (!isUnderWay(*phase))
            continue;
        now.emplace_back(indexOf(phase.get()));
        for (const auto& node : phase->children)
            if (isUnderWay(*node))
                now.emplace_back(indexOf(node.get()));
    }
    std::swap(m_underWay, now);
    for (const auto& indexes : {now, m_underWay})
        for (const QPersistentModelIndex& heading : indexes)
            if (heading.isValid())
                Q_EMIT dataChanged(heading, heading);
}

/// Copies the contents of `fresh` into a node; children that describe the same events are kept.
void BattleLogModel::update(Node& node, Node& fresh) {
    const bool differs = node.kind != fresh.kind || node.text != fresh.text || node.line != fresh.line ||
                         node.rule != fresh.rule || node.events != fresh.events || node.isSaid != fresh.isSaid ||
                         node.hasLoss != fresh.hasLoss;
    node.kind = fresh.kind;
    node.text = fresh.text;
    node.line = fresh.line;
    node.rule = fresh.rule;
    node.lineRule = fresh.lineRule;
    node.events = fresh.events;
    node.side = fresh.side;
    node.dice = fresh.dice;
    node.badges = std::move(fresh.badges);
    node.isFight = fresh.isFight;
    node.hasLoss = fresh.hasLoss;
    node.isSaid = fresh.isSaid;
    node.told = fresh.told;
    node.before = fresh.before;
    node.last = fresh.last;
    if (differs)
        Q_EMIT dataChanged(indexOf(&node), indexOf(&node, RuleColumn));
    updateChildren(node, 0, std::move(fresh.children));
}

/// Replaces the children from `first` on. Nodes that begin with the same event are kept, so that a view keeps them open
/// and selected.
void BattleLogModel::updateChildren(Node& node, std::size_t first, std::vector<std::unique_ptr<Node>> fresh) {
    std::size_t same = 0;
    while (same < fresh.size() && first + same < node.children.size() &&
           node.children[first + same]->events.front() == fresh[same]->events.front()) {
        update(*node.children[first + same], *fresh[same]);
        ++same;
    }
    const std::size_t kept = first + same;
    if (kept < node.children.size()) {
        beginRemoveRows(indexOf(&node), static_cast<int>(kept), static_cast<int>(node.children.size()) - 1);
        node.children.resize(kept);
        endRemoveRows();
    }
    if (same == fresh.size())
        return;
    beginInsertRows(indexOf(&node), static_cast<int>(kept), static_cast<int>(first + fresh.size()) - 1);
    for (; same < fresh.size(); ++same)
        node.add(std::move(fresh[same]));
    endInsertRows();
}

QModelIndex BattleLogModel::indexOfEvent(int event) const {
    const Node* found = nullptr;
    int latest = -1;
    const auto look = [&](const auto& self, const Node& node) -> void {
        if (node.kind == Kind::Dice || node.kind == Kind::Detail)
            return;
        const auto after = std::ranges::upper_bound(node.events, event);
        if (after != node.events.begin() && *(after - 1) >= latest) {
            latest = *(after - 1);
            found = &node;
        }
        for (const auto& child : node.children)
            self(self, *child);
    };
    const auto after =
        std::ranges::upper_bound(m_root->children, event, {}, [](const auto& phase) { return phase->event(); });
    if (after != m_root->children.begin())
        look(look, **(after - 1));
    return found ? indexOf(found) : QModelIndex();
}

QString BattleLogModel::asText(const QModelIndex& from) const {
    QString lines;
    const auto write = [&](const auto& self, const QModelIndex& index, int depth) -> void {
        if (index.isValid()) {
            if (depth > 0 && index.data(KindRole).value<Kind>() == Kind::Member)
                return;  // the shared line names its members
            const QString rule = index.siblingAtColumn(RuleColumn).data(LineRole).toString();
            lines += QString(depth * 2, QLatin1Char(' ')) + index.data(LineRole).toString() +
                     (rule.isEmpty() ? QString() : QStringLiteral("  [%1]").arg(rule)) + QLatin1Char('\n');
        }
        for (int row = 0; row < rowCount(index); ++row)
            self(self, this->index(row, 0, index), index.isValid() ? depth + 1 : depth);
    };
    write(write, from.siblingAtColumn(0), 0);
    return lines;
}

}  // namespace ephor
