// Orders that are tapped on a turn page, and the sheet that comes of them.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { TestCampaign, ephorctl } from "./campaign_pages.mjs";

const pages = join(process.env.EPHOR_PROJECT, "data/pages");
const { TurnOrders } = await import(join(pages, "turn_orders.js"));
const { isFleet } = await import(join(pages, "turn_data.js"));
const { affairsIn, holding, lineOfForm, orderIn, orderText, withAffair, withoutAffair } =
  await import(join(pages, "turn_sheet.js"));
const { SheetCheck } = await import(join(pages, "turn_check.js"));

const campaign = new TestCampaign("hellas_431");
const data = campaign.data("athens");
test.after(() => campaign.remove());

const fresh = () => new TurnOrders(data, data.sheet);
const armies = fresh().units.filter((unit) => !isFleet(unit));
const fleets = fresh().units.filter(isFleet);

/** Places that a unit reaches this turn. */
function near(orders, unit) {
  return data.places.map((_, i) => i).filter((i) => i !== unit.place && orders.routeTo(unit, i, holding())?.turns === 1);
}

test("orders for three armies and a fleet are tapped, accepted by the umpire's program, and carried out", () => {
  const orders = fresh();
  const sent = [];
  for (const army of armies.filter((one) => near(orders, one).length > 0).slice(0, 3)) {
    orders.select(army);
    const goal = near(orders, army)[0];
    assert.ok(orders.tapPlace(goal), army.name);
    sent.push([army, goal]);
  }
  orders.select(fleets[0]);
  const port = near(orders, fleets[0])[0];
  assert.ok(orders.tapPlace(port));
  for (const [army, goal] of sent) assert.ok(orders.text.includes(`${army.written}: march ${data.places[goal].written}`));
  assert.ok(orders.text.includes(`${fleets[0].written}: sail ${data.places[port].written}`));
  campaign.submit("athens", orders.text);
  ephorctl("campaign", "advance", campaign.file, "--until", "battles");
  const shown = ephorctl("campaign", "show", campaign.file, "--power", "athens");
  for (const [army, goal] of [...sent, [fleets[0], port]])
    assert.match(shown, new RegExp(`${army.name} .*${data.places[goal].name}`), army.name);
});

test("a page of the next turn begins with its own sheet, and names the last turn's news by place", () => {
  ephorctl("campaign", "advance", campaign.file);
  const next = campaign.data("athens");
  assert.notEqual(next.key, data.key);
  assert.ok(next.news.length > 0);
  for (const one of next.news) assert.ok(next.places[one.place] && one.text);
});

test("what is written for an order is read as the same order", () => {
  const orders = fresh();
  for (const unit of [armies[0], fleets[0]]) {
    const goal = near(orders, unit)[0];
    for (const move of (isFleet(unit) ? data.stations : data.postures).keys())
      for (const order of [{ ...holding(), move }, { ...holding(), move, goal }]) {
        const { stay, go } = (isFleet(unit) ? data.stations : data.postures)[move];
        if ((order.goal === null ? stay : go) === null) continue;
        if (isFleet(unit))
          Object.assign(order, { build: 1, detach: 2, carries: ["Army of Attica", "Army of Megara"], join: "Other" });
        else Object.assign(order, { tasks: [data.tasks[0].name, data.tasks[2].name], retires: true });
        assert.deepEqual(orderIn(data, unit, orderText(data, unit, order)), order);
      }
  }
});

test("a line in other words is left alone until something else is chosen", () => {
  const orders = fresh();
  const [army] = armies;
  orders.setText(orders.text.replace(`${army.written}: hold`, `${army.written}: please go to Eleusis, and attack`));
  assert.equal(orders.orderOf(army), null);
  orders.select(army);
  orders.setMove(4);
  assert.deepEqual(orders.orderOf(army), { ...holding(), move: 4 });
  assert.equal(orders.text.split("\n").filter((line) => line.startsWith(`${army.written}:`)).length, 1);
});

test("a unit whose line was deleted holds, and gets its line back", () => {
  const orders = fresh();
  const [army] = armies;
  orders.setText(orders.text.split("\n").filter((line) => !line.startsWith(`${army.written}:`)).join("\n"));
  assert.deepEqual(orders.orderOf(army), holding());
  orders.select(army);
  orders.tapPlace(near(orders, army)[0]);
  assert.ok(orders.text.includes(`\n${army.written}: march `));
});

test("a tap on the place where the unit is lets it stay, and a posture that must go somewhere is not kept", () => {
  const orders = fresh();
  const [army] = armies;
  orders.select(army);
  orders.tapPlace(near(orders, army)[0]);
  assert.equal(data.postures[orders.orderOf(army).move].name, "march");
  orders.tapPlace(army.place);
  assert.deepEqual(orders.orderOf(army), holding());
  orders.setMove(data.postures.findIndex((posture) => posture.name === "march"));
  assert.deepEqual(orders.orderOf(army), holding());
});

test("an army that goes aboard does not march as well", () => {
  const orders = fresh();
  const fleet = fleets.find((one) => one.passengers.length > 0);
  const { written } = fleet.passengers[0];
  const army = armies.find((one) => one.written === written);
  orders.select(army);
  orders.tapPlace(near(orders, army)[0]);
  orders.select(fleet);
  orders.tapPlace(near(orders, fleet)[0]);
  orders.setCarries(written, true);
  assert.deepEqual(orders.orderOf(army), holding());
  assert.equal(orders.aboard(army), fleet.name);
  const second = new TestCampaign("hellas_431");
  second.submit("athens", orders.text);
  second.remove();
});

test("a forced march reaches farther, and costs more", () => {
  const orders = fresh();
  const [army] = armies;
  const { name, cost } = data.tasks.find((task) => task.isForced);
  orders.select(army);
  const far = data.places.findIndex((_, i) => army.reach[i]?.[1] === 2 && army.reach[i][2] === 1);
  assert.ok(far >= 0);
  orders.tapPlace(far);
  const before = orders.costOf(army, orders.orderOf(army));
  orders.setTask(name, true);
  assert.equal(orders.routeOf(army).turns, 1);
  assert.equal(orders.costOf(army, orders.orderOf(army)), before + cost);
});

test("forms write lines that are listed and can be removed", () => {
  const truce = data.forms.find((form) => form.name === "truce");
  assert.equal(lineOfForm(truce, ["Sparta", 6]), "Envoy to Sparta: truce for 6 turns");
  assert.equal(lineOfForm(truce, ["Sparta", 1]), "Envoy to Sparta: truce for 1 turn");
  const peace = data.forms.find((form) => form.name === "peace");
  assert.equal(lineOfForm(peace, ["Sparta", 0]), "Envoy to Sparta: peace");
  const text = withAffair(data.sheet, "Envoy to Sparta: peace");
  assert.deepEqual(affairsIn(text), ["Envoy to Sparta: peace"]);
  assert.deepEqual(affairsIn(withoutAffair(text, "Envoy to Sparta: peace")), []);
});

test("the last check is told, and a page without the core says who checks", async () => {
  const said = [];
  new SheetCheck(data, null, (words) => said.push(words)).later("");
  assert.match(said[0], /umpire's program/);
  const answers = [];
  const check = new SheetCheck(data, () => new Promise((done) => answers.push(done)),
    (words, faults) => said.push([words, faults.length]));
  const first = check.now("a");
  const second = check.now("b");
  answers[1]({ faults: [{ line: 2, text: "x", isAdvice: false }] });
  answers[0]({ faults: [] });
  await Promise.all([first, second]);
  assert.deepEqual(said.slice(1), [["One thing to change before you send it:", 1]]);
});
