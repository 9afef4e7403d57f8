import { screen, waitFor } from '@testing-library/react';

/** Waits until an element is there and nothing hides it; being in the document alone is no proof of being seen. */
export const expectVisible = async (find: () => HTMLElement): Promise<void> => {
  await waitFor(() => expect(find()).toBeVisible());
};

/**
 * Waits until a text is shown once. A popup is said aloud as well, a moment later and from a place that nobody sees:
 * whoever looks for any text finds one or two, by chance.
 */
export const expectShown = (text: string | RegExp): Promise<void> =>
  expectVisible(() => screen.getByText(text, { ignore: 'script, style, [aria-live]' }));
