#include "models/editor/checked_text.h"

namespace ephor {

namespace {

const QString windowsLine = QStringLiteral("\r\n");

/// In an editor's form: one kind of line end, and no non-breaking spaces.
QString asTyped(QString text) {
    text.replace(windowsLine, QStringLiteral("\n")).replace(QChar::Nbsp, u' ');
    for (const QChar end : {QChar(u'\r'), QChar(QChar::LineSeparator), QChar(QChar::ParagraphSeparator)})
        text.replace(end, u'\n');
    return text;
}

}  // namespace

std::string CheckedText::fileText() const {
    return m_hasWindowsLines ? QString(m_text).replace(u'\n', windowsLine).toStdString() : m_text.toStdString();
}

QString CheckedText::textOf(const std::string& bytes) { return asTyped(QString::fromStdString(bytes)); }

QString CheckedText::taken(const QString& text) {
    if (text.contains(u'\r'))
        m_hasWindowsLines = text.contains(windowsLine);
    return asTyped(text);
}

void CheckedText::setText(const QString& given) {
    const QString text = taken(given);
    if (text == m_text)
        return;
    m_text = text;
    m_checked = false;
    textChanged();
    setModified(m_text != m_saved);
}

void CheckedText::replaceText(const QString& text, bool modified) {
    m_hasWindowsLines = false;
    m_text = taken(text);
    m_saved = modified ? QString() : m_text;
    m_checked = false;
    textChanged();
    setModified(modified);
    Q_EMIT textReplaced();
    check();
}

void CheckedText::setSaved(const QString& text) {
    m_saved = text;
    setModified(m_text != m_saved);
}

void CheckedText::setChecked() {
    m_checked = true;
    Q_EMIT checked();
}

void CheckedText::setModified(bool modified) {
    if (m_modified == modified)
        return;
    m_modified = modified;
    Q_EMIT modifiedChanged(modified);
}

}  // namespace ephor
