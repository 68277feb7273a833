// The troops of the rules, with a search. They are added to a list by double click, key or dragging.
#pragma once

#include "models/army_list/list_offers_model.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QLineEdit;
class QTreeView;

namespace ephor {

class ArmyListDocument;

class CataloguePanel final : public QWidget {
    Q_OBJECT

public:
    explicit CataloguePanel(const ArmyListDocument& document, QWidget* parent = nullptr);

    const ListOffer* offer(int number) const { return m_model.offer(number); }
    /// Moves the focus to the search field.
    void search();

Q_SIGNALS:
    void offerWanted(int offer);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void add(const QModelIndex& index);

    ListOffersModel m_model;
    QSortFilterProxyModel m_found;
    QLineEdit* m_search = nullptr;
    QTreeView* m_view = nullptr;
};

}  // namespace ephor
