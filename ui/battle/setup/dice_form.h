// Where the dice of a battle come from: the program, sealed dice, or the table.
#pragma once

#include "core/battle/record/record.h"

#include <QWidget>
#include <functional>

class QButtonGroup;
class QLineEdit;

namespace ephor {

class DiceForm final : public QWidget {
    Q_OBJECT

public:
    explicit DiceForm(std::function<std::uint64_t()> freshSeed, QWidget* parent = nullptr);

    /// The dice; none where the seed is not a number.
    std::optional<DicePlan> plan() const;
    /// Every roll of a person waits for dice that are typed in.
    bool areTyped() const;
    /// What is chosen, in one line.
    QString summary() const;
    void focusSeed();

Q_SIGNALS:
    void changed();

private:
    std::function<std::uint64_t()> m_freshSeed;
    QButtonGroup* m_kinds = nullptr;
    QLineEdit* m_seed = nullptr;
};

}  // namespace ephor
