// The selected entry of a list as a form, with a field for each key that its table may have.
#pragma once

#include "models/army_list/army_list_document.h"

#include <QWidget>

class QFormLayout;
class QLabel;
class QToolButton;

namespace ephor {

class EntryForm final : public QWidget {
    Q_OBJECT

public:
    explicit EntryForm(const ArmyListDocument& document, QWidget* parent = nullptr);

    /// Shows an entry; null: the head of the list. `heading` is that of its table, such as "phalanx.unit".
    void show(const Entry* entry, const QString& heading);
    /// Moves the focus to the first field.
    void begin();

Q_SIGNALS:
    /// The key's new value; none to remove the key.
    void valueWanted(const QString& key, const std::optional<ephor::FieldValue>& value);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        KeyRule rule;
        QWidget* editor = nullptr;
        QLabel* problem = nullptr;
        bool folded = false;  ///< below the heading of the campaign
    };

    void build(const QString& heading);
    void addRow(const KeyRule& rule, const QString& heading);
    void addOwnProblem();
    void addNote(const std::vector<KeyRule>& keys);
    void addFold();
    void showFold();
    void showStandard(const Row& row, const Entry* entry) const;
    QWidget* textEditor(const KeyRule& rule, const QString& heading);
    QWidget* numberEditor(const KeyRule& rule);
    QWidget* flagEditor(const KeyRule& rule);
    void fill(const Row& row, const Entry* entry);
    bool isOfWhole(const Diagnostic& problem, const Entry* entry) const;
    void showOwnProblem(const Entry* entry);
    void showProblem(const Row& row, const Field* field, const Entry* entry);
    const Field* fieldOf(const std::string& key, const Entry* entry) const;
    void want(const std::string& key, std::optional<FieldValue> value);

    const ArmyListDocument& m_document;
    QFormLayout* m_layout = nullptr;
    QLabel* m_ownProblem = nullptr;  ///< of the whole entry or list, above its fields
    QLabel* m_note = nullptr;        ///< which fields of the whole list are needed
    std::vector<Row> m_rows;
    QString m_heading;
    const RuleSystem* m_system = nullptr;
    QToolButton* m_fold = nullptr;  ///< shows the keys of a campaign; null where there are none
    bool m_isUnfolded = false;
    bool m_filling = false;
    Field m_name;  ///< of the list's head, where name and state are not among the other fields
    Field m_state;
};

}  // namespace ephor
