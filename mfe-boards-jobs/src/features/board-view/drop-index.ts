/**
 * The place in the whole list for a card that was dropped at `position` among the rendered ones:
 * before the card that follows it there, else after the one before it. Works with any filter or
 * window, because it asks for neighbours and not for numbers.
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
