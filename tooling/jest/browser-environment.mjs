import { createRequire } from 'node:module';
import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

// The one that Testing Library's queries by role are made for.
const ariaRoles = ['@testing-library/react', '@testing-library/dom'].reduce(
  (require, name) => createRequire(require.resolve(name)),
  createRequire(import.meta.url),
)('aria-query');

const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextEncoder',
  'TextDecoder',
  'CompressionStream',
  'DecompressionStream',
];

/** A channel that a test left open must not keep the process alive. */
class UnreferencedChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** jsdom lacks fetch and streams; Node's are handed in so that the API client runs as it does in a browser. */
export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.BroadcastChannel = UnreferencedChannel;
    // The tables of roles are built of 150 files; they never change, so a process loads them once and not in every test file.
    this.global.ariaRoles = ariaRoles;
  }
}
