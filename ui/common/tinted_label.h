// A label in one of the program's colours, also after a change to light or dark.
#pragma once

#include "ui/common/colours.h"

#include <QLabel>

namespace ephor {

class TintedLabel final : public QLabel {
    Q_OBJECT

public:
    using Tint = QColor Colours::*;

    explicit TintedLabel(Tint tint, QWidget* parent);

    void setTint(Tint tint);

protected:
    void changeEvent(QEvent* event) override;

private:
    Tint m_tint;
};

/// Shows the links of all labels below a widget in the colour that is in force: it is fixed when a text is set.
void recolourLinks(const QWidget& parent);

}  // namespace ephor
