// Find and replace in a text: a bar below it.
#pragma once

#include "models/editor/text_places.h"

#include <QPointer>
#include <QTextCursor>
#include <QTextDocument>
#include <QWidget>

class QLineEdit;
class QToolButton;

namespace ephor {

class CodeEditor;
class TintedLabel;

class FindBar final : public QWidget {
    Q_OBJECT

public:
    /// Hidden until a search begins.
    explicit FindBar(QWidget* parent);

    /// The text that is searched; null: none.
    void setEditor(CodeEditor* editor);
    /// Shows the bar for searching, with the selected words of the text.
    void find();
    /// Shows it with the field of the replacement.
    void replace();
    /// Selects the next place where the words stand; behind the last, the first.
    void findNext();
    void findPrevious();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void makeFields();
    void makeButtons();
    QToolButton* button(const char* name, const QString& text, const QString& tip, void (FindBar::*does)());
    void open(bool replaces);
    void closeBar();
    void searchAgain();
    void searchFromAnchor();
    void select(std::size_t match);
    void replaceOne();
    void replaceAll();
    void showCount();
    /// The match that is selected; none if the selection is anything else.
    std::optional<std::size_t> selectedMatch() const;
    std::optional<std::size_t> matchFrom(int (QTextCursor::*place)() const);
    QTextDocument::FindFlags flags() const;

    QPointer<CodeEditor> m_editor;
    QLineEdit* m_words = nullptr;
    QLineEdit* m_replacement = nullptr;
    QToolButton* m_case = nullptr;
    QToolButton* m_whole = nullptr;
    TintedLabel* m_count = nullptr;
    QWidget* m_replaceRow = nullptr;
    std::vector<TextRange> m_matches;
    int m_anchor = 0;  ///< where typing in the field searches from
    bool m_replacing = false;
};

}  // namespace ephor
