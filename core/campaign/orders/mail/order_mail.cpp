#include "core/campaign/orders/mail/order_mail.h"

#include "core/campaign/model/shown_name.h"
#include "core/campaign/orders/mail/mail_words.h"
#include "core/campaign/orders/order_beginning.h"
#include "core/campaign/orders/order_phrases.h"
#include "core/io/lists/edit/list_lines.h"

#include <algorithm>
#include <array>

namespace ephor::campaign {

namespace {

Diagnostic lineFault(std::string code, const Written& at, Message message) {
    return {Severity::Error, std::move(code), at.place, std::move(message), {}, {}};
}

/// A part of an order, between commas and semicolons.
struct Part {
    std::string_view text;
    bool isListed = false;  ///< after a comma
};

std::vector<Part> orderParts(std::string_view text) {
    std::vector<Part> parts;
    bool isListed = false;
    while (true) {
        const std::size_t end = std::min(text.find_first_of(",;"), text.size());
        if (const std::string_view part = withoutStop(text.substr(0, end)); !part.empty())
            parts.push_back({part, isListed && !parts.empty()});
        if (end == text.size())
            return parts;
        isListed = text[end] == ',';
        text.remove_prefix(end + 1);
    }
}

/// Splits a text at words such as "to" and "via", unless it is a name as a whole.
std::vector<std::string_view> namesIn(std::string_view text, const NameList& names) {
    static constexpr std::array<std::string_view, 13> joints{
        "to", "via", "through", "then", "and", "towards", "from", "by", "toward", "at", "into", "near", "against"};
    std::vector<std::string_view> all;
    text = trimmedLine(text);
    std::size_t begin = 0;
    std::size_t end = 0;
    const auto add = [&](std::size_t until) {
        if (const std::string_view name = trimmedLine(text.substr(begin, until - begin)); !name.empty())
            all.push_back(name);
    };
    while (end < text.size()) {
        if (const std::size_t known = end == begin ? names.leading(text.substr(begin)) : 0; known > 0) {
            end += known;
            continue;
        }
        const std::size_t first = std::min(text.find_first_not_of(wordGaps, end), text.size());
        end = std::min(text.find_first_of(wordGaps, first), text.size());
        if (std::ranges::find(joints, foldedName(text.substr(first, end - first))) == joints.end())
            continue;
        add(first);
        begin = end = std::min(text.find_first_not_of(wordGaps, end), text.size());
    }
    add(text.size());
    return all;
}

/// Reads the orders of a sheet line by line.
class OrderLines {
public:
    OrderLines(const SheetNames& names, OrderSheet& sheet) : m_names(names), m_sheet(sheet) {}

    void read(const MailLine& line, const Begin& begin) {
        m_line = &line;
        switch (begin.kind) {
        case Begin::Kind::Army:
            return m_sheet.orders.push_back(order(begin));
        case Begin::Kind::Fleet:
            return m_sheet.voyages.push_back(voyage(begin));
        case Begin::Kind::Envoy:
            return m_sheet.envoys.push_back(envoy(begin));
        case Begin::Kind::Deal:
            return m_sheet.deals.push_back(deal(word(begin.name), begin.rest));
        case Begin::Kind::Affair:
            Written own = word(begin.name);
            own.text.clear();
            return m_sheet.deals.push_back(deal(own, begin.rest));
        }
    }

private:
    Written word(std::string_view part) const { return m_line->word(part, m_sheet.file); }
    SourcePosition end() const {
        const MailLine::Spot& last = m_line->spots.back();
        return {m_sheet.file, last.line, last.end};
    }
    void fault(std::string code, const Written& at, Message message) {
        m_sheet.faults.push_back(lineFault(std::move(code), at, std::move(message)));
    }
    void addPlaces(std::string_view text, std::vector<Written>& path) const {
        for (const std::string_view name : namesIn(text, m_names.places))
            path.push_back(word(name));
    }
    bool isPlace(std::string_view text) const { return !m_names.places.find(text).empty(); }

