#include "ui/campaign/scenario_editor/scenario_text.h"

#include "models/editor/text_places.h"
#include "models/text.h"
#include "ui/common/colours.h"
#include "ui/common/named.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QTextBlock>

namespace ephor {

using namespace campaign;

ScenarioText::ScenarioText(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_files(named(new QComboBox(this), QStringLiteral("textFile"), tr("File"))),
      m_editor(named(new QPlainTextEdit(this), QStringLiteral("scenarioText"), tr("Text of the file"))) {
    for (const std::string_view name : scenarioFileNames)
        m_files->addItem(toQString(name));
    m_editor->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_editor->setLineWrapMode(QPlainTextEdit::NoWrap);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->addWidget(m_files);
    column->addWidget(m_editor, 1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(250);
    connect(&m_pause, &QTimer::timeout, this, &ScenarioText::flush);
    connect(m_files, &QComboBox::currentIndexChanged, this, &ScenarioText::showFile);
    connect(m_files, &QComboBox::activated, m_editor, qOverload<>(&QWidget::setFocus));
    connect(m_editor, &QPlainTextEdit::textChanged, this, [this] {
        if (m_isFilling)
            return;
        m_hasTyped = true;
        m_pause.start();
    });
    connect(m_editor, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (!m_isFilling && m_editor->hasFocus() && !m_hasTyped)
            if (const auto row = m_document.sheet().rowAtLine(m_file, m_editor->textCursor().blockNumber() + 1))
                Q_EMIT rowReached(*row);
        mark();
    });
    m_editor->installEventFilter(this);
    connect(&document, &ScenarioDocument::changed, this, &ScenarioText::refresh);
    showFile();
}

void ScenarioText::flush() {
    m_pause.stop();
    if (std::exchange(m_hasTyped, false))
        m_document.setText(m_file, m_editor->toPlainText());
}

/// Accepts typed text before the user does something elsewhere.
bool ScenarioText::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_editor && event->type() == QEvent::FocusOut)
        flush();
    return QWidget::eventFilter(watched, event);
}

void ScenarioText::showFile() {
    flush();
    m_file = static_cast<std::size_t>(m_files->currentIndex());
    m_isFilling = true;
    m_editor->setPlainText(QString::fromStdString(m_document.files().texts[m_file]));
    m_isFilling = false;
    mark();
}

/// Applies changes of the form or undo to the text without moving the view.
void ScenarioText::refresh() {
    const QString now = QString::fromStdString(m_document.files().texts[m_file]);
    const QString shown = m_editor->toPlainText();
    if (now != shown) {
        const TextEdit edit = difference(shown, now);
        m_isFilling = true;
        QTextCursor cursor(m_editor->document());
        cursor.setPosition(static_cast<int>(edit.position));
        cursor.setPosition(static_cast<int>(edit.position + edit.length), QTextCursor::KeepAnchor);
        cursor.insertText(edit.text);
        m_isFilling = false;
    }
    mark();
}

void ScenarioText::showLine(std::size_t file, int line) {
    flush();
    m_files->setCurrentIndex(static_cast<int>(file));
    const QTextBlock block = m_editor->document()->findBlockByNumber(std::max(0, line - 1));
    m_isFilling = true;
    m_editor->setTextCursor(QTextCursor(block));
    m_isFilling = false;
    m_editor->centerCursor();
    mark();
}

/// Highlights the cursor's line, and underlines the findings in this file.
void ScenarioText::mark() {
    QList<QTextEdit::ExtraSelection> marks;
    QTextEdit::ExtraSelection here;
    here.format.setBackground(palette().color(QPalette::AlternateBase));
    here.format.setProperty(QTextFormat::FullWidthSelection, true);
    here.cursor = m_editor->textCursor();
    here.cursor.clearSelection();
    marks << here;
    const std::string ending = "/" + std::string(scenarioFileNames[m_file]);
    const QString text = m_editor->toPlainText();
    for (const Diagnostic& finding : m_document.findings()) {
        if (finding.place.line < 1 || !finding.place.file.ends_with(ending))
            continue;
        const TextRange range = rangeOf(text, finding);
        QTextEdit::ExtraSelection wave;
        const Colours& colours = Colours::of(palette());
        wave.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        wave.format.setUnderlineColor(finding.severity == Severity::Error ? colours.error : colours.warning);
        wave.cursor = QTextCursor(m_editor->document());
        wave.cursor.setPosition(static_cast<int>(range.position));
        wave.cursor.setPosition(static_cast<int>(range.position + range.length), QTextCursor::KeepAnchor);
        marks << wave;
    }
    m_editor->setExtraSelections(marks);
}

}  // namespace ephor
