/** Acts at once, or after the press under way: what moves a button while it is pressed takes its click away. */
export const afterPress = (act: () => void): void => {
  if (!document.querySelector('button:active, a:active')) {
    act();
    return;
  }
  document.addEventListener('mouseup', () => setTimeout(act), { once: true });
};
