// The entries of an army list as a tree: phalanxes with their units, bands, leaders. A view of the document's contents;
// a drop emits a signal and does not change the model.
#pragma once

#include "core/io/lists/edit/army_list_edit.h"
#include "models/army_list/army_list_document.h"

#include <QAbstractItemModel>

namespace ephor {

class ListTreeModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { UnitColumn, TypeColumn, CountColumn, PointsColumn, Columns };
    enum Role {
        SignRole = Qt::UserRole,  ///< of the type, such as hoplite or cavalry; empty where the type is unknown
        LineRole,
        WorstRole,  ///< the worst Severity within the entry, or -1
        GeneralRole,
        LeaderRole,    ///< the leader of a formation
        StandardRole,  ///< carries a standard
        CountRole      ///< how many the row stands for; invalid where it has no such number
    };
    static const QString entryMime;  ///< the line of a dragged entry
    static const QString offerMime;  ///< the number of a dragged offer

    explicit ListTreeModel(const ArmyListDocument& document, QObject* parent = nullptr);
    ~ListTreeModel() override;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

    /// The innermost entry that contains a line; invalid where there is none.
    QModelIndex indexOfLine(int line) const;
    const Entry* entry(const QModelIndex& index) const;
    /// The entry's computed row; null for a table that only contains others.
    const ListRow* row(const QModelIndex& index) const;
    /// "phalanx.unit"
    QString heading(const QModelIndex& index) const;
    QString name(const QModelIndex& index) const;

Q_SIGNALS:
    void moveWanted(int entry, int target, ephor::Beside beside);
    void offerWanted(int offer, int after);

private:
    struct Node;

    void rebuild();
    void add(Node& to, const std::vector<Entry>& entries);
    const Node& node(const QModelIndex& index) const;
    QModelIndex indexOf(const Node& node) const;
    QString cell(const Node& node, int column) const;
    std::optional<int> points(const Node& node) const;
    const ListExtra* extra(const Node& node) const;
    QString unnamed(const Node& node) const;
    int worst(const Node& node) const;
    QString about(const Node& node) const;

    const ArmyListDocument& m_document;
    std::unique_ptr<Node> m_root;
};

/// True where an entry contains the army's general.
bool hasGeneral(const Entry& entry);

}  // namespace ephor
