// The page of an army list: cards to open, losses to tick, rules of the traits, codes to hand the list on.
import { byId, element, svgElement } from "./elements.js";
import { figureShape } from "./figure_shapes.js";
import { afterTap, standing, tickedFrom, unticked } from "./losses.js";

/**
 * @typedef {object} Card
 * @property {string} name
 * @property {string} type
 * @property {string} sign
 * @property {string} group
 * @property {number | null} points
 * @property {string} leader
 * @property {string} remarks
 * @property {[string, number][]} figures
 * @property {string[]} traits
 * @property {number} losses  boxes to tick
 */

/**
 * @typedef {object} ListData
 * @property {string} name
 * @property {string} system
 * @property {string} state
 * @property {string[]} about
 * @property {string} note
 * @property {number | null} points
 * @property {string} strength
 * @property {string} fingerprint
 * @property {Card[]} cards
 * @property {{name: string, rule: string, text: string}[]} rules
 * @property {{text: string, size: number, squares: string}[]} codes
 */

class ListPage {
  /** @param {ListData} data */
  constructor(data) {
    this.data = data;
    this.most = data.cards.map((card) => card.losses);
    this.key = `ephor-list-${data.fingerprint}`;
    this.canKeep = true;
    this.ticked = tickedFrom(this.kept(), this.most);
    this.cards = data.cards.map((card, i) => this.cardOf(card, i));
    this.fillTexts();
    this.fillCards();
    this.fillRules();
    this.fillCodes();
    this.listen();
    this.show();
  }

  kept() {
    try {
      return localStorage.getItem(this.key);
    } catch {
      this.canKeep = false;
      return null;
    }
  }

  keep() {
    try {
      localStorage.setItem(this.key, JSON.stringify(this.ticked));
    } catch {
      this.canKeep = false;
    }
  }

  fillTexts() {
    const { data } = this;
    byId("title").textContent = data.name;
    byId("subtitle").textContent = [data.system, data.state, data.points === null ? "" : `${data.points} points`,
      `${data.cards.length} ${data.cards.length === 1 ? "unit" : "units"}`].filter(String).join(" · ");
    byId("about").textContent = [...data.about, data.note].filter(String).join("\n");
    byId("fingerprint").textContent = data.fingerprint;
    byId("made").textContent = "Made by Ephor. This page needs no network.";
  }

  fillCards() {
    let group = "";
    const all = [];
    this.data.cards.forEach((card, i) => {
      if (card.group !== group && card.group) all.push(element("h2", {}, card.group));
      group = card.group;
      all.push(this.cards[i].card);
    });
    byId("cards").replaceChildren(...all);
  }

