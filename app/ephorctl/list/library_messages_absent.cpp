// In a program that was built without Qt no library talks.
#include "app/ephorctl/list/library_messages.h"

namespace ephor::ctl {

void silenceLibraries() {}

}  // namespace ephor::ctl
