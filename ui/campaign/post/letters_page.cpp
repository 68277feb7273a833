#include "ui/campaign/post/letters_page.h"

#include "models/campaign/post/post_office.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "ui/common/named.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTextCursor>

namespace ephor {

using namespace campaign;
using store::PostLetter;

namespace {

enum LetterColumn { TurnColumn, SenderColumn, ReaderColumn, WordsColumn, LetterColumns };

}  // namespace

LettersPage::LettersPage(CampaignSession& session, std::function<QDateTime()> now, QWidget* parent)
    : QWidget(parent), m_session(session), m_now(std::move(now)) {
    auto* grid = new QGridLayout(this);
    m_table = named(new QTableWidget(0, LetterColumns, this), QStringLiteral("letters"), tr("Letters"));
    m_table->setHorizontalHeaderLabels({tr("With the report of turn"), tr("From"), tr("To"), tr("Text")});
    lookLikeRows(*m_table);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(WordsColumn, QHeaderView::Stretch);
    grid->addWidget(m_table, 0, 0, 1, 5);
    m_from = named(new QComboBox(this), QStringLiteral("letterFrom"), tr("Sender of the letter"));
    m_to = named(new QComboBox(this), QStringLiteral("letterTo"), tr("Reader of the letter"));
    const auto label = [this](const QString& words, QWidget* of) {
        auto* made = new QLabel(words, this);
        made->setBuddy(of);
        return made;
    };
    grid->addWidget(label(tr("Fr&om"), m_from), 1, 0);
    grid->addWidget(m_from, 1, 1);
    grid->addWidget(label(tr("To"), m_to), 1, 2);
    grid->addWidget(m_to, 1, 3);
    m_text = named(new QPlainTextEdit(this), QStringLiteral("letterText"), tr("Text of the letter"));
    m_text->setPlaceholderText(tr("Text of the letter"));
    m_text->setTabChangesFocus(true);
    m_text->setMaximumHeight(scaled(this, 80));
    grid->addWidget(m_text, 2, 0, 2, 4);
    m_add = named(new QPushButton(tr("Add l&etter"), this), QStringLiteral("addLetter"), tr("Add letter"));
    m_remove = named(new QPushButton(tr("Remo&ve letter"), this), QStringLiteral("removeLetter"), tr("Remove letter"));
    for (QPushButton* button : {m_add, m_remove})
        button->setAutoDefault(false);
    grid->addWidget(m_add, 2, 4);
    grid->addWidget(m_remove, 3, 4);
    grid->setColumnStretch(3, 1);
    grid->setRowStretch(0, 1);
    fillPowers();
    connect(m_add, &QPushButton::clicked, this, &LettersPage::add);
    connect(m_remove, &QPushButton::clicked, this, &LettersPage::remove);
    connect(m_text, &QPlainTextEdit::textChanged, this, &LettersPage::refresh);
    connect(m_table, &QTableWidget::currentCellChanged, this, &LettersPage::refresh);
    connect(&session, &CampaignSession::postChanged, this, &LettersPage::refresh);
    connect(&session, &CampaignSession::changed, this, &LettersPage::refresh);
    refresh();
}

void LettersPage::fillPowers() {
    m_to->addItem(tr("Everybody"), QString());
    for (const PowerInfo& power : m_session.scenario().powers) {
        m_from->addItem(QString::fromStdString(power.name), toQString(power.id));
        m_to->addItem(QString::fromStdString(power.name), toQString(power.id));
    }
}

void LettersPage::refresh() {
    const QSignalBlocker quiet(m_table);
    const store::Post& post = m_session.post();
    const auto nameOfId = [&](const QString& id) {
        const PowerId power = powerWithId(m_session.scenario(), id);
        return power ? nameOf(m_session.scenario(), power) : tr("Everybody");
    };
    m_table->setRowCount(static_cast<int>(post.letters.size()));
    for (std::size_t i = 0; i < post.letters.size(); ++i) {
        const PostLetter& letter = post.letters[i];
        const QStringList texts{QString::number(letter.turn), nameOfId(letter.from), nameOfId(letter.to),
                                letter.text.simplified()};
        for (int column = 0; column < LetterColumns; ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            item->setToolTip(column == WordsColumn ? letter.text : texts[column]);
            m_table->setItem(static_cast<int>(i), column, item);
        }
    }
    m_add->setEnabled(!m_text->toPlainText().trimmed().isEmpty());
    const int row = m_table->currentRow();
    m_remove->setEnabled(row >= 0 && row < std::ssize(post.letters) &&
                         post.letters[static_cast<std::size_t>(row)].turn >= turnOfLetter(post, m_session.campaign()));
}

void LettersPage::write(PowerId from, const QString& text) {
    m_from->setCurrentIndex(m_from->findData(toQString(m_session.scenario().powers[from.index()].id)));
    QTextCursor end(m_text->document());
    end.movePosition(QTextCursor::End);
    end.insertText(m_text->toPlainText().trimmed().isEmpty() ? text : QStringLiteral("\n\n") + text);
    m_to->setFocus();
}

void LettersPage::add() {
    store::Post post = m_session.post();
    post.letters.push_back({turnOfLetter(post, m_session.campaign()), m_from->currentData().toString(),
                            m_to->currentData().toString(), m_text->toPlainText().trimmed(),
                            toQString(isoText(clubTimeOf(m_now())))});
    if (const Result<void> written = m_session.setPost(post); !written)
        return Q_EMIT said(text(written.error()));
    m_text->clear();
}

void LettersPage::remove() {
    store::Post post = m_session.post();
    post.letters.erase(post.letters.begin() + m_table->currentRow());
    if (const Result<void> written = m_session.setPost(post); !written)
        Q_EMIT said(text(written.error()));
}

}  // namespace ephor
