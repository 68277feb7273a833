#include "ui/army_list/list_library/event_dialog.h"

#include "ui/common/colours.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <QtConcurrent/QtConcurrentRun>

namespace ephor {

namespace {

enum EventColumn { ListColumn, FileColumn, VerdictColumn, EventColumns };

}  // namespace

EventDialog::EventDialog(const ListEvent& event, const QStringList& files, const FindSystem& find,
                         const std::vector<std::string>& systems, QWidget* parent)
    : QDialog(parent) {
    setObjectName(QStringLiteral("eventDialog"));
    setWindowTitle(tr("Lists for %1").arg(QString::fromStdString(event.name)));
    setHelpTopic(this, QStringLiteral("list-library#check-lists-for-an-event"));
    m_summary = named(new QLabel(tr("Reading %n lists…", nullptr, static_cast<int>(files.size())), this),
                      QStringLiteral("eventSummary"), tr("How many lists may be played"));
    m_summary->setFont(sized(font(), 13, true));
    m_table = named(new QTableWidget(0, EventColumns, this), QStringLiteral("eventLists"), tr("Lists of the event"));
    m_table->setHorizontalHeaderLabels({tr("List"), tr("File"), tr("What is wrong")});
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->verticalHeader()->hide();
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_copy = buttons->addButton(tr("C&opy"), QDialogButtonBox::ActionRole);
    m_copy->setObjectName(QStringLiteral("copyEvent"));
    m_copy->setToolTip(tr("Copy the table for a spreadsheet or a mail"));
    m_copy->setEnabled(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_copy, &QPushButton::clicked, this, &EventDialog::copy);
    connect(m_table, &QTableWidget::cellActivated, this,
            [this](int row) { Q_EMIT openWanted(m_table->item(row, FileColumn)->data(Qt::UserRole).toString()); });
    connect(&m_reading, &QFutureWatcherBase::finished, this, [this] { showVerdicts(m_reading.result()); });
    m_reading.setFuture(
        QtConcurrent::run([event, files, find, systems] { return checkedForEvent(event, files, find, systems); }));
    resize(scaled(this, 820), scaled(this, 520));
}

EventDialog::~EventDialog() { m_reading.waitForFinished(); }

void EventDialog::showVerdicts(const std::vector<EventVerdict>& verdicts) {
    const auto fit = std::ranges::count_if(verdicts, [](const EventVerdict& one) { return one.faults.isEmpty(); });
    m_summary->setText(tr("%1 of %2 lists may be played.").arg(fit).arg(verdicts.size()));
    m_table->setRowCount(static_cast<int>(verdicts.size()));
    const Colours& colours = Colours::of(palette());
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const EventVerdict& one = verdicts[static_cast<std::size_t>(row)];
        const bool fits = one.faults.isEmpty();
        auto* file = new QTableWidgetItem(QFileInfo(one.file).fileName());
        file->setData(Qt::UserRole, one.file);
        file->setToolTip(one.file);
        m_table->setItem(
            row, ListColumn,
            new QTableWidgetItem(icon(fits ? "check" : "error", fits ? colours.good : colours.error), one.name));
        m_table->setItem(row, FileColumn, file);
        m_table->setItem(row, VerdictColumn,
                         new QTableWidgetItem(fits ? tr("nothing") : one.faults.join(QStringLiteral("\n"))));
    }
    m_table->resizeColumnToContents(ListColumn);
    m_table->resizeColumnToContents(FileColumn);
    m_table->resizeRowsToContents();
    m_copy->setEnabled(true);
}

void EventDialog::copy() {
    QStringList lines;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < EventColumns; ++column)
            cells << m_table->item(row, column)->text().replace(u'\n', QStringLiteral("; "));
        lines << cells.join(u'\t');
    }
    QApplication::clipboard()->setText(lines.join(u'\n'));
}

}  // namespace ephor
