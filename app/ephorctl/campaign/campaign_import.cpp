// ephorctl campaign import, address
#include "app/ephorctl/campaign/campaign_file.h"
#include "app/ephorctl/console.h"
#include "core/base/counted.h"
#include "core/campaign/umpire/actions.h"
#include "models/campaign/post/post_office.h"
#include "models/mail/mail_reader.h"
#include "models/text.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct PostArguments {
    std::string file;
    std::vector<std::string> mails;
    std::string at;
    std::string power;
    std::optional<std::string> player;
    std::optional<std::string> deputy;
    bool submit = false;
    bool json = false;
};

/// The campaign with its store, which stays open between reading and writing.
struct OpenPost {
    CampaignFile open;
    store::CampaignStore store;
    store::Post post;
};

Outcome<OpenPost> openPost(const std::string& file) {
    const QString name = toQString(file);
    Result<store::CampaignStore> opened = store::CampaignStore::open(name);
    if (!opened)
        return trouble(ExitStatus::Unreadable, std::move(opened.error()));
    Result<campaign::Journal> journal = opened->read();
    if (!journal)
        return trouble(ExitStatus::Unreadable, std::move(journal.error()));
    Result<store::Post> post = opened->readPost();
    if (!post)
        return trouble(ExitStatus::Unreadable, std::move(post.error()));
    return OpenPost{{name, *std::move(journal)}, *std::move(opened), *std::move(post)};
}

Outcome<MailsRead> readAll(const std::vector<std::string>& names) {
    MailsRead all;
    for (const std::string& name : names) {
        MailsRead one;
        if (name == "-") {
            const Outcome<std::string> text = readInput(name, static_cast<std::size_t>(MailLimits::file));
            if (!text)
                return std::unexpected(text.error());
            one = readMails(QByteArray::fromStdString(*text), toQString(shownName(name)));
        } else {
            one = readMailFile(toQString(name));
        }
        std::ranges::move(one.mails, std::back_inserter(all.mails));
        std::ranges::move(one.faults, std::back_inserter(all.faults));
    }
    return all;
}

/// What came of a mail, or of one of its sheets.
struct MailOutcome {
    std::size_t mail = 0;
    MailCheck checked;
    bool isSubmitted = false;
};

/// Submits the orders, if they may be submitted.
void submit(OpenPost& opened, MailOutcome& outcome) {
    const store::PostMail& mail = opened.post.mails[outcome.mail];
    const campaign::PowerId power = outcome.checked.power;
    const Result<void> submitted =
        campaign::submitOrders(opened.open.journal, power, *outcome.checked.orders,
                               campaign::received(receiptFor(mail, outcome.checked), mail.text.toStdString()));
    if (!submitted) {
        std::ranges::copy(submitted.error(), std::back_inserter(outcome.checked.faults));
        return;
    }
    markSubmitted(opened.post, outcome.mail);
    outcome.isSubmitted = true;
}

/// Mails with orders for this turn that were imported before and not submitted; the last `added` are left out.
std::vector<std::size_t> stillNew(const OpenPost& opened, std::size_t added) {
    std::vector<std::size_t> mails;
    for (std::size_t i = 0; i + added < opened.post.mails.size(); ++i)
        if (const store::PostMail& mail = opened.post.mails[i]; mail.kind == store::MailKind::Orders &&
                                                                mail.state == store::MailState::New &&
                                                                mail.turn == opened.open.campaign().state.course.turn)
            mails.push_back(i);
    return mails;
}

std::string orderingPower(const campaign::Campaign& campaign, campaign::PowerId power) {
    return power ? campaign.scenario.powers[power.index()].name : "no power";
}

Json outcomeJson(const OpenPost& opened, const MailOutcome& outcome) {
    const store::PostMail& mail = opened.post.mails[outcome.mail];
    return {{"from", mail.address.toStdString()},
            {"subject", mail.subject.toStdString()},
            {"power", mail.power.isEmpty() ? Json(nullptr) : Json(mail.power.toStdString())},
            {"seat", campaign::wordOf(mail.seat)},
            {"orders", mail.kind == store::MailKind::Orders},
            {"valid", outcome.checked.orders.has_value()},
            {"submitted", outcome.isSubmitted},
            {"diagnostics", toJson(outcome.checked.faults)}};
}

std::string outcomeText(const OpenPost& opened, const MailOutcome& outcome) {
    const store::PostMail& mail = opened.post.mails[outcome.mail];
    const std::string from = mail.address.isEmpty() ? "no sender" : mail.address.toStdString();
    if (mail.kind != store::MailKind::Orders)
        return fmt::format("{}: no orders (\"{}\")\n", from, mail.subject.toStdString());
    std::string text = fmt::format("{}: {}: {}\n", from, orderingPower(opened.open.campaign(), outcome.checked.power),
                                   outcome.isSubmitted              ? "submitted"
                                   : outcome.checked.faults.empty() ? "valid"
                                                                    : "cannot be submitted");
    for (const Diagnostic& fault : outcome.checked.faults)
        text += fault.place.line > 0 ? fmt::format("  line {}: {}\n", fault.place.line, toText(fault.message))
                                     : fmt::format("  {}\n", toText(fault.message));
    return text;
}

