#include "ui/odds/best_list_dialog.h"

#include "core/io/file.h"
#include "models/text/battle_words.h"
#include "models/text/odds_words.h"
#include "models/text/table_text.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"
#include "ui/common/window/message_bar.h"
#include "ui/common/window/save_name.h"
#include "ui/common/window/window_places.h"
#include "ui/odds/share_delegate.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace ephor {

namespace {

/// Names of lists that are left out; the others are in the tool tip.
constexpr std::size_t leftOutShown = 2;

}  // namespace

BestListDialog::BestListDialog(BestListNeeds needs, QWidget* parent)
    : QDialog(parent), m_needs(std::move(needs)), m_best(m_needs.find), m_model(m_best) {
    setObjectName(QStringLiteral("bestListDialog"));
    setWindowTitle(tr("Best list"));
    setHelpTopic(this, QStringLiteral("reading-the-odds#which-list-is-best"));
    m_messages = new MessageBar(this);
    auto* parts = named(new QSplitter(Qt::Horizontal, this), QStringLiteral("bestParts"), tr("Question and answer"));
    parts->setChildrenCollapsible(false);
    m_choice = new BestListChoice(m_needs, this);
    connect(m_choice, &BestListChoice::findWanted, this, [this] { m_best.ask(m_choice->question()); });
    parts->addWidget(m_choice);
    parts->addWidget(makeResult());
    parts->setStretchFactor(1, 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_messages);
    column->addWidget(m_choice->questionBox());
    column->addWidget(parts, 1);
    connect(&m_best, &BestList::begun, this, [this] {
        showColumns();
        showLeftOut();
        showProgress();
    });
    connect(&m_best, &BestList::progressed, this, &BestListDialog::showProgress);
    connect(&m_best, &BestList::runningChanged, this, &BestListDialog::showProgress);
    connect(&m_model, &BestListModel::refreshed, this, &BestListDialog::showAnswer);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &BestListDialog::showProgress);
    helpByKey(this, [this](const QString& topic) { Q_EMIT manualWanted(topic); });
    showColumns();
    showAnswer();
    showLeftOut();
    showProgress();
    resize(scaled(this, 980), scaled(this, 580));
    (new WindowPlaces(*this, m_needs.settings))->restore();
}

QWidget* BestListDialog::makeResult() {
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    m_answer = named(wrapped(new QLabel(right)), QStringLiteral("bestAnswer"), tr("Answer"));
    m_answer->setFont(sized(font(), 13, true));
    m_table = named(new QTableView(right), QStringLiteral("bestTable"), tr("Lists, the best first"));
    m_table->setModel(&m_model);
    lookLikeRows(*m_table);
    m_table->setItemDelegateForColumn(BestListModel::AllColumn, new ShareDelegate(BestListModel::WinsRole, m_table));
    connect(m_table, &QTableView::activated, this, &BestListDialog::openSelected);
    m_leftOut = named(wrapped(new QLabel(right)), QStringLiteral("bestLeftOut"), tr("Lists that are left out"));
    column->addWidget(m_answer);
    column->addWidget(m_table, 1);
    column->addWidget(m_leftOut);
    column->addLayout(makeProgress());
    column->addLayout(makeButtons());
    return right;
}

QHBoxLayout* BestListDialog::makeProgress() {
    m_progress = named(new QProgressBar(this), QStringLiteral("bestProgress"), tr("Battles fought"));
    m_progress->setRange(0, 1000);
    m_said = named(new QLabel(this), QStringLiteral("bestSaid"), tr("How far it is"));
    m_stop = named(new QPushButton(tr("&Stop"), this), QStringLiteral("bestStop"), tr("Stop or go on"));
    connect(m_stop, &QPushButton::clicked, this, &BestListDialog::stopOrResume);
    auto* row = new QHBoxLayout;
    row->addWidget(m_progress, 1);
    row->addWidget(m_said);
    row->addWidget(m_stop);
    return row;
}

QHBoxLayout* BestListDialog::makeButtons() {
    m_open = named(new QPushButton(tr("&Open list"), this), QStringLiteral("bestOpen"), tr("Open the selected list"));
    m_fight = named(new QPushButton(tr("Fight this &battle…"), this), QStringLiteral("bestFight"),
                    tr("Set up a battle of the selected list"));
    auto* copies = named(new QPushButton(tr("&Copy"), this), QStringLiteral("bestCopy"), tr("Copy the table"));
    auto* csv = named(new QPushButton(tr("Save as CS&V…"), this), QStringLiteral("bestCsv"), tr("Save the table"));
    connect(m_open, &QPushButton::clicked, this, &BestListDialog::openSelected);
    connect(m_fight, &QPushButton::clicked, this, &BestListDialog::fightSelected);
    connect(copies, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(tsvOf(m_model)); });
    connect(csv, &QPushButton::clicked, this, &BestListDialog::save);
    for (QPushButton* one : {m_open, m_fight, copies, csv})
        one->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(m_open);
    row->addWidget(m_fight);
    row->addStretch(1);
    row->addWidget(copies);
    row->addWidget(csv);
    return row;
}

