// Forms for a number, and for a die to be rolled again.
#pragma once

#include "ui/battle/decision/answer_form.h"

class QLabel;
class QSpinBox;

namespace ephor {

class NumberForm final : public AnswerForm {
    Q_OBJECT

public:
    NumberForm(const Asked& asked, QWidget* parent);
    std::optional<Choice> choice() const override;
    QString doIt() const override;
    /// Replaces the number with the digit; further digits are typed into its field.
    void pick(int digit) override;
    QWidget* first() override;
    QString inWords(const Choice& answer) const override;
    void preselect(const Choice& standard) override;
    void recommend(const Choice& standard) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QSpinBox* m_number = nullptr;
    QLabel* m_range = nullptr;
    int m_shownFirst = 0;
};

/// A die that can be selected.
class DieButton final : public QAbstractButton {
    Q_OBJECT

public:
    DieButton(int face, bool hit, const PowerLook& look, QWidget* parent);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_face = 1;
    bool m_hit = false;
    PowerLook m_look;
};

/// A die to be rolled again, or none: one of them is always chosen.
class DieForm final : public AnswerForm {
    Q_OBJECT

public:
    DieForm(const Asked& asked, QWidget* parent);
    std::optional<Choice> choice() const override;
    QString doIt() const override;
    void pick(int digit) override;
    QWidget* first() override;
    void preselect(const Choice& standard) override;

private:
    int chosen() const;
    int value(int die) const;
    QString about() const;
    QString meaning() const;

    std::vector<DieButton*> m_dice;
    OptionRow* m_keep = nullptr;
    std::vector<int> m_values;  ///< what each die counts: its face, or less for a D3
};

}  // namespace ephor
