// Suppresses messages of libraries on standard error, which is for the program's own messages.
#pragma once

namespace ephor::ctl {

/// Drops messages of Qt and KDE's libraries except fatal ones; every fault of an input has a message of the program.
/// With QT_LOGGING_RULES in the environment, messages that its rules allow are shown.
void silenceLibraries();

}  // namespace ephor::ctl
