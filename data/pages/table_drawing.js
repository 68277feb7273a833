// Draws the battle table as SVG, and lets people pan and zoom it.
import { svgElement } from "./elements.js";
import { PieceDrawing } from "./piece_drawing.js";
import { along } from "./replay.js";

/** @typedef {import("./replay.js").BattleData} BattleData */
/** @typedef {import("./replay.js").PieceState} PieceState */
/** @typedef {import("./replay.js").Pose} Pose */
/** @typedef {import("./replay.js").Step} Step */
/** @typedef {import("./replay.js").Terrain} Terrain */

const groundClasses = [
  ["wood", /wood|forest|orchard|vineyard|grove|scrub/], ["hill", /hill|ridge|slope|dune/],
  ["water", /river|marsh|sea|lake|water|stream|bog|coast/], ["built", /wall|town|city|camp|house|fort|building|edifice/],
];

/** @param {string} kind */
function groundClass(kind) {
  return groundClasses.find(([, pattern]) => /** @type {RegExp} */ (pattern).test(kind))?.[0] ?? "rough";
}

export class TableDrawing {
  /**
   * @param {SVGSVGElement} svg
   * @param {BattleData} data
   */
  constructor(svg, data) {
    this.svg = svg;
    this.data = data;
    [this.width, this.height] = data.table;
    /** @type {Terrain[] | null} */
    this.shownTerrain = null;
    /** What is shown: of show(). @type {[PieceState[], Step, number] | null} */
    this.shown = null;
    this.ground = svgElement("g");
    this.trails = svgElement("path", { class: "trail" });
    this.marks = svgElement("g", {}, this.trails);
    this.units = svgElement("g");
    this.names = svgElement("g");
    svg.append(svgElement("rect", { class: "edge", width: this.width, height: this.height }), this.ground, this.marks,
      this.units, this.names);
    this.pieces = data.pieces.map((piece) => new PieceDrawing(piece, this.height));
    this.units.append(...this.pieces.map((piece) => piece.unit));
    this.names.append(...this.pieces.map((piece) => piece.name));
    this.marks.append(...this.pieces.map((piece) => piece.fallen));
    this.measure();
    this.view = { x: 0, y: 0, width: this.width, height: this.height };
    this.showWhole();
    this.listen();
  }

  /** @param {Terrain[]} terrain */
  drawTerrain(terrain) {
    if (terrain === this.shownTerrain) return;
    this.shownTerrain = terrain;
    this.ground.replaceChildren();
    for (const one of terrain) {
      const points = one.outline.map(([x, y]) => `${x},${this.height - y}`).join(" ");
      const centre = one.outline.reduce(([a, b], [x, y]) => [a + x / one.outline.length, b + y / one.outline.length], [0, 0]);
      this.ground.append(svgElement("polygon", { class: "ground " + groundClass(one.kind), points }),
        svgElement("text", { class: "ground-name", x: centre[0], y: this.height - centre[1],
          "font-size": this.height / 40 }, one.name.replaceAll("_", " ")));
    }
  }

  /**
   * Shows the table while a step happens. Elements that stay as they are are not touched, and nothing is measured: both
   * would cost a frame of the replay.
   * @param {PieceState[]} before
   * @param {Step} step
   * @param {number} share  of the way, 0 to 1
   */
  show(before, step, share) {
    this.drawTerrain(step.terrain);
    const size = this.textSize();
    const states = share < 1 ? before : step.after;
    this.pieces.forEach((piece, i) => {
      const path = step.paths.get(i);
      piece.show(path ? along(path, share) : states[i].pose, states[i], step.paths.has(i) || step.changed.has(i), size);
    });
    if (step !== this.shown?.[1]) this.drawTrails(step);
    this.shown = [before, step, share];
    this.arrangeNames();
  }

  /** Hides names that would cover another one. Those of units that act come first. */
  arrangeNames() {
    const size = this.textSize();
    /** @type {PieceDrawing[]} */
    const shown = [];
    for (const isActing of [true, false])
      for (const piece of this.pieces) {
        if (piece.isActing !== isActing || !piece.isOnTable) continue;
        const isCovered = shown.some((other) => Math.abs(other.nameY - piece.nameY) < size &&
          Math.abs(other.nameX - piece.nameX) < (other.letters + piece.letters) * size * 0.28);
        piece.showName(!isCovered);
        if (!isCovered) shown.push(piece);
      }
  }

