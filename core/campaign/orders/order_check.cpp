#include "core/campaign/model/naval_positions.h"
#include "core/campaign/model/route.h"
#include "core/campaign/orders/sheet_check.h"
#include "core/campaign/turn/politics/contingents.h"

#include <set>

namespace ephor::campaign {

namespace {

class LandOrderCheck : SheetCheck {
public:
    using SheetCheck::SheetCheck;

    std::vector<Order> all() {
        checkHead();
        std::vector<Order> orders;
        std::set<ArmyId> ordered;
        for (const WrittenOrder& written : m_sheet.orders) {
            Order order;
            order.army = armyOf(written.army);
            if (order.army && !ordered.insert(order.army).second)
                twice(written.army);
            posture(written, order);
            const bool isWhole = path(written, order);
            if (isWhole && order.army && order.posture == Posture::March && !written.path.empty() && order.path.empty())
                fault("contradictory", written.path.back(),
                      {"{0} is at {1} already.",
                       {written.army.text, map().place(m_state.armies[order.army.index()].place).name}});
            tasks(written, order);
            if (order.army)
                afford(written, order, isWhole);
            orders.push_back(std::move(order));
        }
        return orders;
    }

private:
    void checkHead() {
        const Course& course = m_state.course;
        const auto& powers = m_campaign.scenario.powers;
        if (!m_sheet.whose && !m_sheet.power.text.empty())
            rowOf(m_sheet.power, powerNames(m_campaign.scenario),
                  {"power", "There is no power \"{0}\"; did you mean \"{1}\"?",
                   "There is no power \"{0}\". There are: {1}."});
        else if (m_sheet.whose && m_sheet.whose != m_power)
            fault("power", m_sheet.power,
                  {"These are orders of {0}, not of {1}.",
                   {powers[m_sheet.whose.index()].name, powers[m_power.index()].name}},
                  m_sheet.power.text.empty() ? std::vector<std::string>() : std::vector{powers[m_power.index()].name});
        const Written turn{{}, m_sheet.turnPlace, 0};
        if (m_sheet.turn != course.turn)
            fault(m_sheet.turn < course.turn ? "late" : "early", turn,
                  {"These orders are for turn {0}; it is turn {1}.",
                   {std::to_string(m_sheet.turn), std::to_string(course.turn)}});
        else if (course.phase != Phase::Orders)
            fault("late", turn,
                  {"Turn {0} is already under way; orders for it come too late.", {std::to_string(course.turn)}});
    }

    ArmyId armyOf(const Written& word) {
        if (m_names.armies.find(word.text).empty() && !m_names.fleets.find(word.text).empty()) {
            fault("no-army", word, {"\"{0}\" is a fleet, not an army: write \"fleet {0}: …\".", {word.text}});
            return {};
        }
        // The same message for unknown armies and those of other powers, so that a player cannot find out which exist.
        const ArmyId own(
            rowOf(word, m_names.armies,
                  {"unknown-army", "You have no army \"{0}\"; did you mean \"{1}\"?",
                   "You have no army \"{0}\". There are: {1}.", "You have no army \"{0}\", nor any other."}));
        if (!own)
            return {};
        if (const Contingent* contingent = contingentOf(m_state, own)) {
            fault(
                "contingent", word,
                {"{0} serves with {1} until winter, and does what that army does.",
                 {m_names.armies.shown(static_cast<int>(own.index())), m_state.armies[contingent->host.index()].name}});
            return {};
        }
        return own;
    }

    void posture(const WrittenOrder& written, Order& order) {
        order.posture =
            valueOf<Posture>(written.posture, {"unknown-posture", "There is no posture \"{0}\"; did you mean \"{1}\"?",
                                               "There is no posture \"{0}\"; there are {1}."})
                .value_or(order.posture);
        if (!written.ifStronger.text.empty()) {
            if (const auto word = fromPhrase<IfStronger>(written.ifStronger.text))
                order.ifStronger = *word;
            else
                fault("unknown-condition", written.ifStronger,
                      {"Before a stronger enemy an army may stand or retire, not \"{0}\".", {written.ifStronger.text}});
        }
        const bool stays = order.posture == Posture::Hold;
        if (stays && !written.path.empty())
            fault("contradictory", written.posture,
                  {"{0} is to hold and to go to {1}; say \"march\" where it shall go.",
                   {written.army.text, written.path.front().text}});
        if (order.posture == Posture::March && written.path.empty() && !isShipped(order.army))
            fault("contradictory", written.posture, {"{0} is to march, but no place says where.", {written.army.text}});
    }

    /// Whether a fleet of the same sheet carries the army.
    bool isShipped(ArmyId army) const {
        const auto is = [&](const Written& word) { return ArmyId(m_names.armies.only(word.text)) == army; };
        return army && std::ranges::any_of(m_sheet.voyages, [&](const WrittenVoyage& voyage) {
                   return std::ranges::any_of(voyage.carries, is);
               });
    }
    /// Reports that an army needs a fleet, and suggests one.
    void needsShips(const WrittenOrder& written, const Written& word, PlaceId at, PlaceId next) {
        std::string ships = "FLEET";
        for (const FleetId fleet : fleetsOf(m_state, m_power))
            if (m_state.fleets[fleet.index()].place == at)
                ships = m_names.fleets.shown(static_cast<int>(fleet.index()));
        fault("needs-ships", word,
              {"From {0} one comes to {1} by sea alone, aboard a fleet: write \"{2}: sail {3}; carry {4}\".",
               {map().place(at).name, map().place(next).name, ships, map().place(next).name, written.army.text}});
    }

