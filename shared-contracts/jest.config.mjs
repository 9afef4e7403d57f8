import { nodeJest } from '../tooling/jest/jest.base.mjs';

/** Hooks and browser storage name jsdom in a docblock of their own test file. */
export default nodeJest('shared-contracts');