  /** @param {Step} step */
  drawTrails(step) {
    const lines = [...step.paths.values()].map((path) => `M${path.map(([x, y]) => `${x} ${this.height - y}`).join("L")}`);
    this.trails.setAttribute("d", lines.join(""));
  }

  /** Where each lost piece stood last. @param {Step[]} steps */
  setFallen(steps) {
    for (const step of steps)
      this.pieces.forEach((piece, i) => {
        piece.lastPose = step.after[i].pose ?? step.paths.get(i)?.at(-1) ?? piece.lastPose;
      });
  }

  /** The size of the drawing on the screen. */
  measure() {
    this.pixels = { width: Math.max(1, this.svg.clientWidth), height: Math.max(1, this.svg.clientHeight) };
  }

  textSize() {
    const { width, height } = this.pixels;
    return Math.max(this.view.width, this.view.height * width / height) * 12 / width;
  }

  showWhole() {
    const margin = Math.max(this.width, this.height) * 0.03;
    this.setView({ x: -margin, y: -margin, width: this.width + 2 * margin, height: this.height + 2 * margin });
  }

  /** Shows the part of the table where the battle takes place. @param {Step[]} steps */
  showPart(steps) {
    const poses = steps.flatMap((step) => step.after.flatMap((state) => state.pose ? [state.pose] : []));
    if (poses.length === 0) return this.showWhole();
    const margin = Math.max(...this.data.pieces.map((piece) => Math.max(piece.frontage, piece.depth))) * 0.9;
    const low = [0, 1].map((i) => Math.min(...poses.map((pose) => pose[i])) - margin);
    const high = [0, 1].map((i) => Math.max(...poses.map((pose) => pose[i])) + margin);
    this.setView({ x: low[0], y: this.height - high[1], width: high[0] - low[0], height: high[1] - low[1] });
  }

  /** @param {{x: number, y: number, width: number, height: number}} view */
  setView(view) {
    this.view = view;
    this.svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
    this.names.setAttribute("font-size", String(this.textSize()));
    if (this.shown) this.show(...this.shown);
  }

  /**
   * Keeps the point of the table under the pointer.
   * @param {number} factor  below 1: nearer
   * @param {number} [clientX]
   * @param {number} [clientY]
   */
  zoom(factor, clientX, clientY) {
    const box = this.svg.getBoundingClientRect();
    const u = clientX === undefined ? 0.5 : (clientX - box.left) / box.width;
    const v = clientY === undefined ? 0.5 : (clientY - box.top) / box.height;
    const width = Math.min(this.width * 1.3, Math.max(this.width / 12, this.view.width * factor));
    const height = this.view.height * width / this.view.width;
    this.setView({ x: this.view.x + (this.view.width - width) * u, y: this.view.y + (this.view.height - height) * v,
      width, height });
  }

  /** @param {number} dx @param {number} dy  in pixels */
  pan(dx, dy) {
    const scale = this.view.width / this.pixels.width;
    this.setView({ ...this.view, x: this.view.x - dx * scale, y: this.view.y - dy * scale });
  }

  listen() {
    new ResizeObserver(() => {
      this.measure();
      this.setView(this.view);
    }).observe(this.svg);
    /** @type {Map<number, PointerEvent>} */
    const fingers = new Map();
    const gap = () => {
      const [a, b] = [...fingers.values()];
      return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    };
    this.svg.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 0.85 : 1 / 0.85, event.clientX, event.clientY);
    }, { passive: false });
    this.svg.addEventListener("pointerdown", (event) => {
      this.svg.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, event);
    });
    this.svg.addEventListener("pointermove", (event) => {
      const last = fingers.get(event.pointerId);
      if (!last) return;
      const wide = fingers.size === 2 ? gap() : 0;
      fingers.set(event.pointerId, event);
      if (fingers.size === 1) this.pan(event.clientX - last.clientX, event.clientY - last.clientY);
      else if (fingers.size === 2 && wide > 0 && gap() > 0) this.zoom(wide / gap(), event.clientX, event.clientY);
    });
    for (const end of ["pointerup", "pointercancel"])
      this.svg.addEventListener(end, (event) => fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
  }
}
