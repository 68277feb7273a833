#include "ui/odds/opponent_dialog.h"

#include "models/army_list/list_check.h"
#include "models/battle/samples.h"
#include "models/text.h"
#include "models/text/word_search.h"
#include "ui/common/colours.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <tuple>

namespace ephor {

namespace {

enum OpponentColumn { OpponentName, OpponentPoints, OpponentColumns };
enum OpponentRole { FileRole = Qt::UserRole, PointsRole, RivalRole };
enum Rival { OtherArmy, SameArmy, SameList };  ///< the best rival first

std::vector<std::string> rulesOf(const ArmyList& list) { return {list.system}; }

}  // namespace

OpponentDialog::OpponentDialog(OpponentNeeds needs, QWidget* parent)
    : QDialog(parent),
      m_needs(std::move(needs)),
      m_system(m_needs.find(m_needs.list.system, m_needs.list.rules)),
      m_points(m_system->summary(m_needs.list).cost),
      m_library(m_needs.find, rulesOf(m_needs.list)) {
    setObjectName(QStringLiteral("opponentDialog"));
    setWindowTitle(tr("Odds against…"));
    setHelpTopic(this, QStringLiteral("reading-the-odds"));
    makeParts();
    connect(&m_library, &ListLibrary::changed, this, &OpponentDialog::fill);
    if (!m_needs.library.isEmpty() && QDir(m_needs.library).exists()) [[maybe_unused]]
        const auto opened = m_library.open(m_needs.library);  // without the folder there are the samples
    fill();
    resize(scaled(this, 520), scaled(this, 560));
}

OpponentDialog::~OpponentDialog() = default;

void OpponentDialog::makeParts() {
    auto* label = wrapped(new QLabel(tr("Which list does %1 fight?").arg(toQString(m_needs.list.name)), this));
    label->setFont(sized(font(), 14, true));
    m_search = named(new QLineEdit(this), QStringLiteral("opponentSearch"), tr("Search the lists"));
    m_search->setPlaceholderText(tr("Search the lists"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon("search"), QLineEdit::LeadingPosition);
    connect(m_search, &QLineEdit::textChanged, this, &OpponentDialog::filter);
    m_lists = named(new QTreeWidget(this), QStringLiteral("opponents"), tr("Lists"));
    m_lists->setHeaderLabels({tr("List"), tr("Points")});
    m_lists->setRootIsDecorated(false);
    m_lists->setIndentation(scaled(this, 12));
    m_lists->setUniformRowHeights(true);
    m_lists->header()->setStretchLastSection(false);
    m_lists->header()->setSectionResizeMode(OpponentName, QHeaderView::Stretch);
    m_lists->header()->setSectionResizeMode(OpponentPoints, QHeaderView::ResizeToContents);
    m_lists->setColumnHidden(OpponentPoints, !m_points);
    connect(m_lists, &QTreeWidget::currentItemChanged, this, [this] {
        m_hasSelected = true;
        showState();
    });
    connect(m_lists, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        if (!item->data(0, FileRole).toString().isEmpty())
            accept();
    });
    auto* about =
        wrapped(new QLabel(tr("On the usual table, by the rules as written. The computer plays both sides."), this));
    m_said = named(wrapped(new QLabel(this)), QStringLiteral("opponentSaid"), tr("Why the list cannot fight"));
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, Colours::of(colours).error);
    m_said->setPalette(colours);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_show = buttons->addButton(tr("&Show the odds"), QDialogButtonBox::AcceptRole);
    m_show->setObjectName(QStringLiteral("opponentShow"));
    m_show->setDefault(true);
    auto* more = buttons->addButton(tr("&Table and options…"), QDialogButtonBox::ActionRole);
    more->setObjectName(QStringLiteral("opponentMore"));
    more->setToolTip(tr("Choose terrain, a historical battle, other rules or a list file"));
    connect(buttons, &QDialogButtonBox::accepted, this, &OpponentDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(more, &QPushButton::clicked, this, &OpponentDialog::moreWanted);
    helpByKey(this, [this](const QString& topic) { Q_EMIT manualWanted(topic); });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_search);
    layout->addWidget(m_lists, 1);
    layout->addWidget(about);
    layout->addWidget(m_said);
    layout->addWidget(buttons);
}

