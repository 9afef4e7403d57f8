const SQL =
  /^\s*(select\s[\s\S]*\bfrom\b|insert\s+into\s|delete\s+from\s|update\s+\w+\s+set\s|with\s+(recursive\s+)?\w+\s+as\s*\(|(create|alter|drop|truncate)\s+table\s)/i;

// What a statement is put together from: a comparison with a value, an order, an expression over columns.
const PART_OF_SQL =
  /\s(=|<>|<=?|>=?|i?like|in|any)\s*\(?(\$\d|\?(?![\w.]))|\bis (not )?null\b|\bcase when\b[\s\S]*\bend\b|\bnulls (first|last)\b|^\s*(order by|limit|offset) |\b[a-z]{1,2}\.\w+ (desc|asc)\b/;

const message =
  'SQL belongs in a *.repository.ts: give this statement a function with a name there, and call that.';
const partMessage =
  'SQL belongs in a *.repository.ts, and so do the parts that it is put together from: hand over what is asked for, and let a function there put the statement together.';

/** Statements and their parts stand in repositories only, so that a table has one place that reads and writes it. */
export const sqlInRepositories = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const readText = (node, text) => {
      if (SQL.test(text)) context.report({ node, message });
      else if (PART_OF_SQL.test(text)) context.report({ node, message: partMessage });
    };
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') readText(node, node.value);
      },
      TemplateLiteral: (node) =>
        readText(node, node.quasis.map(({ value }) => value.cooked ?? '').join(' x ')),
      'CallExpression[callee.property.name="query"]': (node) =>
        context.report({ node: node.callee.property, message }),
      'ObjectExpression > Property[key.name="sql"]': (node) =>
        context.report({ node: node.key, message: partMessage }),
      // Whoever holds conditions can add to them, also by a variable.
      'ImportDeclaration[source.value=/rows\\u002Fconditions\\.ts$/]': (node) =>
        context.report({ node, message: partMessage }),
    };
  },
};
