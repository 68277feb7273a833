// Texts for what a scenario says about powers and about the ground. All are translatable.
#pragma once

#include "core/campaign/model/scenario.h"

#include <QString>

namespace ephor {

QString text(campaign::BadgeShape shape);
QString text(campaign::GroundKind kind);
/// What this kind of computer player does, in one sentence.
QString aboutText(campaign::Ruler ruler);

}  // namespace ephor
