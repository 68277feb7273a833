// The heading of a part of the odds dialog, with a short explanation.
#pragma once

#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QLabel>

namespace ephor {

inline QLabel* sectionHeading(const QString& title, const QString& about, QWidget* parent) {
    auto* label = new QLabel(
        QStringLiteral("<b>%1</b>&nbsp; <font color='%2' size='-1'>%3</font>")
            .arg(title.toHtmlEscaped(), Colours::of(parent->palette()).secondary.name(), about.toHtmlEscaped()),
        parent);
    label->setFont(sized(parent->font(), 14.5));
    return label;
}

}  // namespace ephor
