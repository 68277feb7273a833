// A small picture of a scenario's map: the coast, and the cities in the colours of their owners.
#pragma once

#include "core/campaign/model/campaign.h"

#include <QPixmap>

class QWidget;

namespace ephor {

/// In the colours of the widget; `size` is in pixels of the widget.
QPixmap scenarioPicture(const campaign::Campaign& campaign, QSize size, const QWidget& widget);

}  // namespace ephor
