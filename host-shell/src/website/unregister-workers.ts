/** Removes any service worker of an earlier portal: a stale cache would show old pages (HS-11). */
export const unregisterWorkers = async (
  container: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker,
): Promise<void> => {
  const registrations = (await container?.getRegistrations().catch(() => [])) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
};
