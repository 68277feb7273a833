// What is ticked on a list's page, and that a list's page has all that it shows.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";

const project = process.env.EPHOR_PROJECT;
const { afterTap, standing, tickedFrom, unticked } = await import(join(project, "data/pages/losses.js"));
const { figureSigns } = await import(join(project, "data/pages/figure_shapes.js"));

/** The data in the page of a list. */
function dataOf(army) {
  const folder = mkdtempSync(join(tmpdir(), "ephor-list-"));
  const page = join(folder, "list.html");
  execFileSync(process.env.EPHORCTL, ["list", "show", army, "--format", "page", "-o", page]);
  const data = /id="data">(.*?)<\/script>/s.exec(readFileSync(page, "utf8"))[1];
  rmSync(folder, { recursive: true });
  return JSON.parse(data);
}

for (const system of readdirSync(join(project, "data/armies"))) {
  test(`${system}: cards have signs that are drawn, traits that are explained, and codes that are square`, () => {
    const folder = join(project, "data/armies", system);
    const data = dataOf(join(folder, readdirSync(folder).sort()[0]));
    assert.ok(data.cards.length > 3);
    const rules = new Set(data.rules.map((rule) => rule.name));
    for (const card of data.cards) {
      assert.ok(card.sign === "" || figureSigns.includes(card.sign), card.sign);
      for (const trait of card.traits) assert.ok(rules.has(trait), trait);
    }
    assert.ok(data.codes.length > 0);
    for (const code of data.codes) {
      assert.equal(code.squares.length, code.size * code.size);
      assert.ok(code.text.startsWith("EPHOR:2:"));
    }
  });
}

test("a tap ticks up to a box, and another on the last ticked box clears it", () => {
  assert.equal(afterTap(0, 2), 3);
  assert.equal(afterTap(3, 2), 2);
  assert.equal(afterTap(5, 1), 2);
  assert.equal(afterTap(1, 0), 0);
});

test("what was kept is read within the bounds of the list", () => {
  const most = [5, 1, 20];
  assert.deepEqual(tickedFrom('{"lost":[2,1,0],"turn":3}', most), { lost: [2, 1, 0], turn: 3 });
  assert.deepEqual(tickedFrom('{"lost":[9,-1,0.5],"turn":-2}', most), { lost: [5, 0, 0], turn: 1 });
  for (const useless of [null, "", "null", "{", "[]", '{"lost":[1]}', '{"lost":"abc"}', "7"])
    assert.deepEqual(tickedFrom(useless, most), unticked(most));
});

test("the standing counts the units that are lost", () => {
  assert.equal(standing([5, 0, 20], [5, 1, 20]), "2 of 3 units lost");
  assert.equal(standing([0], [1]), "0 of 1 unit lost");
});
