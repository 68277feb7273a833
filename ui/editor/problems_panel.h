// All problems of a text, each with buttons for its fixes.
#pragma once

#include "models/editor/diagnostics_model.h"

#include <QTableView>

namespace ephor {

class ProblemsPanel final : public QTableView {
    Q_OBJECT

public:
    explicit ProblemsPanel(const CheckedText& document, QWidget* parent = nullptr);

Q_SIGNALS:
    void placeWanted(int line, int column);
    void fixWanted(const ephor::Fix& fix);
    void ruleWanted(const QString& rule);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void layOut();
    void layOutColumns();
    void layOutRows();
    QWidget* ruleLink(const Diagnostic& problem);
    QWidget* fixButtons(int row, const Diagnostic& problem);
    void goTo(int row);

    DiagnosticsModel m_model;
    int m_widestFix = 0;
};

}  // namespace ephor
