// Order sheets are judged by the core inside a turn page as by the umpire's program.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { TestCampaign } from "./campaign_pages.mjs";

const { openCore, unpackedCore } = await import(join(process.env.EPHOR_PROJECT, "data/pages/core_module.js"));
const [, packed] = readFileSync(process.env.EPHOR_PAGE_CORE, "ascii").split("\n");
const { ask } = await openCore(await unpackedCore(packed));
const campaign = new TestCampaign("hellas_431");
test.after(() => campaign.remove());

/** Whether the umpire's program takes the sheet. @param {string} power @param {string} sheet */
function isTaken(power, sheet) {
  try {
    campaign.submit(power, sheet);
    return true;
  } catch {
    return false;
  }
}

for (const power of ["athens", "sparta", "corinth"]) {
  const data = campaign.data(power);
  const ordered = (order) => data.armies.reduce(
    (text, { written }) => text.replace(new RegExp(`^${written}:.*$`, "m"), `${written}: ${order}`), data.sheet);
  const sheets = [data.sheet, "", "nonsense", ordered("hold"), ordered("march Nowhere"), ordered("fly"),
    ordered("seek"), ordered("hold; forced march; rest"), `${data.sheet}\nArmy of the Moon: hold\n`,
    `${data.sheet}\nEnvoy to Persia: peace\n`, `${data.sheet}\nAffair: bid 99\n`];

  test(`${power}: the page and the umpire's program take the same sheets`, () => {
    let taken = 0;
    for (const sheet of sheets) {
      const answer = ask({ ask: "orders", data: data.check, sheet });
      assert.equal(answer.error, undefined, sheet);
      const isGood = answer.faults.every((fault) => fault.isAdvice);
      assert.equal(isGood, isTaken(power, sheet), `${sheet}\n${JSON.stringify(answer.faults)}`);
      taken += isGood ? 1 : 0;
    }
    assert.ok(taken > 0 && taken < sheets.length, `${taken} of ${sheets.length}`);
  });
}

test("what is no part of a turn page is refused", () => {
  const { check } = campaign.data("athens");
  for (const data of [null, 3, "x", [], {}, { ...check, power: 65534 }, { ...check, places: 1 }])
    assert.ok(ask({ ask: "orders", data, sheet: "" }).error, JSON.stringify(data)?.slice(0, 60));
  assert.ok(ask({ ask: "orders", data: check }).error);
  assert.ok(ask({ ask: "orders", sheet: "" }).error);
});

test("a sheet of a megabyte is checked", () => {
  const { check } = campaign.data("athens");
  const answer = ask({ ask: "orders", data: check, sheet: "Army of the Moon: hold\n".repeat(45_000) });
  assert.ok(answer.error || answer.faults.length > 0);
});