    /// "march Eleusis": the posture, and the places after it. Posture words may be short, where a place follows, or
    /// long.
    template <typename E> struct Move {
        E value;
        std::string_view words;
        std::string_view places;
    };
    template <typename E> std::optional<Move<E>> moveIn(std::string_view part) const {
        const std::string_view first = firstWordOf(part);
        const std::string_view behind = trimmedLine(part.substr(first.size()));
        if (const std::optional<E> value = fromPhrase<E>(first); value && m_names.places.only(behind) >= 0)
            return Move<E>{*value, first, behind};
        if (const auto leading = leadingPhrase<E>(part))
            return Move<E>{leading->value, part.substr(0, leading->bytes), trimmedLine(part.substr(leading->bytes))};
        return {};
    }

    /// "march Eleusis, besiege Megara; forced march; retire".
    WrittenOrder order(const Begin& begin) {
        WrittenOrder order;
        order.army = word(begin.name);
        order.end = end();
        order.posture = order.army;
        order.posture.text = "hold";
        order.posture.length = 0;
        std::optional<Posture> posture;
        bool isFirst = true;
        for (const Part& part : orderParts(begin.rest)) {
            addOrderPart(part, isFirst, order, posture);
            isFirst = false;
        }
        return order;
    }
    void addOrderPart(const Part& part, bool isFirst, WrittenOrder& order, std::optional<Posture>& posture) {
        const std::string_view text = part.text;
        if (part.isListed && isPlace(text))
            return order.path.push_back(word(text));
        if (fromPhrase<IfStronger>(text) && !(isFirst && fromPhrase<Posture>(text))) {
            order.ifStronger = word(text);
            return;
        }
        if (fromPhrase<Task>(text))
            return order.tasks.push_back(word(text));
        if (const auto move = moveIn<Posture>(text)) {
            const bool isNew = !posture || *posture == Posture::March;
            const bool isWeak = posture && (move->value == Posture::March || move->value == Posture::Hold);
            if (posture && !isNew && !isWeak && *posture != move->value)
                fault("orders-posture", word(move->words),
                      {"{0} has two postures, \"{1}\" and \"{2}\". Leave one out.",
                       {order.army.text, order.posture.text, std::string(move->words)}});
            if (isNew && !isWeak) {
                posture = move->value;
                order.posture = word(move->words);
            }
            return addPlaces(move->places, order.path);
        }
        if (isFirst && isPlace(text)) {  // only the goal
            posture = Posture::March;
            order.posture.text = "march";
            return addPlaces(text, order.path);
        }
        if (isFirst) {
            const std::string_view words = nearPhrase<Posture>(text) ? text : firstWordOf(text);
            order.posture = word(words);
            posture = Posture::March;
            return addPlaces(text.substr(words.size()), order.path);
        }
        if (part.isListed && order.tasks.empty() && order.ifStronger.text.empty())
            return addPlaces(text, order.path);
        order.tasks.push_back(word(text));
    }

