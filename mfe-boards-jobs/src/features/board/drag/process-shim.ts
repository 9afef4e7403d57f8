// react-trello reads `process.env` for its logging switch, and browsers have no `process`.
const scope = globalThis as unknown as { process?: { env: Record<string, string> } };
scope.process ??= { env: {} };
