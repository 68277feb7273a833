// Order sheets by grammar: the bytes choose what is written, so that most sheets are read and many are accepted.
// Powers, armies, fleets, places, leaders and cards are those of a campaign, or nearly; every kind of order, word and
// deal is written with odd numbers, as a mail or as TOML.
//
// A sheet that is refused has faults that all name a line of it. One that is accepted reads back equal, can be kept for
// all moves, and is adjudicated.
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/orders/orders.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "reading.h"
#include "tests/support/small_campaign.h"

#include <algorithm>
#include <array>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr std::array<std::string_view, 24> oddNumbers{
    "0",     "1",     "2",          "3",          "4",   "6",   "7",   "99",
    "100",   "255",   "256",        "600",        "601", "-1",  "-99", "10000",
    "10001", "65536", "2147483647", "2147483648", "1.5", "0x7", "+3",  "99999999999999999999"};
constexpr std::array<std::string_view, 12> oddNames{
    "", "nobody", "athens_99", "ATHENS", "fleet", "a;b", "\xC3\xA4gina", "\\41", "\"", "--", "#", "power"};

/// A campaign and everything in it that a sheet may name.
struct Ground {
    Campaign campaign;
    std::vector<std::string> powers;
    std::vector<std::string> armies;
    std::vector<std::string> fleets;
    std::vector<std::string> places;
    std::vector<std::string> leaders;
    std::vector<std::string> cards;

    explicit Ground(Campaign of) : campaign(std::move(of)) {
        const auto learn = [](const auto& rows, std::vector<std::string>& ids) {
            for (const auto& row : rows)
                ids.push_back(row.id);
        };
        learn(campaign.scenario.powers, powers);
        learn(campaign.state.armies, armies);
        learn(campaign.state.fleets, fleets);
        learn(campaign.scenario.map.places(), places);
        learn(campaign.state.leaders, leaders);
        learn(campaign.scenario.omens, cards);
    }
};

/// After so many moves, which the program plays on paper: leaders are captive by then, cards dealt, treaties made.
Campaign sixCitiesAfter(int moves) {
    Journal journal = *Journal::found(sixCities(), 431);
    for (int move = 0; move < moves && journal.campaign().state.course.phase != Phase::Over; ++move) {
        adjudicateTurn(journal);
        for (const BattleId id : pendingBattles(journal.campaign().state)) {
            CampaignDice paper(keyOf(turnSeedOf(431, move), occasionOf("paper", id)));
            recordResult(journal, onPaper(journal.campaign(), id, paper));
        }
        closeTurn(journal);
    }
    return journal.campaign();
}

const std::array<Ground, 4>& grounds() {
    static const std::array<Ground, 4> all{Ground(smallCampaign()), Ground(sixCitiesAfter(0)),
                                           Ground(sixCitiesAfter(5)), Ground(sixCitiesAfter(11))};
    return all;
}

class SheetMaker {
public:
    explicit SheetMaker(std::string_view bytes) : m_bytes(bytes), m_ground(&grounds()[byte() % grounds().size()]) {
        m_power = PowerId(static_cast<int>(byte() % m_ground->powers.size()));
        m_isMail = byte() % 2 == 0;
    }

    const Campaign& campaign() const { return m_ground->campaign; }
    PowerId power() const { return m_power; }

    std::string make() {
        const std::string turn(seldom() ? number() : std::to_string(campaign().state.course.turn));
        const std::string whose = seldom() ? name(m_ground->powers) : m_ground->powers[m_power.index()];
        m_text = m_isMail ? "power " + whose + "\nturn " + turn + "\n"
                          : "format = 1\npower = " + quoted(whose) + "\nturn = " + turn + "\n";
        if (seldom())
            m_text += m_isMail ? "provisional\n" : "final = false\n";
        while (!m_bytes.empty() && m_text.size() < largest)
            add();
        return std::move(m_text);
    }

private:
    using Names = std::vector<std::string>;
    static constexpr std::size_t largest = 1 << 14;

