#include "app/ephorctl/shares/share.h"

#include "core/base/digest.h"

#include <algorithm>
#include <charconv>
#include <fmt/ranges.h>

namespace ephor::ctl {

namespace {

constexpr int shareFormat = 1;
/// Numbers of a share are at most this, so that no sum of a file's numbers overflows.
constexpr std::uint64_t mostCounted = 1ULL << 37U;

std::optional<ShareNumber> shareNumberFrom(std::string_view text) {
    ShareNumber share;
    const char* const begin = text.data();
    const char* const end = begin + text.size();
    const auto [slash, first] = std::from_chars(begin, end, share.number);
    if (first != std::errc{} || slash == end || *slash != '/')
        return {};
    const auto [last, second] = std::from_chars(slash + 1, end, share.of);
    if (second != std::errc{} || last != end)
        return {};
    const bool isShare = share.of >= 1 && share.of <= mostShares && share.number >= 1 && share.number <= share.of;
    return isShare ? std::optional(share) : std::nullopt;
}

std::string digestOfShare(Json share) {
    share.erase("digest");
    return toHex(ephor::digestOf(share.dump()));
}

std::unexpected<Trouble> refused(const std::string& file, Message why) {
    return trouble(ExitStatus::Unreadable,
                   {{Severity::Error, "share", {shownName(file), 0, 0}, std::move(why), {}, {}}});
}

std::string nameOfShare(const ShareNumber& share) { return fmt::format("share {} of {}", share.number, share.of); }

std::string textAt(const Json& object, const char* key) {
    const auto at = object.find(key);
    return at != object.end() && at->is_string() ? at->get<std::string>() : std::string();
}

int numberAt(const Json& object, const char* key) {
    const auto at = object.find(key);
    const bool isNumber = at != object.end() && at->is_number_integer();
    const auto number = isNumber ? at->get<std::int64_t>() : 0;
    return number >= 0 && number <= mostShares ? static_cast<int>(number) : 0;
}

Outcome<ReadShare> readShare(const std::string& file) {
    const Outcome<std::string> text = readInput(file, largestShare);
    if (!text)
        return std::unexpected(text.error());
    Json share = Json::parse(*text, nullptr, false);
    if (!share.is_object() || numberAt(share, "format") == 0 || !share.contains("share"))
        return refused(file, "This is no share of a run, or only a part of one. Run the share again.");
    if (numberAt(share, "format") != shareFormat || textAt(share, "program") != EPHOR_VERSION)
        return refused(file, {"This share was made by version {0} of ephorctl; this is {1}. Run the share again.",
                              {textAt(share, "program"), EPHOR_VERSION}});
    if (textAt(share, "digest") != digestOfShare(share))
        return refused(file, "This share was changed after it was made. Run the share again.");
    const ShareNumber number{numberAt(share, "share"), numberAt(share, "of")};
    if (number.of == 0 || number.number == 0 || number.number > number.of)
        return brokenShare(file);
    return ReadShare{file,
                     {textAt(share, "command"), textAt(share, "question"), number},
                     std::move(share["heading"]),
                     std::move(share["counts"])};
}

/// "2, 5 and 6" would need a list of any length; a few are enough to go on.
std::string someOf(const std::vector<int>& numbers) {
    constexpr std::size_t shown = 10;
    const std::vector<int> first(numbers.begin(),
                                 numbers.begin() + static_cast<std::ptrdiff_t>(std::min(shown, numbers.size())));
    return fmt::format("{}{}", fmt::join(first, ", "), numbers.size() > shown ? ", …" : "");
}

}  // namespace

void addShare(CLI::App& command, std::optional<ShareNumber>& given) {
    command
        .add_option_function<std::string>(
            "--share", [&given](const std::string& text) { given = shareNumberFrom(text); },
            "Only the K-th of N shares, written as counts for \"ephorctl merge\"")
        ->option_text("K/N")
        ->check([](const std::string& text) {
            return shareNumberFrom(text)
                       ? std::string()
                       : fmt::format("\"{}\" is no share: write K/N, such as 2/7, with N up to {}", text, mostShares);
        });
}

Outcome<ExitStatus> printShare(const ShareLabel& label, Json heading, Json counts) {
    Json share{{"format", shareFormat},         {"command", label.command},    {"program", EPHOR_VERSION},
               {"question", label.question},    {"share", label.share.number}, {"of", label.share.of},
               {"heading", std::move(heading)}, {"counts", std::move(counts)}};
    share["digest"] = digestOfShare(share);
    return print(share.dump() + "\n");
}

Outcome<std::vector<ReadShare>> readShares(const std::vector<std::string>& files) {
    std::vector<ReadShare> shares;
    for (const std::string& file : files) {
        Outcome<ReadShare> share = readShare(file);
        if (!share)
            return std::unexpected(share.error());
        const ShareLabel& label = share->label;
        if (!shares.empty()) {
            const ReadShare& first = shares.front();
            if (label.command != first.label.command || label.question != first.label.question ||
                label.share.of != first.label.share.of || share->heading != first.heading)
                return refused(file, {"This share belongs to another run than {0}: its question, its command or its "
                                      "number of shares differs. Leave it out.",
                                      {shownName(first.file)}});
            const auto same = std::ranges::find(shares, label.share.number,
                                                [](const ReadShare& one) { return one.label.share.number; });
            if (same != shares.end())
                return refused(file, {"This is {0}, as {1} is. Give each share once.",
                                      {nameOfShare(label.share), shownName(same->file)}});
        }
        shares.push_back(*std::move(share));
    }
    std::ranges::sort(shares, {}, [](const ReadShare& one) { return one.label.share.number; });
    std::vector<int> missing;
    for (int i = 1; !shares.empty() && i <= shares.front().label.share.of; ++i)
        if (!std::ranges::contains(shares, i, [](const ReadShare& one) { return one.label.share.number; }))
            missing.push_back(i);
    if (!missing.empty())
        return trouble(ExitStatus::No, {{Severity::Error,
                                         "share-missing",
                                         {},
                                         {missing.size() == 1 ? "Share {0} of {1} is missing. Run it, and merge again."
                                                              : "Shares {0} of {1} are missing. Run them, and merge "
                                                                "again.",
                                          {someOf(missing), std::to_string(shares.front().label.share.of)}},
                                         {},
                                         {}}});
    return shares;
}

std::optional<std::vector<std::int64_t>> countsIn(const Json& array) {
    if (!array.is_array())
        return {};
    std::vector<std::int64_t> counts;
    for (const Json& one : array) {
        if (!one.is_number_integer() || (one.is_number_unsigned() && one.get<std::uint64_t>() > mostCounted))
            return {};
        counts.push_back(one.get<std::int64_t>());
        if (counts.back() < -static_cast<std::int64_t>(mostCounted))
            return {};
    }
    return counts;
}

std::unexpected<Trouble> brokenShare(const std::string& file) {
    return refused(file, "The counts of this share contradict each other. Run the share again.");
}

}  // namespace ephor::ctl
