// The units as a table, for people who cannot see the drawing.
import { element } from "./elements.js";

/** @typedef {import("./replay.js").BattleData} BattleData */
/** @typedef {import("./replay.js").PieceState} PieceState */

/**
 * @param {BattleData} data
 * @param {PieceState[]} states
 */
export function unitTables(data, states) {
  return data.sides.map((side, index) => {
    const rows = data.pieces.flatMap((piece, i) => {
      if (piece.side !== index) return [];
      const state = states[i];
      const words = state.isGone ? "off the table" : state.pose ? state.signs.join(", ") : "not yet on the table";
      return [element("tr", state.isGone ? { class: "gone" } : {}, element("td", {}, piece.name),
        element("td", {}, piece.type),
        element("td", { class: "number" }, `${state.strength} of ${piece.strength}`), element("td", {}, words))];
    });
    return element("table", {}, element("caption", {}, side),
      element("thead", {}, element("tr", {}, ...["Unit", "Type", data.system.strength, "State"].map((name, i) =>
        element("th", { scope: "col", class: i === 2 ? "number" : "" }, name)))),
      element("tbody", {}, ...rows));
  });
}
