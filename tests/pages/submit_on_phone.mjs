// A turn by fingers through the server: a player opens their link in a real browser with the screen of a phone, taps an
// order and submits; the umpire submits what has come and adjudicates: the army stands where it was sent. By hand:
//   node --test tests/pages/submit_on_phone.mjs
import assert from "node:assert/strict";
import { join } from "node:path";
import { spawn } from "node:child_process";
import test, { after, before } from "node:test";
import { TestCampaign, commandOf, ephorctl } from "./campaign_pages.mjs";
import { sendByFinger } from "./fingers.mjs";
import { startPhone } from "./phone.mjs";

const pictures = process.env.EPHOR_PICTURES;
const campaign = new TestCampaign("hellas_431");
/** @type {import("node:child_process").ChildProcess} */
let server;
/** @type {string} */
let link;
/** @type {string} */
let deputysLink;
/** @type {Awaited<ReturnType<typeof startPhone>>} */
let phone;

before(async () => {
  const [path, deputysPath] = [[], ["--deputy"]].map((words) =>
    new URL(JSON.parse(ephorctl("campaign", "link", campaign.file, "athens", "--json", ...words)).link).pathname);
  const [program, ...words] = commandOf("campaign", "serve", campaign.file, "--port", "0", "--json");
  server = spawn(program, words, { stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  for await (const bytes of server.stdout) {
    out += bytes;
    if (out.includes("\n}\n")) break;
  }
  [link, deputysLink] = [path, deputysPath].map((one) => `http://127.0.0.1:${JSON.parse(out).port}${one}`);
  phone = await startPhone();
});
after(async () => {
  await phone?.close();
  server?.kill("SIGINT");
  campaign.remove();
});

test("an order is tapped, submitted and receipted, and the army stands there after the turn", async () => {
  await phone.open(link);
  await phone.until("document.querySelectorAll('.counter').length > 0");
  const { name } = campaign.data("athens").armies.find((army) => army.reach.some((row) => row?.[1] === 1));
  const place = await sendByFinger(phone, name);
  assert.ok(place);
  await phone.tap("#submit");
  await phone.until("!document.getElementById('receipt').hidden");
  if (pictures) await phone.picture(join(pictures, "submitted.png"));
  assert.match(await phone.value("document.getElementById('received').textContent"), /has received a sheet: no problems/);
  assert.deepEqual(phone.complaints, []);
  assert.deepEqual(phone.requests.filter((url) => !url.startsWith(link) && !/^(blob|data):/.test(url)), []);
  await phone.value("(window.isOld = true, location.reload())");
  await phone.until("!window.isOld && document.readyState === 'complete' && !document.getElementById('receipt').hidden");
  assert.equal(JSON.parse(ephorctl("campaign", "import", campaign.file, "--submit", "--json")).submitted, 1);
  ephorctl("campaign", "advance", campaign.file, "--until", "battles");
  assert.match(ephorctl("campaign", "show", campaign.file, "--power", "athens"), new RegExp(`${name} .*${place}`));
});

test("a deputy's page says what their orders count for; the player's does not", async () => {
  for (const [address, isHidden] of [[deputysLink, false], [link, true]]) {
    await phone.open(address);
    await phone.until("performance.getEntriesByType('resource').some((one) => one.name.endsWith('/status'))");
    await phone.until(`document.getElementById('deputy').hidden === ${isHidden}`, 2_000);
  }
});
