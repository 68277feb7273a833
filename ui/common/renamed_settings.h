// Settings that an earlier version stored under other names.
#pragma once

class QSettings;

namespace ephor {

/// Moves them to the names of this version. Call it before windows read the settings.
void renameSettings(QSettings& settings);

}  // namespace ephor
