#include "ui/campaign/tables/data_dialog.h"

#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/table_text.h"
#include "ui/common/colours.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"
#include "ui/common/window/save_name.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QShortcut>
#include <QTableView>

namespace ephor {

DataDialog::DataDialog(const CampaignSight& sight, LastFolder& files, QWidget* parent)
    : QDialog(parent), m_rows(sight.session().file()), m_files(files) {
    setObjectName(QStringLiteral("dataDialog"));
    setWindowTitle(tr("Data of the campaign"));
    setHelpTopic(this, QStringLiteral("query-data"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(makeQuestion());
    m_message = named(wrapped(new QLabel(this)), QStringLiteral("dataMessage"), tr("Status of the query"));
    column->addWidget(m_message);
    m_table = named(new QTableView(this), QStringLiteral("dataRows"), tr("Query result"));
    m_table->setModel(&m_rows);
    lookLikeRows(*m_table);
    column->addWidget(m_table, 1);
    column->addWidget(makeButtons());
    connect(&m_rows, &DataModel::asked, this, &DataDialog::showAsking);
    connect(&m_rows, &DataModel::answered, this, &DataDialog::showAnswer);
    connect(&m_rows, &DataModel::refused, this, [this](const Diagnostics& why) {
        showFault(text(why));
        takeColumns();
    });
    connect(&sight, &CampaignSight::changed, this, [this, &sight] {
        if (sight.seenBy())
            reject();
    });
    resize(scaled(this, 820), scaled(this, 600));
    askReady(0);
}

QWidget* DataDialog::makeQuestion() {
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    m_ready = named(new QComboBox(box), QStringLiteral("dataReady"), tr("Predefined queries"));
    for (const ReadyQuestion& question : readyQuestions())
        m_ready->addItem(question.title, question.sql);
    auto* ready = new QLabel(tr("Predefined &queries:"), box);
    ready->setBuddy(m_ready);
    m_sql = named(new QPlainTextEdit(box), QStringLiteral("dataSql"), tr("SQL query"));
    m_sql->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_sql->setTabChangesFocus(true);
    m_sql->setFixedHeight(5 * m_sql->fontMetrics().lineSpacing());
    auto* sql = new QLabel(tr("&SQL:"), box);
    sql->setBuddy(m_sql);
    m_ask = named(new QPushButton(tr("&Run"), box), QStringLiteral("dataAsk"), tr("Run this query"));
    m_ask->setToolTip(tr("Ctrl+Return"));
    m_stop = named(new QPushButton(tr("S&top"), box), QStringLiteral("dataStop"), tr("Stop the query"));
    for (QPushButton* button : {m_ask, m_stop})
        button->setAutoDefault(false);
    grid->addWidget(ready, 0, 0);
    grid->addWidget(m_ready, 0, 1, 1, 2);
    grid->addWidget(sql, 1, 0, 2, 1, Qt::AlignTop);
    grid->addWidget(m_sql, 1, 1, 2, 1);
    grid->addWidget(m_ask, 1, 2, Qt::AlignTop);
    grid->addWidget(m_stop, 2, 2, Qt::AlignTop);
    grid->setColumnStretch(1, 1);
    connect(m_ready, &QComboBox::activated, this, &DataDialog::askReady);
    connect(m_ask, &QPushButton::clicked, this, &DataDialog::ask);
    connect(m_stop, &QPushButton::clicked, this, [this] { m_rows.stop(); });
    for (const int key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(Qt::CTRL | static_cast<Qt::Key>(key), this), &QShortcut::activated, this,
                &DataDialog::ask);
    return box;
}

QDialogButtonBox* DataDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::Help, this);
    m_copy = named(buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole), QStringLiteral("dataCopy"),
                   tr("Copy the table for a spreadsheet"));
    m_save = named(buttons->addButton(tr("Save as CS&V…"), QDialogButtonBox::ActionRole), QStringLiteral("dataSave"),
                   tr("Save the table as CSV"));
    for (QPushButton* button : {m_copy, m_save})
        button->setAutoDefault(false);
    connect(m_copy, &QPushButton::clicked, this, &DataDialog::copy);
    connect(m_save, &QPushButton::clicked, this, &DataDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::helpRequested, this, [this] { Q_EMIT manualWanted(helpTopicOf(this)); });
    return buttons;
}

void DataDialog::askReady(int question) {
    m_sql->setPlainText(m_ready->itemData(question).toString());
    ask();
}

void DataDialog::ask() { m_rows.ask(m_sql->toPlainText()); }

void DataDialog::showAsking() {
    m_stop->setEnabled(true);
    showMessage(tr("Reading the tables…"), Colours::of(palette()).secondary);
}

void DataDialog::showAnswer() {
    m_stop->setEnabled(false);
    m_table->resizeColumnsToContents();
    const int widest = scaled(this, 320);
    for (int column = 0; column < m_rows.columnCount(); ++column)
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column), widest));
    takeColumns();
    showMessage(m_rows.isCut() ? tr("First %n rows; there are more.", nullptr, m_rows.rowCount())
                               : tr("%n rows.", nullptr, m_rows.rowCount()),
                Colours::of(palette()).secondary);
}

/// After a fault there is nothing to copy or save.
void DataDialog::takeColumns() {
    for (QPushButton* button : {m_copy, m_save})
        button->setEnabled(m_rows.columnCount() > 0);
}

void DataDialog::showFault(const QString& text) {
    m_stop->setEnabled(false);
    showMessage(text, Colours::of(palette()).error);
}

void DataDialog::showMessage(const QString& text, const QColor& ink) {
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, ink);
    m_message->setPalette(colours);
    m_message->setText(text);
}

void DataDialog::copy() {
    QGuiApplication::clipboard()->setText(tsvOf(m_rows));
    showMessage(tr("The table was copied to the clipboard."), Colours::of(palette()).secondary);
}

void DataDialog::save() {
    const QString file = m_files.chosen(saveName(*this, tr("Save the table"),
                                                 m_files.file(m_ready->currentText() + QStringLiteral(".csv")),
                                                 tr("Tables (*.csv)"), QStringLiteral("csv")));
    if (file.isEmpty())
        return;
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(csvOf(m_rows).toUtf8()) < 0 || !out.commit())
        return showFault(tr("%1 cannot be written: %2. Choose another file.").arg(file, out.errorString()));
    showMessage(tr("The table was saved to %1.").arg(file), Colours::of(palette()).secondary);
}

}  // namespace ephor