    /// "sail Aegina, Epidaurus; carry Army of Attica; build 2 squadrons".
    WrittenVoyage voyage(const Begin& begin) {
        WrittenVoyage voyage;
        voyage.fleet = word(begin.name);
        voyage.end = end();
        voyage.station = voyage.fleet;
        voyage.station.text = "hold";
        voyage.station.length = 0;
        std::optional<Station> station;
        List list = List::Places;
        bool isFirst = true;
        for (const Part& part : orderParts(begin.rest)) {
            addVoyagePart(part, isFirst, voyage, station, list);
            isFirst = false;
        }
        return voyage;
    }
    /// What the names after a comma are.
    enum class List { Places, Armies, None };
    void addVoyagePart(const Part& part, bool isFirst, WrittenVoyage& voyage, std::optional<Station>& station,
                       List& list) {
        const std::string_view text = part.text;
        if (part.isListed && list == List::Places && isPlace(text))
            return voyage.path.push_back(word(text));
        if (addFleetTask(text, voyage, list))
            return;
        if (part.isListed && list == List::Armies)
            return addArmies(text, voyage);
        if (const auto move = moveIn<Station>(text)) {
            const bool isNew = !station || *station == Station::Sail;
            if (isNew && !(station && move->value == Station::Hold)) {
                station = move->value;
                voyage.station = word(move->words);
            } else if (*station != move->value && move->value != Station::Sail && move->value != Station::Hold) {
                fault("orders-posture", word(move->words),
                      {"{0} has two orders, \"{1}\" and \"{2}\". Leave one out.",
                       {voyage.fleet.text, voyage.station.text, std::string(move->words)}});
            }
            list = List::Places;
            return addPlaces(move->places, voyage.path);
        }
        if (isFirst) {
            const bool isGoal = isPlace(text);
            station = Station::Sail;
            const std::string_view words = isGoal                      ? std::string_view()
                                           : nearPhrase<Station>(text) ? text
                                                                       : firstWordOf(text);
            if (isGoal)
                voyage.station.text = "sail";
            else
                voyage.station = word(words);
            return addPlaces(text.substr(words.size()), voyage.path);
        }
        if (part.isListed && list == List::Places)
            return addPlaces(text, voyage.path);
        voyage.others.push_back(word(text));
        fault("orders-fleet-task", word(firstWordOf(text)),
              {"A fleet may carry, build, detach or join, not \"{0}\".", {std::string(firstWordOf(text))}});
    }
    /// "carry", "build", "detach" or "join" with what follows it.
    bool addFleetTask(std::string_view text, WrittenVoyage& voyage, List& list) {
        const Written key = word(firstWordOf(text));
        if (const auto armies = behindWord(text, {"carry", "carries", "carrying"})) {
            list = List::Armies;
            if (armies->empty())
                fault("orders-fleet-task", key, {"Write an army after \"{0}\".", {key.text}});
            addArmies(*armies, voyage);
        } else if (const auto fleet = behindWord(text, {"join", "joins"})) {
            list = List::None;
            if (fleet->empty())
                fault("orders-fleet-task", key, {"Write another fleet after \"{0}\".", {key.text}});
            const bool isNamed = !m_names.fleets.find(*fleet).empty();
            voyage.join = word(isNamed ? *fleet : behindAny(*fleet, {"fleet"}));
        } else if (const auto built = behindWord(text, {"build", "builds"})) {
            list = List::None;
            voyage.build = squadrons(text, *built, voyage);
        } else if (const auto detached = behindWord(text, {"detach", "detaches"})) {
            list = List::None;
            voyage.detach = squadrons(text, *detached, voyage);
        } else {
            return false;
        }
        return true;
    }
    /// "2" and "2 squadrons".
    int squadrons(std::string_view part, std::string_view text, WrittenVoyage& voyage) {
        const std::string_view first = firstWordOf(text);
        const std::string unit = foldedName(text.substr(first.size()));
        const std::optional<int> number = wholeNumberIn(first);
        const bool isUnit = unit.empty() || unit == "squadron" || unit == "squadrons";
        if (number && *number >= 1 && *number <= SheetLimits::squadrons && isUnit)
            return *number;
        voyage.others.push_back(word(part));
        fault("orders-squadrons", word(part),
              {"\"{0}\": write a number of squadrons after \"build\" and \"detach\".", {std::string(part)}});
        return 0;
    }
    void addArmies(std::string_view text, WrittenVoyage& voyage) const {
        for (const std::string_view name : namesIn(text, m_names.armies))
            voyage.carries.push_back(word(name));
    }

