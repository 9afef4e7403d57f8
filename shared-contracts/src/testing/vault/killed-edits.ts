import { type KillableVault, openVault } from './killable-vault.ts';
import { randomNumbers } from './random-numbers.ts';

/** An editor as a test sees it. */
export interface KilledEditor {
  /** Opens the page on this vault and resolves when it takes input; the result takes the page away. */
  open: (vault: KillableVault) => Promise<() => void>;
  /** Makes one random edit and remembers what must be there from now on. */
  edit: (random: (below: number) => number, count: number) => void | Promise<void>;
  /** Compares the page with what must be there. */
  check: () => void | Promise<void>;
}

/** Edits of a run: some on a desk, and as many as one likes in a proof. */
export const EDITS = Number(process.env['KILLED_EDITS'] ?? 150);

// A short run dies as often as a long one, with fewer edits in between.
const KILLS = 25;
const HIDDEN = 50;

/** Makes random edits and kills the page at random moments; resolves with the number of kills. */
export const playKilledEdits = async (
  edits: number,
  seed: number,
  editor: KilledEditor,
): Promise<number> => {
  const random = randomNumbers(seed);
  let vault = openVault();
  let close = await editor.open(vault);
  let kills = 0;
  const reopen = async (): Promise<void> => {
    vault.kill();
    close();
    kills += 1;
    vault = openVault();
    close = await editor.open(vault);
    await editor.check();
  };
  for (let count = 0; count < edits; count += 1) {
    await editor.edit(random, count);
    // Now and then a save is under way, or finished, when the end comes.
    if (random(Math.ceil(edits / HIDDEN)) === 0)
      document.dispatchEvent(new Event('visibilitychange'));
    if (random(Math.ceil(edits / KILLS)) === 0) await reopen();
  }
  await reopen();
  close();
  await vault.removeAll();
  vault.close();
  return kills;
};
