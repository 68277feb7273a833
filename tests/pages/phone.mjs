// A page in a real browser with the screen and touch of a phone: Chromium, with the processor of a phone, too; or Firefox,
// where EPHOR_BROWSER is `firefox`. Needs `chromium` or `firefox-esr`, which are not part of the build environment, so what
// uses it is run by hand. Firefox needs Node's WebSocket: before Node 22, `node --experimental-websocket`.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const isFirefox = process.env.EPHOR_BROWSER === "firefox";

/** @param {{width?: number, height?: number, slower?: number, dark?: boolean}} [screen]  slower, dark: in Chromium only */
export function startPhone(screen) {
  return isFirefox ? FirefoxPhone.started(screen) : ChromiumPhone.started(screen);
}

/** Of a file on the disk, or an address as it is. @param {string} file */
function urlOf(file) {
  return file.includes("://") ? file : `file://${file}`;
}

/** What both browsers do alike. */
class Phone {
  /** @param {string[]} command @param {import("node:child_process").StdioOptions} stdio */
  constructor(command, stdio) {
    this.folder = mkdtempSync(join(tmpdir(), "ephor-phone-"));
    const [program, ...given] = command.map((word) => word.replace("FOLDER", this.folder));
    this.browser = spawn(program, given, { stdio });
    this.number = 0;
    this.waiting = new Map();
    /** What the page complained of, and what it asked of the network. @type {string[]} */
    this.complaints = [];
    /** @type {string[]} */
    this.requests = [];
  }

  /** Sends a message as text by `post`; resolves with what the browser answers. */
  ask(post, message) {
    const id = ++this.number;
    post(JSON.stringify({ id, ...message }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  answered({ id, result, error, message }) {
    const { resolve, reject } = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) reject(new Error(error.message ?? message));
    else resolve(result);
  }

  /** Waits until the expression is true, over a reload of the page, too. Returns the milliseconds. */
  async until(expression, atMost = 60_000) {
    const begin = performance.now();
    const isTrue = () => this.value(expression).catch((error) => {
      if (!error.message.includes("navigated or closed")) throw error;
    });
    while (!(await isTrue())) {
      if (performance.now() - begin > atMost) throw new Error(`It never came: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return performance.now() - begin;
  }

  /** A finger on the middle of an element. */
  async tap(selector) {
    await this.touch(await this.value(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: "center" });
      const place = element.getBoundingClientRect();
      return [place.x + place.width / 2, place.y + place.height / 2];
    })()`));
  }

  async close() {
    const gone = new Promise((resolve) => this.browser.once("exit", resolve));
    this.browser.kill();
    await gone;
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

const startUp = 1_500;  // milliseconds: on a phone the browser runs already

/** By the DevTools protocol. */
class ChromiumPhone extends Phone {
  /** @param {{width?: number, height?: number, slower?: number, dark?: boolean}} [screen]  slower: of the processor */
  static async started({ width = 390, height = 844, slower = 4, dark = false } = {}) {
    const phone = new ChromiumPhone();
    await phone.send("Target.setDiscoverTargets", { discover: true });
    const { targetId } = await phone.send("Target.createTarget", { url: "about:blank" });
    phone.session = (await phone.send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
    for (const part of ["Page", "Runtime", "Log", "Network"]) await phone.send(`${part}.enable`);
    await phone.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 2, mobile: true });
    await phone.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await phone.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await phone.send("Emulation.setEmulatedMedia",
      { features: [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }] });
    await new Promise((resolve) => setTimeout(resolve, startUp));
    return phone;
  }

  constructor() {
    super(["chromium", "--headless", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu", "--user-data-dir=FOLDER"],
      ["ignore", "ignore", "ignore", "pipe", "pipe"]);
    let rest = "";
    this.browser.stdio[4].on("data", (bytes) => {
      const messages = (rest + bytes).split("\0");
      rest = messages.pop() ?? "";
      for (const message of messages) this.heard(JSON.parse(message));
    });
  }

  heard(message) {
    const { method, params } = message;
    if (message.id) {
      this.answered(message);
    } else if (method === "Runtime.exceptionThrown") {
      this.complaints.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    } else if (method === "Log.entryAdded") {
      this.complaints.push(params.entry.text);
    } else if (method === "Network.requestWillBeSent") {
      this.requests.push(params.request.url);
    }
  }

  send(method, params = {}) {
    return this.ask((text) => this.browser.stdio[3].write(`${text}\0`),
      { method, params, ...(this.session && { sessionId: this.session }) });
  }

  async open(file) {
    await this.send("Page.navigate", { url: urlOf(file) });
    await this.until("document.readyState === 'complete'");
  }

  /** The value of an expression of the page. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate",
      { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** A finger on a point of the window. */
  async touch([x, y]) {
    await this.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await this.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  async picture(file) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(file, Buffer.from(data, "base64"));
  }
}

/** By WebDriver BiDi. */
class FirefoxPhone extends Phone {
  static async started({ width = 390, height = 844 } = {}) {
    const phone = new FirefoxPhone();
    await phone.connect();
    await phone.send("session.new", { capabilities: {} });
    await phone.send("session.subscribe", { events: ["log.entryAdded", "network.beforeRequestSent"] });
    const { contexts } = await phone.send("browsingContext.getTree");
    phone.context = contexts[0].context;
    await phone.send("browsingContext.setViewport",
      { context: phone.context, viewport: { width, height }, devicePixelRatio: 2 });
    return phone;
  }

  constructor() {
    super(["firefox-esr", "--headless", "--no-remote", "--profile", "FOLDER", "--remote-debugging-port=0"],
      ["ignore", "ignore", "pipe"]);
  }

  /** Firefox says where it listens. */
  async connect() {
    let said = "";
    const address = await new Promise((resolve, reject) => {
      this.browser.once("exit", () => reject(new Error(said)));
      this.browser.stderr.on("data", (bytes) => {
        said += bytes;
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
        if (found) resolve(found[1]);
      });
    });
    this.socket = new WebSocket(`${address}/session`);
    this.socket.addEventListener("message", ({ data }) => this.heard(JSON.parse(data)));
    await new Promise((resolve, reject) => {
      this.socket.addEventListener("open", resolve);
      this.socket.addEventListener("error", reject);
    });
  }

  heard(message) {
    const { method, params } = message;
    if (message.id) this.answered(message);
    else if (method === "log.entryAdded" && ["error", "warn"].includes(params.level)) this.complaints.push(params.text);
    else if (method === "network.beforeRequestSent") this.requests.push(params.request.url);
  }

  send(method, params = {}) {
    return this.ask((text) => this.socket.send(text), { method, params });
  }

  async open(file) {
    await this.send("browsingContext.navigate", { context: this.context, url: urlOf(file), wait: "complete" });
  }

  async value(expression) {
    const { result, exceptionDetails } = await this.send("script.evaluate", {
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
      target: { context: this.context }, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.type === "string" ? JSON.parse(result.value) : undefined;
  }

  async touch([x, y]) {
    await this.send("input.performActions", { context: this.context, actions: [{ type: "pointer", id: "finger",
      parameters: { pointerType: "touch" }, actions: [{ type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }] }] });
  }

  async picture(file) {
    const { data } = await this.send("browsingContext.captureScreenshot", { context: this.context });
    writeFileSync(file, Buffer.from(data, "base64"));
  }
}
