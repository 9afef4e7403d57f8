/** One way to write a function; a generator has no arrow. */
export const arrowsOnly = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    'FunctionDeclaration[generator=false]': (node) =>
      context.report({ node, message: 'Functions are arrows: const name = () => …' }),
  }),
};
