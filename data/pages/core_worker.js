// The worker in which a page's core runs: the first message is the packed core, each further one a question.
import { openCore, unpackedCore } from "./core_module.js";

/** @type {ReturnType<typeof openCore> | undefined} */
let opened;

self.addEventListener("message", async ({ data }) => {
  opened ??= unpackedCore(data.core).then(openCore);
  try {
    const core = await opened;
    self.postMessage({ answer: core.ask(data.question) });
  } catch (error) {
    self.postMessage({ failure: String(error) });
  }
});
