export { type KillableVault, openVault } from './killable-vault.ts';
export { EDITS, type KilledEditor, playKilledEdits } from './killed-edits.ts';
export { randomNumbers } from './random-numbers.ts';
