// The page has one refresh runtime, whichever build brought it first: the one that react-dom of a shell made for
// development knows. Under a released shell, whose react-dom replaces nothing, changed code takes a fresh page.
// A name of hot-config.ts: whoever asks for the runtime by its own name gets this file.
const own = require('refresh-runtime-of-the-library');

const ofShell = globalThis.__PORTAL_REFRESH__;

module.exports = ofShell
  ? { ...ofShell, injectIntoGlobalHook: () => undefined }
  : {
      ...own,
      injectIntoGlobalHook: () => undefined,
      performReactRefresh: () => globalThis.location.reload(),
    };
