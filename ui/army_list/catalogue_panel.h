// The troops of the rules, with a search. They are added to a list by double click, key or dragging.
#pragma once

#include "models/army_list/list_offers_model.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QLabel;
class QLineEdit;
class QTreeView;

namespace ephor {

class ArmyListDocument;

/// Shows the troops that have a place in the list and every word of a search, in any order.
class TroopFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QString& words);
    /// The first row with all words in its name, otherwise the first row; invalid if there is none.
    QModelIndex best() const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QString m_words;
};

class CataloguePanel final : public QWidget {
    Q_OBJECT

public:
    explicit CataloguePanel(const ArmyListDocument& document, QWidget* parent = nullptr);

    const ListOffer* offer(int number) const { return m_model.offer(number); }
    /// Moves the focus to the search field.
    void search();

Q_SIGNALS:
    void offerWanted(int offer);
    void ruleWanted(const QString& rule);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeView();
    void add(const QModelIndex& index);
    void update(const ArmyListDocument& document);

    ListOffersModel m_model;
    TroopFilter m_found;
    QLineEdit* m_search = nullptr;
    QTreeView* m_view = nullptr;
    QLabel* m_none = nullptr;
};

}  // namespace ephor
