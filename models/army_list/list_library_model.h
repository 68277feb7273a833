// The lists of a library as a table, and a filter for searches.
#pragma once

#include "models/army_list/list_library.h"
#include "models/common/table_model.h"

#include <QSortFilterProxyModel>

namespace ephor {

class ListLibraryModel final : public TableModel {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        SystemColumn,
        ArmyColumn,
        PointsColumn,
        UnitsColumn,
        FaultsColumn,
        FolderColumn,
        ChangedColumn,
        Columns
    };
    static constexpr int SortRole = Qt::UserRole;
    static constexpr int FileRole = Qt::UserRole + 1;
    /// The worst Severity of a list's diagnostics; -1 where there are none.
    static constexpr int WorstRole = Qt::UserRole + 2;

    /// The library must outlive it.
    ListLibraryModel(const ListLibrary& library, FindSystem find, QObject* parent = nullptr);

    const ShelvedList& list(int row) const { return m_library.lists()[static_cast<std::size_t>(row)]; }

    QVariant data(const QModelIndex& index, int role) const override;
    /// Lists are dragged as files, onto folders of the library or into another program.
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction | Qt::MoveAction; }

private:
    int rows() const override { return m_rows; }
    QString cell(const ShelvedList& one, int column) const;
    QString systemName(const std::string& id) const;

    const ListLibrary& m_library;
    FindSystem m_find;
    int m_rows = 0;
};

class ListLibraryFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// The model must outlive it.
    explicit ListLibraryFilter(ListLibraryModel& model, QObject* parent = nullptr);

    /// Shows only lists that contain every word.
    void setWords(const QString& text);
    /// Shows only lists of a folder and its subfolders; empty: all.
    void setFolder(const QString& folder);
    /// Shows only lists of a system; empty: all.
    void setSystem(const std::string& id);
    void setOnlyFaulty(bool only);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    const ListLibraryModel& m_model;
    QString m_words;
    QString m_folder;
    std::string m_system;
    bool m_onlyFaulty = false;
};

}  // namespace ephor
