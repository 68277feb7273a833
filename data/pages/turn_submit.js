// Submits the sheet to the server that the page came from, and shows what the server has received.
import { byId, element } from "./elements.js";

/** @typedef {import("./turn_orders.js").TurnOrders} TurnOrders */
/** @typedef {{line: number, text: string, isAdvice: boolean}} Problem */
/**
 * What the server has of the power, or why it does not take a sheet.
 * @typedef {object} Status
 * @property {number} turn
 * @property {boolean} isOpen  orders are awaited
 * @property {"player" | "deputy"} seat  whose link this is
 * @property {string | null} received  when the last sheet came
 * @property {string} digest  of that sheet
 * @property {boolean} isSubmitted  the umpire has submitted it
 * @property {Problem[]} problems
 * @property {string} [error]
 */

export class Submission {
  /** @param {TurnOrders} orders */
  constructor(orders) {
    this.orders = orders;
  }

  begin() {
    byId("submit").hidden = false;
    byId("copy").classList.remove("main");
    byId("submit").addEventListener("click", () => this.submit());
    this.ask("status", {}).then((status) => status && this.show(status));
  }

  async submit() {
    byId("submit").disabled = true;
    byId("sent").textContent = "Submitting…";
    const status = await this.ask("orders", { method: "POST", body: this.orders.text,
      headers: { "Content-Type": "text/plain;charset=utf-8" } });
    byId("submit").disabled = false;
    byId("sent").textContent = status ? status.error ?? ""
      : "The orders were not submitted: the server does not answer. Try again, or copy the text and send it to your umpire.";
    if (!status || status.error) return;
    this.show(status);
    byId("receipt").scrollIntoView({ block: "nearest" });
  }

  /** @param {string} what @param {RequestInit} how @returns {Promise<Status | null>} */
  async ask(what, how) {
    try {
      return await (await fetch(what, { ...how, cache: "no-store" })).json();
    } catch {
      return null;
    }
  }

  /** @param {Status} status */
  show(status) {
    if (status.turn !== this.orders.data.turn || status.isOpen !== this.orders.data.isOpen)
      byId("sent").textContent = "The campaign has moved on. Load this page again.";
    byId("deputy").hidden = status.seat !== "deputy";
    byId("receipt").hidden = status.received === null;
    if (status.received === null) return;
    const faults = status.problems.filter((problem) => !problem.isAdvice).length;
    const found = faults === 0 ? "no problems" : faults === 1 ? "1 problem" : `${faults} problems`;
    const taken = status.isSubmitted ? " Your umpire has submitted these orders." : "";
    byId("received").textContent =
      `Your umpire has received a sheet: ${found}. ${status.received}. Receipt ${status.digest.slice(0, 16)}.${taken}`;
    byId("problems").replaceChildren(...status.problems.map((problem) =>
      element("li", { class: problem.isAdvice ? "advice" : "fault" },
        problem.line > 0 ? `Line ${problem.line}: ${problem.text}` : problem.text)));
  }
}
