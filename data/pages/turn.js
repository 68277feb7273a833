// The turn page: report, map and order form of one power.
import { byId, element } from "./elements.js";
import { counted, isFleet } from "./turn_data.js";
import { TurnOrders } from "./turn_orders.js";
import { TurnMap, aboutPlace } from "./turn_map.js";
import { UnitPanel } from "./turn_panel.js";
import { AffairForms } from "./turn_forms.js";
import { listenToSending } from "./turn_send.js";
import { SheetCode } from "./turn_code.js";
import { Submission } from "./turn_submit.js";
import { askCore, hasCore } from "./page_core.js";
import { SheetCheck } from "./turn_check.js";
import { writtenOrder } from "./turn_sheet.js";

/** @typedef {import("./turn_data.js").TurnData} TurnData */

class TurnPage {
  /** @param {TurnData} data */
  constructor(data) {
    this.data = data;
    this.key = `ephor-turn/${data.key}`;
    this.orders = new TurnOrders(data, this.kept() ?? data.sheet);
    byId("form").hidden = false;
    this.map = new TurnMap(byId("map"), this.orders, (place) => this.tapped(place));
    this.panel = new UnitPanel(byId("panel"), this.orders);
    this.forms = new AffairForms(this.orders);
    this.check = new SheetCheck(data, hasCore() ? askCore : null, (words, faults) => this.showCheck(words, faults));
    this.fillTexts();
    this.listen();
    listenToSending(this.orders);
    this.code = new SheetCode(this.orders);
    if (data.isServed) new Submission(this.orders).begin();
    this.orders.changed = () => this.refresh();
    this.refresh();
  }

  kept() {
    try {
      return localStorage.getItem(this.key);
    } catch {
      return null;
    }
  }

  /** Keeps a sheet that differs from the first one. */
  keep() {
    try {
      if (this.orders.text === this.data.sheet) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, this.orders.text);
    } catch {
      byId("sent").textContent = "This browser does not keep the sheet when the page is closed.";
    }
  }

  fillTexts() {
    const { data } = this;
    const due = data.due ? `Orders are due on ${data.due}.` : "";
    byId("due").textContent = data.isOpen ? due : "No orders are due now.";
    byId("means").textContent = [data.treasury === null ? "" : counted(data.treasury, "talent"), `${data.arete} Arete`]
      .filter(String).join(" · ");
    byId("made").textContent =
      "Made by Ephor. This page needs no network, and nothing that you do here is sent by itself.";
    byId("sheet-part").hidden = !data.isOpen;
  }

  listen() {
    byId("nearer").addEventListener("click", () => this.map.zoom(0.7));
    byId("farther").addEventListener("click", () => this.map.zoom(1 / 0.7));
    byId("own").addEventListener("click", () => this.map.showOwn());
    byId("whole").addEventListener("click", () => this.map.showWhole());
    byId("text").addEventListener("input", () => this.orders.setText(byId("text").value));
    byId("reset").addEventListener("click", () => this.reset());
  }

  /** The first tap asks, the second clears. */
  reset() {
    const isAsked = byId("reset").dataset.asked === "yes";
    if (isAsked) this.orders.setText(this.data.sheet);
    else byId("reset").dataset.asked = "yes";
    byId("sent").textContent = isAsked ? "" : "All orders will be cleared. Press again to start over.";
  }

  /** @param {number} place */
  tapped(place) {
    const { selected } = this.orders;
    if (selected && this.orders.tapPlace(place)) return;
    if (!selected && this.orders.selectAt(place)) return;
    this.tellOfPlace(place, selected && this.data.isOpen ? `${selected.name} cannot go there.` : "");
  }

  /** @param {number} place @param {string} [more] */
  tellOfPlace(place, more = "") {
    byId("place").textContent = [more, aboutPlace(this.data, place)].filter(String).join(" ");
  }

  /** @param {import("./turn_data.js").UnitData} unit @param {import("./turn_orders.js").Route | null} route */
  summaryOf(unit, route) {
    const order = this.orders.orderOf(unit);
    const cost = order ? ` ${this.orders.costOf(unit, order)} of ${unit.points} CP.` : "";
    const written = writtenOrder(this.orders.text, unit) ?? "no order";
    const what = route ? `${route.length}, ${counted(route.turns, "turn")}` : written;
    return `${unit.name}: ${what}.${cost}`;
  }

  refresh() {
    const { orders } = this;
    delete byId("reset").dataset.asked;
    if (byId("text").value !== orders.text) byId("text").value = orders.text;
    if (orders.text !== this.shownText) this.code.hide();
    this.shownText = orders.text;
    const unit = orders.selected;
    const route = unit && orders.routeOf(unit);
    if (unit && unit !== this.shown) this.map.showPlace(unit.place);
    if (unit) this.tellOfPlace(route?.path.at(-1) ?? unit.place, this.summaryOf(unit, route));
    this.shown = orders.selected;
    this.map.refresh();
    this.panel.refresh();
    this.forms.refresh();
    this.fillUnits();
    this.keep();
    this.check.later(orders.text);
  }

  fillUnits() {
    const { orders, data } = this;
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const focused = active && byId("units").contains(active) ? active.dataset.key : undefined;
    /** @type {HTMLElement[]} */
    const buttons = [];
    const rows = orders.units.map((unit) => {
      const row = element("button", { type: "button", class: "unit", "data-key": unit.written,
        "aria-pressed": String(unit === orders.selected) },
      element("b", {}, unit.name), element("span", { class: "at" }, ` ${data.places[unit.place].name}, ${isFleet(unit)
        ? counted(unit.squadrons ?? 0, "squadron") : counted(unit.units ?? 0, "unit")}`),
      element("span", { class: "ordered" }, writtenOrder(orders.text, unit) ?? "no order"));
      row.addEventListener("click", () => {
        orders.select(unit);
        byId("panel").scrollIntoView({ block: "nearest" });
      });
      buttons.push(row);
      return element("li", {}, row);
    });
    const serving = data.armies.filter((army) => army.serves)
      .map((army) => element("li", { class: "hint" }, `${army.name} follows ${army.serves} until winter.`));
    byId("units").replaceChildren(...rows, ...serving);
    if (focused) buttons.find((button) => button.dataset.key === focused)?.focus();
  }

  /** @param {string} words @param {import("./turn_check.js").Fault[]} faults */
  showCheck(words, faults) {
    byId("checked").textContent = words;
    byId("faults").replaceChildren(...faults.map((fault) => element("li", { class: fault.isAdvice ? "advice" : "fault" },
      fault.line > 0 ? `Line ${fault.line}: ${fault.text}` : fault.text)));
  }
}

// As soon as the report is painted; the core at the end of the page is not needed yet.
requestAnimationFrame(() => setTimeout(() => new TurnPage(JSON.parse(byId("data").textContent))));
