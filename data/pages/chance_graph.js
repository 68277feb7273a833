// The chances of the first side over the battle: a line with its band, coloured by what moved it.
import { svgElement } from "./elements.js";

/** @typedef {import("./replay.js").BattleData} BattleData */
/** @typedef {import("./replay.js").ChancePoint} ChancePoint */

const graphWidth = 1000;
const graphHeight = 200;

/**
 * The chance after so many events; the first one before it.
 * @param {ChancePoint[]} points
 * @param {number} events
 */
export function chanceAfter(points, events) {
  return points.findLast(([event]) => event <= events) ?? points[0];
}

export class ChanceGraph {
  /**
   * @param {SVGSVGElement} svg
   * @param {BattleData} data  with chances
   * @param {(events: number) => void} goTo  called with a number of events
   */
  constructor(svg, data, goTo) {
    this.total = Math.max(1, data.events_total);
    this.points = data.chances?.points ?? [];
    this.now = svgElement("line", { class: "now", y1: 0, y2: graphHeight });
    svg.setAttribute("viewBox", `0 0 ${graphWidth} ${graphHeight}`);
    svg.setAttribute("preserveAspectRatio", "none");
    svg.append(...this.frame(data), this.band(), ...this.line(), this.now);
    svg.addEventListener("click", (event) => {
      const box = svg.getBoundingClientRect();
      goTo(Math.round((event.clientX - box.left) / box.width * this.total));
    });
  }

  /** @param {number} events */
  x(events) { return graphWidth * events / this.total; }
  /** @param {number} chance */
  y(chance) { return graphHeight * (1 - chance); }

  /** The beginnings of the turns, and one half. @param {BattleData} data */
  frame(data) {
    /** @type {Map<number, number>} */
    const turns = new Map();
    for (const [event, kind, turn] of data.events)
      if (kind === "phase" && turn > 0 && !turns.has(turn)) turns.set(turn, this.x(event));
    return [...[...turns.values()].map((x) => svgElement("line", { class: "turn", x1: x, x2: x, y1: 0, y2: graphHeight })),
      svgElement("line", { class: "half", x1: 0, x2: graphWidth, y1: this.y(0.5), y2: this.y(0.5) })];
  }

  /** Each point holds until the next one. */
  band() {
    const ends = this.points.map((point, i) => [point, this.x(this.points[i + 1]?.[0] ?? this.total)]);
    const edge = (/** @type {2 | 3} */ which) => ends.map(([point, end]) => {
      const y = this.y(/** @type {ChancePoint} */ (point)[which]);
      return [`${this.x(/** @type {ChancePoint} */ (point)[0])},${y}`, `${end},${y}`];
    });
    const points = [...edge(3).flat(), ...edge(2).flat().reverse()].join(" ");
    return svgElement("polygon", { class: "band", points });
  }

  line() {
    return this.points.flatMap(([event, chance, , , cause], i) => {
      const x = this.x(event);
      const end = this.x(this.points[i + 1]?.[0] ?? this.total);
      const level = svgElement("line", { class: "level", x1: x, x2: end, y1: this.y(chance), y2: this.y(chance) });
      if (i === 0) return [level];
      const before = this.y(this.points[i - 1][1]);
      return [level, svgElement("line", { class: `change ${cause}`, x1: x, x2: x, y1: before, y2: this.y(chance) })];
    });
  }

  /** Marks the moment after so many events. @param {number} events */
  show(events) {
    this.now.setAttribute("x1", String(this.x(events)));
    this.now.setAttribute("x2", String(this.x(events)));
  }
}
