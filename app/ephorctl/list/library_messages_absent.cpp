// In a build without Qt there are no library messages.
#include "app/ephorctl/list/library_messages.h"

namespace ephor::ctl {

void silenceLibraries() {}

}  // namespace ephor::ctl
