#include "ui/army_list/entry_fields.h"

#include "ui/common/colours.h"

#include <QApplication>
#include <QCompleter>
#include <QLineEdit>

namespace ephor {

void StandardSpinBox::setStandard(const QString& shown) {
    bool isNumber = false;
    const int number = shown.toInt(&isNumber);
    m_start = isNumber ? std::optional(number) : std::nullopt;
    setSpecialValueText(shown.isEmpty() ? QStringLiteral("–") : shown);
}

void StandardSpinBox::stepBy(int steps) {
    if (isUnset() && m_start)
        setValue(std::max(*m_start + steps, minimum() + 1));
    else
        QSpinBox::stepBy(steps);
}

QAbstractSpinBox::StepEnabled StandardSpinBox::stepEnabled() const {
    return isUnset() && m_start && *m_start - 1 > minimum() ? StepUpEnabled | StepDownEnabled : QSpinBox::stepEnabled();
}

WordBox::WordBox(bool isOpen, bool isRequired, QWidget* parent)
    : QComboBox(parent), m_isOpen(isOpen), m_isRequired(isRequired) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(6);
    connect(this, &QComboBox::activated, this, [this] {
        if (m_isOpen)
            lineEdit()->setModified(false);
        Q_EMIT wordChosen(currentData().toString());
    });
    if (!isOpen)
        return;
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &WordBox::takeTypedText);
}

void WordBox::setWords(const std::vector<FieldWord>& words) {
    if (words == m_words && count() > 0)
        return;
    m_words = words;
    clear();
    if (!m_isOpen && !m_isRequired)
        addItem(QStringLiteral("–"), QString());
    for (const FieldWord& word : words)
        addItem(word.shown, word.value);
}

void WordBox::setStandard(const QString& shown) {
    if (!m_isOpen && !m_isRequired)
        setItemText(0, shown.isEmpty() ? QStringLiteral("–") : shown);
}

void WordBox::setWord(const QString& value) {
    const int index = m_isOpen && value.isEmpty() ? -1 : findData(value);
    setCurrentIndex(index);
    if (!m_isOpen) {
        setPlaceholderText(value);  // shown where no word fits
        return;
    }
    if (const QString shown = index < 0 ? value : itemText(index); lineEdit()->text() != shown)
        lineEdit()->setText(shown);
    if (!lineEdit()->hasFocus())
        lineEdit()->setCursorPosition(0);  // shows the beginning of a long text
    lineEdit()->setModified(false);
}

/// A typed text that names a word, in either case, is that word.
void WordBox::takeTypedText() {
    if (!lineEdit()->isModified())
        return;
    lineEdit()->setModified(false);
    const QString typed = lineEdit()->text().simplified();
    const auto word = std::ranges::find_if(m_words, [&typed](const FieldWord& one) {
        return one.value.compare(typed, Qt::CaseInsensitive) == 0 || one.shown.compare(typed, Qt::CaseInsensitive) == 0;
    });
    Q_EMIT wordChosen(word == m_words.end() ? typed : word->value);
}

void setQuiet(QWidget& editor, bool quiet) {
    QPalette palette = QApplication::palette(&editor);
    if (quiet) {
        const QColor grey = Colours::of(palette).secondary;
        palette.setColor(QPalette::Text, grey);
        palette.setColor(QPalette::ButtonText, grey);
    }
    editor.setPalette(palette);
}

}  // namespace ephor
