#include "ui/editor/code_editor.h"

#include "models/text/battle_words.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"
#include "ui/editor/indentation.h"
#include "ui/editor/problem_card.h"
#include "ui/editor/word_completer.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>
#include <QFontDatabase>
#include <QHelpEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>
#include <QWheelEvent>

namespace ephor {

namespace {

/// A strip at the side of the editor, painted by the editor.
class Strip final : public QWidget {
public:
    Strip(CodeEditor& editor, bool gutter) : QWidget(&editor), m_editor(editor), m_isGutter(gutter) {
        if (!gutter)
            setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    QSize sizeHint() const override { return {m_editor.gutterWidth(), 0}; }

protected:
    void paintEvent(QPaintEvent* event) override {
        if (m_isGutter)
            m_editor.paintGutter(event);
        else
            m_editor.paintStripes(event, this);
    }
    void mousePressEvent(QMouseEvent* event) override { m_editor.clickGutter(event->position().toPoint()); }

private:
    CodeEditor& m_editor;
    bool m_isGutter;
};

}  // namespace

CodeEditor::CodeEditor(CheckedText& document, QWidget* parent)
    : QPlainTextEdit(parent), m_document(document), m_repository(std::make_unique<KSyntaxHighlighting::Repository>()) {
    setObjectName(QStringLiteral("listText"));
    setAccessibleName(tr("Text"));
    setAccessibleDescription(tr("Tab indents; Ctrl+Tab leaves the text"));
    QFont mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    mono.setPixelSize(qRound(12.6 * textScale(font())));
    setFont(mono);
    setLineWrapMode(NoWrap);
    setTabChangesFocus(false);
    setTabStopDistance(4 * fontMetrics().horizontalAdvance(u' '));
    setFrameShape(QFrame::NoFrame);
    m_gutter = new Strip(*this, true);
    m_gutter->setObjectName(QStringLiteral("gutter"));
    m_stripes = new Strip(*this, false);
    m_highlighter = new KSyntaxHighlighting::SyntaxHighlighter(QPlainTextEdit::document());
    chooseTheme();
    m_highlighter->setDefinition(m_repository->definitionForName(QStringLiteral("Ephor army list")));
    m_completer = new WordCompleter(*this, m_document);

    connect(this, &QPlainTextEdit::blockCountChanged, this, &CodeEditor::layOut);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        if (dy)
            m_gutter->scroll(0, dy);
        else
            m_gutter->update(0, rect.y(), m_gutter->width(), rect.height());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &CodeEditor::showSelections);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (m_taking)
            return;
        // Marks belong to the old text; the next check makes new ones.
        m_document.setText(toPlainText());
    });
    connect(&m_document, &CheckedText::textReplaced, this, &CodeEditor::takeText);
    connect(&m_document, &CheckedText::checked, this, &CodeEditor::showProblems);
    takeText();
    showProblems();
}

CodeEditor::~CodeEditor() = default;

void CodeEditor::setPlain() { m_highlighter->setDefinition({}); }

void CodeEditor::takeText() {
    m_taking = true;
    setPlainText(m_document.text());
    m_taking = false;
    layOut();
}

void CodeEditor::chooseTheme() {
    m_highlighter->setTheme(
        m_repository->theme(isDark(palette()) ? QStringLiteral("Ephor Dark") : QStringLiteral("Ephor Light")));
    m_highlighter->rehighlight();
}

void CodeEditor::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_highlighter) {
        chooseTheme();
        showSelections();
    }
    if (event->type() == QEvent::FontChange && m_gutter)
        layOut();
}

void CodeEditor::showProblems() {
    m_marks.clear();
    for (const Diagnostic& problem : m_document.diagnostics())
        m_marks.push_back({rangeOf(m_document.text(), problem), &problem});
    // Errors are drawn last, on top of warnings.
    std::ranges::stable_sort(m_marks, {}, [](const Mark& mark) { return mark.problem->severity; });
    showSelections();
    m_gutter->update();
    m_stripes->update();
}

void CodeEditor::showSelections() {
    const Colours& colours = Colours::of(palette());
    QList<QTextEdit::ExtraSelection> all;
    QTextEdit::ExtraSelection line;
    line.format.setBackground(blended(palette().color(QPalette::Base), palette().color(QPalette::Highlight),
                                      isDark(palette()) ? 0.22 : 0.14));
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    line.cursor = textCursor();
    line.cursor.clearSelection();
    all << line;
    const auto last = static_cast<qsizetype>(QPlainTextEdit::document()->characterCount() - 1);
    for (const Mark& mark : m_marks) {
        if (!m_document.isChecked() || mark.range.length == 0 || mark.range.position + mark.range.length > last)
            continue;
        QTextEdit::ExtraSelection squiggle;
        const Severity severity = mark.problem->severity;
        squiggle.format.setUnderlineColor(severity == Severity::Error     ? colours.error
                                          : severity == Severity::Warning ? colours.warning
                                                                          : palette().color(QPalette::Link));
        squiggle.format.setUnderlineStyle(severity == Severity::Advice ? QTextCharFormat::DotLine
                                                                       : QTextCharFormat::WaveUnderline);
        squiggle.cursor = QTextCursor(QPlainTextEdit::document());
        squiggle.cursor.setPosition(static_cast<int>(mark.range.position));
        squiggle.cursor.setPosition(static_cast<int>(mark.range.position + mark.range.length), QTextCursor::KeepAnchor);
        all << squiggle;
    }
    for (const TextRange& found : m_found)
        if (found.position + found.length <= last) {
            QTextEdit::ExtraSelection match;
            match.format.setBackground(blended(palette().color(QPalette::Base), colours.warning, 0.4));
            match.cursor = QTextCursor(QPlainTextEdit::document());
            match.cursor.setPosition(static_cast<int>(found.position));
            match.cursor.setPosition(static_cast<int>(found.position + found.length), QTextCursor::KeepAnchor);
            all << match;
        }
    setExtraSelections(all);
    m_gutter->update();
}

