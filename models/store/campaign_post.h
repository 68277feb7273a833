// The post of a campaign: addresses, mails that came and went, letters, and links of players. It is kept in the
// campaign's file, beside the journal. Nothing of it is part of the journal, of its hashes, or of a report.
#pragma once

#include "core/base/result.h"
#include "core/campaign/model/enum_names.h"

#include <QString>
#include <vector>

namespace ephor::store {

enum class MailKind : std::uint8_t { Orders, Other, Report, Newsletter, Reminder, Receipt, Faults, Calendar, Packet };
/// What was done with orders that came by mail. Only New ones still need the umpire.
enum class MailState : std::uint8_t { New, Drafted, Submitted, Dropped };

/// Who writes and gets mail. Player and Deputy of a power may each have a link of their own.
enum class PowerSeat : std::uint8_t { Player, Deputy, Umpire, Unknown };

/// Where the player or deputy of a power gets mail and writes from.
struct PostAddress {
    QString power;  ///< its id; empty: the umpire
    PowerSeat seat = PowerSeat::Player;
    QString addresses;  ///< separated by commas; mails go to the first one

    friend bool operator==(const PostAddress&, const PostAddress&) = default;
};

/// A mail that came in (Orders, Other) or was written. Times are in ISO 8601; empty: not yet.
struct PostMail {
    MailKind kind = MailKind::Other;
    int turn = 0;
    QString power;  ///< its id; empty: all, or not known
    PowerSeat seat = PowerSeat::Unknown;
    QString address;  ///< of the player
    QString subject;
    QString messageId;  ///< without angle brackets
    QString thread;     ///< message ids that it answers, separated by spaces, the last one directly
    QString text;       ///< what it says; of orders, the sheet
    MailState state = MailState::New;
    QString made;  ///< when it was written; of an incoming mail, when it came
    QString sent;
    QString read;

    bool isIncoming() const { return kind == MailKind::Orders || kind == MailKind::Other; }
    /// Who wrote it; a sender who is not known counts as the player.
    PowerSeat writer() const { return seat == PowerSeat::Deputy ? PowerSeat::Deputy : PowerSeat::Player; }
    friend bool operator==(const PostMail&, const PostMail&) = default;
};

/// A letter of a player, which goes to its reader with the report of a turn.
struct PostLetter {
    int turn = 0;  ///< whose report it goes with
    QString from;  ///< power ids
    QString to;    ///< empty: everybody
    QString text;
    QString written;

    friend bool operator==(const PostLetter&, const PostLetter&) = default;
};

/// The private link of a power's player or deputy to the server for players. Its key is kept nowhere.
struct PostLink {
    QString power;  ///< its id
    QString hash;   ///< SHA-256 of the key, in hex
    PowerSeat seat = PowerSeat::Player;

    friend bool operator==(const PostLink&, const PostLink&) = default;
};

struct Post {
    std::vector<PostAddress> addresses;
    std::vector<PostMail> mails;  ///< oldest first
    std::vector<PostLetter> letters;
    std::vector<PostLink> links = {};

    friend bool operator==(const Post&, const Post&) = default;
};

}  // namespace ephor::store

namespace ephor::campaign {

template <> struct Words<store::MailKind> {
    static constexpr std::array<std::string_view, 9> list{"orders",  "other",  "report",   "newsletter", "reminder",
                                                          "receipt", "faults", "calendar", "packet"};
};
template <> struct Words<store::PowerSeat> {
    static constexpr std::array<std::string_view, 4> list{"player", "deputy", "umpire", ""};
};
template <> struct Words<store::MailState> {
    static constexpr std::array<std::string_view, 4> list{"new", "drafted", "submitted", "dropped"};
};

}  // namespace ephor::campaign
