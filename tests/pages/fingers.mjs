// Orders that are given by a finger on the map of a turn page.
import assert from "node:assert/strict";

/** A finger on a point of the window. */
async function touch(phone, [x, y]) {
  await phone.touch([x, y]);
  await new Promise((resolve) => setTimeout(resolve, 60));
}

/** Where a sign of the map is in the window, once the map is there. */
async function signAt(phone, selector) {
  return phone.value(`(() => {
    document.getElementById("map").scrollIntoView({ block: "center" });
    const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  })()`);
}

/** Taps the counter of a unit, then a ringed place that no counter covers. Its name; nothing where there is none. */
export async function sendByFinger(phone, name) {
  await phone.value(`document.getElementById("own").click()`);
  const head = `document.querySelector("#panel h3")?.textContent.includes(${JSON.stringify(name)})`;
  for (let i = 0; i < 4 && !(await phone.value(head)); ++i) {
    await touch(phone, await signAt(phone, `.counter[aria-label^=${JSON.stringify(`${name} at`)}]`));  // counters may overlap
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  assert.ok(await phone.value(head), name);
  for (let i = 0; i < 4; ++i) {
    const places = await phone.value(`(() => {
      const map = document.getElementById("map").getBoundingClientRect();
      const counters = [...document.querySelectorAll(".counter")].map((one) => one.getBoundingClientRect());
      return [...document.querySelectorAll(".city:has(.reach)")].map((city) => {
        const box = city.querySelector(".badge").getBoundingClientRect();
        return { name: city.getAttribute("aria-label").split(",")[0], x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }).filter(({ x, y }) => x > map.x + 10 && x < map.right - 10 && y > map.y + 10 && y < map.bottom - 10 &&
        !counters.some((box) => x > box.x - 6 && x < box.right + 6 && y > box.y - 6 && y < box.bottom + 6));
    })()`);
    if (places.length > i) {
      await touch(phone, [places[i].x, places[i].y]);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const to = await phone.value(`document.querySelector("#goal").selectedOptions[0].textContent`);
      if (!to.startsWith("Stay")) return to.replace(/ \(.*\)$/, "");
    }
    await touch(phone, await signAt(phone, "#nearer"));
  }
  return "";
}
