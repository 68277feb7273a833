// The page of a campaign for everybody: newsletter, map, standings, biographies, chronicle.
import { byId, element } from "./elements.js";
import { TurnOrders } from "./turn_orders.js";
import { badgeSign } from "./turn_signs.js";
import { TurnMap, aboutPlace } from "./turn_map.js";

/** @param {import("./turn_data.js").TurnData} data */
function showClubPage(data) {
  const map = new TurnMap(byId("map"), new TurnOrders(data, ""), (place) => {
    byId("place").textContent = aboutPlace(data, place);
  });
  byId("nearer").addEventListener("click", () => map.zoom(0.7));
  byId("farther").addEventListener("click", () => map.zoom(1 / 0.7));
  byId("whole").addEventListener("click", () => map.showWhole());
  byId("powers").append(...data.powers.map((power, i) => element("li", {}, badgeSign(power),
    ` ${power.name}: ${data.places.filter((place) => place.owner === i).length}`)));
  byId("made").textContent = "Made by Ephor. This page needs no network.";
  map.refresh();
}

window.addEventListener("DOMContentLoaded", () => showClubPage(JSON.parse(byId("data").textContent)));
