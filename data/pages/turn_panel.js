// The order of the selected unit: where to, posture, tasks; of a fleet its passengers and squadrons.
import { element } from "./elements.js";
import { counted, isFleet, movesOf } from "./turn_data.js";
import { badgeSign } from "./turn_signs.js";
import { holding, orderText, writtenOrder } from "./turn_sheet.js";

/** @typedef {import("./turn_data.js").UnitData} UnitData */
/** @typedef {import("./turn_sheet.js").Order} Order */
/** @typedef {import("./turn_orders.js").TurnOrders} TurnOrders */

/** What is known of the unit, in a line. @param {UnitData} unit */
export function aboutUnit(unit) {
  const leader = unit.leader ? `${unit.leader.name}${unit.leader.traits ? ` (${unit.leader.traits})` : ""}` : "no leader";
  const size = isFleet(unit) ? counted(unit.squadrons ?? 0, "squadron") : unit.troops;
  const state = isFleet(unit) ? [] : [counted(unit.steps ?? 0, "step"),
    unit.food === undefined ? "" : `food ${unit.food}`, `fatigue ${unit.fatigue}`, `spirit ${unit.spirit}`];
  return [size, ...state, leader].filter(String).join(" · ");
}

export class UnitPanel {
  /** @param {HTMLElement} box @param {TurnOrders} orders */
  constructor(box, orders) {
    this.box = box;
    this.orders = orders;
    this.data = orders.data;
  }

  /** Shows the selected unit. The control that had the focus keeps it. */
  refresh() {
    const focus = /** @type {HTMLElement | null} */ (document.activeElement);
    const key = focus && this.box.contains(focus) ? focus.dataset.key : undefined;
    const unit = this.orders.selected;
    this.box.replaceChildren(...(unit ? this.contentOf(unit) : [element("p", { class: "hint" }, this.data.isOpen
      ? "Tap one of your armies or fleets on the map, or choose it in the list."
      : "No orders are due now.")]));
    if (key)
      /** @type {HTMLElement | undefined} */ ([...this.box.querySelectorAll("[data-key]")]
        .find((one) => /** @type {HTMLElement} */ (one).dataset.key === key))?.focus();
  }

  /** @param {UnitData} unit */
  contentOf(unit) {
    const order = this.orders.orderOf(unit);
    const head = element("h3", {}, badgeSign(this.data.powers[this.data.power]), unit.name,
      element("span", { class: "at" }, ` at ${this.data.places[unit.place].name}`));
    const about = element("p", { class: "about" }, aboutUnit(unit));
    if (!this.data.isOpen) return [head, about];
    const byHand = order ? [] : [element("p", { class: "hint" },
      `The sheet says: “${writtenOrder(this.orders.text, unit)}”. A choice here replaces that.`)];
    const shown = order ?? holding();
    const aboard = this.orders.aboard(unit);
    if (aboard) byHand.push(element("p", { class: "hint" }, `Goes aboard ${aboard}.`));
    return [head, about, ...byHand, this.goals(unit, shown), this.moves(unit, shown),
      ...(isFleet(unit) ? this.fleetChoices(unit, shown) : [this.tasks(shown)]), this.summary(unit, shown)];
  }

  /** @param {UnitData} unit @param {Order} order */
  goals(unit, order) {
    const { places } = this.data;
    /** @type {Map<string, [number, import("./turn_orders.js").Route][]>} */
    const groups = new Map();
    places.forEach((_, i) => {
      const route = i === unit.place ? null : this.orders.routeTo(unit, i, order);
      if (!route) return;
      const group = route.needsForced ? "Only by a forced march" : route.turns === 1 ? "Reached this turn"
        : `In ${counted(route.turns, "turn")}`;
      groups.set(group, [...groups.get(group) ?? [], [i, route]]);
    });
    const turns = (/** @type {[number, import("./turn_orders.js").Route][]} */ rows) =>
      rows[0][1].turns + (rows[0][1].needsForced ? 100 : 0);
    const select = /** @type {HTMLSelectElement} */ (element("select", { "data-key": "goal", id: "goal" },
      element("option", { value: "" }, `Stay at ${places[unit.place].name}`),
      ...[...groups].sort((a, b) => turns(a[1]) - turns(b[1])).map(([label, rows]) => element("optgroup", { label },
        ...rows.sort((a, b) => places[a[0]].name.localeCompare(places[b[0]].name)).map(([i, route]) =>
          element("option", { value: i }, `${places[i].name} (${route.length})`))))));
    select.value = order.goal === null ? "" : String(order.goal);
    select.addEventListener("change", () => this.orders.goTo(select.value === "" ? null : Number(select.value)));
    return element("p", { class: "goal" }, element("label", { for: "goal" }, "Where to: tap the map, or"), select);
  }

