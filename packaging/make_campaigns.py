#!/usr/bin/env python3
"""Makes data/campaigns/*/{map,powers,leaders,armies}.toml from the tables of Hellas.

    packaging/make_campaigns.py FOLDER      FOLDER holds cities.csv, routes.csv and leaders.csv

The tables are a compilation of our own (CC0): places, walls, levies and allegiances of 431 and 371 BC after Thucydides, Xenophon and Diodorus; ways and
days of march are estimates. campaign.toml, rules.toml and events.toml are written by hand and left alone.
"""

import csv
import sys
from collections import defaultdict
from pathlib import Path

CAMPAIGNS = Path(__file__).resolve().parent.parent / "data" / "campaigns"

TIER = {1: 1, 2: 2, 3: 2, 4: 3, 5: 4}
WALLS = {"none": 0, "basic": 1, "strong": 2, "long-walls": 4}
# Topography of the regions, by the seven words of the campaign's rules.
COUNTRY = defaultdict(lambda: "hilly", {
    "Boeotia": "arable", "Thessaly": "arable", "Sicily": "arable", "Magna Graecia": "arable", "Macedonia": "arable",
    "Messenia": "arable", "Elis": "arable", "Laconia": "arable", "Ionia": "littoral", "Cyclades": "dry", "Attica": "dry",
    "Argolis": "arable", "Corinthia": "littoral", "Euboea": "littoral", "Saronic": "dry", "Thrace": "forest",
    "Chalcidice": "littoral", "Aetolia": "forest", "Acarnania": "forest", "Illyria": "forest", "Propontis": "littoral",
    "Hellespont": "littoral", "North Aegean": "littoral", "Aeolis": "littoral", "Caria": "littoral",
    "Dodecanese": "littoral", "Ionian Islands": "littoral", "Achaea": "littoral", "Crete": "dry", "Lydia": "steppe"})
# Triremes at other times than 431.
TRIREMES_371 = {"piraeus": 100, "samos": 20, "mytilene": 20, "chios": 30, "corcyra": 60, "aegina": 20, "lechaeum": 20, "cenchreae": 20,
                "gytheum": 30, "syracuse": 100}
# Who commands at sea; for the others nobody is named.
ADMIRALS = {431: {"piraeus": "phormio", "gytheum": "cnemus"}, 371: {"piraeus": "chabrias", "gytheum": "antalcidas"}}
# What the traits of leaders add: to the throw for their fate, to sieges, votes, interception and slipping away; risk: so often a bad fate is thrown again where
# they attacked; supply: moves of food more.
TRAITS = [("battlefield_manager", "Battlefield Manager", {"fate": 1}), ("bold", "Fortune Favours the Bold", {"risk": 1}),
          ("cautious", "Cautious", {"avoid": 1, "intercept": -1}), ("rash", "Rash", {"intercept": 1, "avoid": -1}),
          ("quartermaster", "Quartermaster", {"supply": 1}), ("poliorketes", "Poliorketes", {"siege": 1}),
          ("orator", "Orator", {"vote": 1})]
# Who has one, by the word or a note that the table of leaders has of him; of the others it says nothing that would be a trait.
TRAIT_OF = {"statesman": "orator", "diplomat": "orator", "politic": "orator", "intrigue": "orator", "wins over allies": "orator",
            "wins cities with little blood": "orator", "besieger": "poliorketes", "siege engines": "poliorketes", "siegecraft": "poliorketes",
            "cautious": "cautious", "prudent": "cautious", "timid": "cautious", "watchful": "cautious", "rash": "rash", "aggressive": "rash",
            "fiery": "rash", "dash": "bold", "lead from the front": "bold", "Sacred Band charge": "bold", "bold": "bold",
            "disciplined": "battlefield_manager", "oblique order": "battlefield_manager", "deep phalanx": "battlefield_manager",
            "drill": "battlefield_manager", "organiser": "quartermaster", "roads and forts": "quartermaster"}
