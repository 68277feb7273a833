// The drawing of each kind of troops, front up, in units of a figure's radius; as in models/paper/figure_shapes.cpp.

/**
 * @typedef {object} FigureShape
 * @property {string} body  filled
 * @property {string} [lines]  weapons, wheels, details
 */

/** @param {number} x @param {number} y @param {number} rx @param {number} [ry] */
function oval(x, y, rx, ry = rx) {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** @param {number} x @param {number} y @param {number} width @param {number} length */
function horse(x, y, width, length) {
  const [left, right] = [x - width / 2, x + width / 2];
  const [head, neck, tail] = [y - length * 0.54, y - length * 0.18, y + length * 0.46];
  return `M${x} ${head}L${right} ${neck}V${tail}H${left}V${neck}Z`;
}

const chariotWheels = "M-.65 .6H.65M-.65 .3V.9M.65 .3V.9M0-.4V.3";
const chariotBody = `${horse(-0.28, -0.4, 0.36, 1.1)}${horse(0.28, -0.4, 0.36, 1.1)}M-.32 .3H.32V.85H-.32Z`;

/** @type {{[sign: string]: FigureShape}} */
const shapes = {
  hoplite: { body: oval(0, 0, 1), lines: oval(0, 0, 0.36) },
  pike: { body: oval(0, 0.32, 0.52), lines: "M0 .85V-1.22" },
  spear: { body: oval(-0.12, 0.1, 0.8), lines: "M.9 .95V-1.2" },
  infantry: { body: oval(0, 0, 0.64, 1.05), lines: "M0-.65V.65" },
  warband: { body: "M-.15-1L.42-.5V.5L-.15 1L-.72 .5V-.5Z", lines: "M.42 .15L1.05-1.1M.5-.35L.95-.15" },
  levy: { body: oval(-0.1, 0.2, 0.58), lines: "M.45 .6L.85-.75L.9-.35" },
  peltast: { body: "M-.95 .4A1 1 0 0 1 .95 .4A1 .8 0 0 0-.95 .4Z" },
  psiloi: { body: oval(0, 0, 0.6), lines: "M-.95 .95L1.15-1.15" },
  slinger: { body: oval(-0.15, 0.15, 0.6), lines: `M.35-.35L.75-.7${oval(0.92, -0.88, 0.22)}` },
  archer: { body: oval(0, 0.25, 0.56), lines: "M-1.15-.15Q0-1.55 1.15-.15" },
  crossbow: { body: oval(0, 0.35, 0.6), lines: "M-.85-.35Q0-1.15 .85-.35M0-.3V-1.22" },
  cavalry: { body: horse(0, 0, 1.2, 2.25) },
  light_horse: { body: horse(-0.2, 0.05, 0.82, 2.1), lines: "M.35 .9L1-1" },
  knights: { body: horse(0, 0.1, 1.3, 2), lines: "M.85 .55V-1.2M-.65 .35H.65" },
  camels: { body: `${oval(0, 0.3, 0.6, 0.85)}M-.16-.4H.16L.2-1.2H-.2Z`, lines: oval(0, 0.3, 0.3) },
  hamippoi: { body: horse(-0.2, 0, 1.05, 2.2) + oval(0.72, 0.62, 0.34) },
  mounted_foot: { body: horse(0, 0, 1.3, 2.2), lines: oval(0, 0.2, 0.4) },
  chariot: { body: chariotBody, lines: chariotWheels },
  scythed_chariot: {
    body: chariotBody,
    lines: `${chariotWheels}M-.65 .6L-1.05 .3M.65 .6L1.05 .3M-.25-.9L-.65-1.15M.25-.9L.65-1.15`,
  },
  elephant: {
    body: oval(0, 0.28, 0.6, 0.67) + oval(-0.47, -0.33, 0.28, 0.2) + oval(0.47, -0.33, 0.28, 0.2) +
      oval(0, -0.45, 0.34) + "M.12-.65Q.1-.95 .24-1.1L.1-1.22Q-.13-1-.12-.65Z",
    lines: "M-.33 .02H.33V.6H-.33Z",
  },
  artillery: { body: "M-.2-.65H.2V.9H-.2Z", lines: "M-1-.15Q0-1.1 1-.15L0 .4ZM0-.65V-1.15" },
  wagon: {
    body: "M-.62-1H.62V1H-.62Z",
    lines: "M-.85-.75V-.25M.85-.75V-.25M-.85 .3V.8M.85 .3V.8M-.62-.35H.62M-.62 .3H.62",
  },
  camp: { body: "M0-.95L1.05 .8H-1.05Z", lines: "M0-.15L.42 .8H-.42Z" },
};

/** A disc for an unknown sign. @param {string} sign */
export function figureShape(sign) {
  return shapes[sign] ?? { body: oval(0, 0, 1) };
}

export const figureSigns = Object.keys(shapes);

/** How many numbers each command of the shapes takes; small letters are relative. @type {{[command: string]: number}} */
const numbersOf = { M: 2, L: 2, H: 1, V: 1, Q: 4, A: 7, Z: 0 };

/**
 * A path of a shape with its origin at x, y and its unit of this length, so that many figures make one element.
 * @param {string} path @param {number} x @param {number} y @param {number} unit
 */
export function placedPath(path, x, y, unit) {
  const short = (/** @type {number} */ value) => String(Math.round(value * 1000) / 1000);
  return path.replace(/([MLHVQAZ])([^A-Z]*)/gi, (_, command, text) => {
    const kind = command.toUpperCase();
    const origin = command === kind ? { x, y } : { x: 0, y: 0 };
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map((/** @type {string} */ one, /** @type {number} */ i) => {
      const at = i % numbersOf[kind];
      if (kind === "A" && at >= 2 && at <= 4) return one;  // an angle and two flags
      if (kind === "A" && at < 2) return short(Number(one) * unit);  // radii
      const isDown = kind === "V" || (kind === "A" ? at === 6 : kind !== "H" && at % 2 === 1);
      return short(Number(one) * unit + (isDown ? origin.y : origin.x));
    });
    return command + numbers.join(" ");
  });
}