  /** @param {UnitData} unit @param {Order} order */
  moves(unit, order) {
    const buttons = movesOf(this.data, unit).map((move, i) => {
      const cost = order.goal === null || move.go === null ? move.stayCost : move.goCost;
      const made = element("button", { type: "button", class: "choice", "aria-pressed": String(i === order.move),
        "data-key": `move ${i}` }, move.name, element("span", { class: "cost" }, ` ${cost} CP`));
      if (order.goal === null && move.stay === null) made.setAttribute("disabled", "");
      made.addEventListener("click", () => this.orders.setMove(i));
      return made;
    });
    return element("div", { class: "choices", role: "group", "aria-label": isFleet(unit) ? "Station" : "Posture" },
      ...buttons);
  }

  /** @param {string} key @param {boolean} isOn @param {string} text @param {(isOn: boolean) => void} set */
  check(key, isOn, text, set) {
    const box = /** @type {HTMLInputElement} */ (element("input", { type: "checkbox", "data-key": key }));
    box.checked = isOn;
    box.addEventListener("change", () => set(box.checked));
    return element("label", { class: "check" }, box, text);
  }

  /** @param {Order} order */
  tasks(order) {
    return element("div", { class: "checks", role: "group", "aria-label": "Tasks" },
      ...this.data.tasks.map((task) => this.check(`task ${task.name}`, order.tasks.includes(task.name),
        `${task.name} (${task.cost} CP)`, (isOn) => this.orders.setTask(task.name, isOn))),
      this.check("retire", order.retires, this.data.retire, (isOn) => this.orders.setRetires(isOn)));
  }

  /**
   * @param {string} key
   * @param {string} label
   * @param {number} value
   * @param {number} most
   * @param {(n: number) => void} set
   */
  number(key, label, value, most, set) {
    const select = /** @type {HTMLSelectElement} */ (element("select", { "data-key": key },
      ...Array.from({ length: Math.max(most, value) + 1 }, (_, i) => element("option", { value: i }, String(i)))));
    select.value = String(value);
    select.addEventListener("change", () => set(Number(select.value)));
    return element("label", { class: "number" }, label, select);
  }

  /** @param {UnitData} unit @param {Order} order */
  fleetChoices(unit, order) {
    const made = [];
    const passengers = (unit.passengers ?? []).map(({ written, squadrons }) =>
      this.check(`carry ${written}`, order.carries.includes(written),
        `carry ${written} (needs ${counted(squadrons, "squadron")})`, (isOn) => this.orders.setCarries(written, isOn)));
    if (passengers.length > 0)
      made.push(element("div", { class: "checks", role: "group", "aria-label": "Armies aboard" }, ...passengers));
    const yard = this.data.places[order.goal ?? unit.place].own?.docks ?? 0;
    const numbers = element("div", { class: "checks", role: "group", "aria-label": "Squadrons" });
    if (yard > 0 || order.build > 0)
      numbers.append(this.number("build", "Build", order.build, yard, (n) => this.orders.setSquadrons("build", n)));
    if ((unit.squadrons ?? 0) > 1 || order.detach > 0)
      numbers.append(this.number("detach", "Leave behind", order.detach, (unit.squadrons ?? 1) - 1,
        (n) => this.orders.setSquadrons("detach", n)));
    if ((unit.others ?? []).length > 0) {
      const select = /** @type {HTMLSelectElement} */ (element("select", { "data-key": "join" },
        element("option", { value: "" }, "no fleet"),
        ...(unit.others ?? []).map((name) => element("option", { value: name }, name))));
      select.value = order.join;
      select.addEventListener("change", () => this.orders.setJoin(select.value));
      numbers.append(element("label", { class: "number" }, "Join", select));
    }
    return numbers.childElementCount > 0 ? [...made, numbers] : made;
  }

  /** What is ordered, its cost and its length. @param {UnitData} unit @param {Order} order */
  summary(unit, order) {
    const cost = this.orders.costOf(unit, order);
    const route = order.goal === null ? null : this.orders.routeTo(unit, order.goal, order);
    const isDear = cost > unit.points;
    const mayTry = cost <= (isFleet(unit) ? this.data.sailCost : this.data.marchCost);
    const parts = [`Costs ${cost} of ${counted(unit.points, "command point")}.`];
    if (isDear && mayTry) parts.push("Without enough points, dice decide whether it sets out.");
    else if (isDear) parts.push("Too dear: leave something out.");
    if (route) {
      parts.push(`${route.length}, ${counted(route.turns, "turn")}.`);
      if (route.needsForced) parts.push("Only a forced march gets through.");
    }
    return element("p", { class: isDear && !mayTry ? "summary fault" : "summary", role: "status" },
      element("b", {}, `${unit.written}: ${orderText(this.data, unit, order)}`), element("br"), parts.join(" "));
  }
}
