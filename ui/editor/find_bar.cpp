#include "ui/editor/find_bar.h"

#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/common/tinted_label.h"
#include "ui/editor/code_editor.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

namespace ephor {

namespace {

TextRange selectionOf(const QTextCursor& cursor) {
    return {cursor.selectionStart(), cursor.selectionEnd() - cursor.selectionStart()};
}

/// A row of the bar, without margins.
QHBoxLayout* rowIn(QWidget* row) {
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(scaled(row, 4));
    return layout;
}

}  // namespace

FindBar::FindBar(QWidget* parent) : QWidget(parent) {
    named(this, QStringLiteral("findBar"), tr("Find and replace"));
    makeFields();
    makeButtons();
    hide();
}

void FindBar::makeFields() {
    m_words = named(new QLineEdit(this), QStringLiteral("findWords"), tr("Find"));
    m_words->setPlaceholderText(tr("Find"));
    m_words->setClearButtonEnabled(true);
    m_replacement = named(new QLineEdit(this), QStringLiteral("findReplacement"), tr("Replace with"));
    m_replacement->setPlaceholderText(tr("Replace with"));
    for (QLineEdit* field : {m_words, m_replacement}) {
        field->setMinimumWidth(scaled(this, 60));
        field->installEventFilter(this);
    }
    m_count = new TintedLabel(&Colours::secondary, this);
    m_count->setObjectName(QStringLiteral("findCount"));
    connect(m_words, &QLineEdit::textEdited, this, &FindBar::searchFromAnchor);
}

void FindBar::makeButtons() {
    auto* findRow = new QWidget(this);
    QHBoxLayout* row = rowIn(findRow);
    row->addWidget(m_words, 1);
    row->addWidget(m_count);
    row->addWidget(
        button("findPreviousButton", tr("Previous"), tr("Previous match (Shift+F3)"), &FindBar::findPrevious));
    row->addWidget(button("findNextButton", tr("Next"), tr("Next match (F3)"), &FindBar::findNext));
    m_case = button("findCase", tr("Aa"), tr("Match case"), &FindBar::searchFromAnchor);
    m_case->setAccessibleName(tr("Match case"));
    m_whole = button("findWhole", tr("Words"), tr("Find whole words only"), &FindBar::searchFromAnchor);
    for (QToolButton* one : {m_case, m_whole}) {
        one->setCheckable(true);
        row->addWidget(one);
    }
    QToolButton* close = button("findClose", tr("Close"), tr("Close the bar (Esc)"), &FindBar::closeBar);
    close->setIcon(icon("cross"));
    close->setToolButtonStyle(Qt::ToolButtonIconOnly);
    row->addWidget(close);
    m_replaceRow = new QWidget(this);
    row = rowIn(m_replaceRow);
    row->addWidget(m_replacement, 1);
    row->addWidget(
        button("replaceButton", tr("Replace"), tr("Replace this match and go to the next"), &FindBar::replaceOne));
    row->addWidget(button("replaceAllButton", tr("Replace all"), tr("Replace all matches; one undo restores them"),
                          &FindBar::replaceAll));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(scaled(this, 8), scaled(this, 3), scaled(this, 8), scaled(this, 3));
    rows->setSpacing(scaled(this, 3));
    rows->addWidget(findRow);
    rows->addWidget(m_replaceRow);
}

QToolButton* FindBar::button(const char* name, const QString& text, const QString& tip, void (FindBar::*does)()) {
    auto* one = named(new QToolButton(this), QLatin1StringView(name), text);
    one->setText(text);
    one->setToolTip(tip);
    one->setAutoRaise(true);
    one->setFocusPolicy(Qt::TabFocus);
    connect(one, &QToolButton::clicked, this, does);
    return one;
}

void FindBar::setEditor(CodeEditor* editor) {
    if (m_editor == editor)
        return;
    if (m_editor) {
        m_editor->disconnect(this);
        m_editor->showFound({});
    }
    m_editor = editor;
    m_anchor = 0;
    if (!editor)
        return;
    connect(editor, &QPlainTextEdit::textChanged, this, [this] {
        if (!isHidden() && !m_replacing)
            searchAgain();
    });
    connect(editor, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (!isHidden() && !m_replacing)
            showCount();
    });
    if (!isHidden())
        searchAgain();
}

void FindBar::find() { open(false); }

void FindBar::replace() { open(true); }

void FindBar::open(bool replaces) {
    if (!m_editor)
        return;
    const QTextCursor cursor = m_editor->textCursor();
    const QString selected = cursor.selectedText();
    if (!selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator))
        m_words->setText(selected);
    m_anchor = cursor.selectionStart();
    m_replaceRow->setVisible(replaces && !m_editor->isReadOnly());
    show();
    QLineEdit* field = replaces && !m_words->text().isEmpty() ? m_replacement : m_words;
    field->setFocus(Qt::ShortcutFocusReason);
    field->selectAll();
    searchAgain();
}

