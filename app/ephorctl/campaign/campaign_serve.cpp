// ephorctl campaign serve, link
#include "app/ephorctl/campaign/campaign_file.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/interruption.h"
#include "app/ephorctl/number_checks.h"
#include "models/campaign/post/post_office.h"
#include "models/server/file_host.h"
#include "models/server/player_links.h"
#include "models/text.h"
#include "models/text/order_words.h"

#include <QEventLoop>
#include <QtNetwork/QHostAddress>
#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct ServeArguments {
    std::string file;
    std::string power;
    bool deputy = false;
    std::string listen = "127.0.0.1";
    std::string url;
    int port = 8431;
    bool renew = false;
    bool revoke = false;
    bool json = false;
};

/// The beginning of all links, without a slash at its end.
std::string baseOf(const ServeArguments& given, int port) {
    std::string base = given.url;
    if (base.empty()) {
        const bool isVersion6 = given.listen.find(':') != std::string::npos;
        base = fmt::format("http://{}:{}", isVersion6 ? '[' + given.listen + ']' : given.listen, port);
    }
    while (base.ends_with('/'))
        base.pop_back();
    return base;
}

std::string isUrl(const std::string& url) {
    return isPlainLine(url) && (url.starts_with("http://") || url.starts_with("https://"))
               ? ""
               : "the address begins with http:// or https://";
}

/// A person's link; empty: it was made before, and its key is not known.
struct HoldersLink {
    LinkHolder holder;
    std::string link;
};

/// "Athens", "Athens, deputy"
std::string nameOf(const campaign::Scenario& scenario, const LinkHolder& holder) {
    const campaign::PowerId power = scenario.powerWithId(holder.power);
    const std::string& name = power ? scenario.powers[power.index()].name : holder.power;
    return name + (holder.seat == store::PowerSeat::Deputy ? ", deputy" : "");
}

/// Gives each player and deputy without a link a new one.
Outcome<std::vector<HoldersLink>> linksOf(FileHost& host, const std::string& base) {
    store::Post post = host.post();
    std::vector<HoldersLink> links;
    const std::vector<LinkHolder> seated = seatedHolders(host.journal());
    for (const campaign::PowerInfo& power : host.journal().campaign().scenario.powers)
        for (const store::PowerSeat seat : {store::PowerSeat::Player, store::PowerSeat::Deputy}) {
            const LinkHolder holder{power.id, seat};
            if (hasLink(post, holder))
                links.push_back({holder, {}});
            else if (std::ranges::contains(seated, holder))
                links.push_back({holder, base + pathOfLink(renewLink(post, holder)).toStdString()});
        }
    if (links.empty())
        return wrongUsage(
            {"No power has a player. Assign players with \"ephorctl campaign "
             "seat\", or make a link with \"ephorctl campaign link\"."});
    if (post != host.post())
        if (Result<void> written = host.setPost(post); !written)
            return trouble(ExitStatus::Unwritable, std::move(written.error()));
    return links;
}

Json linksJson(const std::vector<HoldersLink>& links) {
    Json rows = Json::array();
    for (const HoldersLink& one : links)
        rows.push_back({{"power", one.holder.power},
                        {"seat", campaign::wordOf(one.holder.seat)},
                        {"link", one.link.empty() ? Json(nullptr) : Json(one.link)}});
    return rows;
}

Outcome<ExitStatus> printStart(const ServeArguments& given, const FileHost& host, int port,
                               const std::vector<HoldersLink>& links) {
    if (given.json)
        return printJson({{"address", given.listen}, {"port", port}, {"links", linksJson(links)}});
    std::string text =
        fmt::format("Serving \"{}\" at {}\n", host.journal().campaign().scenario.name, baseOf(given, port));
    for (const HoldersLink& one : links)
        text += fmt::format("  {}{}\n", padded(nameOf(host.journal().campaign().scenario, one.holder), 22),
                            !one.link.empty() ? one.link
                            : one.holder.seat == store::PowerSeat::Deputy
                                ? "has a link; \"campaign link --deputy --renew\" makes a new one"
                                : "has a link; \"campaign link --renew\" makes a new one");
    text += QHostAddress(toQString(given.listen)).isLoopback()
                ? "Only this computer can reach it. For players elsewhere, use a web server with TLS (manual: "
                  "Serve your campaign to players).\n"
                : "Data can be read in the network. Use a web server with TLS (manual: Serve "
                  "your campaign to players).\n";
    return print(text + "Ctrl+C stops it.\n");
}

/// Waits for Ctrl+C.
void run(const Interruption& interruption) {
    QEventLoop loop;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &loop, [&] {
        if (interruption.hasCome())
            loop.quit();
    });
    constexpr int between = 50;
    timer.start(between);
    loop.exec();
}