QTreeWidgetItem* OpponentDialog::itemOf(const QString& name, const QString& file, const QString& army,
                                        std::optional<int> points) const {
    auto* item = new QTreeWidgetItem(QStringList{name, points ? QString::number(*points) : QString()});
    const QString own = toQString(m_needs.list.state);
    item->setData(0, FileRole, file);
    item->setData(0, PointsRole, points ? QVariant(*points) : QVariant());
    const bool isItself = army == own && name == toQString(m_needs.list.name) && points == m_points;
    item->setData(0, RivalRole, isItself ? SameList : army.isEmpty() || army != own ? OtherArmy : SameArmy);
    item->setTextAlignment(OpponentPoints, Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

void OpponentDialog::addGroup(const QString& title, const std::vector<QTreeWidgetItem*>& lists) {
    auto* group = new QTreeWidgetItem(m_lists, QStringList{title});
    group->setFont(0, sized(font(), 13, true));
    group->setFlags(Qt::ItemIsEnabled);
    for (QTreeWidgetItem* one : lists)
        group->addChild(one);
    group->setExpanded(true);
    group->setFirstColumnSpanned(true);
}

/// The user's selection stays while the library is read.
void OpponentDialog::fill() {
    const QSignalBlocker quiet(m_lists);
    const QTreeWidgetItem* current = m_lists->currentItem();
    const QString selected = current ? current->data(0, FileRole).toString() : QString();
    m_lists->clear();
    const QString own =
        m_needs.list.file.empty() ? QString() : QFileInfo(toQString(m_needs.list.file)).absoluteFilePath();
    std::vector<QTreeWidgetItem*> mine;
    for (const ShelvedList& one : m_library.lists()) {
        if (one.system != m_needs.list.system || one.file == own)
            continue;
        QTreeWidgetItem* item = mine.emplace_back(itemOf(one.name, one.file, one.army, one.points));
        item->setToolTip(0, one.errors ? tr("%1 (not legal yet)").arg(one.file) : one.file);
        item->setDisabled(one.errors > 0);
    }
    if (!mine.empty())
        addGroup(tr("My lists"), mine);
    std::vector<QTreeWidgetItem*> samples;
    for (const Sample& sample : sampleArmies(m_needs.find, rulesOf(m_needs.list))) {
        const ReadList read = readArmyList(sample.text, sample.path.toStdString(), m_needs.find, rulesOf(m_needs.list));
        samples.push_back(
            itemOf(sample.name, sample.path, toQString(read.list->state), m_system->summary(*read.list).cost));
    }
    addGroup(tr("Sample armies"), samples);
    if (m_hasSelected)
        for (QTreeWidgetItem* one : m_lists->findItems(QString(), Qt::MatchContains | Qt::MatchRecursive))
            if (!selected.isEmpty() && one->data(0, FileRole).toString() == selected)
                m_lists->setCurrentItem(one);
    filter();
}

/// The best rival; among equals, that of the first group whose points are nearest to one's own.
void OpponentDialog::selectRival() {
    const QSignalBlocker quiet(m_lists);
    QTreeWidgetItem* best = nullptr;
    std::tuple<int, int, int> least;
    for (int row = 0; row < m_lists->topLevelItemCount(); ++row)
        for (int child = 0; child < m_lists->topLevelItem(row)->childCount(); ++child) {
            QTreeWidgetItem* one = m_lists->topLevelItem(row)->child(child);
            const std::tuple rank{one->data(0, RivalRole).toInt(), row,
                                  std::abs(one->data(0, PointsRole).toInt() - m_points.value_or(0))};
            if (one->isDisabled() || one->isHidden() || (best && rank >= least))
                continue;
            best = one;
            least = rank;
        }
    m_lists->setCurrentItem(best);
}

void OpponentDialog::filter() {
    for (int row = 0; row < m_lists->topLevelItemCount(); ++row) {
        QTreeWidgetItem* group = m_lists->topLevelItem(row);
        bool isEmpty = true;
        for (int child = 0; child < group->childCount(); ++child) {
            group->child(child)->setHidden(!hasWords(group->child(child)->text(OpponentName), m_search->text()));
            isEmpty = isEmpty && group->child(child)->isHidden();
        }
        group->setHidden(isEmpty);
    }
    if (const QTreeWidgetItem* current = m_lists->currentItem(); !m_hasSelected || !current || current->isHidden())
        selectRival();
    showState();
}

void OpponentDialog::showState() {
    const QTreeWidgetItem* current = m_lists->currentItem();
    m_show->setEnabled(current && !current->isHidden() && !current->data(0, FileRole).toString().isEmpty());
    m_said->setVisible(false);
}

void OpponentDialog::accept() {
    const QTreeWidgetItem* current = m_lists->currentItem();
    if (!m_show->isEnabled() || !current)
        return;
    const QString file = current->data(0, FileRole).toString();
    const std::vector<std::string> rules = rulesOf(m_needs.list);
    const std::vector<Sample> samples = sampleArmies(m_needs.find, rules);
    const auto sample = std::ranges::find(samples, file, &Sample::path);
    std::vector<ReadList> read;
    if (sample != samples.end())
        read.push_back(readArmyList(sample->text, file.toStdString(), m_needs.find, rules));
    else
        read = readLists({file}, m_needs.find, rules);
    const bool isRead = !read.empty() && read.front().list;
    const bool isLegal = isRead && !hasErrors(read.front().diagnostics);
    if (!isLegal || read.front().system != m_system) {
        m_said->setText(isLegal  ? tr("This list is written for other rules.")
                        : isRead ? tr("This list is no longer legal. Open it to see what is wrong.")
                                 : tr("This list cannot be read any more."));
        m_said->setVisible(true);
        return;
    }
    m_setup.system = m_system->info().id;
    m_setup.rules = m_system->catalogue().version;
    m_setup.table = m_system->info().table;
    m_setup.lists = {m_needs.list, *std::move(read.front().list)};
    QDialog::accept();
}

}  // namespace ephor
