// A small picture of a scenario's map: the coast, and the cities in the colours of those who hold them.
#pragma once

#include "core/campaign/model/campaign.h"

#include <QPixmap>

class QWidget;

namespace ephor {

/// In the colours of the widget, as large as `size` of its pixels.
QPixmap scenarioPicture(const campaign::Campaign& campaign, QSize size, const QWidget& widget);

}  // namespace ephor
