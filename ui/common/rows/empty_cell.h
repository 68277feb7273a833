// Shows a placeholder in empty cells of an editable table.
#pragma once

#include <QStyledItemDelegate>

namespace ephor {

class EmptyCell final : public QStyledItemDelegate {
public:
    EmptyCell(QString meaning, QObject* parent) : QStyledItemDelegate(parent), m_meaning(std::move(meaning)) {}

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!option->text.isEmpty())
            return;
        option->text = m_meaning;
        option->features |= QStyleOptionViewItem::HasDisplay;
        option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
    }

private:
    QString m_meaning;
};

}  // namespace ephor
