// The sheet as a QR code, for an umpire who scans it from the player's screen.
import { byId, svgElement } from "./elements.js";
import { qrCode } from "./qr_code.js";

/** What a code has of a sheet: all but remarks and empty lines, which nobody reads. @param {string} text */
export function codeText(text) {
  return text.split("\n").filter((line) => line.trim() && !line.trimStart().startsWith("#")).join("\n");
}

export class SheetCode {
  /** @param {import("./turn_orders.js").TurnOrders} orders */
  constructor(orders) {
    this.orders = orders;
    byId("code").addEventListener("click", () => byId("sheet-code").hidden ? this.show() : this.hide());
  }

  show() {
    const code = qrCode(codeText(this.orders.text));
    byId("sent").textContent = code ? "Let your umpire scan the code. It has the text of the sheet."
      : "The sheet is too long for a QR code. Copy the text instead.";
    if (!code) return;
    const border = 4;  // squares that readers need
    const side = code.length + 2 * border;
    const squares = code.flatMap((row, y) => row.flatMap((isDark, x) => isDark ? [`M${x} ${y}h1v1h-1z`] : []));
    byId("sheet-code").replaceChildren(svgElement("svg", { viewBox: `${-border} ${-border} ${side} ${side}`, role: "img",
      "aria-label": "QR code of the order sheet", "shape-rendering": "crispEdges" },
    svgElement("path", { d: squares.join("") })));
    byId("sheet-code").hidden = false;
    byId("code").setAttribute("aria-expanded", "true");
    byId("sheet-code").scrollIntoView({ block: "nearest" });
  }

  /** Also when the sheet has changed: a code of an older one would be wrong. */
  hide() {
    byId("sheet-code").hidden = true;
    byId("code").setAttribute("aria-expanded", "false");
  }
}
