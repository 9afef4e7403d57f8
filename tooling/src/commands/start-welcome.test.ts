import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { printWelcome } from './start-welcome.ts';

const welcome = (): string => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  printWelcome(4321);
  const [[text]] = log.mock.calls as [[string]];
  log.mockRestore();
  return text;
};

const texts = [
  ['the README', () => readFileSync(join(workspaceRoot, 'README.md'), 'utf8'), 4000],
  ['the welcome of start', welcome, 4321],
] as const;

test.each(texts)(
  'UX-19 %s names the page to try first and who runs the firm',
  (_name, read, port) => {
    const text = read();
    expect(text).toContain(`http://localhost:${port}/review`);
    expect(text).toMatch(/admin@example\.com\b.*\/admin\b/);
  },
);
