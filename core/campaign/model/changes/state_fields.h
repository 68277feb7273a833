// The fields of each row, with their names in the journal: files, digests and SQL are all made from this description.
#pragma once

#include "core/campaign/model/campaign.h"

#include <type_traits>

namespace ephor::campaign {

template <typename T, typename Of>
concept Either = std::same_as<std::remove_const_t<T>, Of>;

template <Either<Course> T, typename F> void eachField(T& c, F&& f) {
    f("year", c.year), f("move", c.turnOfYear), f("turn", c.turn), f("phase", c.phase), f("winner", c.winner);
    f("leading", c.leading), f("event", c.omen);
}
template <Either<City> T, typename F> void eachField(T& c, F&& f) {
    f("owner", c.owner), f("loyalty", c.loyalty), f("stores", c.stores), f("ravaged", c.ravaged);
    f("garrison", c.garrison), f("besieger", c.besieger), f("works", c.works), f("starving", c.starving);
    f("breach", c.breach);
}
template <Either<Order> T, typename F> void eachField(T& o, F&& f) {
    f("army", o.army), f("posture", o.posture), f("path", o.path), f("tasks", o.tasks);
    f("if_stronger", o.ifStronger);
}
template <Either<Power> T, typename F> void eachField(T& p, F&& f) {
    f("treasury", p.treasury), f("arete", p.arete), f("score", p.score), f("missed", p.missed), f("from", p.from);
    f("orders", p.orders), f("standing", p.standing), f("war", p.war), f("alliance", p.alliance);
}
template <Either<Leader> T, typename F> void eachField(T& l, F&& f) {
    f("id", l.id), f("name", l.name), f("power", l.power), f("army", l.army), f("cp", l.cp), f("cp_now", l.cpNow);
    f("wound", l.wound), f("fate", l.fate), f("fame", l.fame);
}
template <Either<Unit> T, typename F> void eachField(T& u, F&& f) {
    f("name", u.name), f("troop", u.troop), f("grade", u.grade), f("home", u.home), f("army", u.army);
    f("steps", u.steps), f("most", u.most), f("stripes", u.stripes);
}
template <Either<Army> T, typename F> void eachField(T& a, F&& f) {
    f("id", a.id), f("name", a.name), f("power", a.power), f("place", a.place), f("from", a.from);
    f("posture", a.posture), f("leader", a.leader), f("supply", a.supply), f("fatigue", a.fatigue);
    f("spirit", a.spirit), f("stayed", a.stayed), f("initiative", a.initiative), f("fortified", a.fortified);
    f("beaten", a.beaten);
}
template <Either<Battle> T, typename F> void eachField(T& b, F&& f) {
    f("turn", b.turn), f("place", b.place), f("kind", b.kind), f("attackers", b.attackers);
    f("defenders", b.defenders), f("result", b.result), f("decisive", b.decisive), f("method", b.method);
    f("digest", b.digest), f("attacker_losses", b.attackerLosses), f("defender_losses", b.defenderLosses);
}
template <Either<Treaty> T, typename F> void eachField(T& t, F&& f) {
    f("from", t.from), f("to", t.to), f("bond", t.kind), f("pledge", t.status), f("turn", t.turn), f("until", t.until);
    f("talents", t.talents);
}
template <Either<Goal> T, typename F> void eachField(T& g, F&& f) {
    f("power", g.power), f("aim", g.aim), f("place", g.place), f("rival", g.rival), f("amount", g.amount);
    f("reached", g.reached);
}
template <Either<Sighting> T, typename F> void eachField(T& s, F&& f) {
    f("power", s.power), f("army", s.army), f("place", s.place), f("insight", s.insight), f("turn", s.turn);
    f("posture", s.posture), f("units", s.units), f("list", s.list);
}
template <Either<Voyage> T, typename F> void eachField(T& v, F&& f) {
    f("fleet", v.fleet), f("station", v.station), f("path", v.path), f("carries", v.carries), f("build", v.build);
    f("detach", v.detach), f("join", v.join);
}
template <Either<Fleet> T, typename F> void eachField(T& l, F&& f) {
    f("id", l.id), f("name", l.name), f("power", l.power), f("place", l.place), f("from", l.from);
    f("station", l.station), f("admiral", l.admiral), f("squadrons", l.squadrons), f("beaten", l.beaten);
    f("voyage", l.voyage), f("standing", l.standing);
}
template <Either<SeaFight> T, typename F> void eachField(T& s, F&& f) {
    f("turn", s.turn), f("place", s.place), f("attackers", s.attackers), f("defenders", s.defenders);
    f("result", s.result), f("attacker_squadrons", s.attackerSquadrons);
    f("defender_squadrons", s.defenderSquadrons), f("attacker_command", s.attackerCommand);
    f("defender_command", s.defenderCommand), f("attacker_die", s.attackerDie), f("defender_die", s.defenderDie);
    f("attacker_losses", s.attackerLosses), f("defender_losses", s.defenderLosses);
    f("attacker_drowned", s.attackerDrowned), f("defender_drowned", s.defenderDrowned);
}

template <Either<Deal> T, typename F> void eachField(T& d, F&& f) {
    f("business", d.kind), f("from", d.from), f("to", d.to), f("leader", d.leader), f("against", d.against);
    f("army", d.army), f("place", d.place), f("card", d.card), f("amount", d.amount), f("again", d.again);
    f("pledge", d.status), f("turn", d.turn);
}
template <Either<Captive> T, typename F> void eachField(T& c, F&& f) {
    f("leader", c.leader), f("holder", c.holder), f("turn", c.turn);
}
template <Either<Contingent> T, typename F> void eachField(T& c, F&& f) {
    f("army", c.army), f("host", c.host), f("home", c.home), f("turn", c.turn);
}
template <Either<Favour> T, typename F> void eachField(T& v, F&& f) {
    f("power", v.power), f("card", v.card), f("turn", v.turn), f("played", v.played);
}
template <Either<StandOff> T, typename F> void eachField(T& s, F&& f) {
    f("one", s.one), f("other", s.other), f("place", s.place), f("turn", s.turn);
}
template <Either<FleetSighting> T, typename F> void eachField(T& t, F&& f) {
    f("power", t.power), f("fleet", t.fleet), f("place", t.place), f("insight", t.insight), f("turn", t.turn);
    f("station", t.station), f("squadrons", t.squadrons);
}
template <Either<LeaderTrait> T, typename F> void eachField(T& r, F&& f) {
    f("leader", r.leader), f("trait", r.trait), f("turn", r.turn);
}
template <Either<Famine> T, typename F> void eachField(T& h, F&& f) {
    f("army", h.army), f("turn", h.turn), f("moves", h.turns);
}
template <Either<Seating> T, typename F> void eachField(T& s, F&& f) { f("power", s.power), f("played", s.isPlayed); }
template <Either<Contribution> T, typename F> void eachField(T& c, F&& f) {
    f("power", c.power), f("sealed", c.sealed), f("words", c.words);
}
template <Either<Arrival> T, typename F> void eachField(T& a, F&& f) {
    f("battle", a.battle), f("army", a.army), f("from", a.from), f("turn", a.turn);
}

}  // namespace ephor::campaign
