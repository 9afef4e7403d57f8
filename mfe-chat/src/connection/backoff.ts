import { type ChatTimings, chatTimings } from './timings.ts';

/**
 * Milliseconds until the next try: the first exactly as specified (CH-10), then doubling with jitter up to half a
 * minute, so that a returning server is not met by everybody at once.
 *
 * @param failures tries that failed since the last open connection, at least 1.
 * @param random 0 to 1.
 */
export const reconnectDelay = (
  failures: number,
  random: () => number,
  timings: ChatTimings = chatTimings,
): number => {
  const { reconnectDelay: first, reconnectMax } = timings;
  if (failures <= 1) return first;
  const ceiling = Math.min(reconnectMax, first * 2 ** (failures - 1));
  return Math.round(ceiling / 2 + (random() * ceiling) / 2);
};
