// The colours of the historical states, for paper and badges alike.
#pragma once

#include <QColor>
#include <QString>

namespace ephor {

/// The colour on light ground of a state, found by the beginning of its id; none for others.
std::optional<QColor> stateColour(const QString& state);

}  // namespace ephor
