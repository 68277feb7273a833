// A part of a form that is folded away behind one line: an arrow and what is chosen there.
#pragma once

#include <QWidget>

class QToolButton;

namespace ephor {

class Fold final : public QWidget {
    Q_OBJECT

public:
    /// `name` is the object name of the button. `content` belongs to the fold and is hidden at first.
    Fold(const QString& name, QWidget* content, QWidget* parent = nullptr);

    /// The line that is always shown.
    void setSummary(const QString& text);
    void setOpen(bool open);

private:
    QToolButton* m_button;
    QWidget* m_content;
};

}  // namespace ephor
