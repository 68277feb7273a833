// The test lists of a pack: which ones passed, and the expected and actual errors of the others.
#pragma once

#include "models/rules_pack/pack_tests_model.h"

#include <QTableView>

namespace ephor {

class PackTestsPanel final : public QTableView {
    Q_OBJECT

public:
    explicit PackTestsPanel(const RulesPackDocument& document, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The place where a test differs from its expectation.
    void placeWanted(const QString& file, int line, int column);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOutColumns();
    void goTo(const QModelIndex& index);

    PackTestsModel m_model;
};

}  // namespace ephor
