// The lists that test a pack: which passed, and what the others should have broken and did.
#pragma once

#include "models/rules_pack/pack_tests_model.h"

#include <QTableView>

namespace ephor {

class PackTestsPanel final : public QTableView {
    Q_OBJECT

public:
    explicit PackTestsPanel(const RulesPackDocument& document, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The place where a test and what it expects part.
    void placeWanted(const QString& file, int line, int column);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOutColumns();
    void goTo(const QModelIndex& index);

    PackTestsModel m_model;
};

}  // namespace ephor
