import { defineConfig } from '@playwright/test';

const headless = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';
const whole = process.env['WHOLE_CHROMIUM'] ?? '/usr/bin/chromium';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// A page lives for seconds here: code made fast for later, by threads beside it, costs two cores more than it gives.
const shortLived = [
  '--js-flags=--no-turbofan,--no-maglev,--single-threaded',
  '--num-raster-threads=1',
  '--in-process-gpu',
];

/** Journeys run in a real Chromium against the built system, which the global set-up starts on a free port. */
export default defineConfig({
  testDir: './specs',
  globalSetup: './harness/portal/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Limits that nothing but a true failure reaches, also on a machine three times slower and busy with more
  // than this run: the longest journey takes about two minutes on a quiet one. No test has a limit of its own.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [[process.env['CI'] ? 'line' : 'list'], ['./harness/failures-reporter.ts']],
  // Two runs side by side need two folders.
  outputDir: process.env['E2E_OUTPUT'] ?? './test-results',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Recording every step slows the run; ask for it when a journey has to be understood.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    // Opening animations only make each step wait; the tests of motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'headless',
      use: { launchOptions: { executablePath: headless, args: [...args, ...shortLived] } },
    },
    // The browser that people have: it blocks the storage of foreign frames, prints and draws frames of its own.
    { name: 'whole', grep: /@whole/, use: { launchOptions: { executablePath: whole, args } } },
  ],
});
