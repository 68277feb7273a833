// What is wrong with an order sheet: each fault with its line, and a button for each of its fixes.
#pragma once

#include "core/base/result.h"

#include <QListWidget>

namespace ephor {

class SheetProblems final : public QListWidget {
    Q_OBJECT

public:
    explicit SheetProblems(QWidget* parent = nullptr);

    /// Replaces the list. Without errors it also says that all orders are valid.
    void setProblems(const Diagnostics& problems);
    /// Whether problems begin with the number of their line; not while only the form is visible.
    void setShowsLines(bool shows);
    void addNote(const QString& text);
    /// Marks the list as that of an earlier text, until the next setProblems().
    void setOld();

    /// As high as its rows, up to some five of them.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void lineWanted(int line, int column);
    void fixWanted(const ephor::Fix& fix);

private:
    void add(const Diagnostic& problem);
    void showWords(QListWidgetItem& item) const;
    void goTo(const QListWidgetItem* item);

    bool m_showsLines = false;
};

}  // namespace ephor
