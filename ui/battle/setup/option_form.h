// The options of a rule system in words, each with a box for its value.
#pragma once

#include "core/battle/game.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QPushButton;

namespace ephor {

class OptionForm final : public QWidget {
    Q_OBJECT

public:
    explicit OptionForm(QWidget* parent = nullptr);

    /// Shows the options of a system with their standard values.
    void showOptions(const std::vector<OptionInfo>& options);
    /// Shows these values, and the standard ones of all other options.
    void setChosen(const std::vector<ChosenOption>& chosen);
    /// The values that differ from the standard.
    std::vector<ChosenOption> chosen() const;

Q_SIGNALS:
    void changed();

private:
    void addRow(const OptionInfo& option, int row);
    std::string valueOf(std::size_t number) const;

    std::vector<OptionInfo> m_options;
    std::vector<QComboBox*> m_values;
    QGridLayout* m_grid;
    QPushButton* m_standard;
};

}  // namespace ephor
