import { readFile } from 'node:fs/promises';
import { TestEnvironment } from 'jest-environment-node';

const shipped = (name) => readFile(new URL(name, import.meta.resolve('@electric-sql/pglite')));

const prepare = async () => {
  const code = await shipped('pglite.wasm');
  const fsBundle = new Blob([await shipped('pglite.data')]);
  // Never used, but while it lives the engine finds its machine code again for equal bytes.
  return { code, fsBundle, kept: await WebAssembly.compile(code) };
};

// Jest loads this file once in each of its processes, so what one test file warmed up serves all that follow.
let prepared;

/** Spares every test file the compiling of the embedded database, which costs seconds. */
export default class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    prepared ??= prepare();
    this.global.preparedPglite = await prepared;
  }
}