void CodeEditor::showFound(std::vector<TextRange> found) {
    m_found = std::move(found);
    showSelections();
}

const Diagnostic* CodeEditor::problemAt(qsizetype position) const {
    if (m_document.isChecked())
        for (auto mark = m_marks.rbegin(); mark != m_marks.rend(); ++mark)
            if (position >= mark->range.position && position <= mark->range.position + mark->range.length)
                return mark->problem;
    return nullptr;
}

const Diagnostic* CodeEditor::problemHere() const {
    if (!m_document.isChecked())
        return nullptr;
    if (const Diagnostic* problem = problemAt(textCursor().position()); problem && !problem->fixes.empty())
        return problem;
    const int line = textCursor().blockNumber() + 1;
    for (const Diagnostic& problem : m_document.diagnostics())
        if (problem.place.line == line && !problem.fixes.empty())
            return &problem;
    return nullptr;
}

int CodeEditor::worstOf(int line) const {
    int worst = -1;
    for (const Diagnostic& problem : m_document.diagnostics())
        if (problem.place.line == line)
            worst = std::max(worst, static_cast<int>(problem.severity));
    return worst;
}

void CodeEditor::apply(const Fix& fix) {
    if (toPlainText() != m_document.text())
        return;
    make(m_document.edit(fix));
    ensureCursorVisible();
}

void CodeEditor::takeEdit(const QString& text) {
    if (toPlainText() == m_document.text() && text != m_document.text())
        make(difference(m_document.text(), text));
}

void CodeEditor::make(const TextEdit& edit) {
    QTextCursor cursor(QPlainTextEdit::document());
    cursor.beginEditBlock();
    cursor.setPosition(static_cast<int>(edit.position));
    cursor.setPosition(static_cast<int>(edit.position + edit.length), QTextCursor::KeepAnchor);
    cursor.insertText(edit.text);
    cursor.endEditBlock();
    setTextCursor(cursor);
    m_document.check();
}

bool CodeEditor::applyFixHere() {
    m_document.check();
    const Diagnostic* problem = problemHere();
    if (!problem)
        return false;
    apply(Fix(problem->fixes.front()));
    return true;
}

void CodeEditor::goToLine(int line, int column) {
    QTextCursor cursor(QPlainTextEdit::document());
    cursor.setPosition(static_cast<int>(positionOf(m_document.text(), line, column)));
    setTextCursor(cursor);
    centerCursor();
    setFocus();
}

void CodeEditor::showLine(int line) {
    QTextCursor cursor(QPlainTextEdit::document());
    cursor.setPosition(static_cast<int>(positionOf(m_document.text(), line, 1)));
    setTextCursor(cursor);
    ensureCursorVisible();
}

void CodeEditor::zoom(int steps) {
    QFont larger = font();
    const double standard = 12.6 * textScale(window()->font());
    const int size = steps == 0 ? qRound(standard) : larger.pixelSize() + steps;
    larger.setPixelSize(std::clamp(size, 8, qRound(standard * 3)));
    setFont(larger);
    setTabStopDistance(4 * fontMetrics().horizontalAdvance(u' '));
}

void CodeEditor::keyPressEvent(QKeyEvent* event) {
    if (m_completer->takes(event) || takesTab(event))
        return;
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && event->modifiers() == Qt::NoModifier) {
        m_completer->acceptProposal();
        // The new line gets the indentation of this one.
        const QString text = textCursor().block().text();
        const qsizetype in = std::ranges::find_if(text, [](QChar c) { return !c.isSpace(); }) - text.begin();
        insertPlainText(u'\n' + text.left(std::min<qsizetype>(in, textCursor().positionInBlock())));
        ensureCursorVisible();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
    m_completer->typed(event);
}

/// Tab and Shift+Tab indent; with Ctrl they move the focus, so that the text does not trap the keyboard.
bool CodeEditor::takesTab(const QKeyEvent* event) {
    const bool forward = event->key() == Qt::Key_Tab && !(event->modifiers() & Qt::ShiftModifier);
    if ((event->key() != Qt::Key_Tab && event->key() != Qt::Key_Backtab) || isReadOnly())
        return false;
    if (event->modifiers() & Qt::ControlModifier) {
        setTabChangesFocus(true);
        focusNextPrevChild(forward);
        setTabChangesFocus(false);
    } else if (forward) {
        indent(*this);
    } else {
        unindent(*this);
    }
    return true;
}

void CodeEditor::wheelEvent(QWheelEvent* event) {
    if (event->modifiers() & Qt::ControlModifier) {
        zoom(event->angleDelta().y() > 0 ? 1 : -1);
        event->accept();
        return;
    }
    QPlainTextEdit::wheelEvent(event);
}

bool CodeEditor::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QTextCursor cursor = cursorForPosition(help->pos());
        if (const Diagnostic* problem = problemAt(cursor.position()))
            QToolTip::showText(help->globalPos(), problemCard(*problem, palette()), viewport());
        else if (const auto meant = m_document.helpAt(cursor.position()))
            QToolTip::showText(help->globalPos(), helpCard(*meant), viewport());
        else
            QToolTip::hideText();
        return true;
    }
    return QPlainTextEdit::viewportEvent(event);
}

}  // namespace ephor
