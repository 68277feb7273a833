#!/usr/bin/env python3
"""Makes data/pages/hellas_ground.json, the ground of the map on the pages for players, of resources/map/hellas.geojson.

Lines are simplified to 400 metres and written as paths of SVG, in hundreds of metres east and south of the middle of the map
(core/pages/turn_map.cpp).
"""

import json
import math
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
MIDDLE = (38.3, 23.2)
UNITS_OF_DEGREE = 1112
DETAIL = 4
HEM = 90


def on_map(longitude, latitude):
    shrink = math.cos(math.radians(MIDDLE[0]))
    return (longitude - MIDDLE[1]) * UNITS_OF_DEGREE * shrink, (MIDDLE[0] - latitude) * UNITS_OF_DEGREE


def distance(point, start, end):
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    share = 0 if length == 0 else max(0, min(1, ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length))
    return math.hypot(point[0] - start[0] - share * dx, point[1] - start[1] - share * dy)


def simplified(points):
    """Douglas-Peucker with a list of stretches to do. The first, the middle and the last point stay."""
    middle = len(points) // 2
    keep = {0, middle, len(points) - 1}
    todo = [(0, middle), (middle, len(points) - 1)]
    while todo:
        first, last = todo.pop()
        if last - first < 2:
            continue
        far = max(range(first + 1, last), key=lambda i: distance(points[i], points[first], points[last]))
        if distance(points[far], points[first], points[last]) > DETAIL:
            keep.add(far)
            todo += [(first, far), (far, last)]
    return [points[i] for i in sorted(keep)]


def whole(points):
    rounded = [(round(x), round(y)) for x, y in points]
    return [rounded[0], *(b for a, b in zip(rounded, rounded[1:]) if a != b)]


def path(points, closed):
    at = points[0]
    text = f"M{at[0]} {at[1]}l"
    steps = []
    for point in points[1:]:
        steps.append(f"{point[0] - at[0]} {point[1] - at[1]}")
        at = point
    return text + " ".join(steps).replace(" -", "-") + ("z" if closed else "")


def main():
    features = json.loads((PROJECT / "resources/map/hellas.geojson").read_text(encoding="utf-8"))["features"]
    ground = {"land": "", "water": "", "river": "", "seas": [], "ways": {}}
    sheet = [math.inf, math.inf, -math.inf, -math.inf]
    for one in features:
        what, at = one["properties"]["what"], one["geometry"]["coordinates"]
        if what == "sea":
            ground["seas"].append([one["properties"]["name"], *whole([on_map(*at)])[0]])
        elif what == "way":
            points = whole([on_map(*pair) for pair in at])
            ground["ways"][one["properties"]["a"] + " " + one["properties"]["b"]] = [n for point in points for n in point]
        elif what != "coast":
            points = [on_map(*pair) for pair in (at if what == "river" else at[0])]
            if what == "land":
                xs, ys = zip(*points)
                sheet = [min(sheet[0], *xs), min(sheet[1], *ys), max(sheet[2], *xs), max(sheet[3], *ys)]
            line = whole(simplified(points))
            if len(line) > (1 if what == "river" else 3):
                ground[what] += path(line, what != "river")
    ground["sheet"] = [round(sheet[0] + HEM), round(sheet[1] + HEM), round(sheet[2] - HEM), round(sheet[3] - HEM)]
    out = PROJECT / "data/pages/hellas_ground.json"
    out.write_text(json.dumps(ground, separators=(",", ":")) + "\n", encoding="utf-8")


main()
