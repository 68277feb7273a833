// Draws the battle table as SVG, and lets people pan and zoom it.
import { svgElement } from "./elements.js";
import { figureShape } from "./figure_shapes.js";
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
    this.ground = svgElement("g");
    this.marks = svgElement("g");
    this.units = svgElement("g");
    this.names = svgElement("g");
    svg.append(svgElement("rect", { class: "edge", width: this.width, height: this.height }), this.ground, this.marks,
      this.units, this.names);
    this.pieces = data.pieces.map((piece) => this.makePiece(piece));
    this.view = { x: 0, y: 0, width: this.width, height: this.height };
    this.showWhole();
    this.listen();
  }

  /** @param {import("./replay.js").PieceData} piece */
  makePiece(piece) {
    const { frontage, depth } = piece;
    const unit = svgElement("g", { class: "unit " + "ab"[piece.side], display: "none" },
      svgElement("rect", { class: "base", x: -frontage / 2, y: -depth / 2, width: frontage, height: depth }),
      svgElement("line", { class: "front", x1: -frontage / 2, x2: frontage / 2, y1: -depth / 2, y2: -depth / 2 }));
    const figures = figuresOf(piece);
    unit.append(...figures);
    const name = svgElement("text", { class: "name", display: "none" }, piece.name);
    this.units.append(unit);
    this.names.append(name);
    return { unit, name, figures, data: piece };
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
   * Shows the table while a step happens.
   * @param {PieceState[]} before
   * @param {Step} step
   * @param {number} share  of the way, 0 to 1
   */
  show(before, step, share) {
    this.drawTerrain(step.terrain);
    const states = share < 1 ? before : step.after;
    const fallen = [];
    this.pieces.forEach((piece, i) => {
      const path = step.paths.get(i);
      const pose = path ? along(path, share) : states[i].pose ?? (share < 1 ? before[i].pose : null);
      this.drawPiece(piece, pose, states[i]);
      piece.unit.classList.toggle("acting", step.paths.has(i) || step.changed.has(i));
      if (states[i].isGone) fallen.push(i);
    });
    this.drawMarks(step, fallen);
    this.arrangeNames(step);
  }

  /**
   * @param {{unit: SVGElement, name: SVGElement, figures: SVGElement[], data: import("./replay.js").PieceData}} piece
   * @param {Pose | null} pose
   * @param {PieceState} state
   */
  drawPiece({ unit, name, figures, data }, pose, state) {
    for (const shown of [unit, name]) shown.setAttribute("display", pose ? "inline" : "none");
    if (!pose) return;
    const [x, y, facingX, facingY] = pose;
    const angle = Math.atan2(facingX, facingY) * 180 / Math.PI;
    unit.setAttribute("transform", `translate(${x} ${this.height - y}) rotate(${angle})`);
    unit.classList.toggle("formed", state.isFormed);
    const left = Math.ceil(figures.length * state.strength / Math.max(1, data.strength));
    figures.forEach((figure, i) => figure.classList.toggle("lost", i >= left));
    const reach = Math.abs(facingY) * data.depth / 2 + Math.abs(facingX) * data.frontage / 2;
    name.setAttribute("x", String(x));
    // Behind the rear, where no enemy stands.
    const size = this.textSize();
    name.setAttribute("y", String(this.height - y + (facingY < 0 ? -reach - size * 0.35 : reach + size * 1.05)));
    name.textContent = [shortName(data.name), ...state.signs.filter((sign) => sign.length < 13).slice(0, 2)].join(" · ");
  }

  /** Hides names that would cover another one. Those of units that act come first. @param {Step} step */
  arrangeNames(step) {
    const size = this.textSize();
    const isActing = (/** @type {number} */ i) => step.paths.has(i) || step.changed.has(i);
    const order = this.pieces.map((_, i) => i).sort((a, b) => Number(isActing(b)) - Number(isActing(a)));
    /** @type {{x: number, y: number, half: number}[]} */
    const shown = [];
    for (const i of order) {
      const { name } = this.pieces[i];
      if (name.getAttribute("display") === "none") continue;
      const x = Number(name.getAttribute("x"));
      const y = Number(name.getAttribute("y"));
      const half = (name.textContent ?? "").length * size * 0.28;
      const isCovered = shown.some((other) => Math.abs(other.y - y) < size && Math.abs(other.x - x) < other.half + half);
      if (isCovered) name.setAttribute("display", "none");
      else shown.push({ x, y, half });
    }
  }

  /** @param {Step} step @param {number[]} fallen */
  drawMarks(step, fallen) {
    this.marks.replaceChildren();
    for (const path of step.paths.values())
      this.marks.append(svgElement("polyline",
        { class: "trail", points: path.map(([x, y]) => `${x},${this.height - y}`).join(" ") }));
    for (const i of fallen) {
      const at = this.lastPose.get(i);
      if (!at) continue;
      const [x, y] = [at[0], this.height - at[1]];
      const r = Math.min(this.data.pieces[i].frontage, this.data.pieces[i].depth) * 0.35;
      this.marks.append(
        svgElement("path", { class: "fallen", d: `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}` },
          svgElement("title", {}, this.data.pieces[i].name)));
    }
  }

  /** Where each lost piece stood last. @param {Step[]} steps */
  setFallen(steps) {
    /** @type {Map<number, Pose>} */
    this.lastPose = new Map();
    for (const step of steps)
      step.after.forEach((state, i) => {
        if (state.pose) this.lastPose.set(i, state.pose);
      });
  }

  textSize() {
    const shown = Math.max(this.view.width, this.view.height * this.svg.clientWidth / Math.max(1, this.svg.clientHeight));
    return shown * 12 / Math.max(1, this.svg.clientWidth);
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
    const size = this.textSize();
    this.names.setAttribute("font-size", String(size));
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
    const scale = this.view.width / this.svg.clientWidth;
    this.setView({ ...this.view, x: this.view.x - dx * scale, y: this.view.y - dy * scale });
  }

  listen() {
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

/** The name without the army in brackets, which the colour tells. @param {string} name */
function shortName(name) {
  return name.replace(/ \([^)]*\)$/, "");
}

/**
 * A figure of its kind for each point of strength, front rank first.
 * @param {import("./replay.js").PieceData} piece
 */
function figuresOf(piece) {
  const count = Math.max(1, piece.strength);
  const columns = Math.max(1, Math.min(count, Math.round(Math.sqrt(count * piece.frontage / Math.max(0.1, piece.depth)))));
  const ranks = Math.ceil(count / columns);
  const radius = Math.min(piece.frontage / columns, piece.depth / ranks) * 0.36;
  const shape = figureShape(piece.sign);
  return Array.from({ length: count }, (_, i) => {
    const inRank = Math.min(columns, count - Math.floor(i / columns) * columns);
    const x = ((i % columns) - (inRank - 1) / 2) * piece.frontage / columns;
    const y = (Math.floor(i / columns) - (ranks - 1) / 2) * piece.depth / ranks;
    return svgElement("g", { class: "figure", transform: `translate(${x} ${y}) scale(${radius})` },
      svgElement("path", { d: shape.body }), ...lines(shape));
  });
}

/** @param {import("./figure_shapes.js").FigureShape} shape */
function lines(shape) {
  return shape.lines ? [svgElement("path", { class: "lines", d: shape.lines })] : [];
}
