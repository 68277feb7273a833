// The page of a list in a real browser, as on a phone: taps, ticks, a reload, the code, the width. Chromium is not part
// of the build environment, so this is run by hand:
//   EPHORCTL=build/release/bin/ephorctl EPHOR_PROJECT=. node --test tests/pages/list_on_phone.mjs
// PICTURES=FOLDER keeps a picture of each screen.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { startPhone } from "./phone.mjs";

const project = process.env.EPHOR_PROJECT;
const screens = [
  { name: "light", dark: false, textScale: 1 },
  { name: "dark", dark: true, textScale: 1 },
  { name: "large-text", dark: false, textScale: 2 },
];

/** Writes the page of the first sample army of a system. */
function pageOf(system, folder) {
  const army = join(project, "data/armies", system, readdirSync(join(project, "data/armies", system)).sort()[0]);
  const page = join(folder, `${system}.html`);
  execFileSync(process.env.EPHORCTL, ["list", "show", army, "--format", "page", "-o", page]);
  return page;
}

/** Opens a page with texts of the size that the phone's settings ask for. */
async function open(phone, page, textScale) {
  await phone.open(page);
  await phone.value(`document.documentElement.style.fontSize = "${100 * textScale}%"`);
}

/** Waits until pages keep what they store: a browser with a new profile may lose what its first page stored. */
async function untilItKeeps(phone, page) {
  for (let tries = 0; tries < 20; ++tries) {
    await phone.open(page);
    if (await phone.value("localStorage.getItem('kept') === 'yes'")) return;
    await phone.value("localStorage.setItem('kept', 'yes')");
  }
  assert.fail("the browser keeps nothing");
}

/** Taps through the page of a list. */
async function play(phone, page, textScale, picture) {
  await open(phone, page, textScale);
  await picture("closed");
  assert.equal(await phone.value("document.querySelectorAll('.card[open]').length"), 0);
  await phone.tap(".card > summary");
  await phone.until("document.querySelector('.card').open");
  await picture("card");
  const most = await phone.value("document.querySelectorAll('.card:first-of-type .boxes')[0].children.length");
  await phone.tap(`.card .boxes button:nth-child(${most})`);
  await phone.until("document.querySelector('.card').classList.contains('lost')");
  assert.match(await phone.value("document.getElementById('standing').textContent"), /^1 of \d+ units? lost$/);
  await phone.tap("#turn-on");
  await phone.until("document.getElementById('turn').textContent === 'Turn 2'");
  await open(phone, page, textScale);
  assert.equal(await phone.value("document.querySelector('.card').classList.contains('lost')"), true);
  assert.equal(await phone.value("document.getElementById('turn').textContent"), "Turn 2");
  await phone.tap("#codes-part > summary");
  await phone.until("document.getElementById('codes-part').open");
  await phone.value("document.querySelector('.code').scrollIntoView()");
  assert.ok(await phone.value("document.querySelector('.code svg').getBoundingClientRect().width") >= 200);
  await picture("code");
  await phone.tap("#open-all");
  await phone.until("document.querySelectorAll('.card:not([open])').length === 0");
  // Nothing is wider than the screen, and every control is large enough for a thumb.
  assert.ok(await phone.value("document.documentElement.scrollWidth <= window.innerWidth"));
  assert.deepEqual(await phone.value(`[...document.querySelectorAll("section, .card")].flatMap((box) =>
    [...box.querySelectorAll("button, summary, span, dd, p")]
      .filter((one) => one.getClientRects().length > 0)
      .filter((one) => one.getBoundingClientRect().right > box.getBoundingClientRect().right)
      .map((one) => one.textContent))`), []);
  const small = await phone.value(`[...document.querySelectorAll("button, summary")]
    .filter((one) => one.getClientRects().length > 0)
    .filter((one) => { const box = one.getBoundingClientRect(); return box.width < 36 || box.height < 36; })
    .map((one) => one.textContent || one.getAttribute("aria-label"))`);
  assert.deepEqual(small, []);
  await phone.value("window.scrollTo(0, 0)");
  await picture("open");
  await phone.tap("#reset");
  await phone.tap("#reset");
  await phone.until("document.querySelectorAll('.card.lost').length === 0");
}

for (const { name, dark, textScale } of screens)
  test(`the list pages on a phone: ${name}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), "ephor-lists-"));
    const phone = await startPhone({ dark, slower: 1 });
    try {
      await untilItKeeps(phone, pageOf("dba", folder));
      for (const system of readdirSync(join(project, "data/armies")))
        await play(phone, pageOf(system, folder), textScale, async (what) => {
          if (process.env.PICTURES) await phone.picture(join(process.env.PICTURES, `${system}-${what}-${name}.png`));
        });
      assert.deepEqual(phone.complaints, []);
    } finally {
      await phone.close();
      rmSync(folder, { recursive: true });
    }
  });
