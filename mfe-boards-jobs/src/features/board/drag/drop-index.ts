/**
 * The index in the whole list for a card that was dropped at `position` among the rendered ones: before the card
 * that follows it there, else after the one before it. Asking for neighbours instead of numbers makes it right
 * with any filter or window.
 */
export const dropIndex = (
  all: readonly string[],
  rendered: readonly string[],
  cardId: string,
  position: number,
): number => {
  const others = all.filter((id) => id !== cardId);
  const shown = rendered.filter((id) => id !== cardId);
  const next = shown[position];
  if (next !== undefined) return others.indexOf(next);
  const last = shown.at(-1);
  return last === undefined ? 0 : others.indexOf(last) + 1;
};
