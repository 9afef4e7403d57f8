import type { PortalApp } from './portal-app.ts';

/** How often work is done, and what the log says when it fails. */
export interface Rhythm {
  milliseconds: number;
  /** Also as soon as the server listens. */
  isAtOnce?: true;
  failure: string;
}

/** Runs work again and again as long as this server listens, never twice at a time. */
export const runEvery = (
  app: PortalApp,
  { milliseconds, isAtOnce, failure }: Rhythm,
  work: () => Promise<unknown>,
): void => {
  const { background, log } = app.portal.platform;
  let isBusy = false;
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    if (isBusy) return;
    isBusy = true;
    const running = work()
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        isBusy = false;
      });
    background.run(running);
  };
  app.addHook('onListen', async () => {
    if (isAtOnce) run();
    timer = setInterval(run, milliseconds);
    timer.unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
};
