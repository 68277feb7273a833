#include "models/server/player_links.h"

#include "models/text.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ephor {

QString renewLink(store::Post& post, const std::string& power) {
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), bits.size());
    const QByteArray key =
        QByteArray(reinterpret_cast<const char*>(bits.data()), static_cast<qsizetype>(sizeof bits)).toHex();
    revokeLink(post, power);
    post.links.push_back({toQString(power), QString::fromLatin1(hashOfKey(key))});
    std::ranges::sort(post.links, {}, &store::PostLink::power);
    return QString::fromLatin1(key);
}

void revokeLink(store::Post& post, const std::string& power) {
    std::erase_if(post.links, [id = toQString(power)](const store::PostLink& one) { return one.power == id; });
}

bool hasLink(const store::Post& post, const std::string& power) {
    return std::ranges::contains(post.links, toQString(power), &store::PostLink::power);
}

QString pathOfLink(const QString& key) { return u"/p/%1/"_s.arg(key); }

QByteArray hashOfKey(QByteArrayView key) { return QCryptographicHash::hash(key, QCryptographicHash::Sha256).toHex(); }

bool areEqualHashes(QByteArrayView one, QByteArrayView other) {
    if (one.size() != other.size())
        return false;
    int difference = 0;
    for (qsizetype i = 0; i < one.size(); ++i)
        difference |= one[i] ^ other[i];
    return difference == 0;
}

}  // namespace ephor
