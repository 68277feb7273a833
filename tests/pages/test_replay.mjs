// The steps that a battle page shows, made of battles that ephorctl fights and exports.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";

const project = process.env.EPHOR_PROJECT;
const { along, durationOf, isFight, stepsOf } = await import(join(project, "data/pages/replay.js"));
const { chanceAfter } = await import(join(project, "data/pages/chance_graph.js"));
const { figureSigns, placedPath } = await import(join(project, "data/pages/figure_shapes.js"));

/** The data in the page of a battle between the first two sample armies of a system. */
function battleOf(system, ...options) {
  const folder = mkdtempSync(join(tmpdir(), "ephor-page-"));
  const armies = join(project, "data/armies", system);
  const [a, b] = readdirSync(armies).sort().slice(0, 2).map((name) => join(armies, name));
  const [record, page] = ["r.battle", "page.html"].map((name) => join(folder, name));
  execFileSync(process.env.EPHORCTL, ["battle", "fight", a, b, "--seed", "7", "--record", record]);
  execFileSync(process.env.EPHORCTL, ["battle", "export", record, "--html", "-o", page, ...options]);
  const data = /id="data">(.*?)<\/script>/s.exec(readFileSync(page, "utf8"))[1];
  rmSync(folder, { recursive: true });
  return JSON.parse(data);
}

test("a drawing is placed and scaled, its curves with it", () => {
  assert.equal(placedPath("M-1 .5L.5-1H2V-.5Q1 1 0 0Z", 10, 20, 2), "M8 21L11 18H14V19Q12 22 10 20Z");
  assert.equal(placedPath("M-1 0a1 .5 0 1 0 2 0A1 1 0 0 1 1 2m1 1", 10, 20, 2), "M8 20a2 1 0 1 0 4 0A2 2 0 0 1 12 24m2 2");
});

for (const system of readdirSync(join(project, "data/armies"))) {
  test(`${system}: each kind of troops has a drawing`, () => {
    for (const piece of battleOf(system).pieces) assert.ok(figureSigns.includes(piece.sign), piece.sign);
  });
  test(`${system}: the last step shows the table at the end, and each step begins where the one before ended`, () => {
    const data = battleOf(system);
    const steps = stepsOf(data);
    assert.ok(steps.length > 10, `only ${steps.length} steps`);
    const poses = new Map();
    for (const [, kind, piece, pose] of data.events) {
      if (kind === "place" || kind === "move") poses.set(piece, pose);
      else if (kind === "remove") poses.delete(piece);
    }
    steps.at(-1).after.forEach((state, piece) => assert.deepEqual(state.pose, poses.get(piece) ?? null));
    for (let i = 1; i < steps.length; ++i) {
      assert.ok(steps[i].lastEvent >= steps[i - 1].lastEvent);
      for (const [piece, path] of steps[i].paths)
        assert.deepEqual(path[0], steps[i - 1].after[piece].pose ?? path[1]);
    }
  });

  test(`${system}: every line of the log that tells of something belongs to one step, and somebody is hurt`, () => {
    const data = battleOf(system);
    const steps = stepsOf(data);
    const told = steps.flatMap((step) => step.lines);
    assert.equal(new Set(told).size, told.length);
    const expected = data.log.filter(([rank, , , , last]) => rank !== "detail" && last >= 0).length;
    assert.equal(told.length, expected);
    assert.ok(steps.some((_, i) => isFight(steps, i)));
    for (const step of steps) {
      const { moving, resting } = durationOf(step);
      assert.ok(moving >= 0 && moving <= 1200 && resting > 0 && resting <= 2400);
    }
  });
}

test("a path is walked from its first pose to its last, and a piece that turns about keeps a facing of length 1", () => {
  const path = [[0, 0, 0, 1], [10, 0, 0, 1], [10, 0, 0, -1]];
  assert.deepEqual(along(path, 0), path[0]);
  assert.deepEqual(along(path, 1), path[2]);
  assert.deepEqual(along(path, 0.25).slice(0, 2), [5, 0]);
  for (const share of [0.5, 0.6, 0.75, 0.9]) assert.ok(Math.abs(Math.hypot(...along(path, share).slice(2)) - 1) < 1e-9);
  assert.deepEqual(along([[1, 2, 0, 1]], 0.3), [1, 2, 0, 1]);
});

test("a battle without events has no steps", () => {
  const data = { system: { phases: [] }, pieces: [], terrain: [], events: [], log: [["turn", "Turn 1", "", -1, -1, true]],
    events_total: 0 };
  assert.deepEqual(stepsOf(data), []);
});

test("a page with an analysis has the chances from the first event to the last", () => {
  const data = battleOf("men_of_bronze", "--analysis");
  const { points } = data.chances;
  assert.equal(points.at(-1)[0], data.events_total);
  assert.equal(points.at(-1)[1], { a: 1, b: 0, draw: 0.5 }[data.result.winner]);
  assert.equal(chanceAfter(points, 0), points[0]);
  assert.equal(chanceAfter(points, data.events_total), points.at(-1));
  assert.equal(chanceAfter(points, points[3][0] - 0.5), points.findLast(([event]) => event < points[3][0]));
});
