#include "models/army_list/list_library_model.h"

#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/word_search.h"

#include <QLocale>
#include <QMimeData>
#include <QUrl>

namespace ephor {

ListLibraryModel::ListLibraryModel(const ListLibrary& library, FindSystem find, QObject* parent)
    : TableModel(parent), m_library(library), m_find(std::move(find)) {
    setHeadings({{tr("List"), alignLeft},
                 {tr("System"), alignLeft},
                 {tr("Army"), alignLeft},
                 {tr("Points"), alignRight},
                 {tr("Units"), alignRight},
                 {tr("Faults"), alignLeft},
                 {tr("Folder"), alignLeft},
                 {tr("Changed"), alignLeft}});
    connect(&library, &ListLibrary::changed, this, [this] {
        beginResetModel();
        m_rows = static_cast<int>(m_library.lists().size());
        endResetModel();
    });
    m_rows = static_cast<int>(library.lists().size());
}

QString ListLibraryModel::systemName(const std::string& id) const {
    const RuleSystem* system = id.empty() ? nullptr : m_find(id);
    return system ? translated(system->info().name) : QString::fromStdString(id);
}

QString ListLibraryModel::cell(const ShelvedList& one, int column) const {
    switch (column) {
    case NameColumn:
        return one.name;
    case SystemColumn:
        return systemName(one.system);
    case ArmyColumn:
        return headingOfKey(one.army.toStdString());
    case PointsColumn:
        return one.points ? QString::number(*one.points) : QStringLiteral("–");
    case UnitsColumn:
        return QString::number(one.units);
    case FaultsColumn:
        if (one.errors > 0)
            return tr("%n faults", nullptr, one.errors);
        return one.remarks > 0 ? tr("%n remarks", nullptr, one.remarks) : tr("none");
    case FolderColumn:
        return one.folder;
    default:
        return QLocale().toString(one.changed, QLocale::ShortFormat);
    }
}

QVariant ListLibraryModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.row() >= static_cast<int>(m_library.lists().size()))
        return {};
    const ShelvedList& one = list(index.row());
    const bool isNumber = index.column() == PointsColumn || index.column() == UnitsColumn;
    switch (role) {
    case Qt::DisplayRole:
        return cell(one, index.column());
    case Qt::ToolTipRole:
        return one.file;
    case Qt::TextAlignmentRole:
        return isNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case FileRole:
        return one.file;
    case WorstRole:
        return one.errors > 0    ? static_cast<int>(Severity::Error)
               : one.remarks > 0 ? static_cast<int>(Severity::Advice)
                                 : -1;
    case SortRole:
        if (index.column() == PointsColumn)
            return one.points.value_or(-1);
        if (index.column() == UnitsColumn)
            return one.units;
        if (index.column() == FaultsColumn)
            return 1000 * one.errors + one.remarks;
        if (index.column() == ChangedColumn)
            return one.changed;
        return cell(one, index.column()).toLower();
    default:
        return {};
    }
}

Qt::ItemFlags ListLibraryModel::flags(const QModelIndex& index) const {
    return TableModel::flags(index) | (index.isValid() ? Qt::ItemIsDragEnabled : Qt::NoItemFlags);
}

QStringList ListLibraryModel::mimeTypes() const { return {QStringLiteral("text/uri-list")}; }

QMimeData* ListLibraryModel::mimeData(const QModelIndexList& indexes) const {
    QList<QUrl> files;
    for (const QModelIndex& index : indexes)
        if (index.column() == NameColumn)
            files << QUrl::fromLocalFile(list(index.row()).file);
    auto* data = new QMimeData;
    data->setUrls(files);
    return data;
}

ListLibraryFilter::ListLibraryFilter(ListLibraryModel& model, QObject* parent)
    : QSortFilterProxyModel(parent), m_model(model) {
    setSourceModel(&model);
    setSortRole(ListLibraryModel::SortRole);
    setDynamicSortFilter(true);
    sort(ListLibraryModel::NameColumn);
}

void ListLibraryFilter::setWords(const QString& text) {
    m_words = text;
    invalidateRowsFilter();
}

void ListLibraryFilter::setFolder(const QString& folder) {
    m_folder = folder;
    invalidateRowsFilter();
}

void ListLibraryFilter::setSystem(const std::string& id) {
    m_system = id;
    invalidateRowsFilter();
}

void ListLibraryFilter::setOnlyFaulty(bool only) {
    m_onlyFaulty = only;
    invalidateRowsFilter();
}

bool ListLibraryFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    const ShelvedList& one = m_model.list(row);
    if ((m_onlyFaulty && one.errors == 0) || (!m_system.empty() && one.system != m_system))
        return false;
    if (!m_folder.isEmpty() && one.folder != m_folder && !one.folder.startsWith(m_folder + u'/'))
        return false;
    return hasWords(one.words, m_words);
}

}  // namespace ephor