  /** @param {Card} card @param {number} i */
  cardOf(card, i) {
    const shape = figureShape(card.sign);
    const sign = svgElement("svg", { class: "sign", viewBox: "-1.4 -1.4 2.8 2.8", "aria-hidden": "true" },
      svgElement("path", { class: "body", d: shape.body }));
    if (shape.lines) sign.append(svgElement("path", { class: "lines", d: shape.lines }));
    const about = [card.type === card.name ? "" : card.type, card.points === null ? "" : `${card.points} points`];
    const left = element("span", { class: "left" });
    const boxes = Array.from({ length: card.losses }, (_, box) => element("button",
      { type: "button", "aria-label": `${card.name}: ${this.data.strength} ${box + 1} of ${card.losses} lost` }));
    boxes.forEach((box, number) =>
      box.addEventListener("click", () => this.lose(i, afterTap(this.ticked.lost[i], number))));
    const inside = element("div", { class: "inside" });
    for (const line of [card.leader, card.remarks].filter(String)) inside.append(element("p", {}, line));
    if (card.figures.length > 0) inside.append(element("dl", { class: "figures" },
      ...card.figures.map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, String(value))))));
    inside.append(...card.traits.map((name) => this.traitOf(name)));
    inside.append(element("div", { class: "losses", role: "group", "aria-label": `${card.name}: losses` },
      element("div", { class: "boxes" }, ...boxes)));
    const names = element("span", { class: "names" }, element("b", {}, card.name),
      element("span", { class: "type" }, about.filter(String).join(" · ")));
    return { card: element("details", { class: "card" }, element("summary", {}, sign, names, left), inside), left, boxes };
  }

  /** @param {string} name */
  traitOf(name) {
    const rule = this.data.rules.find((one) => one.name === name);
    if (!rule) return element("p", {}, name);
    return element("details", { class: "trait" }, element("summary", {}, name, element("span", { class: "rule-id" }, rule.rule)),
      element("p", {}, rule.text));
  }

  fillRules() {
    byId("rules-part").hidden = this.data.rules.length === 0;
    byId("rules").replaceChildren(...this.data.rules.flatMap((one) => [
      element("dt", {}, one.name, element("span", { class: "rule-id" }, one.rule)), element("dd", {}, one.text)]));
  }

  fillCodes() {
    const { codes } = this.data;
    byId("codes-help").textContent = codes.length === 0
      ? "The list is too large for list codes; send its file."
      : "Let the other phone scan the code, or copy its text. In Ephor: Edit, Paste list code or text." +
        (codes.length > 1 ? ` The list has ${codes.length} codes; all of them are needed.` : "");
    byId("codes").replaceChildren(...codes.map((code) => this.codeOf(code)));
  }

  /** @param {{text: string, size: number, squares: string}} code */
  codeOf(code) {
    const border = 4;
    const side = code.size + 2 * border;
    let squares = "";
    for (let i = 0; i < code.squares.length; ++i)
      if (code.squares[i] === "1") squares += `M${i % code.size} ${Math.floor(i / code.size)}h1v1h-1z`;
    const text = /** @type {HTMLTextAreaElement} */ (element("textarea", { readonly: "", "aria-label": "Text of the code" }));
    text.value = code.text;
    const copy = element("button", { type: "button" }, "Copy the text");
    copy.addEventListener("click", () => {
      text.select();
      copy.textContent = document.execCommand("copy") ? "Copied" : "Select and copy it by hand";
    });
    return element("div", { class: "code" },
      svgElement("svg", { viewBox: `${-border} ${-border} ${side} ${side}`, role: "img", "aria-label": "QR code of the list",
        "shape-rendering": "crispEdges" }, svgElement("path", { d: squares })), text, copy);
  }

  listen() {
    byId("turn-back").addEventListener("click", () => this.goToTurn(this.ticked.turn - 1));
    byId("turn-on").addEventListener("click", () => this.goToTurn(this.ticked.turn + 1));
    byId("open-all").addEventListener("click", () => this.openAll(this.cards.some(({ card }) => !card.open)));
    byId("reset").addEventListener("click", () => this.reset());
  }

  /** @param {boolean} open */
  openAll(open) {
    for (const { card } of this.cards) card.open = open;
    byId("open-all").textContent = open ? "Close all cards" : "Open all cards";
  }

  /** The first tap asks, the second clears. */
  reset() {
    if (byId("reset").dataset.asked !== "yes") {
      byId("reset").dataset.asked = "yes";
      byId("reset-help").textContent = "All ticks will be cleared. Press again to start over.";
      return;
    }
    this.ticked = unticked(this.most);
    this.changed();
  }

  /** @param {number} turn */
  goToTurn(turn) {
    this.ticked.turn = Math.min(Math.max(turn, 1), 99);
    this.changed();
  }

  /** @param {number} card @param {number} lost */
  lose(card, lost) {
    this.ticked.lost[card] = lost;
    this.changed();
  }

  changed() {
    delete byId("reset").dataset.asked;
    byId("reset-help").textContent = "";
    this.keep();
    this.show();
  }

  show() {
    this.cards.forEach(({ card, left, boxes }, i) => {
      const lost = this.ticked.lost[i];
      card.classList.toggle("lost", lost >= this.most[i]);
      left.textContent = lost >= this.most[i] ? "lost" : this.most[i] > 1 ? `${this.most[i] - lost}/${this.most[i]}` : "";
      boxes.forEach((box, number) => {
        box.setAttribute("aria-pressed", String(number < lost));
        box.textContent = number < lost ? "×" : "";
      });
    });
    byId("standing").textContent = standing(this.ticked.lost, this.most);
    byId("turn").textContent = `Turn ${this.ticked.turn}`;
    if (!this.canKeep)
      byId("reset-help").textContent = "This browser does not keep the ticks when the page is closed.";
  }
}

window.addEventListener("DOMContentLoaded", () => new ListPage(JSON.parse(byId("data").textContent)));