Outcome<ExitStatus> serve(const ServeArguments& given) {
    const QHostAddress address(toQString(given.listen));
    if (address.isNull())
        return wrongUsage({"\"{0}\" is not an address. Enter one such as 127.0.0.1 or ::1.", {given.listen}});
    Result<std::unique_ptr<FileHost>> opened = FileHost::open(toQString(given.file));
    if (!opened)
        return trouble(ExitStatus::Unreadable, std::move(opened.error()));
    FileHost& host = **opened;
    Result<quint16> port = host.server().start(address, static_cast<quint16>(given.port));
    if (!port)
        return trouble(ExitStatus::Unwritable, std::move(port.error()));
    const Outcome<std::vector<HoldersLink>> links = linksOf(host, baseOf(given, *port));
    if (!links)
        return std::unexpected(links.error());
    const Interruption interruption;
    QEventLoop untilShown;
    QObject::connect(&host.server(), &PlayerServer::shown, &untilShown, &QEventLoop::quit);
    untilShown.exec();
    QObject::connect(&host, &FileHost::sheetKept, &host, [&host, &given](campaign::PowerId power) {
        if (given.json)
            return;
        const std::string& name = host.journal().campaign().scenario.powers[power.index()].name;
        [[maybe_unused]] const auto printed = print(
            fmt::format("{} {}: order sheet received\n", isoText(clubTimeOf(QDateTime::currentDateTime())), name));
    });
    if (Outcome<ExitStatus> printed = printStart(given, host, *port, *links); !printed)
        return printed;
    run(interruption);
    return ExitStatus::Yes;
}

Outcome<ExitStatus> link(const ServeArguments& given) {
    const LinkHolder holder{given.power, given.deputy ? store::PowerSeat::Deputy : store::PowerSeat::Player};
    Result<store::CampaignStore> store = store::CampaignStore::open(toQString(given.file));
    if (!store)
        return trouble(ExitStatus::Unreadable, std::move(store.error()));
    const Result<campaign::Journal> journal = store->read();
    if (!journal)
        return trouble(ExitStatus::Unreadable, journal.error());
    Result<store::Post> post = store->readPost();
    if (!post)
        return trouble(ExitStatus::Unreadable, std::move(post.error()));
    if (const Outcome<campaign::PowerId> power = powerOf(journal->campaign(), given.power); !power)
        return std::unexpected(power.error());
    const bool had = hasLink(*post, holder);
    std::string made;
    if (given.revoke)
        revokeLink(*post, holder);
    else if (!had || given.renew)
        made = baseOf(given, given.port) + pathOfLink(renewLink(*post, holder)).toStdString();
    if (given.revoke || !made.empty())
        if (Result<void> written = store->writePost(*post); !written)
            return trouble(ExitStatus::Unwritable, std::move(written.error()));
    if (given.json)
        return printJson({{"power", given.power},
                          {"seat", campaign::wordOf(holder.seat)},
                          {"has_link", hasLink(*post, holder)},
                          {"link", made.empty() ? Json(nullptr) : Json(made)}});
    if (!made.empty())
        return print(made + "\n");
    return print(nameOf(journal->campaign().scenario, holder) +
                 (given.revoke ? ": no link\n" : ": has a link; only its holder knows it. --renew makes a new one\n"));
}

}  // namespace

void addCampaignServe(CLI::App& family, Action& action) {
    auto given = std::make_shared<ServeArguments>();
    const auto add = commandsOn(family, action, given);
    const auto addUrl = [&given](CLI::App* command) {
        command->add_option("--url", given->url, "Address for links, such as https://war.example.org")
            ->option_text("URL")
            ->check(isUrl);
        command->add_option("--port", given->port, "Port; 0: any free port")
            ->option_text("N")
            ->capture_default_str()
            ->check(wholeNumber(0, 65'535));
    };
    CLI::App* serving = add("serve", "Serve turn pages to players and receive their order sheets, until Ctrl+C", serve);
    serving->add_option("--listen", given->listen, "Address to listen on; 0.0.0.0: all addresses of this computer")
        ->option_text("ADDRESS")
        ->capture_default_str();
    addUrl(serving);
    CLI::App* linking = add("link", "Create, renew or revoke the private link of a power's player or deputy", link);
    linking->add_option("POWER", given->power, "The power's id")->required();
    linking->add_flag("--deputy", given->deputy, "The link of the power's deputy instead of its player's");
    CLI::Option* renew = linking->add_flag("--renew", given->renew, "Make a new link; the old one stops working");
    linking->add_flag("--revoke", given->revoke, "Remove the link")->excludes(renew);
    addUrl(linking);
}

}  // namespace ephor::ctl
