// Private links of players and deputies. A campaign's file keeps only their hashes, so its readers cannot use them.
#pragma once

#include "core/campaign/journal/journal.h"
#include "models/store/campaign_post.h"

#include <optional>

namespace ephor {

/// Whose link it is.
struct LinkHolder {
    std::string power;  ///< its id
    store::PowerSeat seat = store::PowerSeat::Player;

    auto operator<=>(const LinkHolder&) const = default;
};

/// Gives the holder a new link. Returns its key, 32 hexadecimal digits, which is not stored. The holder's previous link
/// stops working.
QString renewLink(store::Post& post, const LinkHolder& holder);
void revokeLink(store::Post& post, const LinkHolder& holder);
bool hasLink(const store::Post& post, const LinkHolder& holder);
/// Those who have a place in the campaign: the player of each power that has one, and its deputy if it has one.
std::vector<LinkHolder> seatedHolders(const campaign::Journal& journal);
/// The seat of the power's link with this hash; none: it was revoked.
std::optional<store::PowerSeat> seatOfLink(const store::Post& post, const std::string& power, QByteArrayView hash);
/// "/p/KEY/"
QString pathOfLink(const QString& key);
/// What the file keeps of a key.
QByteArray hashOfKey(QByteArrayView key);
/// Whether two hashes are equal. Takes equally long wherever they differ.
bool areEqualHashes(QByteArrayView one, QByteArrayView other);

}  // namespace ephor