# Hoplites of long training.
GRADE_A = {"sparta"}
GRADE_C = {"Ionia", "Cyclades", "Aeolis", "Hellespont", "Propontis", "Dodecanese", "Caria", "Thrace", "Ionian Islands",
           "Magna Graecia", "Achaea", "Acarnania", "Aetolia", "Ozolian Locris", "Opuntian Locris", "Malis", "Phocis",
           "Crete", "Illyria", "Epirus", "North Aegean"}

POWERS = {
    "athens": ("Athens", "democracy", "athens"), "sparta": ("Sparta", "kings", "sparta"),
    "corinth": ("Corinth", "oligarchy", "corinth"), "thebes": ("Thebes", "oligarchy", "thebes"),
    "argos": ("Argos", "democracy", "argos"), "macedon": ("Macedon", "kings", "pella"),
    "syracuse": ("Syracuse", "democracy", "syracuse"), "thessaly": ("Thessaly", "oligarchy", "larissa"),
    "persia": ("Persia", "satraps", "sardis"), "pherae": ("Pherae", "tyrant", "pherae"),
    "carthage": ("Carthage", "oligarchy", None), "elis": ("Elis", "oligarchy", "elis")}


def table(folder, name):
    with open(folder / f"{name}.csv", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def line(**values):
    parts = []
    for key, value in values.items():
        if value in (None, "", 0, False) and key not in ("tier", "lat", "lon", "points", "treasury"):
            continue
        shown = quoted(value) if isinstance(value, str) else "true" if value is True else str(value)
        parts.append(f"{key} = {shown}")
    return "  {" + ", ".join(parts) + "},\n"


def head(title, more=""):
    return (f"# {title}\n# Made by packaging/make_campaigns.py from the tables of Hellas (own compilation, CC0;\n"
            f"# positions, walls, levies and days of march partly estimated). Change the script, not this file.\n{more}\nformat = 1\n")


def leader_line(power, identity, name, who):
    """A commander of the table, or one who is made up where it names nobody."""
    if not who:
        return line(id=identity, name=name, power=power, cp=2)
    remark = "; ".join(filter(None, (who["trait"], who["note"])))
    trait = next((TRAIT_OF[word] for word in (who["trait"], *who["note"].split("; ")) if word in TRAIT_OF), None)
    return line(id=who["id"], name=who["name"], power=power, cp=int(who["command_points"]), trait=trait, note=remark)


def points(route):
    days = float(route["days"])
    return (1 if days <= 1 else 2 if days <= 2.5 else 3) + (route["kind"] in ("pass", "track"))


def docks(city, year):
    """Squadrons of ten triremes that a place can keep up."""
    triremes = int(city["triremes_431"])
    if year == 371:
        triremes = TRIREMES_371.get(city["id"], triremes)
    return (triremes + 5) // 10 if city["harbour"] != "no" else 0


def write_map(out, title, places, routes, year=431):
    ids = {c["id"] for c in places}
    text = head(f"{title}: places and ways.",
                "#\n# tier 1-4, walls 0-4, harbour 1 or 2 (a naval port); docks: squadrons of ten triremes that are kept up there; points: march points of a way; lat, lon: WGS 84, moved onto the drawn land.\n")
    text += "place = [\n"
    for c in places:
        fort = c["kind"]
        harbour = 0 if c["harbour"] == "no" else 2 if c["kind"] == "port" and int(c["triremes_431"]) else 1
        text += line(id=c["id"], name=c["name"], kind=fort, region=c["region"], country=COUNTRY[c["region"]],
                     tier=TIER[int(c["size"])], walls=WALLS[c["walls"]], harbour=harbour, docks=docks(c, year),
                     lat=float(c["map_lat"]), lon=float(c["map_lon"]))
    text += "]\n\nway = [\n"
    for r in routes:
        if r["a"] in ids and r["b"] in ids and not (r["via"] and all(v in ids for v in r["via"].replace(";", " ").split())):
            text += line(a=r["a"], b=r["b"], kind=r["kind"], points=1 if r["kind"] == "sea" else points(r), note=r["note"])
    (out / "map.toml").write_text(text + "]\n", encoding="utf-8")


def owner_431(c):
    if c["allegiance_431"] == "sparta":
        if c["region"] == "Boeotia":
            return "thebes"
        if c["region"] in ("Corinthia", "Acarnania", "Ionian Islands") and c["id"] not in ("sicyon", "phlius"):
            return "corinth"
        if c["region"] in ("Sicily", "Magna Graecia"):
            return "syracuse"
    if c["allegiance_431"] == "neutral":
        return {"Argolis": "argos", "Sicily": "syracuse", "Thessaly": "thessaly"}.get(c["region"])
    if c["region"] == "Thessaly":
        return "thessaly"
    return c["allegiance_431"]


def owner_371(c):
    if c["allegiance_371"] == "sparta" and c["region"] == "Corinthia":
        return "corinth"
    if c["allegiance_371"] == "neutral":
        return {"Argolis": "argos"}.get(c["region"])
    return c["allegiance_371"]


def write_powers(out, title, owners, wars, alliances, capitals=None):
    text = head(f"{title}: who holds what, and who stands with whom.",
                "#\n# ruler: feeble, incompetent, skilled or rash, how the program plays it; treasury in talents.\n")
    for power in sorted(set(owners.values()) - {None}):
        name, government, capital = POWERS[power]
        held = [c for c, o in owners.items() if o == power]
        capital = capital if capital in held else held[0]
        ruler = {"athens": "skilled", "sparta": "skilled", "thebes": "skilled", "syracuse": "incompetent",
                 "persia": "feeble", "thessaly": "feeble", "carthage": "feeble"}.get(power, "rash" if power in ("argos", "pherae") else "incompetent")
        text += f"\n[[power]]\nid = {quoted(power)}\nname = {quoted(name)}\ngovernment = {quoted(government)}\nruler = {quoted(ruler)}\n"
        text += f"capital = {quoted(capital)}\ntreasury = {40 if power == 'athens' else 20 if power in ('persia', 'corinth') else 10}\n"
        text += f"war = [{', '.join(quoted(w) for w in sorted(wars.get(power, [])))}]\n"
        text += f"alliance = [{', '.join(quoted(w) for w in sorted(alliances.get(power, [])))}]\n"
        text += "cities = [\n" + "".join(f"  {quoted(c)},\n" for c in held) + "]\n"
    (out / "powers.toml").write_text(text, encoding="utf-8")


STATE_POWER = {"Athens": "athens", "Sparta": "sparta", "Corinth": "corinth", "Thebes": "thebes", "Boeotia": "thebes",
               "Argos": "argos", "Macedon": "macedon", "Syracuse": "syracuse", "Thessaly": "thessaly", "Persia": "persia",
               "Caria": "persia", "Sicyon": "sparta"}


def troop_units(c, hoplite_men, light_men, horse_men):
    """Units of a city: (name, troop, grade, count)."""
    grade = "A" if c["id"] in GRADE_A else "C" if c["region"] in GRADE_C else "B"
    hoplites = (int(c["hoplites"]) + hoplite_men // 2) // hoplite_men
    horse = (int(c["cavalry"]) + horse_men // 2) // horse_men
    light = (int(c["light"]) + light_men // 2) // light_men
    units = [("hoplite", grade, hoplites), ("thessalian" if c["region"] == "Thessaly" else "cavalry", "B", horse)]
    peltasts = light if c["region"] in ("Chalcidice", "Thrace", "Aetolia", "Macedonia") else 0
    return units + [("peltast", "B", peltasts), ("psiloi", "B", light - peltasts)]


def fleets_of(cities, owners, year):
    """Half of what the docks keep up is in the water."""
    ports = [c for c in cities if owners[c["id"]] and docks(c, year) >= 2]
    return [(owners[c["id"]], c, (docks(c, year) + 1) // 2) for c in sorted(ports, key=lambda c: (owners[c["id"]], -docks(c, year)))]


def write_leaders_and_armies(out, title, cities, owners, leaders, year, most_armies, powers_of_thessaly="thessaly"):
    serving = defaultdict(list)
    fleets = fleets_of(cities, owners, -year)
    admirals = {place: who for place, who in ADMIRALS[-year].items() if place in {c["id"] for _, c, _ in fleets}}
    at_sea = []
    for one in leaders:
        power = STATE_POWER.get(one["state"])
        if power == "thessaly":
            power = powers_of_thessaly
        if one["id"] in admirals.values():
            at_sea.append((power, one))
        elif power and int(one["floruit_from"]) <= year + 4 and int(one["floruit_to"]) >= year:
            serving[power].append(one)
    by_place = defaultdict(list)
    for c in cities:
        owner = owners[c["id"]]
        if owner and int(c["hoplites"]) >= 200:
            by_place[owner, c["region"]].append(c)
    armies = []
    for (power, region), group in by_place.items():
        men = sum(int(c["hoplites"]) for c in group)
        base = max(group, key=lambda c: (c["id"] == POWERS[power][2], int(c["hoplites"])))
        armies.append([power, region, base, group, men])
    armies.sort(key=lambda a: (a[0], -a[4]))
    chosen = []
    count = defaultdict(int)
    for army in armies:
        if army[4] >= 1500 and count[army[0]] < most_armies or count[army[0]] == 0:
            chosen.append(army)
            count[army[0]] += 1
    lead = head(f"{title}: commanders.",
                "#\n# cp: command points 2-5; made-up officers hold commands for which the sources name nobody.\n"
                "# trait: what leaders may be known for, and what that adds to fate, risk, supply, siege, vote, intercept or avoid. A leader has one where the tables of\n"
                "# Hellas say so of him (note: their words); others come to one by fame.\n")
    lead += "trait = [\n" + "".join(line(id=i, name=name, **adds) for i, name, adds in TRAITS) + "]\n\nleader = [\n"
    text = head(f"{title}: armies in the field.",
                "#\n# A hoplite unit stands for 1,000 men of the full call-up, half of which is in the field; a band for 300 horse or light troops.\n")
    taken = defaultdict(int)
    for number, (power, region, base, group, _) in enumerate(chosen):
        staff = sorted(serving[power], key=lambda o: -int(o["command_points"]))
        who = staff[taken[power]] if taken[power] < len(staff) else None
        taken[power] += 1
        identity = who["id"] if who else f"strategos_{power}_{taken[power]}"
        lead += leader_line(power, identity, f"The strategos at {base['name']}", who)
        text += f"\n[[army]]\nid = {quoted(f'{power}_{number + 1}')}\nname = {quoted(f'Army of {region}')}\npower = {quoted(power)}\nplace = {quoted(base['id'])}\nleader = {quoted(identity)}\nunit = [\n"
        total = 0
        for c in sorted(group, key=lambda c: -int(c["hoplites"])):
            for troop, grade, n in troop_units(c, 1000, 1200, 600):
                n = min(n, max(0, 12 - total), 6)
                if n:
                    text += line(troop=troop, grade=grade, count=n, name=c["name"].split(" (")[0], home=c["id"])
                    total += n
        if total == 0:
            text += line(troop="hoplite", grade="C", count=1, name=base["name"], home=base["id"])
        text += "]\n"
    # Those without an army stand ready at home.
    for power in sorted(set(owners.values()) - {None}):
        for who in sorted(serving[power], key=lambda o: -int(o["command_points"]))[taken[power]:]:
            lead += leader_line(power, who["id"], who["name"], who)
    text += "\n# Fleets: squadrons of ten triremes, half of what the docks keep up.\n"
    for number, (power, port, squadrons) in enumerate(fleets):
        who = next((o for p, o in at_sea if p == power and admirals.get(port["id"]) == o["id"]), None)
        identity = who["id"] if who else f"navarch_{port['id']}"
        lead += leader_line(power, identity, f"The navarch at {port['name']}", who)
        text += f"\n[[fleet]]\nid = {quoted(port['id'] + '_fleet')}\nname = {quoted('Fleet of ' + port['name'])}\npower = {quoted(power)}\nplace = {quoted(port['id'])}\n"
        text += f"squadrons = {squadrons}\nadmiral = {quoted(identity)}\n"
    (out / "leaders.toml").write_text(lead + "]\n", encoding="utf-8")
    (out / "armies.toml").write_text(text, encoding="utf-8")


def main():
    folder = Path(sys.argv[1])
    cities, routes, leaders = (table(folder, name) for name in ("cities", "routes", "leaders"))

    out = CAMPAIGNS / "hellas_431"
    out.mkdir(parents=True, exist_ok=True)
    owners = {c["id"]: owner_431(c) for c in cities}
    league = ["sparta", "corinth", "thebes"]
    write_map(out, "Hellas, 431 BC", cities, routes)
    write_powers(out, "Hellas, 431 BC", owners,
                 {"athens": league, **{p: ["athens"] for p in league}, "macedon": []},
                 {"sparta": ["corinth", "thebes"], "corinth": ["sparta", "thebes"], "thebes": ["sparta", "corinth"],
                  "athens": ["thessaly"], "thessaly": ["athens"]})
    write_leaders_and_armies(out, "Hellas, 431 BC", cities, owners, leaders, -431, 8)

    out = CAMPAIGNS / "hellas_371"
    out.mkdir(parents=True, exist_ok=True)
    owners = {c["id"]: owner_371(c) for c in cities}
    write_map(out, "Hellas, 371 BC", cities, routes, 371)
    write_powers(out, "Hellas, 371 BC", owners,
                 {"thebes": ["sparta", "corinth"], "sparta": ["thebes"], "corinth": ["thebes"], "carthage": ["syracuse"], "syracuse": ["carthage"]},
                 {"sparta": ["corinth"], "corinth": ["sparta"], "thebes": ["pherae"], "pherae": ["thebes"]})
    write_leaders_and_armies(out, "Hellas, 371 BC", cities, owners, leaders, -371, 6, "pherae")

    out = CAMPAIGNS / "quick_start"
    out.mkdir(parents=True, exist_ok=True)
    homes = {"athens": ["athens", "piraeus", "eleusis", "oropus"], "sparta": ["sparta", "gytheum", "messene", "tegea"],
             "corinth": ["corinth", "lechaeum", "cenchreae", "sicyon"], "thebes": ["thebes", "plataea", "tanagra", "haliartus"],
             "argos": ["argos", "nauplia", "epidaurus"], "elis": ["elis", "cyllene", "olympia"]}
    free = ["megara", "mantinea", "megalopolis", "patrae", "phlius", "thespiae"]
    known = {c["id"]: c for c in cities}
    places = [known[c] for ids in [*homes.values(), free] for c in ids if c in known]
    owners = {c["id"]: next((p for p, ids in homes.items() if c["id"] in ids), None) for c in places}
    write_map(out, "Six cities", places, routes)
    write_powers(out, "Six cities", owners,
                 {"athens": ["sparta", "corinth", "thebes"], "sparta": ["athens", "argos"], "corinth": ["athens", "argos"],
                  "thebes": ["athens"], "argos": ["sparta", "corinth", "elis"], "elis": ["argos"]},
                 {"sparta": ["corinth", "elis"], "corinth": ["sparta", "thebes"], "thebes": ["corinth"], "elis": ["sparta"],
                  "athens": ["argos"], "argos": ["athens"]})
    write_leaders_and_armies(out, "Six cities", places, owners, leaders, -431, 2)


main()
