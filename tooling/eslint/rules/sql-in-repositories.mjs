const SQL =
  /^\s*(select\s[\s\S]*\bfrom\b|insert\s+into\s|delete\s+from\s|update\s+\w+\s+set\s|with\s+(recursive\s+)?\w+\s+as\s*\(|(create|alter|drop|truncate)\s+table\s)/i;

const message =
  'SQL belongs in a *.repository.ts: give this statement a function with a name there, and call that.';

/** Statements stand in repositories only, so that a table has one place that reads and writes it. */
export const sqlInRepositories = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Literal: (node) => {
      if (typeof node.value === 'string' && SQL.test(node.value)) context.report({ node, message });
    },
    TemplateLiteral: (node) => {
      const text = node.quasis.map(({ value }) => value.cooked ?? '').join(' x ');
      if (SQL.test(text)) context.report({ node, message });
    },
    'CallExpression[callee.property.name="query"]': (node) =>
      context.report({ node: node.callee.property, message }),
  }),
};
