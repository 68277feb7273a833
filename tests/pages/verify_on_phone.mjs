// Battles of all systems are verified by their pages in a real browser with a phone's screen and a slow processor, and
// changed ones are not. By hand, with an Ephor that has the core for pages:
//   node --test tests/pages/verify_on_phone.mjs
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { startPhone } from "./phone.mjs";

const [program, ...first] = (process.env.EPHORCTL ?? "packaging/env build/release/bin/ephorctl").split(" ");
const ephorctl = (...given) => execFileSync(program, [...first, ...given], { encoding: "utf8" });
const folder = mkdtempSync(join(tmpdir(), "ephor-verify-"));
/** @type {Awaited<ReturnType<typeof startPhone>>} */
let phone;

before(async () => {
  phone = await startPhone();
  await phone.open(pageOf("ohw", 0));  // what the first page pays for the browser's start is not the page's
});
after(async () => {
  await phone.close();
  rmSync(folder, { recursive: true });
});

function pageOf(system, seed, ...options) {
  const armies = readdirSync(join("data/armies", system)).sort().slice(seed % 3, seed % 3 + 2)
    .map((name) => join("data/armies", system, name));
  const record = join(folder, "r.battle");
  const page = join(folder, `${system}-${seed}.html`);
  ephorctl("battle", "fight", ...armies, "--seed", String(seed), "--record", record);
  ephorctl("battle", "export", record, "--html", "-o", page, ...options);
  return page;
}

/** Presses Verify, as a finger does. What the page says then, and the longest time in which it did nothing else. */
async function verified() {
  await phone.value("document.getElementById('check-part').open = true");
  await phone.value(`(() => {
    globalThis.longestPause = 0;
    let last = performance.now();
    const beat = () => {
      const now = performance.now();
      longestPause = Math.max(longestPause, now - last);
      last = now;
      setTimeout(beat, 0);
    };
    beat();
  })()`);
  await phone.tap("#verify");
  await phone.until("document.getElementById('verify').disabled");
  const lasted = await phone.until("!document.getElementById('verify').disabled");
  return { said: await phone.value("document.getElementById('verified').textContent"), lasted,
    pause: await phone.value("longestPause") };
}

for (const system of readdirSync("data/armies"))
  for (const seed of [1, 2])
    test(`${system}, seed ${seed}: shown in 1 s, verified, without a request or a complaint`, async (t) => {
      const page = pageOf(system, seed);
      phone.requests.length = phone.complaints.length = 0;
      await phone.open(page);
      const shown = await phone.value(`Math.max(...performance.getEntriesByType("paint").map((one) => one.startTime))`);
      const usable = await phone.value(`performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd`);
      const { said, lasted, pause } = await verified();
      t.diagnostic(`${Math.round(statSync(page).size / 1024)} KB, shown ${Math.round(shown)} ms, usable ${Math.round(usable)} ms, ` +
        `verified in ${Math.round(lasted)} ms, longest pause ${Math.round(pause)} ms`);
      assert.match(said, /^Verified: .* in turn \d+\. The battle has the same digest\.$/);
      assert.ok(shown < 1000 && usable < 2000, `shown ${shown} ms, usable ${usable} ms`);
      assert.deepEqual(phone.complaints, []);
      assert.deepEqual(phone.requests.filter((address) => !/^(file|blob|data):/.test(address)), []);
    });

test("a record with one bit changed does not verify, and the page goes on", async () => {
  const page = pageOf("ohw", 3);
  const html = readFileSync(page, "utf8");
  const data = html.slice(html.indexOf('id="data">') + 10);
  const record = JSON.parse(data.slice(0, data.indexOf("</script>"))).record;
  const entry = record.split("\n")[4];
  const changed = entry.replace(/\d(?=\D*$)/, (digit) => String(Number(digit) ^ 1));
  assert.notEqual(changed, entry);
  const [was, is] = [entry, changed].map((line) => JSON.stringify(line).slice(1, -1).replaceAll("<", "\\u003c"));
  assert.ok(html.includes(was));
  writeFileSync(page, html.replace(was, is));
  await phone.open(page);
  const { said } = await verified();
  assert.match(said, /^Does not verify\. ./);
  await phone.tap("#next");
  await phone.until("document.getElementById('moment').textContent.includes('step')");
});

test("a page with the record of another battle does not verify", async () => {
  const page = pageOf("ohw", 4);
  const html = readFileSync(page, "utf8");
  const digest = /"digest":"([0-9a-f]{32})"/.exec(html)[1];
  const forged = digest.replace(/^./, (c) => (c === "0" ? "1" : "0"));
  writeFileSync(page, html.replace(`"digest":"${digest}"`, `"digest":"${forged}"`));
  await phone.open(page);
  assert.match((await verified()).said, /^Does not verify\. The record is of another battle: its digest is [0-9a-f]{32}\.$/);
});

test("a page without the core offers no Verify, and is small", async () => {
  const page = pageOf("dba", 1, "--without-core");
  await phone.open(page);
  assert.equal(await phone.value("document.getElementById('verify').hidden"), true);
  assert.ok(statSync(page).size <= 400 * 1024, `${statSync(page).size} bytes`);
});
