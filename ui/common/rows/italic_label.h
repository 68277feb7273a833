// An italic label for secondary text, such as the heading of a column in a form. Not grey, because that is hard to read
// on some backgrounds.
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
