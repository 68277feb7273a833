// The battle page: replays a recorded battle.
import { byId, element } from "./elements.js";
import { durationOf, isFight, stepsOf } from "./replay.js";
import { TableDrawing } from "./table_drawing.js";
import { LogList } from "./log_list.js";
import { unitTables } from "./unit_table.js";
import { ChanceGraph, chanceAfter } from "./chance_graph.js";
import { askCore, hasCore } from "./page_core.js";

/** @typedef {import("./replay.js").BattleData} BattleData */

class BattlePage {
  /** @param {BattleData} data */
  constructor(data) {
    this.data = data;
    this.steps = stepsOf(data);
    this.start = data.pieces.map((piece) =>
      ({ pose: null, isGone: false, strength: piece.strength, isFormed: false, signs: [] }));
    this.at = -1;  // the step that is shown; -1: before the first
    this.isPlaying = false;
    this.hasLessMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.frame = 0;
    this.timer = 0;
    this.drawing = new TableDrawing(byId("table"), data);
    this.drawing.setFallen(this.steps);
    this.drawing.showPart(this.steps);
    this.chances = data.chances
      ? new ChanceGraph(byId("chances"), data, (events) => this.goTo(this.stepAfter(events))) : null;
    this.log = new LogList(byId("log"), data.log, this.steps, (step) => this.goTo(step));
    this.fillTexts();
    this.listen();
    this.goTo(this.firstShown());
  }

  /** The armies in place, if they are placed at once. */
  firstShown() {
    const first = this.steps.findIndex((step) => step.turn > 0);
    return first > 0 ? first - 1 : this.steps.length > 0 ? 0 : -1;
  }

  fillTexts() {
    const { data } = this;
    const [a, b] = data.sides;
    const title = data.title || `${a} against ${b}`;
    byId("title").textContent = title;
    const won = data.result?.winner === "a" ? `${a} won` : data.result?.winner === "b" ? `${b} won` : "a draw";
    byId("subtitle").textContent = [data.title ? `${a} against ${b}` : "", data.system.name,
      data.result ? `${won} in turn ${data.result.turns}` : "not fought to its end"].filter(String).join(" · ");
    byId("sides").replaceChildren(...data.sides.map((side, i) => element("span", { class: "side-" + "ab"[i] }, side)));
    byId("made").textContent = `Made by Ephor ${data.program}. This page needs no network.`;
    byId("table").setAttribute("aria-label", `Battle table: ${a} against ${b}`);
    if (data.chances) this.fillChances(data.chances);
    byId("scrub").max = String(Math.max(0, this.steps.length - 1));
    if (data.record && data.digest) {
      byId("check-part").hidden = false;
      byId("digest").textContent = data.digest;
      byId("verify").hidden = byId("verify-here").hidden = !hasCore();
    }
  }

  /** @param {{luck: number, choices: [number, number]}} chances */
  fillChances({ luck, choices }) {
    const [a, b] = this.data.sides;
    const points = (/** @type {number} */ share) => `${share < 0 ? "−" : "+"}${Math.abs(share * 100).toFixed(1)}`;
    byId("chances-part").hidden = false;
    byId("chances").setAttribute("aria-label", `Chance that ${a} wins over the battle, with its 95 % interval`);
    byId("chances-key").replaceChildren(element("span", {}, "dice"), element("span", { class: "a" }, `choices of ${a}`),
      element("span", { class: "b" }, `choices of ${b}`));
    byId("chances-sum").textContent = `Points of chance for ${a}: dice ${points(luck)}. Choices, compared with the ` +
      `computer's: ${a} ${points(choices[0])}, ${b} ${points(choices[1])}.`;
  }

  /** The first step that shows what so many events did. @param {number} events */
  stepAfter(events) {
    const step = this.steps.findIndex(({ lastEvent }) => lastEvent + 1 >= events);
    return step < 0 ? this.steps.length - 1 : step;
  }

  listen() {
    byId("play").addEventListener("click", () => this.play(!this.isPlaying));
    byId("first").addEventListener("click", () => this.goTo(0));
    byId("back").addEventListener("click", () => this.goTo(this.at - 1));
    byId("next").addEventListener("click", () => this.stepOn(false));
    byId("fight").addEventListener("click", () => this.toNextFight());
    byId("whole").addEventListener("click", () => this.drawing.showWhole());
    byId("scrub").addEventListener("input", () => this.goTo(Number(byId("scrub").value)));
    byId("story").addEventListener("change", () => byId("log").classList.toggle("story", byId("story").checked));
    byId("units-part").addEventListener("toggle", () => this.showUnits());
    byId("verify").addEventListener("click", () => this.verify());
    byId("save").addEventListener("click", () => this.saveRecord());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const focus = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.altKey || event.metaKey || ["SELECT", "INPUT"].includes(focus.tagName)) return;
    /** @type {{[key: string]: () => void}} */
    const actions = {
      ArrowLeft: () => this.goTo(this.at - 1), ArrowRight: () => this.stepOn(false), Home: () => this.goTo(0),
      End: () => this.goTo(this.steps.length - 1), f: () => this.toNextFight(), "+": () => this.drawing.zoom(0.85),
      "-": () => this.drawing.zoom(1 / 0.85), 0: () => this.drawing.showWhole(),
    };
    if (event.key === " " && focus.tagName !== "BUTTON" && focus.tagName !== "SUMMARY")
      actions[" "] = () => this.play(!this.isPlaying);
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  before() { return this.at > 0 ? this.steps[this.at - 1].after : this.start; }