Outcome<ExitStatus> import(const PostArguments& given) {
    if (given.mails.empty() && !given.submit)
        return wrongUsage("Name the mails to import, or give --submit.");
    Outcome<OpenPost> opened = openPost(given.file);
    if (!opened)
        return std::unexpected(opened.error());
    const Outcome<campaign::ClubTime> now = timeOf(given.at);
    if (!now)
        return std::unexpected(now.error());
    const Outcome<MailsRead> read = readAll(given.mails);
    if (!read)
        return std::unexpected(read.error());
    if (read->mails.empty() && !read->faults.empty())
        return trouble(ExitStatus::Unreadable, read->faults);
    say(read->faults);
    const MailImport imported = addMails(opened->open.campaign(), opened->post, read->mails, *now);
    std::vector<std::size_t> wanted =
        given.submit ? stillNew(*opened, imported.added.size()) : std::vector<std::size_t>();
    std::ranges::copy(imported.added, std::back_inserter(wanted));
    std::vector<MailOutcome> outcomes;
    int submitted = 0;
    bool areValid = read->faults.empty();
    for (const std::size_t mail : wanted) {
        MailOutcome outcome{mail, checkMail(opened->open.campaign(), opened->post, opened->post.mails[mail])};
        if (given.submit && outcome.checked.orders)
            submit(*opened, outcome);
        submitted += outcome.isSubmitted ? 1 : 0;
        // This fault is reported once: a later --submit does not try the sheet again.
        if (given.submit && std::ranges::contains(outcome.checked.faults, replacedByPlayer, &Diagnostic::code))
            opened->post.mails[mail].state = store::MailState::Dropped;
        if (opened->post.mails[mail].kind == store::MailKind::Orders)
            areValid = areValid && outcome.checked.faults.empty();
        outcomes.push_back(std::move(outcome));
    }
    if (Result<void> written = opened->store.write(opened->open.journal, &opened->post); !written)
        return trouble(ExitStatus::Unwritable, std::move(written.error()));
    const ExitStatus status = areValid ? ExitStatus::Yes : ExitStatus::No;
    if (given.json) {
        Json mails = Json::array();
        for (const MailOutcome& outcome : outcomes)
            mails.push_back(outcomeJson(*opened, outcome));
        return printJson({{"mails", std::move(mails)},
                          {"known", imported.known},
                          {"submitted", submitted},
                          {"faults", toJson(read->faults)},
                          {"head", opened->open.journal.head()}},
                         status);
    }
    std::string text;
    for (const MailOutcome& outcome : outcomes)
        text += outcomeText(*opened, outcome);
    if (imported.known > 0)
        text += fmt::format("{} imported before\n", counted(imported.known, "mail", "mails"));
    return print(text, status);
}

Outcome<ExitStatus> address(const PostArguments& given) {
    Outcome<OpenPost> opened = openPost(given.file);
    if (!opened)
        return std::unexpected(opened.error());
    const bool isUmpire = given.power == "umpire";
    if (!isUmpire)
        if (const Outcome<campaign::PowerId> power = powerOf(opened->open.campaign(), given.power); !power)
            return std::unexpected(power.error());
    if (isUmpire && given.deputy)
        return wrongUsage("The umpire has no deputy.");
    const std::string power = isUmpire ? "" : given.power;
    const store::PowerSeat seat = isUmpire ? store::PowerSeat::Umpire : store::PowerSeat::Player;
    const auto set = [&](const std::optional<std::string>& addresses, store::PowerSeat of) -> Outcome<void> {
        if (!addresses)
            return {};
        if (const QString wrong = wrongAddressIn(toQString(*addresses)); !wrong.isEmpty())
            return wrongUsage({"\"{0}\" is no mail address.", {wrong.toStdString()}});
        setAddresses(opened->post, power, of, toQString(*addresses));
        return {};
    };
    for (const Outcome<void>& done : {set(given.player, seat), set(given.deputy, store::PowerSeat::Deputy)})
        if (!done)
            return std::unexpected(done.error());
    if (given.player || given.deputy)
        if (Result<void> written = opened->store.writePost(opened->post); !written)
            return trouble(ExitStatus::Unwritable, std::move(written.error()));
    const std::string player = addressesOf(opened->post, power, seat).toStdString();
    const std::string deputy = addressesOf(opened->post, power, store::PowerSeat::Deputy).toStdString();
    if (given.json)
        return printJson({{"power", given.power}, {"player", player}, {"deputy", deputy}});
    return print(fmt::format("{}: {}{}\n", given.power, player.empty() ? "no address" : player,
                             deputy.empty() ? "" : ", deputy " + deputy));
}

}  // namespace

void addCampaignImport(CLI::App& family, Action& action) {
    auto given = std::make_shared<PostArguments>();
    const auto add = commandsOn(family, action, given);
    CLI::App* importing = add("import", "Import mails with orders, sorted by sender and power", import);
    importing
        ->add_option("MAIL", given->mails,
                     "Mail files (.eml), mailboxes (mbox) or text; - for standard input. Left out with --submit: all "
                     "mails imported before")
        ->check(isFileName);
    importing->add_flag("--submit", given->submit, "Submit the orders that have no errors");
    addTime(*importing, given->at);
    CLI::App* addresses = add("address", "Show or set the mail addresses of a power's player and deputy", address);
    addresses->add_option("POWER", given->power, "The power's id, or umpire")->required();
    addresses->add_option("--player", given->player, "Addresses, separated by commas; empty: none")
        ->option_text("ADDRESSES");
    addresses->add_option("--deputy", given->deputy, "Addresses of the deputy, in the same form")
        ->option_text("ADDRESSES");
}

}  // namespace ephor::ctl
