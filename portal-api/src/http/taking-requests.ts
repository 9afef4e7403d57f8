const refuse = (): never => {
  throw new Error('Calls are checked by their contracts and not by JSON schemas');
};

/** How Fastify takes requests, whatever is configured. */
export const takingRequests = {
  bodyLimit: 1024 * 1024,
  return503OnClosing: false, // what comes over a connection that was open is answered
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  // Contracts check calls and shape answers, so nothing is loaded that compiles JSON schemas.
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
};
