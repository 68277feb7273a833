// The log of the battle as a list: a line leads to its step, and opens into the numbers behind it.
import { element } from "./elements.js";

/** @typedef {import("./replay.js").LogLine} LogLine */
/** @typedef {import("./replay.js").Step} Step */

export class LogList {
  /**
   * @param {HTMLElement} list
   * @param {LogLine[]} log
   * @param {Step[]} steps
   * @param {(step: number) => void} goTo
   */
  constructor(list, log, steps, goTo) {
    this.list = list;
    this.steps = steps;
    /** @type {Map<number, HTMLElement>} */
    this.rows = new Map();
    /** Those of the step that is shown. @type {HTMLElement[]} */
    this.now = [];
    this.timer = 0;
    const stepOf = new Map(steps.flatMap((step, s) => step.lines.map((line) => [line, s])));
    for (let i = 0; i < log.length; ++i) {
      const [rank, text, rule, , , isStory] = log[i];
      const step = stepOf.get(i);
      const row = element("li", { class: rank + (isStory || rank === "turn" ? "" : " quiet") });
      if (step === undefined) {
        row.append(text);
      } else {
        const button = element("button", { type: "button" }, text);
        button.addEventListener("click", () => goTo(step));
        row.append(button);
      }
      if (rule) row.append(element("span", { class: "rule" }, rule));
      const details = [];
      while (i + 1 < log.length && log[i + 1][0] === "detail") details.push(log[++i]);
      if (details.length > 0)
        row.append(element("details", {}, element("summary", {}, "Numbers"),
          element("ul", {}, ...details.map(([, words, id]) => element("li", {}, id ? `${words} (${id})` : words)))));
      list.append(row);
      this.rows.set(i - details.length, row);
    }
  }

  /** Marks the lines of a step, and scrolls to them once no other step follows at once. @param {number} step  -1: before the first */
  show(step) {
    for (const row of this.now) row.classList.remove("now");
    this.now = step < 0 ? [] : this.steps[step].lines.flatMap((line) => this.rows.get(line) ?? []);
    for (const row of this.now) row.classList.add("now");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.follow(), 100);
  }

  /** Not by scrollIntoView, which would scroll the page as well. */
  follow() {
    const last = this.now.at(-1)?.getBoundingClientRect();
    const list = this.list.getBoundingClientRect();
    if (last && (last.top < list.top || last.bottom > list.bottom))
      this.list.scrollTop += last.top - list.top - list.height / 2;
  }
}
