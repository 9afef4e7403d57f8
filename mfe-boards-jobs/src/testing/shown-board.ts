import { screen, within } from '@testing-library/react';

/** What a person sees: column titles with the titles of their cards, top to bottom. */
export const shownBoard = (): Record<string, string[]> =>
  Object.fromEntries(
    screen
      .queryAllByRole('region')
      .filter((region) => region.dataset['column'] !== undefined)
      .map((region) => [
        within(region).getByRole('heading').textContent ?? '',
        within(region)
          .queryAllByRole('group')
          .map((card) => card.querySelector('.board-card-title')?.textContent ?? ''),
      ]),
  );

/** A card by its title. */
export const cardNamed = (title: string): HTMLElement =>
  screen.getByRole('group', { name: new RegExp(`^${title}`) });
