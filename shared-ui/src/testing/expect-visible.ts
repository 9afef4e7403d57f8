import { waitFor } from '@testing-library/react';

/** Waits until an element is there and nothing hides it; being in the document alone is no proof of being seen. */
export const expectVisible = async (find: () => HTMLElement): Promise<void> => {
  await waitFor(() => expect(find()).toBeVisible());
};
