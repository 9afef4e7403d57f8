import { randomUUID } from 'node:crypto';
import { sendRemoteReports, type RemoteReport } from '@portal/shared-contracts/remote';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { releaseDesk, setOf, versionOf } from '../../../test/releases/release-desk.ts';

let portal: TestApp;
let desk: ReturnType<typeof releaseDesk>;
beforeAll(async () => {
  portal = await createTestApp();
  desk = releaseDesk(portal);
});
afterAll(() => portal.close());

describe('reports', () => {
  const report = (cause: RemoteReport['cause'], version: string): RemoteReport => ({
    remote: 'mfe-ill',
    release: version,
    cause,
    detail: 'boom',
  });

  test('PL-16 a broken canary is taken back by reports alone in under 60 seconds', async () => {
    await desk.live({ remote: 'mfe-ill', version: '1.0.0' });
    await desk.publish({ remote: 'mfe-ill', version: '1.1.0' });
    await desk.release('canary', 'mfe-ill', '1.1.0', '10');
    const started = portal.clock.now().getTime();
    for (let round = 0; round < 8; round += 1) {
      portal.clock.advance(5_000);
      await desk.device().call(sendRemoteReports, {
        reports: [report('load-failed', '1.1.0'), report('loaded', '1.0.0')],
      });
    }
    expect(portal.clock.now().getTime() - started).toBeLessThan(60_000);
    expect(await desk.release('list', 'mfe-ill')).toMatch(
      /1\.1\.0 .*TAKEN BACK: it failed on 5 of 5 devices/,
    );
    expect(await desk.release('history', 'mfe-ill')).toContain('take-back');
    const versions = await Promise.all(
      Array.from({ length: 40 }, async () => versionOf(await setOf(portal.visit()), 'mfe-ill')),
    );
    expect(new Set(versions)).toEqual(new Set(['1.0.0']));
  });

  test('PL-17 a few failures among many loads take nothing back', async () => {
    await desk.live({ remote: 'mfe-well', version: '1.0.0' });
    await desk.live({ remote: 'mfe-well', version: '1.1.0' });
    const of = (cause: RemoteReport['cause']): RemoteReport => ({
      remote: 'mfe-well',
      release: '1.1.0',
      cause,
    });
    for (let round = 0; round < 24; round += 1)
      await desk.device().call(sendRemoteReports, {
        reports: [of(round < 19 ? 'loaded' : 'load-failed')],
      });
    expect(versionOf(await setOf(portal.visit()), 'mfe-well')).toBe('1.1.0');
  });

  test.each([
    [
      'one device that reports a hundred failures',
      () => Array<undefined>(2).fill(undefined),
      'mfe-one',
    ],
    [
      'twenty devices of one network address',
      () => Array<string>(20).fill('203.0.113.7'),
      'mfe-office',
    ],
  ])('%s takes nothing back', async (_name, addresses, remote) => {
    await desk.live({ remote, version: '1.0.0' });
    await desk.live({ remote, version: '1.1.0' });
    const reports = Array.from({ length: 50 }, () => ({
      remote,
      release: '1.1.0',
      cause: 'load-failed' as const,
    }));
    const same = desk.device();
    for (const address of addresses())
      await (address ? desk.device(address) : same).call(sendRemoteReports, { reports });
    expect(versionOf(await setOf(portal.visit()), remote)).toBe('1.1.0');
  });

  test('PL-17 reports of an invented device take nothing back', async () => {
    await desk.live({ remote: 'mfe-invented', version: '1.0.0' });
    await desk.live({ remote: 'mfe-invented', version: '1.1.0' });
    for (let round = 0; round < 10; round += 1) {
      const client = portal.visit();
      client.cookies.set('portal_device', `${randomUUID()}.${'A'.repeat(22)}`);
      await client.call(sendRemoteReports, {
        reports: [{ remote: 'mfe-invented', release: '1.1.0', cause: 'load-failed' }],
      });
    }
    expect(versionOf(await setOf(portal.visit()), 'mfe-invented')).toBe('1.1.0');
  });
});

