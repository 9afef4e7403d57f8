// Runs before react-dom, which looks for the hook once, when it is loaded.
const runtime = require('react-refresh/runtime');

runtime.injectIntoGlobalHook(globalThis);
globalThis.__PORTAL_REFRESH__ = runtime;
