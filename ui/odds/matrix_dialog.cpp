#include "ui/odds/matrix_dialog.h"

#include "core/io/file.h"
#include "models/text/battle_words.h"
#include "models/text/table_text.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/common/window/message_bar.h"
#include "ui/common/window/save_name.h"
#include "ui/common/window/window_places.h"
#include "ui/odds/share_delegate.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace ephor {

namespace {

constexpr int standardRuns = 400;
constexpr int mostRunsOfPair = 100'000;
/// The number of sample lists that are selected at first.
constexpr int chosenAtFirst = 5;

}  // namespace

MatrixDialog::MatrixDialog(MatrixNeeds needs, QWidget* parent)
    : QDialog(parent), m_needs(std::move(needs)), m_model(m_matrix) {
    setObjectName(QStringLiteral("matrixDialog"));
    setWindowTitle(tr("What beats what"));
    setHelpTopic(this, QStringLiteral("reading-the-odds"));
    std::vector<std::string> ids;
    for (const RuleSystem* one : m_needs.systems)
        ids.push_back(one->info().id);
    for (const Sample& sample : sampleArmies(m_needs.find, ids))
        if (const ReadList read = readArmyList(sample.text, sample.path.toStdString(), m_needs.find, ids); read.list)
            m_lists.push_back({*read.list, false});
    m_messages = new MessageBar(this);
    auto* parts = new QSplitter(Qt::Horizontal, this);
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeLists());
    parts->addWidget(makeTable());
    parts->setStretchFactor(1, 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_messages);
    column->addWidget(parts, 1);
    connect(&m_matrix, &OddsMatrix::refined, this, &MatrixDialog::showProgress);
    connect(&m_matrix, &OddsMatrix::runningChanged, this, &MatrixDialog::showProgress);
    for (const RuleSystem* one : m_needs.systems)
        m_systems->addItem(translated(one->info().name), QString::fromStdString(one->info().id));
    connect(m_systems, &QComboBox::currentIndexChanged, this, &MatrixDialog::fill);
    fill();
    resize(scaled(this, 1060), scaled(this, 620));
    (new WindowPlaces(*this, m_needs.settings))->restore();
}

const RuleSystem& MatrixDialog::system() const {
    return *m_needs.systems[static_cast<std::size_t>(std::max(0, m_systems->currentIndex()))];
}

QWidget* MatrixDialog::makeLists() {
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    m_systems = named(new QComboBox(left), QStringLiteral("matrixSystem"), tr("Rule system"));
    m_choice = named(new QListWidget(left), QStringLiteral("matrixLists"), tr("Lists that meet"));
    m_choice->setMinimumWidth(scaled(this, 210));
    connect(m_choice, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        setChosen(item->data(Qt::UserRole).toInt(), item->checkState() == Qt::Checked);
    });
    auto* more =
        named(new QPushButton(tr("&Add lists…"), left), QStringLiteral("addLists"), tr("Add lists from files"));
    connect(more, &QPushButton::clicked, this, &MatrixDialog::askForFiles);
    m_runs = named(new QSpinBox(left), QStringLiteral("matrixRuns"), tr("Battles of each pair"));
    m_runs->setRange(10, mostRunsOfPair);
    m_runs->setSingleStep(100);
    m_runs->setValue(standardRuns);
    m_runs->setSuffix(tr(" battles each"));
    m_fight = named(new QPushButton(tr("&Fight them all"), left), QStringLiteral("matrixFight"), tr("Fight them all"));
    m_fight->setDefault(true);
    connect(m_fight, &QPushButton::clicked, this, &MatrixDialog::ask);
    column->addWidget(m_systems);
    column->addWidget(m_choice, 1);
    column->addWidget(more);
    column->addWidget(m_runs);
    column->addWidget(m_fight);
    return left;
}

