// Draws a piece of the table as SVG: its base, a figure for each point of strength, its name, and the cross where it fell.
import { svgElement } from "./elements.js";
import { figureShape, placedPath } from "./figure_shapes.js";

/** @typedef {import("./replay.js").PieceData} PieceData */
/** @typedef {import("./replay.js").PieceState} PieceState */
/** @typedef {import("./replay.js").Pose} Pose */

export class PieceDrawing {
  /** @param {PieceData} data @param {number} tableHeight */
  constructor(data, tableHeight) {
    this.data = data;
    this.tableHeight = tableHeight;
    const { frontage, depth } = data;
    const figures = svgElement("g", { class: "figure" });
    this.bodies = svgElement("path");
    this.lines = svgElement("path", { class: "lines" });
    this.lost = svgElement("path", { class: "lost" });
    figures.append(this.bodies, this.lines, this.lost);
    this.unit = svgElement("g", { class: "unit " + "ab"[data.side], display: "none" },
      svgElement("rect", { class: "base", x: -frontage / 2, y: -depth / 2, width: frontage, height: depth }),
      svgElement("line", { class: "front", x1: -frontage / 2, x2: frontage / 2, y1: -depth / 2, y2: -depth / 2 }), figures);
    this.name = svgElement("text", { class: "name", display: "none" });
    this.fallen = svgElement("path", { class: "fallen", display: "none" }, svgElement("title", {}, data.name));
    this.figures = figurePaths(data);
    this.isOnTable = this.isActing = this.isNameShown = this.isFormed = this.isGone = false;
    this.left = -1;  // figures
    this.size = 0;  // of the name
    /** @type {Pose | null} */
    this.pose = null;
    /** Where it stands last in the battle. @type {Pose | null} */
    this.lastPose = null;
    /** @type {string[] | null} */
    this.signs = null;
    this.nameX = this.nameY = this.letters = 0;
  }

  /**
   * Changes what differs from what was last shown.
   * @param {Pose | null} pose  null: not on the table
   * @param {PieceState} state
   * @param {boolean} isActing
   * @param {number} size  of a letter, in inches of the table
   */
  show(pose, state, isActing, size) {
    const isOnTable = pose !== null;
    if (isOnTable !== this.isOnTable) shown(this.unit, this.isOnTable = isOnTable);
    if (state.isGone !== this.isGone) this.showFallen(this.isGone = state.isGone);
    if (isActing !== this.isActing) this.unit.classList.toggle("acting", this.isActing = isActing);
    if (!pose) return this.showName(false);
    if (state.isFormed !== this.isFormed) this.unit.classList.toggle("formed", this.isFormed = state.isFormed);
    this.showFigures(Math.ceil(this.figures.length * state.strength / Math.max(1, this.data.strength)));
    if (state.signs !== this.signs) this.nameIt(this.signs = state.signs);
    if (pose !== this.pose || size !== this.size) this.place(this.pose = pose, this.size = size);
  }

  /** @param {Pose} pose @param {number} size */
  place([x, y, facingX, facingY], size) {
    const angle = Math.atan2(facingX, facingY) * 180 / Math.PI;
    this.unit.setAttribute("transform", `translate(${x} ${this.tableHeight - y}) rotate(${angle})`);
    const reach = Math.abs(facingY) * this.data.depth / 2 + Math.abs(facingX) * this.data.frontage / 2;
    this.nameX = x;
    // Behind the rear, where no enemy stands.
    this.nameY = this.tableHeight - y + (facingY < 0 ? -reach - size * 0.35 : reach + size * 1.05);
    this.name.setAttribute("transform", `translate(${this.nameX} ${this.nameY})`);
  }

  /** @param {string[]} signs */
  nameIt(signs) {
    const text = [shortName(this.data.name), ...signs.filter((sign) => sign.length < 13).slice(0, 2)].join(" · ");
    this.letters = text.length;
    this.name.textContent = text;
  }

  /** @param {number} left */
  showFigures(left) {
    if (left === this.left) return;
    this.left = left;
    const joined = (/** @type {"body" | "lines"} */ part, /** @type {number} */ from, /** @type {number} */ to) =>
      this.figures.slice(from, to).map((figure) => figure[part]).join("");
    this.bodies.setAttribute("d", joined("body", 0, left));
    this.lines.setAttribute("d", joined("lines", 0, left));
    this.lost.setAttribute("d", joined("body", left, this.figures.length));
  }

  /** A cross where it stood last. @param {boolean} isGone */
  showFallen(isGone) {
    if (this.lastPose) {
      const [x, y] = [this.lastPose[0], this.tableHeight - this.lastPose[1]];
      const r = Math.min(this.data.frontage, this.data.depth) * 0.35;
      this.fallen.setAttribute("d", `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`);
    }
    shown(this.fallen, isGone);
  }

  /** @param {boolean} isShown */
  showName(isShown) {
    if (isShown !== this.isNameShown) shown(this.name, this.isNameShown = isShown);
  }
}

/** @param {SVGElement} element @param {boolean} isShown */
function shown(element, isShown) {
  element.setAttribute("display", isShown ? "inline" : "none");
}

/** The name without the army in brackets, which the colour tells. @param {string} name */
function shortName(name) {
  return name.replace(/ \([^)]*\)$/, "");
}

/**
 * A figure of its kind for each point of strength, front rank first.
 * @param {PieceData} piece
 */
function figurePaths(piece) {
  const count = Math.max(1, piece.strength);
  const columns = Math.max(1, Math.min(count, Math.round(Math.sqrt(count * piece.frontage / Math.max(0.1, piece.depth)))));
  const ranks = Math.ceil(count / columns);
  const radius = Math.min(piece.frontage / columns, piece.depth / ranks) * 0.36;
  const shape = figureShape(piece.sign);
  return Array.from({ length: count }, (_, i) => {
    const inRank = Math.min(columns, count - Math.floor(i / columns) * columns);
    const x = ((i % columns) - (inRank - 1) / 2) * piece.frontage / columns;
    const y = (Math.floor(i / columns) - (ranks - 1) / 2) * piece.depth / ranks;
    return { body: placedPath(shape.body, x, y, radius), lines: placedPath(shape.lines ?? "", x, y, radius) };
  });
}
