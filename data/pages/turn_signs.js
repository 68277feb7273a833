// The signs of the map: badges of powers, counters of armies and fleets. Sizes are in pixels.
import { svgElement } from "./elements.js";

/** @typedef {import("./turn_data.js").PowerData} PowerData */

/** @param {number} corners @param {number} radius @param {number} [turn] @param {number} [drop] */
function polygon(corners, radius, turn = 0, drop = 0) {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + 2 * Math.PI * i / corners;
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(drop - radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The outline of a badge; as PowerLook::path() of ui/common has it. @param {string} shape @param {number} r */
export function badgePath(shape, r) {
  switch (shape) {
    case "square": return `M${-0.88 * r} ${-0.88 * r}h${1.76 * r}v${1.76 * r}h${-1.76 * r}Z`;
    case "diamond": return polygon(4, r * 1.2);
    case "triangle": return polygon(3, r * 1.25, 0, r * 0.15);
    case "hexagon": return polygon(6, r * 1.08, Math.PI / 6);
    case "pentagon": return polygon(5, r * 1.1);
    case "octagon": return polygon(8, r * 1.08, Math.PI / 8);
    default: return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
}

/**
 * Gives an element the colours of a power, for light and dark ground.
 * @param {Element} made
 * @param {PowerData | null} power
 */
export function coloured(made, power) {
  const { style } = /** @type {HTMLElement} */ (made);
  made.classList.add("power");
  style.setProperty("--light", power?.light ?? "#8d897f");
  style.setProperty("--dark", power?.dark ?? "#9a968c");
  style.setProperty("--on-light", power?.hasDarkLetter ? "#14120e" : "#fff");
  return made;
}

/** @param {PowerData | null} power  null: nobody @param {number} r */
export function badge(power, r) {
  const sign = coloured(svgElement("g", { class: power ? "badge" : "badge free" },
    svgElement("path", { d: badgePath(power?.shape ?? "ring", r) })), power);
  const drop = power?.shape === "triangle" ? r * 0.22 : 0;
  if (power && r >= 5) sign.append(svgElement("text", { y: r * 0.45 + drop, "font-size": r * 1.3 }, power.letter));
  return sign;
}

/** A badge beside a text. @param {PowerData} power */
export function badgeSign(power) {
  return svgElement("svg", { class: "inline-badge", viewBox: "-12 -12 24 24", "aria-hidden": "true" }, badge(power, 9));
}

export const counterWidth = 50;
export const counterHeight = 24;
const trireme = "M-7 1H7Q5 5 0 5T-7 1ZM-1-6V1M-6-5Q0-3 5-6Q4-2 5 0Q0 1-5 0Q-4-3-6-5Z";
const shield = "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM-1.8 0a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0Z";

/**
 * The counter of an army or fleet, its middle left at the origin.
 * @param {PowerData} power
 * @param {boolean} isFleet
 * @param {string} text  its size
 */
export function counter(power, isFleet, text) {
  const [w, h] = [counterWidth, counterHeight];
  const made = coloured(svgElement("g", { class: `counter${isFleet ? " fleet" : ""}` }), power);
  made.append(
    svgElement("rect", { class: "card", x: 0, y: -h / 2, width: w, height: h, rx: isFleet ? 6 : 2.5 }),
    svgElement("rect", { class: "band", x: 1, y: 1 - h / 2, width: 15, height: h - 2, rx: isFleet ? 5 : 1.5 }),
    svgElement("text", { class: "letter", x: 8.5, y: 4.5 }, power.letter),
    svgElement("path", { class: "sign", d: isFleet ? trireme : shield, transform: "translate(24 0)" }),
    svgElement("text", { class: text.length > 2 ? "size long" : "size", x: w - 9.5, y: 4.5 }, text));
  return made;
}

export const swords = "M-5-5L5 5M5-5L-5 5M-5.5 2L-2 5.5M5.5 2L2 5.5";