QWidget* MatrixDialog::makeTable() {
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    auto* about = wrapped(new QLabel(
        tr("How often the list of the row beats all others and each of them, with 95 % intervals. The program plays "
           "both sides."),
        right));
    m_table = named(new QTableView(right), QStringLiteral("matrixTable"), tr("What beats what"));
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new ShareDelegate(OddsMatrixModel::WinsRole, m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    QHeaderView& head = *m_table->horizontalHeader();
    head.setSectionResizeMode(QHeaderView::Stretch);
    head.setMinimumSectionSize(fontMetrics().horizontalAdvance(QStringLiteral("100.0 % ± 10.0")) + 12);
    head.setDefaultAlignment(Qt::AlignCenter | Qt::Alignment(Qt::TextWordWrap));
    head.setMinimumHeight(scaled(this, 10) + 3 * fontMetrics().height());
    m_table->verticalHeader()->setDefaultSectionSize(2 * fontMetrics().height());
    m_progress = named(new QProgressBar(right), QStringLiteral("matrixProgress"), tr("Battles fought"));
    m_said = named(new QLabel(right), QStringLiteral("matrixSaid"), tr("How far it is"));
    m_stop = named(new QPushButton(tr("&Stop"), right), QStringLiteral("matrixStop"), tr("Stop or go on"));
    auto* copies = named(new QPushButton(tr("&Copy"), right), QStringLiteral("matrixCopy"), tr("Copy the table"));
    auto* csv = named(new QPushButton(tr("Save as C&SV…"), right), QStringLiteral("matrixCsv"), tr("Save the table"));
    connect(m_stop, &QPushButton::clicked, this, &MatrixDialog::stopOrResume);
    connect(copies, &QPushButton::clicked, this, &MatrixDialog::copy);
    connect(csv, &QPushButton::clicked, this, &MatrixDialog::askForCsv);
    helpByKey(this, [this](const QString& topic) { Q_EMIT manualWanted(topic); });
    auto* row = new QHBoxLayout;
    row->addWidget(m_progress, 1);
    row->addWidget(m_stop);
    row->addWidget(copies);
    row->addWidget(csv);
    column->addWidget(about);
    column->addWidget(m_table, 1);
    column->addWidget(m_said);
    column->addLayout(row);
    return right;
}

void MatrixDialog::fill() {
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    const std::string& id = system().info().id;
    const auto isHere = [&id](const Choosable& one) { return one.list.system == id; };
    const bool isFresh =
        std::ranges::none_of(m_lists, [&](const Choosable& one) { return isHere(one) && one.isChosen; });
    int shown = 0;
    for (std::size_t i = 0; i < m_lists.size(); ++i) {
        if (!isHere(m_lists[i]))
            continue;
        if (isFresh)
            m_lists[i].isChosen = shown < chosenAtFirst;
        ++shown;
        auto* item = new QListWidgetItem(QString::fromStdString(m_lists[i].list.name), m_choice);
        item->setData(Qt::UserRole, static_cast<int>(i));
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(m_lists[i].isChosen ? Qt::Checked : Qt::Unchecked);
    }
    showProgress();
}

void MatrixDialog::setChosen(int i, bool chosen) {
    m_lists[static_cast<std::size_t>(i)].isChosen = chosen;
    showProgress();
}

void MatrixDialog::addFiles(const QStringList& files) {
    Diagnostics faults;
    std::vector<std::string> ids;
    for (const RuleSystem* one : m_needs.systems)
        ids.push_back(one->info().id);
    for (const QString& file : files) {
        const Result<std::string> bytes = readFile(file.toStdU16String(), largestList);
        if (!bytes) {
            faults.insert(faults.end(), bytes.error().begin(), bytes.error().end());
            continue;
        }
        const ReadList read = readArmyList(*bytes, file.toStdString(), m_needs.find, ids);
        if (read.list && !hasErrors(read.diagnostics)) {
            m_lists.push_back({*read.list, true});
            m_systems->setCurrentIndex(
                static_cast<int>(std::ranges::find(m_needs.systems, read.system) - m_needs.systems.begin()));
        } else {
            faults.insert(faults.end(), read.diagnostics.begin(), read.diagnostics.end());
        }
    }
    fill();
    if (!faults.empty())
        m_messages->say(MessageBar::Kind::Fault, text(faults));
}

void MatrixDialog::compareFiles(const QStringList& files) {
    for (Choosable& one : m_lists)
        one.isChosen = false;
    addFiles(files);
}

void MatrixDialog::ask() {
    std::vector<ArmyList> lists;
    for (const Choosable& one : m_lists)
        if (one.isChosen && one.list.system == system().info().id)
            lists.push_back(one.list);
    m_matrix.ask(system(), std::move(lists), m_runs->value(), m_needs.seed);
}

void MatrixDialog::stopOrResume() { m_matrix.isRunning() ? m_matrix.stop() : m_matrix.resume(); }

void MatrixDialog::showProgress() {
    const auto chosen = std::ranges::count_if(
        m_lists, [this](const Choosable& one) { return one.isChosen && one.list.system == system().info().id; });
    m_table->horizontalHeader()->setVisible(m_matrix.lists() > 0);
    m_fight->setEnabled(chosen >= 2);
    m_fight->setToolTip(chosen >= 2 ? QString() : tr("Choose two lists at least"));
    const std::int64_t all = std::max<std::int64_t>(1, m_matrix.battlesWanted());
    m_progress->setRange(0, 1000);
    m_progress->setValue(static_cast<int>(1000 * m_matrix.battlesDone() / all));
    m_stop->setEnabled(m_matrix.isRunning() || (m_matrix.lists() > 1 && !m_matrix.isDone()));
    m_stop->setText(m_matrix.isRunning() || m_matrix.lists() == 0 ? tr("&Stop") : tr("&Go on"));
    m_said->setText(m_matrix.lists() == 0 ? tr("%n lists are chosen.", nullptr, static_cast<int>(chosen))
                                          : tr("%1 of %2 battles")
                                                .arg(locale().toString(m_matrix.battlesDone()),
                                                     locale().toString(m_matrix.battlesWanted())));
}

void MatrixDialog::copy() { QApplication::clipboard()->setText(tsvOf(m_model, true)); }

void MatrixDialog::askForFiles() {
    addFiles(QFileDialog::getOpenFileNames(this, tr("Add lists"), {}, tr("Army lists (*.toml)")));
}

void MatrixDialog::askForCsv() {
    const QString file = saveName(*this, tr("Save the table"), QStringLiteral("what-beats-what.csv"),
                                  tr("Tables (*.csv)"), QStringLiteral("csv"));
    if (!file.isEmpty())
        saveCsv(file);
}

bool MatrixDialog::saveCsv(const QString& file) {
    const Result<void> written = writeFile(file.toStdU16String(), csvOf(m_model, true).toStdString());
    if (!written)
        m_messages->say(MessageBar::Kind::Fault, text(written.error()));
    return written.has_value();
}

}  // namespace ephor
