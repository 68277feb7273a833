#include "ui/army_list/list_library/list_library_window.h"

#include "models/text/battle_words.h"
#include "ui/army_list/list_library/folder_tree.h"
#include "ui/common/colours.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"
#include "ui/common/window/message_bar.h"
#include "ui/common/window/window_places.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace ephor {

namespace {

const QString folderKey = QStringLiteral("listLibrary/folder");

/// Draws the number of problems in the colour of their severity.
class FaultDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        const int worst = index.data(ListLibraryModel::WorstRole).toInt();
        const Colours& colours = Colours::of(option->palette);
        const bool isError = worst == static_cast<int>(Severity::Error);
        option->palette.setColor(QPalette::Text, isError     ? colours.error
                                                 : worst < 0 ? colours.good
                                                             : colours.secondary);
    }
};

}  // namespace

ListLibraryWindow::ListLibraryWindow(ListLibraryNeeds needs, QWidget* parent)
    : QMainWindow(parent),
      m_needs(std::move(needs)),
      m_library(m_needs.find, m_needs.systems),
      m_model(m_library, m_needs.find),
      m_filter(m_model) {
    setObjectName(QStringLiteral("listLibraryWindow"));
    setWindowTitle(tr("Army lists — Ephor"));
    setHelpTopic(this, QStringLiteral("list-library"));
    m_messages = new MessageBar(this);
    auto* parts = named(new QSplitter(Qt::Horizontal, this), QStringLiteral("libraryParts"), tr("Folders and lists"));
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeFolders());
    parts->addWidget(makeTable());
    parts->setStretchFactor(1, 1);
    parts->setSizes({scaled(this, 220), scaled(this, 860)});
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->addWidget(m_messages);
    column->addWidget(parts, 1);
    column->addWidget(makeFoot());
    setCentralWidget(middle);
    makeMenus();
    makeToolBar();
    connect(&m_library, &ListLibrary::progressed, this, &ListLibraryWindow::showProgress);
    connect(&m_library, &ListLibrary::changed, this, &ListLibraryWindow::showFolders);
    connect(&m_filter, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        if (const QStringList files = chosen(); !files.isEmpty())
            m_chosenFiles = files;
    });
    connect(&m_filter, &QAbstractItemModel::modelReset, this, [this] { choose(m_chosenFiles); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ListLibraryWindow::showChosen);
    resize(scaled(this, 1120), scaled(this, 700));
    (new WindowPlaces(*this, m_needs.settings))->restore();
    showChosen();
    openFolder(folderOf(m_needs.settings, m_needs.folder));
}

QString ListLibraryWindow::folderOf(const QSettings* settings, const QString& usual) {
    const QString kept = settings ? settings->value(folderKey).toString() : QString();
    return kept.isEmpty() ? usual : kept;
}

ListLibraryWindow::~ListLibraryWindow() {
    // The widgets use the library, so they are deleted before it; the base class would delete them after it.
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
}

bool ListLibraryWindow::openFolder(const QString& folder) {
    const Result<void> opened = m_library.open(folder);
    if (!opened) {
        m_messages->say(MessageBar::Kind::Fault, text(opened.error()));
        return false;
    }
    m_chosenFiles.clear();
    if (m_needs.settings)
        m_needs.settings->setValue(folderKey, m_library.root());
    return true;
}

QWidget* ListLibraryWindow::makeFolders() {
    m_folders = named(new FolderTree(this), QStringLiteral("libraryFolders"), tr("Folders"));
    m_folders->setMinimumWidth(scaled(this, 150));
    m_folders->setStatusTip(tr("Lists can be dragged onto a folder"));
    connect(m_folders, &QTreeWidget::currentItemChanged, this, &ListLibraryWindow::showFolder);
    connect(m_folders, &FolderTree::dropped, this, &ListLibraryWindow::putInto);
    return m_folders;
}

QWidget* ListLibraryWindow::makeSearch() {
    auto* box = new QWidget(this);
    m_search = named(new QLineEdit(box), QStringLiteral("librarySearch"), tr("Search in all lists"));
    m_search->setPlaceholderText(tr("Search: name, army, troops, points, author, notes"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter.setWords(words);
        showProgress();
    });
    m_systems = named(new QComboBox(box), QStringLiteral("librarySystem"), tr("Rule system"));
    m_systems->addItem(tr("All systems"));
    for (const std::string& id : m_needs.systems)
        m_systems->addItem(translated(m_needs.find(id)->info().name), QString::fromStdString(id));
    connect(m_systems, &QComboBox::currentIndexChanged, this, [this] {
        m_filter.setSystem(m_systems->currentData().toString().toStdString());
        showProgress();
    });
    m_faulty =
        named(new QCheckBox(tr("Only with &faults"), box), QStringLiteral("libraryFaulty"), tr("Only with faults"));
    connect(m_faulty, &QCheckBox::toggled, this, [this](bool only) {
        m_filter.setOnlyFaulty(only);
        showProgress();
    });
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_search, 1);
    row->addWidget(m_systems);
    row->addWidget(m_faulty);
    return box;
}

