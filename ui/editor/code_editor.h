// The text editor for lists, packs and order sheets: line numbers with signs, squiggles, quick fixes, completion.
#pragma once

#include "models/editor/checked_text.h"

#include <QPlainTextEdit>
#include <memory>

namespace KSyntaxHighlighting {
class SyntaxHighlighter;
class Repository;
}  // namespace KSyntaxHighlighting

namespace ephor {

class WordCompleter;

class CodeEditor final : public QPlainTextEdit {
    Q_OBJECT

public:
    /// The document must outlive the editor.
    explicit CodeEditor(CheckedText& document, QWidget* parent = nullptr);
    ~CodeEditor() override;

    /// By default the text is coloured as TOML.
    void setPlain();
    /// Applies a fix as one undo step.
    void apply(const Fix& fix);
    /// Applies the first fix of the problem at the cursor, otherwise of the first problem on its line. False where
    /// there is none.
    bool applyFixHere();
    void goToLine(int line, int column = 1);
    /// Moves the cursor without moving the focus.
    void showLine(int line);
    /// Applies an edit made elsewhere as one undo step that touches only the difference.
    void takeEdit(const QString& text);
    void zoom(int steps);
    /// Marks what a search has found. The ranges are those of the current text.
    void showFound(std::vector<TextRange> found);

    int gutterWidth() const;
    void paintGutter(QPaintEvent* event);
    void clickGutter(QPoint at);
    void paintStripes(QPaintEvent* event, QWidget* on);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    struct Mark {
        TextRange range;
        const Diagnostic* problem = nullptr;
    };

    bool takesTab(const QKeyEvent* event);
    void takeText();
    void make(const TextEdit& edit);
    void showProblems();
    void showSelections();
    void layOut();
    void chooseTheme();
    const Diagnostic* problemHere() const;
    const Diagnostic* problemAt(qsizetype position) const;
    int worstOf(int line) const;

    CheckedText& m_document;
    std::unique_ptr<KSyntaxHighlighting::Repository> m_repository;
    KSyntaxHighlighting::SyntaxHighlighter* m_highlighter = nullptr;
    QWidget* m_gutter = nullptr;
    QWidget* m_stripes = nullptr;
    WordCompleter* m_completer = nullptr;
    std::vector<Mark> m_marks;
    std::vector<TextRange> m_found;
    bool m_taking = false;
};

}  // namespace ephor