    /// Returns false after a fault. The way from a wrong place to the next one is not checked.
    bool path(const WrittenOrder& written, Order& order) {
        PlaceId at = order.army ? m_state.armies[order.army.index()].place : PlaceId{};
        bool isWhole = true;
        for (const Written& word : written.path) {
            const PlaceId next = placeOf(word);
            const bool isRight = next && (!order.army || !at || next == at || addRoute(written, word, at, next, order));
            isWhole = isWhole && isRight;
            at = isRight ? next : PlaceId{};
        }
        return isWhole;
    }
    /// Returns false after a fault.
    bool addRoute(const WrittenOrder& written, const Written& word, PlaceId at, PlaceId next, Order& order) {
        if (m_campaign.scenario.marchWay(at, next)) {
            order.path.push_back(next);
            return true;
        }
        const std::vector<Step> route = marchRoute(m_campaign.scenario, at, next);
        for (const Step& step : route)
            order.path.push_back(step.to);
        if (route.empty())
            noRoute(written, word, at, next);
        return !route.empty();
    }
    void noRoute(const WrittenOrder& written, const Written& word, PlaceId at, PlaceId next) {
        if (!seaRoute(m_campaign.scenario, at, next).empty())
            return needsShips(written, word, at, next);
        std::vector<std::string> ways;
        for (const Step& step : map().steps(at))
            if ((ways.empty() || ways.back() != map().place(step.to).name) && m_campaign.scenario.marchWay(at, step.to))
                ways.push_back(map().place(step.to).name);
        fault("no-way", word,
              {"No route leads from {0} to {1}. From {0} you can march to {2}.",
               {map().place(at).name, map().place(next).name, ways.empty() ? "no place" : anyOf(ways)}});
    }

    void tasks(const WrittenOrder& written, Order& order) {
        for (const Written& word : written.tasks)
            if (const auto task =
                    valueOf<Task>(word, {"unknown-task", "There is no task \"{0}\"; did you mean \"{1}\"?",
                                         "There is no task \"{0}\"; there are {1}."})) {
                if (!isPlayed(m_campaign.scenario.rules.modules, *task))
                    leftOut(word, *moduleOf(*task));
                order.tasks.push_back(*task);
            }
    }

    /// `isWhole`: all places of the path are known.
    void afford(const WrittenOrder& written, const Order& order, bool isWhole) {
        const Army& army = m_state.armies[order.army.index()];
        Order priced = order;
        if (!isWhole)
            priced.path = {army.place};  // it goes somewhere
        const int cost = costOf(m_campaign.scenario.rules, priced) +
                         (isShipped(order.army) ? m_campaign.scenario.rules.marchCost : 0);
        checkPaid(written.army, cost, m_campaign.scenario.rules.marchCost,
                  army.leader ? m_state.leaders[army.leader.index()].name : "the army, which nobody leads,",
                  commandPoints(m_state, army));
        if (!isWhole)
            return;
        int need = 0;
        PlaceId at = army.place;
        for (const PlaceId next : order.path) {
            need += map().way(m_campaign.scenario.marchWay(at, next)).points;
            at = next;
        }
        const int may = marchPoints(m_campaign.scenario, m_state, m_armyIndex, order.army, order);
        if (need > may)
            advise("far", written.army,
                   {"{0} needs {1} and has {2}: it will halt on the way.",
                    {m_names.armies.shown(static_cast<int>(order.army.index())), counted(need, "march point"),
                     std::to_string(may)}});
    }
};

class EnvoyCheck : SheetCheck {
public:
    using SheetCheck::SheetCheck;

    std::vector<Envoy> all() {
        std::vector<Envoy> all;
        std::set<PowerId> addressed;
        for (const WrittenEnvoy& written : m_sheet.envoys) {
            if (!m_campaign.scenario.rules.modules.has(Module::Diplomacy)) {
                leftOut(written.word, Module::Diplomacy);
                continue;
            }
            Envoy envoy;
            envoy.to = otherPower(written.to);
            envoy.turns = written.turns;
            envoy.talents = written.talents;
            envoy.word =
                valueOf<TreatyKind>(written.word, {"unknown-word", "An envoy cannot say \"{0}\"; did you mean \"{1}\"?",
                                                   "An envoy cannot say \"{0}\"; write {1}."})
                    .value_or(envoy.word);
            if (const auto lacked = lackedBy(m_campaign.scenario.rules.modules, envoy.word))
                leftOut(written.word, *lacked);
            if (envoy.to && !addressed.insert(envoy.to).second)
                fault("envoy-twice", written.to,
                      {"There is already a message for {0} above. Delete one of them.", {written.to.text}});
            if (envoy.to)
                sensible(written, envoy);
            all.push_back(envoy);
        }
        return all;
    }

private:
    void sensible(const WrittenEnvoy& written, const Envoy& envoy) {
        const bool enemies = atWar(m_state, m_power, envoy.to);
        const std::string& name = m_campaign.scenario.powers[envoy.to.index()].name;
        if (envoy.word == TreatyKind::War && enemies)
            fault("envoy-war", written.word, {"You are at war with {0} already.", {name}});
        if (envoy.word == TreatyKind::Truce && !enemies)
            fault("envoy-truce", written.word, {"A truce is for enemies; with {0} you are not at war.", {name}});
        if (envoy.word == TreatyKind::Truce && envoy.turns == 0)
            fault("envoy-term", written.word, "A truce has a term: write \"truce for 6 turns\".");
        if (envoy.talents > 0 && envoy.word != TreatyKind::Tribute)
            fault("envoy-talents", written.word, {"Talents belong to a tribute, not to \"{0}\".", {written.word.text}});
    }
};

}  // namespace

std::vector<Order> checkLandOrders(Validation& validation) { return LandOrderCheck(validation).all(); }

std::vector<Envoy> checkEnvoys(Validation& validation) { return EnvoyCheck(validation).all(); }

}  // namespace ephor::campaign
