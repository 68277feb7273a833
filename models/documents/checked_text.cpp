#include "models/documents/checked_text.h"

namespace ephor {

void CheckedText::setText(const QString& text) {
    if (text == m_text)
        return;
    m_text = text;
    m_checked = false;
    textChanged();
    setModified(m_text != m_saved);
}

void CheckedText::replaceText(const QString& text, bool modified) {
    m_text = text;
    m_saved = modified ? QString() : text;
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