    std::size_t byte() {
        if (m_bytes.empty())
            return 1;  // nothing odd
        const auto first = static_cast<unsigned char>(m_bytes.front());
        m_bytes.remove_prefix(1);
        return first;
    }
    bool seldom() { return byte() % 16 == 0; }
    template <typename T> const T& oneOf(const std::vector<T>& all) { return all[byte() % all.size()]; }
    std::string number() { return std::string(oddNumbers[byte() % oddNumbers.size()]); }
    /// Mostly one of them; nothing is there in a campaign without ships.
    std::string name(const Names& all) {
        if (all.empty() || seldom())
            return byte() % 16 == 0 ? std::string(300, 'x') : std::string(oddNames[byte() % oddNames.size()]);
        return oneOf(all);
    }
    template <typename E> std::string word() {
        return seldom() ? name({}) : std::string(Words<E>::list[byte() % Words<E>::list.size()]);
    }
    template <typename Id, typename Rows> Id ownOf(const Rows& rows) {
        std::vector<Id> own;
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (rows[i].power == m_power && rows[i].place)
                own.push_back(Id(static_cast<int>(i)));
        return own.empty() || seldom() ? Id{} : oneOf(own);
    }
    static std::string quoted(std::string_view text) {
        std::string all = "\"";
        for (const char c : text)
            all += (c == '"' || c == '\\') ? std::string("\\") + c : std::string(1, c);
        return all + '"';
    }
    std::string list(const Names& words) const {
        std::string all;
        for (const std::string& one : words)
            all += (all.empty() ? "" : ", ") + (m_isMail ? one : quoted(one));
        return m_isMail ? all : "[" + all + "]";
    }
    void key(std::string_view name, const std::string& value) { m_text += std::string(name) + " = " + value + "\n"; }

    /// Places in reach of each other, by land or by sea, or any.
    Names path(PlaceId from, bool byLand) {
        Names all;
        for (std::size_t i = byte() % 4; i > 0; --i) {
            std::vector<PlaceId> next;
            if (from && byLand)
                for (const Step& step : campaign().scenario.map.steps(from))
                    next.push_back(step.to);
            else if (from)
                next = seaReachOf(campaign().scenario, from, 1).order;
            if (next.empty() || seldom()) {
                all.push_back(name(m_ground->places));
                continue;
            }
            from = oneOf(next);
            all.push_back(m_ground->places[from.index()]);
        }
        return all;
    }

    void add() {
        switch (byte() % 8) {
        case 0:
        case 1:
            return addOrder();
        case 2:
        case 3:
            return addVoyage();
        case 4:
        case 5:
            return addDeal();
        case 6:
            return addEnvoy();
        default:
            m_text += seldom() ? "> \xC2\xA0# a remark\n" : "# a remark\n";
        }
    }

    void addOrder() {
        const auto own = ownOf<ArmyId>(campaign().state.armies);
        const std::string army = own ? m_ground->armies[own.index()] : name(m_ground->armies);
        const std::string posture = word<Posture>();
        const Names way = path(own ? campaign().state.armies[own.index()].place : PlaceId{}, true);
        Names tasks;
        for (std::size_t i = byte() % 3; i > 0; --i)
            tasks.push_back(word<Task>());
        const std::string stronger = byte() % 2 == 0 ? word<IfStronger>() : "";
        if (m_isMail) {
            m_text += army + ": " + posture + " " + list(way);
            for (const std::string& task : tasks)
                m_text += "; " + task;
            m_text += stronger.empty() ? "\n" : "; " + stronger + "\n";
            return;
        }
        m_text += "[[order]]\n";
        key("army", quoted(army));
        key("posture", quoted(posture));
        key("path", list(way));
        key("tasks", list(tasks));
        if (!stronger.empty())
            key("if_stronger", quoted(stronger));
    }

    void addVoyage() {
        const auto own = ownOf<FleetId>(campaign().state.fleets);
        const std::string fleet = own ? m_ground->fleets[own.index()] : name(m_ground->fleets);
        const std::string station = word<Station>();
        const Names way = path(own ? campaign().state.fleets[own.index()].place : PlaceId{}, false);
        Names carries;
        for (std::size_t i = byte() % 3; i > 0; --i) {
            const auto army = ownOf<ArmyId>(campaign().state.armies);
            carries.push_back(army ? m_ground->armies[army.index()] : name(m_ground->armies));
        }
        const std::string build = byte() % 3 == 0 ? number() : "";
        const std::string detach = byte() % 3 == 0 ? number() : "";
        const std::string join = byte() % 4 == 0 ? name(m_ground->fleets) : "";
        if (m_isMail) {
            m_text += "fleet " + fleet + ": " + station + " " + list(way);
            m_text += carries.empty() ? "" : "; carry " + list(carries);
            m_text += build.empty() ? "" : "; build " + build;
            m_text += detach.empty() ? "" : "; detach " + detach;
            m_text += join.empty() ? "\n" : "; join " + join + "\n";
            return;
        }
        m_text += "[[voyage]]\n";
        key("fleet", quoted(fleet));
        key("station", quoted(station));
        key("path", list(way));
        key("carries", list(carries));
        if (!build.empty())
            key("build", build);
        if (!detach.empty())
            key("detach", detach);
        if (!join.empty())
            key("join", quoted(join));
    }

