// Private links of players. A campaign's file keeps only their hashes, so whoever reads it can submit for nobody.
#pragma once

#include "core/campaign/model/campaign.h"
#include "models/store/campaign_post.h"

#include <optional>

namespace ephor {

/// Gives the power a new link. Returns its key, 32 hexadecimal digits, which cannot be found again; the link that the
/// power had before leads nowhere now.
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
