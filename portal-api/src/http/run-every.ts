import type { PortalApp } from './portal-app.ts';

/** Runs work again and again as long as this server listens, never twice at a time. */
export const runEvery = (
  app: PortalApp,
  milliseconds: number,
  work: () => Promise<void>,
  failure: string,
): void => {
  let isBusy = false;
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    if (isBusy) return;
    isBusy = true;
    const running = work()
      .catch((error: unknown) => app.portal.platform.log.error({ err: error }, failure))
      .finally(() => {
        isBusy = false;
      });
    app.portal.background.run(running);
  };
  app.addHook('onListen', async () => {
    timer = setInterval(run, milliseconds);
    timer.unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
};