    /// "truce for 6 turns", "tribute of 5 talents".
    WrittenEnvoy envoy(const Begin& begin) {
        static constexpr std::array<std::string_view, 18> idle{"for",     "of",    "a",   "an",     "the",    "offer",
                                                               "propose", "we",    "and", "please", "accept", "declare",
                                                               "pay",     "agree", "to",  "our",    "your",   "with"};
        WrittenEnvoy envoy;
        envoy.to = word(begin.name);
        envoy.word = envoy.to;
        envoy.word.text.clear();
        std::vector<Written> words;
        for (std::string_view rest = withoutStop(begin.rest); !rest.empty();) {
            std::string_view one = firstWordOf(rest);
            rest = trimmedLine(rest.substr(one.size()));
            while (one.ends_with(',') || one.ends_with(';'))
                one.remove_suffix(1);
            const bool isIdle = std::ranges::find(idle, foldedName(one)) != idle.end();
            if (!one.empty() && (!isIdle || words.empty()))
                words.push_back(word(one));
        }
        // The first word stays even if it is idle, so that a fault can name it.
        if (words.size() > 1 && std::ranges::find(idle, foldedName(words.front().text)) != idle.end())
            words.erase(words.begin());
        if (words.empty())
            return envoy;
        envoy.word = words.front();
        for (std::size_t i = 1; i < words.size(); i += 2)
            if (!addTerm(words[i], i + 1 < words.size() ? foldedName(words[i + 1].text) : "", envoy))
                break;
        return envoy;
    }
    /// "6 turns" or "5 talents". Returns false after a fault.
    bool addTerm(const Written& written, std::string_view unit, WrittenEnvoy& envoy) {
        const std::optional<int> number = wholeNumberIn(written.text);
        const bool isTribute = fromPhrase<TreatyKind>(envoy.word.text) == TreatyKind::Tribute;
        const bool talents = unit == "talents" || unit == "talent" || (unit.empty() && isTribute);
        const bool isTerm = unit == "moves" || unit == "turns" || unit == "turn" || unit == "move";
        const bool inTurns = isTerm || (unit.empty() && !talents);
        const bool isValid = number && (inTurns || talents) && *number >= 1 &&
                             *number <= (inTurns ? SheetLimits::turns : SheetLimits::talents);
        if (!isValid)
            fault("orders-envoy", written, {"\"{0}\": write \"6 turns\" or \"5 talents\" here.", {written.text}});
        else
            (inTurns ? envoy.turns : envoy.talents) = *number;
        return isValid;
    }

    /// "ransom Nicias for 6 talents", "exchange Nicias for Brasidas", "bid 3, then 2".
    WrittenDeal deal(const Written& to, std::string_view rest) {
        static constexpr std::array<std::string_view, 12> fillers{"for",  "talents", "talent", "arete", "to",   "on",
                                                                  "then", "and",     "with",   "of",    "from", "at"};
        WrittenDeal deal;
        deal.to = to;
        rest = withoutStop(rest);
        const std::string_view kind = firstWordOf(rest);
        deal.kind = kind.empty() ? Written{{}, to.place} : word(kind);
        rest = trimmedLine(rest.substr(kind.size()));
        const std::string_view all = rest;
        std::string_view unknown;  // words of a name that is not known
        const auto finish = [&] {
            if (!unknown.empty())
                deal.names.push_back(word(unknown));
            unknown = {};
        };
        while (!rest.empty()) {
            const std::size_t known = std::max({m_names.leaders.leading(rest), m_names.armies.leading(rest),
                                                m_names.cards.leading(rest), m_names.places.leading(rest)});
            std::string_view one = known > 0 ? rest.substr(0, known) : firstWordOf(rest);
            rest = trimmedLine(rest.substr(one.size()));
            const bool isLast = one.ends_with(',') || one.ends_with(';') || rest.starts_with(',');
            while (one.ends_with(',') || one.ends_with(';'))
                one.remove_suffix(1);
            while (rest.starts_with(',') || rest.starts_with(';'))
                rest = trimmedLine(rest.substr(1));
            if (known > 0) {
                finish();
                deal.names.push_back(word(one));
            } else if (one.empty() || std::ranges::find(fillers, foldedName(one)) != fillers.end()) {
                finish();
            } else if (const std::optional<int> number = wholeNumberIn(one)) {
                finish();
                addAmount(one, *number, deal);
            } else {
                const auto end = static_cast<std::size_t>(one.data() + one.size() - all.data());
                const auto begin =
                    unknown.empty() ? end - one.size() : static_cast<std::size_t>(unknown.data() - all.data());
                unknown = all.substr(begin, end - begin);
            }
            if (isLast)
                finish();
        }
        finish();
        return deal;
    }
    void addAmount(std::string_view text, int number, WrittenDeal& deal) {
        if (number < 0 || number > SheetLimits::talents)
            fault(
                "orders-amount", word(text),
                {"\"{0}\": write a number from 0 to {1}.", {std::string(text), std::to_string(SheetLimits::talents)}});
        else
            (deal.amount == 0 ? deal.amount : deal.again) = number;
    }

