// The units of a list at a glance, and what the chosen one is: figures and traits of its type.
#pragma once

#include "models/items/list_rows_model.h"

#include <QWidget>

class QLabel;
class QTreeView;

namespace ephor {

class ArmyPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ArmyPanel(const ArmyListDocument& document, QWidget* parent = nullptr);

    /// Follows the cursor of the text.
    void showLine(int line);

Q_SIGNALS:
    void lineWanted(int line);
    void ruleWanted(const QString& rule);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showCard();
    void layOutColumns();

    const ArmyListDocument& m_document;
    ListRowsModel m_model;
    QTreeView* m_tree = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_card = nullptr;
    int m_line = 1;
    bool m_following = false;
};

}  // namespace ephor
