#include "app/ephorctl/list/library_messages.h"

#include <QtEnvironmentVariables>
#include <QtLogging>

namespace ephor::ctl {

namespace {

QtMessageHandler standard = nullptr;

void showFatalOnes(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (type == QtFatalMsg)
        standard(type, context, message);
}

}  // namespace

void silenceLibraries() {
    if (!qEnvironmentVariableIsSet("QT_LOGGING_RULES"))
        standard = qInstallMessageHandler(showFatalOnes);
}

}  // namespace ephor::ctl
