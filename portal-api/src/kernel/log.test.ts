import { createLog } from './log.ts';

test('SC-34 an entry of the log is one line with its time in UTC, whatever somebody sends', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const sent = 'a\r\n{"level":"info","message":"forged"}\n\u001b[2J\u0000\u2028b';
  log.child({ site: sent }).warn({ [sent]: sent, err: new Error(sent) }, sent);
  expect(lines).toHaveLength(1);
  const [line = ''] = lines;
  expect([...line.trimEnd()].filter((sign) => sign < ' ')).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    level: 'warn',
    site: sent,
    message: sent,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
});

test('SC-34 what a driver hangs on its error stays out of the log', () => {
  const lines: string[] = [];
  const error = Object.assign(new Error('broken'), { detail: 'Key (email)=(ann@example.com)' });
  createLog('info', { write: (line) => lines.push(line) }).error({ err: error }, 'call failed');
  expect(lines.join()).toContain('broken');
  expect(lines.join()).not.toContain('ann@example.com');
});
