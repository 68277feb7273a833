// What libraries say by themselves on standard error, which is for the messages of the program.
#pragma once

namespace ephor::ctl {

/// Drops what Qt and KDE's libraries remark, but for what ends the program: each fault of an input has a message of the
/// program's own. With QT_LOGGING_RULES in the environment, everything that these rules allow is shown.
void silenceLibraries();

}  // namespace ephor::ctl
