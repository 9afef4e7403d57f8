import axe from 'axe-core';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a scanner finds against WCAG 2.2 A and AA, each with its rule and element. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  // Where the scanner already is, a second scan need not parse it again.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
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