QWidget* ListLibraryWindow::makeTable() {
    m_table = named(new QTableView(this), QStringLiteral("libraryLists"), tr("Army lists"));
    m_table->setModel(&m_filter);
    lookLikeRows(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setDragEnabled(true);
    m_table->setDragDropMode(QAbstractItemView::DragOnly);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(ListLibraryModel::NameColumn, Qt::AscendingOrder);
    m_table->setItemDelegateForColumn(ListLibraryModel::FaultsColumn, new FaultDelegate(m_table));
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    QHeaderView& header = *m_table->horizontalHeader();
    header.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const std::array<double, ListLibraryModel::Columns> widths{220, 130, 100, 60, 60, 90, 115, 170};
    for (int column = 0; column < ListLibraryModel::Columns; ++column)
        header.resizeSection(column, scaled(this, widths[static_cast<std::size_t>(column)]));
    header.setSectionResizeMode(ListLibraryModel::NameColumn, QHeaderView::Stretch);
    connect(m_table, &QAbstractItemView::activated, this, &ListLibraryWindow::open);
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeSearch());
    column->addWidget(m_table, 1);
    return box;
}

QWidget* ListLibraryWindow::makeFoot() {
    auto* box = new QWidget(this);
    m_count = named(new QLabel(box), QStringLiteral("libraryCount"), tr("How many lists there are"));
    m_progress = named(new QProgressBar(box), QStringLiteral("libraryProgress"), tr("Lists read"));
    m_progress->setMaximumWidth(scaled(this, 260));
    m_stop = named(new QPushButton(tr("&Stop"), box), QStringLiteral("libraryStop"), tr("Stop reading, or go on"));
    connect(m_stop, &QPushButton::clicked, this, &ListLibraryWindow::stopOrGoOn);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_count, 1);
    row->addWidget(m_progress);
    row->addWidget(m_stop);
    return box;
}

QStringList ListLibraryWindow::chosen() const {
    QStringList files;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        files << index.data(ListLibraryModel::FileRole).toString();
    return files;
}

void ListLibraryWindow::choose(const QStringList& files) {
    QItemSelection selection;
    QModelIndex first;
    for (int row = 0; row < m_filter.rowCount() && !files.isEmpty(); ++row)
        if (const QModelIndex index = m_filter.index(row, 0);
            files.contains(index.data(ListLibraryModel::FileRole).toString())) {
            selection.select(index, index);
            first = first.isValid() ? first : index;
        }
    if (first.isValid())
        m_table->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    showChosen();
}

void ListLibraryWindow::showFolders() {
    if (m_folders->setFolders(m_library.root(), m_library.folders()))
        showFolder();
    else
        showProgress();
}

void ListLibraryWindow::showFolder() {
    m_filter.setFolder(m_folders->folder());
    showProgress();
}

void ListLibraryWindow::showProgress() {
    const bool isReading = m_library.isReading();
    const int all = static_cast<int>(m_library.lists().size());
    m_progress->setVisible(isReading);
    m_progress->setRange(0, std::max(1, m_library.filesFound()));
    m_progress->setValue(m_library.filesRead());
    m_stop->setVisible(isReading || m_library.wasCancelled());
    m_stop->setText(isReading ? tr("&Stop") : tr("&Go on"));
    if (isReading)
        m_count->setText(tr("Reading list %1 of %2").arg(m_library.filesRead()).arg(m_library.filesFound()));
    else if (m_library.wasCancelled())
        m_count->setText(tr("Reading was stopped: %1 of %2 lists").arg(all).arg(m_library.filesFound()));
    else if (all == 0)
        m_count->setText(tr("No lists in %1 yet: save lists there, or choose another folder.").arg(m_library.root()));
    else
        m_count->setText(tr("%1 of %2 lists").arg(m_filter.rowCount()).arg(all));
}

void ListLibraryWindow::stopOrGoOn() { m_library.isReading() ? m_library.cancel() : m_library.readAgain(); }

}  // namespace ephor
