#include "models/server/player_links.h"

#include "core/campaign/journal/players_and_deadline.h"
#include "models/text.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ephor {

namespace {

auto isOf(const LinkHolder& holder) {
    return [&holder](const store::PostLink& one) {
        return one.power == toQString(holder.power) && one.seat == holder.seat;
    };
}

}  // namespace

QString renewLink(store::Post& post, const LinkHolder& holder) {
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), bits.size());
    const QByteArray key =
        QByteArray(reinterpret_cast<const char*>(bits.data()), static_cast<qsizetype>(sizeof bits)).toHex();
    revokeLink(post, holder);
    post.links.push_back({toQString(holder.power), QString::fromLatin1(hashOfKey(key)), holder.seat});
    std::ranges::sort(post.links, {}, [](const store::PostLink& one) { return std::pair(one.seat, one.power); });
    return QString::fromLatin1(key);
}

void revokeLink(store::Post& post, const LinkHolder& holder) { std::erase_if(post.links, isOf(holder)); }

bool hasLink(const store::Post& post, const LinkHolder& holder) {
    return std::ranges::any_of(post.links, isOf(holder));
}

std::vector<LinkHolder> seatedHolders(const campaign::Journal& journal) {
    std::vector<LinkHolder> holders;
    const std::vector<campaign::PowerInfo>& powers = journal.campaign().scenario.powers;
    const std::vector<campaign::Players> players = campaign::playersOf(journal);
    for (std::size_t i = 0; i < powers.size(); ++i) {
        if (!players[i].player.empty())
            holders.push_back({powers[i].id, store::PowerSeat::Player});
        if (!players[i].deputy.empty())
            holders.push_back({powers[i].id, store::PowerSeat::Deputy});
    }
    return holders;
}

std::optional<store::PowerSeat> seatOfLink(const store::Post& post, const std::string& power, QByteArrayView hash) {
    for (const store::PostLink& one : post.links)
        if (one.power == toQString(power) && one.hash.toLatin1() == hash)
            return one.seat;
    return {};
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