describe('P-08 strangers and a release that everybody has', () => {
  const failure = (remote: string) => ({
    reports: [{ remote, release: '1.1.0', cause: 'load-failed' as const }],
  });
  const live = async (remote: string) => {
    await desk.live({ remote, version: '1.0.0' });
    await desk.live({ remote, version: '1.1.0' });
  };
  const shown = async (remote: string) => versionOf(await setOf(portal.visit()), remote);

  test('P-08 thirty unknown devices of thirty networks raise an alarm, and take nothing back', async () => {
    await live('mfe-strangers');
    for (let place = 0; place < 30; place += 1)
      await desk.device(`198.51.${place}.7`).call(sendRemoteReports, failure('mfe-strangers'));
    expect(await shown('mfe-strangers')).toBe('1.1.0');
    const metrics = await portal.visit().inject({ method: 'GET', url: '/metrics' });
    expect(metrics.body).toContain(
      'portal_release_alerts_total{remote="mfe-strangers",release="1.1.0"} 1',
    );
    const alarms = portal.logged.filter(({ message }) => message.includes('look at it'));
    expect(alarms).toHaveLength(1);
  });

  test('P-08 devices of one /64 or one /24 are one network, also for a canary', async () => {
    await desk.live({ remote: 'mfe-narrow', version: '1.0.0' });
    await desk.publish({ remote: 'mfe-narrow', version: '1.1.0' });
    await desk.release('canary', 'mfe-narrow', '1.1.0', '100');
    for (let place = 1; place <= 15; place += 1) {
      await desk.device(`2001:db8:1:2::${place}`).call(sendRemoteReports, failure('mfe-narrow'));
    }
    expect(await shown('mfe-narrow')).toBe('1.1.0');
    await desk.device('2001:db8:1:3::1').call(sendRemoteReports, failure('mfe-narrow'));
    expect(await shown('mfe-narrow')).toBe('1.0.0');
  });

  test('P-08 five signed-in people take it back', async () => {
    await live('mfe-people');
    const people = ['customer', 'newCustomer', 'writer', 'writer2', 'reviewer'] as const;
    for (const [place, person] of people.entries()) {
      expect(await shown('mfe-people')).toBe('1.1.0');
      const browser = await portal.signIn(person);
      browser.cookies.set('portal_device', portal.releases.devices.issue().cookie);
      await browser.call(sendRemoteReports, failure('mfe-people'), { from: `192.0.${place}.9` });
    }
    expect(await shown('mfe-people')).toBe('1.0.0');
  });

  test('P-08 one person with many devices does not', async () => {
    await live('mfe-busy');
    for (let place = 0; place < 10; place += 1) {
      const browser = await portal.signIn('customer');
      browser.cookies.set('portal_device', portal.releases.devices.issue().cookie);
      await browser.call(sendRemoteReports, failure('mfe-busy'), { from: `203.0.${place}.9` });
    }
    expect(await shown('mfe-busy')).toBe('1.1.0');
  });

  test('P-08 what strangers report is believed where the server finds the files damaged', async () => {
    await live('mfe-damaged');
    await portal.releases.store.write(
      'mfe-damaged',
      '1.1.0',
      new Map([['remoteEntry.js', Buffer.from('other bytes')]]),
    );
    for (let place = 0; place < 5; place += 1)
      await desk.device(`100.64.${place}.7`).call(sendRemoteReports, failure('mfe-damaged'));
    expect(await shown('mfe-damaged')).toBe('1.0.0');
    expect(await desk.release('list', 'mfe-damaged')).toMatch(/TAKEN BACK: its file .* is damaged/);
  });
});

test('a report of a release that nobody published is forgotten', async () => {
  await portal.visit().call(sendRemoteReports, {
    reports: [{ remote: 'mfe-none', release: '9.9.9', cause: 'load-failed' }],
  });
  const metrics = await portal.visit().inject({ method: 'GET', url: '/metrics' });
  expect(metrics.body).not.toContain('mfe-none');
});

test('PL-17 failures of hours ago do not count as new for devices that were seen again', async () => {
  await desk.live({ remote: 'mfe-healed', version: '1.0.0' });
  await desk.publish({ remote: 'mfe-healed', version: '1.1.0' });
  const say = (device: ReturnType<typeof desk.device>, cause: RemoteReport['cause']) =>
    device.call(sendRemoteReports, {
      reports: [{ remote: 'mfe-healed', release: '1.1.0', cause }],
    });
  const devices = Array.from({ length: 6 }, () => desk.device());
  for (const device of devices) await say(device, 'load-failed');
  await desk.release('canary', 'mfe-healed', '1.1.0', '100');
  portal.clock.advance(2 * 3_600_000);
  for (const device of devices) await say(device, 'loaded');
  // One new failure is one, not the seventh.
  await say(desk.device(), 'load-failed');
  expect(versionOf(await setOf(portal.visit()), 'mfe-healed')).toBe('1.1.0');
});
