/** Taken for every card until the first ones were measured, in pixels. */
const FIRST_HEIGHT = 120;

const average = (heights: ReadonlyMap<string, number>): number => {
  let sum = 0;
  for (const height of heights.values()) sum += height;
  return sum / heights.size;
};

/** Heights of cards with their gap: as measured, and the average for cards that were never rendered. */
export class CardHeights {
  private readonly measured = new Map<string, number>();
  private typical = FIRST_HEIGHT;

  /** Takes over what was measured; a card that is not laid out has no height and is left out. */
  measure(heights: ReadonlyMap<string, number>): void {
    for (const [id, height] of heights) if (height > 0) this.measured.set(id, height);
    if (this.measured.size > 0) this.typical = average(this.measured);
  }

  /** The height of each of these cards. */
  each(ids: readonly string[]): number[] {
    return ids.map((id) => this.measured.get(id) ?? this.typical);
  }

  /** The height of all these cards together. */
  sum(ids: readonly string[]): number {
    return this.each(ids).reduce((sum, height) => sum + height, 0);
  }
}
