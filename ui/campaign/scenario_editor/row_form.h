// One row of a scenario as a form: a place, a way, a power, a leader, an army with its units. Changes are written to
// the scenario at once.
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

    /// None: shows the head of the scenario, and how to select a row.
    void setRow(std::optional<campaign::RowRef> row);

Q_SIGNALS:
    /// Further changes that an edit caused, or why it failed.
    void said(const QString& text);
    void refused(const ephor::Diagnostics& why);
    /// Another row should be shown, such as the army of a unit.
    void rowWanted(const ephor::campaign::RowRef& row);

private:
    void fill();
    void refresh();
    /// Name, years and story of the scenario.
    void addHead(QFormLayout& form);
    void writeHead(const QString& what, const std::string& key, const campaign::SheetValue& value);
    QWidget* editorFor(const RowField& field);
    QWidget* lineFor(const RowField& field);
    QWidget* numberFor(const RowField& field);
    QWidget* degreesFor(const RowField& field);
    QWidget* choiceFor(const RowField& field);
    QWidget* colourFor(const RowField& field);
    /// The sign of a shape; none for other words.
    QIcon iconOf(const RowField& field, const QString& word) const;
    QComboBox* ownerChoice();
    QWidget* stances();
    QWidget* units();
    void addUnitFields(QFormLayout* form);
    void write(const QString& key, const std::optional<campaign::SheetValue>& value);
    void perform(const QString& what, const ScenarioDocument::Edit& edit, int typed = -1);
    const campaign::SheetRow* row() const;

    ScenarioDocument& m_document;
    std::optional<campaign::RowRef> m_row;
    std::vector<std::function<void()>> m_refreshers;  ///< update the values that are shown
    QString m_shape;                                  ///< identifies the fields for which the form was built
    bool m_isFilling = false;
};

}  // namespace ephor
