// A page in a real Chromium with the screen, touch and processor of a phone. Needs `chromium`, which is not part of the
// build environment, so what uses it is run by hand.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class Phone {
  /** @param {{width?: number, height?: number, slower?: number, dark?: boolean}} [screen]  slower: of the processor */
  static async started({ width = 390, height = 844, slower = 4, dark = false } = {}) {
    const phone = new Phone();
    await phone.send("Target.setDiscoverTargets", { discover: true });
    const { targetId } = await phone.send("Target.createTarget", { url: "about:blank" });
    phone.session = (await phone.send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
    for (const part of ["Page", "Runtime", "Log", "Network"]) await phone.send(`${part}.enable`);
    await phone.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 2, mobile: true });
    await phone.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await phone.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await phone.send("Emulation.setEmulatedMedia",
      { features: [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }] });
    return phone;
  }

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), "ephor-phone-"));
    this.browser = spawn("chromium", ["--headless", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu",
      `--user-data-dir=${this.folder}`], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.number = 0;
    this.waiting = new Map();
    /** What the page complained of, and what it asked of the network. @type {string[]} */
    this.complaints = [];
    /** @type {string[]} */
    this.requests = [];
    let rest = "";
    this.browser.stdio[4].on("data", (bytes) => {
      const messages = (rest + bytes).split("\0");
      rest = messages.pop() ?? "";
      for (const message of messages) this.heard(JSON.parse(message));
    });
  }

  heard({ id, result, error, method, params }) {
    if (id) {
      const { resolve, reject } = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) reject(new Error(error.message));
      else resolve(result);
    } else if (method === "Runtime.exceptionThrown") {
      this.complaints.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    } else if (method === "Log.entryAdded") {
      this.complaints.push(params.entry.text);
    } else if (method === "Network.requestWillBeSent") {
      this.requests.push(params.request.url);
    }
  }

  send(method, params = {}) {
    const id = ++this.number;
    const message = { id, method, params, ...(this.session && { sessionId: this.session }) };
    this.browser.stdio[3].write(`${JSON.stringify(message)}\0`);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  async open(file) {
    await this.send("Page.navigate", { url: `file://${file}` });
    await this.until("document.readyState === 'complete'");
  }

  /** The value of an expression of the page. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate",
      { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits until the expression is true. Returns the milliseconds. */
  async until(expression, atMost = 60_000) {
    const begin = performance.now();
    while (!(await this.value(expression))) {
      if (performance.now() - begin > atMost) throw new Error(`It never came: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return performance.now() - begin;
  }

  /** A finger on the middle of an element. */
  async tap(selector) {
    const [x, y] = await this.value(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: "center" });
      const place = element.getBoundingClientRect();
      return [place.x + place.width / 2, place.y + place.height / 2];
    })()`);
    await this.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await this.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  async picture(file) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(file, Buffer.from(data, "base64"));
  }

  async close() {
    const gone = new Promise((resolve) => this.browser.once("exit", resolve));
    this.browser.kill();
    await gone;
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