void BestListDialog::showColumns() {
    QHeaderView& head = *m_table->horizontalHeader();
    head.setVisible(!m_best.lists().empty());
    const int share = fontMetrics().horizontalAdvance(QStringLiteral("100.0 % ± 10.0")) + scaled(this, 16);
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const bool isName = column == BestListModel::NameColumn;
        head.setSectionResizeMode(column, isName ? QHeaderView::Stretch : QHeaderView::Interactive);
        if (column >= BestListModel::AllColumn)
            head.resizeSection(column, std::max(share, head.sectionSizeHint(column)));
        if (column >= BestListModel::FirstEnemyColumn)
            m_table->setItemDelegateForColumn(column, m_table->itemDelegateForColumn(BestListModel::AllColumn));
    }
    const int narrow = fontMetrics().horizontalAdvance(tr("%1 to %2").arg(100).arg(100)) + scaled(this, 16);
    head.resizeSection(BestListModel::RankColumn, std::max(narrow, head.sectionSizeHint(BestListModel::RankColumn)));
    head.resizeSection(BestListModel::PointsColumn, head.sectionSizeHint(BestListModel::PointsColumn));
    head.setMinimumSectionSize(narrow);
    const bool hasPoints =
        std::ranges::any_of(m_best.lists(), [](const ListSource& one) { return one.points.has_value(); });
    m_table->setColumnHidden(BestListModel::PointsColumn, !hasPoints);
}

void BestListDialog::showProgress() {
    const OddsMatrix& matrix = m_best.matrix();
    const std::int64_t all = std::max<std::int64_t>(1, matrix.battlesWanted());
    m_progress->setValue(static_cast<int>(1000 * matrix.battlesDone() / all));
    m_stop->setEnabled(m_best.isRunning() || m_best.canResume());
    m_stop->setText(m_best.canResume() ? tr("&Go on") : tr("&Stop"));
    m_said->setText(m_best.lists().empty()
                        ? QString()
                        : tr("%1 of %2 battles")
                              .arg(locale().toString(matrix.battlesDone()), locale().toString(matrix.battlesWanted())));
    const std::optional<int> list = selected();
    const ListSource* source = list ? &m_best.lists()[static_cast<std::size_t>(*list)] : nullptr;
    m_fight->setEnabled(list.has_value());
    m_open->setEnabled(source && !source->file.isEmpty());
}

/// The answer in words.
void BestListDialog::showAnswer() {
    const std::vector<BestList::Standing>& rows = m_model.standings();
    if (rows.empty()) {
        const bool isNone = !m_best.leftOut().empty();
        m_answer->setText(isNone               ? tr("No list is left that may meet an enemy.")
                          : m_best.isRunning() ? tr("Reading the lists…")
                                               : tr("Each list fights every enemy many times. The program plays both "
                                                    "sides."));
        return;
    }
    const BestList::Standing& first = rows.front();
    if (!first.wins || !first.rank) {
        m_answer->setText(tr("The lists are fighting…"));
        return;
    }
    const auto asGood =
        std::ranges::count_if(rows, [](const BestList::Standing& row) { return row.rank && row.rank->best == 1; });
    const QString wins =
        tr("%1 wins %2 (%3).").arg(m_model.nameOf(first.list), share(first.wins->p), interval(*first.wins));
    m_answer->setText(asGood == 1 ? tr("The best list: %1").arg(wins)
                                  : tr("%1 %n others may be as good; more battles tell them apart.", nullptr,
                                       static_cast<int>(asGood) - 1)
                                        .arg(wins));
}

void BestListDialog::showLeftOut() {
    const std::vector<BestList::LeftOut>& leftOut = m_best.leftOut();
    QStringList lines;
    for (const BestList::LeftOut& one : leftOut)
        lines << tr("%1: %2").arg(one.source.name, one.why);
    m_leftOut->setVisible(!lines.isEmpty());
    m_leftOut->setToolTip(lines.join(u'\n'));
    const auto more = static_cast<int>(leftOut.size()) - static_cast<int>(leftOutShown);
    QStringList shown = lines.first(std::min(lines.size(), static_cast<qsizetype>(leftOutShown)));
    if (more > 0)
        shown << tr("%n more", nullptr, more);
    m_leftOut->setText(tr("Left out: %1").arg(shown.join(QStringLiteral(" "))));
}

void BestListDialog::stopOrResume() { m_best.isRunning() ? m_best.stop() : m_best.resume(); }

std::optional<int> BestListDialog::selected() const {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : std::optional(m_model.list(rows.front().row()));
}

void BestListDialog::openSelected() {
    if (const std::optional<int> list = selected())
        if (const QString& file = m_best.lists()[static_cast<std::size_t>(*list)].file; !file.isEmpty())
            Q_EMIT openWanted(file);
}

/// Against the enemy of the current column, otherwise against the first.
void BestListDialog::fightSelected() {
    const std::optional<int> list = selected();
    if (!list)
        return;
    const OddsMatrix& matrix = m_best.matrix();
    const int enemy =
        matrix.candidates() + std::max(0, m_table->currentIndex().column() - BestListModel::FirstEnemyColumn);
    Setup setup = matchOf(m_choice->system(), matrix.list(*list), matrix.list(enemy));
    setup.name = tr("%1 against %2").arg(m_model.nameOf(*list), m_model.nameOf(enemy)).toStdString();
    Q_EMIT fightWanted(setup);
}

void BestListDialog::save() {
    const QString file = saveName(*this, tr("Save the table"), QStringLiteral("best-list.csv"), tr("Tables (*.csv)"),
                                  QStringLiteral("csv"));
    if (file.isEmpty())
        return;
    const Result<void> written = writeFile(file.toStdU16String(), csvOf(m_model).toStdString());
    if (!written)
        m_messages->say(MessageBar::Kind::Fault, text(written.error()));
}

}  // namespace ephor
