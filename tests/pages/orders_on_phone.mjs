// A whole turn by fingers: a turn page in a real browser with the screen of a phone, opened from disk; orders tapped, the
// text handed to ephorctl, adjudicated: the armies stand where they were sent. By hand:
//   node --test tests/pages/orders_on_phone.mjs
import assert from "node:assert/strict";
import { join } from "node:path";
import { statSync } from "node:fs";
import test, { after, before } from "node:test";
import { TestCampaign, ephorctl } from "./campaign_pages.mjs";
import { sendByFinger } from "./fingers.mjs";
import { startPhone } from "./phone.mjs";

const pictures = process.env.EPHOR_PICTURES;
const campaign = new TestCampaign("hellas_431");
/** @type {string} */
let page;
/** @type {Awaited<ReturnType<typeof startPhone>>} */
let phone;

before(async () => {
  page = campaign.page("athens");
  phone = await startPhone();
});
after(async () => {
  await phone.close();
  campaign.remove();
});

test("the page opens from disk without a request or a complaint; times on a processor four times slower", async (t) => {
  const begin = performance.now();
  await phone.open(page);
  await phone.until("document.querySelectorAll('.counter').length > 0");
  const usable = performance.now() - begin;
  await phone.picture(join(pictures ?? campaign.folder, "report.png"));  // it is painted now, if it was not
  const shown = await phone.value("performance.getEntriesByName('first-contentful-paint')[0]?.startTime");
  t.diagnostic(`${Math.round(statSync(page).size / 1024)} KB, shown ${Math.round(shown)} ms, usable ${Math.round(usable)} ms`);
  assert.deepEqual(phone.requests.filter((url) => !/^(file|blob|data):/.test(url)), []);
  assert.deepEqual(phone.complaints, []);
});

test("every army, fleet and control has a name in the tree for screen readers", async (t) => {
  if (process.env.EPHOR_BROWSER === "firefox") return t.skip("Firefox does not hand out the tree");
  const { nodes } = await phone.send("Accessibility.getFullAXTree");
  const names = nodes.map((node) => node.name?.value ?? "");
  const data = campaign.data("athens");
  for (const unit of [...data.armies, ...data.fleets])
    assert.ok(names.some((name) => name.startsWith(`${unit.name} at `)), unit.name);
  const controls = ["button", "combobox", "checkbox", "textbox", "spinbutton", "link"];
  for (const node of nodes)
    if (controls.includes(node.role?.value) && !node.ignored) assert.ok(node.name?.value, JSON.stringify(node));
});

test("three armies and a fleet are sent by fingers, and stand there after the turn", async () => {
  const data = campaign.data("athens");
  const armies = data.armies.filter((army) => army.reach.some((row) => row?.[1] === 1));
  const sent = [];
  for (const [units, wanted] of [[armies, 3], [data.fleets, 4]])
    for (const { name } of units) {
      const place = sent.length < wanted ? await sendByFinger(phone, name) : "";
      if (place) sent.push([name, place]);
    }
  assert.equal(sent.length, 4);
  if (pictures) await phone.picture(join(pictures, "orders.png"));
  await phone.value("(window.isOld = true, setTimeout(() => location.reload()))");
  await phone.until("!window.isOld && document.readyState === 'complete' && document.querySelectorAll('.counter').length > 0");
  const text = await phone.value(`document.getElementById("text").value`);
  campaign.submit("athens", text);
  ephorctl("campaign", "advance", campaign.file, "--until", "battles");
  const shown = ephorctl("campaign", "show", campaign.file, "--power", "athens");
  for (const [name, place] of sent) assert.match(shown, new RegExp(`${name} .*${place}`), `${name} to ${place}`);
});
