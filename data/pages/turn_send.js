// What a player does with a finished sheet: copy, share, mail, save, print.
import { byId } from "./elements.js";

/** @typedef {import("./turn_orders.js").TurnOrders} TurnOrders */

/** @param {TurnOrders} orders */
export function listenToSending(orders) {
  const { data } = orders;
  const title = `Orders of ${data.powers[data.power].name}, turn ${data.turn}`;
  const said = (/** @type {string} */ words) => { byId("sent").textContent = words; };
  byId("copy").addEventListener("click", async () => said(await copied(orders.text)
    ? "Copied. Paste it into a message to your umpire." : "Select the text above and copy it by hand."));
  byId("share").hidden = !navigator.share;
  byId("share").addEventListener("click", async () => {
    try {
      await navigator.share({ title, text: orders.text });
      said("Shared.");
    } catch {
      said("It was not shared. Copy the text instead.");
    }
  });
  byId("mail").addEventListener("click", () => {
    const address = /<([^>]*)>/.exec(data.replyTo)?.[1] ?? data.replyTo;
    byId("mail").href = `mailto:${address}?subject=${encodeURIComponent(`${data.campaign}: ${title}`)}&body=${
      encodeURIComponent(orders.text.replace(/\n/g, "\r\n"))}`;
  });
  byId("save").addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([orders.text], { type: "text/plain" }));
    link.download = `${title}.txt`.replace(/[\\/:*?"<>|]/g, "_");
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);  // some browsers read it later
    said(`Saved as ${link.download}.`);
  });
  byId("print").addEventListener("click", () => print());
  addEventListener("beforeprint", () => { byId("text").style.height = `${byId("text").scrollHeight}px`; });
  addEventListener("afterprint", () => { byId("text").style.height = ""; });
}

/** @param {string} text */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    byId("text").select();
    return document.execCommand("copy");
  }
}
