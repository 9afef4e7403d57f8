/**
 * Runs at once, or after the button or link that is pressed now was released: something that moves it in between,
 * like an error that appears above, would take its click away.
 */
export const afterRelease = (run: () => void): void => {
  if (!document.querySelector('button:active, a:active')) {
    run();
    return;
  }
  document.addEventListener('mouseup', () => setTimeout(run), { once: true });
};
