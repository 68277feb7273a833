// One row of a scenario as a form: a place, a way, a power, a leader, an army with its units. What is typed is in the
// scenario at once.
#pragma once

#include "models/scenario/scenario_document.h"
#include "ui/campaign/scenario_editor/row_fields.h"

#include <QScrollArea>

class QComboBox;
class QFormLayout;
class QTableWidget;

namespace ephor {

class RowForm final : public QScrollArea {
    Q_OBJECT

public:
    /// The document must outlive it.
    explicit RowForm(ScenarioDocument& document, QWidget* parent = nullptr);

    /// None: it says how to pick something.
    void setRow(std::optional<campaign::RowRef> row);

Q_SIGNALS:
    /// What an edit brought with it, or why it could not be made.
    void said(const QString& text);
    void refused(const ephor::Diagnostics& why);
    /// Another row should be shown: of a unit its army, for one.
    void rowWanted(const ephor::campaign::RowRef& row);

private:
    void fill();
    void refresh();
    QWidget* editorFor(const RowField& field);
    QWidget* lineFor(const RowField& field);
    QWidget* numberFor(const RowField& field);
    QWidget* degreesFor(const RowField& field);
    QWidget* choiceFor(const RowField& field);
    QComboBox* ownerChoice();
    QWidget* stances();
    QWidget* units();
    void addUnitFields(QFormLayout* form);
    void write(const QString& key, const std::optional<campaign::SheetValue>& value);
    void perform(const QString& what, const ScenarioDocument::Edit& edit, int typed = -1);
    const campaign::SheetRow* row() const;

    ScenarioDocument& m_document;
    std::optional<campaign::RowRef> m_row;
    std::vector<std::function<void()>> m_refreshers;  ///< bring what is shown up to date
    QString m_shape;                                  ///< of what the form was made for
    bool m_isFilling = false;
};

}  // namespace ephor
