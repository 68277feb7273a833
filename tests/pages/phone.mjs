<<<<<<< HEAD
// A phone for tests of the web pages: Chromium with a small screen and touch, spoken to over its debugging pipe.
=======
// A page in a real Chromium with the screen, touch and processor of a phone. Needs `chromium`, which is not part of the
// build environment, so what uses it is run by hand.
>>>>>>> main
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

<<<<<<< HEAD
const answerTime = 60_000; // milliseconds
const mostTries = 20;

/** The pipe to a browser: messages end with a zero byte. */
class Pipe {
  constructor(process) {
    this.waiting = new Map();
    this.number = 0;
    this.out = process.stdio[3];
    let rest = "";
    process.stdio[4].on("data", (chunk) => {
      const messages = (rest + chunk).split("\0");
      rest = messages.pop();
      for (const message of messages) this.take(JSON.parse(message));
    });
  }

  take(message) {
    const waiting = this.waiting.get(message.id);
    if (!waiting) return; // an event
    this.waiting.delete(message.id);
    if (message.error) waiting.reject(new Error(`${waiting.method}: ${message.error.message}`));
    else waiting.resolve(message.result);
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.number;
    this.out.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${method}: no answer`)), answerTime);
      this.waiting.set(id, {
        method,
        resolve: (result) => { clearTimeout(late); resolve(result); },
        reject: (error) => { clearTimeout(late); reject(error); },
      });
    });
  }
}

export class Phone {
  /** @param {{width?: number, height?: number, dark?: boolean, textScale?: number}} screen */
  static async start({ width = 390, height = 844, dark = false, textScale = 1 } = {}) {
    const phone = new Phone();
    phone.folder = mkdtempSync(join(tmpdir(), "ephor-phone-"));
    phone.process = spawn(process.env.CHROMIUM ?? "chromium", ["--headless=new", "--no-sandbox", "--disable-gpu",
      "--remote-debugging-pipe", `--user-data-dir=${phone.folder}`, "about:blank"],
      { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    phone.pipe = new Pipe(phone.process);
    const { targetId } = await phone.pipe.send("Target.createTarget", { url: "about:blank" });
    phone.session = (await phone.pipe.send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
    phone.zoom = textScale;
    await phone.send("Page.enable");
    await phone.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 2, mobile: true });
    await phone.send("Emulation.setTouchEmulationEnabled", { enabled: true });
=======
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
>>>>>>> main
    await phone.send("Emulation.setEmulatedMedia",
      { features: [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }] });
    return phone;
  }

<<<<<<< HEAD
  send(method, params) { return this.pipe.send(method, params, this.session); }

  /** Opens a page, or opens it again. Its texts have the size that the phone's settings ask for. */
  async open(file) {
    await this.send("Page.navigate", { url: file.startsWith("file:") ? file : `file://${file}` });
    await this.until("document.readyState === 'complete' && document.body !== null");
    if (this.zoom !== 1) await this.value(`document.documentElement.style.fontSize = "${100 * this.zoom}%"`);
  }

  /** Waits until pages keep what they store: a browser with a new profile may lose what its first page stored. */
  async untilItKeeps(file) {
    await this.open(file);
    for (let tries = 0; tries < mostTries; ++tries) {
      await this.value("localStorage.setItem('kept', 'yes')");
      await this.reload();
      if (await this.value("localStorage.getItem('kept') === 'yes'")) return;
    }
    throw new Error("the browser keeps nothing");
  }

  async reload() {
    await this.value("window.isOld = true");
    await this.send("Page.reload");
    await this.until("window.isOld === undefined && document.readyState === 'complete'");
    if (this.zoom !== 1) await this.value(`document.documentElement.style.fontSize = "${100 * this.zoom}%"`);
  }

  /** The value of an expression in the page. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", { expression, returnByValue: true });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
    return result.value;
  }

  async until(expression) {
    for (const end = Date.now() + answerTime; Date.now() < end;) {
      if (await this.value(expression).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`never: ${expression}`);
  }

  /** Taps the middle of what a selector finds. */
  async tap(selector) {
    const at = await this.value(`(() => {
      const found = document.querySelector(${JSON.stringify(selector)});
      found.scrollIntoView({ block: "center" });
      const box = found.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    })()`);
    await this.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
=======
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
>>>>>>> main
    await this.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  async picture(file) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(file, Buffer.from(data, "base64"));
  }

  async close() {
<<<<<<< HEAD
    await this.pipe.send("Browser.close").catch(() => undefined);
    await new Promise((resolve) => { if (this.process.exitCode === null) this.process.once("exit", resolve); else resolve(); });
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
=======
    const gone = new Promise((resolve) => this.browser.once("exit", resolve));
    this.browser.kill();
    await gone;
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
>>>>>>> main
  }
}
