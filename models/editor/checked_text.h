// A text that is checked while it is written: what an editor and a table of problems need to know of it.
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

    /// Its lines end with \n, whatever they end with in the file.
    const QString& text() const { return m_text; }
    /// The text as it is to stand in the file.
    std::string fileText() const;
    /// What the editor holds now; it is checked when the typing pauses.
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

    /// What the part of the text that a line belongs to is called in messages; empty where there is none.
    virtual QString entryName(int line) const = 0;
    /// What may be written at a position.
    virtual CompletionWords wordsAt(qsizetype position) const = 0;
    /// What the word at a position means.
    virtual std::optional<WordHelp> helpAt(qsizetype position) const = 0;

Q_SIGNALS:
    void checked();
    /// The text has been replaced from outside the editor.
    void textReplaced();
    void modifiedChanged(bool modified);

protected:
    /// The text is another; it has not been checked.
    virtual void textChanged() = 0;
    void replaceText(const QString& text, bool modified);
    /// What stands in the file now.
    void setSaved(const QString& text);
    const QString& saved() const { return m_saved; }
    /// What stands in a file, as text() would have it.
    static QString textOf(const std::string& bytes);
    /// What was found out about the text as it stands.
    void setChecked();
    /// The same text has to be checked again.
    void uncheck() { m_checked = false; }
    void setModified(bool modified);

private:
    QString taken(const QString& text);

    QString m_text;
    QString m_saved;                 ///< as it stands in the file
    bool m_hasWindowsLines = false;  ///< in the file
    bool m_modified = false;
    bool m_checked = false;
};

}  // namespace ephor
