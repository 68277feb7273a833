// Order sheets that come through the server for players. They are kept in the post like those that come by mail.
#pragma once

#include "models/campaign/post/post_office.h"
#include "models/server/http_status.h"

#include <QByteArray>
#include <functional>

namespace ephor {

/// The most sheets that one person can send in a turn; without a limit the campaign's file could grow without end.
inline constexpr int mostSheets = 100;

/// The answer to a sheet: a status, and JSON that data/pages/turn_submit.js describes.
struct SheetAnswer {
    HttpStatus status = HttpStatus::Ok;
    QByteArray json;
    bool isNew = false;  ///< a sheet was kept that had not come before
};

/// The answers to a sheet that could not be written, and to one whose link was revoked meanwhile.
SheetAnswer sheetNotKept();
SheetAnswer linkRevoked();
/// What this person of the power has sent for this turn by whatever way, and what is wrong with it, as JSON.
QByteArray sheetStatus(const campaign::Journal& journal, const store::Post& post, campaign::PowerId power,
                       store::PowerSeat seat);
/// Adds a sheet to the post, and answers once `write` has written the post durably. A sheet that is the same as the
/// last one of its sender is not kept again, so a player may repeat what was not answered.
SheetAnswer keepSheet(const campaign::Journal& journal, store::Post post, campaign::PowerId power,
                      store::PowerSeat seat, const QByteArray& sheet, const campaign::ClubTime& now,
                      const std::function<Result<void>(const store::Post&)>& write);

}  // namespace ephor
