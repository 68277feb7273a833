// Ephor's core as a WebAssembly module (app/page_core): answers questions. It has no files, no clock and no network.
//
// Inside the module are parts of other programs, under their own licences: libsodium, Copyright 2013-2019 Frank Denis (ISC);
// fmt, Copyright 2012-present Victor Zverovich (MIT); JSON for Modern C++, Copyright 2013-2023 Niels Lohmann (MIT);
// toml++, Copyright Mark Gillard (MIT); Emscripten (MIT), musl (MIT) and LLVM's libraries (Apache 2.0 with exception).

/**
 * What the module's C library asks of its surroundings. Whatever stands for files fails with "not supported".
 * @param {WebAssembly.Module} module
 */
function surroundingsFor(module) {
  /** @type {{[name: string]: {[name: string]: (...numbers: number[]) => number}}} */
  const imports = {};
  const notSupported = 58;
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module))
    if (kind === "function") (imports[from] ??= {})[name] = () => notSupported;
  if (imports.env?.emscripten_notify_memory_growth) imports.env.emscripten_notify_memory_growth = () => 0;
  return imports;
}

/**
 * The module, to be asked. After an error that is thrown (a trap, no memory) it must not be asked again.
 * @param {WebAssembly.Module} module
 * @returns {Promise<{ask: (question: object) => any, memory: WebAssembly.Memory}>}
 */
export async function openCore(module) {
  const instance = await WebAssembly.instantiate(module, surroundingsFor(module));
  const core = /** @type {any} */ (instance.exports);
  core._initialize();
  const ask = (/** @type {object} */ question) => {
    const bytes = new TextEncoder().encode(JSON.stringify(question));
    const asked = core.reserve(bytes.length);
    if (!asked && bytes.length > 0) throw new Error("There is not enough memory for the question.");
    new Uint8Array(core.memory.buffer).set(bytes, asked);
    const answer = core.answer(asked, bytes.length);
    core.release(asked);
    if (!answer) throw new Error("There is not enough memory to answer.");
    const memory = new Uint8Array(core.memory.buffer);
    const text = new TextDecoder().decode(memory.subarray(answer, memory.indexOf(0, answer)));
    core.release(answer);
    return JSON.parse(text);
  };
  return { ask, memory: core.memory };
}

/**
 * The module as a page carries it: base64 of gzip.
 * @param {string} packed
 */
export async function unpackedCore(packed) {
  const zipped = Uint8Array.from(atob(packed), (c) => c.charCodeAt(0));
  const stream = new Blob([zipped]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}
