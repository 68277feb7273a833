// The order sheet of a turn page. The text is the sheet; orders are read from its lines and written into them.
import { counted, isFleet, movesOf, unitsOf } from "./turn_data.js";

/** @typedef {import("./turn_data.js").TurnData} TurnData */
/** @typedef {import("./turn_data.js").UnitData} UnitData */

/**
 * @typedef {object} Order
 * @property {number} move  posture or station
 * @property {number | null} goal
 * @property {string[]} tasks  of an army
 * @property {boolean} retires
 * @property {string[]} carries  of a fleet
 * @property {number} build
 * @property {number} detach
 * @property {string} join
 */

/** @returns {Order} */
export function holding() {
  return { move: 0, goal: null, tasks: [], retires: false, carries: [], build: 0, detach: 0, join: "" };
}

/** What stands after the colon. @param {TurnData} data @param {UnitData} unit @param {Order} order */
export function orderText(data, unit, order) {
  const move = movesOf(data, unit)[order.move];
  const parts = [order.goal === null ? move.stay : move.go?.replace("GOAL", () => data.places[order.goal ?? 0].written)];
  parts.push(...order.tasks);
  if (order.retires) parts.push(data.retire);
  if (order.carries.length > 0) parts.push(`carry ${order.carries.join(", ")}`);
  if (order.build > 0) parts.push(`build ${counted(order.build, "squadron")}`);
  if (order.detach > 0) parts.push(`detach ${counted(order.detach, "squadron")}`);
  if (order.join) parts.push(`join ${order.join}`);
  return parts.join("; ");
}

/** The first part of an order. @param {TurnData} data @param {UnitData} unit @param {string} text */
function moveIn(data, unit, text) {
  const moves = movesOf(data, unit);
  for (let move = 0; move < moves.length; ++move) {
    const { stay, go } = moves[move];
    if (stay === text) return { move, goal: null };
    if (!go) continue;
    const [before, after] = go.split("GOAL");
    if (!text.startsWith(before) || !text.endsWith(after) || text.length <= before.length + after.length) continue;
    const name = text.slice(before.length, text.length - after.length);
    const goal = data.places.findIndex((place) => place.written === name);
    if (goal >= 0) return { move, goal };
  }
  return null;
}

/**
 * The order as this page writes it; null: somebody wrote it in other words.
 * @param {TurnData} data @param {UnitData} unit @param {string} text
 * @returns {Order | null}
 */
export function orderIn(data, unit, text) {
  const [first, ...rest] = text.split(";").map((part) => part.trim());
  const move = moveIn(data, unit, first);
  if (!move) return null;
  const order = { ...holding(), ...move };
  for (const part of rest) {
    const number = /^(build|detach) (\d+) squadrons?$/.exec(part);
    if (!isFleet(unit) && data.tasks.some((task) => task.name === part)) order.tasks.push(part);
    else if (!isFleet(unit) && part === data.retire) order.retires = true;
    else if (isFleet(unit) && part.startsWith("carry "))
      order.carries = part.slice(6).split(",").map((name) => name.trim());
    else if (isFleet(unit) && number?.[1] === "build") order.build = Number(number[2]);
    else if (isFleet(unit) && number) order.detach = Number(number[2]);
    else if (isFleet(unit) && part.startsWith("join ")) order.join = part.slice(5);
    else return null;
  }
  return order;
}

/** The index of the unit's line; -1: there is none. @param {string[]} lines @param {UnitData} unit */
function lineOf(lines, unit) {
  return lines.findIndex((line) => nameIn(line) === unit.written.toLowerCase());
}

/** What stands before the colon, in small letters. @param {string} line */
function nameIn(line) {
  return line.split(":", 1)[0].trim().toLowerCase();
}

/**
 * What the sheet says of a unit after the colon; null: nothing.
 * @param {string} text @param {UnitData} unit
 */
export function writtenOrder(text, unit) {
  const lines = text.split("\n");
  const at = lineOf(lines, unit);
  if (at < 0) return null;
  const line = lines[at].trim();
  return line.slice(line.indexOf(":") + 1).replace(/\s#.*$/, "").trim();
}

/**
 * The order of a unit in the sheet. Without a line it holds; null: it is written in other words.
 * @param {TurnData} data @param {string} text @param {UnitData} unit
 */
export function orderOf(data, text, unit) {
  const written = writtenOrder(text, unit);
  return written === null ? holding() : orderIn(data, unit, written);
}

/**
 * The sheet with another order for a unit. A unit without a line gets one behind those of others.
 * @param {TurnData} data @param {string} text @param {UnitData} unit @param {Order} order
 */
export function withOrder(data, text, unit, order) {
  const lines = text.split("\n");
  const line = `${unit.written}: ${orderText(data, unit, order)}`;
  const at = lineOf(lines, unit);
  if (at >= 0) lines[at] = line;
  else {
    const last = Math.max(...unitsOf(data).map((other) => lineOf(lines, other)));
    lines.splice(last >= 0 ? last + 1 : lines.length, 0, line);
  }
  return lines.join("\n");
}

/** Messages, deals and affairs. @param {string} text */
export function affairsIn(text) {
  return text.split("\n").map((line) => line.trim()).filter((line) => /^(Envoy|Deal|Affair)\b/.test(line));
}

/** @param {string} text @param {string} line */
export function withAffair(text, line) {
  return `${text.trimEnd()}\n${line}\n`;
}

/** @param {string} text @param {string} line */
export function withoutAffair(text, line) {
  const lines = text.split("\n");
  const at = lines.findIndex((one) => one.trim() === line);
  return lines.filter((_, i) => i !== at).join("\n");
}

/**
 * The line of a form with what was chosen: the written option, or a number.
 * @param {import("./turn_data.js").FormData} form
 * @param {(string | number)[]} values
 */
export function lineOfForm(form, values) {
  return form.line.replace(/\{(\d)\}/g, (_, digit) => {
    const { text } = form.fields[Number(digit)];
    const value = values[Number(digit)];
    if (text === undefined) return String(value);
    if (Number(value) === 1) return text.replace(/# (talent|turn)s/, "1 $1").replace("#", "1");
    return Number(value) > 0 ? text.replace("#", String(value)) : "";
  });
}
