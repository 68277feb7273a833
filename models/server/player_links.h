// Private links of players. A campaign's file keeps only their hashes, so its readers cannot use them.
#pragma once

#include "core/campaign/model/campaign.h"
#include "models/store/campaign_post.h"

#include <optional>

namespace ephor {

/// Gives the power a new link. Returns its key, 32 hexadecimal digits, which is not stored. The previous link of the
/// power stops working.
QString renewLink(store::Post& post, const std::string& power);
void revokeLink(store::Post& post, const std::string& power);
bool hasLink(const store::Post& post, const std::string& power);
/// "/p/KEY/"
QString pathOfLink(const QString& key);
/// What the file keeps of a key.
QByteArray hashOfKey(QByteArrayView key);
/// Whether two hashes are equal. Takes equally long wherever they differ.
bool areEqualHashes(QByteArrayView one, QByteArrayView other);

}  // namespace ephor
