// A word that is not the matter itself, such as the heading of a column in a form: in full ink, as grey is hard to read
// on some grounds.
#pragma once

#include <QLabel>

namespace ephor {

inline QLabel* italicLabel(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setItalic(true);
    label->setFont(font);
    return label;
}

}  // namespace ephor
