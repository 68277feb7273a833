// Base of tables with fixed columns: holds the headings. Derived classes count the rows and fill the cells.
#pragma once

#include <QAbstractTableModel>

namespace ephor {

class TableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    int rowCount(const QModelIndex& parent = {}) const final { return parent.isValid() ? 0 : rows(); }
    int columnCount(const QModelIndex& parent = {}) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

protected:
    static constexpr Qt::Alignment alignLeft = Qt::AlignLeft | Qt::AlignVCenter;
    static constexpr Qt::Alignment alignRight = Qt::AlignRight | Qt::AlignVCenter;

    struct Heading {
        QString title = {};
        Qt::Alignment alignment = {};  ///< of the title; none: the view decides
        QString about = {};            ///< tool tip
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Derived classes call this in their constructors.
    void setHeadings(std::vector<Heading> headings) { m_headings = std::move(headings); }

private:
    virtual int rows() const = 0;

    std::vector<Heading> m_headings;  ///< by column
};

}  // namespace ephor
