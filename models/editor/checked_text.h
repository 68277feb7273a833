// A text that is checked while it is edited: the interface for an editor and a table of problems.
#pragma once

#include "core/base/result.h"
#include "models/editor/completion.h"
#include "models/editor/text_places.h"

#include <QObject>
#include <algorithm>

namespace ephor {

class CheckedText : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Lines end with \n, whatever line ends the file has.
    const QString& text() const { return m_text; }
    /// The text with the line ends of the file.
    std::string fileText() const;
    /// Takes the editor's current text; it is checked when the typing pauses.
    void setText(const QString& given);
    bool isModified() const { return m_modified; }

    /// Checks now, if the text has changed since the last check.
    virtual void check() = 0;
    bool isChecked() const { return m_checked; }
    virtual const Diagnostics& diagnostics() const = 0;
    int count(Severity severity) const {
        return static_cast<int>(std::ranges::count(diagnostics(), severity, &Diagnostic::severity));
    }
    /// A diagnostic's fix as an edit of the text.
    TextEdit edit(const Fix& fix) const { return editOf(m_text, fix); }

    /// The name in messages of the part of the text that contains a line; empty where there is none.
    virtual QString entryName(int line) const = 0;
    /// The words that may be written at a position.
    virtual CompletionWords wordsAt(qsizetype position) const = 0;
    /// The meaning of the word at a position.
    virtual std::optional<WordHelp> helpAt(qsizetype position) const = 0;

Q_SIGNALS:
    void checked();
    /// The text was replaced by something other than the editor.
    void textReplaced();
    void modifiedChanged(bool modified);

protected:
    /// Called when the text has changed and is unchecked.
    virtual void textChanged() = 0;
    void replaceText(const QString& text, bool modified);
    /// Sets the text that the file contains.
    void setSaved(const QString& text);
    const QString& saved() const { return m_saved; }
    /// The contents of a file in the form of text().
    static QString textOf(const std::string& bytes);
    /// Marks the current text as checked.
    void setChecked();
    /// Requires another check of the same text.
    void uncheck() { m_checked = false; }
    void setModified(bool modified);

private:
    QString taken(const QString& text);

    QString m_text;
    QString m_saved;                 ///< contents of the file
    bool m_hasWindowsLines = false;  ///< the file's lines end with \r\n
    bool m_modified = false;
    bool m_checked = false;
};

}  // namespace ephor
