/** Longest function, lines with code counted. */
const MAX_FUNCTION_LINES = 60;

// `describe(…)`, `describe.each(rows)(…)` and Playwright's `test.describe(…)`.
const isDescribe = ({ parent }) =>
  parent.type === 'CallExpression' && /^(test\.)?describe\b/.test(calleeText(parent.callee));

const calleeText = (callee) => {
  if (callee.type === 'CallExpression') return calleeText(callee.callee);
  if (callee.type !== 'MemberExpression') return callee.name ?? '';
  return `${calleeText(callee.object)}.${callee.property.name ?? ''}`;
};

const linesOfCode = (tokens) => {
  const lines = new Set();
  for (const { loc } of tokens)
    for (let line = loc.start.line; line <= loc.end.line; line++) lines.add(line);
  return lines.size;
};

/** As ESLint's own rule `max-lines-per-function`, but a `describe` block is no function: it only groups tests. */
export const maxFunctionLines = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => {
    const check = (node) => {
      if (isDescribe(node)) return;
      const lines = linesOfCode(context.sourceCode.getTokens(node));
      if (lines <= MAX_FUNCTION_LINES) return;
      context.report({
        loc: node.loc.start,
        message: `This function has ${lines} lines of code, and ${MAX_FUNCTION_LINES} is the most that is read at once: take it apart.`,
      });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
    };
  },
};
