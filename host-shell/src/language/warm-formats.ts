const whenIdle = (task: () => void): void => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else setTimeout(task, 0);
};

/**
 * Makes the browser load how the page's language writes dates and amounts, while the code is still on its way.
 * The first formatter takes 25 to 50 ms, and otherwise the first picture with a date waits for it.
 */
export const warmFormats = (): void => {
  whenIdle(() => {
    const lang = document.documentElement.lang || 'en';
    new Intl.DateTimeFormat(lang).format(0);
    new Intl.NumberFormat(lang, { style: 'currency', currency: 'USD' }).format(0);
  });
};
