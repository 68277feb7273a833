// The core that pages carry inside (packaging/build page): its battles are those of the native program.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";

const project = process.env.EPHOR_PROJECT;
const { openCore, unpackedCore } = await import(join(project, "data/pages/core_module.js"));
const [, packed] = readFileSync(process.env.EPHOR_PAGE_CORE, "ascii").split("\n");
const module = await unpackedCore(packed);
const { ask, memory } = await openCore(module);
const twoArmies = ["athens", "carthage"].map((name) => join(project, "data/armies/ohw", `${name}.toml`));
const battles = 24;  // of each system

/** A battle that ephorctl fights: the text of its record and its digest. @param {string[]} armies */
function foughtBattle(armies, seed) {
  const folder = mkdtempSync(join(tmpdir(), "ephor-core-"));
  const file = join(folder, "r.battle");
  const fought = JSON.parse(execFileSync(process.env.EPHORCTL,
    ["battle", "fight", ...armies, "--seed", String(seed), "--record", file, "--json"], { encoding: "utf8" }));
  const record = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  return { record, digest: fought.digest };
}

/** Battles of all sample armies of a system, each against several others. */
function battlesOf(system) {
  const folder = join(project, "data/armies", system);
  const armies = readdirSync(folder).sort().map((name) => join(folder, name));
  return Array.from({ length: battles }, (_, i) =>
    foughtBattle([armies[i % armies.length], armies[(i + 1 + Math.floor(i / armies.length)) % armies.length]], 431 + i));
}

for (const system of readdirSync(join(project, "data/armies"))) {
  test(`${system}: ${battles} battles have the digests of the native program`, () => {
    for (const { record, digest } of battlesOf(system)) {
      const answer = ask({ ask: "verify", record });
      assert.deepEqual([answer.equal, answer.digest, answer.expected, answer.fault], [true, digest, digest, ""]);
      assert.match(answer.result, /(won|A draw) in turn \d+$/);
    }
  });

  test(`${system}: a record with one bit changed does not verify`, () => {
    const { record } = foughtBattle(readdirSync(join(project, "data/armies", system)).sort().slice(0, 2)
      .map((name) => join(project, "data/armies", system, name)), 7);
    for (let i = 0; i < 60; ++i) {
      const bytes = Buffer.from(record);
      const at = Math.floor(bytes.length * (i + 0.5) / 60);
      bytes[at] ^= 1 << (i % 7);
      const answer = ask({ ask: "verify", record: bytes.toString() });
      assert.equal(answer.equal, false, `byte ${at}`);
      assert.notEqual(answer.fault, "", `byte ${at}`);
    }
  });
}

test("an exported page has this core inside, unless it is to be small", () => {
  const folder = mkdtempSync(join(tmpdir(), "ephor-core-"));
  const [record, page] = ["r.battle", "page.html"].map((name) => join(folder, name));
  writeFileSync(record, foughtBattle(twoArmies, 3).record);
  const exported = (...options) => {
    execFileSync(process.env.EPHORCTL, ["battle", "export", record, "--html", "-o", page, ...options]);
    return readFileSync(page, "utf8");
  };
  assert.ok(exported().includes(`<script type="text/plain" id="core">${packed}</script>`));
  assert.ok(exported().length <= 2.5 * 1024 * 1024);
  assert.ok(!exported("--without-core").includes('id="core"'));
  assert.ok(exported("--without-core").length <= 400 * 1024);
  rmSync(folder, { recursive: true });
});

test("questions that make no sense are answered, and the next one is answered as if they had not been asked", () => {
  const questions = [[], {}, { ask: 1 }, { ask: "x" }, { ask: "verify" }, { ask: "verify", record: 3 },
    { ask: "verify", record: "" }, { ask: "verify", record: "\u0000" }, { ask: "verify", record: "x".repeat(1 << 20) },
    { ask: "verify", record: "[".repeat(100_000) }];
  for (const question of questions) {
    const answer = ask(question);
    assert.ok(answer.error || answer.fault, JSON.stringify(question).slice(0, 80));
  }
  let deep = {};
  for (let i = 0; i < 1000; ++i) deep = { deep };
  assert.ok(ask({ ask: "verify", record: deep }).error);
  assert.deepEqual(ask({ ask: "version" }).systems.toSorted(), readdirSync(join(project, "data/armies")).sort());
});

test("memory is given back: two hundred questions need no more than ten", () => {
  const { record } = foughtBattle(twoArmies, 3);
  for (let i = 0; i < 10; ++i) ask({ ask: "verify", record: record.slice(0, -1 - i) });
  const before = memory.buffer.byteLength;
  for (let i = 0; i < 200; ++i) ask({ ask: "verify", record: record.slice(0, -1 - i) });
  assert.equal(memory.buffer.byteLength, before);
});
