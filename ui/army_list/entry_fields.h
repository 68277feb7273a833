// The fields of a list's form that know what applies without an entry, and the words that fit.
#pragma once

#include "models/army_list/field_words.h"

#include <QComboBox>
#include <QSpinBox>

namespace ephor {

/// A spin box whose first step from the unset value starts at the value that applies without one.
class StandardSpinBox final : public QSpinBox {
public:
    using QSpinBox::QSpinBox;

    /// `shown` is what applies; a number if steps start there.
    void setStandard(const QString& shown);
    bool isUnset() const { return !specialValueText().isEmpty() && value() == minimum(); }
    void stepBy(int steps) override;

protected:
    StepEnabled stepEnabled() const override;

private:
    std::optional<int> m_start;
};

/// A choice of words. Where other texts are allowed, too, it takes typed text and completes it by any part of a word.
class WordBox final : public QComboBox {
    Q_OBJECT

public:
    /// `isRequired`: the key cannot be unset.
    WordBox(bool isOpen, bool isRequired, QWidget* parent);

    void setWords(const std::vector<FieldWord>& words);
    /// What applies while the key of a closed choice is unset.
    void setStandard(const QString& shown);
    /// Shows a value of the list; empty: unset.
    void setWord(const QString& value);

Q_SIGNALS:
    /// A value was chosen or typed; empty: unset.
    void wordChosen(const QString& value);

private:
    void takeTypedText();

    std::vector<FieldWord> m_words;
    bool m_isOpen;
    bool m_isRequired;
};

/// Grey text for a value that is not in the list.
void setQuiet(QWidget& editor, bool quiet);

}  // namespace ephor