void FindBar::closeBar() {
    hide();
    if (m_editor)
        m_editor->setFocus(Qt::OtherFocusReason);
}

void FindBar::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (m_editor && !event->spontaneous())
        m_editor->showFound({});
}

QTextDocument::FindFlags FindBar::flags() const {
    QTextDocument::FindFlags flags;
    flags.setFlag(QTextDocument::FindCaseSensitively, m_case->isChecked());
    flags.setFlag(QTextDocument::FindWholeWords, m_whole->isChecked());
    return flags;
}

/// Finds every place in the current text, and marks it while the bar is open; the cursor stays.
void FindBar::searchAgain() {
    m_matches.clear();
    if (!m_editor)
        return;
    const QString words = m_words->text();
    const QTextDocument& text = *m_editor->document();
    for (QTextCursor found = words.isEmpty() ? QTextCursor() : text.find(words, 0, flags()); !found.isNull();
         found = text.find(words, found, flags()))
        m_matches.push_back(selectionOf(found));
    if (!isHidden())
        m_editor->showFound(m_matches);
    showCount();
}

/// Selects the first place behind where the search began.
void FindBar::searchFromAnchor() {
    searchAgain();
    const auto next = std::ranges::lower_bound(m_matches, m_anchor, {}, &TextRange::position);
    if (!m_matches.empty())
        select(next == m_matches.end() ? 0 : static_cast<std::size_t>(next - m_matches.begin()));
}

void FindBar::select(std::size_t match) {
    const TextRange& range = m_matches[match];
    QTextCursor cursor(m_editor->document());
    cursor.setPosition(static_cast<int>(range.position));
    cursor.setPosition(static_cast<int>(range.position + range.length), QTextCursor::KeepAnchor);
    m_editor->setTextCursor(cursor);
    showCount();
}

void FindBar::findNext() {
    if (const auto next = matchFrom(&QTextCursor::selectionEnd))
        select(*next == m_matches.size() ? 0 : *next);
}

void FindBar::findPrevious() {
    if (const auto next = matchFrom(&QTextCursor::selectionStart))
        select((*next == 0 ? m_matches.size() : *next) - 1);
}

/// Searches again, and returns the first match from there on, or the number of matches; none where nothing is found.
std::optional<std::size_t> FindBar::matchFrom(int (QTextCursor::*place)() const) {
    if (m_words->text().isEmpty() || !m_editor) {
        find();
        return {};
    }
    searchAgain();
    if (m_matches.empty())
        return {};
    m_anchor = (m_editor->textCursor().*place)();
    const auto next = std::ranges::lower_bound(m_matches, m_anchor, {}, &TextRange::position);
    return static_cast<std::size_t>(next - m_matches.begin());
}

std::optional<std::size_t> FindBar::selectedMatch() const {
    const auto match = std::ranges::find(m_matches, selectionOf(m_editor->textCursor()));
    return match == m_matches.end() ? std::nullopt : std::optional(static_cast<std::size_t>(match - m_matches.begin()));
}

/// Replaces the selected place; where none is selected, only goes to the next.
void FindBar::replaceOne() {
    if (!m_editor || m_editor->isReadOnly())
        return;
    if (selectedMatch()) {
        m_replacing = true;
        m_editor->textCursor().insertText(m_replacement->text());
        m_replacing = false;
    }
    findNext();
}

void FindBar::replaceAll() {
    if (!m_editor || m_editor->isReadOnly() || m_matches.empty())
        return;
    const auto count = static_cast<int>(m_matches.size());
    m_replacing = true;
    QTextCursor cursor(m_editor->document());
    cursor.beginEditBlock();
    for (auto match = m_matches.rbegin(); match != m_matches.rend(); ++match) {
        cursor.setPosition(static_cast<int>(match->position));
        cursor.setPosition(static_cast<int>(match->position + match->length), QTextCursor::KeepAnchor);
        cursor.insertText(m_replacement->text());
    }
    cursor.endEditBlock();
    m_replacing = false;
    searchAgain();
    m_count->setText(tr("%n replaced", nullptr, count));
}

void FindBar::showCount() {
    const bool isLost = m_matches.empty() && !m_words->text().isEmpty();
    m_count->setTint(isLost ? &Colours::error : &Colours::secondary);
    if (m_words->text().isEmpty())
        m_count->clear();
    else if (isLost)
        m_count->setText(tr("not found"));
    else if (const auto match = m_editor ? selectedMatch() : std::nullopt)
        m_count->setText(tr("%1 of %2").arg(*match + 1).arg(m_matches.size()));
    else
        m_count->setText(tr("%n found", nullptr, static_cast<int>(m_matches.size())));
}

void FindBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        closeBar();
    else
        QWidget::keyPressEvent(event);
}

/// Enter finds the next place, Shift+Enter the previous one; in the other field Enter replaces.
bool FindBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    if (watched == m_replacement)
        replaceOne();
    else if (key->modifiers() & Qt::ShiftModifier)
        findPrevious();
    else
        findNext();
    return true;
}

}  // namespace ephor
