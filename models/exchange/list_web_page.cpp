#include "models/exchange/list_web_page.h"

#include "core/pages/list_page.h"
#include "models/exchange/list_code.h"
#include "models/exchange/qr_code.h"

namespace ephor {

std::string listWebPage(const ArmyList& list, const RuleSystem& system, const Diagnostics& faults) {
    std::vector<PageCode> codes;
    for (const std::string& text : codesOf(list, system.info().list)) {
        QrCode code = qrCodeOf(text);
        codes.push_back({text, code.size, std::move(code.dark)});
    }
    return listPage(list, system, codes, faults);
}

}  // namespace ephor