    void addEnvoy() {
        const std::string to = name(m_ground->powers);
        const std::string treatyKind = word<TreatyKind>();
        const std::string moves = byte() % 2 == 0 ? number() : "";
        const std::string talents = byte() % 2 == 0 ? number() : "";
        if (m_isMail) {
            m_text += "envoy " + to + ": " + treatyKind + (moves.empty() ? "" : " " + moves + " moves");
            m_text += talents.empty() ? "\n" : " " + talents + " talents\n";
            return;
        }
        m_text += "[[envoy]]\n";
        key("to", quoted(to));
        key("word", quoted(treatyKind));
        if (!moves.empty())
            key("moves", moves);
        if (!talents.empty())
            key("talents", talents);
    }

    /// The names that a business takes, in the order in which one says them.
    Names namesFor(std::string_view dealKind) {
        if (dealKind == "exchange")
            return {name(m_ground->leaders), name(m_ground->leaders)};
        if (dealKind == "ride")
            return {name(m_ground->leaders), name(m_ground->armies)};
        if (dealKind == "contingent")
            return {name(m_ground->armies)};
        if (dealKind == "appease")
            return {name(m_ground->places)};
        if (dealKind == "omen")
            return {name(m_ground->cards), name(m_ground->places)};
        if (dealKind == "gift" || dealKind == "bid")
            return seldom() ? Names{name(m_ground->leaders)} : Names{};
        return {name(m_ground->leaders)};
    }

    void addDeal() {
        const std::string dealKind = word<DealKind>();
        const auto kind = fromWord<DealKind>(dealKind);
        const bool isWithOther = kind && isWithAnother(*kind) ? !seldom() : seldom();
        const std::string to = isWithOther ? name(m_ground->powers) : "";
        const Names names = namesFor(dealKind);
        const std::string amount = byte() % 2 == 0 ? number() : "";
        const std::string again = dealKind == "bid" && byte() % 2 == 0 ? number() : "";
        if (m_isMail) {
            m_text += (to.empty() ? "affair: " : "deal " + to + ": ") + dealKind;
            for (std::size_t i = 0; i < names.size(); ++i)
                m_text += (i == 1 && dealKind == "exchange" ? " for " : " ") + names[i];
            m_text += amount.empty() ? "" : " " + amount + (dealKind == "bid" ? "" : " talents");
            m_text += again.empty() ? "\n" : " " + again + "\n";
            return;
        }
        m_text += "[[deal]]\n";
        key("business", quoted(dealKind));
        if (!to.empty())
            key("to", quoted(to));
        if (!names.empty())
            key("names", list(names));
        if (!amount.empty())
            key("amount", amount);
        if (!again.empty())
            key("again", again);
    }

    std::string_view m_bytes;
    const Ground* m_ground;
    PowerId m_power;
    bool m_isMail = true;
    std::string m_text;
};

void mustNameLines(const Diagnostics& faults, std::string_view sheet) {
    must(hasErrors(faults));
    const auto lines = std::ranges::count(sheet, '\n') + 1;
    for (const Diagnostic& fault : faults)
        must(fault.place.line >= 1 && fault.place.line <= lines && !toText(fault).empty());
}

/// Kept and adjudicated in copies of the campaign.
void mustBePlayed(const Campaign& campaign, PowerId power, const Orders& orders) {
    Campaign standing = campaign;
    applyAll(standing.state, standingChanges(campaign, power, orders));
    playStep(standing, EntryKind::Adjudicate, {});
    Campaign submitted = campaign;
    applyAll(submitted.state, submissionChanges(campaign, power, orders, OrdersFrom::Player));
    playStep(submitted, EntryKind::Adjudicate, {});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    SheetMaker maker(asText(data, size));
    const std::string text = maker.make();
    const Result<OrderSheet> sheet = readOrders(maker.campaign(), maker.power(), text, "orders.txt");
    if (!sheet) {
        mustNameLines(sheet.error(), text);
        return 0;
    }
    Diagnostics advice;
    const Result<Orders> orders = validate(maker.campaign(), maker.power(), *sheet, advice);
    if (!orders) {
        mustNameLines(orders.error(), text);
        return 0;
    }
    const Result<OrderSheet> again =
        readOrders(maker.campaign(), maker.power(), ordersText(maker.campaign(), maker.power(), *orders), "again");
    must(again && again->isFinal == sheet->isFinal);
    must(validate(maker.campaign(), maker.power(), *again, advice) == *orders);
    mustBePlayed(maker.campaign(), maker.power(), *orders);
    return 0;
}
