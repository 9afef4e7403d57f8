import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

// Every document that is scanned has to read it, and this one is half as long as what the package brings to Node.
const scannerSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a scanner finds against WCAG 2.2 A and AA, each with its rule and element. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  // Where the scanner already is, a second scan need not parse it again.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(scannerSource);
  const violations = await page.evaluate(async (values) => {
    const { axe: scanner } = globalThis as unknown as { axe: typeof axe };
    const { violations: found } = await scanner.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values },
    });
    return found;
  }, tags);
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} (${violation.help})`),
  );
};
