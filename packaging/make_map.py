#!/usr/bin/env python3
"""Makes resources/map/hellas.geojson, the ground under the map of a campaign, from the tables of Hellas.

    packaging/make_map.py FOLDER      FOLDER holds coastline.geojson and its like, and routes.csv

Coast: Natural Earth 4.1.0, 1:10m, public domain (world-atlas 2.0.2, land-10m), clipped to longitude 12-36, latitude 34-42.5. Islets, rivers, ancient
water, names of seas and the courses of ways: own work, CC0, rough to a few kilometres.
"""

import csv
import json
import sys
from pathlib import Path

OUT = Path(__file__).resolve().parent.parent / "resources" / "map" / "hellas.geojson"

# What a feature is for, and the file it comes from. "coast" is the land's edge without the edges of the box.
PARTS = {
    "land": ["coastline", "islets_hand"],
    "coast": ["coastline_lines", "islets_hand"],
    "water": ["ancient_water"],
    "river": ["rivers_hand"],
}
SEAS = {
    "Ionian Sea": (19.6, 37.6),
    "Aegean Sea": (25.1, 38.95),
    "Myrtoan Sea": (23.75, 36.95),
    "Cretan Sea": (24.6, 35.9),
    "Icarian Sea": (26.3, 37.35),
    "Thracian Sea": (24.9, 40.35),
    "Propontis": (28.2, 40.65),
    "Corinthian Gulf": (22.45, 38.2),
    "Adriatic": (17.6, 41.6),
}


def rounded(coordinates):
    if isinstance(coordinates[0], (int, float)):
        return [round(number, 4) for number in coordinates[:2]]
    return [rounded(one) for one in coordinates]


def feature(what, kind, coordinates, **more):
    return {"type": "Feature", "properties": {"what": what, **more},
            "geometry": {"type": kind, "coordinates": coordinates}}


def shapes(folder):
    for what, files in PARTS.items():
        for name in files:
            for one in json.loads((folder / f"{name}.geojson").read_text(encoding="utf-8"))["features"]:
                shape = one["geometry"]
                if what == "coast" and shape["type"] == "Polygon":
                    for ring in shape["coordinates"]:
                        yield feature(what, "LineString", rounded(ring))
                else:
                    yield feature(what, shape["type"], rounded(shape["coordinates"]))


def ways(folder):
    with (folder / "routes.csv").open(encoding="utf-8") as rows:
        for row in csv.DictReader(rows):
            points = [[float(x) for x in reversed(pair.split())] for pair in row["waypoints"].split(";") if pair]
            if points:
                yield feature("way", "LineString", points, a=row["a"], b=row["b"], way=row["kind"])


def main(folder):
    features = [*shapes(folder), *ways(folder)]
    features += [feature("sea", "Point", list(at), name=name) for name, at in SEAS.items()]
    OUT.parent.mkdir(exist_ok=True)
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in features)
    OUT.write_text('{"type":"FeatureCollection","features":[\n' + lines + "\n]}\n", encoding="utf-8")


main(Path(sys.argv[1]))