    const SheetNames& m_names;
    OrderSheet& m_sheet;
    const MailLine* m_line = nullptr;
};

/// Without a comment at the end.
MailLine withoutComment(MailLine line) {
    if (const std::size_t mark = line.text.find(" #"); mark != std::string::npos) {
        line.text.resize(line.text.find_last_not_of(' ', mark) + 1);
        line.spots.resize(line.text.size());
    }
    return line;
}

/// Whether `next` goes on with the order in `line`.
bool continues(const MailLine& line, const MailLine& next, const SheetNames& names) {
    if (next.text.empty() || next.isComment() || beginOf(next, names))
        return false;
    const bool isNamed = line.text.ends_with(':') || names.armies.leading(line.text) == line.text.size() ||
                         names.fleets.leading(line.text) == line.text.size();
    if (isNamed)
        return beginsWithAPhrase(next.text) && !next.text.contains(':');
    const char first = next.text.front();
    const bool isSmall = (first >= 'a' && first <= 'z') || line.text.ends_with(',') || line.text.ends_with(';');
    return isWrapped(line) && isSmall && !next.text.contains(':');
}

std::size_t longestPartOf(const OrderSheet& sheet) {
    return std::max({sheet.orders.size(), sheet.voyages.size(), sheet.envoys.size(), sheet.deals.size()});
}

}  // namespace

bool isOrderLine(const MailLine& line, const SheetNames& names) {
    return !line.text.empty() && !line.isComment() && beginOf(line, names).has_value();
}

void readMailOrders(std::span<const MailLine> lines, const SheetNames& names, OrderSheet& sheet) {
    OrderLines orders(names, sheet);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].text.empty() || lines[i].isComment())
            continue;
        MailLine line = withoutComment(lines[i]);
        while (i + 1 < lines.size() && lines[i + 1].first <= line.last + 1 && continues(line, lines[i + 1], names) &&
               (beginOf(line, names) || names.armies.leading(line.text) == line.text.size() ||
                names.fleets.leading(line.text) == line.text.size()))
            line.append(withoutComment(lines[++i]));
        const std::optional<Begin> begin = beginOf(line, names);
        if (begin) {
            orders.read(line, *begin);
        } else if (const std::string folded = foldedName(line.text);
                   names.armies.isNamedIn(folded) || names.fleets.isNamedIn(folded)) {
            const Written written = line.word(line.text, sheet.file);
            sheet.advice.push_back(
                {Severity::Advice,
                 "orders-skipped",
                 written.place,
                 {"\"{0}\" was not read as an order: begin the line with the name of the army.", {written.text}},
                 {},
                 {}});
        }
        if (longestPartOf(sheet) > SheetLimits::orders) {
            sheet.faults.push_back(lineFault("orders-too-many", line.word(line.text, sheet.file),
                                             {"A sheet takes at most {0} orders. Delete the ones that are there twice.",
                                              {std::to_string(SheetLimits::orders)}}));
            return;
        }
    }
}

}  // namespace ephor::campaign
