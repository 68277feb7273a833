// The chosen entry of a list as a form: a field for each key that its table may have.
#pragma once

#include "models/army_list/army_list_document.h"

#include <QWidget>

class QFormLayout;
class QLabel;

namespace ephor {

class EntryForm final : public QWidget {
    Q_OBJECT

public:
    explicit EntryForm(const ArmyListDocument& document, QWidget* parent = nullptr);

    /// Shows an entry, or with none the top of the list. `heading` is that of its table: "phalanx.unit".
    void show(const Entry* entry, const QString& heading);
    /// The first field, for the keyboard.
    void begin();

Q_SIGNALS:
    /// Without a value the key is to go.
    void valueWanted(const QString& key, const std::optional<ephor::FieldValue>& value);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        KeyRule rule;
        QWidget* editor = nullptr;
        QLabel* problem = nullptr;
    };

    void build(const QString& heading);
    void addRow(const KeyRule& rule, const QString& heading);
    QWidget* textEditor(const KeyRule& rule, const QString& heading);
    QWidget* numberEditor(const KeyRule& rule);
    QWidget* flagEditor(const KeyRule& rule);
    void fill(const Row& row, const Entry* entry);
    void showProblem(const Row& row, const Field* field);
    const Field* fieldOf(const std::string& key, const Entry* entry) const;
    void want(const std::string& key, std::optional<FieldValue> value);

    const ArmyListDocument& m_document;
    QFormLayout* m_layout = nullptr;
    std::vector<Row> m_rows;
    QString m_heading;
    const RuleSystem* m_system = nullptr;
    bool m_filling = false;
    Field m_name;  ///< of the list's head, which keeps name and state apart from its other fields
    Field m_state;
};

}  // namespace ephor
