// A list, or the codes that carry it, as a picture to share.
#pragma once

#include "core/battle/game.h"

#include <QImage>

namespace ephor {

/// The roster as it is printed, without empty paper below it, 1,240 dots wide.
QImage listPicture(const ArmyList& list, const RuleSystem& system, const QString& notLegal = {});

/// All QR codes of the list beside each other, with its name. Null for a list that is too large for codes.
QImage codePicture(const ArmyList& list, const RuleSystem& system);

/// The bytes of a PNG file.
QByteArray pngOf(const QImage& picture);

}  // namespace ephor