  /** Shows the table after a step, at once. @param {number} step */
  goTo(step) {
    this.stop();
    if (this.steps.length === 0) return;
    this.at = Math.min(Math.max(step, 0), this.steps.length - 1);
    this.draw(1);
    this.tell();
    if (this.isPlaying) this.later(durationOf(this.steps[this.at]).resting);
  }

  /** The next step with its moves. @param {boolean} goesOn  plays on afterwards */
  stepOn(goesOn) {
    this.stop();
    if (this.at + 1 >= this.steps.length) return this.play(false);
    ++this.at;
    this.tell();
    const { moving, resting } = durationOf(this.steps[this.at]);
    const lasting = this.hasLessMotion ? 0 : moving / Number(byId("speed").value);
    const begin = performance.now();
    const tick = (/** @type {number} */ now) => {
      const share = lasting > 0 ? Math.min(1, (now - begin) / lasting) : 1;
      this.draw(share);
      if (share < 1) this.frame = requestAnimationFrame(tick);
      else if (goesOn) this.later(resting);
    };
    this.frame = requestAnimationFrame(tick);
  }

  /** @param {number} resting */
  later(resting) {
    this.timer = setTimeout(() => this.stepOn(true), resting / Number(byId("speed").value));
  }

  stop() {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }

  /** @param {boolean} isPlaying */
  play(isPlaying) {
    this.isPlaying = isPlaying && this.steps.length > 0;
    byId("play").textContent = this.isPlaying ? "Pause" : "Play";
    if (!this.isPlaying) {
      this.stop();
      return this.draw(1);
    }
    if (this.at + 1 >= this.steps.length) this.at = -1;
    this.stepOn(true);
  }

  toNextFight() {
    for (let step = this.at + 1; step < this.steps.length; ++step)
      if (isFight(this.steps, step)) return this.goTo(step);
    this.goTo(this.steps.length - 1);
  }

  /** @param {number} share */
  draw(share) {
    if (this.at >= 0) this.drawing.show(this.before(), this.steps[this.at], share);
  }

  /** Everything besides the drawing. */
  tell() {
    const step = this.steps[this.at];
    byId("scrub").value = String(this.at);
    const when = step.turn > 0 ? `Turn ${step.turn}${step.phase ? `, ${step.phase}` : ""}` : step.phase || "Deployment";
    byId("scrub").setAttribute("aria-valuetext", when);
    byId("moment").textContent = `${when} · step ${this.at + 1} of ${this.steps.length}`;
    byId("caption").textContent = this.captionOf(step);
    this.log.show(this.at);
    if (this.chances) this.tellChance(step.lastEvent + 1);
    this.showUnits();
  }

  /** @param {number} events */
  tellChance(events) {
    this.chances?.show(events);
    const [, chance, low, high] = chanceAfter(this.chances?.points ?? [], events);
    const percent = (/** @type {number} */ share) => (100 * share).toFixed(0);
    byId("chance-told").textContent =
      `${this.data.sides[0]} wins: ${percent(chance)} % (${percent(low)} to ${percent(high)})`;
  }

  /** The story of a step; where it has none, what it ends with. @param {import("./replay.js").Step} step */
  captionOf(step) {
    const lines = step.lines.map((line) => this.data.log[line]).filter(([rank]) => rank !== "turn" && rank !== "phase");
    const story = lines.filter((line) => line[5]);
    return (story.length > 0 ? story : lines).slice(-3).map(([, text]) => text).join(" · ");
  }

  showUnits() {
    if (byId("units-part").open && this.at >= 0)
      byId("units").replaceChildren(...unitTables(this.data, this.steps[this.at].after));
  }

  /** Fights the record's battle again, and compares its digest with the page's. */
  async verify() {
    const { data } = this;
    const [button, line] = [byId("verify"), byId("verified")];
    button.disabled = true;
    line.className = "";
    line.textContent = "Fighting the battle again…";
    const answer = await askCore({ ask: "verify", record: data.record });
    const isEqual = answer.equal === true && answer.digest === data.digest;
    line.className = isEqual ? "good" : "bad";
    line.textContent = isEqual ? `Verified: ${answer.result}. The battle has the same digest.`
      : `Does not verify. ${answer.error || answer.fault || `The record is of another battle: its digest is ${answer.digest}.`}`;
    button.disabled = false;
  }

  saveRecord() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.data.record ?? ""], { type: "application/octet-stream" }));
    link.download = `${this.data.sides.join(" - ")}.battle`.replace(/[\\/:*?"<>|]/g, "_");
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

window.addEventListener("DOMContentLoaded", () => new BattlePage(JSON.parse(byId("data").textContent)));
